import { expect, onTestFinished, test } from 'vitest';
import { type SandboxOptions, startSandbox } from '../../src/sandbox/server.ts';
import { startServer } from '../rig/recording-server.ts';
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

test('the example policies pass every check on the embedded sandbox', async () => {
  const { checks } = await examine({ directory: examplePolicies(), sandbox: true });
  expect(checks.filter(({ status }) => status !== 'ok')).toEqual([]);
});

test('the example policies pass every check over the network, and nothing is written', async () => {
  const { env, log } = await platform();
  const { checks } = await examine({ directory: examplePolicies(), env: env() });
  expect(statuses(checks)).toMatchObject({ connection: 'ok', permission: 'ok', products: 'ok' });
  expect(log()).toEqual([]);
});

test('an address that does not answer fails with the reason, and no other check runs', async () => {
  const { is } = await examine({ env: { IFMATCH_BASE_URL: 'http://127.0.0.1:1', IFMATCH_API_TOKEN: 'x'.repeat(32) } });
  expect(is('connection')).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('No answer of 127.0.0.1:1, it cannot be reached (connect ECONNREFUSED'),
    fix: expect.stringContaining('IFMATCH_BASE_URL'),
  });
  expect(is('permission').status).toBe('skipped');
});

test('a request times out, and no other check runs', async () => {
  const pending: (() => void)[] = [];
  const { url } = await startServer(() => pending.forEach((fire) => fire()));
  const { is } = await examine({
    env: { IFMATCH_BASE_URL: url, IFMATCH_API_TOKEN: 'x'.repeat(32) },
    timer: (milliseconds, fire) => (milliseconds === 8000 && pending.push(fire), () => {}),
  });
  expect(is('connection')).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('no complete answer came in time (8 s were allowed)'),
  });
  expect(is('permission').status).toBe('skipped');
});

test('a platform that asks to wait names the time', async () => {
  const headers = { date: 'Sat, 01 Aug 2026 12:00:00 GMT', 'retry-after': '3600' };
  const { url } = await startServer((_, response) => response.writeHead(429, headers).end('{}'));
  const { is } = await examine({ env: { IFMATCH_BASE_URL: url, IFMATCH_API_TOKEN: 'x'.repeat(32) } });
  expect(is('connection')).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('answers 429'),
    fix: expect.stringMatching(/not to be called before [0-9:]{8} UTC \(in 60 minutes\)/),
  });
});

test('a wrong token and a missing one have different messages', async () => {
  const { env } = await platform();
  const { is } = await examine({ env: env('some-other-token-0123456789') });
  expect(is('connection').status).toBe('ok');
  expect(is('permission')).toMatchObject({ status: 'failed', fix: expect.stringContaining('Check IFMATCH_API_TOKEN') });
});

test('a wrong token is named by its variable, also that of a deployment', async () => {
  const { env } = await platform();
  const own = { IFMATCH_API_TOKEN_ACME: 'some-other-token-0123456789' };
  const { is } = await examine({ deployment: 'acme', env: { ...env(), ...own } });
  expect(is('permission')).toMatchObject({ fix: expect.stringContaining('Check IFMATCH_API_TOKEN_ACME: ') });
});

test('a 404 without a code is explained: the token lacks the Web API permission', async () => {
  const { env, mintToken } = await platform();
  const { is } = await examine({ env: env(mintToken('acme', { webApi: false })) });
  expect(is('permission').message).toMatch(/: the token lacks the Web API permission\.$/);
  expect(is('permission')).toMatchObject({
    fix: expect.stringContaining('Create a token with the Web API permission'),
  });
});

const secrets = 'deployment_slug: initech\nproduct: secrets\nrulesets: []\nrules: []\ndisabled: []\nexceptions: []\n';

test('a disabled product matters only if there are files for it', async () => {
  const { env, mintToken } = await platform();
  const given = env(mintToken('initech'));
  expect((await examine({ env: given })).is('products')).toMatchObject({
    status: 'ok',
    message: 'code is enabled, secrets is not enabled',
  });
  const directory = emptyFolder({ 'policies/secrets.yaml': secrets });
  expect((await examine({ directory, env: given })).is('products')).toMatchObject({
    status: 'failed',
    message: 'secrets is not enabled for initech, but there are files for it (PRODUCT_NOT_ENABLED).',
  });
});
