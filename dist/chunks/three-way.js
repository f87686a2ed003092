const require_validate = require("./validate.js");
const require_digest = require("./digest.js");
const require_classify = require("./classify.js");
const require_filter_space = require("./filter-space.js");
const require_detection_lists = require("./detection-lists.js");
const require_plan = require("./plan.js");
const require_undo = require("./undo.js");
let node_crypto = require("node:crypto");
// src/plan/three-way.ts
function findPlatformEdits({ diffToBase }) {
	if (diffToBase === null) return null;
	const objects = new Map(diffToBase.map((entry) => [require_validate.objectId(entry.object, entry.key), entry]));
	return {
		objects,
		items: new Set(require_detection_lists.findChangedItems(objects.get("policy") ?? {}).map(({ id }) => id))
	};
}
const countPlatformEdits = (diffToBase) => diffToBase.reduce((sum, entry) => sum + (entry.object === "DetectionPolicy" ? require_detection_lists.findChangedItems(entry).length : 1), 0);
function classifyByOrigin({ bundle, history }, edits) {
	const textsInHistory = (history ?? []).map((content) => content === null ? new Map() : declaredObjectTexts(content, bundle));
	return bundle.changes.flatMap((change) => {
		if (edits === null) return [explainChange(change, unknownOrigin(change.id, textsInHistory) ?? { origin: "unknown" }, void 0)];
		if (change.object === "DetectionPolicy" && change.verb === "update") return splitByOrigin(change, edits, textsInHistory);
		const edit = edits.objects.get(change.id);
		return [explainChange(change, unknownOrigin(change.id, textsInHistory) ?? { origin: originOf(change, edit) }, edit)];
	});
}
function unknownOrigin(id, past) {
	const [newestText, ...olderTexts] = past.map((texts) => texts.get(id));
	return olderTexts.some((text) => text !== newestText) ? {
		origin: "unknown",
		commitsCompared: past.length
	} : null;
}
function originOf(change, edit) {
	if (edit === void 0) return "repository";
	const { after: files } = change;
	const { after: base } = edit;
	if (require_digest.canonicalText(change.object, files) === require_digest.canonicalText(change.object, base)) return "platform";
	return includesEdit(change, edit) ? "repository" : "both";
}
function includesEdit(change, { before: live, after: base }) {
	if (change.verb !== "update") return false;
	const editedFields = require_filter_space.differingFields(base, live);
	const fieldsToApply = require_filter_space.differingFields(live, change.after);
	return fieldsToApply.length > 0 && !fieldsToApply.some((field) => editedFields.includes(field));
}
function explainChange(change, changeOrigin, edit) {
	const { before: live, after: files } = change;
	const { origin } = changeOrigin;
	const base = origin === "platform" ? files : edit?.after ?? null;
	const isEdited = origin === "platform" || origin === "both";
	const isChangedInFiles = edit !== void 0 && (origin === "both" || origin === "repository");
	return {
		change,
		...changeOrigin,
		platformEdit: isEdited ? classifyAlone({
			...change,
			before: base,
			after: live,
			at: null,
			notes: {}
		}) : null,
		changeInFiles: isChangedInFiles ? classifyAlone({
			...change,
			before: base
		}) : null
	};
}
const classifyAlone = (change) => ({
	...change,
	verb: require_validate.verbOf(change),
	...require_classify.classifyWithoutBundle(change)
});
function splitByOrigin(change, edits, past) {
	const items = require_detection_lists.findChangedItems(change);
	const otherDifferences = require_filter_space.differingFields(change.before, change.after, [
		...require_validate.ruleLists,
		"exceptions",
		"product",
		"deployment_slug"
	]);
	if (items.length === 0 || otherDifferences.length > 0) return [explainChange(change, { origin: "unknown" }, void 0)];
	const originOfItem = ({ id }) => unknownOrigin(id, past) ?? { origin: edits.items.has(id) ? "platform" : "repository" };
	const itemsWithOrigin = items.map((item) => ({
		item,
		changeOrigin: originOfItem(item)
	}));
	const byOrigin = Map.groupBy(itemsWithOrigin, ({ changeOrigin }) => changeOrigin.origin);
	return [
		"platform",
		"repository",
		"unknown"
	].flatMap((origin) => {
		const group = byOrigin.get(origin) ?? [];
		const [first] = group;
		if (first === void 0) return [];
		const itemsOfOrigin = group.map(({ item }) => item);
		return [explainChange(reduceToItems(change, itemsOfOrigin), first.changeOrigin, void 0)];
	});
}
const reduceToItems = (change, items) => classifyAlone({
	...change,
	after: {
		...change.before,
		...require_detection_lists.applyItems(change.before, items)
	}
});
function findDrift(bundlesWithBase, undeclared) {
	const bundles = bundlesWithBase.map((bundleWithBase) => {
		const { bundle, base } = bundleWithBase;
		const { deployment, kind, stateVersion } = bundle;
		const changes = classifyByOrigin(bundleWithBase, findPlatformEdits(bundleWithBase));
		const texts = changes.map(({ origin, change }) => require_digest.canonicalJson([origin, require_digest.diffDigest([change])]));
		return {
			deployment,
			kind,
			stateVersion,
			base,
			changes,
			digest: digestOf([
				deployment.id,
				deployment.slug,
				kind,
				...texts.toSorted()
			])
		};
	});
	return {
		bundles,
		undeclared,
		digest: digestOfAll(bundles)
	};
}
const digestOfAll = (bundles) => digestOf(bundles.flatMap(({ changes, digest }) => changes.length === 0 ? [] : [digest]).toSorted());
const digestOf = (value) => `sha256:${(0, node_crypto.createHash)("sha256").update(`drift 1\n${require_digest.canonicalJson(value)}`).digest("hex")}`;
function threeWayDiffOfBundle(bundleWithBase, declared, locate) {
	const { bundle, base } = bundleWithBase;
	const edits = findPlatformEdits(bundleWithBase);
	const plannedChanges = new Set(bundle.changes);
	return {
		deployment: bundle.deployment,
		kind: bundle.kind,
		inBase: base.kind !== "none" || base.reason === "unanswered",
		changes: classifyByOrigin(bundleWithBase, edits).map((entry) => plannedChanges.has(entry.change) ? entry : {
			...entry,
			change: locatePart(entry.change, declared, locate)
		}),
		alreadyLive: edits === null ? [] : findLiveChanges(bundle, edits, declared, locate)
	};
}
function locatePart(change, declared, locate) {
	const [located] = require_plan.changesFromDiff(declared, [change], locate);
	return {
		...change,
		at: located?.at ?? null,
		notes: located?.notes ?? {}
	};
}
function findLiveChanges({ changes }, edits, declared, locate) {
	const planned = new Set(changes.flatMap((change) => change.id === "policy" ? require_detection_lists.findChangedItems(change).map(({ id }) => id) : [change.id]));
	const entries = [...edits.objects].flatMap(([id, { before: live, after: base, ...facts }]) => {
		if (id !== "policy") return planned.has(id) ? [] : [{
			...facts,
			before: base,
			after: live
		}];
		const baseLists = require_detection_lists.applyItems(base, []);
		const liveItems = require_detection_lists.findChangedItems({
			before: base,
			after: live
		}).filter((item) => !planned.has(item.id));
		return liveItems.length === 0 ? [] : [{
			...facts,
			before: baseLists,
			after: require_detection_lists.applyItems(baseLists, liveItems)
		}];
	});
	return require_plan.changesFromDiff(declared, entries, locate).map(classifyAlone);
}
function declaredObjectTexts(content, bundle = null) {
	if (content.kind === "remediation") {
		const idsInDiff = new Map(bundle === null ? [] : Array.from(require_validate.declaredIds(bundle, bundle.changes), ([id, declaredId]) => [declaredId, id]));
		return new Map(content.content.policies.map((policy) => {
			const id = require_validate.policyId(require_validate.slugOf(policy));
			return [idsInDiff.get(id) ?? id, require_digest.declarableText("RemediationPolicy", policy)];
		}));
	}
	const { content: lists } = content;
	return new Map([...require_validate.ruleLists.flatMap((list) => lists[list].map((item) => [require_validate.itemId(list, item), "item"])), ...lists.exceptions.map((exception) => [require_validate.exceptionId(exception), require_digest.declarableText("DetectionPolicyException", exception)])]);
}
function liveObjectTexts(bundle) {
	const content = require_undo.undoBundle(bundle);
	if (content === null) return null;
	return bundle.kind === "remediation" ? declaredObjectTexts({
		kind: bundle.kind,
		content
	}, bundle) : declaredObjectTexts({
		kind: bundle.kind,
		content
	}, bundle);
}
const countDifferences = (a, b) => [...new Map([...a, ...b]).keys()].filter((id) => a.get(id) !== b.get(id)).length;
Object.defineProperty(exports, "countDifferences", {
	enumerable: true,
	get: function() {
		return countDifferences;
	}
});
Object.defineProperty(exports, "countPlatformEdits", {
	enumerable: true,
	get: function() {
		return countPlatformEdits;
	}
});
Object.defineProperty(exports, "declaredObjectTexts", {
	enumerable: true,
	get: function() {
		return declaredObjectTexts;
	}
});
Object.defineProperty(exports, "digestOfAll", {
	enumerable: true,
	get: function() {
		return digestOfAll;
	}
});
Object.defineProperty(exports, "findDrift", {
	enumerable: true,
	get: function() {
		return findDrift;
	}
});
Object.defineProperty(exports, "liveObjectTexts", {
	enumerable: true,
	get: function() {
		return liveObjectTexts;
	}
});
Object.defineProperty(exports, "threeWayDiffOfBundle", {
	enumerable: true,
	get: function() {
		return threeWayDiffOfBundle;
	}
});
