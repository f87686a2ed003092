const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_filter_space = require("./filter-space.js");
const require_digest = require("./digest.js");
const require_signing = require("./signing.js");
const require_action = require("../action.js");
const require_targets = require("./targets.js");
const require_comment = require("./comment.js");
const require_check = require("./check.js");
let node_path = require("node:path");
let node_zlib = require("node:zlib");
let node_crypto = require("node:crypto");
// src/review/anchor.ts
const maxDescriptionLength = 140;
const contextOf = (what, config) => config === "" ? `ifmatch / ${what}` : `ifmatch / ${what} (${config})`;
function recordStatus(key, { pull, head }, { number, comment, digest }, url) {
	const proof = key.prove("record", [
		pull,
		head,
		number,
		comment,
		digest
	]);
	const facts = `[${String(pull)} ${String(number)} ${String(comment)} ${digest} ${proof}]`;
	const description = `Plan ${String(number)} of this commit is recorded. ${facts}`;
	return {
		context: contextOf("record", key.scope.config),
		state: "success",
		description,
		url
	};
}
const voidRecord = {
	comment: 0,
	digest: "-".repeat(22)
};
function replacedStatus(key, { pull, head }, number, url) {
	const { comment, digest } = voidRecord;
	const proof = key.prove("record", [
		pull,
		head,
		number,
		comment,
		digest
	]);
	const description = `The plan of a later commit is recorded. ${`[${String(pull)} ${String(number)} ${String(comment)} ${digest} ${proof}]`}`;
	return {
		context: contextOf("record", key.scope.config),
		state: "failure",
		description,
		url
	};
}
const isReplaced = ({ comment }) => comment === voidRecord.comment;
const recordFacts = /\[(\d{1,9}) (\d{1,9}) (\d{1,15}) ([\w-]{22}) ([\w-]{22})\]$/;
function pullNumberIn(description) {
	const [, pull] = recordFacts.exec(description) ?? [];
	return pull === void 0 ? void 0 : Number(pull);
}
function readRecordAnchors(key, { pull, head }, statuses) {
	const context = contextOf("record", key.scope.config);
	const inContext = statuses.filter((status) => status.context === context && [pull, void 0].includes(pullNumberIn(status.description)));
	const anchors = inContext.flatMap(({ description, createdAt }) => {
		const [, , number = "", comment = "", digest = "", proof = ""] = recordFacts.exec(description) ?? [];
		const facts = [
			pull,
			head,
			Number(number),
			Number(comment),
			digest
		];
		if (proof === "" || !key.verify(proof, "record", facts)) return [];
		return [{
			number: Number(number),
			comment: Number(comment),
			digest,
			createdAt
		}];
	});
	const sorted = anchors.toSorted((a, b) => b.number - a.number || (a.createdAt < b.createdAt ? -1 : 1));
	const [latest = null] = sorted;
	const isDisputed = sorted.some(({ number, digest }) => number === latest?.number && digest !== latest.digest);
	return {
		latest,
		recorded: sorted.find((one) => !isReplaced(one)) ?? null,
		isDisputed,
		hasOtherToken: anchors.length < inContext.length
	};
}
const resultsDigest = (results) => (0, node_crypto.createHash)("sha256").update(JSON.stringify(results)).digest().subarray(0, 8).toString("base64url");
function settledStatuses(key, commit, { number, run, pending, results }, { summary, url }) {
	const parts = splitPending(pending);
	return parts.map((written, index) => {
		const part = `${String(index + 1)}/${String(parts.length)}`;
		const proof = key.prove("applied", [
			commit,
			number,
			run,
			part,
			written,
			results
		]);
		const facts = `[${String(number)} ${String(run)} ${part} ${written} ${results} ${proof}]`;
		const room = maxDescriptionLength - facts.length - 1;
		const words = summary.length > room ? `${summary.slice(0, room - 1)}…` : summary;
		const state = pending.length === 0 ? "success" : "failure";
		return {
			context: contextOf("applied", key.scope.config),
			state,
			description: `${words} ${facts}`,
			url
		};
	});
}
const maxPendingLength = 60;
function splitPending(pending) {
	if (pending.length === 0) return ["-"];
	const parts = [];
	let part = "";
	for (const one of pending) {
		const longer = part === "" ? one : `${part},${one}`;
		if (longer.length <= maxPendingLength) {
			part = longer;
			continue;
		}
		parts.push(part);
		part = one;
	}
	return [...parts, part];
}
const settledFacts = /\[(\d{1,9}) (\d{1,15}) (\d{1,3})\/(\d{1,3}) ([\da-f#,-]{1,60}) ([\w-]{11}) ([\w-]{22})\]$/;
function readSettledMarker(key, commit, statuses) {
	const context = contextOf("applied", key.scope.config);
	const inContext = statuses.filter((status) => status.context === context);
	const parts = inContext.flatMap(({ description }) => {
		const [, number = "", run = "", index = "", of = "", written = "", results = "", proof = ""] = settledFacts.exec(description) ?? [];
		const facts = [
			commit,
			Number(number),
			Number(run),
			`${index}/${of}`,
			written,
			results
		];
		if (proof === "" || !key.verify(proof, "applied", facts)) return [];
		const pending = written === "-" ? [] : written.split(",");
		return [{
			number: Number(number),
			run: Number(run),
			index: Number(index),
			of: Number(of),
			pending,
			results
		}];
	});
	return {
		marker: [...Map.groupBy(parts, ({ number, run, of }) => `${String(number)} ${String(run)} ${String(of)}`)].flatMap(([, some]) => joinMarkerParts(some)).toSorted((a, b) => b.number - a.number)[0] ?? null,
		hasOtherToken: parts.length < inContext.length
	};
}
function joinMarkerParts(parts) {
	const byIndex = new Map(parts.map((part) => [part.index, part]));
	const [first] = parts;
	if (first === void 0 || byIndex.size < first.of) return [];
	const sorted = [...byIndex.values()].toSorted((a, b) => a.index - b.index);
	const { number, run, results } = first;
	return [{
		number,
		run,
		results,
		pending: sorted.flatMap(({ pending }) => pending)
	}];
}
const maxStatuses = 1e3;
const isMarkerContextFull = (key, statuses) => statuses.filter(({ context }) => context === contextOf("applied", key.scope.config)).length > maxStatuses / 2;
// src/review/comment-text.ts
const textDigest = (text) => (0, node_crypto.createHash)("sha256").update(text.normalize("NFC").replaceAll(/[\s\p{C}]+/gu, "")).digest("base64url").slice(0, 22);
const partState = "part";
const longestPlain = 8e3;
const longestRecord = 16e3;
const hiddenLinePattern = /^<!-- ifmatch:review:v1 ([\w-]{1,4000}) ([\w-]{1,60000}) ([\w-]{22}) -->\r?\n/;
const configWord = ({ scope }) => Buffer.from(scope.config || "-").toString("base64url");
function hiddenLine(key, facts) {
	const payload = encode(facts);
	return `<!-- ifmatch:review:v1 ${configWord(key)} ${payload} ${key.prove("comment", [payload])} -->\n`;
}
const isTextIntact = ({ text }, body) => text === textDigest(body.replace(hiddenLinePattern, ""));
function readHiddenLine(key, body) {
	const [, config = "", payload = "", seal = ""] = hiddenLinePattern.exec(body) ?? [];
	if (config !== configWord(key) || !key.verify(seal, "comment", [payload])) return null;
	return decode(payload);
}
function encode(facts) {
	const json = JSON.stringify(facts);
	const plain = Buffer.from(json).toString("base64url");
	return plain.length <= longestPlain ? plain : `z${(0, node_zlib.deflateRawSync)(json).toString("base64url")}`;
}
function decode(payload) {
	const bytes = (text) => Buffer.from(text, "base64url");
	const json = payload.startsWith("z") ? (0, node_zlib.inflateRawSync)(bytes(payload.slice(1))) : bytes(payload);
	return JSON.parse(json.toString());
}
function piecesOf(record) {
	const { bundles } = record;
	if (encode({
		pull: 0,
		head: "",
		state: "",
		run: {
			id: 0,
			attempt: 0
		},
		text: "",
		record
	}).length <= longestRecord || bundles.length < 2) return [record];
	const middle = Math.ceil(bundles.length / 2);
	return [bundles.slice(0, middle), bundles.slice(middle)].flatMap((half) => piecesOf({
		...record,
		bundles: half
	}));
}
function joinPieces(pieces) {
	const [first] = pieces;
	return first === void 0 ? null : {
		...first,
		bundles: pieces.flatMap(({ bundles }) => bundles)
	};
}
const isUnreadable = (key, body) => body.startsWith(`<!-- ifmatch:review:v1 ${configWord(key)} `) && readHiddenLine(key, body) === null;
// src/review/record.ts
const maxChanges = 300;
const shortDigest = (change) => require_digest.diffDigest([change]).slice(7, 23);
function makeRecord(plan, covered, reviewed) {
	const sorted = covered.toSorted(byDeploymentAndKind);
	const isLong = covered.flatMap(({ bundle }) => bundle.changes).length > maxChanges;
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
		bundles: sorted.map(({ bundle, base }) => {
			const { creates, updates, deletes } = require_filter_space.summarize(bundle.changes);
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
const hasChanges = ({ creates, updates, deletes }) => creates + updates + deletes > 0;
function byDeploymentAndKind({ bundle: a }, { bundle: b }) {
	if (a.deployment.slug !== b.deployment.slug) return a.deployment.slug < b.deployment.slug ? -1 : 1;
	return require_validate.bundleKinds.indexOf(a.kind) - require_validate.bundleKinds.indexOf(b.kind);
}
const recordDigest = (record) => (0, node_crypto.createHash)("sha256").update(`record 1\n${JSON.stringify(record)}`).digest().subarray(0, 16).toString("base64url");
function settingsDigest({ guards, rules, deployments, unmanaged, onStale }) {
	const text = JSON.stringify({
		guards: require_start.canonicalLimits(guards),
		rules: rules.map(({ name, severity, when, expression }) => [
			name,
			severity,
			when,
			expression
		]).toSorted(([a = ""], [b = ""]) => (a ?? "") < (b ?? "") ? -1 : 1),
		deployments: [...deployments].toSorted(([a], [b]) => a < b ? -1 : 1).map(([slug, { id, policies, without, unmanaged: own }]) => [
			slug,
			id,
			policies,
			sortedSet(without),
			canonicalUnmanaged(own)
		]),
		unmanaged: canonicalUnmanaged(unmanaged),
		on_stale: onStale
	});
	return `sha256:${(0, node_crypto.createHash)("sha256").update(`settings 1\n${text}`).digest("hex")}`;
}
const canonicalUnmanaged = ({ policies, projects, projectTags }) => [
	policies,
	projects,
	projectTags
].map(sortedSet);
const sortedSet = (texts) => [...new Set(texts)].toSorted();
// src/review/collect.ts
async function readRecord({ forge, key }, { number, head }, statuses, comments = []) {
	const { latest, isDisputed, hasOtherToken } = readRecordAnchors(key, {
		pull: number,
		head
	}, statuses);
	if (latest === null) return {
		state: "none",
		hasOtherToken
	};
	if (isDisputed) return {
		state: "disputed",
		anchor: latest
	};
	if (isReplaced(latest)) return {
		state: "replaced",
		anchor: latest
	};
	const comment = comments.find(({ id }) => id === latest.comment) ?? await forge.comment(latest.comment);
	if (comment === null) return {
		state: "comment-missing",
		anchor: latest
	};
	const facts = intactFacts(key, comment);
	if (facts?.head !== head) return {
		state: "edited",
		anchor: latest,
		comment
	};
	const { state } = facts;
	const record = await wholeRecord({
		forge,
		key
	}, facts, comments);
	if (record === "missing") return {
		state: "comment-missing",
		anchor: latest
	};
	return record !== null && recordDigest(record) === latest.digest ? {
		state: "intact",
		anchor: latest,
		record,
		comment,
		shown: state
	} : {
		state: "edited",
		anchor: latest,
		comment
	};
}
const readParts = ({ forge }, { parts = [] }, comments) => Promise.all(parts.map(async (part) => comments.find(({ id }) => id === part) ?? await forge.comment(part)));
async function wholeRecord(store, facts, comments) {
	const parts = await readParts(store, facts, comments);
	const found = parts.filter((part) => part !== null);
	if (found.length < parts.length) return "missing";
	return found.every((part) => intactFacts(store.key, part) !== null) ? recordIn(store, facts, found) : null;
}
function intactFacts(key, { body }) {
	const facts = readHiddenLine(key, body);
	return facts !== null && isTextIntact(facts, body) ? facts : null;
}
async function recordIn(store, facts, comments = []) {
	if (facts.record !== null) return facts.record;
	const found = await readParts(store, facts, comments);
	const pieces = found.flatMap((part) => (part && readHiddenLine(store.key, part.body)?.record) ?? []);
	return pieces.length === found.length ? joinPieces(pieces) : null;
}
async function readReview(store, pull) {
	const { forge, key } = store;
	const [comments, statuses] = await Promise.all([forge.comments(pull.number), forge.statuses(pull.head)]);
	const anchored = await readRecord(store, pull, statuses, comments);
	const anchoredComment = "comment" in anchored ? anchored.comment : null;
	const candidates = comments.filter(({ id, body }) => id === anchoredComment?.id || isOurs(store, pull, body) || isUnreadable(key, body));
	const isGone = anchored.state === "comment-missing";
	const first = candidates.find(({ body }) => isOurs(store, pull, body) && !isPart(store, body));
	const found = anchoredComment ?? (isGone ? null : first) ?? null;
	const previous = found === null ? null : await readPrevious(store, pull, found, comments);
	return {
		anchored,
		previous,
		comment: found !== null && previous !== null && previous.anchor.comment !== found.id ? null : found,
		candidates,
		statuses
	};
}
const isOurs = ({ key }, { number }, body) => readHiddenLine(key, body)?.pull === number;
const isPart = ({ key }, body) => readHiddenLine(key, body)?.state === partState;
async function readPrevious({ forge, key }, { number, head }, comment, comments) {
	const facts = readHiddenLine(key, comment.body);
	const record = facts && await recordIn({
		forge,
		key
	}, facts, comments);
	if (record === null || record.head === head) return null;
	const statuses = await forge.statuses(record.head);
	const { latest, recorded } = readRecordAnchors(key, {
		pull: number,
		head: record.head
	}, statuses);
	if (latest === null || recorded === null) return null;
	const isNamed = recorded.comment === comment.id && recorded.digest === recordDigest(record);
	return {
		head: record.head,
		anchor: recorded,
		isReplaced: isReplaced(latest),
		record: isNamed ? record : null
	};
}
// src/review/comment.ts
function layOut({ key, job, summary, planFile }, pull, { state, record }) {
	const { id, attempt } = job.run;
	const lineOf = (facts, text) => hiddenLine(key, {
		pull: pull.number,
		head: pull.head,
		run: {
			id,
			attempt
		},
		text: textDigest(text),
		...facts
	});
	const pieces = record === null ? [] : piecesOf(record);
	const own = pieces.length === 1 ? record : null;
	const hidden = lineOf({
		state: state.kind,
		record: own
	}, "").length + 1500;
	const view = {
		job,
		commit: pull.head,
		base: pull.base,
		summary,
		planFile,
		hidden
	};
	const sections = require_comment.renderNextComment(state, view);
	const others = own === null ? pieces : [];
	const partOf = (at) => {
		const facts = {
			state: partState,
			record: others[at] ?? null
		};
		const text = at === 0 && sections !== null ? sections(lineOf(facts, "").length) : partText;
		return lineOf(facts, text) + text;
	};
	return {
		parts: Array.from({ length: Math.max(others.length, sections === null ? 0 : 1) }, (_, at) => partOf(at)),
		first(parts) {
			const ids = parts.map((one) => one.id);
			const text = require_comment.renderComment(state, {
				...view,
				next: parts[0]?.url ?? null
			});
			return lineOf({
				state: state.kind,
				record: own,
				...ids.length > 0 && { parts: ids }
			}, text) + text;
		}
	};
}
const partText = "This comment keeps a part of the record of the plan in the first comment. Without it, merging applies nothing.\n";
var Overtaken = class extends Error {};
async function writeComment(run, { pull, existing, whileOpen }, content) {
	const { notes } = run;
	const facts = existing === null ? null : readHiddenLine(run.key, existing.body);
	if (facts !== null && isNewer(facts.run, run.job.run) && !isFailedReview(facts, pull, whileOpen)) return overtaken(run, "a newer run wrote it");
	const before = whileOpen ? () => requireUnchangedPull(run, pull) : () => Promise.resolve();
	try {
		const written = await writePages(run, {
			pull,
			before
		}, existing, content);
		notes.comments.add(written.url);
		return {
			kind: "written",
			comment: written
		};
	} catch (error) {
		if (error instanceof Overtaken) return overtaken(run, error.message);
		if (!(error instanceof require_start.ForgeError)) throw error;
		notes.notices.add(`The comment could not be written: ${require_start.withFix(error, "action")}`);
		return {
			kind: "refused",
			error
		};
	}
}
async function writePages(run, target, existing, content) {
	const old = (existing && readHiddenLine(run.key, existing.body)?.parts) ?? [];
	const pages = layOut(run, target.pull, content);
	const parts = [];
	for (const [at, body] of pages.parts.entries()) parts.push(await writeBody(run, target, old[at] ?? null, body));
	const body = pages.first(parts);
	const written = existing?.body === body ? existing : await writeBody(run, target, existing?.id ?? null, body);
	await emptyParts(run, target.pull, old.slice(parts.length));
	return written;
}
async function writeBody(run, { pull, before }, id, body) {
	return (id === null ? null : await run.forge.updateComment(id, body, before)) ?? createOnce(run, pull, body, before);
}
async function emptyParts({ forge, key, job, notes }, pull, ids) {
	const { id: run, attempt } = job.run;
	const text = "The first comment does not go on here any more.\n";
	const body = hiddenLine(key, {
		pull: pull.number,
		head: pull.head,
		state: partState,
		run: {
			id: run,
			attempt
		},
		record: null,
		text: textDigest(text)
	}) + text;
	for (const id of ids) try {
		await forge.updateComment(id, body, () => Promise.resolve());
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		notes.notices.add(`A comment that is out of date could not be changed: ${require_start.withFix(error, "action")}`);
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
const isFailedReview = ({ head, state }, pull, whileOpen) => whileOpen && (head !== pull.head || [
	"failed",
	"invalid",
	"refused",
	"stale"
].includes(state));
async function requireUnchangedPull({ forge }, { number, head, base }) {
	const now = await forge.pull(number);
	if (now.mergedAt !== null) throw new Overtaken("the pull request was merged");
	if (!now.isOpen) throw new Overtaken("the pull request was closed");
	if (now.head !== head) throw new Overtaken("the pull request was pushed since this run began");
	if (now.base !== base) throw new Overtaken("the pull request got another base branch since this run began");
}
async function createOnce({ forge }, { number }, body, before) {
	try {
		return await forge.createComment(number, body, before);
	} catch (error) {
		if (!(error instanceof require_start.ForgeError) || error.status !== null && error.status < 500) throw error;
		return (await forge.comments(number)).find((one) => one.body === body) ?? await forge.createComment(number, body, before);
	}
}
async function updateComment(run, pull, comment, state) {
	const facts = readHiddenLine(run.key, comment.body);
	const record = facts && await recordIn(run, facts);
	return writeComment(run, {
		pull,
		existing: comment,
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
	const text = require_comment.renderComment({
		kind: "superseded",
		by: {
			what: "plan",
			url: current.url
		}
	}, view);
	const parts = readHiddenLine(run.key, current.body)?.parts ?? [];
	for (const { id, url, author } of candidates) {
		if (id === current.id || parts.includes(id) || author.login !== current.author.login) continue;
		try {
			await run.forge.updateComment(id, text, () => Promise.resolve());
		} catch (error) {
			if (!(error instanceof require_start.ForgeError)) throw error;
			run.notes.notices.add(`An older comment of ifmatch is out of date. Delete it: ${url}`);
		}
	}
}
// src/review/decide.ts
function decideReview(facts) {
	const { pull, anchored, previous, isRerunByPerson } = facts;
	if (anchored.state === "none") return decideForNewCommit(facts, 1, differenceBeyondPush);
	const number = anchored.anchor.number + 1;
	const isBackToOlderCommit = previous !== null && previous.record !== null && previous.anchor.createdAt > anchored.anchor.createdAt;
	if (anchored.state === "replaced" || isBackToOlderCommit) return decideForNewCommit(facts, number, differenceFromRecord);
	if (anchored.state === "intact") {
		const difference = differenceFromRecord(anchored.record, facts);
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
function decideForNewCommit(facts, number, compare) {
	const { pull, current, anchored, previous } = facts;
	if (current.covered.length === 0) return { kind: "show" };
	if (previous !== null && previous.record !== null) return {
		kind: "record",
		number,
		since: compare(previous.record, facts)
	};
	if (anchored.state === "replaced") return {
		kind: "record",
		number,
		since: lostRecord("replaced", pull)
	};
	return {
		kind: "record",
		number,
		since: previous === null ? null : lostRecord("edited", pull)
	};
}
const lostRecord = (code, { number }) => ({
	cause: {
		code,
		pull: number
	},
	moved: []
});
function differenceFromRecord(record, { current }) {
	const bound = otherPlatformOrSettingsCause(record, current);
	const matched = matchWithPlan(record, current.covered).filter(hasOrHadChanges);
	const content = otherPlanCause(matched, unrecordedBundles(record, current.covered));
	const moved = matched.filter(({ comparison }) => comparison !== "same" && !isAccepted(comparison, current)).flatMap(toMoved);
	const cause = bound ?? content ?? (moved.length === 0 ? null : {
		code: "stale",
		moved
	});
	return cause && {
		cause,
		moved
	};
}
function differenceBeyondPush(record, { pull, base, current }) {
	const bound = otherPlatformOrSettingsCause(record, current);
	const matched = matchWithPlan(record, current.covered).filter(hasOrHadChanges);
	const moved = matched.filter(({ comparison, planned, reviewed }) => {
		if (planned === null || comparison === "same" || isAccepted(comparison, current)) return false;
		return !(planned.bundleDigest !== reviewed.bundle && planned.stateVersion === reviewed.stateVersion);
	});
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
	const isRetargeted = record.base.branch !== pull.base;
	const rebased = matched.filter((one) => one.base !== void 0 && (one.base !== one.reviewed.base || isRetargeted && one.planned?.bundleDigest !== one.reviewed.bundle));
	if (rebased.length > 0) return {
		cause: {
			code: "files",
			bundles: rebased.map(({ reviewed }) => nameOf(reviewed))
		},
		moved: []
	};
	if (!(isRetargeted || record.base.commit !== base)) return null;
	const added = unrecordedBundles(record, current.covered);
	const missing = matched.filter(({ planned }) => planned === null);
	if (added.length + missing.length === 0) return null;
	return {
		cause: {
			code: "bundles",
			missing: missing.map(({ reviewed }) => nameOf(reviewed)),
			added: added.map(({ bundle }) => nameOf(bundle))
		},
		moved: []
	};
}
const isAccepted = (standing, { onStale }) => standing === "moved" && onStale === "same-diff";
function decideMerge(facts) {
	const { pull, anchored, current, laterBundles } = facts;
	if (current === null) return refuse({
		code: "invalid",
		pull: pull.number
	});
	const isLater = (name) => laterBundles.some((one) => isSameBundleName(one, name));
	const changed = current.covered.filter(({ bundle }) => !isLater(bundle));
	const record = anchored.state === "intact" ? anchored.record : null;
	const matched = matchRecorded((record?.bundles ?? []).filter((bundle) => !isLater(bundle)), facts.declared, []).filter(hasOrHadChanges);
	const unapplied = changed.filter(({ bundle }) => bundle.changes.length > 0);
	if (unapplied.length === 0 && matched.every(({ comparison }) => comparison === "done")) return {
		kind: "settled",
		bundles: changed.map(({ bundle }) => bundle)
	};
	const cause = refusalCause({
		matched,
		changed,
		unapplied
	}, facts, current);
	return cause === null ? {
		kind: "send",
		bundles: matched.flatMap(asReviewed)
	} : refuse(cause);
}
function refusalCause({ matched, changed, unapplied }, facts, current) {
	const { pull, anchored } = facts;
	const untrusted = untrustedRecordCause(anchored, pull);
	if (untrusted !== null) return untrusted;
	const elsewhere = anchored.state === "intact" ? otherTargetCause(anchored.record, pull, current) : null;
	if (elsewhere !== null) return elsewhere;
	return otherPlanCause(matched, unapplied.filter(({ bundle }) => !matched.some(({ reviewed }) => isSameBundleName(reviewed, bundle)))) ?? unchangedBundlesCause(matched, changed) ?? staleInQueueCause(matched, facts);
}
function unchangedBundlesCause(matched, changed) {
	const names = changed.map(({ bundle }) => bundle);
	const unchanged = matched.filter(({ reviewed, comparison }) => comparison !== "done" && !isNamedIn(reviewed, names));
	if (unchanged.length === 0) return null;
	return {
		code: "bundles",
		missing: unchanged.map(({ reviewed }) => nameOf(reviewed)),
		added: []
	};
}
function otherTargetCause(record, { base }, current) {
	const reviewed = record.base.branch;
	return otherPlatformOrSettingsCause(record, current) ?? (reviewed === base ? null : {
		code: "other-base",
		reviewed,
		merged: base
	});
}
function staleInQueueCause(matched, { isQueued, current }) {
	if (!isQueued || current?.onStale !== "refuse") return null;
	const moved = matched.filter(({ comparison }) => comparison === "moved").flatMap(toMoved);
	return moved.length === 0 ? null : {
		code: "stale",
		moved
	};
}
const refuse = (cause) => ({
	kind: "refuse",
	cause
});
function untrustedRecordCause(anchored, pull) {
	const { number, head, mergedAt } = pull;
	if (anchored.state === "none") {
		if (anchored.hasOtherToken) return { code: "other-token" };
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
function otherPlatformOrSettingsCause(record, { platform, settings }) {
	if (record.platform !== platform) return {
		code: "other-platform",
		reviewed: record.platform
	};
	return record.settings === settings ? null : { code: "settings" };
}
const hasOrHadChanges = ({ reviewed, planned }) => hasChanges(reviewed) || planned !== null && planned.changes.length > 0;
const matchWithPlan = ({ bundles }, covered) => matchRecorded(bundles, covered.map(({ bundle }) => bundle), covered);
const matchRecorded = (recorded, fresh, covered) => recorded.map((reviewed) => {
	const now = fresh.find((bundle) => isSameBundleName(bundle, reviewed)) ?? null;
	const base = covered.find(({ bundle }) => isSameBundleName(bundle, reviewed))?.base;
	if (now === null) return {
		reviewed,
		planned: null,
		comparison: "missing",
		base
	};
	const { bundle: bundleDigest, diff: diffDigest, stateVersion } = reviewed;
	return {
		reviewed,
		planned: now,
		comparison: require_check.compareWithReviewed({
			bundleDigest,
			diffDigest,
			stateVersion
		}, now),
		base
	};
});
const unrecordedBundles = ({ bundles }, covered) => covered.filter(({ bundle }) => bundle.changes.length > 0 && !bundles.some((one) => isSameBundleName(one, bundle)));
function otherPlanCause(matched, unreviewed) {
	const missing = matched.filter(({ comparison }) => comparison === "missing").map(({ reviewed }) => nameOf(reviewed));
	const added = unreviewed.map(({ bundle }) => nameOf(bundle));
	if (missing.length + added.length > 0) return {
		code: "bundles",
		missing,
		added
	};
	const others = matched.filter(({ comparison }) => comparison === "other");
	const files = others.filter(({ reviewed, planned }) => reviewed.bundle !== planned?.bundleDigest);
	if (files.length > 0) return {
		code: "files",
		bundles: files.map(({ reviewed }) => nameOf(reviewed))
	};
	return others.length === 0 ? null : {
		code: "stale",
		moved: others.flatMap(toMoved)
	};
}
const asReviewed = ({ reviewed, planned }) => planned === null ? [] : [{
	...planned,
	stateVersion: reviewed.stateVersion,
	bundleDigest: reviewed.bundle,
	diffDigest: reviewed.diff
}];
function toMoved({ reviewed, planned }) {
	if (planned === null) return [];
	const { deployment, kind, stateVersion, changes } = planned;
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
const isSameBundleName = (one, other) => one.kind === other.kind && one.deployment.id === other.deployment.id && one.deployment.slug === other.deployment.slug;
const isNamedIn = (bundle, names) => names.some((name) => isSameBundleName(name, bundle));
const nameOf = ({ deployment, kind }) => ({
	deployment,
	kind
});
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
		this.key = Buffer.from((0, node_crypto.hkdfSync)("sha256", require_signing.usableToken(secret, "record"), "ifmatch review v1", info, 32));
	}
	prove(what, facts) {
		return (0, node_crypto.createHmac)("sha256", this.key).update(JSON.stringify([what, ...facts])).digest().subarray(0, 16).toString("base64url");
	}
	verify(proof, what, facts) {
		const [given, expected] = [Buffer.from(proof), Buffer.from(this.prove(what, facts))];
		return given.length === expected.length && (0, node_crypto.timingSafeEqual)(given, expected);
	}
};
// src/action/open-review.ts
function reviewName(inputs) {
	const path = node_path.posix.normalize(require_action.configPath(inputs));
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
		key: new ReviewKey(runtime.connections.reviewSecrets(inputs.deployment).map((secret) => require_signing.usableToken(secret, "record")).join("\n"), scope),
		job,
		summary: inputs.summary,
		planFile: inputs.planFile,
		notes
	};
}
// src/review/freshness.ts
async function setFreshStatus({ head }, reason, statuses, { forge, key, job, notes }) {
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
		if (!(error instanceof require_start.ForgeError)) throw error;
		notes.notices.add(`The commit status "${context}" could not be set. ${require_start.fixOf(error, "action") ?? error.message}`);
	}
}
const maxPulls = 100;
async function markStale(change, run) {
	const { notes } = run;
	try {
		const open = await change.openPulls;
		const newest = open.toSorted((a, b) => b.number - a.number).slice(0, maxPulls);
		if (newest.length < open.length) notes.notices.add(`Only the newest ${String(maxPulls)} open pull requests were checked for being stale. A merge is checked in any case.`);
		await require_targets.inParallel(newest, (pull) => markPullStale(pull, change, run));
	} catch (error) {
		if (!(error instanceof require_start.ForgeError || error instanceof require_start.PlatformError)) throw error;
		notes.notices.add(`Other open pull requests could not be checked: ${require_start.withFix(error, "action")}`);
	}
}
async function markPullStale(pull, { by, live, onStale }, run) {
	const statuses = await run.forge.statuses(pull.head);
	const anchored = await readRecord(run, pull, statuses);
	if (anchored.state !== "intact") return;
	const { record, comment } = anchored;
	const moved = movedSince(record, live);
	if (moved.length === 0) return;
	if ((await writeComment(run, {
		pull,
		existing: comment,
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
	await setFreshStatus(pull, by === null ? "The platform changed since the review." : `Pull request #${String(by)} changed the platform.`, statuses, run);
}
const movedSince = ({ bundles }, live) => bundles.flatMap((reviewed) => {
	const stateVersion = live.find((one) => isSameBundleName(one, reviewed))?.stateVersion ?? "";
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
Object.defineProperty(exports, "contextOf", {
	enumerable: true,
	get: function() {
		return contextOf;
	}
});
Object.defineProperty(exports, "decideMerge", {
	enumerable: true,
	get: function() {
		return decideMerge;
	}
});
Object.defineProperty(exports, "decideReview", {
	enumerable: true,
	get: function() {
		return decideReview;
	}
});
Object.defineProperty(exports, "hasChanges", {
	enumerable: true,
	get: function() {
		return hasChanges;
	}
});
Object.defineProperty(exports, "isMarkerContextFull", {
	enumerable: true,
	get: function() {
		return isMarkerContextFull;
	}
});
Object.defineProperty(exports, "isNamedIn", {
	enumerable: true,
	get: function() {
		return isNamedIn;
	}
});
Object.defineProperty(exports, "makeRecord", {
	enumerable: true,
	get: function() {
		return makeRecord;
	}
});
Object.defineProperty(exports, "markStale", {
	enumerable: true,
	get: function() {
		return markStale;
	}
});
Object.defineProperty(exports, "openReview", {
	enumerable: true,
	get: function() {
		return openReview;
	}
});
Object.defineProperty(exports, "readHiddenLine", {
	enumerable: true,
	get: function() {
		return readHiddenLine;
	}
});
Object.defineProperty(exports, "readRecord", {
	enumerable: true,
	get: function() {
		return readRecord;
	}
});
Object.defineProperty(exports, "readReview", {
	enumerable: true,
	get: function() {
		return readReview;
	}
});
Object.defineProperty(exports, "readSettledMarker", {
	enumerable: true,
	get: function() {
		return readSettledMarker;
	}
});
Object.defineProperty(exports, "recordDigest", {
	enumerable: true,
	get: function() {
		return recordDigest;
	}
});
Object.defineProperty(exports, "recordStatus", {
	enumerable: true,
	get: function() {
		return recordStatus;
	}
});
Object.defineProperty(exports, "replacedStatus", {
	enumerable: true,
	get: function() {
		return replacedStatus;
	}
});
Object.defineProperty(exports, "resultsDigest", {
	enumerable: true,
	get: function() {
		return resultsDigest;
	}
});
Object.defineProperty(exports, "retireOthers", {
	enumerable: true,
	get: function() {
		return retireOthers;
	}
});
Object.defineProperty(exports, "setFreshStatus", {
	enumerable: true,
	get: function() {
		return setFreshStatus;
	}
});
Object.defineProperty(exports, "settingsDigest", {
	enumerable: true,
	get: function() {
		return settingsDigest;
	}
});
Object.defineProperty(exports, "settledStatuses", {
	enumerable: true,
	get: function() {
		return settledStatuses;
	}
});
Object.defineProperty(exports, "updateComment", {
	enumerable: true,
	get: function() {
		return updateComment;
	}
});
Object.defineProperty(exports, "writeComment", {
	enumerable: true,
	get: function() {
		return writeComment;
	}
});
