import type { GitHubRig } from '../../rig/github/github-rig.ts';
import { situations } from '../github/comment-situations.ts';
import * as story from '../github/fault-runs.ts';
import { troubles } from '../github/faults.ts';
import { drawn, Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

type Case = {
  readonly figure: string;
  readonly name: string;
  readonly run: (rig: GitHubRig) => Promise<string | null>;
};

const stories: readonly Case[] = [
  ...troubles.map((trouble): Case => ({
    figure: trouble.passes ? 'trouble that passes' : 'trouble that stays',
    name: `${trouble.phase}, ${trouble.operation}: ${trouble.name}`,
    run: (rig) => (trouble.phase === 'preview' ? story.previewWith(rig, trouble) : story.applyWith(rig, trouble)),
  })),
  ...situations.map(({ name, run: meet }): Case => ({ figure: 'situations', name, run: meet })),
];
async function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const chosen = drawn(stories, cases, seed);
  const rig = await story.startStories();
  try {
    // The policy of the first commit comes with it: from here on each merge brings one.
    await story.apply(rig, await story.merged(rig));
    const bystander = await story.openPull(rig);
    await story.preview(rig, bystander);
    for (const { figure, name, run: meet } of chosen) {
      tally.count(figure);
      tally.add(name, await meet(rig));
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
  cases: { full: stories.length, quick: 1 },
  run,
};
