import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../domain/usage-error.ts';
import { writeFile } from './write-file.ts';

/**
 * Writes or removes (null) files of a folder, all or none; answers what puts the old texts back. Paths are relative to the folder, and
 * the files are in UTF-8, as all that were read as policies are.
 * Throws UsageError when one cannot be written; then all are as they were.
 */
export function replaceFiles(root: string, texts: ReadonlyMap<string, string | null>): () => void {
  const before = new Map([...texts.keys()].map((path) => [path, textOf(join(root, path))]));
  const restore = (): void => {
    for (const [path, text] of before) put(join(root, path), text);
  };
  for (const [path, text] of texts) {
    try {
      put(join(root, path), text);
    } catch (cause) {
      restore();
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new UsageError(`${path} cannot be written: ${reason}. No file was changed.`, { cause });
    }
  }
  return restore;
}

function put(path: string, text: string | null): void {
  if (text === null) rmSync(path, { force: true });
  else writeFile(path, text);
}

/** Null where there is no file. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
