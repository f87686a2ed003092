import { believe, findOurs, refuse, requireConnection, staleSince } from "./require-connection.js";
import { fetchMissing, oursOf, settingsDigest, unreadable, wantedFrom } from "./wanted.js";
import { previewFiles } from "./preview.js";
import { changedIn, judgeEach } from "./left-behind.js";
import { UsageError } from "./cli-and-action.js";
import { bundleDigest } from "./digest.js";
import { declared, namedCommit, pastOf, readBase } from "./read-base.js";
import { refuseOtherCheckout } from "./refuse-other-checkout.js";
import { ended } from "./result.js";
import { needingConsent } from "./review-pull.js";
// src/commands/action/own-changes.ts
function findOwnChanges(before, plan, files, action) {
	try {
		fetchMissing(before, action);
		const past = pastOf(plan, files);
		const { bundles } = readBase(namedCommit(action.git, before).open(), past);
		const isOwn = (bundle) => {
			const was = declared(bundle, bundles, past);
			return was === null || bundleDigest(was) !== bundle.bundleDigest;
		};
		const own = plan.bundles.filter((bundle) => bundle.changes.length > 0 && isOwn(bundle));
		return {
			slugs: new Set(own.map(({ deployment }) => deployment.slug)),
			notice: null
		};
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		return {
			slugs: new Set(),
			notice: notTold(error)
		};
	}
}
const notTold = (error) => `Whether the last pull request of the group changes policies that nobody reviewed is not known, for the commit before it ${unreadable(error)}`;
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
	for (const { number, onto } of group.pulls) {
		const checked = await checkRecords({
			pull: await github.pull(number),
			onto
		}, outcome.plan, made.files, action);
		if ("code" in checked) {
			const refusal = {
				code: "not-fresh",
				pull: number,
				why: checked
			};
			return ended("preview", needingConsent(outcome), { refusal });
		}
		if (checked.notice !== null) notices.push(checked.notice);
	}
	return ended("preview", needingConsent(outcome), { notices });
}
async function checkRecords({ pull, onto }, plan, files, action) {
	const comments = await action.github.comments(pull.number);
	const looked = changedIn(plan).map((deployment) => ({
		deployment,
		...lookAt(comments, pull, deployment, action)
	}));
	const own = action.inputs.comment && looked.some(({ hasPlan }) => !hasPlan) ? findOwnChanges(onto, plan, files, action) : null;
	const isOwnKnown = own?.notice === null;
	const counting = looked.filter(({ deployment: { slug }, hasPlan, mayHave }) => hasPlan || own?.slugs.has(slug) === true || mayHave && !isOwnKnown);
	const judged = judgeEach(counting, plan, (payload, deployment) => refuseOf(payload, {
		pull,
		deployment,
		plan
	}, files.settings, action));
	return "code" in judged ? judged : { notice: own?.notice ?? null };
}
function lookAt(comments, pull, { slug }, action) {
	const ours = findOurs(comments, oursOf(slug, action));
	const believed = believe(ours, pull, slug, action);
	if (ours === null) return {
		believed,
		hasPlan: false,
		mayHave: false
	};
	return {
		believed,
		hasPlan: "code" in believed ? believed.code !== "no-record" : !changesNothing(believed),
		mayHave: "code" in believed
	};
}
function refuseOf(record, at, settings, action) {
	const refusal = refuse(record, {
		...at,
		settings: settingsDigest(settings)
	}, action);
	if (refusal !== null || (action.inputs.onStale ?? settings.onStale) !== "refuse") return refusal;
	return staleSince(record, at.plan);
}
const changesNothing = ({ bundles }) => bundles.every(({ creates, updates, deletes }) => creates + updates + deletes === 0);
export { checkGroup };
