import { PlatformError, Runtime, SourceError, UsageError, begun, configName, countWarnings, defaultImpactLimits, defaultSettings, escapeHidden, hasErrors, hintOf, inParallel, isObject, leftOutFiles, noApproval, removeFormer, shellWord, systemWords, toJson, version, withHint, workflowCommand } from "./base.js";
import { bundleKinds, changeWords, check, count, doneWords, foreign, invalid, joined, listed, load, loadConfig, loadFiles, located, nameOfBundle, policiesIn, problemWords, refuseParts, summaryWords, textOf as textOf$2, validate } from "./validate.js";
import { movedOf, onlyChanged, planOf, summarize } from "./files.js";
import { RecordError, bundleDigest, checkAll, compareWithReviewed, deriveKey, diffDigest, digestOfAll, exchange, failures as failures$1, guardPlan, isRedirect, isSameMac, macOf, makePlan, oddAnswer, previewNow, redirectTarget, rejectionProblems, targetOf } from "./plan.js";
import { Git, aimedTargets, configuredTargets, declaredAt, driftOfFiles, explain, findDeployment, findTargets, loadSettings, openCommit, previewFiles, readSaved, refuseOtherConfig, signed, withApproval } from "./commands.js";
import { alreadyTail, appliedSummary, approvalsOf, blocks, cautionsOf, compareChanges, driftLines, driftTitle, failureOf, goneLine, headlineText, isLiveDanger, isLoosening, isUnsent, join, lines, link, liveIn, liveSections, liveTail, md, movedSections, notLookedAt, nothing as nothing$3, ours, outcomeReport, planReport, printReport, proseOf, renderDriftIssue, renderGithub, resultTable, shownIn, threeWayNotes, toMarkdown, toPlanFile } from "./render.js";
import { openDocuments } from "./problems.js";
process.getBuiltinModule("node:fs");
const readFileSync = (() => process.getBuiltinModule("node:fs").readFileSync)();
const realpathSync = (() => process.getBuiltinModule("node:fs").realpathSync)();
process.getBuiltinModule("node:path");
const resolve = (() => process.getBuiltinModule("node:path").resolve)();
// src/domain/github.ts
var GitHubError = class extends Error {
	name = "GitHubError";
	status = null;
	hint = null;
	constructor(message, { cause, ...facts } = {}) {
		super(message, { cause });
		Object.assign(this, facts);
	}
};
const causeOf = (refusal) => "why" in refusal ? refusal.why : refusal;
function stateOf(outcome, deployment) {
	const { problems } = outcome;
	if (outcome.kind === "invalid") return {
		kind: "invalid",
		problems
	};
	const results = "results" in outcome ? outcome.results.filter(({ bundle }) => deployment === null || bundle.deployment.slug === deployment) : [];
	if (outcome.kind === "failed") return {
		kind: "failed",
		error: outcome.error,
		results
	};
	if (outcome.kind === "stale") return {
		kind: "refused",
		refusal: {
			code: "stale",
			moved: movedOf(results)
		},
		fresh: null
	};
	const plan = deployment === null ? outcome.plan : planOf(outcome.plan, deployment);
	if (outcome.kind === "applied" || outcome.kind === "partial") return {
		kind: outcome.kind,
		plan,
		results
	};
	if (!plan.bundles.some(({ changes }) => changes.length > 0)) return {
		kind: "no-changes",
		problems,
		...explainedBy(outcome)
	};
	return {
		kind: "planned",
		plan,
		guards: outcome.guards,
		problems,
		...explainedBy(outcome)
	};
}
const explainedBy = ({ impact, threeWayDiff }) => ({
	...impact === void 0 ? {} : { impact },
	...threeWayDiff === void 0 ? {} : { threeWayDiff }
});
// src/github/answers.ts
var Misshapen = class extends Error {
	name = "Misshapen";
	constructor(path, expected) {
		super(`${path === "" ? "it" : path} is not ${expected}`);
	}
};
const matching$1 = (expected, fits) => (value, path) => {
	if (fits(value)) return value;
	throw new Misshapen(path, expected);
};
const textLike = (expected, pattern) => matching$1(expected, (value) => typeof value === "string" && pattern.test(value));
const text = textLike("a text", /^/);
const commit = textLike("the id of a commit", /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const number = matching$1("a positive number", (value) => Number.isSafeInteger(value) && Number(value) > 0);
const anything = (value) => value;
const optional = (read) => (value, path) => value === null || value === void 0 ? null : read(value, path);
const list = (read) => (value, path) => {
	if (!Array.isArray(value)) throw new Misshapen(path, "a list");
	return value.map((item, index) => read(item, `${path}[${String(index)}]`));
};
const object = (members) => (value, path) => {
	if (!isObject(value)) throw new Misshapen(path, "an object");
	const read = Object.entries(members).map(([name, member]) => {
		return [name, member(Object.hasOwn(value, name) ? value[name] : void 0, path === "" ? name : `${path}.${name}`)];
	});
	return Object.fromEntries(read);
};
const as = (read, make) => (value, path) => make(read(value, path));
const account = as(optional(object({
	login: text,
	type: text
})), (user) => user ?? {
	login: "ghost",
	type: "User"
});
const body = as(optional(text), (written) => written ?? "");
const comment = as(object({
	id: number,
	issue_url: textLike("the address of an issue", /\/issues\/[0-9]{1,15}$/),
	body,
	user: account,
	html_url: text
}), ({ id, issue_url, user, html_url, ...rest }) => ({
	id,
	pull: Number(issue_url.slice(issue_url.lastIndexOf("/") + 1)),
	body: rest.body,
	author: user,
	url: html_url
}));
const issue = as(object({
	number,
	body,
	state: text,
	user: account,
	html_url: text,
	pull_request: anything
}), ({ state, user, html_url, pull_request, ...rest }) => ({
	number: rest.number,
	body: rest.body,
	open: state === "open",
	isPull: pull_request !== void 0,
	author: user,
	url: html_url
}));
const repository = object({ id: number });
const pullRequest = as(object({
	number,
	head: object({
		sha: commit,
		repo: optional(repository)
	}),
	base: object({
		ref: text,
		sha: commit,
		repo: repository
	}),
	merged_at: optional(text),
	mergeable: anything,
	merge_commit_sha: optional(commit)
}), ({ head, base, merged_at, mergeable, merge_commit_sha, ...rest }) => ({
	number: rest.number,
	head: head.sha,
	base: {
		ref: base.ref,
		sha: base.sha
	},
	merge: merged_at !== null || mergeable === true ? merge_commit_sha : null,
	merged: merged_at !== null,
	fork: head.repo?.id !== base.repo.id
}));
const file = as(object({
	type: textLike("that of a file", /^file$/),
	encoding: textLike("that of a file of at most 1 MB", /^base64$/),
	content: text
}), ({ content }) => Buffer.from(content, "base64"));
const branch = as(object({ object: object({ sha: commit }) }), (answer) => answer.object.sha);
const status$1 = object({ context: text });
// src/github/request.ts
const operations = {
	readFile: {
		route: "GET /contents/{path}",
		says: "Reading the file {path}",
		needs: "contents: read"
	},
	comments: {
		route: "GET /issues/{issue_number}/comments",
		says: "Reading the comments of #{issue_number}",
		needs: "pull-requests: write"
	},
	recentComments: {
		route: "GET /issues/comments",
		says: "Reading the newest comments",
		needs: "pull-requests: write"
	},
	createComment: {
		route: "POST /issues/{issue_number}/comments",
		says: "Writing a comment on #{issue_number}",
		needs: "pull-requests: write",
		once: true
	},
	updateComment: {
		route: "PATCH /issues/comments/{comment_id}",
		says: "Changing a comment",
		needs: "pull-requests: write"
	},
	pull: {
		route: "GET /pulls/{pull_number}",
		says: "Reading pull request #{pull_number}",
		needs: "pull-requests: read"
	},
	pulls: {
		route: "GET /pulls",
		says: "Listing the pull requests to {base}",
		needs: "pull-requests: read"
	},
	pullsOf: {
		route: "GET /commits/{commit_sha}/pulls",
		says: "Finding the pull request of the commit {commit_sha}",
		needs: "pull-requests: read"
	},
	tipOf: {
		route: "GET /git/ref/{ref}",
		says: "Reading the commit of {ref}",
		needs: "contents: read"
	},
	issues: {
		route: "GET /issues",
		says: "Listing the issues of {creator}",
		needs: "issues: write"
	},
	createIssue: {
		route: "POST /issues",
		says: "Writing an issue",
		needs: "issues: write",
		once: true
	},
	updateIssue: {
		route: "PATCH /issues/{issue_number}",
		says: "Changing issue #{issue_number}",
		needs: "issues: write"
	},
	setStatus: {
		route: "POST /statuses/{sha}",
		says: "Setting the status of the commit {sha}",
		needs: "statuses: write"
	}
};
const fill = (template, parameters, encode) => template.replaceAll(/\{(\w+)\}/g, (_, name) => encode(String(parameters[name])));
const limits = {
	request: 2e4,
	wait: 9e4,
	allWaits: 6e5,
	firstBackoff: 500,
	minute: 6e4
};
const retries = 4;
const pageSize = 100;
const mostPages = 100;
var Requests = class {
	#options;
	#token;
	#waited = 0;
	constructor(options) {
		this.#options = options;
		this.#token = options.token.trim();
		if (!/^[\x21-\x7e]+$/.test(this.#token)) throw new GitHubError("The GitHub token is empty or contains invalid characters.", { hint: "Omit the input github-token to use the token of the job." });
	}
	async ask(id, parameters, read) {
		return (await this.#perform(id, parameters, read)).value;
	}
	async all(id, parameters, read, limit = Infinity) {
		const found = [];
		for (let page = 1; page <= mostPages; page += 1) {
			const numbered = page === 1 ? {} : { page };
			const asked = {
				...parameters,
				per_page: Math.min(pageSize, limit),
				...numbered
			};
			const { value, headers } = await this.#perform(id, asked, list(read));
			found.push(...value);
			if (!/\brel="?next\b/.test(headers["link"] ?? "") || found.length >= limit) return found.slice(0, limit);
		}
		throw new GitHubError(`GitHub returned more than ${String(1e4)} results (${id}).`);
	}
	async #perform(id, parameters, read) {
		const { says, needs } = operations[id];
		const request = this.#requestOf(id, parameters);
		const came = await this.#send(request);
		const fail = (what, facts) => new GitHubError(this.#redact(`${fill(says, parameters, String)}: ${what}.`), facts);
		if ("failure" in came) throw fail(`no answer of GitHub, ${failures$1[came.failure].says} (${came.detail})`, { hint: checkNetwork });
		const { status, headers } = came;
		if (isRedirect(status)) {
			const target = redirectTarget(came, request.origin + request.path);
			const where = target === null ? "" : ` to ${target}`;
			throw fail(`GitHub answered ${String(status)}, a redirect${where}, which was not followed`, { hint: redirected });
		}
		const answer = parsed(came);
		if (status >= 300) throw fail(`GitHub answered ${String(status)}${quoted(answer)}`, {
			status,
			hint: this.#hint(came, needs)
		});
		try {
			return {
				value: read(answer, ""),
				headers
			};
		} catch (error) {
			if (!(error instanceof Misshapen)) throw error;
			throw fail(`the answer of GitHub cannot be used, ${error.message}`, { hint: checkAddress });
		}
	}
	#requestOf(id, parameters) {
		const { route, ...operation } = operations[id];
		const [method, template] = route.split(" ");
		const { api, repository } = this.#options.job;
		const { origin, pathname } = new URL(api);
		const rest = Object.entries(parameters).filter(([name]) => !route.includes(`{${name}}`));
		const query = new URLSearchParams();
		if (method === "GET") for (const [name, value] of rest) query.set(name, String(value));
		const target = `/repos/${repository.owner}/${repository.name}${fill(template, parameters, encodeURIComponent)}`;
		const body = method === "GET" ? null : JSON.stringify(Object.fromEntries(rest));
		return {
			method,
			origin,
			path: `${pathname.replace(/\/$/, "")}${target}${query.size === 0 ? "" : `?${query.toString()}`}`,
			headers: {
				accept: "application/vnd.github+json",
				"accept-encoding": "gzip",
				authorization: `Bearer ${this.#token}`,
				"user-agent": `ifmatch/${version}`,
				"x-github-api-version": "2022-11-28",
				...body === null ? {} : { "content-type": "application/json; charset=utf-8" }
			},
			body,
			writes: operation.once === true
		};
	}
	async #send(request) {
		const { network, clock, log } = this.#options;
		const tell = (line) => log?.(this.#redact(line));
		const transport = await network.open();
		for (let attempt = 1;; attempt += 1) {
			const start = clock.now();
			const came = await exchange(transport, request, limits.request, void 0, clock);
			const took = `in ${String(Math.round(clock.now() - start))} ms`;
			const how = "failure" in came ? "got no answer" : `${String(came.status)}${requestId(came)}`;
			tell(`${request.method} ${request.path} ${how} ${took}`);
			const wait = this.#waitAfter(came, request, attempt);
			if (attempt > retries || wait > limits.wait || this.#waited + wait > limits.allWaits) return came;
			this.#waited += wait;
			tell(`waiting ${String(wait)} ms, then attempt ${String(attempt + 1)}`);
			await clock.sleep(wait);
		}
	}
	#waitAfter(came, { writes }, attempt) {
		const { clock } = this.#options;
		const backoff = Math.round(clock.random() * limits.firstBackoff * 2 ** (attempt - 1));
		if ("failure" in came) {
			const { repeat, processed } = failures$1[came.failure];
			return repeat && (!writes || processed === "no") ? backoff : Infinity;
		}
		const limited = rateLimitWait(came, clock.now());
		if (limited !== null) return Math.round(limited + clock.random() * 1e3);
		return came.status >= 500 && !writes ? backoff : Infinity;
	}
	#hint(reply, needs) {
		const now = this.#options.clock.now();
		const wait = rateLimitWait(reply, now);
		const time = new Date(now + (wait ?? 0)).toISOString().slice(11, 16);
		if (wait !== null) return `GitHub rate limit reached. Re-run the job after ${time} UTC.`;
		const { status } = reply;
		if (status === 401) return "The token is wrong or has expired. Omit the input github-token to use that of the job.";
		if (status === 403 || status === 404) return `Unless GitHub gives another reason: Give the job the permission "${needs}" (permissions: in the workflow), and check that the token is one for this repository. Runs for forks and for Dependabot get a read-only token.`;
		return status >= 500 ? "GitHub is unavailable. Re-run the job later." : "See the message of GitHub.";
	}
	#redact = (text) => text.replaceAll(this.#token, "[redacted]");
};
const checkNetwork = "Re-run the job. If it persists, check the network of the runner, HTTPS_PROXY and NO_PROXY, and NODE_EXTRA_CA_CERTS for a GitHub Enterprise Server with its own certificate authority.";
const redirected = "If the repository was renamed or moved, start a new run. Otherwise check GITHUB_API_URL, and the proxies between the runner and GitHub. The token is never sent to another address.";
const checkAddress = "Check what GitHub shows there, and that GITHUB_API_URL is the address of its API.";
function requestId({ headers }) {
	const id = headers["x-github-request-id"];
	return id === void 0 ? "" : `, request ${id},`;
}
const textOf$1 = ({ body }) => Buffer.from(body).toString();
function parsed(reply) {
	try {
		return JSON.parse(textOf$1(reply));
	} catch {
		return textOf$1(reply);
	}
}
function quoted(answer) {
	const { message, errors } = isObject(answer) ? answer : {};
	if (typeof message !== "string") return "";
	const characters = Array.from(errors === void 0 ? message : `${message}: ${JSON.stringify(errors)}`);
	return `, "${characters.length > 300 ? `${characters.slice(0, 300).join("")}\u2026` : characters.join("")}"`;
}
function rateLimitWait(reply, now) {
	const { status, headers } = reply;
	const after = digits$1(headers["retry-after"]);
	const says = status === 403 && (headers["retry-after"] !== void 0 || /rate limit/i.test(textOf$1(reply)));
	if (status !== 429 && !says) return null;
	if (after !== null) return after * 1e3;
	const reset = digits$1(headers["x-ratelimit-reset"]);
	return headers["x-ratelimit-remaining"] === "0" && reset !== null ? Math.max(0, reset * 1e3 - now) + 1e3 : limits.minute;
}
const digits$1 = (header) => header !== void 0 && /^[0-9]{1,12}$/.test(header.trim()) ? Number(header) : null;
// src/github/client.ts
function openGitHub(options) {
	const requests = new Requests(options);
	return {
		...openComments(requests, () => options.clock.now()),
		...openIssues(requests),
		readFile: (path, ref) => unless(isMissing, null, requests.ask("readFile", {
			path,
			ref
		}, file)),
		pullsOf: (sha) => unless(isUnknownCommit, [], requests.all("pullsOf", { commit_sha: sha }, pullRequest)),
		openPulls: (base) => requests.all("pulls", {
			state: "open",
			base,
			sort: "created",
			direction: "asc"
		}, pullRequest),
		async mergedPulls(base, limit) {
			const closed = {
				state: "closed",
				base,
				sort: "updated",
				direction: "desc"
			};
			return (await requests.all("pulls", closed, pullRequest, limit)).filter(({ merged }) => merged);
		},
		tipOf: (name) => requests.ask("tipOf", { ref: `heads/${name}` }, branch),
		async setStatus(sha, { url, description, ...state }) {
			const short = Array.from(description).slice(0, 140).join("");
			await requests.ask("setStatus", {
				sha,
				...state,
				description: short,
				target_url: url
			}, status$1);
		}
	};
}
const recentIssues = 500;
const openIssues = (requests) => ({
	async issuesBy(creator) {
		const sorted = {
			creator,
			sort: "updated",
			direction: "desc"
		};
		return (await Promise.all([requests.all("issues", {
			...sorted,
			state: "open"
		}, issue), requests.all("issues", {
			...sorted,
			state: "closed"
		}, issue, recentIssues)])).flat().filter(({ isPull }) => !isPull);
	},
	createIssue: (made) => requests.ask("createIssue", made, issue),
	updateIssue: (number, change) => requests.ask("updateIssue", {
		issue_number: number,
		...change
	}, issue)
});
const fresh = 2e3;
function openComments(requests, now) {
	const lists = new Map();
	const pulls = new Map();
	const recently = (all, number, ask) => {
		const known = all.get(number);
		const age = known === void 0 ? Infinity : now() - known.asked;
		if (known !== void 0 && age >= 0 && age < fresh) return known.answer;
		const answer = ask();
		all.set(number, {
			asked: now(),
			answer
		});
		answer.catch(() => all.delete(number));
		return answer;
	};
	const replace = (id, written) => {
		for (const [number, known] of lists) known.answer = begun(known.answer.then((all) => [...all.filter((one) => one.id !== id), ...written?.pull === number ? [written] : []]));
	};
	const writing = async (id, write) => {
		try {
			const written = await write;
			replace(written?.id ?? id ?? 0, written);
			return written;
		} catch (error) {
			lists.clear();
			throw error;
		}
	};
	return {
		comments: (pull) => recently(lists, pull, () => requests.all("comments", { issue_number: pull }, comment)),
		pull: (number) => recently(pulls, number, () => requests.ask("pull", { pull_number: number }, pullRequest)),
		recentComments: (limit) => requests.all("recentComments", {
			sort: "updated",
			direction: "desc"
		}, comment, limit),
		createComment: (pull, body) => writing(null, requests.ask("createComment", {
			issue_number: pull,
			body
		}, comment)),
		updateComment: (id, body) => writing(id, unless(({ status: code }) => code === 404, null, requests.ask("updateComment", {
			comment_id: id,
			body
		}, comment)))
	};
}
async function unless(means, instead, answer) {
	try {
		return await answer;
	} catch (error) {
		if (error instanceof GitHubError && means(error)) return instead;
		throw error;
	}
}
const isUnknownCommit = ({ message }) => /no commit found/i.test(message);
const isMissing = (error) => error.status === 404 && !isUnknownCommit(error);
const mostPulls = 100;
const waits$2 = [
	1,
	2,
	4,
	8,
	15,
	30
];
async function mergedPulls(github, push, clock, first = knownPulls(github, push)) {
	let found = await first;
	for (const seconds of waits$2) {
		if (found.some(({ merge }) => merge === push.after)) return found;
		await clock.sleep(seconds * 1e3);
		found = await knownPulls(github, push);
	}
	return found;
}
async function knownPulls(github, push) {
	const order = [...push.commits.filter((id) => id !== push.after), push.after];
	const place = ({ merge }) => merge === null ? -1 : order.indexOf(merge);
	const last = await github.pullsOf(push.after);
	const others = order.length > 1 ? await github.mergedPulls(push.branch, mostPulls) : [];
	const found = [...last, ...others].filter(({ merged, base }) => merged && base.ref === push.branch);
	return [...new Map(found.filter((pull) => place(pull) >= 0).map((pull) => [pull.number, pull])).values()].toSorted((a, b) => place(a) - place(b));
}
// src/github/job.ts
function readJob(env, payload) {
	const [owner = "", name = ""] = variable(env, "GITHUB_REPOSITORY", repositoryName).split("/");
	const [server, api] = [readAddress(env, "GITHUB_SERVER_URL"), readAddress(env, "GITHUB_API_URL")];
	const [id, attempt] = [variable(env, "GITHUB_RUN_ID", digits), variable(env, "GITHUB_RUN_ATTEMPT", digits)];
	const ref = variable(env, "GITHUB_REF", /^/);
	const event = variable(env, "GITHUB_EVENT_NAME", /^/);
	return {
		repository: {
			owner,
			name,
			id: variable(env, "GITHUB_REPOSITORY_ID", digits),
			defaultBranch: event === "schedule" ? ref.replace(/^refs\/heads\//, "") : readPayload(event, withRepository, payload)
		},
		sha: variable(env, "GITHUB_SHA", /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/),
		ref,
		run: {
			id: Number(id),
			attempt: Number(attempt),
			url: `${server}/${owner}/${name}/actions/runs/${id}/attempts/${attempt}`
		},
		startedBy: env["GITHUB_TRIGGERING_ACTOR"] ?? null,
		api,
		server
	};
}
const withRepository = as(object({ repository: object({ default_branch: text }) }), ({ repository }) => repository.default_branch);
const digits = /^[1-9][0-9]{0,14}$/;
const repositoryName = /^[A-Za-z0-9_-]+\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/;
function variable(env, name, pattern) {
	const value = env[name] ?? "";
	if (value === "") throw new GitHubError(`${name} is not set.`, { hint });
	if (!pattern.test(value)) throw new GitHubError(`${name} is "${value}", which is not valid.`, { hint });
	return value;
}
const hint = "The runner sets it. Run the action in a GitHub workflow.";
const address = /^https:\/\/|^http:\/\/(?:localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])(?:[:/]|$)/;
function readAddress(env, name) {
	const value = variable(env, name, address);
	const { username, password, search, hash } = URL.canParse(value) ? new URL(value) : { username: "unknown" };
	if (`${username}${password ?? ""}${search ?? ""}${hash ?? ""}` === "") return value.replace(/(?<!\/)\/+$/, "");
	throw new GitHubError(`${name} is "${value}", which is not valid.`, { hint });
}
function readPayload(event, read, payload) {
	try {
		return read(payload, "");
	} catch (error) {
		if (!(error instanceof Misshapen)) throw error;
		throw new GitHubError(`The payload of the event ${event} cannot be used: ${error.message}.`, { hint: "It is the file of GITHUB_EVENT_PATH. Run the action in a GitHub workflow." });
	}
}
const pullRequestOf = (hardened) => as(object({ pull_request: pullRequest }), ({ pull_request: pull }) => ({
	kind: "pull-request",
	pull,
	hardened
}));
const readers = new Map([
	["pull_request", pullRequestOf(false)],
	["pull_request_target", pullRequestOf(true)],
	["merge_group", as(object({ merge_group: object({
		head_sha: commit,
		base_sha: commit,
		head_ref: text
	}) }), ({ merge_group }) => ({
		kind: "merge-group",
		head: merge_group.head_sha,
		base: merge_group.base_sha,
		pulls: pullsIn(merge_group.head_ref)
	}))],
	["push", readPush],
	["schedule", () => ({ kind: "schedule" })],
	["workflow_dispatch", () => ({ kind: "dispatch" })]
]);
function readEvent(name, payload) {
	const read = readers.get(name);
	return read === void 0 ? {
		kind: "other",
		name
	} : readPayload(name, read, payload);
}
const refuseEvent = ({ name }) => `The event "${name}" is not supported. Run the workflow on ${[...readers.keys()].join(", ")}.`;
function pullsIn(ref) {
	const [, pull, onto] = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-([1-9][0-9]{0,14})-([0-9a-f]{40,64})$/.exec(ref) ?? [];
	return pull === void 0 || onto === void 0 ? [] : [{
		number: Number(pull),
		onto
	}];
}
const moved = object({
	before: commit,
	commits: list(as(object({ id: commit }), ({ id }) => id))
});
function readPush(payload, path) {
	const { ref, after } = object({
		ref: text,
		after: commit
	})(payload, path);
	if (!ref.startsWith("refs/heads/")) return {
		kind: "other",
		name: "push of a tag"
	};
	if (/^0+$/.test(after)) return {
		kind: "other",
		name: "push that deletes a branch"
	};
	return {
		kind: "push",
		branch: ref.slice(11),
		after,
		...moved(payload, path)
	};
}
process.getBuiltinModule("node:path");
const posix$3 = (() => process.getBuiltinModule("node:path").posix)();
// src/action/sources.ts
const configPath = ({ folder, config }) => config ?? posix$3.join(folder, "ifmatch.yaml");
const deploymentsIn = (plan) => [...new Map(plan.bundles.map(({ deployment }) => [deployment.slug, deployment])).values()];
const changedIn = (plan) => deploymentsIn({
	...plan,
	bundles: plan.bundles.filter(({ changes }) => changes.length > 0)
});
async function whoIsWrong({ files, outcome }, action) {
	const { deployment } = action.inputs;
	const configured = deployment === null ? [...files.settings.deployments.keys()] : [deployment];
	if (configured.length === 1) return configured[0] ?? null;
	const { managed } = files.wanted;
	const errors = outcome.problems.filter(({ problem }) => problem.severity === "error");
	const wrong = new Set(errors.flatMap(({ position, first }) => [position?.file, first?.file]));
	const named = [...files.deploymentsOf(wrong)];
	const isUnnamed = configured.length === 0 && files.bundles.every((bundle) => bundle.deployment === null);
	const [slug = null, ...others] = isUnnamed ? [null] : named;
	if (others.length > 0 || managed?.has(slug) === false) return null;
	return isUnnamed ? visible(action) : slug;
}
async function visible({ runtime }) {
	try {
		return (await findDeployment(null, { deployments: new Map() }, runtime)).deployment.slug;
	} catch (error) {
		if (error instanceof PlatformError || error instanceof UsageError) return null;
		throw error;
	}
}
async function wantedFrom(source, baseCommit, { github, inputs }) {
	const { folder, deployment } = inputs;
	const config = configPath(inputs);
	const bytes = await github.readFile(config, baseCommit);
	const hasOwn = source.kind(config) === "file";
	if (inputs.config !== null && bytes === null && !hasOwn) throw new UsageError(`The input config is "${config}", but this file does not exist. The path is relative to the root of the repository.`);
	if (bytes === null && !hasOwn) refuseBelowConfig(source, folder);
	const withoutBase = hasOwn ? strictest : defaultSettings;
	return {
		source,
		paths: hasOwn || folder === "." ? [] : [posix$3.join(folder, "policies")],
		config: hasOwn ? config : null,
		deployment,
		baseSettings: bytes === null ? withoutBase : await settingsIn(config, bytes, baseCommit)
	};
}
const strictest = {
	...defaultSettings,
	guards: {
		...defaultSettings.guards,
		maxDeletes: 0,
		looser: "require_approval"
	}
};
function refuseBelowConfig(source, folder) {
	for (let above = folder; above !== ".";) {
		above = posix$3.dirname(above);
		const config = posix$3.join(above, configName);
		if (source.kind(config) === "missing") continue;
		throw new UsageError(`${config} lies above the working-directory "${folder}", which has no config, so its guards and folders would not apply. Name it with the input config, use its folder as working-directory, or give this folder its own config.`);
	}
}
async function settingsIn(path, bytes, commit) {
	const { settings, problems } = await loadConfig(oneFile(path, bytes), path);
	if (!hasErrors(problems)) return settings;
	throw new UsageError(`${path} has errors at ${commit}, which the guards are read from. Fix it there first: \`ifmatch validate\` shows what is wrong.`);
}
const baseOfMerge = (merge, pull, action) => whereReadable(() => baseIn(merge, pull, action), merge, action);
function baseIn(merge, { head }, { git }) {
	const [first, ...others] = git.parents(merge);
	if (first === void 0 || !others.includes(head)) throw new UsageError(`${merge} is not a merge of ${head}`);
	return first;
}
async function baseByHand(action) {
	const { job, github } = action;
	const { defaultBranch } = job.repository;
	if (job.ref === `refs/heads/${defaultBranch}`) return {
		base: null,
		notices: []
	};
	return whereReadable(() => github.tipOf(defaultBranch), job.sha, action);
}
const notToldApart = (error) => `Edits on the platform cannot be identified: the base ${unreadable(error)}`;
function unreadable({ message }) {
	return `cannot be read: ${(message.split("\n", 1)[0] ?? "").replace(/\.$/, "")}. Give the job the permission "contents: read", or check out with fetch-depth: 0.`;
}
async function whereReadable(find, tip, action) {
	try {
		const commit = await find();
		await action.git.ahead;
		fetchMissing(commit, action);
		return {
			base: {
				name: commit,
				git: action.git,
				tip
			},
			notices: []
		};
	} catch (error) {
		if (!(error instanceof UsageError || error instanceof GitHubError)) throw error;
		return {
			base: null,
			notices: [notToldApart(error)]
		};
	}
}
function fetchBaseAhead(merge, { head }, { git, job, inputs }) {
	try {
		const [base, ...others] = git.parents(merge);
		if (base !== void 0 && others.includes(head) && git.commit(base) === null) git.fetchAhead(base, job, inputs.githubToken);
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
	}
}
function fetchMissing(commit, { git, job, inputs }) {
	if (git.commit(commit) === null) git.fetch(commit, job, inputs.githubToken);
}
const oneFile = (path, bytes) => ({
	kind: (asked) => asked === path ? "file" : "missing",
	list: () => [],
	read(asked) {
		if (asked !== path) throw new SourceError("missing", asked, "it is not there");
		return Buffer.from(bytes);
	}
});
const waits$1 = [
	0,
	1,
	2,
	4
];
async function fetchMerge(pull, action) {
	const { github, job, runtime } = action;
	const wanted = job.run.attempt > 1 ? [pull.head, await github.tipOf(pull.base.ref)] : [pull.head];
	for (const wait of waits$1) {
		await runtime.clock.sleep(wait * 1e3);
		if (wait > 0 || wanted.length > 1) refuseMoved(pull, await github.pull(pull.number));
		const commit = tryToFetch(pull, action);
		if (commit !== null && hasParents(commit, wanted, action)) return commit;
	}
	throw new UsageError(`GitHub has no merge of ${pull.head} with ${pull.base.ref}: most likely they conflict. Resolve the conflict, or run this job again.`);
}
function refuseMoved({ number, head }, now) {
	if (now.merged) throw new UsageError(`Pull request #${String(number)} is merged, so there is nothing to preview.`);
	if (now.head === head) return;
	throw new UsageError(`Pull request #${String(number)} moved to ${now.head}. See the run of that commit: this one is for ${head}.`);
}
function tryToFetch({ number }, { git, job, inputs }) {
	try {
		return git.fetch(`refs/pull/${String(number)}/merge`, job, inputs.githubToken);
	} catch (error) {
		if (error instanceof Error && /couldn't find remote ref/i.test(error.message)) return null;
		throw new UsageError(`The merge cannot be fetched: ${error instanceof Error ? error.message : String(error)}. Give the job the permission "contents: read", and check that the folder is a checkout.`, { cause: error });
	}
}
const hasParents = (commit, wanted, { git }) => {
	const parents = git.parents(commit);
	return wanted.every((one) => parents.includes(one));
};
// src/action/result.ts
const ended = (command, outcome, more = {}) => ({
	command,
	outcome,
	refusal: null,
	noPreview: null,
	records: [],
	isRecorded: true,
	comments: [],
	notices: [],
	warnings: [],
	drift: null,
	...more
});
async function asFailedOutcome(ask) {
	try {
		return await ask();
	} catch (error) {
		if (!(error instanceof PlatformError || error instanceof UsageError)) throw error;
		return {
			kind: "failed",
			error,
			problems: [],
			plan: null,
			results: []
		};
	}
}
function whatIsMissing({ inputs }) {
	if (!inputs.hasToken) return "no-token";
	return inputs.hasAddress ? null : "no-address";
}
function requireConnection(action) {
	const missing = whatIsMissing(action);
	if (missing !== null) throw new UsageError(words[missing]);
}
const words = {
	"no-token": "No API token. Set the input api-token from a secret.",
	"no-address": "No platform address. Set the input base-url."
};
function refuseOtherCheckout({ git, job, runtime }, what = "") {
	const head = git.commit("HEAD");
	if (head === null && runtime.source.list("").length === 0) throw new UsageError("The workspace is empty. Add actions/checkout before this step.");
	if (head === null || head === job.sha) return;
	throw new UsageError(`The checkout is at ${head}, and not at ${what}${job.sha}. Remove "ref:" from actions/checkout.`);
}
async function validateOnly(action) {
	const wanted = await wantedFrom(action.runtime.source, action.job.repository.defaultBranch, action);
	return ended("validate", await validate(wanted, action.runtime));
}
process.getBuiltinModule("node:crypto");
const randomUUID = (() => process.getBuiltinModule("node:crypto").randomUUID)();
process.getBuiltinModule("node:fs");
const appendFileSync = (() => process.getBuiltinModule("node:fs").appendFileSync)();
process.getBuiltinModule("node:path");
const sep = (() => process.getBuiltinModule("node:path").sep)();
const posix$2 = (() => process.getBuiltinModule("node:path").posix)();
// src/action/runner.ts
function formatOutputs(outputs) {
	const delimiter = `ifmatch-${randomUUID()}`;
	return Object.entries(outputs).map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`).join("");
}
function append(path, text) {
	if (path !== void 0 && path !== "") appendFileSync(path, text);
}
function readInputs(env) {
	const maxDeletes = matching(env, "max-deletes", /^\d{1,6}$/, "a whole number");
	return {
		command: oneOf(env, "command", [
			"auto",
			"validate",
			"preview",
			"apply",
			"drift"
		]),
		drift: oneOf(env, "drift", ["issue", "off"]),
		folder: folderOf(input(env, "working-directory") ?? "."),
		config: input(env, "config")?.replaceAll(sep, "/") ?? null,
		deployment: input(env, "deployment"),
		approval: {
			...noApproval,
			maxDeletes: maxDeletes === null ? null : Number(maxDeletes)
		},
		onStale: input(env, "on-stale") === null ? null : oneOf(env, "on-stale", ["refuse", "same-diff"]),
		failOn: failures(input(env, "fail-on")),
		comment: oneOf(env, "comment", ["true", "false"]) === "true",
		commentAuthor: input(env, "comment-author") ?? "github-actions[bot]",
		planFile: planFileOf(env),
		planDigest: matching(env, "plan-digest", /^sha256:[0-9a-f]{64}$/, "the digest of a plan, as a preview prints it"),
		summary: oneOf(env, "summary", ["true", "false"]) === "true",
		hasAddress: (input(env, "base-url") ?? env["IFMATCH_BASE_URL"] ?? "").trim() !== "",
		hasToken: hasToken(env),
		githubToken: input(env, "github-token") ?? ""
	};
}
function input(env, name) {
	const value = (env[`INPUT_${name.toUpperCase()}`] ?? "").trim();
	return value === "" ? null : value;
}
const planFileOf = (env) => input(env, "plan-file") ?? "ifmatch-plan.json";
const hasToken = (env) => input(env, "api-token") !== null || Object.entries(env).some(([name, value]) => /^IFMATCH_API_TOKEN(?:_|$)/.test(name) && (value ?? "").trim() !== "");
const oneOf = (env, name, all) => allowed(name, input(env, name) ?? all[0], all);
function allowed(name, value, all) {
	const found = all.find((one) => one === value);
	if (found === void 0) throw new UsageError(`The input ${name} is "${value}". Allowed are: ${all.join(", ")}.`);
	return found;
}
function matching(env, name, pattern, what) {
	const value = input(env, name);
	if (value === null || pattern.test(value)) return value;
	throw new UsageError(`The input ${name} is "${value}", but must be ${what}.`);
}
function failures(value) {
	const names = (value ?? "errors").split(",").map((name) => name.trim());
	return new Set(names.filter(Boolean).map((name) => allowed("fail-on", name, failOns)));
}
const failOns = [
	"errors",
	"warnings",
	"changes",
	"looser"
];
function folderOf(path, separator = sep) {
	const folder = posix$2.normalize(path.replaceAll(separator, "/")).replace(/\/$/, "");
	if (posix$2.isAbsolute(folder) || /^[A-Za-z]:\//.test(folder) || folder === ".." || folder.startsWith("../")) throw new UsageError(`The input working-directory is "${path}", which is outside the repository.`);
	return folder;
}
// src/action/main.ts
async function runAction(parts) {
	try {
		const eventPath = parts.env["GITHUB_EVENT_PATH"];
		if (eventPath === void 0) throw new UsageError("This runs as a step of a GitHub workflow only. Elsewhere, use the command line: npx ifmatch.");
		removeFormerPlan(parts);
		const inputs = readInputs(parts.env);
		const payload = JSON.parse(readFileSync(eventPath, "utf8"));
		const event = readEvent(parts.env["GITHUB_EVENT_NAME"] ?? "", payload);
		return await inActionRuntime(parts, payload, inputs, async (action) => {
			action.runtime.ensureWritable(inputs.planFile);
			const result = await run(event, action).catch((error) => failed(error));
			const { report } = await import("./action.js");
			return report(result, action, parts.env);
		});
	} catch (error) {
		return reportFailure(expected(error) ?? bug(error), parts);
	}
}
function removeFormerPlan({ env, cwd }) {
	const workspace = env["GITHUB_WORKSPACE"] ?? cwd;
	const path = planFileOf(env);
	if (/\.ya?ml$/i.test(path)) throw new UsageError(`The input plan-file is ${path}, a YAML file, which a plan would overwrite. Set another file.`);
	try {
		removeFormer(resolve(workspace, path), realpathSync.native(workspace));
	} catch (cause) {
		throw new UsageError(`${path}, where the plan goes, cannot be removed: ${systemWords(cause)}.`, { cause });
	}
}
async function run(event, action) {
	const { command } = action.inputs;
	if (command === "drift") return lookForDrift(event, action);
	if (command === "apply") refuseToApply(event, action);
	if (event.kind === "other") return nothing$2(event, action);
	if (command === "validate") return (await import("./action.js")).validateOnly(action);
	if (command === "preview" && (event.kind === "push" || event.kind === "schedule")) return (await import("./action.js")).watch(action);
	return serve(event, action);
}
async function serve(event, action) {
	if (event.kind === "schedule") return lookForDrift(event, action);
	if (event.kind === "pull-request") return (await import("./action.js")).reviewPull(event, action);
	if (event.kind === "merge-group") return (await import("./action.js")).checkGroup(event, action);
	const { applyMerged, runByHand } = await import("./action.js");
	return event.kind === "push" ? applyMerged(event, action) : runByHand(action);
}
const isOnDefaultBranch = ({ job }) => job.ref === `refs/heads/${job.repository.defaultBranch}`;
async function lookForDrift({ kind }, action) {
	if ((kind === "schedule" || kind === "dispatch") && isOnDefaultBranch(action)) return (await import("./action.js")).reportDrift(action);
	throw new UsageError("Drift is checked on a schedule, or by a manual run on the default branch.");
}
async function nothing$2(event, action) {
	const { validateOnly } = await import("./action.js");
	const result = await validateOnly(action);
	return {
		...result,
		notices: [...result.notices, refuseEvent(event)]
	};
}
function refuseToApply(event, { inputs }) {
	if (isPush(event) || event.kind === "dispatch" && inputs.planDigest !== null) return;
	throw new UsageError(event.kind === "dispatch" ? "A manual run needs the digest of the plan to apply. Set the input plan-digest; a preview prints the digest." : "Nothing is applied on this event: only a push to the default branch and a manual run with plan-digest are trusted.");
}
const isPush = (event) => event.kind === "push" || event.kind === "other" && event.name.startsWith("push ");
function failed(error) {
	const known = expected(error);
	if (known === null) throw error;
	return ended("preview", {
		kind: "failed",
		error: known,
		problems: [],
		plan: null,
		results: []
	});
}
function expected(error) {
	const kinds = [
		PlatformError,
		GitHubError,
		UsageError,
		RecordError
	];
	return error instanceof Error && kinds.some((kind) => error instanceof kind) ? error : null;
}
function bug(error) {
	const stack = error instanceof Error ? error.stack ?? error.message : String(error);
	return new Error(`${stack}\nThis is a bug in ifmatch ${version}. Please report it with the lines above.`);
}
async function inActionRuntime(parts, payload, inputs, use) {
	const env = withToken(parts.env);
	const cwd = env["GITHUB_WORKSPACE"] ?? parts.cwd;
	const verbose = env["RUNNER_DEBUG"] === "1";
	const runtime = new Runtime({
		...parts,
		env,
		cwd
	}, {
		directory: ".",
		quiet: false,
		verbose,
		leftOut: await leftOutFiles(cwd, env),
		connection: {
			sandbox: null,
			baseUrl: input(env, "base-url")
		}
	});
	const job = readJob(env, payload);
	const network = await openNetwork(job.api, env);
	const { clock } = runtime;
	const log = (line) => verbose ? runtime.terminal.tell(line) : void 0;
	const github = openGitHub({
		token: inputs.githubToken,
		job,
		network,
		clock,
		log
	});
	const git = new Git(cwd, env);
	try {
		return await use({
			runtime,
			job,
			github,
			git,
			inputs
		});
	} finally {
		await git.close();
		await network.release();
		await runtime.close();
	}
}
async function openNetwork(api, env) {
	const { networkTo } = await import("./plan.js");
	const { proxiesIn } = await import("./base.js");
	return networkTo(new URL(api), proxiesIn(env));
}
function withToken(env) {
	const token = input(env, "api-token");
	return token === null ? env : {
		...env,
		IFMATCH_API_TOKEN: token
	};
}
function reportFailure(error, { env, streams }) {
	const message = withHint({
		message: error.message,
		hint: hintOf(error)
	});
	streams.out.write(`${workflowCommand({
		command: "error",
		properties: {},
		message
	})}\n`);
	append(env["GITHUB_OUTPUT"], formatOutputs({
		outcome: "failed",
		"failure-reason": escapeHidden(message.replaceAll(/\s+/g, " "))
	}));
	return 1;
}
// src/apply/report.ts
const tellsNothing = new Set([
	"odd",
	"rejected",
	"silent"
]);
function decide$1(trouble, shown, history) {
	if (trouble === "contradicted") return "unknown";
	const isNotOurs = trouble === "stale" || trouble === "conflict";
	if (shown === "done") return isNotOurs && history.lost === null ? "already-applied" : "applied";
	if (trouble === "unanswered") return shown === "same" && history.lost === null ? "again" : "unknown";
	if (history.lost !== null) return "unknown";
	return decisions[trouble](shown, history);
}
const decisions = {
	stale: notFirst,
	conflict: notFirst,
	refused: () => "not-applied",
	unsent: () => "not-applied",
	failed: (shown) => shown === "same" ? "not-applied" : "unknown"
};
function notFirst(shown, { repeated, acceptsMoved }) {
	if (tellsNothing.has(shown)) return "unknown";
	return shown === "moved" && acceptsMoved && !repeated ? "again" : "not-applied";
}
function toResult(ending, put, found, ready, lost) {
	const now = found?.fresh ?? null;
	if (ending === "applied" || ending === "already-applied") return {
		result: ending,
		reason: ending === "applied" ? reasons.shown(lost ?? put.message) : alreadyInWords(put),
		undo: undoOf(ready, now ?? ready.fresh)
	};
	return {
		result: ending,
		reason: troubleInWords(put.kind, put.message, found?.shown ?? null, ending),
		current: ending === "unknown" || isLate(put, found) ? currentOf(now) : null
	};
}
const alreadyInWords = ({ kind, message }) => kind === "conflict" ? reasons.alreadyAfter(message) : reasons.already;
const isLate = ({ kind }, found) => kind === "stale" || kind === "conflict" && found?.shown !== "same";
const undoOf = ({ before }, { stateVersion }) => before && {
	stateVersion,
	content: before
};
const currentOf = (now) => now && {
	stateVersion: now.stateVersion,
	changes: now.changes
};
function outcomeOf(results) {
	const has = (wanted) => results.some(({ outcome }) => outcome.result === wanted);
	if (has("unknown") || has("unverified")) return "partial";
	if (!has("not-applied")) return "applied";
	if (has("applied")) return "partial";
	return results.some(({ outcome }) => isStale(outcome)) ? "stale" : "failed";
}
const isStale = (outcome) => outcome.result === "not-applied" && outcome.current !== null;
function reasonOf(error) {
	return error instanceof PlatformError ? withHint(error) : error.message;
}
const reasons = {
	checked: (error) => `Nothing was applied: the dry run failed. ${reasonOf(error)}`,
	stale: "The platform changed since the review. Review the current plan.",
	otherStale: (names) => `Nothing was sent: the platform changed since the review in ${names}.`,
	rejected: "The platform rejects it. Fix the files.",
	otherRejected: (names) => `Nothing was sent: the platform rejects ${names}.`,
	needsApproval: "Nothing was sent: approval required.",
	interrupted: "Stopped before it was sent.",
	stopped: (name) => `Not sent, because the apply stopped at ${name}.`,
	shown: (came) => `${came} The dry run after it shows that it was written.`,
	oldVersion: "The platform answered the PUT with the old state version.",
	already: "The platform reports a changed state, but already has exactly this.",
	alreadyAfter: (came) => `${came} But the dry run after it shows that nothing is left to change.`,
	notVerified: (error) => `Written, but the dry run that verifies it failed. ${reasonOf(error)}`,
	leftOver: (count) => `Written, but the dry run afterwards still shows ${count === 1 ? "1 change" : `${String(count)} changes`}. Preview again.`,
	stillOld: "Written, but the platform still shows the old state: it may lag behind, or have lost the write. Preview again in a few minutes.",
	rejectedAfter: "Written, but the platform now rejects the same content. Preview again."
};
const shownWords = {
	done: "the dry run after it shows that nothing is left to change",
	same: "the dry run after it shows the state as it was",
	moved: "the dry run after it shows another state, with the same changes left to make",
	other: "the dry run after it shows other changes than the reviewed ones",
	odd: "the dry run after it shows that nothing is left to change, but at the state as it was",
	rejected: "the platform rejects the content in the dry run after it",
	silent: "the dry run after it failed too"
};
function troubleInWords(trouble, message, shown, decision) {
	if (decision === "unknown") return `${message} Whether it was written is not known: ${shownWords[shown ?? "silent"]}. Preview again to find out.`;
	if (trouble === "stale" && shown === "same") return `${message} But the dry run after it shows the same state version as before. Look at the proxies in between: If-Match may not arrive as it was sent.`;
	return trouble === "stale" || trouble === "conflict" && shown !== "same" ? `${message} ${reasons.stale}` : message;
}
// src/apply/apply.ts
async function applyPlan(reviewed, applying, options) {
	applying.progress(`Checking ${String(reviewed.bundles.length)} ${reviewed.bundles.length === 1 ? "bundle" : "bundles"} before anything is written`);
	const checked = await tryCheck(reviewed, applying, options);
	if (checked instanceof Error) return {
		kind: "failed",
		error: checked,
		results: notApplied$1(reviewed, reasons.checked(checked))
	};
	return refusalOf(checked, options) ?? sendAll(checked, applying, options);
}
async function tryCheck(reviewed, applying, options) {
	try {
		return await checkAll(reviewed.bundles, applying, options);
	} catch (thrown) {
		if (thrown instanceof PlatformError) return thrown;
		throw thrown;
	}
}
const notApplied$1 = ({ bundles }, reason) => bundles.map((bundle) => ({
	bundle,
	outcome: {
		result: "not-applied",
		reason,
		current: null
	}
}));
function refusalOf(checked, { limits }) {
	const rejected = checked.filter((one) => one.state === "rejected");
	if (rejected.length > 0) return {
		kind: "invalid",
		rejected,
		results: unsent(checked, reasons.otherRejected(namesOf(rejected)))
	};
	const stale = checked.filter((one) => one.state === "stale");
	if (stale.length > 0) return {
		kind: "stale",
		results: unsent(checked, reasons.otherStale(namesOf(stale)))
	};
	const guards = guardPlan(makePlan(checked.flatMap((one) => one.state === "ready" ? [one.fresh] : [])), limits);
	return guards.length > 0 ? {
		kind: "needs-approval",
		guards,
		results: unsent(checked, reasons.needsApproval)
	} : null;
}
const namesOf = (checked) => checked.map(({ bundle }) => nameOfBundle(bundle)).join(", ");
const unsent = (checked, reason) => checked.map((one) => ({
	bundle: one.bundle,
	outcome: withoutSending(one, reason)
}));
function withoutSending(one, reason) {
	if (one.state === "rejected") return {
		result: "not-applied",
		reason: reasons.rejected,
		current: null
	};
	if (one.state === "ready") return {
		result: "not-applied",
		reason,
		current: null
	};
	const { stateVersion, changes } = one.fresh;
	if (one.state === "stale") return {
		result: "not-applied",
		reason: reasons.stale,
		current: {
			stateVersion,
			changes
		}
	};
	return {
		result: "already-applied",
		reason: null,
		undo: one.before && {
			stateVersion,
			content: one.before
		}
	};
}
const interrupted = {
	reason: reasons.interrupted,
	error: new PlatformError("The apply was stopped before everything was sent.", { hint: "Rerunning it is safe." })
};
async function sendAll(checked, applying, { onStale }) {
	const results = [];
	const sentTo = new Set();
	let stop = null;
	for (const one of checked) {
		const { bundle } = one;
		if (one.state === "ready" && applying.stopped()) stop ??= interrupted;
		if (one.state !== "ready" || stop !== null) {
			results.push({
				bundle,
				outcome: withoutSending(one, stop?.reason ?? "")
			});
			continue;
		}
		applying.progress(`Applying ${nameOfBundle(bundle)}`);
		const sent = await send$1(one, applying, onStale === "same-diff" || sentTo.has(bundle.deployment.id));
		results.push({
			bundle,
			outcome: sent.outcome
		});
		sentTo.add(bundle.deployment.id);
		stop = stopAt(bundle, sent);
	}
	return toReport(results, stop);
}
function stopAt(bundle, { outcome, error }) {
	if (outcome.result === "applied" || outcome.result === "already-applied") return null;
	return {
		reason: reasons.stopped(nameOfBundle(bundle)),
		error: error ?? new PlatformError(outcome.reason ?? "")
	};
}
function toReport(results, stop) {
	const kind = outcomeOf(results);
	if (kind !== "failed") return {
		kind,
		results
	};
	if (stop === null) throw new Error("an apply that did not stop cannot have failed");
	return {
		kind,
		results,
		error: stop.error
	};
}
function send$1(ready, applying, acceptsMoved) {
	return attempt(ready, ready.fresh, {
		lost: null,
		repeated: false,
		acceptsMoved
	}, applying);
}
async function attempt(ready, fresh, history, applying) {
	const put = await tryPut(fresh, applying);
	if (put.kind === "written") return {
		outcome: await verify(ready, fresh, put.stateVersion, applying),
		error: null
	};
	const found = await look(ready.bundle, fresh, put, history, applying);
	const decision = found === null ? "not-applied" : decide$1(put.kind, found.shown, history);
	const next = afterPut(history, put);
	if (decision !== "again") return {
		outcome: toResult(decision, put, found, ready, next.lost),
		error: put.error
	};
	if (applying.stopped()) return {
		outcome: interruptedResult(put, found, ready, next.lost),
		error: put.error
	};
	return attempt(ready, found?.fresh ?? fresh, next, applying);
}
const afterPut = (history, put) => ({
	...history,
	lost: history.lost ?? (put.kind === "unanswered" ? put.message : null),
	repeated: put.kind === "stale" || put.kind === "conflict" || history.repeated
});
function interruptedResult(put, found, ready, lost) {
	if (lost !== null) return toResult("unknown", put, found, ready, lost);
	return {
		result: "not-applied",
		reason: reasons.interrupted,
		current: null
	};
}
function putNow(fresh, { targets }) {
	const { platform, deployment } = targetOf(fresh, targets);
	return platform.put(deployment, fresh, fresh.stateVersion);
}
async function tryPut(fresh, applying) {
	try {
		const put = await putNow(fresh, applying);
		if (put.kind !== "written") return {
			...put,
			error: null
		};
		return put.stateVersion === fresh.stateVersion ? {
			kind: "contradicted",
			message: reasons.oldVersion,
			error: null
		} : put;
	} catch (thrown) {
		const error = toError(thrown);
		return {
			kind: troubleOf(error),
			message: reasonOf(error),
			error
		};
	}
}
const toError = (thrown) => thrown instanceof Error ? thrown : new Error(String(thrown));
function troubleOf(error) {
	if (!(error instanceof PlatformError)) return "failed";
	if (error.unsent) return "unsent";
	const status = error.status ?? 0;
	if (status === 408 || status >= 500) return "unanswered";
	if (error.unprocessed) return "refused";
	return status === 409 ? "conflict" : "failed";
}
async function look(bundle, sent, put, history, applying) {
	if ((put.kind === "refused" || put.kind === "unsent") && history.lost === null) return null;
	const fresh = await tryPreview(bundle, applying);
	if (fresh instanceof Error) return {
		shown: "silent",
		fresh: null
	};
	if ("rejections" in fresh) return {
		shown: "rejected",
		fresh: null
	};
	return {
		shown: compareWithReviewed(sent, fresh),
		fresh
	};
}
async function tryPreview(bundle, applying) {
	try {
		return await previewNow(bundle, applying);
	} catch (thrown) {
		return toError(thrown);
	}
}
async function verify({ bundle, before }, sent, stateVersion, applying) {
	const undo = before && {
		stateVersion,
		content: before
	};
	const now = await lookBeyond(sent, bundle, applying);
	if (now instanceof Error) return {
		result: "unverified",
		reason: reasons.notVerified(now),
		undo
	};
	if ("rejections" in now) return {
		result: "unverified",
		reason: reasons.rejectedAfter,
		undo
	};
	if (isBehind(now, sent)) return {
		result: "unverified",
		reason: reasons.stillOld,
		undo
	};
	if (now.changes.length > 0) return {
		result: "unverified",
		reason: reasons.leftOver(now.changes.length),
		undo
	};
	return {
		result: "applied",
		reason: null,
		undo: undo && {
			...undo,
			stateVersion: now.stateVersion
		}
	};
}
const waits = [
	1,
	2,
	4,
	4,
	4
];
async function lookBeyond(sent, bundle, applying) {
	let shown = await tryPreview(bundle, applying);
	for (const seconds of waits) {
		if (!isBehind(shown, sent) || applying.stopped()) return shown;
		await applying.pause(seconds * 1e3);
		shown = await tryPreview(bundle, applying);
	}
	return shown;
}
const isBehind = (shown, sent) => "changes" in shown && shown.stateVersion === sent.stateVersion;
process.getBuiltinModule("node:crypto");
const createHash$1 = (() => process.getBuiltinModule("node:crypto").createHash)();
process.getBuiltinModule("node:path");
const posix$1 = (() => process.getBuiltinModule("node:path").posix)();
// src/github/publish.ts
function oursIn(comments, { config, author, readMarker }) {
	const sorted = comments.flatMap((comment) => {
		const marker = isBy(comment, author) ? readMarker(comment.body) : null;
		return marker?.config === config ? [{
			comment,
			marker
		}] : [];
	}).toSorted((a, b) => b.marker.number - a.marker.number || a.comment.id - b.comment.id);
	return Map.groupBy(sorted, ({ marker }) => marker.deployment);
}
const rivalsIn = ([first, ...others]) => others.filter(({ marker }) => marker.hasRecord && marker.number === first?.marker.number);
function isBy({ author }, login) {
	const type = login.endsWith("[bot]") ? "Bot" : "User";
	return author.login.toLowerCase() === login.toLowerCase() && author.type === type;
}
const firstLine = ({ body }) => body.split("\n", 1)[0] ?? "";
async function publish(github, publication) {
	const { mode } = publication;
	const ours = await find(github, publication);
	const [current = null, ...doubles] = ours;
	const reason = await reasonToSkip(github, publication, ours);
	if (reason !== null) return {
		url: current && current.comment.url,
		notices: [`The comment was not changed: ${reason}.`],
		isOvertaken: true
	};
	const body = publication.body(current && current.marker);
	const updated = mode === "new" ? null : current && await update(github, current.comment, body);
	if (updated === null && mode === "quiet") return {
		url: null,
		notices: [],
		isOvertaken: false
	};
	const written = updated ?? await createOnce(github, publication, body);
	const notices = isBy(written, publication.author) ? [] : [otherAuthor(written, publication.author)];
	const retired = await retire(github, mode === "new" ? ours : doubles, publication.retired(written.url));
	return {
		url: written.url,
		notices: [...notices, ...retired],
		isOvertaken: false
	};
}
const find = async (github, publication) => oursIn(await github.comments(publication.pull), publication).get(publication.deployment) ?? [];
const update = async (github, comment, body) => comment.body === body ? comment : github.updateComment(comment.id, body);
async function reasonToSkip(github, { pull, head, mode, run, onto }, ours) {
	const current = ours[0]?.comment;
	if (mode !== "new" && ours.some(({ marker }) => isNewer(marker.run, run)) || current !== void 0 && onto !== void 0 && !isSame(current, onto)) return "a newer run wrote it";
	if (head === null || current === void 0 && mode === "quiet") return null;
	const now = await github.pull(pull);
	return now.head === head && !now.merged ? null : "the pull request was updated since this run began";
}
const isSame = (current, seen) => current.id === seen?.id && firstLine(current) === firstLine(seen);
const isNewer = (run, than) => run.id > than.id || run.id === than.id && run.attempt > than.attempt;
async function createOnce(github, publication, body) {
	const { pull } = publication;
	try {
		return await github.createComment(pull, body);
	} catch (error) {
		if (error instanceof GitHubError && error.status !== null && error.status < 500) throw error;
		return (await find(github, publication)).find(({ comment }) => comment.body === body)?.comment ?? await github.createComment(pull, body);
	}
}
async function retire(github, others, text) {
	const notices = [];
	for (const { comment } of others) try {
		await github.updateComment(comment.id, text);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		notices.push(`A duplicate comment of ifmatch is out of date. Delete it: ${comment.url}`);
	}
	return notices;
}
const otherAuthor = ({ author }, expected) => `GitHub reports the author ${author.login}, not ${expected}. Set comment-author to ${author.login}, or every run writes a new one.`;
// src/record/comment-line.ts
const longestLine = 16384;
const record = /^<!-- ifmatch:record:v1:([0-9a-f]{16}):([A-Za-z0-9_-]+):([0-9a-f]{64}) -->$/;
const status = /^<!-- ifmatch:status:v1:([A-Za-z0-9_-]+) -->$/;
const last = /^<!-- ifmatch:end:v1:([A-Za-z0-9_-]+)(?::([0-9a-f]{64}))? -->$/;
const likeRecord = /^<!-- ifmatch:record:(?:v(\d{1,9}):)?/;
const writeRecordLine = ({ keyId, payload, mac }) => `<!-- ifmatch:record:v1:${keyId}:${toBase64(payload)}:${mac} -->`;
function lastLineOf(body) {
	const end = body.slice(-16384).trimEnd();
	const [, payload, mac] = last.exec(end.slice(end.lastIndexOf("\n") + 1)) ?? [];
	return {
		payload,
		mac
	};
}
function readFirstLine(body) {
	const start = firstLineOf(body);
	const line = start.length > longestLine ? "" : start;
	const [, keyId, signed, mac] = record.exec(line) ?? [];
	const payload = fromBase64(signed ?? status.exec(line)?.[1]);
	if (keyId !== void 0 && mac !== void 0 && payload !== null) return {
		kind: "record",
		keyId,
		payload,
		mac
	};
	const like = likeRecord.exec(start);
	if (like !== null) return {
		kind: "broken",
		reason: whyBroken(like[1])
	};
	return payload === null ? { kind: "none" } : {
		kind: "status",
		payload
	};
}
function firstLineOf(body) {
	const head = body.slice(0, 16386);
	const end = head.indexOf("\n");
	return (end === -1 ? head : head.slice(0, end)).replace(/\r$/, "");
}
const firstLineEdited = "the comment's first line was cut or edited";
const whyBroken = (version = "1") => Number(version) > 1 ? `it has version ${version}, and this program reads version 1` : firstLineEdited;
const toBase64 = (bytes) => Buffer.from(bytes).toString("base64url");
function fromBase64(text) {
	if (text === void 0) return null;
	const bytes = Buffer.from(text, "base64url");
	return bytes.toString("base64url") === text ? bytes : null;
}
const statusMarker = ({ deployment, config }) => `<!-- ifmatch:status:v1:${toBase64(Buffer.from(JSON.stringify({
	deployment,
	config
})))} -->`;
function endMarker(marker, firstLine, key) {
	const payload = toBase64(Buffer.from(JSON.stringify(marker)));
	return `<!-- ifmatch:end:v1:${payload}${key === null ? "" : `:${macOf(sealed(firstLine, payload), key)}`} -->`;
}
function isSealed(body, key) {
	const { payload, mac } = lastLineOf(body);
	return payload !== void 0 && mac !== void 0 && isSameMac(mac, macOf(sealed(firstLineOf(body), payload), key));
}
const sealed = (firstLine, payload) => `end\n${firstLine}\n${payload}`;
function readMarker(body) {
	const line = readFirstLine(body);
	const hasRecord = line.kind === "record";
	const end = readEnd(body);
	if (end !== null) return {
		...end,
		hasRecord,
		isDamaged: end.hasRecord && !hasRecord
	};
	const identity = "payload" in line ? identityIn(claimsIn(line.payload)) : null;
	return identity && damaged({
		...identity,
		hasRecord
	});
}
const damaged = ({ deployment, config, hasRecord }) => ({
	deployment,
	config,
	run: {
		id: 1,
		attempt: 1
	},
	head: null,
	number: 1,
	state: null,
	hasRecord,
	isDamaged: true
});
function readEnd(body) {
	const claims = claimsIn(fromBase64(lastLineOf(body).payload));
	const identity = identityIn(claims);
	const { run, head, number, state, hasRecord } = claims;
	const [id, attempt] = [fieldOf(run, "id"), fieldOf(run, "attempt")];
	if (identity === null || !isCount(id) || !isCount(attempt) || !isCount(number)) return null;
	if (!isText(head) || !isText(state)) return null;
	return {
		...identity,
		run: {
			id,
			attempt
		},
		head,
		number,
		state,
		hasRecord: hasRecord === true
	};
}
function identityIn({ deployment, config }) {
	const slug = fieldOf(deployment, "slug") ?? deployment;
	return (slug === null || isText(slug)) && isText(config) ? {
		deployment: slug,
		config
	} : null;
}
function claimsIn(payload) {
	try {
		const value = JSON.parse(Buffer.from(payload ?? []).toString());
		return isObject(value) ? value : {};
	} catch {
		return {};
	}
}
const fieldOf = (value, field) => isObject(value) ? value[field] : void 0;
const isText = (value) => typeof value === "string";
const isCount = (value) => Number.isSafeInteger(value) && Number(value) > 0;
process.getBuiltinModule("node:crypto");
const createHash = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/record/payload.ts
const mostChanges = 100;
const shortDigest = (change) => diffDigest([change]).slice(7, 23);
function recordPayload(plan, of) {
	return {
		...of,
		version: 1,
		plan: plan.digest,
		bundles: recordedBundles(plan.bundles, of.deployment)
	};
}
const recordedBundles = (bundles, { id, slug }) => bundles.filter(({ deployment, changes }) => deployment.id === id && deployment.slug === slug && changes.length > 0).toSorted((a, b) => bundleKinds.indexOf(a.kind) - bundleKinds.indexOf(b.kind)).map(toRecorded);
function toRecorded({ kind, bundleDigest, stateVersion, diffDigest: diff, changes }) {
	const { creates, updates, deletes } = summarize(changes);
	return {
		kind,
		bundle: bundleDigest,
		stateVersion,
		diff,
		creates,
		updates,
		deletes,
		changes: changes.length > mostChanges ? null : changes.map(shortDigest)
	};
}
function settingsDigest({ guards, deployments, onStale }) {
	const text = JSON.stringify({
		guards: {
			max_deletes: guards.maxDeletes,
			max_delete_percent: guards.maxDeletePercent,
			allow_empty: guards.allowEmpty,
			protected: asSet(guards.protected),
			looser: guards.looser
		},
		deployments: [...deployments].toSorted(([a], [b]) => a < b ? -1 : 1).map(([slug, { id, policies }]) => [
			slug,
			id,
			policies === null ? null : asSet(policies)
		]),
		on_stale: onStale
	});
	return `sha256:${createHash("sha256").update(`settings 1\n${text}`).digest("hex")}`;
}
const asSet = (texts) => [...new Set(texts)].toSorted();
// src/record/record.ts
function signRecord(payload, secret) {
	const bytes = Buffer.from(JSON.stringify(payload));
	const key = deriveKey(secret, payload);
	return writeRecordLine({
		keyId: key.id,
		payload: bytes,
		mac: macOf(bytes, key)
	});
}
function verifyRecord(body, secret, expected) {
	const line = readFirstLine(body);
	if (line.kind === "broken") return {
		kind: "unreadable",
		reason: line.reason
	};
	if (line.kind !== "record") return { kind: "missing" };
	const key = deriveKey(secret, expected);
	const claims = claimsIn(line.payload);
	const sameToken = line.keyId === key.id;
	if (sameToken && isSameMac(line.mac, macOf(line.payload, key))) return {
		kind: "valid",
		payload: claims
	};
	if (claims["repository"] === void 0) return {
		kind: "forged",
		reason: firstLineEdited
	};
	if (claims["repository"] !== expected.repository) return {
		kind: "forged",
		reason: "it is of another repository"
	};
	if (claims["platform"] !== expected.platform) return {
		kind: "forged",
		reason: "it is of another platform"
	};
	if (sameToken) return {
		kind: "forged",
		reason: "it does not match its signature"
	};
	return {
		kind: "other-token",
		reason: "it was signed with another API token"
	};
}
function matchBindings(payload, expected) {
	const { pull, deployment, settings, head } = payload;
	if (pull !== expected.pull) return {
		code: "other-pull",
		pull
	};
	if (deployment.id !== expected.deployment.id || deployment.slug !== expected.deployment.slug) return { code: "elsewhere" };
	if (settings !== expected.settings) return { code: "settings" };
	return head === expected.head ? null : {
		code: "other-commit",
		reviewed: head,
		merged: expected.head
	};
}
function matchRecord({ deployment, bundles }, fresh) {
	const { id, slug } = deployment;
	const own = fresh.filter((bundle) => bundle.deployment.id === id && bundle.deployment.slug === slug);
	return bundles.map((reviewed) => {
		const now = own.find(({ kind }) => kind === reviewed.kind);
		if (now === void 0) return {
			reviewed,
			standing: "missing",
			fresh: null
		};
		const { bundle: bundleDigest, diff: diffDigest, stateVersion } = reviewed;
		return {
			reviewed,
			standing: compareWithReviewed({
				bundleDigest,
				diffDigest,
				stateVersion
			}, now),
			fresh: now
		};
	});
}
// src/render/comment-words.ts
const noPreviewWords = {
	fork: {
		says: say`No preview: a pull request from a fork does not get the API token.`,
		fix: say`A maintainer can push the branch to this repository. To preview forks directly, use the workflow with ${"pull_request_target"}.`
	},
	"no-token": {
		says: say`No preview: this run has no API token.`,
		fix: say`Set the input ${"api-token"} from a secret. Runs of Dependabot see only Dependabot secrets.`
	},
	"no-address": {
		says: say`No preview: this run has no platform address.`,
		fix: say`Set the input ${"base-url"}.`
	}
};
const notRecorded = "This plan is not recorded, so merging does not apply it.";
const staleWords = (by, cause) => ({
	says: cause === void 0 || cause.code === "stale" ? platformChanged(by) : refusalWords(cause, null).says,
	fix: say`Re-run the preview job. It posts the current plan in a new comment; review that one.`
});
const platformChanged = (by) => by === null ? say`The platform changed since the review of this plan.` : say`The platform changed since the review of this plan: pull request #${by} was applied.`;
function ifMerged(cause, onStale = "refuse") {
	if (cause !== void 0) return ours("If merged now, the apply is refused and nothing changes.");
	return onStale === "refuse" ? md`If merged now, the apply is refused, unless the platform already has these changes. With ${"on_stale: same-diff"} in ${"ifmatch.yaml"}, it is applied as long as the changes are exactly the reviewed ones.` : md`If merged now, it is applied only if the changes are still exactly the reviewed ones (${"on_stale: same-diff"}).`;
}
function leftWords(left) {
	const names = left.map(({ kind, deployment, changes }) => say`${[kind]} of ${deployment.slug} (${[changeWords(summarize(changes)).join(", ")]})`);
	return say`Not sent: ${together$1(names, ", ")}. These changes are not part of the reviewed plan: the platform changed there, or an earlier merge was not applied. To apply them, run the workflow manually and review its plan. To keep edits of the platform, merge what ${"ifmatch drift --write"} changes in the files.`;
}
function successorWords(by) {
	if (by.what === "comment") return {
		tail: "see the other comment",
		says: md`The plan is in ${link(ours("another comment"), by.url)}. This one is no longer updated.`
	};
	if (by.what === "plan") return {
		tail: "superseded",
		says: md`This plan is out of date and will not be applied. ${link(ours("A new comment"), by.url)} shows the current plan and what changed.`
	};
	if (by.what === "deployments") return {
		tail: "valid again",
		says: ours("Each deployment that changes has a comment with its plan.")
	};
	if (by.what === "head") return {
		tail: "being previewed",
		says: md`The plan of commit ${short(by.commit)} will be shown here.`
	};
	if (by.what === "pull") return {
		tail: "not applied yet",
		says: md`Pull request #${by.pull} came before this one in the same push and was not applied. After it is applied or reverted, re-run ${link(ours("the job"), by.run)}; that is safe.`
	};
	return {
		tail: "superseded by a newer push",
		says: md`${by.branch} moved to ${short(by.commit)} before this was applied. See the run of that commit for the result.`
	};
}
function refusalWords(refusal, digest) {
	const row = table[refusal.code];
	const { says, fix } = row(refusal, wayOut(digest));
	const done = refusal.done === void 0 ? [] : say`Already applied: ${namesIn(refusal.done.map(nameOfBundle))}.`;
	return {
		says: together$1([refusal.among === void 0 ? says : saidOf(refusal.among, says), done]),
		fix
	};
}
const saidOf = ({ so, otherwise }, says) => together$1([say`${[so.length === 1 ? "Deployment" : "Deployments"]} ${namesInBrief(so)}: ${says}`, otherwise.length === 0 ? [] : say`Refused for other reasons: ${namesInBrief(otherwise)}.`]);
const wayOut = (digest) => digest === null ? say`Run the workflow manually: it shows the current plan and its digest. Review the plan, then run the workflow again with the digest.` : say`Review the current plan below. To apply it, run the workflow manually with the digest ${digest}.`;
const table = {
	"direct-push": ({ commit, branch }, goOn) => ({
		says: say`Commit ${short(commit)} was pushed to ${branch} without a pull request, so its plan was not reviewed.`,
		fix: goOn
	}),
	fork: ({ pull }, goOn) => ({
		says: say`Pull request #${pull} came from a fork and has no reviewed plan. Only ${"pull_request_target"} previews forks; with it, the preview failed, did not run or found no changes, or its comment was deleted.`,
		fix: say`${goOn} To preview forks before they are merged, use the workflow with ${"pull_request_target"}.`
	}),
	"no-record": ({ pull }, goOn) => ({
		says: say`Pull request #${pull} has no reviewed plan: its preview failed, did not run or found no changes, or its comment was deleted.`,
		fix: goOn
	}),
	edited: ({ reason }, goOn) => ({
		says: say`The plan in the comment cannot be trusted: ${proseOf(reason)}.`,
		fix: say`Check the edit history of the comment. ${goOn}`
	}),
	"other-token": (_, goOn) => ({
		says: say`The plan was signed with another API token, so it cannot be verified. Most likely the token was rotated since the review.`,
		fix: goOn
	}),
	"other-pull": ({ pull }, goOn) => ({
		says: say`The plan in the comment belongs to pull request #${pull}, not to this one.`,
		fix: say`Check the edit history of the comment. ${goOn}`
	}),
	elsewhere: (_, goOn) => ({
		says: say`The plan in the comment belongs to another repository, platform or deployment.`,
		fix: say`Check the edit history of the comment and the platform address. ${goOn}`
	}),
	"other-commit": ({ reviewed, merged }, goOn) => ({
		says: say`The plan was reviewed for commit ${short(reviewed)}, but ${short(merged)} was merged.`,
		fix: goOn
	}),
	"old-run": ({ commit, branch, tip }) => ({
		says: say`This run is for commit ${short(commit)}, but ${branch} is now at ${short(tip)}. Applying would roll back later changes.`,
		fix: say`See the run of ${short(tip)}, which applies the current ${branch}. If it failed, re-run that one.`
	}),
	bundles: ({ missing, added }, goOn) => ({
		says: together$1([
			say`The merged files change other bundles than were reviewed.`,
			missing.length === 0 ? [] : say`Reviewed but not in the files: ${kindsIn(missing)}.`,
			added.length === 0 ? [] : say`Changed now but not when reviewed: ${kindsIn(added)}.`
		]),
		fix: goOn
	}),
	files: ({ kinds }, goOn) => ({
		says: say`The merged files of ${kindsIn(kinds)} are not those that were reviewed. Most likely another pull request was merged in between.`,
		fix: goOn
	}),
	settings: (_, goOn) => ({
		says: say`The guards, the deployments or ${"on_stale"} in ${"ifmatch.yaml"} changed since the review.`,
		fix: goOn
	}),
	stale: ({ moved }, goOn) => moved.length > 0 && moved.every(hasReviewedDiff) ? {
		says: say`The platform changed since the review, but the changes are still exactly the reviewed ones.`,
		fix: say`${goOn} Or set ${"on_stale: same-diff"} in ${"ifmatch.yaml"} on the base branch to apply merges like this one.`
	} : {
		says: say`The platform changed since the review, so the reviewed plan no longer holds.`,
		fix: goOn
	},
	guards: (_, goOn) => ({
		says: say`The plan requires approval.`,
		fix: together$1([say`Each guard names the setting that approves it.`, goOn])
	}),
	"not-fresh": ({ pull, why }) => ({
		says: say`Pull request #${pull} would be merged, but not applied. ${refusalWords(why, null).says}`,
		fix: say`${previewAgain(why, pull)} Then add it to the queue again.`
	}),
	changed: ({ why }) => ({
		says: say`The plan differs from the one recorded for this commit. ${refusalWords(why, null).says}`,
		fix: say`Re-run this job (${"Re-run jobs"}). It posts the current plan and what changed in a new comment. Review that before you merge.`
	}),
	"other-plan": ({ wanted, found }) => ({
		says: say`The current plan is ${found}, not ${wanted} as requested: the files or the platform changed in between.`,
		fix: say`Review the current plan and run the workflow again with its digest.`
	})
};
function hasReviewedDiff({ reviewed, now }) {
	if (reviewed.changes === null || now.changes === null) return false;
	const { added, gone, altered } = compareChanges(reviewed.changes, now.changes);
	return added.length + gone.length + altered.length === 0;
}
const previewAgain = ({ code }, pull) => code === "fork" ? say`To have it previewed and reviewed, push its branch to this repository and open a pull request from there, or preview forks with ${"pull_request_target"}.` : say`Run the preview of pull request #${pull} again and review it.`;
const short = (commit) => commit.slice(0, 7);
function say(literals, ...values) {
	return literals.flatMap((literal, at) => {
		const value = values[at - 1];
		if (at === 0 || value === void 0) return [literal];
		if (typeof value === "string") return [foreign(value), literal];
		return typeof value === "number" ? [String(value), literal] : [...value, literal];
	}).filter((piece) => piece !== "");
}
const namesIn = (names) => listed(names.map((name) => [foreign(name)]));
const kindsIn = (kinds) => listed(kinds.map((kind) => [kind]));
function namesInBrief(names) {
	const most = 5;
	return names.length <= most ? namesIn(names) : listed([...names.slice(0, most).map((name) => [foreign(name)]), [`${String(names.length - most)} more`]]);
}
const together$1 = (sentences, by = " ") => joined(sentences.filter((sentence) => sentence.length > 0), by);
const endOf = (...sentences) => join(sentences, " ");
const runLink = ({ job }) => link(ours("this run"), job.run.url);
function fullDiff(view) {
	const { planFile } = view;
	const file = planFile === null ? [] : [view.summary ? md`${planFile}` : md`${planFile} of ${runLink(view)}`];
	const places = [...view.summary ? [summaryLink(view)] : [], ...file];
	return places.length === 0 ? md`Made by ${runLink(view)}.` : md`Full diff: ${join(places, ", ")}.`;
}
const more = (view) => md`More: ${view.summary ? summaryLink(view) : runLink(view)}.`;
function undo({ planFile }, results) {
	const held = results.filter(hasUndo).length;
	const all = results.filter((one) => hasUndo(one) || mayBeChanged(one)).length;
	if (planFile === null || held === 0) return nothing$3;
	if (held === all) return md`${planFile} holds the undo.`;
	return md`${planFile} holds the undo of ${held} of ${ours(count(all, "bundle"))}.`;
}
const hasUndo = ({ outcome }) => "undo" in outcome && outcome.undo !== null;
const mayBeChanged = ({ bundle, outcome }) => outcome.result !== "not-applied" && bundle.changes.length > 0;
const summaryLink = ({ job }) => link(ours("job summary"), job.run.url);
const longest = 500;
function addressOf({ file, line }, view) {
	if (view.commit === null || file.length > longest) return null;
	const { server, repository } = view.job;
	const segments = [...(view.folder ?? "").split("/").filter((name) => name !== "" && name !== "."), ...file.split("/")];
	if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) return null;
	return `${server}/${[
		repository.owner,
		repository.name,
		"blob",
		view.commit,
		...segments
	].map(encode).join("/")}#L${String(line)}`;
}
const encode = (segment) => encodeURIComponent(segment.toWellFormed()).replaceAll(/[!'()*_~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
// src/render/comment.ts
const largestBody = 6e4;
const mostLines = 100;
function renderComment(state, view) {
	return printState(state, view, mostLines, largestBody - view.firstLine - 1);
}
function printState(state, view, maxLines, budget) {
	const row = pages[state.kind];
	return printReport(row(state, view), detailOf(view, maxLines, "pull request"), budget);
}
const reviewer = {
	subject: "pull request",
	approval: "setting"
};
const detailOf = (view, maxLines, subject) => ({
	...reviewer,
	subject,
	maxLines,
	linkTo: (position) => addressOf(position, view)
});
const pages = {
	planned: (state, view) => withSince$1(planned(state, view), state.since, view),
	"no-changes": (state, view) => withSince$1(unchanged(state, view), state.since, view),
	invalid: ({ problems }, view) => ({
		head: [title(view, `invalid, ${problemWords(problems)}`)],
		report: { problems },
		foot: endOf(noPlan, more(view))
	}),
	validated: ({ reason, files, policies, problems }, view) => ({
		head: [
			title(view, "valid, not previewed"),
			ours(checkedWords(policies, files, problems)),
			inTwo(noPreviewWords[reason])
		],
		report: { problems },
		foot: noPlan
	}),
	stale: ({ moved, by, cause, onStale }, view) => ({
		head: [title(view, "stale, do not merge yet"), inTwo(staleWords(by, cause))],
		report: movedReport(moved, view),
		foot: endOf(ifMerged(cause, onStale), more(view))
	}),
	applying: ({ plan }, view) => ({
		head: [title(view, `applying ${summaryWords(plan.summary, true)}`), md`${link(ours("A run"), view.job.run.url)} is applying exactly the reviewed plan. If the run ended and this comment did not change, re-run it; that is safe.`],
		report: bare(plan)
	}),
	applied: (state, view) => ({
		head: [title(view, appliedWords(state)), leftBlock(state)],
		report: resultReport(state),
		foot: endOf(isAlready(state.results) ? more(view) : appliedBy(view), undo(view, state.results))
	}),
	partial: (state, view) => state.results.every(isDone) ? pages.applied(state, view) : partial(state, view),
	refused: (state, view) => {
		const { refusal, fresh } = state;
		return {
			head: [title(view, refusedWords(state, view)), inTwo(refusalWords(refusal, fresh?.digest ?? null))],
			report: refusedReport(state, view),
			foot: fresh === null ? more(view) : fullDiff(view)
		};
	},
	superseded: ({ by }, view) => {
		const { tail, says } = successorWords(by);
		return {
			head: [title(view, tail), says],
			report: {}
		};
	},
	failed: ({ error, results }, view) => ({
		head: [title(view, results.length === 0 ? `failed, ${nothingWords(view)}` : "failed")],
		report: {
			results: resultTable(results),
			failure: failureOf(error)
		},
		foot: more(view)
	})
};
const refusedTail = {
	"not-fresh": "not ready to be merged",
	changed: "changed since the review"
};
function withSince$1(framed, since, view) {
	if (since === void 0) return framed;
	const [headline = nothing$3, ...head] = framed.head;
	const { cause, moved, url } = since;
	const before = link(ours("an earlier plan"), url);
	const words = md`**Changed since the review:** This replaces ${before} for the same commit. ${toMarkdown(refusalWords(cause, null).says)}`;
	const sections = [...movedInBrief(moved, view), ...framed.report.sections ?? []];
	return {
		...framed,
		head: [
			headline,
			words,
			...head
		],
		report: {
			...framed.report,
			sections
		}
	};
}
const movedReport = (moved, { deployment }) => ({
	sections: movedSections(moved, deployment),
	bundles: {
		caption: "State versions",
		head: [
			"Bundle",
			"State version at the review",
			"Now"
		],
		rows: moved.map(({ kind, reviewed, now, deployment: { slug } }) => [
			[`${kind} of `, foreign(slug)],
			[foreign(reviewed.stateVersion)],
			[foreign(now.stateVersion)]
		])
	}
});
const movedInBrief = (moved, { deployment }) => movedSections(moved, deployment).map((section) => ({
	...section,
	items: section.items.map((item) => item.label === "Different" ? item : {
		...item,
		diffs: []
	})
}));
const noPlan = ours("Merging applies nothing: there is no plan.");
const appliedBy = (view) => md`Exactly the reviewed plan, applied by ${runLink(view)}.`;
const isAlready = (results) => results.every(({ outcome }) => outcome.result === "already-applied");
function appliedWords({ results, left = [] }) {
	if (results.length === 0 && left.length > 0) return "nothing was sent";
	if (!isAlready(results)) return `applied, ${doneWords(appliedSummary(results), true)}${alreadyTail(results)}`;
	return `already applied${isUnsent(results) ? ", nothing was sent" : ""}`;
}
const leftBlock = ({ left = [] }) => left.length === 0 ? nothing$3 : toMarkdown(leftWords(left));
const nothingWords = ({ job }) => job.run.attempt === 1 ? "nothing was applied" : "nothing was sent";
function refusedWords({ refusal: { code, done = [] } }, view) {
	const tail = refusedTail[code];
	if (tail !== void 0) return tail;
	return done.some(({ deployment }) => view.deployment === null || deployment.slug === view.deployment) ? "only partly applied" : nothingWords(view);
}
function checkedWords(policies, files, problems) {
	const found = problems.length === 0 ? "" : `: ${problemWords(problems)}`;
	return `${policiesIn({
		policies,
		files
	})} checked offline${found}.`;
}
const inTwo = ({ says, fix }) => lines([toMarkdown(says), md`**What to do:** ${toMarkdown(fix)}`]);
const bare = (plan) => ({
	...planReport(plan, {}, reviewer),
	cautions: []
});
const resultReport = ({ plan, results }) => ({
	...bare(plan),
	bundles: null,
	results: resultTable(results)
});
const isDone = ({ outcome: { result } }) => result === "applied" || result === "already-applied";
function partial(state, view) {
	const isNothing = state.results.every(({ outcome }) => outcome.result === "not-applied");
	return {
		head: [
			title(view, isNothing ? "nothing was applied" : "only partly applied"),
			md`**What to do:** Re-run ${link(ours("the job"), view.job.run.url)}. That is safe: what is applied is not sent again, and nothing is overwritten.`,
			leftBlock(state)
		],
		report: resultReport(state),
		foot: endOf(more(view), undo(view, state.results))
	};
}
function refusedReport({ refusal, fresh }, view) {
	const cause = causeOf(refusal);
	const moved = cause.code === "stale" ? cause.moved : [];
	const approvals = cause.code === "guards" ? approvalsOf(cause.guards, fresh, reviewer) : {};
	if (fresh === null) return {
		...approvals,
		...moved.length === 0 ? {} : movedReport(moved, view)
	};
	const current = {
		id: "changes",
		title: [`The current plan: ${summaryWords(fresh.summary, true)}`],
		says: [],
		items: []
	};
	const report = bare(fresh);
	return {
		...report,
		...approvals,
		sections: [
			...movedInBrief(moved, view),
			current,
			...report.sections
		]
	};
}
function planned(state, view) {
	const { plan, guards, problems, impact = null } = state;
	const threeWayDiff = shownIn(state.threeWayDiff ?? null, view.deployment);
	const explained = {
		...impact === null ? {} : { impact },
		...threeWayDiff === null ? {} : { threeWayDiff }
	};
	const tail = guards.length === 0 ? "" : "; approval required";
	return {
		head: [title(view, `${summaryWords(plan.summary, true)}${tail}`)],
		report: {
			...planReport(plan, explained, reviewer),
			...approvalsOf(guards, plan, reviewer),
			problems
		},
		foot: endOf(guards.length === 0 ? promise(view) : ours("Merging applies nothing without that approval."), fullDiff(view))
	};
}
function unchanged(state, view) {
	const threeWayDiff = shownIn(state.threeWayDiff ?? null, view.deployment);
	const { problems } = state;
	const live = liveIn(threeWayDiff);
	return {
		head: [title(view, `no changes${liveTail(live.length)}`), problems.length === 0 ? nothing$3 : md`${ours(problemWords(problems))}: see ${runLink(view)}.`],
		report: {
			cautions: cautionsOf({ bundles: [] }, threeWayDiff),
			notes: threeWayNotes(threeWayDiff, []),
			sections: liveSections(live, false)
		}
	};
}
function promise({ base, job }) {
	const { defaultBranch } = job.repository;
	const merging = base !== void 0 && base !== defaultBranch ? md`This goes to ${base}, and only ${defaultBranch} is applied. Once it reaches ${defaultBranch}, merging` : ours("Merging");
	return md`${merging} applies exactly this plan. If the platform changes first, nothing is applied and this comment says why.`;
}
const title = ({ deployment }, rest) => deployment === null ? ours(`### Policies: ${rest}`) : md`### Policies for ${deployment}: ${ours(rest)}`;
const largestSummary = 333e3;
const maxSummaryLines = 5e3;
function renderSummary(shown, view) {
	return isState(shown) ? printState(shown, view, maxSummaryLines, largestSummary) : printWhole(shown, view);
}
const isState = (shown) => shown.kind === "validated" || shown.kind === "refused" || shown.kind === "superseded";
function printWhole(outcome, view) {
	const detail = detailOf(view, maxSummaryLines, "files");
	const framed = outcomeReport(outcome, detail);
	const plan = "plan" in outcome ? outcome.plan : null;
	const digest = plan === null ? nothing$3 : md`Digest of this plan: ${plan.digest}`;
	const foot = view.isRecorded === false ? md`**${ours(notRecorded)}**` : framed.foot ?? nothing$3;
	return printReport({
		...framed,
		foot: blocks([foot, digest])
	}, detail, largestSummary);
}
// src/action/comments.ts
const joinReports = (reported) => ({
	comments: reported.flatMap(({ comments }) => comments),
	notices: reported.flatMap(({ notices }) => notices)
});
async function writeComment(note, action) {
	const { github, inputs } = action;
	if (!inputs.comment) return {
		url: null,
		notices: [],
		fate: "reported"
	};
	const { pull, deployment, mode, whileOpen, onto } = note;
	const body = (replaced) => textOf(note, replaced, action);
	try {
		await openConnection(deployment, action);
		const what = mode === "new" ? "plan" : "comment";
		const retired = (url) => shownText({
			pull,
			deployment,
			state: {
				kind: "superseded",
				by: {
					what,
					url
				}
			}
		}, 0, action);
		const where = {
			...oursOf(action),
			deployment,
			pull: pull.number,
			run: action.job.run
		};
		const head = whileOpen ? pull.head : null;
		const { url, notices, isOvertaken } = await publish(github, {
			...where,
			body,
			mode,
			head,
			retired,
			onto
		});
		return {
			url,
			notices,
			fate: isOvertaken ? "overtaken" : "reported"
		};
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return {
			url: null,
			notices: [notWritten(error)],
			fate: "refused"
		};
	}
}
async function openConnection(deployment, { runtime }) {
	const { connections } = runtime;
	if (connections.name !== null || !connections.has(deployment)) return;
	await asFailedOutcome(() => connections.to(deployment));
}
async function commentEach(pull, notesFor, action, whileOpen = false) {
	const { said, notice } = await readOurs(pull, action);
	const written = [];
	for (const note of notesFor(said)) written.push(await writeComment({
		pull,
		whileOpen,
		...note
	}, action));
	const notices = new Set([...notice === null ? [] : [notice], ...written.flatMap((one) => one.notices)]);
	return {
		comments: written.flatMap(({ url }) => url ?? []),
		notices: [...notices]
	};
}
const commentAgain = async (pull, state, action, whileOpen = true) => commentEach(pull, (said) => [...said].flatMap(([deployment, one]) => whileOpen && holdsPlan(one, pull) ? [] : {
	deployment,
	state,
	record: whileOpen ? null : one.record,
	mode: "quiet"
}), action, whileOpen);
async function readOurs({ number }, action) {
	if (!action.inputs.comment) return {
		said: new Map(),
		notice: null
	};
	try {
		return {
			said: recordsIn(await action.github.comments(number), action),
			notice: null
		};
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return {
			said: new Map(),
			notice: notWritten(error)
		};
	}
}
const holdsPlan = ({ marker }, { head }) => (marker.hasRecord || marker.isDamaged) && marker.head === head;
function recordsIn(comments, action) {
	const only = action.inputs.deployment;
	const said = new Map();
	for (const [deployment, ours] of oursIn(comments, {
		...oursOf(action),
		readMarker
	})) {
		const [first] = ours;
		if (first === void 0 || only !== null && deployment !== only) continue;
		const record = first.marker.hasRecord ? firstLine(first.comment) : null;
		said.set(deployment, {
			...first,
			record,
			hasRival: rivalsIn(ours).length > 0
		});
	}
	return said;
}
const notWritten = (error) => `The comment could not be written: ${withHint(error)}`;
function textOf(note, replaced, action) {
	const { deployment, pull, record, state, mode } = note;
	const of = {
		deployment,
		config: configDigest(action.inputs),
		run: action.job.run
	};
	const first = record ?? statusMarker(of);
	const number = (replaced?.number ?? 1) + (mode === "new" && replaced !== null ? 1 : 0);
	const wasCut = replaced?.isDamaged === true && (replaced.head ?? pull.head) === pull.head;
	const hasRecord = record !== null || wasCut;
	const lastLine = endMarker({
		...of,
		head: pull.head,
		number,
		state: state.kind,
		hasRecord
	}, first, sealKey(deployment, action));
	return `${first}\n${shownText(note, first.length + lastLine.length + 2, action)}\n${lastLine}\n`;
}
function shownText({ pull, deployment, state }, hidden, { job, inputs }) {
	const { summary, planFile } = inputs;
	return renderComment(state, {
		deployment,
		job,
		commit: pull.head,
		base: pull.base.ref,
		summary,
		planFile,
		firstLine: hidden
	});
}
function sign(plan, { deployment, pull, merge, settings }, action) {
	return signRecord(recordPayload(plan, {
		...whereOf(action),
		pull: pull.number,
		head: pull.head,
		merge,
		config: configDigest(action.inputs),
		settings,
		deployment
	}), action.runtime.connections.secret(deployment.slug));
}
const whereOf = ({ runtime, job }) => ({
	repository: job.repository.id,
	platform: runtime.connections.name ?? ""
});
function sealKey(deployment, action) {
	const { connections } = action.runtime;
	if (deployment === null || !connections.has(deployment)) return null;
	try {
		return deriveKey(connections.secret(deployment), whereOf(action));
	} catch (error) {
		if (error instanceof RecordError) return null;
		throw error;
	}
}
function markerOf(body, action) {
	const marker = readMarker(body);
	const key = marker === null ? null : sealKey(marker.deployment, action);
	if (marker === null || key === null || isSealed(body, key)) return marker;
	return damaged(marker);
}
function believe(comment, pull, deployment, action) {
	if (comment === null) return {
		code: pull.fork ? "fork" : "no-record",
		pull: pull.number
	};
	const verified = verifyRecord(comment.body, action.runtime.connections.secret(deployment), whereOf(action));
	if (verified.kind === "valid") return verified.payload;
	if (verified.kind === "missing") return markerOf(comment.body, action)?.isDamaged === true ? {
		code: "edited",
		reason: firstLineEdited
	} : {
		code: "no-record",
		pull: pull.number
	};
	return verified.kind === "other-token" ? { code: "other-token" } : {
		code: "edited",
		reason: verified.reason
	};
}
function signedIn(comment, pull, deployment, action) {
	if (!action.runtime.connections.has(deployment)) return null;
	try {
		const believed = believe(comment, pull, deployment, action);
		return "code" in believed ? null : believed;
	} catch (error) {
		if (!(error instanceof RecordError)) throw error;
		return null;
	}
}
const configDigest = (inputs) => createHash$1("sha256").update(posix$1.normalize(configPath(inputs))).digest("hex").slice(0, 16);
const oursOf = (action) => ({
	config: configDigest(action.inputs),
	author: action.inputs.commentAuthor,
	readMarker: (body) => markerOf(body, action)
});
async function announce(pull, plan, action) {
	await tellEach(pull, () => changedIn(plan).map(({ slug }) => ({
		deployment: slug,
		state: {
			kind: "applying",
			plan: planOf(plan, slug)
		}
	})), action);
}
async function tell(ending, action) {
	const { pull, outcome, refusal = null, left = [] } = ending;
	if (outcome.kind === "valid") return {
		comments: [],
		notices: []
	};
	if (!("plan" in outcome) || outcome.plan === null) return commentAgain(pull, stateOf(outcome, ""), action, false);
	const slugs = deploymentsIn(ending.plan ?? outcome.plan).map(({ slug }) => slug);
	const states = slugs.map((deployment) => {
		const state = stateFor(deployment, outcome, refusal);
		const others = left.filter((bundle) => bundle.deployment.slug === deployment);
		return {
			deployment,
			state: (state.kind === "applied" || state.kind === "partial") && others.length > 0 ? {
				...state,
				left: others
			} : state
		};
	});
	return tellEach(pull, (said) => [...states, ...leftAtMerge(slugs, said, pull, action)], action);
}
function stateFor(slug, outcome, refusal) {
	const plan = outcome.plan && planOf(outcome.plan, slug);
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
const tellEach = async (pull, statesIn, action) => commentEach(pull, (said) => [...statesIn(said), ...said.has(null) ? [{
	deployment: null,
	state: byEach
}] : []].map(({ deployment, state }) => ({
	deployment,
	state,
	record: said.get(deployment)?.record ?? null,
	mode: modeOf(state)
})), action);
const byEach = {
	kind: "superseded",
	by: { what: "deployments" }
};
const modeOf = (state) => state.kind === "refused" && state.fresh !== null && changedIn(state.fresh).length > 0 ? "always" : "quiet";
function leftAtMerge(planned, said, pull, action) {
	return [...said].flatMap(([deployment, { comment: there }]) => {
		if (deployment === null || planned.includes(deployment)) return [];
		const missing = signedIn(there, pull, deployment, action)?.bundles.map(({ kind }) => kind) ?? [];
		if (missing.length === 0) return [];
		return [{
			deployment,
			state: {
				kind: "refused",
				refusal: {
					code: "bundles",
					missing,
					added: []
				},
				fresh: null
			}
		}];
	});
}
process.getBuiltinModule("node:util");
const isDeepStrictEqual = (() => process.getBuiltinModule("node:util").isDeepStrictEqual)();
// src/action/hold.ts
async function holdPlan(merged, action) {
	const all = oursIn(await action.github.comments(merged.pull.number), oursOf(action));
	const own = new OwnChanges(merged, action);
	const held = [];
	for (const deployment of deploymentsIn(merged.plan)) {
		const marked = all.get(deployment.slug) ?? [];
		const rivals = rivalsIn(marked).map(({ comment }) => comment);
		held.push(await holdOne({
			...merged,
			deployment,
			own,
			ours: marked[0]?.comment ?? null,
			rivals
		}, action));
	}
	const cause = causeOfAll(held.flatMap(({ deployment, cause }) => cause === null ? [] : [{
		slug: deployment.slug,
		cause
	}]), merged.plan);
	if (cause === null) return {
		payloads: held.flatMap(({ payload }) => payload ?? []),
		left: held.flatMap(({ left }) => left),
		notice: own.notice
	};
	const done = held.flatMap(({ matched }) => matched.flatMap(({ standing, fresh }) => standing === "done" ? fresh : []));
	return done.length === 0 ? cause : {
		...cause,
		done
	};
}
async function holdOne(one, action) {
	const { deployment, pull, ours } = one;
	const changed = changedOf(one);
	const nothing = {
		deployment,
		payload: null,
		matched: [],
		left: [],
		cause: null
	};
	if (changed.length === 0) return {
		...nothing,
		...recordedOnly(one, action)
	};
	const believed = believe(ours, pull, deployment.slug, action);
	if ("code" in believed) return believed.code === "edited" || believed.code === "other-token" || await one.own.mayTouch(changed, ours !== null) ? {
		...nothing,
		cause: believed
	} : {
		...nothing,
		left: changed
	};
	const left = changed.filter(isNotIn(believed));
	const unreviewed = await one.own.touched(left);
	if (believed.bundles.length === 0 && unreviewed.length === 0) return {
		...nothing,
		left
	};
	const matched = matchRecord(believed, one.plan.bundles);
	const binding = bindingCause(believed, one) ?? rivalCause(believed, one, action);
	if (binding !== null) return {
		...nothing,
		cause: binding
	};
	return {
		deployment,
		payload: believed,
		matched,
		left,
		cause: contentCause(matched, unreviewed, one.isQueued && isStrict(one, action))
	};
}
function recordedOnly(one, action) {
	const { deployment, pull, ours } = one;
	const payload = ours === null ? null : signedIn(ours, pull, deployment.slug, action);
	if (payload === null || bindingCause(payload, one) !== null) return {};
	return {
		payload,
		matched: matchRecord(payload, one.plan.bundles)
	};
}
const bindingCause = (payload, { pull, deployment, files }) => matchBindings(payload, {
	pull: pull.number,
	deployment,
	settings: settingsDigest(files.settings),
	head: pull.head
});
function rivalCause({ plan, head }, { rivals, pull, deployment }, action) {
	const isOther = (rival) => {
		const payload = signedIn(rival, pull, deployment.slug, action);
		return payload !== null && payload.head === head && payload.plan !== plan;
	};
	return rivals.some(isOther) ? {
		code: "edited",
		reason: "another comment holds another plan for the same commit"
	} : null;
}
const changedOf = ({ plan, deployment }) => plan.bundles.filter((bundle) => bundle.deployment.slug === deployment.slug && bundle.changes.length > 0);
const isNotIn = ({ bundles }) => ({ kind }) => bundles.every((reviewed) => reviewed.kind !== kind);
const isStrict = ({ files }, { inputs }) => (inputs.onStale ?? files.settings.onStale) === "refuse";
async function differenceOf$1(payload, at, action) {
	const merged = {
		...at,
		isQueued: false
	};
	const part = {
		...merged,
		own: new OwnChanges(merged, action)
	};
	const matched = matchRecord(payload, at.plan.bundles);
	const unreviewed = await part.own.touched(changedOf(part).filter(isNotIn(payload)));
	const strict = isStrict(part, action);
	const moved = matched.filter(({ standing }) => standing !== "same" && (standing !== "moved" || strict)).flatMap(toMoved);
	const content = contentCause(matched, unreviewed, strict) ?? (moved.length === 0 ? null : stale(moved));
	const cause = bindingCause(payload, part) ?? content;
	return cause && {
		cause,
		moved
	};
}
const stale = (moved) => ({
	code: "stale",
	moved
});
function contentCause(matched, unreviewed, strict) {
	const missing = matched.filter(({ standing }) => standing === "missing").map(({ reviewed }) => reviewed.kind);
	const added = unreviewed.map(({ kind }) => kind);
	if (missing.length + added.length > 0) return {
		code: "bundles",
		missing,
		added
	};
	const others = matched.filter(({ standing }) => standing === "other");
	const files = others.filter(({ reviewed, fresh }) => reviewed.bundle !== fresh?.bundleDigest);
	if (files.length > 0) return {
		code: "files",
		kinds: files.map(({ reviewed }) => reviewed.kind)
	};
	const moved = strict ? matched.filter(({ standing }) => standing === "moved") : [];
	return others.length + moved.length === 0 ? null : stale([...others, ...moved].flatMap(toMoved));
}
function toMoved({ reviewed, fresh }) {
	if (fresh === null) return [];
	const { deployment, kind, stateVersion, changes } = fresh;
	return [{
		deployment,
		kind,
		reviewed: {
			...reviewed,
			changes: stillReviewed(reviewed.changes, changes)
		},
		now: {
			stateVersion,
			changes: reviewed.changes === null ? null : changes
		}
	}];
}
function stillReviewed(digests, now) {
	const known = new Set(digests);
	return digests === null ? null : now.filter((change) => known.has(shortDigest(change)));
}
function causeOfAll(refused, plan) {
	const [first] = refused;
	if (first === void 0) return null;
	return deploymentsIn(plan).length > 1 ? together(first.cause, refused) : first.cause;
}
function together(first, refused) {
	const isSo = ({ cause }) => first.code === "stale" && cause.code === "stale" || isDeepStrictEqual(cause, first);
	const so = refused.filter(isSo);
	const otherwise = refused.filter((one) => !isSo(one)).map(({ slug }) => slug);
	const among = {
		so: so.map(({ slug }) => slug),
		otherwise
	};
	if (first.code !== "stale") return {
		...first,
		among
	};
	const moved = so.flatMap(({ cause }) => cause.code === "stale" ? cause.moved : []);
	return {
		...first,
		moved,
		among
	};
}
var OwnChanges = class {
	notice = null;
	#merged;
	#action;
	#found = null;
	constructor(merged, action) {
		this.#merged = merged;
		this.#action = action;
	}
	async mayTouch(bundles, hasComment) {
		const { isQueued } = this.#merged;
		if (isQueued && !hasComment && !this.#action.inputs.comment) return false;
		const touched = await this.touched(bundles);
		return this.notice === null ? touched.length > 0 : hasComment || !isQueued;
	}
	async touched(bundles) {
		if (bundles.length === 0) return bundles;
		const found = await (this.#found ??= this.#find());
		return bundles.filter((bundle) => this.notice !== null || found.has(bundle));
	}
	async #find() {
		const { onto, plan, files } = this.#merged;
		try {
			const commit = onto();
			fetchMissing(commit, this.#action);
			const declared = await declaredAt(commit, plan, files, this.#action.git);
			const isOwn = (bundle) => {
				const was = declared(bundle);
				return was === null || bundleDigest(was) !== bundle.bundleDigest;
			};
			return new Set(plan.bundles.filter((bundle) => bundle.changes.length > 0 && isOwn(bundle)));
		} catch (error) {
			if (!(error instanceof UsageError)) throw error;
			this.notice = `The bundles that pull request #${String(this.#merged.pull.number)} changes are unknown: the commit before it ${unreadable(error)}`;
			return new Set();
		}
	}
};
async function refuseOdd(outcome, pulls, action) {
	if (outcome.kind !== "no-changes" && outcome.kind !== "changes") return outcome;
	const { plan, problems } = outcome;
	if (plan.bundles.every(({ changes }) => changes.length > 0)) return outcome;
	for (const pull of pulls) {
		const { said } = await readOurs(pull, action);
		for (const [deployment, { comment }] of said) {
			const payload = deployment === null ? null : signedIn(comment, pull, deployment, action);
			const odd = (payload === null ? [] : matchRecord(payload, plan.bundles)).find(({ standing }) => standing === "odd")?.fresh ?? null;
			if (odd !== null) return {
				kind: "failed",
				error: oddAnswer(odd),
				plan: null,
				results: [],
				problems
			};
		}
	}
	return outcome;
}
function reviewedPlan(plan, payloads) {
	const recorded = payloads.flatMap((payload) => matchRecord(payload, plan.bundles));
	const bundles = plan.bundles.flatMap((bundle) => {
		const reviewed = recorded.find(({ fresh }) => fresh === bundle)?.reviewed;
		if (reviewed === void 0) return [];
		const { stateVersion, bundle: sent, diff } = reviewed;
		return [{
			...bundle,
			stateVersion,
			bundleDigest: sent,
			diffDigest: diff
		}];
	});
	return {
		bundles,
		digest: payloads.find((payload) => payload.bundles.length > 0)?.plan ?? plan.digest,
		summary: summarize(bundles.flatMap(({ changes }) => changes))
	};
}
// src/action/stale.ts
const recent = 500;
async function lookForPulls({ github, job, inputs }) {
	if (!inputs.comment) return null;
	const pulls = await github.openPulls(job.repository.defaultBranch);
	return {
		pulls,
		newest: pulls.length === 0 ? [] : await github.recentComments(recent)
	};
}
async function markStale({ by, targets, settings }, action, looking = lookForPulls(action)) {
	const notices = [];
	const onStale = action.inputs.onStale ?? settings.onStale;
	try {
		const looked = await looking;
		if (looked === null || looked.pulls.length === 0) return [];
		const deployments = [...new Set(targets.map((target) => target.deployment.slug))];
		if (looked.newest.length === recent) notices.push(notSeen);
		const now = await inParallel(targets, previewOf);
		for (const { pull, deployment, ours } of findAll$1(looked, deployments, action)) notices.push(...await markOne(pull, ours, {
			deployment,
			by,
			now,
			onStale
		}, action));
		return [...new Set(notices)];
	} catch (error) {
		if (!(error instanceof GitHubError || error instanceof PlatformError)) throw error;
		return [...notices, `Other open pull requests could not be checked: ${withHint(error)}`];
	}
}
const findAll$1 = ({ pulls, newest }, deployments, action) => {
	const byPull = Map.groupBy(newest, ({ pull }) => pull);
	return pulls.flatMap((pull) => {
		const all = oursIn(byPull.get(pull.number) ?? [], oursOf(action));
		return deployments.flatMap((deployment) => {
			const [ours] = all.get(deployment) ?? [];
			return ours === void 0 ? [] : [{
				pull,
				deployment,
				ours: ours.comment
			}];
		});
	});
};
const notSeen = `Only pull requests with one of the newest ${String(recent)} comments were checked for being stale. A merge is checked against the platform in any case.`;
const previewOf = async (target) => ({
	target,
	preview: await target.platform.dryRun(target.deployment, target.bundle)
});
async function markOne(pull, ours, { deployment, by, now, onStale }, action) {
	const payload = believe(ours, pull, deployment, action);
	if ("code" in payload || payload.pull !== pull.number || payload.head !== pull.head) return [];
	const moved = movedSince(payload, now);
	if (moved.length === 0) return [];
	const { notices, fate } = await writeComment({
		pull,
		deployment,
		state: {
			kind: "stale",
			moved,
			by,
			onStale
		},
		record: firstLine(ours),
		mode: "quiet",
		whileOpen: true,
		onto: ours
	}, action);
	if (fate === "overtaken") return notices;
	const who = by === null ? "The platform changed since the review." : `Pull request #${String(by)} changed the platform.`;
	return [...notices, ...await setStatus(pull, "failure", `${who} ${again}`, action)];
}
const again = "Re-run the preview.";
const markFresh = (pull, action) => setStatus(pull, "success", "The preview is up to date.", action);
const markChanged = (pull, action) => setStatus(pull, "failure", `The plan changed since the review. ${again}`, action);
const statusContext = "ifmatch / fresh";
async function setStatus({ head }, state, description, { github, job }) {
	try {
		await github.setStatus(head, {
			context: statusContext,
			state,
			description,
			url: job.run.url
		});
		return [];
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return [`The commit status "${statusContext}" could not be set. ${error.hint ?? error.message}`];
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
async function watch(action) {
	const { runtime, job, inputs } = action;
	requireConnection(action);
	const wanted = await wantedFrom(runtime.source, job.repository.defaultBranch, action);
	const { outcome, targets, files } = await previewFiles({
		...wanted,
		approval: inputs.approval
	}, runtime);
	const notices = targets.length > 0 ? await markStale({
		by: null,
		targets,
		settings: files.settings
	}, action) : [];
	return ended("preview", outcome, { notices });
}
// src/commands/review.ts
async function reviewNow(options, runtime) {
	if (options.confirm === "no") throw new UsageError("No terminal to ask for approval. Save a plan with `ifmatch preview --out FILE` and apply it with `ifmatch apply FILE`, or pass --yes.");
	const { outcome, files, targets } = await previewFiles(options, runtime);
	if (outcome.kind !== "changes") return outcome;
	const { plan, problems, guards } = outcome;
	if (guards.length > 0) return {
		kind: "needs-approval",
		plan,
		problems,
		guards
	};
	await options.show(outcome);
	const agreed = options.confirm === "yes" || await runtime.terminal.ask("Apply exactly this?");
	if (options.confirm !== "yes") runtime.connections.forgetState();
	return agreed ? {
		plan,
		problems,
		files,
		targets
	} : {
		kind: "needs-approval",
		plan,
		problems,
		guards
	};
}
async function reviewSaved(options, path, runtime) {
	const saved = await readSaved(path, runtime);
	if (saved.plan.undoes !== void 0) return reviewRollback(saved, path, options, runtime);
	const { plan, platform } = saved;
	refuseOtherConfig(saved.config, path, options, runtime);
	const files = await load(options, runtime);
	const problems = check(files, runtime);
	if (hasErrors(problems)) return invalid(files, problems);
	await refuseParts(files);
	askEarly(plan, files, runtime);
	const targets = await findTargets(files, runtime);
	if (platform !== runtime.connections.name) throw new UsageError(`${path} was made for ${platform ?? "no platform"}, but this is ${runtime.connections.name ?? "no platform"}. Preview again here, or fix the address.`);
	const reviewed = {
		plan,
		problems: await located(options.source, problems),
		files,
		targets
	};
	const difference = differenceOf(plan, targets);
	return difference === null ? reviewed : {
		kind: "stale",
		guards: [],
		results: notApplied(plan, difference),
		...reviewed
	};
}
async function askEarly(plan, files, runtime) {
	const isSent = ({ bundle, deployment }) => onlyChanged(plan).bundles.some((one) => one.kind === bundle.kind && one.deployment.id === deployment.id);
	try {
		const targets = await configuredTargets(files, runtime) ?? [];
		await inParallel(targets.filter(isSent), ({ platform, deployment, bundle }) => platform.dryRun(deployment, bundle));
	} catch {}
}
function differenceOf(plan, targets) {
	const sent = onlyChanged(plan).bundles;
	const moved = sent.find(({ deployment }) => targets.some((target) => isRenumbered(deployment, target.deployment)));
	if (moved !== void 0) return `the deployment ${moved.deployment.slug} had the id ${moved.deployment.id} and has another now`;
	const declared = new Map(targets.map(({ bundle, deployment }) => [nameOfBundle({
		kind: bundle.kind,
		deployment
	}), bundleDigest(bundle)]));
	const missing = sent.map(nameOfBundle).filter((name) => !declared.has(name));
	if (missing.length > 0) return `the files do not declare ${missing.join(", ")}: give the same paths as for the preview`;
	const differs = sent.filter((bundle) => declared.get(nameOfBundle(bundle)) !== bundle.bundleDigest).map(nameOfBundle);
	return differs.length > 0 ? `the files of ${differs.join(", ")} changed since the review` : null;
}
const isRenumbered = (reviewed, now) => reviewed.slug === now.slug && reviewed.id !== now.id;
const notApplied = (plan, reason) => onlyChanged(plan).bundles.map((bundle) => ({
	bundle,
	outcome: {
		result: "not-applied",
		reason,
		current: null
	}
}));
async function reviewRollback({ plan, platform, config }, path, options, runtime) {
	if (options.confirm === "no") throw new UsageError(`${path} is a rollback: it sends values that are not in the files, so it needs approval. Give --yes.`);
	refuseOthers(plan, path, options);
	refuseOtherConfig(config, path, options, runtime);
	const files = await loadSettings(options, runtime);
	if ("kind" in files) return files;
	const aims = plan.bundles.map((bundle) => ({
		content: bundle,
		deployment: bundle.deployment
	}));
	const targets = await aimedTargets(aims, {
		path,
		platform
	}, files.settings, runtime);
	const guards = guardPlan(plan, withApproval(files.settings.guards, options.approval));
	const reviewed = {
		plan,
		problems: [],
		files,
		targets
	};
	if (options.confirm === "yes" || guards.length > 0) return reviewed;
	await options.show({
		kind: "changes",
		plan,
		guards,
		problems: []
	});
	return await runtime.terminal.ask("Apply exactly this?") ? reviewed : {
		kind: "needs-approval",
		plan,
		guards,
		problems: []
	};
}
function refuseOthers({ bundles }, path, { deployment }) {
	const other = bundles.find((bundle) => deployment !== null && bundle.deployment.slug !== deployment);
	if (other === void 0 || deployment === null) return;
	throw new UsageError(`${path} rolls back ${nameOfBundle(other)}, not only ${deployment}. Make a rollback of that deployment alone with \`ifmatch rollback --deployment ${deployment}\`, or leave --deployment out.`);
}
// src/commands/apply.ts
async function apply(options, runtime) {
	const reviewed = await (options.plan === null ? reviewNow(options, runtime) : reviewSaved(options, options.plan, runtime));
	if ("kind" in reviewed) return reviewed;
	const { plan, files } = reviewed;
	const limits = withApproval(files.settings.guards, options.approval);
	const guards = guardPlan(plan, limits);
	if (guards.length > 0) return {
		kind: "needs-approval",
		plan,
		guards,
		problems: reviewed.problems
	};
	const sent = onlyChanged(plan);
	if (sent.bundles.length === 0) return {
		kind: "no-changes",
		plan,
		guards,
		problems: reviewed.problems
	};
	const onStale = options.onStale ?? files.settings.onStale;
	return toOutcome(await applyPlan(sent, startApplying(reviewed, runtime), {
		onStale,
		limits
	}), reviewed);
}
const startApplying = ({ targets, files }, runtime) => ({
	targets,
	locate: openDocuments(files.wanted.source).locate,
	pause: (milliseconds) => pause(milliseconds, runtime),
	progress: (text) => runtime.terminal.progress(text),
	stopped: runtime.noteStop()
});
async function toOutcome(report, reviewed) {
	const { plan, problems } = reviewed;
	if (report.kind === "invalid") return {
		kind: "invalid",
		problems: [...problems, ...await rejected(report, reviewed)]
	};
	if (report.kind === "needs-approval") return {
		kind: "needs-approval",
		plan,
		problems,
		guards: report.guards
	};
	const { results } = report;
	if (report.kind === "failed") return {
		kind: "failed",
		error: report.error,
		results,
		plan,
		problems
	};
	return {
		kind: report.kind,
		results,
		plan,
		problems,
		guards: []
	};
}
function rejected(report, { targets, files }) {
	return located(files.wanted.source, report.rejected.flatMap(({ bundle, rejections }) => rejectionProblems(targetOf(bundle, targets).bundle, rejections)));
}
async function pause(milliseconds, { clock, stop }) {
	const over = new AbortController();
	await Promise.race([clock.sleep(milliseconds, over.signal), stop()]);
	over.abort();
}
process.getBuiltinModule("node:path");
const posix = (() => process.getBuiltinModule("node:path").posix)();
process.getBuiltinModule("node:timers/promises");
const setImmediate = (() => process.getBuiltinModule("node:timers/promises").setImmediate)();
// src/action/record.ts
async function noteReview(review, action) {
	const { outcome, pull } = review;
	const { said, notice } = await readOurs(pull, action);
	const plan = "plan" in outcome ? outcome.plan : null;
	if (notice !== null) return result(plan, [], [{
		url: null,
		notices: [notice],
		fate: "refused"
	}]);
	const slugs = plan === null ? slugsIn(review) : deploymentsIn(plan).map(({ slug }) => slug);
	const wrong = outcome.kind === "invalid" ? await whoIsWrong(review, action) : void 0;
	const reported = wrong === void 0 || wrong === null ? slugs : [...slugs, wrong];
	const left = leftBehind(reported, said, review);
	const each = plan === null ? [] : await recordAll(plan, review, said, action);
	const written = [];
	const deployments = plan === null ? [...new Set([...reported, ...left])] : left;
	for (const note of notesOf({
		deployments,
		wrong
	}, review, said)) written.push(await writeComment(note, action));
	return result(plan, each, written);
}
function result(plan, each, others) {
	const written = [...each.map(({ noted }) => noted), ...others];
	const refused = each.flatMap(({ deployment: { slug }, cause }) => cause === null ? [] : [{
		slug,
		cause
	}]);
	const why = plan === null ? null : causeOfAll(refused, plan);
	const notices = [...new Set(written.flatMap((one) => one.notices))];
	const isReported = plan !== null && written.every(({ fate }) => fate === "reported");
	const changed = plan === null ? [] : changedIn(plan);
	const recorded = each.filter(({ record, cause }) => record !== null || cause !== null);
	const isRecorded = changed.every(({ slug }) => recorded.some(({ deployment }) => deployment.slug === slug));
	const isRefused = !isRecorded && written.some(({ fate }) => fate === "refused");
	return {
		records: each.flatMap(({ record }) => record ?? []),
		comments: written.flatMap(({ url }) => url ?? []),
		notices: isRefused ? [] : notices,
		warnings: isRefused ? [[notRecorded, ...notices].join(" ")] : [],
		refusal: why && {
			code: "changed",
			why
		},
		isRecorded,
		isReported,
		wasStale: each.some((one) => one.wasStale)
	};
}
const slugsIn = ({ targets }) => [...new Set(targets.map(({ deployment }) => deployment.slug))];
function leftBehind(reported, said, { outcome }) {
	const all = [...("threeWayDiff" in outcome ? outcome.threeWayDiff?.dropped ?? [] : []).map(({ deployment }) => deployment), ...said.keys()];
	return [...new Set(all.flatMap((deployment) => deployment ?? []))].filter((deployment) => !reported.includes(deployment));
}
function notesOf({ deployments, wrong }, { outcome, pull }, said) {
	const noteOf = (deployment, state, isNews) => {
		return {
			pull,
			deployment,
			state,
			record: null,
			mode: isNews ? "always" : "quiet",
			whileOpen: true
		};
	};
	const each = deployments.flatMap((deployment) => {
		const there = said.get(deployment);
		if (there !== void 0 && holdsPlan(there, pull)) return [];
		const isWrong = outcome.kind === "invalid" ? deployment === wrong : isNews(deployment, outcome);
		return noteOf(deployment, reviewedState(outcome, deployment), isWrong);
	});
	return wrong === null || said.has(null) ? [...each, noteOf(null, stateOfAll(outcome), wrong === null)] : each;
}
const isNews = (deployment, outcome) => !isQuiet(reviewedState(outcome, deployment), deployment);
function reviewedState(outcome, deployment) {
	if (outcome.kind === "valid") throw new Error("a preview does not end with valid files only");
	return stateOf(outcome, deployment);
}
const stateOfAll = (outcome) => outcome.kind === "invalid" ? reviewedState(outcome, "") : {
	kind: "superseded",
	by: { what: "deployments" }
};
function isQuiet(state, deployment) {
	if (state.kind !== "no-changes") return false;
	const shown = shownIn(state.threeWayDiff ?? null, deployment);
	return !isLiveDanger(shown) && (shown?.dropped ?? []).length === 0;
}
async function recordAll(plan, review, said, action) {
	const mayRenew = isByPerson(action.job);
	const each = [];
	for (const deployment of deploymentsIn(plan)) {
		const there = said.get(deployment.slug);
		each.push(await recordOne({
			deployment,
			plan,
			review,
			said: there,
			mayRenew
		}, action));
	}
	return each;
}
const isByPerson = ({ run, startedBy }) => run.attempt > 1 && startedBy !== null && startedBy !== "" && !startedBy.endsWith("[bot]");
async function recordOne(asked, action) {
	const { deployment, review, said } = asked;
	const { pull, outcome } = review;
	const state = reviewedState(outcome, deployment.slug);
	const onto = {
		pull,
		deployment: deployment.slug,
		whileOpen: true,
		onto: said?.comment ?? null
	};
	const write = (note) => writeComment({
		...onto,
		...note
	}, action);
	const none = {
		deployment,
		record: null,
		cause: null,
		wasStale: false
	};
	const decision = await decide(asked, action);
	if (decision.kind === "changed") {
		const { cause, moved } = decision;
		const stale = {
			kind: "stale",
			moved,
			by: null,
			cause
		};
		return {
			...none,
			cause,
			noted: await write({
				state: stale,
				record: said?.record ?? null,
				mode: "quiet"
			})
		};
	}
	if (decision.kind === "confirm") {
		const { record } = decision;
		const noted = said?.marker.state === state.kind && !said.hasRival ? shownAt(said.comment) : await write({
			state,
			record,
			mode: "quiet"
		});
		return {
			...none,
			record,
			noted,
			wasStale: said?.marker.state !== state.kind
		};
	}
	return {
		...none,
		...await signOne(decision, asked, write, action)
	};
}
async function signOne({ since, isNew }, { deployment, plan, review: { pull, merge, files, outcome } }, write, action) {
	const record = sign(plan, {
		deployment,
		pull,
		merge,
		settings: settingsDigest(files.settings)
	}, action);
	const state = withSince(reviewedState(outcome, deployment.slug), since);
	const mode = isNews(deployment.slug, outcome) ? "always" : "quiet";
	const noted = await write({
		state,
		record,
		mode: isNew ? "new" : mode
	});
	return {
		record: noted.fate === "reported" && noted.url !== null ? record : null,
		noted
	};
}
const shownAt = ({ url }) => ({
	url,
	notices: [],
	fate: "reported"
});
function withSince(state, since) {
	return (state.kind === "planned" || state.kind === "no-changes") && since !== null ? {
		...state,
		since
	} : state;
}
async function decide(asked, action) {
	const { review, said } = asked;
	const marker = said === void 0 ? null : markerOf(said.comment.body, action);
	if (said === void 0 || marker === null || !(marker.hasRecord || marker.isDamaged)) return inPlace;
	const found = believe(said.comment, review.pull, asked.deployment.slug, action);
	const believed = marker.isDamaged && !("code" in found) ? linesEdited : found;
	if ("code" in believed) return decideDamaged({
		...said,
		marker
	}, believed, asked);
	if (believed.head !== review.pull.head) return inPlace;
	const difference = await differenceFrom(believed, asked, action);
	if (difference !== null) return otherwise(difference, said, asked);
	return {
		kind: "confirm",
		record: said.record ?? ""
	};
}
function decideDamaged(said, cause, asked) {
	const { head } = said.marker;
	return head !== null && head !== asked.review.pull.head ? anew(null) : otherwise({
		cause,
		moved: []
	}, said, asked);
}
const linesEdited = {
	code: "edited",
	reason: "the comment's hidden lines were edited"
};
function differenceFrom(payload, { deployment, plan, review }, action) {
	const { pull, merge, files } = review;
	return differenceOf$1(payload, {
		pull,
		deployment,
		plan,
		files,
		onto: () => baseIn(merge, pull, action)
	}, action);
}
const inPlace = {
	kind: "sign",
	isNew: false,
	since: null
};
const anew = (since) => ({
	kind: "sign",
	isNew: true,
	since
});
const otherwise = (difference, said, { mayRenew }) => mayRenew ? anew({
	...difference,
	url: said.comment.url
}) : {
	kind: "changed",
	...difference
};
// src/action/review.ts
async function reviewPull({ pull, hardened }, action) {
	const noPreview = whyNoPreview(pull, hardened, action);
	const isRerun = action.job.run.attempt > 1;
	const merge = hardened || isRerun && noPreview === null ? await readMerge(pull, action) : checkedOut(action);
	const reading = wantedFrom(merge.source, pull.base.ref, action);
	if (noPreview === null && !pull.fork && merge.source === action.runtime.source) {
		await Promise.race([begun(reading), setImmediate()]);
		fetchBaseAhead(merge.commit, pull, action);
	}
	const wanted = await reading;
	if (noPreview !== null) return validated(pull, wanted, noPreview, action);
	const managed = pull.fork ? { managed: await managedBy(pull, merge, wanted, action) } : {};
	return previewed(pull, merge, {
		...wanted,
		...managed
	}, action);
}
function whyNoPreview(pull, hardened, action) {
	return pull.fork && !hardened ? "fork" : whatIsMissing(action);
}
async function managedBy(pull, merge, { baseSettings }, action) {
	const { folder, deployment } = action.inputs;
	if (deployment !== null) return new Set([deployment]);
	if (baseSettings.deployments.size > 0) return new Set(baseSettings.deployments.keys());
	try {
		const base = baseIn(merge.commit, pull, action);
		fetchMissing(base, action);
		const paths = baseSettings.file === void 0 && folder !== "." ? [posix.join(folder, "policies")] : [];
		const source = openCommit(action.git, base);
		const { files, deploymentsOf } = await loadFiles(source, baseSettings, {
			paths,
			deployment
		});
		return deploymentsOf(new Set(files));
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		throw new UsageError(`Forks are previewed only for deployments of the base branch, and those are unknown: the base ${unreadable(error)}`, { cause: error });
	}
}
function checkedOut(action) {
	refuseOtherCheckout(action, "the result of the merge, ");
	return {
		source: action.runtime.source,
		commit: action.job.sha
	};
}
async function readMerge(pull, action) {
	const commit = await fetchMerge(pull, action);
	return {
		source: openCommit(action.git, commit),
		commit
	};
}
async function validated(pull, wanted, noPreview, action) {
	const outcome = await validate(wanted, action.runtime);
	if (outcome.kind !== "valid") return ended("validate", outcome, {
		noPreview,
		...await commentAgain(pull, stateOf(outcome, ""), action)
	});
	const { problems, files, policies } = outcome;
	return ended("validate", outcome, {
		noPreview,
		...await commentAgain(pull, {
			kind: "validated",
			reason: noPreview,
			problems,
			files,
			policies
		}, action)
	});
}
async function previewed(pull, merge, wanted, action) {
	const { runtime, inputs, github } = action;
	const made = await asFailedOutcome(() => previewFiles({
		...wanted,
		approval: inputs.approval
	}, runtime));
	if (inputs.comment) begun(Promise.all([github.comments(pull.number), github.pull(pull.number)]));
	if ("kind" in made) {
		const state = {
			kind: "failed",
			error: made.error,
			results: []
		};
		return ended("preview", made, await commentAgain(pull, state, action));
	}
	const base = () => baseOfMerge(merge.commit, pull, action);
	const explained = await explainReview(made, {
		base,
		fork: pull.fork
	}, action);
	const outcome = needingApproval(explained.outcome);
	const { isReported, wasStale, ...notes } = await noteReview({
		...made,
		outcome,
		pull,
		merge: merge.commit
	}, action);
	const notices = [...explained.notices, ...notes.notices];
	if (notes.refusal !== null) notices.push(...await markChanged(pull, action));
	else if (isReported && (wasStale || action.job.run.attempt > 1)) notices.push(...await markFresh(pull, action));
	return ended("preview", outcome, {
		...notes,
		notices
	});
}
const needingApproval = (outcome) => outcome.kind === "changes" && outcome.guards.length > 0 ? {
	...outcome,
	kind: "needs-approval"
} : outcome;
async function explainReview(made, review, action) {
	const { outcome, files } = made;
	if (!("plan" in outcome)) return {
		outcome,
		notices: []
	};
	const isWanted = files.settings.impact === "auto" && outcome.kind !== "no-changes";
	const limits = isWanted && !review.fork ? defaultImpactLimits : null;
	const { base, notices } = await review.base();
	const reported = isWanted && review.fork ? [...notices, forkNotice] : notices;
	try {
		return {
			outcome: await explain(made, {
				base,
				limits
			}, action.runtime),
			notices: reported
		};
	} catch (error) {
		if (base === null || !(error instanceof UsageError || error instanceof PlatformError)) throw error;
		return {
			outcome: await explain(made, {
				base: null,
				limits
			}, action.runtime),
			notices: [...reported, notToldApart(error)]
		};
	}
}
const forkNotice = "The impact on open findings is not estimated for a pull request from a fork. A pull request from a branch of this repository has it.";
async function checkGroup(group, action) {
	const { runtime, inputs, github } = action;
	requireConnection(action);
	refuseOtherCheckout(action);
	const wanted = await wantedFrom(runtime.source, group.base, action);
	const made = await previewFiles({
		...wanted,
		approval: inputs.approval
	}, runtime);
	const { outcome } = made;
	if (outcome.kind !== "changes") return ended("preview", outcome);
	const notices = [];
	let left = outcome.plan.bundles;
	for (const { number, onto } of group.pulls) {
		const held = await holdPlan({
			pull: await github.pull(number),
			onto: () => onto,
			plan: outcome.plan,
			files: made.files,
			isQueued: true
		}, action);
		if ("code" in held) {
			const refusal = {
				code: "not-fresh",
				pull: number,
				why: held
			};
			return ended("preview", needingApproval(outcome), { refusal });
		}
		if (held.notice !== null) notices.push(held.notice);
		left = left.filter((bundle) => held.left.includes(bundle));
	}
	const sent = makePlan(outcome.plan.bundles.filter((bundle) => !inputs.comment || !left.includes(bundle)));
	const guards = guardPlan(sent, withApproval(made.files.settings.guards, inputs.approval));
	return ended("preview", needingApproval({
		...outcome,
		guards
	}), { notices });
}
// src/action/apply.ts
async function applyMerged(push, action) {
	const { github, job, runtime } = action;
	if (push.branch !== job.repository.defaultBranch) return otherBranch(push, action);
	const finding = begun(knownPulls(github, push));
	const reading = begun(wantedFrom(runtime.source, baseOf(push), action));
	const tip = await github.tipOf(push.branch);
	if (tip !== push.after) {
		const { branch, after } = push;
		const state = {
			kind: "superseded",
			by: {
				what: "branch",
				branch,
				commit: tip
			}
		};
		const refusal = {
			code: "old-run",
			commit: after,
			branch,
			tip
		};
		const reported = await tellUnapplied(push, finding, state, action);
		return ended("apply", await validate(await reading, runtime), {
			refusal,
			...reported
		});
	}
	begun(finding.then((known) => Promise.all(known.map(({ number }) => github.comments(number)))));
	const now = await asFailedOutcome(() => previewTip(reading, action));
	if ("kind" in now) {
		const state = {
			kind: "failed",
			error: now.error,
			results: []
		};
		return ended("apply", now, await tellUnapplied(push, finding, state, action));
	}
	if (now.outcome.kind === "no-changes") return nothingLeft(await finding, now, action);
	const pulls = await mergedPulls(github, push, runtime.clock, finding);
	const last = pulls.at(-1);
	if (last?.merge !== push.after) return refuseDirect(pulls, push, now, action);
	if (pulls.length > 1) return applyInOrder(pulls, push, action);
	return applyPull(last, push.before, now, action);
}
async function previewTip(reading, action) {
	requireConnection(action);
	refuseOtherCheckout(action);
	return previewWanted(await reading, action);
}
async function nothingLeft(pulls, tried, action) {
	const outcome = await refuseOdd(tried.outcome, pulls, action);
	return ended("apply", outcome, await tellAll(pulls, (pull) => tell({
		pull,
		outcome
	}, action)));
}
async function refuseDirect(pulls, { after, branch }, tried, action) {
	const { outcome } = tried;
	if (outcome.kind !== "changes") return ended("apply", outcome, await tellAll(pulls, (pull) => tell({
		pull,
		outcome
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
	const reported = await tellAll(pulls, (pull) => commentAgain(pull, state, action, false));
	return ended("apply", outcome, {
		refusal,
		...reported
	});
}
async function tellAll(pulls, tellOne) {
	const reported = [];
	for (const pull of pulls) reported.push(await tellOne(pull));
	return joinReports(reported);
}
async function applyInOrder(pulls, push, action) {
	const before = [];
	const comments = [];
	const warnings = [];
	for (const [index, pull] of pulls.entries()) {
		const made = await applyPull(pull, pulls[index - 1]?.merge ?? push.before, await previewWanted(await wantedFrom(sourceOf(pull, push, action), baseOf(push), action), action), action);
		comments.push(...made.comments);
		const isDone = made.refusal === null && done.has(made.outcome.kind);
		const rest = pulls.slice(index + 1);
		if (isDone && rest.length > 0) {
			before.push(`Pull request #${String(pull.number)}: ${headlineText(made.outcome)}`, ...made.notices);
			warnings.push(...made.warnings);
			continue;
		}
		const left = await tellLeft(rest, pull, action);
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
async function tellLeft(rest, { number }, action) {
	const notices = rest.map((one) => `Pull request #${String(one.number)} was not checked: re-run this job.`);
	if (action.job.run.attempt > 1) return {
		comments: [],
		notices
	};
	const by = {
		what: "pull",
		pull: number,
		run: action.job.run.url
	};
	const reported = await tellAll(rest, (pull) => commentAgain(pull, {
		kind: "superseded",
		by
	}, action, false));
	return {
		...reported,
		notices: [...notices, ...reported.notices]
	};
}
const done = new Set(["applied", "no-changes"]);
async function otherBranch(push, action) {
	const { defaultBranch } = action.job.repository;
	const wanted = await wantedFrom(action.runtime.source, defaultBranch, action);
	const notice = `Nothing is applied from ${push.branch}: only ${defaultBranch} is.`;
	return ended("validate", await validate(wanted, action.runtime), { notices: [notice] });
}
const baseOf = ({ before, after }) => /^0+$/.test(before) ? after : before;
function sourceOf({ merge }, push, { runtime, git, job, inputs }) {
	if (merge === null || merge === push.after) return runtime.source;
	git.fetch(merge, job, inputs.githubToken);
	return openCommit(git, merge);
}
async function previewWanted(wanted, action) {
	const { runtime, inputs } = action;
	const made = await asFailedOutcome(() => previewFiles({
		...wanted,
		approval: inputs.approval
	}, runtime));
	return "kind" in made ? { outcome: made } : made;
}
async function applyPull(pull, onto, tried, action) {
	const outcome = await refuseOdd(tried.outcome, [pull], action);
	if (outcome.kind !== "changes" || !("files" in tried)) return ended("apply", outcome, await tell({
		pull,
		outcome
	}, action));
	const { plan } = outcome;
	const held = await holdPlan({
		pull,
		onto: () => onto,
		plan,
		files: tried.files,
		isQueued: false
	}, action);
	if ("code" in held) return ended("apply", outcome, {
		refusal: held,
		...await tell({
			pull,
			outcome,
			refusal: held
		}, action)
	});
	const reviewed = reviewedPlan(plan, held.payloads);
	if (reviewed.bundles.length === 0) return nothingOwn(pull, outcome, held.left, action);
	return applyReviewed(pull, {
		...tried,
		outcome,
		left: held.left
	}, reviewed, action);
}
async function nothingOwn(pull, { plan, problems }, left, action) {
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
			plan
		}, action),
		warnings: warnLeft(left)
	});
}
const warnLeft = (left) => left.length === 0 ? [] : [textOf$2(leftWords(left))];
async function applyReviewed(pull, { files, targets, outcome: fresh, left }, plan, action) {
	const onStale = action.inputs.onStale ?? files.settings.onStale;
	const { outcome, refusal } = await send(plan, {
		plan,
		problems: fresh.problems,
		files,
		targets
	}, onStale, action, () => announce(pull, plan, action));
	const wrote = outcome.kind === "applied" || outcome.kind === "partial";
	const [notes, stale] = await Promise.all([tell({
		pull,
		outcome,
		refusal,
		left,
		plan: fresh.plan
	}, action), markStale({
		by: wrote ? pull.number : null,
		targets,
		settings: files.settings
	}, action)]);
	const notices = [...notes.notices, ...stale];
	return ended("apply", outcome, {
		...notes,
		refusal,
		notices,
		warnings: warnLeft(left)
	});
}
async function send(plan, reviewed, onStale, { runtime, inputs }, announced) {
	const limits = withApproval(reviewed.files.settings.guards, inputs.approval);
	const applying = startApplying(reviewed, runtime);
	runtime.connections.forgetState();
	begun(inParallel(plan.bundles, (bundle) => previewNow(bundle, applying)));
	await announced();
	const report = await applyPlan(plan, applying, {
		onStale,
		limits
	});
	const outcome = await toOutcome(report, reviewed);
	return {
		outcome,
		refusal: refusalIn(outcome, report.results)
	};
}
function refusalIn(outcome, results) {
	const already = results.filter((one) => one.outcome.result === "already-applied").map(({ bundle }) => bundle);
	const applied = already.length === 0 ? {} : { done: already };
	if (outcome.kind === "needs-approval") return {
		code: "guards",
		guards: outcome.guards,
		...applied
	};
	if (outcome.kind !== "stale") return null;
	const moved = movedOf(results);
	const so = [...new Set(moved.map(({ deployment }) => deployment.slug))];
	const isNamed = so.length > 0 && deploymentsIn(outcome.plan).length > 1;
	return {
		code: "stale",
		moved,
		...applied,
		...isNamed ? { among: {
			so,
			otherwise: []
		} } : {}
	};
}
async function runByHand(action) {
	const { runtime, job, github, inputs } = action;
	requireConnection(action);
	refuseOtherCheckout(action);
	const { defaultBranch } = job.repository;
	const wanted = await wantedFrom(runtime.source, defaultBranch, action);
	const made = await previewFiles({
		...wanted,
		approval: inputs.approval
	}, runtime);
	const { outcome, files, targets } = made;
	if (inputs.planDigest === null || inputs.command === "preview") {
		const explained = await explainReview(made, {
			base: () => baseByHand(action),
			fork: false
		}, action);
		return ended("preview", explained.outcome, { notices: explained.notices });
	}
	if (outcome.kind !== "changes") return ended("apply", outcome);
	const tip = await github.tipOf(defaultBranch);
	if (tip !== job.sha) return ended("apply", outcome, { refusal: {
		code: "old-run",
		commit: job.sha,
		branch: defaultBranch,
		tip
	} });
	const { plan, problems } = outcome;
	if (plan.digest !== inputs.planDigest) return ended("apply", outcome, { refusal: {
		code: "other-plan",
		wanted: inputs.planDigest,
		found: plan.digest
	} });
	const reviewed = {
		plan,
		problems,
		files,
		targets
	};
	const sent = await send(onlyChanged(plan), reviewed, "refuse", action, () => Promise.resolve());
	const notices = await markStale({
		by: null,
		targets,
		settings: files.settings
	}, action);
	return ended("apply", sent.outcome, {
		refusal: sent.refusal,
		notices
	});
}
async function tellUnapplied(push, finding, state, action) {
	if (action.job.run.attempt > 1) return {
		comments: [],
		notices: []
	};
	try {
		const pulls = mergedBy(push, await finding);
		const reported = await Promise.all(pulls.map((pull) => commentAgain(pull, state, action, false)));
		return joinReports(reported);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return {
			comments: [],
			notices: [notWritten(error)]
		};
	}
}
const mergedBy = (push, pulls) => pulls.filter(({ merge }) => merge !== null && push.commits.includes(merge));
// src/github/drift-issue.ts
const label = "ifmatch-drift";
const nothing$1 = {
	url: null,
	notices: [],
	warnings: []
};
async function reportDriftIn(issues, seen, report) {
	const ours = ownedBy(seen, report);
	if (report.digest === null) {
		for (const issue of ours.filter(({ marker }) => marker.digest !== null)) await close(issues, issue, report);
		return nothing$1;
	}
	const current = ours.find(({ open }) => open) ?? ours[0];
	const text = {
		title: report.title,
		body: `${driftMarker(report)}\n${report.body}`
	};
	if (current === void 0) {
		const made = await issues.createIssue({
			...text,
			labels: [label]
		});
		const older = await olderThan(made, issues, report);
		if (older !== null) return {
			...nothing$1,
			url: older.url
		};
		return {
			...nothing$1,
			url: made.url,
			warnings: isBy(made, report.author) ? [] : [otherAuthor(made, report.author)]
		};
	}
	const { url, number, open } = current;
	if (current.marker.digest !== report.digest) await issues.updateIssue(number, open ? text : {
		...text,
		state: "open"
	});
	else if (!open) return {
		...nothing$1,
		url,
		notices: [`${url} reports this drift and was closed. It stays closed until the drift changes.`]
	};
	return {
		...nothing$1,
		url
	};
}
async function olderThan(made, issues, report) {
	const oldest = ownedBy(await issues.issuesBy(report.author), report).find(({ open }) => open);
	if (oldest === void 0 || oldest.number >= made.number) return null;
	await issues.updateIssue(made.number, {
		state: "closed",
		state_reason: "not_planned"
	});
	return oldest;
}
async function close(issues, { number, body, open }, report) {
	const kept = body.slice(body.indexOf("\n") + 1);
	const change = { body: `${driftMarker(report)}\n${report.body}\n\n${kept}` };
	await issues.updateIssue(number, open ? {
		...change,
		state: "closed",
		state_reason: "completed"
	} : change);
	if (open) await issues.createComment(number, report.body);
}
const ownedBy = (issues, { deployment, config, author }) => issues.flatMap((issue) => {
	const marker = isBy(issue, author) ? readDriftMarker(issue.body) : null;
	return marker?.deployment === deployment && marker.config === config ? [{
		...issue,
		marker
	}] : [];
}).toSorted((a, b) => a.number - b.number);
const pattern = /^<!-- ifmatch:drift:v1:([A-Za-z0-9_-]{1,2000}) -->\r?(?:\n|$)/;
function driftMarker({ deployment, config, digest }) {
	const payload = JSON.stringify({
		deployment,
		config,
		digest
	});
	return `<!-- ifmatch:drift:v1:${Buffer.from(payload).toString("base64url")} -->`;
}
function readDriftMarker(body) {
	try {
		const claims = Buffer.from(pattern.exec(body)?.[1] ?? "", "base64url").toString("utf8");
		const { deployment, config, digest } = JSON.parse(claims);
		return typeof deployment === "string" && typeof config === "string" && digest !== void 0 ? {
			deployment,
			config,
			digest
		} : null;
	} catch {
		return null;
	}
}
// src/action/drift.ts
async function reportDrift(action) {
	const { runtime, job, inputs } = action;
	requireConnection(action);
	refuseOtherCheckout(action);
	const wanted = await wantedFrom(runtime.source, job.repository.defaultBranch, action);
	const pulls = begun(lookForPulls(action));
	const seen = inputs.drift === "off" ? null : lookForIssues(action);
	const previewed = await previewFiles({
		...wanted,
		approval: inputs.approval,
		readsLive: true
	}, runtime);
	const { outcome, targets, files } = previewed;
	const marking = targets.length > 0 ? markStale({
		by: null,
		targets,
		settings: files.settings
	}, action, pulls) : [];
	if (outcome.kind !== "changes" && outcome.kind !== "no-changes") return ended("preview", outcome, {
		warnings: [`${notLookedAt} Open drift issues stay as they are.`],
		notices: await marking
	});
	const [stale, { notices, warnings, urls }] = await Promise.all([marking, seen === null ? nothing : reportAll(previewed, wanted, seen, action)]);
	const drift = {
		found: outcome.kind === "changes",
		urls
	};
	return ended("preview", outcome, {
		drift,
		warnings,
		notices: [...stale, ...notices]
	});
}
const nothing = {
	notices: [],
	warnings: [],
	urls: []
};
function lookForIssues({ github, inputs, job }) {
	return {
		tip: begun(github.tipOf(job.repository.defaultBranch)),
		issues: begun(github.issuesBy(inputs.commentAuthor))
	};
}
async function reportAll(previewed, wanted, seen, action) {
	const { job } = action;
	if (await seen.tip !== job.sha) return {
		...nothing,
		notices: [movedOn(job.repository.defaultBranch)]
	};
	const reported = [];
	for (const drifted of await findAll(previewed, wanted, action)) reported.push(await reportOne(drifted, seen.issues, action));
	return {
		notices: reported.flatMap(({ notices }) => notices),
		warnings: reported.flatMap(({ warnings }) => warnings),
		urls: reported.flatMap(({ url }) => url ?? [])
	};
}
const movedOn = (branch) => `${branch} has moved on since this run began, so the next run reports the drift.`;
async function findAll({ outcome, targets }, wanted, action) {
	const drift = await findIn(outcome, wanted, action);
	const slugs = [...new Set(targets.map(({ deployment }) => deployment.slug))];
	return slugs.map((deployment) => ({
		deployment,
		only: slugs.length > 1,
		drift: {
			...drift,
			bundles: drift.bundles.filter((bundle) => bundle.deployment.slug === deployment),
			unmanaged: drift.unmanaged.filter((bundle) => bundle.deployment.slug === deployment)
		},
		problems: outcome.problems
	}));
}
async function findIn({ kind }, wanted, { git, runtime }) {
	const none = {
		bundles: [],
		unmanaged: [],
		digest: ""
	};
	if (kind === "no-changes") return none;
	const { outcome } = await driftOfFiles({
		...wanted,
		plan: null,
		base: null,
		git,
		fix: false
	}, runtime);
	if ("drift" in outcome) return outcome.drift;
	throw new Error("valid files became invalid");
}
async function reportOne(drifted, seen, action) {
	const { github, inputs, job } = action;
	const { deployment, drift } = drifted;
	const reporter = {
		deployment,
		config: configDigest(inputs),
		author: inputs.commentAuthor
	};
	const view = {
		...drifted,
		job,
		again: rerunArgs(drifted, inputs)
	};
	try {
		const report = drift.bundles.every(({ entries }) => entries.length === 0) ? {
			digest: null,
			body: goneLine(view)
		} : {
			digest: digestOfAll(drift.bundles),
			body: renderDriftIssue(view)
		};
		return await reportDriftIn(github, await seen, {
			...reporter,
			...report,
			title: driftTitle(view)
		});
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return {
			url: null,
			notices: [],
			warnings: [`The drift of ${deployment} could not be reported in an issue: ${withHint(error)}`]
		};
	}
}
function rerunArgs({ deployment, only }, { folder, config, deployment: asked }) {
	return [...config === null ? folder === "." ? [] : ["-C", folder] : ["--config", config], ...only || asked !== null ? ["--deployment", deployment] : []].map(shellWord).join(" ");
}
// src/action/report.ts
async function report(result, action, env) {
	const { runtime, inputs } = action;
	const reason = failureReason(result, inputs);
	const plan = planIn(result);
	const unsigned = plan === null ? null : await writePlan(result, action);
	const reported = driftLines(result.drift?.urls ?? [], result.warnings);
	if (inputs.summary) append(env["GITHUB_STEP_SUMMARY"], `${reported}${summaryOf(result, action, plan)}\n`);
	append(env["GITHUB_OUTPUT"], formatOutputs(outputsOf(result, action, plan, reason)));
	runtime.terminal.print(renderGithub(result.outcome, inputs.folder, "setting"));
	for (const message of noticesOf(result)) runtime.terminal.print(workflowCommand({
		command: "notice",
		properties: {},
		message
	}));
	for (const message of unsigned === null ? result.warnings : [...result.warnings, unsigned]) runtime.terminal.print(workflowCommand({
		command: "warning",
		properties: {},
		message
	}));
	const message = errorOf(result, plan, reason);
	if (message !== null) runtime.terminal.print(workflowCommand({
		command: "error",
		properties: {},
		message
	}));
	return reason === null ? 0 : 1;
}
function noticesOf({ noPreview, notices }) {
	if (noPreview === null) return [...notices];
	const { says, fix } = noPreviewWords[noPreview];
	return [`${textOf$2(says)}\n${textOf$2(fix)}`, ...notices];
}
function errorOf({ refusal, outcome }, plan, reason) {
	if (refusal !== null) return `${reason ?? ""}\n${textOf$2(refusalWords(refusal, plan?.digest ?? null).fix)}`;
	return (outcome.kind === "changes" || outcome.kind === "no-changes" || outcome.kind === "valid") && reason !== null ? `${reason}\nThe input fail-on makes this job fail.` : null;
}
const planIn = ({ outcome }) => "plan" in outcome ? outcome.plan : null;
async function writePlan({ command, outcome, records }, { runtime, inputs }) {
	const run = {
		tool: `ifmatch ${version}`,
		command,
		platform: runtime.connections.name,
		config: runtime.config,
		records
	};
	const { file, unsigned } = await signed(toPlanFile(outcome, run), runtime);
	runtime.writeText(inputs.planFile, `${toJson(file, 2)}\n`);
	return unsigned === null ? null : `${inputs.planFile} is not signed, so no command will apply it. ${unsigned}`;
}
function summaryOf({ outcome, refusal, noPreview, isRecorded }, { job, inputs }, plan) {
	const deployment = plan?.bundles[0]?.deployment.slug ?? inputs.deployment;
	const planFile = plan === null ? null : inputs.planFile;
	const view = {
		deployment,
		job,
		commit: job.sha,
		summary: false,
		planFile,
		isRecorded
	};
	if (refusal !== null) return renderSummary({
		kind: "refused",
		refusal,
		fresh: plan
	}, view);
	if (noPreview === null || outcome.kind !== "valid") return renderSummary(outcome, view);
	const { problems, files, policies } = outcome;
	return renderSummary({
		kind: "validated",
		reason: noPreview,
		files,
		policies,
		problems
	}, view);
}
function outputsOf({ outcome, refusal, comments, drift }, { inputs }, plan, reason) {
	const { creates, updates, deletes, effect } = plan?.summary ?? summarize([]);
	const versions = plan?.bundles.map(({ deployment, kind, stateVersion }) => [`${deployment.slug} ${kind}`, stateVersion]) ?? [];
	return {
		outcome: refusal === null ? outcome.kind : refusedAs(refusal),
		"failure-reason": escapeHidden((reason ?? "").replaceAll(/\s+/g, " ")),
		creates: String(creates),
		updates: String(updates),
		deletes: String(deletes),
		effect,
		digest: plan?.digest ?? "",
		"state-versions": JSON.stringify(Object.fromEntries(versions)),
		"plan-file": plan === null ? "" : inputs.planFile,
		"comment-url": comments[0] ?? "",
		...driftOutputs(drift)
	};
}
const driftOutputs = (drift) => drift === null ? {
	drift: "",
	"drift-url": ""
} : {
	drift: String(drift.found),
	"drift-url": drift.urls[0] ?? ""
};
function refusedAs(refusal) {
	const { code } = causeOf(refusal);
	if (code === "stale") return "stale";
	return code === "guards" ? "needs-approval" : "refused";
}
function failureReason(result, { failOn }) {
	const { outcome, refusal } = result;
	if (refusal !== null) return textOf$2(refusalWords(refusal, null).says);
	if (outcome.kind === "failed") return failureOf(outcome.error).message;
	if (!isRed[outcome.kind](result, failOn)) return null;
	const warnings = warns(result, failOn) && outcome.kind !== "valid" ? `, ${count(countWarnings(outcome.problems), "warning")}` : "";
	return `${headlineText(outcome)}${hidesLoosening(outcome) ? ", looser against the base" : ""}${warnings}`;
}
const warns = ({ outcome, command, noPreview }, failOn) => failOn.has("warnings") && command !== "apply" && noPreview !== "fork" && countWarnings(outcome.problems) > 0;
const always = () => true;
const never = () => false;
const isRed = {
	valid: warns,
	"no-changes": (result, failOn) => warns(result, failOn) || failOn.has("looser") && hidesLoosening(result.outcome),
	applied: never,
	invalid: ({ command, noPreview }, failOn) => command === "apply" || (failOn.has("errors") || failOn.has("warnings")) && noPreview !== "fork",
	changes: (result, failOn) => warns(result, failOn) || failOn.has("changes") || failOn.has("looser") && result.outcome.kind === "changes" && (mayLoosen(result.outcome.plan.summary) || hidesLoosening(result.outcome)),
	"needs-approval": always,
	stale: always,
	partial: always
};
const hidesLoosening = (outcome) => ("threeWayDiff" in outcome ? outcome.threeWayDiff?.bundles ?? [] : []).some(({ changes, live }) => live.some(isLoosening) || changes.some(({ own }) => own !== null && isLoosening(own)));
const mayLoosen = ({ effect }) => effect !== "stricter" && effect !== "neutral";
export { apply, applyMerged, asFailedOutcome, checkGroup, ended, explainReview, failureReason, lookForPulls, markChanged, markFresh, markStale, needingApproval, pause, refusalIn, refuseOtherCheckout, report, reportDrift, requireConnection, reviewPull, runAction, runByHand, startApplying, toOutcome, validateOnly, watch, whatIsMissing };
