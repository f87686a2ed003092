/** An error stops a run; a warning does not. */
export type Severity = 'error' | 'warning';

/**
 * Something wrong in the user's files, as facts. `render/phrasebook.ts` gives each code its words: what is so, and what to do.
 * Texts in facts are as they stand in the file; whoever prints them escapes them.
 */
export type Problem = { readonly severity: Severity; readonly at: Place } & Facts;

type Facts =
  // finding and reading
  | { code: 'no-files'; searched: readonly string[]; deployment?: string }
  | { code: 'path-missing'; path: string }
  | { code: 'path-outside'; path: string }
  | { code: 'symlink'; path: string }
  | { code: 'not-a-file'; path: string }
  | { code: 'empty-submodule'; path: string }
  | { code: 'left-out'; path: string }
  | { code: 'same-name'; path: string; other: string }
  | { code: 'garbled-name'; path: string }
  | { code: 'unreadable'; reason: string }
  | { code: 'file-too-large'; bytes: number; limit: number }
  | { code: 'not-utf8'; offset: number }
  | { code: 'control-character'; codePoint: number; position: Position }
  | { code: 'empty-file' }
  | { code: 'ignored-file'; path: string; meant: string }
  | { code: 'misnamed-config'; path: string; expected: string }
  | { code: 'other-config'; path: string; config: string | null }
  // YAML; `position` because there is no document yet to point into
  | { code: 'syntax'; reason: string; position: Position }
  | { code: 'duplicate-key'; field: string; position: Position; first: Position | null }
  | {
      code: 'unsupported-yaml';
      what: 'directive' | 'several-documents' | 'tag' | 'merge-key' | 'key';
      text: string;
      position: Position;
    }
  | { code: 'limit'; what: 'depth' | 'aliases' | 'expanded-size' | 'entries'; limit: number; position: Position }
  // shape
  | { code: 'unknown-file'; keys: readonly string[] }
  | { code: 'unknown-field'; field: string; allowed: readonly string[]; nearest: string | null }
  | { code: 'missing-field'; field: string }
  | { code: 'product-missing' }
  | { code: 'product-contradiction'; product: string; named: string }
  | { code: 'no-lists' }
  | { code: 'null-value'; field: string }
  | { code: 'wrong-type'; expected: string; found: string; text: string | null }
  | { code: 'bad-value'; value: string; allowed: readonly string[]; nearest: string | null }
  | {
      code: 'out-of-bounds';
      what: 'characters' | 'items' | 'entries' | 'number';
      found: number;
      min: number | null;
      max: number | null;
    }
  | { code: 'bad-text'; value: string; expected: string }
  | { code: 'ambiguous-scalar'; text: string; reads: string }
  | { code: 'ambiguous-number'; text: string }
  | { code: 'joined-lines' }
  // meaning
  | { code: 'deployment-missing'; configured: readonly string[] }
  | { code: 'deployment-unknown'; slug: string; configured: readonly string[]; nearest: string | null }
  | { code: 'deployments-of-base'; slugs: readonly string[] }
  | { code: 'base-path-missing'; path: string; slug: string }
  | { code: 'deployment-new'; slug: string }
  /** A stranger asks for a deployment that the base branch has nothing of; null for files that name none. */
  | { code: 'deployment-unmanaged'; slug: string | null }
  | { code: 'extra-field-new'; field: string; object: string }
  | { code: 'deployment-nearly'; slug: string; wanted: string }
  | { code: 'deployment-outside'; folders: readonly string[] }
  | { code: 'deployment-folder'; slug: string; folders: readonly string[] }
  | { code: 'duplicate-slug'; slug: string; first: Place }
  | { code: 'duplicate-exception'; rule: string; scope: string; first: Place }
  | { code: 'duplicate-field'; field: string; first: Place }
  | { code: 'duplicate-item'; list: string; item: string; first: Place }
  | { code: 'rule-enabled-and-disabled'; rule: string; first: Place }
  | { code: 'exception-scope'; found: 'none' | 'both' }
  | { code: 'rulesets-in-secrets'; ruleset: string }
  | { code: 'missing-companion'; action: string; companion: string }
  | { code: 'missing-slug'; name: string; derived: string; reads: string | null }
  | { code: 'unknown-condition-type'; type: string; known: readonly string[]; nearest: string | null }
  | { code: 'unknown-action-type'; type: string; known: readonly string[]; nearest: string | null }
  | { code: 'unknown-condition-value'; type: string; value: string; known: readonly string[]; nearest: string | null }
  | { code: 'unsupported-exception'; field: 'exception_type' | 'rule_type'; value: string; known: readonly string[] }
  | { code: 'expired'; expires: string; today: string }
  | { code: 'bad-date'; text: string }
  | { code: 'odd-character'; text: string; codePoint: number }
  | { code: 'misnamed-expiry'; field: string }
  | { code: 'protected-undeclared'; slug: string; nearest: string | null }
  // what the platform says of the files
  | {
      code: 'platform-rejects';
      platformCode: string;
      message: string;
      slug: string | null;
      context: Readonly<Record<string, string>>;
    };

export type ProblemCode = Problem['code'];

/** What a problem of a code says besides its place. */
export type FactsOf<C extends ProblemCode> = Omit<Extract<Problem, { code: C }>, 'severity' | 'at'>;

/** An error about a whole file. */
export const fileError = (file: string, facts: Facts): Problem => ({
  severity: 'error',
  at: { file, pointer: [] },
  ...facts,
});

/** How many problems are no errors. */
export const countWarnings = (problems: readonly LocatedProblem[]): number =>
  problems.filter(({ problem }) => problem.severity === 'warning').length;

/** Whether a run stops at any of these. */
export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

/** A problem and where it is; `excerpt` is the text of that line. Null positions are for problems of no file at all. */
export type LocatedProblem = {
  readonly problem: Problem;
  readonly position: Position | null;
  /** The other place that the problem names. */
  readonly first: Position | null;
  readonly excerpt: string | null;
};

/** A way into a document, as ajv's `instancePath` but split and unescaped: `['policies', 0, 'actions']`. */
export type Pointer = readonly (string | number)[];

/** Where something stands, symbolically: stages speak in places, only the end turns them into positions. */
export type Place = {
  /** Path of the file, relative to the repository's root, with forward slashes. */
  readonly file: string;
  readonly pointer: Pointer;
  /** Whether the key itself is meant (an unknown key) rather than its value. */
  readonly key?: boolean;
};

/** Where a problem of no file at all stands. */
export const nowhere: Place = { file: '', pointer: [] };

/** A place in a file. Line and column count from 1; columns count UTF-16 units, as editors do. */
export type Position = { readonly file: string; readonly line: number; readonly column: number };

/** Turns places into positions, in the same order, in one pass a file. */
export type Locate = (places: readonly Place[]) => Position[];

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
  /** Whether a folder is where the repository puts a submodule, which is empty as long as no one checked it out. Missing where no folder is one. */
  isSubmodule?(path: string): boolean;
  /** The bytes of a regular file. Throws a `SourceError` when it is none, when a component of its path is a link, or when it is larger than `limit` bytes. */
  read(path: string, limit: number): Uint8Array;
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

// Paths in a source: relative to its root, which is '', with forward slashes.

/** The folder that something lies in. */
export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** What something is called in its folder. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Where something of that name lies in a folder. */
export const pathIn = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

/** The folders that something lies in, the outermost first, without the root. */
export function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let folder = parentOf(path); folder !== ''; folder = parentOf(folder)) folders.unshift(folder);
  return folders;
}
