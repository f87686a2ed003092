const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_digest = require("./digest.js");
const require_classify = require("./classify.js");
// src/plan/plan.ts
function planBundle(bundle, deployment, dryRun, locate) {
	if (dryRun.rejections.length > 0) throw new Error("a rejected bundle has no plan");
	const changes = changesFromDiff(bundle, dryRun.entries, locate);
	return {
		...sentContent(bundle),
		deployment,
		stateVersion: dryRun.stateVersion,
		bundleDigest: require_digest.bundleDigest(bundle),
		diffDigest: require_digest.diffDigest(changes),
		changes
	};
}
const sentContent = (bundle) => bundle.kind === "remediation" ? {
	kind: bundle.kind,
	content: bundle.content
} : {
	kind: bundle.kind,
	content: bundle.content
};
function makePlan(bundles) {
	return {
		bundles,
		digest: require_digest.planDigest(bundles),
		summary: require_validate.summarize(bundles.flatMap((bundle) => bundle.changes))
	};
}
function changesFromDiff(bundle, entries, locate) {
	const classify = require_classify.classifierFor(bundle, entries);
	const sorted = entries.map((entry) => ({
		...entry,
		verb: require_validate.verbOf(entry),
		id: require_validate.objectId(entry.object, entry.key)
	})).toSorted(compareChanges);
	const declarations = findDeclarations(bundle, sorted, locate);
	return sorted.map((entry, index) => ({
		...entry,
		...classify(entry),
		...declarations[index] ?? undeclared
	}));
}
const verbOrder = [
	"delete",
	"update",
	"create"
];
const compareChanges = (a, b) => verbOrder.indexOf(a.verb) - verbOrder.indexOf(b.verb) || (a.id < b.id ? -1 : Number(a.id > b.id));
const undeclared = {
	at: null,
	notes: {}
};
function findDeclarations(bundle, entries, locate) {
	const declaredIds = declaredIdsOf(bundle, entries);
	const places = [...new Set(declaredIds.flatMap((id) => id === null ? [] : bundle.origins.get(id) ?? []))];
	const positions = locate(places);
	const positionByPlace = new Map(places.map((place, index) => [place, positions[index]]));
	return entries.map((entry, index) => {
		const declaredId = declaredIds[index] ?? null;
		if (declaredId === null) return undeclared;
		const place = bundle.origins.get(declaredId);
		return {
			at: (place && positionByPlace.get(place)) ?? null,
			notes: bundle.notes.get(declaredId) ?? bundle.notes.get(entry.id) ?? {}
		};
	});
}
function declaredIdsOf(bundle, entries) {
	const findPolicy = bundle.kind === "remediation" ? require_validate.policyFinder(bundle.content) : null;
	return entries.map((entry) => {
		const { object, key, after, id } = entry;
		if (after === null) return null;
		if (object === "DetectionPolicy" && findPolicy === null) return firstChangedList(bundle, entry);
		if (object !== "RemediationPolicy" || findPolicy === null) return id;
		const policy = findPolicy(String(key["slug"]), after["name"]);
		return policy === null ? id : require_validate.policyId(require_validate.slugOf(policy));
	});
}
function firstChangedList(bundle, { before, after }) {
	const listText = (content, list) => require_digest.canonicalText("DetectionPolicy", { [list]: content?.[list] });
	return [...require_validate.ruleLists.filter((list) => listText(before, list) !== listText(after, list)), ...require_validate.ruleLists].map(require_validate.listId).find((id) => bundle.origins.has(id)) ?? "policy";
}
function rejectionProblems(bundle, rejections, deployment = null) {
	const placesOfLists = bundle.kind === "remediation" ? null : placesInLists(bundle);
	const policies = bundle.kind === "remediation" ? findRejectedPolicies(bundle, rejections) : null;
	return rejections.map(({ code: platformCode, message, policySlug: slug, context }) => {
		const policy = slug === null ? void 0 : policies?.get(slug);
		const places = placesOfLists ?? policy?.places ?? new Map();
		const { value, ...others } = context;
		const namedText = [value, ...Object.values(others)].find((text) => places.has(text));
		const place = places.get(namedText) ?? policy?.at ?? require_start.nowhere;
		const isUndeclared = bundle.kind === "remediation" && slug !== null && policy === void 0;
		return {
			severity: "error",
			code: "platform-rejects",
			at: place,
			platformCode,
			message,
			bundle: bundle.kind,
			deployment,
			slug,
			isUndeclared,
			context
		};
	});
}
function findRejectedPolicies({ content, origins }, rejections) {
	const findPolicy = require_validate.policyFinder(content);
	const slugs = new Set(rejections.flatMap(({ policySlug }) => policySlug ?? []));
	const found = new Map();
	for (const slug of slugs) {
		const policy = findPolicy(slug, slug);
		const at = policy === null ? void 0 : origins.get(require_validate.policyId(require_validate.slugOf(policy)));
		if (policy === null || at === void 0) continue;
		const { filters, actions } = policy;
		found.set(slug, {
			at,
			places: placesByText(textsIn({
				filters,
				actions
			}, at))
		});
	}
	return found;
}
function placesInLists({ content, origins }) {
	const items = require_validate.ruleLists.flatMap((list) => content[list].map((item) => ({
		text: item,
		at: origins.get(require_validate.itemId(list, item)) ?? origins.get(require_validate.listId(list)) ?? require_start.nowhere
	})));
	const exceptions = content.exceptions.flatMap((exception) => textsIn(exception, origins.get(require_validate.exceptionId(exception)) ?? require_start.nowhere));
	return placesByText([...items, ...exceptions]);
}
function placesByText(texts) {
	return new Map(texts.toReversed().map(({ text, at }) => [text, at]));
}
function textsIn(value, at) {
	if (typeof value === "string") return [{
		text: value,
		at
	}];
	const inside = (step) => ({
		...at,
		pointer: [...at.pointer, step]
	});
	if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, inside(index)));
	return require_validate.isObject(value) ? Object.entries(value).flatMap(([name, item]) => textsIn(item, inside(name))) : [];
}
Object.defineProperty(exports, "changesFromDiff", {
	enumerable: true,
	get: function() {
		return changesFromDiff;
	}
});
Object.defineProperty(exports, "makePlan", {
	enumerable: true,
	get: function() {
		return makePlan;
	}
});
Object.defineProperty(exports, "planBundle", {
	enumerable: true,
	get: function() {
		return planBundle;
	}
});
Object.defineProperty(exports, "rejectionProblems", {
	enumerable: true,
	get: function() {
		return rejectionProblems;
	}
});
