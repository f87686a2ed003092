import { expect, test } from 'vitest';
import { policyFiles, additionalPolicy, messagesOf, startPolicies } from '../action/stories.ts';
import { beginSettled, byHand, low, policies, runOf, runWords, shown, warnings } from './promised.ts';

test('a reviewed merge that waits while the history of main is rewritten is applied, or named', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose(policies);
  await rig.pulls.merge(a, 'squash'); // its run is cancelled, or still waits
  // git filter-repo: the same files in other commits, forced to main, and a word more
  const tree = (await rig.repository.history(await rig.repository.tip('main')))[0]?.tree ?? '';
  const draft = { refs: ['refs/heads/rewritten'], message: 'Rewritten', author: 'mona' };
  const root = await rig.repository.commit({ ...draft, parents: [], tree });
  const tip = await rig.repository.commit({ ...draft, parents: [root], files: { 'README.md': 'new\n' } });
  const run = await runOf(story, await rig.pulls.pushCommit('main', tip));
  const next = await runWords(story);
  // "Nothing is left to settle: every merge up to this commit was dealt with before." (false).
  const isApplied = (await story.live()).includes(additionalPolicy.slug);
  const isNamed = !run.isGreen || warnings(run).length > 0 || warnings(next).length > 0;
  expect({ isApplied, isNamed }, `${messagesOf(run)}\n${messagesOf(next)}`).toMatchObject({ isNamed: true });
});

test('a merge does not wait for a later one that a force-push took off the branch', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose(policies);
  const push = await rig.pulls.merge(a, 'squash');
  const b = await rig.propose({ branch: 'low', files: policyFiles([low]) }); // reviewed on a base that contains a
  await rig.pulls.merge(b, 'squash');
  const run = await runOf(story, await rig.pulls.pushCommit('main', push.after)); // git push --force: b is off main again
  await runWords(story);
  await rig.rerun(run);
  expect(await story.live(), shown(rig, a)).toContain(additionalPolicy.slug);
});

test('a merge that was taken off main again before its run began is not applied, or its run says so', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const before = await rig.repository.tip('main');
  const a = await rig.propose(policies);
  const push = await rig.pulls.merge(a, 'squash'); // its run waits, say for the approval of its environment
  await runOf(story, await rig.pulls.pushCommit('main', before)); // git push --force: withdrawn
  const run = await runOf(story, push);
  await runWords(story);
  expect((await story.live()).includes(additionalPolicy.slug) && run.isGreen, messagesOf(run)).toBe(false);
});

test('a refused merge stays named after more than 100 commits without a run', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose(policies);
  await story.edit([...startPolicies, byHand]);
  await rig.merge(a); // refused: stale
  let tip = await rig.repository.tip('main');
  for (let at = 0; at < 101; at += 1)
    tip = await rig.repository.commit({
      refs: ['refs/heads/words'],
      parents: [tip],
      message: 'Words',
      author: 'mona',
      files: { 'README.md': `${String(at)}\n` },
    });
  await runOf(story, await rig.pulls.pushCommit('main', tip)); // warns once, in general words
  const run = await runWords(story);
  expect(await story.live()).not.toContain(additionalPolicy.slug);
  expect(run.isGreen && warnings(run).length === 0, messagesOf(run)).toBe(false);
});
