import { UsageError } from '../../domain/usage-error.ts';
import type { ActionWorld } from '../../world/action-world.ts';

/**
 * What a run says of its commit must be about the files of that commit: of others, "no changes" would be wrong without a word. A folder
 * that is no clone tells nothing. Throws UsageError.
 */
export function refuseOtherCheckout({ git, job, world }: ActionWorld, what = ''): void {
  const head = git.commit('HEAD');
  if (head === null && world.source.list('').length === 0)
    throw new UsageError(
      'The job has no files: nothing checked the repository out. Add actions/checkout before this step.',
    );
  if (head === null || head === job.sha) return;
  throw new UsageError(
    `The checkout is at ${head}, and not at ${what}${job.sha}. Remove "ref:" from actions/checkout.`,
  );
}
