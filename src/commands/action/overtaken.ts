import type { Event, Pull } from '../../domain/event.ts';
import { GitHubError } from '../../domain/github.ts';
import type { Settings } from '../../domain/settings.ts';
import { knownPulls } from '../../github/merged-pulls.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { commentAgain, notWritten } from './comments.ts';

type Push = Extract<Event, { kind: 'push' }>;
type At = { readonly tip: string; readonly about: Settings['deployments'] };
type Told = { readonly comments: readonly string[]; readonly notices: readonly string[] };

/**
 * Says in the comments of the pull requests that a push merged that a newer push was there first: their plans are not applied as they
 * promise. Nothing that goes wrong here changes how the run ends.
 */
export async function tellOvertaken(push: Push, { tip, about }: At, action: ActionWorld): Promise<Told> {
  // An earlier attempt may have applied the plan, and then the comment says so.
  if (action.job.run.attempt > 1) return { comments: [], notices: [] };
  try {
    const told = await Promise.all(
      (await mergedBy(push, action)).map((pull) => tellOne(pull, push, { tip, about }, action)),
    );
    return { comments: told.flatMap(({ comments }) => comments), notices: told.flatMap(({ notices }) => notices) };
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

function tellOne(pull: Pull, { branch }: Push, { tip, about }: At, action: ActionWorld): Promise<Told> {
  const by = { what: 'branch', branch, commit: tip } as const;
  return commentAgain(pull, { kind: 'superseded', by }, action, { about, whileOpen: false });
}
