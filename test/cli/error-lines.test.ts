import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../run-cli.ts';

/** A platform that refuses everything in these words. */
async function startPlatform(error: string): Promise<{ url: string; token: string }> {
  const server = createServer((_, response) => {
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    token: 'a-token-of-enough-length',
  };
}

test("the final error line escapes the platform's message", async () => {
  const sandbox = await startPlatform('red\u001B[31m\n::error::got you\u202E##[group]');
  const args = ['preview', '--deployment', 'acme', 'examples/policies/remediation'];
  const { code, text } = await runCli(args, { directory: `${import.meta.dirname}/../..`, sandbox });
  expect(code).toBe(1);
  expect(text).toContain('got you');
  // oxlint-disable-next-line no-control-regex -- it is what must not be there
  expect(text).not.toMatch(/\u001B|\u202E|##\[|^\s*::/m);
});
