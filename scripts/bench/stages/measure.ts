import { Bench } from 'tinybench';
import type { StageName, Task } from './tasks.ts';

/** Times in ms after a warm-up; `ms` is the median. */
export type StageTimes = {
  readonly stage: StageName;
  readonly size: number;
  readonly ms: number;
  readonly min: number;
  readonly max: number;
  /** User and system, all threads: more than `ms` where the collector or the compiler works beside. */
  readonly cpu: number;
};

/** Runs a stage over and over in this process. Throws what the stage throws. */
export function measureStage({ stage, size, run }: Task, iterations: number): StageTimes {
  const cpu = cpuClock();
  const bench = new Bench({ time: 0, iterations, warmupTime: 0, warmupIterations: 3, throws: true });
  bench.add(stage, () => void run(), { async: false, beforeEach: cpu.start, afterEach: cpu.stop });
  const [task] = bench.runSync();
  if (task === undefined || !('latency' in task.result)) throw new Error(`${stage} was not measured`);
  const { p50, min, max } = task.result.latency;
  return { stage, size, ms: p50, min, max, cpu: cpu.total() / iterations };
}

/** Sums the CPU of this process between `start` and `stop`, in ms, leaving the warm-up out. */
function cpuClock(): { start: () => void; stop: (mode?: 'run' | 'warmup') => void; total: () => number } {
  let before = process.cpuUsage();
  let sum = 0;
  return {
    start: () => void (before = process.cpuUsage()),
    stop(mode) {
      const { user, system } = process.cpuUsage(before);
      if (mode !== 'warmup') sum += (user + system) / 1000;
    },
    total: () => sum,
  };
}
