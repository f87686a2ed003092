import { compareWithReviewed, oddAnswer } from '../../apply/compare.ts';
import type { Pull } from '../../domain/event.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { PlannedBundle } from '../../domain/plan.ts';
import type { RecordPayload } from '../../domain/record.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { commentsOf, recordsIn } from './comments.ts';
import { signedIn } from './records.ts';

/**
 * A preview of what was merged; or how it failed, where it has no changes of a bundle at the very state at which a record has some: then
 * the platform did not answer all, and nobody may be told that they are applied.
 */
export async function refuseOdd(outcome: Outcome, pulls: readonly Pull[], action: ActionWorld): Promise<Outcome> {
  if (outcome.kind !== 'no-changes' && outcome.kind !== 'changes') return outcome;
  const { plan, problems } = outcome;
  const unchanged = plan.bundles.filter(({ changes }) => changes.length === 0);
  if (unchanged.length === 0) return outcome;
  for (const pull of pulls) {
    const { comments } = await commentsOf(pull, action);
    for (const [deployment, { comment }] of recordsIn(comments, action)) {
      const payload = deployment === null ? null : signedIn(comment, pull, deployment, action);
      const odd = payload === null ? undefined : oddIn(unchanged, payload);
      if (odd !== undefined) return { kind: 'failed', error: oddAnswer(odd), plan: null, results: [], problems };
    }
  }
  return outcome;
}

const oddIn = (
  unchanged: readonly PlannedBundle[],
  { deployment, bundles }: RecordPayload,
): PlannedBundle | undefined =>
  unchanged.find((fresh) =>
    bundles.some(
      ({ kind, bundle: bundleDigest, stateVersion, diff: diffDigest }) =>
        fresh.deployment.id === deployment.id &&
        fresh.kind === kind &&
        compareWithReviewed({ bundleDigest, stateVersion, diffDigest }, fresh) === 'odd',
    ),
  );
