import type { Pull } from '../domain/forge.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { Settings } from '../domain/settings.ts';
import { type LiveVersion, markStale } from '../review/pull-request/stale-pulls.ts';
import type { ActionRuntime } from './action-runtime.ts';
import { openReview } from './open-review.ts';

type PlatformChange = {
  /** The pull request that changed the platform, if one did. */
  readonly by: number | null;
  readonly live: readonly LiveVersion[];
  readonly onStale: Settings['onStale'];
  /** The open pull requests, if they were asked for already. */
  readonly openPulls?: Promise<readonly Pull[]>;
};

/** Marks the open pull requests whose recorded state version is out of date. */
export async function markOpenPulls(change: PlatformChange, action: ActionRuntime): Promise<void> {
  const { inputs, github, job } = action;
  if (!inputs.comment || change.live.length === 0) return;
  const { openPulls = github.openPulls(job.repository.defaultBranch) } = change;
  await markStale({ ...change, onStale: inputs.onStale ?? change.onStale, openPulls }, openReview(action));
}

/** The state versions after an apply, of what it wrote. */
export const stateVersionsAfter = (outcome: Outcome): LiveVersion[] =>
  'results' in outcome
    ? outcome.results.flatMap(({ bundle: { deployment, kind }, outcome: result }) => {
        const stateVersion = result.result === 'applied' ? (result.undo?.stateVersion ?? null) : null;
        return stateVersion === null ? [] : [{ deployment, kind, stateVersion }];
      })
    : [];
