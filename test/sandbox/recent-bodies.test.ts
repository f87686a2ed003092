import { expect, test } from 'vitest';
import { open, policy, remediationPath, versionOf } from './harness.ts';

const preview = `${remediationPath}:dryRun`;
const body = { bundle: { policies: [policy('a'), policy('b')] } };

test('a bundle that is sent again in the same bytes is compared with what the platform holds by then', async () => {
  const { call } = await open({ seed: 'empty' });
  const before = (await call('POST', preview, { body })).body;
  expect(before.creates).toHaveLength(2);
  expect((await call('POST', preview, { body })).body).toEqual(before);

  await call('PUT', remediationPath, { body, ifMatch: await versionOf(call, remediationPath) });
  const same = (await call('POST', preview, { body })).body;
  expect(same).toMatchObject({ creates: [], updates: [], deletes: [] });
  expect(same.state_version).not.toBe(before.state_version);

  const other = { bundle: { policies: [policy('a', 'high')] } };
  await call('PUT', remediationPath, { body: other, ifMatch: same.state_version });
  const after = (await call('POST', preview, { body })).body;
  expect([after.creates.length, after.updates.length, after.deletes.length]).toEqual([1, 1, 0]);
});

test('a bundle that was rejected is rejected again, and so is one of the wrong shape', async () => {
  const { call } = await open();
  const twice = { bundle: { policies: [policy('a'), policy('a')] } };
  const wrong = { bundle: { policies: [{ slug: 'a' }] } };
  for (let round = 0; round < 3; round += 1) {
    expect((await call('POST', preview, { body: twice })).body.validation_errors).toHaveLength(1);
    expect((await call('POST', preview, { body: wrong })).body.validation_errors).toHaveLength(3);
  }
});

test('bundles of the same length are told apart, also when more of them come than are remembered', async () => {
  const { call } = await open({ seed: 'empty' });
  const slugs = Array.from({ length: 20 }, (_, index) => `policy-${String(index).padStart(2, '0')}`);
  for (const slug of [...slugs, ...slugs.toReversed()]) {
    const { creates } = (await call('POST', preview, { body: { bundle: { policies: [policy(slug)] } } })).body;
    expect(creates.map(({ key }: { key: object }) => key)).toEqual([{ slug }]);
  }
});

test('a remembered bundle needs a token of its deployment like any other', async () => {
  const { sandbox, call } = await open();
  await call('POST', preview, { body });
  expect((await call('POST', preview, { body, token: null })).status).toBe(401);
  expect((await call('POST', preview, { body, token: sandbox.mintToken('hooli') })).status).toBe(404);
});
