import type { Event, Job } from '../../domain/event.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { readEvent, refuseEvent } from '../../github/event.ts';
import { readJob } from '../../github/job.ts';
import type { Environment, World } from '../../world.ts';
import { type Looked, ok, skipped, warning } from './examination.ts';

/** The job that this runs in. */
export type Running = { readonly job: Job; readonly event: Event };

/** Which event a job of GitHub Actions runs on, and whether it may do what the action does. */
export function lookAtJob(env: Environment, world: Pick<World, 'readText'>): Looked<Running> {
  if (env['GITHUB_ACTIONS'] !== 'true') return skipped('this is no job of GitHub Actions');
  const payload = readPayload(world.readText(env['GITHUB_EVENT_PATH'] ?? ''));
  const event = readEvent(env['GITHUB_EVENT_NAME'] ?? '', payload);
  const job = readJob(env, payload);
  const { owner, name } = job.repository;
  const running = { job, event };
  if (event.kind === 'other') {
    const { says, fix } = refuseEvent(event);
    return warning(says, fix, running);
  }
  if (event.kind === 'pull-request' && !event.hardened) {
    const who = foreigner(event.pull.fork, env);
    if (who !== null)
      return warning(
        `The pull request comes from ${who}: its job gets no secrets, and a token that may only read.`,
        'Such a pull request is only validated; to preview it as well, use the workflow examples/workflows/hardened.yml.',
        running,
      );
  }
  return ok(`runs on ${env['GITHUB_EVENT_NAME'] ?? ''} for ${owner}/${name}`, running);
}

const foreigner = (fork: boolean, env: Environment): string | null => {
  if (fork) return 'a fork';
  return env['GITHUB_ACTOR'] === 'dependabot[bot]' ? 'Dependabot' : null;
};

function readPayload(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError('The file that GITHUB_EVENT_PATH names is no JSON.', { cause });
  }
}
