import { meetLayout, mergeLayouts } from '../github/merge-layouts.ts';
import { runOldJobs } from '../github/old-runs.ts';
import { drawn, Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

const oldRuns = 10;
const full = mergeLayouts.length + oldRuns;

async function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const isFull = cases >= full;
  for (const layout of isFull ? mergeLayouts : drawn(mergeLayouts, cases, seed)) {
    tally.count('git layouts');
    tally.add(`${layout.method}, ${layout.where}`, await meetLayout(layout));
  }
  if (isFull) await runOldJobs(tally);
  return tally.figures();
}

export const suite: TrustSuite = {
  name: 'merges',
  threat:
    'The merged commit is not the reviewed head; two merges race; an old workflow is rerun; the state goes from A to B and back',
  claim: 'in 9 git layouts and 10 old runs, nothing unreviewed is sent',
  cases: { full, quick: 1 },
  run,
};
