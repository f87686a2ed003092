import type { BundleKind, Deployment } from './bundle.ts';
import type { Change } from './plan.ts';

/** Origins of a difference between files and platform, in display order. */
export const driftOrigins = ['platform', 'repository', 'both', 'unknown'] as const;

/**
 * With files, platform, and base: what was applied last, or the commit that a change starts from.
 * - `platform`: only the platform differs from the base; an apply reverts it
 * - `repository`: the files differ from the base, and an apply reverts no edit of the platform. If the base is only the nearest commit, the
 *   platform may also have been reset to an earlier state
 * - `both`: files and platform each differ from the base, and an apply reverts an edit
 * - `unknown`: the base does not declare the bundle or cannot be compared
 */
export type DriftOrigin = (typeof driftOrigins)[number];

/** One change that an apply would make, with its origin, from the three-way diff. */
export type ThreeWayChange = {
  /** From platform to files. Items of detection lists with different origins are separate changes of the same object. */
  readonly change: Change;
  readonly origin: DriftOrigin;
  /** The edit on the platform, from base to platform; null if nothing is reverted, or if unknown. */
  readonly platformEdit: Change | null;
  /** The change in the files, from base to files, if both sides changed the object. */
  readonly changeInFiles: Change | null;
  /** Present if the object differs among the commits that were read, so that its origin is `unknown` despite a base: the number of these commits. */
  readonly commitsCompared?: number;
};

/** The base: what counts as applied last. */
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
      /** Time of the commit, ISO 8601 in UTC. */
      readonly committedAt: string;
      /** Named by the user, or the commit of the history nearest to the platform. */
      readonly chosenBy: 'named' | 'nearest';
      /** Number of objects and list items in which the platform differs from it. */
      readonly differences: number;
    }
  | { readonly kind: 'none'; readonly reason: NoBaseReason };

/**
 * Why there is no base.
 * - `not-needed`: the bundle has no drift
 * - `no-git`: no clone with a commit, a clone of another user, or no git
 * - `shallow`: the clone ends before a matching commit
 * - `unread`: a partial clone lacks files of a commit
 * - `no-history`: no commit that was read declares the bundle
 * - `not-in-base`, `not-in-plan`: the named base does not declare the bundle
 * - `not-applied`: the named plan says that the bundle was not applied
 * - `partly-live`: the platform's diff does not hold the whole live bundle, so no commit can be compared with it
 * - `unanswered`: the platform rejects what was applied last, or changed meanwhile
 */
export type NoBaseReason =
  | 'not-needed'
  | 'no-git'
  | 'shallow'
  | 'unread'
  | 'no-history'
  | 'not-in-base'
  | 'not-in-plan'
  | 'not-applied'
  | 'partly-live'
  | 'unanswered';

/** The drift of one bundle. */
export type DriftBundle = {
  readonly deployment: Deployment;
  readonly kind: BundleKind;
  readonly stateVersion: string;
  readonly base: DriftBase;
  /** Sorted as in a plan: deletes, updates, creates; then by identity. */
  readonly changes: readonly ThreeWayChange[];
  /** Digest of changes and origins, without positions, commits and people, so that equal drift has equal digests. */
  readonly digest: string;
};

/** A bundle that no file declares, so its drift is unknown. */
export type UndeclaredBundle = { readonly deployment: Deployment; readonly kind: BundleKind };

export type Drift = {
  readonly bundles: readonly DriftBundle[];
  readonly undeclared: readonly UndeclaredBundle[];
  readonly digest: string;
};

/** The result of `drift --write`. */
export type DriftFix = {
  /** Paths of changed or created files, and of removed ones. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly fixed: readonly DriftChange[];
  /** Edits that could not be written to the files. */
  readonly notFixed: readonly { readonly driftChange: DriftChange; readonly reason: NotWritableReason }[];
  /** Number of expired exceptions that were removed from the files. */
  readonly expired: number;
};

/** A change with the bundle that it belongs to. */
export type DriftChange = ThreeWayChange & { readonly deployment: Deployment; readonly kind: BundleKind };

/**
 * Why an edit cannot be written to the files.
 * - `unwritable`: files cannot express it
 * - `layout`: the YAML around it cannot be edited safely
 * - `shared`: its file belongs to other deployments, too
 */
export type NotWritableReason = 'unwritable' | 'layout' | 'shared';

/** Counts changes by origin. */
export function countOrigins(changes: readonly ThreeWayChange[]): Readonly<Record<DriftOrigin, number>> {
  const count = (origin: DriftOrigin): number => changes.filter((change) => change.origin === origin).length;
  return {
    platform: count('platform'),
    both: count('both'),
    repository: count('repository'),
    unknown: count('unknown'),
  };
}

export const changesIn = ({ bundles }: Pick<Drift, 'bundles'>): ThreeWayChange[] =>
  bundles.flatMap(({ changes }) => changes);

export type ThreeWayBundle = {
  readonly deployment: Deployment;
  readonly kind: BundleKind;
  /** False if the base does not declare the bundle, or is unreadable. */
  readonly inBase: boolean;
  /** Everything that an apply would change, in the plan's order. */
  readonly changes: readonly ThreeWayChange[];
  /** Changes of the files against the base that the platform already has. */
  readonly alreadyLive: readonly Change[];
};

/** Separates the effect of the reviewed change from everything else that an apply would do; shown with a plan. */
export type ThreeWayDiff = {
  /** The commit that the change starts from, as given and as git abbreviates it. */
  readonly base: {
    readonly name: string;
    readonly commit: string;
    readonly short: string;
    /** Whether it has commits that these files lack: their changes look reverted here. */
    readonly isAhead: boolean;
    /** The path of its first file with errors; null if all could be read. */
    readonly firstFileWithErrors: string | null;
    /** Whether that file is a submodule or link, whose content a commit does not have. */
    readonly isUnread: boolean;
  };
  /** The plan's bundles, in its order. */
  readonly bundles: readonly ThreeWayBundle[];
  /** Bundles that the base declares and these files do not. */
  readonly dropped: readonly DroppedBundle[];
};

/** A bundle that a commit declares and the files of a run do not: it becomes undeclared. */
export type DroppedBundle = {
  readonly deployment: string | null;
  readonly kind: BundleKind;
  /** The files of the commit that declare it, sorted. */
  readonly files: readonly string[];
};
