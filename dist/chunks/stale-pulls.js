const require_start = require("./start.js");
const require_review = require("./review.js");
const require_review_key = require("./review-key.js");
const require_comment = require("./comment.js");
// src/review/store/write-comment.ts
const partIdsLength = 1500;
function composeComments({ key, job, summary, planFile }, pull, { state, record, audit }) {
	const run = {
		id: job.run.id,
		attempt: job.run.attempt
	};
	const buildLine = (facts, text) => require_review_key.makeHiddenLine(key, {
		pull: pull.number,
		head: pull.head,
		run,
		text: require_review_key.textDigest(text),
		...facts
	});
	const splitParts = record === null ? [] : require_review_key.splitRecord(record);
	const isSplit = splitParts.length > 1;
	const firstFacts = {
		state: state.kind,
		record: isSplit ? null : record,
		...audit ? { audit } : {}
	};
	const hiddenLineLength = buildLine(firstFacts, "").length + partIdsLength;
	const view = {
		job,
		commit: pull.head,
		base: pull.base,
		summary,
		planFile,
		hiddenLineLength
	};
	const sections = require_comment.renderNextComment(state, view);
	const partRecords = isSplit ? splitParts : [];
	const partBody = (index) => {
		const facts = {
			state: require_review_key.stateOfPart,
			record: partRecords[index] ?? null
		};
		const text = index === 0 && sections !== null ? sections(buildLine(facts, "").length) : partText;
		return buildLine(facts, text) + text;
	};
	return {
		partBodies: Array.from({ length: Math.max(partRecords.length, sections === null ? 0 : 1) }, (_, index) => partBody(index)),
		firstBody(parts) {
			const ids = parts.map(({ id }) => id);
			const text = require_comment.renderComment(state, {
				...view,
				next: parts[0]?.url ?? null
			});
			return buildLine({
				...firstFacts,
				...ids.length > 0 && { parts: ids }
			}, text) + text;
		}
	};
}
const partText = "This comment keeps a part of the record of the plan in the first comment. Without it, merging applies nothing.\n";
var OvertakenError = class extends Error {};
async function writeComment(run, { pull, existing, requiresOpenPull }, content) {
	const { runMessages } = run;
	const facts = existing === null ? null : require_review_key.readHiddenLine(run.key, existing.body);
	if (facts !== null && isNewer(facts.run, run.job.run) && !(requiresOpenPull && showsNoPlan(facts, pull))) return reportOvertaken(run, "a newer run wrote it");
	const checkBeforeWrite = requiresOpenPull ? () => requireUnchangedPull(run, pull) : () => Promise.resolve();
	try {
		const written = await writeCommentAndParts(run, {
			pull,
			checkBeforeWrite
		}, existing, content);
		runMessages.commentUrls.add(written.url);
		return {
			kind: "written",
			comment: written
		};
	} catch (error) {
		if (error instanceof OvertakenError) return reportOvertaken(run, error.message);
		if (!(error instanceof require_start.ForgeError)) throw error;
		runMessages.notices.add(`The comment could not be written: ${require_start.withFix(error, "action")}`);
		return {
			kind: "refused",
			error
		};
	}
}
async function writeCommentAndParts(run, target, existing, content) {
	const oldParts = (existing && require_review_key.readHiddenLine(run.key, existing.body)?.parts) ?? [];
	const composed = composeComments(run, target.pull, content);
	const parts = [];
	for (const [index, body] of composed.partBodies.entries()) parts.push(await writeBody(run, target, oldParts[index] ?? null, body));
	const body = composed.firstBody(parts);
	const written = existing?.body === body ? existing : await writeBody(run, target, existing?.id ?? null, body);
	await clearUnusedParts(run, target.pull, oldParts.slice(parts.length));
	return written;
}
async function writeBody(run, { pull, checkBeforeWrite }, id, body) {
	return (id === null ? null : await run.forge.updateComment(id, body, checkBeforeWrite)) ?? createOnce(run, pull, body, checkBeforeWrite);
}
async function clearUnusedParts({ forge, key, job, runMessages }, pull, ids) {
	const { id: run, attempt } = job.run;
	const text = "The first comment does not go on here any more.\n";
	const facts = {
		pull: pull.number,
		head: pull.head,
		state: require_review_key.stateOfPart,
		run: {
			id: run,
			attempt
		},
		record: null
	};
	const body = require_review_key.makeHiddenLine(key, {
		...facts,
		text: require_review_key.textDigest(text)
	}) + text;
	for (const id of ids) try {
		await forge.updateComment(id, body, () => Promise.resolve());
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		runMessages.notices.add(`A comment that is out of date could not be changed: ${require_start.withFix(error, "action")}`);
	}
}
function reportOvertaken({ runMessages }, why) {
	runMessages.notices.add(`The comment was not changed: ${why}.`);
	return {
		kind: "overtaken",
		why
	};
}
const isNewer = (run, other) => run.id > other.id || run.id === other.id && run.attempt > other.attempt;
const showsNoPlan = ({ head, state }, pull) => head !== pull.head || [
	"failed",
	"invalid",
	"refused",
	"stale"
].includes(state);
async function requireUnchangedPull({ forge }, { number, head, base }) {
	const current = await forge.pull(number);
	if (current.mergedAt !== null) throw new OvertakenError("the pull request was merged");
	if (!current.isOpen) throw new OvertakenError("the pull request was closed");
	if (current.head !== head) throw new OvertakenError("the pull request was pushed since this run began");
	if (current.base !== base) throw new OvertakenError("the pull request got another base branch since this run began");
}
async function createOnce({ forge }, { number }, body, checkBeforeWrite) {
	try {
		return await forge.createComment(number, body, checkBeforeWrite);
	} catch (error) {
		if (!(error instanceof require_start.ForgeError) || error.status !== null && error.status < 500) throw error;
		return (await forge.comments(number)).find((comment) => comment.body === body) ?? await forge.createComment(number, body, checkBeforeWrite);
	}
}
async function updateComment(run, pull, comment, state, audit = null) {
	const facts = require_review_key.readHiddenLine(run.key, comment.body);
	const content = {
		state,
		record: facts && await require_review_key.readRecordOfComment(run, facts),
		audit: audit ?? facts?.audit ?? null
	};
	return writeComment(run, {
		pull,
		existing: comment,
		requiresOpenPull: false
	}, content);
}
async function supersedeOtherComments(run, pull, current, candidates) {
	const { job, summary, planFile } = run;
	const view = {
		job,
		commit: pull.head,
		base: pull.base,
		summary,
		planFile,
		hiddenLineLength: 0
	};
	const text = require_comment.renderComment({
		kind: "superseded",
		by: {
			what: "plan",
			url: current.url
		}
	}, view);
	const parts = require_review_key.readHiddenLine(run.key, current.body)?.parts ?? [];
	for (const { id, url, author } of candidates) {
		if (id === current.id || parts.includes(id) || author.login !== current.author.login) continue;
		try {
			await run.forge.updateComment(id, text, () => Promise.resolve());
		} catch (error) {
			if (!(error instanceof require_start.ForgeError)) throw error;
			run.runMessages.notices.add(`An older comment of ifmatch is out of date. Delete it: ${url}`);
		}
	}
}
// src/review/pull-request/stale-pulls.ts
async function setUpToDateStatus({ head }, reason, statuses, { forge, key, job, runMessages }) {
	const context = require_review_key.statusContext("fresh", key.scope.config);
	const lastState = statuses.find((status) => status.context === context)?.state ?? null;
	const state = reason === null ? "success" : "failure";
	if (lastState === state) return;
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
		runMessages.notices.add(`The commit status "${context}" could not be set. ${require_start.fixOf(error, "action") ?? error.message}`);
	}
}
const maxPulls = 100;
async function markStalePulls(change, run) {
	const { runMessages } = run;
	try {
		const open = await change.openPulls;
		const newest = open.toSorted((a, b) => b.number - a.number).slice(0, maxPulls);
		if (newest.length < open.length) runMessages.notices.add(`Only the newest ${String(maxPulls)} open pull requests were checked for being stale. A merge is checked in any case.`);
		await require_start.mapConcurrently(newest, (pull) => markIfStale(pull, change, run));
	} catch (error) {
		if (!(error instanceof require_start.ForgeError || error instanceof require_start.PlatformError)) throw error;
		runMessages.notices.add(`Other open pull requests could not be checked: ${require_start.withFix(error, "action")}`);
	}
}
async function markIfStale(pull, { changedBy, liveVersions, onStale }, run) {
	const statuses = await run.forge.statuses(pull.head);
	const anchored = await require_review_key.readRecord(run, pull, statuses);
	if (anchored.state !== "intact") return;
	const { record, comment } = anchored;
	const staleBundles = findStaleBundles(record, liveVersions);
	if (staleBundles.length === 0) return;
	if ((await writeComment(run, {
		pull,
		existing: comment,
		requiresOpenPull: true
	}, {
		state: {
			kind: "stale",
			staleBundles,
			by: changedBy,
			onStale
		},
		record
	})).kind === "overtaken") return;
	await setUpToDateStatus(pull, changedBy === null ? "The platform changed since the review." : `Pull request #${String(changedBy)} changed the platform.`, statuses, run);
}
const findStaleBundles = ({ bundles }, live) => bundles.flatMap((reviewed) => {
	const stateVersion = live.find((version) => require_review.isSameBundleAndSlug(version, reviewed))?.stateVersion ?? "";
	if (stateVersion === "" || stateVersion === reviewed.stateVersion) return [];
	const { deployment, kind } = reviewed;
	return [{
		deployment,
		kind,
		reviewed: {
			...reviewed,
			changes: null
		},
		current: {
			stateVersion,
			changes: null
		}
	}];
});
Object.defineProperty(exports, "markStalePulls", {
	enumerable: true,
	get: function() {
		return markStalePulls;
	}
});
Object.defineProperty(exports, "setUpToDateStatus", {
	enumerable: true,
	get: function() {
		return setUpToDateStatus;
	}
});
Object.defineProperty(exports, "supersedeOtherComments", {
	enumerable: true,
	get: function() {
		return supersedeOtherComments;
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
