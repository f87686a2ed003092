import { expect, test } from 'vitest';
import { type Story, beginStory, filesOf, proposal, said, expectRed, beginProposed } from './stories.ts';

const low = { slug: 'comment-on-low', severity: ['low'] };

/** Two pull requests with policies, previewed and put into one group of the merge queue. */
async function previewTwo({ rig }: Story) {
  const one = await rig.pulls.open(proposal);
  const two = await rig.pulls.open({ branch: 'low', files: filesOf([low]) });
  for (const { number } of [one, two]) await rig.preview(number);
  return { one: one.number, two: two.number, land: async () => rig.pulls.land(await rig.pulls.enqueue([1, 2])) };
}

test('a pull request after a refused one no longer promises that merging applies it', async () => {
  const story = await beginStory();
  const { one, two, land } = await previewTwo(story);
  await story.edit([]);
  const run = await story.rig.run({ event: 'push', push: await land() });
  expectRed(run, 'stale');
  expect(said(run)).toContain('Pull request #2 was not checked: re-run this job.');
  expect(story.comment(one)).toContain('### Policies for `acme`: nothing was applied\n');
  const left = story.comment(two);
  expect(left).toMatch(/^<!-- ifmatch:record:v1:/);
  expect(left).toContain('### Policies for `acme`: not applied yet\n');
  expect(left).toContain('Pull request #1 came before this one in the same push and was not applied.');
  await story.rig.rerun(run);
  expect(story.comment(two)).toBe(left);
});

test('a merge without a token says so in the comment, and a later attempt applies it', async () => {
  const { story, rig, number } = await beginProposed();
  const run = await rig.merge(number, { inputs: { 'api-token': '' } });
  expectRed(run, 'failed');
  const comment = story.comment(number);
  expect(comment).toContain('### Policies for `acme`: failed, nothing was applied\n');
  expect(comment).toContain('No API token');
  const applied = await rig.rerun(run);
  expect(applied).toMatchObject({ outputs: { outcome: 'applied' } });
  const result = story.comment(number);
  await rig.rerun(applied, { inputs: { 'api-token': '' } });
  expect(story.comment(number)).toBe(result);
});
