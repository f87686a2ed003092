const require_start = require("./start.js");
const require_targets = require("./targets.js");
const require_freshness = require("./freshness.js");
async function walkToMarker(place, commit, statusesOf) {
	const { forge, key } = place;
	const commits = [];
	const listed = new Map();
	let hasForeign = false;
	let ownMarkers = 0;
	for await (const one of firstParents(forge, commit, listed, statusesOf)) {
		const read = require_freshness.readSettledMarker(key, one.id, await statusesOf(one.id));
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
	const markers = await require_targets.inParallel(beside, async ({ id }) => require_freshness.readSettledMarker(key, id, await statusesOf(id)).marker);
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
async function walkReplaced(place, before, statusesOf) {
	try {
		return await walkToMarker(place, before, statusesOf);
	} catch (error) {
		if (error instanceof require_start.ForgeError && (error.status === 404 || error.status === 422)) return null;
		throw error;
	}
}
const mostPages = 10;
async function isAncestor(older, newer, forge) {
	if (older === newer) return true;
	for (let page = 1; page <= mostPages; page += 1) {
		const commits = await forge.history(newer, page);
		if (commits.some(({ id }) => id === older)) return true;
		if (commits.length === 0) return false;
	}
	return null;
}
async function containsCommit(newer, older, { commits }, forge) {
	const [at, olderAt] = [newer, older].map((commit) => commits.findIndex(({ id }) => id === commit));
	if (at !== -1 && olderAt !== -1) return Number(at) <= Number(olderAt);
	return await isAncestor(older, newer, forge) === true;
}
const isOnBranch = async (commit, tip, forge) => await isAncestor(commit, tip, forge) !== false;
function statusReader(forge) {
	const all = new Map();
	return (commit) => {
		const known = all.get(commit) ?? require_targets.startEarly(forge.statuses(commit));
		all.set(commit, known);
		return known;
	};
}
const isCommit = (id) => !/^0+$/.test(id);
// src/review/merge-commits.ts
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
async function asMerge(forge, commit, brought, { last, below }) {
	const { id, parents } = commit;
	const [first = id, ...others] = parents;
	const pull = mergedBy(commit, brought);
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
function mergedBy({ id, parents }, brought) {
	const others = parents.slice(1);
	return brought.find(({ head }) => head === id) ?? brought.find(({ head }) => others.includes(head)) ?? brought[0];
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
async function mergesAfter(forge, merges, pulls) {
	const known = new Set(merges.map(({ commit }) => commit));
	const [oldest = ""] = merges.map(({ pull }) => pull.mergedAt ?? "").toSorted();
	const later = pulls.toSorted(inMergeOrder).filter(({ merge, mergedAt }) => merge !== null && !known.has(merge) && (mergedAt ?? "") >= oldest);
	const byCommit = [...Map.groupBy(later, ({ merge }) => merge ?? "")];
	return require_targets.inParallel(byCommit, async ([commit, brought]) => {
		const pull = brought.length === 1 ? brought[0] : await outermost(forge, commit, brought);
		if (pull === void 0) throw new Error("a merge has a pull request");
		return {
			pull,
			commit,
			base: commit,
			direct: null,
			contained: brought.filter((one) => one !== pull)
		};
	});
}
async function outermost(forge, commit, brought) {
	const [merge] = await forge.history(commit, 1);
	return merge === void 0 ? brought[0] : mergedBy(merge, brought);
}
const inMergeOrder = (one, other) => (one.mergedAt ?? "") < (other.mergedAt ?? "") ? -1 : 1;
async function addUnlisted(forge, { branch, after }, commits, listed) {
	const unknown = commits.filter(({ id }) => id !== after && !listed.some(({ merge }) => merge === id));
	const found = await require_targets.inParallel(unknown, ({ id }) => forge.pullsOf(id));
	return uniquePulls([...listed, ...found.flat()]).filter(({ mergedAt, base }) => mergedAt !== null && base === branch);
}
const uniquePulls = (pulls) => [...new Map(pulls.map((pull) => [pull.number, pull])).values()];
// src/review/history.ts
async function readUnsettled(place, push, { id: run, attempt }) {
	const { forge } = place;
	const statusesOf = statusReader(forge);
	for (const commit of [push.after, push.before]) if (isCommit(commit)) statusesOf(commit);
	const [line, closed, brought, tip] = await Promise.all([
		walkToMarker(place, push.after, statusesOf),
		forge.mergedPulls(push.branch),
		forge.pullsOf(push.after),
		forge.tip(push.branch)
	]);
	const range = unsettledRange(line, push);
	const pulls = await addUnlisted(forge, push, range.commits, [...closed, ...brought]);
	const isRerun = attempt > 1 && line.marker?.run === run;
	const dropped = await readDropped(place, push, {
		line,
		pulls
	}, statusesOf);
	const beside = await readBeside(place, {
		line,
		since: range.since,
		pulls
	}, statusesOf);
	const pending = await stillPending(place, {
		after: push.after,
		tip
	}, [
		...dropped ?? [],
		...beside.pending,
		...line.marker?.pending ?? []
	], statusesOf);
	const retried = isRerun ? await readPulls(forge, pending) : [];
	const merges = [...await againMerges(place, [...retried, ...beside.unsettled]), ...await mergesIn(forge, range.commits, range.since, pulls)];
	const others = merges.length === 0 ? [] : await mergesAfter(forge, merges, pulls);
	const read = await readRecords(place, [...merges, ...others], statusesOf);
	const own = read.slice(0, merges.length);
	return {
		since: range.since,
		pending: pending.filter((one) => !retried.some(({ number }) => `#${String(number)}` === one)),
		markers: line.ownMarkers,
		merges: await require_targets.inParallel(own, async (merge) => {
			const statuses = await statusesOf(merge.commit);
			return {
				...merge,
				markers: require_freshness.readSettledMarker(place.key, merge.commit, statuses).marker?.number ?? 0,
				isMarkerContextFull: require_freshness.isMarkerContextFull(place.key, statuses),
				later: await laterThan(merge, {
					read,
					line,
					tip
				}, forge)
			};
		}),
		tip,
		isDropped: !await isOnBranch(push.after, tip, forge),
		settledBefore: isRerun,
		settledLast: isRerun ? pulls.filter(({ merge }) => merge === line.commits.at(-1)?.id) : [],
		bounded: dropped === null ? whyBounded(line) : "rewritten"
	};
}
async function settledUpTo(place, commit) {
	const { commits, marker } = await walkToMarker(place, commit, statusReader(place.forge));
	return marker !== null && marker.number !== 0 && marker.pending.length === 0 ? commits.at(-1)?.id ?? null : null;
}
async function readDropped(place, { before }, { line, pulls }, statusesOf) {
	if (line.marker !== null || line.listed.has(before) || !isCommit(before)) return null;
	const old = await walkReplaced(place, before, statusesOf);
	if (old === null || old.marker === null) return null;
	const unsettled = old.commits.slice(0, -1).map(({ id }) => id);
	const merged = pulls.filter(({ merge }) => merge !== null && unsettled.includes(merge));
	return [...old.marker.pending, ...merged.map(({ number }) => `#${String(number)}`)];
}
async function stillPending(place, { after, tip }, pending, statusesOf) {
	if (pending.length === 0) return [];
	const pulls = await readPulls(place.forge, pending);
	const newest = tip === after ? null : await newerMarker(place, {
		tip,
		after
	}, statusesOf);
	return (await require_targets.inParallel([...new Set(pending)], async (one) => {
		const merge = pulls.find(({ number }) => `#${String(number)}` === one)?.merge ?? null;
		const own = merge === null ? null : require_freshness.readSettledMarker(place.key, merge, await statusesOf(merge)).marker;
		return [newest, own].every((marker) => marker === null || marker.pending.includes(one)) ? [one] : [];
	})).flat();
}
async function newerMarker(place, { tip, after }, statusesOf) {
	const { commits, marker } = await walkToMarker(place, tip, statusesOf);
	const marked = commits.at(-1)?.id;
	if (marker === null || marked === void 0) return null;
	return await isAncestor(after, marked, place.forge) === true ? marker : null;
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
		own: require_freshness.readSettledMarker(key, merge, await statusesOf(merge)).marker
	}));
	return {
		unsettled: read.flatMap(({ pull, isOlder, own }) => own === null && !isOlder ? [pull] : []).toSorted(inMergeOrder),
		pending: read.flatMap(({ own }) => own?.pending ?? [])
	};
}
const readRecords = (place, merges, statusesOf) => require_targets.inParallel(merges, async (merge) => {
	const read = await readMergeRecord(place, merge, statusesOf);
	const twin = merge.contained.find(({ head }) => head === merge.pull.head);
	if (twin === void 0 || read.anchored.state === "intact") return read;
	const contained = merge.contained.map((one) => one === twin ? merge.pull : one);
	const other = await readMergeRecord(place, {
		...merge,
		pull: twin,
		contained
	}, statusesOf);
	return other.anchored.state === "intact" ? other : read;
});
async function readMergeRecord(place, merge, statusesOf) {
	const { number, head } = merge.pull;
	const [statuses, comments] = await Promise.all([statusesOf(head), place.forge.comments(number)]);
	const anchored = await require_freshness.readRecord(place, merge.pull, statuses, comments);
	const start = await startOfPushedHead(merge, anchored, place.forge);
	return {
		...merge,
		...start,
		anchored,
		otherComments: otherPlans(place, merge.pull, anchored, comments)
	};
}
async function startOfPushedHead({ commit, pull }, anchored, forge) {
	if (commit !== pull.head || anchored.state !== "intact") return {};
	const base = anchored.record.base.commit;
	return await isAncestor(base, commit, forge) === true ? {
		base,
		direct: null
	} : {};
}
const otherPlans = ({ key }, { number }, anchored, comments) => comments.filter(({ id, body }) => {
	const facts = require_freshness.readHiddenLine(key, body);
	const isRecorded = "comment" in anchored && anchored.comment.id === id;
	return facts !== null && facts.pull === number && facts.state === "planned" && !isRecorded;
});
async function laterThan(merge, { read, line, tip }, forge) {
	const found = [];
	for (const { pull, commit, anchored } of read.slice(read.indexOf(merge) + 1)) {
		if (anchored.state !== "intact" || anchored.anchor.createdAt >= (pull.mergedAt ?? "")) continue;
		const { base, bundles } = anchored.record;
		if (!await containsCommit(isApplied(anchored) ? commit : base.commit, merge.commit, line, forge)) continue;
		if (!line.listed.has(commit) && !await isOnBranch(commit, tip, forge)) continue;
		found.push({
			pull: pull.number,
			bundles,
			isApplied: isApplied(anchored)
		});
	}
	return found;
}
const isApplied = (anchored) => anchored.state === "intact" && anchored.shown === "applied";
const readPulls = (forge, pending) => require_targets.inParallel(pending.filter((one) => one.startsWith("#")), (one) => forge.pull(Number(one.slice(1))));
function whyBounded({ commits, marker, hasForeign }) {
	if (marker !== null) return null;
	if (hasForeign) return "other-token";
	return commits.length < 100 ? "first-run" : "too-far";
}
// src/action/stale.ts
async function markOpenPulls(change, action) {
	const { inputs, github, job } = action;
	if (!inputs.comment || change.live.length === 0) return;
	const { openPulls = github.openPulls(job.repository.defaultBranch) } = change;
	await require_freshness.markStale({
		...change,
		onStale: inputs.onStale ?? change.onStale,
		openPulls
	}, require_freshness.openReview(action));
}
const liveAfter = (outcome) => "results" in outcome ? outcome.results.flatMap(({ bundle: { deployment, kind }, outcome: result }) => {
	const stateVersion = result.result === "applied" ? result.undo?.stateVersion ?? null : null;
	return stateVersion === null ? [] : [{
		deployment,
		kind,
		stateVersion
	}];
}) : [];
Object.defineProperty(exports, "isApplied", {
	enumerable: true,
	get: function() {
		return isApplied;
	}
});
Object.defineProperty(exports, "liveAfter", {
	enumerable: true,
	get: function() {
		return liveAfter;
	}
});
Object.defineProperty(exports, "markOpenPulls", {
	enumerable: true,
	get: function() {
		return markOpenPulls;
	}
});
Object.defineProperty(exports, "readMerge", {
	enumerable: true,
	get: function() {
		return readMerge;
	}
});
Object.defineProperty(exports, "readUnsettled", {
	enumerable: true,
	get: function() {
		return readUnsettled;
	}
});
Object.defineProperty(exports, "settledUpTo", {
	enumerable: true,
	get: function() {
		return settledUpTo;
	}
});
