import { expect, test } from 'vitest';
import { beginStory, more, said, start, yaml } from './stories.ts';

const notYet = (slugs: string) => `the changed "deployments" of ${slugs} do not apply yet`;

/** Files of the first policies in a folder. */
const inFolder = (folder: string, head = '') =>
  Object.fromEntries(start.map((policy) => [`${folder}/${policy.slug}.yaml`, yaml(policy, head)]));
const gone = (files: object) => Object.fromEntries(Object.keys(files).map((path) => [path, null]));
const config = (deployments: string) => ({ 'ifmatch.yaml': `deployments:\n${deployments}` });

test('a folder is moved by the config first and the files next, as the messages say', async () => {
  const story = await beginStory({ files: { ...config('  acme: { policies: a }\n'), ...inFolder('a') } });
  const { rig } = story;
  const one = await rig.pulls.open({ branch: 'config', files: config('  acme: { policies: b }\n') });
  const told = await rig.run({ event: 'pull_request', pull: one.number });
  expect(told).toMatchObject({ isGreen: true, outputs: { outcome: 'no-changes' } });
  expect(said(told)).toContain(notYet('"acme"'));
  const merged = await rig.run({ event: 'push', push: await rig.pulls.merge(one.number, 'squash') });
  expect(merged).toMatchObject({ isGreen: true, outputs: { outcome: 'no-changes' } });
  const files = { ...gone(inFolder('a')), ...inFolder('b'), 'b/more.yaml': yaml(more) };
  const two = await rig.pulls.open({ branch: 'files', files });
  const moved = await rig.run({ event: 'pull_request', pull: two.number });
  expect(moved).toMatchObject({ isGreen: true, outputs: { outcome: 'changes', creates: '1', deletes: '0' } });
  expect(said(moved)).not.toContain('does not count yet');
  const applied = await rig.run({ event: 'push', push: await rig.pulls.merge(two.number, 'squash') });
  expect(applied).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
});
