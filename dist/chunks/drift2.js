const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_drift = require("./drift.js");
const require_digest = require("./digest.js");
const require_detection_lists = require("./detection-lists.js");
const require_three_way = require("./three-way.js");
const require_undo = require("./undo.js");
const require_compare = require("./compare.js");
const require_edit_bundles = require("./edit-bundles.js");
const require_replace_texts = require("./replace-texts.js");
const require_preview = require("./preview.js");
const require_preview_files = require("./preview-files.js");
// src/commands/drift.ts
const drift = async (options, runtime) => (await driftOfFiles(options, runtime)).outcome;
async function driftOfFiles(options, runtime) {
	const previewed = await require_preview_files.previewFiles({
		...options,
		approval: require_start.noApproval
	}, runtime);
	const { outcome, files, targets } = await require_preview.warnAboutUndeclaredBundles(previewed, runtime);
	if (outcome.kind !== "changes" && outcome.kind !== "no-changes") return {
		outcome: toDriftOutcome(outcome),
		files,
		targets
	};
	const { plan, problems } = outcome;
	const compared = await require_compare.compareWithBase(plan, files, targets, options, runtime);
	const unmanaged = require_preview_files.unmanagedBundles(plan);
	const found = require_three_way.findDrift(compared, unmanaged);
	const brokenTests = await testsBrokenBy(found, files, runtime);
	const run = {
		files,
		targets
	};
	const removesAny = options.removeExpired === true && files.bundles.some((bundle) => expiredExceptions(bundle, runtime).size > 0);
	if (!options.write || require_drift.entriesOf(found).length === 0 && !removesAny) return {
		outcome: {
			kind: driftKind(found),
			drift: found,
			fix: null,
			brokenTests,
			problems
		},
		...run
	};
	return {
		outcome: await writeDrift({
			found,
			compared,
			unmanaged,
			brokenTests,
			files
		}, options, runtime),
		...run
	};
}
const driftKind = (found) => require_drift.entriesOf(found).length === 0 ? "in-sync" : "drift";
function toDriftOutcome(outcome) {
	if (outcome.kind !== "invalid") throw new Error(`a preview ended with ${outcome.kind}`);
	return {
		kind: "invalid",
		problems: outcome.problems
	};
}
const isEdit = ({ origin }) => origin !== "repository";
async function testsBrokenBy({ bundles }, files, runtime) {
	const edited = bundles.filter(({ entries }) => entries.some(isEdit));
	if (edited.length === 0 || files.tests.length === 0) return [];
	const { findBrokenTests } = await Promise.resolve().then(() => require("./broken-tests.js"));
	return findBrokenTests(edited, files, runtime);
}
async function writeDrift(toFix, options, runtime) {
	const { edits, before, fixed, notFixed } = await planEdits(toFix, require_edit_bundles.policyTexts(toFix.files));
	require_edit_bundles.requireConfiguredPaths(edits, before, toFix.files);
	const source = require_replace_texts.overlay(options.source, edits);
	const { outcome } = await require_preview_files.previewFiles({
		...options,
		source,
		approval: require_start.noApproval
	}, runtime);
	const rest = outcome.kind === "changes" || outcome.kind === "no-changes" ? compareAgain(outcome.plan, toFix) : null;
	if (rest === null || !leavesExactly(toFix.found, fixed, rest)) return {
		kind: "failed",
		error: new Error(notWrittenMessage),
		problems: []
	};
	const { edits: all, removed: expired } = options.removeExpired === true ? await withoutExpired(toFix.files, edits, runtime) : {
		edits,
		removed: 0
	};
	const writer = {
		command: "drift --write",
		force: options.force
	};
	const fix = {
		...require_edit_bundles.writeEdits(writer, before, all, runtime),
		fixed,
		notFixed,
		expired
	};
	const isLeft = ({ problem }) => expired === 0 || problem.code !== "expired" || problem.noun !== "exception";
	const { brokenTests } = toFix;
	return {
		kind: driftKind(rest),
		drift: rest,
		fix,
		brokenTests,
		problems: outcome.problems.filter(isLeft)
	};
}
async function withoutExpired(files, edits, runtime) {
	const source = require_replace_texts.overlay(files.selection.source, edits);
	const now = await require_validate.load({
		...files.selection,
		source
	}, runtime);
	const rest = now.bundles.map((bundle) => {
		if (bundle.kind === "remediation") return bundle;
		const expired = expiredExceptions(bundle, runtime);
		const exceptions = bundle.content.exceptions.filter((one) => !expired.has(require_validate.exceptionId(one)));
		return {
			...bundle,
			content: {
				...bundle.content,
				exceptions
			}
		};
	});
	const desired = rest.flatMap(({ kind, deployment, content }, index) => {
		const only = expiredExceptions(now.bundles[index], runtime);
		return only.size === 0 ? [] : [{
			kind,
			deployment,
			content: { ...content },
			only
		}];
	});
	const { edits: removals, edited } = await require_edit_bundles.editBundles(desired, require_edit_bundles.policyTexts(now), now);
	const all = new Map([...edits, ...removals]);
	const after = await require_validate.load({
		...files.selection,
		source: require_replace_texts.overlay(files.selection.source, all)
	}, runtime);
	const isRest = !require_start.hasErrors(after.problems) && rest.every((bundle) => {
		const found = after.bundles.find(({ kind, deployment }) => kind === bundle.kind && deployment === bundle.deployment);
		return found !== void 0 && require_digest.bundleDigest(found) === require_digest.bundleDigest(bundle);
	});
	if (edited.some(({ unwritten }) => unwritten.length > 0) || !isRest) throw new require_start.UsageError("The expired exceptions cannot be removed from the files exactly. No file was changed.", { fix: "Remove them by hand: `ifmatch validate` lists them." });
	return {
		edits: all,
		removed: desired.reduce((sum, { only }) => sum + (only?.size ?? 0), 0)
	};
}
const expiredExceptions = (bundle, { today }) => new Set(bundle === void 0 || bundle.kind === "remediation" ? [] : require_validate.expiredIn(bundle, today));
const notWrittenMessage = "Nothing was written: a dry run with the platform's edits does not show exactly the rest of the drift. No file was changed. Rerun `ifmatch drift`; if it persists, edit the files by hand.";
async function planEdits({ found, compared, files }, policies) {
	const editsOfBundles = [];
	const fixed = [];
	const notFixed = [];
	for (const [index, { deployment, kind, entries }] of found.bundles.entries()) {
		const bundle = compared[index]?.bundle;
		const entriesOfBundle = entries.flatMap((one) => one.origin === "platform" ? [{
			...one,
			deployment,
			kind
		}] : []);
		const content = bundle === void 0 || entriesOfBundle.length === 0 ? null : require_undo.undoBundle(bundle);
		if (bundle === void 0 || content === null) notFixed.push(...entriesOfBundle.map((entry) => ({
			entry,
			why: "unwritable"
		})));
		else {
			const only = new Set(entriesOfBundle.flatMap(({ change }) => identitiesOf(change, bundle)));
			editsOfBundles.push({
				entriesOfBundle,
				edit: {
					kind,
					deployment: nameInFiles(bundle, files),
					content,
					only
				}
			});
		}
	}
	const { edits, edited, before } = await require_edit_bundles.editBundles(editsOfBundles.map(({ edit }) => edit), policies, files);
	for (const [index, { entriesOfBundle }] of editsOfBundles.entries()) {
		const why = edited[index]?.unwritten[0]?.why;
		if (why === void 0) fixed.push(...entriesOfBundle);
		else notFixed.push(...entriesOfBundle.map((entry) => ({
			entry,
			why
		})));
	}
	return {
		edits,
		before,
		fixed,
		notFixed
	};
}
function identitiesOf(change, bundle) {
	if (change.object === "DetectionPolicy") return require_detection_lists.findChangedItems(change).map(({ id }) => id);
	return [...new Set([change.id, ...require_validate.declaredIds(bundle, [change]).values()])];
}
function nameInFiles({ kind, deployment }, { bundles, selection }) {
	const same = bundles.filter((bundle) => bundle.kind === kind);
	return (same.find((bundle) => bundle.deployment === deployment.slug) ?? same.find((bundle) => bundle.deployment === null))?.deployment ?? selection.deployment;
}
function compareAgain(plan, { compared, unmanaged }) {
	const now = plan.bundles.map((bundle) => {
		const before = compared.find((one) => require_validate.isSameBundle(one.bundle, bundle));
		if (before === void 0) throw new Error("a bundle was added between two comparisons of the same files");
		return {
			...before,
			bundle
		};
	});
	return require_three_way.findDrift(now, unmanaged);
}
function leavesExactly(former, fixed, now) {
	const isFixed = new Set(fixed.map(({ change }) => change));
	return former.bundles.every((bundle) => {
		const rest = bundle.entries.map(({ change }) => change).filter((change) => !isFixed.has(change));
		const found = now.bundles.find((one) => require_validate.isSameBundle(one, bundle))?.entries ?? [];
		return require_digest.diffDigest(rest) === require_digest.diffDigest(found.map(({ change }) => change));
	});
}
exports.drift = drift;
exports.driftOfFiles = driftOfFiles;
