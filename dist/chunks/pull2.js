const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_locate = require("./locate.js");
const require_edit_bundles = require("./edit-bundles.js");
const require_replace_texts = require("./replace-texts.js");
const require_edit_files = require("./edit-files.js");
const require_edit_shared = require("./edit-shared.js");
const require_preview_files = require("./preview-files.js");
const require_targets = require("./targets.js");
let node_path = require("node:path");
// src/commands/pull/new-file-folders.ts
async function findNewFolder({ slug }, kind, files, single) {
	const { settings } = files;
	const own = settings.deployments.get(slug)?.policies ?? null;
	const folders = foldersIn(own ?? settings.policies, files);
	const [first] = folders;
	if (first === void 0) throw new require_start.UsageError(`The config names no folder for the policies of ${slug}, only files.`, { fix: "Add a folder to its policies." });
	const ownFolders = own === null ? [] : folders.filter((folder) => !isListedByOthers(folder, slug, settings));
	const lastOwn = ownFolders.at(-1);
	if (lastOwn !== void 0 && ownFolders.length < folders.length) return {
		folder: folderFor(kind, ownFolders, lastOwn, single),
		deployment: null
	};
	const { hasOthers, mustName } = await otherDeployments(slug, files);
	const deployment = mustName ? slug : null;
	if (lastOwn === void 0 && hasOthers) return {
		folder: node_path.posix.join(first, require_edit_files.fileName(slug, "", new Set())),
		deployment
	};
	return {
		folder: folderFor(kind, folders, first, single),
		deployment
	};
}
function folderFor(kind, folders, usual, single) {
	const ofKind = folders.find((folder) => require_start.baseName(folder) === kind.split("/")[0]);
	return single && kind === "remediation" || ofKind === void 0 ? usual : require_start.parentOf(ofKind);
}
async function otherDeployments(slug, files) {
	const configured = [...files.settings.deployments.keys()];
	const known = configured.length > 0 ? configured : await deploymentsNamedInFiles(files);
	const hasOthers = known.some((other) => other !== slug);
	return {
		hasOthers,
		mustName: configured.length > 0 ? hasOthers : known.length > 0
	};
}
async function deploymentsNamedInFiles({ settings, selection }) {
	const { bundles } = await require_validate.loadFiles(selection.source, settings, {
		paths: [],
		deployment: null
	});
	return [...new Set(bundles.flatMap((bundle) => bundle.deployment ?? []))];
}
function commonFolder(files) {
	const { deployments } = files.settings;
	const lists = [...deployments.values()].map(({ policies }) => foldersIn(policies ?? [], files));
	const [first = []] = lists;
	return deployments.size < 2 ? null : first.find((folder) => lists.every((list) => list.includes(folder))) ?? null;
}
const isListedByOthers = (folder, slug, { deployments }) => [...deployments].some(([other, { policies }]) => other !== slug && policies?.map(require_validate.beforeGlob).includes(folder));
function foldersIn(paths, { selection }) {
	return paths.map(require_validate.beforeGlob).filter((path) => !/\.ya?ml$/i.test(path) && ["folder", "missing"].includes(selection.source.kind(path)));
}
// src/commands/pull/new-bundles.ts
async function createBundles(targets, files, single) {
	const byKind = Map.groupBy(targets, ({ aim }) => aim.kind);
	const created = Array.from(byKind, ([kind, ofKind]) => createOfKind(kind, ofKind, files, single));
	return (await Promise.all(created)).flat();
}
async function createOfKind(kind, targets, files, single) {
	const { deployments, extraFields } = files.settings;
	const whole = await Promise.all(targets.map((target) => createBundle(target, files, single)));
	const folder = commonFolder(files);
	const isComplete = targets.length === deployments.size && whole.every(({ unwritten }) => unwritten.length === 0);
	if (folder === null || !isComplete) return whole;
	const contents = targets.map(({ live }) => live.content);
	const { alike, others } = require_edit_shared.compareObjects(kind, contents, extraFields);
	const isEmpty = others.every((ids) => ids.size === 0);
	if (alike.size === 0 && !isEmpty) return whole;
	const common = require_edit_shared.contentOf(kind, contents[0] ?? {}, alike);
	const shared = require_edit_files.newFiles({
		kind,
		deployment: null,
		content: common
	}, {
		...require_edit_shared.newFilesIn(folder, files),
		single
	});
	const own = targets.map(async (target, index) => {
		const { content } = target.live;
		const ids = others[index] ?? new Set();
		const hasExtras = Object.keys(require_edit_files.liveObjects(kind, content, extraFields).extras).length > 0;
		if (ids.size === 0 && !hasExtras) return new Map();
		const rest = {
			...content,
			...require_edit_shared.contentOf(kind, content, ids)
		};
		return (await createBundle({
			...target,
			live: {
				...target.live,
				content: rest
			}
		}, files, single)).texts;
	});
	const texts = await Promise.all(own);
	return whole.map((one, index) => ({
		...one,
		texts: new Map([...index === 0 ? shared.texts : [], ...texts[index] ?? []])
	}));
}
async function createBundle({ aim, live }, files, single) {
	const { folder, deployment } = await findNewFolder(aim.deployment, aim.kind, files, single);
	const options = {
		...require_edit_shared.newFilesIn(folder, files),
		single
	};
	return {
		aim,
		...require_edit_files.newFiles({
			kind: aim.kind,
			deployment,
			content: live.content
		}, options)
	};
}
// src/commands/pull/pull-targets.ts
async function findPullTargets(files, all, runtime) {
	const declared = (await require_targets.findTargets(files, runtime)).map(({ bundle, ...home }) => ({
		...home,
		kind: bundle.kind,
		declared: bundle
	}));
	const includesUndeclared = all || declared.length === 0;
	const deployments = includesUndeclared ? await findDeployments(files, runtime) : declared;
	const missing = [...new Map(deployments.map((home) => [home.deployment.id, home])).values()].flatMap(({ deployment, platform }) => require_validate.bundleKinds.filter((kind) => !declared.some((aim) => require_validate.isSameBundle(aim, {
		kind,
		deployment
	}))).map((kind) => ({
		deployment,
		platform,
		kind,
		declared: null
	})));
	return includesUndeclared ? {
		aims: [...declared, ...missing],
		unmanaged: []
	} : {
		aims: declared,
		unmanaged: missing
	};
}
function findDeployments({ settings, bundles, selection }, runtime) {
	const configured = [...settings.deployments.keys()];
	const named = configured.length > 0 ? configured : [...new Set(bundles.map(({ deployment }) => deployment))];
	const slugs = selection.deployment === null ? named : [selection.deployment];
	return require_start.mapConcurrently(slugs.length === 0 ? [null] : slugs, (slug) => require_targets.findDeployment(slug, settings, runtime));
}
async function readTargets(aims, runtime) {
	const read = await require_targets.withProgress("read", aims, readLive, runtime);
	return aims.flatMap((aim, index) => {
		const live = read[index] ?? null;
		return live === null ? [] : [{
			aim,
			live
		}];
	});
}
async function readLive({ platform, deployment, kind, declared }) {
	try {
		return await platform.read(deployment, kind);
	} catch (error) {
		const isMissing = error instanceof require_start.PlatformError && error.code === "PRODUCT_NOT_ENABLED";
		if (declared === null && isMissing) return null;
		throw error;
	}
}
// src/commands/pull/pull.ts
async function pull(options, runtime) {
	const files = await require_validate.load({
		...options,
		paths: [],
		baseSettings: null
	}, runtime);
	const problems = require_validate.problemsOf(files, runtime).filter((problem) => !isSolvedByPull(problem, files, options.all));
	if (require_start.hasErrors(problems)) return {
		kind: "invalid",
		problems: await require_validate.located(options.source, problems)
	};
	const policies = require_edit_bundles.policyTexts(files);
	const { aims, unmanaged } = await findPullTargets(files, options.all, runtime);
	const read = await readTargets(aims, runtime);
	const texts = await planLiveTexts(read, policies, files, options.single);
	const { edits, before } = texts;
	const report = (after) => ({
		bundles: read.map(({ aim: { deployment, kind } }) => ({
			deployment,
			kind
		})),
		files: pulledFiles(texts, before, after),
		unsaid: texts.unsaid,
		unmanaged: unmanaged.map(({ deployment, kind }) => ({
			deployment,
			kind
		}))
	});
	const incomplete = texts.unsaid.filter(({ why }) => why !== "no-field");
	const isPartial = incomplete.length > 0;
	if (isPartial && (edits.size === 0 || options.check)) return {
		kind: "differs",
		pull: report([]),
		left: [],
		moved: false,
		problems: []
	};
	require_edit_bundles.requireConfiguredPaths(edits, before, files);
	const selection = {
		...files.selection,
		source: require_replace_texts.overlay(options.source, edits),
		approval: require_start.noApproval
	};
	const { outcome, files: after } = await require_preview_files.previewFiles(selection, runtime);
	const proved = {
		pull: report(after.bundles),
		problems: outcome.problems
	};
	if (outcome.kind !== "no-changes" && !(isPartial && leavesOnly(outcome, incomplete))) return {
		...proved,
		kind: "differs",
		...remainingChanges(outcome, read)
	};
	const isSame = edits.size === 0;
	if (options.check) return {
		...proved,
		kind: isSame ? "no-changes" : "changes"
	};
	require_edit_bundles.writeEdits({
		command: "pull",
		force: options.force
	}, before, edits, runtime);
	if (isPartial) return {
		...proved,
		kind: "partly-written"
	};
	return {
		...proved,
		kind: isSame ? "no-changes" : "written"
	};
}
const leavesOnly = (outcome, bundles) => outcome.kind === "changes" && outcome.plan.bundles.every((bundle) => bundle.changes.length === 0 || bundles.some((one) => require_validate.isSameBundle(one, bundle)));
function remainingChanges(outcome, read) {
	if (outcome.kind !== "changes") return {
		left: [],
		moved: false
	};
	const { bundles } = outcome.plan;
	const moved = bundles.some((bundle) => read.some(({ aim, live }) => require_validate.isSameBundle(aim, bundle) && live.stateVersion !== bundle.stateVersion));
	return {
		left: bundles.filter(({ changes }) => changes.length > 0),
		moved
	};
}
function isSolvedByPull({ code, at }, { bundles, settings }, all) {
	if (code === "deployment-unknown") return settings.deployments.size === 0;
	const isFolder = code === "path-missing" && at.file !== "" && at.file === settings.file;
	return (code === "no-files" || isFolder) && (all || bundles.length === 0);
}
function pulledFiles({ edits, touched }, before, after) {
	const changed = Map.groupBy(touched, ({ file }) => file);
	const placed = after.flatMap((bundle) => require_validate.objectsOf(bundle).map(({ id, object }) => ({
		id,
		object,
		file: bundle.origins.get(id)?.file
	})));
	const distinct = new Map(placed.map((one) => [JSON.stringify([one.file, one.id]), one]));
	const declared = Map.groupBy(distinct.values(), ({ file }) => file);
	return [...edits.keys()].toSorted().map((path) => {
		const verb = verbOf(edits.get(path) ?? null, before.has(path));
		return {
			path,
			verb,
			objects: countObjects(((verb === "create" ? declared : changed).get(path) ?? []).map(({ object }) => object))
		};
	});
}
function verbOf(text, wasThere) {
	if (text === null) return "delete";
	return wasThere ? "update" : "create";
}
function countObjects(objects) {
	const counts = {
		policy: 0,
		ruleset: 0,
		rule: 0,
		"disabled rule": 0,
		exception: 0
	};
	for (const object of objects) if (object.kind !== "bundle") counts[object.kind === "item" ? itemNouns[object.list] : object.kind] += 1;
	return counts;
}
const itemNouns = {
	rulesets: "ruleset",
	rules: "rule",
	disabled: "disabled rule"
};
async function planLiveTexts(read, policies, files, single) {
	const declared = read.filter(({ aim }) => aim.declared !== null);
	const bundleEdits = declared.map(({ aim, live }) => {
		const deployment = aim.declared?.deployment ?? files.selection.deployment;
		return {
			kind: aim.kind,
			deployment,
			content: live.content,
			only: null
		};
	});
	const { edits, edited, before } = await require_edit_bundles.editBundles(bundleEdits, policies, files);
	const all = new Map(edits);
	const { locate } = require_locate.openDocuments(files.selection.source);
	const unsaid = edited.flatMap((one, index) => notExpressible(declared[index]?.aim, one, locate));
	const undeclared = read.filter(({ aim }) => aim.declared === null);
	for (const { aim, texts, ...made } of await createBundles(undeclared, files, single)) {
		unsaid.push(...notExpressible(aim, made, locate));
		if (made.unwritten.length > 0) continue;
		const taken = [...texts.keys()].find((path) => before.has(path) || all.has(path) || files.selection.source.kind(path) !== "missing");
		if (taken !== void 0) throw new require_start.UsageError(`${require_start.escapeTerminal(taken)} already exists and declares something other than ${aim.kind} of ${require_start.escapeTerminal(aim.deployment.slug)}.`, { fix: "Move it, or give that deployment a folder of its own in ifmatch.yaml." });
		for (const [path, text] of texts) all.set(path, text);
	}
	return {
		edits: all,
		before,
		touched: edited.flatMap(({ touched }) => touched),
		unsaid
	};
}
function notExpressible(aim, { dropped, unwritten }, locate) {
	if (aim === void 0) return [];
	const { deployment, kind, declared } = aim;
	const positionOf = (id) => {
		const place = declared?.overrides.get(id) ?? declared?.origins.get(id);
		return (place === void 0 ? null : locate([place])[0]) ?? null;
	};
	return [...dropped.map(({ object, pointer }) => ({
		deployment,
		kind,
		object,
		pointer,
		why: "no-field",
		at: null
	})), ...unwritten.map((one) => ({
		deployment,
		kind,
		object: one.object,
		pointer: "pointer" in one ? one.pointer : [],
		why: one.why,
		at: positionOf(one.id)
	}))];
}
exports.pull = pull;
