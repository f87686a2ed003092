import { expect, test } from 'vitest';
import {
  expectGreen,
  policyFiles,
  additionalPolicy,
  policyPath,
  messagesOf,
  startPolicies,
} from '../action/stories.ts';
import { allShown, beginSettled, byHand, low, policies, runOf, runWords, shown } from './promised.ts';
import type { GitHubRig } from '../../rig/github/github-rig.ts';

test('a refused merge that another pull request reverts is not called applied', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose(policies);
  await story.edit([...startPolicies, byHand]);
  await runOf(story, await rig.pulls.merge(a, 'squash')); // refused: stale
  await story.edit(startPolicies);
  const b = await rig.propose({ branch: 'revert', files: { [policyPath(additionalPolicy)]: null } });
  await rig.merge(b);
  expect(await story.live()).not.toContain(additionalPolicy.slug);
  expect(shown(rig, a)).toContain('with these changes or with what replaced them');
});

test('another run, or a person who re-runs it, shows the plan again whose visible text somebody edited', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose({ branch: 'del', files: { [policyPath(startPolicies[1] ?? { slug: '' })]: null } });
  const [comment = { id: 0, body: '' }] = rig.comments(a);
  // The hidden first line stays: the record is intact, and a merge applies the deletion.
  rig.asUser('hubot').edit(comment.id, `${comment.body.split('\n')[0] ?? ''}\nNo changes. Nothing to review.`);
  await rig.rerun(await rig.preview(a));
  expect(allShown(rig, a).join('\n')).toContain('comment-on-high');
});

async function applyByHand(rig: GitHubRig) {
  const { outputs } = await rig.run({ event: 'workflow_dispatch' });
  expectGreen(
    await rig.run({ event: 'workflow_dispatch' }, { inputs: { 'plan-digest': outputs['digest'] ?? '' } }),
    'applied',
  );
}

test('a merge whose plan a person applied by hand before its run says so', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose(policies);
  const push = await rig.pulls.merge(a, 'squash');
  await applyByHand(rig);
  await runOf(story, push);
  await runWords(story);
  expect(shown(rig, a)).not.toContain('Merging applies exactly this plan');
});

test('a refused merge that a person applied by its digest is no longer called not applied', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose(policies);
  await story.edit([...startPolicies, byHand]);
  await rig.merge(a);
  await applyByHand(rig);
  await runWords(story);
  expect(shown(rig, a)).not.toMatch(/^### Policies: not applied/);
});

for (const [what, others] of [
  ['reverts it', {}],
  ['replaces it by another policy', policyFiles([low])],
] as const)
  test(`a merge that is not applied before a later one ${what} is not called applied with that`, async () => {
    const story = await beginSettled();
    const { rig } = story;
    const a = await rig.propose(policies);
    await rig.pulls.merge(a, 'squash'); // its run still waits
    const b = await rig.propose({ branch: 'revert', files: { [policyPath(additionalPolicy)]: null, ...others } });
    await rig.merge(b);
    expect(await story.live()).not.toContain(additionalPolicy.slug);
    expect(shown(rig, a)).not.toMatch(/applied with|includes them/);
  });

test('two first runs at once (opened, labeled) leave no second comment that promises for ever', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const { number } = await rig.pulls.open(policies);
  await Promise.all([rig.preview(number), rig.run({ event: 'pull_request', pull: number, action: 'labeled' })]);
  await rig.merge(number);
  expect(allShown(rig, number).join('\n')).not.toContain('Merging applies exactly this plan');
});

test('the re-run that a stale comment asks for shows the plan again, when the platform is back', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const { number } = await rig.pulls.open(policies);
  const preview = await rig.preview(number);
  await story.edit([...startPolicies, byHand]);
  await rig.run({ event: 'schedule' }); // marks it stale: a run with a higher id than the preview's
  await story.edit(startPolicies);
  const again = await rig.rerun(preview);
  expect(again.isGreen).toBe(true);
  expect(allShown(rig, number).join('\n')).toContain('Merging applies exactly this plan');
});

test('a plan whose record could not be confirmed was not "edited"', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const { number } = await rig.pulls.open(policies);
  rig.fault('repos/create-commit-status', { reset: 'after' }, { times: Infinity }); // set, but no answer
  await rig.preview(number); // red: not recorded; its comment says so
  rig.clearFaults();
  const run = await rig.merge(number);
  expect(messagesOf(run)).toContain('a failed preview');
});

test('a re-run after a refusal does not say that the first attempt settled merges', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose(policies);
  await story.edit([...startPolicies, byHand]);
  const run = await rig.merge(a); // refused: nothing was settled, and nothing sent
  expect(messagesOf(await rig.rerun(run))).not.toContain('settled merges');
});

test('the re-run of an older run is not green unless the plan is recorded', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const { number } = await rig.pulls.open(policies);
  rig.fault('repos/create-commit-status', { status: 500 }, { times: Infinity });
  const first = await rig.preview(number); // opened: red, not recorded
  await rig.run({ event: 'pull_request', pull: number, action: 'labeled' }); // red, not recorded
  rig.clearFaults();
  const again = await rig.rerun(first);
  const isRecorded = rig.statuses.some(({ context }) => context === 'ifmatch / record');
  expect([again.isGreen, isRecorded], `${messagesOf(again)}\n${shown(rig, number)}`).toEqual([true, true]);
});
