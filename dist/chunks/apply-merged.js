import { headlineText, validate } from "./validate.js";
import { openCommit } from "./commit-source.js";
import { aboutOf, applyPull, previewCommit, tell } from "./apply-pull.js";
import { commentAgain, joinTold, notWritten, requireConnection } from "./require-connection.js";
import { refuseOdd, whileAsking } from "./left-behind.js";
import { refuseOtherCheckout } from "./refuse-other-checkout.js";
import { ended } from "./result.js";
import { GitHubError } from "./github.js";
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
// src/commands/action/tell-unapplied.ts
async function tellUnapplied(push, state, about, action) {
	if (action.job.run.attempt > 1) return {
		comments: [],
		notices: []
	};
	try {
		const told = await Promise.all((await mergedBy(push, action)).map((pull) => commentAgain(pull, state, action, {
			about,
			whileOpen: false
		})));
		return joinTold(told);
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
// src/commands/action/apply-merged.ts
async function applyMerged(push, action) {
	const { github, job, world, clock } = action;
	if (push.branch !== job.repository.defaultBranch) return otherBranch(push, action);
	const tip = await github.tipOf(push.branch);
	if (tip !== push.after) return overtaken(push, tip, action);
	const now = await whileAsking(() => previewTip(push, action));
	if ("kind" in now) return notReady(push, now, action);
	if (now.outcome.kind === "no-changes") return nothingLeft(push, now, action);
	const pulls = await mergedPulls(github, push, clock);
	const last = pulls.at(-1);
	if (last?.merge !== push.after) return refuseDirect(pulls, push, now, action);
	if (pulls.length > 1) return applyInOrder(pulls, push, action);
	return applyPull(last, {
		...commitOf(world.source, push),
		previewed: now
	}, action);
}
async function previewTip(push, action) {
	requireConnection(action);
	refuseOtherCheckout(action);
	return previewCommit(commitOf(action.world.source, push), action);
}
async function overtaken(push, tip, action) {
	const { world } = action;
	const { branch, after } = push;
	const wanted = await wantedFrom(world.source, judgeOf(push), action);
	const told = await tellUnapplied(push, {
		kind: "superseded",
		by: {
			what: "branch",
			branch,
			commit: tip
		}
	}, wanted.judge.deployments, action);
	return ended("apply", validate(wanted, world), {
		refusal: {
			code: "old-run",
			commit: after,
			branch,
			tip
		},
		...told
	});
}
async function notReady(push, outcome, action) {
	const state = {
		kind: "failed",
		error: outcome.error,
		results: []
	};
	return ended("apply", outcome, await tellUnapplied(push, state, new Map(), action));
}
async function nothingLeft(push, tried, action) {
	const pulls = await knownPulls(action.github, push);
	const outcome = await refuseOdd(tried.outcome, pulls, action);
	return ended("apply", outcome, await tellAll(pulls, (pull) => tell({
		pull,
		outcome,
		about: aboutOf(tried)
	}, action)));
}
async function refuseDirect(pulls, { after, branch }, tried, action) {
	const { outcome } = tried;
	const about = aboutOf(tried);
	if (outcome.kind !== "changes") return ended("apply", outcome, await tellAll(pulls, (pull) => tell({
		pull,
		outcome,
		about
	}, action)));
	const refusal = {
		code: "direct-push",
		commit: after,
		branch
	};
	const state = {
		kind: "refused",
		refusal,
		fresh: null
	};
	const told = await tellAll(pulls, (pull) => commentAgain(pull, state, action, {
		about,
		whileOpen: false
	}));
	return ended("apply", outcome, {
		refusal,
		...told
	});
}
async function tellAll(pulls, tellOne) {
	const told = [];
	for (const pull of pulls) told.push(await tellOne(pull));
	return joinTold(told);
}
async function applyInOrder(pulls, push, action) {
	const before = [];
	const comments = [];
	const warnings = [];
	for (const [index, pull] of pulls.entries()) {
		const onto = pulls[index - 1]?.merge ?? push.before;
		const commit = {
			...commitOf(sourceOf(pull, push, action), push),
			onto
		};
		const tried = await previewCommit(commit, action);
		const made = await applyPull(pull, {
			...commit,
			previewed: tried
		}, action);
		comments.push(...made.comments);
		const isDone = made.refusal === null && done.has(made.outcome.kind);
		const rest = pulls.slice(index + 1);
		if (isDone && rest.length > 0) {
			before.push(`Pull request #${String(pull.number)}: ${headlineText(made.outcome)}`, ...made.notices);
			warnings.push(...made.warnings);
			continue;
		}
		const left = await tellLeft(rest, {
			after: pull,
			about: aboutOf(tried)
		}, action);
		comments.push(...left.comments);
		const notices = [
			...before,
			...made.notices,
			...left.notices
		];
		return {
			...made,
			comments,
			notices,
			warnings: [...new Set([...warnings, ...made.warnings])]
		};
	}
	throw new Error("a push with pull requests was not applied");
}
async function tellLeft(rest, { after: { number }, about }, action) {
	const notices = rest.map((one) => `Pull request #${String(one.number)} was not looked at: run this again.`);
	if (action.job.run.attempt > 1) return {
		comments: [],
		notices
	};
	const by = {
		what: "pull",
		pull: number,
		run: action.job.run.url
	};
	const told = await tellAll(rest, (pull) => commentAgain(pull, {
		kind: "superseded",
		by
	}, action, {
		about,
		whileOpen: false
	}));
	return {
		...told,
		notices: [...notices, ...told.notices]
	};
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
	onto: push.before,
	previewed: null
});
const judgeOf = ({ before, after }) => /^0+$/.test(before) ? after : before;
function sourceOf({ merge }, push, { world, git, job, inputs }) {
	if (merge === null || merge === push.after) return world.source;
	git.fetch(merge, job, inputs.githubToken);
	return openCommit(git, merge);
}
export { applyMerged };
