/** What stands at a path of the repository; nothing is followed. `left-out`: git has it, and a sparse checkout does not show it. */
export type EntryKind = 'file' | 'folder' | 'symlink' | 'other' | 'left-out' | 'missing';

/**
 * The user's repository, read only: a folder on disk, or later the blobs of a commit. Paths are relative to its root, with forward
 * slashes; one that leads outside is refused by whoever asks. Synchronous, because ten thousand small reads are faster that way.
 */
export type Source = {
  kind(path: string): EntryKind;
  /** Names in a folder, sorted by code unit, and what each is. */
  list(path: string): readonly { readonly name: string; readonly kind: EntryKind }[];
  /** Whether a link leads to a regular file: only that is asked, and nothing behind it is read. */
  leadsToFile(path: string): boolean;
  /** Whether a folder is where the repository puts a submodule, which is empty as long as nobody checked it out. Missing where no folder is one. */
  isSubmodule?(path: string): boolean;
  /** The bytes of a regular file. Throws a `SourceError` when it is none, when a component of its path is a link, or when it is larger than `limit` bytes. */
  read(path: string, limit: number): Uint8Array;
  /** Runs work that reads many files, folder after folder; it may not wait for anything, nor go by relative paths of its own. Missing where that gains nothing. */
  readMany?<T extends object>(work: () => T): T;
};

/** Why a source cannot give the bytes of a file. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly reason: 'missing' | 'symlink' | 'not-a-file' | 'too-large' | 'unreadable';
  /** The reason in a clause, for where the path stands already. */
  readonly why: string;
  /** Size of the file; only with `too-large`. */
  readonly bytes: number | null;
  constructor(
    reason: SourceError['reason'],
    path: string,
    why: string,
    facts: { bytes?: number; cause?: unknown } = {},
  ) {
    super(`${path}: ${why}`, { cause: facts.cause });
    this.reason = reason;
    this.why = why;
    this.bytes = facts.bytes ?? null;
  }
}
