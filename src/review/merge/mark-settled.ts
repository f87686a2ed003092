import { ForgeError, withFix } from '../../domain/errors.ts';
import { type manualMarker, resultsDigest, settledStatuses } from '../store/settled-marker.ts';
import { planOf } from '../../domain/outcome.ts';
import { includesMerge, type PendingMerge, pendingName } from '../../domain/pending-merge.ts';
import type { ReviewRun } from '../store/write-comment.ts';
import type { MergeResult } from './merge-result.ts';

// The markers of commits up to which merges are settled.

export const shortCommit = (commit: string): string => commit.slice(0, 7);

type MarkedMerges = { readonly results: readonly MergeResult[]; readonly pending: readonly PendingMerge[] };

/**
 * Marks a commit: the merges up to it are settled, apart from pending ones, and no later run applies them again. `number`: of the marker. `manual`: what a run
 * by hand says instead.
 */
export async function markSettled(
  commit: string,
  number: number,
  { results, pending }: MarkedMerges,
  run: ReviewRun,
  manual: ReturnType<typeof manualMarker> | null = null,
): Promise<void> {
  const { forge, key, job, notes } = run;
  const text = manual ?? {
    summary: describeSettled(results, pending),
    results: resultsDigest(results.flatMap(bundleResults)),
  };
  const marker = { number, run: job.run.id, pending, results: text.results };
  const statuses = settledStatuses(key, commit, marker, { summary: text.summary, url: job.run.url });
  try {
    await Promise.all(statuses.map((status) => forge.setStatus(commit, status)));
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    notes.warnings.add(
      `Commit ${shortCommit(commit)} could not be marked as settled, so the next run checks its merges again. ${withFix(error, 'action')}`,
    );
  }
}

const bundleResults = ({ outcome, refusal }: MergeResult): (readonly [string, string, string])[] => {
  const applied =
    'results' in outcome ? outcome.results.map(({ bundle, outcome: { result } }) => ({ bundle, result })) : [];
  const others =
    'results' in outcome
      ? []
      : (planOf(outcome)?.bundles ?? []).map((bundle) => ({ bundle, result: refusal?.code ?? 'already-applied' }));
  return [...applied, ...others].map(({ bundle, result }) => [bundle.deployment.slug, bundle.kind, result]);
};

/** For people who look at the checks of a commit. */
function describeSettled(results: readonly MergeResult[], pending: readonly PendingMerge[]): string {
  const settled = results
    .map(({ merge }) => ({ pull: merge.pull.number }))
    .filter((merge) => !includesMerge(pending, merge));
  const first = settled.length === 0 ? 'Nothing new to settle.' : `Settled: ${settled.map(pendingName).join(', ')}.`;
  return pending.length === 0 ? first : `${first} Not applied: ${pending.map(pendingName).join(', ')}.`;
}
