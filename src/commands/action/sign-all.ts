import { type CommentState, stateOf } from '../../domain/comment.ts';
import type { Pull } from '../../domain/event.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Plan } from '../../domain/plan.ts';
import { settingsDigest } from '../../record/payload.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import type { Loaded } from '../load.ts';
import { deploymentsIn } from './deployments.ts';
import { sign } from './records.ts';

type Reviewed = {
  readonly pull: Pull;
  readonly merge: string;
  readonly plan: Plan;
  readonly files: Loaded;
};

/** The records of a plan, by the slugs of its deployments. */
export function signAll({ pull, merge, plan, files }: Reviewed, action: ActionWorld): Map<string, string> {
  const settings = settingsDigest(files.settings);
  return new Map(
    deploymentsIn(plan).map((deployment) => [
      deployment.slug,
      sign(plan, { pull, merge, settings, deployment }, action),
    ]),
  );
}

/** What the comment of a deployment says of a preview. */
export function reviewedState(outcome: Outcome, deployment: string): CommentState {
  if (outcome.kind === 'valid') throw new Error('a preview does not end with valid files only');
  return stateOf(outcome, deployment);
}
