import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';

/** A command that is timed as a whole process. `exit`: its exit code if it did what is measured; default 0. */
export type Contender = {
  readonly name: string;
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly exit?: number;
};

/** `times`: milliseconds, one per round. `peak`: memory in MB, null if the system does not report it. `failure`: why the figures are unusable. */
export type Result = {
  readonly name: string;
  readonly times: readonly number[];
  readonly peak: number | null;
  readonly failure: string | null;
};

/** In milliseconds: slower commands are run only twice, and a command is stopped after the timeout. */
const [slowRun, timeout] = [5000, 60_000];

/** Runs all contenders in each round. Each round starts with another contender, so that the order has no effect. */
export async function race(contenders: readonly Contender[], rounds: number): Promise<Result[]> {
  const lanes = [];
  // The first run warms up the disk cache and measures memory. Measuring memory takes time, so its time is used only for slow contenders.
  // A machine may stall for seconds, so a contender counts as slow only if two runs are slow.
  for (const contender of contenders) {
    const start = performance.now();
    const { peak, exit } = await runWithPeak(contender);
    const ms = performance.now() - start;
    const failure = exit === (contender.exit ?? 0) ? null : `ended with ${String(exit)}`;
    const again = ms > slowRun && failure === null ? timeOf(contender) : 0;
    const isSlow = again > slowRun;
    lanes.push({
      contender,
      peak,
      failure,
      times: isSlow ? [Math.min(ms, again)] : [],
      isDone: isSlow || failure !== null,
    });
  }
  const running = lanes.filter(({ isDone }) => !isDone);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index] of running.entries()) {
      const { contender, times } = running[(index + round) % running.length] as (typeof running)[number];
      times.push(timeOf(contender));
    }
  }
  return lanes.map(({ contender: { name }, times, peak, failure }) => ({ name, times, peak, failure }));
}

function timeOf({ command: [program = '', ...args], cwd, env = benchEnv() }: Contender): number {
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
  const look = setInterval(() => {
    if (child.pid !== undefined) peakMemory = Math.max(peakMemory, ...processTree(child.pid).map(peakMemoryOf));
  }, 1);
  const exit = await new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
    child.on('error', ({ message }) => resolve(message));
  });
  clearInterval(look);
  return { peak: peakMemory === 0 ? null : peakMemory / 1024, exit };
}

/** The environment without variables that make some contenders slower than others. */
export function benchEnv(): NodeJS.ProcessEnv {
  const disturbing = /^(?:NODE_EXTRA_CA_CERTS|NODE_OPTIONS|NODE_COMPILE_CACHE|FORCE_COLOR|IFMATCH_.*|CI)$/;
  const inherited = Object.entries(process.env).filter(([name]) => !disturbing.test(name));
  // A peer's `env node` takes the first node of PATH.
  const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`;
  return { ...Object.fromEntries(inherited), PATH: path, NO_COLOR: '1', NODE_NO_WARNINGS: '1' };
}

/** A running process and all its descendants. */
function processTree(pid: number): number[] {
  const children = readOrEmpty(`/proc/${String(pid)}/task/${String(pid)}/children`);
  return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(processTree)];
}

/** In kB. */
const peakMemoryOf = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readOrEmpty(`/proc/${String(pid)}/status`))?.[1] ?? 0);

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // the process has ended, or the system has no /proc
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

/** The ratio of the times of two contenders: the median over the rounds. */
export const ratioOf = (one: Result, other: Result): number =>
  one.times.length === other.times.length
    ? median(one.times.map((ms, round) => ms / (other.times[round] ?? Number.NaN)))
    : median(one.times) / median(other.times);
