import { believe, changedIn, findOurs, needingConsent, readMarker, refuse, requireConnection, settingsDigest, staleSince } from "./review-pull.js";
import { previewFiles } from "./preview2.js";
import { ended } from "./result.js";
import { wantedFrom } from "./wanted.js";
// src/commands/action/check-group.ts
/** Previews what a merge queue is about to merge, and refuses what the push that follows would refuse to apply. */
async function checkGroup(group, action) {
	const { world, inputs, github } = action;
	requireConnection(action);
	const wanted = await wantedFrom(world.source, group.base, action);
	const made = await previewFiles({
		...wanted,
		consent: inputs.consent
	}, world);
	const outcome = needingConsent(made.outcome);
	if (outcome.kind !== "changes") return ended("preview", outcome);
	for (const number of group.pulls) {
		const refusal = await refusePull(await github.pull(number), outcome.plan, made.files.settings, action);
		if (refusal !== null) return ended("preview", outcome, { refusal: {
			code: "not-fresh",
			pull: number,
			why: refusal
		} });
	}
	return ended("preview", outcome);
}
async function refusePull(pull, plan, settings, action) {
	const { github, inputs } = action;
	const comments = await github.comments(pull.number);
	for (const deployment of changedIn(plan)) {
		const ours = findOurs(comments, {
			deployment: deployment.slug,
			author: inputs.commentAuthor,
			readMarker
		});
		if (ours === null) continue;
		const believed = believe(ours, pull, deployment.slug, action);
		if ("code" in believed) return believed;
		if (changesNothing(believed)) continue;
		const refusal = refuse(believed, {
			pull,
			deployment,
			settings: settingsDigest(settings),
			plan
		}, action) ?? ((inputs.onStale ?? settings.onStale) === "refuse" ? staleSince(believed, plan) : null);
		if (refusal !== null) return refusal;
	}
	return null;
}
const changesNothing = ({ bundles }) => bundles.every(({ creates, updates, deletes }) => creates + updates + deletes === 0);
export { checkGroup };
