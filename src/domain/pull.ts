import type { BundleKind, BundleObject, Deployment } from './bundle.ts';
import type { NotFixed, Unmanaged } from './drift.ts';
import type { PlannedBundle } from './plan.ts';
import type { Pointer, Position, WithProblems } from './problem.ts';
import type { Outcome } from './outcome.ts';

/** The objects that are counted per file. */
export const pulledNouns = ['policy', 'ruleset', 'rule', 'disabled rule', 'exception'] as const;

export type PulledNoun = (typeof pulledNouns)[number];

/** A file that a pull creates, changes or removes, with the number of objects affected. */
export type PulledFile = {
  readonly path: string;
  readonly verb: 'create' | 'update' | 'delete';
  readonly objects: Readonly<Record<PulledNoun, number>>;
};

/**
 * Something on the platform that the files do not express. `no-field`: a field that files lack and the platform does not require; every other
 * reason makes the files incomplete. `pointer` leads into the object; `at`: where the files declare it, null for nowhere.
 */
export type Unsaid = {
  readonly deployment: Deployment;
  readonly kind: BundleKind;
  readonly object: BundleObject;
  readonly pointer: Pointer;
  readonly why: 'no-field' | NotFixed;
  readonly at: Position | null;
};

/** The scope of a pull, and its changes of the files. */
export type PullReport = {
  readonly bundles: readonly { readonly deployment: Deployment; readonly kind: BundleKind }[];
  /** Sorted by path. */
  readonly files: readonly PulledFile[];
  readonly unsaid: readonly Unsaid[];
  /** Undeclared bundles, which were left alone. */
  readonly unmanaged: readonly Unmanaged[];
};

type Pulled = WithProblems & { readonly pull: PullReport };

/**
 * The outcome of a pull.
 * - `no-changes`: the files match already
 * - `changes`: files would be written; nothing was
 * - `written`: files were written, and their dry run is empty
 * - `partly-written`: the files of bundles that they cannot express completely stay as they are; all others were written, and their dry run is empty
 * - `differs`: the files could not express everything and were not changed. `left`: what applying them would change; `moved`: whether the platform
 *   was edited meanwhile
 */
export type PullOutcome =
  | (Pulled & { readonly kind: 'no-changes' | 'changes' | 'written' | 'partly-written' })
  | (Pulled & { readonly kind: 'differs'; readonly left: readonly PlannedBundle[]; readonly moved: boolean })
  | Extract<Outcome, { kind: 'invalid' }>
  | (WithProblems & { readonly kind: 'failed'; readonly error: Error });
