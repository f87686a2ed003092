import type { GitHubRig } from '../../rig/github/github-rig.ts';
import { difference } from '../resources/tally.ts';
import * as story from './fault-runs.ts';

/** Where a pull request's comments, or GitHub's knowledge of a merge, are not as one would think. */
export type Situation = { readonly name: string; readonly run: (rig: GitHubRig) => Promise<string | null> };

async function previewed(rig: GitHubRig): Promise<{ number: number; id: number; body: string }> {
  const number = await story.openPull(rig);
  await story.preview(rig, number);
  const [comment] = rig.comments(number);
  return { number, id: comment?.id ?? 0, body: comment?.body ?? '' };
}

const pushMore = (rig: GitHubRig, number: number): Promise<string> =>
  rig.pulls.push(number, { [`notes-${String(number)}.md`]: 'more\n' });

/** Applies after the preview and says how that ended; `sent` are the PUTs of the run. */
async function applied(rig: GitHubRig, number: number): Promise<{ outcome: string; sent: number }> {
  const before = rig.platform.log().length;
  const run = await story.apply(rig, { push: await rig.pulls.merge(number, 'squash') });
  return { outcome: story.dishonest(run) ?? run.outputs['outcome'] ?? '', sent: rig.platform.log().length - before };
}

/** What a refused merge left undone, applied by hand with its digest, so that the next story begins in order. */
async function settle(rig: GitHubRig): Promise<void> {
  const seen = await rig.run({ event: 'workflow_dispatch' });
  await rig.run({ event: 'workflow_dispatch' }, { inputs: { 'plan-digest': seen.outputs['digest'] ?? '' } });
}

async function lateBy(rig: GitHubRig): Promise<string | null> {
  const reviewed = await story.merged(rig);
  rig.delays.commitPulls = 3;
  const run = await story.apply(rig, reviewed);
  return story.dishonest(run) ?? difference(run.outputs['outcome'], 'applied');
}

/** The pull request goes on; then a second comment by the same bot with the plan from before, as of a run that ends late. */
async function twice(rig: GitHubRig): Promise<{ number: number; id: number }> {
  const { number, id, body } = await previewed(rig);
  await pushMore(rig, number);
  await story.preview(rig, number);
  rig.asUser('github-actions[bot]').comment(number, body);
  return { number, id };
}

export const situations: readonly Situation[] = [
  {
    name: 'two comments are ours, and the second holds an older plan',
    async run(rig) {
      const { number } = await twice(rig);
      return difference(await applied(rig, number), { outcome: 'applied', sent: 1 });
    },
  },
  {
    name: 'of two comments that are ours the one with the newer plan is deleted',
    async run(rig) {
      const { number, id } = await twice(rig);
      rig.asUser('mona').remove(id);
      const found = await applied(rig, number);
      await settle(rig);
      return difference(found, { outcome: 'refused', sent: 0 });
    },
  },
  {
    name: 'our comment is deleted between being found and being changed',
    async run(rig) {
      const { number, id } = await previewed(rig);
      await pushMore(rig, number);
      rig.fault('issues/update-comment', { before: () => rig.asUser('mona').remove(id) });
      const run = await story.preview(rig, number);
      const found = { honest: story.dishonest(run), comments: (await story.ourComments(rig, number)).length };
      return difference(
        [found, await applied(rig, number)],
        [
          { honest: null, comments: 1 },
          { outcome: 'applied', sent: 1 },
        ],
      );
    },
  },
  {
    name: 'a user has written the record anew, to the byte',
    async run(rig) {
      const { number, id, body } = await previewed(rig);
      rig.asUser('mona').remove(id);
      rig.asUser('mona').comment(number, body);
      const found = await applied(rig, number);
      await settle(rig);
      return difference(found, { outcome: 'refused', sent: 0 });
    },
  },
  {
    name: 'more than a hundred comments stand before ours',
    async run(rig) {
      const number = await story.openPull(rig);
      for (let at = 0; at < 101; at += 1) rig.asUser('mona').comment(number, `Remark ${String(at)}`);
      await story.preview(rig, number);
      return difference(await applied(rig, number), { outcome: 'applied', sent: 1 });
    },
  },
  { name: 'the pull request of the merge is known after three answers', run: lateBy },
];
