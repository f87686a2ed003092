// Control, format (bidi, zero width, tags), surrogate, separator, ignorable and non-characters; every space but the plain and the
// ideographic one; the blank braille pattern. Each would change how text looks without being seen itself.
const hidden =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|(?![ \u3000])\p{Zs}/gu;
const plain = /^[ -~]*$/;

const short: Readonly<Record<string, string>> = { '\n': String.raw`\n`, '\r': String.raw`\r`, '\t': String.raw`\t` };

/** Text in which nothing is hidden: `\n`, `\t`, `\u{202E}` stand where the character stood. The answer is one line. */
export const escapeHidden = (text: string): string =>
  plain.test(text) ? text : text.replaceAll(hidden, showCodePoint);

/** A character as its code point, for example `\u{202E}`. */
function showCodePoint(character: string): string {
  return short[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}
