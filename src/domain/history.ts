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
  /** When the apply had ended, ISO 8601; null for a pending merge, and if the time is not known. */
  readonly at: string | null;
  /** Whether a proof by the API token holds. */
  readonly isVerified: boolean;
  /** Why it is not verified, or what could not be read; null for nothing. */
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
  /** Whether that was a run by hand. */
  readonly isByHand: boolean;
  /** Digest of the plan; its first digits for a run by hand; null for a merge without a recorded plan. */
  readonly plan: string | null;
  readonly bundles: readonly HistoryBundle[];
  readonly changes: readonly HistoryChange[];
  /** How many changes are left out. */
  readonly more: number;
  /** The job or config that it is about, where there are several; the path of a plan file. */
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
  readonly bundle: string;
  readonly diff: string;
  /** What the review saw, and what was sent in `If-Match`. */
  readonly stateVersion: string;
};

/** A change in words: which object, and what it does to enforcement. */
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
  /** Where it ends although there is more; null if all was read. */
  readonly end: { readonly read: number; readonly next: string } | null;
};

/** An entry with only what is about a deployment, or all of it for null; none if nothing is. What is known of no bundle may be about any. */
export function ofDeployment(entry: HistoryEntry, deployment: string | null): HistoryEntry[] {
  if (deployment === null || entry.bundles.length === 0) return [entry];
  const bundles = entry.bundles.filter((one) => one.deployment.slug === deployment);
  const changes = entry.changes.filter((one) => one.deployment === deployment);
  return bundles.length === 0 ? [] : [{ ...entry, bundles, changes }];
}
