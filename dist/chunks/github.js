import { begun, version } from "./base.js";
import { GitHubError } from "./validate.js";
import { Octokit } from "./octokit-core.js";
// src/github/answers.ts
function readComment(spot) {
	const user = member(spot, "user");
	return {
		id: number(member(spot, "id")),
		pull: pullNumber(member(spot, "issue_url")),
		body: orNull(member(spot, "body"), text) ?? "",
		author: orNull(user, readAuthor) ?? {
			login: "ghost",
			type: "User"
		},
		url: text(member(spot, "html_url")),
		updatedAt: time(member(spot, "updated_at"))
	};
}
const readAuthor = (user) => ({
	login: text(inside(user, "login")),
	type: text(inside(user, "type"))
});
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
function time(spot) {
	const milliseconds = Date.parse(text(spot));
	if (Number.isNaN(milliseconds)) throw new Misshapen(spot, "a time");
	return milliseconds;
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
		closedAt: orNull(member(spot, "closed_at"), time),
		author: orNull(member(spot, "user"), readPageAuthor) ?? {
			login: "ghost",
			type: "User"
		},
		url: text(member(spot, "html_url"))
	};
}
const readPageAuthor = (user) => ({
	login: text(inside(user, "login")),
	type: text(inside(user, "type"))
});
function readPull(spot) {
	const merged = orNull(member(spot, "merged_at"), text) !== null;
	return {
		number: number(member(spot, "number")),
		head: commit(inside(spot, "head", "sha")),
		base: {
			ref: text(inside(spot, "base", "ref")),
			sha: commit(inside(spot, "base", "sha"))
		},
		merge: readMerge(spot, merged),
		merged,
		fork: isFork(spot)
	};
}
function readMerge(spot, merged) {
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
const largestBody = 33554432;
async function exchange(fetch, { url, ...request }, timeout) {
	const signal = AbortSignal.timeout(Math.max(1, Math.ceil(timeout)));
	try {
		const { status, headers, body } = await fetch(url, {
			...request,
			redirect: "manual",
			signal
		});
		return {
			status,
			headers: new Map(headers),
			text: await readText(body)
		};
	} catch (error) {
		if (error instanceof Unanswered) throw error;
		throw signal.aborted ? late(timeout) : broken(error);
	}
}
async function readText(body) {
	const chunks = [];
	let size = 0;
	for await (const chunk of body ?? []) {
		size += chunk.length;
		if (size > largestBody) throw tooLarge();
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}
const hint$1 = "Re-run the job. If it persists, check the network of the runner, HTTPS_PROXY and NO_PROXY, and NODE_EXTRA_CA_CERTS for a GitHub Enterprise Server with its own certificate authority.";
const tooLarge = () => new Unanswered(`the answer has over ${String(largestBody)} bytes`, {
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
const mostHops = 3;
const isRedirect = ({ status }) => status >= 300 && status < 400 && status !== 304;
function followed(request, { status, headers }) {
	const location = headers.get("location") ?? "";
	const target = URL.canParse(location, request.url) ? new URL(location, request.url) : null;
	if (target === null || location === "") return refuse(status, "without saying where");
	if (target.origin !== new URL(request.url).origin || target.username !== "" || target.password !== "") return refuse(status, `to ${target.protocol}//${target.host}${target.pathname}`);
	if (status === 303 && request.method !== "GET") return refuse(status, "that would turn the request into another one");
	target.hash = "";
	return {
		...request,
		url: target.href
	};
}
const endless = () => refusal(`it redirects more than ${String(mostHops)} times`);
function refuse(status, where) {
	throw refusal(`it answered ${String(status)}, a redirect ${where}, which was not followed`);
}
const refusal = (says) => new Unanswered(says, {
	processed: "no",
	passing: false,
	hint: "Check GITHUB_API_URL, and the proxies between the runner and GitHub. The token is never sent to another host."
});
const retries = 4;
const firstBackoff = 500;
const longestWait = 9e4;
function retryDelay({ attempt, came, repeatable, now, random }) {
	if (attempt > retries) return null;
	const limited = "status" in came ? rateLimitWait(came, now) : null;
	if (limited !== null) return limited > longestWait ? null : Math.round(limited + random * 1e3);
	const passing = "status" in came ? came.status >= 500 : came.passing;
	const safe = repeatable || "processed" in came && came.processed === "no";
	return passing && safe ? Math.round(random * firstBackoff * 2 ** (attempt - 1)) : null;
}
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
			const came = await this.follow(request, end).catch(unanswered);
			const now = this.clock.now();
			const limited = "status" in came ? rateLimitWait(came, now) : null;
			const wait = retryDelay({
				attempt,
				came,
				repeatable,
				now,
				random: this.clock.random()
			});
			if (wait === null || now + wait >= end || limited !== null && this.waited + wait > mostPatience) {
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
	knownRefusal({ method }) {
		if (this.refused === null || this.clock.now() >= this.refused.until) return null;
		return method === "GET" && this.refused.method !== "GET" ? null : this.refused.reply;
	}
	async follow(request, end) {
		let next = request;
		for (let hop = 0; hop <= mostHops; hop += 1) {
			const reply = await this.once(next, end);
			if (!isRedirect(reply)) return reply;
			next = followed(next, reply);
		}
		throw endless();
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
		needs: "contents: read",
		repeatable: true
	},
	comments: {
		route: "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
		says: "Reading the comments",
		needs: "pull-requests: write",
		repeatable: true
	},
	recentComments: {
		route: "GET /repos/{owner}/{repo}/issues/comments",
		says: "Reading the newest comments",
		needs: "pull-requests: write",
		repeatable: true
	},
	createComment: {
		route: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
		says: "Writing a comment",
		needs: "pull-requests: write",
		repeatable: false
	},
	updateComment: {
		route: "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",
		says: "Changing a comment",
		needs: "pull-requests: write",
		repeatable: true
	},
	pull: {
		route: "GET /repos/{owner}/{repo}/pulls/{pull_number}",
		says: "Reading the pull request",
		needs: "pull-requests: read",
		repeatable: true
	},
	pulls: {
		route: "GET /repos/{owner}/{repo}/pulls",
		says: "Listing the pull requests",
		needs: "pull-requests: read",
		repeatable: true
	},
	pullsOf: {
		route: "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls",
		says: "Finding the pull request of a commit",
		needs: "pull-requests: read",
		repeatable: true
	},
	tipOf: {
		route: "GET /repos/{owner}/{repo}/git/ref/{ref}",
		says: "Reading where a branch is",
		needs: "contents: read",
		repeatable: true
	},
	commitsBetween: {
		route: "GET /repos/{owner}/{repo}/compare/{basehead}",
		says: "Listing the commits",
		needs: "contents: read",
		repeatable: true
	},
	issues: {
		route: "GET /repos/{owner}/{repo}/issues",
		says: "Listing the issues",
		needs: "issues: write",
		repeatable: true
	},
	createIssue: {
		route: "POST /repos/{owner}/{repo}/issues",
		says: "Writing an issue",
		needs: "issues: write",
		repeatable: false
	},
	updateIssue: {
		route: "PATCH /repos/{owner}/{repo}/issues/{issue_number}",
		says: "Changing an issue",
		needs: "issues: write",
		repeatable: true
	},
	commentOnIssue: {
		route: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
		says: "Writing a comment",
		needs: "issues: write",
		repeatable: false
	},
	setStatus: {
		route: "POST /repos/{owner}/{repo}/statuses/{sha}",
		says: "Setting the status of a commit",
		needs: "statuses: write",
		repeatable: true
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
			seen.reply = await transport.send(request, operations[id].repeatable);
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
	const said = [message, ...(Array.isArray(errors) ? errors : []).map((error) => detailOf(error))].filter((part) => typeof part === "string" && part !== "").join(": ");
	const characters = Array.from(said);
	return characters.length > longest$1 ? `${characters.slice(0, longest$1).join("")}\u2026` : said;
}
const longest$1 = 300;
function detailOf(error) {
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
	const { id, about, parameters, find = (spot) => spot, read, limit = Infinity } = listing;
	const all = [];
	for (let page = 1; page <= mostPages; page += 1) {
		const numbered = page === 1 ? {} : { page };
		const { value, more } = await call(id, about, {
			...parameters,
			per_page: Math.min(pageSize, limit),
			...numbered
		}, (spot) => items(find(spot)).map(read));
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
	const { url, author } = await createOnce$1(github, publication, body);
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
async function createOnce$1(github, publication, body) {
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
	const { number, config } = wanted.readMarker(counting.body) ?? {};
	return allOurs(comments, wanted).filter((other) => {
		const marker = wanted.readMarker(other.body);
		return other.id !== counting.id && marker?.hasRecord === true && marker.number === number && marker.config === config;
	});
}
function allOurs(comments, { deployment, configs, author, readMarker }) {
	const marked = comments.flatMap((comment) => {
		const marker = isBy(comment, author) ? readMarker(comment.body) : null;
		return marker?.deployment === deployment ? [{
			comment,
			marker
		}] : [];
	});
	return configs.flatMap((wanted) => marked.filter(({ marker }) => marker.config === wanted).toSorted(byWeight).map(({ comment }) => comment));
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
const margin = 5e3;
function shareComments({ list, create, update, pull: ask }, now) {
	const pulls = new Map();
	const ahead = new Map();
	const forgetting = async (write) => {
		try {
			return await write();
		} catch (error) {
			if (!isRefusal(error)) pulls.clear();
			throw error;
		}
	};
	const keep = (comment) => {
		pulls.get(comment.pull)?.byId.set(comment.id, comment);
		return comment;
	};
	const comments = async (number) => {
		const known = pulls.get(number);
		if (known !== void 0 && isFresh(now() - known.asked)) return inOrder(known);
		const asked = now();
		const listed = await list(number, known?.knownTo ?? null);
		const next = {
			byId: new Map([...known?.byId ?? [], ...listed.map((one) => [one.id, one])]),
			asked,
			knownTo: newestOf(listed, now() - asked) ?? known?.knownTo ?? null
		};
		pulls.set(number, next);
		return inOrder(next);
	};
	return {
		async comments(number) {
			const { listed } = ahead.get(number) ?? {};
			ahead.set(number, {
				...ahead.get(number),
				listed: void 0
			});
			await listed;
			return comments(number);
		},
		async pull(number) {
			const { asked, at } = ahead.get(number) ?? {};
			ahead.set(number, {
				...ahead.get(number),
				at: void 0
			});
			return at !== void 0 && isFresh(now() - (asked ?? 0)) ? at : ask(number);
		},
		lookAhead(number, mustBeOpen) {
			const [listed, at] = [comments(number), mustBeOpen ? ask(number) : void 0];
			for (const one of [listed, at]) one?.catch(() => {});
			ahead.set(number, {
				asked: now(),
				listed,
				at
			});
		},
		createComment: async (pull, body) => keep(await forgetting(() => create(pull, body))),
		async updateComment(id, body) {
			const updated = await forgetting(() => update(id, body));
			if (updated !== null) return keep(updated);
			for (const { byId } of pulls.values()) byId.delete(id);
			return null;
		}
	};
}
const isRefusal = (error) => error instanceof GitHubError && error.status !== null && error.status < 500 && error.status !== 408;
const isFresh = (age) => age >= 0 && age < fresh;
const inOrder = ({ byId }) => [...byId.values()].toSorted((a, b) => a.id - b.id);
function newestOf(listed, took) {
	if (listed.length === 0 || took < 0) return null;
	return Math.max(...listed.map(({ updatedAt }) => updatedAt)) - took - margin;
}
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
// src/github/drift-issue.ts
const seeIssues = (issues, author) => ({
	open: begun(issues.issuesBy(author, "open", Infinity)),
	closed: begun(issues.issuesBy(author, "closed", recent))
});
const label = "ifmatch-drift";
const recent = 500;
const reusable = 2592e6;
async function reportInIssue(issues, seen, reporter, report, now) {
	const current = await onlyOne(issues, reporter, ownedBy(await seen.open, reporter));
	if (current !== null) return renew(issues, reporter, report, current);
	const last = lastClosed(ownedBy(await seen.closed, reporter));
	if (last === null || isOutdated(last, report, now)) return create(issues, reporter, report);
	if (last.marker.digest === report.digest) return leftClosed(last);
	if (isLater(last, reporter)) return older(last);
	return ended(await issues.updateIssue(last.number, {
		title: report.title,
		body: textOf(reporter, report),
		state: "open"
	}));
}
async function closeIssue(issues, seen, reporter, gone) {
	const open = ownedBy(await seen.open, reporter);
	const closed = ownedBy(await seen.closed, reporter);
	const outdated = [...open, ...closed].filter(({ marker }) => marker.digest !== null);
	for (const issue of outdated.filter((one) => !isLater(one, reporter))) await end(issues, reporter, issue, gone);
	return nothingReported;
}
async function end(issues, reporter, issue, { line }) {
	const body = goneText(reporter, line, issue);
	await issues.updateIssue(issue.number, issue.open ? {
		body,
		state: "closed",
		reason: "completed"
	} : { body });
	if (issue.open) await issues.commentOnIssue(issue.number, line);
}
const isOutdated = ({ closedAt, marker }, { digest }, now) => marker.digest !== digest && now - (closedAt ?? now) > reusable;
async function renew(issues, reporter, report, current) {
	if (current.marker.digest === report.digest) return ended(current);
	if (isLater(current, reporter)) return older(current);
	return ended(await issues.updateIssue(current.number, {
		title: report.title,
		body: textOf(reporter, report)
	}));
}
async function create(issues, reporter, report) {
	const made = await createOnce(issues, reporter, report);
	const kept = await onlyOne(issues, reporter, ownedBy(await issues.issuesBy(reporter.author, "open", Infinity), reporter)) ?? made;
	if (ownedBy([made], reporter).length > 0) return ended(kept);
	return {
		...ended(made),
		warnings: [writtenBy(made, reporter)]
	};
}
async function createOnce(issues, reporter, report) {
	const body = textOf(reporter, report);
	const write = () => issues.createIssue({
		title: report.title,
		body,
		labels: [label]
	});
	try {
		return await write();
	} catch (error) {
		if (!(error instanceof GitHubError && (error.status === null || error.status >= 500))) throw error;
		return (await issues.issuesBy(reporter.author, "open", Infinity)).find((issue) => issue.body === body) ?? await write();
	}
}
async function onlyOne(issues, reporter, open) {
	const [kept = null, ...doubles] = open;
	for (const { number } of doubles) {
		const line = `Duplicate of #${String(kept?.number ?? 0)}.`;
		const body = `${driftMarker({
			...reporter,
			digest: null
		})}\n${line}\n`;
		await issues.updateIssue(number, {
			body,
			state: "closed",
			reason: "not_planned"
		});
	}
	return kept;
}
const textOf = (reporter, { digest, body }) => `${driftMarker({
	...reporter,
	digest
})}\n${body}`;
const goneText = (reporter, line, { body }) => `${driftMarker({
	...reporter,
	digest: null
})}\n${line}\n\n${belowMarker(body)}`;
const nothingReported = {
	url: null,
	notices: [],
	warnings: []
};
const ended = ({ url }) => ({
	...nothingReported,
	url
});
const older = (page) => ({
	...ended(page),
	notices: [`${page.url} was left as it is: a newer run has written it.`]
});
const leftClosed = (page) => ({
	...ended(page),
	notices: [`${page.url} reports this drift, and somebody closed it. It stays closed until the drift changes.`]
});
const writtenBy = ({ author }, reporter) => `GitHub reports the author ${author.login}, not ${reporter.author}. Set comment-author to ${author.login}, or every run creates a new issue.`;
const ownedBy = (pages, { deployment, config, author }) => pages.flatMap((page) => {
	const marker = isBy(page, author) ? readDriftMarker(page.body) : null;
	return marker?.deployment === deployment && marker.config === config ? [{
		...page,
		marker
	}] : [];
}).toSorted((a, b) => a.number - b.number);
const isLater = ({ marker }, { run }) => isNewer(marker.run, run);
const lastClosed = (pages) => pages.toSorted((a, b) => (a.closedAt ?? 0) - (b.closedAt ?? 0) || a.number - b.number).at(-1) ?? null;
const longest = 2048;
const pattern = /^<!-- ifmatch:drift:v1:([A-Za-z0-9_-]+) -->$/;
function driftMarker({ deployment, config, digest, run: { id, attempt } }) {
	return `<!-- ifmatch:drift:v1:${Buffer.from(JSON.stringify({
		deployment,
		config,
		digest,
		run: {
			id,
			attempt
		}
	})).toString("base64url")} -->`;
}
function readDriftMarker(body) {
	const [line = ""] = body.slice(0, longest).split("\n", 1);
	const payload = pattern.exec(line.replace(/\r$/, ""))?.[1];
	return payload === void 0 ? null : claimsIn(Buffer.from(payload, "base64url").toString("utf8"));
}
const belowMarker = (body) => body.slice(body.indexOf("\n") + 1);
function claimsIn(json) {
	try {
		const { deployment, config = null, digest, run } = JSON.parse(json);
		const { id, attempt } = run;
		return typeof deployment === "string" && isTextOrNull(config) && isTextOrNull(digest) && isNumber(id) && isNumber(attempt) ? {
			deployment,
			config,
			digest,
			run: {
				id,
				attempt
			}
		} : null;
	} catch {
		return null;
	}
}
const isTextOrNull = (value) => value === null || typeof value === "string";
const isNumber = (value) => Number.isSafeInteger(value) && Number(value) > 0;
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
		...reading(call),
		...comments(call, () => clock.now()),
		...pulls(call),
		...openIssues(call),
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
const reading = (call) => ({
	readFile: (path, ref) => unless(isMissingFile, null, async () => (await call("readFile", path, {
		path,
		ref
	}, readFileText)).value),
	tipOf: async (branch) => {
		return (await call("tipOf", branch, { ref: `heads/${branch}` }, (spot) => commit(inside(spot, "object", "sha")))).value;
	},
	commitsBetween: (base, head) => listAll(call, {
		id: "commitsBetween",
		about: `${base}...${head}`,
		parameters: { basehead: `${base}...${head}` },
		find: (spot) => member(spot, "commits"),
		read: (spot) => commit(member(spot, "sha"))
	})
});
const comments = (call, now) => ({
	...shareComments(wholeComments(call), now),
	recentComments: (limit) => listAll(call, {
		id: "recentComments",
		about: null,
		parameters: {
			sort: "updated",
			direction: "desc"
		},
		read: readComment,
		limit
	})
});
const wholeComments = (call) => ({
	list: (pull, since) => listAll(call, {
		id: "comments",
		about: `#${String(pull)}`,
		parameters: {
			issue_number: pull,
			...since === null ? {} : { since: new Date(since).toISOString() }
		},
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
});
const pulls = (call) => ({
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
const mergedPulls = (github, push, clock, first = knownPulls(github, push)) => {
	const answers = [first];
	return retryUntil(() => answers.pop() ?? knownPulls(github, push), (found) => found.some(({ merge }) => merge === push.after), clock);
};
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
			...readPayload(env, payload)
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
function readPayload(env, payload) {
	const event = read(env, "GITHUB_EVENT_NAME");
	try {
		const repository = member(whole(payload), "repository");
		if (event === "schedule" && orNull(repository, () => true) === null) return readSchedule(env);
		return {
			id: String(number(member(repository, "id"))),
			defaultBranch: text(inside(repository, "default_branch"))
		};
	} catch (error) {
		if (error instanceof Misshapen) throw unreadable(event, error);
		throw error;
	}
}
function readSchedule(env) {
	return {
		id: String(readNumber(env, "GITHUB_REPOSITORY_ID")),
		defaultBranch: read(env, "GITHUB_REF").replace(/^refs\/heads\//, "")
	};
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
		if (error instanceof Misshapen) throw unreadable(name, error);
		throw error;
	}
}
const refuseEvent = ({ name }) => ({
	says: `The event "${name}" is not supported.`,
	fix: `Run the workflow on ${Object.keys(readers).join(", ")}.`
});
const unreadable = (name, { message }) => new GitHubError(`The payload of the event ${name} cannot be used: ${message}.`, { hint: "It is the file of GITHUB_EVENT_PATH. Run the action in a GitHub workflow." });
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
		commits: items(member(payload, "commits")).slice(-2048).map((one) => commit(inside(one, "id")))
	};
}
export { byWeight, closeIssue, findOurs, formatOutputs, isBy, knownPulls, mergedPulls, openGitHub, publish, readEvent, readJob, refuseEvent, reportInIssue, rivalsOf, seeIssues, unless };
