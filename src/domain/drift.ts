import type { BundleKind, Deployment } from './bundle.ts';
import type { Change, Outcome } from './plan.ts';
import type { LocatedProblem, Position } from './problem.ts';

/** Where a difference between files and platform comes from, in the order in which it is shown. */
export const driftOrigins = ['platform', 'repository', 'both', 'unknown'] as const;

/**
 * `platform`: edited there since the last apply. `repository`: the files went on and wait to be applied. `both`: each in another way.
 * `unknown`: nothing tells what was applied last, or only in a way that our comparison cannot see. Unless someone says what was applied,
 * `repository` may as well be an earlier state that was put back on the platform.
 */
export type DriftOrigin = (typeof driftOrigins)[number];

/** Who edited an object on the platform and when, as the platform says it; null for what it does not say. */
export type Edited = { readonly by: string | null; readonly at: string | null };

/** One object that is not the same in the files and on the platform. */
export type DriftEntry = {
  /**
   * What applying the files would do to it: a delete stands on the platform only, a create in the files only. Items of a detection
   * bundle's lists that drifted for different reasons make two entries of the same object, each with its own items.
   */
  readonly change: Change;
  readonly origin: DriftOrigin;
  /** What was done on the platform since the last apply; null where nothing was, or where that is not known. */
  readonly edit: Change | null;
  readonly edited: Edited | null;
  /** Why it is `unknown` although there is a base: so many commits were read, and it is not the same in all of them. */
  readonly changedWithin?: number;
  /** Where the object stands in the files; null where it does not. */
  readonly at: Position | null;
};

/** What is taken for what was applied last. */
export type DriftBase =
  | {
      readonly kind: 'plan';
      readonly path: string;
      readonly digest: string;
    }
  | {
      readonly kind: 'commit';
      readonly commit: string;
      readonly short: string;
      /** When it was committed, ISO 8601 in UTC. */
      readonly at: string;
      /** Someone named it, or it is the one of the history that is nearest to the platform. */
      readonly chosen: 'named' | 'nearest';
      /** In how many objects, and items of lists, the platform differs from it. */
      readonly differs: number;
    }
  | { readonly kind: 'none'; readonly why: NoBase };

/**
 * Why nothing is known of the last apply.
 * - `not-needed`: the bundle has no drift
 * - `no-git`: the folder is no clone with a commit, or one of another user, or git is not there
 * - `shallow`: the clone ends before a commit that fits
 * - `unread`: a partial clone lacks files of a commit
 * - `no-history`: no commit that was looked at declares the bundle
 * - `not-in-base`, `not-in-plan`: what was named does not declare the bundle
 * - `not-applied`: the plan that was named says that the bundle was not applied
 */
export type NoBase =
  | 'not-needed'
  | 'no-git'
  | 'shallow'
  | 'unread'
  | 'no-history'
  | 'not-in-base'
  | 'not-in-plan'
  | 'not-applied';

/** The drift of one bundle. */
export type DriftBundle = {
  readonly deployment: Deployment;
  readonly kind: BundleKind;
  readonly stateVersion: string;
  readonly base: DriftBase;
  /** As in a plan: deletes first, then updates, then creates; by identity within each. */
  readonly entries: readonly DriftEntry[];
  /** Of what drifted and why; neither places, commits nor people enter, so the same drift has the same digest. */
  readonly digest: string;
};

/** A bundle that no file declares, so that no one can say whether it drifted. */
export type Unmanaged = { readonly deployment: Deployment; readonly kind: BundleKind };

export type Drift = {
  readonly bundles: readonly DriftBundle[];
  readonly unmanaged: readonly Unmanaged[];
  readonly digest: string;
};

/** What taking the platform's edits into the files came to. */
export type DriftFix = {
  /** Paths of files that were changed or made, and of files that were removed. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly fixed: readonly OwnedEntry[];
  /** Edits that the files cannot say, so that they are left. */
  readonly left: readonly { readonly entry: OwnedEntry; readonly why: NotFixed }[];
};

/** An entry, and the bundle that it is of. */
export type OwnedEntry = DriftEntry & { readonly deployment: Deployment; readonly kind: BundleKind };

/**
 * Why an edit cannot be taken into the files.
 * - `unwritable`: it is one that files cannot say
 * - `repeated`: the platform has two objects of that identity
 * - `layout`: the YAML around it is laid out in a way that cannot be edited safely
 * - `too-large`: the file would become larger than a policy file may be
 * - `unread-file`: it would have to go into a new file where the config does not look
 * - `no-file`: no file declares its parent
 * - `broken-file`: the file has errors
 */
export type NotFixed = 'unwritable' | 'repeated' | 'layout' | 'too-large' | 'unread-file' | 'no-file' | 'broken-file';

/** How a look for drift ended. After a fix, `drift` is what is left of it. */
export type DriftOutcome =
  | {
      readonly kind: 'in-sync' | 'drift';
      readonly drift: Drift;
      readonly fix: DriftFix | null;
      readonly problems: readonly LocatedProblem[];
    }
  | Extract<Outcome, { kind: 'invalid' }>
  | { readonly kind: 'failed'; readonly error: Error; readonly problems: readonly LocatedProblem[] };

/** How many entries come from where. */
export function countOrigins(entries: readonly DriftEntry[]): Readonly<Record<DriftOrigin, number>> {
  const of = (origin: DriftOrigin): number => entries.filter((entry) => entry.origin === origin).length;
  return { platform: of('platform'), both: of('both'), repository: of('repository'), unknown: of('unknown') };
}

export const entriesOf = ({ bundles }: Pick<Drift, 'bundles'>): DriftEntry[] =>
  bundles.flatMap(({ entries }) => entries);

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
  /** False where the base does not declare the bundle, or declares it in a way that no one can read. */
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
  /** Bundles that the base declares and these files do not: from now on no one looks after them. */
  readonly dropped: readonly { readonly deployment: string | null; readonly kind: BundleKind }[];
};
