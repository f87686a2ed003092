import fc from 'fast-check';
import { test } from 'vitest';
import { sequence, type Sequence } from './actions.ts';
import { ModelWorld } from './world.ts';

const tally = new Map<string, number>();

async function check(one: Sequence): Promise<void> {
  const world = new ModelWorld(one);
  await world.play(one);
  for (const [what, count] of world.oracle.tally) tally.set(what, (tally.get(what) ?? 0) + count);
  if (world.oracle.faults.length > 0) throw new Error(world.oracle.faults.join('\n'));
}

test('promises hold', async () => {
  const seed = Number(process.env['SEED'] ?? 1);
  const start = performance.now();
  const numRuns = Number(process.env['RUNS'] ?? 300);
  try {
    await fc.assert(fc.asyncProperty(sequence, check), {
      seed,
      numRuns,
      verbose: 1,
      ...(process.env['P'] ? { path: process.env['P'] } : {}),
    });
  } finally {
    console.log(performance.now() - start, Object.fromEntries([...tally].toSorted()));
  }
});
