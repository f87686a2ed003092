import type { Commit } from './repository.ts';
import type { FileChanges } from './write-commit.ts';

export type Method = 'merge' | 'squash' | 'rebase' | 'queue';

/** A pull request: what git knows of it. Its title, state and comments are in the emulator. */
export type Pull = {
  readonly number: number;
  readonly title: string;
  readonly author: string;
  /** Whose copy of the repository the branch lies in; null for the repository itself. */
  readonly fork: string | null;
  readonly branch: string;
  readonly base: string;
  head: string;
  /** The head before the last push. */
  lastHead: string;
  /** The base branch's commit when the branch was last pushed. */
  baseSha: string;
  /** The test merge, `refs/pull/N/merge`; null on a conflict. */
  testMerge: string | null;
  /** The test merge before the last push: what an event's payload still says. */
  lastMerge: string | null;
  /** What the test merge was made of. */
  tested: string;
  pushes: number;
  isOpen: boolean;
  merged: Merged | null;
};
export type Merged = {
  readonly sha: string;
  readonly by: string;
  readonly at: string;
  readonly commits: readonly string[];
};

/** A branch moved. */
export type Push = {
  readonly ref: string;
  readonly before: string;
  readonly after: string;
  readonly commits: readonly Commit[];
  readonly by: string;
};

/** What a merge queue built: one branch with all of its pull requests. */
export type Group = {
  readonly ref: string;
  readonly base: { readonly ref: string; readonly sha: string };
  readonly head: string;
  readonly entries: readonly { readonly pull: number; readonly sha: string; readonly commits: readonly string[] }[];
};

export type NewPull = {
  readonly branch: string;
  readonly files: FileChanges;
  readonly title?: string;
  readonly body?: string;
  readonly author?: string;
  readonly base?: string;
  readonly fork?: string;
};
