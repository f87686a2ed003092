import { expect, test } from 'vitest';
import { gitOutput } from '../../rig/git.ts';
import { startStory, proposal, messagesOf, expectGreen, expectRed, startProposal } from './stories.ts';

/** A job whose actions/checkout has a "ref:": its files are those of another commit. */
const elsewhere = { depth: 2, prepare: (folder: string) => gitOutput(folder, ['checkout', '--quiet', 'HEAD^1']) };
const says = /error: The checkout is at [0-9a-f]{40}, and not at [0-9a-f]{40}\.\nfix: Remove "ref:"/;

test('a job with another commit checked out never reports "no changes"', async () => {
  const story = await startStory();
  const { rig } = story;
  const { number } = await rig.pulls.open(proposal);
  // A preview reads the present merge from git, whatever is checked out.
  expectGreen(await rig.preview(number, elsewhere), 'changes', { creates: '1' });
  const planned = story.comment(number);
  const group = await rig.run({ event: 'merge_group', group: await rig.pulls.enqueue([number]) }, elsewhere);
  const push = await rig.pulls.merge(number, 'squash');
  const merged = await rig.run({ event: 'push', push }, elsewhere);
  const byHand = await rig.run({ event: 'workflow_dispatch' }, elsewhere);
  for (const run of [group, merged, byHand]) {
    expectRed(run, 'failed');
    expect(messagesOf(run)).toMatch(says);
  }
  expect(story.comment(number)).toBe(planned);
  expect(story.puts()).toEqual([]);
  expect(await rig.run({ event: 'push', push })).toMatchObject({ outputs: { outcome: 'applied' } });
});

test('a job without a checkout is told to add one', async () => {
  const { story, rig, number } = await startProposal();
  const planned = story.comment(number);
  const preview = await rig.preview(number, { depth: null });
  const merged = await rig.merge(number, { depth: null });
  const drift = await rig.run({ event: 'schedule' }, { depth: null });
  for (const run of [preview, merged, drift]) {
    expectRed(run, 'failed');
    expect(messagesOf(run)).toMatch(/(?:Add|Run) actions\/checkout before this step/);
  }
  expect(story.comment(number)).toBe(planned);
  expect(story.puts()).toEqual([]);
});
