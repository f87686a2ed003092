import { readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Event } from '../domain/github.ts';
import type { Environment } from '../util/environment.ts';
import { hintOf, UsageError, withHint } from '../domain/errors.ts';
import { systemWords } from '../util/system-errors.ts';
import { version } from '../generated/version.ts';
import { openGitHub } from '../github/client.ts';
import { readEvent, readJob, refuseEvent } from '../github/job.ts';
import { escapeHidden, workflowCommand } from '../report/escape.ts';
import { type ProcessParts, Runtime } from '../runtime/runtime.ts';
import type { ActionInputs, ActionRuntime } from '../runtime/action-runtime.ts';
import { removeFormer } from '../runtime/files.ts';
import { Git } from '../runtime/git.ts';
import { leftOutFiles } from '../runtime/sparse.ts';
import { type ActionResult, ended, failedBy, isExpected, validateOnly } from './result.ts';
import { formatOutputs, append, readInputs, input, planFileOf } from './runner.ts';

/** Runs one step of a workflow and returns its exit code. */
export async function runAction(parts: ProcessParts): Promise<number> {
  try {
    const eventPath = parts.env['GITHUB_EVENT_PATH'];
    if (eventPath === undefined)
      throw new UsageError(
        'This runs as a step of a GitHub workflow only. Elsewhere, use the command line: npx ifmatch.',
      );
    removeFormerPlan(parts);
    const inputs = readInputs(parts.env);
    const payload = JSON.parse(readFileSync(eventPath, 'utf8')) as unknown;
    const event = readEvent(parts.env['GITHUB_EVENT_NAME'] ?? '', payload);
    return await inActionRuntime(parts, payload, inputs, async (action) => {
      action.runtime.ensureWritable(inputs.planFile);
      const result = await run(event, action).catch((error: unknown) => ended('preview', failedBy(error)));
      // Loaded late: not needed before the calls to GitHub and the platform.
      const { report } = await import('./report.ts');
      return report(result, action, parts.env);
    });
  } catch (error) {
    return reportFailure(isExpected(error) ? error : bug(error), parts);
  }
}

/**
 * A branch may contain a file or link with the plan's name. It is removed before anything can fail, so that a workflow uploads the plan
 * of this run, or nothing.
 */
function removeFormerPlan({ env, cwd }: ProcessParts): void {
  const workspace = env['GITHUB_WORKSPACE'] ?? cwd;
  const path = planFileOf(env);
  if (/\.ya?ml$/i.test(path))
    throw new UsageError(
      `The input plan-file is ${path}, a YAML file, which a plan would overwrite. Set another file.`,
    );
  try {
    removeFormer(resolve(workspace, path), realpathSync.native(workspace));
  } catch (cause) {
    throw new UsageError(`${path}, where the plan goes, cannot be removed: ${systemWords(cause)}.`, { cause });
  }
}

/** The command that fits the event, unless the user sets one. */
async function run(event: Event, action: ActionRuntime): Promise<ActionResult> {
  const { command } = action.inputs;
  if (command === 'drift') return lookForDrift(event, action);
  if (command === 'apply') refuseToApply(event, action);
  if (event.kind === 'other') action.notes.notices.add(refuseEvent(event));
  if (event.kind === 'other' || command === 'validate') return validateOnly(action);
  if (command === 'preview' && (event.kind === 'push' || event.kind === 'schedule'))
    return (await import('./stale.ts')).watch(action);
  return serve(event, action);
}

async function serve(event: Exclude<Event, { kind: 'other' }>, action: ActionRuntime): Promise<ActionResult> {
  if (event.kind === 'schedule') return lookForDrift(event, action);
  if (event.kind === 'pull-request') return (await import('./review.ts')).reviewPull(event, action);
  if (event.kind === 'merge-group') return (await import('./review.ts')).checkGroup(event, action);
  const { applyMerged, runByHand } = await import('./apply.ts');
  return event.kind === 'push' ? applyMerged(event, action) : runByHand(action);
}

const isOnDefaultBranch = ({ job }: ActionRuntime): boolean => job.ref === `refs/heads/${job.repository.defaultBranch}`;

/** Throws UsageError if the run is not on the current default branch. */
async function lookForDrift({ kind }: Event, action: ActionRuntime): Promise<ActionResult> {
  const isNow = (kind === 'schedule' || kind === 'dispatch') && isOnDefaultBranch(action);
  if (isNow) return (await import('./drift.ts')).reportDrift(action);
  throw new UsageError('Drift is checked on a schedule, or by a manual run on the default branch.');
}

/** Only a merged commit, or a plan that a person names, is applied; on other events nothing is. Throws UsageError. */
function refuseToApply(event: Event, { inputs }: ActionRuntime): void {
  // The push of a tag or a deleted branch is no mistake.
  const isPush = event.kind === 'push' || (event.kind === 'other' && event.name.startsWith('push '));
  if (isPush || (event.kind === 'dispatch' && inputs.planDigest !== null)) return;
  throw new UsageError(
    'Nothing is applied on this event: only a push to the default branch, and a manual run with the input plan-digest (a preview prints the digest), are trusted.',
  );
}

function bug(error: unknown): Error {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new Error(`${stack}\nThis is a bug in ifmatch ${version}. Please report it with the lines above.`);
}

async function inActionRuntime(
  parts: ProcessParts,
  payload: unknown,
  inputs: ActionInputs,
  use: (action: ActionRuntime) => Promise<number>,
): Promise<number> {
  const env = withToken(parts.env);
  const cwd = env['GITHUB_WORKSPACE'] ?? parts.cwd;
  const verbose = env['RUNNER_DEBUG'] === '1';
  const runtime = new Runtime(
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
  const { networkTo } = await import('../platform/network.ts');
  const network = networkTo(new URL(job.api), env);
  const { clock } = runtime;
  const log = (line: string): void => (verbose ? runtime.terminal.tell(line) : undefined);
  const github = openGitHub({ token: inputs.githubToken, job, network, clock, log });
  const git = new Git(cwd, env);
  try {
    const notes = { comments: new Set<string>(), notices: new Set<string>(), warnings: new Set<string>() };
    return await use({ runtime, job, github, git, inputs, notes });
  } finally {
    git.close();
    await network.release();
    await runtime.close();
  }
}

/** The token comes as an input or, for several deployments, from the environment. */
function withToken(env: Environment): Environment {
  const token = input(env, 'api-token');
  return token === null ? env : { ...env, IFMATCH_API_TOKEN: token };
}

/** Reports an end without a result. */
function reportFailure(error: Error, { env, streams }: ProcessParts): number {
  const message = withHint({ message: error.message, hint: hintOf(error) });
  streams.out.write(`${workflowCommand({ command: 'error', properties: {}, message })}\n`);
  append(
    env['GITHUB_OUTPUT'],
    formatOutputs({ outcome: 'failed', 'failure-reason': escapeHidden(message.replaceAll(/\s+/g, ' ')) }),
  );
  return 1;
}
