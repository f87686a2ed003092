import { dirname, join, realpathSync, repositoryTop, statSync } from "./cli-and-action.js";
import { Git } from "./git2.js";
// src/world/unsaved-files.ts
function unsavedFiles(root, env, paths) {
	const from = realpathSync.native(root);
	const files = paths.map((path) => join(from, path));
	const byClone = Map.groupBy(new Set(files.map(dirname)), repositoryTop);
	const unsaved = new Set([...byClone].flatMap(([top, own]) => top === null ? [] : changedIn(own, top, new Git(top, env), new Set(files))));
	return paths.filter((path) => unsaved.has(join(from, path)));
}
function changedIn(folders, clone, git, files) {
	const found = git.top();
	if (found === null && statSync(join(clone, ".git")).isDirectory()) return [];
	const top = found ?? clone;
	const asked = folders.join(" ").length > longest ? [] : folders;
	const list = (...what) => git.read([
		"ls-files",
		...what,
		"-z",
		"--",
		...asked
	], {
		env: asNames,
		runsFilters: true
	}).toString("utf8").split("\0");
	const differing = list("-v").flatMap((line) => notLookedAt.test(line) ? line.slice(2) : []).filter((path) => files.has(join(top, path)) && isOther(path, git));
	return [...list("--modified", "--others", "--exclude-standard"), ...differing].map((path) => join(top, path));
}
const notLookedAt = /^[a-zS] /;
const isOther = (path, git) => !git.read([
	"hash-object",
	"--",
	path
], { runsFilters: true }).equals(git.read(["rev-parse", `:0:${path}`]));
const longest = 2e4;
const asNames = { GIT_LITERAL_PATHSPECS: "1" };
export { unsavedFiles };
