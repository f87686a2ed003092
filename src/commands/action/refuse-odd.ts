import { oddAnswer } from '../../apply/compare.ts';
import type { Pull } from '../../domain/event.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Plan, PlannedBundle } from '../../domain/plan.ts';
import type { RecordPayload } from '../../domain/record.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { commentsOf, recordsIn } from './comments.ts';
import { signedIn } from './records.ts';

/**
 * A preview of what was merged; or how it failed, where it has no changes at the very state at which a record has some: then the platform
 * did not answer all.
 */
export async function refuseOdd(outcome: Outcome, pulls: readonly Pull[], action: ActionWorld): Promise<Outcome> {
  if (outcome.kind !== 'no-changes') return outcome;
  const { plan, problems } = outcome;
  for (const pull of pulls) {
    const { comments } = await commentsOf(pull, action);
    for (const [deployment, { comment }] of recordsIn(comments, action)) {
      const payload = deployment === null ? null : signedIn(comment, pull, deployment, action);
      const odd = payload === null ? undefined : oddIn(plan, payload);
      if (odd !== undefined) return { kind: 'failed', error: oddAnswer(odd), plan: null, results: [], problems };
    }
  }
  return outcome;
}

const oddIn = ({ bundles }: Plan, { deployment, bundles: recorded }: RecordPayload): PlannedBundle | undefined =>
  bundles.find(
    (fresh) =>
      fresh.deployment.id === deployment.id &&
      recorded.some(
        ({ kind, bundle, stateVersion, diff }) =>
          kind === fresh.kind &&
          bundle === fresh.bundleDigest &&
          stateVersion === fresh.stateVersion &&
          diff !== fresh.diffDigest,
      ),
  );
