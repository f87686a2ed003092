import type { Pull } from '../domain/forge.ts';
import type { Outcome } from '../domain/outcome.ts';
import { type LiveVersion, markStalePulls, type PlatformChange } from '../review/pull-request/stale-pulls.ts';
import type { ActionRuntime } from './action-runtime.ts';
import { openReview } from './open-review.ts';

/** `openPulls`: the open pull requests, if they have been requested already. */
type ChangeToMark = Omit<PlatformChange, 'openPulls'> & { readonly openPulls?: Promise<readonly Pull[]> };

/** Marks the open pull requests whose recorded state versions are out of date after a change of the platform. */
export async function markOpenPulls(change: ChangeToMark, action: ActionRuntime): Promise<void> {
  const { inputs, github, job } = action;
  if (!inputs.comment || change.liveVersions.length === 0) return;
  const { openPulls = github.openPulls(job.repository.defaultBranch) } = change;
  await markStalePulls({ ...change, onStale: inputs.onStale ?? change.onStale, openPulls }, openReview(action));
}

/** The state versions of the bundles that an apply wrote. */
export const stateVersionsAfter = (outcome: Outcome): LiveVersion[] =>
  'results' in outcome
    ? outcome.results.flatMap(({ bundle: { deployment, kind }, result }) => {
        const stateVersion = result.kind === 'applied' ? (result.undo?.stateVersion ?? null) : null;
        return stateVersion === null ? [] : [{ deployment, kind, stateVersion }];
      })
    : [];
