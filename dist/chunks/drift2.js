const require_drift = require("./drift.js");
const require_start = require("./start.js");
const require_three_way = require("./three-way.js");
const require_compare = require("./compare.js");
const require_preview = require("./preview.js");
const require_preview_files = require("./preview-files.js");
const require_validate = require("./validate.js");
const require_digest = require("./digest.js");
const require_edit_bundles = require("./edit-bundles.js");
const require_replace_texts = require("./replace-texts.js");
const require_detection_lists = require("./detection-lists.js");
const require_undo = require("./undo.js");
// src/commands/drift/expired-exceptions.ts
async function removeExpired({ selection }, newTexts, runtime) {
	const files = await require_validate.loadSelection({
		...selection,
		source: require_replace_texts.overlay(selection.source, newTexts)
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
	const { newTexts: textsWithoutExpired, editedBundles } = await require_edit_bundles.editBundles(bundleEdits, require_edit_bundles.policyTexts(files), files);
	const allNewTexts = new Map([...newTexts, ...textsWithoutExpired]);
	const filesAfter = await require_validate.loadSelection({
		...selection,
		source: require_replace_texts.overlay(selection.source, allNewTexts)
	}, runtime);
	const expectedBundles = files.bundles.map((bundle) => removals.find((removal) => removal.bundle === bundle)?.bundleAfter ?? bundle);
	if (!editedBundles.every(({ unwritten }) => unwritten.length === 0) || require_start.hasErrors(filesAfter.problems) || !declareAll(filesAfter, expectedBundles)) throw new require_start.UsageError("The expired exceptions cannot be removed from the files exactly. No file was changed.", { fix: "Remove them by hand: `ifmatch validate` lists them." });
	return {
		newTexts: allNewTexts,
		count: removals.reduce((sum, { expired }) => sum + expired.size, 0)
	};
}
const expiredExceptions = (bundle, { today }) => new Set(bundle.kind === "remediation" ? [] : require_validate.expiredIn(bundle, today));
function withoutExceptions(bundle, ids) {
	if (bundle.kind === "remediation") return bundle;
	const exceptions = bundle.content.exceptions.filter((exception) => !ids.has(require_validate.exceptionId(exception)));
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
// src/commands/drift/write-drift.ts
async function writeDrift(toWrite, options, runtime) {
	const { foundDrift, files } = toWrite;
	const { newTexts, textsBefore, fixed, notFixed } = await prepareEdits(toWrite, require_edit_bundles.policyTexts(files));
	require_edit_bundles.requireConfiguredPaths(newTexts, textsBefore, files);
	const source = require_replace_texts.overlay(options.source, newTexts);
	const { outcome } = await require_preview_files.previewFiles({
		...options,
		source,
		approval: require_start.noApproval
	}, runtime);
	if (outcome.kind !== "changes" && outcome.kind !== "no-changes") return null;
	const remainingDrift = compareAgain(outcome.plan, toWrite);
	if (!remainsExactly(remainingDrift, foundDrift, fixed)) return null;
	const removal = options.removeExpired === true ? await removeExpired(files, newTexts, runtime) : null;
	const writer = {
		command: "drift --write",
		force: options.force
	};
	const { written, removed } = require_edit_bundles.writeNewTexts(writer, textsBefore, removal?.newTexts ?? newTexts, runtime);
	const expired = removal?.count ?? 0;
	const problems = expired === 0 ? outcome.problems : outcome.problems.filter((located) => !isAboutExpiredException(located));
	return {
		remainingDrift,
		fix: {
			written,
			removed,
			fixed,
			notFixed,
			expired
		},
		problems
	};
}
const isAboutExpiredException = ({ problem }) => problem.code === "expired" && problem.noun === "exception";
async function prepareEdits({ foundDrift, bundlesWithBase, files }, textsOfFiles) {
	const bundleEdits = [];
	const fixed = [];
	const notFixed = [];
	for (const { deployment, kind, changes } of foundDrift.bundles) {
		const platformEdits = changes.flatMap((change) => change.origin === "platform" ? [{
			...change,
			deployment,
			kind
		}] : []);
		if (platformEdits.length === 0) continue;
		const bundle = bundlesWithBase.find((candidate) => require_validate.isSameBundle(candidate.bundle, {
			kind,
			deployment
		}))?.bundle;
		const newContent = bundle === void 0 ? null : require_undo.undoBundle(bundle);
		if (bundle === void 0 || newContent === null) {
			notFixed.push(...platformEdits.map((driftChange) => ({
				driftChange,
				reason: "unwritable"
			})));
			continue;
		}
		const selectedIds = new Set(platformEdits.flatMap(({ change }) => identitiesOf(change, bundle)));
		bundleEdits.push({
			kind,
			deployment: slugInFiles(bundle, files),
			newContent,
			selectedIds,
			platformEdits
		});
	}
	const { newTexts, editedBundles, textsBefore } = await require_edit_bundles.editBundles(bundleEdits, textsOfFiles, files);
	for (const { edit, unwritten } of editedBundles) {
		const [first] = unwritten;
		if (first === void 0) fixed.push(...edit.platformEdits);
		else notFixed.push(...edit.platformEdits.map((driftChange) => ({
			driftChange,
			reason: first.why
		})));
	}
	return {
		newTexts,
		textsBefore,
		fixed,
		notFixed
	};
}
function identitiesOf(change, bundle) {
	if (change.object === "DetectionPolicy") return require_detection_lists.findChangedItems(change).map(({ id }) => id);
	return [...new Set([change.id, ...require_validate.declaredIds(bundle, [change]).values()])];
}
function slugInFiles({ kind, deployment }, { bundles, selection }) {
	const bundlesOfKind = bundles.filter((bundle) => bundle.kind === kind);
	return (bundlesOfKind.find((bundle) => bundle.deployment === deployment.slug) ?? bundlesOfKind.find((bundle) => bundle.deployment === null))?.deployment ?? selection.deployment;
}
function compareAgain(plan, { bundlesWithBase, undeclared }) {
	const comparedAgain = plan.bundles.map((bundle) => {
		const before = bundlesWithBase.find((other) => require_validate.isSameBundle(other.bundle, bundle));
		if (before === void 0) throw new Error("a bundle was added between two comparisons of the same files");
		return {
			...before,
			bundle
		};
	});
	return require_three_way.findDrift(comparedAgain, undeclared);
}
function remainsExactly(remaining, foundDrift, fixed) {
	const fixedChanges = new Set(fixed.map(({ change }) => change));
	return foundDrift.bundles.every((bundle) => {
		const expected = bundle.changes.map(({ change }) => change).filter((change) => !fixedChanges.has(change));
		const changes = remaining.bundles.find((other) => require_validate.isSameBundle(other, bundle))?.changes ?? [];
		return require_digest.diffDigest(expected) === require_digest.diffDigest(changes.map(({ change }) => change));
	});
}
// src/commands/drift/drift.ts
const drift = async (options, runtime) => (await driftOfFiles(options, runtime)).outcome;
async function driftOfFiles(options, runtime) {
	const previewed = await require_preview_files.previewFiles({
		...options,
		approval: require_start.noApproval
	}, runtime);
	const { outcome, files, targets } = await require_preview.warnAboutDroppedBundles(previewed, runtime);
	if (outcome.kind === "invalid") return {
		outcome: {
			kind: "invalid",
			problems: outcome.problems
		},
		files,
		targets
	};
	if (outcome.kind !== "changes" && outcome.kind !== "no-changes") throw new Error(`a preview ended with ${outcome.kind}`);
	const { plan, problems } = outcome;
	const bundlesWithBase = await require_compare.compareWithBase(plan, files, targets, options, runtime);
	const undeclared = require_preview_files.findUndeclaredBundles(plan);
	const foundDrift = require_three_way.findDrift(bundlesWithBase, undeclared);
	const brokenTests = await findTestsBrokenBy(foundDrift, files, runtime);
	const hasExpired = files.bundles.some((bundle) => expiredExceptions(bundle, runtime).size > 0);
	const hasWork = hasDrift(foundDrift) || options.removeExpired === true && hasExpired;
	if (!options.write || !hasWork) return {
		outcome: {
			kind: driftKind(foundDrift),
			drift: foundDrift,
			fix: null,
			brokenTests,
			problems
		},
		files,
		targets
	};
	const written = await writeDrift({
		foundDrift,
		bundlesWithBase,
		undeclared,
		files
	}, options, runtime);
	if (written === null) return {
		outcome: {
			kind: "failed",
			error: new Error(notWrittenMessage),
			problems: []
		},
		files,
		targets
	};
	const { remainingDrift, ...result } = written;
	return {
		outcome: {
			kind: driftKind(remainingDrift),
			drift: remainingDrift,
			brokenTests,
			...result
		},
		files,
		targets
	};
}
const notWrittenMessage = "Nothing was written: a dry run with the platform's edits does not show exactly the rest of the drift. No file was changed. Rerun `ifmatch drift`; if it persists, edit the files by hand.";
const hasDrift = (drifted) => require_drift.changesIn(drifted).length > 0;
const driftKind = (drifted) => hasDrift(drifted) ? "drift" : "in-sync";
async function findTestsBrokenBy({ bundles }, files, runtime) {
	const editedBundles = bundles.filter(({ changes }) => changes.some(({ origin }) => origin !== "repository"));
	if (editedBundles.length === 0 || files.tests.length === 0) return [];
	const { findBrokenTests } = await Promise.resolve().then(() => require("./broken-tests.js"));
	return findBrokenTests(editedBundles, files, runtime);
}
exports.drift = drift;
exports.driftOfFiles = driftOfFiles;
