import { expect, test } from 'vitest';
import { beginStory, more, said, start, yaml } from './stories.ts';

const first = 'change "deployments" in a pull request of its own first; the one with the files then goes by them';
const notYet = (slugs: string) => `what changes here of ${slugs} does not count yet`;

/** Files of the first policies in a folder. */
const inFolder = (folder: string, head = '') =>
  Object.fromEntries(start.map((policy) => [`${folder}/${policy.slug}.yaml`, yaml(policy, head)]));
const gone = (files: object) => Object.fromEntries(Object.keys(files).map((path) => [path, null]));
const config = (deployments: string) => ({ 'ifmatch.yaml': `deployments:\n${deployments}` });

test('a pull request that moves the folder of a deployment with its files is told that the config comes first, and not of a folder at a line that names another', async () => {
  const { rig } = await beginStory({ files: { ...config('  acme: { policies: a }\n'), ...inFolder('a') } });
  const files = { ...config('  acme: { policies: b }\n'), ...gone(inFolder('a')), ...inFolder('b') };
  const { number } = await rig.pulls.open({ branch: 'move', files });
  const run = await rig.run({ event: 'pull_request', pull: number });
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'invalid' } });
  expect(said(run)).toContain('"a" does not exist, where the base branch has the files of "acme"');
  expect(said(run)).toContain(notYet('"acme"'));
  expect(said(run)).toContain(first);
  expect(said(run)).not.toContain('create it, or correct the path');
});

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

test('a pull request that adds a deployment with its files is told that they are not read yet', async () => {
  const { rig } = await beginStory({ files: { ...config('  acme: { policies: acme }\n'), ...inFolder('acme') } });
  const both = config('  acme: { policies: acme }\n  hooli: { policies: hooli }\n');
  const files = { ...both, 'hooli/more.yaml': yaml(more) };
  const { number } = await rig.pulls.open({ branch: 'add', files });
  const run = await rig.run({ event: 'pull_request', pull: number });
  expect(run).toMatchObject({ isGreen: true, outputs: { outcome: 'no-changes' } });
  expect(said(run)).toContain(notYet('"hooli"'));
  expect(said(run)).toContain(first);
});

test('a pull request that renames a deployment is not told that its new name is none of the repository', async () => {
  const named = (slug: string) => inFolder('policies', `deployment_slug: ${slug}\n`);
  const { rig } = await beginStory({ files: { ...config('  acme: {}\n'), ...named('acme') } });
  const { number } = await rig.pulls.open({
    branch: 'rename',
    files: { ...config('  hooli: {}\n'), ...named('hooli') },
  });
  const run = await rig.run({ event: 'pull_request', pull: number });
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'invalid' } });
  expect(said(run)).toContain('"hooli" is not a deployment of the base branch yet');
  expect(said(run)).toContain(notYet('"acme" and "hooli"'));
  expect(said(run)).not.toContain('is not a deployment of this repository');
});

test('the first folder of its own that a deployment gets comes first too, and the files are read where they were', async () => {
  const { rig } = await beginStory({ files: { ...config('  acme: {}\n'), ...inFolder('policies') } });
  const files = { ...config('  acme: { policies: policies }\n'), 'policies/more.yaml': yaml(more) };
  const { number } = await rig.pulls.open({ branch: 'own', files });
  const run = await rig.run({ event: 'pull_request', pull: number });
  expect(run).toMatchObject({ isGreen: true, outputs: { outcome: 'changes', creates: '1', deletes: '0' } });
  expect(said(run)).toContain(notYet('"acme"'));
});
