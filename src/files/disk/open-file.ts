import { openSync } from 'node:fs';
import { baseName, parentOf } from '../../domain/source-path.ts';
import { SourceError } from '../../domain/source.ts';
import { attempt } from './attempt.ts';
import { type Disk, kindOf } from './entries.ts';
import { openFlags, openTrue } from './open-true.ts';
import { isIn } from './within-folders.ts';

/** Opens what stands at a path, and has made sure that no link led there. Throws a `SourceError` otherwise. */
export function openFile(disk: Disk, path: string): number {
  const parent = parentOf(path);
  if (kindOf(disk, parent) === 'symlink') throw new SourceError('symlink', path, 'it lies behind a symbolic link');
  // From within the folder the system has no path to follow.
  if (disk.enter !== null && isIn(disk, disk.enter, parent))
    return attempt(path, () => openSync(baseName(path), openFlags));
  return openTrue(disk, path, openFlags);
}
