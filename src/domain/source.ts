/** The kind of entry at a path; links are not followed. `left-out`: in git, but excluded by a sparse checkout. */
export type EntryKind = 'file' | 'folder' | 'symlink' | 'other' | 'left-out' | 'missing';

/**
 * The user's repository, read only: a folder on disk, or a commit. Paths are relative to its root, with forward slashes; callers refuse paths that
 * lead outside. Synchronous, which is faster for many small reads.
 */
export type Source = {
  kind(path: string): EntryKind;
  /** The entries of a folder, sorted by code unit. */
  list(path: string): readonly { readonly name: string; readonly kind: EntryKind }[];
  /** Whether a folder is a submodule, which is empty until checked out. Missing if no folder can be one. */
  isSubmodule?(path: string): boolean;
  /** The bytes of a regular file. Throws `SourceError` if it is no file, is behind a link, or is larger than `limit` bytes. */
  read(path: string, limit: number): Uint8Array;
};

/** Why a file cannot be read. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly kind: 'missing' | 'symlink' | 'not-a-file' | 'too-large' | 'unreadable';
  /** Why, as a clause that follows the path. */
  readonly reason: string;
  /** Size of the file, for `too-large`. */
  readonly bytes: number | null;
  constructor(
    kind: SourceError['kind'],
    path: string,
    reason: string,
    facts: { bytes?: number; cause?: unknown } = {},
  ) {
    super(`${path}: ${reason}`, { cause: facts.cause });
    this.kind = kind;
    this.reason = reason;
    this.bytes = facts.bytes ?? null;
  }
}

// Paths in a source: relative to its root, which is '', with forward slashes.

/** The parent folder of a path. */
export const parentFolder = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The last component of a path. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The path of a name in a folder. */
export const joinPath = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

/** The parent folders of a path, outermost first, without the root. */
export function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let folder = parentFolder(path); folder !== ''; folder = parentFolder(folder)) folders.unshift(folder);
  return folders;
}
