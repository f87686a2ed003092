import { dirname, join, readFileSync, realpathSync, repositoryTop, statSync } from "./cli-and-action.js";
import { readBlobs } from "./commit-source.js";
import { Git } from "./git2.js";
// src/world/unsaved-files.ts
function unsavedFiles(root, env, paths) {
	const from = realpathSync.native(root);
	const byClone = Map.groupBy(paths.map((path) => join(from, path)), (file) => repositoryTop(dirname(file)));
	const unsaved = new Set([...byClone].flatMap(([top, files]) => top === null ? [] : unsavedIn(top, files, new Git(top, env))));
	return paths.filter((path) => unsaved.has(join(from, path)));
}
function unsavedIn(clone, files, git) {
	const found = git.top();
	if (found === null && statSync(join(clone, ".git")).isDirectory()) return [];
	const folders = [...new Set(files.map(dirname))];
	const asked = folders.join(" ").length > longest ? [] : folders;
	const list = (...what) => git.read([
		"--literal-pathspecs",
		"ls-files",
		...what,
		"-z",
		"--",
		...asked
	]).toString("utf8").split("\0");
	const pathOf = (name) => join(found ?? clone, name);
	const others = new Set(list("--others", "--exclude-standard").map(pathOf));
	const ids = new Map(list("--stage").map((line) => [pathOf(line.slice(line.indexOf("	") + 1)), line.split(" ")[1]]));
	const added = files.flatMap((file) => ids.get(file) ?? []);
	const blobs = added.length === 0 ? new Map() : new Map(readBlobs(git, added));
	return files.filter((file) => {
		const id = ids.get(file);
		return id === void 0 ? others.has(file) : !isSameText(file, blobs.get(id));
	});
}
function isSameText(file, blob) {
	const plain = (text) => text.toString("latin1").replaceAll("\r\n", "\n");
	try {
		return blob !== void 0 && plain(readFileSync(file)) === plain(blob);
	} catch {
		return false;
	}
}
const longest = 2e4;
export { unsavedFiles };
