import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git } from '../rig/git.ts';
import { beginStory, filesOf, more, pathOf, said, start } from './stories.ts';

const strict = 'guards: { max_deletes: 0 }\n';
const rename = { 'ifmatch.yaml': null, 'security.yaml': strict };
const renamed = { inputs: { config: 'security.yaml' } };
const begin = () => beginStory({ files: { ...filesOf(start), 'ifmatch.yaml': strict } });
const less = { [pathOf({ slug: 'comment-on-high' })]: null };

test('a config that a pull request renames goes on judging it, in the comment that there is', async () => {
  const story = await begin();
  const { rig } = story;
  const { number } = await rig.pulls.open({ branch: 'less', files: less });
  expect(await rig.run({ event: 'pull_request', pull: number })).toMatchObject({
    outputs: { outcome: 'needs-approval' },
  });
  await rig.pulls.push(number, rename);
  const run = await rig.run({ event: 'pull_request', pull: number }, renamed);
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'needs-approval', deletes: '1' } });
  expect(await story.comment(number)).toContain(
    '### Policies for `acme`: 1 delete; enforcement: looser; approval required\n',
  );
});

test('a merge that renames the config is applied, also as the workflow of the base branch previewed it', async () => {
  for (const event of ['pull_request', 'pull_request_target'] as const) {
    const story = await begin();
    const { rig } = story;
    const { number } = await rig.pulls.open({ branch: 'more', files: { ...filesOf([more]), ...rename } });
    await rig.run({ event, pull: number }, event === 'pull_request' ? renamed : {});
    const run = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'squash') }, renamed);
    expect(run).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
    expect(await story.comment(number)).toContain('### Policies for `acme`: applied, 1 created\n');
  }
});

test('the comment and the plan of a renamed config are kept whatever it says', async () => {
  for (const [before, after] of [
    ['policies: policies\n', 'policies: policies\n'],
    ['policies: [policies, policies/*.yaml]\n', 'policies: policies\n'],
    ['impact: off\n', 'impact: off # no findings\n'],
  ] as const) {
    const story = await beginStory({ files: { ...filesOf(start), 'ifmatch.yaml': before } });
    const { rig } = story;
    const files = { ...filesOf([more]), 'ifmatch.yaml': null, 'security.yaml': after };
    const { number } = await rig.pulls.open({ branch: 'more', files });
    await rig.run({ event: 'pull_request_target', pull: number });
    const run = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'squash') }, renamed);
    expect(run).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
    expect(await story.comment(number)).toContain('### Policies for `acme`: applied, 1 created\n');
  }
});

test('of two configs that go away for a new one nobody guesses which one was renamed', async () => {
  const other = { 'other.yaml': 'guards: { max_deletes: 1 }\n' };
  const { rig } = await beginStory({ files: { ...filesOf(start), 'ifmatch.yaml': strict, ...other } });
  const gone = { 'ifmatch.yaml': null, 'other.yaml': null };
  const { number } = await rig.pulls.open({ branch: 'one', files: { ...gone, 'security.yaml': 'guards: {}\n' } });
  const run = await rig.run({ event: 'pull_request', pull: number }, renamed);
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'failed' } });
  expect(said(run)).toContain('ifmatch.yaml and other.yaml are removed and security.yaml is new');
  await rig.pulls.push(number, { 'security.yaml': strict });
  const same = await rig.run({ event: 'pull_request', pull: number }, renamed);
  expect(same).toMatchObject({ isGreen: true, outputs: { outcome: 'no-changes' } });
});

test('a config that goes away for a new one does not lend it guards that are looser than the defaults', async () => {
  const lax = 'guards: { max_deletes: 999, max_delete_percent: 100, allow_empty: true }\n';
  const { rig } = await beginStory({ files: { ...filesOf(start), 'sandbox/ifmatch.yaml': lax } });
  const gone = Object.fromEntries(start.map((policy) => [pathOf(policy), null]));
  const files = { ...gone, 'policies/none.yaml': 'policies: []\n', 'sandbox/ifmatch.yaml': null, 'ifmatch.yaml': lax };
  const { number } = await rig.pulls.open({ branch: 'lax', files });
  const run = await rig.run({ event: 'pull_request', pull: number });
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'needs-approval', deletes: '2' } });
});

