import { believe, changedIn, findOurs, needingConsent, readMarker, refuse, requireConnection, settingsDigest, staleSince } from "./review-pull.js";
import { withConsent, withLabel } from "./consent.js";
import { previewFiles } from "./preview.js";
import { consentAtMerge } from "./consent-at-merge.js";
import { ended } from "./result.js";
import { wantedFrom } from "./wanted.js";
// src/commands/action/check-group.ts
async function checkGroup(group, action) {
	const { world, inputs, github } = action;
	requireConnection(action);
	const wanted = await wantedFrom(world.source, group.base, action);
	const made = await previewFiles({
		...wanted,
		consent: inputs.consent
	}, world);
	const { outcome } = made;
	if (outcome.kind !== "changes") return ended("preview", outcome);
	const { settings } = made.files;
	const sound = [];
	for (const number of group.pulls) {
		const pull = await github.pull(number);
		const checked = await checkRecords(pull, outcome.plan, settings, action);
		if ("code" in checked) {
			const refusal = {
				code: "not-fresh",
				pull: number,
				why: checked
			};
			return ended("preview", needingConsent(outcome), { refusal });
		}
		sound.push({
			pull,
			payloads: checked
		});
	}
	const consent = outcome.guards.length === 0 ? null : await groupConsent(sound, settings, action);
	const limits = withConsent(settings.guards, inputs.consent);
	return ended("preview", needingConsent(withLabel(outcome, limits, consent)));
}
async function groupConsent(sound, { guards: { consentLabel: label } }, action) {
	if (label === null) return null;
	const answers = new Map();
	for (const { pull, payloads } of sound) {
		const consent = await consentAtMerge(pull, payloads, label, action);
		for (const [slug, answer] of consent?.answers ?? []) answers.set(slug, answer);
	}
	return {
		label,
		answers
	};
}
async function checkRecords(pull, plan, settings, action) {
	const { github, inputs } = action;
	const comments = await github.comments(pull.number);
	const sound = [];
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
		sound.push(believed);
	}
	return sound;
}
const changesNothing = ({ bundles }) => bundles.every(({ creates, updates, deletes }) => creates + updates + deletes === 0);
export { checkGroup };
