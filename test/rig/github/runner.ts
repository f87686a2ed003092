import { builtPackage } from '../built-package.ts';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../scripts/files.ts';
import { parse } from 'yaml';
import { runAction } from '../../../src/action/main.ts';
import type { ManualDeadlines } from '../manual-deadlines.ts';
import { collectOutput, processParts } from '../run-cli.ts';
import { linesOf, parseWorkflowCommand } from '../../report/runner-commands.ts';
import { refuseSecrets, secretsIn, withoutMasks } from '../../trust/canary/watch.ts';
import { checkOut } from './checkout.ts';
import type { RecordedRequest } from './api-server.ts';
import { toolkitOf } from './toolkit.ts';
import { type Permissions, repositoryId, type GitHubState } from './github-state.ts';
import type { JobContext } from './job-context.ts';
import { type Clock, systemClock } from '../../../src/platform/clock.ts';

export type RunOptions = {
  /** Who re-runs the job; by default mona. */
  readonly by?: string;
  /** `with:` of the step. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** `env:` of the step. */
  readonly env?: Readonly<Record<string, string>>;
  /** `permissions:` of the job; by default those of the project's examples. */
  readonly permissions?: Permissions;
  /** The login of a GitHub App whose token the step gets instead of the job's own: `acme-policies[bot]`. A fork's run has none. */
  readonly app?: `${string}[bot]`;
  /** The program that is the action; by default it runs in this process. */
  readonly program?: string;
  /** The day of the run, such as 2027-01-31; today by default. */
  readonly day?: string;
  /** Whether waiting takes real time, as a measurement needs it. */
  readonly realTime?: boolean;
  /** `fetch-depth` of the checkout; null for a job without one. */
  readonly depth?: number | null;
  /** `path` of the checkout: a folder in the workspace. */
  readonly path?: string;
  /** Called between the checkout and the action. */
  readonly prepare?: (workspace: string) => unknown;
  /** Replaces the real deadlines of requests. */
  readonly deadlines?: ManualDeadlines;
  /** Ends the action by SIGKILL at a request to GitHub. It then runs from `src/` as a process of its own. */
  readonly kill?: KillPoint;
  /** Called with a function that ends the action by SIGKILL, for a kill at a request to the platform. Excludes `kill`. */
  readonly onStart?: (kill: () => void) => void;
};

export type KillPoint = {
  /** GitHub's name of the operation, for example `issues/create-comment`; `*` for any. */
  readonly at: string;
  /** Whether GitHub has carried out the request by then, as by default. The action never gets the response. */
  readonly when?: 'before' | 'after';
  /** The number of the request among those of the operation, from 1. */
  readonly nth?: number;
};

/** An annotation of a line of a file or of the run. */
type Annotation = {
  readonly level: string;
  readonly message: string;
  readonly properties: Readonly<Record<string, string>>;
};

/** The result of a run of the action. */
export type Run = {
  readonly id: number;
  readonly attempt: number;
  readonly jobContext: JobContext;
  /** Exit code; null if the run was killed, also because it hung. */
  readonly code: number | null;
  readonly isGreen: boolean;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly annotations: readonly Annotation[];
  /** Standard output and error, unmasked, but without the commands that mask. */
  readonly log: string;
  /** The texts that the runner hides in the log. */
  readonly masked: readonly string[];
  readonly requests: readonly RecordedRequest[];
  readonly workspace: string;
  readonly token: string;
  /** Seconds that the action waited, on a clock on which waiting takes no time. */
  readonly waited: number;
};

type Environment = Readonly<Record<string, string>>;

type Step = Pick<Run, 'id' | 'attempt' | 'jobContext' | 'token'> & {
  readonly folder: string;
  readonly program: string | null;
  /** Inputs of every step, which those of the run replace. */
  readonly defaultInputs: Readonly<Record<string, string>>;
};

/** Files of the runner that a step writes to, by the names of their variables. */
const runnerFiles = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const;

