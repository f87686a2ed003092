import { expect, test } from 'vitest';
import { signalledAction } from './signalled.ts';
import { beginStory, proposal } from './stories.ts';

test('a job that is cancelled when its comment begins to say that the plan is being applied tells that nothing was', async () => {
  const story = await beginStory();
  const { number } = await story.rig.pulls.open(proposal);
  await story.rig.run({ event: 'pull_request', pull: number });
  const push = await story.rig.pulls.merge(number, 'squash');
  const { how, cancel } = signalledAction();
  story.rig.fault('issues/update-comment', { after: cancel });
  const run = await story.rig.run({ event: 'push', push }, how);
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'failed' } });
  expect(story.puts()).toEqual([]);
  const comment = await story.comment(number);
  expect(comment).toContain('Stopped before it was sent.');
  expect(comment).not.toContain('being applied');
});
