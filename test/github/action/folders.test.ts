import { expect, test } from 'vitest';
import type { Push } from '../rig/pulls.ts';
import { beginStory, more, pathOf, proposal, start, yaml, expectRed } from './stories.ts';
import { other } from './two-deployments.ts';
import { watchPlatform } from './platforms.ts';

/** Two folders whose configs, or the lack of one, name no deployment: the token says which one is meant. */
async function beginFolders() {
  const folder = (name: string, policies: typeof start) =>
    Object.fromEntries(policies.map((policy) => [`${name}/${pathOf(policy)}`, yaml(policy)]));
  const config = { 'a/ifmatch.yaml': 'guards: { max_deletes: 5 }\n' };
  const { rig } = await beginStory({ files: { ...config, ...folder('a', start), ...folder('b', []) } });
  const { number } = await rig.pulls.open({
    branch: 'both',
    files: { ...folder('a', [more]), ...folder('b', [other]) },
  });
  const run = (name: 'a' | 'b', token: string, push?: Push) =>
    rig.run(push === undefined ? { event: 'pull_request', pull: number } : { event: 'push', push }, {
      inputs: { 'working-directory': name, 'api-token': token },
    });
  const bodies = async () => rig.comments(number).map(({ body }) => body);
  return { rig, number, run, bodies, tokens: { a: rig.platform.token, b: rig.platform.mintToken('hooli') } };
}

test('a run for one folder that fails leaves the comment of another folder alone, also where no config names a deployment', async () => {
  const { rig, number, run, bodies, tokens } = await beginFolders();
  await run('a', tokens.a);
  await rig.pulls.push(number, { 'README.md': 'words\n' });
  await run('b', tokens.b);
  const [, planned] = await bodies();
  const revoked = 'a-token-that-was-revoked-long-ago';
  expectRed(await run('a', revoked), 'failed');
  const [first, second] = await bodies();
  expect(first).toContain('### Policies for `acme`: failed, nothing was applied\n');
  expect(second).toBe(planned);
  const push = await rig.pulls.merge(number, 'squash');
  expect(await run('b', tokens.b, push)).toMatchObject({ outputs: { outcome: 'applied' } });
});

test('of two jobs with one config and tokens of two deployments, one that fails leaves the plan of the other alone', async () => {
  const { rig } = await beginStory();
  const { number } = await rig.pulls.open(proposal);
  let isDown = false;
  const { how } = await watchPlatform(rig, { test: (url) => isDown && url.endsWith(':dryRun') });
  const tokens = { acme: rig.platform.token, hooli: rig.platform.mintToken('hooli') };
  const run = (token: string, push?: Push) =>
    rig.run(push === undefined ? { event: 'pull_request', pull: number } : { event: 'push', push }, {
      inputs: { ...how.inputs, 'api-token': token },
    });
  await run(tokens.acme);
  await run(tokens.hooli);
  await rig.pulls.push(number, { 'README.md': 'words\n' });
  await run(tokens.hooli);
  const [, planned] = rig.comments(number);
  isDown = true;
  expect(await run(tokens.acme)).toMatchObject({ outputs: { outcome: 'failed' } });
  const [first, second] = rig.comments(number);
  expect(first?.body).toContain('### Policies for `acme`: failed, nothing was applied\n');
  expect(second?.body).toBe(planned?.body);
  isDown = false;
  const push = await rig.pulls.merge(number, 'squash');
  expect(await run(tokens.hooli, push)).toMatchObject({ outputs: { outcome: 'applied' } });
});
