import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import * as policyAnswers from '../../src/generated/guards/answers.js';
import type { Guard } from '../../src/generated/guards/guard.ts';
import * as otherAnswers from '../../src/generated/guards/web-api-answers.js';
import { type OperationId, operations } from '../../src/generated/operations.ts';
import { type Sandbox, startSandbox } from '../../src/sandbox/server.ts';
import { caller, openSandbox } from '../rig/platform-api.ts';
import { bodies, ids, pathOf, type Slug } from './requests.ts';

/** One sandbox for all: no test of this file changes a bundle. */
const sandbox: Sandbox = await startSandbox();
const call = caller(sandbox);
afterAll(() => sandbox.close());

/** A project of acme, as a dependency names it. */
const acmeProject = String(
  (await call('POST', pathOf('listDependencies', 'acme'), { body: { pageSize: 1 } })).body.dependencies[0].repositoryId,
);

const tokens = {
  'a token of acme': { token: sandbox.token, slug: 'acme' },
  'a token of globex': { token: sandbox.mintToken('globex'), slug: 'globex' },
  'a token of initech': { token: sandbox.mintToken('initech'), slug: 'initech' },
  'a user of acme': { token: sandbox.mintUserToken('acme'), slug: 'acme' },
  'a user of initech': { token: sandbox.mintUserToken('initech'), slug: 'initech' },
} as const;

const cases = Object.keys(tokens).flatMap((holder) =>
  Object.keys(ids).flatMap((slug) =>
    Object.keys(operations).map((id) => [holder, id, slug] as [keyof typeof tokens, OperationId, Slug]),
  ),
);

const guards = { ...policyAnswers, ...otherAnswers } as unknown as Readonly<Record<string, Guard<unknown>>>;

test.for(cases)('%s requests %s of %s', async ([holder, id, slug]) => {
  const { token, slug: own } = tokens[holder];
  const { status, body } = await ask(id, slug, token);
  const seen = body.deployments?.map((one: { slug: string }) => one.slug) ?? null;
  const code = body.error === undefined ? null : (body.code ?? body.error);
  const scheme = holder.startsWith('a user') ? 'Jwt' : 'WebToken';
  expect({ status, code, seen }).toEqual({ seen: null, code: null, ...answerTo(scheme, own, id, slug) });
  // The sandbox keeps to the document.
  expect(status !== 200 || guards[`is${operations[id].answer}`]!(body)).toBe(true);
});

type Expected = { status: number; code?: string; seen?: Slug[] };

/** What the holder of a token of `own` is answered about the deployment `slug`. */
function answerTo(scheme: string, own: Slug, id: OperationId, slug: Slug): Expected {
  const schemes: readonly string[] = operations[id].security;
  if (schemes.length === 0) return { status: 200 };
  if (!schemes.includes(scheme)) return { status: 401, code: wants(schemes) };
  if (id === 'listDeployments') return { status: 200, seen: [own] };
  return slug === own ? ownAnswer(id, slug) : { status: 404, code: 'Not found.' };
}

const kinds: Record<string, string> = { WebToken: 'an API token', Jwt: "a user's JSON Web Token" };
const wants = (schemes: readonly string[]): string =>
  `This operation requires ${schemes.map((scheme) => kinds[scheme]).join(' or ')}, which is missing or invalid.`;

function ownAnswer(id: OperationId, slug: Slug): Expected {
  const hasBundles = operations[id].path.startsWith('/api/policies/v2/');
  if (id === 'listLegacyPolicies')
    return slug === 'globex' ? { status: 200 } : { status: 410, code: 'DEPLOYMENT_MIGRATED' };
  // Only acme has the configuration, and the project.
  if (id === 'listScmSubscriptions' || id === 'getResolutionConfigs') {
    return slug === 'acme' ? { status: 200 } : { status: 404, code: 'Not found.' };
  }
  if (slug === 'globex' && hasBundles) return { status: 403, code: 'DEPLOYMENT_NOT_MIGRATED' };
  const ofProduct = ['getDetectionPolicy', 'applyDetectionPolicy', 'previewDetectionPolicy', 'listSecrets'].includes(
    id,
  );
  if (slug === 'initech' && ofProduct) return { status: 404, code: 'PRODUCT_NOT_ENABLED' };
  return operations[id].method === 'PUT' ? { status: 409, code: 'STATE_VERSION_MISMATCH' } : { status: 200 };
}

