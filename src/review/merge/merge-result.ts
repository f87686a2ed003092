import type { Pull } from '../../domain/forge.ts';
import type { MembersOfKind, Outcome } from '../../domain/outcome.ts';
import type { PendingMerge } from '../../domain/pending-merge.ts';
import type { BundleResult, Plan } from '../../domain/plan.ts';
import type { BundleReference, Cause, Refusal } from '../../domain/review.ts';
import type { Settings } from '../../domain/settings.ts';
import type { MergedPull } from '../history/unsettled-history.ts';

// The result of a merged pull request, and how it ends once all merges of the run have one, since a later merge may contain its changes.

/** What a run did with one merged pull request. */
export type MergeResult = {
  readonly merge: MergedPull;
  readonly outcome: Outcome;
  /** Null if nothing was refused. */
  readonly refusal: Refusal | null;
  /**
   * For each of its bundles that is left to later merges, the numbers of their pull requests. The merge is settled once at least one pull request of each
   * list is applied.
   */
  readonly laterPullsByBundle: readonly (readonly number[])[];
  readonly onStale: Settings['onStale'];
};

/** A merged pull request, or direct commits, which no pull request brought, at the end of a run. */
export type SettledMerge = {
  /** Null for direct commits. */
  readonly pull: Pull | null;
  readonly commit: string;
  readonly outcome: Outcome;
  /** Why it is not applied; null if it is settled. */
  readonly refusal: Refusal | null;
};

export const toSettledMerge = ({ merge, outcome, refusal }: MergeResult): SettledMerge => ({
  pull: merge.pull,
  commit: merge.commit,
  outcome,
  refusal,
});

/** Whether another attempt of the run may complete a merge, since the platform did not answer every request. */
export const hasFailed = ({ outcome: { kind }, refusal }: Pick<SettledMerge, 'outcome' | 'refusal'>): boolean =>
  refusal === null && (kind === 'failed' || kind === 'partial');

/** Whether no later merge can change how this one ends. */
export const isFinal = ({ refusal, laterPullsByBundle }: MergeResult): boolean =>
  refusal === null && laterPullsByBundle.length === 0;

export const noChangesOutcome = (problems: Outcome['problems'], plan: Plan): MembersOfKind<Outcome, 'no-changes'> => ({
  kind: 'no-changes',
  plan,
  problems,
  guards: [],
});

/** The bundles of an outcome that the platform has now. */
export const appliedBundles = (outcome: Outcome): BundleReference[] =>
  ('results' in outcome ? outcome.results : [])
    .filter(({ result }) => isOnPlatform(result.kind))
    .map(({ bundle: { deployment, kind } }) => ({ deployment, kind }));

/** Whether the platform has a bundle with this result. */
export const isOnPlatform = (result: BundleResult['kind']): boolean =>
  result === 'applied' || result === 'already-applied';

/** A refusal that names what is applied all the same. */
export const withDone = (cause: Cause, done: readonly BundleReference[]): Refusal =>
  done.length === 0 ? cause : { ...cause, done };

/** The result of a merge once the results of later merges are known: it may be settled with one of them, or wait for one, but not both. */
export type ResolvedResult = MergeResult & {
  /** Pull request of a later merge that settled its bundles; null without one. */
  readonly settledWith: number | null;
  /** Pull request of a later merge that only a later run can settle; null if it waits for none. */
  readonly waitsFor: number | null;
};

/**
 * Resolves results in merge order. A merge whose bundles are left to later merges is settled once those are, waits for those that are newer than this run,
 * and is refused if those are refused.
 */
export function resolveResults(results: readonly MergeResult[]): ResolvedResult[] {
  const resolved = new Map<number, ResolvedResult>();
  for (const result of results.toReversed()) resolved.set(result.merge.pull.number, resolveResult(result, resolved));
  return [...resolved.values()].toReversed();
}

function resolveResult(result: MergeResult, laterResults: ReadonlyMap<number, ResolvedResult>): ResolvedResult {
  const { laterPullsByBundle, refusal, outcome, merge } = result;
  const isSettled = (pull: number): boolean => {
    const later = laterResults.get(pull);
    return later !== undefined && later.refusal === null && later.waitsFor === null && !hasFailed(later);
  };
  const unsettledAlternatives = laterPullsByBundle.find((pulls) => !pulls.some(isSettled));
  if (refusal !== null || unsettledAlternatives === undefined) {
    const appliedBefore = merge.laterMerges.find(({ wasApplied }) => wasApplied)?.pull ?? null;
    return { ...result, settledWith: laterPullsByBundle.flat().find(isSettled) ?? appliedBefore, waitsFor: null };
  }

  const lastAwaited = unsettledAlternatives.at(-1);
  if (lastAwaited === undefined) throw new Error('a bundle is left to no merge');
  // A merge that is not among the results is newer than this run.
  const mayBeSettledLater = unsettledAlternatives.some((pull) => {
    const later = laterResults.get(pull);
    return later === undefined || later.waitsFor !== null;
  });
  if (mayBeSettledLater) return { ...result, settledWith: null, waitsFor: lastAwaited };
  return { ...result, settledWith: null, waitsFor: null, refusal: waitingRefusal(lastAwaited, merge, outcome) };
}

/** The refusal of a merge of which some bundles are left to a later one. `by`: the pull request of that. */
export function waitingRefusal(by: number, { pull }: MergedPull, outcome: Outcome): Refusal {
  const done = 'results' in outcome ? outcome.results.map(({ bundle }) => bundle) : [];
  return { code: 'waits', pull: pull.number, by, ...(done.length > 0 && { done }) };
}

/** The merges that are refused or wait for a later run. */
export const findPending = (results: readonly MergeResult[]): PendingMerge[] =>
  resolveResults(results)
    .filter(({ refusal, waitsFor }) => refusal !== null || waitsFor !== null)
    .map(({ merge }) => ({ pull: merge.pull.number }));
