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
