import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type Caller,
  caller,
  codePath,
  openSandbox,
  remediationPath,
  secretsPath,
  versionOf,
} from '../rig/platform-api.ts';
import { detectionBundle, commentPolicy } from '../rig/policies.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';
import { serve } from './serve-process.ts';

const put = (call: Caller, ifMatch: string | undefined, ...slugs: string[]) =>
  call('PUT', remediationPath, {
    body: { bundle: { policies: slugs.map((slug) => commentPolicy(slug)) } },
    ...(ifMatch === undefined ? {} : { ifMatch }),
  });

test('of 32 PUTs with the same version exactly one wins', async () => {
  const { sandbox, call } = await openSandbox();
  const version = await versionOf(call, remediationPath);
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, index) => put(call, version, `policy-${String(index)}`)),
  );
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  const losers = answers.filter(
    ({ status, body }) =>
      status === 409 &&
      body.code === 'STATE_VERSION_MISMATCH' &&
      body.current_state_version === winners[0]!.body.state_version,
  );
  expect(losers).toHaveLength(31);
  expect((await call('GET', remediationPath)).body).toEqual(winners[0]!.body);
  expect(sandbox.log().filter(({ status }) => status === 200)).toHaveLength(1);
  expect(sandbox.log()).toHaveLength(32);
});

test('two processes on one file agree on the winner', async () => {
  const db = join(temporaryFolder(), 'platform.db');
  const calls = [caller(await serve(db)), caller(await serve(db))];
  for (let round = 0; round < 10; round += 1) {
    const version = await versionOf(calls[0]!, remediationPath);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        put(calls[index % 2]!, version, `round-${String(round)}-${String(index)}`),
      ),
    );
    const winner = answers.find(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(15);
    for (const call of calls) expect((await call('GET', remediationPath)).body).toEqual(winner?.body);
  }
});

test('a PUT needs If-Match, byte for byte', async () => {
  const { call } = await openSandbox();
  const version = await versionOf(call, remediationPath);
  expect(await put(call, undefined)).toMatchObject({ status: 428, body: { code: 'IF_MATCH_REQUIRED' } });
  expect(await put(call, '')).toMatchObject({ status: 428 });
  for (const wrong of [`"${version}"`, '*', version.toUpperCase(), version.slice(0, -1), `${version}, ${version}`]) {
    expect({ wrong, ...(await put(call, wrong)) }).toMatchObject({
      wrong,
      status: 409,
      body: { code: 'STATE_VERSION_MISMATCH', current_state_version: version },
    });
  }
  expect(await put(call, version, 'a')).toMatchObject({ status: 200 });
});

test('a PUT changes its own bundle and no other', async () => {
  const { call } = await openSandbox();
  const [code, secrets] = await Promise.all([call('GET', codePath), call('GET', secretsPath)]);
  expect((await put(call, await versionOf(call, remediationPath), 'a')).status).toBe(200);
  expect((await call('GET', codePath)).body).toEqual(code.body);
  expect((await call('GET', secretsPath)).body).toEqual(secrets.body);
});

test('a refused PUT changes nothing', async () => {
  const { call } = await openSandbox();
  const before = await call('GET', codePath);
  const body = {
    bundle: detectionBundle({
      exceptions: [{ exception_type: 'exclude', rule: 'a', rule_type: 'rule', project: 'acme/nowhere' }],
    }),
  };
  expect(await call('PUT', codePath, { body, ifMatch: before.body.state_version })).toMatchObject({
    status: 400,
    body: { code: 'UNKNOWN_REFERENCE' },
  });
  expect((await call('GET', codePath)).body).toEqual(before.body);
});

test('the log has the request and the result of each PUT', async () => {
  const { sandbox, call } = await openSandbox();
  const version = await versionOf(call, remediationPath);
  await put(call, undefined, 'a');
  await put(call, 'stale', 'a');
  await put(call, version, 'block-malicious-dependencies');
  const { body } = await put(call, version, 'a');
  const common = { deployment_id: '1234', kind: 'remediation', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) };
  expect(sandbox.log()).toEqual([
    { ...common, if_match: null, status: 428, code: 'IF_MATCH_REQUIRED', state_version: null },
    { ...common, if_match: 'stale', status: 409, code: 'STATE_VERSION_MISMATCH', state_version: null },
    { ...common, if_match: version, status: 409, code: 'RESERVED_SLUG', state_version: null },
    { ...common, if_match: version, status: 200, code: null, state_version: body.state_version },
  ]);
});
