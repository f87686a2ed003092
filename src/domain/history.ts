import type { BundleKind, Deployment } from './bundle.ts';
import type { Approver } from './forge.ts';
import type { Effect } from '../generated/types.ts';
import type { Change } from './plan.ts';

/** One line of the history: a merge, an apply by hand, or the plan file of an apply. */
export type HistoryEntry = {
  /**
   * `applied`: the platform has it since its own apply. `settled`: the platform has it by a later apply, or had it before. `pending`: merged, and the
   * platform does not have it. `partial`: an apply that wrote some bundles only.
   */
  readonly state: 'applied' | 'settled' | 'pending' | 'partial';
  /** When the apply ended, ISO 8601; null for a pending merge, and if the time is not known. */
  readonly appliedAt: string | null;
  /** Whether its signature by the API token is valid. */
  readonly isVerified: boolean;
  /** Why it is not verified, or what could not be read; null if neither. */
  readonly note: string | null;
  /** The merge commit; of a push without a review only its first digits may be known. */
  readonly commit: string | null;
  readonly pull: HistoryPull | null;
  /** Null if it is not known. */
  readonly approvers: readonly Approver[] | null;
  /** URL of the run that applied it. */
  readonly run: string | null;
  /** Login of the user who started that run. */
  readonly startedBy: string | null;
  /** Whether the run was started by hand. */
  readonly isByHand: boolean;
  /** Digest of the plan; its first digits for a run by hand; null for a merge without a recorded plan. */
  readonly planDigest: string | null;
  readonly bundles: readonly HistoryBundle[];
  readonly changes: readonly HistoryChange[];
  /** Number of changes of each deployment that are omitted from `changes`, by slug. */
  readonly omittedChanges: Readonly<Record<string, number>>;
  /** The job or config of a merge, if there are several; the path of a plan file. */
  readonly source: string | null;
};

export type HistoryPull = {
  readonly number: number;
  readonly author: string;
  /** ISO 8601. */
  readonly mergedAt: string | null;
};

export type HistoryBundle = {
  readonly deployment: Deployment;
  readonly kind: BundleKind;
  readonly bundleDigest: string;
  readonly diffDigest: string;
  /** The state version that the review saw, which was sent in `If-Match`. */
  readonly stateVersion: string;
};

/** A change as text: the object, and the effect on enforcement. */
export type HistoryChange = {
  /** Slug of the deployment. */
  readonly deployment: string;
  readonly kind: BundleKind;
  readonly verb: Change['verb'];
  readonly object: string;
  readonly effect: Effect;
  readonly says: string;
};

/** The history, newest first. */
export type History = {
  readonly entries: readonly HistoryEntry[];
  /** Where reading stopped before the end of the history; null if all was read. */
  readonly end: { readonly read: number; readonly next: string } | null;
};

/** The part of an entry about one deployment (null: all of it); empty if there is none. An entry without bundles may concern any deployment, so it is kept. */
export function entriesOfDeployment(entry: HistoryEntry, deployment: string | null): HistoryEntry[] {
  if (deployment === null || entry.bundles.length === 0) return [entry];
  const bundles = entry.bundles.filter((bundle) => bundle.deployment.slug === deployment);
  const changes = entry.changes.filter((change) => change.deployment === deployment);
  const omitted = entry.omittedChanges[deployment];
  const omittedChanges = omitted === undefined ? {} : { [deployment]: omitted };
  return bundles.length === 0 ? [] : [{ ...entry, bundles, changes, omittedChanges }];
}

/** How many changes of an entry are omitted. */
export const countOmittedChanges = ({ omittedChanges }: HistoryEntry): number =>
  Object.values(omittedChanges).reduce((sum, count) => sum + count, 0);
