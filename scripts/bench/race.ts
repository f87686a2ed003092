import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';

/** A command that is timed as a whole process. `expectedExit`: the expected exit code; 0 if it is missing. */
export type Contender = {
  readonly name: string;
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly expectedExit?: number;
};

/** `times`: milliseconds, one per round. `peak`: memory in MB; null if the system does not report it. `failure`: why the result is not valid. */
export type Result = {
  readonly name: string;
  readonly times: readonly number[];
  readonly peak: number | null;
  readonly failure: string | null;
};

/** In milliseconds. Slower commands run only twice. */
const slowRun = 5000;

/** In milliseconds. A command that takes longer is stopped. */
const timeout = 60_000;

/** Runs all contenders in each round. Each round starts with another contender, so that the order has no effect. */
export async function race(contenders: readonly Contender[], rounds: number): Promise<Result[]> {
  const runs = [];
  // The first run warms up the disk cache and measures memory. Measuring memory takes time, so its time is used only for slow contenders.
  // A machine may stall for seconds, so a contender counts as slow only if two runs are slow.
  for (const contender of contenders) {
    const start = performance.now();
    const { peak, exit } = await runWithPeak(contender);
    const ms = performance.now() - start;
    const failure = exit === (contender.expectedExit ?? 0) ? null : `ended with ${String(exit)}`;
    const secondTime = ms > slowRun && failure === null ? measureTime(contender) : 0;
    const isSlow = secondTime > slowRun;
    runs.push({
      contender,
      peak,
      failure,
      times: isSlow ? [Math.min(ms, secondTime)] : [],
      isDone: isSlow || failure !== null,
    });
  }
  const running = runs.filter(({ isDone }) => !isDone);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index] of running.entries()) {
      const { contender, times } = running[(index + round) % running.length] as (typeof running)[number];
      times.push(measureTime(contender));
    }
  }
  return runs.map(({ contender: { name }, times, peak, failure }) => ({ name, times, peak, failure }));
}

/** Runs a contender, and returns the time in milliseconds. */
function measureTime({ command: [program = '', ...args], cwd, env = benchEnv() }: Contender): number {
  const start = performance.now();
  spawnSync(program, args, { cwd, env, stdio: 'ignore', timeout });
  return performance.now() - start;
}

/** Runs a contender and polls the peak memory of the largest of its processes. */
async function runWithPeak({
  command: [program = '', ...args],
  cwd,
  env = benchEnv(),
}: Contender): Promise<{ peak: number | null; exit: number | string }> {
  const child = spawn(program, args, { cwd, env, stdio: 'ignore', timeout });
  let peakMemory = 0;
  const polling = setInterval(() => {
    if (child.pid !== undefined) peakMemory = Math.max(peakMemory, ...processTree(child.pid).map(peakMemoryOf));
  }, 1);
  const exit = await new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
    child.on('error', ({ message }) => resolve(message));
  });
  clearInterval(polling);
  return { peak: peakMemory === 0 ? null : peakMemory / 1024, exit };
}

/** The environment without variables that make some contenders slower than others. */
export function benchEnv(): NodeJS.ProcessEnv {
  const variablesToDrop = /^(?:NODE_EXTRA_CA_CERTS|NODE_OPTIONS|NODE_COMPILE_CACHE|FORCE_COLOR|IFMATCH_.*|CI)$/;
  const inherited = Object.entries(process.env).filter(([name]) => !variablesToDrop.test(name));
  // Scripts that start with `env node` use the first Node in PATH.
  const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`;
  return { ...Object.fromEntries(inherited), PATH: path, NO_COLOR: '1', NODE_NO_WARNINGS: '1' };
}

/** A running process and all its descendants. */
function processTree(pid: number): number[] {
  const children = readOrEmpty(`/proc/${String(pid)}/task/${String(pid)}/children`);
  return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(processTree)];
}

/** The peak memory of a process in kB. */
const peakMemoryOf = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readOrEmpty(`/proc/${String(pid)}/status`))?.[1] ?? 0);

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended, or the system has no /proc.
    return '';
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

/** The ratio of the times of two contenders: the median over the rounds. */
export const ratioOf = (result: Result, base: Result): number =>
  result.times.length === base.times.length
    ? median(result.times.map((ms, round) => ms / (base.times[round] ?? Number.NaN)))
    : median(result.times) / median(base.times);
