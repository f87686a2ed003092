import { headlineText, validate } from "./validate.js";
import { openCommit } from "./commit-source.js";
import { applyPull, previewCommit, tell } from "./apply-pull.js";
import { requireConnection } from "./review-pull.js";
import { ended } from "./result.js";
import { wantedFrom } from "./wanted.js";
// src/github/retry-until.ts
const waits = [
	1,
	2,
	4,
	8,
	15,
	30
];
async function retryUntil(ask, willDo, clock) {
	let answer = await ask();
	for (const seconds of waits) {
		if (willDo(answer)) return answer;
		await clock.sleep(seconds * 1e3);
		answer = await ask();
	}
	return answer;
}
// src/github/merged-pulls.ts
const mostPulls = 100;
async function mergedPulls(github, push, clock) {
	const order = [...push.commits.filter((id) => id !== push.after), push.after];
	const place = ({ merge }) => merge === null ? -1 : order.indexOf(merge);
	const ask = async () => {
		const last = await github.pullsOf(push.after);
		const others = order.length > 1 ? await github.mergedPulls(push.branch, mostPulls) : [];
		return [...last, ...others].filter(({ merged, base }) => merged && base.ref === push.branch);
	};
	const found = await retryUntil(ask, (pulls) => pulls.some(({ merge }) => merge === push.after), clock);
	return [...new Map(found.filter((pull) => place(pull) >= 0).map((pull) => [pull.number, pull])).values()].toSorted((a, b) => place(a) - place(b));
}
// src/commands/action/apply-merged.ts
async function applyMerged(push, action) {
	const { github, job, world, clock } = action;
	if (push.branch !== job.repository.defaultBranch) return otherBranch(push, action);
	requireConnection(action);
	const tip = await github.tipOf(push.branch);
	if (tip !== push.after) {
		const refusal = {
			code: "old-run",
			commit: push.after,
			branch: push.branch,
			tip
		};
		return ended("apply", validate(await wantedFrom(world.source, judgeOf(push), action), world), { refusal });
	}
	const now = await previewCommit(commitOf(world.source, push), action);
	if (now.outcome.kind === "no-changes") return nothingLeft(push, now.outcome, action);
	const pulls = await mergedPulls(github, push, clock);
	if (!(pulls.length === 1 || pulls.at(-1)?.merge !== push.after)) return applyInOrder(pulls, push, action);
	const pull = pulls.find(({ merge }) => merge === push.after) ?? null;
	return applyPull(pull, {
		...commitOf(world.source, push),
		previewed: now
	}, action);
}
async function nothingLeft(push, outcome, action) {
	const pull = (await action.github.pullsOf(push.after)).find(({ merged, merge }) => merged && merge === push.after) ?? null;
	return ended("apply", outcome, await tell({
		pull,
		outcome,
		refusal: null
	}, action));
}
async function applyInOrder(pulls, push, action) {
	const before = [];
	const comments = [];
	for (const [index, pull] of pulls.entries()) {
		const made = await applyPull(pull, commitOf(sourceOf(pull, push, action), push), action);
		comments.push(...made.comments);
		const isDone = made.refusal === null && done.has(made.outcome.kind);
		const rest = pulls.slice(index + 1);
		if (isDone && rest.length > 0) {
			before.push(`Pull request #${String(pull.number)}: ${headlineText(made.outcome)}`, ...made.notices);
			continue;
		}
		const left = rest.map(({ number }) => `Pull request #${String(number)} was not looked at: run this again.`);
		return {
			...made,
			comments,
			notices: [
				...before,
				...made.notices,
				...left
			]
		};
	}
	throw new Error("a push with pull requests was not applied");
}
const done = new Set(["applied", "no-changes"]);
async function otherBranch(push, action) {
	const { defaultBranch } = action.job.repository;
	const wanted = await wantedFrom(action.world.source, defaultBranch, action);
	const notice = `Nothing is applied from ${push.branch}: only ${defaultBranch} is.`;
	return ended("validate", validate(wanted, action.world), { notices: [notice] });
}
const commitOf = (source, push) => ({
	source,
	judge: judgeOf(push),
	push,
	previewed: null
});
const judgeOf = ({ before, after }) => /^0+$/.test(before) ? after : before;
function sourceOf({ merge }, push, { world, git, job, inputs }) {
	if (merge === null || merge === push.after) return world.source;
	git.fetch(merge, {
		server: job.server,
		token: inputs.githubToken
	});
	return openCommit(git, merge);
}
export { applyMerged };
