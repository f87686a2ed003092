import { realpathSync } from 'node:fs';
import type { Source } from '../domain/source.ts';
import { diskAt, kindOf, leadsToFile, listFolder } from './disk/entries.ts';
import { keptOpen } from './disk/open-file.ts';
import { readFile } from './disk/read-file.ts';

export type DiskOptions = {
  /** See `Source`; asked for once a folder is empty. */
  readonly isSubmodule?: (path: string) => boolean;
  /** Makes a folder the one that the process is in: many files are read sooner from within. Throws where it may not be entered. */
  readonly enter?: (folder: string) => void;
};

/** A folder of the machine's disk as a source. No link is followed, and nothing outside the folder is ever read. */
export function openDisk(root: string, { isSubmodule = () => false, enter }: DiskOptions = {}): Source {
  const disk = diskAt(realpathSync.native(root));
  return {
    kind: (path) => kindOf(disk, path),
    list: (path) => listFolder(disk, path),
    leadsToFile: (path) => leadsToFile(disk, path),
    isSubmodule,
    read: (path, limit) => readFile(disk, path, limit),
    ...(enter === undefined ? {} : { keepOpen: (work) => keptOpen(disk, enter, work) }),
  };
}
