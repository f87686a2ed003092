import { closeSync, fstatSync, readSync } from 'node:fs';
import { SourceError } from '../../domain/source.ts';
import { attempt } from './attempt.ts';
import type { Disk } from './entries.ts';
import { openFile } from './open-file.ts';

/** The bytes of a regular file; see `Source`. */
export function readFile(disk: Disk, path: string, limit: number): Uint8Array {
  const file = openFile(disk, path);
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) throw new SourceError('not-a-file', path, 'it is not a regular file');
    if (stat.size > limit) throw new SourceError('too-large', path, 'it is too large', { bytes: stat.size });
    return attempt(path, () => readAll(file, stat.size, path));
  } finally {
    closeSync(file);
  }
}

function readAll(file: number, size: number, path: string): Uint8Array {
  const bytes = Buffer.allocUnsafe(size + 1); // one more than there should be, so that a file that grew is noticed
  const filled = readSync(file, bytes);
  // Cut off by somebody who was just writing it, it could still be good YAML, without the policies at its end.
  if (filled !== size) throw new SourceError('unreadable', path, 'it changed while it was read');
  return bytes.subarray(0, filled);
}
