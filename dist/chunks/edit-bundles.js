const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_git = require("./git.js");
const require_replace_texts = require("./replace-texts.js");
// src/commands/edits/edit-bundles.ts
const policyTexts = ({ settings, selection }) => require_validate.policyTexts(selection.source, settings, {
	paths: require_validate.pathsToLoad(selection, settings),
	deployment: selection.deployment
});
async function editBundles(bundleEdits, textsBefore, files) {
	const { editBundle, readConfigText, splitEdits } = await Promise.resolve().then(() => require("./edit-shared.js")).then((n) => n.edit_shared_exports);
	const configPath = files.settings.file ?? "ifmatch.yaml";
	const targetsOfEdits = splitEdits(bundleEdits, textsBefore, files);
	const configBefore = targetsOfEdits.size === 0 ? "" : readConfigText(files);
	const newTexts = new Map();
	const editedBundles = [];
	for (const edit of bundleEdits) {
		const texts = require_replace_texts.withNewTexts(textsBefore, newTexts);
		const config = texts.get(configPath) ?? configBefore;
		texts.delete(configPath);
		const editedFiles = editBundle(edit, targetsOfEdits.get(edit) ?? null, texts, files, config);
		if (editedFiles.unwritten.length === 0) for (const [path, text] of editedFiles.texts) newTexts.set(path, text);
		editedBundles.push({
			...editedFiles,
			edit
		});
	}
	return {
		newTexts,
		editedBundles,
		textsBefore: newTexts.has(configPath) ? new Map([...textsBefore, [configPath, configBefore]]) : textsBefore
	};
}
function requireConfiguredPaths(newTexts, textsBefore, { settings, selection }) {
	const newPaths = [...newTexts.keys()].filter((path) => newTexts.get(path) !== null && !textsBefore.has(path));
	const configuredPaths = new Set(require_validate.findSelectedFiles(require_replace_texts.overlay(selection.source, newTexts), settings, {
		...selection,
		paths: []
	}).files);
	if (textsBefore.size > 0 && ![...textsBefore.keys()].some((path) => configuredPaths.has(path))) return;
	const notIncluded = newPaths.find((path) => !configuredPaths.has(path));
	if (notIncluded !== void 0) throw new require_start.UsageError(`A new policy file would be ${require_start.escapeTerminal(notIncluded)}, but ${require_start.escapeTerminal(settings.file ?? "ifmatch.yaml")} does not include it.`, { fix: "Add the file, or its folder, to its policies, then retry." });
}
function requireSavedInGit({ command, force }, textsBefore, newTexts, { root, env }) {
	if (force || newTexts.size === 0) return;
	const existing = [...newTexts.keys()].filter((path) => textsBefore.has(path)).toSorted();
	const unsaved = require_git.unsavedFiles(root, env, existing);
	if (unsaved.length === 0) return;
	const deleted = unsaved.filter((path) => newTexts.get(path) === null);
	const overwritten = unsaved.filter((path) => newTexts.get(path) !== null);
	const losses = [...overwritten.length === 0 ? [] : [`overwrite ${listPaths(overwritten)}`], ...deleted.length === 0 ? [] : [`delete ${listPaths(deleted)}`]];
	const howToSave = require_start.repositoryRoot(root) === null ? "Run `git init` and `git add .` first" : "Commit it or `git add` it first";
	throw new require_start.UsageError(`\`ifmatch ${command}\` would ${losses.join(" and ")}. Git does not hold what is there now, so it would be lost.`, { fix: `${howToSave}, or pass --force to \`ifmatch ${command}\`. No file was changed.` });
}
const maxNamed = 10;
function listPaths(paths) {
	const more = paths.length - maxNamed;
	const names = [...paths.slice(0, maxNamed).map(require_start.escapeTerminal), ...more > 0 ? [require_start.pluralize(more, "more file")] : []];
	const last = names.pop() ?? "";
	return names.length === 0 ? last : `${names.join(", ")} and ${last}`;
}
function writeNewTexts(writer, textsBefore, newTexts, runtime) {
	requireSavedInGit(writer, textsBefore, newTexts, runtime);
	require_replace_texts.replaceTexts(runtime.root, textsBefore, newTexts);
	const paths = [...newTexts.keys()].toSorted();
	return {
		written: paths.filter((path) => newTexts.get(path) !== null),
		removed: paths.filter((path) => newTexts.get(path) === null)
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
Object.defineProperty(exports, "writeNewTexts", {
	enumerable: true,
	get: function() {
		return writeNewTexts;
	}
});
