import { escapeTerminal } from '../escape/terminal.ts';
import { widthOf } from './width.ts';

/** One line of a source file, ready to print, and the column (from 0) of the caret below it. */
export type Excerpt = { readonly text: string; readonly caret: number };

/**
 * The part of a line around a column (from 1, in UTF-16 units) that fits into some columns. A tab becomes one space, and hidden
 * characters become visible, so that the caret stands where the eye looks.
 */
export function excerptAt(line: string, column: number, columns: number): Excerpt {
  // A line may be as long as a file: only what could be shown is looked at.
  const near = line.slice(Math.max(0, column - 1 - 2 * columns), column - 1);
  const before = cutStart(show(near), Math.floor(columns / 2));
  const after = cutEnd(show(line.slice(column - 1, column - 1 + 2 * columns)).trimEnd(), columns - widthOf(before));
  return { text: before + after, caret: widthOf(before) };
}

const show = (text: string): string => escapeTerminal(text.replaceAll('\t', ' '));

function cutEnd(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  let width = 1;
  for (const character of text) {
    width += widthOf(character);
    if (width > columns) break;
    kept += character;
  }
  return `${kept}…`;
}

function cutStart(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  let width = 1;
  for (const character of Array.from(text.slice(-2 * columns)).toReversed()) {
    width += widthOf(character);
    if (width > columns) break;
    kept = character + kept;
  }
  return `…${kept}`;
}
