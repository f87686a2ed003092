import { defaultImpactLimits } from '../../domain/impact.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { PlatformError } from '../../domain/preview.ts';
import { UsageError } from '../../domain/usage-error.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { explain } from '../explain.ts';
import type { Previewed } from '../preview.ts';
import { type Base, notToldApart } from './base-commit.ts';

type Review = {
  /** Looked for only where there is a plan. */
  readonly base: () => Promise<Base>;
  /** Whether the files may be a stranger's. */
  readonly fork: boolean;
};

type ExplainedReview = { readonly outcome: Outcome; readonly notices: readonly string[] };

/** Adds to a preview what reviewers want to know beside the changes. What cannot be told is a notice, and never changes how the run ends. */
export async function explainReview(made: Previewed, review: Review, action: ActionWorld): Promise<ExplainedReview> {
  const { outcome, files } = made;
  if (!('plan' in outcome)) return { outcome, notices: [] };
  const isWanted = files.settings.impact === 'auto' && outcome.kind !== 'no-changes';
  const limits = isWanted && !review.fork ? defaultImpactLimits : null;
  const { base, notices } = await review.base();
  const told = isWanted && review.fork ? [...notices, forkNotice] : notices;
  try {
    return { outcome: await explain(made, { base, limits }, action.world), notices: told };
  } catch (error) {
    if (base === null || !(error instanceof UsageError || error instanceof PlatformError)) throw error;
    const withoutBase = await explain(made, { base: null, limits }, action.world);
    return { outcome: withoutBase, notices: [...told, notToldApart(error)] };
  }
}

// Else anybody could find out by a policy of theirs which repositories have which open findings.
const forkNotice =
  'The impact on open findings is not estimated for a pull request from a fork. A pull request from a branch of this repository has it.';
