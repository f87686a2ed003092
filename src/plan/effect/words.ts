const shown = 5;

/** A list as it stands in a sentence; a long one is cut, and says how much is missing. */
export function inWords(items: readonly string[], last = 'and'): string {
  if (items.length > shown) return `${items.slice(0, shown).join(', ')}, ${last} ${String(items.length - shown)} more`;
  return items.join(', ');
}

/** A noun and the things it counts: `rule a`, `rules a, b`. */
export const named = (noun: string, items: readonly string[]): string =>
  `${noun}${items.length === 1 ? '' : 's'} ${inWords(items)}`;
