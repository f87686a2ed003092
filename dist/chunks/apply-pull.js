import { applyEffects, applyPlan, toOutcome } from "./apply-effects.js";
import { movedOf, stateOf } from "./comment.js";
import { makePlan, withConsent } from "./consent2.js";
import { leftWords } from "./pages.js";
import { previewFiles } from "./preview.js";
import { changedIn, deploymentsIn, holdPlan, leftAtMerge, refuseOdd, reviewedPlan, whileAsking } from "./left-behind.js";
import { comment, commentAgain, commentsOf, markStale, recordsIn } from "./require-connection.js";
import { ended } from "./result.js";
import { planOf } from "./validate.js";
import { wantedFrom } from "./wanted.js";
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
async function tell(ending, action) {
	const { pull, outcome, refusal = null, left = [], about } = ending;
	if (outcome.kind === "valid") return {
		comments: [],
		notices: []
	};
	if (!("plan" in outcome) || outcome.plan === null) return commentAgain(pull, stateOf(outcome, ""), action, {
		about,
		whileOpen: false
	});
	const slugs = deploymentsIn(ending.plan ?? outcome.plan).map(({ slug }) => slug);
	const stateOfOne = (slug) => withLeft(stateFor(slug, outcome, refusal), left, slug);
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
function withLeft(state, left, slug) {
	if (left.length === 0 || state.kind !== "applied" && state.kind !== "partial") return state;
	return {
		...state,
		left: left.filter(({ deployment }) => slug === null || deployment.slug === slug)
	};
}
function stateFor(slug, outcome, refusal) {
	const plan = outcome.plan && partOf(outcome.plan, slug);
	if (refusal === null && plan?.bundles.length === 0) return {
		kind: "applied",
		plan,
		results: []
	};
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
		about
	}, action));
	const { plan } = outcome;
	const held = await holdPlan({
		pull,
		onto: () => commit.onto,
		plan,
		files: tried.files,
		isQueued: false
	}, action);
	if ("code" in held) return ended("apply", outcome, {
		refusal: held,
		...await tell({
			pull,
			outcome,
			refusal: held,
			about
		}, action)
	});
	const reviewed = reviewedPlan(plan, held.payloads);
	if (reviewed.bundles.length === 0) return nothingOwn(pull, {
		...outcome,
		about
	}, held.left, action);
	return applyReviewed(pull, {
		...tried,
		outcome,
		left: held.left
	}, reviewed, action);
}
async function nothingOwn(pull, { plan, problems, about }, left, action) {
	const outcome = {
		kind: "no-changes",
		plan: makePlan(plan.bundles.filter((bundle) => !left.includes(bundle))),
		problems,
		guards: []
	};
	return ended("apply", outcome, {
		...await tell({
			pull,
			outcome,
			left,
			plan,
			about
		}, action),
		warnings: warnLeft(left)
	});
}
const warnLeft = (left) => left.length === 0 ? [] : [leftWords(left).text];
async function applyReviewed(pull, { files, targets, outcome: fresh, left }, plan, action) {
	const { world, inputs } = action;
	const reviewed = {
		plan,
		problems: fresh.problems,
		files,
		targets
	};
	const limits = withConsent(files.settings.guards, inputs.consent);
	const effects = applyEffects(reviewed, world);
	await announce(pull, plan, action);
	const report = await applyPlan(plan, effects, {
		onStale: inputs.onStale ?? files.settings.onStale,
		limits
	});
	const outcome = toOutcome(report, reviewed);
	const refusal = refusalIn(outcome, report.results);
	const about = files.settings.deployments;
	const notes = await tell({
		pull,
		outcome,
		refusal,
		left,
		plan: fresh.plan,
		about
	}, action);
	const wrote = outcome.kind === "applied" || outcome.kind === "partial";
	const stale = await markStale({
		by: wrote ? pull.number : null,
		targets,
		settings: files.settings
	}, action);
	const notices = [...notes.notices, ...stale];
	return ended("apply", outcome, {
		...notes,
		refusal,
		notices,
		warnings: warnLeft(left)
	});
}
function refusalIn(outcome, results) {
	const already = results.filter((one) => one.outcome.result === "already-applied").map(({ bundle }) => bundle);
	const done = already.length === 0 ? {} : { done: already };
	if (outcome.kind === "consent") return {
		code: "guards",
		guards: outcome.guards,
		...done
	};
	if (outcome.kind !== "stale") return null;
	const moved = movedOf(results);
	const so = [...new Set(moved.map(({ deployment }) => deployment.slug))];
	const isNamed = so.length > 0 && deploymentsIn(outcome.plan).length > 1;
	return {
		code: "stale",
		moved,
		...done,
		...isNamed ? { among: {
			so,
			otherwise: []
		} } : {}
	};
}
export { aboutOf, applyPull, previewCommit, refusalIn, tell };
