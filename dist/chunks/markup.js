const require_start = require("./start.js");
// src/report/formats/markdown/markup.ts
var Markdown = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
function md(literals, ...values) {
	const texts = values.map((value) => {
		if (value instanceof Markdown) return value.text;
		return typeof value === "number" ? String(value) : require_start.escapeMarkdownSpan(value);
	});
	return new Markdown(String.raw({ raw: literals }, ...texts));
}
const trusted = (text) => new Markdown(text);
const noMarkdown = new Markdown("");
const toMarkdown = (sentence) => new Markdown(sentence.map((piece) => typeof piece === "string" ? piece : require_start.escapeMarkdownSpan(piece.foreign)).join(""));
const join = (parts, separator) => new Markdown(parts.map(({ text }) => text).filter((text) => text !== "").join(separator));
const joinBlocks = (parts) => join(parts, "\n\n");
const joinLines = (parts) => join(parts, "\n");
const joinWithSpaces = (...parts) => join(parts, " ");
const listMarkdown = (items) => joinLines(items.map((item) => md`- ${toMarkdown(item)}`));
const fencedBlock = (content, info = "text") => new Markdown(require_start.escapeMarkdownFence(content, info));
const alert = (kind, body) => new Markdown([`[!${kind}]`, ...body.text.split("\n")].map((line) => line === "" ? ">" : `> ${line}`).join("\n"));
const link = (text, url) => url !== null && safeUrl.test(url) ? md`[${text}](${trusted(url)})` : text;
const safeUrl = /^https?:\/\/[\w.~:/?#@!$*+,;=%-]+$/;
const foldedBlock = (title, body) => body.text === "" ? noMarkdown : md`<details><summary>${title}</summary>

${body}

</details>`;
const foldTitle = (sentence) => new Markdown(sentence.map((piece) => typeof piece === "string" ? piece : `<code>${require_start.escapeMarkdownTitle(piece.foreign)}</code>`).join(""));
const tableRow = (cells) => trusted(`| ${cells.map(({ text }) => text === "" ? " " : text.replaceAll("|", String.raw`\u{7C}`)).join(" | ")} |`);
const tableHead = (titles) => joinLines([tableRow(titles.map(trusted)), tableRow(titles.map(() => trusted("---")))]);
Object.defineProperty(exports, "alert", {
	enumerable: true,
	get: function() {
		return alert;
	}
});
Object.defineProperty(exports, "fencedBlock", {
	enumerable: true,
	get: function() {
		return fencedBlock;
	}
});
Object.defineProperty(exports, "foldTitle", {
	enumerable: true,
	get: function() {
		return foldTitle;
	}
});
Object.defineProperty(exports, "foldedBlock", {
	enumerable: true,
	get: function() {
		return foldedBlock;
	}
});
Object.defineProperty(exports, "join", {
	enumerable: true,
	get: function() {
		return join;
	}
});
Object.defineProperty(exports, "joinBlocks", {
	enumerable: true,
	get: function() {
		return joinBlocks;
	}
});
Object.defineProperty(exports, "joinLines", {
	enumerable: true,
	get: function() {
		return joinLines;
	}
});
Object.defineProperty(exports, "joinWithSpaces", {
	enumerable: true,
	get: function() {
		return joinWithSpaces;
	}
});
Object.defineProperty(exports, "link", {
	enumerable: true,
	get: function() {
		return link;
	}
});
Object.defineProperty(exports, "listMarkdown", {
	enumerable: true,
	get: function() {
		return listMarkdown;
	}
});
Object.defineProperty(exports, "md", {
	enumerable: true,
	get: function() {
		return md;
	}
});
Object.defineProperty(exports, "noMarkdown", {
	enumerable: true,
	get: function() {
		return noMarkdown;
	}
});
Object.defineProperty(exports, "tableHead", {
	enumerable: true,
	get: function() {
		return tableHead;
	}
});
Object.defineProperty(exports, "tableRow", {
	enumerable: true,
	get: function() {
		return tableRow;
	}
});
Object.defineProperty(exports, "toMarkdown", {
	enumerable: true,
	get: function() {
		return toMarkdown;
	}
});
Object.defineProperty(exports, "trusted", {
	enumerable: true,
	get: function() {
		return trusted;
	}
});
