import { PlatformError, Runtime, SourceError, UsageError, begun, configName, countWarnings, defaultImpactLimits, defaultSettings, escapeHidden, hasErrors, hintOf, inParallel, isObject, leftOutFiles, noApproval, removeFormer, shellWord, systemWords, toJson, version, withHint, workflowCommand } from "./base.js";
import { bundleKinds, changeWords, check, count, doneWords, foreign, invalid, isSameBundle, joined, listed, load, loadConfig, loadFiles, located, nameOfBundle, policiesIn, problemWords, refuseParts, say, summaryWords, textOf as textOf$1, validate } from "./validate.js";
import { entriesOf, identitiesIn, movedOf, onlyChanged, planOf, summarize } from "./files.js";
import { Octokit, RequestError } from "./octokit.js";
import { RecordError, bundleDigest, changedItems, checkAll, compareWithReviewed, deriveKey, diffDigest, digestOfAll, exchange, failures as failures$1, findDrift, guardPlan, isRedirect, isSameMac, macOf, makePlan, oddAnswer, previewNow, rejectionProblems, targetOf, tryJson, undoBundle } from "./plan.js";
import { Git, aimedTargets, compare, configuredTargets, declaredAt, editBundles, explain, findTargets, openCommit, overlay, policyTexts, previewFiles, readSaved, refuseOtherConfig, refuseUnread, settingsOf, signed, unmanagedOf, withApproval, writeEdits } from "./commands.js";
import { openDocuments } from "./problems.js";
import { alreadyTail, appliedSummary, blocks, driftLines, driftTitle, goneLine, headlineText, isDone, isLoosening, largestBody, lines, link, liveDanger, liveIn, liveTail, md, notLookedAt, nothing, ours, outcomeReport, printReport, renderDriftIssue, renderGithub, reportFrom, sentences, shownIn, toMarkdown, toPlanFile, unsentTail } from "./render.js";
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
function stateOf$1(outcome, deployment) {
	if (outcome.kind === "invalid") return outcome;
	const results = "results" in outcome ? outcome.results.filter(({ bundle }) => bundle.deployment.slug === deployment) : [];
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
	const plan = planOf(outcome.plan, deployment);
	if (outcome.kind === "applied" || outcome.kind === "partial") return {
		kind: outcome.kind,
		plan,
		results
	};
	return plan.bundles.some(({ changes }) => changes.length > 0) ? {
		...outcome,
		kind: "planned",
		plan
	} : {
		...outcome,
		kind: "no-changes"
	};
}
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
	if (!/^[\x21-\x7e]+$/.test(token)) throw new GitHubError("The GitHub token is empty or contains invalid characters.", { hint: "Omit the input github-token to use the token of the job." });
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
		for (let attempt = 1;; attempt += 1) try {
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
	if (cause instanceof NoAnswer) return new GitHubError(redact(`${what}: ${cause.message}.`), { hint: cause.hint });
	const characters = Array.from(redact(error.message).replaceAll(/\s+/g, " "));
	const message = characters.length > 300 ? `${characters.slice(0, 300).join("")}\u2026` : characters.join("");
	const wait = rateLimitWait(error, now);
	const time = new Date(now + (wait ?? 0)).toISOString().slice(11, 16);
	const hint = (wait === null ? null : `GitHub rate limit reached. Re-run the job after ${time} UTC.`) ?? hintFor(status, pathname);
	return new GitHubError(redact(`${what}: GitHub answered ${String(status)}, "${message}".`), {
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
	if (what === "contents" || what === "git") return "contents: read";
	if (what === "statuses") return "statuses: write";
	if (what !== "issues") return "pull-requests: read";
	return rest.includes("comments") ? "pull-requests: write" : "issues: write";
}
const checkNetwork = "Re-run the job. If it persists, check the network of the runner, HTTPS_PROXY and NO_PROXY, and NODE_EXTRA_CA_CERTS for a GitHub Enterprise Server with its own certificate authority.";
const redirected = "If the repository was renamed or moved, start a new run. Otherwise check GITHUB_API_URL, and the proxies between the runner and GitHub. The token is never sent to another address.";
const checkAddress = "Check what GitHub shows there, and that GITHUB_API_URL is the address of its API.";
// src/github/answers.ts
const unusable = (expected) => new GitHubError(`GitHub did not send ${expected}.`, { hint: checkAddress });
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
const pullRequest = ({ head, base, merged_at, mergeable, merge_commit_sha, ...rest }) => {
	const merged = typeof merged_at === "string";
	return {
		number: number(rest.number),
		head: commit(head.sha),
		base: {
			ref: text(base.ref),
			sha: commit(base.sha)
		},
		merge: (merged || mergeable === true) && merge_commit_sha ? commit(merge_commit_sha) : null,
		merged,
		fork: !head.repo || number(head.repo.id) !== number(base.repo.id)
	};
};
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
	const github = {
		...openComments(hub),
		...openIssues(hub),
		...openCommits(hub)
	};
	return {
		...github,
		...openShared(github, () => options.clock.now())
	};
}
const per_page = 100;
const mostPages = 100;
async function readAll(ask, read, limit = Infinity) {
	const found = [];
	for (let page = 1; page <= mostPages; page += 1) {
		const { data, headers } = await ask({
			per_page,
			...page === 1 ? {} : { page }
		});
		if (!Array.isArray(data)) throw unusable("a list");
		found.push(...readAnswer(data, (items) => items.map((item) => read(item))));
		if (!/\brel="?next\b/.test(headers.link ?? "") || found.length >= limit) return found;
	}
	throw unusable(`a list of at most ${String(mostPages)} pages`);
}
function openCommits({ request, here }) {
	const pulls = "GET /repos/{owner}/{repo}/pulls";
	return {
		async pull(pull_number) {
			return readAnswer((await request(`${pulls}/{pull_number}`, {
				...here,
				pull_number
			})).data, pullRequest);
		},
		readFile(path, ref) {
			const read = request("GET /repos/{owner}/{repo}/contents/{path}", {
				...here,
				path,
				ref
			});
			return unless(isMissing, null, read.then(({ data }) => readAnswer(data, bytesOf)));
		},
		pullsOf(sha) {
			const route = "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls";
			const all = readAll((page) => request(route, {
				...here,
				...page,
				commit_sha: sha
			}), pullRequest);
			return unless(isUnknownCommit, [], all);
		},
		openPulls: (base) => readAll((page) => request(pulls, {
			...here,
			...page,
			state: "open",
			base
		}), pullRequest),
		async mergedPulls(base, limit) {
			const asked = {
				...here,
				...lastChanged,
				state: "closed",
				base
			};
			return (await readAll((page) => request(pulls, {
				...asked,
				...page
			}), pullRequest, limit)).filter(({ merged }) => merged);
		},
		async tipOf(name) {
			const { data } = await request("GET /repos/{owner}/{repo}/git/ref/{ref}", {
				...here,
				ref: `heads/${name}`
			});
			return readAnswer(data, ({ object }) => commit(object.sha));
		},
		async setStatus(sha, { url, description, ...status }) {
			const short = Array.from(description).slice(0, 140).join("");
			const { data } = await request("POST /repos/{owner}/{repo}/statuses/{sha}", {
				...here,
				...status,
				sha,
				description: short,
				target_url: url
			});
			readAnswer(data, (answer) => text(answer.context));
		}
	};
}
const lastChanged = {
	sort: "updated",
	direction: "desc"
};
const recentIssues = 500;
function openIssues({ request, here }) {
	const list = (creator, state, limit) => {
		const asked = {
			...here,
			...lastChanged,
			creator,
			state
		};
		return readAll((page) => request("GET /repos/{owner}/{repo}/issues", {
			...asked,
			...page
		}), issue, limit);
	};
	return {
		async issuesBy(creator) {
			return (await Promise.all([list(creator, "open", Infinity), list(creator, "closed", recentIssues)])).flat().filter(({ isPull }) => !isPull);
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
const openComments = ({ request, here }) => ({
	comments: (issue_number) => readAll((page) => request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
		...here,
		...page,
		issue_number
	}), comment),
	recentComments: (limit) => readAll((page) => request("GET /repos/{owner}/{repo}/issues/comments", {
		...here,
		...lastChanged,
		...page
	}), comment, limit),
	async createComment(issue_number, body) {
		return readAnswer((await request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
			...here,
			issue_number,
			body
		})).data, comment);
	},
	updateComment(comment_id, body) {
		return unless(({ status }) => status === 404, null, request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
			...here,
			comment_id,
			body
		}).then(({ data }) => readAnswer(data, comment)));
	}
});
const fresh = 2e3;
function openShared(github, now) {
	const lists = new Map();
	const pulls = new Map();
	const recently = (all, number, ask) => {
		const known = all.get(number);
		if (known !== void 0 && Math.abs(now() - known.asked) < fresh) return known.answer;
		const answer = ask(number);
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
		comments: (pull) => recently(lists, pull, github.comments),
		pull: (number) => recently(pulls, number, github.pull),
		createComment: (pull, body) => writing(null, github.createComment(pull, body)),
		updateComment: (id, body) => writing(id, github.updateComment(id, body))
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
async function mergedPulls(github, push, clock) {
	let found = await knownPulls(github, push);
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
	const variable = (name, pattern) => {
		const value = env[name] ?? "";
		if (pattern.test(value)) return value;
		throw new GitHubError(`${name} is "${value}", which is not valid.`, { hint });
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
		throw new GitHubError(`The payload of the event ${event}, in the file GITHUB_EVENT_PATH, cannot be used.`, {
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
function readPush({ ref, before, after, commits }) {
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
		after: commit(after),
		commits: commits.map(({ id }) => commit(id))
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
function baseOfMerge(merge, pull, action) {
	const name = baseIn(merge, pull, action);
	fetchMissing(name, action);
	return {
		name,
		git: action.git,
		tip: merge
	};
}
function baseIn(merge, { head }, { git }) {
	const [first, ...others] = git.parents(merge);
	if (first === void 0 || !others.includes(head)) throw new UsageError(`${merge} is not a merge of ${head}`);
	return first;
}
function unreadable({ message }) {
	return `cannot be read: ${(message.split("\n", 1)[0] ?? "").replace(/\.$/, "")}. Give the job the permission "contents: read", or check out with fetch-depth: 0.`;
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
	drift: null,
	...more
});
const isExpected = (error) => [
	PlatformError,
	GitHubError,
	UsageError,
	RecordError
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
async function previewFrom(source, baseCommit, action, readsLive = false) {
	const wanted = await wantedFrom(source, baseCommit, action);
	return previewFiles({
		...wanted,
		approval: action.inputs.approval,
		readsLive
	}, action.runtime);
}
async function previewCheckout(baseCommit, action, readsLive) {
	requireConnection(action);
	refuseOtherCheckout(action);
	return previewFrom(action.runtime.source, baseCommit, action, readsLive);
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
			const result = await run(event, action).catch((error) => ended("preview", failedBy(error)));
			const { report } = await import("./action.js");
			return report(result, action, parts.env);
		});
	} catch (error) {
		return reportFailure(isExpected(error) ? error : bug(error), parts);
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
	if (event.kind === "other") action.notes.notices.add(refuseEvent(event));
	if (event.kind === "other" || command === "validate") return validateOnly(action);
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
function refuseToApply(event, { inputs }) {
	if (event.kind === "push" || event.kind === "other" && event.name.startsWith("push ") || event.kind === "dispatch" && inputs.planDigest !== null) return;
	throw new UsageError("Nothing is applied on this event: only a push to the default branch, and a manual run with the input plan-digest (a preview prints the digest), are trusted.");
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
	const git = new Git(cwd, env);
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
	return refusalOf(checked, options) ?? sendAll(checked, applying, options);
}
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
async function publish(github, publication, notices) {
	const { mode } = publication;
	const found = oursIn(await github.comments(publication.pull), publication);
	const ours = found.get(publication.deployment) ?? [];
	const [current = null, ...doubles] = ours;
	const reason = await reasonToSkip(github, publication, ours);
	if (reason !== null) {
		notices.add(`The comment was not changed: ${reason}.`);
		return {
			url: current && current.comment.url,
			fate: "overtaken"
		};
	}
	const body = publication.body(current && current.marker);
	const updated = await update(github, replacedBy(mode, found, current), body);
	if (updated === null && mode === "quiet") return {
		url: null,
		fate: "needless"
	};
	const written = updated ?? await createOnce(github, publication, body);
	if (!isBy(written, publication.author)) notices.add(otherAuthor(written, publication.author));
	await retire(github, mode === "new" ? ours : doubles, publication.retired(written.url), notices);
	return {
		url: written.url,
		fate: "written"
	};
}
function replacedBy(mode, found, current) {
	const common = mode === "always" ? found.get(null)?.[0] ?? null : null;
	return mode === "new" ? null : (current ?? common)?.comment ?? null;
}
async function update(github, comment, body) {
	if (comment === null || comment.body === body) return comment;
	return github.updateComment(comment.id, body);
}
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
		return (await github.comments(pull)).find((one) => one.body === body && isBy(one, publication.author)) ?? await github.createComment(pull, body);
	}
}
async function retire(github, others, text, notices) {
	for (const { comment } of others) try {
		await github.updateComment(comment.id, text);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		notices.add(`A duplicate comment of ifmatch is out of date. Delete it: ${comment.url}`);
	}
}
const otherAuthor = ({ author }, expected) => `GitHub reports the author ${author.login}, not ${expected}. Set comment-author to ${author.login}, or every run writes a new one.`;
// src/record/comment-line.ts
const longestLine = 16384;
const record = /^<!-- ifmatch:record:v1:([0-9a-f]{16}):([A-Za-z0-9_-]+):([0-9a-f]{64}) -->$/;
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
	const payload = fromBase64(signed);
	if (keyId !== void 0 && mac !== void 0 && payload !== null) return {
		keyId,
		payload,
		mac
	};
	const like = likeRecord.exec(start);
	return like && { reason: whyBroken(like[1]) };
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
function endMarker(marker, body, key) {
	const payload = toBase64(Buffer.from(JSON.stringify(marker)));
	return `<!-- ifmatch:end:v1:${payload}${key === null ? "" : `:${macOf(sealed(body, payload), key)}`} -->`;
}
function isSealed(body, key) {
	const { payload, mac } = lastLineOf(body);
	return payload !== void 0 && mac !== void 0 && isSameMac(mac, macOf(sealed(body, payload), key));
}
const sealed = (body, payload) => `end\n${firstLineOf(body)}\n${payload}`;
function readMarker(body) {
	const line = readFirstLine(body);
	const hasRecord = line !== null && "payload" in line;
	const end = readEnd(body);
	if (end !== null) return {
		...end,
		hasRecord,
		isDamaged: end.hasRecord && !hasRecord
	};
	const identity = hasRecord ? identityIn(claimsIn(line.payload)) : null;
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
function verifyRecord(body, secret, scope) {
	const line = readFirstLine(body);
	if (line === null) return null;
	if ("reason" in line) return {
		code: "edited",
		reason: line.reason
	};
	const key = deriveKey(secret, scope);
	if (line.keyId !== key.id) return { code: "other-token" };
	return isSameMac(line.mac, macOf(line.payload, key)) ? claimsIn(line.payload) : {
		code: "edited",
		reason: "it does not match its signature"
	};
}
function matchBindings(payload, expected) {
	const { pull, deployment, settings, head } = payload;
	const { id, slug } = expected.deployment;
	if (pull !== expected.pull || deployment.id !== id || deployment.slug !== slug) return { code: "elsewhere" };
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
const notRecorded = "This plan is not recorded, so merging does not apply it.";
const staleWords = (by, cause) => ({
	message: cause === void 0 || cause.code === "stale" ? platformChanged(by) : refusalWords(cause, null).message,
	fix: say`Re-run the preview job. It posts the current plan in a new comment; review that one.`
});
const platformChanged = (by) => by === null ? say`The platform changed since the review of this plan.` : say`The platform changed since the review of this plan: pull request #${by} was applied.`;
function ifMerged(cause, onStale = "refuse") {
	if (cause !== void 0) return ours("If merged now, the apply is refused and nothing changes.");
	return onStale === "refuse" ? md`If merged now, the apply is refused, unless the platform already has these changes. With ${"on_stale: same-diff"} in ${"ifmatch.yaml"}, it is applied as long as the changes are exactly the reviewed ones.` : md`If merged now, it is applied only if the changes are still exactly the reviewed ones (${"on_stale: same-diff"}).`;
}
function leftWords(left) {
	if (left.length === 0) return [];
	const names = left.map(({ kind, deployment, changes }) => say`${[kind]} of ${deployment.slug} (${[changeWords(summarize(changes))]})`);
	return say`Not sent: ${joined(names, ", ")}. These changes are not part of the reviewed plan: the platform changed there, or an earlier merge was not applied. To apply them, run the workflow manually and review its plan. To keep edits of the platform, merge what ${"ifmatch drift --write"} changes in the files.`;
}
function successorWords(by) {
	const row = successors[by.what];
	return row(by);
}
const successors = {
	comment: ({ url }) => ["see the other comment", md`The plan is in ${link(ours("another comment"), url)}. This one is no longer updated.`],
	plan: ({ url }) => ["superseded", md`This plan is out of date and will not be applied. ${link(ours("A new comment"), url)} shows the current plan and what changed.`],
	deployments: () => ["valid again", ours("Each deployment that changes has a comment with its plan.")],
	head: ({ commit }) => ["being previewed", md`The plan of commit ${short(commit)} will be shown here.`],
	pull: ({ pull, run }) => ["not applied yet", md`Pull request #${pull} came before this one in the same push and was not applied. After it is applied or reverted, re-run ${link(ours("the job"), run)}; that is safe.`],
	branch: ({ branch, commit }) => ["superseded by a newer push", md`${branch} moved to ${short(commit)} before this was applied. See the run of that commit for the result.`]
};
function refusalWords(refusal, digest) {
	const row = table[refusal.code];
	const usual = digest === null ? say`Run the workflow manually: it shows the current plan and its digest. Review the plan, then run the workflow again with the digest.` : say`Review the current plan below. To apply it, run the workflow manually with the digest ${digest}.`;
	const [message, fix = usual] = row(refusal, usual);
	const { among, done } = refusal;
	const applied = done === void 0 ? [] : say`Already applied: ${namesIn(done.map(nameOfBundle))}.`;
	return {
		message: joined([among === void 0 ? message : saidOf(among, message), applied]),
		fix
	};
}
const saidOf = ({ so, otherwise }, message) => joined([say`For ${namesIn(so)}: ${message}`, otherwise.length === 0 ? [] : say`Refused for other reasons: ${namesIn(otherwise)}.`]);
const table = {
	"direct-push": ({ commit, branch }) => [say`Commit ${short(commit)} was pushed to ${branch} without a pull request, so its plan was not reviewed.`],
	fork: ({ pull }, usual) => [say`Pull request #${pull} came from a fork and has no reviewed plan.`, say`${usual} To preview forks before they are merged, use the workflow with ${"pull_request_target"}.`],
	"no-record": ({ pull }) => [say`Pull request #${pull} has no reviewed plan: its preview failed, did not run or found no changes, or its comment was deleted.`],
	edited: ({ reason }, usual) => [say`The plan in the comment cannot be trusted: ${reason}.`, checkHistory(usual)],
	"other-token": () => [say`The plan was signed with another API token, or for another repository or platform, so it cannot be verified. Most likely the token was rotated since the review.`],
	elsewhere: (_, usual) => [say`The plan in the comment belongs to another pull request or deployment.`, checkHistory(usual)],
	"other-commit": ({ reviewed, merged }) => [say`The plan was reviewed for commit ${short(reviewed)}, but ${short(merged)} was merged.`],
	"old-run": ({ commit, branch, tip }) => [say`This run is for commit ${short(commit)}, but ${branch} is now at ${short(tip)}. Applying would roll back later changes.`, say`See the run of ${short(tip)}, which applies the current ${branch}. If it failed, re-run that one.`],
	bundles: ({ missing, added }) => [say`The merged files change other bundles than were reviewed: ${kindsIn([...missing, ...added])}.`],
	files: ({ kinds }) => [say`The merged files of ${kindsIn(kinds)} are not those that were reviewed. Most likely another pull request was merged in between.`],
	settings: () => [say`The guards, the deployments or ${"on_stale"} in ${"ifmatch.yaml"} changed since the review.`],
	stale: () => [say`The platform changed since the review, so the reviewed plan no longer holds.`],
	guards: (_, usual) => [say`The plan requires approval.`, say`Each guard names the setting that approves it. ${usual}`],
	"not-fresh": ({ pull, why }) => [say`Pull request #${pull} would be merged, but not applied. ${refusalWords(why, null).message}`, why.code === "fork" ? say`Push its branch to this repository and open a pull request from there, or preview forks with ${"pull_request_target"}. Review it, then add it to the queue.` : say`Run the preview of pull request #${pull} again and review it. Then add it to the queue again.`],
	changed: ({ why }) => [say`The plan differs from the one recorded for this commit. ${refusalWords(why, null).message}`, say`Re-run this job (${"Re-run jobs"}). It posts the current plan and what changed in a new comment. Review that before you merge.`],
	"other-plan": ({ wanted, found }) => [say`The current plan is ${found}, not ${wanted} as requested: the files or the platform changed in between.`, say`Review the current plan and run the workflow again with its digest.`]
};
const checkHistory = (usual) => say`Check the edit history of the comment. ${usual}`;
const short = (commit) => commit.slice(0, 7);
const namesIn = (names) => listed(names.map((name) => [foreign(name)]));
const kindsIn = (kinds) => listed(kinds.map((kind) => [kind]));
const runLink = ({ job }) => link(ours("this run"), job.run.url);
function more(view, isPlanned = false) {
	const { planFile, job } = view;
	const file = isPlanned && planFile !== null ? md`, ${planFile}` : nothing;
	return md`More: ${view.summary ? link(ours("job summary"), job.run.url) : runLink(view)}${file}.`;
}
function undo({ planFile }, results) {
	const held = results.filter(({ outcome }) => "undo" in outcome && outcome.undo !== null).length;
	if (planFile === null || held === 0) return nothing;
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
// src/render/comment.ts
const mostLines = 100;
function renderComment(state, view) {
	return printState(state, view, mostLines, largestBody - view.firstLine - 1);
}
function printState(state, view, maxLines, budget) {
	const row = pages[state.kind];
	const { title, words = [], facts = {}, foot = nothing } = row(state, view);
	const head = [view.deployment === null ? ours(`### Policies: ${title}`) : md`### Policies for ${view.deployment}: ${ours(title)}`, ...words];
	return printReport({
		head,
		report: reportFrom(facts, "setting"),
		foot
	}, detailOf(view, maxLines), budget);
}
const detailOf = (view, maxLines) => ({
	approval: "setting",
	maxLines,
	linkTo: (position) => addressOf(position, view)
});
const pages = {
	planned,
	"no-changes": unchanged,
	invalid: ({ problems }, view) => ({
		title: `invalid, ${problemWords(problems)}`,
		facts: { problems },
		foot: sentences(noPlan, more(view))
	}),
	validated: ({ reason, files, policies, problems }) => ({
		title: "valid, not previewed",
		words: [ours(`${policiesIn({
			policies,
			files
		})} checked offline.`), inTwo(noPreviewWords[reason])],
		facts: { problems },
		foot: noPlan
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
	applied: ({ plan, results, left = [] }, view) => ({
		title: appliedWords(results, left.length > 0),
		words: [toMarkdown(leftWords(left))],
		facts: {
			plan,
			results
		},
		foot: sentences(isAlready(results) ? more(view) : md`Exactly the reviewed plan, applied by ${runLink(view)}.`, undo(view, results))
	}),
	partial: (state, view) => state.results.every(isDone) ? pages.applied(state, view) : partial(state, view),
	refused: (state, view) => {
		const { refusal, fresh } = state;
		const cause = causeOf(refusal);
		return {
			title: refusedWords(state, view),
			words: [inTwo(refusalWords(refusal, fresh?.digest ?? null)), fresh === null ? nothing : ours(`The current plan: ${summaryWords(fresh.summary)}`)],
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
		title: results.length === 0 ? `failed, ${nothingWords(view)}` : "failed",
		facts: {
			results,
			error
		},
		foot: more(view)
	})
};
const refusedTail = {
	"not-fresh": "not ready to be merged",
	changed: "changed since the review"
};
const sinceWords = ({ cause, url }) => md`**Changed since the review:** This replaces ${link(ours("an earlier plan"), url)} for the same commit. ${toMarkdown(refusalWords(cause, null).message)}`;
const noPlan = ours("Merging applies nothing: there is no plan.");
const isAlready = (results) => results.every(({ outcome }) => outcome.result === "already-applied");
function appliedWords(results, isLeft) {
	if (results.length === 0 && isLeft) return "nothing was sent";
	if (isAlready(results)) return `already applied${unsentTail(results)}`;
	return `applied, ${doneWords(appliedSummary(results))}${alreadyTail(results)}`;
}
const nothingWords = ({ job }) => job.run.attempt === 1 ? "nothing was applied" : "nothing was sent";
function refusedWords({ refusal: { code, done = [] } }, view) {
	const isPartly = done.some(({ deployment }) => view.deployment === null || deployment.slug === view.deployment);
	return refusedTail[code] ?? (isPartly ? "only partly applied" : nothingWords(view));
}
const inTwo = ({ message, fix }) => lines([toMarkdown(message), md`**What to do:** ${toMarkdown(fix)}`]);
function partial({ plan, results, left = [] }, view) {
	return {
		title: results.every(({ outcome }) => outcome.result === "not-applied") ? "nothing was applied" : "only partly applied",
		words: [md`**What to do:** Re-run ${link(ours("the job"), view.job.run.url)}. That is safe: what is applied is not sent again, and nothing is overwritten.`, toMarkdown(leftWords(left))],
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
			explained: explainedIn(state, view),
			moved: since?.moved ?? []
		},
		foot: sentences(needsApproval ? ours("Merging applies nothing without that approval.") : promise(view), more(view, true))
	};
}
const explainedIn = ({ impact, threeWayDiff }, { deployment }) => ({
	impact,
	threeWayDiff: shownIn(threeWayDiff, deployment)
});
function unchanged(state, view) {
	const { problems, since } = state;
	const explained = explainedIn(state, view);
	const warned = problems.length === 0 ? nothing : md`${ours(problemWords(problems))}: see ${runLink(view)}.`;
	return {
		title: `no changes${liveTail(liveIn(explained.threeWayDiff).length)}`,
		words: [since === void 0 ? nothing : sinceWords(since), warned],
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
	if (isState(shown)) return printState(shown, view, maxSummaryLines, largestSummary);
	const detail = detailOf(view, maxSummaryLines);
	const plan = "plan" in shown ? shown.plan : null;
	const digest = plan === null ? nothing : md`Digest of this plan: ${plan.digest}`;
	const foot = blocks([view.isRecorded === false ? ours(`**${notRecorded}**`) : nothing, digest]);
	return printReport({
		...outcomeReport(shown, detail),
		foot
	}, detail, largestSummary);
}
const isState = (shown) => shown.kind === "validated" || shown.kind === "refused" || shown.kind === "superseded";
// src/action/comments.ts
async function writeComment(note, action) {
	const { github, inputs, notes } = action;
	if (!inputs.comment) return "needless";
	const { pull, deployment, mode, whileOpen, onto } = note;
	const body = (replaced) => textOf(note, replaced, action);
	try {
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
		const { url, fate } = await publish(github, {
			...where,
			body,
			mode,
			head,
			retired,
			onto
		}, notes.notices);
		if (url !== null) notes.comments.add(url);
		return fate;
	} catch (error) {
		noteUnwritten(error, action);
		return "refused";
	}
}
async function commentEach(pull, statesIn, action, whileOpen = false) {
	const said = await readOurs(pull, action);
	for (const { deployment, state } of said === null ? [] : statesIn(said)) await writeComment({
		pull,
		deployment,
		state,
		record: whileOpen ? null : said?.get(deployment)?.record ?? null,
		mode: modeOf(state),
		whileOpen
	}, action);
}
const modeOf = (state) => state.kind === "refused" && state.fresh !== null && changedIn(state.fresh).length > 0 ? "always" : "quiet";
const commentAgain = (pull, state, action, whileOpen = true) => commentEach(pull, (said) => [...said].filter(([, one]) => !(whileOpen && holdsPlan(one, pull))).map(([deployment]) => ({
	deployment,
	state
})), action, whileOpen);
async function readOurs({ number }, action) {
	if (!action.inputs.comment) return new Map();
	try {
		return recordsIn(await action.github.comments(number), action);
	} catch (error) {
		noteUnwritten(error, action);
		return null;
	}
}
const holdsPlan = ({ marker }, { head }) => (marker.hasRecord || marker.isDamaged) && marker.head === head;
function recordsIn(comments, action) {
	const only = action.inputs.deployment;
	const said = new Map();
	for (const [deployment, ours] of oursIn(comments, oursOf(action))) {
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
function noteUnwritten(error, { notes }) {
	if (!(error instanceof GitHubError)) throw error;
	notes.notices.add(`The comment could not be written: ${withHint(error)}`);
}
function textOf(note, replaced, action) {
	const { deployment, pull, record, state, mode } = note;
	const of = {
		deployment,
		config: configDigest(action.inputs),
		run: action.job.run
	};
	const number = (replaced?.number ?? 1) + (mode === "new" && replaced !== null ? 1 : 0);
	const wasCut = replaced?.isDamaged === true && (replaced.head ?? pull.head) === pull.head;
	const hasRecord = record !== null || wasCut;
	const end = {
		...of,
		head: pull.head,
		number,
		state: state.kind,
		hasRecord
	};
	const key = sealKey(deployment, action);
	const lastLine = (body) => `${endMarker(end, body, key)}\n`;
	const first = record === null ? "" : `${record}\n`;
	const body = `${first}${shownText(note, first.length + lastLine("").length, action)}\n`;
	return `${body}${lastLine(body)}`;
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
function sign(plan, { deployment, pull, settings }, action) {
	return signRecord(recordPayload(plan, {
		...whereOf(action),
		pull: pull.number,
		head: pull.head,
		config: configDigest(action.inputs),
		settings,
		deployment
	}), action.runtime.connections.secret(deployment.slug));
}
const whereOf = ({ runtime, job }) => ({
	repository: job.repository.id,
	platform: runtime.connections.name ?? ""
});
function sealKey(deployment, { runtime: { connections }, job }) {
	return deployment === null || !connections.has(deployment) ? null : deriveKey(connections.secret(deployment), {
		repository: job.repository.id,
		platform: ""
	});
}
function markerOf(body, action) {
	const marker = readMarker(body);
	const key = marker === null ? null : sealKey(marker.deployment, action);
	if (marker === null || key === null || isSealed(body, key)) return marker;
	return damaged(marker);
}
function believe(marked, pull, deployment, action) {
	if (marked === void 0) return {
		code: pull.fork ? "fork" : "no-record",
		pull: pull.number
	};
	const verified = verifyRecord(marked.comment.body, action.runtime.connections.secret(deployment), whereOf(action));
	if (verified !== null) return verified;
	return marked.marker.isDamaged ? {
		code: "edited",
		reason: firstLineEdited
	} : {
		code: "no-record",
		pull: pull.number
	};
}
function signedIn(marked, pull, deployment, action) {
	if (!action.runtime.connections.has(deployment)) return null;
	const believed = believe(marked, pull, deployment, action);
	return "code" in believed ? null : believed;
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
	if (outcome.kind === "valid") return;
	if (!("plan" in outcome) || outcome.plan === null) return commentAgain(pull, stateOf$1(outcome, ""), action, false);
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
	await tellEach(pull, (said) => [...states, ...leftAtMerge(slugs, said, pull, action)], action);
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
	if (outcome.kind !== "no-changes" || plan === null) return stateOf$1(outcome, slug);
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
const tellEach = (pull, statesIn, action) => commentEach(pull, (said) => [...statesIn(said), ...said.has(null) ? [{
	deployment: null,
	state: byEach
}] : []], action);
const byEach = {
	kind: "superseded",
	by: { what: "deployments" }
};
function leftAtMerge(planned, said, pull, action) {
	return [...said].flatMap(([deployment, there]) => {
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
	const own = ownChanges(merged, action);
	const held = [];
	for (const deployment of deploymentsIn(merged.plan)) {
		const marked = all.get(deployment.slug) ?? [];
		held.push(await holdOne({
			...merged,
			deployment,
			own,
			marked
		}, action));
	}
	const cause = causeOfAll(held);
	if (cause === null) return {
		reviewed: reviewedPlan(merged.plan, held),
		left: held.flatMap(({ left }) => left)
	};
	const done = held.flatMap(({ matched }) => matched.flatMap(({ standing, fresh }) => standing === "done" ? fresh : []));
	return done.length === 0 ? cause : {
		...cause,
		done
	};
}
async function holdOne(one, action) {
	const { deployment, pull, marked } = one;
	const changed = changedOf(one);
	const nothing = {
		deployment,
		payload: null,
		matched: [],
		left: [],
		cause: null
	};
	if (changed.length === 0) return nothing;
	const believed = believe(marked[0], pull, deployment.slug, action);
	if ("code" in believed) return believed.code === "edited" || believed.code === "other-token" || (await one.own(changed)).length > 0 ? {
		...nothing,
		cause: believed
	} : {
		...nothing,
		left: changed
	};
	const left = changed.filter(isNotIn(believed));
	const unreviewed = await one.own(left);
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
const bindingCause = (payload, { pull, deployment, files }) => matchBindings(payload, {
	pull: pull.number,
	deployment,
	settings: settingsDigest(files.settings),
	head: pull.head
});
function rivalCause({ plan, head }, { marked, pull, deployment }, action) {
	const isOther = (rival) => {
		const payload = signedIn(rival, pull, deployment.slug, action);
		return payload !== null && payload.head === head && payload.plan !== plan;
	};
	return rivalsIn(marked).some(isOther) ? {
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
		own: ownChanges(merged, action)
	};
	const matched = matchRecord(payload, at.plan.bundles);
	const unreviewed = await part.own(changedOf(part).filter(isNotIn(payload)));
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
function causeOfAll(all) {
	const refused = all.flatMap(({ deployment: { slug }, cause }) => cause === null ? [] : [{
		slug,
		cause
	}]);
	const [first] = refused;
	if (first === void 0) return null;
	return all.length > 1 ? together(first.cause, refused) : first.cause;
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
function ownChanges(merged, action) {
	let found = null;
	return async (bundles) => {
		if (bundles.length === 0) return bundles;
		const own = await (found ??= findOwn(merged, action));
		return bundles.filter((bundle) => own === null || own.has(bundle));
	};
}
async function findOwn({ pull, onto, plan, files }, action) {
	try {
		const commit = onto();
		fetchMissing(commit, action);
		const declared = await declaredAt(commit, plan, files, action.git);
		const isOwn = (bundle) => {
			const was = declared(bundle);
			return was === null || bundleDigest(was) !== bundle.bundleDigest;
		};
		return new Set(plan.bundles.filter(isOwn));
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		const which = `The bundles that pull request #${String(pull.number)} changes are unknown`;
		action.notes.notices.add(`${which}: the commit before it ${unreadable(error)}`);
		return null;
	}
}
async function refuseOdd(outcome, pulls, action) {
	if (outcome.kind !== "no-changes" && outcome.kind !== "changes") return outcome;
	const { plan, problems } = outcome;
	if (plan.bundles.every(({ changes }) => changes.length > 0)) return outcome;
	for (const pull of pulls) {
		const said = await readOurs(pull, action);
		for (const [deployment, one] of said ?? []) {
			const payload = deployment === null ? null : signedIn(one, pull, deployment, action);
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
function reviewedPlan(plan, held) {
	const recorded = held.flatMap(({ matched }) => matched);
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
		digest: held.find(({ matched }) => matched.length > 0)?.payload?.plan ?? plan.digest,
		summary: summarize(bundles.flatMap(({ changes }) => changes))
	};
}
// src/action/stale.ts
const recent = 500;
async function markStale(by, { targets, files }, action) {
	const { github, inputs, job, notes } = action;
	if (!inputs.comment || targets.length === 0) return;
	const onStale = inputs.onStale ?? files.settings.onStale;
	try {
		const pulls = await github.openPulls(job.repository.defaultBranch);
		if (pulls.length === 0) return;
		const newest = await github.recentComments(recent);
		if (newest.length === recent) notes.notices.add(notSeen);
		const byPull = Map.groupBy(newest, ({ pull }) => pull);
		const now = await inParallel(targets, stateOf);
		for (const pull of pulls) for (const [deployment, [ours]] of oursIn(byPull.get(pull.number) ?? [], oursOf(action))) await markOne(ours, {
			pull,
			deployment,
			by,
			now,
			onStale
		}, action);
	} catch (error) {
		if (!(error instanceof GitHubError || error instanceof PlatformError)) throw error;
		notes.notices.add(`Other open pull requests could not be checked: ${withHint(error)}`);
	}
}
const notSeen = `Only pull requests with one of the newest ${String(recent)} comments were checked for being stale. A merge is checked against the platform in any case.`;
async function stateOf({ platform, deployment, bundle }) {
	const { stateVersion } = await platform.dryRun(deployment, bundle);
	return {
		deployment,
		kind: bundle.kind,
		stateVersion
	};
}
async function markOne(ours, { pull, deployment, by, now, onStale }, action) {
	if (ours === void 0 || deployment === null) return;
	const payload = signedIn(ours, pull, deployment, action);
	if (payload?.pull !== pull.number || payload.head !== pull.head) return;
	const moved = movedSince(payload, now);
	if (moved.length === 0) return;
	if (await writeComment({
		pull,
		deployment,
		state: {
			kind: "stale",
			moved,
			by,
			onStale
		},
		record: firstLine(ours.comment),
		mode: "quiet",
		whileOpen: true,
		onto: ours.comment
	}, action) === "overtaken") return;
	await setFresh(pull, by === null ? "The platform changed since the review." : `Pull request #${String(by)} changed the platform.`, action);
}
const movedSince = ({ deployment, bundles }, now) => bundles.flatMap(({ kind, ...reviewed }) => {
	const stateVersion = now.find((one) => isSameBundle(one, {
		kind,
		deployment
	}))?.stateVersion ?? "";
	if (stateVersion === "" || stateVersion === reviewed.stateVersion) return [];
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
const context = "ifmatch / fresh";
async function setFresh({ head }, reason, { github, job, notes }) {
	const status = reason === null ? {
		state: "success",
		description: "The preview is up to date."
	} : {
		state: "failure",
		description: `${reason} Re-run the preview.`
	};
	try {
		await github.setStatus(head, {
			context,
			...status,
			url: job.run.url
		});
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		notes.notices.add(`The commit status "${context}" could not be set. ${error.hint ?? error.message}`);
	}
}
async function watch(action) {
	const previewed = await previewCheckout(action.job.repository.defaultBranch, action);
	await markStale(null, previewed, action);
	return ended("preview", previewed.outcome);
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
	begun(inParallel(changing, (one) => one.platform.dryRun(one.deployment, one.bundle)));
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
		wanted: options
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
process.getBuiltinModule("node:path");
const posix = (() => process.getBuiltinModule("node:path").posix)();
// src/action/record.ts
async function noteReview(review, action) {
	const { outcome, pull } = review;
	const said = await readOurs(pull, action);
	const plan = "plan" in outcome ? outcome.plan : null;
	const each = plan === null || said === null ? [] : await recordAll(plan, review, said, action);
	const fates = said === null ? ["refused"] : each.map(({ fate }) => fate);
	for (const note of said === null ? [] : notesOf(plan, review, said)) fates.push(await writeComment(note, action));
	return plan === null ? {} : conclude(each, {
		pull,
		plan,
		fates
	}, action);
}
async function conclude(each, { pull, plan, fates }, action) {
	const why = causeOfAll(each);
	const recorded = each.filter(({ record, cause }) => record !== null || cause !== null);
	const isRecorded = changedIn(plan).every(({ slug }) => recorded.some(({ deployment }) => deployment.slug === slug));
	if (!isRecorded && fates.includes("refused")) action.notes.warnings.add(notRecorded);
	const isReported = fates.every((fate) => fate === "written" || fate === "needless");
	const isNews = action.job.run.attempt > 1 || each.some(({ wasStale }) => wasStale);
	if (why !== null) await setFresh(pull, "The plan changed since the review.", action);
	else if (isReported && isNews) await setFresh(pull, null, action);
	return {
		records: each.flatMap(({ record }) => record ?? []),
		refusal: why && {
			code: "changed",
			why
		},
		isRecorded
	};
}
function notesOf(plan, { outcome, pull }, said) {
	const noteOf = (deployment, state, mode) => {
		return {
			pull,
			deployment,
			state,
			record: null,
			mode,
			whileOpen: true
		};
	};
	const dropped = "threeWayDiff" in outcome ? outcome.threeWayDiff?.dropped ?? [] : [];
	const planned = new Set(plan === null ? [] : deploymentsIn(plan).map(({ slug }) => slug));
	const notes = [...new Set([...dropped.map(({ deployment }) => deployment), ...said.keys()])].flatMap((deployment) => {
		const there = said.get(deployment);
		if (deployment !== null && planned.has(deployment) || there !== void 0 && holdsPlan(there, pull)) return [];
		if (outcome.kind === "invalid") return noteOf(deployment, reviewedState(outcome, ""), "quiet");
		if (deployment === null) return said.has(null) ? noteOf(null, byEach, "quiet") : [];
		return noteOf(deployment, reviewedState(outcome, deployment), isNews(deployment, outcome) ? "always" : "quiet");
	});
	return outcome.kind === "invalid" && said.size === 0 ? [noteOf(null, reviewedState(outcome, ""), "always")] : notes;
}
const isNews = (deployment, outcome) => !isQuiet(reviewedState(outcome, deployment), deployment);
function reviewedState(outcome, deployment) {
	if (outcome.kind === "valid") throw new Error("a preview does not end with valid files only");
	return stateOf$1(outcome, deployment);
}
function isQuiet(state, deployment) {
	if (state.kind !== "no-changes") return false;
	const shown = shownIn(state.threeWayDiff, deployment);
	return liveDanger(shown).length === 0 && (shown?.dropped ?? []).length === 0;
}
async function recordAll(plan, review, said, action) {
	const each = [];
	for (const deployment of deploymentsIn(plan)) each.push(await recordOne({
		deployment,
		plan,
		review,
		said: said.get(deployment.slug)
	}, action));
	return each;
}
async function recordOne(asked, action) {
	const { deployment, review, said } = asked;
	const decision = await decide(asked, action);
	if (decision === "confirm") return confirm(asked, action);
	const none = {
		deployment,
		record: null,
		cause: null,
		wasStale: false
	};
	if ("cause" in decision) {
		const stale = {
			kind: "stale",
			by: null,
			...decision
		};
		return {
			...none,
			cause: decision.cause,
			fate: await write(asked, stale, said?.record ?? null, "quiet", action)
		};
	}
	const { pull, files, outcome } = review;
	const record = sign(asked.plan, {
		deployment,
		pull,
		settings: settingsDigest(files.settings)
	}, action);
	const state = withSince(reviewedState(outcome, deployment.slug), decision.since);
	const mode = isNews(deployment.slug, outcome) ? "always" : "quiet";
	const fate = await write(asked, state, record, decision.isNew ? "new" : mode, action);
	return {
		...none,
		record: fate === "written" ? record : null,
		fate
	};
}
const write = ({ deployment, review: { pull }, said }, state, record, mode, action) => writeComment({
	pull,
	deployment: deployment.slug,
	whileOpen: true,
	onto: said?.comment ?? null,
	state,
	record,
	mode
}, action);
async function confirm(asked, action) {
	const { deployment, review, said } = asked;
	const state = reviewedState(review.outcome, deployment.slug);
	const record = said?.record ?? null;
	const wasStale = said?.marker.state !== state.kind;
	const isShown = !wasStale && !said.hasRival;
	if (isShown) action.notes.comments.add(said.comment.url);
	return {
		deployment,
		record,
		cause: null,
		fate: isShown ? "needless" : await write(asked, state, record, "quiet", action),
		wasStale
	};
}
function withSince(state, since) {
	return (state.kind === "planned" || state.kind === "no-changes") && since !== null ? {
		...state,
		since
	} : state;
}
async function decide({ deployment, plan, review, said }, action) {
	const { pull, merge, files } = review;
	if (said === void 0 || !(said.marker.hasRecord || said.marker.isDamaged)) return {
		isNew: false,
		since: null
	};
	const { marker } = said;
	const found = believe(said, pull, deployment.slug, action);
	const believed = marker.isDamaged && !("code" in found) ? linesEdited : found;
	if ("code" in believed) return [null, pull.head].includes(marker.head) ? otherwise({
		cause: believed,
		moved: []
	}, said, action) : {
		isNew: true,
		since: null
	};
	if (believed.head !== pull.head) return {
		isNew: false,
		since: null
	};
	const difference = await differenceOf$1(believed, {
		pull,
		deployment,
		plan,
		files,
		onto: () => baseIn(merge, pull, action)
	}, action);
	return difference === null ? "confirm" : otherwise(difference, said, action);
}
const linesEdited = {
	code: "edited",
	reason: "the comment's hidden lines were edited"
};
function otherwise(difference, { comment }, { job: { run, startedBy } }) {
	return run.attempt > 1 && startedBy !== null && startedBy !== "" && !startedBy.endsWith("[bot]") ? {
		isNew: true,
		since: {
			...difference,
			url: comment.url
		}
	} : difference;
}
// src/action/review.ts
async function reviewPull({ pull, hardened }, action) {
	const noPreview = whyNoPreview(pull, hardened, action);
	const isRerun = action.job.run.attempt > 1;
	const merge = hardened || isRerun && noPreview === null ? await readMerge(pull, action) : checkedOut(action);
	const wanted = await wantedFrom(merge.source, pull.base.ref, action);
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
		const { deployments } = await loadFiles(source, baseSettings, {
			paths,
			deployment
		});
		return new Set(deployments.values());
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
	const state = outcome.kind === "valid" ? {
		...outcome,
		kind: "validated",
		reason: noPreview
	} : stateOf$1(outcome, "");
	const { message, fix } = noPreviewWords[noPreview];
	action.notes.notices.add(`${textOf$1(message)}\n${textOf$1(fix)}`);
	await commentAgain(pull, state, action);
	return ended("validate", outcome, { noPreview });
}
async function previewed(pull, merge, wanted, action) {
	const { runtime, inputs } = action;
	const made = await previewFiles({
		...wanted,
		approval: inputs.approval
	}, runtime).catch(failedBy);
	if ("kind" in made) {
		const state = {
			kind: "failed",
			error: made.error,
			results: []
		};
		await commentAgain(pull, state, action);
		return ended("preview", made);
	}
	const outcome = needingApproval(await explained(made, pull, merge.commit, action));
	const noted = await noteReview({
		...made,
		outcome,
		pull,
		merge: merge.commit
	}, action);
	return ended("preview", outcome, noted);
}
const needingApproval = (outcome) => outcome.kind === "changes" && outcome.guards.length > 0 ? {
	...outcome,
	kind: "needs-approval"
} : outcome;
const impactLimits = ({ outcome, files }) => files.settings.impact === "auto" && outcome.kind !== "no-changes" ? defaultImpactLimits : null;
async function explained(made, pull, merge, action) {
	const { runtime, notes } = action;
	if (!("plan" in made.outcome)) return made.outcome;
	const wanted = impactLimits(made);
	if (wanted !== null && pull.fork) notes.notices.add(forkNotice);
	const limits = pull.fork ? null : wanted;
	try {
		return await explain(made, {
			base: baseOfMerge(merge, pull, action),
			limits
		}, runtime);
	} catch (error) {
		if (!(error instanceof UsageError || error instanceof PlatformError)) throw error;
		notes.notices.add(`Edits on the platform cannot be identified: the base ${unreadable(error)}`);
		return explain(made, {
			base: null,
			limits
		}, runtime);
	}
}
const forkNotice = "The impact on open findings is not estimated for a pull request from a fork. A pull request from a branch of this repository has it.";
async function checkGroup(group, action) {
	const { inputs, github } = action;
	const made = await previewCheckout(group.base, action);
	const { outcome } = made;
	if (outcome.kind !== "changes") return ended("preview", outcome);
	let left = inputs.comment ? outcome.plan.bundles : [];
	for (const { number, onto } of inputs.comment ? group.pulls : []) {
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
		left = left.filter((bundle) => held.left.includes(bundle));
	}
	const sent = makePlan(outcome.plan.bundles.filter((bundle) => !left.includes(bundle)));
	const guards = guardPlan(sent, withApproval(made.files.settings.guards, inputs.approval));
	return ended("preview", needingApproval({
		...outcome,
		guards
	}));
}
// src/action/apply.ts
async function applyMerged(push, action) {
	const { github, job, runtime, notes } = action;
	const { defaultBranch } = job.repository;
	if (push.branch !== defaultBranch) {
		notes.notices.add(`Nothing is applied from ${push.branch}: only ${defaultBranch} is.`);
		return validateOnly(action);
	}
	const tip = await github.tipOf(push.branch);
	if (tip !== push.after) {
		const { branch, after } = push;
		await tellUnapplied(push, {
			kind: "superseded",
			by: {
				what: "branch",
				branch,
				commit: tip
			}
		}, action);
		const refusal = {
			code: "old-run",
			commit: after,
			branch,
			tip
		};
		return ended("apply", (await validateOnly(action)).outcome, { refusal });
	}
	const now = await previewCheckout(baseOf(push), action).catch(failedBy);
	if ("kind" in now) {
		await tellUnapplied(push, {
			kind: "failed",
			error: now.error,
			results: []
		}, action);
		return ended("apply", now);
	}
	if (now.outcome.kind === "no-changes") {
		const known = await knownPulls(github, push);
		return tellAll(known, await refuseOdd(now.outcome, known, action), action);
	}
	const pulls = await mergedPulls(github, push, runtime.clock);
	const last = pulls.at(-1);
	if (last?.merge !== push.after) return refuseDirect(pulls, push, now, action);
	if (pulls.length > 1) return applyInOrder(pulls, push, action);
	return applyPull(last, push.before, now, action);
}
async function tellAll(pulls, outcome, action) {
	for (const pull of pulls) await tell({
		pull,
		outcome
	}, action);
	return ended("apply", outcome);
}
async function refuseDirect(pulls, { after, branch }, { outcome }, action) {
	if (outcome.kind !== "changes") return tellAll(pulls, outcome, action);
	const refusal = {
		code: "direct-push",
		commit: after,
		branch
	};
	for (const pull of pulls) await commentAgain(pull, {
		kind: "refused",
		refusal,
		fresh: null
	}, action, false);
	return ended("apply", outcome, { refusal });
}
async function applyInOrder(pulls, push, action) {
	for (const [index, pull] of pulls.entries()) {
		const made = await applyPull(pull, pulls[index - 1]?.merge ?? push.before, await previewFrom(sourceOf(pull, push, action), baseOf(push), action).catch(failedBy), action);
		const isDone = made.refusal === null && done.has(made.outcome.kind);
		const rest = pulls.slice(index + 1);
		if (isDone && rest.length > 0) {
			action.notes.notices.add(`Pull request #${String(pull.number)}: ${headlineText(made.outcome)}`);
			continue;
		}
		await tellLeft(rest, pull, action);
		return made;
	}
	throw new Error("a push with pull requests was not applied");
}
async function tellLeft(rest, { number }, action) {
	const { job, notes } = action;
	for (const pull of rest) {
		notes.notices.add(`Pull request #${String(pull.number)} was not checked: re-run this job.`);
		const by = {
			what: "pull",
			pull: number,
			run: job.run.url
		};
		if (job.run.attempt === 1) await commentAgain(pull, {
			kind: "superseded",
			by
		}, action, false);
	}
}
const done = new Set(["applied", "no-changes"]);
const baseOf = ({ before, after }) => /^0+$/.test(before) ? after : before;
function sourceOf({ merge }, push, { runtime, git, job, inputs }) {
	if (merge === null || merge === push.after) return runtime.source;
	git.fetch(merge, job, inputs.githubToken);
	return openCommit(git, merge);
}
async function applyPull(pull, onto, tried, action) {
	if ("kind" in tried) return tellAll([pull], tried, action);
	const outcome = await refuseOdd(tried.outcome, [pull], action);
	if (outcome.kind !== "changes") return tellAll([pull], outcome, action);
	const { plan, problems } = outcome;
	const held = await holdPlan({
		pull,
		onto: () => onto,
		plan,
		files: tried.files,
		isQueued: false
	}, action);
	if ("code" in held) {
		await tell({
			pull,
			outcome,
			refusal: held
		}, action);
		return ended("apply", outcome, { refusal: held });
	}
	const { reviewed, left } = held;
	if (left.length > 0) action.notes.warnings.add(textOf$1(leftWords(left)));
	const { files, targets } = tried;
	const onStale = action.inputs.onStale ?? files.settings.onStale;
	const sent = reviewed.bundles.length === 0 ? {
		outcome: withoutChanges(outcome, left),
		refusal: null
	} : await send({
		plan: reviewed,
		problems,
		files,
		targets
	}, {
		pull,
		onStale
	}, action);
	const wrote = sent.outcome.kind === "applied" || sent.outcome.kind === "partial";
	await tell({
		pull,
		...sent,
		left,
		plan
	}, action);
	await markStale(wrote ? pull.number : null, tried, action);
	return ended("apply", sent.outcome, { refusal: sent.refusal });
}
function withoutChanges({ plan, problems }, left) {
	return {
		kind: "no-changes",
		plan: makePlan(plan.bundles.filter((bundle) => !left.includes(bundle))),
		problems,
		guards: []
	};
}
async function send(reviewed, { pull, onStale }, action) {
	const { runtime, inputs } = action;
	const limits = withApproval(reviewed.files.settings.guards, inputs.approval);
	const applying = startApplying(reviewed, runtime);
	runtime.connections.forgetState();
	if (pull !== null) await announce(pull, reviewed.plan, action);
	const report = await applyPlan(reviewed.plan, applying, {
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
	return outcome.kind === "stale" ? {
		code: "stale",
		moved: movedOf(results),
		...applied
	} : null;
}
async function runByHand(action) {
	const { job, github, inputs } = action;
	const { defaultBranch } = job.repository;
	const made = await previewCheckout(defaultBranch, action);
	const { outcome, files, targets } = made;
	if (inputs.planDigest === null || inputs.command === "preview") {
		const wanted = {
			base: null,
			limits: impactLimits(made)
		};
		return ended("preview", await explain(made, wanted, action.runtime));
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
	const sent = await send({
		plan: onlyChanged(plan),
		problems,
		files,
		targets
	}, {
		pull: null,
		onStale: "refuse"
	}, action);
	await markStale(null, made, action);
	return ended("apply", sent.outcome, { refusal: sent.refusal });
}
async function tellUnapplied(push, state, action) {
	if (action.job.run.attempt > 1) return;
	try {
		for (const pull of await knownPulls(action.github, push)) if (pull.merge !== null && push.commits.includes(pull.merge)) await commentAgain(pull, state, action, false);
	} catch (error) {
		noteUnwritten(error, action);
	}
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
	const wanted = [];
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
			wanted.push({
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
	const { edits, edited } = await editBundles(wanted.map(({ edit }) => edit), before, files);
	for (const [index, { own }] of wanted.entries()) {
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
function nameInFiles({ kind, deployment }, { bundles, wanted }) {
	const same = bundles.filter((bundle) => bundle.kind === kind);
	return (same.find((bundle) => bundle.deployment === deployment.slug) ?? same.find((bundle) => bundle.deployment === null))?.deployment ?? wanted.deployment;
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
const label = "ifmatch-drift";
async function reportDriftIn(issues, seen, report, notes) {
	const ours = ownedBy(seen, report);
	if (report.digest === null) {
		for (const issue of ours.filter(({ marker }) => marker.digest !== null)) await close(issues, issue, report);
		return null;
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
		if (!isBy(made, report.author)) notes.warnings.add(otherAuthor(made, report.author));
		return made.url;
	}
	const { url, number, open } = current;
	if (current.marker.digest !== report.digest) await issues.updateIssue(number, open ? text : {
		...text,
		state: "open"
	});
	else if (!open) notes.notices.add(`${url} reports this drift and was closed. It stays closed until the drift changes.`);
	return url;
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
	const { deployment, config, digest } = claimsIn(Buffer.from(pattern.exec(body)?.[1] ?? "", "base64url"));
	return typeof deployment === "string" && typeof config === "string" && digest !== void 0 ? {
		deployment,
		config,
		digest
	} : null;
}
// src/action/drift.ts
async function reportDrift(action) {
	const previewed = await previewCheckout(action.job.repository.defaultBranch, action, true);
	const { outcome } = previewed;
	await markStale(null, previewed, action);
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
	if (await github.tipOf(defaultBranch) !== job.sha) {
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
		...files.wanted,
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
		const told = {
			...reporter,
			...report,
			title: driftTitle(view)
		};
		return await reportDriftIn(github, await github.issuesBy(inputs.commentAuthor), told, notes);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		notes.warnings.add(`The drift of ${deployment} could not be reported in an issue: ${withHint(error)}`);
		return null;
	}
}
function rerunArgs({ deployment, only }, { folder, config, deployment: asked }) {
	return [...config === null ? folder === "." ? [] : ["-C", folder] : ["--config", config], ...only || asked !== null ? ["--deployment", deployment] : []].map(shellWord).join(" ");
}
// src/action/report.ts
async function report(result, action, env) {
	const { runtime, inputs, notes } = action;
	const reason = failureReason(result, inputs);
	const plan = planIn(result);
	const reported = driftLines(result.drift?.urls ?? [], [...notes.warnings]);
	if (plan !== null) await writePlan(result, action);
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
	const message = errorOf(result, plan, reason);
	if (message !== null) runtime.terminal.print(workflowCommand({
		command: "error",
		properties: {},
		message
	}));
	return reason === null ? 0 : 1;
}
function errorOf({ refusal, outcome }, plan, reason) {
	if (refusal !== null) return `${reason ?? ""}\n${textOf$1(refusalWords(refusal, plan?.digest ?? null).fix)}`;
	return (outcome.kind === "changes" || outcome.kind === "no-changes" || outcome.kind === "valid") && reason !== null ? `${reason}\nThe input fail-on makes this job fail.` : null;
}
const planIn = ({ outcome }) => "plan" in outcome ? outcome.plan : null;
async function writePlan({ command, outcome, records }, { runtime, inputs, notes }) {
	const run = {
		tool: `ifmatch ${version}`,
		command,
		platform: runtime.connections.name,
		config: runtime.config,
		records
	};
	const { file, unsigned } = await signed(toPlanFile(outcome, run), runtime);
	runtime.writeText(inputs.planFile, `${toJson(file, 2)}\n`);
	if (unsigned !== null) notes.warnings.add(`${inputs.planFile} is not signed, so no command will apply it. ${unsigned}`);
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
	return renderSummary({
		...outcome,
		kind: "validated",
		reason: noPreview
	}, view);
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
	if (refusal !== null) return textOf$1(refusalWords(refusal, null).message);
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
export { apply, applyMerged, checkGroup, drift, driftOfFiles, impactLimits, markStale, needingApproval, pause, refusalIn, report, reportDrift, reviewPull, runAction, runByHand, setFresh, startApplying, toOutcome, watch };
