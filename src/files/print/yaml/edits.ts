/** A stretch of a text and what takes its place. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** Does all edits at once. Deletions may overlap each other; null when any other edit lies in one, or two of them overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string | null {
  const merged = mergeDeletions(edits.filter((edit) => edit.text === '' && edit.end > edit.start));
  const others = edits.filter((edit) => edit.text !== '');
  // What is put in at one offset stands before what is taken away from there on.
  const inOrder = [...others, ...merged].toSorted((a, b) => a.start - b.start || a.end - b.end);
  let done = 0;
  const parts: string[] = [];
  for (const { start, end, text: part } of inOrder) {
    if (start < done) return null;
    parts.push(text.slice(done, start), part);
    done = end;
  }
  return parts.join('') + text.slice(done);
}

function mergeDeletions(deletions: readonly Edit[]): Edit[] {
  const merged: Edit[] = [];
  for (const one of deletions.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && one.start < last.end) {
      merged[merged.length - 1] = { ...last, end: Math.max(last.end, one.end) };
    } else merged.push(one);
  }
  return merged;
}

/** Where the line of an offset begins. */
export const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** Where the line of an offset ends, without the characters that end it. */
export function lineEnd(text: string, offset: number): number {
  const feed = text.indexOf('\n', offset);
  if (feed < 0) return text.length;
  return text.charAt(feed - 1) === '\r' && feed > offset ? feed - 1 : feed;
}

/** Where the line after that of an offset begins; the end of the text behind its last line. */
export function nextLine(text: string, offset: number): number {
  const feed = text.indexOf('\n', offset);
  return feed < 0 ? text.length : feed + 1;
}

/** Whether nothing but white space stands before an offset on its line. */
export const isFirstOnLine = (text: string, offset: number): boolean =>
  text.slice(lineStart(text, offset), offset).trim() === '';
