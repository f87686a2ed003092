import { SourceError, foldersAbove } from "./cli-and-action.js";
// src/commands/init/existing.ts
const limit = 1048576;
function readExisting(source, path) {
	for (const folder of foldersAbove(path)) {
		const kind = source.kind(folder);
		if (kind === "symlink") return { unsafe: `${folder} is a symbolic link, and nothing is written through one` };
		if (kind === "file" || kind === "other") return { unsafe: `${folder} is no folder` };
	}
	const kind = source.kind(path);
	if (kind === "missing") return null;
	if (kind === "symlink") return { unsafe: "it is a symbolic link, and nothing is written through one" };
	if (kind !== "file") return { unsafe: "it is no regular file" };
	try {
		return { text: new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(source.read(path, limit)) };
	} catch (error) {
		if (error instanceof TypeError) return { unsafe: "it is not UTF-8 text" };
		if (error instanceof SourceError) return { unsafe: `it cannot be read: ${error.why}` };
		throw error;
	}
}
function textAt(source, path) {
	const there = readExisting(source, path);
	return there !== null && "text" in there ? there.text : null;
}
export { readExisting, textAt };
