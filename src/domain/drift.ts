import type { BundleKind, Deployment } from './bundle.ts';
import type { Change, Outcome } from './plan.ts';
import type { LocatedProblem } from './problem.ts';

/** Whose doing a difference between files and platform is, in the order in which it is shown. */
export const driftOrigins = ['platform', 'repository', 'both', 'unknown'] as const;

/**
 * Of the files, the platform, and the base: what was applied last, or the commit that a change starts from.
 * - `platform`: only the platform differs from the base, for it was edited there or the base was never applied; an apply reverts that
 * - `repository`: the files differ from the base, and an apply takes back nothing that was edited on the platform. Where the base is only
 *   the nearest commit, it may as well be an earlier state that was put back on the platform
 * - `both`: the files and the platform each differ from the base, and an apply takes an edit back
 * - `unknown`: nothing tells it, because the base does not declare the bundle or cannot be compared
 */
export type DriftOrigin = (typeof driftOrigins)[number];

/** One change that an apply of the files would make, and why: the answer of the three-way diff of base, files and platform. */
export type ThreeWayChange = {
  /**
   * From the platform to the files. Items of a detection bundle's lists that differ for different reasons make several changes of the same
   * object, each with its own items.
   */
  readonly change: Change;
  readonly origin: DriftOrigin;
  /** What was done on the platform, from the base to the platform; null where nothing is taken back, or where that is not known. */
  readonly edit: Change | null;
  /** What the files do to the base by themselves, where both sides changed the object. */
  readonly own: Change | null;
  /** Why it is `unknown` although there is a base: so many commits were read, and it is not the same in all of them. */
  readonly changedWithin?: number;
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
  readonly entries: readonly ThreeWayChange[];
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
export type OwnedEntry = ThreeWayChange & { readonly deployment: Deployment; readonly kind: BundleKind };

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
export function countOrigins(entries: readonly ThreeWayChange[]): Readonly<Record<DriftOrigin, number>> {
  const of = (origin: DriftOrigin): number => entries.filter((entry) => entry.origin === origin).length;
  return { platform: of('platform'), both: of('both'), repository: of('repository'), unknown: of('unknown') };
}

export const entriesOf = ({ bundles }: Pick<Drift, 'bundles'>): ThreeWayChange[] =>
  bundles.flatMap(({ entries }) => entries);

export type TriangulatedBundle = {
  readonly deployment: Deployment;
  readonly kind: BundleKind;
  /** False where the base does not declare the bundle, or declares it in a way that no one can read. */
  readonly inBase: boolean;
  /** All that an apply would change, in the order of the plan. */
  readonly changes: readonly ThreeWayChange[];
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