/** Runs one step as the runner of GitHub Actions does. */
export async function runStep(step: Step, options: RunOptions, github: GitHubState): Promise<Omit<Run, 'requests'>> {
  const { jobContext, id, attempt, token, folder } = step;
  const workspace = join(folder, 'work');
  const temp = join(folder, 'temp');
  const home = join(folder, 'home');
  for (const path of [workspace, temp, home]) await mkdir(path, { recursive: true });
  const files: Readonly<Record<string, string>> = Object.fromEntries(
    runnerFiles.map((name) => [name, join(temp, name)]),
  );
  const event = join(temp, 'event.json');
  const waits = join(folder, 'waits');
  await writeFile(event, JSON.stringify(jobContext.payload, null, 2));
  for (const path of [...Object.values(files), waits]) await writeFile(path, '');
  const { depth = 1 } = options;
  const url = `${github.server}/${github.fullName}`;
  const target = join(workspace, options.path ?? '.');
  await mkdir(target, { recursive: true });
  if (depth !== null)
    await checkOut(target, github.repository, { url, ref: jobContext.ref, sha: jobContext.sha, depth });
  await options.prepare?.(workspace);
  const env = {
    ...runnerVariables(step, options, github),
    ...files,
    HOME: home,
    GITHUB_EVENT_PATH: event,
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: temp,
    ...inputVariables({ ...step.defaultInputs, ...options.inputs }, token),
    ...options.env,
  };
  const { code, log: raw, waited } = await runProgram(step, options, { workspace, waits }, env);
  const read = (name: string): Promise<string> => readFile(files[name] ?? '', 'utf8');
  const outputs = parseOutputs(await read('GITHUB_OUTPUT'));
  const summary = await read('GITHUB_STEP_SUMMARY');
  const isGreen = code === 0;
  const log = withoutMasks(raw);
  const [masked, annotations] = [masksIn(raw), annotationsIn(log)];
  return {
    id,
    attempt,
    jobContext,
    code,
    isGreen,
    outputs,
    summary,
    log,
    masked,
    workspace,
    token,
    waited,
    annotations,
  };
}

type StepPaths = { readonly workspace: string; readonly waits: string };

/** Runs the action in this process, unless it is another program or must be killed. */
function runProgram(
  step: Step,
  options: RunOptions,
  { workspace, waits }: StepPaths,
  env: Environment,
): Promise<ProgramResult> {
  const { onStart, realTime = false, deadlines, day } = options;
  const program = options.program ?? step.program ?? (onStart === undefined ? null : sourceAction);
  if (program === null) return runInProcess(workspace, env, { timer: deadlines?.timer, day });
  return runAsProcess(program, { workspace, waits: realTime ? null : waits, onStart }, env);
}

const masksIn = (log: string): string[] =>
  linesOf(log).flatMap((line) => {
    const parsed = parseWorkflowCommand(line);
    return parsed?.command === 'add-mask' ? [parsed.data] : [];
  });

const levels = ['error', 'warning', 'notice'];

const annotationsIn = (log: string): Annotation[] =>
  linesOf(log).flatMap((line) => {
    const { command = '', data: message = '', properties = {} } = parseWorkflowCommand(line) ?? {};
    return levels.includes(command) ? [{ level: command, message, properties }] : [];
  });

/** The pairs `name<<END`, lines, `END` of a file like GITHUB_OUTPUT. Throws for any other text, as the runner does. */
function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const rest = text.replaceAll(
    /^([^\n<=]+)<<(.+)\n([\s\S]*?)\n?^\2\n/gm,
    (_, name: string, end: string, value: string) => {
      outputs[name] = value;
      return end.slice(0, 0);
    },
  );
  if (rest !== '') throw new Error(`the runner cannot read these outputs: ${rest}`);
  return outputs;
}

