const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_filter_space = require("./filter-space.js");
const require_signing = require("./signing.js");
const require_action = require("../action.js");
const require_targets = require("./targets.js");
const require_comment = require("./comment.js");
const require_check = require("./check.js");
let node_path = require("node:path");
let node_crypto = require("node:crypto");
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
	const sorted = anchors.toSorted((a, b) => b.number - a.number || (a.createdAt < b.createdAt ? -1 : 1));
	const [latest = null] = sorted;
	return {
		latest,
		isDisputed: sorted.some(({ number, digest }) => number === latest?.number && digest !== latest.digest),
		hasForeign: anchors.length < own.length
	};
}
const resultsDigest = (results) => (0, node_crypto.createHash)("sha256").update(JSON.stringify(results)).digest().subarray(0, 8).toString("base64url");
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
	const words = summary.length > room ? `${summary.slice(0, room - 1)}…` : summary;
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
const longestPayload = 6e4;
const line = /^<!-- ifmatch:review:v1 ([\w-]{1,4000}) ([\w-]{1,60000}) ([\w-]{22}) -->\r?\n/;
const configWord = ({ scope }) => Buffer.from(scope.config || "-").toString("base64url");
function hiddenLine(key, facts) {
	const payload = Buffer.from(JSON.stringify(facts)).toString("base64url");
	if (payload.length > longestPayload) throw new require_start.ForgeError(`The record of ${require_validate.count(facts.record?.bundles.length ?? 0, "bundle")} does not fit into a comment.`, { fix: "Split the pull request, or review each deployment in a job of its own." });
	return `<!-- ifmatch:review:v1 ${configWord(key)} ${payload} ${key.prove("comment", [payload])} -->\n`;
}
function readHiddenLine(key, body) {
	const [, config = "", payload = "", seal = ""] = line.exec(body) ?? [];
	if (config !== configWord(key) || !key.holds(seal, "comment", [payload])) return null;
	return JSON.parse(Buffer.from(payload, "base64url").toString());
}
const isUnreadable = (key, body) => body.startsWith(`<!-- ifmatch:review:v1 ${configWord(key)} `) && readHiddenLine(key, body) === null;
// src/review/record.ts
const mostChanges = 300;
const shortDigest = (change) => require_filter_space.diffDigest([change]).slice(7, 23);
function makeRecord(plan, covered, reviewed) {
	const sorted = covered.toSorted(inOrder);
	const changed = sorted.filter(({ bundle }) => bundle.changes.length > 0);
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
		}),
		unchanged: sorted.filter(({ bundle }) => bundle.changes.length === 0).map(({ bundle: { deployment, kind, bundleDigest } }) => ({
			deployment: {
				id: deployment.id,
				slug: deployment.slug
			},
			kind,
			bundle: bundleDigest
		}))
	};
}
function inOrder({ bundle: a }, { bundle: b }) {
	if (a.deployment.slug !== b.deployment.slug) return a.deployment.slug < b.deployment.slug ? -1 : 1;
	return require_validate.bundleKinds.indexOf(a.kind) - require_validate.bundleKinds.indexOf(b.kind);
}
const recordDigest = (record) => (0, node_crypto.createHash)("sha256").update(`record 1\n${JSON.stringify(record)}`).digest().subarray(0, 16).toString("base64url");
function settingsDigest({ guards, deployments, onStale }) {
	const text = JSON.stringify({
		guards: require_start.canonicalLimits(guards),
		deployments: [...deployments].toSorted(([a], [b]) => a < b ? -1 : 1).map(([slug, { id, policies, without }]) => [
			slug,
			id,
			policies,
			sortedSet(without)
		]),
		on_stale: onStale
	});
	return `sha256:${(0, node_crypto.createHash)("sha256").update(`settings 1\n${text}`).digest("hex")}`;
}
const sortedSet = (texts) => [...new Set(texts)].toSorted();
// src/review/collect.ts
async function readRecord({ forge, key }, { number, head }, statuses, comments = []) {
	const { latest, isDisputed, hasForeign } = readRecordAnchors(key, {
		pull: number,
		head
	}, statuses);
	if (latest === null) return {
		state: "none",
		hasForeign
	};
	if (isDisputed) return {
		state: "disputed",
		anchor: latest
	};
	const comment = comments.find(({ id }) => id === latest.comment) ?? await forge.comment(latest.comment);
	if (comment === null) return {
		state: "comment-missing",
		anchor: latest
	};
	const facts = readHiddenLine(key, comment.body);
	const record = facts?.record ?? null;
	if (facts?.head !== head || record === null || recordDigest(record) !== latest.digest) return {
		state: "edited",
		anchor: latest,
		comment
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
	const named = "comment" in anchored ? anchored.comment : null;
	const candidates = comments.filter(({ id, body }) => id === named?.id || isOurs(place, pull, body) || isUnreadable(key, body));
	const current = named ?? candidates.find(({ body }) => isOurs(place, pull, body)) ?? null;
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
	const beside = await readBeside(place, {
		line,
		since: range.since,
		pulls
	}, statusesOf);
	const pending = await stillPending(place, push, [...beside.pending, ...line.marker?.pending ?? []], statusesOf);
	const retried = isRerun ? await readPulls(forge, pending) : [];
	const merges = [...await againMerges(place, [...retried, ...beside.unsettled]), ...await mergesIn(forge, range.commits, range.since, pulls)];
	const others = merges.length === 0 ? [] : mergesAfter(merges, pulls);
	const read = await readRecords(place, [...merges, ...others], statusesOf);
	const own = read.slice(0, merges.length);
	return {
		since: range.since,
		pending: pending.filter((one) => !retried.some(({ number }) => `#${String(number)}` === one)),
		markers: line.ownMarkers,
		merges: await require_targets.inParallel(own, async (merge) => ({
			...merge,
			markers: readSettledMarker(place.key, merge.commit, await statusesOf(merge.commit)).marker?.number ?? 0,
			later: await laterThan(merge, {
				read,
				line
			}, forge)
		})),
		settledBefore: isRerun,
		settledLast: isRerun ? pulls.filter(({ merge }) => merge === line.commits.at(-1)?.id) : [],
		bounded: whyBounded(line)
	};
}
async function stillPending(place, { branch, after }, pending, statusesOf) {
	if (pending.length === 0) return [];
	const [tip, pulls] = await Promise.all([place.forge.tip(branch), readPulls(place.forge, pending)]);
	const newest = tip === after ? null : await newerMarker(place, {
		tip,
		after
	}, statusesOf);
	return (await require_targets.inParallel([...new Set(pending)], async (one) => {
		const merge = pulls.find(({ number }) => `#${String(number)}` === one)?.merge ?? null;
		const own = merge === null ? null : readSettledMarker(place.key, merge, await statusesOf(merge)).marker;
		return [newest, own].every((marker) => marker === null || marker.pending.includes(one)) ? [one] : [];
	})).flat();
}
async function newerMarker(place, { tip, after }, statusesOf) {
	const { commits, marker } = await walkToMarker(place, tip, statusesOf);
	const marked = commits.at(-1)?.id;
	if (marker === null || marked === void 0) return null;
	return (await place.forge.history(marked, 1)).some(({ id }) => id === after) ? marker : null;
}
async function readBeside({ key }, { line, since, pulls }, statusesOf) {
	const { commits, listed, marker } = line;
	const older = ancestorsAmong(listed, since === null ? [] : [since]);
	const onLine = new Set(commits.map(({ id }) => id));
	const isBeside = (merge) => listed.has(merge) && !onLine.has(merge);
	const isTold = (merge) => marker !== null && older.has(merge);
	const found = pulls.flatMap((pull) => pull.merge !== null && isBeside(pull.merge) && !isTold(pull.merge) ? [{
		pull,
		merge: pull.merge
	}] : []);
	const read = await require_targets.inParallel(found, async ({ pull, merge }) => ({
		pull,
		isOlder: older.has(merge),
		own: readSettledMarker(key, merge, await statusesOf(merge)).marker
	}));
	return {
		unsettled: read.flatMap(({ pull, isOlder, own }) => own === null && !isOlder ? [pull] : []).toSorted(inMergeOrder),
		pending: read.flatMap(({ own }) => own?.pending ?? [])
	};
}
const inMergeOrder = (one, other) => (one.mergedAt ?? "") < (other.mergedAt ?? "") ? -1 : 1;
function ancestorsAmong(listed, from) {
	const found = new Set();
	const waiting = [...from];
	for (let id = waiting.pop(); id !== void 0; id = waiting.pop()) {
		if (found.has(id)) continue;
		found.add(id);
		waiting.push(...listed.get(id)?.parents ?? []);
	}
	return found;
}
const readRecords = (place, merges, statusesOf) => require_targets.inParallel(merges, async (merge) => {
	const { number, head } = merge.pull;
	const [statuses, comments] = await Promise.all([statusesOf(head), place.forge.comments(number)]);
	return {
		...merge,
		anchored: await readRecord(place, merge.pull, statuses, comments)
	};
});
async function laterThan(merge, { read, line }, forge) {
	const found = [];
	for (const { pull, commit, anchored } of read.slice(read.indexOf(merge) + 1)) {
		if (anchored.state !== "intact" || anchored.anchor.createdAt >= (pull.mergedAt ?? "")) continue;
		const { base, bundles } = anchored.record;
		if (!await containsCommit(isApplied(anchored) ? commit : base.commit, merge.commit, line, forge)) continue;
		found.push({
			pull: pull.number,
			bundles,
			isApplied: isApplied(anchored)
		});
	}
	return found;
}
const isApplied = (anchored) => anchored.state === "intact" && anchored.shown === "applied";
async function containsCommit(newer, older, { commits }, forge) {
	const [at, olderAt] = [newer, older].map((commit) => commits.findIndex(({ id }) => id === commit));
	if (at !== -1 && olderAt !== -1) return Number(at) <= Number(olderAt);
	return (await forge.history(newer, 1)).some(({ id }) => id === older);
}
const isCommit = (id) => !/^0+$/.test(id);
const uniquePulls = (pulls) => [...new Map(pulls.map((pull) => [pull.number, pull])).values()];
const readPulls = (forge, pending) => require_targets.inParallel(pending.filter((one) => one.startsWith("#")), (one) => forge.pull(Number(one.slice(1))));
function statusReader(forge) {
	const all = new Map();
	return (commit) => {
		const known = all.get(commit) ?? require_targets.startEarly(forge.statuses(commit));
		all.set(commit, known);
		return known;
	};
}
function whyBounded({ commits, marker, hasForeign }) {
	if (marker !== null) return null;
	if (hasForeign) return "other-token";
	return commits.length < 100 ? "first-run" : "too-far";
}
async function walkToMarker(place, commit, statusesOf) {
	const { forge, key } = place;
	const commits = [];
	const listed = new Map();
	let hasForeign = false;
	let ownMarkers = 0;
	for await (const one of firstParents(forge, commit, listed, statusesOf)) {
		const read = readSettledMarker(key, one.id, await statusesOf(one.id));
		commits.push(one);
		hasForeign ||= read.hasForeign;
		if (one.id === commit) ownMarkers = read.marker?.number ?? 0;
		const isStart = one.id === commit && read.marker?.number === 0;
		if (read.marker !== null && !isStart) return {
			commits,
			listed,
			marker: read.marker,
			ownMarkers,
			hasForeign
		};
		if (commits.length === 100) break;
	}
	const unmarked = {
		commits,
		listed,
		marker: null,
		ownMarkers,
		hasForeign
	};
	return await endBeside(unmarked, place, statusesOf) ?? unmarked;
}
async function endBeside(line, { key }, statusesOf) {
	const { commits, listed } = line;
	const beside = [...listed.values()].filter((one) => !commits.includes(one)).slice(0, 100);
	const markers = await require_targets.inParallel(beside, async ({ id }) => readSettledMarker(key, id, await statusesOf(id)).marker);
	const found = markers.findIndex((marker) => marker !== null && marker.number !== 0);
	const [end, marker] = [beside[found], markers[found]];
	if (end === void 0 || marker === void 0) return null;
	const older = ancestorsAmong(listed, [end.id]);
	return {
		...line,
		commits: [...commits.filter(({ id }) => !older.has(id)), end],
		marker
	};
}
async function* firstParents(forge, commit, known, statusesOf) {
	let next = commit;
	for (let page = 1; next !== void 0; page += 1) {
		const some = await forge.history(commit, page);
		if (some.length === 0) return;
		for (const one of some) known.set(one.id, one);
		for (let one = known.get(next); one !== void 0; one = known.get(next ?? "")) {
			yield one;
			next = one.parents[0];
			const ahead = one.id === commit ? [] : ancestorsOf(one, known, 10);
			for (const id of ahead) statusesOf(id);
		}
	}
}
function ancestorsOf({ parents }, known, most) {
	const found = [];
	for (let id = parents[0]; id !== void 0 && found.length < most; id = known.get(id)?.parents[0]) found.push(id);
	return found;
}
function unsettledRange({ commits, listed, marker }, { before, after }) {
	if (marker !== null) return {
		commits: commits.slice(0, -1).toReversed(),
		since: commits.at(-1)?.id ?? null
	};
	if (!listed.has(before)) {
		const own = commits.filter(({ id }) => id === after);
		return {
			commits: own,
			since: own[0]?.parents[0] ?? null
		};
	}
	const older = ancestorsAmong(listed, [before]);
	return {
		commits: commits.filter(({ id }) => !older.has(id)).toReversed(),
		since: before
	};
}
async function mergesIn(forge, commits, since, pulls) {
	const merges = [];
	let last = since;
	let between = [];
	for (const commit of commits) {
		const merge = await asMerge(forge, commit, pulls.filter((pull) => pull.merge === commit.id), {
			last,
			below: between.toReversed()
		});
		if (merge === null) {
			between.push(commit.id);
			continue;
		}
		merges.push(merge);
		[last, between] = [commit.id, []];
	}
	return merges;
}
async function asMerge(forge, { id, parents }, brought, { last, below }) {
	const [first = id, ...others] = parents;
	const pull = brought.find(({ head }) => head === id) ?? brought.find(({ head }) => others.includes(head)) ?? brought[0];
	if (pull === void 0) return null;
	const base = others.includes(pull.head) ? first : await startBelow(forge, pull, below) ?? last ?? first;
	return {
		pull,
		commit: id,
		base,
		direct: last === null || base === last ? null : {
			from: last,
			to: base
		},
		contained: brought.filter((one) => one !== pull)
	};
}
async function startBelow(forge, { number }, commits) {
	for (const commit of commits) if (!(await forge.pullsOf(commit)).some((pull) => pull.number === number)) return commit;
	return null;
}
async function againMerges(place, pulls) {
	return (await require_targets.inParallel(pulls, (pull) => readMerge(place, pull))).filter((merge) => merge !== null);
}
async function readMerge({ forge }, pull) {
	const [commit, ...older] = pull.merge === null ? [] : await forge.history(pull.merge, 1);
	if (commit === void 0) return null;
	const known = new Map(older.map((one) => [one.id, one]));
	return asMerge(forge, commit, [pull], {
		last: null,
		below: ancestorsOf(commit, known, 100)
	});
}
function mergesAfter(merges, pulls) {
	const known = new Set(merges.map(({ commit }) => commit));
	const [oldest = ""] = merges.map(({ pull }) => pull.mergedAt ?? "").toSorted();
	const isAlone = ({ merge }) => pulls.filter((one) => one.merge === merge).length === 1;
	return pulls.toSorted(inMergeOrder).flatMap((pull) => {
		if (pull.merge === null || known.has(pull.merge) || (pull.mergedAt ?? "") < oldest || !isAlone(pull)) return [];
		return [{
			pull,
			commit: pull.merge,
			base: pull.merge,
			direct: null,
			contained: []
		}];
	});
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
	const view = {
		job,
		commit: pull.head,
		base: pull.base,
		summary,
		planFile
	};
	return line + require_comment.renderComment(state, {
		...view,
		hidden: line.length
	});
}
var Overtaken = class extends Error {};
async function writeComment(run, { pull, existing, whileOpen }, content) {
	const { forge, notes } = run;
	const facts = existing === null ? null : readHiddenLine(run.key, existing.body);
	if (facts !== null && isNewer(facts.run, run.job.run)) return overtaken(run, "a newer run wrote it");
	const before = whileOpen ? () => refuseMoved(run, pull) : () => Promise.resolve();
	try {
		const body = bodyOf(run, pull, content);
		const written = (existing === null || existing.body === body ? existing : await forge.updateComment(existing.id, body, before)) ?? await created(run, pull, body, before);
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
		if (!(error instanceof require_start.ForgeError) || error.status !== null && error.status < 500) throw error;
		return (await forge.comments(number)).find((one) => one.body === body) ?? await forge.createComment(number, body, before);
	}
}
async function updateComment(run, pull, comment, state) {
	const record = readHiddenLine(run.key, comment.body)?.record ?? null;
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
	for (const { id, url, author } of candidates) {
		if (id === current.id || author.login !== current.author.login) continue;
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
	if (anchored.state === "none") return decideForNewCommit(facts, 1, changedBesidePush);
	const number = anchored.anchor.number + 1;
	if (previous !== null && previous.anchor.createdAt > anchored.anchor.createdAt) return decideForNewCommit(facts, number, compareAll);
	if (anchored.state === "intact") {
		const difference = compareAll(anchored.record, facts);
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
	const { current, previous } = facts;
	if (!current.covered.some(({ bundle }) => bundle.changes.length > 0)) return { kind: "show" };
	return {
		kind: "record",
		number,
		since: previous === null ? null : compare(previous.record, facts)
	};
}
function compareAll(record, { current }) {
	const bound = boundCause(record, current);
	const matched = matchBundles(record, current.covered);
	const content = contentCause(matched, unrecorded(record, current.covered));
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
function changedBesidePush(record, { pull, base, current }) {
	const bound = boundCause(record, current);
	const matched = matchBundles(record, current.covered);
	const moved = matched.filter(({ standing, fresh, reviewed }) => {
		if (fresh === null || standing === "same" || isAccepted(standing, current)) return false;
		return !(fresh.bundleDigest !== reviewed.bundle && fresh.stateVersion === reviewed.stateVersion);
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
	const rebased = matched.filter((one) => one.base !== void 0 && (one.base !== one.reviewed.base || isRetargeted && one.fresh?.bundleDigest !== one.reviewed.bundle));
	if (rebased.length > 0) return {
		cause: {
			code: "files",
			bundles: rebased.map(({ reviewed }) => nameOf(reviewed))
		},
		moved: []
	};
	const isRebased = isRetargeted || record.base.commit !== base;
	const isKnown = ({ bundle }) => record.unchanged.some((one) => isSame(one, bundle) && one.bundle === bundle.bundleDigest);
	const added = unrecorded(record, current.covered).filter((one) => isRebased || isKnown(one));
	const missing = matched.filter(({ fresh }) => isRebased && fresh === null);
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
	const { pull, anchored, current, later } = facts;
	if (current === null) return refuse({
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
	} : refuse(cause);
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
const refuse = (cause) => ({
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
		standing: require_check.compareWithReviewed({
			bundleDigest,
			diffDigest,
			stateVersion
		}, now),
		base
	};
});
const unrecorded = ({ bundles }, covered) => covered.filter(({ bundle }) => bundle.changes.length > 0 && !bundles.some((one) => isSame(one, bundle)));
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
	holds(proof, what, facts) {
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
		if (!(error instanceof require_start.ForgeError)) throw error;
		notes.notices.add(`The commit status "${context}" could not be set. ${require_start.fixOf(error, "action") ?? error.message}`);
	}
}
const mostPulls = 100;
async function markStale(present, run) {
	const { notes } = run;
	try {
		const open = await present.openPulls;
		const newest = open.toSorted((a, b) => b.number - a.number).slice(0, mostPulls);
		if (newest.length < open.length) notes.notices.add(`Only the newest ${String(mostPulls)} open pull requests were checked for being stale. A merge is checked in any case.`);
		await require_targets.inParallel(newest, (pull) => markOne(pull, present, run));
	} catch (error) {
		if (!(error instanceof require_start.ForgeError || error instanceof require_start.PlatformError)) throw error;
		notes.notices.add(`Other open pull requests could not be checked: ${require_start.withFix(error, "action")}`);
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
Object.defineProperty(exports, "isSame", {
	enumerable: true,
	get: function() {
		return isSame;
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
Object.defineProperty(exports, "readMerge", {
	enumerable: true,
	get: function() {
		return readMerge;
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
Object.defineProperty(exports, "readUnsettled", {
	enumerable: true,
	get: function() {
		return readUnsettled;
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
Object.defineProperty(exports, "setFresh", {
	enumerable: true,
	get: function() {
		return setFresh;
	}
});
Object.defineProperty(exports, "settingsDigest", {
	enumerable: true,
	get: function() {
		return settingsDigest;
	}
});
Object.defineProperty(exports, "settledStatus", {
	enumerable: true,
	get: function() {
		return settledStatus;
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
