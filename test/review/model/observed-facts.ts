import type { Outcome } from '../../../src/domain/outcome.ts';
import type { Refusal } from '../../../src/domain/review.ts';
import type { SettledRun } from '../../../src/review/merge/settle-merges.ts';
import type { Action } from './actions.ts';
import type { Gate } from './gate.ts';
import type { MemoryComment, MemoryPull, MemoryPush } from './memory-forge.ts';
import type { BundleKey } from './memory-previews.ts';

// The facts that the oracle judges: runs, the plans that comments showed, merges and PUTs. `step` numbers the events of a sequence. `second` is the
// time on the clock, which several events may share.

/** A bundle of a plan as a comment shows it: its new content, and the state version for which it was planned. */
export type PlannedContent = { readonly content: string; readonly version: string };

export type ShownPlan = ReadonlyMap<BundleKey, PlannedContent>;

/** A run of the action, and what it has done so far. */
export type Run = {
  readonly kind: 'preview' | 'apply' | 'by digest' | 'freshness';
  readonly isStartedByPerson: boolean;
  /** The index of its API token. Tokens are replaced during a sequence. */
  readonly token: number;
  readonly gate: Gate<Action>;
  readonly pull: MemoryPull | null;
  readonly push: MemoryPush | null;
  readonly startStep: number;
  /** Of a preview: the head commit and the base branch of its pull request. */
  head: string;
  base: string;
  merge: { readonly commit: string; readonly base: string } | null;
  /** The bundles with changes in its plan. */
  plan: ShownPlan;
  /** The merge commit whose plan is being applied. */
  appliedMerge: string | null;
  /** The undo that is saved on disk. */
  undo: Outcome | null;
  shown: ShownComment | null;
  /** Whether it ended, without a failure of the forge or the platform. */
  hasEndedWell: boolean;
};

/** The end of a run. */
export type RunEnd = {
  readonly isRed: boolean;
  /** Whether there was nothing left to do. */
  readonly isOver: boolean;
  readonly refusal: Refusal | null;
  readonly outcome: Outcome | null;
  readonly settled: SettledRun | null;
  readonly error: Error | null;
};

export type RunNotes = { readonly notices: ReadonlySet<string>; readonly warnings: ReadonlySet<string> };

/** A plan that a comment showed, with the promise that merging applies exactly this plan. */
export type ShownComment = {
  readonly pull: MemoryPull;
  readonly head: string;
  readonly base: string;
  readonly plan: ShownPlan;
  readonly comment: MemoryComment;
  readonly run: Run;
  readonly step: number;
  readonly second: number;
  /** When its run recorded the plan by a status of the head commit; null before that. */
  recorded: { readonly step: number; readonly second: number } | null;
};

/** A commit of the main branch that merged a pull request. */
export type Merge = {
  readonly commit: string;
  readonly pull: MemoryPull;
  readonly head: string;
  readonly pulls: readonly MemoryPull[];
  readonly push: MemoryPush;
  readonly step: number;
  readonly second: number;
  /** The bundles whose files the merge changes. */
  readonly changedBundles: readonly BundleKey[];
  /** Whether no run has to apply it. */
  isWaived: boolean;
};

export type Put = {
  readonly bundle: BundleKey;
  readonly content: string;
  readonly before: string;
  readonly run: Run;
  readonly merge: Merge | null;
  /** Whether its run ended well and settled the merge. */
  isSettled: boolean;
};

/** The text of a comment that promises what merging applies: into the main branch, or into another one. */
export const promises = {
  main: 'Merging applies exactly this plan',
  other: 'Merging applies nothing: a pull request to',
} as const;
