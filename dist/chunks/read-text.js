import { SourceError } from "./source.js";
import { isUtf8 } from "node:buffer";
// src/files/yaml/lines.ts
/** Offsets at which the lines of a text begin. A line ends, as in YAML, at a line feed, a carriage return or both together. */
function lineStarts(text) {
	const starts = [0];
	for (let index = 0; index < text.length; index++) {
		const unit = text.charCodeAt(index);
		if (unit === lineFeed || unit === carriageReturn && text.charCodeAt(index + 1) !== lineFeed) starts.push(index + 1);
	}
	return starts;
}
const lineFeed = 10;
const carriageReturn = 13;
/** Line and column of an offset (from 0, in UTF-16 units). */
function positionAt(starts, file, offset) {
	let [low, high] = [0, starts.length];
	while (high - low > 1) {
		const middle = low + high >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle;
	}
	return {
		file,
		line: low + 1,
		column: offset - (starts[low] ?? 0) + 1
	};
}
/** A line without its end; lines count from 1. */
function lineAt(text, starts, line) {
	return text.slice(starts[line - 1] ?? text.length, starts[line] ?? text.length).replace(/[\r\n]+$/, "");
}
// src/files/read-text.ts
/** No policy file may be larger. */
const byteLimit = 1048576;
/** Reads a file that must be UTF-8 and hold no control character but tabs and line breaks (LF or CRLF). */
function readText(source, file) {
	try {
		return decode(file, source.read(file, byteLimit));
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return { problem: whyUnreadable(file, error) };
	}
}
function whyUnreadable(file, { reason, bytes, message }) {
	const common = {
		severity: "error",
		at: {
			file,
			pointer: []
		}
	};
	return {
		missing: {
			...common,
			code: "path-missing",
			path: file
		},
		symlink: {
			...common,
			code: "symlink",
			path: file
		},
		"not-a-file": {
			...common,
			code: "not-a-file",
			path: file
		},
		"too-large": {
			...common,
			code: "file-too-large",
			bytes: bytes ?? 1048576,
			limit: byteLimit
		},
		unreadable: {
			...common,
			code: "unreadable",
			reason: message
		}
	}[reason];
}
function decode(file, bytes) {
	const common = {
		severity: "error",
		at: {
			file,
			pointer: []
		}
	};
	if (!isUtf8(bytes)) return { problem: {
		...common,
		code: "not-utf8",
		offset: firstBadByte(bytes)
	} };
	const text = withoutMark(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8"));
	const found = text.search(forbidden);
	if (found < 0) return { text };
	const position = positionAt(lineStarts(text), file, found);
	return { problem: {
		...common,
		code: "control-character",
		codePoint: text.charCodeAt(found),
		position
	} };
}
const withoutMark = (text) => text.startsWith("﻿") ? text.slice(1) : text;
const forbidden = /\r(?!\n)|(?![\t\n\r])[\p{Cc}\uFEFF\uFFFE\uFFFF]/u;
/** Halves the search for the longest beginning without a fault, then steps back to where its last character is whole. */
function firstBadByte(bytes) {
	let [good, bad] = [0, bytes.length + 1];
	while (bad - good > 1) {
		const middle = good + bad >> 1;
		if (isUtf8Prefix(bytes.subarray(0, middle))) good = middle;
		else bad = middle;
	}
	while (!isUtf8(bytes.subarray(0, good))) good--;
	return good;
}
const isUtf8Prefix = (bytes) => {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	try {
		decoder.decode(bytes, { stream: true });
		return true;
	} catch {
		return false;
	}
};
export { byteLimit, lineAt, lineStarts, positionAt, readText };
