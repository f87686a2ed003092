import { expect, test } from 'vitest';
import { beginBundles, code, filesOf, more, proposal, said, start } from './stories.ts';

const rules = { branch: 'rules', files: code('p/default', 'p/java') };
const low = { slug: 'comment-on-low', severity: ['low'] };

test('pull requests of one deployment that change different bundles do not make each other stale', async () => {
  const story = await beginBundles();
  const { rig } = story;
  const one = await rig.pulls.open(proposal);
  const two = await rig.pulls.open(rules);
  for (const { number } of [one, two]) await rig.run({ event: 'pull_request', pull: number });
  const planned = await story.comment(two.number);
  await rig.run({ event: 'push', push: await rig.pulls.merge(one.number, 'squash') });
  expect(await story.comment(two.number)).toBe(planned);
  expect(rig.statuses).toEqual([]);
  const run = await rig.run({ event: 'push', push: await rig.pulls.merge(two.number, 'merge') });
  expect(run, said(run)).toMatchObject({ isGreen: true, outputs: { outcome: 'applied', updates: '1', creates: '0' } });
  expect(said(run)).not.toContain('warning:');
  expect(await story.rulesets()).toEqual(['p/default', 'p/java']);
  expect(await story.live()).toEqual([...start, more].map(({ slug }) => slug).toSorted());
});

test('nor do they in one group of a merge queue, whose push applies both', async () => {
  const story = await beginBundles();
  const { rig } = story;
  const numbers: number[] = [];
  for (const change of [proposal, rules]) {
    const { number } = await rig.pulls.open(change);
    await rig.run({ event: 'pull_request', pull: number });
    numbers.push(number);
  }
  const group = await rig.pulls.enqueue(numbers);
  expect(await rig.run({ event: 'merge_group', group })).toMatchObject({ isGreen: true });
  const run = await rig.run({ event: 'push', push: await rig.pulls.land(group) });
  expect(run, said(run)).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
  expect(story.puts().map(({ kind }) => kind)).toEqual(['remediation', 'code']);
});

test('a bundle that the plan does not change is left alone when somebody edited it, and the rest is applied', async () => {
  const story = await beginBundles();
  const { rig } = story;
  const { number } = await rig.pulls.open(proposal);
  await rig.run({ event: 'pull_request', pull: number });
  await story.editRules('p/default', 'p/ruby');
  const run = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'squash') });
  expect(run, said(run)).toMatchObject({ isGreen: true, outputs: { outcome: 'applied', creates: '1', updates: '0' } });
  expect(story.puts().map(({ kind }) => kind)).toEqual(['remediation']);
  expect(await story.rulesets()).toEqual(['p/default', 'p/ruby']);
  expect(said(run)).toContain('warning: Not sent: detection/code of acme (1 update).');
  const comment = await story.comment(number);
  expect(comment).toContain('### Policies for `acme`: applied, 1 created\n');
  expect(comment).toContain('Not sent: detection/code of `acme` (1 update).');
  expect(run.summary).toContain('Not sent: ');
});

test('changes that wait in the files of others are left alone by a merge that changes no policies', async () => {
  const story = await beginBundles();
  const { rig } = story;
  await rig.pulls.pushTo('main', filesOf([low]));
  const { number } = await rig.pulls.open({ branch: 'words', files: { 'README.md': 'words\n' } });
  const run = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'rebase') });
  expect(run, said(run)).toMatchObject({ isGreen: true, outputs: { outcome: 'no-changes' } });
  expect(said(run)).toContain('warning: Not sent: remediation of acme (1 create).');
  expect(story.puts()).toEqual([]);
  expect(await rig.comments(number)).toEqual([]);
});

test('a bundle that the merged files themselves change needs a record, also where it had no changes when it was reviewed', async () => {
  const story = await beginBundles();
  const { rig } = story;
  await story.editRules('p/default', 'p/java');
  const { number } = await rig.pulls.open({ branch: 'both', files: { ...proposal.files, ...rules.files } });
  await rig.run({ event: 'pull_request', pull: number });
  await story.editRules('p/default');
  const run = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'squash') });
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'refused' } });
  expect(run.outputs['failure-reason']).toContain('Changed now but not when reviewed: detection/code.');
  expect(story.puts()).toEqual([]);
});

test('a plan by hand does not depend on bundles that it does not change', async () => {
  const story = await beginBundles();
  const { rig } = story;
  await rig.pulls.pushTo('main', filesOf([low]));
  const shown = await rig.run({ event: 'workflow_dispatch' }, { inputs: { command: 'preview' } });
  await story.editRules('p/default', 'p/ruby');
  await rig.pulls.pushTo('main', code('p/default', 'p/ruby'));
  const expected = { inputs: { 'plan-digest': shown.outputs['digest'] ?? '' } };
  const run = await rig.run({ event: 'workflow_dispatch' }, expected);
  expect(run, said(run)).toMatchObject({ isGreen: true, outputs: { outcome: 'applied', creates: '1' } });
});
