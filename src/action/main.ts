import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { UsageError } from '../domain/errors.ts';
import { version } from '../generated/version.ts';
import { openGitHub } from '../github/client.ts';
import { type Event, readEvent, readJob, describeUnsupportedEvent } from '../github/job.ts';
import { escapeHidden, escapeLines } from '../report/escape.ts';
import { failureLines } from '../report/words/failure.ts';
import { repositoryRoot } from '../runtime/repository.ts';
import { removeOldOutputFile } from '../runtime/files.ts';
import { Git } from '../runtime/git.ts';
import { type ProcessParts, Runtime } from '../runtime/runtime.ts';
import { findExcludedFiles } from '../runtime/sparse.ts';
import type { Environment } from '../util/environment.ts';
import { describeSystemError } from '../util/system-errors.ts';
import type { ActionInputs, ActionRuntime, Toolkit } from './action-runtime.ts';
import { normalizeFolder, readInput, maskTokens, planFileOf, readInputs } from './inputs.ts';
import { type ActionResult, actionResult, toFailedOutcome, isExpected } from './result.ts';
import { validateOnly } from './validate-only.ts';

/** The process in which a step runs. */
export type StepParts = ProcessParts & { readonly toolkit: Toolkit };

/** Runs one step of a workflow and returns its exit code. */
export async function runAction(parts: StepParts): Promise<number> {
  const { toolkit } = parts;
  const eventPath = parts.env['GITHUB_EVENT_PATH'];
  if (eventPath === undefined) {
    toolkit.setFailed('This runs as a step of a GitHub workflow only. Elsewhere, use the command line: npx ifmatch.');
    return 1;
  }
  try {
    maskTokens(toolkit, parts.env);
    refuseOtherForge(parts.env);
    const workspace = parts.env['GITHUB_WORKSPACE'] ?? parts.cwd;
    const name = planFileOf(toolkit);
    const planPath = resolve(workspace, name);
    removePreviousPlan(name, planPath, workspace);
    const payload: unknown = JSON.parse(readFileSync(eventPath, 'utf8'));
    const event = readEvent(parts.env['GITHUB_EVENT_NAME'] ?? '', payload);
    return await withActionRuntime(parts, { payload, workspace, planPath }, async (action) => {
      action.runtime.ensureWritable(planPath);
      const result = await dispatchEvent(event, action).catch((error: unknown) =>
        actionResult('preview', toFailedOutcome(error)),
      );
      // Loaded only now, to start the requests to GitHub and the platform earlier.
      const { report } = await import('./report.ts');
      return report(result, action);
    });
  } catch (error) {
    return reportFailure(isExpected(error) ? error : bugReport(error), toolkit);
  }
}

/**
 * Refuses Gitea and Forgejo, which run actions of GitHub and set GitHub's variables to their own addresses. Both runners set GITEA_ACTIONS, and that of
 * Forgejo also sets FORGEJO_ACTIONS from version 7 on. Throws UsageError.
 */
function refuseOtherForge(env: Environment): void {
  const runners = { FORGEJO_ACTIONS: 'Forgejo', GITEA_ACTIONS: 'Gitea' } as const;
  for (const [variable, forge] of Object.entries(runners))
    if (env[variable] === 'true')
      throw new UsageError(`The action works on GitHub only, not on ${forge}.`, {
        fix: 'Run the command line there, as docs/other-ci.md shows.',
      });
}

/**
 * Removes a file or link with the name of the plan file, which a branch may contain, before anything can fail. A workflow then uploads either the plan of
 * this run or nothing. Throws UsageError.
 */
function removePreviousPlan(name: string, path: string, workspace: string): void {
  if (/\.ya?ml$/i.test(name))
    throw new UsageError(`The input plan-file is ${name}, a YAML file, which a plan would overwrite.`, {
      fix: 'Set another file.',
    });
  try {
    removeOldOutputFile(path, realpathSync.native(workspace));
  } catch (cause) {
    throw new UsageError(`${name}, where the plan goes, cannot be removed: ${describeSystemError(cause)}.`, { cause });
  }
}

/** Runs the command that fits the event, unless the input `command` sets another one. */
async function dispatchEvent(event: Event, action: ActionRuntime): Promise<ActionResult> {
  const { command } = action.inputs;
  const { defaultBranch } = action.job.repository;
  if (command === 'drift') return checkDrift(event, action);
  if (command === 'apply') refuseToApply(event, action);
  if (event.kind === 'other') action.runMessages.notices.add(describeUnsupportedEvent(event));
  if (event.kind === 'other' || command === 'validate') return validateOnly(action, defaultBranch);
  if (event.kind === 'schedule') return checkDrift(event, action);
  if (event.kind === 'pull-request') return (await import('./pull-request.ts')).previewPull(event, action);
  if (event.kind === 'merge-group') return (await import('./merge-group.ts')).checkGroup(event, action);
  if (event.kind === 'push') {
    const { applyPush, listUnsettled } = await import('./default-branch.ts');
    return command === 'preview' ? listUnsettled(event, action) : applyPush(event, action);
  }
  return (await import('./manual-run.ts')).runManually(action);
}

