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
	if (outcome.kind === "invalid") return {
		outcome: {
			kind: "invalid",
			problems: outcome.problems
		},
		files,
		targets
	};
	if (!isComparison(outcome)) throw new Error(`a preview ended with ${outcome.kind}`);
	const { plan, problems } = outcome;
	const compared = await require_compare.compareWithBase(plan, files, targets, options, runtime);
	const unmanaged = require_preview_files.unmanagedBundles(plan);
	const found = require_three_way.findDrift(compared, unmanaged);
	const brokenTests = await findTestsBrokenBy(found, files, runtime);
	const hasExpired = files.bundles.some((bundle) => expiredExceptions(bundle, runtime).size > 0);
	const hasWork = hasDrift(found) || options.removeExpired === true && hasExpired;
	if (options.write && hasWork) return {
		outcome: await writeDrift({
			found,
			compared,
			unmanaged,
			brokenTests,
			files
		}, options, runtime),
		files,
		targets
	};
	return {
		outcome: {
			kind: driftKind(found),
			drift: found,
			fix: null,
			brokenTests,
			problems
		},
		files,
		targets
	};
}
const isComparison = (outcome) => outcome.kind === "changes" || outcome.kind === "no-changes";
const hasDrift = (found) => require_drift.entriesOf(found).length > 0;
const driftKind = (found) => hasDrift(found) ? "drift" : "in-sync";
async function findTestsBrokenBy({ bundles }, files, runtime) {
	const edited = bundles.filter(({ entries }) => entries.some(({ origin }) => origin !== "repository"));
	if (edited.length === 0 || files.tests.length === 0) return [];
	const { findBrokenTests } = await Promise.resolve().then(() => require("./broken-tests.js"));
	return findBrokenTests(edited, files, runtime);
}
async function writeDrift(toWrite, options, runtime) {
	const { found, files, brokenTests } = toWrite;
	const { edits, before, fixed, notFixed } = await planEdits(toWrite, require_edit_bundles.policyTexts(files));
	require_edit_bundles.requireConfiguredPaths(edits, before, files);
	const source = require_replace_texts.overlay(options.source, edits);
	const { outcome } = await require_preview_files.previewFiles({
		...options,
		source,
		approval: require_start.noApproval
	}, runtime);
	const remaining = isComparison(outcome) ? compareAgain(outcome.plan, toWrite) : null;
	if (remaining === null || !remainsExactly(remaining, found, fixed)) return {
		kind: "failed",
		error: new Error(notWrittenMessage),
		problems: []
	};
	const removal = options.removeExpired === true ? await planRemovalOfExpired(files, edits, runtime) : null;
	const writer = {
		command: "drift --write",
		force: options.force
	};
	const { written, removed } = require_edit_bundles.writeEdits(writer, before, removal?.edits ?? edits, runtime);
	const expired = removal?.count ?? 0;
	const problems = expired === 0 ? outcome.problems : outcome.problems.filter((one) => !isAboutExpiredException(one));
	const fix = {
		written,
		removed,
		fixed,
		notFixed,
		expired
	};
	return {
		kind: driftKind(remaining),
		drift: remaining,
		fix,
		brokenTests,
		problems
	};
}
const notWrittenMessage = "Nothing was written: a dry run with the platform's edits does not show exactly the rest of the drift. No file was changed. Rerun `ifmatch drift`; if it persists, edit the files by hand.";
const isAboutExpiredException = ({ problem }) => problem.code === "expired" && problem.noun === "exception";
async function planEdits({ found, compared, files }, policies) {
	const bundleEdits = [];
	const fixed = [];
	const notFixed = [];
	for (const { deployment, kind, entries } of found.bundles) {
		const platformEdits = entries.flatMap((one) => one.origin === "platform" ? [{
			...one,
			deployment,
			kind
		}] : []);
		if (platformEdits.length === 0) continue;
		const bundle = compared.map((one) => one.bundle).find((one) => require_validate.isSameBundle(one, {
			kind,
			deployment
		}));
		const newContent = bundle === void 0 ? null : require_undo.undoBundle(bundle);
		if (bundle === void 0 || newContent === null) {
			notFixed.push(...platformEdits.map((entry) => ({
				entry,
				why: "unwritable"
			})));
			continue;
		}
		const selectedIds = new Set(platformEdits.flatMap(({ change }) => identitiesOf(change, bundle)));
		bundleEdits.push({
			kind,
			deployment: nameInFiles(bundle, files),
			newContent,
			selectedIds,
			platformEdits
		});
	}
	const { edits, edited, before } = await require_edit_bundles.editBundles(bundleEdits, policies, files);
	for (const { edit, unwritten } of edited) {
		const [first] = unwritten;
		if (first === void 0) fixed.push(...edit.platformEdits);
		else notFixed.push(...edit.platformEdits.map((entry) => ({
			entry,
			why: first.why
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
	const comparedAgain = plan.bundles.map((bundle) => {
		const before = compared.find((one) => require_validate.isSameBundle(one.bundle, bundle));
		if (before === void 0) throw new Error("a bundle was added between two comparisons of the same files");
		return {
			...before,
			bundle
		};
	});
	return require_three_way.findDrift(comparedAgain, unmanaged);
}
function remainsExactly(remaining, found, fixed) {
	const fixedChanges = new Set(fixed.map(({ change }) => change));
	return found.bundles.every((bundle) => {
		const expected = bundle.entries.map(({ change }) => change).filter((change) => !fixedChanges.has(change));
		const entries = remaining.bundles.find((one) => require_validate.isSameBundle(one, bundle))?.entries ?? [];
		return require_digest.diffDigest(expected) === require_digest.diffDigest(entries.map(({ change }) => change));
	});
}
async function planRemovalOfExpired({ selection }, edits, runtime) {
	const files = await require_validate.load({
		...selection,
		source: require_replace_texts.overlay(selection.source, edits)
	}, runtime);
	const removals = files.bundles.flatMap((bundle) => {
		const expired = expiredExceptions(bundle, runtime);
		return expired.size === 0 ? [] : [{
			bundle,
			expired,
			bundleAfter: withoutExceptions(bundle, expired)
		}];
	});
	const bundleEdits = removals.map(({ expired, bundleAfter: { kind, deployment, content } }) => ({
		kind,
		deployment,
		newContent: { ...content },
		selectedIds: expired
	}));
	const { edits: removingEdits, edited } = await require_edit_bundles.editBundles(bundleEdits, require_edit_bundles.policyTexts(files), files);
	const allEdits = new Map([...edits, ...removingEdits]);
	const filesAfter = await require_validate.load({
		...selection,
		source: require_replace_texts.overlay(selection.source, allEdits)
	}, runtime);
	const expectedBundles = files.bundles.map((bundle) => removals.find((one) => one.bundle === bundle)?.bundleAfter ?? bundle);
	if (!edited.every(({ unwritten }) => unwritten.length === 0) || require_start.hasErrors(filesAfter.problems) || !declareAll(filesAfter, expectedBundles)) throw new require_start.UsageError("The expired exceptions cannot be removed from the files exactly. No file was changed.", { fix: "Remove them by hand: `ifmatch validate` lists them." });
	return {
		edits: allEdits,
		count: removals.reduce((sum, { expired }) => sum + expired.size, 0)
	};
}
const expiredExceptions = (bundle, { today }) => new Set(bundle.kind === "remediation" ? [] : require_validate.expiredIn(bundle, today));
function withoutExceptions(bundle, ids) {
	if (bundle.kind === "remediation") return bundle;
	const exceptions = bundle.content.exceptions.filter((one) => !ids.has(require_validate.exceptionId(one)));
	return {
		...bundle,
		content: {
			...bundle.content,
			exceptions
		}
	};
}
const declareAll = (files, expected) => expected.every((bundle) => {
	const declared = files.bundles.find(({ kind, deployment }) => kind === bundle.kind && deployment === bundle.deployment);
	return declared !== void 0 && require_digest.bundleDigest(declared) === require_digest.bundleDigest(bundle);
});
exports.drift = drift;
exports.driftOfFiles = driftOfFiles;
