import type { GitHubRig } from '../../rig/github/github-rig.ts';
import { describeDifference } from '../resources/tally.ts';
import * as faultRuns from './fault-runs.ts';

/** An unusual state of a pull request's comments, or of what GitHub knows about a merge. `run` returns what went wrong, or null. */
export type Situation = { readonly name: string; readonly run: (rig: GitHubRig) => Promise<string | null> };

async function openAndPreview(rig: GitHubRig): Promise<{ number: number; id: number; body: string }> {
  const number = await faultRuns.openPull(rig);
  await faultRuns.preview(rig, number);
  const [comment] = rig.comments(number);
  return { number, id: comment?.id ?? 0, body: comment?.body ?? '' };
}

const pushAnotherCommit = (rig: GitHubRig, number: number): Promise<string> =>
  rig.pulls.push(number, { [`notes-${String(number)}.md`]: 'more\n' });

/** Merges a previewed pull request and applies it. Returns its outcome or what its report got wrong, and the number of PUTs. */
async function mergeAndApply(rig: GitHubRig, number: number): Promise<{ outcome: string; sent: number }> {
  const putCountBefore = rig.platform.log().length;
  const run = await faultRuns.apply(rig, { push: await rig.pulls.merge(number, 'squash') });
  return {
    outcome: faultRuns.findReportingError(run) ?? run.outputs['outcome'] ?? '',
    sent: rig.platform.log().length - putCountBefore,
  };
}

/** Applies what a refused merge left undone, in a manual run with its digest, so that the next situation starts without pending changes. */
async function applyManually(rig: GitHubRig): Promise<void> {
  const manualPreview = await rig.run({ event: 'workflow_dispatch' });
  await rig.run({ event: 'workflow_dispatch' }, { inputs: { 'plan-digest': manualPreview.outputs['digest'] ?? '' } });
}

async function applyWithDelayedPulls(rig: GitHubRig): Promise<string | null> {
  const reviewed = await faultRuns.previewAndMerge(rig);
  rig.delays.commitPulls = 3;
  const run = await faultRuns.apply(rig, reviewed);
  return faultRuns.findReportingError(run) ?? describeDifference(run.outputs['outcome'], 'applied');
}

/** Previews, pushes and previews again; then posts the first comment a second time, as a run that ends late would. */
async function openWithTwoComments(rig: GitHubRig): Promise<{ number: number; id: number }> {
  const { number, id, body } = await openAndPreview(rig);
  await pushAnotherCommit(rig, number);
  await faultRuns.preview(rig, number);
  rig.asUser('github-actions[bot]').comment(number, body);
  return { number, id };
}

export const situations: readonly Situation[] = [
  {
    name: 'two comments are ours, and the second holds an older plan',
    async run(rig) {
      const { number } = await openWithTwoComments(rig);
      return describeDifference(await mergeAndApply(rig, number), { outcome: 'applied', sent: 1 });
    },
  },
  {
    name: 'of two comments that are ours the one with the newer plan is deleted',
    async run(rig) {
      const { number, id } = await openWithTwoComments(rig);
      rig.asUser('mona').remove(id);
      const result = await mergeAndApply(rig, number);
      await applyManually(rig);
      return describeDifference(result, { outcome: 'refused', sent: 0 });
    },
  },
  {
    name: 'our comment is deleted between being found and being changed',
    async run(rig) {
      const { number, id } = await openAndPreview(rig);
      await pushAnotherCommit(rig, number);
      rig.fault('issues/update-comment', { before: () => rig.asUser('mona').remove(id) });
      const run = await faultRuns.preview(rig, number);
      const previewResult = {
        honest: faultRuns.findReportingError(run),
        comments: (await faultRuns.ourComments(rig, number)).length,
      };
      return describeDifference(
        [previewResult, await mergeAndApply(rig, number)],
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
      const { number, id, body } = await openAndPreview(rig);
      rig.asUser('mona').remove(id);
      rig.asUser('mona').comment(number, body);
      const result = await mergeAndApply(rig, number);
      await applyManually(rig);
      return describeDifference(result, { outcome: 'refused', sent: 0 });
    },
  },
  {
    name: 'more than a hundred comments stand before ours',
    async run(rig) {
      const number = await faultRuns.openPull(rig);
      for (let index = 0; index < 101; index += 1) rig.asUser('mona').comment(number, `Remark ${String(index)}`);
      await faultRuns.preview(rig, number);
      return describeDifference(await mergeAndApply(rig, number), { outcome: 'applied', sent: 1 });
    },
  },
  { name: 'the pull request of the merge is known after three answers', run: applyWithDelayedPulls },
];
