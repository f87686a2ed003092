// src/cli/completion/quote.ts
const quotePosix = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const quoteFish = (text) => `'${text.replaceAll("\\", String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;
function shortened(text) {
	const line = text.replaceAll(/\s+/g, " ").trim();
	const [sentence = line] = /^.+?[.;](?= )/.exec(line) ?? [];
	const bare = sentence.replace(/[.;]$/, "");
	return bare.length > 80 ? `${bare.slice(0, 79)}\u2026` : bare;
}
export { quoteFish, quotePosix, shortened };
