import { appliedContent, askEach, changeBetween, differencesFrom, entriesOfChange, entryOf, originOf, sidesOf } from "./compare.js";
import { changesOf } from "./changes.js";
import { canonicalAction, canonicalCondition, canonicalObject, isBookkeeping, plain } from "./digest.js";
import { detectionPolicyId, exceptionId, isObject, objectId } from "./cli-and-action.js";
import { changedItems, productOf } from "./objects.js";
import { onlyItems, withItems as withItems$1 } from "./split-lists.js";
import { judge, judgeIn } from "./effect.js";
import { touchedPolicies, unchangedPolicies } from "./validate.js";
import { declared, namedCommit, pastOf, readBase } from "./read-base.js";
import { targetOf } from "./targets.js";
// src/plan/triangulate/three.ts
const eachSide = ({ base, files, live }, look) => ({
	base: look(base ?? {}),
	files: look(files),
	live: look(live)
});
function threeOf(change, sides) {
	if (change.object !== "RemediationPolicy" || change.verb !== "update") return null;
	const three = toldBy(change, sides);
	return three !== null && Object.values(eachSide(three, isOfKnownForm)).every(Boolean) ? three : null;
}
function toldBy(change, { since, applied, files, live }) {
	if (since !== null) {
		const edit = since.get(change.id);
		return edit === void 0 ? null : {
			base: edit.after,
			files: change.after,
			live: change.before,
			unsaid: false
		};
	}
	const [inFiles, onPlatform] = [files.get(change.id), live.get(change.id)];
	if (inFiles === void 0 || onPlatform === void 0) return null;
	return {
		base: applied?.get(change.id)?.content ?? null,
		files: inFiles.content,
		live: onPlatform.content,
		unsaid: onPlatform.unsaid
	};
}
const isList = (value) => value === void 0 || value === null || Array.isArray(value);
const isOfKnownForm = ({ filters, actions }) => isList(actions) && (filters === void 0 || isObject(filters) && isList(filters["conditions"]));
// src/plan/triangulate/parts.ts
const itemLists = ["conditions", "actions"];
const partsOf = (three) => [
	...fieldParts("policy", three),
	...fieldParts("filters", three),
	...itemLists.flatMap((list) => itemParts(list, three)),
	...orderParts(three),
	...unsaidParts(three)
];
const notFields = new Set([
	"slug",
	"filters",
	"conditions",
	"actions"
]);
const unused = new Set([
	"null",
	"\"\"",
	"[]",
	"{}"
]);
function fieldParts(where, three) {
	const { base, files, live } = eachSide(three, (policy) => where === "policy" ? policy : filtersOf(policy));
	const fields = Object.keys({
		...base,
		...files,
		...live
	});
	const text = (side, field) => fieldText(field, side[field]);
	return fields.filter((field) => !notFields.has(field) && !isBookkeeping(field)).map((field) => ({
		place: {
			in: where,
			field
		},
		base: text(base, field),
		files: text(files, field),
		live: text(live, field)
	}));
}
const filtersOf = ({ filters }) => isObject(filters) ? filters : {};
function fieldText(field, value) {
	const text = plain(value);
	return unused.has(text) || field === "active" && value === true ? null : text;
}
function itemsOf(list, policy) {
	const items = list === "actions" ? policy["actions"] : filtersOf(policy)["conditions"];
	const textOf = list === "actions" ? canonicalAction : canonicalCondition;
	if (!Array.isArray(items)) return [];
	return items.map(withoutBookkeeping).map((value) => ({
		value,
		type: isObject(value) ? String(value["type"]) : "",
		text: textOf(value)
	}));
}
const withoutBookkeeping = (item) => isObject(item) ? Object.fromEntries(Object.entries(item).filter(([field]) => !isBookkeeping(field))) : item;
function itemParts(list, three) {
	const items = eachSide(three, (policy) => itemsOf(list, policy));
	return [...new Set([
		...items.base,
		...items.files,
		...items.live
	].map(({ type }) => type))].flatMap((type) => {
		const counts = (side) => {
			const same = Map.groupBy(side.filter((item) => item.type === type), ({ text }) => text);
			return new Map([...same].map(([text, each]) => [text, list === "actions" ? each.length : 1]));
		};
		return partsOfType(list, type, {
			base: counts(items.base),
			files: counts(items.files),
			live: counts(items.live)
		});
	});
}
function partsOfType(list, every, { base, files, live }) {
	const [inFiles, onPlatform] = [textOfAll(files), textOfAll(live)];
	if (inFiles !== onPlatform && [...base.keys()].some((text) => !files.has(text) && !live.has(text))) return [{
		place: {
			in: list,
			every
		},
		base: textOfAll(base),
		files: inFiles,
		live: onPlatform
	}];
	return [...new Map([
		...base,
		...files,
		...live
	]).keys()].map((item) => {
		const count = (side) => side.get(item)?.toString() ?? null;
		return {
			place: {
				in: list,
				item
			},
			base: count(base),
			files: count(files),
			live: count(live)
		};
	});
}
const textOfAll = (counts) => plain([...counts].map((pair) => plain(pair)).toSorted());
function orderParts(three) {
	const sides = eachSide(three, (policy) => itemsOf("actions", policy).map(({ text }) => text));
	const { base, files, live } = sides;
	const inOrder = (side) => plain([...new Set(side)].filter((text) => [
		base,
		files,
		live
	].every((other) => other.includes(text))));
	return [{
		place: {
			in: "actions",
			order: true
		},
		base: inOrder(base),
		files: inOrder(files),
		live: inOrder(live)
	}, ...movedParts(sides)];
}
function movedParts({ base, files, live }) {
	const [inFiles, onPlatform] = [new Set(files), new Set(live)];
	const ours = [...inFiles].filter((text) => onPlatform.has(text));
	const theirs = [...onPlatform].filter((text) => inFiles.has(text));
	return isMoved(ours, theirs, new Set(base)) ? [{
		place: {
			in: "actions",
			order: true
		},
		base: null,
		files: plain(ours),
		live: plain(theirs)
	}] : [];
}
function isMoved(ours, theirs, had) {
	const at = new Map(theirs.map((text, index) => [text, index]));
	let furthest = 0;
	for (const [index, text] of ours.entries()) {
		const there = at.get(text) ?? index;
		if (!had.has(text) && (there !== index || furthest > index)) return true;
		furthest = Math.max(furthest, there);
	}
	return false;
}
const unsaidParts = ({ unsaid }) => unsaid ? [{
	place: { in: "unsaid" },
	base: null,
	files: null,
	live: "unsaid"
}] : [];
// src/plan/triangulate/judge-parts.ts
function originByParts(three) {
	const done = doneByApply(partsOf(three));
	return done === "revert" && isChanged(three) ? "both" : done;
}
const isChanged = ({ base, files }) => canonicalObject("RemediationPolicy", base) !== canonicalObject("RemediationPolicy", files);
function doneByApply(parts) {
	const origins = new Set(parts.filter(({ files, live }) => files !== live).map(originOfPart));
	const [only = "both"] = origins;
	return origins.size > 1 ? "both" : only;
}
function originOfPart({ base, files, live }) {
	if (base === live) return "own";
	return base === files ? "revert" : "both";
}
const isLive = ({ base, files, live }) => files === live && files !== base;
// src/plan/triangulate/list-parts.ts
function inTurn(parts, bundle, declared, sides) {
	const done = [];
	for (const part of parts.filter(isUpdate)) {
		const moved = startingAt(part, done.at(-1)?.change ?? null);
		done.push({
			...part,
			change: {
				...moved,
				...judged(moved, part, bundle, declared, sides)
			}
		});
	}
	return done;
}
const isUpdate = (part) => part.change.verb === "update";
const startingAt = ({ change }, last) => last === null ? change : onlyItems({
	...change,
	before: last.after
}, changedItems(change), false);
function judged(change, { origin }, bundle, declared, sides) {
	const isLeft = (id) => origin !== "repository" || originOf(id, sides) !== "platform";
	const entries = [change, ...bundle.changes.filter(({ object, id }) => object !== change.object && isLeft(id))].map(entryOf);
	return judgeIn(contentAfter(change, declared), entries)("update", entryOf(change));
}
function contentAfter({ after }, declared) {
	if (declared.kind === "remediation") return declared;
	return {
		kind: declared.kind,
		content: {
			...declared.content,
			...withItems$1(after, [], "files")
		}
	};
}
// src/plan/triangulate/live-parts.ts
function livePolicy(three) {
	const { base, files } = three;
	const parts = partsOf(three);
	if (base === null) return liveCreate(three, parts);
	const live = parts.filter(isLive);
	if (live.length === 0) return null;
	return {
		before: base,
		after: withLive(base, files, live)
	};
}
function liveCreate({ files, live }, parts) {
	const origin = doneByApply(parts);
	return origin === "both" ? null : {
		before: null,
		after: origin === "own" ? live : files
	};
}
function withLive(base, files, live) {
	const filters = withFields(filtersOf(base), filtersOf(files), fieldsOf(live, "filters"));
	return {
		...withFields(base, files, fieldsOf(live, "policy")),
		filters: {
			...filters,
			conditions: withItems("conditions", base, files, live)
		},
		actions: withItems("actions", base, files, live)
	};
}
const fieldsOf = (parts, where) => parts.flatMap(({ place }) => place.in === where ? [place.field] : []);
function withFields(base, files, fields) {
	const taken = fields.map((field) => [field, files[field]]);
	return {
		...base,
		...Object.fromEntries(taken)
	};
}
function withItems(list, base, files, live) {
	const changed = new Set(live.flatMap(({ place }) => place.in === list && "item" in place ? [place.item] : []));
	const inFiles = itemsOf(list, files);
	const items = [...itemsOf(list, base).filter(({ text }) => !changed.has(text)), ...inFiles.filter(({ text }) => changed.has(text))];
	return (live.some(({ place }) => place.in === list && "order" in place) ? inOrderOf(inFiles, items) : items).map(({ value }) => value);
}
function inOrderOf(order, items) {
	const at = new Map(order.map(({ text }, index) => [text, index]));
	const indexOf = ({ text }) => at.get(text) ?? order.length;
	return items.toSorted((a, b) => indexOf(a) - indexOf(b));
}
// src/plan/triangulate/live.ts
function liveChanges({ bundle, applied }, sides, declared, locate) {
	if (applied === null) return [];
	const planned = new Set(bundle.changes.map(({ id }) => id));
	const items = liveItems(bundle.changes, applied, sides, declared);
	const entries = [
		...wholeObjects(planned, sides),
		...bundle.changes.flatMap((change) => partOfPolicy(change, sides)),
		...items.length === 0 ? [] : [listsEntry(items, applied, sides)]
	];
	const then = contentWith(applied, declared, entries, items);
	return changesOf({
		...declared,
		...then
	}, asPreview(entries), locate);
}
const asPreview = (entries) => ({
	stateVersion: "",
	creates: entries.filter(({ before }) => before === null),
	updates: entries.filter(({ before, after }) => before !== null && after !== null),
	deletes: entries.filter(({ after }) => after === null),
	rejections: []
});
function wholeObjects(planned, sides) {
	const { applied, files, since } = sides;
	const isWanted = (id, object) => !planned.has(id) && object !== "DetectionPolicy";
	if (since !== null) return [...since].filter(([id, { object }]) => isWanted(id, object)).map(([, { object, key, before, after }]) => ({
		object,
		key,
		before: after,
		after: before
	}));
	return [...new Map([...applied ?? [], ...files])].filter(([id, { object }]) => isWanted(id, object) && applied?.get(id)?.text !== files.get(id)?.text).map(([id, { object, key }]) => ({
		object,
		key,
		before: applied?.get(id)?.content ?? null,
		after: files.get(id)?.content ?? null
	}));
}
function partOfPolicy(change, sides) {
	const three = threeOf(change, sides);
	const live = three && livePolicy(three);
	return live === null ? [] : [{
		object: change.object,
		key: change.key,
		...live
	}];
}
function liveItems(changes, applied, { since }, declared) {
	if (applied.kind === "remediation" || declared.kind === "remediation") return [];
	const told = since?.get(detectionPolicyId);
	const edit = since === null ? {
		before: { ...declared.content },
		after: { ...applied.content }
	} : {
		before: told?.before ?? {},
		after: told?.after ?? {}
	};
	const lists = changes.find(({ id }) => id === detectionPolicyId);
	const pending = new Set(changedItems(lists ?? {}).map(({ id }) => id));
	return changedItems(edit).filter(({ id }) => !pending.has(id));
}
function listsEntry(items, applied, { since }) {
	const told = since?.get(detectionPolicyId);
	const before = {
		...told?.after,
		...told?.after ? {} : listsIn(applied)
	};
	return {
		object: "DetectionPolicy",
		key: told?.key ?? { product: applied.kind === "remediation" ? null : productOf(applied.kind) },
		before,
		after: {
			...before,
			...withItems$1(before, items, "platform")
		}
	};
}
const listsIn = ({ content }) => ({ ...withItems$1({ ...content }, [], "platform") });
function contentWith(applied, declared, entries, items) {
	if (applied.kind === "remediation" && declared.kind === "remediation") return {
		kind: "remediation",
		content: policiesWith(applied.content, declared.content, entries)
	};
	if (applied.kind === "remediation" || declared.kind === "remediation") return applied;
	const lists = withItems$1({ ...applied.content }, items, "platform");
	const live = new Set(entries.map(({ object, key }) => objectId(object, key)));
	const exceptions = [...applied.content.exceptions.filter((one) => !live.has(exceptionId(one))), ...declared.content.exceptions.filter((one) => live.has(exceptionId(one)))];
	return {
		kind: applied.kind,
		content: {
			...lists,
			exceptions
		}
	};
}
function policiesWith(applied, declared, entries) {
	const was = entries.map(({ object, key, before }) => ({
		object,
		key,
		after: before
	}));
	const come = touchedPolicies(declared, entries);
	return { policies: [...unchangedPolicies(applied, was), ...come] };
}
// src/plan/triangulate/own.ts
function findOwn(applied, declared, sides) {
	const judged = applied === null ? judge : judgeIn(declared, entriesSince(applied, declared, sides));
	return (change, origin) => {
		if (origin === "both") return ownChange(change, sides, judged);
		if (origin !== "own" || change.object !== "DetectionPolicyException" || change.effect !== "neutral") return null;
		const own = ownChange(change, sides, judged);
		return own?.effect === "looser" || own?.effect === "unknown" ? own : null;
	};
}
function ownChange(change, sides, judged) {
	const before = appliedContent(change.id, sides);
	const after = change.verb === "delete" ? null : change.after;
	if (before === null && after === null) return null;
	const own = changeBetween(change, before, after, judged);
	if (own.verb === "delete" || change.verb === "delete") return own;
	const { at, notes } = change;
	return {
		...own,
		at,
		notes
	};
}
function entriesSince(applied, declared, sides) {
	return [...[...new Map([...sides.applied ?? [], ...sides.files])].filter(([id, { object }]) => object !== "DetectionPolicy" && sides.applied?.get(id)?.text !== sides.files.get(id)?.text).map(([id, { object, key }]) => ({
		object,
		key,
		before: sides.applied?.get(id)?.content ?? null,
		after: sides.files.get(id)?.content ?? null
	})), ...listsSince(applied, declared)];
}
function listsSince(applied, declared) {
	if (applied.kind === "remediation" || declared.kind === "remediation") return [];
	const listsOf = ({ content }) => ({ ...withItems$1({ ...content }, [], "files") });
	return [{
		object: "DetectionPolicy",
		key: { product: productOf(declared.kind) },
		before: listsOf(applied),
		after: listsOf(declared)
	}];
}
// src/plan/triangulate.ts
function triangulateBundle(compared, declared, locate) {
	const { bundle, applied } = compared;
	const sides = sidesOf(compared);
	return {
		deployment: bundle.deployment,
		kind: bundle.kind,
		inBase: applied !== null,
		changes: triangulatedChanges(compared, sides, declared, locate),
		live: liveChanges(compared, sides, declared, locate)
	};
}
function triangulatedChanges({ bundle, applied }, sides, declared, locate) {
	const ownOf = findOwn(applied, declared, sides);
	return bundle.changes.flatMap((change) => {
		const entries = entriesOfChange(change, sides);
		if (entries.length === 1) return entries.map((entry) => toTriangulated({
			...entry,
			change
		}, sides, ownOf));
		return inTurn(entries, bundle, declared, sides).map((entry) => toTriangulated(placed(entry, declared, locate), sides, ownOf));
	});
}
function placed(entry, declared, locate) {
	const { change } = entry;
	const [found] = changesOf(declared, asPreview([entryOf(change)]), locate);
	if (found === void 0 || found.verb === "delete" || change.verb === "delete") return entry;
	const { at, notes } = found;
	return {
		...entry,
		change: {
			...change,
			at,
			notes
		}
	};
}
function toTriangulated(entry, sides, ownOf) {
	const { change, edit, edited } = entry;
	const origin = originIn(entry, sides);
	const own = ownOf(change, origin);
	return origin === "own" || origin === "unknown" ? {
		change,
		origin,
		edit: null,
		own,
		edited: null
	} : {
		change,
		origin,
		edit,
		own,
		edited
	};
}
function originIn({ change, origin }, sides) {
	if (origin !== "both") return origins[origin];
	const three = threeOf(change, sides);
	return three === null ? "both" : originByParts(three);
}
const origins = {
	platform: "revert",
	repository: "own",
	unknown: "unknown"
};
// src/commands/triangulate.ts
async function triangulate(plan, files, targets, { name, git, tip }) {
	const past = pastOf(plan, files);
	const commit = namedCommit(git, name);
	const base = readBase(commit.open(), past);
	const at = git.commit(tip);
	const isAhead = at !== null && git.has(at, commit.commit) === false;
	const known = plan.bundles.map((bundle) => ({
		bundle,
		...knownOf(bundle, base, commit, past)
	}));
	const compared = await askEach(known, targets);
	return {
		base: {
			name,
			commit: commit.commit,
			short: commit.short,
			isAhead,
			...base.wrong
		},
		bundles: compared.map((one) => triangulateBundle(one, targetOf(one.bundle, targets).bundle, files.locate)),
		dropped: droppedFrom(base, plan, past)
	};
}
function knownOf(bundle, { bundles }, { commit, short, at }, past) {
	const applied = declared(bundle, bundles, past);
	if (applied === null) return {
		base: {
			kind: "none",
			why: "not-in-base"
		},
		applied,
		history: null
	};
	return {
		base: {
			kind: "commit",
			commit,
			short,
			at,
			chosen: "named",
			differs: differencesFrom(bundle, applied)
		},
		applied,
		history: null
	};
}
function droppedFrom({ asked }, { bundles }, past) {
	const { deployment: only } = past.files.wanted;
	const kept = new Set(bundles.map((bundle) => declared(bundle, asked, past)));
	const isKept = (one) => kept.has(one) || one.deployment === null && bundles.some(({ kind }) => kind === one.kind);
	return asked.filter((one) => !isKept(one) && (only === null || one.deployment === null || one.deployment === only)).map(({ deployment, kind }) => ({
		deployment,
		kind
	}));
}
export { triangulate };
