import { expect, test } from 'vitest';
import { startStory, policyFiles, policyPath, messagesOf, startPolicies, policyYaml } from '../action/stories.ts';
import { low, runOf, runWords, shown } from './promised.ts';

async function foxtrot(onMain: Readonly<Record<string, string>>, change: Readonly<Record<string, string | null>>) {
  const story = await startStory({
    files: { ...policyFiles(startPolicies), 'ifmatch.yaml': 'deployments: { acme: {} }\n' },
  });
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
    policyFiles([low]),
  );
  expect(preview.isGreen, messagesOf(preview)).toBe(true);
  expect(run.isGreen, messagesOf(run)).toBe(true);
});

test('tests: what breaks a test of main needs approval at the merge, too', async () => {
  const invariant = 'tests:\n  - name: high is commented on\n    always: { severity: high }\n    expect: comment\n';
  const change = {
    [policyPath({ slug: 'comment-on-high' })]: policyYaml({ slug: 'comment-on-high', severity: ['low'] }),
  };
  const { preview, before, run } = await foxtrot({ 'policies/high.test.yaml': invariant }, change);
  expect(preview.outputs['outcome'], `${messagesOf(preview)}${before}`).toBe('needs-approval');
  expect(run.outputs['outcome'], messagesOf(run)).toBe('needs-approval');
});

const invariant = 'tests:\n  - name: high is commented on\n    always: { severity: high }\n    expect: comment\n';

for (const late of [0, 3])
  test(`a rebase merge is judged by the tests of main, with GitHub knowing its commits ${late === 0 ? 'at once' : 'a moment later'}`, async () => {
    const story = await startStory({ files: { ...policyFiles(startPolicies), 'policies/high.test.yaml': invariant } });
    const { rig } = story;
    await runWords(story);
    const { number } = await rig.pulls.open({ branch: 'feature', files: { 'policies/high.test.yaml': null } }); // first commit: the test goes
    await rig.pulls.push(number, {
      [policyPath({ slug: 'comment-on-high' })]: policyYaml({ slug: 'comment-on-high', severity: ['low'] }),
    });
    const preview = await rig.preview(number);
    expect(preview.outputs['outcome'], messagesOf(preview)).toBe('needs-approval');
    const push = await rig.pulls.merge(number, 'rebase');
    rig.delays.commitPulls = late;
    const run = await runOf(story, push);
    expect(run.outputs['outcome'], messagesOf(run)).toBe('needs-approval');
  });

test('a merge whose settings alone change what main declares is red, and named until the platform has it', async () => {
  const shared = (without: string): string =>
    `deployments:\n  acme: { policies: [policies]${without} }\n  hooli: { policies: [policies] }\n`;
  const files = { ...policyFiles([...startPolicies, low]), 'ifmatch.yaml': shared(`, without: [${low.slug}]`) };
  const story = await startStory({ files });
  const { rig } = story;
  const runOptions = { inputs: { deployment: 'acme' } };
  await runWords(story, runOptions);
  const number = await rig.propose({ branch: 'config', files: { 'ifmatch.yaml': shared('') } }, runOptions);
  const run = await rig.merge(number, runOptions);
  expect(run.isGreen).toBe(false);
  expect(messagesOf(run)).toContain('changes settings that affect what the branch declares: remediation of acme');
  expect(messagesOf(await runWords(story, runOptions))).toContain(`Pull request #${String(number)} was merged`);
  await story.edit([...startPolicies, low]);
  expect(messagesOf(await runWords(story, runOptions))).not.toContain(`Pull request #${String(number)} was merged`);
});
