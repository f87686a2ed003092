const require_start = require("./start.js");
const require_names = require("./names.js");
// src/review/audit/audit-facts.ts
const maxChangesLength = 24e3;
const describeChanges = ({ bundles }) => bundles.flatMap((bundle) => bundle.changes.map((change) => ({
	deployment: bundle.deployment.slug,
	kind: bundle.kind,
	verb: change.verb,
	object: require_start.plainText(require_names.changeName(change, bundle, false)),
	effect: change.effect,
	says: require_start.plainText(change.message)
})));
function makeAuditFacts({ approvers, anchored }, plan, { job }) {
	const earlier = anchored.state === "intact" ? anchored.audit : void 0;
	const earlierChanges = earlier === void 0 ? [] : keptChanges(earlier);
	const sentKeys = new Set(earlierChanges.map(changeKey));
	const added = plan === null ? [] : describeChanges(plan).filter((change) => !sentKeys.has(changeKey(change)));
	const { changes, more } = limitChanges([...earlierChanges, ...added]);
	return {
		approvers: earlier === void 0 || !hasSent(earlier) ? approvers : earlier.approvers,
		startedBy: job.startedBy,
		changes,
		more: sumBySlug(earlier?.more ?? {}, more)
	};
}
const hasSent = ({ changes, more }) => changes.length + Object.keys(more).length > 0;
const keptChanges = ({ changes }) => changes.flatMap(({ deployments, ...change }) => deployments.map((deployment) => ({
	deployment,
	...change
}))).toSorted((a, b) => a.deployment < b.deployment ? -1 : Number(a.deployment > b.deployment));
const changeKey = (change) => `${change.deployment} ${alikeKey(change)}`;
const alikeKey = ({ kind, verb, object, effect, says }) => JSON.stringify([
	kind,
	verb,
	object,
	effect,
	says
]);
function limitChanges(changes) {
	const ranks = {};
	const sorted = changes.map((change) => {
		const rank = ranks[change.deployment] ?? 0;
		ranks[change.deployment] = rank + 1;
		return {
			change,
			rank
		};
	}).toSorted((a, b) => a.rank - b.rank);
	const alike = Map.groupBy(sorted, ({ change }) => alikeKey(change));
	const kept = [];
	let more = {};
	let length = 0;
	for (const group of alike.values()) {
		const deployments = group.map(({ change }) => change.deployment);
		const [first] = group;
		if (first === void 0) continue;
		const { kind, verb, object, effect, says } = first.change;
		const keptChange = {
			kind,
			verb,
			object,
			effect,
			says,
			deployments
		};
		length += JSON.stringify(keptChange).length;
		if (length <= maxChangesLength) kept.push(keptChange);
		else more = sumBySlug(more, Object.fromEntries(deployments.map((slug) => [slug, 1])));
	}
	return {
		changes: kept,
		more
	};
}
function sumBySlug(counts, otherCounts) {
	const slugs = new Set([...Object.keys(counts), ...Object.keys(otherCounts)]);
	return Object.fromEntries([...slugs].map((slug) => [slug, (counts[slug] ?? 0) + (otherCounts[slug] ?? 0)]));
}
Object.defineProperty(exports, "describeChanges", {
	enumerable: true,
	get: function() {
		return describeChanges;
	}
});
Object.defineProperty(exports, "hasSent", {
	enumerable: true,
	get: function() {
		return hasSent;
	}
});
Object.defineProperty(exports, "keptChanges", {
	enumerable: true,
	get: function() {
		return keptChanges;
	}
});
Object.defineProperty(exports, "makeAuditFacts", {
	enumerable: true,
	get: function() {
		return makeAuditFacts;
	}
});
