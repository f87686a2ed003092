const require_start = require("./start.js");
const require_signing = require("./signing.js");
const require_action = require("../action.js");
const require_key = require("./key.js");
const require_comment = require("./comment.js");
const require_check = require("./check.js");
let node_path = require("node:path");
// src/review/comment.ts
function layOut({ key, job, summary, planFile }, pull, { state, record, audit }) {
	const { id, attempt } = job.run;
	const lineOf = (facts, text) => require_key.hiddenLine(key, {
		pull: pull.number,
		head: pull.head,
		run: {
			id,
			attempt
		},
		text: require_key.textDigest(text),
		...facts
	});
	const pieces = record === null ? [] : require_key.piecesOf(record);
	const own = pieces.length === 1 ? record : null;
	const first = {
		state: state.kind,
		record: own,
		...audit ? { audit } : {}
	};
	const hidden = lineOf(first, "").length + 1500;
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
			state: require_key.partState,
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
				...first,
				...ids.length > 0 && { parts: ids }
			}, text) + text;
		}
	};
}
const partText = "This comment keeps a part of the record of the plan in the first comment. Without it, merging applies nothing.\n";
var Overtaken = class extends Error {};
async function writeComment(run, { pull, existing, whileOpen }, content) {
	const { notes } = run;
	const facts = existing === null ? null : require_key.readHiddenLine(run.key, existing.body);
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
	const old = (existing && require_key.readHiddenLine(run.key, existing.body)?.parts) ?? [];
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
	const facts = {
		pull: pull.number,
		head: pull.head,
		state: require_key.partState,
		run: {
			id: run,
			attempt
		},
		record: null
	};
	const body = require_key.hiddenLine(key, {
		...facts,
		text: require_key.textDigest(text)
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
async function updateComment(run, pull, comment, state, audit = null) {
	const facts = require_key.readHiddenLine(run.key, comment.body);
	const content = {
		state,
		record: facts && await require_key.recordIn(run, facts),
		audit: audit ?? facts?.audit ?? null
	};
	return writeComment(run, {
		pull,
		existing: comment,
		whileOpen: false
	}, content);
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
	const parts = require_key.readHiddenLine(run.key, current.body)?.parts ?? [];
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
	const { pull, anchored, current, laterBundles, unanswered } = facts;
	if (current === null) return refuse({
		code: "invalid",
		pull: pull.number
	});
	const isLeftOut = (name) => laterBundles.some((one) => isSameBundleName(one, name)) || unanswered.includes(name.deployment.slug);
	const changed = current.covered.filter(({ bundle }) => !isLeftOut(bundle));
	const record = anchored.state === "intact" ? anchored.record : null;
	const matched = matchRecorded((record?.bundles ?? []).filter((bundle) => !isLeftOut(bundle)), facts.declared, []).filter(hasOrHadChanges);
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
	if (cause === null) return {
		kind: "send",
		bundles: matched.flatMap(asReviewed),
		moved: []
	};
	if (cause.code === "stale" && !facts.isQueued && isAnyUnmoved(matched)) return {
		kind: "send",
		bundles: matched.flatMap(asReviewed),
		moved: cause.moved
	};
	return refuse(cause);
}
function isAnyUnmoved(matched) {
	return [...Map.groupBy(matched, ({ reviewed }) => reviewed.deployment.id).values()].some((bundles) => bundles.some(({ comparison }) => comparison === "same" || comparison === "moved") && bundles.every(({ comparison }) => comparison !== "other"));
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
const hasOrHadChanges = ({ reviewed, planned }) => require_key.hasChanges(reviewed) || planned !== null && planned.changes.length > 0;
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
	return now.filter((change) => known.has(require_key.shortDigest(change)));
}
const isSameBundleName = (one, other) => one.kind === other.kind && one.deployment.id === other.deployment.id && one.deployment.slug === other.deployment.slug;
const isNamedIn = (bundle, names) => names.some((name) => isSameBundleName(name, bundle));
const nameOf = ({ deployment, kind }) => ({
	deployment,
	kind
});
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
	const secrets = runtime.connections.reviewTokens(inputs.deployment).map((secret) => require_signing.usableToken(secret, "record"));
	return {
		forge: github,
		key: new require_key.ReviewKey(secrets.join("\n"), scope),
		job,
		summary: inputs.summary,
		planFile: inputs.planFile,
		notes
	};
}
// src/review/freshness.ts
async function setFreshStatus({ head }, reason, statuses, { forge, key, job, notes }) {
	const context = require_key.contextOf("fresh", key.scope.config);
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
		await require_start.mapConcurrently(newest, (pull) => markPullStale(pull, change, run));
	} catch (error) {
		if (!(error instanceof require_start.ForgeError || error instanceof require_start.PlatformError)) throw error;
		notes.notices.add(`Other open pull requests could not be checked: ${require_start.withFix(error, "action")}`);
	}
}
async function markPullStale(pull, { by, live, onStale }, run) {
	const statuses = await run.forge.statuses(pull.head);
	const anchored = await require_key.readRecord(run, pull, statuses);
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
Object.defineProperty(exports, "isNamedIn", {
	enumerable: true,
	get: function() {
		return isNamedIn;
	}
});
Object.defineProperty(exports, "isSameBundleName", {
	enumerable: true,
	get: function() {
		return isSameBundleName;
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
