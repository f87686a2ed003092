import { describe, expect, test } from 'vitest';
import {
  expectGreen,
  expectRed,
  policyFiles,
  additionalPolicy,
  messagesOf,
  startPolicies,
  type Story,
  policyYaml,
} from '../action/stories.ts';
import {
  beginSettled,
  byHand,
  low,
  otherPolicy,
  policies,
  rules,
  runWords,
  sent,
  shown,
  slugs,
  warnings,
} from './promised.ts';

// Promise 8: a pull request writes only the bundles that its files change.

/** Somebody changes both bundles on the platform. */
async function drift(story: Story): Promise<void> {
  await story.edit([...startPolicies, byHand]);
  await story.editRules('p/default', 'p/ruby');
}

describe('while the platform differs from the files, a pull request that changes', () => {
  test('a README plans nothing, records nothing and reverts nothing', async () => {
    const story = await beginSettled();
    const { rig } = story;
    await drift(story);
    const { number } = await rig.pulls.open({ branch: 'words', files: { 'README.md': 'words\n' } });
    const preview = await rig.preview(number);
    expectGreen(preview, 'no-changes', { creates: '0', updates: '0', deletes: '0' });
    expect(preview.summary).not.toContain('Delete');
    expect(preview.summary).toContain('Not part of this change: the platform differs from the files in');
    expect(rig.statuses.some(({ context }) => context === 'ifmatch / record')).toBe(false);
    const run = await rig.merge(number);
    expectGreen(run, 'no-changes');
    expect(warnings(run)).toEqual([]);
    expect(sent(story)).toEqual([]);
    expect([await story.live(), await story.rulesets()]).toEqual([slugs(byHand), ['p/default', 'p/ruby']]);
  });

  test('a comment in a policy file, or moves a policy to another file, does the same', async () => {
    const story = await beginSettled();
    const { rig } = story;
    await drift(story);
    const files = {
      'policies/comment-on-high.yaml': policyYaml({ slug: 'comment-on-high', severity: ['high'] }, '# Why.\n'),
      'policies/block-critical.yaml': null,
      'policies/moved.yaml': policyYaml({ slug: 'block-critical', severity: ['critical'], action: 'block' }),
    };
    const { number } = await rig.pulls.open({ branch: 'moved', files });
    expectGreen(await rig.preview(number), 'no-changes');
    expectGreen(await rig.merge(number), 'no-changes');
    expect(sent(story)).toEqual([]);
  });

  test('one bundle writes that one, and its comment says in one line that the other one differs', async () => {
    const story = await beginSettled();
    const { rig } = story;
    await story.edit([...startPolicies, byHand]);
    const number = await rig.propose(rules);
    const comment = shown(rig, number);
    const lines = comment.split('\n').filter((line) => line.includes('Not part of this change'));
    expect(lines).toEqual([
      'Not part of this change: the platform differs from the files in remediation. Merging leaves that alone; `ifmatch drift` shows it.',
    ]);
    expect(comment).not.toContain(byHand.slug);
    const run = await rig.merge(number);
    expectGreen(run, 'applied', { creates: '0', updates: '1', deletes: '0' });
    expect(sent(story)).toEqual(['code']);
    expect(await story.live()).toEqual(slugs(byHand));
  });

  test('the edited bundle itself shows the revert, and that is what merging does', async () => {
    const story = await beginSettled();
    const { rig } = story;
    await drift(story);
    const number = await rig.propose(policies);
    expect(shown(rig, number)).toContain(`**Delete** policy \`${byHand.slug}\``);
    expectGreen(await rig.merge(number), 'applied', { creates: '1', deletes: '1' });
    expect(sent(story)).toEqual(['remediation']);
    expect(await story.rulesets()).toEqual(['p/default', 'p/ruby']);
  });
});

