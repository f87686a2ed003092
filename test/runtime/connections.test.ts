import { expect, test } from 'vitest';
import { Connections } from '../../src/runtime/connections.ts';

const open = (env: Record<string, string>) =>
  new Connections({ sandbox: null, baseUrl: 'https://platform.example', env, log: null });

test('where only a token of another or of an unnamed deployment is set, the message names it and how it counts', async () => {
  const env = { IFMATCH_API_TOKEN: ' ', IFMATCH_API_TOKEN_ACEM: 'secret', IFMATCH_API_TOKEN_ZETA: ' ' };
  const message =
    'No API token. Set IFMATCH_API_TOKEN, or try --sandbox. IFMATCH_API_TOKEN_ACEM counts for the deployment of that name alone: name it with --deployment or in ifmatch.yaml.';
  await expect(open(env).to(null)).rejects.toThrow(message);
  await expect(open(env).to('acme')).rejects.toThrow(message);
});

test('without any token the message says what to set', async () => {
  await expect(open({}).to(null)).rejects.toThrow(/^No API token\. Set IFMATCH_API_TOKEN, or try --sandbox\.$/);
});

test.each([
  ['nonsense', {}, /^The address of the platform must begin with https:\/\/\. Use a URL such as https:\/\/platform/],
  [null, { IFMATCH_API_TOKEN: 'a b' }, /^IFMATCH_API_TOKEN has white space in it.* Copy the token again/],
  [null, { HTTPS_PROXY: 'http://[' }, /^HTTPS_PROXY is not the address of an HTTP proxy\. Set HTTPS_PROXY to/],
])('what is set wrong is wrong usage, as where it is missing: %s, %j', async (baseUrl, env, message) => {
  const options = {
    sandbox: null,
    baseUrl: baseUrl ?? 'https://platform.example',
    env: { IFMATCH_API_TOKEN: 'secret', ...env },
    log: null,
  };
  const refusal = { name: 'UsageError', message: expect.stringMatching(message) };
  await expect(new Connections(options).to(null)).rejects.toMatchObject(refusal);
  await expect(new Connections(options).api(null, { arrays: 'repeat' })).rejects.toMatchObject(refusal);
});
