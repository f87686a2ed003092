import { expect, test } from 'vitest';
import { type Story, startStory, policyFiles, proposal, messagesOf, expectRed, startProposal } from './stories.ts';

const low = { slug: 'comment-on-low', severity: ['low'] };

/** Two pull requests with policies, previewed and put into one group of the merge queue. */
async function previewTwo({ rig }: Story) {
  const one = await rig.pulls.open(proposal);
  const two = await rig.pulls.open({ branch: 'low', files: policyFiles([low]) });
  for (const { number } of [one, two]) await rig.preview(number);
  return { one: one.number, two: two.number, land: async () => rig.pulls.land(await rig.pulls.enqueue([1, 2])) };
}

test('each pull request of a push that is refused says so in its comment', async () => {
  const story = await startStory();
  const { one, two, land } = await previewTwo(story);
  await story.edit([]);
  const run = await story.rig.run({ event: 'push', push: await land() });
  expectRed(run, 'stale', { creates: '4' });
  for (const [number, says] of [
    [one, 'The platform changed since the review'],
    [two, 'The files of `remediation of acme` are not those that were reviewed.'],
  ] as const) {
    const comment = story.comment(number);
    expect(comment).toContain('### Policies: not applied\n');
    expect(comment).toContain(says);
    expect(comment).toContain(run.outputs['digest']);
    expect(comment).not.toContain('Merging applies');
  }
  const again = await story.rig.rerun(run);
  expectRed(again, 'stale');
  expect(story.puts()).toEqual([]);
});

test('a merge without a token is red, and a later attempt applies it', async () => {
  const { story, rig, number } = await startProposal();
  const run = await rig.merge(number, { inputs: { 'api-token': '' } });
  expectRed(run, 'failed');
  expect(messagesOf(run)).toContain('No API token');
  const applied = await rig.rerun(run);
  expect(applied).toMatchObject({ outputs: { outcome: 'applied' } });
  const result = story.comment(number);
  await rig.rerun(applied, { inputs: { 'api-token': '' } });
  expect(story.comment(number)).toBe(result);
});
