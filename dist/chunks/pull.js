const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_locate = require("./locate.js");
const require_edit_bundles = require("./edit-bundles.js");
const require_replace_texts = require("./replace-texts.js");
const require_edit_shared = require("./edit-shared.js");
const require_preview_files = require("./preview-files.js");
const require_targets = require("./targets.js");
let node_path = require("node:path");
// src/commands/pull/new-file-folders.ts
async function findNewFolder({ slug }, kind, files, single) {
	const { settings } = files;
	const deploymentPaths = settings.deployments.get(slug)?.policies ?? null;
	const folders = configuredFolders(deploymentPaths ?? settings.policies, files);
	const [first] = folders;
	if (first === void 0) throw new require_start.UsageError(`The config names no folder for the policies of ${slug}, only files.`, { fix: "Add a folder to its policies." });
	const ownFolders = deploymentPaths === null ? [] : folders.filter((folder) => !isListedByOthers(folder, slug, settings));
	const lastOwn = ownFolders.at(-1);
	if (lastOwn !== void 0 && ownFolders.length < folders.length) return {
		folder: folderForKind(kind, ownFolders, lastOwn, single),
		deployment: null
	};
	const { hasOthers, mustNameDeployment: filesMustNameDeployment } = await otherDeployments(slug, files);
	const deployment = filesMustNameDeployment ? slug : null;
	if (lastOwn === void 0 && hasOthers) return {
		folder: node_path.posix.join(first, require_edit_shared.fileName(slug, "", new Set())),
		deployment
	};
	return {
		folder: folderForKind(kind, folders, first, single),
		deployment
	};
}
function folderForKind(kind, folders, defaultFolder, single) {
	const folderOfKind = folders.find((folder) => require_start.baseName(folder) === kind.split("/")[0]);
	return single && kind === "remediation" || folderOfKind === void 0 ? defaultFolder : require_start.parentFolder(folderOfKind);
}
async function otherDeployments(slug, files) {
	const configured = [...files.settings.deployments.keys()];
	const known = configured.length > 0 ? configured : await deploymentsNamedInFiles(files);
	const hasOthers = known.some((other) => other !== slug);
	return {
		hasOthers,
		mustNameDeployment: configured.length > 0 ? hasOthers : known.length > 0
	};
}
async function deploymentsNamedInFiles({ settings, selection }) {
	const { bundles } = await require_validate.loadFiles(selection.source, settings, {
		paths: [],
		deployment: null
	});
	return [...new Set(bundles.flatMap((bundle) => bundle.deployment ?? []))];
}
function findCommonFolder(files) {
	const { deployments } = files.settings;
	const lists = [...deployments.values()].map(({ policies }) => configuredFolders(policies ?? [], files));
	const [first = []] = lists;
	return deployments.size < 2 ? null : first.find((folder) => lists.every((list) => list.includes(folder))) ?? null;
}
const isListedByOthers = (folder, slug, { deployments }) => [...deployments].some(([other, { policies }]) => other !== slug && policies?.map(require_validate.folderOfGlob).includes(folder));
function configuredFolders(paths, { selection }) {
	return paths.map(require_validate.folderOfGlob).filter((path) => !/\.ya?ml$/i.test(path) && ["folder", "missing"].includes(selection.source.kind(path)));
}
// src/commands/pull/new-bundles.ts
async function createBundles(targets, files, single) {
	const byKind = Map.groupBy(targets, ({ target }) => target.kind);
	const newBundles = Array.from(byKind, ([kind, targetsOfKind]) => createBundlesOfKind(kind, targetsOfKind, files, single));
	return (await Promise.all(newBundles)).flat();
}
async function createBundlesOfKind(kind, targets, files, single) {
	const { deployments, extraFields } = files.settings;
	const newBundlesApart = await Promise.all(targets.map((target) => createBundle(target, files, single)));
	const folder = findCommonFolder(files);
	const isComplete = targets.length === deployments.size && newBundlesApart.every(({ unwritten }) => unwritten.length === 0);
	if (folder === null || !isComplete) return newBundlesApart;
	const contents = targets.map(({ live }) => live.content);
	const { common: commonObjects, others } = require_edit_shared.compareObjects(kind, contents, extraFields);
	const isEmpty = others.every((ids) => ids.size === 0);
	if (commonObjects.size === 0 && !isEmpty) return newBundlesApart;
	const common = require_edit_shared.selectObjects(kind, contents[0] ?? {}, commonObjects);
	const shared = require_edit_shared.makeNewFiles({
		kind,
		deployment: null,
		content: common
	}, {
		...require_edit_shared.newFileOptions(folder, files),
		single
	});
	const textsOfOthers = targets.map(async (target, index) => {
		const { content } = target.live;
		const ids = others[index] ?? new Set();
		const hasExtras = Object.keys(require_edit_shared.toLiveObjects(kind, content, extraFields).extras).length > 0;
		if (ids.size === 0 && !hasExtras) return new Map();
		const remainingContent = {
			...content,
			...require_edit_shared.selectObjects(kind, content, ids)
		};
		return (await createBundle({
			...target,
			live: {
				...target.live,
				content: remainingContent
			}
		}, files, single)).texts;
	});
	const texts = await Promise.all(textsOfOthers);
	return newBundlesApart.map((newBundle, index) => ({
		...newBundle,
		texts: new Map([...index === 0 ? shared.texts : [], ...texts[index] ?? []])
	}));
}
async function createBundle({ target, live }, files, single) {
	const { folder, deployment } = await findNewFolder(target.deployment, target.kind, files, single);
	const options = {
		...require_edit_shared.newFileOptions(folder, files),
		single
	};
	return {
		target,
		...require_edit_shared.makeNewFiles({
			kind: target.kind,
			deployment,
			content: live.content
		}, options)
	};
}
// src/commands/pull/pull-targets.ts
async function findPullTargets(files, all, runtime) {
	const declared = (await require_targets.findTargets(files, runtime)).map(({ bundle, ...deploymentAndPlatform }) => ({
		...deploymentAndPlatform,
		kind: bundle.kind,
		declared: bundle
	}));
	const includesUndeclared = all || declared.length === 0;
	const deployments = includesUndeclared ? await findDeployments(files, runtime) : declared;
	const undeclared = [...new Map(deployments.map((candidate) => [candidate.deployment.id, candidate])).values()].flatMap(({ deployment, platform }) => require_validate.bundleKinds.filter((kind) => !declared.some((target) => require_validate.isSameBundle(target, {
		kind,
		deployment
	}))).map((kind) => ({
		deployment,
		platform,
		kind,
		declared: null
	})));
	return includesUndeclared ? {
		targets: [...declared, ...undeclared],
		undeclared: []
	} : {
		targets: declared,
		undeclared
	};
}
function findDeployments({ settings, bundles, selection }, runtime) {
	const configured = [...settings.deployments.keys()];
	const named = configured.length > 0 ? configured : [...new Set(bundles.map(({ deployment }) => deployment))];
	const slugs = selection.deployment === null ? named : [selection.deployment];
	return require_start.mapConcurrently(slugs.length === 0 ? [null] : slugs, (slug) => require_targets.findDeployment(slug, settings, runtime));
}
async function readTargets(targets, runtime) {
	const liveBundles = await require_targets.withProgress("read", targets, readLiveBundle, runtime);
	return targets.flatMap((target, index) => {
		const live = liveBundles[index] ?? null;
		return live === null ? [] : [{
			target,
			live
		}];
	});
}
async function readLiveBundle({ platform, deployment, kind, declared }) {
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
	const { files, problems: allProblems } = await require_validate.loadAndLint({
		...options,
		paths: [],
		baseSettings: null
	}, runtime);
	const problems = allProblems.filter((problem) => !isSolvedByPull(problem, files, options.includesUndeclared));
	if (require_start.hasErrors(problems)) return {
		kind: "invalid",
		problems: await require_validate.locateAndSort(options.source, problems)
	};
	const textsBefore = require_edit_bundles.policyTexts(files);
	const { targets, undeclared } = await findPullTargets(files, options.includesUndeclared, runtime);
	const liveTargets = await readTargets(targets, runtime);
	const preparedEdits = await prepareEdits(liveTargets, textsBefore, files, options.oneFilePerBundle);
	const { newTexts, textsBefore: before } = preparedEdits;
	const report = (after) => ({
		bundles: liveTargets.map(({ target: { deployment, kind } }) => ({
			deployment,
			kind
		})),
		files: pulledFiles(preparedEdits, before, after),
		inexpressible: preparedEdits.inexpressible,
		undeclared: undeclared.map(({ deployment, kind }) => ({
			deployment,
			kind
		}))
	});
	const unwrittenObjects = preparedEdits.inexpressible.filter(({ reason }) => reason !== "no-field");
	const isPartial = unwrittenObjects.length > 0;
	if (isPartial && (newTexts.size === 0 || options.writesNothing)) return {
		kind: "differs",
		pull: report([]),
		remainingChanges: [],
		isPlatformChanged: false,
		problems: []
	};
	require_edit_bundles.requireConfiguredPaths(newTexts, before, files);
	const selection = {
		...files.selection,
		source: require_replace_texts.overlay(options.source, newTexts),
		approval: require_start.noApproval
	};
	const { outcome, files: after } = await require_preview_files.previewFiles(selection, runtime);
	const result = {
		pull: report(after.bundles),
		problems: outcome.problems
	};
	if (outcome.kind !== "no-changes" && !(isPartial && changesOnly(outcome, unwrittenObjects))) return {
		...result,
		kind: "differs",
		...remainingChanges(outcome, liveTargets)
	};
	const hasNoEdits = newTexts.size === 0;
	if (options.writesNothing) return {
		...result,
		kind: hasNoEdits ? "no-changes" : "changes"
	};
	require_edit_bundles.writeNewTexts({
		command: "pull",
		force: options.overwritesUnsaved
	}, before, newTexts, runtime);
	if (isPartial) return {
		...result,
		kind: "partly-written"
	};
	return {
		...result,
		kind: hasNoEdits ? "no-changes" : "written"
	};
}
const changesOnly = (outcome, bundles) => outcome.kind === "changes" && outcome.plan.bundles.every((bundle) => bundle.changes.length === 0 || bundles.some((field) => require_validate.isSameBundle(field, bundle)));
function remainingChanges(outcome, liveTargets) {
	if (outcome.kind !== "changes") return {
		remainingChanges: [],
		isPlatformChanged: false
	};
	const { bundles } = outcome.plan;
	const isPlatformChanged = bundles.some((bundle) => liveTargets.some(({ target, live }) => require_validate.isSameBundle(target, bundle) && live.stateVersion !== bundle.stateVersion));
	return {
		remainingChanges: bundles.filter(({ changes }) => changes.length > 0),
		isPlatformChanged
	};
}
function isSolvedByPull({ code, at }, { bundles, settings }, all) {
	if (code === "deployment-unknown") return settings.deployments.size === 0;
	const isFolder = code === "path-missing" && at.file !== "" && at.file === settings.file;
	return (code === "no-files" || isFolder) && (all || bundles.length === 0);
}
function pulledFiles({ newTexts, touched }, textsBefore, after) {
	const changed = Map.groupBy(touched, ({ file }) => file);
	const placedObjects = after.flatMap((bundle) => require_validate.objectsOf(bundle).map(({ id, object }) => ({
		id,
		object,
		file: bundle.origins.get(id)?.file
	})));
	const distinct = new Map(placedObjects.map((object) => [JSON.stringify([object.file, object.id]), object]));
	const declared = Map.groupBy(distinct.values(), ({ file }) => file);
	return [...newTexts.keys()].toSorted().map((path) => {
		const verb = fileVerb(newTexts.get(path) ?? null, textsBefore.has(path));
		return {
			path,
			verb,
			objects: countObjects(((verb === "create" ? declared : changed).get(path) ?? []).map(({ object }) => object))
		};
	});
}
function fileVerb(text, existed) {
	if (text === null) return "delete";
	return existed ? "update" : "create";
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
async function prepareEdits(liveTargets, textsBefore, files, single) {
	const bundleEdits = liveTargets.flatMap(({ target, live }) => {
		if (target.declared === null) return [];
		const deployment = target.declared.deployment ?? files.selection.deployment;
		return [{
			kind: target.kind,
			deployment,
			newContent: live.content,
			selectedIds: null,
			target
		}];
	});
	const { newTexts, editedBundles, textsBefore: before } = await require_edit_bundles.editBundles(bundleEdits, textsBefore, files);
	const allNewTexts = new Map(newTexts);
	const { locate } = require_locate.openDocuments(files.selection.source);
	const inexpressible = editedBundles.flatMap((editedBundle) => findInexpressible(editedBundle.edit.target, editedBundle, locate));
	const undeclared = liveTargets.filter(({ target }) => target.declared === null);
	for (const { target, texts, ...created } of await createBundles(undeclared, files, single)) {
		inexpressible.push(...findInexpressible(target, created, locate));
		if (created.unwritten.length > 0) continue;
		const takenPath = [...texts.keys()].find((path) => before.has(path) || allNewTexts.has(path) || files.selection.source.kind(path) !== "missing");
		if (takenPath !== void 0) throw new require_start.UsageError(`${require_start.escapeTerminal(takenPath)} already exists and declares something other than ${target.kind} of ${require_start.escapeTerminal(target.deployment.slug)}.`, { fix: "Move it, or give that deployment a folder of its own in ifmatch.yaml." });
		for (const [path, text] of texts) allNewTexts.set(path, text);
	}
	return {
		newTexts: allNewTexts,
		textsBefore: before,
		touched: editedBundles.flatMap(({ objectEdits }) => objectEdits),
		inexpressible
	};
}
function findInexpressible({ deployment, kind, declared }, { dropped, unwritten }, locate) {
	const positionOf = (id) => {
		const place = declared?.overrides.get(id) ?? declared?.origins.get(id);
		return (place === void 0 ? null : locate([place])[0]) ?? null;
	};
	return [...dropped.map(({ object, pointer }) => ({
		deployment,
		kind,
		object,
		pointer,
		reason: "no-field",
		at: null
	})), ...unwritten.map((unwrittenObject) => ({
		deployment,
		kind,
		object: unwrittenObject.object,
		pointer: "pointer" in unwrittenObject ? unwrittenObject.pointer : [],
		reason: unwrittenObject.why,
		at: positionOf(unwrittenObject.id)
	}))];
}
exports.pull = pull;
