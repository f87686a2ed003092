import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { type OperationId, operations } from '../../src/generated/operations.ts';
import { type Sandbox, startSandbox } from '../../src/sandbox/server.ts';
import { caller, detectionBundle, open } from './harness.ts';

const ids = { acme: '1234', globex: '2345', initech: '3456', hooli: '9007199254740993' } as const;
type Slug = keyof typeof ids;

/** One sandbox for all: no test of this file changes a bundle. */
const sandbox: Sandbox = await startSandbox();
const call = caller(sandbox);
afterAll(() => sandbox.close());

const tokens = {
  'a token of acme': { token: sandbox.token, slug: 'acme' },
  'a token of globex': { token: sandbox.mintToken('globex'), slug: 'globex' },
  'a token of initech': { token: sandbox.mintToken('initech'), slug: 'initech' },
} as const;

const cases = Object.keys(tokens).flatMap((holder) =>
  Object.keys(ids).flatMap((slug) =>
    Object.keys(operations).map((id) => [holder, id, slug] as [keyof typeof tokens, OperationId, Slug]),
  ),
);

test.for(cases)('%s asks %s of %s', async ([holder, id, slug]) => {
  const { token, slug: own } = tokens[holder];
  const { status, body } = await ask(id, slug, token);
  const seen = body.deployments?.map((one: { slug: string }) => one.slug) ?? null;
  const code = body.error === undefined ? null : (body.code ?? body.error);
  expect({ status, code, seen }).toEqual({ seen: null, code: null, ...answerTo(own, id, slug) });
});

/** What the holder of a token of `own` is answered about the deployment `slug`. */
function answerTo(own: Slug, id: OperationId, slug: Slug): { status: number; code?: string; seen?: Slug[] } {
  if (id === 'listDeployments') return { status: 200, seen: [own] };
  if (slug !== own) return { status: 404, code: 'Not found.' };
  if (slug === 'globex') return { status: 403, code: 'DEPLOYMENT_NOT_MIGRATED' };
  const ofProduct = ['getDetectionPolicy', 'applyDetectionPolicy', 'previewDetectionPolicy'].includes(id);
  if (slug === 'initech' && ofProduct) return { status: 404, code: 'PRODUCT_NOT_ENABLED' };
  return operations[id].method === 'PUT' ? { status: 409, code: 'STATE_VERSION_MISMATCH' } : { status: 200 };
}

test.for(Object.keys(operations) as OperationId[])('%s needs a valid token with the Web API permission', async (id) => {
  const unauthenticated = { status: 401, headers: { 'www-authenticate': 'Bearer' } };
  expect(await ask(id, 'acme', null)).toMatchObject(unauthenticated);
  expect(await ask(id, 'acme', `${sandbox.token}x`)).toMatchObject(unauthenticated);
  expect(await ask(id, 'acme', '')).toMatchObject(unauthenticated);
  expect(await ask(id, 'acme', sandbox.mintToken('acme', { webApi: false }))).toMatchObject({
    status: 404,
    body: { error: 'Not found.' },
  });
});

test('another scheme with the right token is no token', async () => {
  const answer = await call('GET', '/api/v1/deployments', {
    token: null,
    headers: { authorization: `Basic ${sandbox.token}` },
  });
  expect(answer.status).toBe(401);
});

test('nothing of another deployment stands in the answer to its neighbour', async () => {
  const summary = await call('GET', `/api/policies/v2/deployments/${ids.initech}/detection-policy`, {
    token: tokens['a token of initech'].token,
  });
  expect(Object.keys(summary.body)).toEqual(['deployment_slug', 'code']);
  expect(JSON.stringify(summary.body)).not.toContain('acme');
});

test('only names of the loopback are served', async () => {
  const { port } = new URL(sandbox.url);
  const foreign = [
    'evil.example',
    `evil.example:${port}`,
    '127.0.0.1',
    '127.0.0.1:1',
    `localhost.evil.example:${port}`,
    `127.0.0.1:${port}@evil.example`,
  ];
  for (const host of foreign) expect([host, await statusFor(host)]).toEqual([host, 421]);
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]) {
    expect([host, await statusFor(host)]).toEqual([host, 200]);
  }
});

test('the token is long, and another at each start', async () => {
  const { sandbox: other } = await open();
  expect(other.token).toMatch(/^sandbox_[\w-]{32}$/);
  expect(other.token).not.toBe(sandbox.token);
});

function ask(id: OperationId, slug: Slug, token: string | null) {
  const { method, path, body } = operations[id];
  const product = slug === 'initech' ? 'secrets' : 'code';
  const bundle = body === 'RemediationRequest' ? { policies: [] } : detectionBundle();
  return call(method, path.replace('{deploymentId}', ids[slug]).replace('{product}', product), {
    token,
    ifMatch: 'not a version',
    ...(body === null ? {} : { body: { bundle } }),
  });
}

function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { host, authorization: `Bearer ${sandbox.token}` };
    request(`${sandbox.url}/api/v1/deployments`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
