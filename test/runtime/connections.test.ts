import { expect, test } from 'vitest';
import { Connections } from '../../src/runtime/connections.ts';

const open = (env: Record<string, string>) =>
  new Connections({ sandbox: null, baseUrl: 'https://platform.example', env, log: null });

test('without a token the error names the variable to set', async () => {
  await expect(open({}).platformFor(null)).rejects.toMatchObject({
    message: 'No API token.',
    fix: 'Set IFMATCH_API_TOKEN, or try --sandbox.',
  });
});

test.each([
  [
    'nonsense',
    {},
    /^The address of the platform must begin with https:\/\/\.$/,
    /^Use a URL such as https:\/\/platform/,
  ],
  [null, { IFMATCH_API_TOKEN: 'a b' }, /^IFMATCH_API_TOKEN has white space in it/, /Copy the token again/],
  [null, { HTTPS_PROXY: 'http://[' }, /^HTTPS_PROXY is not the address of an HTTP proxy\.$/, /^Set HTTPS_PROXY to/],
])('an invalid setting is a usage error, like a missing one: %s, %j', async (baseUrl, env, message, fix) => {
  const options = {
    sandbox: null,
    baseUrl: baseUrl ?? 'https://platform.example',
    env: { IFMATCH_API_TOKEN: 'secret', ...env },
    log: null,
  };
  const refusal = { name: 'UsageError', message: expect.stringMatching(message), fix: expect.stringMatching(fix) };
  await expect(new Connections(options).platformFor(null)).rejects.toMatchObject(refusal);
  await expect(new Connections(options).apiFor(null)).rejects.toMatchObject(refusal);
});
