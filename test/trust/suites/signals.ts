import { cancelJob } from '../resources/action-signals.ts';
import { moments, type Signals, stopAfter, stopAtMoment } from '../resources/cli-signals.ts';
import { drawSample, Tally } from '../resources/tally.ts';
import { randomFrom, type TrustFigures, type TrustRun, type TrustSuite } from '../suite.ts';

const singleSignals = Object.keys(moments).flatMap((name) =>
  (['SIGINT', 'SIGTERM'] as const).map((signal): readonly [string, Signals] => [name, [signal]]),
);
const doubleSignals: readonly (readonly [string, Signals])[] = [
  ['in the first PUT, before it is done', ['SIGINT', 'SIGTERM']],
  ['in the second PUT', ['SIGTERM', 'SIGINT']],
  ['in the last verification', ['SIGINT', 'SIGINT']],
];
const timedCount = 10;
const fullCaseCount = singleSignals.length + doubleSignals.length + timedCount + 2;

async function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  for (const [name, sent] of drawSample([...singleSignals, ...doubleSignals], cases, seed)) {
    const moment = moments[name];
    if (moment !== undefined) await stopAtMoment(name, moment, sent, tally);
  }
  if (cases < fullCaseCount) return tally.figures();
  const random = randomFrom(seed);
  for (let count = 0; count < timedCount; count += 1) {
    await stopAfter(random.below(900), random.pick(['SIGINT', 'SIGTERM'] as const), tally);
  }
  await cancelJob(['SIGINT'], tally);
  await cancelJob(['SIGINT', 'SIGTERM'], tally);
  return tally.figures();
}

export const suite: TrustSuite = {
  name: 'signals',
  threat: 'A run is stopped in any phase, once or twice',
  claim: 'the bundle that is being written is finished, no other is sent, and the report is true',
  cases: { full: fullCaseCount, quick: 4 },
  run,
};
