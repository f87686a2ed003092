import type { BundleKind, BundleObject, Deployment } from './bundle.ts';
import type { NotWritableReason, UndeclaredBundle } from './drift.ts';
import type { PlannedBundle } from './plan.ts';
import type { Pointer, Position, WithProblems } from './problem.ts';
import type { Outcome } from './outcome.ts';

/** The objects that are counted per file. */
export const countedNouns = ['policy', 'ruleset', 'rule', 'disabled rule', 'exception'] as const;

export type CountedNoun = (typeof countedNouns)[number];

/** A file that a pull creates, changes or removes, with the number of objects affected. */
export type PulledFile = {
  readonly path: string;
  readonly verb: 'create' | 'update' | 'delete';
  readonly objects: Readonly<Record<CountedNoun, number>>;
};

/**
 * A field or object of the platform that the files do not express. With the reason `no-field`, files have no such field and the platform does not require
 * it; every other reason makes the files incomplete. `pointer` leads into the object. `at` is its place in the files; null if they do not declare it.
 */
export type InexpressibleField = {
  readonly deployment: Deployment;
  readonly kind: BundleKind;
  readonly object: BundleObject;
  readonly pointer: Pointer;
  readonly reason: 'no-field' | NotWritableReason;
  readonly at: Position | null;
};

/** The scope of a pull, and its changes of the files. */
export type PullReport = {
  readonly bundles: readonly { readonly deployment: Deployment; readonly kind: BundleKind }[];
  /** Sorted by path. */
  readonly files: readonly PulledFile[];
  readonly inexpressible: readonly InexpressibleField[];
  /** Undeclared bundles, which were left alone. */
  readonly undeclared: readonly UndeclaredBundle[];
};

type WithPull = WithProblems & { readonly pull: PullReport };

/**
 * The outcome of a pull.
 * - `no-changes`: the files match already
 * - `changes`: files would be written; nothing was
 * - `written`: files were written, and their dry run is empty
 * - `partly-written`: bundles that files cannot express completely keep their files; all other files were written, and their dry run is empty
 * - `differs`: the files could not express everything and were not changed. `remainingChanges`: what applying them would change; `isPlatformChanged`: whether the platform
 *   was edited meanwhile
 */
export type PullOutcome =
  | (WithPull & { readonly kind: 'no-changes' | 'changes' | 'written' | 'partly-written' })
  | (WithPull & {
      readonly kind: 'differs';
      readonly remainingChanges: readonly PlannedBundle[];
      readonly isPlatformChanged: boolean;
    })
  | Extract<Outcome, { kind: 'invalid' }>
  | (WithProblems & { readonly kind: 'failed'; readonly error: Error });
