import { expect, test } from 'vitest';
import {
  expectGreen,
  policyFiles,
  additionalPolicy,
  policyPath,
  messagesOf,
  startPolicies,
} from '../action/stories.ts';
import { allShown, beginSettled, byHand, low, policies, rules, runOf, runWords, shown, slugs } from './promised.ts';

test('an octopus merge of two pull requests of different bundles says nothing false of either', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const [a, b] = [await rig.propose(policies), await rig.propose(rules)];
  const base = await rig.repository.tip('main');
  const [one, two] = [rig.pulls.get(a).head, rig.pulls.get(b).head];
  const tree = (await rig.repository.mergeTree(one, two)) ?? '';
  const draft = { refs: ['refs/heads/octopus'], parents: [base, one, two], message: 'Octopus', author: 'mona' };
  const run = await runOf(story, await rig.pulls.pushCommit('main', await rig.repository.commit({ ...draft, tree })));
  expect(messagesOf(run) + allShown(rig, a).join('') + allShown(rig, b).join('')).not.toMatch(
    /is part of|reviewed with its changes/,
  );
});

test('the commits of a rebase are no direct push, though GitHub does not know yet whose they are', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const { number } = await rig.pulls.open(policies);
  await rig.pulls.push(number, policyFiles([low]));
  await rig.preview(number);
  await story.edit([...startPolicies, byHand]);
  const push = await rig.pulls.merge(number, 'rebase');
  rig.delays.commitPulls = 3;
  const run = await runOf(story, push); // refused: stale
  expect(messagesOf(run)).not.toContain('without a pull request');
});

const third = { slug: 'comment-on-third', severity: ['high'] };

for (const stacked of [false, true])
  test(`a later merge reviewed with an earlier one is the only one sent, ${stacked ? 'as a stack, too' : 'alone'}`, async () => {
    const story = await beginSettled();
    const { rig } = story;
    const a = await rig.propose(policies);
    const first = await rig.pulls.merge(a, 'squash');
    const lower = await rig.pulls.open({ branch: 'lower', files: policyFiles([low]) });
    if (!stacked) rig.pulls.close(lower.number);
    const upper = await rig.propose({ branch: 'upper', files: policyFiles([third]), from: lower.head });
    const second = await rig.pulls.merge(upper, 'merge');
    await runOf(story, first);
    const run = await runOf(story, second);
    expect(await story.live(), messagesOf(run)).toEqual(slugs(additionalPolicy, low, third));
  });

test('a pull request whose branch another one merged and undid is not called applied with it', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const lower = await rig.pulls.open({ branch: 'lower', files: policyFiles([low]) });
  await rig.preview(lower.number);
  // Contains lower's head, and takes its policy out again.
  const upper = await rig.propose({
    branch: 'upper',
    files: { [policyPath(low)]: null, ...policyFiles([additionalPolicy]) },
    from: lower.head,
  });
  const run = await rig.merge(upper, {}, 'merge');
  expect(run.isGreen).toBe(true);
  expect(await story.live()).not.toContain(low.slug);
  expect(shown(rig, lower.number)).not.toMatch(/applied with|includes them/);
});

test('a merge is applied by a later run though 100 other closed pull requests changed since', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose(policies);
  await rig.pulls.merge(a, 'squash'); // its run is cancelled
  for (let at = 0; at < 101; at += 1) {
    const { number } = await rig.pulls.open({ branch: `b${String(at)}`, from: await rig.repository.tip('main') });
    rig.pulls.close(number); // or a bot labels old ones
  }
  const run = await runWords(story);
  expect(messagesOf(run)).not.toMatch(/without a pull request|every merge up to this commit was dealt with/);
  expectGreen(run, 'applied');
  expect(await story.live()).toContain(additionalPolicy.slug);
});

test('a pull request of a head that another one recorded: no talk of a rotated token', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose(policies);
  const { head } = rig.pulls.get(a);
  rig.pulls.close(a);
  const b = await rig.pulls.open({ branch: 'again', from: head }); // closed, and opened anew: a usual thing
  const run = await rig.merge(b.number); // merged before its preview
  expect(messagesOf(run)).toContain('has no reviewed plan');
});

test('a later merge reviewed with an earlier one is the only one sent, though a branch of 101 commits was merged in between', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose(policies);
  const first = await rig.pulls.merge(a, 'squash'); // its run waits
  const big = await rig.pulls.open({ branch: 'big', files: { 'src/a': 'a\n' } });
  let { head } = big;
  for (let at = 0; at < 101; at += 1)
    head = await rig.repository.commit({
      refs: ['refs/heads/long'],
      parents: [head],
      message: 'More',
      author: 'mona',
      files: { 'src/a': `${String(at)}\n` },
    });
  await rig.pulls.forcePush(big.number, head);
  await rig.pulls.merge(big.number, 'merge');
  const b = await rig.propose({ branch: 'low', files: policyFiles([low]) });
  const second = await rig.pulls.merge(b, 'squash');
  await runOf(story, first);
  const run = await runOf(story, second);
  expect(await story.live(), messagesOf(run)).toEqual(slugs(additionalPolicy, low));
});

test('of two pull requests with one head, the reviewed one is applied', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose(policies); // reviewed
  await rig.pulls.open({ branch: 'again', from: rig.pulls.get(a).head }); // another branch of the same commit, to main as well
  const run = await rig.merge(a, {}, 'merge'); // GitHub marks both as merged
  expect(await story.live(), `${messagesOf(run)}\n${shown(rig, a)}`).toContain(additionalPolicy.slug);
});

test('the review does not move into a copy of the comment by somebody without rights', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const { number } = await rig.pulls.open(policies);
  const preview = await rig.preview(number);
  const [ours = { id: 0, body: '' }] = rig.comments(number);
  rig.asUser('mallory').comment(number, ours.body); // anybody may comment, with a copy of the hidden line
  rig.asUser('hubot').remove(ours.id); // a maintainer tidies up
  await rig.rerun(preview);
  const shownBy = rig.comments(number).findLast(({ body }) => body.includes('Merging applies exactly this plan'));
  const anchored = rig.statuses.findLast(({ context }) => context === 'ifmatch / record')?.target_url ?? '';
  const mallorys = rig.comments(number).find(({ user }) => user.login === 'mallory');
  expect([shownBy?.user.login, anchored.endsWith(String(mallorys?.id))]).toEqual(['github-actions[bot]', false]);
});

test('a merge that changes no bundle, since another brought the same change, sends nothing', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const a = await rig.propose(policies);
  const b = await rig.propose({
    branch: 'same',
    files: { ...policyFiles([additionalPolicy]), 'README.md': 'words\n' },
  }); // the same policy
  await rig.merge(a);
  await story.edit(startPolicies); // undone on the platform
  await rig.preview(b); // red
  const before = allShown(rig, b).join('\n'); // "stale, do not merge yet … If merged now, the apply is refused and nothing changes."
  const run = await rig.merge(b); // changes README.md only
  expect(before).toContain('If merged now, the apply is refused and nothing changes');
  expect(await story.live(), messagesOf(run)).not.toContain(additionalPolicy.slug);
});
