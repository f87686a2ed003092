const require_start = require("./start.js");
const require_key = require("./key.js");
const require_comment = require("./comment.js");
const require_preconditions = require("./preconditions.js");
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
	const stateVersion = live.find((one) => require_preconditions.isSameBundleName(one, reviewed))?.stateVersion ?? "";
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
Object.defineProperty(exports, "markStale", {
	enumerable: true,
	get: function() {
		return markStale;
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
