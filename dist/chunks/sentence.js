// src/report/words/sentence.ts
const foreign = (text) => ({ foreign: text });
function say(literals, ...values) {
	return literals.flatMap((literal, at) => {
		const value = values[at] ?? [];
		if (typeof value === "string") return [literal, foreign(value)];
		return typeof value === "number" ? [literal, String(value)] : [literal, ...value];
	}).filter((piece) => piece !== "");
}
const joined = (sentences, by = " ") => sentences.filter((sentence) => sentence.length > 0).flatMap((sentence, index) => index === 0 ? sentence : [by, ...sentence]);
const plainText = (sentence) => sentence.map((piece) => typeof piece === "string" ? piece : piece.foreign).join("");
const mostListed = 12;
function listed(things, word = "and") {
	const more = things.length - mostListed;
	const all = more > 0 ? [...things.slice(0, mostListed), [`${more} more`]] : things;
	const last = all.at(-1) ?? [];
	return all.length < 2 ? last : [
		...joined(all.slice(0, -1), ", "),
		` ${word} `,
		...last
	];
}
Object.defineProperty(exports, "foreign", {
	enumerable: true,
	get: function() {
		return foreign;
	}
});
Object.defineProperty(exports, "joined", {
	enumerable: true,
	get: function() {
		return joined;
	}
});
Object.defineProperty(exports, "listed", {
	enumerable: true,
	get: function() {
		return listed;
	}
});
Object.defineProperty(exports, "plainText", {
	enumerable: true,
	get: function() {
		return plainText;
	}
});
Object.defineProperty(exports, "say", {
	enumerable: true,
	get: function() {
		return say;
	}
});
