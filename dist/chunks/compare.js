import { PlatformError, UsageError } from "./start.js";
import { configuredPaths, detectionPolicyId, exceptionId, hasErrors, isGlob, loadConfig, loadFiles, objectId, pathsOf, policyId } from "./validate.js";
import { inParallel } from "./in-parallel.js";
import { openCommit } from "./commit-source.js";
import { bundleDigest, digestsOf, isObject, judge, judgeIn } from "./digest.js";
import { PlanFileError, isPlanFile, readPlanFile } from "./read-plan-file.js";
import { changedItems, countDifferences, declaredObjects, liveObjects } from "./objects.js";
import { differsBeside, onlyItems } from "./split-lists.js";
// src/plan/drift/editor.ts
/** In small letters without separators, the likelier ones first. None is specified; creation tells nothing of an edit. */
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
/** Who edited an object and when, where its platform says so in one of the usual fields. */
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
/** Finds an object of a bundle as the platform reads it: it may tell more than its diff does. */
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
/** A text or a number; of a person that is an object what names it best. */
function textOf(value) {
	if (typeof value === "string") return value.trim() === "" ? null : value;
	if (typeof value === "number") return String(value);
	return isObject(value) ? fieldOf(value, names) : null;
}
// src/plan/drift/edit.ts
/** What was done to an object on the platform since `applied`, its content then; null where nothing was or nobody knows. */
function editOf(change, origin, applied) {
	const live = change.verb === "create" ? null : change.before;
	if (origin === "both") return changeBetween(change, applied, live, judge);
	return origin === "platform" ? changeBetween(change, change.verb === "delete" ? null : change.after, live, judge) : null;
}
/** What leads from one content of an object to another. */
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
	history: history && history.map((content) => content === null ? /* @__PURE__ */ new Map() : declaredObjects(content, bundle)),
	since: since && new Map(since.map((entry) => [objectId(entry.object, entry.key), entry])),
	read: readObjects(live),
	whole: live
});
/** Whether the history leaves open what was applied of an object: it changed there, and the base is only a guess. */
function isOpen(id, { history }) {
	const [newest, ...older] = (history ?? []).map((objects) => objects.get(id)?.text);
	return older.some((text) => text !== newest);
}
/** Why an object differs. What the platform was asked goes before what can be compared here: it may spell things in another way. */
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
/** Tells of an item in which the lists differ whether what was applied had it. */
function itemsApplied(change, { applied, since }) {
	if (since === null) return (id) => applied?.has(id) ?? false;
	const edit = since.get(detectionPolicyId);
	const had = edit === void 0 ? change.before : edit.after ?? {};
	const ids = new Set(changedItems({ after: had }).map(({ id }) => id));
	return (id) => ids.has(id);
}
/** What was applied of an object, in the platform's own spelling where it is known. */
function appliedContent(id, { applied, since }) {
	return since?.get(id)?.after ?? applied?.get(id)?.content ?? null;
}
// src/plan/drift/entries.ts
/** A change by what it comes from: one entry, but for the items of lists, which make one for each origin. */
function entriesOfChange(change, sides) {
	if (change.object === "DetectionPolicy" && change.verb === "update" && sides.applied !== null) return listEntries(change, sides);
	return [isOpen(change.id, sides) ? openEntry(change, sides) : toEntry(change, originOf(change.id, sides), sides)];
}
/** An entry of which the history leaves open what was applied. */
const openEntry = (change, sides) => ({
	...toEntry(change, "unknown", sides),
	changedWithin: sides.history?.length ?? 0
});
/** Items are told apart one by one: a list that both sides touched is no conflict. */
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
/** A change as the platform's diff tells of it. */
const entryOf = (change) => ({
	object: change.object,
	key: change.key,
	before: change.verb === "create" ? null : change.before,
	after: change.verb === "delete" ? null : change.after
});
// src/plan/drift/nearest.ts
/** The candidate that is nearest to the platform; of equals the first one. Looks no further once one fits exactly. Null without any. */
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
/** In how many objects, and items of lists, the platform differs from what was declared. */
const differencesFrom = (bundle, content) => countDifferences(declaredObjects(content, bundle), liveObjects(bundle));
// src/world/history.ts
/**
* The last commits of the first-parent history that touch some files or folders, at most `limit`. Paths are relative to the clone's
* folder, which may lie anywhere in its repository; '' is all of it. Null when the folder is no clone with a commit.
*/
function readHistory(git, paths, limit) {
	if (git.commit("HEAD") === null) return null;
	return {
		commits: listCommits(git, [
			...[
				"--first-parent",
				`--max-count=${String(limit)}`,
				"HEAD"
			],
			"--",
			...paths.map((path) => path || ".")
		]),
		shallow: isShallow(git)
	};
}
/** A commit by any name that git understands; null when the clone does not have it. */
function readCommit(git, name) {
	const commit = git.commit(name);
	if (commit === null) return null;
	return listCommits(git, ["--max-count=1", commit])[0] ?? null;
}
/** Paths are taken as they are: a name may hold what git reads as a pattern. */
function listCommits(git, args) {
	const text = git.read([
		"--literal-pathspecs",
		"rev-list",
		"--format=%H %h %ct",
		...args
	]).toString("utf8");
	const prefix = git.read(["rev-parse", "--show-prefix"]).toString("utf8").replace(/\n$/, "");
	return text.split("\n").filter((line) => line !== "" && !line.startsWith("commit ")).map((line) => {
		const [commit = "", short = "", seconds = ""] = line.split(" ");
		return {
			commit,
			short,
			at: (/* @__PURE__ */ new Date(Number(seconds) * 1e3)).toISOString(),
			open: () => below(prefix, openCommit(git, commit))
		};
	});
}
const isShallow = (git) => git.read(["rev-parse", "--is-shallow-repository"]).toString("utf8").trim() === "true";
/** A folder of a source; `prefix` is empty or ends with a slash. */
function below(prefix, source) {
	if (prefix === "") return source;
	const inside = (path) => path === "" || path === "." ? prefix.slice(0, -1) : prefix + path;
	return {
		kind: (path) => source.kind(inside(path)),
		list: (path) => source.list(inside(path)),
		leadsToFile: (path) => source.leadsToFile(inside(path)),
		read: (path, limit) => source.read(inside(path), limit)
	};
}
// src/commands/drift/past-bundles.ts
const pastOf = (plan, files) => ({
	files,
	alone: new Set(plan.bundles.map(({ deployment }) => deployment.id)).size === 1
});
/** A commit that somebody named. Throws UsageError when the clone does not have it. */
function namedCommit(git, name) {
	const commit = readCommit(git, name);
	if (commit !== null) return commit;
	throw new UsageError(`There is no commit ${name} here. Check the name, or fetch it (in a workflow: fetch-depth: 0).`);
}
/** What a commit declares of a bundle; null where it does not declare it. */
function declared({ kind, deployment }, bundles, { alone }) {
	const same = bundles.filter((bundle) => bundle.kind === kind);
	return same.find((bundle) => bundle.deployment === deployment.slug) ?? (alone ? same.find((bundle) => bundle.deployment === null) ?? null : null);
}
/** The bundles as the config of that time found them, where there was one; null when the files of that time have errors. */
function bundlesAt(source, past) {
	const files = filesAt(source, past, past.files.wanted.paths);
	return files === null || hasErrors(files.problems) ? null : files.bundles;
}
/** The files of that time below some paths; null when its config has errors. */
function filesAt(source, { files: { settings: now, wanted } }, paths) {
	const { settings, problems } = now.file !== void 0 && source.kind(now.file) === "file" ? loadConfig(source, now.file ?? null) : {
		settings: now,
		problems: []
	};
	if (hasErrors(problems)) return null;
	return loadFiles(source, settings, {
		paths: pathsOf({
			...wanted,
			paths
		}, settings),
		deployment: null
	});
}
// src/commands/drift/read-applied.ts
/** Tells what an applied plan sent for a bundle. Throws UsageError when the file is no plan, was applied nowhere, or somewhere else. */
function readApplied(path, world) {
	const text = world.readText(path);
	const { plan, platform } = readPlan(path, text);
	const here = world.connections.name;
	if (platform !== here) throw new UsageError(`${path} was made for ${platform ?? "no platform"}, but this is ${here ?? "no platform"}. Give the plan that was applied here.`);
	const results = resultsIn(text);
	if (!results.some(isApplied)) throw new UsageError(`${path} is a plan that was not applied. Give what \`ifmatch apply --plan\` left, or no --plan.`);
	return ({ kind, deployment }) => {
		const index = plan.bundles.findIndex((one) => one.kind === kind && one.deployment.id === deployment.id);
		const sent = plan.bundles[index];
		if (sent === void 0) return {
			base: {
				kind: "none",
				why: "not-in-plan"
			},
			applied: null
		};
		if (!isApplied(results[index] ?? null)) return {
			base: {
				kind: "none",
				why: "not-applied"
			},
			applied: null
		};
		return {
			base: {
				kind: "plan",
				path,
				digest: plan.digest
			},
			applied: sent
		};
	};
}
function readPlan(path, text) {
	try {
		return readPlanFile(text, digestsOf, judgeIn);
	} catch (error) {
		if (!(error instanceof PlanFileError)) throw error;
		throw new UsageError(`${path}: ${error.message} ${error.hint}`, { cause: error });
	}
}
/** In the order of the plan's bundles; the text was read as a plan before. */
function resultsIn(text) {
	const file = JSON.parse(text.replace(/^\uFEFF/, ""));
	return isPlanFile(file) ? file.bundles.map(({ result }) => result) : [];
}
/** Written, also where the platform then answered with changes: those are what is looked for here. */
const isApplied = (result) => result === "applied" || result === "already-applied" || result === "unverified";
// src/commands/drift/find-base.ts
/** So many commits that touch the policies are looked at. */
const maxCommits = 50;
/** How to find what was applied last. Throws UsageError when what the user named cannot be used. */
function openBases(plan, files, options, world) {
	const find = opened(plan, files, options, world);
	return (bundle) => bundle.changes.length === 0 ? unknown("not-needed") : find(bundle);
}
function opened(plan, files, options, world) {
	if (options.plan !== null) {
		const appliedOf = readApplied(options.plan, world);
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
	const bundles = bundlesAt(commit.open(), past);
	if (bundles === null) throw new UsageError(`The policy files at ${name} have errors. Name another commit with --base.`);
	return (bundle) => {
		const content = declared(bundle, bundles, past);
		return content === null ? unknown("not-in-base") : found(commit, content, "named", differencesFrom(bundle, content));
	};
}
function inHistory(past, git) {
	let history;
	const read = /* @__PURE__ */ new Map();
	const bundlesOf = (commit) => {
		if (!read.has(commit.commit)) read.set(commit.commit, tryBundlesAt(commit, past));
		return read.get(commit.commit) ?? null;
	};
	return (bundle) => {
		if (history === void 0) history = readHistory(git, historyPaths(past.files), maxCommits);
		if (history === null) return unknown("no-git");
		const nearest = nearestToLive(bundle, candidates(bundle, history, bundlesOf, past));
		if (nearest === null) return unknown(history.shallow ? "shallow" : "no-history");
		const known = found(nearest.of, nearest.content, "nearest", nearest.differs);
		if (nearest.differs === 0) return known;
		return history.shallow ? unknown("shallow") : {
			...known,
			history: declaredBy(bundle, history, bundlesOf, past)
		};
	};
}
/** What each commit declares of a bundle; null for one that does not declare it. */
const declaredBy = (bundle, { commits }, bundlesOf, past) => commits.flatMap((commit) => {
	const bundles = bundlesOf(commit);
	return bundles === null ? [] : [declared(bundle, bundles, past)];
});
/** Newest first, each read only when it is wanted. */
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
		return bundlesAt(commit.open(), past);
	} catch (error) {
		if (error instanceof UsageError) return [];
		throw error;
	}
}
/** What a commit must touch to be of interest. */
function historyPaths({ settings, wanted }) {
	const asked = pathsOf(wanted, settings);
	return [...(asked.length > 0 ? asked : configuredPaths(settings, wanted.deployment).map(({ path }) => path)).map(fixedPart), ...settings.file === void 0 ? [] : [settings.file]];
}
/** The folders of a glob that hold no sign of one. */
function fixedPart(path) {
	const segments = path.split("/");
	const first = segments.findIndex(isGlob);
	return first < 0 ? path : segments.slice(0, first).join("/");
}
// src/commands/drift/compare.ts
/** Asks for each bundle of a plan what tells why it differs. Throws UsageError when the base that the user named cannot be used. */
async function compare(plan, files, targets, options, world) {
	const findBase = openBases(plan, files, options, world);
	return askEach(plan.bundles.map((bundle) => ({
		bundle,
		...findBase(bundle)
	})), targets);
}
/** Asks for bundles of which it is known what was applied. What the platform refuses only makes that tell less. */
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
function targetOf({ kind, deployment }, targets) {
	const target = targets.find((one) => one.bundle.kind === kind && one.deployment.id === deployment.id);
	if (target === void 0) throw new Error("a bundle was previewed that has no target");
	return target;
}
/** What was edited since the last apply by the platform's own word; null where it has none, for then we compare by ourselves. */
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
/** What the platform itself tells of the objects that differ; null where nothing does, or where it tells of another state. */
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
export { appliedContent, askEach, changeBetween, compare, declared, differencesFrom, entriesOfChange, entryOf, filesAt, namedCommit, originOf, pastOf, sidesOf, targetOf };
