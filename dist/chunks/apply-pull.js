import { applyPlan, applySteps, toOutcome } from "./steps.js";
import { movedOf, stateOf } from "./comment.js";
import { believe, comment, commentAgain, commentsOf, findOurs, markStale, recordsIn, refuse, reviewedPlan, signedIn } from "./require-connection.js";
import { oursOf, settingsDigest, wantedFrom } from "./wanted.js";
import { withConsent } from "./consent2.js";
import { previewFiles } from "./preview.js";
import { changedIn, deploymentsIn, judgeEach, leftAtMerge, whileAsking } from "./left-behind.js";
import { compareWithReviewed, oddAnswer } from "./compare.js";
import { ended } from "./result.js";
import { planOf } from "./summary.js";
// src/commands/action/refuse-odd.ts
async function refuseOdd(outcome, pulls, action) {
	if (outcome.kind !== "no-changes" && outcome.kind !== "changes") return outcome;
	const { plan, problems } = outcome;
	const unchanged = plan.bundles.filter(({ changes }) => changes.length === 0);
	if (unchanged.length === 0) return outcome;
	for (const pull of pulls) {
		const { comments } = await commentsOf(pull, action);
		for (const [deployment, { comment }] of recordsIn(comments, action)) {
			const payload = deployment === null ? null : signedIn(comment, pull, deployment, action);
			const odd = payload === null ? void 0 : oddIn(unchanged, payload);
			if (odd !== void 0) return {
				kind: "failed",
				error: oddAnswer(odd),
				plan: null,
				results: [],
				problems
			};
		}
	}
	return outcome;
}
const oddIn = (unchanged, { deployment, bundles }) => unchanged.find((fresh) => bundles.some(({ kind, bundle: bundleDigest, stateVersion, diff: diffDigest }) => fresh.deployment.id === deployment.id && fresh.kind === kind && compareWithReviewed({
	bundleDigest,
	stateVersion,
	diffDigest
}, fresh) === "odd"));
// src/commands/action/tell.ts
async function announce(pull, plan, action) {
	const slugs = changedIn(plan).map(({ slug }) => slug);
	const stateOfOne = (slug) => ({
		kind: "applying",
		plan: partOf(plan, slug)
	});
	await noteEach(pull, {
		slugs,
		stateOfOne,
		leftIn: () => []
	}, action);
}
async function tell({ pull, outcome, refusal, about }, action) {
	if (outcome.kind === "valid") return {
		comments: [],
		notices: []
	};
	if (!("plan" in outcome) || outcome.plan === null) return commentAgain(pull, stateOf(outcome, ""), action, {
		about,
		whileOpen: false
	});
	const slugs = deploymentsIn(outcome.plan).map(({ slug }) => slug);
	const stateOfOne = (slug) => stateFor(slug, outcome, refusal);
	const leftIn = (said) => leftAtMerge(slugs, said, {
		pull,
		about
	}, action);
	return noteEach(pull, {
		slugs,
		stateOfOne,
		leftIn
	}, action);
}
const partOf = (plan, slug) => slug === null ? plan : planOf(plan, slug);
function stateFor(slug, outcome, refusal) {
	const plan = outcome.plan && partOf(outcome.plan, slug);
	if (refusal !== null) return {
		kind: "refused",
		refusal,
		fresh: "results" in outcome ? null : plan
	};
	if (outcome.kind !== "no-changes" || plan === null) return stateOf(outcome, slug);
	return {
		kind: "applied",
		plan,
		results: plan.bundles.map((bundle) => ({
			bundle,
			outcome: {
				result: "already-applied",
				reason: null,
				undo: null
			}
		}))
	};
}
async function noteEach(pull, { slugs, stateOfOne, leftIn }, action) {
	const { comments, notice } = await commentsOf(pull, action);
	const records = recordsIn(comments, action);
	const states = [...slugs.map((deployment) => ({
		deployment,
		state: stateOfOne(deployment)
	})), ...leftIn(records)];
	const inOne = states.filter(({ deployment, state }) => modeOf(state) === "always" && !records.has(deployment)).length > 5 && action.inputs.deployment === null;
	const written = [];
	for (const { deployment, state } of states) {
		const record = records.get(deployment)?.record ?? null;
		const mode = inOne ? "quiet" : modeOf(state);
		written.push(await comment({
			pull,
			deployment,
			state,
			record,
			mode,
			whileOpen: false
		}, action));
	}
	if (inOne || records.has(null)) {
		const state = written.every(({ url }) => url !== null) ? byEach : stateOfOne(null);
		const mode = inOne ? "always" : "quiet";
		written.push(await comment({
			pull,
			deployment: null,
			state,
			record: null,
			mode,
			whileOpen: false
		}, action));
	}
	return {
		comments: written.flatMap(({ url }) => url ?? []),
		notices: [...new Set([...notice === null ? [] : [notice], ...written.flatMap(({ notices }) => notices)])]
	};
}
const byEach = {
	kind: "superseded",
	by: { what: "deployments" }
};
const modeOf = (state) => state.kind === "refused" && state.fresh !== null && changedIn(state.fresh).length > 0 ? "always" : "quiet";
// src/commands/action/apply-pull.ts
const aboutOf = (tried) => "files" in tried ? tried.files.settings.deployments : tried.about;
async function previewCommit({ source, judge }, action) {
	const { world, inputs } = action;
	const wanted = await wantedFrom(source, judge, action);
	const made = await whileAsking(() => previewFiles({
		...wanted,
		consent: inputs.consent
	}, world));
	return "kind" in made ? {
		outcome: made,
		about: wanted.judge.deployments
	} : made;
}
async function applyPull(pull, commit, action) {
	const tried = commit.previewed ?? await previewCommit(commit, action);
	const outcome = await refuseOdd(tried.outcome, [pull], action);
	const about = aboutOf(tried);
	if (outcome.kind !== "changes" || !("files" in tried)) return ended("apply", outcome, await tell({
		pull,
		outcome,
		refusal: null,
		about
	}, action));
	const { plan } = outcome;
	const believed = await believeAll(pull, plan, settingsDigest(tried.files.settings), action);
	if ("code" in believed) return ended("apply", outcome, {
		refusal: believed,
		...await tell({
			pull,
			outcome,
			refusal: believed,
			about
		}, action)
	});
	return applyReviewed(pull, {
		...tried,
		outcome
	}, reviewedPlan(plan, believed.payloads), action);
}
async function applyReviewed(pull, { files, targets, outcome: { problems } }, plan, action) {
	const { world, inputs } = action;
	const reviewed = {
		plan,
		problems,
		files,
		targets
	};
	const limits = withConsent(files.settings.guards, inputs.consent);
	const steps = applySteps(reviewed, limits, world);
	await announce(pull, plan, action);
	const report = await applyPlan(plan, steps, { onStale: inputs.onStale ?? files.settings.onStale });
	const outcome = toOutcome(report, reviewed);
	const refusal = refusalIn(outcome);
	const notes = await tell({
		pull,
		outcome,
		refusal,
		about: files.settings.deployments
	}, action);
	const wrote = outcome.kind === "applied" || outcome.kind === "partial";
	const stale = await markStale({
		by: wrote ? pull.number : null,
		targets
	}, action);
	return ended("apply", outcome, {
		...notes,
		refusal,
		notices: [...notes.notices, ...stale]
	});
}
function refusalIn(outcome) {
	if (outcome.kind === "consent") return {
		code: "guards",
		guards: outcome.guards
	};
	if (outcome.kind !== "stale") return null;
	const moved = movedOf(outcome.results);
	const so = [...new Set(moved.map(({ deployment }) => deployment.slug))];
	return {
		code: "stale",
		moved,
		...so.length > 0 && deploymentsIn(outcome.plan).length > 1 ? { among: {
			so,
			otherwise: []
		} } : {}
	};
}
async function believeAll(pull, plan, settings, action) {
	const comments = await action.github.comments(pull.number);
	const looked = changedIn(plan).map((deployment) => {
		const ours = findOurs(comments, oursOf(deployment.slug, action));
		return {
			deployment,
			believed: believe(ours, pull, deployment.slug, action)
		};
	});
	return judgeEach(looked, plan, (payload, deployment) => refuse(payload, {
		pull,
		deployment,
		settings,
		plan
	}, action));
}
export { aboutOf, applyPull, previewCommit, refusalIn, refuseOdd, tell };