test('a config that a sparse checkout leaves out is none that goes away', async () => {
  const { rig } = await beginStory({ files: { ...filesOf(start), 'other/ifmatch.yaml': strict } });
  const files = { ...less, 'ifmatch.yaml': 'guards: { max_deletes: 5 }\n' };
  const { number } = await rig.pulls.open({ branch: 'first', files });
  const prepare = (folder: string) => git(folder, ['sparse-checkout', 'set', '--no-cone', '/*', '!/other/']);
  const run = await rig.run({ event: 'pull_request', pull: number }, { prepare });
  expect(run).toMatchObject({ isGreen: true, outputs: { outcome: 'changes', deletes: '1' } });
});

test('a config that came to the default branch after another one left it is none that goes away there', async () => {
  const { rig } = await beginStory();
  const { branch } = await rig.pulls.open({ branch: 'first', files: { ...less, 'ifmatch.yaml': 'guards: {}\n' } });
  await rig.pulls.pushTo('main', { 'other/ifmatch.yaml': 'deployments: { hooli: {} }\n' });
  const preview = () => rig.run({ event: 'workflow_dispatch', branch });
  expect(await preview()).toMatchObject({ isGreen: true, outputs: { outcome: 'changes', deletes: '1' } });
  rig.fault('repos/compare-commits-with-basehead', { status: 404, body: { message: 'No common ancestor' } });
  expect(await preview()).toMatchObject({ isGreen: true, outputs: { outcome: 'changes', deletes: '1' } });
});

test.for([
  ['ifmatch.yaml', 'policies', 'hidden/ifmatch.yaml', '../policies'],
  ['hidden/ifmatch.yaml', '../policies', 'ifmatch.yaml', './policies/*.yaml'],
] as const)('a config may move alone from %s to its folders', async ([from, old, to, folder]) => {
  const config = (policies: string) => `deployments: { acme: { policies: ${policies} } }\n`;
  const { rig } = await beginStory({ files: { ...filesOf(start), [from]: config(old) } });
  const files = { ...filesOf([more]), [from]: null, [to]: config(folder) };
  const { number } = await rig.pulls.open({ branch: 'moved', files });
  const how = { inputs: { config: to } };
  expect(await rig.run({ event: 'pull_request', pull: number }, how)).toMatchObject({
    outputs: { outcome: 'changes' },
  });
  const run = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'squash') }, how);
  expect(run).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
});

test('where there is no clone, nobody can tell whether a new config is a renamed one', async () => {
  const { rig } = await beginStory();
  const { number } = await rig.pulls.open({ branch: 'first', files: { 'ifmatch.yaml': strict } });
  const prepare = (folder: string) => rm(join(folder, '.git'), { recursive: true });
  const run = await rig.run({ event: 'pull_request', pull: number }, { prepare });
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'failed' } });
  expect(said(run)).toContain('ifmatch cannot find out whether it was renamed: git ');
});

test('the files of a new config do not go to the deployments of another one that goes away', async () => {
  const config = (slug: string) => `deployments: { ${slug}: {} }\n`;
  const { rig } = await beginStory({ files: { ...filesOf(start), 'sandbox/ifmatch.yaml': config('acme') } });
  const files = { ...filesOf([more]), 'sandbox/ifmatch.yaml': null, 'ifmatch.yaml': config('hooli') };
  const { number } = await rig.pulls.open({ branch: 'other', files });
  const run = await rig.run({ event: 'pull_request', pull: number });
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'failed' } });
  expect(said(run)).toContain('sandbox/ifmatch.yaml is removed and ifmatch.yaml, for other deployments, is new');
});
