/** The lines of a table that is written as text. */
export const linesOf = (table: string): string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

type Texts = { 4: [string, string, string, string]; 7: [string, string, string, string, string, string, string] };

/** The words of a line, of which there have to be so many. */
export function columns<Count extends keyof Texts>(line: string, count: Count): Texts[Count] {
  const found = line.split(' ');
  if (found.length !== count) throw new Error(`"${line}" has not ${String(count)} columns`);
  return found as Texts[Count];
}
