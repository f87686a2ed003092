const require_review_key = require("./review-key.js");
let node_crypto = require("node:crypto");
// src/domain/pending-merge.ts
const nameOfMerge = (merge) => "pull" in merge ? `#${String(merge.pull)}` : merge.commit;
function isSameMerge(one, other) {
	if ("pull" in one) return "pull" in other && one.pull === other.pull;
	return "commit" in other && one.commit === other.commit;
}
const includesMerge = (merges, merge) => merges.some((other) => isSameMerge(other, merge));
// src/review/store/settled-marker.ts
const resultsDigest = (results) => (0, node_crypto.createHash)("sha256").update(JSON.stringify(results)).digest().subarray(0, 8).toString("base64url");
function makeSettledStatuses(key, commit, { number, run, pending, results }, { summary, url }) {
	const parts = splitPending(pending);
	return parts.map((pendingText, index) => {
		const part = `${String(index + 1)}/${String(parts.length)}`;
		const proof = key.prove("applied", [
			commit,
			number,
			run,
			part,
			pendingText,
			results
		]);
		const facts = `[${String(number)} ${String(run)} ${part} ${pendingText} ${results} ${proof}]`;
		const maxSummaryLength = maxDescriptionLength - facts.length - 1;
		const shortSummary = summary.length > maxSummaryLength ? `${summary.slice(0, maxSummaryLength - 1)}…` : summary;
		const state = pending.length === 0 ? "success" : "failure";
		return {
			context: require_review_key.statusContext("applied", key.scope.config),
			state,
			description: `${shortSummary} ${facts}`,
			url
		};
	});
}
const maxDescriptionLength = 140;
const maxPendingLength = 60;
function splitPending(pending) {
	if (pending.length === 0) return ["-"];
	const parts = [];
	let part = "";
	for (const merge of pending) {
		const name = nameOfMerge(merge);
		const longer = part === "" ? name : `${part},${name}`;
		if (longer.length <= maxPendingLength) {
			part = longer;
			continue;
		}
		parts.push(part);
		part = name;
	}
	return [...parts, part];
}
function parsePending(text) {
	if (text === "-") return [];
	const merges = [];
	for (const name of text.split(",")) {
		const [, pull, commit] = /^(?:#(\d{1,15})|([\da-f]{7}))$/.exec(name) ?? [];
		if (pull !== void 0) merges.push({ pull: Number(pull) });
		else if (commit !== void 0) merges.push({ commit });
		else return null;
	}
	return merges;
}
const settledPattern = /\[(\d{1,9}) (\d{1,15}) (\d{1,3})\/(\d{1,3}) ([\da-f#,-]{1,60}) ([\w-]{11}) ([\w-]{22})\]$/;
function readSettledMarker(key, commit, statuses) {
	const markerStatuses = statuses.filter((status) => isInMarkerContext(key, status));
	const parts = readMarkerParts(key, commit, markerStatuses);
	const [newest] = joinMarkers(parts).toSorted((a, b) => b.number - a.number);
	return {
		marker: newest === void 0 ? null : withoutStatus(newest),
		hasOtherToken: parts.length < markerStatuses.length
	};
}
const withoutStatus = ({ number, run, pending, results }) => ({
	number,
	run,
	pending,
	results
});
function readSettledMarkers(key, commit, statuses) {
	const markerStatuses = statuses.filter((status) => isInMarkerContext(key, status));
	return joinMarkers(readMarkerParts(key, commit, markerStatuses));
}
const isInMarkerContext = ({ scope }, { context }) => context === require_review_key.statusContext("applied", scope.config);
const readMarkerParts = (key, commit, statuses) => statuses.flatMap((status) => {
	const [, number = "", run = "", index = "", total = "", pendingText = "", results = "", proof = ""] = settledPattern.exec(status.description) ?? [];
	const facts = [
		commit,
		Number(number),
		Number(run),
		`${index}/${total}`,
		pendingText,
		results
	];
	const pending = parsePending(pendingText);
	if (proof === "" || pending === null || !key.verify(proof, "applied", facts)) return [];
	const part = {
		index: Number(index),
		total: Number(total)
	};
	return [{
		number: Number(number),
		run: Number(run),
		...part,
		pending,
		results,
		status
	}];
});
function joinMarkers(parts) {
	return [...Map.groupBy(parts, ({ number, run, total }) => `${String(number)} ${String(run)} ${String(total)}`).values()].flatMap(joinParts);
}
function joinParts(parts) {
	const byIndex = new Map(parts.map((part) => [part.index, part]));
	const [first] = parts;
	if (first === void 0 || byIndex.size < first.total) return [];
	const sorted = [...byIndex.values()].toSorted((a, b) => a.index - b.index);
	const { number, run, results } = first;
	const statuses = sorted.map(({ status }) => status).toSorted((a, b) => a.createdAt < b.createdAt ? 1 : -1);
	const pending = sorted.flatMap((part) => part.pending);
	return statuses.slice(0, 1).map((status) => ({
		number,
		run,
		results,
		pending,
		status
	}));
}
const maxStatuses = 1e3;
const isMarkerContextFull = (key, statuses) => statuses.filter((status) => isInMarkerContext(key, status)).length > maxStatuses / 2;
const manualSummaryPattern = /^Applied by hand by (\S+): plan ([\da-f]{12})\. \[/;
function describeManualApply(by, plan) {
	const shortPlan = plan.replace("sha256:", "").slice(0, 12);
	const results = resultsDigest([[
		by,
		"by hand",
		shortPlan
	]]);
	return {
		summary: `Applied by hand by ${by}: plan ${shortPlan}.`,
		results
	};
}
function readManualApply({ status, results }) {
	const [, by = "", plan = ""] = manualSummaryPattern.exec(status.description) ?? [];
	return by !== "" && describeManualApply(by, plan).results === results ? {
		by,
		plan
	} : null;
}
Object.defineProperty(exports, "describeManualApply", {
	enumerable: true,
	get: function() {
		return describeManualApply;
	}
});
Object.defineProperty(exports, "includesMerge", {
	enumerable: true,
	get: function() {
		return includesMerge;
	}
});
Object.defineProperty(exports, "isMarkerContextFull", {
	enumerable: true,
	get: function() {
		return isMarkerContextFull;
	}
});
Object.defineProperty(exports, "makeSettledStatuses", {
	enumerable: true,
	get: function() {
		return makeSettledStatuses;
	}
});
Object.defineProperty(exports, "nameOfMerge", {
	enumerable: true,
	get: function() {
		return nameOfMerge;
	}
});
Object.defineProperty(exports, "readManualApply", {
	enumerable: true,
	get: function() {
		return readManualApply;
	}
});
Object.defineProperty(exports, "readSettledMarker", {
	enumerable: true,
	get: function() {
		return readSettledMarker;
	}
});
Object.defineProperty(exports, "readSettledMarkers", {
	enumerable: true,
	get: function() {
		return readSettledMarkers;
	}
});
Object.defineProperty(exports, "resultsDigest", {
	enumerable: true,
	get: function() {
		return resultsDigest;
	}
});
