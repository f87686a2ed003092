const require_targets = require("./targets.js");
const require_freshness = require("./freshness.js");
// src/review/history.ts
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
			markers: require_freshness.readSettledMarker(place.key, merge.commit, await statusesOf(merge.commit)).marker?.number ?? 0,
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
async function settledUpTo(place, commit) {
	const { commits, marker } = await walkToMarker(place, commit, statusReader(place.forge));
	return marker !== null && marker.number !== 0 && marker.pending.length === 0 ? commits.at(-1)?.id ?? null : null;
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
		const own = merge === null ? null : require_freshness.readSettledMarker(place.key, merge, await statusesOf(merge)).marker;
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
		own: require_freshness.readSettledMarker(key, merge, await statusesOf(merge)).marker
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
		anchored: await require_freshness.readRecord(place, merge.pull, statuses, comments)
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
// src/action/stale.ts
async function markOpenPulls(present, action) {
	const { inputs, github, job } = action;
	if (!inputs.comment || present.live.length === 0) return;
	const { openPulls = github.openPulls(job.repository.defaultBranch) } = present;
	await require_freshness.markStale({
		...present,
		onStale: inputs.onStale ?? present.onStale,
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
