import { PlatformError, RecordError, UsageError, deriveKey, isSameMac, macOf, withHint } from "./cli-and-action.js";
import { GitHubError } from "./github.js";
import { unless } from "./unless.js";
import { layOut } from "./page.js";
import { pageOf } from "./pages.js";
import { inParallel } from "./targets.js";
import { compareWithReviewed } from "./check.js";
import { configDigest, configsOf, endMarker, firstLineEdited, oddField, oursOf, readClaims, readFirstLine, readMarker, readPayload, recordPayload, statusMarker, writePayload, writeRecordLine } from "./wanted.js";
// src/github/comment-life.ts
const findOurs = (comments, ours) => allOurs(comments, ours)[0] ?? null;
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
// src/record/record.ts
function signRecord(payload, secret) {
	const odd = oddField(payload);
	if (odd !== null) throw new Error(`a record cannot hold this ${odd}`);
	const text = writePayload(payload);
	const key = deriveKey(secret, payload);
	return writeRecordLine({
		keyId: key.id,
		payload: Buffer.from(text),
		mac: macOf(text, key)
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
	const signed = isSameMac(line.mac, macOf(line.payload, key));
	if (signed && line.keyId === key.id) return believe$1(line, expected);
	return whyNot(line, expected, {
		signed,
		sameToken: line.keyId === key.id
	});
}
function believe$1({ payload: bytes }, { repository, platform }) {
	const payload = readPayload(bytes);
	if (payload === null) return {
		kind: "unreadable",
		reason: "it holds what this version of the program does not know"
	};
	if (payload.repository !== repository) return {
		kind: "forged",
		reason: elsewhere.repository
	};
	if (payload.platform !== platform) return {
		kind: "forged",
		reason: elsewhere.platform
	};
	return {
		kind: "valid",
		payload
	};
}
const elsewhere = {
	repository: "it is of another repository",
	platform: "it is of another platform"
};
function whyNot({ payload }, expected, { signed, sameToken }) {
	const claims = readClaims(payload);
	if (claims === null) return {
		kind: "forged",
		reason: firstLineEdited
	};
	if (claims.repository !== expected.repository) return {
		kind: "forged",
		reason: elsewhere.repository
	};
	if (claims.platform !== expected.platform) return {
		kind: "forged",
		reason: elsewhere.platform
	};
	if (signed) return {
		kind: "forged",
		reason: "its key id was changed"
	};
	if (sameToken) return {
		kind: "forged",
		reason: "what it says is not what was signed"
	};
	return {
		kind: "other-token",
		reason: "it was signed with another API token"
	};
}
function matchBindings(payload, expected) {
	const here = new Map(textsOf(expected));
	for (const [kind, reviewed] of textsOf(payload)) {
		const current = here.get(kind) ?? null;
		if (reviewed !== null && current !== null && reviewed !== current) return {
			kind,
			reviewed,
			current
		};
	}
	return null;
}
const textsOf = (bindings) => [
	["repository", bindings.repository],
	["platform", bindings.platform],
	["pull", String(bindings.pull)],
	["deployment", `${bindings.deployment.slug} (${bindings.deployment.id})`],
	["settings", bindings.settings],
	["head", bindings.head],
	["merge", bindings.merge]
];
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
	const written = current && await write(github, current, body);
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
	const { url, author } = await create(github, publication, body);
	const writtenBy = isBy({ author }, publication.author) ? null : author.login;
	return {
		url,
		doubles: await retire(github, replaced, publication.retired(url)),
		writtenBy
	};
}
const write = async (github, current, body) => current.body === body ? current : github.updateComment(current.id, body);
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
async function create(github, publication, body) {
	const { pull } = publication;
	try {
		return await github.createComment(pull, body);
	} catch (error) {
		if (!isOpen(error)) throw error;
		return (await ours(github, publication)).find((comment) => comment.body === body) ?? await github.createComment(pull, body);
	}
}
const isOpen = (error) => error instanceof GitHubError && (error.status === null || error.status >= 500);
// src/render/comment/comment.ts
const budget = 6e4;
const maxLines = 100;
function renderComment(state, view) {
	return layOut(pageOf(state, view, maxLines), budget - view.firstLine - 1);
}
// src/commands/action/records.ts
function sign(plan, { deployment, pull, merge, settings, number }, action) {
	const { world, job } = action;
	const of = {
		...whereOf(action),
		pull: pull.number,
		head: pull.head,
		merge,
		settings,
		deployment,
		run: job.run,
		config: configDigest(action.inputs)
	};
	const numbered = number === 1 ? of : {
		...of,
		number
	};
	return signRecord(recordPayload(plan, numbered), world.connections.secret(deployment.slug));
}
const whereOf = ({ world, job }) => ({
	repository: job.repository.id,
	platform: world.connections.name ?? ""
});
function believe(comment, pull, deployment, action) {
	if (comment === null) return {
		code: pull.fork ? "fork" : "no-record",
		pull: pull.number
	};
	const verified = verifyRecord(comment.body, action.world.connections.secret(deployment), whereOf(action));
	if (verified.kind === "valid") return verified.payload;
	if (verified.kind === "missing") return readMarker(comment.body)?.isDamaged === true ? {
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
	if (!action.world.connections.has(deployment)) return null;
	try {
		const believed = believe(comment, pull, deployment, action);
		return "code" in believed ? null : believed;
	} catch (error) {
		if (!(error instanceof RecordError)) throw error;
		return null;
	}
}
// src/commands/action/comments.ts
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
		const head = whileOpen ? pull.head : null;
		const what = mode === "new" ? "plan" : "comment";
		const retired = (url) => retiredText(note, {
			what,
			url
		}, action);
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
			notices: noticesOf(published, inputs.commentAuthor),
			fate
		};
	});
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
async function commentAgain(pull, state, action, { about, whileOpen = true }) {
	const { comments, notice } = await commentsOf(pull, action);
	const told = {
		comments: [],
		notices: notice === null ? [] : [notice]
	};
	const said = recordsIn(comments, action);
	const ofOthers = about.size > 0 ? otherFolders(said, about) : otherTokens(said, {
		pull,
		state
	}, action);
	for (const [deployment, one] of said) {
		if (ofOthers.has(deployment) || whileOpen && holdsPlan(one, pull)) continue;
		const { url, notices } = await comment({
			pull,
			deployment,
			state,
			record: whileOpen ? null : one.record,
			mode: "quiet",
			whileOpen
		}, action);
		if (url !== null) told.comments.push(url);
		told.notices.push(...notices);
	}
	return told;
}
const otherFolders = (said, about) => new Set([...said].flatMap(([deployment, { isOwn }]) => isOwn || about.has(deployment ?? "") ? [] : [deployment]));
function otherTokens(said, { pull, state }, action) {
	const signed = state.kind === "failed" ? [...said].filter(([, { record }]) => record !== null) : [];
	const isOurs = ([deployment, { comment: one }]) => deployment !== null && signedIn(one, pull, deployment, action) !== null;
	const others = signed.filter((one) => !isOurs(one));
	const isOfThisRun = ([, { comment: one }]) => readMarker(one.body)?.run.id === action.job.run.id;
	const left = others.length === signed.length ? others.filter(isOfThisRun) : others;
	return new Set(left.map(([deployment]) => deployment));
}
async function commentsOf({ number }, { github, inputs }) {
	if (!inputs.comment) return {
		comments: [],
		notice: null
	};
	try {
		return {
			comments: await github.comments(number),
			notice: null
		};
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return {
			comments: [],
			notice: notWritten(error)
		};
	}
}
const holdsPlan = ({ marker }, { head }) => (marker.hasRecord || marker.isDamaged) && marker.head === head;
function recordsIn(comments, action) {
	const { inputs } = action;
	const said = comments.flatMap((one) => {
		const marker = isBy(one, inputs.commentAuthor) ? readMarker(one.body) : null;
		if (marker === null || (inputs.deployment ?? marker.deployment) !== marker.deployment) return [];
		return [{
			comment: one,
			marker,
			record: marker.hasRecord ? one.body.split("\n", 1)[0] ?? null : null,
			isOwn: marker.config !== null
		}];
	});
	const inOrder = configsOf(action).flatMap((config) => said.filter(({ marker }) => marker.config === config).toSorted(byWeight).toReversed());
	return new Map(inOrder.map((one) => [one.marker.deployment, one]));
}
const notWritten = (error) => `The comment could not be written: ${withHint(error)}`;
function noticesOf({ skipped, doubles, writtenBy }, author) {
	return [
		...skipped === null || skipped === "quiet" ? [] : [skips[skipped]],
		...doubles.map(({ url }) => `There is a second comment of ours, which nobody keeps up to date. Delete it: ${url}`),
		...writtenBy === null ? [] : [`GitHub says that the comment is by ${writtenBy}, and not by ${author}: set comment-author to that, or every run writes a new one.`]
	];
}
const skips = {
	"older-run": "The comment was left as it is: a newer run has written it.",
	"moved-on": "The comment was left as it is: the pull request has moved on since this run began."
};
function textOf(note, replaced, action) {
	const { deployment, pull, record, state, mode } = note;
	const of = {
		deployment,
		config: configDigest(action.inputs),
		run: action.job.run
	};
	const firstLine = record ?? statusMarker(of);
	const number = (replaced?.number ?? 1) + (mode === "new" && replaced !== null ? 1 : 0);
	const wasCut = replaced?.isDamaged === true && replaced.head === pull.head;
	const hasRecord = record !== null || wasCut;
	const lastLine = endMarker({
		...of,
		head: pull.head,
		number,
		state: state.kind,
		hasRecord
	});
	return `${firstLine}\n${shownText(note, firstLine.length + lastLine.length + 2, action)}\n${lastLine}\n`;
}
const retiredText = ({ pull, deployment }, by, action) => shownText({
	pull,
	deployment,
	state: {
		kind: "superseded",
		by
	}
}, 0, action);
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
// src/commands/action/mark-stale.ts
const recent = 500;
const mostAsked = 50;
async function markStale({ by, targets, settings }, action) {
	const { github, job, inputs } = action;
	if (!inputs.comment) return [];
	const notices = [];
	const onStale = inputs.onStale ?? settings.onStale;
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
				now,
				onStale
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
async function markOne(pull, ours, { deployment, by, now, onStale }, action) {
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
			by,
			onStale
		},
		record,
		mode: "quiet",
		whileOpen: true,
		onto: ours
	}, action);
	return {
		notices,
		refused: fate === "overtaken" ? null : await markRed(pull, by, action)
	};
}
async function markRed(pull, by, action) {
	const error = await setStatus(pull, {
		state: "failure",
		description: `${by === null ? "The platform changed since the review." : `Pull request #${String(by)} changed the platform.`} ${again}`
	}, action);
	return error && `Stale pull requests are marked in their comments only: ${withHint(error)}`;
}
const again = "Re-run the preview by hand.";
async function markFresh(pull, action) {
	const error = await setStatus(pull, {
		state: "success",
		description: "The preview is fresh."
	}, action);
	return error === null ? [] : [`The line "${statusContext}" beside the commit may still be red: ${withHint(error)}`];
}
async function markChanged(pull, action) {
	const error = await setStatus(pull, {
		state: "failure",
		description: `The plan changed since the review. ${again}`
	}, action);
	return error === null ? [] : [`The line "${statusContext}" beside the commit could not be set: ${withHint(error)}`];
}
const statusContext = "ifmatch / fresh";
async function setStatus({ head }, status, { github, job }) {
	try {
		await github.setStatus(head, {
			context: statusContext,
			...status,
			url: job.run.url
		});
		return null;
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return error;
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
// src/commands/action/require-connection.ts
function whatIsMissing({ inputs }) {
	if (!inputs.hasToken) return "no-token";
	return inputs.hasAddress ? null : "no-address";
}
function requireConnection(action) {
	const missing = whatIsMissing(action);
	if (missing !== null) throw new UsageError(words[missing]);
}
const words = {
	"no-token": "This run got no API token, so it can neither preview nor apply. Give it as api-token, from a secret.",
	"no-address": "This run was not told the platform's address, so it can neither preview nor apply. Give it as base-url."
};
export { believe, comment, commentAgain, commentsOf, findOurs, holdsPlan, isBy, isNewer, joinTold, markChanged, markFresh, markStale, matchBindings, matchRecord, notWritten, recordsIn, requireConnection, retire, retiredText, sign, signedIn, whatIsMissing, whereOf };
