import type { Position } from '../../domain/problem.ts';

/** Offsets at which the lines of a text begin. A line ends, as in YAML, at a line feed, a carriage return or both together. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === lineFeed || (unit === carriageReturn && text.charCodeAt(index + 1) !== lineFeed)) {
      starts.push(index + 1);
    }
  }
  return starts;
}

const lineFeed = 10;
const carriageReturn = 13;

/** Line and column of an offset (from 0, in UTF-16 units). */
export function positionAt(starts: readonly number[], file: string, offset: number): Position {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return { file, line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** A line without its end; lines count from 1. */
export function lineAt(text: string, starts: readonly number[], line: number): string {
  return text.slice(starts[line - 1] ?? text.length, starts[line] ?? text.length).replace(/(?:\r\n?|\n)$/, '');
}
