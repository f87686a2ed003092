const require_files_of_commit = require("./files-of-commit.js");
const require_preview_files = require("./preview-files.js");
const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_digest = require("./digest.js");
const require_review_key = require("./review-key.js");
const require_git = require("./git.js");
const require_apply = require("./apply.js");
const require_tests_of_base = require("./tests-of-base.js");
const require_guards = require("./guards.js");
const require_action = require("../action.js");
const require_plan = require("./plan.js");
const require_write_plan = require("./write-plan.js");
// src/action/join-outcomes.ts
const worstFirst = [
	"partial",
	"failed",
	"stale",
	"needs-approval",
	"invalid",
	"applied",
	"changes",
	"no-changes",
	"valid"
];
function joinOutcomes(outcomes) {
	const [worst] = outcomes.toSorted((a, b) => worstFirst.indexOf(a.kind) - worstFirst.indexOf(b.kind));
	if (worst === void 0) return {
		kind: "no-changes",
		plan: require_plan.makePlan([]),
		problems: [],
		guards: []
	};
	if (outcomes.length === 1 || worst.kind === "valid") return worst;
	const bundles = joinBundles(outcomes.flatMap((outcome) => require_validate.planOf(outcome)?.bundles ?? []));
	const results = joinResults(outcomes.flatMap((outcome) => "results" in outcome ? outcome.results : []), bundles);
	const problems = outcomes.flatMap((outcome) => outcome.problems);
	const plan = require_plan.makePlan(bundles);
	const wasApplied = results.some(({ result }) => result.kind === "applied" || result.kind === "unverified");
	if ((worst.kind === "failed" || worst.kind === "invalid") && wasApplied) return {
		kind: "partial",
		plan,
		results,
		problems,
		guards: []
	};
	if (worst.kind === "invalid") return {
		...worst,
		problems
	};
	if (worst.kind === "failed") return {
		...worst,
		plan,
		results,
		problems
	};
	const guards = outcomes.flatMap((outcome) => "guards" in outcome ? outcome.guards : []);
	if (worst.kind === "stale" || worst.kind === "applied" || worst.kind === "partial") return {
		...worst,
		plan,
		results,
		problems,
		guards
	};
	return {
		...worst,
		plan,
		problems,
		guards
	};
}
function joinMerges(merges, remainingPlan) {
	const outcomes = merges.map(({ outcome }) => outcome);
	const isAnyRefused = merges.some(({ refusal }) => refusal !== null);
	if (merges.length < 2 || !isAnyRefused) return joinOutcomes(outcomes);
	const problems = outcomes.flatMap((outcome) => outcome.problems);
	const written = joinOutcomes(merges.flatMap(({ outcome, refusal }) => refusal === null ? [outcome] : writtenPart(outcome)));
	if (written.kind !== "no-changes") return {
		...written,
		problems
	};
	if (remainingPlan === null) return joinOutcomes(outcomes);
	const guards = outcomes.flatMap((outcome) => "guards" in outcome ? outcome.guards : []);
	return {
		kind: remainingPlan.bundles.some(({ changes }) => changes.length > 0) ? "changes" : "no-changes",
		plan: remainingPlan,
		problems,
		guards
	};
}
function writtenPart(outcome) {
	if (outcome.kind !== "applied" && outcome.kind !== "partial") return [];
	const results = outcome.results.filter(({ result }) => result.kind !== "not-applied");
	if (results.every(({ result }) => result.kind === "already-applied")) return [];
	return [{
		...outcome,
		results,
		plan: require_plan.makePlan(results.map(({ bundle }) => bundle))
	}];
}
function joinBundles(bundles) {
	const joined = [];
	for (const bundle of bundles) {
		const index = joined.findIndex((other) => require_validate.isSameBundle(other, bundle));
		const earlier = joined[index];
		if (earlier === void 0) {
			joined.push(bundle);
			continue;
		}
		const changes = [...earlier.changes, ...bundle.changes];
		joined[index] = {
			...bundle,
			stateVersion: earlier.stateVersion,
			changes
		};
	}
	return joined;
}
function joinResults(results, bundles) {
	return bundles.flatMap((bundle) => {
		const resultsOfBundle = results.filter((other) => require_validate.isSameBundle(other.bundle, bundle));
		const latest = resultsOfBundle.at(-1);
		const written = resultsOfBundle.findLast(({ result }) => result.kind === "applied");
		const joined = latest?.result.kind === "already-applied" ? written ?? latest : latest;
		if (joined === void 0) return [];
		const { result } = joined;
		const firstUndo = resultsOfBundle.map((other) => undoOf(other)).find((undo) => undo !== null);
		if (!("undo" in result) || result.undo === null || firstUndo === void 0) return [{
			bundle,
			result
		}];
		return [{
			bundle,
			result: {
				...result,
				undo: {
					...result.undo,
					content: firstUndo.content
				}
			}
		}];
	});
}
const undoOf = ({ result }) => "undo" in result ? result.undo : null;
// src/action/apply-reviewed.ts
async function applyReviewed(plan, { outcome, files, targets }, action, { onStale = action.inputs.onStale ?? files.settings.onStale, previousOutcomes = [], reviewedOn = null } = {}) {
	const { runtime, inputs } = action;
	const { problems } = outcome;
	const toApply = {
		plan,
		problems,
		files,
		targets
	};
	const limits = require_start.withApproval(files.settings.guards, inputs.approval);
	let guards = checkVerdicts(plan, "guards" in outcome ? require_validate.testAndRuleResultsOf(outcome) : {}, limits);
	if (guards.length === 0 && reviewedOn !== null) guards = checkVerdicts(plan, { tests: await testResultsOn(reviewedOn, files, action) }, limits);
	if (guards.length > 0) return {
		kind: "needs-approval",
		plan,
		guards,
		problems
	};
	const report = await require_apply.applyPlan(plan, require_apply.openApplyContext(toApply, runtime), {
		onStale,
		limits,
		waves: files.settings.waves,
		saveUndo: (results) => require_write_plan.writeUndo(joinOutcomes([...previousOutcomes, {
			kind: "partial",
			plan,
			problems,
			results,
			guards: []
		}]), action)
	});
	return require_apply.outcomeOfApply(report, toApply);
}
const checkVerdicts = (plan, verdicts, limits) => require_guards.guardPlan(plan, limits, verdicts).filter(require_start.isFoundByTestsOrRules);
async function testResultsOn(commit, files, action) {
	require_action.fetchMissing(commit, action);
	return (await require_tests_of_base.runBaseTests(require_git.openCommit(action.git, commit), files))?.results ?? [];
}
// src/action/declared-bundles.ts
function settingsAt(commit, action) {
	const source = require_action.sourceOfCommit(commit, action);
	const config = require_action.configPath(action.inputs);
	return require_validate.loadConfig(source, source.kind(config) === "file" ? config : null);
}
async function declaredBundlesAt(commit, action) {
	const source = require_action.sourceOfCommit(commit, action);
	const { settings, problems } = await settingsAt(commit, action);
	const { paths, deployment } = await require_action.filesUnderBaseSettings(source, {
		source,
		name: commit
	}, action);
	const files = await require_validate.loadFiles(source, settings, {
		paths,
		deployment
	});
	if (require_start.hasErrors([...problems, ...files.problems.filter(({ code }) => !require_validate.missingFileCodes.has(code))])) return null;
	return toDeclaredBundles(files.bundles);
}
const toDeclaredBundles = (bundles) => new Map(bundles.map((bundle) => [JSON.stringify([bundle.deployment, bundle.kind]), {
	bundle,
	digest: require_digest.bundleDigest(bundle)
}]));
const changedBundles = (before, after) => [...new Map([...before, ...after])].flatMap(([key, { bundle }]) => before.get(key)?.digest === after.get(key)?.digest ? [] : [bundle]);
// src/action/commit-previews.ts
function openCommitPreviews(action, earlyPreview = null) {
	let unusedEarlyPreview = earlyPreview;
	const previousOutcomes = [];
	return {
		async declareSameBundles(commit, otherCommit) {
			if (commit === otherCommit) return true;
			try {
				const declared = await declaredBundlesAt(commit, action);
				const otherDeclared = await declaredBundlesAt(otherCommit, action);
				if (declared === null || otherDeclared === null) return false;
				return changedBundles(declared, otherDeclared).length === 0;
			} catch (error) {
				if (!(error instanceof require_start.UsageError)) throw error;
				return null;
			}
		},
		async bundlesChangedBySettings(before, after) {
			try {
				const { settings: settingsBefore } = await settingsAt(before, action);
				const { settings: settingsAfter } = await settingsAt(after, action);
				if (require_review_key.settingsDigest(settingsBefore) === require_review_key.settingsDigest(settingsAfter)) return [];
				return changedBundles(await declaredBundlesAt(before, action) ?? new Map(), await declaredBundlesAt(after, action) ?? new Map());
			} catch (error) {
				if (!(error instanceof require_start.UsageError)) throw error;
				return [];
			}
		},
		async previewAt(commit, base) {
			const previewed = requireAllAnswers(await previewOnce(commit, base));
			if (require_action.isFailed(previewed)) return {
				outcome: previewed,
				current: null,
				apply: refuseApply
			};
			return toCommitPreview(previewed, {
				base,
				previousOutcomes
			}, action);
		},
		async previewReachable(commit, base) {
			let previewed = await previewOnce(commit, base);
			if (!require_action.isFailed(previewed) && previewed.files.settings.waves.length > 0) previewed = requireAllAnswers(previewed);
			if (require_action.isFailed(previewed)) return {
				outcome: previewed,
				current: null,
				apply: refuseApply,
				unanswered: []
			};
			return {
				...await toCommitPreview(previewed, {
					base,
					previousOutcomes
				}, action),
				unanswered: await unansweredIn(previewed, base, action)
			};
		}
	};
	async function previewOnce(commit, base) {
		const early = unusedEarlyPreview;
		const previewed = early?.commit === commit && early.base === base ? await early.previewed : await previewCommit(commit, base, action, { allowsFailedDeployments: true });
		unusedEarlyPreview = null;
		return previewed;
	}
}
function requireAllAnswers(previewed) {
	if (require_action.isFailed(previewed)) return previewed;
	const [firstUnanswered] = previewed.failedDeployments;
	return firstUnanswered === void 0 ? previewed : require_action.toFailedOutcome(firstUnanswered.error);
}
async function unansweredIn({ failedDeployments, files }, base, action) {
	if (failedDeployments.length === 0) return [];
	const before = await declaredBundlesAt(base, action);
	const changed = before === null ? files.bundles : changedBundles(before, toDeclaredBundles(files.bundles));
	const changedSlugs = new Set(changed.map(({ deployment }) => deployment));
	return failedDeployments.map((deployment) => ({
		...deployment,
		isChanged: changedSlugs.has(deployment.slug)
	}));
}
const startEarlyPreview = (commit, base, action) => ({
	commit,
	base,
	previewed: require_start.deferRejection(previewCommit(commit, base, action, { allowsFailedDeployments: true }))
});
const refuseApply = () => {
	throw new Error("a preview that failed is not applied");
};
async function previewCommit(commit, base, action, options = {}) {
	try {
		const source = require_action.sourceOfCommit(commit, action);
		require_action.fetchMissing(base, action);
		const testSource = require_git.openCommit(action.git, base);
		const selection = await require_action.filesUnderBaseSettings(source, {
			source: testSource,
			name: base
		}, action);
		return await require_preview_files.previewFiles({
			...selection,
			...options,
			testSource,
			approval: action.inputs.approval
		}, action.runtime);
	} catch (error) {
		return require_action.toFailedOutcome(error);
	}
}
async function toCommitPreview(previewed, { base, previousOutcomes }, action) {
	return {
		outcome: previewed.outcome,
		current: await readCoveredPlan(previewed, base, action),
		async apply(plan, reviewedOn) {
			const outcome = await applyReviewed(plan, previewed, action, {
				previousOutcomes,
				reviewedOn: reviewedOn === base ? null : reviewedOn
			});
			previousOutcomes.push(outcome);
			return outcome;
		}
	};
}
async function readCoveredPlan({ outcome, files }, base, action) {
	const plan = require_validate.planOf(outcome);
	if (plan === null) return null;
	return {
		covered: await coveredBundles(plan, files, base, action),
		platform: action.runtime.connections.platformName ?? "",
		settings: require_review_key.settingsDigest(files.settings),
		onStale: action.inputs.onStale ?? files.settings.onStale
	};
}
async function coveredBundles(plan, files, base, action) {
	require_action.fetchMissing(base, action);
	const scope = require_files_of_commit.scopeOfRun(plan, files);
	const { bundles: baseBundles } = await require_files_of_commit.readBase(require_git.openCommit(action.git, base), scope);
	return plan.bundles.flatMap((bundle) => {
		const baseBundle = require_files_of_commit.findBundleInCommit(bundle, baseBundles, scope);
		const baseDigest = baseBundle === null ? null : require_digest.bundleDigest(baseBundle);
		return baseDigest === bundle.bundleDigest ? [] : [{
			bundle,
			base: baseDigest
		}];
	});
}
Object.defineProperty(exports, "applyReviewed", {
	enumerable: true,
	get: function() {
		return applyReviewed;
	}
});
Object.defineProperty(exports, "joinMerges", {
	enumerable: true,
	get: function() {
		return joinMerges;
	}
});
Object.defineProperty(exports, "openCommitPreviews", {
	enumerable: true,
	get: function() {
		return openCommitPreviews;
	}
});
Object.defineProperty(exports, "previewCommit", {
	enumerable: true,
	get: function() {
		return previewCommit;
	}
});
Object.defineProperty(exports, "readCoveredPlan", {
	enumerable: true,
	get: function() {
		return readCoveredPlan;
	}
});
Object.defineProperty(exports, "startEarlyPreview", {
	enumerable: true,
	get: function() {
		return startEarlyPreview;
	}
});
Object.defineProperty(exports, "unansweredIn", {
	enumerable: true,
	get: function() {
		return unansweredIn;
	}
});
