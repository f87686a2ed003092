const shown = 5;

/** A list as it stands in a sentence; a long one is cut, and says how much is missing. */
export function inWords(items: readonly string[], last = 'and'): string {
  const words = items.slice(0, shown).map(visible);
  if (items.length > shown) return `${words.join(', ')}, ${last} ${String(items.length - shown)} more`;
  return words.join(', ');
}

/** A noun and the things it counts: `rule a`, `rules a, b`. */
export const named = (noun: string, items: readonly string[]): string =>
  `${noun}${items.length === 1 ? '' : 's'} ${inWords(items)}`;

// Empty, white space at an end, several in a row, any but a plain space, a mark that has no width, or what parts the items of a list.
const treacherous = /^$|^\s|\s$|\s\s|[^\S ]|\p{Default_Ignorable_Code_Point}|, /u;
const unseen = /[^\S ]|\p{Default_Ignorable_Code_Point}/gu;

/** A text as it came, or in quotes where an eye could take it for another one. */
export function visible(text: string): string {
  if (!treacherous.test(text)) return text;
  return JSON.stringify(text).replaceAll(unseen, (mark) => String.raw`\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`);
}
