import { expect, onTestFinished, test } from 'vitest';
import { type SandboxOptions, startSandbox } from '../../src/sandbox/server.ts';
import { sendJson, startServer } from '../platform/server.ts';
import { emptyFolder, examine, examplePolicies, statuses } from './examine.ts';

async function platform(options: SandboxOptions = {}) {
  const sandbox = await startSandbox(options);
  onTestFinished(() => sandbox.close());
  return {
    url: sandbox.url,
    token: sandbox.token,
    mintToken: (slug: string, permissions?: { webApi: boolean }) => sandbox.mintToken(slug, permissions),
    log: () => sandbox.log(),
    env: (token = sandbox.token) => ({ IFMATCH_BASE_URL: sandbox.url, IFMATCH_API_TOKEN: token }),
  };
}

test('with the embedded platform the example policies pass every check', async () => {
  const { checks } = await examine({ directory: examplePolicies(), sandbox: true });
  expect(checks.filter(({ status, id }) => status !== 'ok' && !['git', 'job', 'workflows'].includes(id))).toEqual([]);
});

test('with a platform over the network they do as well, and nothing is written', async () => {
  const { env, log } = await platform();
  const { checks } = await examine({ directory: examplePolicies(), env: env() });
  expect(statuses(checks)).toMatchObject({ connection: 'ok', permission: 'ok', vocabulary: 'ok', products: 'ok' });
  expect(log()).toEqual([]);
});

test('without any files the platform is looked at all the same', async () => {
  const { env } = await platform();
  const { is } = await examine({ env: env() });
  expect(is('deployment')).toMatchObject({ status: 'ok', says: 'acme (1234), the only one' });
  expect(is('products').says).toBe('code is enabled, secrets is enabled');
  expect(is('vocabulary')).toMatchObject({ status: 'skipped' });
});

test('a wrong token is told from one that is missing', async () => {
  const { env } = await platform();
  const { is } = await examine({ env: env('some-other-token-0123456789') });
  expect(is('connection').status).toBe('ok');
  expect(is('permission')).toMatchObject({ status: 'failed', fix: expect.stringContaining('Check IFMATCH_API_TOKEN') });
});

test('a wrong token is named by the variable that it came from, which may be that of the deployment', async () => {
  const { env } = await platform();
  const own = { IFMATCH_API_TOKEN_ACME: 'some-other-token-0123456789' };
  const { is } = await examine({ deployment: 'acme', env: { ...env(), ...own } });
  expect(is('permission')).toMatchObject({ fix: expect.stringContaining('Check IFMATCH_API_TOKEN_ACME: ') });
});

test('a 404 without a code is explained: the token lacks the Web API permission', async () => {
  const { env, mintToken } = await platform();
  const { is } = await examine({ env: env(mintToken('acme', { webApi: false })) });
  expect(is('permission').says).toContain('A token without the Web API permission gets that; the address is right');
  expect(is('permission')).toMatchObject({ fix: expect.stringContaining('Make a token with the Web API permission') });
});

test('the same with a configured id, which the platform is asked for then', async () => {
  const { env, mintToken } = await platform();
  const { is } = await examine({ directory: examplePolicies(), env: env(mintToken('acme', { webApi: false })) });
  expect(is('permission').says).toContain('to the list of deployments and to acme (1234)');
});

test('a 404 at a wrong path may be the address', async () => {
  const { env, url } = await platform();
  const { is } = await examine({ env: { ...env(), IFMATCH_BASE_URL: `${url}/wrong` } });
  expect(is('permission').says).toContain('a wrong path in the address');
});

test('a platform without a list of deployments goes by the configured id', async () => {
  const { env } = await platform({ quirks: ['no-deployments'] });
  const { is } = await examine({ directory: examplePolicies(), env: env() });
  expect(is('permission')).toMatchObject({ status: 'ok' });
  expect(is('deployment')).toMatchObject({ status: 'ok', says: 'acme has the id 1234, as the config says' });
});

test('a platform without GETs and vocabulary is fine', async () => {
  const { env } = await platform({ quirks: ['no-reads', 'no-vocabulary'] });
  const { is } = await examine({ directory: examplePolicies(), env: env() });
  expect(is('reads')).toMatchObject({ status: 'ok', says: expect.stringContaining('dry run of an empty bundle') });
  expect(is('vocabulary')).toMatchObject({ status: 'ok', says: expect.stringContaining('a preview shows') });
  expect(is('products').status).toBe('ok');
});

test('an id that is another than the platform has is named with the right one', async () => {
  const { env } = await platform();
  const config = 'policies: [remediation, detection]\ndeployments:\n  acme:\n    id: "99"\n';
  const { is } = await examine({ directory: examplePolicies({ 'ifmatch.yaml': config }), env: env() });
  expect(is('deployment')).toMatchObject({
    status: 'failed',
    says: 'acme has the id 1234 on the platform, but 99 in the config.',
    fix: 'Write id: "1234" there, or leave the id out.',
  });
});

test('a slug that the token does not see gets a did-you-mean', async () => {
  const { env } = await platform();
  const { is } = await examine({ deployment: 'acmee', env: env() });
  expect(is('deployment')).toMatchObject({ status: 'failed', fix: expect.stringContaining('Did you mean acme?') });
});

test('a deployment with legacy policies is told so, and what hangs on it is skipped', async () => {
  const { env, mintToken } = await platform();
  const { is } = await examine({ env: env(mintToken('globex')) });
  expect(is('migration')).toMatchObject({
    status: 'failed',
    says: expect.stringContaining('403 DEPLOYMENT_NOT_MIGRATED'),
  });
  expect(is('reads').status).toBe('ok');
  expect(is('products')).toMatchObject({ status: 'skipped', says: 'the check "migration" failed' });
});

