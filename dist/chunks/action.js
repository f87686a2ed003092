import { ForgeError, PlatformError, Runtime, SourceError, UsageError, configName, countWarnings, defaultImpactLimits, defaultSettings, escapeHidden, hasErrors, hintOf, leftOutFiles, noApproval, removeFormer, repositoryTop, shellWord, systemWords, toJson, version, withHint, workflowCommand } from "./base.js";
import { Octokit, RequestError } from "./octokit.js";
import { SigningError, bundleDigest, changedItems, checkAll, compareWithReviewed, diffDigest, digestOfAll, exchange, failures as failures$1, findDrift, guardPlan, isRedirect, makePlan, previewNow, rejectionProblems, targetOf, tryJson, undoBundle, usableToken } from "./plan.js";
import { bundleKinds, check, count, doneWords, invalid, isObject, isSameBundle, load, loadConfig, loadFiles, located, nameOfBundle, problemWords, refuseParts, summaryWords, validate } from "./validate.js";
import { entriesOf, identitiesIn, inParallel, movedOf, onlyChanged, startEarly, summarize } from "./files.js";
import { Git, aimedTargets, compare, configuredTargets, declared, editBundles, explain, findTargets, openCommit, overlay, pastOf, policyTexts, previewFiles, readBase, readSaved, refuseOtherConfig, refuseUnread, settingsOf, signed, unmanagedOf, withApproval, writeEdits } from "./commands.js";
import { foreign, joined, listed, openDocuments, plainText, say } from "./problems.js";
import { alert, alreadyTail, appliedSummary, blocks, driftHeadline, driftReport, headlineOf, headlineText, isLoosening, largestBody, lines, link, liveDanger, liveIn, liveTail, md, noMarkdown, notLookedAt, originCounts, ours, outcomeReport, plainDetail, printReport, renderGithub, reportFrom, sentences, slugsOf, toMarkdown, toPlanFile, unsentTail } from "./report.js";
process.getBuiltinModule("node:fs");
const existsSync = (() => process.getBuiltinModule("node:fs").existsSync)();
const readFileSync = (() => process.getBuiltinModule("node:fs").readFileSync)();
const realpathSync = (() => process.getBuiltinModule("node:fs").realpathSync)();
process.getBuiltinModule("node:path");
const resolve = (() => process.getBuiltinModule("node:path").resolve)();
const relative = (() => process.getBuiltinModule("node:path").relative)();
const sep$1 = (() => process.getBuiltinModule("node:path").sep)();
// src/github/octokit.ts
const limits = {
	request: 2e4,
	wait: 9e4,
	allWaits: 6e5,
	firstBackoff: 500,
	minute: 6e4
};
const retries = 4;
function openOctokit({ token: given, job, network, clock, log }) {
	const token = given.trim();
	if (!/^[\x21-\x7e]+$/.test(token)) throw new ForgeError("The GitHub token is empty or contains invalid characters.", { hint: "Omit the input github-token to use the token of the job." });
	const redact = (text) => text.replaceAll(token, "[redacted]");
	const tell = (line) => log?.(redact(line));
	const octokit = new Octokit({
		auth: token,
		baseUrl: job.api,
		userAgent: `ifmatch/${version}`,
		request: {
			fetch: fetchBy(job.api, network, clock, tell),
			log: { warn: tell }
		}
	});
	let waited = 0;
	octokit.hook.wrap("request", async (request, options) => {
		const { beforeAttempt } = options.request;
		for (let attempt = 1;; attempt += 1) try {
			await beforeAttempt?.();
			return await request(options);
		} catch (error) {
			if (!(error instanceof RequestError)) throw error;
			const wait = waitAfter(error, attempt, clock);
			if (attempt > retries || wait > limits.wait || waited + wait > limits.allWaits) throw refusal(error, clock.now(), redact);
			waited += wait;
			tell(`waiting ${String(wait)} ms, then attempt ${String(attempt + 1)}`);
			await clock.sleep(wait);
		}
	});
	return octokit;
}
var NoAnswer = class extends Error {
	hint;
	traits;
	constructor(message, hint, traits = {
		repeat: false,
		processed: "unknown"
	}) {
		super(message);
		this.hint = hint;
		this.traits = traits;
	}
};
function fetchBy(api, network, clock, tell) {
	const { origin } = new URL(api);
	return async (url, { method, headers: sent, body = null }) => {
		const { pathname, search } = new URL(url);
		const path = pathname + search;
		const headers = {
			...sent,
			"accept-encoding": "gzip",
			"x-github-api-version": "2022-11-28"
		};
		const start = clock.now();
		const request = {
			method,
			origin,
			path,
			headers,
			body,
			writes: method !== "GET"
		};
		const came = await exchange(await network.open(), request, limits.request, void 0, clock);
		const took = `in ${String(Math.round(clock.now() - start))} ms`;
		if ("failure" in came) {
			tell(`${method} ${path} got no answer ${took}`);
			const traits = failures$1[came.failure];
			throw new NoAnswer(`no answer of GitHub, ${traits.message} (${came.detail})`, checkNetwork, traits);
		}
		const { status, headers: received, body: bytes } = came;
		const id = received["x-github-request-id"];
		tell(`${method} ${path} ${String(status)}${id === void 0 ? "" : `, request ${id},`} ${took}`);
		if (isRedirect(status)) throw new NoAnswer(`GitHub answered ${String(status)}, a redirect, which was not followed`, redirected);
		const text = Buffer.from(bytes).toString();
		const isJson = /\bjson\b/.test(received["content-type"] ?? "") && tryJson(text) !== void 0;
		if (status < 300 && !isJson) throw new NoAnswer("the answer of GitHub is not JSON", checkAddress);
		const type = isJson ? "application/json" : "text/plain";
		return {
			status,
			url,
			headers: new Map(Object.entries({
				...received,
				"content-type": type
			})),
			text: () => Promise.resolve(text)
		};
	};
}
function waitAfter(error, attempt, clock) {
	const limited = rateLimitWait(error, clock.now());
	if (limited !== null) return Math.round(limited + clock.random() * 1e3);
	const { status, cause, request } = error;
	const { repeat, processed } = cause instanceof NoAnswer ? cause.traits : {
		repeat: status >= 500,
		processed: "unknown"
	};
	const isOnce = request.method === "POST" && !request.url.includes("/statuses/");
	if (!repeat || isOnce && processed !== "no") return Infinity;
	return Math.round(clock.random() * limits.firstBackoff * 2 ** (attempt - 1));
}
function rateLimitWait({ status, message, response }, now) {
	const { "retry-after": after, "x-ratelimit-remaining": left, "x-ratelimit-reset": reset } = response?.headers ?? {};
	if (status !== 429 && !(status === 403 && (after !== void 0 || /rate limit/i.test(message)))) return null;
	if (isDigits(after)) return Number(after) * 1e3;
	return left === "0" && isDigits(reset) ? Math.max(0, Number(reset) * 1e3 - now) + 1e3 : limits.minute;
}
const isDigits = (header = "") => /^[0-9]{1,12}$/.test(String(header).trim());
function refusal(error, now, redact) {
	const { status, cause, request } = error;
	const { pathname } = new URL(request.url);
	const what = `${request.method} ${pathname}`;
	if (cause instanceof NoAnswer) return new ForgeError(redact(`${what}: ${cause.message}.`), { hint: cause.hint });
	const characters = Array.from(redact(error.message).replaceAll(/\s+/g, " "));
	const message = characters.length > 300 ? `${characters.slice(0, 300).join("")}\u2026` : characters.join("");
	const wait = rateLimitWait(error, now);
	const time = new Date(now + (wait ?? 0)).toISOString().slice(11, 16);
	const hint = (wait === null ? null : `GitHub rate limit reached. Re-run the job after ${time} UTC.`) ?? hintFor(status, pathname);
	return new ForgeError(redact(`${what}: GitHub answered ${String(status)}, "${message}".`), {
		status,
		hint
	});
}
function hintFor(status, path) {
	if (status === 401) return "The token is wrong or has expired. Omit the input github-token to use that of the job.";
	if (status === 403 || status === 404) return `Unless GitHub gives another reason: Give the job the permission "${permissionFor(path)}" (permissions: in the workflow), and check that the token is one for this repository. Runs for forks and for Dependabot get a read-only token.`;
	return status >= 500 ? "GitHub is unavailable. Re-run the job later." : "See the message of GitHub.";
}
function permissionFor(path) {
	const [, what = "", rest = ""] = /\/repos\/[^/]+\/[^/]+\/(\w+)(.*)/.exec(path) ?? [];
	if (what === "statuses" || rest.endsWith("/statuses")) return "statuses: write";
	if (what === "contents" || what === "git" || what === "commits" && rest === "") return "contents: read";
	if (what !== "issues") return "pull-requests: read";
	return rest.includes("comments") ? "pull-requests: write" : "issues: write";
}
const checkNetwork = "Re-run the job. If it persists, check the network of the runner, HTTPS_PROXY and NO_PROXY, and NODE_EXTRA_CA_CERTS for a GitHub Enterprise Server with its own certificate authority.";
const redirected = "If the repository was renamed or moved, start a new run. Otherwise check GITHUB_API_URL, and the proxies between the runner and GitHub. The token is never sent to another address.";
const checkAddress = "Check what GitHub shows there, and that GITHUB_API_URL is the address of its API.";
// src/github/answers.ts
const unusable = (expected) => new ForgeError(`GitHub did not send ${expected}.`, { hint: checkAddress });
function readAnswer(answer, read) {
	try {
		return read(answer);
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw unusable("what its API promises");
	}
}
function commit(value) {
	if (typeof value === "string" && /^[0-9a-f]{40}$/.test(value)) return value;
	throw unusable("the id of a commit");
}
function text(value) {
	if (typeof value === "string") return value;
	throw unusable("what its API promises");
}
function number(value) {
	if (/^[1-9][0-9]{0,14}$/.test(String(value))) return Number(value);
	throw unusable("what its API promises");
}
const account = (user) => {
	const { login, type } = user ?? {
		login: "ghost",
		type: "User"
	};
	return {
		login: text(login),
		type: text(type)
	};
};
const comment = ({ id, issue_url, body, user, html_url }) => ({
	id: number(id),
	pull: number(issue_url.slice(issue_url.lastIndexOf("/") + 1)),
	body: text(body ?? ""),
	author: account(user),
	url: text(html_url)
});
const issue = (one) => ({
	number: number(one.number),
	body: text(one.body ?? ""),
	open: text(one.state) === "open",
	isPull: one.pull_request !== void 0,
	author: account(one.user),
	url: text(one.html_url)
});
const pullRequest = ({ head, base, merged_at, mergeable, merge_commit_sha, state, ...rest }) => {
	const mergedAt = typeof merged_at === "string" ? time(merged_at) : null;
	return {
		number: number(rest.number),
		head: commit(head.sha),
		base: text(base.ref),
		merge: (mergedAt !== null || mergeable === true) && merge_commit_sha ? commit(merge_commit_sha) : null,
		isOpen: text(state) === "open",
		mergedAt,
		isFork: !head.repo || number(head.repo.id) !== number(base.repo.id)
	};
};
function time(value) {
	if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value)) return value;
	throw unusable("a time in UTC");
}
const listedCommit = ({ sha, parents }) => ({
	id: commit(sha),
	parents: parents.map((parent) => commit(parent.sha))
});
const states = [
	"success",
	"failure",
	"pending",
	"error"
];
const status = (one) => ({
	context: text(one.context),
	state: states.find((state) => state === one.state) ?? "error",
	description: text(one.description ?? ""),
	url: text(one.target_url ?? ""),
	createdAt: time(text(one.created_at))
});
function bytesOf(answer) {
	if ("content" in answer && answer.type === "file" && answer.encoding === "base64") return Buffer.from(text(answer.content), "base64");
	throw unusable("a file of at most 1 MB");
}
// src/github/client.ts
function openGitHub(options) {
	const { request } = openOctokit(options);
	const { owner, name: repo } = options.job.repository;
	const hub = {
		request,
		here: {
			owner,
			repo
		}
	};
	return {
		name: "GitHub",
		...openPulls(hub),
		...openCommits(hub),
		...openComments(hub),
		...openIssues(hub)
	};
}
const per_page = 100;
const mostPages = 100;
const pageOf = (page) => ({
	per_page,
	...page === 1 ? {} : { page }
});
async function readAll(ask, read, limit = Infinity) {
	const found = [];
	for (let page = 1; page <= mostPages; page += 1) {
		const { data, headers } = await ask(pageOf(page));
		found.push(...readList(data, read));
		if (!/\brel="?next\b/.test(headers.link ?? "") || found.length >= limit) return found;
	}
	throw unusable(`a list of at most ${String(mostPages)} pages`);
}
function readList(data, read) {
	if (!Array.isArray(data)) throw unusable("a list");
	return readAnswer(data, (items) => items.map((item) => read(item)));
}
const lastChanged = {
	sort: "updated",
	direction: "desc"
};
const mostClosed = 100;
function openPulls({ request, here }) {
	const pulls = "GET /repos/{owner}/{repo}/pulls";
	return {
		async pull(pull_number) {
			return readAnswer((await request(`${pulls}/{pull_number}`, {
				...here,
				pull_number
			})).data, pullRequest);
		},
		openPulls: (base) => readAll((page) => request(pulls, {
			...here,
			...page,
			state: "open",
			base
		}), pullRequest),
		async mergedPulls(base) {
			const asked = {
				...here,
				...lastChanged,
				state: "closed",
				base
			};
			return (await readAll((page) => request(pulls, {
				...asked,
				...page
			}), pullRequest, mostClosed)).filter(({ mergedAt }) => mergedAt !== null);
		},
		pullsOf(sha) {
			const route = "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls";
			const all = readAll((page) => request(route, {
				...here,
				...page,
				commit_sha: sha
			}), pullRequest);
			return unless(isUnknownCommit, [], all);
		}
	};
}
function openCommits({ request, here }) {
	return {
		readFile(path, ref) {
			const read = request("GET /repos/{owner}/{repo}/contents/{path}", {
				...here,
				path,
				ref
			});
			return unless(isMissing, null, read.then(({ data }) => readAnswer(data, bytesOf)));
		},
		async tip(branch) {
			const { data } = await request("GET /repos/{owner}/{repo}/git/ref/{ref}", {
				...here,
				ref: `heads/${branch}`
			});
			return readAnswer(data, ({ object }) => commit(object.sha));
		},
		async history(sha, page) {
			const { data } = await request("GET /repos/{owner}/{repo}/commits", {
				...here,
				sha,
				...pageOf(page)
			});
			return readList(data, listedCommit);
		},
		statuses: (ref) => readAll((page) => request("GET /repos/{owner}/{repo}/commits/{ref}/statuses", {
			...here,
			...page,
			ref
		}), status),
		async setStatus(sha, { url, description, context, state }) {
			const { data } = await request("POST /repos/{owner}/{repo}/statuses/{sha}", {
				...here,
				context,
				state,
				sha,
				description,
				target_url: url
			});
			readAnswer(data, (answer) => text(answer.context));
		}
	};
}
function openComments({ request, here }) {
	const one = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
	const all = "/repos/{owner}/{repo}/issues/{issue_number}/comments";
	return {
		comments: (issue_number) => readAll((page) => request(`GET ${all}`, {
			...here,
			...page,
			issue_number
		}), comment),
		comment(comment_id) {
			const read = request(`GET ${one}`, {
				...here,
				comment_id
			});
			return unless(isMissing, null, read.then(({ data }) => readAnswer(data, comment)));
		},
		async createComment(issue_number, body, before) {
			const asked = {
				...here,
				issue_number,
				body,
				request: { beforeAttempt: before }
			};
			return readAnswer((await request(`POST ${all}`, asked)).data, comment);
		},
		updateComment(comment_id, body, before) {
			const changed = request(`PATCH ${one}`, {
				...here,
				comment_id,
				body,
				request: { beforeAttempt: before }
			});
			return unless(isMissing, null, changed.then(({ data }) => readAnswer(data, comment)));
		}
	};
}
const recentIssues = 500;
function openIssues({ request, here }) {
	const list = (labels, state, limit) => {
		const asked = {
			...here,
			...lastChanged,
			labels,
			state
		};
		return readAll((page) => request("GET /repos/{owner}/{repo}/issues", {
			...asked,
			...page
		}), issue, limit);
	};
	return {
		async labelled(label) {
			return (await Promise.all([list(label, "open", Infinity), list(label, "closed", recentIssues)])).flat().filter(({ isPull }) => !isPull);
		},
		async createIssue(made) {
			return readAnswer((await request("POST /repos/{owner}/{repo}/issues", {
				...here,
				...made
			})).data, issue);
		},
		async updateIssue(issue_number, change) {
			return readAnswer((await request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
				...here,
				issue_number,
				...change
			})).data, issue);
		}
	};
}
async function unless(means, instead, answer) {
	try {
		return await answer;
	} catch (error) {
		if (error instanceof ForgeError && means(error)) return instead;
		throw error;
	}
}
const isUnknownCommit = ({ message }) => /no commit found/i.test(message);
const isMissing = (error) => error.status === 404 && !isUnknownCommit(error);
// src/github/job.ts
function readJob(env, payload) {
	const variable = (name, pattern) => {
		const value = env[name] ?? "";
		if (pattern.test(value)) return value;
		throw new ForgeError(`${name} is "${value}", which is not valid.`, { hint });
	};
	const [owner = "", name = ""] = variable("GITHUB_REPOSITORY", repositoryName).split("/");
	const [server, api] = [variable("GITHUB_SERVER_URL", address), variable("GITHUB_API_URL", address)];
	const [id, attempt] = [variable("GITHUB_RUN_ID", digits), variable("GITHUB_RUN_ATTEMPT", digits)];
	const ref = variable("GITHUB_REF", /./);
	const event = variable("GITHUB_EVENT_NAME", /./);
	return {
		repository: {
			owner,
			name,
			id: variable("GITHUB_REPOSITORY_ID", digits),
			defaultBranch: event === "schedule" ? ref.replace(/^refs\/heads\//, "") : read(event, payload, defaultBranchIn)
		},
		sha: variable("GITHUB_SHA", /^[0-9a-f]{40}$/),
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
const digits = /^[1-9][0-9]{0,14}$/;
const repositoryName = /^[A-Za-z0-9_-]+\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/;
const hint = "The runner sets it. Run the action in a GitHub workflow.";
const address = /^(?:https:\/\/|http:\/\/(?:localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])(?=[:/]))[^@?#\s]+$/;
const defaultBranchIn = ({ repository }) => repository.default_branch;
function read(event, payload, reader) {
	try {
		return reader(payload);
	} catch (cause) {
		throw new ForgeError(`The payload of the event ${event}, in the file GITHUB_EVENT_PATH, cannot be used.`, {
			cause,
			hint: "Run the action in a GitHub workflow."
		});
	}
}
const readers = new Map([
	["pull_request", ({ pull_request: pull }) => ({
		kind: "pull-request",
		pull: pullRequest(pull),
		hardened: false
	})],
	["pull_request_target", ({ pull_request: pull }) => ({
		kind: "pull-request",
		pull: pullRequest(pull),
		hardened: true
	})],
	["merge_group", ({ merge_group: { base_sha, head_ref } }) => ({
		kind: "merge-group",
		base: commit(base_sha),
		pulls: pullsIn(head_ref)
	})],
	["push", readPush],
	["schedule", () => ({ kind: "schedule" })],
	["workflow_dispatch", () => ({ kind: "dispatch" })]
]);
function readEvent(name, payload) {
	const reader = readers.get(name);
	return reader === void 0 ? {
		kind: "other",
		name
	} : read(name, payload, reader);
}
const refuseEvent = ({ name }) => `The event "${name}" is not supported. Run the workflow on ${[...readers.keys()].join(", ")}.`;
function pullsIn(ref) {
	const [, pull, onto] = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-([1-9][0-9]{0,14})-([0-9a-f]{40})$/.exec(ref) ?? [];
	return pull === void 0 || onto === void 0 ? [] : [{
		number: Number(pull),
		onto
	}];
}
function readPush({ ref, before, after }) {
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
		before: commit(before),
		after: commit(after)
	};
}
process.getBuiltinModule("node:crypto");
const randomUUID = (() => process.getBuiltinModule("node:crypto").randomUUID)();
process.getBuiltinModule("node:fs");
const appendFileSync = (() => process.getBuiltinModule("node:fs").appendFileSync)();
process.getBuiltinModule("node:path");
const sep = (() => process.getBuiltinModule("node:path").sep)();
const posix$3 = (() => process.getBuiltinModule("node:path").posix)();
// src/action/inputs.ts
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
	const folder = posix$3.normalize(path.replaceAll(separator, "/")).replace(/\/$/, "");
	if (posix$3.isAbsolute(folder) || /^[A-Za-z]:\//.test(folder) || folder === ".." || folder.startsWith("../")) throw new UsageError(`The input working-directory is "${path}", which is outside the repository.`);
	return folder;
}
process.getBuiltinModule("node:path");
const posix$2 = (() => process.getBuiltinModule("node:path").posix)();
// src/action/files.ts
const configPath = ({ folder, config }) => config ?? posix$2.join(folder, "ifmatch.yaml");
async function selectFiles(source, base, { inputs }) {
	const { folder, deployment } = inputs;
	const config = configPath(inputs);
	const hasBase = base.source.kind(config) === "file";
	const hasOwn = source.kind(config) === "file";
	if (inputs.config !== null && !hasBase && !hasOwn) throw new UsageError(`The input config is "${config}", but this file does not exist. The path is relative to the root of the repository.`);
	if (!hasBase && !hasOwn) refuseBelowConfig(source, folder);
	const withoutBase = hasOwn ? strictest : defaultSettings;
	return {
		source,
		paths: hasOwn || folder === "." ? [] : [posix$2.join(folder, "policies")],
		config: hasOwn ? config : null,
		deployment,
		baseSettings: hasBase ? await settingsIn(base, config) : withoutBase
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
		above = posix$2.dirname(above);
		const config = posix$2.join(above, configName);
		if (source.kind(config) === "missing") continue;
		throw new UsageError(`${config} lies above the working-directory "${folder}", which has no config, so its guards and folders would not apply. Name it with the input config, use its folder as working-directory, or give this folder its own config.`);
	}
}
async function settingsIn({ source, name }, path) {
	const { settings, problems } = await loadConfig(source, path);
	if (!hasErrors(problems)) return settings;
	throw new UsageError(`${path} has errors at ${name}, which the guards are read from. Fix it there first: \`ifmatch validate\` shows what is wrong.`);
}
async function selectCheckout(action, branch) {
	const config = configPath(action.inputs);
	const bytes = await action.github.readFile(config, `refs/heads/${branch}`);
	return selectFiles(action.runtime.source, {
		source: onlyFile(config, bytes),
		name: branch
	}, action);
}
const onlyFile = (path, bytes) => ({
	kind: (asked) => asked === path && bytes !== null ? "file" : "missing",
	list: () => [],
	read(asked) {
		if (asked !== path || bytes === null) throw new SourceError("missing", asked, "it is not there");
		return Buffer.from(bytes);
	}
});
function openFiles(commit, action) {
	const { git, job, runtime } = action;
	if (commit === job.sha && git.commit("HEAD") === commit) return runtime.source;
	fetchMissing(commit, action);
	return openCommit(git, commit);
}
function fetchMissing(commit, { git, job, inputs }) {
	if (git.commit(commit) !== null) return;
	try {
		git.fetch(commit, job, inputs.githubToken);
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		throw new UsageError(`Commit ${commit} ${unreadable(error)}`, { cause: error });
	}
}
function unreadable({ message }) {
	const why = (message.split("\n", 1)[0] ?? "").replace(/\.$/, "");
	if (/git is not on the PATH/.test(why)) return `cannot be read: ${why}. Install git in the container of the job, before actions/checkout.`;
	if (/not a git repository/.test(why)) return `cannot be read: ${noClone}`;
	return `cannot be read: ${why}. Give the job the permission "contents: read", or check out with fetch-depth: 0.`;
}
const noClone = "the working directory is in no clone. Run actions/checkout before this step; if it has \"path:\", set working-directory to that folder.";
const waits$2 = [
	0,
	1,
	2,
	4
];
async function presentMerge(pull, tip, action) {
	const { runtime, job, git } = action;
	if (git.commit(job.sha) !== null && mergesBoth(job.sha, pull.head, tip, action)) return {
		commit: job.sha,
		base: tip
	};
	for (const wait of waits$2) {
		await runtime.clock.sleep(wait * 1e3);
		if (wait > 0) await action.github.pull(pull.number);
		const commit = tryToFetch(pull, action);
		if (commit !== null && mergesBoth(commit, pull.head, tip, action)) return {
			commit,
			base: tip
		};
	}
	throw new UsageError(`GitHub has no merge of ${pull.head} with ${pull.base} at ${tip}: the base moved, or the two conflict. Nothing is promised for this commit. Resolve the conflict, if there is one, and re-run this job.`);
}
function mergesBoth(commit, head, tip, { git }) {
	const [first, ...others] = git.parents(commit);
	return first === tip && others.includes(head);
}
function tryToFetch({ number }, action) {
	const { git, job, inputs } = action;
	try {
		return git.fetch(`refs/pull/${String(number)}/merge`, job, inputs.githubToken);
	} catch (error) {
		if (error instanceof Error && /couldn't find remote ref/i.test(error.message)) return null;
		if (!(error instanceof UsageError)) throw error;
		throw new UsageError(`The result of the merge ${unreadable(error)}`, { cause: error });
	}
}
// src/action/result.ts
const ended = (command, outcome, more = {}) => ({
	command,
	outcome,
	refusal: null,
	settled: null,
	noPreview: null,
	drift: null,
	...more
});
function nothingToDo(command, why, { notes }) {
	notes.notices.add(why);
	return ended(command, {
		kind: "no-changes",
		plan: makePlan([]),
		problems: [],
		guards: []
	});
}
const isExpected = (error) => [
	PlatformError,
	ForgeError,
	UsageError,
	SigningError
].some((kind) => error instanceof kind);
function failedBy(error) {
	if (!isExpected(error)) throw error;
	return {
		kind: "failed",
		error,
		problems: [],
		plan: null,
		results: []
	};
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
function refuseOtherCheckout({ git, job, runtime }) {
	const head = git.commit("HEAD");
	if (head === null && runtime.source.list("").length === 0) throw new UsageError("The workspace is empty. Add actions/checkout before this step.");
	if (head === null || head === job.sha) return;
	throw new UsageError(`The checkout is at ${head}, and not at ${job.sha}. Remove "ref:" from actions/checkout.`);
}
function requireClone({ git }) {
	git.read(["--version"]);
	if (git.commit("HEAD") !== null) return;
	const refusal = git.refusal();
	throw new UsageError(refusal === null ? `No commit is checked out: ${noClone}` : `git cannot read this repository: ${refusal}`);
}
async function validateOnly(action, branch, noPreview = null) {
	const selection = await selectCheckout(action, branch);
	return ended("validate", await validate(selection, action.runtime), { noPreview });
}
// src/action/main.ts
async function runAction(parts) {
	try {
		const eventPath = parts.env["GITHUB_EVENT_PATH"];
		if (eventPath === void 0) throw new UsageError("This runs as a step of a GitHub workflow only. Elsewhere, use the command line: npx ifmatch.");
		const workspace = parts.env["GITHUB_WORKSPACE"] ?? parts.cwd;
		const planPath = resolve(workspace, planFileOf(parts.env));
		removeFormerPlan(planPath, workspace, parts.env);
		const payload = JSON.parse(readFileSync(eventPath, "utf8"));
		const event = readEvent(parts.env["GITHUB_EVENT_NAME"] ?? "", payload);
		return await inActionRuntime(parts, {
			payload,
			workspace
		}, async (action) => {
			action.runtime.ensureWritable(planPath);
			const result = await run(event, action).catch((error) => ended("preview", failedBy(error)));
			const { report } = await import("./action.js");
			return report(result, action, {
				env: parts.env,
				planPath
			});
		});
	} catch (error) {
		return reportFailure(isExpected(error) ? error : bug(error), parts);
	}
}
function removeFormerPlan(path, workspace, env) {
	const name = planFileOf(env);
	if (/\.ya?ml$/i.test(name)) throw new UsageError(`The input plan-file is ${name}, a YAML file, which a plan would overwrite. Set another file.`);
	try {
		removeFormer(path, realpathSync.native(workspace));
	} catch (cause) {
		throw new UsageError(`${name}, where the plan goes, cannot be removed: ${systemWords(cause)}.`, { cause });
	}
}
async function run(event, action) {
	const { command } = action.inputs;
	const { defaultBranch } = action.job.repository;
	if (command === "drift") return lookForDrift(event, action);
	if (command === "apply") refuseToApply(event, action);
	if (event.kind === "other") action.notes.notices.add(refuseEvent(event));
	if (event.kind === "other" || command === "validate") return validateOnly(action, defaultBranch);
	if (event.kind === "schedule") return lookForDrift(event, action);
	if (event.kind === "pull-request") return (await import("./action.js")).previewPull(event, action);
	if (event.kind === "merge-group") return (await import("./action.js")).checkGroup(event, action);
	if (event.kind === "push") {
		const { applyPush, listUnsettled } = await import("./action.js");
		return command === "preview" ? listUnsettled(event, action) : applyPush(event, action);
	}
	return (await import("./action.js")).runByHand(action);
}
const isOnDefaultBranch = ({ job }) => job.ref === `refs/heads/${job.repository.defaultBranch}`;
async function lookForDrift({ kind }, action) {
	if ((kind === "schedule" || kind === "dispatch") && isOnDefaultBranch(action)) return (await import("./action.js")).reportDrift(action);
	throw new UsageError("Drift is checked on a schedule, or by a manual run on the default branch.");
}
function refuseToApply(event, { inputs }) {
	if (event.kind === "push" || event.kind === "other" && event.name.startsWith("push ") || event.kind === "dispatch" && inputs.planDigest !== null) return;
	throw new UsageError("Nothing is applied on this event: only a push to the default branch, and a manual run with the input plan-digest (a preview prints the digest), are trusted.");
}
function bug(error) {
	const stack = error instanceof Error ? error.stack ?? error.message : String(error);
	return new Error(`${stack}\nThis is a bug in ifmatch ${version}. Please report it with the lines above.`);
}
async function inActionRuntime(parts, { payload, workspace }, use) {
	const given = readInputs(parts.env);
	const { root, folder } = placeOf(workspace, given.folder);
	const inputs = {
		...given,
		folder
	};
	const env = {
		...withToken(parts.env),
		GITHUB_WORKSPACE: root
	};
	const verbose = env["RUNNER_DEBUG"] === "1";
	const runtime = new Runtime({
		...parts,
		env,
		cwd: root
	}, {
		directory: ".",
		quiet: false,
		verbose,
		leftOut: await leftOutFiles(root, env),
		connection: {
			sandbox: null,
			baseUrl: input(env, "base-url")
		}
	});
	const job = readJob(env, payload);
	const { networkTo } = await import("./plan.js");
	const network = networkTo(new URL(job.api), env);
	const { clock } = runtime;
	const log = (line) => verbose ? runtime.terminal.tell(line) : void 0;
	const github = openGitHub({
		token: inputs.githubToken,
		job,
		network,
		clock,
		log
	});
	const git = new Git(root, env);
	try {
		return await use({
			runtime,
			job,
			github,
			git,
			inputs,
			notes: {
				comments: new Set(),
				notices: new Set(),
				warnings: new Set()
			}
		});
	} finally {
		git.close();
		await network.release();
		await runtime.close();
	}
}
function placeOf(workspace, folder) {
	const directory = resolve(workspace, folder);
	if (!existsSync(directory)) return {
		root: workspace,
		folder
	};
	const top = repositoryTop(realpathSync.native(directory));
	const fromWorkspace = top === null ? null : relative(realpathSync.native(workspace), top);
	if (top === null || fromWorkspace === null || fromWorkspace === "" || fromWorkspace.startsWith("..")) return {
		root: workspace,
		folder
	};
	return {
		root: top,
		folder: folderOf(relative(top, realpathSync.native(directory)) || ".", sep$1)
	};
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
// src/domain/review.ts
const causeOf = (refusal) => "why" in refusal && refusal.code !== "not-recorded" ? refusal.why : refusal;
function stateOf(outcome) {
	if (outcome.kind === "invalid") return outcome;
	if (outcome.kind === "failed") return {
		kind: "failed",
		error: outcome.error,
		results: outcome.results
	};
	if (outcome.kind === "stale") return {
		kind: "refused",
		refusal: {
			code: "stale",
			moved: movedOf(outcome.results)
		},
		fresh: null
	};
	if (outcome.kind === "applied" || outcome.kind === "partial") return {
		kind: outcome.kind,
		plan: outcome.plan,
		results: outcome.results
	};
	return outcome.plan.bundles.some(({ changes }) => changes.length > 0) ? {
		...outcome,
		kind: "planned"
	} : {
		...outcome,
		kind: "no-changes"
	};
}
process.getBuiltinModule("node:crypto");
const createHash$1 = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/review/anchor.ts
const longestDescription = 140;
const contextOf = (what, config) => config === "" ? `ifmatch / ${what}` : `ifmatch / ${what} (${config})`;
function recordStatus(key, { pull, head }, { number, comment, digest }, url) {
	const proof = key.prove("record", [
		pull,
		head,
		number,
		comment,
		digest
	]);
	const description = `Plan ${String(number)} of this commit is recorded. [${String(number)} ${String(comment)} ${digest} ${proof}]`;
	return {
		context: contextOf("record", key.scope.config),
		state: "success",
		description,
		url
	};
}
const recordFacts = /\[(\d{1,9}) (\d{1,15}) ([\w-]{22}) ([\w-]{22})\]$/;
function readRecordAnchors(key, { pull, head }, statuses) {
	const context = contextOf("record", key.scope.config);
	const own = statuses.filter((status) => status.context === context);
	const anchors = own.flatMap(({ description, createdAt }) => {
		const [, number = "", comment = "", digest = "", proof = ""] = recordFacts.exec(description) ?? [];
		const facts = [
			pull,
			head,
			Number(number),
			Number(comment),
			digest
		];
		if (proof === "" || !key.holds(proof, "record", facts)) return [];
		return [{
			number: Number(number),
			comment: Number(comment),
			digest,
			createdAt
		}];
	});
	return {
		latest: anchors.toSorted((a, b) => b.number - a.number || (a.createdAt < b.createdAt ? -1 : 1))[0] ?? null,
		hasForeign: anchors.length < own.length
	};
}
const resultsDigest = (results) => createHash$1("sha256").update(JSON.stringify(results)).digest().subarray(0, 8).toString("base64url");
function settledStatus(key, commit, { number, run, pending, results }, { summary, url }) {
	const written = pendingWithin(pending);
	const proof = key.prove("applied", [
		commit,
		number,
		run,
		written,
		results
	]);
	const facts = `[${String(number)} ${String(run)} ${written} ${results} ${proof}]`;
	const room = longestDescription - facts.length - 1;
	const words = summary.length > room ? `${summary.slice(0, room - 1)}\u2026` : summary;
	const state = pending.length === 0 ? "success" : "failure";
	return {
		context: contextOf("applied", key.scope.config),
		state,
		description: `${words} ${facts}`,
		url
	};
}
const longestPending = 60;
function pendingWithin(pending) {
	if (pending.length === 0) return "-";
	let written = "";
	for (const one of pending.toReversed()) {
		const longer = written === "" ? one : `${one},${written}`;
		if (longer.length > longestPending) return `${written}+`;
		written = longer;
	}
	return written;
}
const settledFacts = /\[(\d{1,9}) (\d{1,15}) ([\da-f#,+-]{1,61}) ([\w-]{11}) ([\w-]{22})\]$/;
function readSettledMarker(key, commit, statuses) {
	const context = contextOf("applied", key.scope.config);
	const own = statuses.filter((status) => status.context === context);
	const markers = own.flatMap(({ description }) => {
		const [, number = "", run = "", written = "", results = "", proof = ""] = settledFacts.exec(description) ?? [];
		const facts = [
			commit,
			Number(number),
			Number(run),
			written,
			results
		];
		if (proof === "" || !key.holds(proof, "applied", facts)) return [];
		const pending = written === "-" ? [] : written.replace(/\+$/, "").split(",");
		return [{
			number: Number(number),
			run: Number(run),
			pending,
			results
		}];
	});
	return {
		marker: markers.toSorted((a, b) => b.number - a.number)[0] ?? null,
		hasForeign: markers.length < own.length
	};
}
// src/review/comment-text.ts
const line = /^<!-- ifmatch:review:v1 ([\w-]{1,4000}) ([\w-]{1,60000}) ([\w-]{22}) -->\r?\n/;
const configWord = ({ scope }) => Buffer.from(scope.config || "-").toString("base64url");
function hiddenLine(key, facts) {
	const payload = Buffer.from(JSON.stringify(facts)).toString("base64url");
	return `<!-- ifmatch:review:v1 ${configWord(key)} ${payload} ${key.prove("comment", [payload])} -->\n`;
}
function readHiddenLine(key, body) {
	const [, , payload = "", seal = ""] = line.exec(body) ?? [];
	if (payload === "" || !key.holds(seal, "comment", [payload])) return null;
	return JSON.parse(Buffer.from(payload, "base64url").toString());
}
const isUnreadable = (key, body) => body.startsWith(`<!-- ifmatch:review:v1 ${configWord(key)} `) && readHiddenLine(key, body) === null;
process.getBuiltinModule("node:crypto");
const createHash = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/review/record.ts
const mostChanges = 300;
const shortDigest = (change) => diffDigest([change]).slice(7, 23);
function makeRecord(plan, covered, reviewed) {
	const changed = covered.filter(({ bundle }) => bundle.changes.length > 0).toSorted(inOrder);
	const isLong = changed.flatMap(({ bundle }) => bundle.changes).length > mostChanges;
	return {
		version: 1,
		pull: reviewed.pull,
		head: reviewed.head,
		base: {
			branch: reviewed.base.branch,
			commit: reviewed.base.commit
		},
		platform: reviewed.platform,
		settings: reviewed.settings,
		plan: plan.digest,
		bundles: changed.map(({ bundle, base }) => {
			const { creates, updates, deletes } = summarize(bundle.changes);
			const { deployment, kind, stateVersion } = bundle;
			return {
				deployment: {
					id: deployment.id,
					slug: deployment.slug
				},
				kind,
				bundle: bundle.bundleDigest,
				base,
				diff: bundle.diffDigest,
				stateVersion,
				creates,
				updates,
				deletes,
				changes: isLong ? null : bundle.changes.map(shortDigest)
			};
		})
	};
}
function inOrder({ bundle: a }, { bundle: b }) {
	if (a.deployment.slug !== b.deployment.slug) return a.deployment.slug < b.deployment.slug ? -1 : 1;
	return bundleKinds.indexOf(a.kind) - bundleKinds.indexOf(b.kind);
}
const recordDigest = (record) => createHash("sha256").update(`record 1\n${JSON.stringify(record)}`).digest().subarray(0, 16).toString("base64url");
function settingsDigest({ guards, deployments, onStale }) {
	const text = JSON.stringify({
		guards: {
			max_deletes: guards.maxDeletes,
			max_delete_percent: guards.maxDeletePercent,
			allow_empty: guards.allowEmpty,
			protected: sortedSet(guards.protected),
			looser: guards.looser
		},
		deployments: [...deployments].toSorted(([a], [b]) => a < b ? -1 : 1).map(([slug, { id, policies }]) => [
			slug,
			id,
			policies === null ? null : sortedSet(policies)
		]),
		on_stale: onStale
	});
	return `sha256:${createHash("sha256").update(`settings 1\n${text}`).digest("hex")}`;
}
const sortedSet = (texts) => [...new Set(texts)].toSorted();
// src/review/collect.ts
async function readRecord(place, pull, statuses, comments = []) {
	const { forge, key } = place;
	const { latest, hasForeign } = readRecordAnchors(key, {
		pull: pull.number,
		head: pull.head
	}, statuses);
	if (latest === null) return {
		state: "none",
		hasForeign
	};
	const comment = comments.find(({ id }) => id === latest.comment) ?? await forge.comment(latest.comment);
	if (comment === null) return {
		state: "comment-missing",
		anchor: latest
	};
	const facts = readHiddenLine(key, comment.body);
	const record = facts?.record ?? null;
	if (facts === null || record === null || recordDigest(record) !== latest.digest) return {
		state: "edited",
		anchor: latest
	};
	return {
		state: "intact",
		anchor: latest,
		record,
		comment,
		shown: facts.state
	};
}
async function readReview(place, pull) {
	const { forge, key } = place;
	const [comments, statuses] = await Promise.all([forge.comments(pull.number), forge.statuses(pull.head)]);
	const anchored = await readRecord(place, pull, statuses, comments);
	const candidates = comments.filter(({ body }) => isOurs(place, pull, body) || isUnreadable(key, body));
	const oldest = candidates.find(({ body }) => isOurs(place, pull, body)) ?? null;
	const current = anchored.state === "intact" ? anchored.comment : oldest;
	return {
		anchored,
		previous: current === null ? null : await readPrevious(place, pull, current),
		current,
		candidates,
		statuses
	};
}
const isOurs = ({ key }, { number }, body) => readHiddenLine(key, body)?.pull === number;
async function readPrevious({ forge, key }, { number, head }, comment) {
	const record = readHiddenLine(key, comment.body)?.record ?? null;
	if (record === null || record.head === head) return null;
	const { latest } = readRecordAnchors(key, {
		pull: number,
		head: record.head
	}, await forge.statuses(record.head));
	if (latest === null || latest.comment !== comment.id || latest.digest !== recordDigest(record)) return null;
	return {
		record,
		anchor: latest,
		comment
	};
}
async function readUnsettled(place, push, { id: run, attempt }) {
	const { forge } = place;
	const statusesOf = statusReader(forge);
	for (const commit of [push.after, push.before]) if (isCommit(commit)) statusesOf(commit);
	const [line, closed, brought] = await Promise.all([
		walkToMarker(place, push.after, statusesOf),
		forge.mergedPulls(push.branch),
		forge.pullsOf(push.after)
	]);
	const pulls = uniquePulls([...closed, ...brought]).filter(({ mergedAt, base }) => mergedAt !== null && base === push.branch);
	const range = unsettledRange(line, push);
	const isRerun = attempt > 1 && line.marker?.run === run;
	const pending = line.marker?.pending ?? [];
	const retried = isRerun ? await readPulls(forge, pending) : [];
	const merges = [...await againMerges(forge, retried), ...mergesIn(range.commits, range.since, pulls)];
	const beyond = merges.length === 0 ? [] : mergesBeyond(line, pulls, merges);
	const read = await readRecords(place, [...merges, ...beyond], statusesOf);
	const own = read.slice(0, merges.length);
	return {
		since: range.since,
		pending: pending.filter((one) => !retried.some(({ number }) => `#${String(number)}` === one)),
		markers: line.ownMarkers,
		merges: await inParallel(own, async (merge) => ({
			...merge,
			later: await laterThan(merge, read, line, forge)
		})),
		settledBefore: isRerun,
		bounded: whyBounded(line)
	};
}
const readRecords = (place, merges, statusesOf) => inParallel(merges, async (merge) => {
	const { number, head } = merge.pull;
	const [statuses, comments] = await Promise.all([statusesOf(head), place.forge.comments(number)]);
	return {
		...merge,
		anchored: await readRecord(place, merge.pull, statuses, comments)
	};
});
async function laterThan(merge, all, line, forge) {
	const found = [];
	for (const { pull, anchored } of all.slice(all.indexOf(merge) + 1)) {
		if (anchored.state !== "intact" || anchored.anchor.createdAt >= (pull.mergedAt ?? "")) continue;
		const { base, bundles } = anchored.record;
		if (await containsCommit(base.commit, merge.commit, line, forge)) found.push({
			pull: pull.number,
			bundles
		});
	}
	return found;
}
async function containsCommit(newer, older, { commits }, forge) {
	const [at, olderAt] = [newer, older].map((commit) => commits.findIndex(({ id }) => id === commit));
	if (at !== -1 && olderAt !== -1) return Number(at) <= Number(olderAt);
	return (await forge.history(newer, 1)).some(({ id }) => id === older);
}
const isCommit = (id) => !/^0+$/.test(id);
const uniquePulls = (pulls) => [...new Map(pulls.map((pull) => [pull.number, pull])).values()];
const readPulls = (forge, pending) => inParallel(pending.filter((one) => one.startsWith("#")), (one) => forge.pull(Number(one.slice(1))));
function statusReader(forge) {
	const all = new Map();
	return (commit) => {
		const known = all.get(commit) ?? startEarly(forge.statuses(commit));
		all.set(commit, known);
		return known;
	};
}
const mostCommits = 100;
function whyBounded({ marker, hasForeign }) {
	if (marker !== null) return null;
	return hasForeign ? "other-token" : "first-run";
}
async function walkToMarker({ forge, key }, commit, statusesOf) {
	const commits = [];
	let hasForeign = false;
	let ownMarkers = 0;
	for await (const one of firstParents(forge, commit, statusesOf)) {
		const read = readSettledMarker(key, one.id, await statusesOf(one.id));
		commits.push(one);
		hasForeign ||= read.hasForeign;
		if (one.id === commit) ownMarkers = read.marker?.number ?? 0;
		if (read.marker !== null) return {
			commits,
			marker: read.marker,
			ownMarkers,
			hasForeign
		};
		if (commits.length === mostCommits) break;
	}
	return {
		commits,
		marker: null,
		ownMarkers,
		hasForeign
	};
}
async function* firstParents(forge, commit, statusesOf) {
	const known = new Map();
	let next = commit;
	for (let page = 1; next !== void 0; page += 1) {
		const some = await forge.history(commit, page);
		if (some.length === 0) return;
		for (const one of some) known.set(one.id, one);
		for (let one = known.get(next); one !== void 0; one = known.get(next ?? "")) {
			for (const ahead of ancestorsOf(one, known, 10)) statusesOf(ahead);
			yield one;
			next = one.parents[0];
		}
	}
}
function ancestorsOf({ parents }, known, most) {
	const found = [];
	for (let id = parents[0]; id !== void 0 && found.length < most; id = known.get(id)?.parents[0]) found.push(id);
	return found;
}
function unsettledRange({ commits, marker }, { before, after }) {
	const start = commits.findIndex(({ id }) => id === before);
	const pushed = start === -1 ? commits.filter(({ id }) => id === after) : commits.slice(0, start);
	const newer = marker === null ? pushed : commits.slice(0, -1);
	const since = marker === null ? newer.at(-1)?.parents[0] ?? null : commits.at(-1)?.id ?? null;
	return {
		commits: newer.toReversed(),
		since
	};
}
function mergesIn(commits, since, pulls) {
	let boundary = since;
	return commits.flatMap((commit) => {
		const merge = asMerge(commit, pulls.filter(({ merge }) => merge === commit.id), boundary);
		if (merge === null) return [];
		boundary = commit.id;
		return [merge];
	});
}
function asMerge({ id, parents }, brought, boundary) {
	const pull = brought.find(({ head }) => parents.slice(1).includes(head)) ?? brought.find(({ head }) => head === id) ?? brought[0];
	if (pull === void 0) return null;
	const [first = id, ...others] = parents;
	return {
		pull,
		commit: id,
		base: others.length > 0 ? first : boundary ?? first,
		contained: brought.filter((one) => one !== pull)
	};
}
async function againMerges(forge, pulls) {
	return (await inParallel(pulls, async (pull) => {
		const [commit] = pull.merge === null ? [] : await forge.history(pull.merge, 1);
		return commit === void 0 ? null : asMerge(commit, [pull], null);
	})).filter((merge) => merge !== null);
}
function mergesBeyond({ commits }, pulls, merges) {
	const known = new Set(commits.map(({ id }) => id));
	const newest = merges.map(({ pull }) => pull.mergedAt ?? "").toSorted().at(-1) ?? "";
	return pulls.flatMap((pull) => {
		return pull.merge !== null && !known.has(pull.merge) && (pull.mergedAt ?? "") >= newest && pull.merge !== null ? [{
			pull,
			commit: pull.merge,
			base: pull.merge,
			contained: []
		}] : [];
	});
}
// src/report/words/comment.ts
const noPreviewWords = {
	fork: {
		message: say`No preview: a pull request from a fork does not get the API token.`,
		fix: say`A maintainer can push the branch to this repository. To preview forks directly, use the workflow with ${"pull_request_target"}.`
	},
	"no-token": {
		message: say`No preview: this run has no API token.`,
		fix: say`Set the input ${"api-token"} from a secret. Runs of Dependabot see only Dependabot secrets.`
	},
	"no-address": {
		message: say`No preview: this run has no platform address.`,
		fix: say`Set the input ${"base-url"}.`
	}
};
const staleWords = (by, cause) => ({
	message: cause === void 0 || cause.code === "stale" ? platformChanged(by) : refusalWords(cause, null).message,
	fix: say`Re-run the preview job. It posts the current plan in a new comment; review that one.`
});
const platformChanged = (by) => by === null ? say`The platform changed since the review of this plan.` : say`The platform changed since the review of this plan: pull request #${by} was applied.`;
function ifMerged(cause, onStale = "refuse") {
	if (cause !== void 0) return ours("If merged now, the apply is refused and nothing changes.");
	return onStale === "refuse" ? md`If merged now, the apply is refused, unless the platform already has these changes. With ${"on_stale: same-diff"} in ${"ifmatch.yaml"}, it is applied as long as the changes are exactly the reviewed ones.` : md`If merged now, it is applied only if the changes are still exactly the reviewed ones (${"on_stale: same-diff"}).`;
}
function successorWords(by) {
	const row = successors[by.what];
	return row(by);
}
const successors = {
	plan: ({ url }) => ["superseded", md`This plan is out of date and will not be applied. ${link(ours("A new comment"), url)} shows the current plan and what changed.`],
	pull: ({ pull, isApplied }) => [isApplied ? `applied with #${String(pull)}` : `part of #${String(pull)}`, isApplied ? md`Pull request #${pull} was merged after this one and reviewed with these changes. Its plan was applied, and includes them.` : md`Pull request #${pull} was merged after this one and reviewed with these changes, so its plan is the one that is sent.`],
	equal: () => ["applied meanwhile", ours("The platform has these changes by now.")]
};
function refusalWords(refusal, digest) {
	const row = table[refusal.code];
	const usual = digest === null ? say`Run the workflow manually: it shows the current plan and its digest. Review the plan, then run the workflow again with the digest.` : say`Review the current plan below. To apply it, run the workflow manually with the digest ${digest}.`;
	const [message, fix = usual] = row(refusal, usual);
	const done = refusal.done ?? [];
	const applied = done.length === 0 ? [] : say`Already applied: ${bundlesIn(done)}.`;
	return {
		message: joined([message, applied]),
		fix
	};
}
const table = {
	"direct-push": ({ commit, branch, bundles }) => [say`Commit ${short(commit)} was pushed to ${branch} without a pull request, so what it changes was not reviewed${bundles.length === 0 ? [] : say`: ${bundlesIn(bundles)}`}.`],
	fork: ({ pull }, usual) => [say`Pull request #${pull} came from a fork and has no reviewed plan.`, say`${usual} To preview forks before they are merged, use the workflow with ${"pull_request_target"}.`],
	"no-record": ({ pull, head }) => [say`Pull request #${pull} has no reviewed plan for its last commit ${short(head)}: its preview failed, did not run or found no changes.`],
	"recorded-late": ({ pull, recordedAt, mergedAt }) => [say`The plan of pull request #${pull} was recorded at ${recordedAt}, and the merge was at ${mergedAt}, so nobody could review it before.`],
	"comment-missing": ({ pull }) => [say`The comment with the reviewed plan of pull request #${pull} was deleted.`],
	edited: ({ pull }, usual) => [say`The comment of pull request #${pull} no longer holds the reviewed plan: its hidden first line was edited, or an older text was restored.`, say`Check the edit history of the comment. ${usual}`],
	"other-token": () => [say`The plan was recorded with another API token, so it cannot be verified. Most likely the token was rotated since the review.`],
	"other-platform": ({ reviewed }) => [say`The plan was reviewed for another platform, ${reviewed}.`],
	"other-base": ({ reviewed, merged }) => [say`The plan was reviewed for the base branch ${reviewed}, but the pull request was merged into ${merged}.`],
	"old-run": ({ commit, branch, tip }) => [say`This run is for commit ${short(commit)}, but ${branch} is now at ${short(tip)}. Applying would roll back later changes.`, say`Run the workflow on the current ${branch}: it shows the current plan and its digest.`],
	bundles: ({ missing, added }) => [say`The files change other bundles than were reviewed: ${bundlesIn([...missing, ...added])}.`],
	files: ({ bundles }) => [say`The files of ${bundlesIn(bundles)} are not those that were reviewed. Most likely another pull request was merged in between.`],
	settings: () => [say`The guards, the deployments or ${"on_stale"} in ${"ifmatch.yaml"} changed since the review.`],
	stale: () => [say`The platform changed since the review, so the reviewed plan no longer holds.`],
	guards: (_, usual) => [say`The plan requires approval.`, say`Each guard names the setting that approves it. ${usual}`],
	invalid: ({ pull }) => [say`The files are invalid since pull request #${pull} was merged.`, say`Fix them in a new pull request: ${"ifmatch validate"} shows what is wrong.`],
	waits: ({ pull, by }) => [say`Pull request #${by} was merged after #${pull} and reviewed with its changes, so only that one is sent. It is not applied yet.`],
	"not-fresh": ({ pull, why }) => [say`Pull request #${pull} would be merged, but not applied. ${refusalWords(why, null).message}`, why.code === "fork" ? say`Push its branch to this repository and open a pull request from there, or preview forks with ${"pull_request_target"}. Review it, then add it to the queue.` : say`Run the preview of pull request #${pull} again and review it. Then add it to the queue again.`],
	changed: ({ why }) => [say`The plan differs from the one recorded for this commit. ${refusalWords(why, null).message}`, say`Re-run this job (${"Re-run jobs"}). It posts the current plan and what changed in a new comment. Review that before you merge.`],
	"not-recorded": ({ why, fix }) => [say`This plan is not recorded, so merging does not apply it: ${[why]}`, [fix]],
	"other-plan": ({ wanted, found }) => [say`The current plan is ${found}, not ${wanted} as requested: the files or the platform changed in between.`, say`Review the current plan and run the workflow again with its digest.`]
};
const short = (commit) => commit.slice(0, 7);
const bundlesIn = (bundles) => listed(bundles.map((bundle) => [foreign(nameOfBundle(bundle))]));
const runLink$1 = ({ job }) => link(ours("this run"), job.run.url);
function more(view, isPlanned = false) {
	const { planFile, job } = view;
	const file = isPlanned && planFile !== null ? md`, ${planFile}` : noMarkdown;
	return md`More: ${view.summary ? link(ours("job summary"), job.run.url) : runLink$1(view)}${file}.`;
}
function undo({ planFile }, results) {
	const held = results.filter(({ outcome }) => "undo" in outcome && outcome.undo !== null).length;
	if (planFile === null || held === 0) return noMarkdown;
	return md`${planFile} holds the undo of ${ours(count(held, "bundle"))}.`;
}
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
	].map(encode).join("/")}#L${line}`;
}
const encode = (segment) => encodeURIComponent(segment.toWellFormed()).replaceAll(/[!'()*_~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
// src/report/formats/comment.ts
const mostLines = 100;
function renderComment(state, view) {
	return printState(state, view, mostLines, largestBody - view.hidden);
}
function printState(state, view, maxLines, budget) {
	const row = pages[state.kind];
	const { title, words = [], facts = {}, foot = noMarkdown } = row(state, view);
	const head = [headline(state, title), ...words];
	return printReport({
		head,
		report: reportFrom(facts, "setting"),
		foot
	}, detailOf(view, maxLines), budget);
}
function headline(state, title) {
	const slugs = slugsOf("plan" in state ? state.plan.bundles : []);
	const [slug] = slugs;
	if (slug === void 0) return ours(`### Policies: ${title}`);
	return slugs.length === 1 ? md`### Policies for ${slug}: ${ours(title)}` : ours(`### Policies for ${count(slugs.length, "deployment")}: ${title}`);
}
const detailOf = (view, maxLines) => ({
	approval: "setting",
	maxLines,
	linkTo: (position) => addressOf(position, view)
});
const pages = {
	planned,
	"no-changes": unchanged$1,
	invalid: ({ problems }, view) => ({
		title: `invalid, ${problemWords(problems)}`,
		facts: { problems },
		foot: sentences(noPlan, more(view))
	}),
	stale: ({ moved, by, cause, onStale }, view) => ({
		title: "stale, do not merge yet",
		words: [inTwo(staleWords(by, cause))],
		facts: { moved },
		foot: sentences(ifMerged(cause, onStale), more(view))
	}),
	applying: ({ plan }, view) => ({
		title: `applying ${summaryWords(plan.summary)}`,
		words: [md`${link(ours("A run"), view.job.run.url)} is applying exactly the reviewed plan. If the run ended and this comment did not change, re-run it; that is safe.`],
		facts: { plan }
	}),
	applied: ({ plan, results }, view) => ({
		title: appliedWords(results),
		facts: {
			plan,
			results
		},
		foot: sentences(isAlready(results) ? more(view) : md`Exactly the reviewed plan, applied by ${runLink$1(view)}.`, undo(view, results))
	}),
	partial,
	refused: (state, view) => {
		const { refusal, fresh } = state;
		const cause = causeOf(refusal);
		return {
			title: refusedWords(state),
			words: [inTwo(refusalWords(refusal, fresh?.digest ?? null)), fresh === null ? noMarkdown : ours(`The current plan: ${summaryWords(fresh.summary)}`)],
			facts: {
				plan: fresh,
				guards: cause.code === "guards" ? cause.guards : [],
				moved: cause.code === "stale" ? cause.moved : []
			},
			foot: more(view, fresh !== null)
		};
	},
	superseded: ({ by }) => {
		const [title, message] = successorWords(by);
		return {
			title,
			words: [message]
		};
	},
	failed: ({ error, results }, view) => ({
		title: results.length === 0 ? "failed, nothing was sent" : "failed",
		facts: {
			results,
			error
		},
		foot: more(view)
	})
};
const refusedTail = {
	"not-fresh": "not ready to be merged",
	changed: "changed since the review",
	"not-recorded": "not recorded"
};
function sinceWords({ cause, url }) {
	const earlier = link(ours("an earlier plan"), url);
	return md`**Changed since the review:** This replaces ${earlier}. ${toMarkdown(refusalWords(cause, null).message)}`;
}
const noPlan = ours("Merging applies nothing: there is no plan.");
const isAlready = (results) => results.every(({ outcome }) => outcome.result === "already-applied");
function appliedWords(results) {
	if (isAlready(results)) return `already applied${unsentTail(results)}`;
	return `applied, ${doneWords(appliedSummary(results))}${alreadyTail(results)}`;
}
function refusedWords({ refusal: { code, done = [] } }) {
	return refusedTail[code] ?? (done.length > 0 ? "only partly applied" : "not applied");
}
const inTwo = ({ message, fix }) => lines([toMarkdown(message), md`**What to do:** ${toMarkdown(fix)}`]);
function partial({ plan, results }, view) {
	return {
		title: results.every(({ outcome }) => outcome.result === "not-applied") ? "nothing was applied" : "only partly applied",
		words: [md`**What to do:** Re-run ${link(ours("the job"), view.job.run.url)}. That is safe: what is applied is not sent again, and nothing is overwritten.`],
		facts: {
			plan,
			results
		},
		foot: sentences(more(view), undo(view, results))
	};
}
function planned(state, view) {
	const { plan, guards, problems, since } = state;
	const needsApproval = guards.length > 0;
	return {
		title: `${summaryWords(plan.summary)}${needsApproval ? "; approval required" : ""}`,
		words: since === void 0 ? [] : [sinceWords(since)],
		facts: {
			plan,
			guards,
			problems,
			explained: explainedIn(state),
			moved: since?.moved ?? []
		},
		foot: sentences(needsApproval ? ours("Merging applies nothing without that approval.") : promise(view), more(view, true))
	};
}
const explainedIn = ({ impact, threeWayDiff, drifted }) => ({
	impact,
	threeWayDiff,
	drifted
});
function unchanged$1(state, view) {
	const { problems, since } = state;
	const explained = explainedIn(state);
	const warned = problems.length === 0 ? noMarkdown : md`${ours(problemWords(problems))}: see ${runLink$1(view)}.`;
	return {
		title: `no changes${liveTail(liveIn(explained.threeWayDiff).length)}`,
		words: [since === void 0 ? noMarkdown : sinceWords(since), warned],
		facts: {
			plan: { bundles: [] },
			explained,
			moved: since?.moved ?? []
		}
	};
}
function promise({ base, job }) {
	const { defaultBranch } = job.repository;
	const merging = base !== void 0 && base !== defaultBranch ? md`This goes to ${base}, and only ${defaultBranch} is applied. Once it reaches ${defaultBranch}, merging` : ours("Merging");
	return md`${merging} applies exactly this plan. If the platform changes first, nothing is applied and this comment says why.`;
}
const largestSummary = 333e3;
const maxSummaryLines = 5e3;
function renderSummary(shown, view) {
	if (shown.kind === "refused") return printState(shown, view, maxSummaryLines, largestSummary);
	const detail = detailOf(view, maxSummaryLines);
	const plan = "plan" in shown ? shown.plan : null;
	const digest = plan === null ? noMarkdown : md`Digest of this plan: ${plan.digest}`;
	return printReport({
		...outcomeReport(shown, detail),
		foot: digest
	}, detail, largestSummary);
}
const renderNoPreview = (why) => `${inTwo(noPreviewWords[why]).text}\n\n`;
function renderMergeSummary({ merges, fresh }, outcome, view) {
	const lacks = fresh !== null && fresh.bundles.some(({ changes }) => changes.length > 0);
	const ends = merges.map(({ pull, outcome: end, refusal }) => {
		const name = pull === null ? ours("**Without a pull request:**") : md`**Pull request #${pull.number}:**`;
		return refusal === null ? md`${name} ${toMarkdown(headlineOf(end))}` : md`${name} ${inTwo(refusalWords(refusal, lacks ? fresh.digest : null))}`;
	});
	const top = blocks([ours("### Merged pull requests"), ...ends]);
	const rest = renderSummary(lacks ? {
		kind: "changes",
		plan: fresh,
		problems: [],
		guards: []
	} : outcome, view);
	return `${top.text}\n\n${rest}`;
}
// src/review/comment.ts
function bodyOf({ key, job, summary, planFile }, pull, { state, record }) {
	const { id, attempt } = job.run;
	const line = hiddenLine(key, {
		pull: pull.number,
		head: pull.head,
		state: state.kind,
		run: {
			id,
			attempt
		},
		record
	});
	return line + renderComment(state, {
		job,
		commit: pull.head,
		base: pull.base,
		summary,
		planFile,
		hidden: line.length
	});
}
var Overtaken = class extends Error {};
async function writeComment(run, { pull, onto, whileOpen }, content) {
	const { forge, notes } = run;
	const facts = onto === null ? null : readHiddenLine(run.key, onto.body);
	if (facts !== null && isNewer(facts.run, run.job.run)) return overtaken(run, "a newer run wrote it");
	const body = bodyOf(run, pull, content);
	const before = whileOpen ? () => refuseMoved(run, pull) : () => Promise.resolve();
	try {
		const written = (onto === null || onto.body === body ? onto : await forge.updateComment(onto.id, body, before)) ?? await created(run, pull, body, before);
		notes.comments.add(written.url);
		return {
			kind: "written",
			comment: written
		};
	} catch (error) {
		if (error instanceof Overtaken) return overtaken(run, error.message);
		if (!(error instanceof ForgeError)) throw error;
		notes.notices.add(`The comment could not be written: ${withHint(error)}`);
		return {
			kind: "refused",
			error
		};
	}
}
function overtaken({ notes }, why) {
	notes.notices.add(`The comment was not changed: ${why}.`);
	return {
		kind: "overtaken",
		why
	};
}
const isNewer = (run, than) => run.id > than.id || run.id === than.id && run.attempt > than.attempt;
async function refuseMoved({ forge }, { number, head, base }) {
	const now = await forge.pull(number);
	if (now.mergedAt !== null) throw new Overtaken("the pull request was merged");
	if (!now.isOpen) throw new Overtaken("the pull request was closed");
	if (now.head !== head) throw new Overtaken("the pull request was pushed since this run began");
	if (now.base !== base) throw new Overtaken("the pull request got another base branch since this run began");
}
async function created({ forge }, { number }, body, before) {
	try {
		return await forge.createComment(number, body, before);
	} catch (error) {
		if (!(error instanceof ForgeError) || error.status !== null && error.status < 500) throw error;
		return (await forge.comments(number)).find((one) => one.body === body) ?? await forge.createComment(number, body, before);
	}
}
async function updateComment(run, pull, comment, state) {
	const record = readHiddenLine(run.key, comment.body)?.record ?? null;
	return writeComment(run, {
		pull,
		onto: comment,
		whileOpen: false
	}, {
		state,
		record
	});
}
async function retireOthers(run, pull, current, candidates) {
	const { job, summary, planFile } = run;
	const view = {
		job,
		commit: pull.head,
		base: pull.base,
		summary,
		planFile,
		hidden: 0
	};
	const text = renderComment({
		kind: "superseded",
		by: {
			what: "plan",
			url: current.url
		}
	}, view);
	for (const { id, url, author } of candidates) {
		if (id === current.id || author.login !== current.author.login) continue;
		try {
			await run.forge.updateComment(id, text, () => Promise.resolve());
		} catch (error) {
			if (!(error instanceof ForgeError)) throw error;
			run.notes.notices.add(`An older comment of ifmatch is out of date. Delete it: ${url}`);
		}
	}
}
// src/review/decide.ts
function decideReview(facts) {
	const { pull, current, anchored, previous, isRerunByPerson } = facts;
	if (anchored.state === "none") return decideForNewCommit(facts, 1, changedBesidePush);
	const number = anchored.anchor.number + 1;
	if (previous !== null && previous.anchor.createdAt > anchored.anchor.createdAt) return decideForNewCommit(facts, number, compareAll);
	if (anchored.state === "intact") {
		const difference = compareAll(anchored.record, current);
		if (difference !== null) return isRerunByPerson ? {
			kind: "record",
			number,
			since: difference
		} : {
			kind: "refuse",
			difference
		};
		return anchored.record.base.branch === pull.base ? { kind: "confirm" } : {
			kind: "record",
			number,
			since: null
		};
	}
	if (facts.digest === anchored.anchor.digest) return {
		kind: "record",
		number,
		since: null
	};
	const difference = {
		cause: {
			code: anchored.state,
			pull: pull.number
		},
		moved: []
	};
	return isRerunByPerson ? {
		kind: "record",
		number,
		since: difference
	} : {
		kind: "refuse",
		difference
	};
}
function decideForNewCommit({ current, previous }, number, compare) {
	if (!current.covered.some(({ bundle }) => bundle.changes.length > 0)) return { kind: "show" };
	return {
		kind: "record",
		number,
		since: previous === null ? null : compare(previous.record, current)
	};
}
function compareAll(record, current) {
	const bound = boundCause(record, current);
	const matched = matchBundles(record, current.covered);
	const content = contentCause(matched, unrecorded$1(record, current.covered));
	const moved = matched.filter(({ standing }) => standing !== "same" && !isAccepted(standing, current)).flatMap(toMoved);
	const cause = bound ?? content ?? (moved.length === 0 ? null : {
		code: "stale",
		moved
	});
	return cause && {
		cause,
		moved
	};
}
function changedBesidePush(record, current) {
	const bound = boundCause(record, current);
	const matched = matchBundles(record, current.covered);
	const moved = matched.filter(({ standing, fresh, reviewed }) => {
		if (fresh === null || standing === "same" || isAccepted(standing, current)) return false;
		return !(fresh.bundleDigest !== reviewed.bundle && fresh.stateVersion === reviewed.stateVersion);
	});
	const rebased = matched.filter(({ base, reviewed }) => base !== void 0 && base !== reviewed.base);
	if (bound !== null) return {
		cause: bound,
		moved: moved.flatMap(toMoved)
	};
	if (moved.length > 0) return {
		cause: {
			code: "stale",
			moved: moved.flatMap(toMoved)
		},
		moved: moved.flatMap(toMoved)
	};
	return rebased.length === 0 ? null : {
		cause: {
			code: "files",
			bundles: rebased.map(({ reviewed }) => nameOf(reviewed))
		},
		moved: []
	};
}
const isAccepted = (standing, { onStale }) => standing === "moved" && onStale === "same-diff";
function decideMerge(facts) {
	const { pull, anchored, current, later } = facts;
	if (current === null) return refuse$1({
		code: "invalid",
		pull: pull.number
	});
	const isLater = (name) => later.some((one) => isSame(one, name));
	const changed = current.covered.filter(({ bundle }) => !isLater(bundle));
	const record = anchored.state === "intact" ? anchored.record : null;
	const matched = match((record?.bundles ?? []).filter((bundle) => !isLater(bundle)), facts.declared, []);
	const open = changed.filter(({ bundle }) => bundle.changes.length > 0);
	if (open.length === 0 && matched.every(({ standing }) => standing === "done")) return {
		kind: "settled",
		bundles: changed.map(({ bundle }) => bundle)
	};
	const unreviewed = open.filter(({ bundle }) => !matched.some(({ reviewed }) => isSame(reviewed, bundle)));
	const cause = whyNotTrusted(anchored, pull) ?? (record && whyElsewhere(record, pull, current)) ?? contentCause(matched, unreviewed) ?? staleInQueue(matched, facts);
	return cause === null ? {
		kind: "send",
		bundles: matched.flatMap(asReviewed)
	} : refuse$1(cause);
}
function whyElsewhere(record, { base }, current) {
	const reviewed = record.base.branch;
	return boundCause(record, current) ?? (reviewed === base ? null : {
		code: "other-base",
		reviewed,
		merged: base
	});
}
function staleInQueue(matched, { isQueued, current }) {
	if (!isQueued || current?.onStale !== "refuse") return null;
	const moved = matched.filter(({ standing }) => standing === "moved").flatMap(toMoved);
	return moved.length === 0 ? null : {
		code: "stale",
		moved
	};
}
const refuse$1 = (cause) => ({
	kind: "refuse",
	cause
});
function whyNotTrusted(anchored, pull) {
	const { number, head, mergedAt } = pull;
	if (anchored.state === "none") {
		if (anchored.hasForeign) return { code: "other-token" };
		return pull.isFork ? {
			code: "fork",
			pull: number
		} : {
			code: "no-record",
			pull: number,
			head
		};
	}
	const { createdAt } = anchored.anchor;
	if (mergedAt !== null && createdAt >= mergedAt) return {
		code: "recorded-late",
		pull: number,
		recordedAt: createdAt,
		mergedAt
	};
	return anchored.state === "intact" ? null : {
		code: anchored.state,
		pull: number
	};
}
function boundCause(record, { platform, settings }) {
	if (record.platform !== platform) return {
		code: "other-platform",
		reviewed: record.platform
	};
	return record.settings === settings ? null : { code: "settings" };
}
const matchBundles = ({ bundles }, covered) => match(bundles, covered.map(({ bundle }) => bundle), covered);
const match = (recorded, fresh, covered) => recorded.map((reviewed) => {
	const now = fresh.find((bundle) => isSame(bundle, reviewed)) ?? null;
	const base = covered.find(({ bundle }) => isSame(bundle, reviewed))?.base;
	if (now === null) return {
		reviewed,
		fresh: null,
		standing: "missing",
		base
	};
	const { bundle: bundleDigest, diff: diffDigest, stateVersion } = reviewed;
	return {
		reviewed,
		fresh: now,
		standing: compareWithReviewed({
			bundleDigest,
			diffDigest,
			stateVersion
		}, now),
		base
	};
});
const unrecorded$1 = ({ bundles }, covered) => covered.filter(({ bundle }) => bundle.changes.length > 0 && !bundles.some((one) => isSame(one, bundle)));
function contentCause(matched, unreviewed) {
	const missing = matched.filter(({ standing }) => standing === "missing").map(({ reviewed }) => nameOf(reviewed));
	const added = unreviewed.map(({ bundle }) => nameOf(bundle));
	if (missing.length + added.length > 0) return {
		code: "bundles",
		missing,
		added
	};
	const others = matched.filter(({ standing }) => standing === "other");
	const files = others.filter(({ reviewed, fresh }) => reviewed.bundle !== fresh?.bundleDigest);
	if (files.length > 0) return {
		code: "files",
		bundles: files.map(({ reviewed }) => nameOf(reviewed))
	};
	return others.length === 0 ? null : {
		code: "stale",
		moved: others.flatMap(toMoved)
	};
}
const asReviewed = ({ reviewed, fresh }) => fresh === null ? [] : [{
	...fresh,
	stateVersion: reviewed.stateVersion,
	bundleDigest: reviewed.bundle,
	diffDigest: reviewed.diff
}];
function toMoved({ reviewed, fresh }) {
	if (fresh === null) return [];
	const { deployment, kind, stateVersion, changes } = fresh;
	const isKnown = reviewed.changes !== null;
	return [{
		deployment,
		kind,
		reviewed: {
			...reviewed,
			changes: isKnown ? stillReviewed(reviewed.changes, changes) : null
		},
		now: {
			stateVersion,
			changes: isKnown ? changes : null
		}
	}];
}
function stillReviewed(digests, now) {
	const known = new Set(digests);
	return now.filter((change) => known.has(shortDigest(change)));
}
const isSame = (one, other) => one.kind === other.kind && one.deployment.id === other.deployment.id && one.deployment.slug === other.deployment.slug;
const nameOf = ({ deployment, kind }) => ({
	deployment,
	kind
});
// src/review/apply-merged.ts
async function applyMerged(push, run, policies, clock) {
	const { history, isOwnCommitKnown } = await readWhenKnown(push, run, policies, clock);
	noteBounds(history, run);
	if (history.bounded !== null && history.since !== null) await mark(history.since, 1, {
		turns: [],
		pending: []
	}, run);
	const turns = [];
	for (const merge of history.merges) {
		const turn = await takeTurn(merge, run, policies);
		turns.push(turn);
		if (isBroken(turn.outcome)) return breakOff(turns, history, run);
		const pending = [...history.pending, ...unsettled(turns)];
		if (merge.commit !== push.after) await Promise.all([tellSettled(turn, run), mark(merge.commit, 1, {
			turns: [turn],
			pending
		}, run)]);
	}
	const direct = isOwnCommitKnown ? null : await checkDirectPush(push, history, policies);
	if (direct !== null && isBroken(direct.outcome)) return breakOff(turns, history, run, [direct]);
	const stillPending = await recheckPending(history.pending, push, run, policies);
	const concluded = turns.map((turn) => withLater(turn, turns));
	const merges = [...concluded.map(settledMerge), ...direct === null ? [] : [direct]];
	const fresh = merges.some(({ refusal }) => refusal !== null) ? planIn$2((await policies.previewAt(push.after, push.after)).outcome) : null;
	const pending = [
		...stillPending,
		...unsettled(turns),
		...direct === null ? [] : [shortCommit(direct.commit)]
	];
	await Promise.all([...concluded.filter((turn) => !isSettled(turn) || turn.merge.commit === push.after).map((turn) => tell(turn, {
		fresh,
		isApplied: !isBeyond(turn, turns)
	}, run)), mark(push.after, history.markers + 1, {
		turns: concluded,
		pending
	}, run)]);
	noteWaiting(concluded, run);
	return {
		merges,
		stillPending,
		fresh,
		onStale: onStaleIn(turns)
	};
}
const isSettled = ({ refusal, waitsFor }) => refusal === null && waitsFor === null;
const tellSettled = async (turn, run) => isSettled(turn) ? tell(turn, {
	fresh: null,
	isApplied: true
}, run) : void 0;
function noteWaiting(turns, { notes }) {
	for (const { merge, waitsFor } of turns.filter((turn) => isBeyond(turn, turns))) notes.warnings.add(`Pull request #${String(merge.pull.number)} is not applied yet: #${String(waitsFor)} was merged later and reviewed with its changes, so only that plan is sent.`);
}
const waits$1 = [
	1,
	2,
	4,
	8,
	15,
	30
];
async function readWhenKnown(push, run, policies, clock) {
	let history = await readUnsettled(run, push, run.job.run);
	const lastCommit = () => history.merges.at(-1)?.commit ?? history.since;
	for (const seconds of [0, ...waits$1]) {
		if (seconds > 0) {
			await clock.sleep(seconds * 1e3);
			if ((await run.forge.pullsOf(push.after)).some(({ merge }) => merge === push.after)) history = await readUnsettled(run, push, run.job.run);
		}
		const last = lastCommit();
		if (last === null || last === push.after || await policies.areSame(last, push.after)) return {
			history,
			isOwnCommitKnown: true
		};
	}
	return {
		history,
		isOwnCommitKnown: false
	};
}
function noteBounds({ bounded, merges, pending, settledBefore }, { notes }) {
	if (bounded === "other-token") notes.warnings.add("The marks of earlier runs were made with another API token, so only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.");
	if (bounded === "first-run") notes.notices.add("No earlier run has settled a merge here, so only the pull requests of this push were considered.");
	if (settledBefore) notes.notices.add("An earlier attempt of this run settled merges already. Its plan file has their undo.");
	if (bounded === null && merges.length === 0 && pending.length === 0) notes.notices.add("Nothing is left to settle: every merge up to this commit was dealt with before.");
}
const onStaleIn = (turns) => turns.at(-1)?.onStale ?? "refuse";
const isBroken = ({ kind }) => kind === "failed" || kind === "partial";
async function takeTurn(merge, run, policies) {
	const { pull, contained } = merge;
	for (const { number } of contained) run.notes.notices.add(`Pull request #${String(number)} is part of #${String(pull.number)} and settled with it.`);
	const turn = {
		merge,
		refusal: null,
		waitsFor: null,
		onStale: "refuse"
	};
	if (merge.anchored.state === "none" && await policies.areSame(merge.base, merge.commit)) return {
		...turn,
		outcome: unchanged([], makePlan([]))
	};
	const preview = await policies.previewAt(merge.commit, merge.base);
	const { outcome } = preview;
	if (outcome.kind === "failed") return {
		...turn,
		outcome
	};
	const onStale = preview.current?.onStale ?? "refuse";
	const decision = decideTurn(merge, preview);
	if (decision.kind === "refuse") return {
		...turn,
		outcome,
		onStale,
		refusal: decision.cause
	};
	const plan = makePlan(decision.bundles);
	const made = decision.kind === "send" ? await send$1(merge, plan, preview, run) : unchanged(outcome.problems, plan);
	return {
		merge,
		outcome: made,
		onStale,
		refusal: refusalOf$2(made, pull),
		waitsFor: laterMergeOf(merge, preview)
	};
}
function decideTurn({ pull, anchored, later }, { outcome, current }) {
	return decideMerge({
		pull,
		anchored,
		current,
		declared: planIn$2(outcome)?.bundles ?? [],
		later: later.flatMap(({ bundles }) => bundles),
		isQueued: false
	});
}
function laterMergeOf({ later }, { current }) {
	const covered = current?.covered.map(({ bundle }) => bundle) ?? [];
	return later.find(({ bundles }) => covered.some((bundle) => isAmong(bundle, bundles)))?.pull ?? null;
}
async function send$1({ pull, anchored }, plan, preview, run) {
	if (anchored.state === "intact") await updateComment(run, pull, anchored.comment, {
		kind: "applying",
		plan
	});
	return preview.apply(plan);
}
const unchanged = (problems, plan) => ({
	kind: "no-changes",
	plan,
	problems,
	guards: []
});
const planIn$2 = (outcome) => "plan" in outcome ? outcome.plan : null;
function refusalOf$2(outcome, { number }) {
	if (outcome.kind === "invalid") return {
		code: "invalid",
		pull: number
	};
	const already = ("results" in outcome ? outcome.results : []).filter((one) => one.outcome.result === "already-applied").map(({ bundle }) => bundle);
	const done = already.length === 0 ? {} : { done: already };
	if (outcome.kind === "needs-approval") return {
		code: "guards",
		guards: outcome.guards,
		...done
	};
	return outcome.kind === "stale" ? {
		code: "stale",
		moved: movedOf(outcome.results),
		...done
	} : null;
}
function withLater(turn, turns) {
	const { waitsFor, refusal, merge } = turn;
	const later = turns.find(({ merge: { pull } }) => pull.number === waitsFor);
	if (waitsFor === null || refusal !== null || later === void 0) return turn;
	return withLater(later, turns).refusal === null && !isBroken(later.outcome) ? turn : {
		...turn,
		refusal: {
			code: "waits",
			pull: merge.pull.number,
			by: waitsFor
		}
	};
}
const isBeyond = ({ waitsFor }, turns) => waitsFor !== null && !turns.some(({ merge }) => merge.pull.number === waitsFor);
const unsettled = (turns) => turns.map((turn) => withLater(turn, turns)).filter((turn) => turn.refusal !== null || isBeyond(turn, turns)).map(({ merge }) => `#${String(merge.pull.number)}`);
const settledMerge = ({ merge, outcome, refusal }) => ({
	pull: merge.pull,
	commit: merge.commit,
	outcome,
	refusal
});
async function breakOff(turns, { merges, pending }, run, others = []) {
	for (const { pull } of merges.slice(turns.length)) run.notes.warnings.add(`Pull request #${String(pull.number)} was not checked, because this run stopped before. Re-run this job.`);
	const concluded = turns.map((turn) => withLater(turn, turns));
	await Promise.all(concluded.map((turn) => tell(turn, {
		fresh: null,
		isApplied: false
	}, run)));
	return {
		merges: [...concluded.map(settledMerge), ...others],
		stillPending: pending,
		fresh: null,
		onStale: onStaleIn(turns)
	};
}
async function checkDirectPush({ after, branch }, { merges, since }, policies) {
	const last = merges.at(-1)?.commit ?? since ?? after;
	const { outcome, current } = await policies.previewAt(after, last);
	const open = current?.covered.filter(({ bundle }) => bundle.changes.length > 0) ?? [];
	if (outcome.kind === "failed") return {
		pull: null,
		commit: after,
		outcome,
		refusal: null
	};
	if (outcome.kind !== "invalid" && open.length === 0) return null;
	return {
		pull: null,
		commit: after,
		outcome,
		refusal: {
			code: "direct-push",
			commit: after,
			branch,
			bundles: open.map(({ bundle: { deployment, kind } }) => ({
				deployment,
				kind
			}))
		}
	};
}
const shortCommit = (commit) => commit.slice(0, 7);
async function recheckPending(pending, { after }, run, policies) {
	if (pending.length === 0) return [];
	const open = planIn$2((await policies.previewAt(after, after)).outcome)?.bundles.filter(({ changes }) => changes.length > 0) ?? null;
	const left = [];
	for (const one of pending) {
		const known = one.startsWith("#") ? await readPending(Number(one.slice(1)), run) : null;
		if (open === null || open.some((bundle) => known === null || isAmong(bundle, known.bundles))) left.push(one);
		else if (known !== null) await updateComment(run, known.pull, known.comment, {
			kind: "superseded",
			by: { what: "equal" }
		});
	}
	return left;
}
const isAmong = (bundle, names) => names.some((name) => isSame(name, bundle));
async function readPending(number, run) {
	const pull = await run.forge.pull(number);
	const anchored = await readRecord(run, pull, await run.forge.statuses(pull.head));
	return anchored.state === "intact" ? {
		pull,
		comment: anchored.comment,
		bundles: anchored.record.bundles
	} : null;
}
function appliedState(outcome) {
	if (outcome.kind !== "no-changes") return stateOf(outcome);
	const already = {
		result: "already-applied",
		reason: null,
		undo: null
	};
	return {
		kind: "applied",
		plan: outcome.plan,
		results: outcome.plan.bundles.map((bundle) => ({
			bundle,
			outcome: already
		}))
	};
}
async function tell(turn, end, run) {
	const { merge, refusal } = turn;
	const { pull, anchored } = merge;
	try {
		if (anchored.state !== "intact" && refusal === null) return;
		const comment = anchored.state === "intact" ? anchored.comment : (await readReview(run, pull)).current;
		const state = endState(turn, end);
		if (comment !== null) await updateComment(run, pull, comment, state);
		else if (refusal !== null) await writeComment(run, {
			pull,
			onto: null,
			whileOpen: false
		}, {
			state,
			record: null
		});
	} catch (error) {
		if (!(error instanceof ForgeError)) throw error;
		run.notes.notices.add(`The comment could not be written: ${withHint(error)}`);
	}
}
function endState({ outcome, refusal, waitsFor }, { fresh, isApplied }) {
	if (refusal !== null) return {
		kind: "refused",
		refusal,
		fresh
	};
	return waitsFor !== null && planIn$2(outcome)?.bundles.length === 0 || outcome.kind === "valid" ? {
		kind: "superseded",
		by: {
			what: "pull",
			pull: waitsFor ?? 0,
			isApplied
		}
	} : appliedState(outcome);
}
async function mark(commit, number, { turns, pending }, run) {
	const { forge, key, job, notes } = run;
	const status = settledStatus(key, commit, {
		number,
		run: job.run.id,
		pending,
		results: resultsDigest(turns.flatMap(resultsOf))
	}, {
		summary: settledWords(turns, pending),
		url: job.run.url
	});
	try {
		await forge.setStatus(commit, status);
	} catch (error) {
		if (!(error instanceof ForgeError)) throw error;
		notes.warnings.add(`Commit ${shortCommit(commit)} could not be marked as settled, so the next run checks its merges again. ${withHint(error)}`);
	}
}
const resultsOf = ({ outcome, refusal }) => {
	const applied = "results" in outcome ? outcome.results.map(({ bundle, outcome: { result } }) => ({
		bundle,
		result
	})) : [];
	const others = "results" in outcome ? [] : (planIn$2(outcome)?.bundles ?? []).map((bundle) => ({
		bundle,
		result: refusal?.code ?? "already-applied"
	}));
	return [...applied, ...others].map(({ bundle, result }) => [
		bundle.deployment.slug,
		bundle.kind,
		result
	]);
};
function settledWords(turns, pending) {
	const settled = turns.filter(({ refusal }) => refusal === null).map(({ merge }) => `#${String(merge.pull.number)}`);
	const first = settled.length === 0 ? "Nothing new to settle." : `Settled: ${settled.join(", ")}.`;
	return pending.length === 0 ? first : `${first} Not applied: ${pending.join(", ")}.`;
}
async function markAllSettled(commit, run) {
	const { marker } = readSettledMarker(run.key, commit, await run.forge.statuses(commit));
	await mark(commit, (marker?.number ?? 0) + 1, {
		turns: [],
		pending: []
	}, run);
}
process.getBuiltinModule("node:path");
const posix$1 = (() => process.getBuiltinModule("node:path").posix)();
process.getBuiltinModule("node:crypto");
const createHmac = (() => process.getBuiltinModule("node:crypto").createHmac)();
const hkdfSync = (() => process.getBuiltinModule("node:crypto").hkdfSync)();
const timingSafeEqual = (() => process.getBuiltinModule("node:crypto").timingSafeEqual)();
// src/review/key.ts
var ReviewKey = class {
	scope;
	key;
	constructor(secret, scope) {
		this.scope = scope;
		const info = JSON.stringify([
			scope.forge,
			scope.repository,
			scope.config
		]);
		this.key = Buffer.from(hkdfSync("sha256", usableToken(secret, "record"), "ifmatch review v1", info, 32));
	}
	prove(what, facts) {
		return createHmac("sha256", this.key).update(JSON.stringify([what, ...facts])).digest().subarray(0, 16).toString("base64url");
	}
	holds(proof, what, facts) {
		const [given, expected] = [Buffer.from(proof), Buffer.from(this.prove(what, facts))];
		return given.length === expected.length && timingSafeEqual(given, expected);
	}
};
// src/action/open-review.ts
function reviewName(inputs) {
	const path = posix$1.normalize(configPath(inputs));
	return [path === "ifmatch.yaml" ? "" : path, inputs.deployment ?? ""].filter((name) => name !== "").join(", ");
}
function openReview({ runtime, job, github, inputs, notes }) {
	const scope = {
		forge: github.name,
		repository: job.repository.id,
		config: reviewName(inputs)
	};
	return {
		forge: github,
		key: new ReviewKey(runtime.connections.reviewSecret(inputs.deployment), scope),
		job,
		summary: inputs.summary,
		planFile: inputs.planFile,
		notes
	};
}
// src/apply/results.ts
const tellsNothing = new Set([
	"odd",
	"rejected",
	"silent"
]);
function decide(trouble, shown, history) {
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
	let checked;
	try {
		checked = await checkAll(reviewed.bundles, applying, options);
	} catch (error) {
		if (!(error instanceof PlatformError)) throw error;
		const outcome = {
			result: "not-applied",
			reason: reasons.checked(error),
			current: null
		};
		return {
			kind: "failed",
			error,
			results: reviewed.bundles.map((bundle) => ({
				bundle,
				outcome
			}))
		};
	}
	return refusalOf$1(checked, options) ?? sendAll(checked, applying, options);
}
function refusalOf$1(checked, { limits }) {
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
		const sent = await send(one, applying, onStale === "same-diff" || sentTo.has(bundle.deployment.id));
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
function send(ready, applying, acceptsMoved) {
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
	const decision = found === null ? "not-applied" : decide(put.kind, found.shown, history);
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
	if (error.unsent) return "refused";
	const status = error.status ?? 0;
	if (status === 408 || status >= 500) return "unanswered";
	if (error.unprocessed) return "refused";
	return status === 409 ? "conflict" : "failed";
}
async function look(bundle, sent, put, history, applying) {
	if (put.kind === "refused" && history.lost === null) return null;
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
	locate: openDocuments(files.selection.source).locate,
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
	return located(files.selection.source, report.rejected.flatMap(({ bundle, rejections }) => rejectionProblems(targetOf(bundle, targets).bundle, rejections)));
}
async function pause(milliseconds, { clock, stop }) {
	const over = new AbortController();
	await Promise.race([clock.sleep(milliseconds, over.signal), stop()]);
	over.abort();
}
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
	const sent = onlyChanged(plan).bundles;
	const changing = (await configuredTargets(files, runtime) ?? []).filter((one) => sent.some((bundle) => isSameBundle(bundle, {
		...one,
		kind: one.bundle.kind
	})));
	startEarly(inParallel(changing, (one) => one.platform.dryRun(one.deployment, one.bundle)));
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
	const settings = await settingsOf(options, runtime);
	const aims = plan.bundles.map((bundle) => ({
		content: bundle,
		deployment: bundle.deployment
	}));
	const targets = await aimedTargets(aims, {
		path,
		platform
	}, settings, runtime);
	const files = {
		settings,
		selection: options
	};
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
// src/action/policies.ts
function openPolicies(action, early = null) {
	let begun = early;
	return {
		async areSame(one, other) {
			if (one === other) return true;
			const [a, b] = [await declaredIn(one, action), await declaredIn(other, action)];
			return a !== null && b !== null && a === b;
		},
		async previewAt(commit, base) {
			const previewed = await (begun?.commit === commit && begun.base === base && begun !== null ? begun.previewed : previewCommit(commit, base, action));
			begun = null;
			return "kind" in previewed ? {
				outcome: previewed,
				current: null,
				apply: noApply
			} : toCommitPreview(previewed, base, action);
		}
	};
}
const beginPreview = (commit, base, action) => ({
	commit,
	base,
	previewed: startEarly(previewCommit(commit, base, action))
});
const noApply = () => {
	throw new Error("a preview that failed is not applied");
};
async function previewCommit(commit, base, action, managed) {
	try {
		const source = openFiles(commit, action);
		fetchMissing(base, action);
		const selection = await selectFiles(source, {
			source: openCommit(action.git, base),
			name: base
		}, action);
		const limited = managed === void 0 ? selection : {
			...selection,
			managed
		};
		return await previewFiles({
			...limited,
			approval: action.inputs.approval
		}, action.runtime);
	} catch (error) {
		return failedBy(error);
	}
}
async function toCommitPreview(previewed, base, action) {
	const { outcome } = previewed;
	return {
		outcome,
		current: await currentPlan(previewed, base, action),
		apply: (plan) => applyReviewed(plan, previewed, action)
	};
}
async function currentPlan({ outcome, files }, base, action) {
	if (!("plan" in outcome) || outcome.plan === null) return null;
	return {
		covered: await coveredBundles(outcome.plan, files, base, action),
		platform: action.runtime.connections.name ?? "",
		settings: settingsDigest(files.settings),
		onStale: action.inputs.onStale ?? files.settings.onStale
	};
}
async function coveredBundles(plan, files, base, action) {
	fetchMissing(base, action);
	const past = pastOf(plan, files);
	const { bundles } = await readBase(openCommit(action.git, base), past);
	return plan.bundles.flatMap((bundle) => {
		const before = declared(bundle, bundles, past);
		const digest = before === null ? null : bundleDigest(before);
		return digest === bundle.bundleDigest ? [] : [{
			bundle,
			base: digest
		}];
	});
}
async function applyReviewed(plan, { outcome, files, targets }, { runtime, inputs }, onStale = inputs.onStale ?? files.settings.onStale) {
	const reviewed = {
		plan,
		problems: outcome.problems,
		files,
		targets
	};
	const limits = withApproval(files.settings.guards, inputs.approval);
	return toOutcome(await applyPlan(plan, startApplying(reviewed, runtime), {
		onStale,
		limits
	}), reviewed);
}
async function declaredIn(commit, action) {
	const source = openFiles(commit, action);
	const config = configPath(action.inputs);
	const { settings, problems } = await loadConfig(source, source.kind(config) === "file" ? config : null);
	const { paths, deployment } = await selectFiles(source, {
		source,
		name: commit
	}, action);
	const files = await loadFiles(source, settings, {
		paths,
		deployment
	});
	if (hasErrors([...problems, ...files.problems])) return null;
	return files.bundles.map((bundle) => JSON.stringify([
		bundle.deployment,
		bundle.kind,
		bundleDigest(bundle)
	])).toSorted().join("\n");
}
process.getBuiltinModule("node:path");
const posix = (() => process.getBuiltinModule("node:path").posix)();
// src/review/freshness.ts
async function setFresh({ head }, reason, statuses, { forge, key, job, notes }) {
	const context = contextOf("fresh", key.scope.config);
	const last = statuses.find((one) => one.context === context)?.state ?? null;
	const state = reason === null ? "success" : "failure";
	if (last === state) return;
	const description = reason === null ? "The preview is up to date." : `${reason} Re-run the preview.`;
	try {
		await forge.setStatus(head, {
			context,
			state,
			description,
			url: job.run.url
		});
	} catch (error) {
		if (!(error instanceof ForgeError)) throw error;
		notes.notices.add(`The commit status "${context}" could not be set. ${error.hint ?? error.message}`);
	}
}
const mostPulls = 100;
async function markStale(present, run) {
	const { notes } = run;
	try {
		const open = await present.openPulls;
		const newest = open.toSorted((a, b) => b.number - a.number).slice(0, mostPulls);
		if (newest.length < open.length) notes.notices.add(`Only the newest ${String(mostPulls)} open pull requests were checked for being stale. A merge is checked in any case.`);
		await inParallel(newest, (pull) => markOne(pull, present, run));
	} catch (error) {
		if (!(error instanceof ForgeError || error instanceof PlatformError)) throw error;
		notes.notices.add(`Other open pull requests could not be checked: ${withHint(error)}`);
	}
}
async function markOne(pull, { by, live, onStale }, run) {
	const statuses = await run.forge.statuses(pull.head);
	const anchored = await readRecord(run, pull, statuses);
	if (anchored.state !== "intact") return;
	const { record, comment } = anchored;
	const moved = movedSince(record, live);
	if (moved.length === 0) return;
	if ((await writeComment(run, {
		pull,
		onto: comment,
		whileOpen: true
	}, {
		state: {
			kind: "stale",
			moved,
			by,
			onStale
		},
		record
	})).kind === "overtaken") return;
	await setFresh(pull, by === null ? "The platform changed since the review." : `Pull request #${String(by)} changed the platform.`, statuses, run);
}
const movedSince = ({ bundles }, live) => bundles.flatMap((reviewed) => {
	const stateVersion = live.find((one) => isSame(one, reviewed))?.stateVersion ?? "";
	if (stateVersion === "" || stateVersion === reviewed.stateVersion) return [];
	const { deployment, kind } = reviewed;
	return [{
		deployment,
		kind,
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
// src/review/review-pull.ts
async function reviewPull(previewed, known, run) {
	const { pull, outcome, current } = previewed;
	if (current === null) return showFailure(previewed, known, run);
	const { anchored, previous } = known;
	const made = recordOf(previewed, current);
	const decision = decideReview({
		pull,
		current,
		digest: recordDigest(made),
		anchored,
		previous,
		isRerunByPerson: isByPerson(run)
	});
	if (decision.kind === "confirm") return confirm(previewed, known, run);
	if (decision.kind === "show") return show(outcome, previewed, known, run);
	if (decision.kind === "refuse") return refuse(decision.difference, previewed, known, run);
	return record$1({
		...decision,
		made
	}, previewed, known, run);
}
const recordOf = ({ pull, base, outcome }, { platform, settings, covered }) => makeRecord(planIn$1(outcome), covered, {
	pull: pull.number,
	head: pull.head,
	base: {
		branch: pull.base,
		commit: base
	},
	platform,
	settings
});
const planIn$1 = (outcome) => {
	if ("plan" in outcome && outcome.plan !== null) return outcome.plan;
	throw new Error("a preview that succeeded has a plan");
};
const isByPerson = ({ job: { run, startedBy } }) => run.attempt > 1 && startedBy !== null && startedBy !== "" && !startedBy.endsWith("[bot]");
async function showFailure({ pull, outcome }, known, run) {
	if (known.anchored.state === "none") {
		const mayCreate = outcome.kind === "invalid";
		await put(stateOf(outcome), null, {
			pull,
			onto: known.current,
			mayCreate
		}, run);
	}
	return {
		refusal: null,
		isRecorded: true
	};
}
async function show(outcome, { pull }, known, run) {
	const mayCreate = "threeWayDiff" in outcome && liveDanger(outcome.threeWayDiff).length > 0;
	await put(stateOf(outcome), null, {
		pull,
		onto: known.current,
		mayCreate
	}, run);
	await setFresh(pull, null, known.statuses, run);
	return {
		refusal: null,
		isRecorded: true
	};
}
async function confirm({ pull, outcome }, known, run) {
	const { anchored, statuses } = known;
	if (anchored.state !== "intact") throw new Error("only a record that can be read is confirmed");
	const state = stateOf(outcome);
	if (anchored.shown === state.kind) run.notes.comments.add(anchored.comment.url);
	else await put(state, anchored.record, {
		pull,
		onto: anchored.comment,
		mayCreate: false
	}, run);
	await setFresh(pull, null, statuses, run);
	return {
		refusal: null,
		isRecorded: true
	};
}
async function refuse({ cause, moved }, { pull, current }, known, run) {
	const { anchored, statuses, current: comment } = known;
	await put({
		kind: "stale",
		moved,
		by: null,
		cause,
		onStale: current?.onStale ?? "refuse"
	}, anchored.state === "intact" ? anchored.record : null, {
		pull,
		onto: comment,
		mayCreate: false
	}, run);
	await setFresh(pull, "The plan changed since the review.", statuses, run);
	return {
		refusal: {
			code: "changed",
			why: cause
		},
		isRecorded: false
	};
}
async function record$1({ number, since, made }, { pull, outcome }, known, run) {
	const written = await put(withSince(stateOf(outcome), since, known.current?.url ?? null), made, {
		pull,
		onto: since === null ? known.current : null,
		mayCreate: true
	}, run);
	if (written.kind !== "written") return notRecorded(written);
	const [refused] = await Promise.all([
		anchor(made, {
			number,
			comment: written.comment
		}, pull, run),
		setFresh(pull, null, known.statuses, run),
		retireOthers(run, pull, written.comment, known.candidates)
	]);
	return {
		refusal: refused,
		isRecorded: refused === null
	};
}
async function anchor(made, { number, comment }, pull, { forge, key }) {
	const facts = {
		number,
		comment: comment.id,
		digest: recordDigest(made)
	};
	try {
		await forge.setStatus(pull.head, recordStatus(key, {
			pull: pull.number,
			head: pull.head
		}, facts, comment.url));
		return null;
	} catch (error) {
		if (!(error instanceof ForgeError)) throw error;
		return {
			code: "not-recorded",
			why: `the commit status "${contextOf("record", key.scope.config)}" could not be written: ${error.message}`,
			fix: error.hint ?? "Re-run the job."
		};
	}
}
function notRecorded(written) {
	if (written.kind !== "refused") return {
		refusal: null,
		isRecorded: false
	};
	return {
		refusal: {
			code: "not-recorded",
			why: `the comment could not be written: ${written.error.message}`,
			fix: written.error.hint ?? "Re-run the job."
		},
		isRecorded: false
	};
}
function withSince(state, since, url) {
	if (since === null || state.kind !== "planned" && state.kind !== "no-changes") return state;
	const shown = {
		...since,
		url
	};
	return {
		...state,
		since: shown
	};
}
function put(state, kept, { pull, onto, mayCreate }, run) {
	if (onto === null && !mayCreate) return Promise.resolve({ kind: "none" });
	return writeComment(run, {
		pull,
		onto,
		whileOpen: true
	}, {
		state,
		record: kept
	});
}
// src/action/pull-request.ts
async function previewPull(event, action) {
	const { github } = action;
	const early = beginEarly(event, action);
	const [pull, tip] = await Promise.all([github.pull(event.pull.number), tipOf(event.pull.base, action)]);
	const moved = whyNotNow(event.pull, pull);
	if (moved !== null) return nothingToDo("preview", moved, action);
	const noPreview = whyNoPreview(pull, event, action);
	if (noPreview !== null) return validateMerge(pull, event, noPreview, action);
	requireClone(action);
	const review = early?.review ?? openReview(action);
	const known = early?.known ?? startEarly(readReview(review, pull));
	const merge = await presentMerge(pull, (pull.base === event.pull.base ? tip : null) ?? await github.tip(pull.base), action);
	const { outcome, current } = await explainOwn(await (previewOf(merge, early?.preview ?? null) ?? previewMerge(pull, merge, action)), pull, merge, action);
	return record({
		pull,
		base: merge.base,
		outcome,
		current
	}, {
		review,
		known
	}, action);
}
const previewOf = ({ commit, base }, begun) => begun?.commit === commit && begun.base === base ? begun.previewed : null;
async function explainOwn(previewed, pull, merge, action) {
	if ("kind" in previewed) return {
		outcome: previewed,
		current: null
	};
	const current = await currentPlan(previewed, merge.base, action);
	const own = current === null ? previewed : onlyCovered(previewed, current, action);
	const outcome = current === null ? own.outcome : needingApproval(await explained(own, pull, merge, action));
	if (outcome.kind === "valid") throw new Error("a preview does not end with valid files only");
	return {
		outcome,
		current
	};
}
async function record(previewed, { review, known }, action) {
	const { outcome, current } = previewed;
	if (!action.inputs.comment) return ended("preview", outcome);
	try {
		const { refusal } = await reviewPull(previewed, await known, review);
		return ended("preview", outcome, { refusal });
	} catch (error) {
		if (!(error instanceof ForgeError)) throw error;
		return ended("preview", outcome, { refusal: unrecorded(error, current, action) });
	}
}
async function tipOf(branch, { github }) {
	try {
		return await github.tip(branch);
	} catch (error) {
		if (error instanceof ForgeError && error.status === 404) return null;
		throw error;
	}
}
function whyNoPreview(pull, { hardened }, action) {
	return pull.isFork && !hardened ? "fork" : whatIsMissing(action);
}
function beginEarly(event, action) {
	const { git, job } = action;
	if (whyNoPreview(event.pull, event, action) !== null || git.commit(job.sha) === null) return null;
	const review = openReview(action);
	const known = startEarly(readReview(review, event.pull));
	const [base] = event.hardened ? [] : git.parents(job.sha);
	return {
		review,
		known,
		preview: base !== void 0 && git.commit(base) !== null ? beginPreview(job.sha, base, action) : null
	};
}
function unrecorded(error, plan, { notes }) {
	if (plan?.covered.some(({ bundle }) => bundle.changes.length > 0) === true) return {
		code: "not-recorded",
		why: error.message,
		fix: error.hint ?? "Re-run the job."
	};
	notes.notices.add(`The review could not be read: ${withHint(error)}`);
	return null;
}
function whyNotNow(then, now) {
	const number = `Pull request #${String(now.number)}`;
	if (now.mergedAt !== null) return `${number} is merged, so there is nothing to preview.`;
	if (!now.isOpen) return `${number} is closed, so there is nothing to preview.`;
	return now.head === then.head ? null : `${number} was pushed since this run began: it is at ${now.head}, and this run is about ${then.head}.`;
}
async function validateMerge(pull, { hardened }, noPreview, action) {
	const { message, fix } = noPreviewWords[noPreview];
	action.notes.notices.add(`${plainText(message)}\n${plainText(fix)}`);
	if (!hardened) return validateOnly(action, pull.base, noPreview);
	const merge = await presentMerge(pull, await action.github.tip(pull.base), action);
	const base = {
		source: openCommit(action.git, merge.base),
		name: pull.base
	};
	const selection = await selectFiles(openFiles(merge.commit, action), base, action);
	return ended("validate", await validate(selection, action.runtime), { noPreview });
}
async function previewMerge(pull, { commit, base }, action) {
	return previewCommit(commit, base, action, pull.isFork ? await deploymentsOf(base, action) : void 0);
}
async function deploymentsOf(base, action) {
	const { folder, deployment } = action.inputs;
	if (deployment !== null) return new Set([deployment]);
	fetchMissing(base, action);
	const source = openCommit(action.git, base);
	const { baseSettings } = await selectFiles(source, {
		source,
		name: base
	}, action);
	if (baseSettings.deployments.size > 0) return new Set(baseSettings.deployments.keys());
	const paths = baseSettings.file === void 0 && folder !== "." ? [posix.join(folder, "policies")] : [];
	const { deployments } = await loadFiles(source, baseSettings, {
		paths,
		deployment
	});
	return new Set(deployments.values());
}
function onlyCovered(previewed, { covered }, { inputs }) {
	const { outcome, files } = previewed;
	if (!("plan" in outcome) || outcome.plan === null || outcome.kind === "failed") return previewed;
	const isCovered = new Set(covered.map(({ bundle }) => bundle));
	const drifted = outcome.plan.bundles.filter((bundle) => bundle.changes.length > 0 && !isCovered.has(bundle));
	if (drifted.length === 0) return previewed;
	const plan = makePlan(outcome.plan.bundles.filter((bundle) => !drifted.includes(bundle)));
	const guards = guardPlan(plan, withApproval(files.settings.guards, inputs.approval));
	const kind = plan.bundles.some(({ changes }) => changes.length > 0) ? "changes" : "no-changes";
	return {
		...previewed,
		outcome: {
			...outcome,
			kind,
			plan,
			guards,
			drifted
		}
	};
}
const needingApproval = (outcome) => outcome.kind === "changes" && outcome.guards.length > 0 ? {
	...outcome,
	kind: "needs-approval"
} : outcome;
const impactLimits = ({ outcome, files }) => files.settings.impact === "auto" && outcome.kind !== "no-changes" ? defaultImpactLimits : null;
async function explained(previewed, pull, { commit, base }, action) {
	const { runtime, notes, git } = action;
	const wanted = impactLimits(previewed);
	if (wanted !== null && pull.isFork) notes.notices.add(forkNotice);
	const limits = pull.isFork ? null : wanted;
	try {
		return await explain(previewed, {
			base: {
				name: base,
				git,
				tip: commit
			},
			limits
		}, runtime);
	} catch (error) {
		if (!(error instanceof UsageError || error instanceof PlatformError)) throw error;
		notes.notices.add(`Edits on the platform cannot be identified: the base ${unreadable(error)}`);
		return explain(previewed, {
			base: null,
			limits
		}, runtime);
	}
}
const forkNotice = "The impact on open findings is not estimated for a pull request from a fork. A pull request from a branch of this repository has it.";
// src/action/stale.ts
async function markOpenPulls(present, action) {
	const { inputs, github, job } = action;
	if (!inputs.comment || present.live.length === 0) return;
	const { openPulls = github.openPulls(job.repository.defaultBranch) } = present;
	await markStale({
		...present,
		openPulls
	}, openReview(action));
}
const liveAfter = (outcome) => "results" in outcome ? outcome.results.flatMap(({ bundle: { deployment, kind }, outcome: result }) => {
	return result.result === "applied" && result.undo !== null ? [{
		deployment,
		kind,
		stateVersion: result.undo.stateVersion
	}] : [];
}) : [];
// src/action/by-hand.ts
async function runByHand(action) {
	const { job, github, inputs, runtime } = action;
	const { defaultBranch } = job.repository;
	requireConnection(action);
	requireClone(action);
	refuseOtherCheckout(action);
	const tip = await github.tip(defaultBranch);
	const previewed = await previewCommit(job.sha, tip, action);
	if ("kind" in previewed) return ended("preview", previewed);
	if (inputs.planDigest === null || inputs.command === "preview") {
		const wanted = {
			base: null,
			limits: impactLimits(previewed)
		};
		return ended("preview", await explain(previewed, wanted, runtime));
	}
	const { outcome } = previewed;
	if (outcome.kind !== "changes") return ended("apply", outcome);
	if (tip !== job.sha) return ended("apply", outcome, { refusal: {
		code: "old-run",
		commit: job.sha,
		branch: defaultBranch,
		tip
	} });
	if (outcome.plan.digest !== inputs.planDigest) return ended("apply", outcome, { refusal: {
		code: "other-plan",
		wanted: inputs.planDigest,
		found: outcome.plan.digest
	} });
	const applied = await applyReviewed(onlyChanged(outcome.plan), previewed, action, "refuse");
	if (applied.kind === "applied") await markAllSettled(job.sha, openReview(action));
	const onStale = previewed.files.settings.onStale;
	await markOpenPulls({
		by: null,
		live: liveAfter(applied),
		onStale
	}, action);
	return ended("apply", applied, { refusal: refusalOf(applied) });
}
function refusalOf(outcome) {
	if (outcome.kind === "needs-approval") return {
		code: "guards",
		guards: outcome.guards
	};
	return outcome.kind === "stale" ? {
		code: "stale",
		moved: movedOf(outcome.results)
	} : null;
}
// src/action/join-outcomes.ts
const severity = [
	"partial",
	"failed",
	"stale",
	"needs-approval",
	"invalid",
	"applied",
	"changes",
	"no-changes",
	"valid"
];
function joinOutcomes(outcomes) {
	const [worst] = outcomes.toSorted((a, b) => severity.indexOf(a.kind) - severity.indexOf(b.kind));
	if (worst === void 0) return {
		kind: "no-changes",
		plan: makePlan([]),
		problems: [],
		guards: []
	};
	if (outcomes.length === 1 || worst.kind === "valid" || worst.kind === "invalid") return worst;
	const bundles = joinBundles(outcomes.flatMap((outcome) => "plan" in outcome ? outcome.plan?.bundles ?? [] : []));
	const results = joinResults(outcomes.flatMap((outcome) => "results" in outcome ? outcome.results : []), bundles);
	const problems = outcomes.flatMap((outcome) => outcome.problems);
	const plan = makePlan(bundles);
	const wasApplied = results.some(({ outcome }) => outcome.result === "applied" || outcome.result === "unverified");
	if (worst.kind === "failed" && wasApplied) return {
		kind: "partial",
		plan,
		results,
		problems,
		guards: []
	};
	if (worst.kind === "failed") return {
		...worst,
		plan,
		results,
		problems
	};
	const guards = outcomes.flatMap((outcome) => "guards" in outcome ? outcome.guards : []);
	if (worst.kind === "stale" || worst.kind === "applied" || worst.kind === "partial") return {
		...worst,
		plan,
		results,
		problems,
		guards
	};
	return {
		...worst,
		plan,
		problems,
		guards
	};
}
function joinBundles(bundles) {
	const joined = [];
	for (const bundle of bundles) {
		const at = joined.findIndex((one) => isSameBundle(one, bundle));
		const before = joined[at];
		if (before === void 0) joined.push(bundle);
		else joined[at] = {
			...bundle,
			stateVersion: before.stateVersion,
			changes: [...before.changes, ...bundle.changes]
		};
	}
	return joined;
}
function joinResults(results, bundles) {
	return bundles.flatMap((bundle) => {
		const own = results.filter((one) => isSameBundle(one.bundle, bundle));
		const last = own.at(-1);
		if (last === void 0) return [];
		const first = own.find(({ outcome }) => "undo" in outcome && outcome.undo !== null)?.outcome;
		const undo = first !== void 0 && "undo" in first ? first.undo : null;
		if (!("undo" in last.outcome) || undo === null || last.outcome.undo === null) return [{
			bundle,
			outcome: last.outcome
		}];
		return [{
			bundle,
			outcome: {
				...last.outcome,
				undo: {
					...last.outcome.undo,
					content: undo.content
				}
			}
		}];
	});
}
// src/action/default-branch.ts
async function applyPush(push, action) {
	const { github, job, runtime, notes, git } = action;
	const { defaultBranch } = job.repository;
	if (push.branch !== defaultBranch) {
		notes.notices.add(`Nothing is applied from ${push.branch}: only ${defaultBranch} is.`);
		return validateOnly(action, push.branch);
	}
	requireConnection(action);
	requireClone(action);
	refuseOtherCheckout(action);
	const early = git.commit(push.before) === null ? null : beginPreview(push.after, push.before, action);
	const openPulls = startEarly(github.openPulls(defaultBranch));
	const settled = await applyMerged(push, openReview(action), openPolicies(action, early), runtime.clock);
	for (const one of settled.stillPending) notes.warnings.add(pendingWords(one));
	const outcome = joinOutcomes(settled.merges.map((merge) => merge.outcome));
	const writers = settled.merges.filter((merge) => liveAfter(merge.outcome).length > 0).map(({ pull }) => pull?.number ?? null);
	await markOpenPulls({
		by: writers.length === 1 ? writers[0] ?? null : null,
		live: liveAfter(outcome),
		onStale: settled.onStale,
		openPulls
	}, action);
	return ended("apply", outcome, {
		settled,
		refusal: firstRefusal(settled)
	});
}
const pendingWords = (merge) => merge.startsWith("#") ? `Pull request ${merge} was merged, but the platform does not have its plan: an earlier run refused it, and its comment says why. A new pull request, or a manual run of this workflow, settles it.` : `What commit ${merge} changes was pushed without a review and is not applied. A manual run of this workflow shows it, with a digest to apply it.`;
const firstRefusal = ({ merges }) => merges.find(({ refusal }) => refusal !== null)?.refusal ?? null;
async function listUnsettled(push, action) {
	requireConnection(action);
	const { merges, pending } = await readUnsettled(openReview(action), push, action.job.run);
	const numbers = merges.map(({ pull }) => `#${String(pull.number)}`);
	action.notes.notices.add(numbers.length === 0 ? "No merged pull request waits for an apply." : `The apply up to this commit covers ${String(numbers.length)} merged pull ${numbers.length === 1 ? "request" : "requests"}: ${numbers.join(", ")}.`);
	if (pending.length > 0) action.notes.notices.add(`Refused by earlier runs, and not covered: ${pending.join(", ")}.`);
	return validateOnly(action, push.branch);
}
// src/commands/drift.ts
const drift = async (options, runtime) => (await driftOfFiles(options, runtime)).outcome;
async function driftOfFiles(options, runtime) {
	const { outcome, files, targets } = await previewFiles({
		...options,
		approval: noApproval
	}, runtime);
	if (outcome.kind !== "changes" && outcome.kind !== "no-changes") return {
		outcome: asDrift(outcome),
		files,
		targets
	};
	const { plan, problems } = outcome;
	const compared = await compare(plan, files, targets, options, runtime);
	const unmanaged = unmanagedOf(plan);
	const found = findDrift(compared, unmanaged);
	const run = {
		files,
		targets
	};
	if (!options.fix || entriesOf(found).length === 0) return {
		outcome: {
			kind: kindOf(found),
			drift: found,
			fix: null,
			problems
		},
		...run
	};
	return {
		outcome: await fixDrift({
			found,
			compared,
			unmanaged,
			files
		}, options, runtime),
		...run
	};
}
const kindOf = (found) => entriesOf(found).length === 0 ? "in-sync" : "drift";
function asDrift(outcome) {
	if (outcome.kind !== "invalid") throw new Error(`a preview ended with ${outcome.kind}`);
	return {
		kind: "invalid",
		problems: outcome.problems
	};
}
async function fixDrift(fixing, options, runtime) {
	const before = policyTexts(fixing.files);
	const { edits, fixed, left } = await takeEdits(fixing, before);
	refuseUnread(edits, before, fixing.files);
	const source = overlay(options.source, edits);
	const { outcome } = await previewFiles({
		...options,
		source,
		approval: noApproval
	}, runtime);
	const again = outcome.kind === "changes" || outcome.kind === "no-changes" ? driftAgain(outcome.plan, fixing) : null;
	if (again === null || !isRestOf(fixing.found, fixed, again)) return {
		kind: "failed",
		error: new Error(notFixed),
		problems: []
	};
	const fix = {
		...writeEdits("`drift --write`", before, edits, runtime),
		fixed,
		left
	};
	return {
		kind: kindOf(again),
		drift: again,
		fix,
		problems: outcome.problems
	};
}
const notFixed = "Nothing was written: a dry run with the platform's edits does not show exactly the rest of the drift. No file was changed. Rerun `ifmatch drift`; if it persists, edit the files by hand.";
async function takeEdits({ found, compared, files }, before) {
	const ownEdits = [];
	const fixed = [];
	const left = [];
	for (const [index, { deployment, kind, entries }] of found.bundles.entries()) {
		const bundle = compared[index]?.bundle;
		const own = entries.flatMap((one) => one.origin === "platform" ? [{
			...one,
			deployment,
			kind
		}] : []);
		const content = bundle === void 0 || own.length === 0 ? null : undoBundle(bundle);
		if (bundle === void 0 || content === null) left.push(...own.map((entry) => ({
			entry,
			why: "unwritable"
		})));
		else {
			const only = new Set(own.flatMap(({ change }) => idsOf(change, bundle)));
			ownEdits.push({
				own,
				edit: {
					kind,
					deployment: nameInFiles(bundle, files),
					content,
					only
				}
			});
		}
	}
	const { edits, edited } = await editBundles(ownEdits.map(({ edit }) => edit), before, files);
	for (const [index, { own }] of ownEdits.entries()) {
		const why = edited[index]?.undone[0]?.why;
		if (why === void 0) fixed.push(...own);
		else left.push(...own.map((entry) => ({
			entry,
			why
		})));
	}
	return {
		edits,
		fixed,
		left
	};
}
const idsOf = (change, bundle) => change.object === "DetectionPolicy" ? changedItems(change).map(({ id }) => id) : identitiesIn(bundle)(change);
function nameInFiles({ kind, deployment }, { bundles, selection }) {
	const same = bundles.filter((bundle) => bundle.kind === kind);
	return (same.find((bundle) => bundle.deployment === deployment.slug) ?? same.find((bundle) => bundle.deployment === null))?.deployment ?? selection.deployment;
}
function driftAgain(plan, { compared, unmanaged }) {
	const now = plan.bundles.map((bundle) => {
		const before = compared.find((one) => isSameBundle(one.bundle, bundle));
		if (before === void 0) throw new Error("a bundle came up between two looks at the same files");
		return {
			...before,
			bundle
		};
	});
	return findDrift(now, unmanaged);
}
function isRestOf(former, fixed, now) {
	const isFixed = new Set(fixed.map(({ change }) => change));
	return former.bundles.every((bundle) => {
		const rest = bundle.entries.map(({ change }) => change).filter((change) => !isFixed.has(change));
		const found = now.bundles.find((one) => isSameBundle(one, bundle))?.entries ?? [];
		return diffDigest(rest) === diffDigest(found.map(({ change }) => change));
	});
}
// src/github/drift-issue.ts
const driftLabel = "ifmatch-drift";
async function reportDriftIn(place, labelled, report, notes) {
	const { issues, key } = place;
	const ours = issuesOf(labelled, report.deployment, key);
	if (report.digest === null) {
		for (const issue of ours.filter(({ marker }) => marker.digest !== null)) await close(place, issue, report);
		return null;
	}
	const current = ours.find(({ open }) => open) ?? ours[0];
	const text = {
		title: report.title,
		body: `${driftMarker(report, key)}\n${report.body}`
	};
	if (current === void 0) return (await issues.createIssue({
		...text,
		labels: [driftLabel]
	})).url;
	const { url, number, open } = current;
	if (current.marker.digest !== report.digest) await issues.updateIssue(number, open ? text : {
		...text,
		state: "open"
	});
	else if (!open) notes.notices.add(`${url} reports this drift and was closed. It stays closed until the drift changes.`);
	return url;
}
async function close({ issues, key }, { number, body, open }, report) {
	const kept = body.slice(body.indexOf("\n") + 1);
	const change = { body: `${driftMarker(report, key)}\n${report.body}\n\n${kept}` };
	await issues.updateIssue(number, open ? {
		...change,
		state: "closed",
		state_reason: "completed"
	} : change);
	if (open) await issues.createComment(number, report.body, () => Promise.resolve());
}
const issuesOf = (issues, deployment, key) => issues.flatMap((issue) => {
	const marker = readDriftMarker(issue.body, key);
	return marker?.deployment === deployment ? [{
		...issue,
		marker
	}] : [];
}).toSorted((a, b) => a.number - b.number);
const pattern = /^<!-- ifmatch:drift:v1 ([\w-]{1,2000}) ([\w-]{22}) -->\r?(?:\n|$)/;
function driftMarker({ deployment, digest }, key) {
	const payload = Buffer.from(JSON.stringify({
		deployment,
		digest
	})).toString("base64url");
	return `<!-- ifmatch:drift:v1 ${payload} ${key.prove("drift", [payload])} -->`;
}
function readDriftMarker(body, key) {
	const [, payload = "", seal = ""] = pattern.exec(body) ?? [];
	if (payload === "" || !key.holds(seal, "drift", [payload])) return null;
	const marker = JSON.parse(Buffer.from(payload, "base64url").toString());
	return isObject(marker) ? marker : null;
}
// src/report/formats/drift-issue.ts
const driftTitle = ({ deployment, drift }) => `Drift in ${deployment.replaceAll(/[^A-Za-z0-9_.-]+/g, "-").slice(0, 80)}: ${originCounts(drift)}`;
const issueMargin = 2e3;
function renderDriftIssue({ drift, problems, job, again }) {
	const outcome = {
		kind: "drift",
		drift,
		fix: null,
		problems
	};
	const head = [md`The platform differs from ${job.repository.defaultBranch}. The drift check updates this issue and closes it when they match again.`, md`### ${toMarkdown(driftHeadline(outcome))}`];
	const framed = {
		report: driftReport(outcome, again),
		head,
		foot: md`Found by ${runLink(job)}.`
	};
	return printReport(framed, plainDetail, largestBody - issueMargin);
}
const goneLine = ({ job }) => md`No drift: the platform matches ${job.repository.defaultBranch} (${runLink(job)}).`.text;
function driftLines(urls, warnings) {
	const all = [...warnings.map((warning) => alert("WARNING", md`${warning}`)), ...urls.map((url) => md`Drift is reported in ${link(md`${url}`, url)}.`)];
	return all.length === 0 ? "" : `${blocks(all).text}\n\n`;
}
const runLink = (job) => link(ours("this run"), job.run.url);
// src/action/drift.ts
async function reportDrift(action) {
	requireConnection(action);
	refuseOtherCheckout(action);
	const selection = await selectCheckout(action, action.job.repository.defaultBranch);
	const { approval } = action.inputs;
	const previewed = await previewFiles({
		...selection,
		approval,
		readsLive: true
	}, action.runtime);
	const { outcome } = previewed;
	await markOpenPulls({
		by: null,
		live: "plan" in outcome ? outcome.plan?.bundles ?? [] : [],
		onStale: previewed.files.settings.onStale
	}, action);
	if (outcome.kind !== "changes" && outcome.kind !== "no-changes") {
		action.notes.warnings.add(`${notLookedAt} Open drift issues stay as they are.`);
		return ended("preview", outcome);
	}
	const urls = action.inputs.drift === "off" ? [] : await reportAll(previewed, action);
	return ended("preview", outcome, { drift: {
		found: outcome.kind === "changes",
		urls
	} });
}
async function reportAll(previewed, action) {
	const { job, github, notes } = action;
	const { defaultBranch } = job.repository;
	if (await github.tip(defaultBranch) !== job.sha) {
		notes.notices.add(`${defaultBranch} has moved on since this run began, so the next run reports the drift.`);
		return [];
	}
	const urls = [];
	for (const drifted of await findAll(previewed, action)) urls.push(await reportOne(drifted, action));
	return urls.filter((url) => url !== null);
}
async function findAll(previewed, action) {
	const { outcome, targets } = previewed;
	const drift = await findIn(previewed, action);
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
async function findIn({ outcome: { kind }, files }, { git, runtime }) {
	const none = {
		bundles: [],
		unmanaged: [],
		digest: ""
	};
	if (kind === "no-changes") return none;
	const { outcome } = await driftOfFiles({
		...files.selection,
		plan: null,
		base: null,
		git,
		fix: false
	}, runtime);
	if ("drift" in outcome) return outcome.drift;
	throw new Error("valid files became invalid");
}
async function reportOne(drifted, action) {
	const { github, inputs, job, notes } = action;
	const { deployment, drift } = drifted;
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
		const place = {
			issues: github,
			key: openReview(action).key
		};
		const reported = {
			deployment,
			...report,
			title: driftTitle(view)
		};
		return await reportDriftIn(place, await github.labelled(driftLabel), reported, notes);
	} catch (error) {
		if (!(error instanceof ForgeError)) throw error;
		notes.warnings.add(`The drift of ${deployment} could not be reported in an issue: ${withHint(error)}`);
		return null;
	}
}
function rerunArgs({ deployment, only }, { folder, config, deployment: asked }) {
	return [...config === null ? folder === "." ? [] : ["-C", folder] : ["--config", config], ...only || asked !== null ? ["--deployment", deployment] : []].map(shellWord).join(" ");
}
// src/action/merge-group.ts
async function checkGroup(group, action) {
	const { inputs, github, job } = action;
	requireConnection(action);
	requireClone(action);
	refuseOtherCheckout(action);
	const previewed = await previewCommit(job.sha, group.base, action);
	if ("kind" in previewed) return ended("preview", previewed);
	const { outcome, files } = previewed;
	if (outcome.kind !== "changes") return ended("preview", outcome);
	const sent = new Set(inputs.comment ? [] : outcome.plan.bundles);
	const review = openReview(action);
	for (const { number, onto } of inputs.comment ? group.pulls : []) {
		const pull = await github.pull(number);
		const decision = decideMerge({
			pull,
			anchored: await readRecord(review, pull, await github.statuses(pull.head)),
			current: await currentPlan(previewed, onto, action),
			declared: outcome.plan.bundles,
			later: [],
			isQueued: true
		});
		if (decision.kind === "refuse") return ended("preview", needingApproval(outcome), { refusal: {
			code: "not-fresh",
			pull: number,
			why: decision.cause
		} });
		const { bundles } = decision;
		for (const bundle of outcome.plan.bundles) if (bundles.some((one) => isSameBundle(one, bundle))) sent.add(bundle);
	}
	const plan = makePlan(outcome.plan.bundles.filter((bundle) => sent.has(bundle)));
	const guards = guardPlan(plan, withApproval(files.settings.guards, inputs.approval));
	return ended("preview", needingApproval({
		...outcome,
		guards
	}));
}
// src/action/report.ts
async function report(result, action, { env, planPath }) {
	const { runtime, inputs, notes } = action;
	const reason = failureReason(result, inputs);
	const plan = planIn(result);
	const reported = driftLines(result.drift?.urls ?? [], [...notes.warnings]);
	if (plan !== null) await writePlan(result, planPath, action);
	if (inputs.summary) append(env["GITHUB_STEP_SUMMARY"], `${reported}${summaryOf(result, action, plan)}\n`);
	append(env["GITHUB_OUTPUT"], formatOutputs(outputsOf(result, action, plan, reason)));
	runtime.terminal.print(renderGithub(result.outcome, inputs.folder, "setting"));
	for (const message of notes.notices) runtime.terminal.print(workflowCommand({
		command: "notice",
		properties: {},
		message
	}));
	for (const message of notes.warnings) runtime.terminal.print(workflowCommand({
		command: "warning",
		properties: {},
		message
	}));
	for (const message of errorsOf(result, reason)) runtime.terminal.print(workflowCommand({
		command: "error",
		properties: {},
		message
	}));
	return reason === null ? 0 : 1;
}
function errorsOf({ refusal, settled, outcome }, reason) {
	const digest = settled?.fresh?.digest ?? null;
	const refusals = settled === null ? refusal === null ? [] : [refusal] : refusalsIn(settled.merges);
	if (refusals.length > 0) return refusals.map((one) => wordsOf(one, digest));
	return (outcome.kind === "changes" || outcome.kind === "no-changes" || outcome.kind === "valid") && reason !== null ? [`${reason}\nThe input fail-on makes this job fail.`] : [];
}
const refusalsIn = (merges) => merges.flatMap(({ refusal }) => refusal ?? []);
function wordsOf(refusal, digest) {
	const { message, fix } = refusalWords(refusal, digest);
	return `${plainText(message)}\n${plainText(fix)}`;
}
const planIn = ({ outcome }) => "plan" in outcome ? outcome.plan : null;
async function writePlan({ command, outcome }, path, { runtime, inputs, notes }) {
	const run = {
		tool: `ifmatch ${version}`,
		command,
		platform: runtime.connections.name,
		config: runtime.config
	};
	const { file, unsigned } = await signed(toPlanFile(outcome, run), runtime);
	runtime.writeText(path, `${toJson(file, 2)}\n`);
	if (unsigned !== null) notes.warnings.add(`${inputs.planFile} is not signed, so no command will apply it. ${unsigned}`);
}
function summaryOf({ outcome, refusal, settled, noPreview }, { job, inputs }, plan) {
	const planFile = plan === null ? null : inputs.planFile;
	const view = {
		job,
		commit: job.sha,
		summary: false,
		planFile
	};
	if (settled !== null && settled.merges.length > 0) return renderMergeSummary(settled, outcome, view);
	if (refusal !== null) return renderSummary({
		kind: "refused",
		refusal,
		fresh: plan
	}, view);
	return (noPreview === null ? "" : renderNoPreview(noPreview)) + renderSummary(outcome, view);
}
function outputsOf({ outcome, refusal, drift }, { inputs, notes }, plan, reason) {
	const { bundles, digest, summary } = plan ?? {
		bundles: [],
		digest: "",
		summary: summarize([])
	};
	const { creates, updates, deletes, effect } = summary;
	const versions = bundles.map(({ deployment, kind, stateVersion }) => [`${deployment.slug} ${kind}`, stateVersion]);
	return {
		outcome: refusal === null ? outcome.kind : refusedAs(refusal),
		"failure-reason": escapeHidden((reason ?? "").replaceAll(/\s+/g, " ")),
		creates: String(creates),
		updates: String(updates),
		deletes: String(deletes),
		effect,
		digest,
		"state-versions": JSON.stringify(Object.fromEntries(versions)),
		"plan-file": plan === null ? "" : inputs.planFile,
		"comment-url": [...notes.comments][0] ?? "",
		drift: drift?.found.toString() ?? "",
		"drift-url": drift?.urls[0] ?? ""
	};
}
function refusedAs(refusal) {
	const { code } = causeOf(refusal);
	if (code === "stale") return "stale";
	return code === "guards" ? "needs-approval" : "refused";
}
function failureReason(result, { failOn }) {
	const { outcome, refusal } = result;
	if (refusal !== null) return plainText(refusalWords(refusal, null).message);
	if (outcome.kind === "failed") return outcome.error.message;
	if (!isRed(result, failOn)) return null;
	const warnings = warns(result, failOn) && outcome.kind !== "valid" ? `, ${count(countWarnings(outcome.problems), "warning")}` : "";
	return `${headlineText(outcome)}${hidesLoosening(outcome) ? ", looser against the base" : ""}${warnings}`;
}
const warns = ({ outcome, command, noPreview }, failOn) => failOn.has("warnings") && command !== "apply" && noPreview !== "fork" && countWarnings(outcome.problems) > 0;
function isRed(result, failOn) {
	const { outcome, command, noPreview } = result;
	if (outcome.kind === "invalid") return command === "apply" || (failOn.has("errors") || failOn.has("warnings")) && noPreview !== "fork";
	if (outcome.kind === "valid" || outcome.kind === "changes" || outcome.kind === "no-changes") return warns(result, failOn) || isUnwanted(outcome, failOn);
	return outcome.kind !== "applied";
}
const isUnwanted = (outcome, failOn) => failOn.has("changes") && outcome.kind === "changes" || failOn.has("looser") && (hidesLoosening(outcome) || outcome.kind === "changes" && mayLoosen(outcome.plan.summary));
const hidesLoosening = (outcome) => ("threeWayDiff" in outcome ? outcome.threeWayDiff?.bundles ?? [] : []).some(({ changes, live }) => live.some(isLoosening) || changes.some(({ own }) => own !== null && isLoosening(own)));
const mayLoosen = ({ effect }) => effect !== "stricter" && effect !== "neutral";
export { apply, applyPush, checkGroup, drift, driftOfFiles, impactLimits, listUnsettled, needingApproval, pause, previewPull, report, reportDrift, runAction, runByHand, startApplying, toOutcome };
