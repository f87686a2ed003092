import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files.ts';

/** Part `index` (from 0) of `count`: a sample where there is no time for all. */
export type Part = { readonly index: number; readonly count: number };

/** Lines in a row that belong to the same part. A mutant that is longer belongs to none. */
const windowSize = 6;

/** `2/6`, as on the command line; throws for anything else. */
export function readPart(text: string): Part {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) throw new Error(`${text} is no part: 2/6 is the second of six`);
  return { index: index - 1, count };
}

/** What Stryker mutates of a folder: all files, or windows of lines that are spread over all of them. */
export function mutatedIn(folder: string, part: Part | null): string[] {
  const glob = `src/${folder}/**/*.ts`;
  if (part === null) return [glob];
  const files = globSync(glob, { cwd: root }).toSorted();
  return files.flatMap((file, nth) => {
    const length = readFileSync(join(root, file), 'utf8').split('\n').length;
    const windows = Array.from({ length: Math.ceil(length / windowSize) }, (_, window) => window);
    // Each file begins with another part, for the first lines of all are imports.
    const mine = windows.filter((window) => (window + part.count - (nth % part.count)) % part.count === part.index);
    return mine.map((window) => `${file}:${window * windowSize + 1}-${Math.min(length, (window + 1) * windowSize)}`);
  });
}
