// src/render/escape/visible.ts
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|(?![ \u3000])\p{Zs}/gu;
const plain = /^[ -~]*$/;
const short = {
	"\n": String.raw`\n`,
	"\r": String.raw`\r`,
	"	": String.raw`\t`
};
/** Text in which nothing is hidden: `\n`, `\t`, `\u{202E}` stand where the character stood. The answer is one line. */
const escapeHidden = (text) => plain.test(text) ? text : text.replaceAll(hidden, showCodePoint);
/** A character as its code point, for example `\u{202E}`. */
function showCodePoint(character) {
	return short[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}
export { escapeHidden };
