import type { GitHubRig } from '../../rig/github/github-rig.ts';
import { situations } from '../github/comment-situations.ts';
import * as faultRuns from '../github/fault-runs.ts';
import { faultyOperations } from '../github/faulty-operations.ts';
import { drawSample, Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

type GitHubCase = {
  readonly figure: string;
  readonly name: string;
  readonly run: (rig: GitHubRig) => Promise<string | null>;
};

const allCases: readonly GitHubCase[] = [
  ...faultyOperations.map((faulty): GitHubCase => ({
    figure: faulty.isTemporary ? 'trouble that passes' : 'trouble that stays',
    name: `${faulty.phase}, ${faulty.operation}: ${faulty.name}`,
    run: (rig) =>
      faulty.phase === 'preview' ? faultRuns.previewWithFault(rig, faulty) : faultRuns.applyWithFault(rig, faulty),
  })),
  ...situations.map((situation): GitHubCase => ({ figure: 'situations', ...situation })),
];

async function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const chosenCases = drawSample(allCases, cases, seed);
  const rig = await faultRuns.startFaultRig();
  try {
    // The first apply also writes the policy of the first commit. From then on each merge adds one policy.
    await faultRuns.apply(rig, await faultRuns.previewAndMerge(rig));
    const otherPull = await faultRuns.openPull(rig);
    await faultRuns.preview(rig, otherPull);
    for (const chosen of chosenCases) {
      tally.count(chosen.figure);
      tally.add(chosen.name, await chosen.run(rig));
    }
  } finally {
    await rig.close();
  }
  return tally.figures();
}

export const suite: TrustSuite = {
  name: 'github-faults',
  threat:
    'GitHub answers 403, 404, 422, 429 or 502, a comment is deleted or duplicated, there are over 100 comments, the pull request of a commit is known late',
  claim:
    'temporary faults are retried, permanent ones are reported, and an apply that cannot tell what was reviewed sends nothing',
  cases: { full: allCases.length, quick: 1 },
  run,
};