test('the legacy endpoint of a migrated deployment answers 410, which is as it should be', async () => {
  const { env } = await platform();
  expect((await examine({ env: env() })).is('migration').says).toContain('410');
});

const secrets = 'deployment_slug: initech\nproduct: secrets\nrulesets: []\nrules: []\ndisabled: []\nexceptions: []\n';

test('a product that is not enabled matters only where there are files for it', async () => {
  const { env, mintToken } = await platform();
  const given = env(mintToken('initech'));
  expect((await examine({ env: given })).is('products')).toMatchObject({
    status: 'ok',
    says: 'code is enabled, secrets is not enabled',
  });
  const directory = emptyFolder({ 'policies/secrets.yaml': secrets });
  expect((await examine({ directory, env: given })).is('products')).toMatchObject({
    status: 'failed',
    says: 'secrets is not enabled for initech, but there are files for it (PRODUCT_NOT_ENABLED).',
  });
});

const policy = (type: string, value: string, action: string): string =>
  `name: A\nslug: a\nfilters:\n  mode: all\n  conditions:\n    - type: ${type}\n      values: [${value}]\nactions:\n  - type: ${action}\n`;

test.for([
  ['a condition type', policy('sevrity', 'high', 'pr_comment'), 'a.yaml:6:13'],
  ['a value', policy('severity', 'hihg', 'pr_comment'), 'a.yaml:7:16'],
  ['an action', policy('severity', 'high', 'pr_coment'), 'a.yaml:9:11'],
] as const)('%s that the platform does not know is named with its place', async ([, text, place]) => {
  const { env } = await platform();
  const { is } = await examine({ directory: emptyFolder({ 'policies/a.yaml': text }), env: env() });
  expect(is('vocabulary')).toMatchObject({ status: 'failed', fix: expect.stringContaining('`ifmatch preview`') });
  expect(is('vocabulary').says).toContain(`policies/${place}`);
});

test('several deployments are looked at with their own tokens, and --deployment with one alone', async () => {
  const { env, token, mintToken } = await platform();
  const files = {
    'ifmatch.yaml': 'deployments:\n  acme: {}\n  hooli: {}\n  globex: {}\n',
    'policies/a.yaml': `deployment_slug: acme\n${policy('severity', 'high', 'pr_comment')}`,
  };
  const given = { ...env('a-token-for-none-of-them'), IFMATCH_API_TOKEN_ACME: token };
  const tokens = {
    ...given,
    IFMATCH_API_TOKEN_HOOLI: mintToken('hooli'),
    IFMATCH_API_TOKEN_GLOBEX: mintToken('globex'),
  };
  const all = await examine({ directory: emptyFolder(files), env: tokens });
  expect(all.is('migration', 'acme').status).toBe('ok');
  expect(all.is('deployment', 'hooli').says).toContain('9007199254740993');
  expect(all.is('migration', 'globex').status).toBe('failed');
  expect(all.checks.filter(({ id }) => id === 'token').map(({ about }) => about)).toEqual(['acme', 'hooli', 'globex']);
  const one = await examine({ directory: emptyFolder(files), env: tokens, deployment: 'hooli' });
  expect(one.is('migration').about).toBe('hooli');
});

test('a platform that echoes the token does not get it shown', async () => {
  const server = await startServer((request, response) =>
    sendJson(response, 403, { error: `no: ${String(request.headers.authorization)}`, code: 'NO' }),
  );
  const { is } = await examine({
    env: { IFMATCH_BASE_URL: server.url, IFMATCH_API_TOKEN: 'canary-token-0123456789-abcdef' },
  });
  expect(is('permission')).toMatchObject({ status: 'failed', says: expect.stringContaining('403 NO') });
});

test('a token that sees several deployments needs to be told which', async () => {
  const deployments = [1, 2].map((id) => ({ id, slug: `d${String(id)}` }));
  const server = await startServer((request, response) => {
    const known = request.headers.authorization !== undefined;
    sendJson(response, known ? 200 : 401, known ? { deployments } : {});
  });
  const { is } = await examine({ env: { IFMATCH_BASE_URL: server.url, IFMATCH_API_TOKEN: 'x'.repeat(24) } });
  expect(is('deployment')).toMatchObject({ status: 'failed', fix: expect.stringContaining('--deployment') });
});

test('a legacy endpoint that still lists policies beside the unified ones is a warning', async () => {
  const server = await startServer((request, response) => {
    if (request.headers.authorization === undefined) sendJson(response, 401, {});
    else if (request.path === '/api/v1/deployments')
      sendJson(response, 200, { deployments: [{ id: 1, slug: 'acme' }] });
    else if (request.path.includes('/v1/')) sendJson(response, 200, { policies: [{ id: '1' }, { id: '2' }] });
    else if (request.method === 'POST') sendJson(response, 200, { state_version: 'a' });
    else sendJson(response, 404, {});
  });
  const { is } = await examine({ env: { IFMATCH_BASE_URL: server.url, IFMATCH_API_TOKEN: 'x'.repeat(24) } });
  expect(is('migration')).toMatchObject({ status: 'warning', says: expect.stringContaining('still lists 2') });
});

test('a 404 with a code that nobody knows still means that the list is missing', async () => {
  const server = await startServer((_, response) => sendJson(response, 404, { code: 'NOT_FOUND' }));
  const { is } = await examine({ env: { IFMATCH_BASE_URL: server.url, IFMATCH_API_TOKEN: 'x'.repeat(24) } });
  expect(is('permission').says).toContain('404 NOT_FOUND to the list of deployments');
});
