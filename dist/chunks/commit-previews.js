const require_start = require("./start.js");
const require_apply = require("./apply.js");
const require_tests_of_base = require("./tests-of-base.js");
const require_files_of_commit = require("./files-of-commit.js");
const require_preview_files = require("./preview-files.js");
const require_validate = require("./validate.js");
const require_guards = require("./guards.js");
const require_digest = require("./digest.js");
const require_review_key = require("./review-key.js");
const require_action = require("../action.js");
const require_git = require("./git.js");
const require_plan = require("./plan.js");
const require_write_plan = require("./write-plan.js");
// src/action/join-outcomes.ts
const severity = [
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
	const [worst] = outcomes.toSorted((a, b) => severity.indexOf(a.kind) - severity.indexOf(b.kind));
	if (worst === void 0) return {
		kind: "no-changes",
		plan: require_plan.makePlan([]),
		problems: [],
		guards: []
	};
	if (outcomes.length === 1 || worst.kind === "valid") return worst;
	const bundles = joinBundles(outcomes.flatMap((outcome) => "plan" in outcome ? outcome.plan?.bundles ?? [] : []));
	const results = joinResults(outcomes.flatMap((outcome) => "results" in outcome ? outcome.results : []), bundles);
	const problems = outcomes.flatMap((outcome) => outcome.problems);
	const plan = require_plan.makePlan(bundles);
	const wasApplied = results.some(({ outcome }) => outcome.result === "applied" || outcome.result === "unverified");
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
function joinMerges(merges, currentPlan) {
	const outcomes = merges.map(({ outcome }) => outcome);
	const settled = joinOutcomes(merges.flatMap(({ outcome, refusal }) => refusal === null ? [outcome] : writtenPart(outcome)));
	const isRefused = merges.some(({ refusal }) => refusal !== null);
	if (merges.length < 2 || !isRefused) return joinOutcomes(outcomes);
	const problems = outcomes.flatMap((outcome) => outcome.problems);
	if (settled.kind !== "no-changes") return {
		...settled,
		problems
	};
	if (currentPlan === null) return joinOutcomes(outcomes);
	const guards = outcomes.flatMap((outcome) => "guards" in outcome ? outcome.guards : []);
	return {
		kind: currentPlan.bundles.some(({ changes }) => changes.length > 0) ? "changes" : "no-changes",
		plan: currentPlan,
		problems,
		guards
	};
}
function writtenPart(outcome) {
	if (outcome.kind !== "applied" && outcome.kind !== "partial") return [];
	const results = outcome.results.filter(({ outcome: { result } }) => result !== "not-applied");
	if (results.every(({ outcome: { result } }) => result === "already-applied")) return [];
	return [{
		...outcome,
		results,
		plan: require_plan.makePlan(results.map(({ bundle }) => bundle))
	}];
}
function joinBundles(bundles) {
	const joined = [];
	for (const bundle of bundles) {
		const at = joined.findIndex((one) => require_validate.isSameBundle(one, bundle));
		const before = joined[at];
		if (before === void 0) joined.push(bundle);
		else joined[at] = {
			...bundle,
			stateVersion: before.stateVersion,
			changes: [...before.changes, ...bundle.changes]
		};
	}
	return joined;
}
function joinResults(results, bundles) {
	return bundles.flatMap((bundle) => {
		const resultsOfBundle = results.filter((one) => require_validate.isSameBundle(one.bundle, bundle));
		const latest = resultsOfBundle.at(-1);
		const written = resultsOfBundle.findLast(({ outcome }) => outcome.result === "applied");
		const result = latest?.outcome.result === "already-applied" ? written ?? latest : latest;
		if (result === void 0) return [];
		const first = resultsOfBundle.find(({ outcome }) => "undo" in outcome && outcome.undo !== null)?.outcome;
		const undo = first !== void 0 && "undo" in first ? first.undo : null;
		if (!("undo" in result.outcome) || undo === null || result.outcome.undo === null) return [{
			bundle,
			outcome: result.outcome
		}];
		return [{
			bundle,
			outcome: {
				...result.outcome,
				undo: {
					...result.outcome.undo,
					content: undo.content
				}
			}
		}];
	});
}
// src/action/commit-previews.ts
function openPolicies(action, early = null) {
	let started = early;
	const applied = [];
	return {
		async declareSame(one, other) {
			if (one === other) return true;
			try {
				const [before, after] = [await declaredBundlesAt(one, action), await declaredBundlesAt(other, action)];
				return before !== null && after !== null && changedBundles(before, after).length === 0;
			} catch (error) {
				if (!(error instanceof require_start.UsageError)) throw error;
				return null;
			}
		},
		async changedWithSettings(one, other) {
			try {
				const [before, after] = [await settingsAt(one, action), await settingsAt(other, action)];
				if (require_review_key.settingsDigest(before.settings) === require_review_key.settingsDigest(after.settings)) return [];
				return changedBundles(await declaredBundlesAt(one, action) ?? new Map(), await declaredBundlesAt(other, action) ?? new Map());
			} catch (error) {
				if (!(error instanceof require_start.UsageError)) throw error;
				return [];
			}
		},
		async previewAt(commit, base) {
			const previewed = requireAllAnswers(await previewOnce(commit, base));
			if ("kind" in previewed) return {
				outcome: previewed,
				current: null,
				apply: noApply
			};
			return toCommitPreview(previewed, {
				base,
				applied
			}, action);
		},
		async previewAnswered(commit, base) {
			const found = await previewOnce(commit, base);
			const previewed = "kind" in found || found.files.settings.waves.length === 0 ? found : requireAllAnswers(found);
			if ("kind" in previewed) return {
				outcome: previewed,
				current: null,
				apply: noApply,
				unanswered: []
			};
			return {
				...await toCommitPreview(previewed, {
					base,
					applied
				}, action),
				unanswered: await unansweredIn(previewed, base, action)
			};
		}
	};
	async function previewOnce(commit, base) {
		const previewed = await (started?.commit === commit && started.base === base && started !== null ? started.previewed : previewCommit(commit, base, action, { allowsUnanswered: true }));
		started = null;
		return previewed;
	}
}
function requireAllAnswers(previewed) {
	if ("kind" in previewed) return previewed;
	const [first] = previewed.unanswered;
	return first === void 0 ? previewed : require_action.toFailedOutcome(first.error);
}
async function unansweredIn({ unanswered, files }, base, action) {
	if (unanswered.length === 0) return [];
	const before = await declaredBundlesAt(base, action);
	const changed = before === null ? files.bundles : changedBundles(before, declaredBy(files.bundles));
	const slugs = new Set(changed.map(({ deployment }) => deployment));
	return unanswered.map((one) => ({
		...one,
		isChanged: slugs.has(one.slug)
	}));
}
const startPreview = (commit, base, action) => ({
	commit,
	base,
	previewed: require_start.deferRejection(previewCommit(commit, base, action, { allowsUnanswered: true }))
});
const noApply = () => {
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
async function toCommitPreview(previewed, { base, applied }, action) {
	return {
		outcome: previewed.outcome,
		current: await currentPlan(previewed, base, action),
		async apply(plan, reviewedOn) {
			const outcome = await applyReviewed(plan, previewed, action, {
				applied,
				reviewedOn: reviewedOn === base ? null : reviewedOn
			});
			applied.push(outcome);
			return outcome;
		}
	};
}
async function currentPlan({ outcome, files }, base, action) {
	if (!("plan" in outcome) || outcome.plan === null) return null;
	return {
		covered: await coveredBundles(outcome.plan, files, base, action),
		platform: action.runtime.connections.name ?? "",
		settings: require_review_key.settingsDigest(files.settings),
		onStale: action.inputs.onStale ?? files.settings.onStale
	};
}
async function coveredBundles(plan, files, base, action) {
	require_action.fetchMissing(base, action);
	const past = require_files_of_commit.runScope(plan, files);
	const { bundles } = await require_files_of_commit.readBase(require_git.openCommit(action.git, base), past);
	return plan.bundles.flatMap((bundle) => {
		const before = require_files_of_commit.findDeclaredBundle(bundle, bundles, past);
		const digest = before === null ? null : require_digest.bundleDigest(before);
		return digest === bundle.bundleDigest ? [] : [{
			bundle,
			base: digest
		}];
	});
}
async function applyReviewed(plan, { outcome, files, targets }, action, { onStale = action.inputs.onStale ?? files.settings.onStale, applied = [], reviewedOn = null } = {}) {
	const { runtime, inputs } = action;
	const { problems } = outcome;
	const applying = {
		plan,
		problems,
		files,
		targets
	};
	const limits = require_start.withApproval(files.settings.guards, inputs.approval);
	const guardsOfBaseTests = brokenVerdicts(plan, "guards" in outcome ? require_validate.verdictsOf(outcome) : {}, limits);
	const guardsOfReviewTests = guardsOfBaseTests.length > 0 || reviewedOn === null ? [] : brokenVerdicts(plan, { tests: await testResultsOn(reviewedOn, files, action) }, limits);
	const guards = [...guardsOfBaseTests, ...guardsOfReviewTests];
	if (guards.length > 0) return {
		kind: "needs-approval",
		plan,
		guards,
		problems
	};
	const report = await require_apply.applyPlan(plan, require_apply.applyContext(applying, runtime), {
		onStale,
		limits,
		waves: files.settings.waves,
		saveUndo: (results) => require_write_plan.writeUndo(joinOutcomes([...applied, {
			kind: "partial",
			plan,
			problems,
			results,
			guards: []
		}]), action)
	});
	return require_apply.toOutcome(report, applying);
}
const brokenVerdicts = (plan, verdicts, limits) => require_guards.guardPlan(plan, limits, verdicts).filter(require_start.isVerdict);
async function testResultsOn(commit, files, action) {
	require_action.fetchMissing(commit, action);
	return (await require_tests_of_base.runBaseTests(require_git.openCommit(action.git, commit), files))?.results ?? [];
}
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
	return declaredBy(files.bundles);
}
const declaredBy = (bundles) => new Map(bundles.map((bundle) => [JSON.stringify([bundle.deployment, bundle.kind]), {
	bundle,
	digest: require_digest.bundleDigest(bundle)
}]));
const changedBundles = (before, after) => [...new Map([...before, ...after])].flatMap(([name, { bundle }]) => before.get(name)?.digest === after.get(name)?.digest ? [] : [bundle]);
Object.defineProperty(exports, "applyReviewed", {
	enumerable: true,
	get: function() {
		return applyReviewed;
	}
});
Object.defineProperty(exports, "currentPlan", {
	enumerable: true,
	get: function() {
		return currentPlan;
	}
});
Object.defineProperty(exports, "joinMerges", {
	enumerable: true,
	get: function() {
		return joinMerges;
	}
});
Object.defineProperty(exports, "openPolicies", {
	enumerable: true,
	get: function() {
		return openPolicies;
	}
});
Object.defineProperty(exports, "previewCommit", {
	enumerable: true,
	get: function() {
		return previewCommit;
	}
});
Object.defineProperty(exports, "startPreview", {
	enumerable: true,
	get: function() {
		return startPreview;
	}
});
Object.defineProperty(exports, "unansweredIn", {
	enumerable: true,
	get: function() {
		return unansweredIn;
	}
});
