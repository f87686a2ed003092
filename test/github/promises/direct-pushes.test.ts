import { expect, test } from 'vitest';
import { behind } from '../action/platforms.ts';
import { code, expectGreen, filesOf, more, said, start } from '../action/stories.ts';
import { beginSettled, byHand, low, policies, runOf, runWords, warnings } from './promised.ts';

test('commits without a pull request are named, also if the run breaks off before its end', async () => {
  const story = await beginSettled();
  const { rig } = story;
  let isDead = false;
  const { how } = await behind(rig, async (_, pass) => (isDead ? null : pass()));
  const a = await rig.propose(policies, how);
  await rig.pulls.pushTo('main', code('p/default', 'p/java')); // its run is cancelled
  await rig.pulls.merge(a, 'squash');
  const b = await rig.propose({ branch: 'low', files: filesOf([low]) }, how);
  const push = await rig.pulls.merge(b, 'squash');
  rig.fault('repos/create-commit-status', { after: () => (isDead = true) }); // the platform is gone once the merge of a is marked
  const run = await runOf(story, push, how);
  isDead = false;
  const again = await rig.rerun(run, how);
  const next = await runWords(story, how);
  expect(await story.rulesets()).toEqual(['p/default']);
  expect(
    [again, next].some((one) => !one.isGreen || warnings(one).length > 0),
    `${said(again)}\n${said(next)}`,
  ).toBe(true);
});

test('a direct push that the platform has by now is not called "not applied" because of an edit elsewhere', async () => {
  const story = await beginSettled();
  const { rig } = story;
  await runOf(story, await rig.pulls.pushTo('main', code('p/default', 'p/java')));
  await story.editRules('p/default', 'p/java'); // somebody puts it there
  await story.edit([...start, byHand]); // drift in the other bundle
  const run = await runWords(story);
  expect(said(run)).not.toContain('is not applied');
});

test('the late run of a direct push, whose change a later reviewed merge brought, is green', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const direct = await rig.pulls.pushTo('main', filesOf([more])); // its run waits
  const b = await rig.propose({ branch: 'low', files: filesOf([low]) }); // reviewed with it
  expectGreen(await runOf(story, await rig.pulls.merge(b, 'squash')), 'applied', { creates: '2' });
  const late = await runOf(story, direct);
  // with the digest of another plan (the present one, without changes).
  expect(late.isGreen, said(late)).toBe(true);
});
