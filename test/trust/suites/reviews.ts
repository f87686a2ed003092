import fc from 'fast-check';
import { sequence, type Sequence } from '../../review/actions.ts';
import { ModelWorld } from '../../review/world.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

export const suite: TrustSuite = {
  name: 'reviews',
  threat: 'Pushes, merges, edits, reruns, kills and forged statuses around a review, in any order',
  claim:
    'nothing is sent that was not visible on its pull request before the merge, nothing twice, and every reviewed merge is applied or named',
  cases: { full: 20_000, quick: 300 },
  run: playSequences,
};

/** Plays random histories against an oracle that knows what people saw. The first one that breaks a promise is shrunk. */
async function playSequences({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const tally: Record<string, number> = {};
  const play = async (one: Sequence): Promise<void> => {
    const world = new ModelWorld(one);
    await world.play(one);
    for (const [what, count] of world.oracle.tally) tally[what] = (tally[what] ?? 0) + count;
    if (world.oracle.faults.length > 0) throw new Error(world.oracle.faults.join('\n'));
  };
  const details = await fc.check(fc.asyncProperty(sequence, play), { seed, numRuns: cases });
  const failures = details.failed ? [fc.defaultReportMessage(details) ?? 'a sequence failed'] : [];
  return { cases: details.numRuns, figures: tally, failures };
}
