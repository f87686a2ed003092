import { realpathSync } from 'node:fs';
import type { Source } from '../domain/source.ts';
import { diskAt, type Enter, kindOf, leadsToFile, listFolder } from './disk/entries.ts';
import { readFile } from './disk/read-file.ts';
import { withinFolders } from './disk/within-folders.ts';

export type DiskOptions = {
  /** See `Source`; asked for once a folder is empty. */
  readonly isSubmodule?: (path: string) => boolean;
  /** Many files are read sooner from within their folders. */
  readonly enter?: Enter;
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
    ...(enter === undefined ? {} : { readMany: (work) => withinFolders(disk, enter, work) }),
  };
}
