import { expect, test } from 'vitest';
import { beginStory, filesOf, pathOf, said, start, yaml } from '../action/stories.ts';
import { low, runOf, runWords, shown } from './promised.ts';

async function foxtrot(onMain: Readonly<Record<string, string>>, change: Readonly<Record<string, string | null>>) {
  const story = await beginStory({ files: { ...filesOf(start), 'ifmatch.yaml': 'deployments: { acme: {} }\n' } });
  const { rig } = story;
  await runWords(story);
  const x = await rig.pulls.open({ branch: 'feature', files: change });
  const tightened = await rig.pulls.pushTo('main', onMain);
  await runOf(story, tightened);
  // "Update branch": main is merged into the feature branch, previewed, and that commit is pushed to main as it is.
  const tree = (await rig.repository.mergeTree(x.head, tightened.after)) ?? '';
  const draft = {
    refs: ['refs/heads/feature'],
    parents: [x.head, tightened.after],
    message: 'Merge main',
    author: 'mona',
  };
  const merged = await rig.repository.commit({ ...draft, tree });
  await rig.pulls.forcePush(x.number, merged);
  const preview = await rig.preview(x.number);
  const before = shown(rig, x.number);
  const run = await runOf(story, await rig.pulls.pushCommit('main', merged));
  return { story, preview, before, run };
}

test('guards: a plan reviewed under the guards of main is applied', async () => {
  const { preview, run } = await foxtrot(
    { 'ifmatch.yaml': 'deployments: { acme: {} }\nguards: { max_deletes: 5 }\n' },
    filesOf([low]),
  );
  expect(preview.isGreen, said(preview)).toBe(true);
  expect(run.isGreen, said(run)).toBe(true);
});

test('tests: what breaks a test of main needs approval at the merge, too', async () => {
  const invariant = 'tests:\n  - name: high is commented on\n    always: { severity: high }\n    expect: comment\n';
  const change = { [pathOf({ slug: 'comment-on-high' })]: yaml({ slug: 'comment-on-high', severity: ['low'] }) };
  const { preview, before, run } = await foxtrot({ 'policies/high.test.yaml': invariant }, change);
  expect(preview.outputs['outcome'], `${said(preview)}${before}`).toBe('needs-approval');
  expect(run.outputs['outcome'], said(run)).toBe('needs-approval');
});

const invariant = 'tests:\n  - name: high is commented on\n    always: { severity: high }\n    expect: comment\n';

for (const late of [0, 3])
  test(`a rebase merge is judged by the tests of main, with GitHub knowing its commits ${late === 0 ? 'at once' : 'a moment later'}`, async () => {
    const story = await beginStory({ files: { ...filesOf(start), 'policies/high.test.yaml': invariant } });
    const { rig } = story;
    await runWords(story);
    const { number } = await rig.pulls.open({ branch: 'feature', files: { 'policies/high.test.yaml': null } }); // first commit: the test goes
    await rig.pulls.push(number, {
      [pathOf({ slug: 'comment-on-high' })]: yaml({ slug: 'comment-on-high', severity: ['low'] }),
    });
    const preview = await rig.preview(number);
    expect(preview.outputs['outcome'], said(preview)).toBe('needs-approval');
    const push = await rig.pulls.merge(number, 'rebase');
    rig.delays.commitPulls = late;
    const run = await runOf(story, push);
    expect(run.outputs['outcome'], said(run)).toBe('needs-approval');
  });

test('a merge whose settings alone change what main declares is red, and named until the platform has it', async () => {
  const shared = (without: string): string =>
    `deployments:\n  acme: { policies: [policies]${without} }\n  hooli: { policies: [policies] }\n`;
  const files = { ...filesOf([...start, low]), 'ifmatch.yaml': shared(`, without: [${low.slug}]`) };
  const story = await beginStory({ files });
  const { rig } = story;
  const how = { inputs: { deployment: 'acme' } };
  await runWords(story, how);
  const number = await rig.propose({ branch: 'config', files: { 'ifmatch.yaml': shared('') } }, how);
  const run = await rig.merge(number, how);
  expect(run.isGreen).toBe(false);
  expect(said(run)).toContain('changes settings that affect what the branch declares: remediation of acme');
  expect(said(await runWords(story, how))).toContain(`Pull request #${String(number)} was merged`);
  await story.edit([...start, low]);
  expect(said(await runWords(story, how))).not.toContain(`Pull request #${String(number)} was merged`);
});
