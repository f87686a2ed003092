import { constants, copyFileSync, readFileSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import { losesUndo } from '../record/read-plan-file.ts';
import { fileAt } from './write-file.ts';

/**
 * Copies the plan at a path aside where a text that is to take its place lacks an undo that it holds: nobody else may have that. Answers
 * the name of the copy, which lies beside it, or null where nothing is lost.
 */
export function keepUndo(path: string, next: string): string | null {
  return losesUndo(textAt(path), next) ? copyAside(path) : null;
}

/** Empty where there is no file, where a pipe or a device stands, and of a file that nobody here could undo anything with. */
function textAt(path: string): string {
  try {
    return fileAt(path) === null ? '' : readFileSync(path, 'utf8');
  } catch {
    // It is not there, or not readable; whether it can be written shows then.
    return '';
  }
}

/** `plan.json` as `plan.applied-1.json`; the older ones stay as they are. */
function copyAside(path: string): string {
  const { name, ext } = parse(path);
  for (let number = 1; ; number += 1) {
    const copy = join(dirname(path), `${name}.applied-${String(number)}${ext}`);
    try {
      copyFileSync(path, copy, constants.COPYFILE_EXCL);
      return basename(copy);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}
