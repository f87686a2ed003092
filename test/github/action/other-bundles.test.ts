import { expect, test } from 'vitest';
import {
  startTwoBundles,
  codeBundleFile,
  additionalPolicy,
  proposal,
  messagesOf,
  startPolicies,
  expectGreen,
  expectRed,
  policyYaml,
} from './stories.ts';

const rules = { branch: 'rules', files: codeBundleFile('p/default', 'p/java') };

test('pull requests of one deployment that change different bundles do not make each other stale', async () => {
  const story = await startTwoBundles();
  const { rig } = story;
  const one = await rig.pulls.open(proposal);
  const two = await rig.pulls.open(rules);
  for (const { number } of [one, two]) await rig.preview(number);
  const planned = story.comment(two.number);
  await rig.merge(one.number);
  expect(story.comment(two.number)).toBe(planned);
  expect(rig.statuses.filter(({ state }) => state !== 'success')).toEqual([]);
  const run = await rig.merge(two.number, {}, 'merge');
  expectGreen(run, 'applied', { updates: '1', creates: '0' });
  expect(messagesOf(run)).not.toContain('warning:');
  expect(await story.rulesets()).toEqual(['p/default', 'p/java']);
  expect(await story.live()).toEqual([...startPolicies, additionalPolicy].map(({ slug }) => slug).toSorted());
});

test('a bundle that the pull request does not change is left alone after an edit on the platform, and the rest is applied', async () => {
  const story = await startTwoBundles();
  const { rig } = story;
  const { number } = await rig.pulls.open(proposal);
  await story.editRules('p/default', 'p/ruby');
  const preview = await rig.preview(number);
  expectGreen(preview, 'changes', { creates: '1', updates: '0' });
  expect(story.comment(number)).toContain(
    'Not part of this change: the platform differs from the files in detection/code. Merging leaves that alone; `ifmatch drift` shows it.',
  );
  await story.editRules('p/default', 'p/java');
  const run = await rig.merge(number);
  expectGreen(run, 'applied', { creates: '1', updates: '0' });
  expect(story.puts().map(({ kind }) => kind)).toEqual(['remediation']);
  expect(await story.rulesets()).toEqual(['p/default', 'p/java']);
  expect(messagesOf(run)).not.toContain('warning:');
  expect(story.comment(number)).toContain('### Policies for `acme`: applied, 1 created\n');
});

test('a bundle that the merged files change is refused once it has changes, if it had none at the review', async () => {
  const story = await startTwoBundles();
  const { rig } = story;
  await story.editRules('p/default', 'p/java');
  const number = await rig.propose({ branch: 'both', files: { ...proposal.files, ...rules.files } });
  await story.editRules('p/default');
  const run = await rig.merge(number);
  expectRed(run, 'stale');
  expect(run.outputs['failure-reason']).toMatch(/^The platform changed since the review/);
  expect(story.puts()).toEqual([]);
});

test('a merge that changes only a YAML comment reverts no later edit on the platform', async () => {
  const story = await startTwoBundles();
  const { rig } = story;
  const files = {
    'policies/comment-on-high.yaml': policyYaml({ slug: 'comment-on-high', severity: ['high'] }, '# Why.\n'),
  };
  const number = await rig.propose({ branch: 'comment', files });
  await story.editRules('p/default', 'p/ruby');
  await story.edit([...startPolicies, additionalPolicy]);
  const run = await rig.merge(number);
  expectGreen(run, 'no-changes');
  expect(story.puts()).toEqual([]);
  expect(await story.rulesets()).toEqual(['p/default', 'p/ruby']);
  expect(await story.live()).toContain(additionalPolicy.slug);
  expect(messagesOf(run)).toContain('notice: No changes to apply\n');
  expect(messagesOf(run)).not.toContain('warning:');
});
