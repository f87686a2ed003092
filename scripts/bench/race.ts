import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';

/** A program that is timed as a whole process; the first word is the program. It ends with `exit` when it did what is measured. */
export type Contender = {
  readonly name: string;
  readonly words: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly exit?: number;
};

/** Times in ms, one a round; `peak` in MB, null where the system does not tell; `trouble`: why the figures are worth nothing. */
export type Result = {
  readonly name: string;
  readonly times: readonly number[];
  readonly peak: number | null;
  readonly trouble: string | null;
};

/** What takes longer is run twice only, and what has not ended by then never will, in ms. */
const [slow, timeout] = [5000, 60_000];

/** Runs all contenders in each round, each round beginning with another one, so that none always follows the same neighbour. */
export async function race(contenders: readonly Contender[], rounds: number): Promise<Result[]> {
  const lanes = [];
  // The first run warms the disk's cache up and measures memory; looking on takes time, so it counts for slow ones only. A machine may stop for
  // seconds, so only what is slow twice is run no more.
  for (const contender of contenders) {
    const start = performance.now();
    const { peak, exit } = await watch(contender);
    const ms = performance.now() - start;
    const trouble = exit === (contender.exit ?? 0) ? null : `ended with ${String(exit)}`;
    const again = ms > slow && trouble === null ? timeOf(contender) : 0;
    const isSlow = again > slow;
    lanes.push({
      contender,
      peak,
      trouble,
      times: isSlow ? [Math.min(ms, again)] : [],
      isDone: isSlow || trouble !== null,
    });
  }
  const running = lanes.filter(({ isDone }) => !isDone);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index] of running.entries()) {
      const { contender, times } = running[(index + round) % running.length] as (typeof running)[number];
      times.push(timeOf(contender));
    }
  }
  return lanes.map(({ contender: { name }, times, peak, trouble }) => ({ name, times, peak, trouble }));
}

function timeOf({ words: [program = '', ...args], cwd, env = benchEnv() }: Contender): number {
  const start = performance.now();
  spawnSync(program, args, { cwd, env, stdio: 'ignore', timeout });
  return performance.now() - start;
}

/** Runs a contender and looks, over and over, how much memory the largest of its processes has held so far. */
async function watch({
  words: [program = '', ...args],
  cwd,
  env = benchEnv(),
}: Contender): Promise<{ peak: number | null; exit: number | string }> {
  const child = spawn(program, args, { cwd, env, stdio: 'ignore', timeout });
  let most = 0;
  const look = setInterval(() => {
    if (child.pid !== undefined) most = Math.max(most, ...processesBelow(child.pid).map(peakOf));
  }, 1);
  const exit = await new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
    child.on('error', ({ message }) => resolve(message));
  });
  clearInterval(look);
  return { peak: most === 0 ? null : most / 1024, exit };
}

/** An environment in which nothing of the machine makes one contender slower than another. */
export function benchEnv(): NodeJS.ProcessEnv {
  const disturbing = /^(?:NODE_EXTRA_CA_CERTS|NODE_OPTIONS|NODE_COMPILE_CACHE|FORCE_COLOR|IFMATCH_.*|CI)$/;
  const kept = Object.entries(process.env).filter(([name]) => !disturbing.test(name));
  // A peer's `env node` takes the first node of PATH.
  const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`;
  return { ...Object.fromEntries(kept), PATH: path, NO_COLOR: '1', NODE_NO_WARNINGS: '1' };
}

/** A process and all that it started, as far as they still run. */
function processesBelow(pid: number): number[] {
  const children = textOf(`/proc/${String(pid)}/task/${String(pid)}/children`);
  return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(processesBelow)];
}

/** In kB. */
const peakOf = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+)/m.exec(textOf(`/proc/${String(pid)}/status`))?.[1] ?? 0);

function textOf(path: string): string {
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

/** How many times as long one took as another: the median over the rounds that both were in. */
export const ratioOf = (one: Result, other: Result): number =>
  one.times.length === other.times.length
    ? median(one.times.map((ms, round) => ms / (other.times[round] ?? Number.NaN)))
    : median(one.times) / median(other.times);
