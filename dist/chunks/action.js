import { PlatformError, Runtime, SourceError, UsageError, begun, configName, countWarnings, defaultImpactLimits, defaultSettings, escapeHidden, hasErrors, inParallel, isObject, leftOutFiles, noApproval, removeFormer, shellWord, systemWords, toJson, version, withHint, workflowCommand } from "./base.js";
import { bundleKinds, changeWords, check, count, doneWords, foreign, invalid, joined, listed, load, loadConfig, loadFiles, nameOfBundle, phrase, policiesIn, problemWords, refuseParts, summaryWords, textOf as textOf$2, validate } from "./validate.js";
import { GitHubError, causeOf, movedOf, onlyChanged, planOf, stateOf, summarize } from "./files.js";
import { Octokit } from "./octokit-core.js";
import { RecordError, bundleDigest, checkAll, compareWithReviewed, deriveKey, diffDigest, digestOfAll, guardPlan, isSameMac, macOf, makePlan, oddAnswer, planBundle, rejectionProblems, toPlanFile } from "./plan.js";
import { alreadyTail, appliedSummary, approvalsOf, blocks, cautionsOf, compareChanges, driftLines, driftTitle, failureOf, goneLine, headlineText, isLiveDanger, isLoosening, isUnsent, join, lines, link, liveIn, liveSections, liveTail, md, movedSections, notLookedAt, nothing as nothing$2, ours as ours$1, outcomeReport, planReport, printReport, proseOf, renderDriftIssue, renderGithub, resultTable, shownIn, toMarkdown, triangulationNotes } from "./render.js";
import { Git, configuredTargets, declared, driftOfFiles, explain, findDeployment, findTargets, namedCommit, openCommit, pastOf, previewFiles, readBase, readSaved, refuseOtherConfig, reviewRollback, signed, targetOf, withApproval } from "./commands.js";
process.getBuiltinModule("node:crypto");
const randomUUID$1 = (() => process.getBuiltinModule("node:crypto").randomUUID)();
process.getBuiltinModule("node:fs");
const appendFileSync = (() => process.getBuiltinModule("node:fs").appendFileSync)();
const readFileSync = (() => process.getBuiltinModule("node:fs").readFileSync)();
const realpathSync = (() => process.getBuiltinModule("node:fs").realpathSync)();
process.getBuiltinModule("node:path");
const resolve = (() => process.getBuiltinModule("node:path").resolve)();
const sep = (() => process.getBuiltinModule("node:path").sep)();
const posix$3 = (() => process.getBuiltinModule("node:path").posix)();
process.getBuiltinModule("node:timers/promises");
const setTimeout$1 = (() => process.getBuiltinModule("node:timers/promises").setTimeout)();
// src/github/answers.ts
const readComment = (spot) => ({
	id: number(member(spot, "id")),
	pull: pullNumber(member(spot, "issue_url")),
	body: orNull(member(spot, "body"), text) ?? "",
	author: readAuthor(member(spot, "user")),
	url: text(member(spot, "html_url"))
});
const readAuthor = (user) => orNull(user, (one) => ({
	login: text(member(one, "login")),
	type: text(member(one, "type"))
})) ?? {
	login: "ghost",
	type: "User"
};
function pullNumber(spot) {
	const [, digits = ""] = /\/issues\/([0-9]{1,15})$/.exec(text(spot)) ?? [];
	if (digits === "") throw new Misshapen(spot, "the address of an issue");
	return Number(digits);
}
var Misshapen = class extends Error {
	name = "Misshapen";
	constructor({ path }, expected) {
		super(`${path === "" ? "it" : path} is not ${expected}`);
	}
};
const whole = (value) => ({
	value,
	path: ""
});
function member(spot, name) {
	const { value, path } = spot;
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Misshapen(spot, "an object");
	return {
		value: Object.hasOwn(value, name) ? value[name] : void 0,
		path: path === "" ? name : `${path}.${name}`
	};
}
const inside = (spot, ...names) => names.reduce(member, spot);
function items(spot) {
	const { value, path } = spot;
	if (!Array.isArray(value)) throw new Misshapen(spot, "a list");
	return value.map((item, index) => ({
		value: item,
		path: `${path}[${String(index)}]`
	}));
}
function text(spot) {
	if (typeof spot.value !== "string") throw new Misshapen(spot, "a text");
	return spot.value;
}
function number(spot) {
	if (!Number.isSafeInteger(spot.value) || spot.value < 1) throw new Misshapen(spot, "a positive number");
	return spot.value;
}
function commit(spot) {
	const { value } = spot;
	if (typeof value !== "string" || !commitId.test(value)) throw new Misshapen(spot, "the id of a commit");
	return value;
}
const commitId = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const orNull = (spot, read) => spot.value === null || spot.value === void 0 ? null : read(spot);
function readFileText(spot) {
	if (Array.isArray(spot.value)) throw new Misshapen(spot, "a file, it is a folder");
	const type = text(member(spot, "type"));
	if (type !== "file") throw new Misshapen(spot, `a file, it is a ${type}`);
	if (text(member(spot, "encoding")) !== "base64") throw new Misshapen(spot, "a file of at most 1 MB");
	return decode(Buffer.from(text(member(spot, "content")), "base64"), spot);
}
function decode(bytes, spot) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		throw new Misshapen(spot, "UTF-8");
	}
}
function readPage(spot) {
	return {
		number: number(member(spot, "number")),
		body: orNull(member(spot, "body"), text) ?? "",
		open: text(member(spot, "state")) === "open",
		author: readAuthor(member(spot, "user")),
		url: text(member(spot, "html_url"))
	};
}
function readPull(spot) {
	const merged = orNull(member(spot, "merged_at"), text) !== null;
	return {
		number: number(member(spot, "number")),
		head: commit(inside(spot, "head", "sha")),
		base: {
			ref: text(inside(spot, "base", "ref")),
			sha: commit(inside(spot, "base", "sha"))
		},
		merge: readMerge$1(spot, merged),
		merged,
		fork: isFork(spot)
	};
}
function readMerge$1(spot, merged) {
	return merged || member(spot, "mergeable").value === true ? orNull(member(spot, "merge_commit_sha"), commit) : null;
}
function isFork(spot) {
	return orNull(inside(spot, "head", "repo"), (repository) => number(member(repository, "id"))) !== number(inside(spot, "base", "repo", "id"));
}
async function unless(means, instead, ask) {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof GitHubError && means(error)) return instead;
		throw error;
	}
}
// src/github/http.ts
const largestBody$1 = 33554432;
async function exchange(fetch, { url, ...request }, timeout) {
	const signal = AbortSignal.timeout(Math.max(1, Math.ceil(timeout)));
	try {
		const { status, headers, body } = await fetch(url, {
			...request,
			redirect: "manual",
			signal
		});
		const reply = {
			status,
			headers: new Map(headers),
			text: await readText(body)
		};
		if (status >= 300 && status < 400) throw redirected(status, reply.headers.get("location") ?? "", url);
		return reply;
	} catch (error) {
		if (error instanceof Unanswered) throw error;
		throw signal.aborted ? late(timeout) : broken(error);
	}
}
function redirected(status, location, from) {
	const target = URL.canParse(location, from) ? new URL(location, from) : null;
	const where = target === null || location === "" ? "" : ` to ${target.protocol}//${target.host}${target.pathname}`;
	return new Unanswered(`it answered ${String(status)}, a redirect${where}, which was not followed`, {
		processed: "no",
		passing: false,
		hint: "If the repository was renamed or moved, start a new run. Otherwise check GITHUB_API_URL, and the proxies between the runner and GitHub. The token is never sent to another address."
	});
}
async function readText(body) {
	const chunks = [];
	let size = 0;
	for await (const chunk of body ?? []) {
		size += chunk.length;
		if (size > largestBody$1) throw tooLarge();
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}
const hint$1 = "Re-run the job. If it persists, check the network of the runner, HTTPS_PROXY and NO_PROXY, and NODE_EXTRA_CA_CERTS for a GitHub Enterprise Server with its own certificate authority.";
const tooLarge = () => new Unanswered(`the answer has over ${String(largestBody$1)} bytes`, {
	processed: "unknown",
	passing: false,
	hint: hint$1
});
const late = (timeout) => new Unanswered(`no complete answer came within ${String(Math.ceil(timeout / 1e3))} s`, {
	processed: "unknown",
	passing: true,
	hint: hint$1
});
function broken(error) {
	const causes = leaves(error);
	const processed = causes.length > 0 && causes.every(beforeSending) ? "no" : "unknown";
	return new Unanswered(`the connection failed: ${[...new Set(causes.map(({ message, code }) => message === "" ? code ?? "it broke" : message))].join("; ")}`, {
		processed,
		passing: true,
		hint: hint$1
	});
}
function leaves(error) {
	if (error instanceof AggregateError) return error.errors.flatMap(leaves);
	if (!(error instanceof Error)) return [new Error(String(error))];
	return error.cause instanceof Error ? leaves(error.cause) : [error];
}
const beforeSending = ({ syscall, code }) => syscall === "connect" || syscall?.startsWith("getaddrinfo") === true || code === "UND_ERR_CONNECT_TIMEOUT";
var Unanswered = class extends Error {
	name = "Unanswered";
	processed;
	hint;
	passing;
	constructor(message, facts) {
		super(message);
		this.processed = facts.processed;
		this.passing = facts.passing;
		this.hint = facts.hint;
	}
};
const minute = 6e4;
function rateLimitWait(reply, now) {
	if (!isRateLimit(reply)) return null;
	const after = digits(reply.headers.get("retry-after"));
	if (after !== null) return after * 1e3;
	const reset = digits(reply.headers.get("x-ratelimit-reset"));
	if (reply.headers.get("x-ratelimit-remaining") !== "0" || reset === null) return minute;
	const theirs = Date.parse(reply.headers.get("date") ?? "");
	return Math.max(0, reset * 1e3 - (Number.isNaN(theirs) ? now : theirs)) + 1e3;
}
function isRateLimit({ status, headers, text }) {
	if (status === 429) return true;
	return status === 403 && (headers.has("retry-after") || /rate limit|abuse detection/i.test(text));
}
const digits = (header) => header !== void 0 && /^[0-9]{1,12}$/.test(header.trim()) ? Number(header) : null;
const retries = 4;
const firstBackoff = 500;
const longestWait = 9e4;
const deadlines = {
	request: 2e4,
	call: 2 * longestWait
};
const mostPatience = 6e5;
var Transport = class {
	requests = 0;
	waited = 0;
	refused = null;
	fetch;
	clock;
	log;
	constructor(fetch, clock, log) {
		this.fetch = fetch;
		this.clock = clock;
		this.log = log;
	}
	async send(request, repeatable) {
		const known = this.knownRefusal(request);
		if (known !== null) return known;
		const end = this.clock.now() + deadlines.call;
		for (let attempt = 1;; attempt += 1) {
			const came = await this.once(request, end).catch(unanswered);
			const now = this.clock.now();
			const limited = "status" in came ? rateLimitWait(came, now) : null;
			const wait = this.delay(came, limited, attempt, repeatable);
			if (now + wait >= end || limited !== null && this.waited + wait > mostPatience) {
				if ("status" in came && limited !== null) this.refused = {
					method: request.method,
					reply: came,
					until: now + limited
				};
				return answerOf(came);
			}
			if (limited !== null) this.waited += wait;
			this.log(`waiting ${String(wait)} ms, then attempt ${String(attempt + 1)}`);
			await this.clock.sleep(wait);
		}
	}
	delay(came, limited, attempt, repeatable) {
		const random = this.clock.random();
		if (attempt > retries) return Infinity;
		if (limited !== null) return limited > longestWait ? Infinity : Math.round(limited + random * 1e3);
		const passing = "status" in came ? came.status >= 500 : came.passing;
		const safe = repeatable || "processed" in came && came.processed === "no";
		return passing && safe ? Math.round(random * firstBackoff * 2 ** (attempt - 1)) : Infinity;
	}
	knownRefusal({ method }) {
		if (this.refused === null || this.clock.now() >= this.refused.until) return null;
		return method === "GET" && this.refused.method !== "GET" ? null : this.refused.reply;
	}
	async once(request, end) {
		const start = this.clock.now();
		this.requests += 1;
		const tell = (what) => {
			const { pathname, search } = new URL(request.url);
			this.log(`${request.method} ${pathname}${search} ${what} in ${String(Math.round(this.clock.now() - start))} ms`);
		};
		try {
			const reply = await exchange(this.fetch, request, Math.min(deadlines.request, end - start));
			const id = reply.headers.get("x-github-request-id");
			tell(`${String(reply.status)}${id === void 0 ? "" : `, request ${id},`}`);
			return reply;
		} catch (error) {
			tell("got no answer");
			throw error;
		}
	}
};
function unanswered(error) {
	if (error instanceof Unanswered) return error;
	throw error;
}
function answerOf(came) {
	if (came instanceof Unanswered) throw came;
	return came;
}
// src/github/operations.ts
const operations = {
	readFile: {
		route: "GET /repos/{owner}/{repo}/contents/{path}",
		says: "Reading a file",
		needs: "contents: read"
	},
	comments: {
		route: "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
		says: "Reading the comments",
		needs: "pull-requests: write"
	},
	recentComments: {
		route: "GET /repos/{owner}/{repo}/issues/comments",
		says: "Reading the newest comments",
		needs: "pull-requests: write"
	},
	createComment: {
		route: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
		says: "Writing a comment",
		needs: "pull-requests: write",
		once: true
	},
	updateComment: {
		route: "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",
		says: "Changing a comment",
		needs: "pull-requests: write"
	},
	pull: {
		route: "GET /repos/{owner}/{repo}/pulls/{pull_number}",
		says: "Reading the pull request",
		needs: "pull-requests: read"
	},
	pulls: {
		route: "GET /repos/{owner}/{repo}/pulls",
		says: "Listing the pull requests",
		needs: "pull-requests: read"
	},
	pullsOf: {
		route: "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls",
		says: "Finding the pull request of a commit",
		needs: "pull-requests: read"
	},
	tipOf: {
		route: "GET /repos/{owner}/{repo}/git/ref/{ref}",
		says: "Reading where a branch is",
		needs: "contents: read"
	},
	issues: {
		route: "GET /repos/{owner}/{repo}/issues",
		says: "Listing the issues",
		needs: "issues: write"
	},
	createIssue: {
		route: "POST /repos/{owner}/{repo}/issues",
		says: "Writing an issue",
		needs: "issues: write",
		once: true
	},
	updateIssue: {
		route: "PATCH /repos/{owner}/{repo}/issues/{issue_number}",
		says: "Changing an issue",
		needs: "issues: write"
	},
	commentOnIssue: {
		route: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
		says: "Writing a comment",
		needs: "issues: write",
		once: true
	},
	setStatus: {
		route: "POST /repos/{owner}/{repo}/statuses/{sha}",
		says: "Setting the status of a commit",
		needs: "statuses: write"
	}
};
// src/github/call.ts
function openCall(options) {
	const { transport, now } = options;
	const octokit = openOctokit(options);
	const redact = (text) => text.replaceAll(options.token, "[redacted]");
	const target = {
		owner: options.repository.owner,
		repo: options.repository.name
	};
	return async (id, about, parameters, read) => {
		const asked = {
			operation: operations[id],
			about
		};
		const seen = {};
		const fetch = async (url, { method, headers, body }) => {
			const request = {
				url,
				method,
				headers,
				...body === void 0 ? {} : { body }
			};
			seen.reply = await transport.send(request, !("once" in operations[id]));
			return toFetched(seen.reply);
		};
		try {
			const route = operations[id].route;
			const came = await octokit.request(route, {
				...target,
				...parameters,
				headers: apiVersion,
				request: { fetch }
			});
			return {
				value: read(whole(came.data)),
				more: /\brel="?next\b/.test(came.headers.link ?? "")
			};
		} catch (error) {
			if (error instanceof Misshapen) throw misshapenError(asked, error);
			if (error instanceof Error && error.cause instanceof Unanswered) throw unansweredError(asked, error.cause, redact);
			if (seen.reply !== void 0 && seen.reply.status >= 300) throw refusalError(asked, {
				...seen.reply,
				text: redact(seen.reply.text)
			}, now());
			throw error;
		}
	};
}
const apiVersion = { "x-github-api-version": "2022-11-28" };
function openOctokit({ token, api, log }) {
	if (!/^[\x21-\x7e]+$/.test(token)) throw new GitHubError("The GitHub token is empty or contains invalid characters.", { hint: "Omit the input github-token to use the token of the job." });
	const quiet = {
		debug: () => {},
		info: () => {},
		warn: log,
		error: log
	};
	return new Octokit({
		auth: token,
		baseUrl: api,
		userAgent: `ifmatch/${version}`,
		log: quiet,
		request: { log: quiet }
	});
}
function toFetched({ status, headers, text }) {
	const type = /\bjson\b/.test(headers.get("content-type") ?? "") ? "application/json" : "text/plain";
	return {
		status,
		headers: new Map([...headers, ["content-type", type]]),
		text: () => Promise.resolve(text)
	};
}
const begin = ({ operation, about }) => `${operation.says}${about === null ? "" : ` (${about})`}`;
function refusalError(asked, reply, now) {
	const says = messageOf(reply);
	const quoted = says === "" ? "" : `, "${says}"`;
	return new GitHubError(`${begin(asked)}: GitHub answered ${String(reply.status)}${quoted}.`, {
		status: reply.status,
		hint: hintFor(asked.operation, reply, now)
	});
}
function unansweredError(asked, { message, hint }, redact) {
	return new GitHubError(`${begin(asked)}: no answer of GitHub, ${redact(message)}.`, { hint });
}
function misshapenError(asked, { message }) {
	return new GitHubError(`${begin(asked)}: the answer of GitHub cannot be used, ${message}.`, { hint: "Check what GitHub shows there, and that GITHUB_API_URL is the address of its API." });
}
function messageOf({ text }) {
	const { message, errors } = objectOf(text);
	const said = [message, ...(Array.isArray(errors) ? errors : []).map((error) => detailOf$1(error))].filter((part) => typeof part === "string" && part !== "").join(": ");
	const characters = Array.from(said);
	return characters.length > longest$1 ? `${characters.slice(0, longest$1).join("")}\u2026` : said;
}
const longest$1 = 300;
function detailOf$1(error) {
	if (typeof error !== "object" || error === null) return error;
	const { message, field, code } = error;
	return message ?? [field, code].filter((part) => typeof part === "string").join(" ");
}
function objectOf(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null ? value : {};
	} catch {
		return {};
	}
}
function hintFor({ needs }, reply, now) {
	const wait = rateLimitWait(reply, now);
	if (wait !== null) return `GitHub rate limit reached. Re-run the job after ${timeOf(now + wait)} UTC.`;
	const { status, text } = reply;
	const told = tellings.find((one) => one.status === status && one.pattern.test(text));
	if (told !== void 0) return told.hint;
	if (status === 403 || status === 404) return permission(needs);
	return byStatus.get(status) ?? (status >= 500 ? trouble : "See the message of GitHub.");
}
const permission = (needs) => `Give the job the permission "${needs}" (permissions: in the workflow), and check that the token is one for this repository. Runs for forks and for Dependabot get a read-only token.`;
const trouble = "GitHub is unavailable. Re-run the job later.";
const tellings = [
	{
		status: 403,
		pattern: /\blocked\b/i,
		hint: "The conversation of the pull request is locked. Unlock it, or set the input comment to false."
	},
	{
		status: 403,
		pattern: /\bSAML\b|\bIP allow list\b/i,
		hint: "The organization denies access to this token or this runner. Ask its owner."
	},
	{
		status: 404,
		pattern: /no commit found/i,
		hint: "The commit or the branch no longer exists. Run the workflow on a newer commit."
	},
	{
		status: 422,
		pattern: /too long/i,
		hint: "The text is too long for GitHub. See the job summary and the plan file."
	}
];
const byStatus = new Map([
	[401, "The token is wrong or has expired. Omit the input github-token to use the token of the job."],
	[409, "The repository is empty, or GitHub is busy with it. Re-run the job."],
	[410, "It was deleted, or is disabled in the repository settings."]
]);
const timeOf = (time) => new Date(time).toISOString().slice(11, 16);
const pageSize = 100;
const mostPages = 100;
async function listAll(call, listing) {
	const { id, about, parameters, read, limit = Infinity } = listing;
	const all = [];
	for (let page = 1; page <= mostPages; page += 1) {
		const numbered = page === 1 ? {} : { page };
		const { value, more } = await call(id, about, {
			...parameters,
			per_page: Math.min(pageSize, limit),
			...numbered
		}, (spot) => items(spot).map(read));
		all.push(...value);
		if (!more || all.length >= limit) return all.slice(0, limit);
	}
	throw new GitHubError(`GitHub returned more than ${String(1e4)} results (${id}).`, { hint: "There is no known workaround. Please report it." });
}
// src/github/publish.ts
async function publish(github, publication) {
	const { mode, readMarker } = publication;
	const existing = await ours(github, publication);
	const [current = null, ...doubles] = existing;
	const body = publication.body(current && readMarker(current.body));
	const result = {
		url: current === null ? null : current.url,
		skipped: null,
		doubles,
		writtenBy: null
	};
	const skipped = await reasonToSkip(github, publication, body, existing);
	if (skipped !== null) return {
		...result,
		skipped
	};
	if (mode === "new") return {
		...result,
		...await writeAnew(github, publication, body, existing)
	};
	const written = current && await updateBody(github, current, body);
	if (written !== null) return {
		...result,
		url: written.url,
		doubles: await retire(github, doubles, publication.retired(written.url))
	};
	if (mode === "quiet") return {
		...result,
		url: null,
		skipped: "quiet"
	};
	return {
		...result,
		...await writeAnew(github, publication, body, doubles)
	};
}
async function writeAnew(github, publication, body, replaced) {
	const { url, author } = await createOnce(github, publication, body);
	const writtenBy = isBy({ author }, publication.author) ? null : author.login;
	return {
		url,
		doubles: await retire(github, replaced, publication.retired(url)),
		writtenBy
	};
}
const updateBody = async (github, current, body) => current.body === body ? current : github.updateComment(current.id, body);
async function retire(github, doubles, text) {
	const left = [];
	for (const double of doubles) if (!await unless(() => true, false, async () => {
		await github.updateComment(double.id, text);
		return true;
	})) left.push(double);
	return left;
}
const ours = async (github, publication) => allOurs(await github.comments(publication.pull), publication);
async function reasonToSkip(github, { pull, head, mode, readMarker, onto }, body, existing) {
	const run = readMarker(body)?.run;
	if (run === void 0) throw new Error("a comment was to be published without its first line");
	if (onto !== void 0 && !isStill(onto, existing)) return "older-run";
	if (mode !== "new" && isOlder(run, existing.map((comment) => readMarker(comment.body)?.run ?? run))) return "older-run";
	if (existing.length === 0 && mode === "quiet") return "quiet";
	if (head === null) return null;
	const now = await github.pull(pull);
	return now.head === head && !now.merged ? null : "moved-on";
}
const isOlder = (run, written) => !(written[0]?.id === run.id && written[0].attempt === run.attempt) && written.some((other) => isNewer(other, run));
function isStill(seen, [current]) {
	if (current === void 0) return true;
	return current.id === seen?.id && firstLine(current) === firstLine(seen);
}
const firstLine = ({ body }) => body.split("\n", 1)[0] ?? "";
async function createOnce(github, publication, body) {
	const { pull } = publication;
	try {
		return await github.createComment(pull, body);
	} catch (error) {
		if (!isOpen(error)) throw error;
		return (await ours(github, publication)).find((comment) => comment.body === body) ?? await github.createComment(pull, body);
	}
}
const isOpen = (error) => error instanceof GitHubError && (error.status === null || error.status >= 500);
const findOurs = (comments, wanted) => allOurs(comments, wanted)[0] ?? null;
function rivalsOf(counting, comments, wanted) {
	const number = wanted.readMarker(counting.body)?.number;
	return allOurs(comments, wanted).filter((other) => {
		const marker = wanted.readMarker(other.body);
		return other.id !== counting.id && marker?.hasRecord === true && marker.number === number;
	});
}
function allOurs(comments, { deployment, config, author, readMarker }) {
	return comments.flatMap((comment) => {
		const marker = isBy(comment, author) ? readMarker(comment.body) : null;
		return marker?.deployment === deployment && marker.config === config ? [{
			comment,
			marker
		}] : [];
	}).toSorted(byWeight).map(({ comment }) => comment);
}
const byWeight = (a, b) => b.marker.number - a.marker.number || a.comment.id - b.comment.id;
function isBy({ author }, login) {
	const type = login.endsWith("[bot]") ? "Bot" : "User";
	return author.login.toLowerCase() === login.toLowerCase() && author.type === type;
}
const isNewer = (run, than) => run.id > than.id || run.id === than.id && run.attempt > than.attempt;
function formatOutputs(outputs, delimiter) {
	return Object.entries(outputs).map(([name, value]) => {
		if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`${name} is no name for an output`);
		if (value.includes(delimiter)) throw new Error(`the output ${name} holds the delimiter`);
		return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
	}).join("");
}
const fresh = 2e3;
function shareComments({ list, create, update, pull: ask }, now) {
	const lists = new Map();
	const pulls = new Map();
	const begin = (all, number, answer) => {
		all.set(number, {
			asked: now(),
			answer
		});
		answer.catch(() => all.delete(number));
		return answer;
	};
	const freshIn = (all, number) => {
		const { asked, answer } = all.get(number) ?? {
			asked: Infinity,
			answer: null
		};
		return now() - asked >= 0 && now() - asked < fresh ? answer : null;
	};
	const comments = (number) => freshIn(lists, number) ?? begin(lists, number, list(number));
	const writing = async (id, write) => {
		try {
			const comment = await write();
			for (const [number, known] of lists) known.answer = begun(known.answer.then((all) => [...all.filter((one) => one.id !== (comment?.id ?? id)), ...comment?.pull === number ? [comment] : []]));
			return comment;
		} catch (error) {
			if (!isRefusal(error)) lists.clear();
			throw error;
		}
	};
	return {
		comments,
		pull(number) {
			const answer = freshIn(pulls, number) ?? ask(number);
			pulls.delete(number);
			return answer;
		},
		lookAhead(number, mustBeOpen) {
			comments(number);
			if (mustBeOpen) begin(pulls, number, ask(number));
		},
		createComment: (pull, body) => writing(null, () => create(pull, body)),
		updateComment: (id, body) => writing(id, () => update(id, body))
	};
}
const isRefusal = (error) => error instanceof GitHubError && error.status !== null && error.status < 500 && error.status !== 408;
// src/github/drift-issue.ts
const seeIssues = (issues, author) => ({
	open: begun(issues.issuesBy(author, "open", Infinity)),
	closed: begun(issues.issuesBy(author, "closed", recent$1))
});
const label = "ifmatch-drift";
const recent$1 = 500;
async function reportInIssue(issues, seen, reporter, report) {
	const [open] = ownedBy(await seen.open, reporter);
	const current = open ?? ownedBy(await seen.closed, reporter)[0];
	const text = {
		title: report.title,
		body: textOf$1(reporter, report)
	};
	if (current === void 0) {
		const made = await issues.createIssue({
			...text,
			labels: [label]
		});
		return {
			...ended$1(made),
			warnings: isBy(made, reporter.author) ? [] : [writtenBy(made, reporter)]
		};
	}
	const { url, number, marker } = current;
	if (marker.digest !== report.digest) return ended$1(await issues.updateIssue(number, open === void 0 ? {
		...text,
		state: "open"
	} : text));
	return {
		...ended$1(current),
		notices: open === void 0 ? [leftClosed(url)] : []
	};
}
async function closeIssue(issues, seen, reporter, line) {
	for (const issue of ownedBy([...await seen.open, ...await seen.closed], reporter)) {
		if (issue.marker.digest === null) continue;
		const body = `${driftMarker({
			...reporter,
			digest: null
		})}\n${line}\n\n${belowMarker(issue.body)}`;
		await issues.updateIssue(issue.number, issue.open ? {
			body,
			state: "closed",
			reason: "completed"
		} : { body });
		if (issue.open) await issues.commentOnIssue(issue.number, line);
	}
	return nothingReported;
}
const textOf$1 = (reporter, { digest, body }) => `${driftMarker({
	...reporter,
	digest
})}\n${body}`;
const nothingReported = {
	url: null,
	notices: [],
	warnings: []
};
const ended$1 = ({ url }) => ({
	...nothingReported,
	url
});
const leftClosed = (url) => `${url} reports this drift, and somebody closed it. It stays closed until the drift changes.`;
const writtenBy = ({ author }, reporter) => `GitHub reports the author ${author.login}, not ${reporter.author}. Set comment-author to ${author.login}, or every run creates a new issue.`;
const ownedBy = (pages, { deployment, config, author }) => pages.flatMap((page) => {
	const marker = isBy(page, author) ? readDriftMarker(page.body) : null;
	return marker?.deployment === deployment && marker.config === config ? [{
		...page,
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
const belowMarker = (body) => body.slice(body.indexOf("\n") + 1);
const openIssues = (call) => ({
	issuesBy: async (author, state, limit) => {
		return (await listAll(call, {
			id: "issues",
			about: author,
			parameters: {
				creator: author,
				state,
				sort: "updated",
				direction: "desc"
			},
			read: (spot) => member(spot, "pull_request").value === void 0 ? readPage(spot) : null,
			limit
		})).filter((page) => page !== null);
	},
	createIssue: async ({ title, body, labels }) => (await call("createIssue", null, {
		title,
		body,
		labels
	}, readPage)).value,
	updateIssue: async (number, { reason, ...change }) => {
		const parameters = {
			issue_number: number,
			...change,
			...reason === void 0 ? {} : { state_reason: reason }
		};
		return (await call("updateIssue", `#${String(number)}`, parameters, readPage)).value;
	},
	commentOnIssue: async (number, body) => (await call("commentOnIssue", `#${String(number)}`, {
		issue_number: number,
		body
	}, readComment)).value
});
// src/github/client.ts
function openGitHub({ token: secret, job, fetch, clock, log = () => {} }) {
	const token = secret.trim();
	const tell = (line) => log(token === "" ? line : line.replaceAll(token, "[redacted]"));
	const transport = new Transport(fetch, clock, tell);
	const { api, repository } = job;
	const call = openCall({
		token,
		api,
		repository,
		transport,
		now: () => clock.now(),
		log: tell
	});
	return {
		...shareComments({
			list: (pull) => listAll(call, {
				id: "comments",
				about: `#${String(pull)}`,
				parameters: { issue_number: pull },
				read: readComment
			}),
			create: async (pull, body) => (await call("createComment", `#${String(pull)}`, {
				issue_number: pull,
				body
			}, readComment)).value,
			pull: async (number) => (await call("pull", `#${String(number)}`, { pull_number: number }, readPull)).value,
			update: (id, body) => unless(({ status }) => status === 404, null, async () => (await call("updateComment", null, {
				comment_id: id,
				body
			}, readComment)).value)
		}, () => clock.now()),
		...openIssues(call),
		...listing(call),
		readFile: (path, ref) => unless(isMissingFile, null, async () => (await call("readFile", path, {
			path,
			ref
		}, readFileText)).value),
		async tipOf(branch) {
			const read = (spot) => commit(inside(spot, "object", "sha"));
			return (await call("tipOf", branch, { ref: `heads/${branch}` }, read)).value;
		},
		async setStatus(sha, { context, state, description, url }) {
			const parameters = {
				sha,
				context,
				state,
				description: fitDescription(description),
				target_url: url
			};
			await call("setStatus", sha, parameters, (spot) => text(member(spot, "context")));
		},
		get requests() {
			return transport.requests;
		}
	};
}
const listing = (call) => ({
	recentComments: (limit) => listAll(call, {
		id: "recentComments",
		about: null,
		parameters: {
			sort: "updated",
			direction: "desc"
		},
		read: readComment,
		limit
	}),
	pullsOf: (sha) => unless(isUnknownCommit, [], () => listAll(call, {
		id: "pullsOf",
		about: sha,
		parameters: { commit_sha: sha },
		read: readPull
	})),
	openPulls: (base) => listAll(call, {
		id: "pulls",
		about: base,
		parameters: {
			state: "open",
			base,
			sort: "created",
			direction: "asc"
		},
		read: readPull
	}),
	mergedPulls: async (base, limit) => {
		return (await listAll(call, {
			id: "pulls",
			about: base,
			parameters: {
				state: "closed",
				base,
				sort: "updated",
				direction: "desc"
			},
			read: readPull,
			limit
		})).filter(({ merged }) => merged);
	}
});
const isMissingFile = ({ status, message }) => status === 404 && !/no commit found/i.test(message);
const isUnknownCommit = ({ status, message }) => (status === 404 || status === 422) && /no commit found/i.test(message);
function fitDescription(description) {
	const characters = Array.from(description);
	return characters.length <= 140 ? description : `${characters.slice(0, 139).join("")}\u2026`;
}
const mostPulls = 100;
async function mergedPulls(github, push, clock, first = knownPulls(github, push)) {
	let found = await first;
	for (const seconds of waits$2) {
		if (found.some(({ merge }) => merge === push.after)) return found;
		await clock.sleep(seconds * 1e3);
		found = await knownPulls(github, push);
	}
	return found;
}
const waits$2 = [
	1,
	2,
	4,
	8,
	15,
	30
];
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
	const { owner, name } = readRepository(env);
	const [server, api] = [readAddress(env, "GITHUB_SERVER_URL"), readAddress(env, "GITHUB_API_URL")];
	const run = {
		id: readNumber(env, "GITHUB_RUN_ID"),
		attempt: readNumber(env, "GITHUB_RUN_ATTEMPT")
	};
	return {
		repository: {
			owner,
			name,
			id: String(readNumber(env, "GITHUB_REPOSITORY_ID")),
			defaultBranch: readDefaultBranch(env, payload)
		},
		sha: readCommit(env),
		ref: read(env, "GITHUB_REF"),
		run: {
			...run,
			url: `${server}/${owner}/${name}/actions/runs/${String(run.id)}/attempts/${String(run.attempt)}`
		},
		startedBy: env["GITHUB_TRIGGERING_ACTOR"] ?? null,
		api,
		server
	};
}
function readDefaultBranch(env, payload) {
	const event = read(env, "GITHUB_EVENT_NAME");
	try {
		const name = orNull(member(whole(payload), "repository"), (one) => text(member(one, "default_branch")));
		if (name !== null || event === "schedule") return name ?? read(env, "GITHUB_REF").replace(/^refs\/heads\//, "");
		throw new Misshapen(whole(payload), "about a repository");
	} catch (error) {
		if (error instanceof Misshapen) throw unreadable$1(event, error);
		throw error;
	}
}
function readRepository(env) {
	const full = read(env, "GITHUB_REPOSITORY");
	const [, owner, name] = /^([A-Za-z0-9_-]+)\/(?!\.{1,2}$)([A-Za-z0-9._-]+)$/.exec(full) ?? [];
	if (owner === void 0 || name === void 0) throw wrong("GITHUB_REPOSITORY", full, "like owner/name");
	return {
		owner,
		name
	};
}
function readCommit(env) {
	const sha = read(env, "GITHUB_SHA");
	try {
		return commit(whole(sha));
	} catch {
		throw wrong("GITHUB_SHA", sha, "the id of a commit");
	}
}
function readNumber(env, variable) {
	const digits = read(env, variable);
	if (!/^[1-9][0-9]{0,14}$/.test(digits)) throw wrong(variable, digits, "a number");
	return Number(digits);
}
function readAddress(env, variable) {
	const address = read(env, variable);
	if (!URL.canParse(address) || !isSafe(new URL(address))) throw wrong(variable, address, "an address that begins with https:// and holds no password and no query");
	return address.replace(/(?<!\/)\/+$/, "");
}
function isSafe({ protocol, hostname, username, password, search, hash }) {
	const loopback = /^(?:localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])$/.test(hostname);
	return (protocol === "https:" || protocol === "http:" && loopback) && username + password + search + hash === "";
}
function read(env, variable) {
	const value = env[variable];
	if (value === void 0 || value === "") throw new GitHubError(`${variable} is not set.`, { hint });
	return value;
}
const wrong = (variable, value, expected) => new GitHubError(`${variable} is "${value}", which is not ${expected}.`, { hint });
const hint = "The runner sets it. Run the action in a GitHub workflow.";
const readers = {
	pull_request: (payload) => readPullRequest(payload, false),
	pull_request_target: (payload) => readPullRequest(payload, true),
	merge_group: (payload) => readMergeGroup(member(payload, "merge_group")),
	push: readPush,
	schedule: () => ({ kind: "schedule" }),
	workflow_dispatch: () => ({ kind: "dispatch" })
};
function readEvent(name, payload) {
	if (!isServed(name)) return {
		kind: "other",
		name
	};
	try {
		return readers[name](whole(payload));
	} catch (error) {
		if (error instanceof Misshapen) throw unreadable$1(name, error);
		throw error;
	}
}
const refuseEvent = ({ name }) => ({
	says: `The event "${name}" is not supported.`,
	fix: `Run the workflow on ${Object.keys(readers).join(", ")}.`
});
const unreadable$1 = (name, { message }) => new GitHubError(`The payload of the event ${name} cannot be used: ${message}.`, { hint: "It is the file of GITHUB_EVENT_PATH. Run the action in a GitHub workflow." });
const isServed = (name) => Object.hasOwn(readers, name);
const readPullRequest = (payload, hardened) => ({
	kind: "pull-request",
	pull: readPull(member(payload, "pull_request")),
	hardened
});
function readMergeGroup(group) {
	return {
		kind: "merge-group",
		head: commit(member(group, "head_sha")),
		base: commit(member(group, "base_sha")),
		pulls: pullsIn(text(member(group, "head_ref")))
	};
}
function pullsIn(ref) {
	const [, pull, onto] = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-([1-9][0-9]{0,14})-([0-9a-f]{40,64})$/.exec(ref) ?? [];
	return pull === void 0 || onto === void 0 ? [] : [{
		number: Number(pull),
		onto
	}];
}
function readPush(payload) {
	const ref = text(member(payload, "ref"));
	if (!ref.startsWith("refs/heads/")) return {
		kind: "other",
		name: "push of a tag"
	};
	const after = commit(member(payload, "after"));
	if (/^0+$/.test(after)) return {
		kind: "other",
		name: "push that deletes a branch"
	};
	return {
		kind: "push",
		branch: ref.slice(11),
		before: commit(member(payload, "before")),
		after,
		commits: items(member(payload, "commits")).map((one) => commit(member(one, "id")))
	};
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
	if (cause !== void 0) return ours$1("If merged now, the apply is refused and nothing changes.");
	return onStale === "refuse" ? md`If merged now, the apply is refused, unless the platform already has these changes. With ${"on_stale: same-diff"} in ${"ifmatch.yaml"}, it is applied as long as the changes are exactly the reviewed ones.` : md`If merged now, it is applied only if the changes are still exactly the reviewed ones (${"on_stale: same-diff"}).`;
}
function leftWords(left) {
	const names = left.map(({ kind, deployment, changes }) => say`${[kind]} of ${deployment.slug} (${[changeWords(summarize(changes)).join(", ")]})`);
	return say`Not sent: ${together$1(names, ", ")}. These changes are not part of the reviewed plan: the platform changed there, or an earlier merge was not applied. To apply them, run the workflow manually and review its plan.`;
}
function successorWords(by) {
	if (by.what === "comment") return {
		tail: "see the other comment",
		says: md`The plan is in ${link(ours$1("another comment"), by.url)}. This one is no longer updated.`
	};
	if (by.what === "plan") return {
		tail: "superseded",
		says: md`This plan is out of date and will not be applied. ${link(ours$1("A new comment"), by.url)} shows the current plan and what changed.`
	};
	if (by.what === "deployments") return {
		tail: "valid again",
		says: ours$1("Each deployment that changes has a comment with its plan.")
	};
	if (by.what === "head") return {
		tail: "being previewed",
		says: md`The plan of commit ${short(by.commit)} will be shown here.`
	};
	if (by.what === "pull") return {
		tail: "not applied yet",
		says: md`Pull request #${by.pull} came before this one in the same push and was not applied. After it is applied or reverted, re-run ${link(ours$1("the job"), by.run)}; that is safe.`
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
		fix: say`${previewAgain$1(why, pull)} Then add it to the queue again.`
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
const previewAgain$1 = ({ code }, pull) => code === "fork" ? say`To have it previewed and reviewed, push its branch to this repository and open a pull request from there, or preview forks with ${"pull_request_target"}.` : say`Run the preview of pull request #${pull} again and review it.`;
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
const runLink = ({ job }) => link(ours$1("this run"), job.run.url);
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
	if (planFile === null || held === 0) return nothing$2;
	if (held === all) return md`${planFile} holds the undo.`;
	return md`${planFile} holds the undo of ${held} of ${ours$1(count(all, "bundle"))}.`;
}
const hasUndo = ({ outcome }) => "undo" in outcome && outcome.undo !== null;
const mayBeChanged = ({ bundle, outcome }) => outcome.result !== "not-applied" && bundle.changes.length > 0;
const summaryLink = ({ job }) => link(ours$1("job summary"), job.run.url);
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
process.getBuiltinModule("node:path");
const posix$2 = (() => process.getBuiltinModule("node:path").posix)();
// src/action/base.ts
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
const oneFile = (path, text) => ({
	kind: (asked) => asked === path ? "file" : "missing",
	list: () => [],
	read(asked) {
		if (asked !== path) throw new SourceError("missing", asked, "it is not there");
		return Buffer.from(text);
	}
});
const waits$1 = [
	0,
	1,
	2,
	4
];
async function fetchMerge(pull, action) {
	const { github, job, clock } = action;
	const wanted = job.run.attempt > 1 ? [pull.head, await github.tipOf(pull.base.ref)] : [pull.head];
	for (const wait of waits$1) {
		await clock.sleep(wait * 1e3);
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
process.getBuiltinModule("node:crypto");
const createHash$1 = (() => process.getBuiltinModule("node:crypto").createHash)();
process.getBuiltinModule("node:path");
const posix$1 = (() => process.getBuiltinModule("node:path").posix)();
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
// src/action/records.ts
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
const configPath = ({ folder, config }) => config ?? posix$1.join(folder, "ifmatch.yaml");
const configDigest = (inputs) => createHash$1("sha256").update(posix$1.normalize(configPath(inputs))).digest("hex").slice(0, 16);
const oursOf = (deployment, action) => ({
	deployment,
	config: configDigest(action.inputs),
	author: action.inputs.commentAuthor,
	readMarker: (body) => markerOf(body, action)
});
// src/action/deployments.ts
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
async function wantedFrom(source, judgedBy, { github, inputs }) {
	const { folder, deployment } = inputs;
	const config = configPath(inputs);
	const text = await github.readFile(config, judgedBy);
	const hasOwn = source.kind(config) === "file";
	if (inputs.config !== null && text === null && !hasOwn) throw new UsageError(`The input config is "${config}", but this file does not exist. The path is relative to the root of the repository.`);
	if (text === null && !hasOwn) refuseBelowConfig(source, folder);
	const unjudged = hasOwn ? strictest : defaultSettings;
	return {
		source,
		paths: hasOwn || folder === "." ? [] : [posix$2.join(folder, "policies")],
		config: hasOwn ? config : null,
		deployment,
		judge: text === null ? unjudged : settingsIn(config, text, judgedBy)
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
function settingsIn(path, text, commit) {
	const { settings, problems } = loadConfig(oneFile(path, text), path);
	if (!hasErrors(problems)) return settings;
	throw new UsageError(`${path} has errors at ${commit}, which the guards are read from. Fix it there first: \`ifmatch validate\` shows what is wrong.`);
}
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
async function whileAsking(ask) {
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
	"no-token": "This run got no API token, so it can neither preview nor apply. Set the input api-token from a secret.",
	"no-address": "This run was not told the platform's address, so it can neither preview nor apply. Give it as base-url."
};
function refuseOtherCheckout({ git, job, runtime }, what = "") {
	const head = git.commit("HEAD");
	if (head === null && runtime.source.list("").length === 0) throw new UsageError("The workspace is empty. Add actions/checkout before this step.");
	if (head === null || head === job.sha) return;
	throw new UsageError(`The checkout is at ${head}, and not at ${what}${job.sha}. Remove "ref:" from actions/checkout.`);
}
async function validateOnly(action) {
	const wanted = await wantedFrom(action.runtime.source, action.job.repository.defaultBranch, action);
	return ended("validate", validate(wanted, action.runtime));
}
// src/action/main.ts
async function runAction(parts) {
	try {
		removeFormerPlan(parts);
		const inputs = readInputs(parts.env);
		const payload = JSON.parse(readFileSync(parts.env["GITHUB_EVENT_PATH"] ?? "", "utf8"));
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
	if (event.kind === "other") return nothing$1(event, action);
	if (command === "validate") return (await import("./action.js")).validateOnly(action);
	if (command === "preview" && (event.kind === "push" || event.kind === "schedule")) return (await import("./action.js")).watch(action);
	const serve = serving[event.kind];
	return serve(event, action);
}
const isOnDefaultBranch = ({ job }) => job.ref === `refs/heads/${job.repository.defaultBranch}`;
const serving = {
	"pull-request": async (event, action) => (await import("./action.js")).reviewPull(event, action),
	"merge-group": async (event, action) => (await import("./action.js")).checkGroup(event, action),
	push: async (event, action) => (await import("./action.js")).applyMerged(event, action),
	dispatch: async (_, action) => (await import("./action.js")).runByHand(action),
	schedule: lookForDrift
};
async function lookForDrift({ kind }, action) {
	if ((kind === "schedule" || kind === "dispatch") && isOnDefaultBranch(action)) return (await import("./action.js")).reportDrift(action);
	throw new UsageError("Drift is checked on a schedule, or by a manual run on the default branch.");
}
async function nothing$1(event, action) {
	const { says, fix } = refuseEvent(event);
	const { validateOnly } = await import("./action.js");
	const result = await validateOnly(action);
	return {
		...result,
		notices: [...result.notices, `${says} ${fix}`]
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
	const clock = {
		now: () => parts.now(),
		random: Math.random,
		sleep: (milliseconds) => setTimeout$1(milliseconds)
	};
	const log = (line) => verbose ? runtime.terminal.tell(line) : void 0;
	const github = openGitHub({
		token: inputs.githubToken,
		job,
		fetch: network.fetch,
		clock,
		log
	});
	try {
		return await use({
			runtime,
			job,
			github,
			git: new Git(cwd, env),
			inputs,
			clock
		});
	} finally {
		await network.close();
		await runtime.close();
	}
}
async function openNetwork(api, env) {
	const { openFetch } = await import("./plan.js");
	const { proxiesIn } = await import("./base.js");
	return openFetch(new URL(api), proxiesIn(env));
}
function withToken(env) {
	const token = input(env, "api-token");
	return token === null ? env : {
		...env,
		IFMATCH_API_TOKEN: token
	};
}
function reportFailure(error, { env, streams }) {
	const hint = "hint" in error && typeof error.hint === "string" ? error.hint : null;
	const message = withHint({
		message: error.message,
		hint
	});
	streams.out.write(`${workflowCommand({
		command: "error",
		properties: {},
		message
	})}\n`);
	append(env["GITHUB_OUTPUT"], formatOutputs({
		outcome: "failed",
		"failure-reason": escapeHidden(message.replaceAll(/\s+/g, " "))
	}, `ifmatch-${randomUUID$1()}`));
	return 1;
}
function append(path, text) {
	if (path !== void 0 && path !== "") appendFileSync(path, text);
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
const hidesLoosening = (outcome) => ("triangulation" in outcome ? outcome.triangulation?.bundles ?? [] : []).some(({ changes, live }) => live.some(isLoosening) || changes.some(({ own }) => own !== null && isLoosening(own)));
const mayLoosen = ({ effect }) => effect !== "stricter" && effect !== "neutral";
function readInputs(env) {
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
			maxDeletes: wholeNumber(env, "max-deletes")
		},
		onStale: input(env, "on-stale") === null ? null : oneOf(env, "on-stale", ["refuse", "same-diff"]),
		failOn: failures(input(env, "fail-on")),
		comment: oneOf(env, "comment", ["true", "false"]) === "true",
		commentAuthor: input(env, "comment-author") ?? "github-actions[bot]",
		planFile: planFileOf(env),
		planDigest: digest(input(env, "plan-digest")),
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
function wholeNumber(env, name) {
	const value = input(env, name);
	if (value === null) return null;
	if (/^\d{1,6}$/.test(value)) return Number(value);
	throw new UsageError(`The input ${name} is "${value}", but must be a whole number.`);
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
function digest(value) {
	if (value === null || /^sha256:[0-9a-f]{64}$/.test(value)) return value;
	throw new UsageError(`The input plan-digest is "${value}", but must be the digest of a plan, as a preview prints it: sha256: and 64 digits.`);
}
function folderOf(path, separator = sep) {
	const folder = posix$3.normalize(path.replaceAll(separator, "/")).replace(/\/$/, "");
	if (posix$3.isAbsolute(folder) || /^[A-Za-z]:\//.test(folder) || folder === ".." || folder.startsWith("../")) throw new UsageError(`The input working-directory is "${path}", which is outside the repository.`);
	return folder;
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
async function applyPlan(reviewed, effects, options) {
	effects.progress(`Checking ${String(reviewed.bundles.length)} ${reviewed.bundles.length === 1 ? "bundle" : "bundles"} before anything is written`);
	const checked = await tryCheck(reviewed, effects, options);
	if (checked instanceof Error) return {
		kind: "failed",
		error: checked,
		results: notApplied$1(reviewed, reasons.checked(checked))
	};
	return refusalOf(checked, options) ?? sendAll(checked, effects, options);
}
async function tryCheck(reviewed, effects, options) {
	try {
		return await checkAll(reviewed.bundles, effects, options);
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
async function sendAll(checked, effects, { onStale }) {
	const results = [];
	const sentTo = new Set();
	let stop = null;
	for (const one of checked) {
		const { bundle } = one;
		if (one.state === "ready" && effects.stopped()) stop ??= interrupted;
		if (one.state !== "ready" || stop !== null) {
			results.push({
				bundle,
				outcome: withoutSending(one, stop?.reason ?? "")
			});
			continue;
		}
		effects.progress(`Applying ${nameOfBundle(bundle)}`);
		const sent = await send$1(one, effects, onStale === "same-diff" || sentTo.has(bundle.deployment.id));
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
function send$1(ready, effects, acceptsMoved) {
	return attempt(ready, ready.fresh, {
		lost: null,
		repeated: false,
		acceptsMoved
	}, effects);
}
async function attempt(ready, fresh, history, effects) {
	const put = await tryPut(fresh, effects);
	if (put.kind === "written") return {
		outcome: await verify(ready, fresh, put.stateVersion, effects),
		error: null
	};
	const found = await look(ready.bundle, fresh, put, history, effects);
	const decision = found === null ? "not-applied" : decide$1(put.kind, found.shown, history);
	const next = afterPut(history, put);
	if (decision !== "again") return {
		outcome: toResult(decision, put, found, ready, next.lost),
		error: put.error
	};
	if (effects.stopped()) return {
		outcome: interruptedResult(put, found, ready, next.lost),
		error: put.error
	};
	return attempt(ready, found?.fresh ?? fresh, next, effects);
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
async function tryPut(fresh, effects) {
	try {
		const put = await effects.put(fresh, fresh.stateVersion);
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
async function look(bundle, sent, put, history, effects) {
	if ((put.kind === "refused" || put.kind === "unsent") && history.lost === null) return null;
	const fresh = await tryPreview(bundle, effects);
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
async function tryPreview(bundle, effects) {
	try {
		return await effects.preview(bundle);
	} catch (thrown) {
		return toError(thrown);
	}
}
async function verify({ bundle, before }, sent, stateVersion, effects) {
	const undo = before && {
		stateVersion,
		content: before
	};
	const now = await lookBeyond(sent, bundle, effects);
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
async function lookBeyond(sent, bundle, effects) {
	let shown = await tryPreview(bundle, effects);
	for (const seconds of waits) {
		if (!isBehind(shown, sent) || effects.stopped()) return shown;
		await effects.pause(seconds * 1e3);
		shown = await tryPreview(bundle, effects);
	}
	return shown;
}
const isBehind = (shown, sent) => "changes" in shown && shown.stateVersion === sent.stateVersion;
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
			ours$1(checkedWords(policies, files, problems)),
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
		head: [title(view, `applying ${summaryWords(plan.summary, true)}`), md`${link(ours$1("A run"), view.job.run.url)} is applying exactly the reviewed plan. If the run ended and this comment did not change, re-run it; that is safe.`],
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
	const [headline = nothing$2, ...head] = framed.head;
	const { cause, moved, url } = since;
	const before = link(ours$1("an earlier plan"), url);
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
const noPlan = ours$1("Merging applies nothing: there is no plan.");
const appliedBy = (view) => md`Exactly the reviewed plan, applied by ${runLink(view)}.`;
const isAlready = (results) => results.every(({ outcome }) => outcome.result === "already-applied");
function appliedWords({ results, left = [] }) {
	if (results.length === 0 && left.length > 0) return "nothing was sent";
	if (!isAlready(results)) return `applied, ${doneWords(appliedSummary(results), true)}${alreadyTail(results)}`;
	return `already applied${isUnsent(results) ? ", nothing was sent" : ""}`;
}
const leftBlock = ({ left = [] }) => left.length === 0 ? nothing$2 : toMarkdown(leftWords(left));
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
			md`**What to do:** Re-run ${link(ours$1("the job"), view.job.run.url)}. That is safe: what is applied is not sent again, and nothing is overwritten.`,
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
	const triangulation = shownIn(state.triangulation ?? null, view.deployment);
	const explained = {
		...impact === null ? {} : { impact },
		...triangulation === null ? {} : { triangulation }
	};
	const tail = guards.length === 0 ? "" : "; approval required";
	return {
		head: [title(view, `${summaryWords(plan.summary, true)}${tail}`)],
		report: {
			...planReport(plan, explained, reviewer),
			...approvalsOf(guards, plan, reviewer),
			problems
		},
		foot: endOf(guards.length === 0 ? promise(view) : ours$1("Merging applies nothing without that approval."), fullDiff(view))
	};
}
function unchanged(state, view) {
	const triangulation = shownIn(state.triangulation ?? null, view.deployment);
	const { problems } = state;
	const live = liveIn(triangulation);
	return {
		head: [title(view, `no changes${liveTail(live.length)}`), problems.length === 0 ? nothing$2 : md`${ours$1(problemWords(problems))}: see ${runLink(view)}.`],
		report: {
			cautions: cautionsOf({ bundles: [] }, triangulation),
			notes: triangulationNotes(triangulation, []),
			sections: liveSections(live, false)
		}
	};
}
function promise({ base, job }) {
	const { defaultBranch } = job.repository;
	const merging = base !== void 0 && base !== defaultBranch ? md`This goes to ${base}, and only ${defaultBranch} is applied. Once it reaches ${defaultBranch}, merging` : ours$1("Merging");
	return md`${merging} applies exactly this plan. If the platform changes first, nothing is applied and this comment says why.`;
}
const title = ({ deployment }, rest) => deployment === null ? ours$1(`### Policies: ${rest}`) : md`### Policies for ${deployment}: ${ours$1(rest)}`;
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
	const digest = plan === null ? nothing$2 : md`Digest of this plan: ${plan.digest}`;
	const foot = view.isRecorded === false ? md`**${ours$1(notRecorded)}**` : framed.foot ?? nothing$2;
	return printReport({
		...framed,
		foot: blocks([foot, digest])
	}, detail, largestSummary);
}
// src/action/comments.ts
const joinTold = (told) => ({
	comments: told.flatMap(({ comments }) => comments),
	notices: told.flatMap(({ notices }) => notices)
});
async function comment(note, action) {
	const { github, inputs } = action;
	if (!inputs.comment) return {
		url: null,
		notices: [],
		fate: "told"
	};
	const { pull, deployment, mode, whileOpen, onto } = note;
	const body = (replaced) => textOf(note, replaced, action);
	const ours = oursOf(deployment, action);
	return noted(async () => {
		await openConnection(deployment, action);
		const head = whileOpen ? pull.head : null;
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
		const published = await publish(github, {
			...ours,
			pull: pull.number,
			body,
			mode,
			head,
			retired,
			onto
		});
		const fate = published.skipped === null || published.skipped === "quiet" ? "told" : "overtaken";
		return {
			url: published.url,
			notices: noticesOf$1(published, inputs.commentAuthor),
			fate
		};
	});
}
async function openConnection(deployment, { runtime }) {
	const { connections } = runtime;
	if (connections.name !== null || !connections.has(deployment)) return;
	await whileAsking(() => connections.to(deployment));
}
async function noted(write) {
	try {
		return await write();
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return {
			url: null,
			notices: [notWritten(error)],
			fate: "refused"
		};
	}
}
async function commentEach(pull, notesFor, action, whileOpen = false) {
	const { said, notice } = await readOurs(pull, action);
	const written = [];
	for (const note of notesFor(said)) written.push(await comment({
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
function recordsIn(comments, { inputs }) {
	const config = configDigest(inputs);
	const ours = comments.flatMap((one) => {
		const marker = isBy(one, inputs.commentAuthor) ? readMarker(one.body) : null;
		return marker?.config === config && (inputs.deployment ?? marker.deployment) === marker.deployment ? [{
			comment: one,
			marker
		}] : [];
	});
	const said = new Map();
	for (const { comment: one, marker } of ours.toSorted(byWeight)) {
		const counting = said.get(marker.deployment);
		const record = marker.hasRecord ? firstLine(one) : null;
		if (counting === void 0) said.set(marker.deployment, {
			comment: one,
			marker,
			record,
			hasRival: false
		});
		else if (marker.hasRecord && marker.number === counting.marker.number) said.set(marker.deployment, {
			...counting,
			hasRival: true
		});
	}
	return said;
}
const notWritten = (error) => `The comment could not be written: ${withHint(error)}`;
function noticesOf$1({ skipped, doubles, writtenBy }, author) {
	return [
		...skipped === null || skipped === "quiet" ? [] : [skips[skipped]],
		...doubles.map(({ url }) => `A duplicate comment of ifmatch is out of date. Delete it: ${url}`),
		...writtenBy === null ? [] : [`GitHub reports the author ${writtenBy}, not ${author}. Set comment-author to ${writtenBy}, or every run creates a new comment.`]
	];
}
const skips = {
	"older-run": "The comment was not changed: a newer run wrote it.",
	"moved-on": "The comment was not changed: the pull request was updated since this run began."
};
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
process.getBuiltinModule("node:util");
const isDeepStrictEqual = (() => process.getBuiltinModule("node:util").isDeepStrictEqual)();
// src/action/hold.ts
async function holdPlan(merged, action) {
	const comments = await action.github.comments(merged.pull.number);
	const own = new OwnChanges(merged, action);
	const held = deploymentsIn(merged.plan).map((deployment) => {
		const wanted = oursOf(deployment.slug, action);
		const ours = findOurs(comments, wanted);
		const rivals = ours === null ? [] : rivalsOf(ours, comments, wanted);
		return holdOne({
			...merged,
			deployment,
			own,
			ours,
			rivals
		}, action);
	});
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
function holdOne(one, action) {
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
	if ("code" in believed) return believed.code === "edited" || believed.code === "other-token" || one.own.mayTouch(changed, ours !== null) ? {
		...nothing,
		cause: believed
	} : {
		...nothing,
		left: changed
	};
	const left = changed.filter(isNotIn(believed));
	const unreviewed = left.filter((bundle) => one.own.mayTouch([bundle], true));
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
function differenceOf$1(payload, at, action) {
	const merged = {
		...at,
		isQueued: false
	};
	const part = {
		...merged,
		own: new OwnChanges(merged, action)
	};
	const matched = matchRecord(payload, at.plan.bundles);
	const unreviewed = changedOf(part).filter(isNotIn(payload)).filter((bundle) => part.own.mayTouch([bundle], true));
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
	mayTouch(bundles, hasComment) {
		const { isQueued } = this.#merged;
		if (isQueued && !hasComment && !this.#action.inputs.comment) return false;
		this.#found ??= this.#find();
		if (this.notice !== null) return hasComment || !isQueued;
		return bundles.some((bundle) => this.#found?.has(bundle));
	}
	#find() {
		const { onto, plan, files } = this.#merged;
		try {
			const commit = onto();
			fetchMissing(commit, this.#action);
			const past = pastOf(plan, files);
			const { bundles } = readBase(namedCommit(this.#action.git, commit).open(), past);
			const isOwn = (bundle) => {
				const was = declared(bundle, bundles, past);
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
	return pulls.flatMap((pull) => deployments.flatMap((deployment) => {
		const ours = findOurs(byPull.get(pull.number) ?? [], oursOf(deployment, action));
		return ours === null ? [] : [{
			pull,
			deployment,
			ours
		}];
	}));
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
	const { notices, fate } = await comment({
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
// src/action/tell.ts
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
process.getBuiltinModule("node:timers/promises");
const setTimeout = (() => process.getBuiltinModule("node:timers/promises").setTimeout)();
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
	const files = load(options, runtime);
	const problems = check(files, runtime);
	if (hasErrors(problems)) return invalid(files, problems);
	refuseParts(files);
	askEarly(plan, files, runtime);
	const targets = await findTargets(files, runtime);
	if (platform !== runtime.connections.name) throw new UsageError(`${path} was made for ${platform ?? "no platform"}, but this is ${runtime.connections.name ?? "no platform"}. Preview again here, or fix the address.`);
	const reviewed = {
		plan,
		problems: files.report(problems),
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
const notApplied = (plan, reason) => plan.bundles.map((bundle) => ({
	bundle,
	outcome: {
		result: "not-applied",
		reason,
		current: null
	}
}));
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
	return toOutcome(await applyPlan(sent, applyEffects(reviewed, runtime), {
		onStale,
		limits
	}), reviewed);
}
function applyEffects({ targets, files }, runtime) {
	return {
		preview: (bundle) => previewAgain(targetOf(bundle, targets), files),
		put: (bundle, stateVersion) => {
			const { platform, deployment } = targetOf(bundle, targets);
			return platform.put(deployment, bundle, stateVersion);
		},
		pause: (milliseconds) => pause(milliseconds, runtime.stop),
		progress: (text) => runtime.terminal.progress(text),
		stopped: runtime.noteStop()
	};
}
async function previewAgain({ bundle, deployment, platform }, files) {
	const answer = await platform.dryRun(deployment, bundle);
	return answer.rejections.length > 0 ? answer : planBundle(bundle, deployment, answer, files.locate);
}
function toOutcome(report, reviewed) {
	const { plan, problems } = reviewed;
	if (report.kind === "invalid") return {
		kind: "invalid",
		problems: [...problems, ...rejected(report, reviewed)]
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
	return files.report(report.rejected.flatMap(({ bundle, rejections }) => rejectionProblems(targetOf(bundle, targets).bundle, rejections)));
}
async function pause(milliseconds, stop) {
	const timer = new AbortController();
	const time = setTimeout(milliseconds, null, { signal: timer.signal }).catch(() => {});
	await Promise.race([time, stop()]);
	timer.abort();
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
	const told = wrong === void 0 || wrong === null ? slugs : [...slugs, wrong];
	const left = leftBehind(told, said, review);
	const each = plan === null ? [] : await recordAll(plan, review, said, action);
	const written = [];
	const deployments = plan === null ? [...new Set([...told, ...left])] : left;
	for (const note of notesOf({
		deployments,
		wrong
	}, review, said)) written.push(await comment(note, action));
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
	const isTold = plan !== null && written.every(({ fate }) => fate === "told");
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
		isTold,
		wasStale: each.some((one) => one.wasStale)
	};
}
const slugsIn = ({ targets }) => [...new Set(targets.map(({ deployment }) => deployment.slug))];
function leftBehind(told, said, { outcome }) {
	const all = [...("triangulation" in outcome ? outcome.triangulation?.dropped ?? [] : []).map(({ deployment }) => deployment), ...said.keys()];
	return [...new Set(all.flatMap((deployment) => deployment ?? []))].filter((deployment) => !told.includes(deployment));
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
	const shown = shownIn(state.triangulation ?? null, deployment);
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
	const write = (note) => comment({
		...onto,
		...note
	}, action);
	const none = {
		deployment,
		record: null,
		cause: null,
		wasStale: false
	};
	const decision = decide(asked, action);
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
		record: noted.fate === "told" && noted.url !== null ? record : null,
		noted
	};
}
const shownAt = ({ url }) => ({
	url,
	notices: [],
	fate: "told"
});
function withSince(state, since) {
	return (state.kind === "planned" || state.kind === "no-changes") && since !== null ? {
		...state,
		since
	} : state;
}
function decide(asked, action) {
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
	const difference = differenceFrom(believed, asked, action);
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
	const judging = wantedFrom(merge.source, pull.base.ref, action);
	if (noPreview === null && !pull.fork && merge.source === action.runtime.source) {
		await Promise.race([begun(judging), setImmediate()]);
		fetchBaseAhead(merge.commit, pull, action);
	}
	const wanted = await judging;
	if (noPreview !== null) return validated(pull, wanted, noPreview, action);
	const managed = pull.fork ? { managed: managedBy(pull, merge, wanted, action) } : {};
	return previewed(pull, merge, {
		...wanted,
		...managed
	}, action);
}
function whyNoPreview(pull, hardened, action) {
	return pull.fork && !hardened ? "fork" : whatIsMissing(action);
}
function managedBy(pull, merge, { judge }, action) {
	const { folder, deployment } = action.inputs;
	if (deployment !== null) return new Set([deployment]);
	if (judge.deployments.size > 0) return new Set(judge.deployments.keys());
	try {
		const base = baseIn(merge.commit, pull, action);
		fetchMissing(base, action);
		const paths = judge.file === void 0 && folder !== "." ? [posix.join(folder, "policies")] : [];
		const { files, deploymentsOf } = loadFiles(openCommit(action.git, base), judge, {
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
	const outcome = validate(wanted, action.runtime);
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
	const made = await whileAsking(() => previewFiles({
		...wanted,
		approval: inputs.approval
	}, runtime));
	if (inputs.comment) github.lookAhead(pull.number, true);
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
	const { isTold, wasStale, ...notes } = await noteReview({
		...made,
		outcome,
		pull,
		merge: merge.commit
	}, action);
	const notices = [...explained.notices, ...notes.notices];
	if (notes.refusal !== null) notices.push(...await markChanged(pull, action));
	else if (isTold && (wasStale || action.job.run.attempt > 1)) notices.push(...await markFresh(pull, action));
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
	const told = isWanted && review.fork ? [...notices, forkNotice] : notices;
	try {
		return {
			outcome: await explain(made, {
				base,
				limits
			}, action.runtime),
			notices: told
		};
	} catch (error) {
		if (base === null || !(error instanceof UsageError || error instanceof PlatformError)) throw error;
		return {
			outcome: await explain(made, {
				base: null,
				limits
			}, action.runtime),
			notices: [...told, notToldApart(error)]
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
	const { github, job, runtime, clock } = action;
	if (push.branch !== job.repository.defaultBranch) return otherBranch(push, action);
	const finding = begun(knownPulls(github, push));
	const judging = begun(wantedFrom(runtime.source, judgeOf(push), action));
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
		const told = await tellUnapplied(push, finding, state, action);
		return ended("apply", validate(await judging, runtime), {
			refusal,
			...told
		});
	}
	begun(finding.then((known) => known.forEach(({ number }) => github.lookAhead(number, false))));
	const now = await whileAsking(() => previewTip(judging, action));
	if ("kind" in now) {
		const state = {
			kind: "failed",
			error: now.error,
			results: []
		};
		return ended("apply", now, await tellUnapplied(push, finding, state, action));
	}
	if (now.outcome.kind === "no-changes") return nothingLeft(await finding, now, action);
	const pulls = await mergedPulls(github, push, clock, finding);
	const last = pulls.at(-1);
	if (last?.merge !== push.after) return refuseDirect(pulls, push, now, action);
	if (pulls.length > 1) return applyInOrder(pulls, push, action);
	return applyPull(last, push.before, now, action);
}
async function previewTip(judging, action) {
	requireConnection(action);
	refuseOtherCheckout(action);
	return previewJudged(await judging, action);
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
	const told = await tellAll(pulls, (pull) => commentAgain(pull, state, action, false));
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
		const made = await applyPull(pull, pulls[index - 1]?.merge ?? push.before, await previewJudged(await wantedFrom(sourceOf(pull, push, action), judgeOf(push), action), action), action);
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
	const told = await tellAll(rest, (pull) => commentAgain(pull, {
		kind: "superseded",
		by
	}, action, false));
	return {
		...told,
		notices: [...notices, ...told.notices]
	};
}
const done = new Set(["applied", "no-changes"]);
async function otherBranch(push, action) {
	const { defaultBranch } = action.job.repository;
	const wanted = await wantedFrom(action.runtime.source, defaultBranch, action);
	const notice = `Nothing is applied from ${push.branch}: only ${defaultBranch} is.`;
	return ended("validate", validate(wanted, action.runtime), { notices: [notice] });
}
const judgeOf = ({ before, after }) => /^0+$/.test(before) ? after : before;
function sourceOf({ merge }, push, { runtime, git, job, inputs }) {
	if (merge === null || merge === push.after) return runtime.source;
	git.fetch(merge, job, inputs.githubToken);
	return openCommit(git, merge);
}
async function previewJudged(wanted, action) {
	const { runtime, inputs } = action;
	const made = await whileAsking(() => previewFiles({
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
	const effects = applyEffects(reviewed, runtime);
	runtime.connections.forgetState();
	begun(inParallel(plan.bundles, (bundle) => effects.preview(bundle)));
	await announced();
	const report = await applyPlan(plan, effects, {
		onStale,
		limits
	});
	const outcome = toOutcome(report, reviewed);
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
		const told = await Promise.all(pulls.map((pull) => commentAgain(pull, state, action, false)));
		return joinTold(told);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return {
			comments: [],
			notices: [notWritten(error)]
		};
	}
}
const mergedBy = (push, pulls) => pulls.filter(({ merge }) => merge !== null && push.commits.includes(merge));
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
		issues: seeIssues(github, inputs.commentAuthor)
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
		openPlan: null,
		base: null,
		git,
		fix: null
	}, runtime);
	if ("drift" in outcome) return outcome.drift;
	throw new Error("files that were valid are not any more");
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
		again: againOf(drifted, inputs)
	};
	try {
		if (drift.bundles.every(({ entries }) => entries.length === 0)) return await closeIssue(github, seen, reporter, goneLine(view));
		return await reportInIssue(github, seen, reporter, {
			title: driftTitle(view),
			digest: digestOfAll(drift.bundles),
			body: renderDriftIssue(view)
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
function againOf({ deployment, only }, { folder, config, deployment: asked }) {
	return [...config === null ? folder === "." ? [] : ["-C", folder] : ["--config", config], ...only || asked !== null ? ["--deployment", deployment] : []].map(shellWord).join(" ");
}
process.getBuiltinModule("node:crypto");
const randomUUID = (() => process.getBuiltinModule("node:crypto").randomUUID)();
// src/action/report.ts
async function report(result, action, env) {
	const { runtime, inputs } = action;
	const reason = failureReason(result, inputs);
	const plan = planIn(result);
	const unsigned = plan === null ? null : await writePlan(result, action);
	const told = driftLines(result.drift?.urls ?? [], result.warnings);
	if (inputs.summary) append(env["GITHUB_STEP_SUMMARY"], `${told}${summaryOf(result, action, plan)}\n`);
	append(env["GITHUB_OUTPUT"], formatOutputs(outputsOf(result, action, plan, reason), `ifmatch-${randomUUID()}`));
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
	return (outcome.kind === "changes" || outcome.kind === "no-changes" || outcome.kind === "valid") && reason !== null ? `${reason}\nThe input fail-on wants this to be red.` : null;
}
const planIn = ({ outcome }) => "plan" in outcome ? outcome.plan : null;
async function writePlan({ command, outcome, records }, { runtime, inputs }) {
	const run = {
		tool: `ifmatch ${version}`,
		command,
		platform: runtime.connections.name,
		config: runtime.config,
		says: phrase,
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
export { apply, applyEffects, applyMerged, checkGroup, ended, explainReview, lookForPulls, markChanged, markFresh, markStale, needingApproval, pause, refusalIn, refuseOtherCheckout, report, reportDrift, requireConnection, reviewPull, runAction, runByHand, toOutcome, validateOnly, watch, whatIsMissing, whileAsking };
