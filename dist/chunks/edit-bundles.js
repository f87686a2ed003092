const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_git = require("./git.js");
const require_replace_texts = require("./replace-texts.js");
// src/commands/edits/edit-bundles.ts
const policyTexts = ({ settings, selection }) => require_validate.policyTexts(selection.source, settings, {
	paths: require_validate.pathsToLoad(selection, settings),
	deployment: selection.deployment
});
async function editBundles(bundleEdits, before, files) {
	const [{ editFiles }, { readConfigText, editShared, sharedParts }] = await Promise.all([Promise.resolve().then(() => require("./edit-files.js")).then((n) => n.edit_files_exports), Promise.resolve().then(() => require("./edit-shared.js")).then((n) => n.edit_shared_exports)]);
	const { settings } = files;
	const { file: config = null } = settings;
	const parts = sharedParts(bundleEdits, before, files);
	const formerConfig = parts === null ? "" : readConfigText(files);
	const edits = new Map();
	return {
		edits,
		edited: bundleEdits.map((edit, index) => {
			const { kind, deployment, content, only } = edit;
			const now = new Map([...before, ...edits]);
			const texts = new Map([...now].filter((pair) => pair[1] !== null && pair[0] !== config));
			const sharing = parts?.[index] ?? null;
			const one = sharing === null ? editFiles({
				texts,
				settings,
				deployment
			}, kind, content, only) : editShared(edit, sharing, texts, files, (config === null ? null : edits.get(config)) ?? formerConfig);
			if (one.unwritten.length === 0) for (const [path, text] of one.texts) edits.set(path, text);
			return one;
		}),
		before: config !== null && edits.has(config) ? new Map([...before, [config, formerConfig]]) : before
	};
}
function requireConfiguredPaths(edits, before, { settings, selection }) {
	const made = [...edits.keys()].filter((path) => edits.get(path) !== null && !before.has(path));
	const read = new Set(require_validate.findSelectedFiles(require_replace_texts.overlay(selection.source, edits), settings, {
		...selection,
		paths: []
	}).files);
	const unread = before.size === 0 || [...before.keys()].some((path) => read.has(path)) ? made.find((path) => !read.has(path)) : void 0;
	if (unread !== void 0) throw new require_start.UsageError(`A new policy file would be ${require_start.escapeTerminal(unread)}, but ${require_start.escapeTerminal(settings.file ?? "ifmatch.yaml")} does not include it.`, { fix: "Add the file, or its folder, to its policies, then retry." });
}
function requireSavedInGit({ command, force }, before, edits, { root, env }) {
	if (force || edits.size === 0) return;
	const existing = [...edits.keys()].filter((path) => before.has(path)).toSorted();
	const unsaved = require_git.unsavedFiles(root, env, existing);
	if (unsaved.length === 0) return;
	const removed = unsaved.filter((path) => edits.get(path) === null);
	const losses = [["overwrite", unsaved.filter((path) => !removed.includes(path))], ["delete", removed]].flatMap(([verb, paths]) => paths.length === 0 ? [] : `${verb} ${listPaths(paths)}`);
	const save = require_start.repositoryRoot(root) === null ? "Run `git init` and `git add .` first" : "Commit it or `git add` it first";
	throw new require_start.UsageError(`\`ifmatch ${command}\` would ${losses.join(" and ")}. Git does not hold what is there now, so it would be lost.`, { fix: `${save}, or pass --force to \`ifmatch ${command}\`. No file was changed.` });
}
const maxNamed = 10;
function listPaths(paths) {
	const more = paths.length - maxNamed;
	const names = [...paths.slice(0, maxNamed).map(require_start.escapeTerminal), ...more > 0 ? [require_start.pluralize(more, "more file")] : []];
	return names.length === 1 ? names[0] ?? "" : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
function writeEdits(writer, before, edits, runtime) {
	requireSavedInGit(writer, before, edits, runtime);
	require_replace_texts.replaceTexts(runtime.root, before, edits);
	const paths = [...edits.keys()].toSorted();
	const isRemoved = (path) => edits.get(path) === null;
	return {
		written: paths.filter((path) => !isRemoved(path)),
		removed: paths.filter(isRemoved)
	};
}
Object.defineProperty(exports, "editBundles", {
	enumerable: true,
	get: function() {
		return editBundles;
	}
});
Object.defineProperty(exports, "policyTexts", {
	enumerable: true,
	get: function() {
		return policyTexts;
	}
});
Object.defineProperty(exports, "requireConfiguredPaths", {
	enumerable: true,
	get: function() {
		return requireConfiguredPaths;
	}
});
Object.defineProperty(exports, "writeEdits", {
	enumerable: true,
	get: function() {
		return writeEdits;
	}
});
