import { ForgeError, withFix } from '../../domain/errors.ts';
import { type BundleResultText, type MarkerText, resultsDigest, makeSettledStatuses } from '../store/settled-marker.ts';
import { planOf } from '../../domain/outcome.ts';
import { includesMerge, type PendingMerge, nameOfMerge } from '../../domain/pending-merge.ts';
import type { ReviewRun } from '../store/write-comment.ts';
import type { MergeResult } from './merge-result.ts';

// Writes the markers of the commits up to which merges are settled.

export const shortCommit = (commit: string): string => commit.slice(0, 7);

type MarkedMerges = { readonly results: readonly MergeResult[]; readonly pending: readonly PendingMerge[] };

/**
 * Marks a commit: the merges up to it are settled, apart from the pending ones, and no later run applies them again. `number`: of the marker. `manual`: the text
 * and results of a run by hand, in place of those of merges. A failure becomes a warning.
 */
export async function markSettled(
  commit: string,
  number: number,
  { results, pending }: MarkedMerges,
  run: ReviewRun,
  manual: MarkerText | null = null,
): Promise<void> {
  const { forge, key, job, runMessages } = run;
  const text = manual ?? {
    summary: describeSettled(results, pending),
    results: resultsDigest(results.flatMap(bundleResults)),
  };
  const marker = { number, run: job.run.id, pending, results: text.results };
  const statuses = makeSettledStatuses(key, commit, marker, { summary: text.summary, url: job.run.url });
  try {
    await Promise.all(statuses.map((status) => forge.setStatus(commit, status)));
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    runMessages.warnings.add(
      `Commit ${shortCommit(commit)} could not be marked as settled, so the next run checks its merges again. ${withFix(error, 'action')}`,
    );
  }
}

function bundleResults({ outcome, refusal }: MergeResult): BundleResultText[] {
  if ('results' in outcome)
    return outcome.results.map(({ bundle, result }) => [bundle.deployment.slug, bundle.kind, result.kind]);
  const result = refusal?.code ?? 'already-applied';
  return (planOf(outcome)?.bundles ?? []).map(({ deployment, kind }) => [deployment.slug, kind, result]);
}

/** The beginning of the marker's description, for people who look at the checks of a commit. */
function describeSettled(results: readonly MergeResult[], pending: readonly PendingMerge[]): string {
  const settled = results
    .map(({ merge }) => ({ pull: merge.pull.number }))
    .filter((merge) => !includesMerge(pending, merge));
  const summary = settled.length === 0 ? 'Nothing new to settle.' : `Settled: ${settled.map(nameOfMerge).join(', ')}.`;
  return pending.length === 0 ? summary : `${summary} Not applied: ${pending.map(nameOfMerge).join(', ')}.`;
}