test('an edit of another bundle after the review neither makes the pull request stale nor is reverted', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const number = await rig.propose(policies);
  await story.editRules('p/default', 'p/ruby');
  expectGreen(await rig.run({ event: 'pull_request', pull: number, action: 'labeled' }), 'changes');
  expect(rig.comments(number)).toHaveLength(1);
  expectGreen(await rig.merge(number), 'applied');
  expect(sent(story)).toEqual(['remediation']);
  expect(await story.rulesets()).toEqual(['p/default', 'p/ruby']);
});

test('a pull request that takes its change to a bundle back writes it no more', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const number = await rig.propose({ branch: 'both', files: { ...policies.files, ...rules.files } });
  await rig.pulls.push(number, { 'policies/comment-on-medium.yaml': null });
  await story.edit([...startPolicies, byHand]);
  await rig.preview(number);
  expectGreen(await rig.merge(number), 'applied', { creates: '0', updates: '1', deletes: '0' });
  expect(sent(story)).toEqual(['code']);
  expect(await story.live()).toEqual(slugs(byHand));
});

test('a bundle whose change another pull request brought first is not written again', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const both = await rig.propose({ branch: 'both', files: { ...policies.files, ...rules.files } });
  const same = await rig.propose(policies);
  expectGreen(await rig.merge(same), 'applied');
  await story.edit([...startPolicies, additionalPolicy, byHand]);
  await rig.pulls.push(both, {});
  await rig.preview(both);
  expectGreen(await rig.merge(both), 'applied', { updates: '1', deletes: '0' });
  expect(await story.live()).toEqual(slugs(additionalPolicy, byHand));
});

test('a bundle that the merge changes, but that had no changes at its review, is refused once it has some', async () => {
  const story = await beginSettled();
  const { rig } = story;
  await story.edit([...startPolicies, additionalPolicy]);
  const number = await rig.propose({ branch: 'both', files: { ...policies.files, ...rules.files } });
  await story.edit(startPolicies);
  const run = await rig.merge(number);
  expectRed(run, 'stale');
  expect(run.outputs['failure-reason']).toMatch(/^The platform changed since the review/);
  expect(sent(story)).toEqual([]);
});

test('a queued group of a README alone passes while the platform differs', async () => {
  const story = await beginSettled();
  const { rig } = story;
  const words = await rig.propose({ branch: 'words', files: { 'README.md': 'words\n' } });
  await drift(story);
  const run = await rig.run({ event: 'merge_group', group: await rig.pulls.enqueue([words]) });
  expect(run.isGreen, messagesOf(run)).toBe(true);
  expect(run.outputs).toMatchObject({ deletes: '0', updates: '0' });
});

test('a later README push leaves an edit alone that came after an apply', async () => {
  const story = await beginSettled();
  const { rig } = story;
  expectGreen(await rig.merge(await rig.propose(otherPolicy)), 'applied');
  await story.edit([...startPolicies, low, byHand]);
  expectGreen(await runWords(story), 'no-changes');
  expect(await story.live()).toEqual(slugs(low, byHand));
});

test('the drift that pull requests leave alone is what the schedule reports', async () => {
  const story = await beginSettled();
  const { rig } = story;
  await drift(story);
  await rig.merge(await rig.propose({ branch: 'words', files: { 'README.md': 'words\n' } }));
  const permissions = { contents: 'read', pull_requests: 'write', statuses: 'write', issues: 'write' } as const;
  const run = await rig.run({ event: 'schedule' }, { permissions });
  expect(run.outputs['drift']).toBe('true');
  expect(run.summary).toContain(byHand.slug);
});

test('new policies elsewhere on the platform do not get into the record of a bundle that is not declared', async () => {
  const story = await beginSettled({ files: policyFiles(startPolicies) });
  const { rig } = story;
  const number = await rig.propose({ branch: 'gone', files: { 'policies/code.yaml': null } });
  await story.editRules('p/default', 'p/ruby');
  expectGreen(await rig.merge(number), 'no-changes');
  expect(await story.rulesets()).toEqual(['p/default', 'p/ruby']);
});
