import { expect, test } from 'vitest';
import { always, startServer } from '../rig/recording-server.ts';
import { runCli } from '../rig/run-cli.ts';

test("the final error line escapes the platform's message", async () => {
  const { url } = await startServer(always(403, { error: 'red\u001B[31m\n::error::got you\u202E##[group]' }));
  const sandbox = { url, token: 'a-token-of-enough-length' };
  const args = ['preview', '--deployment', 'acme', 'examples/policies/remediation'];
  const { code, text } = await runCli(args, { directory: `${import.meta.dirname}/../..`, sandbox });
  expect(code).toBe(1);
  expect(text).toContain('got you');
  // oxlint-disable-next-line no-control-regex -- it is what must not be there
  expect(text).not.toMatch(/\u001B|\u202E|##\[|^\s*::/m);
});
