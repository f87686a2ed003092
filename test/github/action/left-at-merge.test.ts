import { expect, test } from 'vitest';
import { beginStory, more, pathOf, proposal, yaml } from './stories.ts';
import { beginTwo, hooli } from './two-deployments.ts';

const titleOf = (body: string): string => body.split('\n')[1] ?? '';
const acme = { [pathOf(more)]: yaml(more, 'deployment_slug: acme\n') };

/** A pull request about both deployments, out of which hooli's files are taken after the preview. */
async function beginLeft() {
  const { story, rig, how } = await beginTwo();
  const { number } = await rig.pulls.open({ branch: 'both', files: { ...hooli, ...acme } });
  await rig.run({ event: 'pull_request', pull: number }, how);
  const bodies = async () => (await rig.comments(number)).map(({ body }) => body);
  return { story, rig, how, number, bodies };
}

test('a deployment that the merged files do not name is promised nothing any more, where another one is refused', async () => {
  const { story, rig, how, number, bodies } = await beginLeft();
  await rig.pulls.push(number, { 'policies/hooli.yaml': null });
  const run = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'squash') }, how);
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'refused' } });
  const [first = '', second = ''] = await bodies();
  expect(titleOf(first)).toBe('### Policies for `acme`: nothing was applied');
  expect(titleOf(second)).toBe('### Policies for `hooli`: nothing was applied');
  expect(second).toContain('Reviewed but not in the files: remediation.');
  expect(second).not.toContain('Merging applies exactly');
  expect(story.puts()).toEqual([]);
});

test.for<[string, object]>([
  ['', {}],
  [', also without its token', { IFMATCH_API_TOKEN_HOOLI: '' }],
  [', also with a token that is too short to sign', { IFMATCH_API_TOKEN_HOOLI: 'short' }],
])('where merging changes nothing, neither is a deployment that the files do not name%s', async ([, env]) => {
  const { story, rig, how, number, bodies } = await beginLeft();
  await rig.pulls.push(number, { 'policies/hooli.yaml': null, [pathOf(more)]: null });
  const others = { ...how, env: { ...how.env, ...env } };
  const run = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'squash') }, others);
  expect(run).toMatchObject({ isGreen: true, outputs: { outcome: 'no-changes' } });
  const [first = '', second = ''] = await bodies();
  expect(titleOf(first)).toBe('### Policies for `acme`: already applied, nothing was sent');
  expect(titleOf(second)).toBe('### Policies for `hooli`: nothing was applied');
  expect(second).not.toContain('Merging applies exactly');
  expect(story.puts()).toEqual([]);
});

test('a run with another token leaves what became of a deployment alone that no file names', async () => {
  const { rig } = await beginStory();
  const { number } = await rig.pulls.open(proposal);
  await rig.run({ event: 'pull_request', pull: number });
  const push = await rig.pulls.merge(number, 'squash');
  await rig.run({ event: 'push', push });
  const applied = await rig.comments(number);
  expect(titleOf(applied[0]?.body ?? '')).toBe('### Policies for `acme`: applied, 1 created');
  const inputs = { 'api-token': rig.platform.mintToken('hooli') };
  await rig.run({ event: 'push', push }, { inputs });
  expect((await rig.comments(number))[0]).toEqual(applied[0]);
});
