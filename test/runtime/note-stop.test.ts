import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { Runtime } from '../../src/runtime/runtime.ts';
import { acme, remediation } from '../platform/connect-client.ts';
import { sendJson, startServer } from '../rig/recording-server.ts';

/** A runtime that asks the platform at an address, and that somebody may stop. */
function begin(baseUrl: string, env: Record<string, string> = {}) {
  const asked = Promise.withResolvers<void>();
  const [out, err] = [new PassThrough(), new PassThrough()];
  const runtime = new Runtime(
    {
      env: { IFMATCH_API_TOKEN: 'secret', ...env },
      cwd: import.meta.dirname,
      streams: { in: new PassThrough(), out, err },
      packageRoot: '.',
      now: Date.now,
      stop: () => asked.promise,
    },
    {
      directory: '.',
      quiet: false,
      verbose: true,
      excludedFiles: null,
      connection: { sandbox: null, baseUrl },
    },
  );
  onTestFinished(() => runtime.close());
  return { runtime, err, stop: asked.resolve };
}

test('after a stop request nothing is retried, since a cancelled job has ten seconds', async () => {
  const server = await startServer((_request, response) => sendJson(response, 503, {}, { 'retry-after': '100' }));
  const { runtime, err, stop } = begin(server.url);
  const stopped = runtime.deferStop();
  err.on('data', (line: Buffer) => {
    if (line.includes('waiting')) stop();
  });
  const platform = await runtime.connections.platformFor('acme');
  await expect(platform.dryRun(acme, remediation)).rejects.toMatchObject({ status: 503 });
  expect(stopped()).toBe(true);
  await expect(platform.dryRun(acme, remediation)).rejects.toMatchObject({ status: 503 });
  expect(server.requests.length).toBe(2);
});

test('a cancelled job does not wait for the platform, and reports the result as unknown', async () => {
  const arrived = Promise.withResolvers<void>();
  const { url, requests } = await startServer(() => arrived.resolve());
  const { runtime, stop } = begin(url, { GITHUB_ACTIONS: 'true' });
  runtime.deferStop(0);
  const platform = await runtime.connections.platformFor('acme');
  const put = platform.put(acme, remediation, 'v1');
  await arrived.promise;
  stop();
  expect(await put).toMatchObject({ kind: 'unanswered', message: expect.stringContaining('is stopping') as string });
  await expect(platform.dryRun(acme, remediation)).rejects.toMatchObject({ unsent: true });
  expect(requests).toHaveLength(1);
});
