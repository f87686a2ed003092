import { consentWords, stateOf } from "./consent-words.js";
import { GitHubError } from "./github.js";
import { PlatformError, UsageError, defaultImpactLimits, withHint } from "./cli-and-action.js";
import { isLiveDanger } from "./cautions.js";
import { pageOf, shownIn } from "./pages.js";
import { textOf as textOf$1, validate } from "./validate.js";
import { openCommit } from "./commit-source.js";
import { guardPlan, withConsent, withLabel } from "./consent2.js";
import { explain, previewFiles } from "./preview.js";
import { baseIn, baseOfMerge, configDigest, configsOf, notToldApart, oddField, oursOf, readClaims, readFirstLine, readMarker, readPayload, recordPayload, recordedBundles, settingsDigest, shortDigest, statusMarker, wantedFrom, writePayload, writeRecordLine } from "./wanted.js";
import { unless } from "./unless.js";
import { layOut } from "./page.js";
import { planOf, summarize } from "./summary.js";
import { diffDigest } from "./digest.js";
import { RecordError } from "./record-error.js";
import { deriveKey, isSameMac, macOf } from "./mac.js";
import { findDeployment } from "./targets.js";
import { labelGuards } from "./consent.js";
import { createHash } from "./_builtin ifmatch node_crypto.js";
import { ended } from "./result.js";
// src/github/comment-life.ts
const findOurs = (comments, ours) => allOurs(comments, ours)[0] ?? null;
function allOurs(comments, { deployment, configs, author, readMarker }) {
	const named = (wanted) => comments.filter((comment) => {
		const marker = isBy(comment, author) ? readMarker(comment.body) : null;
		return marker?.deployment === deployment && marker.config === wanted;
	}).toSorted((a, b) => a.id - b.id);
	return configs.flatMap(named);
}
function isBy({ author }, login) {
	const type = login.endsWith("[bot]") ? "Bot" : "User";
	return author.login.toLowerCase() === login.toLowerCase() && author.type === type;
}
const isNewer = (run, than) => run.id > than.id || run.id === than.id && run.attempt > than.attempt;
// src/commands/action/label-now.ts
async function labelNow(number, label, { github }) {
	const isLabel = (name) => name.toLowerCase() === label.toLowerCase();
	return orUnasked(async () => {
		const pull = await github.pull(number);
		if (!pull.labels.some(isLabel)) return { kind: "off" };
		const last = (await github.labelEvents(number)).filter((event) => isLabel(event.label)).toSorted((a, b) => a.id - b.id).at(-1);
		if (last?.what === "labeled") return {
			kind: "on",
			set: last,
			pull
		};
		return {
			kind: "unasked",
			message: "GitHub does not tell who set the label."
		};
	});
}
async function orUnasked(ask) {
	try {
		return await ask();
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return {
			kind: "unasked",
			message: withHint(error)
		};
	}
}
// src/commands/action/deployments.ts
const deploymentsIn = (plan) => [...new Map(plan.bundles.map(({ deployment }) => [deployment.slug, deployment])).values()];
const changedIn = (plan) => deploymentsIn({
	...plan,
	bundles: plan.bundles.filter(({ changes }) => changes.length > 0)
});
async function slugsIn({ files, targets }, action) {
	if (targets.length > 0) return [...new Set(targets.map(({ deployment }) => deployment.slug))];
	const { deployment } = action.inputs;
	const configured = deployment === null ? [...files.settings.deployments.keys()] : [deployment];
	const named = new Set(files.bundles.map((bundle) => bundle.deployment ?? deployment));
	const known = named.has(null) ? [] : await knownOf([...named], configured, action);
	if (known.length > 0) return known;
	return configured.length > 0 ? configured : visible(action);
}
function whoIsWrong(slugs, made, action) {
	const { files, outcome } = made;
	const errors = outcome.problems.filter(({ problem }) => problem.severity === "error");
	const wrong = new Set(errors.flatMap(({ position, first }) => [position?.file, first?.file]));
	const named = files.deploymentsOf(wrong);
	const concerned = slugs.filter((slug) => named.has(slug));
	if (concerned.length > 5) return new Set([null]);
	if (concerned.length > 0) return new Set(concerned);
	const [first] = slugs;
	if (first === void 0) return new Set();
	return new Set([slugs.length === 1 && isOnly(made, action) ? first : null]);
}
const isOnly = ({ files }, { inputs }) => inputs.deployment !== null || files.settings.deployments.size === 1 || files.bundles.every(({ deployment }) => deployment === null);
async function knownOf(named, configured, { world }) {
	const asked = new Map();
	const known = [];
	for (const slug of named) if (slug !== null && (configured.includes(slug) || await isSeen(slug, asked, world))) known.push(slug);
	return known;
}
async function isSeen(slug, asked, { connections }) {
	if (!connections.has(slug)) return false;
	const platform = await orNone(() => connections.to(slug), null);
	if (platform === null) return false;
	const seen = asked.get(platform) ?? new Set((await orNone(() => platform.deployments([]), [])).map((one) => one.slug));
	asked.set(platform, seen);
	return seen.has(slug);
}
const visible = ({ world }) => orNone(async () => [(await findDeployment(null, { deployments: new Map() }, world)).deployment.slug], []);
async function orNone(ask, none) {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof PlatformError || error instanceof UsageError) return none;
		throw error;
	}
}
// src/commands/action/while-asking.ts
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
// src/github/publish.ts
async function publish(github, publication) {
	const [current = null, ...doubles] = await ours(github, publication);
	const result = {
		url: current?.url ?? null,
		skipped: null,
		doubles,
		writtenBy: null
	};
	const skipped = await reasonToSkip(github, publication, current === null ? [] : [current, ...doubles]);
	if (skipped !== null) return {
		...result,
		skipped
	};
	const written = current === null ? null : await write(github, current, publication.body);
	if (written === null && publication.mode === "quiet") return {
		...result,
		url: null,
		skipped: "quiet"
	};
	const { url, author } = written ?? await create(github, publication);
	const writtenBy = written !== null || isBy({ author }, publication.author) ? null : author.login;
	return {
		...result,
		url,
		doubles: await retire(github, doubles, publication.retired(url)),
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
async function reasonToSkip(github, { body, pull, head, mode, readMarker }, existing) {
	const run = readMarker(body)?.run;
	if (run === void 0) throw new Error("a comment was to be published without its first line");
	const written = existing.map((comment) => readMarker(comment.body)?.run ?? run);
	if (!(written[0]?.id === run.id && written[0].attempt === run.attempt) && written.some((other) => isNewer(other, run))) return "older-run";
	if (existing.length === 0 && mode === "quiet") return "quiet";
	if (head === null) return null;
	const now = await github.pull(pull);
	return now.head === head && !now.merged ? null : "moved-on";
}
async function create(github, publication) {
	const { pull, body } = publication;
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
// src/record/match-bindings.ts
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
// src/record/match-record.ts
function matchRecord(payload, bundles) {
	const fresh = recordedBundles(bundles, payload.deployment);
	return differentSet(payload.bundles, fresh) ?? differentContent(pairsOf(payload.bundles, fresh));
}
function differentSet(reviewed, fresh) {
	const [were, are] = [reviewed.map(({ kind }) => kind), fresh.map(({ kind }) => kind)];
	const missing = were.filter((kind) => !are.includes(kind));
	const added = are.filter((kind, index) => !were.includes(kind) || are.indexOf(kind) !== index);
	return missing.length + added.length === 0 ? null : {
		kind: "bundles",
		missing,
		added
	};
}
const pairsOf = (reviewed, fresh) => reviewed.flatMap((one, index) => {
	const other = fresh[index];
	return other === void 0 ? [] : [{
		reviewed: one,
		fresh: other
	}];
});
function differentContent(pairs) {
	const sent = pairs.filter(({ reviewed, fresh }) => reviewed.bundle !== fresh.bundle);
	if (sent.length > 0) return {
		kind: "bundle",
		bundles: sent.map(({ reviewed }) => reviewed.kind)
	};
	const changed = pairs.filter(({ reviewed, fresh }) => !hasSameDiff(reviewed, fresh));
	if (changed.length > 0) return {
		kind: "diff",
		bundles: changed.map(toMoved)
	};
	const moved = pairs.filter(({ reviewed, fresh }) => reviewed.stateVersion !== fresh.stateVersion);
	return moved.length > 0 ? {
		kind: "state",
		bundles: moved.map(toMoved)
	} : null;
}
const hasSameDiff = (a, b) => a.diff === b.diff && a.creates === b.creates && a.updates === b.updates && a.deletes === b.deletes;
const toMoved = ({ reviewed, fresh }) => ({
	kind: reviewed.kind,
	reviewed: reviewed.stateVersion,
	current: fresh.stateVersion
});
// src/record/sign.ts
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
// src/record/verify.ts
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
		reason: elsewhere$1.repository
	};
	if (payload.platform !== platform) return {
		kind: "forged",
		reason: elsewhere$1.platform
	};
	return {
		kind: "valid",
		payload
	};
}
const elsewhere$1 = {
	repository: "it is of another repository",
	platform: "it is of another platform"
};
function whyNot({ payload }, expected, { signed, sameToken }) {
	const claims = readClaims(payload);
	if (claims === null) return {
		kind: "forged",
		reason: "what it says was damaged"
	};
	if (claims.repository !== expected.repository) return {
		kind: "forged",
		reason: elsewhere$1.repository
	};
	if (claims.platform !== expected.platform) return {
		kind: "forged",
		reason: elsewhere$1.platform
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
// src/commands/action/records.ts
const digestOf = (change) => diffDigest([change]);
function sign(plan, { deployment, pull, merge, settings, facts }, action) {
	const { world, job } = action;
	const of = {
		...whereOf(action),
		pull: pull.number,
		head: pull.head,
		merge,
		settings,
		deployment,
		run: job.run,
		...facts,
		config: configDigest(action.inputs)
	};
	return signRecord(recordPayload(plan, of, digestOf), world.connections.secret(deployment.slug));
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
	if (verified.kind === "missing") return {
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
function refuse(payload, merged, action) {
	const { pull, deployment, settings, plan } = merged;
	const binding = matchBindings(payload, {
		...whereOf(action),
		pull: pull.number,
		deployment,
		settings,
		head: pull.head,
		merge: null
	});
	if (binding !== null) return bindings[binding.kind](binding);
	const difference = matchRecord(payload, plan.bundles);
	return difference === null ? null : differing(difference, payload, plan);
}
const isSamePlan = (payload, at, action) => refuse(payload, at, action) === null && staleSince(payload, at.plan) === null;
const elsewhere = () => ({ code: "elsewhere" });
const otherCommit = ({ reviewed, current }) => ({
	code: "other-commit",
	reviewed,
	merged: current
});
const bindings = {
	repository: elsewhere,
	platform: elsewhere,
	deployment: elsewhere,
	pull: ({ reviewed }) => ({
		code: "other-pull",
		pull: Number(reviewed)
	}),
	settings: () => ({ code: "settings" }),
	head: otherCommit,
	merge: otherCommit
};
function differing(difference, payload, plan) {
	if (difference.kind === "bundles") return {
		code: "bundles",
		missing: difference.missing,
		added: difference.added
	};
	if (difference.kind === "bundle") return {
		code: "files",
		kinds: difference.bundles
	};
	if (difference.kind === "state") return null;
	return {
		code: "stale",
		moved: difference.bundles.flatMap(({ kind }) => movedOf(kind, payload, plan))
	};
}
function staleSince(payload, plan) {
	const difference = matchRecord(payload, plan.bundles);
	if (difference?.kind !== "state") return null;
	return {
		code: "stale",
		moved: difference.bundles.flatMap(({ kind }) => movedOf(kind, payload, plan))
	};
}
function movedOf(kind, payload, plan) {
	const now = plan.bundles.find((bundle) => bundle.kind === kind && bundle.deployment.slug === payload.deployment.slug);
	const reviewed = payload.bundles.find((bundle) => bundle.kind === kind);
	if (now === void 0 || reviewed === void 0) return [];
	return [{
		deployment: payload.deployment,
		kind,
		reviewed: {
			...reviewed,
			changes: stillReviewed(reviewed.changes, now.changes)
		},
		now: {
			stateVersion: now.stateVersion,
			changes: reviewed.changes === null ? null : now.changes
		}
	}];
}
function stillReviewed(digests, now) {
	const known = new Set(digests);
	return digests === null ? null : now.filter((change) => known.has(shortDigest(change, digestOf)));
}
function reviewedPlan(plan, payloads) {
	const bundles = plan.bundles.map((bundle) => {
		const recorded = payloads.find(({ deployment }) => deployment.id === bundle.deployment.id)?.bundles.find(({ kind }) => kind === bundle.kind);
		if (recorded === void 0) {
			if (bundle.changes.length > 0) throw new Error("a merge was let through although a bundle has no record");
			return bundle;
		}
		return {
			...bundle,
			stateVersion: recorded.stateVersion,
			bundleDigest: recorded.bundle,
			diffDigest: recorded.diff
		};
	});
	return {
		bundles,
		digest: payloads[0]?.plan ?? plan.digest,
		summary: summarize(bundles.flatMap(({ changes }) => changes))
	};
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
	const { pull, deployment, mode, whileOpen } = note;
	const body = textOf(note, action);
	const ours = oursOf(deployment, action);
	return noted(async () => {
		const head = whileOpen ? pull.head : null;
		const retired = (url) => retiredText(note, url, action);
		const published = await publish(github, {
			...ours,
			pull: pull.number,
			body,
			mode,
			head,
			retired
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
	for (const [deployment, { record }] of said) {
		if (ofOthers.has(deployment)) continue;
		const { url, notices } = await comment({
			pull,
			deployment,
			state,
			record: whileOpen ? null : record,
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
function recordsIn(comments, action) {
	const { inputs } = action;
	const said = comments.toSorted(byAge).flatMap((one) => {
		const marker = isBy(one, inputs.commentAuthor) ? readMarker(one.body) : null;
		if (marker === null || (inputs.deployment ?? marker.deployment) !== marker.deployment) return [];
		return [{
			marker,
			said: {
				comment: one,
				record: marker.hasRecord ? one.body.split("\n", 1)[0] ?? null : null,
				isOwn: marker.config !== null
			}
		}];
	});
	const inOrder = configsOf(action).flatMap((config) => said.filter(({ marker }) => marker.config === config));
	return new Map(inOrder.map(({ marker, said: one }) => [marker.deployment, one]));
}
const byAge = (a, b) => b.id - a.id;
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
function textOf(note, action) {
	const firstLine = note.record ?? statusMarker({
		deployment: note.deployment,
		config: configDigest(action.inputs),
		run: action.job.run
	});
	return `${firstLine}\n${shownText(note, firstLine.length, action)}`;
}
const retiredText = ({ pull, deployment }, url, action) => shownText({
	pull,
	deployment,
	state: {
		kind: "superseded",
		by: {
			what: "comment",
			url
		}
	}
}, 0, action);
function shownText({ pull, deployment, state }, firstLine, { job, inputs }) {
	const { summary, planFile } = inputs;
	return renderComment(state, {
		deployment,
		job,
		commit: pull.head,
		base: pull.base.ref,
		summary,
		planFile,
		firstLine
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
// src/record/shown-digest.ts
function shownDigest(text) {
	const seen = text.replaceAll("\r\n", "\n").trimEnd();
	return `sha256:${createHash("sha256").update(`shown 1\n${seen}`).digest("hex")}`;
}
const belowFirstLine = (body) => body.slice(body.indexOf("\n") + 1);
// src/commands/action/label-candidate.ts
function candidateOf(deployment, facts, action) {
	const { pull, plan, files, comments } = facts;
	const { slug } = deployment;
	const ours = allOurs(comments, oursOf(slug, action));
	const comment = ours.length > 1 ? null : ours[0] ?? null;
	const payload = recordIn(comment, pull, slug, action);
	const at = {
		pull,
		deployment,
		settings: settingsDigest(files.settings),
		plan
	};
	const isSame = payload !== null && isSamePlan(payload, at, action);
	const limits = withConsent(files.settings.guards, action.inputs.consent);
	return {
		slug,
		wanted: wantedIn(guardPlan(planOf(plan, slug), limits)),
		shownSince: isSame && comment !== null && isAsWritten(comment, payload) ? comment.updatedAt : null,
		recorded: (isSame ? payload.consent : null) ?? null
	};
}
function wantedIn(guards) {
	const raised = new Set(guards.map(({ guard }) => guard));
	return labelGuards.filter((guard) => raised.has(guard));
}
function recordIn(comment, pull, slug, action) {
	const payload = believe(comment, pull, slug, action);
	return "code" in payload || payload.pull !== pull.number ? null : payload;
}
const isAsWritten = ({ body }, { shown }) => shown !== void 0 && shown === shownDigest(belowFirstLine(body));
// src/commands/action/pushers.ts
async function pushersOf(pull, { github }) {
	const moves = await orUnasked(() => github.movesOf(pull.branch));
	return "kind" in moves ? {
		code: "unasked",
		message: moves.message
	} : pushersIn(moves, pull);
}
function pushersIn(moves, { head, openedAt }) {
	const pushers = new Set();
	let at = head;
	for (const [index, { before, after, by, at: moved }] of moves.entries()) {
		if (after !== at) break;
		if (by?.type !== "User") return {
			code: "app-pushed",
			by: by?.login ?? null
		};
		pushers.add(by.id);
		at = before;
		const isOldest = index === moves.length - 1;
		if (/^0+$/.test(before) && (moved < openedAt || isOldest && moved === openedAt)) return pushers;
	}
	return { code: "unknown-pusher" };
}
// src/commands/action/judge-label.ts
async function judgeLabel(pull, made, triangulation, action) {
	const { outcome, files } = made;
	const label = files.settings.guards.consentLabel;
	if (label === null || !("plan" in outcome) || outcome.plan === null) return {
		consent: null,
		facts: new Map()
	};
	const { plan } = outcome;
	const { number } = pull;
	const read = await orUnasked(() => action.github.comments(number));
	const comments = "kind" in read ? [] : read;
	const all = deploymentsIn(plan).map((one) => candidateOf(one, {
		pull,
		plan,
		files,
		comments
	}, action));
	const open = all.filter(({ wanted, recorded }) => wanted.length > 0 || recorded !== null);
	const answers = new Map();
	if (open.length > 0) {
		const judge = judgeOf("kind" in read ? read : await labelNow(number, label, action), pull, (slug) => isAllOwn(slug, triangulation), action);
		for (const one of open) answers.set(one.slug, await judge(one));
	}
	return {
		consent: {
			label,
			answers
		},
		facts: new Map(all.map((one) => [one.slug, factsOf(one, answers)]))
	};
}
function judgeOf(now, reviewed, isOwn, action) {
	if (reviewed.fork) return () => Promise.resolve(uncounted({ code: "fork" }));
	if (now.kind === "off") return () => Promise.resolve(now);
	if (now.kind === "unasked") return () => Promise.resolve(uncounted({
		code: "unasked",
		message: now.message
	}));
	const { set, pull } = now;
	const wasShown = (since) => since !== null && since < set.at && pull.head === reviewed.head;
	let person;
	let pushed;
	return async ({ slug, wanted, recorded, shownSince }) => {
		if (recorded?.event === set.id) return {
			kind: "given",
			...recorded
		};
		if (wanted.length === 0) return { kind: "off" };
		const by = await (person ??= personOf(now, action));
		if ("code" in by) return uncounted(by);
		if (!wasShown(shownSince)) return uncounted({ code: "not-shown" });
		if (!isOwn(slug)) return uncounted({ code: "not-own" });
		const pushers = await (pushed ??= pushersOf(pull, action));
		if ("code" in pushers) return uncounted(pushers);
		if (pushers.has(by.id)) return uncounted({
			code: "pusher",
			by: by.login
		});
		return {
			kind: "given",
			by: by.login,
			event: set.id,
			guards: wanted
		};
	};
}
const isAllOwn = (slug, triangulation) => triangulation !== null && triangulation.base.errorsIn === null && triangulation.bundles.every(({ deployment, inBase, changes }) => deployment.slug !== slug || changes.every(({ origin }) => origin === "own" || origin === "unknown" && !inBase));
const uncounted = (why) => ({
	kind: "uncounted",
	why
});
async function personOf({ set: { by, byApp }, pull }, { github }) {
	if (by === null || byApp || by.type !== "User") return {
		code: "no-person",
		by: by?.login ?? null
	};
	const { login } = by;
	if (isSamePerson(by, pull.author)) return {
		code: "author",
		by: login
	};
	const may = await orUnasked(() => github.permissionOf(login));
	if ("kind" in may) return {
		code: "unasked",
		message: may.message
	};
	if (may.account !== by.id) return {
		code: "renamed",
		by: login
	};
	const { level } = may;
	return level === "admin" || level === "write" ? by : {
		code: "no-write",
		by: login,
		permission: level
	};
}
const isSamePerson = (one, other) => other !== null && (one.id === other.id || one.login.toLowerCase() === other.login.toLowerCase());
function factsOf({ slug }, answers) {
	const answer = answers.get(slug);
	return answer?.kind === "given" ? { consent: {
		by: answer.by,
		event: answer.event,
		guards: answer.guards
	} } : {};
}
// src/commands/action/left-behind.ts
function leftBehind(told, commentsSay, made, action) {
	const commented = [...commentsSay].flatMap(([deployment, said]) => deployment !== null && isMeant(deployment, said, made, action) ? [deployment] : []);
	return [...new Set([...droppedIn(made.outcome), ...commented])].filter((deployment) => !told.includes(deployment));
}
function leftAtMerge(planned, commentsSay, { pull, about }, action) {
	return [...commentsSay].flatMap(([deployment, { comment, record, isOwn }]) => {
		if (deployment === null || planned.includes(deployment) || record === null || !isOwn) return [];
		const payload = signedIn(comment, pull, deployment, action);
		if (payload === null && about.size === 0) return [];
		return [{
			deployment,
			state: {
				kind: "refused",
				refusal: {
					code: "bundles",
					missing: payload?.bundles.map(({ kind }) => kind) ?? [],
					added: []
				},
				fresh: null
			}
		}];
	});
}
const droppedIn = (outcome) => ("triangulation" in outcome ? outcome.triangulation?.dropped ?? [] : []).flatMap(({ deployment }) => deployment ?? []);
function isMeant(deployment, { comment, record, isOwn }, { files, outcome, targets, pull }, action) {
	if (files.settings.deployments.has(deployment)) return true;
	if (!isOwn) return false;
	if (outcome.kind === "invalid" && targets.length === 0) return true;
	if (isSaidByFiles(files)) return true;
	if (record === null || !action.world.connections.has(deployment)) return false;
	return !("code" in believe(comment, pull, deployment, action));
}
const isSaidByFiles = ({ bundles, settings }) => settings.deployments.size > 0 || bundles.every(({ deployment }) => deployment !== null);
// src/commands/action/explain-review.ts
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
			}, action.world),
			notices: told
		};
	} catch (error) {
		if (base === null || !(error instanceof UsageError || error instanceof PlatformError)) throw error;
		return {
			outcome: await explain(made, {
				base: null,
				limits
			}, action.world),
			notices: [...told, notToldApart(error)]
		};
	}
}
const forkNotice = "The impact on open findings is not estimated for a pull request from a fork. A pull request from a branch of this repository has it.";
// src/commands/action/fetch-merge.ts
const waits = [
	0,
	1,
	2,
	4
];
async function fetchMerge(pull, action) {
	const { github, job, clock } = action;
	const wanted = job.run.attempt > 1 ? [pull.head, await github.tipOf(pull.base.ref)] : [pull.head];
	for (const wait of waits) {
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
	throw new UsageError(`Pull request #${String(number)} went on to ${now.head}. Look at the run of that commit: this one is about ${head}.`);
}
function tryToFetch({ number }, { git, job, inputs }) {
	try {
		git.fetch(`refs/pull/${String(number)}/merge`, {
			server: job.server,
			token: inputs.githubToken
		});
		return git.commit("FETCH_HEAD");
	} catch (error) {
		if (error instanceof Error && /couldn't find remote ref/i.test(error.message)) return null;
		throw new UsageError(`The merge cannot be fetched: ${error instanceof Error ? error.message : String(error)}. Give the job the permission "contents: read", and check that the folder is a checkout.`, { cause: error });
	}
}
const hasParents = (commit, wanted, { git }) => {
	const parents = git.parents(commit);
	return wanted.every((one) => parents.includes(one));
};
// src/commands/action/refuse-other-checkout.ts
function refuseOtherCheckout({ git, job, world }, what = "") {
	const head = git.commit("HEAD");
	if (head === null && world.source.list("").length === 0) throw new UsageError("The job has no files: nothing checked the repository out. Add actions/checkout before this step.");
	if (head === null || head === job.sha) return;
	throw new UsageError(`The checkout is at ${head}, and not at ${what}${job.sha}. Remove "ref:" from actions/checkout.`);
}
// src/commands/action/sign-all.ts
function signAll(reviewed, action) {
	const { pull, merge, plan, outcome, files, judged } = reviewed;
	const settings = settingsDigest(files.settings);
	const records = deploymentsIn(plan).map((deployment) => {
		const { slug } = deployment;
		const signed = (facts) => sign(plan, {
			pull,
			merge,
			settings,
			deployment,
			facts
		}, action);
		const facts = judged.facts.get(slug);
		if (facts === void 0) return [slug, signed({})];
		const { length } = signed({
			...facts,
			shown: shownDigest("")
		});
		const text = shownText({
			pull,
			deployment: slug,
			state: reviewedState(outcome, slug)
		}, length, action);
		return [slug, signed({
			...facts,
			shown: shownDigest(text)
		})];
	});
	return new Map(records);
}
function reviewedState(outcome, deployment) {
	if (outcome.kind === "valid") throw new Error("a preview does not end with valid files only");
	return stateOf(outcome, deployment);
}
// src/commands/action/review-pull.ts
async function reviewPull({ pull, hardened }, action) {
	const noPreview = whyNoPreview(pull, hardened, action);
	const isRerun = action.job.run.attempt > 1;
	const merge = hardened || isRerun && noPreview === null ? await readMerge(pull, action) : checkedOut(action);
	const wanted = await wantedFrom(merge.source, pull.base.ref, action, () => baseIn(merge.commit, pull, action));
	if (noPreview !== null) return validated(pull, wanted, noPreview, action);
	const { result, isTold } = await previewed(pull, merge, wanted, action);
	if (!isRerun || !isTold) return result;
	return {
		...result,
		notices: [...result.notices, ...await markFresh(pull, action)]
	};
}
function whyNoPreview(pull, hardened, action) {
	return pull.fork && !hardened ? "fork" : whatIsMissing(action);
}
function checkedOut(action) {
	refuseOtherCheckout(action, "the result of the merge, ");
	return {
		source: action.world.source,
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
	const about = wanted.judge.deployments;
	const outcome = validate(wanted, action.world);
	if (outcome.kind !== "valid") return ended("validate", outcome, {
		noPreview,
		...await commentAgain(pull, stateOf(outcome, ""), action, { about })
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
		}, action, { about })
	});
}
async function previewed(pull, merge, wanted, action) {
	const { world, inputs } = action;
	const made = await whileAsking(() => previewFiles({
		...wanted,
		consent: inputs.consent
	}, world));
	if ("kind" in made) {
		const state = {
			kind: "failed",
			error: made.error,
			results: []
		};
		const about = wanted.judge.deployments;
		return {
			result: ended("preview", made, await commentAgain(pull, state, action, { about })),
			isTold: false
		};
	}
	const base = () => baseOfMerge(merge.commit, pull, action);
	const explained = await explainReview(made, {
		base,
		fork: pull.fork
	}, action);
	const judged = await judgeLabel(pull, made, triangulationOf(explained.outcome), action);
	const limits = withConsent(made.files.settings.guards, inputs.consent);
	const outcome = needingConsent(withLabel(explained.outcome, limits, judged.consent));
	const { isTold, ...notes } = await noteAll(pull, merge, {
		...made,
		outcome,
		judged
	}, action);
	const label = judged.consent === null ? [] : consentWords(judged.consent).map(textOf$1);
	const notices = [
		...explained.notices,
		...label,
		...notes.notices
	];
	return {
		result: ended("preview", outcome, {
			...notes,
			notices
		}),
		isTold
	};
}
const triangulationOf = (outcome) => "triangulation" in outcome ? outcome.triangulation ?? null : null;
const needingConsent = (outcome) => outcome.kind === "changes" && outcome.guards.length > 0 ? {
	...outcome,
	kind: "consent"
} : outcome;
async function noteAll(pull, merge, made, action) {
	const { outcome } = made;
	const plan = "plan" in outcome ? outcome.plan : null;
	const reviewed = {
		...made,
		pull,
		merge: merge.commit
	};
	const records = plan === null ? new Map() : signAll({
		...reviewed,
		plan
	}, action);
	const { notice, notes } = await saidOf(plan === null ? await slugsIn(made, action) : [...records.keys()], {
		...made,
		pull
	}, action);
	const comments = [];
	const notices = notice === null ? [] : [notice];
	let isTold = plan !== null && notice === null;
	for (const { deployment, ...says } of notes) {
		const record = records.get(deployment ?? "") ?? null;
		const noted = await comment({
			pull,
			deployment,
			...says,
			record,
			whileOpen: true
		}, action);
		if (noted.url !== null) comments.push(noted.url);
		notices.push(...noted.notices);
		isTold &&= noted.fate === "told";
	}
	return {
		records: [...records.values()],
		comments,
		notices: [...new Set(notices)],
		isTold
	};
}
async function saidOf(told, made, action) {
	const { outcome } = made;
	const wrong = outcome.kind === "invalid" ? whoIsWrong(told, made, action) : null;
	const { comments, notice } = await commentsOf(made.pull, action);
	const commentsSay = recordsIn(comments, action);
	const left = leftBehind(told, commentsSay, made, action);
	const each = [...told, ...left].map((deployment) => {
		const state = reviewedState(outcome, deployment);
		return {
			deployment,
			state,
			mode: (wrong === null ? !isQuiet(state, deployment) : wrong.has(deployment)) ? "always" : "quiet"
		};
	});
	const isNews = wrong?.has(null) === true;
	if (!isNews && !commentsSay.has(null)) return {
		notes: each,
		notice
	};
	const all = {
		deployment: null,
		state: stateOfAll(outcome),
		mode: isNews ? "always" : "quiet"
	};
	return {
		notes: [...each, all],
		notice
	};
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
async function markFresh({ head }, { github, job }) {
	const status = {
		context: statusContext,
		state: "success",
		description: "The preview is fresh.",
		url: job.run.url
	};
	try {
		await github.setStatus(head, status);
		return [];
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return [`The line "${statusContext}" beside the commit may still be red: ${withHint(error)}`];
	}
}
const statusContext = "ifmatch / fresh";
export { believe, changedIn, comment, commentAgain, commentsOf, deploymentsIn, explainReview, findOurs, isBy, isNewer, joinTold, labelNow, leftAtMerge, needingConsent, notWritten, recordsIn, refuse, refuseOtherCheckout, requireConnection, reviewPull, reviewedPlan, signedIn, staleSince, statusContext, whileAsking };
