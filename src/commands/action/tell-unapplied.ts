import type { CommentState } from '../../domain/comment.ts';
import type { Event, Pull } from '../../domain/event.ts';
import { GitHubError } from '../../domain/github.ts';
import type { Settings } from '../../domain/settings.ts';
import { knownPulls } from '../../github/merged-pulls.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { commentAgain, joinTold, notWritten, type Told } from './comments.ts';

type Push = Extract<Event, { kind: 'push' }>;

/**
 * Says in the comments of the pull requests that a push merged why it applied nothing at all: their plans are not applied as they promise.
 * `about`: the deployments that the config names. Nothing that goes wrong here changes how the run ends.
 */
export async function tellUnapplied(
  push: Push,
  state: CommentState,
  about: Settings['deployments'],
  action: ActionWorld,
): Promise<Told> {
  // An earlier attempt may have applied the plan, and then the comment says so.
  if (action.job.run.attempt > 1) return { comments: [], notices: [] };
  try {
    const told = await Promise.all(
      (await mergedBy(push, action)).map((pull) => commentAgain(pull, state, action, { about, whileOpen: false })),
    );
    return joinTold(told);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { comments: [], notices: [notWritten(error)] };
  }
}

/** A push that takes the branch back ends with a merge of the past, which was applied then. */
async function mergedBy(push: Push, { github }: ActionWorld): Promise<Pull[]> {
  const pulls = await knownPulls(github, push);
  return pulls.filter(({ merge }) => merge !== null && push.commits.includes(merge));
}
