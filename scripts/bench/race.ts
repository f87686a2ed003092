import { diceOf } from './corpus/numbers.ts';
import { type Command, measurePeak, type Ran, runOnce } from './run-process.ts';
import { median, shuffled } from './statistics.ts';

/** A program that is timed as a whole process. */
export type Contender = {
  readonly name: string;
  readonly command: Command;
  /** Exit code when it did what is measured. */
  readonly exits: number;
  /** Why it does not take part, known before. */
  readonly leftOut?: string | null;
};

/** How a contender did. Times in ms by round; `cpu` is a mean in ms, `peak` in MB; `trouble` says why figures are missing or not worth anything. */
export type Result = {
  readonly name: string;
  readonly times: ReadonlyMap<number, number>;
  readonly ms: number;
  readonly cpu: number | null;
  readonly peak: number | null;
  readonly trouble: string | null;
};

/** What takes longer is run once only, in ms. */
const slow = 5000;

/** Runs all contenders in each round, each round in another order, so that none always follows the same neighbour. */
export async function race(contenders: readonly Contender[], rounds: number): Promise<Result[]> {
  const lanes = contenders.map((contender) => ({
    contender,
    runs: new Map<number, Ran>(),
    peak: null as number | null,
  }));
  const running = lanes.filter(({ contender }) => (contender.leftOut ?? null) === null);
  // Round 0 warms the disk's cache up and measures memory; looking on takes time, so it counts for slow ones only.
  for (const lane of shuffled(running, diceOf(0))) {
    const start = performance.now();
    lane.peak = await measurePeak(lane.contender.command);
    if (performance.now() - start > slow) lane.runs.set(0, runOnce(lane.contender.command));
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const { contender, runs } of shuffled(running, diceOf(round))) {
      if (!runs.has(0)) runs.set(round, runOnce(contender.command));
    }
  }
  return lanes.map(({ contender, runs, peak }) => toResult(contender, runs, peak));
}

function toResult({ name, exits, leftOut }: Contender, runs: ReadonlyMap<number, Ran>, peak: number | null): Result {
  const all = [...runs.values()];
  const wrong = all.find(({ exit }) => exit !== exits);
  const cpus = all.flatMap(({ cpu }) => cpu ?? []);
  return {
    name,
    times: new Map(Array.from(runs, ([round, { ms }]) => [round, ms])),
    ms: median(all.map(({ ms }) => ms)),
    cpu: cpus.length === 0 ? null : cpus.reduce((sum, cpu) => sum + cpu, 0) / cpus.length,
    peak,
    trouble: leftOut ?? (wrong === undefined ? null : `ended with ${String(wrong.exit)}`),
  };
}

/** How many times as long one took as another: the median over the rounds that both were in, else of their medians. NaN when there is nothing to compare. */
export function ratioOf(one: Result, other: Result): number {
  const pairs = [...one.times].flatMap(([round, ms]) => {
    const base = other.times.get(round);
    return base === undefined ? [] : ms / base;
  });
  return pairs.length > 0 ? median(pairs) : one.ms / other.ms;
}
