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
const ours = (text) => new Markdown(text);
const noMarkdown = new Markdown("");
const fence = (content, info = "text") => new Markdown(require_start.escapeMarkdownFence(content, info));
const blocks = (parts) => join(parts, "\n\n");
const sentences = (...parts) => join(parts, " ");
const lines = (parts) => join(parts, "\n");
const join = (parts, by) => new Markdown(parts.map(({ text }) => text).filter((text) => text !== "").join(by));
const alert = (kind, body) => new Markdown([`[!${kind}]`, ...body.text.split("\n")].map((line) => line === "" ? ">" : `> ${line}`).join("\n"));
const link = (text, address) => address !== null && safeAddress.test(address) ? md`[${text}](${ours(address)})` : text;
const safeAddress = /^https?:\/\/[\w.~:/?#@!$*+,;=%-]+$/;
const foldTitle = (sentence) => new Markdown(sentence.map((piece) => typeof piece === "string" ? piece : `<code>${require_start.escapeMarkdownTitle(piece.foreign)}</code>`).join(""));
const details = (summary, body) => body.text === "" ? noMarkdown : md`<details><summary>${summary}</summary>

${body}

</details>`;
const row = (cells) => ours(`| ${cells.map(({ text }) => text === "" ? " " : text.replaceAll("|", String.raw`\u{7C}`)).join(" | ")} |`);
const toMarkdown = (sentence) => new Markdown(sentence.map((piece) => typeof piece === "string" ? piece : require_start.escapeMarkdownSpan(piece.foreign)).join(""));
Object.defineProperty(exports, "alert", {
	enumerable: true,
	get: function() {
		return alert;
	}
});
Object.defineProperty(exports, "blocks", {
	enumerable: true,
	get: function() {
		return blocks;
	}
});
Object.defineProperty(exports, "details", {
	enumerable: true,
	get: function() {
		return details;
	}
});
Object.defineProperty(exports, "fence", {
	enumerable: true,
	get: function() {
		return fence;
	}
});
Object.defineProperty(exports, "foldTitle", {
	enumerable: true,
	get: function() {
		return foldTitle;
	}
});
Object.defineProperty(exports, "join", {
	enumerable: true,
	get: function() {
		return join;
	}
});
Object.defineProperty(exports, "lines", {
	enumerable: true,
	get: function() {
		return lines;
	}
});
Object.defineProperty(exports, "link", {
	enumerable: true,
	get: function() {
		return link;
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
Object.defineProperty(exports, "ours", {
	enumerable: true,
	get: function() {
		return ours;
	}
});
Object.defineProperty(exports, "row", {
	enumerable: true,
	get: function() {
		return row;
	}
});
Object.defineProperty(exports, "sentences", {
	enumerable: true,
	get: function() {
		return sentences;
	}
});
Object.defineProperty(exports, "toMarkdown", {
	enumerable: true,
	get: function() {
		return toMarkdown;
	}
});
