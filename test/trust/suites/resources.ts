import { join } from 'node:path';
import { startSandbox } from '../../../src/sandbox/server.ts';
import { cancelJob } from '../resources/action-signals.ts';
import { moments, type Signals, stopAfter, stopIn } from '../resources/cli-signals.ts';
import { applyToMany } from '../resources/many-deployments.ts';
import { previewManyTimes } from '../resources/many-previews.ts';
import { drawn, Tally } from '../resources/tally.ts';
import { randomFrom, type TrustFigures, type TrustRun, type TrustSuite } from '../suite.ts';

const full = 1000;
const examples = join(import.meta.dirname, '..', '..', '..', 'examples');

/** How much of each is done. */
type Size = { readonly deployments: number; readonly late: readonly [deployments: number, milliseconds: number] };
const sizes: Readonly<Record<'full' | 'quick', Size>> = {
  full: { deployments: 200, late: [4, 5000] },
  quick: { deployments: 5, late: [4, 50] },
};

async function previews(count: number, tally: Tally): Promise<void> {
  const sandbox = await startSandbox();
  try {
    await previewManyTimes(count, { directory: examples, sandbox }, tally);
  } finally {
    await sandbox.close();
  }
}

const both: readonly Signals[] = [['SIGINT'], ['SIGTERM']];
const all: readonly (readonly [string, Signals])[] = Object.keys(moments).flatMap((name) =>
  both.map((sent): readonly [string, Signals] => [name, sent]),
);
const twice: readonly (readonly [string, Signals])[] = [
  ['in the first PUT, before it is done', ['SIGINT', 'SIGTERM']],
  ['in the second PUT', ['SIGTERM', 'SIGINT']],
  ['in the last verification', ['SIGINT', 'SIGINT']],
];

async function signals(seed: number, isFull: boolean, tally: Tally): Promise<void> {
  for (const [name, sent] of isFull ? [...all, ...twice] : drawn(all, 1, seed)) {
    const moment = moments[name];
    if (moment !== undefined) await stopIn(name, moment, sent, tally);
  }
  if (!isFull) return;
  const random = randomFrom(seed);
  for (let count = 0; count < 10; count += 1) {
    await stopAfter(random.below(900), random.pick(['SIGINT', 'SIGTERM'] as const), tally);
  }
  await cancelJob(['SIGINT'], tally);
  await cancelJob(['SIGINT', 'SIGTERM'], tally);
}

async function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const isFull = cases >= full;
  const { deployments, late } = sizes[isFull ? 'full' : 'quick'];
  await previews(cases, tally);
  await applyToMany(deployments, 0, tally);
  await applyToMany(...late, tally);
  await signals(seed, isFull, tally);
  return tally.figures();
}

export const suite: TrustSuite = {
  name: 'resources',
  threat: 'Leaks, many deployments, a slow platform, signals',
  claim:
    'memory and handles stay the same over 1,000 previews; 200 deployments × 3 bundles in one run, 4 dry runs at a time; slow answers stall no other bundle; a signal in any phase leaves a true report',
  cases: { full, quick: 25 },
  run,
};
