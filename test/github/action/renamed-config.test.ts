import { expect, test } from 'vitest';
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
  expect(await rig.run({ event: 'pull_request', pull: number })).toMatchObject({ outputs: { outcome: 'consent' } });
  await rig.pulls.push(number, rename);
  const run = await rig.run({ event: 'pull_request', pull: number }, renamed);
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'consent', deletes: '1' } });
  expect(await story.comment(number)).toContain('### Policies for `acme`: 1 delete, consent needed\n');
});

test('a merge that renames the config is applied, also as the workflow of the base branch previewed it', async () => {
  for (const event of ['pull_request', 'pull_request_target'] as const) {
    const story = await begin();
    const { rig } = story;
    const { number } = await rig.pulls.open({ branch: 'more', files: { ...filesOf([more]), ...rename } });
    await rig.run({ event, pull: number }, event === 'pull_request' ? renamed : {});
    const run = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'squash') }, renamed);
    expect(run).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
    expect(await story.comment(number)).toContain('### Policies for `acme`: applied 1 create\n');
  }
});

test('of two configs that go away for a new one nobody guesses which one was renamed', async () => {
  const other = { 'other.yaml': 'guards: { max_deletes: 1 }\n' };
  const { rig } = await beginStory({ files: { ...filesOf(start), 'ifmatch.yaml': strict, ...other } });
  const gone = { 'ifmatch.yaml': null, 'other.yaml': null };
  const { number } = await rig.pulls.open({ branch: 'one', files: { ...gone, 'security.yaml': 'guards: {}\n' } });
  const run = await rig.run({ event: 'pull_request', pull: number }, renamed);
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'failed' } });
  expect(said(run)).toContain('ifmatch.yaml and other.yaml go away, and security.yaml is new');
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
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'consent', deletes: '2' } });
});
