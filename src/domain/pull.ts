import type { BundleKind, Deployment, ObjectId } from './bundle.ts';
import type { NotFixed, Unmanaged } from './drift.ts';
import type { Outcome, PlannedBundle } from './plan.ts';
import type { LocatedProblem, Pointer } from './problem.ts';

/** What is counted in a file. */
export const pulledNouns = ['policy', 'ruleset', 'rule', 'disabled rule', 'exception'] as const;
export type PulledNoun = (typeof pulledNouns)[number];

/** A file that a pull makes, changes or removes, and how many objects it does that to. */
export type PulledFile = {
  readonly path: string;
  readonly verb: 'create' | 'update' | 'delete';
  readonly objects: Readonly<Record<PulledNoun, number>>;
};

/**
 * Something that the platform has and the files do not say. `no-field`: files have no place for this field, and the platform takes the
 * object without it; everything else keeps the files from saying the whole. `pointer` leads into the object.
 */
export type Unsaid = {
  readonly deployment: Deployment;
  readonly kind: BundleKind;
  readonly id: ObjectId;
  readonly pointer: Pointer;
  readonly why: 'no-field' | NotFixed;
};

/** What a pull is about, and what it does to the files. */
export type PullReport = {
  readonly bundles: readonly { readonly deployment: Deployment; readonly kind: BundleKind }[];
  /** Sorted by path. */
  readonly files: readonly PulledFile[];
  readonly unsaid: readonly Unsaid[];
  /** Bundles that no file declares, so that they were left alone. */
  readonly unmanaged: readonly Unmanaged[];
};

type Found = { readonly problems: readonly LocatedProblem[] };
type Pulled = Found & { readonly pull: PullReport };

/**
 * How a pull ended.
 * - `no-changes`: the files say it already
 * - `changes`: files would be written, and nothing was
 * - `written`: files were written, and a dry run of them came back empty
 * - `differs`: the files would not say all that the platform has; they are as they were. `left` is what applying them would still change,
 *   `moved` whether the platform was edited meanwhile
 */
export type PullOutcome =
  | (Pulled & { readonly kind: 'no-changes' | 'changes' | 'written' })
  | (Pulled & { readonly kind: 'differs'; readonly left: readonly PlannedBundle[]; readonly moved: boolean })
  | Extract<Outcome, { kind: 'invalid' }>
  | (Found & { readonly kind: 'failed'; readonly error: Error });
