import { headlineText, validate } from "./validate.js";
import { openCommit } from "./commit-source.js";
import { aboutOf, applyPull, previewCommit, tell } from "./apply-pull.js";
import { commentAgain, notWritten, requireConnection } from "./review-pull.js";
import { GitHubError } from "./github.js";
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
const mergedPulls = (github, push, clock) => retryUntil(() => knownPulls(github, push), (pulls) => pulls.some(({ merge }) => merge === push.after), clock);
async function knownPulls(github, push) {
	const order = [...push.commits.filter((id) => id !== push.after), push.after];
	const place = ({ merge }) => merge === null ? -1 : order.indexOf(merge);
	const last = await github.pullsOf(push.after);
	const others = order.length > 1 ? await github.mergedPulls(push.branch, mostPulls) : [];
	const found = [...last, ...others].filter(({ merged, base }) => merged && base.ref === push.branch);
	return [...new Map(found.filter((pull) => place(pull) >= 0).map((pull) => [pull.number, pull])).values()].toSorted((a, b) => place(a) - place(b));
}
// src/commands/action/overtaken.ts
async function tellOvertaken(push, { tip, about }, action) {
	if (action.job.run.attempt > 1) return {
		comments: [],
		notices: []
	};
	try {
		const told = await Promise.all((await mergedBy(push, action)).map((pull) => tellOne(pull, push, {
			tip,
			about
		}, action)));
		return {
			comments: told.flatMap(({ comments }) => comments),
			notices: told.flatMap(({ notices }) => notices)
		};
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return {
			comments: [],
			notices: [notWritten(error)]
		};
	}
}
async function mergedBy(push, { github }) {
	return (await knownPulls(github, push)).filter(({ merge }) => merge !== null && push.commits.includes(merge));
}
function tellOne(pull, { branch }, { tip, about }, action) {
	return commentAgain(pull, {
		kind: "superseded",
		by: {
			what: "branch",
			branch,
			commit: tip
		}
	}, action, {
		about,
		whileOpen: false
	});
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
		const wanted = await wantedFrom(world.source, judgeOf(push), action);
		const about = wanted.judge.deployments;
		return ended("apply", validate(wanted, world), {
			refusal,
			...await tellOvertaken(push, {
				tip,
				about
			}, action)
		});
	}
	const now = await previewCommit(commitOf(world.source, push), action);
	if (now.outcome.kind === "no-changes") return nothingLeft(push, now, action);
	const pulls = await mergedPulls(github, push, clock);
	if (!(pulls.length === 1 || pulls.at(-1)?.merge !== push.after)) return applyInOrder(pulls, push, action);
	const pull = pulls.find(({ merge }) => merge === push.after) ?? null;
	return applyPull(pull, {
		...commitOf(world.source, push),
		previewed: now
	}, action);
}
async function nothingLeft(push, tried, action) {
	const { outcome } = tried;
	const pull = (await action.github.pullsOf(push.after)).find(({ merged, merge }) => merged && merge === push.after) ?? null;
	return ended("apply", outcome, await tell({
		pull,
		outcome,
		refusal: null,
		about: aboutOf(tried)
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