/** The `INPUT_…` variables: every input of action.yml, with the value of `with:` or its default. */
function inputVariables(stepInputs: Readonly<Record<string, string>>, token: string): Record<string, string> {
  const { inputs } = parse(readManifest()) as {
    inputs: Readonly<Record<string, { readonly default?: string | number | boolean }>>;
  };
  const unknown = Object.keys(stepInputs).filter((name) => !Object.hasOwn(inputs, name));
  if (unknown.length > 0) throw new Error(`action.yml declares no input ${unknown.join(', ')}`);
  const textOf = (value: string | number | boolean = ''): string => String(value).replace('${{ github.token }}', token);
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [
      `INPUT_${name.toUpperCase()}`,
      stepInputs[name] ?? textOf(input.default),
    ]),
  );
}

const readManifest = (): string => readFileSync(join(root, 'action.yml'), 'utf8');

/** The variables that the runner sets for every step. Of this machine's environment, a step gets only PATH. */
const runnerVariables = (
  { jobContext, id, attempt }: Step,
  { by = 'mona' }: RunOptions,
  github: GitHubState,
): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  LANG: 'C.UTF-8',
  CI: 'true',
  GITHUB_ACTIONS: 'true',
  GITHUB_ACTOR: jobContext.actor,
  GITHUB_API_URL: github.api,
  GITHUB_BASE_REF: jobContext.baseRef,
  GITHUB_EVENT_NAME: jobContext.name,
  GITHUB_HEAD_REF: jobContext.headRef,
  GITHUB_REF: jobContext.ref,
  GITHUB_REPOSITORY: github.fullName,
  GITHUB_REPOSITORY_ID: String(repositoryId),
  GITHUB_RUN_ATTEMPT: String(attempt),
  GITHUB_RUN_ID: String(id),
  GITHUB_SERVER_URL: github.server,
  GITHUB_SHA: jobContext.sha,
  GITHUB_TRIGGERING_ACTOR: attempt === 1 ? jobContext.actor : by,
  RUNNER_OS: 'Linux',
});

/** The built action. */
export const builtAction = join(builtPackage, 'dist', 'action.js');

/** The action that runs from the sources. */
const sourceAction = join(root, 'src', 'action.ts');

/** Runs the action in this process, on a clock on which waiting takes no real time. Deadlines pass only by `timer`. */
async function runInProcess(
  workspace: string,
  env: Environment,
  { timer = () => () => {}, day }: { readonly timer: Clock['timer'] | undefined; readonly day: string | undefined },
): Promise<ProgramResult> {
  let waited = 0;
  const start = day === undefined ? null : Date.parse(`${day}T00:00:01Z`);
  const now = (): number => (start ?? Date.now()) + waited;
  const sleep = async (milliseconds: number): Promise<void> => void (waited += milliseconds);
  const { out, end } = collectOutput();
  const timing = { clock: { ...systemClock, now, sleep, timer } };
  const code = await runAction({
    ...processParts({ directory: workspace, env, out, now, timing }),
    toolkit: toolkitOf(env, out),
  });
  const log = await end();
  refuseSecrets(withoutMasks(log), secretsIn(env), 'the action');
  return { code, log, waited: waited / 1000 };
}

type ProgramResult = Pick<Run, 'code' | 'log' | 'waited'>;

const fastClock = pathToFileURL(join(import.meta.dirname, 'fast-clock.mjs')).href;

/** Milliseconds after which a run counts as hung. */
const hangTimeout = 100_000;

type ProcessOptions = {
  readonly workspace: string;
  readonly waits: string | null;
  readonly onStart: RunOptions['onStart'];
};

function runAsProcess(
  program: string,
  { workspace, waits, onStart }: ProcessOptions,
  env: Environment,
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const clock = waits === null ? [] : ['--import', `${fastClock}?${new URLSearchParams({ waits }).toString()}`];
    const child = spawn(process.execPath, [...clock, program], {
      cwd: workspace,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // a session of its own: nothing can ask a terminal for a password
    });
    const kill = (): boolean => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
    const hangTimer = setTimeout(kill, hangTimeout);
    onStart?.(kill);
    let log = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (log += text));
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(hangTimer);
      const waited = waits === null ? [] : linesOf(readFileSync(waits, 'utf8'));
      resolve({ code, log, waited: waited.reduce((sum, wait) => sum + Number(wait), 0) / 1000 });
    });
  });
}
