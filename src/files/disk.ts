import { realpathSync } from 'node:fs';
import type { Source } from '../domain/source.ts';
import { diskAt, kindOf, leadsToFile, listFolder } from './disk/entries.ts';
import { keptOpen } from './disk/open-file.ts';
import { readFile } from './disk/read-file.ts';

/**
 * A folder of the machine's disk as a source. No link is followed, and nothing outside the folder is ever read. `isSubmodule`: see
 * `Source`; asked for once a folder is empty.
 */
export function openDisk(root: string, isSubmodule: (path: string) => boolean = () => false): Source {
  const disk = diskAt(realpathSync.native(root));
  return {
    kind: (path) => kindOf(disk, path),
    list: (path) => listFolder(disk, path),
    leadsToFile: (path) => leadsToFile(disk, path),
    isSubmodule,
    read: (path, limit) => readFile(disk, path, limit),
    keepOpen: (work) => keptOpen(disk, work),
  };
}
