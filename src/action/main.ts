import { readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { GitHubError } from '../domain/github.ts';
import type { Event } from '../domain/event.ts';
import { PlatformError } from '../domain/preview.ts';
import { systemWords } from '../domain/system-words.ts';
import { UsageError } from '../domain/usage-error.ts';
import { version } from '../generated/version.ts';
import { openGitHub } from '../github/client.ts';
import { readEvent, refuseEvent } from '../github/event.ts';
import { readJob } from '../github/job.ts';
import { RecordError } from '../record/key.ts';
import type { ActionInputs, ActionWorld } from '../world/action-world.ts';
import { Git } from '../world/git.ts';
import { leftOutFiles } from '../world/sparse-checkout.ts';
import { removeFormer } from '../world/write-file.ts';
import { type Environment, type ProcessParts, World } from '../world.ts';
import { ended, type ActionResult } from '../commands/action/result.ts';
import { input, planFileOf, readInputs } from './inputs.ts';
import { reportFailure } from './report-failure.ts';

/** Runs one step of a workflow and answers its exit code. */
export async function runAction(parts: ProcessParts): Promise<number> {
  try {
    removeFormerPlan(parts);
    const inputs = readInputs(parts.env);
    const payload = JSON.parse(readFileSync(parts.env['GITHUB_EVENT_PATH'] ?? '', 'utf8')) as unknown;
    const event = readEvent(parts.env['GITHUB_EVENT_NAME'] ?? '', payload);
    return await inActionWorld(parts, payload, inputs, async (action) => {
      action.world.ensureWritable(inputs.planFile);
      const result = await run(event, action).catch((error: unknown) => failed(error));
      // What it brings is not needed before GitHub and the platform were asked.
      const { report } = await import('./report.ts');
      return report(result, action, parts.env);
    });
  } catch (error) {
    return reportFailure(expected(error) ?? bug(error), parts);
  }
}

/**
 * A branch may hold a file, or a link, of the plan's name. It goes before anything can fail: what a workflow uploads afterwards is the plan of
 * this run, or nothing.
 */
function removeFormerPlan({ env, cwd }: ProcessParts): void {
  const workspace = env['GITHUB_WORKSPACE'] ?? cwd;
  const path = planFileOf(env);
  if (/\.ya?ml$/i.test(path))
    throw new UsageError(
      `The input plan-file is ${path}, a YAML file, and a plan would replace it. Name another file.`,
    );
  try {
    removeFormer(resolve(workspace, path), realpathSync.native(workspace));
  } catch (cause) {
    throw new UsageError(`${path}, where the plan goes, cannot be removed: ${systemWords(cause)}.`, { cause });
  }
}

/** What the event asks for, unless the user asks for something else. */
async function run(event: Event, action: ActionWorld): Promise<ActionResult> {
  const { command } = action.inputs;
  if (command === 'drift') return lookForDrift(event, action);
  if (command === 'apply') refuseToApply(event, action);
  if (event.kind === 'other') return nothing(event, action);
  if (command === 'validate') return (await import('../commands/action/validate-only.ts')).validateOnly(action);
  if (command === 'preview' && (event.kind === 'push' || event.kind === 'schedule'))
    return (await import('../commands/action/watch.ts')).watch(action);
  const serve = serving[event.kind] as (one: Event, world: ActionWorld) => Promise<ActionResult>;
  return serve(event, action);
}

type Served = Exclude<Event, { kind: 'other' }>;

const serving: {
  readonly [K in Served['kind']]: (event: Extract<Served, { kind: K }>, action: ActionWorld) => Promise<ActionResult>;
} = {
  'pull-request': async (event, action) =>
    (await import('../commands/action/review-pull.ts')).reviewPull(event, action),
  'merge-group': async (event, action) => (await import('../commands/action/check-group.ts')).checkGroup(event, action),
  push: async (event, action) => (await import('../commands/action/apply-merged.ts')).applyMerged(event, action),
  dispatch: async (_, action) => (await import('../commands/action/by-hand.ts')).runByHand(action),
  schedule: lookForDrift,
};

/** Throws UsageError for what is not about the default branch as it is now. */
async function lookForDrift({ kind }: Event, action: ActionWorld): Promise<ActionResult> {
  const isNow = (kind === 'schedule' || kind === 'dispatch') && isOnDefaultBranch(action);
  if (isNow) return (await import('../commands/action/drift.ts')).reportDrift(action);
  throw new UsageError('Drift is looked for on a schedule, or by hand on the default branch. Run the workflow there.');
}

const isOnDefaultBranch = ({ job }: ActionWorld): boolean => job.ref === `refs/heads/${job.repository.defaultBranch}`;

async function nothing(event: Extract<Event, { kind: 'other' }>, action: ActionWorld): Promise<ActionResult> {
  const { says, fix } = refuseEvent(event);
  const { validateOnly } = await import('../commands/action/validate-only.ts');
  const result = await validateOnly(action);
  return { ...result, notices: [...result.notices, `${says} ${fix}`] };
}

/** Only a merged commit, or a plan that a person names, is applied. Throws UsageError. */
function refuseToApply(event: Event, { inputs }: ActionWorld): void {
  if (isPush(event) || (event.kind === 'dispatch' && inputs.expect !== null)) return;
  throw new UsageError(
    event.kind === 'dispatch'
      ? 'Nothing is applied by hand without the digest of the plan. Give it as expect; a run with the command preview prints it.'
      : 'Nothing is applied on this event: only a push to the default branch, or a run by hand with expect, is trusted.',
  );
}

/** Also one of a tag, which is as little about the default branch as one of another branch. */
const isPush = (event: Event): boolean =>
  event.kind === 'push' || (event.kind === 'other' && event.name.startsWith('push '));

/** A refusal by the platform or GitHub ends a run like any other. */
function failed(error: unknown): ActionResult {
  const known = expected(error);
  if (known === null) throw error;
  return ended('preview', { kind: 'failed', error: known, problems: [], plan: null, results: [] });
}

function expected(error: unknown): Error | null {
  const kinds = [PlatformError, GitHubError, UsageError, RecordError];
  return error instanceof Error && kinds.some((kind) => error instanceof kind) ? error : null;
}

function bug(error: unknown): Error {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new Error(`${stack}\nThis is a bug in ifmatch ${version}. Please report it with the lines above.`);
}

async function inActionWorld(
  parts: ProcessParts,
  payload: unknown,
  inputs: ActionInputs,
  use: (action: ActionWorld) => Promise<number>,
): Promise<number> {
  const env = withToken(parts.env);
  const cwd = env['GITHUB_WORKSPACE'] ?? parts.cwd;
  const verbose = env['RUNNER_DEBUG'] === '1';
  const world = new World(
    { ...parts, env, cwd },
    {
      directory: '.',
      quiet: false,
      verbose,
      leftOut: await leftOutFiles(cwd, env),
      connection: { sandbox: null, baseUrl: input(env, 'base-url') },
    },
  );
  const job = readJob(env, payload);
  const network = await openNetwork(job.api, env);
  const clock = {
    now: () => parts.now(),
    random: Math.random,
    sleep: (milliseconds: number) => setTimeout(milliseconds),
  };
  const log = (line: string): void => (verbose ? world.terminal.tell(line) : undefined);
  const github = openGitHub({ token: inputs.githubToken, job, fetch: network.fetch, clock, log });
  try {
    return await use({ world, job, github, git: new Git(cwd, env), inputs, clock });
  } finally {
    await network.close();
    await world.close();
  }
}

async function openNetwork(api: string, env: Environment) {
  const { openFetch } = await import('../platform/network.ts');
  const { proxiesIn } = await import('../world/connections.ts');
  return openFetch(new URL(api), proxiesIn(env));
}

/** The token may come as an input or, for several deployments, from the environment. */
function withToken(env: Environment): Environment {
  const token = input(env, 'api-token');
  return token === null ? env : { ...env, IFMATCH_API_TOKEN: token };
}
