import { dirname, join, realpathSync, repositoryTop } from "./cli-and-action.js";
import { Git } from "./git2.js";
// src/world/unsaved-files.ts
function unsavedFiles(root, env, paths) {
	const from = realpathSync.native(root);
	const folders = new Set(paths.map((path) => dirname(join(from, path))));
	const byClone = Map.groupBy(folders, repositoryTop);
	const unsaved = new Set([...byClone].flatMap(([top, own]) => top === null ? [] : changedIn(own, new Git(top, env))));
	return paths.filter((path) => unsaved.has(join(from, path)));
}
function changedIn(folders, git) {
	const top = git.top();
	if (top === null) return [];
	const args = [
		"ls-files",
		"--modified",
		"--others",
		"--exclude-standard",
		"-z",
		"--",
		...folders.join(" ").length > longest ? [] : folders
	];
	return git.read(args, {
		env: asNames,
		runsFilters: true
	}).toString("utf8").split("\0").map((path) => join(top, path));
}
const longest = 2e4;
const asNames = { GIT_LITERAL_PATHSPECS: "1" };
export { unsavedFiles };
