import { expect, test } from 'vitest';
import type { RecordPayload } from '../../../src/domain/record.ts';
import { signRecord } from '../../../src/record/record.ts';
import { partsOf } from '../../record/build-record.ts';
import { ask } from '../rig-client.ts';
import type { Push } from '../rig/pull.ts';
import { beginStory, more, pathOf, proposal, start, yaml } from './stories.ts';
import { other } from './two-deployments.ts';
import { watchPlatform } from './watched-platform.ts';

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
  const bodies = async () => (await rig.comments(number)).map(({ body }) => body);
  return { rig, number, run, bodies, tokens: { a: rig.platform.token, b: rig.platform.mintToken('hooli') } };
}

test('a run for one folder that fails leaves the comment of another folder alone, also where no config names a deployment', async () => {
  const { rig, number, run, bodies, tokens } = await beginFolders();
  await run('a', tokens.a);
  await rig.pulls.push(number, { 'README.md': 'words\n' });
  await run('b', tokens.b);
  const [, planned] = await bodies();
  const revoked = 'a-token-that-was-revoked-long-ago';
  expect(await run('a', revoked)).toMatchObject({ isGreen: false, outputs: { outcome: 'failed' } });
  const [first, second] = await bodies();
  expect(first).toContain('### Policies for `acme`: failed, nothing was applied\n');
  expect(second).toBe(planned);
  const push = await rig.pulls.merge(number, 'squash');
  expect(await run('b', tokens.b, push)).toMatchObject({ outputs: { outcome: 'applied' } });
});

test('two folders may be about the same deployment, with a comment and a record each', async () => {
  const { run, bodies, tokens } = await beginFolders();
  await run('a', tokens.a);
  const [planned] = await bodies();
  await run('b', tokens.a);
  const [first, second, ...others] = await bodies();
  expect(others).toEqual([]);
  expect(first).toBe(planned);
  expect(second).toContain(other.slug);
  for (const body of [first, second]) expect(body).toMatch(/^<!-- ifmatch:record:v1:/);
});

test('a record of an older version, which does not say its config, is applied on merge as it was reviewed', async () => {
  const { rig, number, run, bodies, tokens } = await beginFolders();
  await run('a', tokens.a);
  const [comment] = await rig.comments(number);
  const [line = '', ...text] = (comment?.body ?? '').split('\n');
  const { config, ...older } = JSON.parse(Buffer.from(partsOf(line).payload, 'base64url').toString()) as RecordPayload;
  expect(config).toMatch(/^[0-9a-f]{16}$/);
  const body = [signRecord(older, tokens.a), ...text].join('\n');
  const path = `/issues/comments/${String(comment?.id)}`;
  await ask(rig, await rig.mintToken(), { method: 'PATCH', path, body: { body } });
  const applied = await run('a', tokens.a, await rig.pulls.merge(number, 'squash'));
  expect(applied).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
  expect((await bodies()).map((one) => one.split('\n')[1])).toEqual(['### Policies for `acme`: applied, 1 created']);
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
  const [, planned] = await rig.comments(number);
  isDown = true;
  expect(await run(tokens.acme)).toMatchObject({ outputs: { outcome: 'failed' } });
  const [first, second] = await rig.comments(number);
  expect(first?.body).toContain('### Policies for `acme`: failed, nothing was applied\n');
  expect(second?.body).toBe(planned?.body);
  isDown = false;
  const push = await rig.pulls.merge(number, 'squash');
  expect(await run(tokens.hooli, push)).toMatchObject({ outputs: { outcome: 'applied' } });
});

test('a job that fails before it ever had a comment leaves what another job of the same run wrote alone', async () => {
  const { rig } = await beginStory();
  const { number } = await rig.pulls.open(proposal);
  const tokens = { acme: rig.platform.token, hooli: rig.platform.mintToken('hooli') };
  const planned = await rig.run({ event: 'pull_request', pull: number }, { inputs: { 'api-token': tokens.hooli } });
  const [before] = await rig.comments(number);
  const { how } = await watchPlatform(rig, /:dryRun$/);
  const failed = await rig.rerun(planned, { inputs: { ...how.inputs, 'api-token': tokens.acme } });
  expect(failed).toMatchObject({ outputs: { outcome: 'failed' } });
  const [after, ...others] = await rig.comments(number);
  expect(others).toEqual([]);
  expect(after?.body).toBe(before?.body);
  const push = await rig.pulls.merge(number, 'squash');
  const run = await rig.run({ event: 'push', push }, { inputs: { 'api-token': tokens.hooli } });
  expect(run).toMatchObject({ outputs: { outcome: 'applied' } });
});
