import { PlatformError, UsageError, detectionPolicyId, escapeTerminal, exceptionId, isObject, objectId, policyId } from "./cli-and-action.js";
import { beforeGlob, configuredPaths, liesIn, pathsOf } from "./validate.js";
import { inParallel, targetOf } from "./targets.js";
import { bundleDigest } from "./digest.js";
import { judge } from "./effect.js";
import { declared, namedCommit, pastOf, readBase, readHistory } from "./read-base.js";
import { changedItems, countDifferences, declaredObjects, liveObjects } from "./objects.js";
import { differsBeside, onlyItems } from "./split-lists.js";
// src/plan/drift/editor.ts
const people = [
	"updatedby",
	"lastupdatedby",
	"modifiedby",
	"lastmodifiedby"
];
const times = [
	"updatedat",
	"lastupdatedat",
	"lastupdated",
	"modifiedat",
	"lastmodifiedat",
	"lastmodified"
];
const names = [
	"email",
	"name",
	"login",
	"username",
	"id"
];
function editorOf(...answers) {
	for (const answer of answers) {
		const edited = {
			by: fieldOf(answer ?? {}, people),
			at: fieldOf(answer ?? {}, times)
		};
		if (edited.by !== null || edited.at !== null) return edited;
	}
	return null;
}
function readObjects(live) {
	const policies = objectsIn(live, "policies").map((one) => [policyId(String(one["slug"])), one]);
	const exceptions = objectsIn(live, "exceptions").map((one) => [exceptionId(one), one]);
	return new Map([...policies, ...exceptions]);
}
function objectsIn(live, list) {
	const objects = live?.[list];
	return Array.isArray(objects) ? objects.filter(isObject) : [];
}
function fieldOf(content, wanted) {
	const fields = new Map(Object.entries(content).map(([name, value]) => [name.toLowerCase().replaceAll(/[_-]/g, ""), value]));
	return wanted.map((name) => textOf(fields.get(name))).find((text) => text !== null) ?? null;
}
function textOf(value) {
	if (typeof value === "string") return value.trim() === "" ? null : value;
	if (typeof value === "number") return String(value);
	return isObject(value) ? fieldOf(value, names) : null;
}
// src/plan/drift/edit.ts
function editOf(change, origin, applied) {
	const live = change.verb === "create" ? null : change.before;
	if (origin === "both") return changeBetween(change, applied, live, judge);
	return origin === "platform" ? changeBetween(change, change.verb === "delete" ? null : change.after, live, judge) : null;
}
function changeBetween({ object, key, id }, before, after, judged) {
	const facts = {
		object,
		key,
		id
	};
	const said = (verb) => judged(verb, {
		object,
		key,
		before,
		after
	});
	const none = {
		at: null,
		notes: {}
	};
	if (after === null) return {
		...facts,
		...said("delete"),
		verb: "delete",
		before: before ?? {}
	};
	if (before === null) return {
		...facts,
		...said("create"),
		verb: "create",
		after,
		...none
	};
	return {
		...facts,
		...said("update"),
		verb: "update",
		before,
		after,
		...none
	};
}
// src/plan/drift/sides.ts
const sidesOf = ({ bundle, applied, history, since, live }) => ({
	files: declaredObjects(bundle, bundle),
	live: liveObjects(bundle),
	applied: applied && declaredObjects(applied, bundle),
	history: history && history.map((content) => content === null ? new Map() : declaredObjects(content, bundle)),
	since: since && new Map(since.map((entry) => [objectId(entry.object, entry.key), entry])),
	read: readObjects(live),
	whole: live
});
function isOpen(id, { history }) {
	const [newest, ...older] = (history ?? []).map((objects) => objects.get(id)?.text);
	return older.some((text) => text !== newest);
}
function originOf(id, { files, live, applied, since }) {
	if (applied === null) return "unknown";
	const [last, inFiles, onPlatform] = [
		applied,
		files,
		live
	].map((side) => side.get(id)?.text);
	if (since !== null && !since.has(id)) return "repository";
	if (since === null && inFiles === onPlatform) return "unknown";
	if (last === inFiles) return "platform";
	return since === null && last === onPlatform ? "repository" : "both";
}
function itemsApplied(change, { applied, since }) {
	if (since === null) return (id) => applied?.has(id) ?? false;
	const edit = since.get(detectionPolicyId);
	const had = edit === void 0 ? change.before : edit.after ?? {};
	const ids = new Set(changedItems({ after: had }).map(({ id }) => id));
	return (id) => ids.has(id);
}
function appliedContent(id, { applied, since }) {
	return since?.get(id)?.after ?? applied?.get(id)?.content ?? null;
}
// src/plan/drift/entries.ts
function entriesOfChange(change, sides) {
	if (change.object === "DetectionPolicy" && change.verb === "update" && sides.applied !== null) return listEntries(change, sides);
	return [isOpen(change.id, sides) ? openEntry(change, sides) : toEntry(change, originOf(change.id, sides), sides)];
}
const openEntry = (change, sides) => ({
	...toEntry(change, "unknown", sides),
	changedWithin: sides.history?.length ?? 0
});
function listEntries(change, sides) {
	const items = changedItems(change);
	const hadItem = itemsApplied(change, sides);
	const open = items.filter(({ id }) => isOpen(id, sides));
	const told = items.filter((item) => !open.includes(item));
	const edited = told.filter(({ id, here }) => hadItem(id) === (here === "files"));
	const ahead = told.filter((item) => !edited.includes(item));
	const beside = differsBeside(change);
	if (items.length === 0 && !beside) return [toEntry(change, "unknown", sides)];
	return [
		...edited.length > 0 || beside ? [toEntry(onlyItems(change, edited, beside), "platform", sides)] : [],
		...ahead.length > 0 ? [toEntry(onlyItems(change, ahead, false), "repository", sides)] : [],
		...open.length > 0 ? [openEntry(onlyItems(change, open, false), sides)] : []
	];
}
function toEntry(change, origin, sides) {
	const before = change.verb === "create" ? null : change.before;
	const read = change.object === "DetectionPolicy" ? sides.whole : sides.read.get(change.id);
	return {
		change,
		origin,
		edit: editOf(change, origin, appliedContent(change.id, sides)),
		edited: origin === "repository" || before === null ? null : editorOf(before, read),
		at: change.verb === "delete" ? null : change.at
	};
}
// src/plan/drift/entry-of.ts
const entryOf = (change) => ({
	object: change.object,
	key: change.key,
	before: change.verb === "create" ? null : change.before,
	after: change.verb === "delete" ? null : change.after
});
// src/plan/drift/nearest.ts
function nearestToLive(bundle, candidates) {
	let best = null;
	for (const candidate of candidates) {
		const differs = differencesFrom(bundle, candidate.content);
		if (best === null || differs < best.differs) best = {
			...candidate,
			differs
		};
		if (differs === 0) break;
	}
	return best;
}
const differencesFrom = (bundle, content) => countDifferences(declaredObjects(content, bundle), liveObjects(bundle));
// src/commands/drift/find-base.ts
const maxCommits = 50;
async function openBases(plan, files, options, world) {
	const find = await opened(plan, files, options, world);
	return (bundle) => bundle.changes.length === 0 ? unknown("not-needed") : find(bundle);
}
async function opened(plan, files, options, world) {
	if (options.openPlan !== null) {
		const appliedOf = await options.openPlan(world);
		return (bundle) => ({
			...appliedOf(bundle),
			history: null
		});
	}
	const past = pastOf(plan, files);
	return options.base === null ? inHistory(past, options.git) : atCommit(options.base, past, options.git);
}
const unknown = (why) => ({
	base: {
		kind: "none",
		why
	},
	applied: null,
	history: null
});
function atCommit(name, past, git) {
	const commit = namedCommit(git, name);
	const { bundles, wrong } = readBase(commit.open(), past);
	if (wrong.errorsIn !== null) throw notReadable(name, wrong.errorsIn, wrong.isUnread);
	const head = git.commit("HEAD");
	const isAhead = head !== null && git.has(head, commit.commit) === false;
	return (bundle) => {
		const content = declared(bundle, bundles, past);
		return content === null ? unknown("not-in-base") : found(commit, content, isAhead ? "ahead" : "named", differencesFrom(bundle, content));
	};
}
function notReadable(name, file, isUnread) {
	const path = escapeTerminal(file);
	return isUnread ? new UsageError(`${path} is a submodule or a link at ${name}, so nothing tells what it declares. Give --plan FILE.`) : new UsageError(`${path} has errors at ${name}. Name another commit with --base.`);
}
function inHistory(past, git) {
	let history;
	const read = new Map();
	let gap = null;
	const bundlesOf = (commit) => {
		const known = read.get(commit.commit);
		if (known !== void 0) return known;
		const bundles = tryBundlesAt(commit, past);
		if (bundles === "unread") gap ??= bundles;
		const declaring = bundles === "unread" ? null : bundles;
		read.set(commit.commit, declaring);
		return declaring;
	};
	return (bundle) => {
		if (history === void 0) history = readHistory(git, historyPaths(past.files), maxCommits);
		if (history === null) return unknown("no-git");
		if (history.shallow) gap = "shallow";
		const nearest = nearestToLive(bundle, candidates(bundle, history, bundlesOf, past));
		if (nearest === null) return unknown(gap ?? "no-history");
		const known = found(nearest.of, nearest.content, "nearest", nearest.differs);
		if (nearest.differs === 0) return known;
		return gap === null ? {
			...known,
			history: declaredBy(bundle, history, bundlesOf, past)
		} : unknown(gap);
	};
}
const declaredBy = (bundle, { commits }, bundlesOf, past) => commits.flatMap((commit) => {
	const bundles = bundlesOf(commit);
	return bundles === null ? [] : [declared(bundle, bundles, past)];
});
function* candidates(bundle, { commits }, bundlesOf, past) {
	for (const commit of commits) {
		const content = declared(bundle, bundlesOf(commit) ?? [], past);
		if (content !== null) yield {
			of: commit,
			content
		};
	}
}
const found = ({ commit, short, at }, applied, chosen, differs) => ({
	base: {
		kind: "commit",
		commit,
		short,
		at,
		chosen,
		differs
	},
	applied,
	history: null
});
function tryBundlesAt(commit, past) {
	try {
		const { bundles } = readBase(commit.open(), past);
		return bundles.length === 0 ? null : bundles;
	} catch (error) {
		if (error instanceof UsageError) return "unread";
		throw error;
	}
}
function historyPaths({ settings, wanted }) {
	const asked = pathsOf(wanted, settings);
	const all = configuredPaths(settings, wanted.deployment).map(({ path }) => path);
	const isPart = asked.length === 0 || asked.some((path) => all.some((folder) => liesIn(path, folder)));
	return [...[...asked, ...isPart ? all : []].map(beforeGlob), ...settings.file === void 0 ? [] : [settings.file]];
}
// src/commands/drift/compare.ts
async function compare(plan, files, targets, options, world) {
	const findBase = await openBases(plan, files, options, world);
	return askEach(plan.bundles.map((bundle) => ({
		bundle,
		...findBase(bundle)
	})), targets);
}
const askEach = (known, targets) => inParallel(known, async ({ bundle, ...told }) => {
	const { platform } = targetOf(bundle, targets);
	const [since, live] = await Promise.all([askSince(bundle, told.applied, platform), readLive(bundle, platform)]);
	return {
		bundle,
		...told,
		since,
		live: live?.content ?? null
	};
});
async function askSince(bundle, applied, platform) {
	if (applied === null) return null;
	if (bundleDigest(applied) === bundle.bundleDigest) return bundle.changes.map(entryOf);
	const answer = await optional(platform.dryRun(bundle.deployment, applied));
	if (answer === null || answer.rejections.length > 0 || answer.stateVersion !== bundle.stateVersion) return null;
	return [
		...answer.creates,
		...answer.updates,
		...answer.deletes
	];
}
async function readLive(bundle, platform) {
	if (bundle.changes.length === 0) return null;
	const live = await optional(platform.read(bundle.deployment, bundle.kind));
	return live?.stateVersion === bundle.stateVersion ? live : null;
}
async function optional(answer) {
	try {
		return await answer;
	} catch (error) {
		if (error instanceof PlatformError) return null;
		throw error;
	}
}
export { appliedContent, askEach, changeBetween, compare, differencesFrom, entriesOfChange, entryOf, originOf, sidesOf };
