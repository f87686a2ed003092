const ascii = /^[ -~]*$/;
const wide =
  /[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;
const combining = /\p{M}/u;

/** Columns that text takes on a terminal. For escaped text: control and zero-width characters are gone by then. */
export function widthOf(text: string): number {
  if (ascii.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += widthOfCharacter(character);
  return width;
}

/** Wide East Asian characters and emoji take two columns, combining marks none (Unicode Standard Annex 11). */
function widthOfCharacter(character: string): 0 | 1 | 2 {
  if (combining.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
}

/** Fills up with spaces to a width. */
export const padTo = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** The longest start of a text that fits into some columns, and what remains. */
export function splitAt(text: string, columns: number): readonly [string, string] {
  const most = Math.max(0, columns);
  // One more, for it may belong to the one before.
  if (ascii.test(text.slice(0, most + 1))) return [text.slice(0, most), text.slice(most)];
  let width = 0;
  let index = 0;
  for (const character of text) {
    const next = width + widthOfCharacter(character);
    if (next > columns) break;
    width = next;
    index += character.length;
  }
  return [text.slice(0, index), text.slice(index)];
}