const isOnDefaultBranch = ({ job }: ActionRuntime): boolean => job.ref === `refs/heads/${job.repository.defaultBranch}`;

/** Reports drift. Throws UsageError unless the run is scheduled, or started by hand on the default branch. */
async function checkDrift({ kind }: Event, action: ActionRuntime): Promise<ActionResult> {
  const isAllowed = (kind === 'schedule' || kind === 'dispatch') && isOnDefaultBranch(action);
  if (isAllowed) return (await import('./drift.ts')).reportDrift(action);
  throw new UsageError('Drift is checked on a schedule, or by a manual run on the default branch.');
}

/** Refuses the command `apply` on events that cannot be trusted: only a push, or a manual run that names a plan, may apply. Throws UsageError. */
function refuseToApply(event: Event, { inputs }: ActionRuntime): void {
  // The push of a tag, or of a deleted branch, applies nothing, but it is no mistake of the workflow.
  const isPush = event.kind === 'push' || (event.kind === 'other' && event.isPush);
  if (isPush || (event.kind === 'dispatch' && inputs.planDigest !== null)) return;
  throw new UsageError(
    'Nothing is applied on this event: only a push to the default branch, and a manual run with the input plan-digest, are trusted.',
    { fix: 'Set plan-digest in a manual run (a preview prints the digest), or leave out "command: apply".' },
  );
}

function bugReport(error: unknown): Error {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new Error(`${stack}\nThis is a bug in ifmatch ${version}. Please report it with the lines above.`);
}

/** What is known about a step before its inputs are read. `payload`: the event, from GitHub. */
type StepContext = { readonly payload: unknown; readonly workspace: string; readonly planPath: string };

/** Opens the runtime of a step, and closes it when `use` has ended. */
async function withActionRuntime(
  parts: StepParts,
  { payload, workspace, planPath }: StepContext,
  use: (action: ActionRuntime) => Promise<number>,
): Promise<number> {
  const { toolkit } = parts;
  const stepInputs = readInputs(toolkit, parts.env);
  const { root, folder } = findRepository(workspace, stepInputs.folder);
  const inputs: ActionInputs = { ...stepInputs, folder };
  // Git trusts a workspace of another user only if its path is named.
  const env: Environment = { ...withToken(parts), GITHUB_WORKSPACE: root };
  const verbose = env['RUNNER_DEBUG'] === '1';
  const runtime = new Runtime(
    { ...parts, env, cwd: root },
    {
      directory: '.',
      quiet: false,
      verbose,
      excludedFiles: await findExcludedFiles(root, env),
      connection: { sandbox: null, baseUrl: readInput(toolkit, 'base-url') },
    },
  );
  const job = readJob(env, payload);
  const { createNetwork } = await import('../platform/network.ts');
  const network = createNetwork(new URL(job.api), env);
  const { clock } = runtime;
  const log = (line: string): void => {
    if (verbose) runtime.terminal.printNote(line);
  };
  const github = openGitHub({ token: inputs.githubToken, job, network, clock, log });
  const git = new Git(root, env);
  try {
    const runMessages = { commentUrls: new Set<string>(), notices: new Set<string>(), warnings: new Set<string>() };
    return await use({ runtime, job, github, git, toolkit, inputs, runMessages, planPath });
  } finally {
    git.close();
    await network.release();
    await runtime.close();
  }
}

/**
 * Finds the root of the repository, which `actions/checkout` may have put into a folder of the workspace. `folder`: the working directory, relative to the
 * workspace, and in the result relative to the root.
 */
function findRepository(workspace: string, folder: string): { readonly root: string; readonly folder: string } {
  const directory = resolve(workspace, folder);
  if (!existsSync(directory)) return { root: workspace, folder };
  const top = repositoryRoot(realpathSync.native(directory));
  const fromWorkspace = top === null ? null : relative(realpathSync.native(workspace), top);
  if (top === null || fromWorkspace === null || fromWorkspace === '' || fromWorkspace.startsWith('..'))
    return { root: workspace, folder };
  return { root: top, folder: normalizeFolder(relative(top, realpathSync.native(directory)) || '.', sep) };
}

/** The environment with the API token of the input. The tokens of several deployments come from the environment. */
function withToken({ env, toolkit }: StepParts): Environment {
  const token = readInput(toolkit, 'api-token');
  return token === null ? env : { ...env, IFMATCH_API_TOKEN: token };
}

/** Reports a run that ended without a result. Returns the exit code. */
function reportFailure(error: Error, toolkit: Toolkit): number {
  toolkit.setFailed(escapeLines(failureLines(error, 'action').join('\n')));
  toolkit.setOutput('outcome', 'failed');
  toolkit.setOutput('failure-reason', escapeHidden(error.message.replaceAll(/\s+/g, ' ')));
  return 1;
}
