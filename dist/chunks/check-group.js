import { guardPlan, makePlan, withConsent } from "./consent2.js";
import { previewFiles } from "./preview.js";
import { requireConnection } from "./require-connection.js";
import { holdPlan } from "./left-behind.js";
import { refuseOtherCheckout } from "./refuse-other-checkout.js";
import { ended } from "./result.js";
import { needingConsent } from "./review-pull.js";
import { wantedFrom } from "./wanted.js";
// src/commands/action/check-group.ts
async function checkGroup(group, action) {
	const { world, inputs, github } = action;
	requireConnection(action);
	refuseOtherCheckout(action);
	const wanted = await wantedFrom(world.source, group.base, action);
	const made = await previewFiles({
		...wanted,
		consent: inputs.consent
	}, world);
	const { outcome } = made;
	if (outcome.kind !== "changes") return ended("preview", outcome);
	const notices = [];
	let left = outcome.plan.bundles;
	for (const { number, onto } of group.pulls) {
		const merged = {
			pull: await github.pull(number),
			onto: () => onto,
			plan: outcome.plan,
			files: made.files,
			isQueued: true
		};
		const held = await holdPlan(merged, action);
		if ("code" in held) {
			const refusal = {
				code: "not-fresh",
				pull: number,
				why: held
			};
			return ended("preview", needingConsent(outcome), { refusal });
		}
		if (held.notice !== null) notices.push(held.notice);
		left = left.filter((bundle) => held.left.includes(bundle));
	}
	const sent = makePlan(outcome.plan.bundles.filter((bundle) => !inputs.comment || !left.includes(bundle)));
	const guards = guardPlan(sent, withConsent(made.files.settings.guards, inputs.consent));
	return ended("preview", needingConsent({
		...outcome,
		guards
	}), { notices });
}
export { checkGroup };
