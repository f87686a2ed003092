import { expect, test } from 'vitest';
import { expectGreen, additionalPolicy, messagesOf, startPolicies } from '../action/stories.ts';
import { beginSettled, policies, runOf, runWords, shown } from './promised.ts';

test('a plan is used once, also if the commit could not be marked', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose(policies);
  const push = await rig.pulls.merge(a, 'squash');
  rig.fault('repos/create-commit-status', { status: 403 }, { times: Infinity });
  expectGreen(await runOf(story, push), 'applied');
  rig.clearFaults();
  expect(shown(rig, a)).toContain('Exactly the reviewed plan, applied by'); // the sealed comment knows it
  await story.edit(startPolicies); // undone on the platform
  const run = await runWords(story);
  expect(await story.live(), messagesOf(run)).not.toContain(additionalPolicy.slug);
});

test('a commit whose statuses somebody filled up blocks its apply, which could not be marked, and causes none', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose(policies);
  const push = await rig.pulls.merge(a, 'squash');
  for (let at = 0; at < 1000; at += 1)
    await rig
      .asUser('hubot')
      .status(push.after, { state: 'success', context: 'ifmatch / applied', description: 'junk' });
  const run = await runOf(story, push);
  expect(run.isGreen).toBe(false);
  expect(shown(rig, a)).toContain('Somebody with write access added them');
  expect(await story.live(), messagesOf(run)).not.toContain(additionalPolicy.slug);
});