const guarded = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].security.length > 0);

test.for(guarded)('%s needs a valid token of a kind that it accepts, with the Web API permission', async (id) => {
  const unauthenticated = { status: 401, headers: { 'www-authenticate': 'Bearer' } };
  const user = sandbox.mintUserToken('acme');
  for (const wrong of [null, `${sandbox.token}x`, '', `${user}x`, user.slice(0, -1), user.replace(/^[^.]*/, '')]) {
    expect(await ask(id, 'acme', wrong)).toMatchObject(unauthenticated);
  }
  const schemes: readonly string[] = operations[id].security;
  expect(await ask(id, 'acme', sandbox.mintToken('acme', { webApi: false }))).toMatchObject(
    schemes.includes('WebToken') ? { status: 404, body: { error: 'Not found.' } } : unauthenticated,
  );
});

test('a user token of another database is refused', async () => {
  const { sandbox: other } = await openSandbox();
  const path = pathOf('reportBacklogByRule', 'acme');
  const answer = await call('POST', path, { token: other.mintUserToken('acme'), body: { filters: {} } });
  expect(answer.status).toBe(401);
});

test('the token of a task gives no access', async () => {
  const task = await call('POST', pathOf('createPatternFixTask', 'acme'), {
    token: null,
    body: bodies.createPatternFixTask,
  });
  for (const id of guarded) expect([id, (await ask(id, 'acme', task.body.taskTokenJwt)).status]).toEqual([id, 401]);
});

test('the right token with another scheme is refused', async () => {
  const answer = await call('GET', '/api/v1/deployments', {
    token: null,
    headers: { authorization: `Basic ${sandbox.token}` },
  });
  expect(answer.status).toBe(401);
});

test('findings of another deployment are not listed, triaged or counted', async () => {
  const own = async (slug: 'acme' | 'initech', token: string): Promise<number[]> => {
    const { body } = await call('GET', `${pathOf('listFindings', slug)}?page_size=3000`, { token });
    return body.findings.map((one: { id: number }) => one.id);
  };
  const acme = await own('acme', sandbox.token);
  const initechToken = tokens['a token of initech'].token;
  const initech = new Set(await own('initech', initechToken));
  expect(initech.size).toBeGreaterThan(0);
  expect(acme.filter((id) => initech.has(id))).toEqual([]);
  const triage = await call('POST', pathOf('triageFindings', 'initech'), {
    token: initechToken,
    body: { issue_type: 'sast', issue_ids: acme.slice(0, 50), new_triage_state: 'ignored' },
  });
  expect(triage.body).toEqual({ num_triaged: 0, triaged_issues: [] });
});

test('no answer contains data of another deployment', async () => {
  const summary = await call('GET', `/api/policies/v2/deployments/${ids.initech}/detection-policy`, {
    token: tokens['a token of initech'].token,
  });
  expect(Object.keys(summary.body)).toEqual(['deployment_slug', 'code']);
  expect(JSON.stringify(summary.body)).not.toContain('acme');
});

test('only loopback host names are served', async () => {
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

test('the token is long, and new at each start', async () => {
  const { sandbox: other } = await openSandbox();
  expect(other.token).toMatch(/^sandbox_[\w-]{32}$/);
  expect(other.token).not.toBe(sandbox.token);
});

function ask(id: OperationId, slug: Slug, token: string | null) {
  const body = bodies[id];
  return call(
    operations[id].method,
    pathOf(id, slug, { product: slug === 'initech' ? 'secrets' : 'code', projectId: acmeProject }),
    {
      token,
      ifMatch: 'not a version',
      ...(body === undefined ? {} : { body }),
    },
  );
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
