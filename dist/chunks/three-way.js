const require_validate = require("./validate.js");
const require_digest = require("./digest.js");
const require_classify = require("./classify.js");
const require_filter_space = require("./filter-space.js");
const require_detection_lists = require("./detection-lists.js");
const require_plan = require("./plan.js");
const require_undo = require("./undo.js");
let node_crypto = require("node:crypto");
// src/plan/three-way.ts
function findPlatformEdits({ applied }) {
	if (applied === null) return null;
	const objects = new Map(applied.map((entry) => [require_validate.objectId(entry.object, entry.key), entry]));
	return {
		objects,
		items: new Set(require_detection_lists.findChangedItems(objects.get("policy") ?? {}).map(({ id }) => id))
	};
}
const countPlatformEdits = (applied) => applied.reduce((sum, entry) => sum + (entry.object === "DetectionPolicy" ? require_detection_lists.findChangedItems(entry).length : 1), 0);
function classifyByOrigin(compared, edits = findPlatformEdits(compared)) {
	const { bundle, history } = compared;
	const past = (history ?? []).map((content) => content === null ? new Map() : declaredObjectTexts(content, bundle));
	return bundle.changes.flatMap((change) => {
		if (change.object === "DetectionPolicy" && change.verb === "update" && edits !== null) return splitByOrigin(change, edits, past);
		const edit = edits?.objects.get(change.id);
		return [explainChange(change, unknownOrigin(change.id, past) ?? { origin: edits === null ? "unknown" : originOf(change, edit) }, edit)];
	});
}
function unknownOrigin(id, past) {
	const [newest, ...older] = past.map((texts) => texts.get(id));
	return older.some((text) => text !== newest) ? {
		origin: "unknown",
		changedWithin: past.length
	} : null;
}
function originOf(change, edit) {
	if (edit === void 0) return "repository";
	const [files, base] = [change.after, edit.after].map((side) => require_digest.canonicalText(change.object, side));
	if (files === base) return "platform";
	return includesEdit(change, edit) ? "repository" : "both";
}
function includesEdit(change, { before: live, after: base }) {
	if (change.verb !== "update") return false;
	const edited = require_filter_space.differingFields(base, live, []);
	const pending = require_filter_space.differingFields(live, change.after, []);
	return pending.length > 0 && !pending.some((field) => edited.includes(field));
}
function explainChange(change, found, edit) {
	const { before: live, after: files } = change;
	const isEdit = found.origin === "platform" || found.origin === "both";
	const isOwn = edit !== void 0 && (found.origin === "both" || found.origin === "repository");
	const base = found.origin === "platform" ? files : edit?.after ?? null;
	return {
		change,
		...found,
		edit: isEdit ? classifyAlone({
			...change,
			before: base,
			after: live,
			at: null,
			notes: {}
		}) : null,
		changeInFiles: isOwn ? classifyAlone({
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
	const explained = items.map((item) => ({
		item,
		found: originOfItem(item)
	}));
	const byOrigin = Map.groupBy(explained, ({ found }) => found.origin);
	return [
		"platform",
		"repository",
		"unknown"
	].flatMap((origin) => {
		const [first, ...others] = byOrigin.get(origin) ?? [];
		if (first === void 0) return [];
		return [explainChange(reduceToItems(change, [first, ...others].map(({ item }) => item)), first.found, void 0)];
	});
}
const reduceToItems = (change, items) => classifyAlone({
	...change,
	after: {
		...change.before,
		...require_detection_lists.applyItems(change.before, items)
	}
});
function findDrift(compared, unmanaged) {
	const bundles = compared.map((one) => {
		const { deployment, kind, stateVersion } = one.bundle;
		const entries = classifyByOrigin(one);
		const texts = entries.map(({ origin, change }) => require_digest.canonicalJson([origin, require_digest.diffDigest([change])]));
		const digest = digestOf([
			deployment.id,
			deployment.slug,
			kind,
			...texts.toSorted()
		]);
		return {
			deployment,
			kind,
			stateVersion,
			base: one.base,
			entries,
			digest
		};
	});
	return {
		bundles,
		unmanaged,
		digest: digestOfAll(bundles)
	};
}
const digestOfAll = (bundles) => digestOf(bundles.flatMap(({ entries, digest }) => entries.length === 0 ? [] : [digest]).toSorted());
const digestOf = (value) => `sha256:${(0, node_crypto.createHash)("sha256").update(`drift 1\n${require_digest.canonicalJson(value)}`).digest("hex")}`;
function threeWayDiffOfBundle(compared, declared, locate) {
	const { bundle, base } = compared;
	const edits = findPlatformEdits(compared);
	const whole = new Set(bundle.changes);
	return {
		deployment: bundle.deployment,
		kind: bundle.kind,
		inBase: base.kind !== "none" || base.why === "unanswered",
		changes: classifyByOrigin(compared, edits).map((entry) => whole.has(entry.change) ? entry : {
			...entry,
			change: locatePart(entry.change, declared, locate)
		}),
		live: edits === null ? [] : findLiveChanges(bundle, edits, declared, locate)
	};
}
function locatePart(change, declared, locate) {
	const [found] = require_plan.changesFromDiff(declared, [change], locate);
	return {
		...change,
		at: found?.at ?? null,
		notes: found?.notes ?? {}
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
		const lists = require_detection_lists.applyItems(base, []);
		const liveItems = require_detection_lists.findChangedItems({
			before: base,
			after: live
		}).filter((item) => !planned.has(item.id));
		return liveItems.length === 0 ? [] : [{
			...facts,
			before: lists,
			after: require_detection_lists.applyItems(lists, liveItems)
		}];
	});
	return require_plan.changesFromDiff(declared, entries, locate).map(classifyAlone);
}
function declaredObjectTexts(content, bundle = null) {
	if (content.kind === "remediation") {
		const idsOf = bundle && require_validate.identitiesIn(bundle);
		const idsInDiff = new Map(bundle?.changes.map((change) => [idsOf?.(change).at(-1), change.id]));
		return new Map(content.content.policies.map((policy) => {
			const id = require_validate.policyId(require_validate.slugOf(policy));
			return [idsInDiff.get(id) ?? id, require_digest.declarableText("RemediationPolicy", policy)];
		}));
	}
	const { content: lists } = content;
	return new Map([...require_validate.ruleLists.flatMap((list) => lists[list].map((item) => [require_validate.itemId(list, item), "item"])), ...lists.exceptions.map((one) => [require_validate.exceptionId(one), require_digest.declarableText("DetectionPolicyException", one)])]);
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
const countDifferences = (one, other) => [...new Map([...one, ...other]).keys()].filter((id) => one.get(id) !== other.get(id)).length;
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
