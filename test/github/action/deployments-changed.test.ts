import { expect, test } from 'vitest';
import {
  startStory,
  expectGreen,
  expectRed,
  policyFiles,
  additionalPolicy,
  policyPath,
  messagesOf,
  startPolicies,
  policyYaml,
} from './stories.ts';

const notYet = (slug: string) => `the changed "deployments.${slug}" of this config do not apply yet`;

/** Files of the first policies in a folder. */
const inFolder = (folder: string, head = '') =>
  Object.fromEntries(startPolicies.map((policy) => [`${folder}/${policy.slug}.yaml`, policyYaml(policy, head)]));
const gone = (files: object) => Object.fromEntries(Object.keys(files).map((path) => [path, null]));
const config = (deployments: string) => ({ 'ifmatch.yaml': `deployments:\n${deployments}` });

test('a folder is moved in two pull requests, config first, as the messages say', async () => {
  const story = await startStory({ files: { ...config('  acme: { policies: a }\n'), ...inFolder('a') } });
  const { rig } = story;
  const one = await rig.pulls.open({ branch: 'config', files: config('  acme: { policies: b }\n') });
  const jobContext = await rig.preview(one.number);
  expectGreen(jobContext, 'no-changes');
  expect(messagesOf(jobContext)).toContain(notYet('acme'));
  const merged = await rig.merge(one.number);
  expectGreen(merged, 'no-changes');
  const files = { ...gone(inFolder('a')), ...inFolder('b'), 'b/more.yaml': policyYaml(additionalPolicy) };
  const two = await rig.pulls.open({ branch: 'files', files });
  const moved = await rig.preview(two.number);
  expectGreen(moved, 'changes', { creates: '1', deletes: '0' });
  expect(messagesOf(moved)).not.toContain('does not count yet');
  const applied = await rig.merge(two.number);
  expectGreen(applied, 'applied');
});

test('with a config that the base branch lacks, every deletion needs approval', async () => {
  const guards = 'guards: { max_deletes: 5 }\n';
  const story = await startStory({ files: { ...policyFiles(startPolicies), 'ifmatch.yaml': guards } });
  const renamed = { 'ifmatch.yaml': null, 'security.yaml': guards };
  const files = { ...renamed, [policyPath({ slug: 'comment-on-high' })]: null };
  const { number } = await story.rig.pulls.open({ branch: 'less', files });
  const runOptions = { inputs: { config: 'security.yaml' } };
  expectRed(await story.rig.preview(number, runOptions), 'needs-approval', { deletes: '1' });
  expectRed(await story.rig.merge(number, runOptions), 'needs-approval', { deletes: '1' });
  expect(story.puts()).toEqual([]);
});
