import { SourceError, baseName, parentOf, posix } from "./cli-and-action.js";
// src/world/commit-source.ts
function openCommit(git, commit) {
	const entries = readTree(git, commit);
	const folders = Map.groupBy(entries.keys(), parentOf);
	const blobs = new Map();
	return {
		kind: (path) => path === "" || path === "." ? "folder" : entries.get(path)?.kind ?? "missing",
		list: (path) => (folders.get(path === "." ? "" : path) ?? []).map((inside) => ({
			name: baseName(inside),
			kind: entries.get(inside)?.kind ?? "missing"
		})).toSorted((a, b) => a.name < b.name ? -1 : 1),
		leadsToFile: (path) => entries.get(targetOf(git, entries, path))?.kind === "file",
		read(path, limit) {
			const { kind, id, bytes } = entries.get(path) ?? {
				kind: "missing",
				id: "",
				bytes: 0
			};
			if (kind !== "file") throw new SourceError(reasons[kind], path, "it is not a regular file");
			if (bytes > limit) throw new SourceError("too-large", path, "it is too large", { bytes });
			if (!blobs.has(id)) for (const [name, blob] of readBlobs(git, neighbours(entries, path, limit))) blobs.set(name, blob);
			const blob = blobs.get(id);
			if (blob === void 0) throw new SourceError("unreadable", path, "it is not in the clone");
			return blob;
		}
	};
}
const reasons = {
	folder: "not-a-file",
	other: "not-a-file",
	symlink: "symlink",
	missing: "missing"
};
function readTree(git, commit) {
	const lines = git.read([
		"ls-tree",
		"-r",
		"-t",
		"-z",
		"-l",
		"--full-tree",
		commit
	]).toString("utf8").split("\0");
	const entries = new Map();
	for (const line of lines.filter(Boolean)) {
		const tab = line.indexOf("	");
		const path = line.slice(tab + 1);
		const [mode = "", , id = "", size = ""] = line.slice(0, tab).split(/ +/);
		const isMixed = entries.has(path) && entries.get(path)?.kind !== kindOf(mode);
		entries.set(path, {
			kind: isMixed ? "other" : kindOf(mode),
			id,
			bytes: Number(size)
		});
	}
	return entries;
}
function kindOf(mode) {
	if (mode === "040000") return "folder";
	if (mode === "120000") return "symlink";
	return mode.startsWith("100") ? "file" : "other";
}
function targetOf(git, entries, path) {
	const entry = entries.get(path);
	if (entry?.kind !== "symlink") return "";
	const [blob] = readBlobs(git, [entry.id]);
	return posix.join(parentOf(path), blob?.[1].toString("utf8") ?? "");
}
function neighbours(entries, path, limit) {
	const top = `${path.split("/")[0] ?? ""}/`;
	const ending = path.slice(path.lastIndexOf("."));
	const wanted = [...entries].filter(([name, { kind, bytes }]) => kind === "file" && bytes <= limit && name.startsWith(top) && name.endsWith(ending));
	return [...new Set([entries.get(path)?.id ?? "", ...wanted.map(([, { id }]) => id)])];
}
function* readBlobs(git, ids) {
	const output = git.read(["cat-file", "--batch"], { input: `${ids.join("\n")}\n` });
	for (let at = 0; at < output.length;) {
		const end = output.indexOf("\n", at);
		const [id = "", type, size = ""] = output.toString("latin1", at, end).split(" ");
		if (type !== "blob") return;
		const stop = end + 1 + Number(size);
		yield [id, output.subarray(end + 1, stop)];
		at = stop + 1;
	}
}
export { openCommit, readBlobs };
