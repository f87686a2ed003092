const require_start = require("./start.js");
const require_settled_marker = require("./settled-marker.js");
const require_review_key = require("./review-key.js");
const require_stale_pulls = require("./stale-pulls.js");
const require_preconditions = require("./preconditions.js");
async function walkToMarker(store, commit, statusesOf) {
	const { forge, key } = store;
	const commits = [];
	const knownCommits = new Map();
	let hasOtherToken = false;
	let lastMarkerNumber = 0;
	for await (const firstParent of walkFirstParents(forge, commit, knownCommits, statusesOf)) {
		const { id } = firstParent;
		const { marker, hasOtherToken: isOther } = require_settled_marker.readSettledMarker(key, id, await statusesOf(id));
		commits.push(firstParent);
		if (isOther) hasOtherToken = true;
		if (id === commit) lastMarkerNumber = marker?.number ?? 0;
		const isOwnStart = id === commit && marker?.number === 0;
		if (marker !== null && !isOwnStart) return {
			commits,
			knownCommits,
			marker,
			lastMarkerNumber,
			hasOtherToken
		};
		if (commits.length === 100) break;
	}
	const unmarked = {
		commits,
		knownCommits,
		marker: null,
		lastMarkerNumber,
		hasOtherToken
	};
	return await endAtMarkerOffFirstParents(unmarked, store, statusesOf) ?? unmarked;
}
async function endAtMarkerOffFirstParents(walk, { key }, statusesOf) {
	const { commits, knownCommits } = walk;
	const offFirstParents = [...knownCommits.values()].filter((commit) => !commits.includes(commit)).slice(0, 100);
	const end = (await require_start.mapConcurrently(offFirstParents, async (commit) => {
		const { marker } = require_settled_marker.readSettledMarker(key, commit.id, await statusesOf(commit.id));
		return {
			commit,
			marker
		};
	})).find(({ marker }) => marker !== null && marker.number !== 0);
	if (end === void 0) return null;
	const older = withAncestors(knownCommits, [end.commit.id]);
	return {
		...walk,
		commits: [...commits.filter(({ id }) => !older.has(id)), end.commit],
		marker: end.marker
	};
}
async function* walkFirstParents(forge, commit, knownCommits, statusesOf) {
	let next = commit;
	for (let page = 1; next !== void 0; page += 1) {
		const commits = await forge.history(commit, page);
		if (commits.length === 0) return;
		for (const read of commits) knownCommits.set(read.id, read);
		let current = knownCommits.get(next);
		while (current !== void 0) {
			yield current;
			const early = current.id === commit ? [] : firstParentsOf(current, knownCommits, 10);
			for (const id of early) statusesOf(id);
			[next] = current.parents;
			current = next === void 0 ? void 0 : knownCommits.get(next);
		}
	}
}
function firstParentsOf({ parents }, knownCommits, limit) {
	const ids = [];
	for (let [id] = parents; id !== void 0 && ids.length < limit; id = knownCommits.get(id)?.parents[0]) ids.push(id);
	return ids;
}
function withAncestors(knownCommits, commits) {
	const visited = new Set();
	const queue = [...commits];
	for (let id = queue.pop(); id !== void 0; id = queue.pop()) {
		if (visited.has(id)) continue;
		visited.add(id);
		queue.push(...knownCommits.get(id)?.parents ?? []);
	}
	return visited;
}
function selectUnsettledCommits({ commits, knownCommits, marker }, { before, after }) {
	if (marker !== null) return {
		commits: commits.slice(0, -1).toReversed(),
		startCommit: commits.at(-1)?.id ?? null
	};
	if (!knownCommits.has(before)) {
		const pushed = commits.filter(({ id }) => id === after);
		return {
			commits: pushed,
			startCommit: pushed[0]?.parents[0] ?? null
		};
	}
	const older = withAncestors(knownCommits, [before]);
	return {
		commits: commits.filter(({ id }) => !older.has(id)).toReversed(),
		startCommit: before
	};
}
async function walkRemovedHistory(store, commit, statusesOf) {
	try {
		return await walkToMarker(store, commit, statusesOf);
	} catch (error) {
		if (error instanceof require_start.ForgeError && (error.status === 404 || error.status === 422)) return null;
		throw error;
	}
}
const maxAncestorPages = 10;
async function isAncestor(older, newer, forge) {
	if (older === newer) return true;
	for (let page = 1; page <= maxAncestorPages; page += 1) {
		const commits = await forge.history(newer, page);
		if (commits.some(({ id }) => id === older)) return true;
		if (commits.length === 0) return false;
	}
	return null;
}
async function containsCommit(newer, older, { commits }, forge) {
	const newerIndex = commits.findIndex(({ id }) => id === newer);
	const olderIndex = commits.findIndex(({ id }) => id === older);
	if (newerIndex !== -1 && olderIndex !== -1) return newerIndex <= olderIndex;
	return await isAncestor(older, newer, forge) === true;
}
const isOnBranch = async (commit, tip, forge) => await isAncestor(commit, tip, forge) !== false;
function readStatusesOnce(forge) {
	const requests = new Map();
	return (commit) => {
		const request = requests.get(commit) ?? require_start.deferRejection(forge.statuses(commit));
		requests.set(commit, request);
		return request;
	};
}
const isNullCommit = (id) => /^0+$/.test(id);
// src/review/history/merge-commits.ts
async function findMerges(forge, commits, startCommit, pulls) {
	const merges = [];
	let previousMerge = startCommit;
	let commitsBelow = [];
	for (const commit of commits) {
		const merge = await toMergeCommit(forge, commit, pulls.filter((pull) => pull.merge === commit.id), {
			previousMerge,
			commits: commitsBelow.toReversed()
		});
		if (merge === null) {
			commitsBelow.push(commit.id);
			continue;
		}
		merges.push(merge);
		previousMerge = commit.id;
		commitsBelow = [];
	}
	return merges;
}
async function toMergeCommit(forge, commit, pulls, { previousMerge, commits }) {
	const { id, parents } = commit;
	const [firstParent = id, ...otherParents] = parents;
	const pull = pickMergedPull(commit, pulls);
	if (pull === void 0) return null;
	const base = otherParents.includes(pull.head) ? firstParent : await findNewestCommitOutside(forge, pull, commits) ?? previousMerge ?? firstParent;
	return {
		pull,
		commit: id,
		base,
		directCommits: previousMerge !== null && base !== previousMerge ? {
			from: previousMerge,
			to: base
		} : null,
		contained: pulls.filter((other) => other !== pull)
	};
}
function pickMergedPull({ id, parents }, pulls) {
	const otherParents = parents.slice(1);
	return pulls.find(({ head }) => head === id) ?? pulls.find(({ head }) => otherParents.includes(head)) ?? pulls[0];
}
async function findNewestCommitOutside(forge, { number }, commits) {
	for (const commit of commits) if (!(await forge.pullsOf(commit)).some((pull) => pull.number === number)) return commit;
	return null;
}
async function readMerges(store, pulls) {
	return (await require_start.mapConcurrently(pulls, (pull) => readMerge(store, pull))).filter((merge) => merge !== null);
}
async function readMerge({ forge }, pull) {
	const [commit, ...older] = pull.merge === null ? [] : await forge.history(pull.merge, 1);
	if (commit === void 0) return null;
	const knownCommits = new Map(older.map((ancestor) => [ancestor.id, ancestor]));
	return toMergeCommit(forge, commit, [pull], {
		previousMerge: null,
		commits: firstParentsOf(commit, knownCommits, 100)
	});
}
async function findMergesAfter(forge, merges, pulls) {
	const knownMerges = new Set(merges.map(({ commit }) => commit));
	const [oldest = ""] = merges.map(({ pull }) => pull.mergedAt ?? "").toSorted();
	const later = pulls.toSorted(byMergeTime).filter(({ merge, mergedAt }) => merge !== null && !knownMerges.has(merge) && (mergedAt ?? "") >= oldest);
	const byCommit = [...Map.groupBy(later, ({ merge }) => merge ?? "")];
	return require_start.mapConcurrently(byCommit, async ([commit, merged]) => {
		const pull = merged.length === 1 ? merged[0] : await findOutermostPull(forge, commit, merged);
		if (pull === void 0) throw new Error("a merge has a pull request");
		return {
			pull,
			commit,
			base: commit,
			directCommits: null,
			contained: merged.filter((other) => other !== pull)
		};
	});
}
async function findOutermostPull(forge, commit, pulls) {
	const [merge] = await forge.history(commit, 1);
	return merge === void 0 ? pulls[0] : pickMergedPull(merge, pulls);
}
const byMergeTime = (a, b) => (a.mergedAt ?? "") < (b.mergedAt ?? "") ? -1 : 1;
async function addUnlistedPulls(forge, { branch, after }, commits, listed) {
	const unlisted = commits.filter(({ id }) => id !== after && !listed.some(({ merge }) => merge === id));
	const added = await require_start.mapConcurrently(unlisted, ({ id }) => forge.pullsOf(id));
	return uniquePulls([...listed, ...added.flat()]).filter(({ mergedAt, base }) => mergedAt !== null && base === branch);
}
const uniquePulls = (pulls) => [...new Map(pulls.map((pull) => [pull.number, pull])).values()];
// src/review/history/force-pushed-history.ts
async function readRemovedMerges(store, { before }, { walk, pulls }, statusesOf) {
	if (walk.marker !== null || walk.knownCommits.has(before) || isNullCommit(before)) return null;
	const removed = await walkRemovedHistory(store, before, statusesOf);
	if (removed === null || removed.marker === null) return null;
	const unsettledCommits = removed.commits.slice(0, -1).map(({ id }) => id);
	const merged = pulls.filter(({ merge }) => merge !== null && unsettledCommits.includes(merge));
	return [...removed.marker.pending, ...merged.map(({ number }) => ({ pull: number }))];
}
async function readMergesOffFirstParents({ key }, { walk, startCommit, pulls }, statusesOf) {
	const { commits, knownCommits, marker } = walk;
	const firstParents = new Set(commits.map(({ id }) => id));
	const beforeWalk = withAncestors(knownCommits, startCommit === null ? [] : [startCommit]);
	const offFirstParents = pulls.filter(({ merge }) => {
		if (merge === null || !knownCommits.has(merge) || firstParents.has(merge)) return false;
		return marker === null || !beforeWalk.has(merge);
	});
	const unsettled = [];
	const pending = [];
	const merges = await require_start.mapConcurrently(offFirstParents, async (pull) => {
		const commit = pull.merge ?? "";
		return {
			pull,
			commit,
			marker: require_settled_marker.readSettledMarker(key, commit, await statusesOf(commit)).marker
		};
	});
	for (const merge of merges) if (merge.marker !== null) pending.push(...merge.marker.pending);
	else if (!beforeWalk.has(merge.commit)) unsettled.push(merge.pull);
	return {
		unsettled: unsettled.toSorted(byMergeTime),
		pending
	};
}
// src/review/history/merge-records.ts
const readMergeRecords = (store, merges, statusesOf) => require_start.mapConcurrently(merges, async (merge) => {
	const record = await readMergeRecord(store, merge, statusesOf);
	if (record.anchored.state === "intact") return record;
	const sameHead = merge.contained.find(({ head }) => head === merge.pull.head);
	if (sameHead === void 0) return record;
	const contained = merge.contained.map((pull) => pull === sameHead ? merge.pull : pull);
	const other = await readMergeRecord(store, {
		...merge,
		pull: sameHead,
		contained
	}, statusesOf);
	return other.anchored.state === "intact" ? other : record;
});
async function readMergeRecord(store, merge, statusesOf) {
	const { number, head } = merge.pull;
	const [statuses, comments] = await Promise.all([statusesOf(head), store.forge.comments(number)]);
	const anchored = await require_review_key.readRecord(store, merge.pull, statuses, comments);
	const start = await findStartOfPushedHead(merge, anchored, store.forge);
	return {
		...merge,
		...start,
		anchored,
		otherComments: findOtherPlans(store, merge.pull, anchored, comments)
	};
}
async function findStartOfPushedHead({ commit, pull }, anchored, forge) {
	if (commit !== pull.head || anchored.state !== "intact") return {};
	const base = anchored.record.base.commit;
	return await isAncestor(base, commit, forge) === true ? {
		base,
		directCommits: null
	} : {};
}
const findOtherPlans = ({ key }, { number }, anchored, comments) => comments.filter(({ id, body }) => {
	const facts = require_review_key.readHiddenLine(key, body);
	const isRecorded = "comment" in anchored && anchored.comment.id === id;
	return facts !== null && facts.pull === number && facts.state === "planned" && !isRecorded;
});
async function findLaterMerges(merge, { records, walk, tip }, forge) {
	const laterMerges = [];
	for (const { pull, commit, anchored } of records.slice(records.indexOf(merge) + 1)) {
		if (anchored.state !== "intact" || anchored.anchor.createdAt >= (pull.mergedAt ?? "")) continue;
		const { base, bundles } = anchored.record;
		const wasApplied = wasRecordApplied(anchored);
		if (!await containsCommit(wasApplied ? commit : base.commit, merge.commit, walk, forge)) continue;
		if (!walk.knownCommits.has(commit) && !await isOnBranch(commit, tip, forge)) continue;
		laterMerges.push({
			pull: pull.number,
			bundles,
			wasApplied
		});
	}
	return laterMerges;
}
async function findUnreadableLaterMerges(merge, { records, walk, tip }, forge) {
	const unreadable = [];
	for (const later of records.slice(records.indexOf(merge) + 1)) {
		const { commit, anchored } = later;
		if (anchored.state !== "edited" && anchored.state !== "comment-missing") continue;
		if (!await containsCommit(commit, merge.commit, walk, forge)) continue;
		if (walk.knownCommits.has(commit) || await isOnBranch(commit, tip, forge)) unreadable.push(later);
	}
	return unreadable;
}
const wasRecordApplied = (anchored) => anchored.state === "intact" && anchored.shown === "applied";
// src/review/history/unsettled-history.ts
async function readUnsettledHistory(store, push, { id: run, attempt }) {
	const { forge } = store;
	const statusesOf = readStatusesOnce(forge);
	for (const commit of [push.after, push.before]) if (!isNullCommit(commit)) statusesOf(commit);
	const [walk, mergedPulls, pushedPulls, tip] = await Promise.all([
		walkToMarker(store, push.after, statusesOf),
		forge.mergedPulls(push.branch),
		forge.pullsOf(push.after),
		forge.tip(push.branch)
	]);
	const { commits, startCommit } = selectUnsettledCommits(walk, push);
	const pulls = await addUnlistedPulls(forge, push, commits, [...mergedPulls, ...pushedPulls]);
	const removedMerges = await readRemovedMerges(store, push, {
		walk,
		pulls
	}, statusesOf);
	const offFirstParents = await readMergesOffFirstParents(store, {
		walk,
		startCommit,
		pulls
	}, statusesOf);
	const pending = await removeSettled([
		...removedMerges ?? [],
		...offFirstParents.pending,
		...walk.marker?.pending ?? []
	], {
		after: push.after,
		tip
	}, store, statusesOf);
	const isRerun = attempt > 1 && walk.marker?.run === run;
	const merges = [...await readMerges(store, [...isRerun ? await readPendingPulls(forge, pending) : [], ...offFirstParents.unsettled]), ...await findMerges(forge, commits, startCommit, pulls)];
	const newerMerges = merges.length === 0 ? [] : await findMergesAfter(forge, merges, pulls);
	return {
		startCommit,
		pending: pending.filter((merge) => !isRerun || "commit" in merge),
		lastMarkerNumber: walk.lastMarkerNumber,
		merges: await readMergedPulls(store, {
			merges,
			newerMerges,
			walk,
			tip
		}, statusesOf),
		tip,
		isCommitRemoved: !await isOnBranch(push.after, tip, forge),
		isRerun,
		lastSettledPulls: isRerun ? pulls.filter(({ merge }) => merge === walk.commits.at(-1)?.id) : [],
		pushOnlyReason: removedMerges === null ? whyPushOnly(walk) : "rewritten"
	};
}
async function readMergedPulls(store, { merges, newerMerges, walk, tip }, statusesOf) {
	const { forge, key } = store;
	const [records, approvers] = await Promise.all([readMergeRecords(store, [...merges, ...newerMerges], statusesOf), require_start.mapConcurrently(merges, ({ pull }) => readApprovers(forge, pull))]);
	const unsettled = records.slice(0, merges.length);
	return require_start.mapConcurrently([...unsettled.entries()], async ([index, merge]) => {
		const statuses = await statusesOf(merge.commit);
		return {
			...merge,
			approvers: approvers[index] ?? null,
			lastMarkerNumber: require_settled_marker.readSettledMarker(key, merge.commit, statuses).marker?.number ?? 0,
			isMarkerContextFull: require_settled_marker.isMarkerContextFull(key, statuses),
			laterMerges: await findLaterMerges(merge, {
				records,
				walk,
				tip
			}, forge),
			unreadableLaterPull: await findUnreadableLaterPull(store, merge, {
				records,
				walk,
				tip
			}, statusesOf)
		};
	});
}
async function findUnreadableLaterPull(store, merge, context, statusesOf) {
	const unreadable = await findUnreadableLaterMerges(merge, context, store.forge);
	if (unreadable.length === 0) return null;
	const { commits, marker } = await walkToMarker(store, context.tip, statusesOf);
	const markedCommit = commits.at(-1)?.id;
	if (marker === null || marker.number === 0 || markedCommit === void 0) return null;
	for (const { pull, commit } of unreadable) {
		if (require_settled_marker.includesMerge(marker.pending, { pull: pull.number })) continue;
		if (await isAncestor(commit, markedCommit, store.forge) === true) return pull.number;
	}
	return null;
}
async function readApprovers(forge, { number }) {
	try {
		return await forge.approvers(number);
	} catch (error) {
		if (error instanceof require_start.ForgeError) return null;
		throw error;
	}
}
async function findLastSettledCommit(store, commit) {
	const { commits, marker } = await walkToMarker(store, commit, readStatusesOnce(store.forge));
	return marker !== null && marker.number !== 0 && marker.pending.length === 0 ? commits.at(-1)?.id ?? null : null;
}
async function removeSettled(pending, { after, tip }, store, statusesOf) {
	if (pending.length === 0) return [];
	const branchMarker = tip === after ? null : await readNewerMarker(store, {
		tip,
		after
	}, statusesOf);
	const distinct = pending.filter((merge, index) => !require_settled_marker.includesMerge(pending.slice(0, index), merge));
	return (await require_start.mapConcurrently(distinct, async (merge) => {
		const commit = "pull" in merge ? (await store.forge.pull(merge.pull)).merge : null;
		const ownMarker = commit === null ? null : require_settled_marker.readSettledMarker(store.key, commit, await statusesOf(commit)).marker;
		return [branchMarker, ownMarker].some((marker) => marker !== null && !require_settled_marker.includesMerge(marker.pending, merge)) ? [] : [merge];
	})).flat();
}
async function readNewerMarker(store, { tip, after }, statusesOf) {
	const { commits, marker } = await walkToMarker(store, tip, statusesOf);
	const markedCommit = commits.at(-1)?.id;
	if (marker === null || markedCommit === void 0) return null;
	return await isAncestor(after, markedCommit, store.forge) === true ? marker : null;
}
const readPendingPulls = (forge, pending) => require_start.mapConcurrently(pending.flatMap((merge) => "pull" in merge ? [merge.pull] : []), (number) => forge.pull(number));
function whyPushOnly({ commits, marker, hasOtherToken }) {
	if (marker !== null) return null;
	if (hasOtherToken) return "other-token";
	return commits.length < 100 ? "first-run" : "too-far";
}
// src/action/stale.ts
async function markOpenPulls(change, action) {
	const { inputs, github, job } = action;
	if (!inputs.comment || change.liveVersions.length === 0) return;
	const { openPulls = github.openPulls(job.repository.defaultBranch) } = change;
	await require_stale_pulls.markStalePulls({
		...change,
		onStale: inputs.onStale ?? change.onStale,
		openPulls
	}, require_preconditions.openReview(action));
}
const stateVersionsAfter = (outcome) => "results" in outcome ? outcome.results.flatMap(({ bundle: { deployment, kind }, result }) => {
	const stateVersion = result.kind === "applied" ? result.undo?.stateVersion ?? null : null;
	return stateVersion === null ? [] : [{
		deployment,
		kind,
		stateVersion
	}];
}) : [];
Object.defineProperty(exports, "findLastSettledCommit", {
	enumerable: true,
	get: function() {
		return findLastSettledCommit;
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
Object.defineProperty(exports, "readUnsettledHistory", {
	enumerable: true,
	get: function() {
		return readUnsettledHistory;
	}
});
Object.defineProperty(exports, "stateVersionsAfter", {
	enumerable: true,
	get: function() {
		return stateVersionsAfter;
	}
});
Object.defineProperty(exports, "wasRecordApplied", {
	enumerable: true,
	get: function() {
		return wasRecordApplied;
	}
});
