import { inParallel } from "./targets.js";
import { GitHubError } from "./github.js";
import { PlatformError, withHint } from "./cli-and-action.js";
import { believe, comment, findOurs, statusContext } from "./review-pull.js";
import { oursOf } from "./wanted.js";
// src/commands/action/mark-stale.ts
const recent = 500;
const mostAsked = 50;
async function markStale({ by, targets }, action) {
	const { github, job, inputs } = action;
	if (!inputs.comment) return [];
	const notices = [];
	let refused = null;
	try {
		const pulls = new Map((await github.openPulls(job.repository.defaultBranch)).map((pull) => [pull.number, pull]));
		if (pulls.size === 0) return [];
		const deployments = [...new Set(targets.map((target) => target.deployment.slug))];
		const { found, unseen } = await findAll([...pulls.values()], deployments, action);
		if (unseen > 0) notices.push(notSeen(unseen));
		const now = await inParallel(targets, previewOf);
		for (const { pull, deployment, ours } of found) {
			const marked = await markOne(pull, ours, {
				deployment,
				by,
				now
			}, action);
			notices.push(...marked.notices);
			refused ??= marked.refused;
		}
		return refused === null ? notices : [...notices, refused];
	} catch (error) {
		if (!(error instanceof GitHubError || error instanceof PlatformError)) throw error;
		return [...notices, `Other open pull requests could not be checked: ${withHint(error)}`];
	}
}
async function findAll(pulls, deployments, action) {
	const newest = await action.github.recentComments(recent);
	const byPull = Map.groupBy(newest, ({ pull }) => pull);
	const oursIn = (pull, comments) => deployments.flatMap((deployment) => {
		const ours = findOurs(comments, oursOf(deployment, action));
		return ours === null ? [] : [{
			pull,
			deployment,
			ours
		}];
	});
	const found = [];
	let asked = 0;
	for (const pull of pulls) {
		const seen = oursIn(pull, byPull.get(pull.number) ?? []);
		const isAll = newest.length < recent || seen.length === deployments.length;
		if (!isAll) asked += 1;
		found.push(...isAll || asked > mostAsked ? seen : oursIn(pull, await action.github.comments(pull.number)));
	}
	return {
		found,
		unseen: Math.max(0, asked - mostAsked)
	};
}
const notSeen = (count) => `Whether ${count === 1 ? "1 more open pull request is" : `${String(count)} more open pull requests are`} stale was not looked at: this repository has too many comments. A merge is held against the platform in any case.`;
const previewOf = async (target) => ({
	target,
	preview: await target.platform.dryRun(target.deployment, target.bundle)
});
const untouched = {
	notices: [],
	refused: null
};
async function markOne(pull, ours, { deployment, by, now }, action) {
	const payload = believe(ours, pull, deployment, action);
	if ("code" in payload || payload.pull !== pull.number || payload.head !== pull.head) return untouched;
	const moved = movedSince(payload, now);
	if (moved.length === 0) return untouched;
	const record = ours.body.split("\n", 1)[0] ?? null;
	const { notices, fate } = await comment({
		pull,
		deployment,
		state: {
			kind: "stale",
			moved,
			by
		},
		record,
		mode: "quiet",
		whileOpen: true
	}, action);
	return {
		notices,
		refused: fate === "overtaken" ? null : await markRed(pull, by, action)
	};
}
async function markRed({ head }, by, { github, job }) {
	const description = by === null ? "The platform changed since the preview. Run the preview again." : `Pull request #${String(by)} changed the platform. Run the preview again.`;
	try {
		await github.setStatus(head, {
			context: statusContext,
			state: "failure",
			description,
			url: job.run.url
		});
		return null;
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return `Stale pull requests are marked in their comments only: ${withHint(error)}`;
	}
}
function movedSince(payload, now) {
	return payload.bundles.flatMap((reviewed) => {
		const stateVersion = now.find(({ target }) => target.bundle.kind === reviewed.kind && target.deployment.id === payload.deployment.id)?.preview.stateVersion ?? "";
		if (stateVersion === "" || stateVersion === reviewed.stateVersion) return [];
		const { deployment } = payload;
		return [{
			deployment,
			kind: reviewed.kind,
			reviewed: {
				...reviewed,
				changes: null
			},
			now: {
				stateVersion,
				changes: null
			}
		}];
	});
}
export { markStale };
