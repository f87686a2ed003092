import type { BundleKind, Deployment } from './bundle.ts';
import type { Edited } from './drift.ts';
import type { Change } from './plan.ts';

/**
 * Whose doing it is that an apply would change an object.
 * - `own`: these files differ from the base, and the platform is as the base has it, or is not but an apply takes nothing of that back
 * - `revert`: the platform is not as the base has it, for it was edited there or the base was never applied; these files are as the base
 *   has it
 * - `both`: these files and the platform each differ from the base, and an apply takes an edit back
 * - `unknown`: nothing tells it, because the base does not declare the bundle or cannot be compared
 */
export type ChangeOrigin = 'own' | 'revert' | 'both' | 'unknown';

/** One change of a plan, or the part of it that has this origin: items of a detection bundle's lists are told apart one by one. */
export type TriangulatedChange = {
  /** What an apply would do: from the platform to the files. */
  readonly change: Change;
  readonly origin: ChangeOrigin;
  /** What was done on the platform, from the base to the platform; null for `own` and `unknown`. */
  readonly edit: Change | null;
  /** What these files do to the base, whatever was done on the platform; of `both`, and of an exception of `own` where `change` hides a loss. */
  readonly own: Change | null;
  /** Who did that and when, where the platform says so. */
  readonly edited: Edited | null;
};

export type TriangulatedBundle = {
  readonly deployment: Deployment;
  readonly kind: BundleKind;
  /** False where the base does not declare the bundle, or declares it in a way that nobody can read. */
  readonly inBase: boolean;
  /** All that an apply would change, in the order of the plan. */
  readonly changes: readonly TriangulatedChange[];
  /** What these files change against the base, and the platform has already: from the base to the files. */
  readonly live: readonly Change[];
};

/** What this change does, told apart from what else an apply would do. Stands beside a plan. */
export type Triangulation = {
  /** The commit that the change starts from, as it was named and as git abbreviates it. */
  readonly base: {
    readonly name: string;
    readonly commit: string;
    readonly short: string;
    /** Whether it has commits that these files lack, so that what they bring looks as if these files took it away. */
    readonly isAhead: boolean;
    /** The first of its files with errors; null where all could be read. */
    readonly errorsIn: string | null;
    /** Whether that is none that a commit can give: a submodule, of which it holds no more than the name, or a link. */
    readonly isUnread: boolean;
  };
  /** Those of the plan, in its order. */
  readonly bundles: readonly TriangulatedBundle[];
  /** Bundles that the base declares and these files do not: from now on nobody looks after them. */
  readonly dropped: readonly { readonly deployment: string | null; readonly kind: BundleKind }[];
};
