import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkOut } from '../checkout.ts';
import type { Permissions } from '../permissions.ts';
import type { Seen } from '../proxy.ts';
import type { Site } from '../site.ts';
import { parsePairs, shownSummary } from './file-commands.ts';
import { inputVariables } from './inputs.ts';
import { type LogFacts, readLog } from './log-commands.ts';
import type { Told } from './trigger.ts';
import { type Places, placesIn, runnerVariables } from './variables.ts';

export type RunOptions = {
  /** Who runs a job again; Mona by default. */
  readonly by?: string;
  /** `with:` of the step. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** `env:` of the step. */
  readonly env?: Readonly<Record<string, string>>;
  /** `permissions:` of the job; without them what the examples of the project ask for. */
  readonly permissions?: Permissions;
  /** The program that is the action; the built one by default. */
  readonly program?: string;
  /** `fetch-depth` of the checkout; null for a job without one. */
  readonly depth?: number | null;
  /** Something that happens between the checkout and the action. */
  readonly prepare?: (workspace: string) => unknown;
  /** Milliseconds after which the run is ended. */
  readonly deadline?: number;
  /** Milliseconds after which the action gives up a request that GitHub does not answer; its own 20 seconds by default. */
  readonly patience?: number;
};

/** How a run of the action ended, and all that it did. */
export type Run = LogFacts & {
  readonly id: number;
  readonly attempt: number;
  readonly told: Told;
  /** Exit code; null when the run was ended by its deadline. */
  readonly code: number | null;
  /** Whether the step is green: the exit code is 0 and the runner could read the files that the step wrote. */
  readonly isGreen: boolean;
  readonly outputs: Readonly<Record<string, string>>;
  /** The summary as it is shown: nothing when it is too long. */
  readonly summary: string;
  /** Why it is not shown. */
  readonly summaryError: string | null;
  /** What the runner itself had to complain about. */
  readonly errors: readonly string[];
  /** Standard output and error, unmasked. */
  readonly log: string;
  readonly requests: readonly Seen[];
  readonly workspace: string;
  readonly token: string;
  /** How many seconds it waited for something, on a clock on which waiting takes no time. */
  readonly waited: number;
};

export type Step = {
  readonly told: Told;
  readonly id: number;
  readonly attempt: number;
  readonly token: string;
  readonly folder: string;
  readonly program: string;
  readonly manifest: string;
  /** Inputs that every step of the rig gets; secrets among them are empty for a stranger's code. */
  readonly usual: Readonly<Record<string, string>>;
};

/** Runs one step as the runner of GitHub Actions does. */
export async function runStep(step: Step, options: RunOptions, site: Site): Promise<Omit<Run, 'requests'>> {
  const { told, id, attempt, token } = step;
  const startedBy = attempt === 1 ? told.actor : (options.by ?? 'mona');
  const places = placesIn(step.folder, site.name);
  await Promise.all([places.workspace, places.temp, places.home].map((path) => mkdir(path, { recursive: true })));
  const empty = [places.output, places.summary, places.state, places.env, places.path, places.waits];
  await Promise.all([
    writeFile(places.event, JSON.stringify(told.payload, null, 2)),
    ...empty.map((path) => writeFile(path, '')),
  ]);
  const { depth = 1 } = options;
  if (depth !== null) await checkOut(places.workspace, { ref: told.ref, sha: told.sha, depth }, site);
  await options.prepare?.(places.workspace);
  const env = {
    ...runnerVariables(told, places, { id, attempt, startedBy }, site),
    ...inputVariables(step.manifest, options.inputs ?? {}, step.usual, token),
    ...options.env,
  };
  const { code, log } = await spawnStep(options.program ?? step.program, places, env, options);
  const waits = (await readFile(places.waits, 'utf8')).split('\n');
  const waited = waits.reduce((sum, wait) => sum + Number(wait), 0) / 1000;
  const files = await collect(places);
  const isGreen = code === 0 && files.errors.length === 0;
  const { workspace } = places;
  return { id, attempt, told, code, isGreen, ...files, log, workspace, token, waited, ...readLog(log) };
}

async function collect(places: Places): Promise<Pick<Run, 'outputs' | 'summary' | 'summaryError' | 'errors'>> {
  const errors: string[] = [];
  const outputs = await readPairs(places.output).catch((cause: unknown) => {
    errors.push(`Unable to process file command 'output' successfully. ${String(cause)}`);
    return {};
  });
  // A summary that is too long is not shown, and the step stays green.
  const { shown, error } = shownSummary(await readFile(places.summary));
  return { outputs, summary: shown, summaryError: error, errors };
}

const readPairs = async (path: string): Promise<Record<string, string>> => parsePairs(await readFile(path, 'utf8'));

const fastClock = pathToFileURL(join(import.meta.dirname, 'fast-clock.mjs')).href;

function spawnStep(
  program: string,
  { workspace, waits }: Places,
  env: Readonly<Record<string, string>>,
  { deadline = 60_000, patience = Infinity }: RunOptions,
): Promise<{ code: number | null; log: string }> {
  return new Promise((resolve, reject) => {
    const clock = `${fastClock}?${new URLSearchParams({ waits, patience: String(patience) }).toString()}`;
    const child = spawn(process.execPath, ['--import', clock, program], {
      cwd: workspace,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // a session of its own: nothing can ask a terminal for a password
    });
    const end = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), deadline);
    let log = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (log += text));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(end);
      resolve({ code, log });
    });
  });
}

export const folderOf = (root: string, id: number, attempt: number): string =>
  join(root, `run-${String(id)}-${String(attempt)}`);
