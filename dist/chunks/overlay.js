import { SourceError, pathIn } from "./cli-and-action.js";
// src/commands/edits/overlay.ts
function overlay(source, edits) {
	const inFolders = namesByFolder(edits);
	const kind = (path) => {
		const text = edits.get(path);
		if (text !== void 0) return text === null ? "missing" : "file";
		const below = source.kind(path);
		return below === "missing" && inFolders.has(path) ? "folder" : below;
	};
	return {
		kind,
		list(path) {
			const below = source.kind(path) === "folder" ? source.list(path).map(({ name }) => name) : [];
			return [...new Set([...below, ...inFolders.get(path) ?? []])].toSorted().map((name) => ({
				name,
				kind: kind(pathIn(path, name))
			})).filter((entry) => entry.kind !== "missing");
		},
		leadsToFile: (path) => source.leadsToFile(path),
		read: (path, limit) => readEdited(edits.get(path), path, limit) ?? source.read(path, limit)
	};
}
function namesByFolder(edits) {
	const folders = new Map();
	for (const [file, text] of edits) {
		const segments = text === null ? [] : file.split("/");
		for (const [depth, name] of segments.entries()) {
			const folder = segments.slice(0, depth).join("/");
			folders.set(folder, (folders.get(folder) ?? new Set()).add(name));
		}
	}
	return folders;
}
function readEdited(text, path, limit) {
	if (text === void 0) return null;
	if (text === null) throw new SourceError("missing", path, "it does not exist");
	const bytes = Buffer.from(text);
	if (bytes.length <= limit) return bytes;
	throw new SourceError("too-large", path, "it is too large", { bytes: bytes.length });
}
export { overlay };
