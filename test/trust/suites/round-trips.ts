import { roundTrip } from '../../pull/fuzz/round-trips.ts';
import { Rig } from '../../rig/platform-and-repository.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

async function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const failures: string[] = [];
  let comments = 0;
  const rig = await Rig.open({ seed: 'empty' });
  try {
    for (let number = seed; number < seed + cases; number += 1) {
      const trip = await roundTrip(rig, number);
      comments += trip.comments;
      failures.push(...trip.faults.map((fault) => `case ${String(number)}: ${fault}`));
    }
  } finally {
    await rig.close();
  }
  return { cases, figures: { comments }, failures };
}

export const suite: TrustSuite = {
  name: 'round-trips',
  threat: '`pull` loses a comment, moves it, or rewrites what did not change',
  claim:
    'for random files, laid out and commented as people do, and random edits on the platform: every comment of an entry that stays is still beside it, unchanged lines stay byte for byte, a preview shows no changes, and a second pull writes nothing',
  cases: { full: 2000, quick: 100 },
  run,
};
