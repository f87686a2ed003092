import { UsageError } from '../domain/errors.ts';
import type { NoPreview } from '../domain/review.ts';
import type { ActionRuntime } from './action-runtime.ts';
import { fixes } from './files.ts';

/** What a run lacks to connect to the platform; null if it lacks nothing. */
export function missingConnection({ inputs }: ActionRuntime): Exclude<NoPreview, 'fork'> | null {
  if (!inputs.hasToken) return 'no-token';
  return inputs.hasAddress ? null : 'no-address';
}

/** Refuses a run that cannot connect to the platform, where validating alone would not be enough. Throws UsageError. */
export function requireConnection(action: ActionRuntime): void {
  const missing = missingConnection(action);
  if (missing === 'no-token') throw new UsageError('No API token.', { fix: 'Set the input api-token from a secret.' });
  if (missing === 'no-address') throw new UsageError('No platform address.', { fix: 'Set the input base-url.' });
}

/** Refuses a checkout of another commit, because "no changes" would be silently wrong for the commit of the run. Throws UsageError. */
export function refuseOtherCheckout({ git, job, runtime }: ActionRuntime): void {
  const head = git.resolveCommit('HEAD');
  if (head === null && runtime.source.list('').length === 0)
    throw new UsageError('The workspace is empty.', { fix: 'Add actions/checkout before this step.' });
  if (head === null || head === job.sha) return;
  throw new UsageError(`The checkout is at ${head}, and not at ${job.sha}.`, {
    fix: 'Remove "ref:" from actions/checkout.',
  });
}

/** Refuses a run without git, or outside of a clone. Throws UsageError. */
export function requireClone({ git }: ActionRuntime): void {
  if (git.textOrNull('--version') === null)
    throw new UsageError('git is not installed, and the action reads the commits with it.', { fix: fixes.noGit });
  if (git.resolveCommit('HEAD') !== null) return;
  const refusal = git.whyRefused();
  if (refusal !== null) throw new UsageError(`git cannot read this repository: ${refusal}`);
  throw new UsageError('No commit is checked out: the working directory is in no clone.', { fix: fixes.noClone });
}
