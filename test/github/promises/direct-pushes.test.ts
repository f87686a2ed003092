import { expect, test } from 'vitest';
import { interceptPlatform } from '../action/intercept-platform.ts';
import {
  codeBundleFile,
  expectGreen,
  policyFiles,
  additionalPolicy,
  messagesOf,
  startPolicies,
} from '../action/stories.ts';
import { beginSettled, byHand, low, policies, runOf, runWords, warnings } from './promised.ts';

test('commits without a pull request are named, also if the run breaks off before its end', async () => {
  const story = await beginSettled();
  const { rig } = story;
  let isDead = false;
  const { runOptions } = await interceptPlatform(rig, async (_, pass) => (isDead ? null : pass()));
  const a = await rig.propose(policies, runOptions);
  await rig.pulls.pushTo('main', codeBundleFile('p/default', 'p/java')); // its run is cancelled
  await rig.pulls.merge(a, 'squash');
  const b = await rig.propose({ branch: 'low', files: policyFiles([low]) }, runOptions);
  const push = await rig.pulls.merge(b, 'squash');
  rig.fault('repos/create-commit-status', { after: () => (isDead = true) }); // the platform is gone once the merge of a is marked
  const run = await runOf(story, push, runOptions);
  isDead = false;
  const again = await rig.rerun(run, runOptions);
  const next = await runWords(story, runOptions);
  expect(await story.rulesets()).toEqual(['p/default']);
  expect(
    [again, next].some((one) => !one.isGreen || warnings(one).length > 0),
    `${messagesOf(again)}\n${messagesOf(next)}`,
  ).toBe(true);
});

test('a direct push that the platform has by now is not called "not applied" because of an edit elsewhere', async () => {
  const story = await beginSettled();
  const { rig } = story;
  await runOf(story, await rig.pulls.pushTo('main', codeBundleFile('p/default', 'p/java')));
  await story.editRules('p/default', 'p/java'); // somebody puts it there
  await story.edit([...startPolicies, byHand]); // drift in the other bundle
  const run = await runWords(story);
  expect(messagesOf(run)).not.toContain('is not applied');
});

test('the late run of a direct push, whose change a later reviewed merge brought, is green', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const direct = await rig.pulls.pushTo('main', policyFiles([additionalPolicy])); // its run waits
  const b = await rig.propose({ branch: 'low', files: policyFiles([low]) }); // reviewed with it
  expectGreen(await runOf(story, await rig.pulls.merge(b, 'squash')), 'applied', { creates: '2' });
  const late = await runOf(story, direct);
  // with the digest of another plan (the present one, without changes).
  expect(late.isGreen, messagesOf(late)).toBe(true);
});
