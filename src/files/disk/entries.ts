import { lstatSync, readdirSync, statSync } from 'node:fs';
import { parentOf } from '../../domain/source-path.ts';
import { type EntryKind, SourceError } from '../../domain/source.ts';
import { attempt } from './attempt.ts';

/** Makes a folder the one that the process is in; throws the system's error where it may not be entered. */
export type Enter = (folder: string) => void;

/** A folder of the machine's disk, of which paths are told relative to its root. */
export type Disk = {
  readonly root: string;
  /** What every path inside begins with. */
  readonly inside: string;
  /** Those that were found to be real folders, so that each is asked once. */
  readonly folders: Set<string>;
  /** The folder that the process is in while it reads many files; null while it does not, or is in none of the disk's. */
  entered: string | null;
  /** How it enters one; null while it does not. */
  enter: Enter | null;
};

export const diskAt = (root: string): Disk => ({
  root,
  inside: root.endsWith('/') ? root : `${root}/`,
  folders: new Set(['']),
  entered: null,
  enter: null,
});

export const fullPath = (disk: Disk, path: string): string => (path === '' ? disk.root : `${disk.inside}${path}`);

export function kindOf(disk: Disk, path: string): EntryKind {
  if (disk.folders.has(path)) return 'folder';
  const above = kindOf(disk, parentOf(path));
  if (above !== 'folder') return above === 'symlink' ? 'symlink' : 'missing';
  const kind = lookAt(fullPath(disk, path));
  if (kind === 'folder') disk.folders.add(path);
  return kind;
}

/** What may not be looked at passes for a file: whoever reads it is told why that fails. A name that is too long is none that exists. */
function lookAt(path: string): EntryKind {
  try {
    return entryKind(lstatSync(path, { throwIfNoEntry: false }));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENAMETOOLONG' ? 'missing' : 'file';
  }
}

export function leadsToFile(disk: Disk, path: string): boolean {
  if (kindOf(disk, parentOf(path)) !== 'folder') return false;
  try {
    return statSync(fullPath(disk, path)).isFile();
  } catch {
    return false; // it leads nowhere, or round in a circle
  }
}

export function listFolder(disk: Disk, path: string): { name: string; kind: EntryKind }[] {
  if (kindOf(disk, path) !== 'folder') throw new SourceError('unreadable', path, 'it is not a folder');
  const entries = attempt(path === '' ? '.' : path, () => readdirSync(fullPath(disk, path), { withFileTypes: true }));
  return entries
    .map((entry) => ({ name: entry.name, kind: entryKind(entry) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

type Entry = { isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean };

function entryKind(entry: Entry | undefined): EntryKind {
  if (entry === undefined) return 'missing';
  if (entry.isSymbolicLink()) return 'symlink';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}
