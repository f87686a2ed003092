import { runMergeLayout, mergeLayouts } from '../github/merge-layouts.ts';
import { runOldJobs } from '../github/old-runs.ts';
import { drawSample, Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

const oldRunCount = 10;
const fullCaseCount = mergeLayouts.length + oldRunCount;

async function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const isFull = cases >= fullCaseCount;
  for (const layout of isFull ? mergeLayouts : drawSample(mergeLayouts, cases, seed)) {
    tally.count('git layouts');
    tally.add(`${layout.method}, ${layout.overlap}`, await runMergeLayout(layout));
  }
  if (isFull) await runOldJobs(tally);
  return tally.figures();
}

export const suite: TrustSuite = {
  name: 'merges',
  threat:
    'The merged commit is not the reviewed head; two merges race; an old workflow is rerun; the state goes from A to B and back',
  claim: 'in 9 git layouts and 10 old runs, nothing unreviewed is sent',
  cases: { full: fullCaseCount, quick: 1 },
  run,
};
