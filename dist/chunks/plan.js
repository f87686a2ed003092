const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_digest = require("./digest.js");
const require_classify = require("./classify.js");
// src/plan/plan.ts
function planBundle(bundle, deployment, preview, locate) {
	if (preview.rejections.length > 0) throw new Error("a rejected bundle has no plan");
	const changes = changesFromDiff(bundle, preview.entries, locate);
	const digests = {
		bundleDigest: require_digest.bundleDigest(bundle),
		diffDigest: require_digest.diffDigest(changes)
	};
	const planned = {
		deployment,
		stateVersion: preview.stateVersion,
		...digests,
		changes
	};
	return {
		...sentContent(bundle),
		...planned
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
		id: idOf(entry)
	})).toSorted(compareChanges);
	const declared = findDeclaredFacts(bundle, sorted, locate);
	return sorted.map((entry) => ({
		...entry,
		...classify(entry),
		...declared(entry)
	}));
}
const verbOrder = [
	"delete",
	"update",
	"create"
];
const compareChanges = (a, b) => verbOrder.indexOf(a.verb) - verbOrder.indexOf(b.verb) || (a.id < b.id ? -1 : Number(a.id > b.id));
function findDeclaredFacts(bundle, entries, locate) {
	const declaredIdOf = declaredId(bundle);
	const ids = new Map(entries.filter(({ after }) => after !== null).map((entry) => [entry, declaredIdOf(entry)]));
	const places = [...new Set([...ids.values()].flatMap((id) => bundle.origins.get(id) ?? []))];
	const positions = locate(places);
	const at = new Map(places.map((place, index) => [place, positions[index]]));
	return (entry) => {
		const id = ids.get(entry);
		if (id === void 0) return {
			at: null,
			notes: {}
		};
		const place = bundle.origins.get(id);
		return {
			at: (place && at.get(place)) ?? null,
			notes: bundle.notes.get(id) ?? bundle.notes.get(idOf(entry)) ?? {}
		};
	};
}
function declaredId(bundle) {
	if (bundle.kind !== "remediation") return (entry) => entry.object === "DetectionPolicy" ? firstChangedList(bundle, entry) : idOf(entry);
	const find = require_validate.policyFinder(bundle.content);
	return (entry) => {
		if (entry.object !== "RemediationPolicy") return idOf(entry);
		const policy = find(String(entry.key["slug"]), entry.after?.["name"]);
		return policy === null ? idOf(entry) : require_validate.policyId(require_validate.slugOf(policy));
	};
}
const idOf = ({ object, key }) => require_validate.objectId(object, key);
function firstChangedList(bundle, { before, after }) {
	const only = (content, list) => require_digest.canonicalText("DetectionPolicy", { [list]: content?.[list] });
	return [...require_validate.ruleLists.filter((list) => only(before, list) !== only(after, list)), ...require_validate.ruleLists].map(require_validate.listId).find((id) => bundle.origins.has(id)) ?? "policy";
}
function rejectionProblems(bundle, rejections, deployment = null) {
	const find = bundle.kind === "remediation" ? findInPolicies(bundle) : findInLists(bundle);
	return rejections.map(({ code: platformCode, message, policySlug: slug, context }) => {
		const { at, places } = find(slug);
		const { value, ...others } = context;
		const namedText = [value, ...Object.values(others)].find((text) => places.has(text));
		const place = places.get(namedText) ?? at ?? require_start.nowhere;
		const isUndeclared = bundle.kind === "remediation" && slug !== null && at === void 0;
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
function findInPolicies({ content, origins }) {
	const find = require_validate.policyFinder(content);
	const found = new Map();
	const lookUp = (slug) => {
		const policy = find(slug, slug);
		const at = policy === null ? void 0 : origins.get(require_validate.policyId(require_validate.slugOf(policy)));
		if (policy === null || at === void 0) return undeclaredObject;
		return {
			at,
			places: placesByText(textsIn({
				filters: policy.filters,
				actions: policy.actions
			}, at))
		};
	};
	return (slug) => {
		if (slug === null) return undeclaredObject;
		const known = found.get(slug) ?? lookUp(slug);
		found.set(slug, known);
		return known;
	};
}
const undeclaredObject = {
	at: void 0,
	places: new Map()
};
function findInLists({ content, origins }) {
	const items = require_validate.ruleLists.flatMap((list) => content[list].map((item) => ({
		text: item,
		at: origins.get(require_validate.itemId(list, item)) ?? origins.get(require_validate.listId(list)) ?? require_start.nowhere
	})));
	const exceptions = content.exceptions.flatMap((one) => textsIn(one, origins.get(require_validate.exceptionId(one)) ?? require_start.nowhere));
	const all = {
		at: void 0,
		places: placesByText([...items, ...exceptions])
	};
	return () => all;
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
