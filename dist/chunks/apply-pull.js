import { applyPlan, applySteps, toOutcome } from "./steps.js";
import { consentWords, movedOf, stateOf } from "./consent-words.js";
import { believe, changedIn, comment, commentAgain, commentsOf, deploymentsIn, findOurs, readMarker, recordsIn, refuse, reviewedPlan, settingsDigest, whileAsking } from "./review-pull.js";
import { consentedBy, guardRest, makePlan, withConsent } from "./consent.js";
import { textOf } from "./validate.js";
import { previewFiles } from "./preview.js";
import { consentAtMerge } from "./consent-at-merge.js";
import { markStale } from "./mark-stale.js";
import { ended } from "./result.js";
import { planOf } from "./summary.js";
import { wantedFrom } from "./wanted.js";
// src/commands/action/tell.ts
async function announce(pull, plan, action) {
	await noteEach(pull, changedIn(plan).map(({ slug }) => slug), (slug) => ({
		kind: "applying",
		plan: planOf(plan, slug)
	}), action);
}
async function tell({ pull, outcome, refusal, about }, action) {
	if (pull === null || outcome.kind === "valid") return {
		comments: [],
		notices: []
	};
	if (!("plan" in outcome) || outcome.plan === null) return commentAgain(pull, stateOf(outcome, ""), action, {
		about,
		whileOpen: false
	});
	return noteEach(pull, deploymentsIn(outcome.plan).map(({ slug }) => slug), (slug) => stateFor(slug, outcome, refusal), action);
}
function stateFor(slug, outcome, refusal) {
	const plan = outcome.plan && planOf(outcome.plan, slug);
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
async function noteEach(pull, deployments, stateOfOne, action) {
	const { comments, notice } = await commentsOf(pull, action);
	const records = recordsIn(comments, action);
	const told = {
		comments: [],
		notices: notice === null ? [] : [notice]
	};
	for (const deployment of deployments) {
		const state = stateOfOne(deployment);
		const note = {
			pull,
			deployment,
			state,
			record: records.get(deployment) ?? null,
			mode: modeOf(state),
			whileOpen: false
		};
		const { url, notices } = await comment(note, action);
		if (url !== null) told.comments.push(url);
		told.notices.push(...notices);
	}
	return told;
}
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
	const { outcome } = tried;
	const about = aboutOf(tried);
	if (outcome.kind !== "changes" || !("files" in tried)) return ended("apply", outcome, await tell({
		pull,
		outcome,
		refusal: null,
		about
	}, action));
	const { after, branch } = commit.push;
	if (pull === null) return ended("apply", outcome, { refusal: {
		code: "direct-push",
		commit: after,
		branch
	} });
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
	const label = tried.files.settings.guards.consentLabel;
	const consent = outcome.guards.length === 0 ? null : await consentAtMerge(pull, believed.payloads, label, action);
	return applyReviewed(pull, {
		...tried,
		outcome,
		consent
	}, reviewedPlan(plan, believed.payloads), action);
}
async function applyReviewed(pull, { files, targets, outcome: { problems }, consent }, plan, action) {
	const { world, inputs } = action;
	const reviewed = {
		plan,
		problems,
		files,
		targets
	};
	const limits = withConsent(files.settings.guards, inputs.consent);
	await announce(pull, plan, action);
	const steps = {
		...applySteps(reviewed, limits, world),
		guard: (bundles) => guardRest(makePlan(bundles), limits, consentedBy(consent))
	};
	const report = await applyPlan(plan, steps, { onStale: inputs.onStale ?? files.settings.onStale });
	const outcome = consentIn(toOutcome(report, reviewed), consent);
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
	const label = consent === null ? [] : consentWords(consent).map(textOf);
	return ended("apply", outcome, {
		...notes,
		refusal,
		notices: [
			...label,
			...notes.notices,
			...stale
		]
	});
}
const consentIn = (outcome, consent) => consent === null || !("guards" in outcome) ? outcome : {
	...outcome,
	consent
};
function refusalIn(outcome) {
	if (outcome.kind === "consent") {
		const { guards, consent } = outcome;
		return {
			code: "guards",
			guards,
			...consent === void 0 ? {} : { consent }
		};
	}
	return outcome.kind === "stale" ? {
		code: "stale",
		moved: movedOf(outcome.results)
	} : null;
}
async function believeAll(pull, plan, settings, action) {
	const { github, inputs } = action;
	const comments = await github.comments(pull.number);
	const payloads = [];
	for (const deployment of changedIn(plan)) {
		const ours = findOurs(comments, {
			deployment: deployment.slug,
			author: inputs.commentAuthor,
			readMarker
		});
		const believed = believe(ours, pull, deployment.slug, action);
		if ("code" in believed) return believed;
		const refusal = refuse(believed, {
			pull,
			deployment,
			settings,
			plan
		}, action);
		if (refusal !== null) return refusal;
		payloads.push(believed);
	}
	return { payloads };
}
export { aboutOf, applyPull, previewCommit, refusalIn, tell };
