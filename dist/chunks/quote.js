// src/cli/completion/quote.ts
/** A word in single quotes for bash and zsh. */
const quotePosix = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
/** A word in single quotes for fish, where a backslash escapes within them. */
const quoteFish = (text) => `'${text.replaceAll("\\", String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;
/** The first sentence of a description, as one line: a list of candidates has no room for more. */
function shortened(text) {
	const line = text.replaceAll(/\s+/g, " ").trim();
	const [sentence = line] = /^.+?[.;](?= )/.exec(line) ?? [];
	const bare = sentence.replace(/[.;]$/, "");
	return bare.length > 80 ? `${bare.slice(0, 79)}…` : bare;
}
export { quoteFish, quotePosix, shortened };
