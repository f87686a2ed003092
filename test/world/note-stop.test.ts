import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { World } from '../../src/world.ts';
import { acme, remediation, sendJson, startServer } from '../platform/server.ts';

/** A world that asks the platform at an address, and that somebody may stop. */
function begin(baseUrl: string, env: Record<string, string> = {}) {
  const asked = Promise.withResolvers<void>();
  const [out, err] = [new PassThrough(), new PassThrough()];
  const world = new World(
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
      leftOut: null,
      connection: { sandbox: null, baseUrl },
    },
  );
  onTestFinished(() => world.close());
  return { world, err, stop: asked.resolve };
}

test('whoever asks for a stop waits for no second attempt: a cancelled job has ten seconds', async () => {
  const server = await startServer((_request, response) => sendJson(response, 503, {}, { 'retry-after': '100' }));
  const { world, err, stop } = begin(server.url);
  const stopped = world.noteStop();
  err.on('data', (line: Buffer) => {
    if (line.includes('waiting')) stop();
  });
  const platform = await world.connections.to('acme');
  await expect(platform.dryRun(acme, remediation)).rejects.toMatchObject({ status: 503 });
  expect(stopped()).toBe(true);
  await expect(platform.dryRun(acme, remediation)).rejects.toMatchObject({ status: 503 });
  expect(server.seen.length).toBe(2);
});

test('a cancelled job does not wait until the platform answers, and has the time to tell that it does not know', async () => {
  const arrived = Promise.withResolvers<void>();
  const { url, seen } = await startServer(() => arrived.resolve());
  const { world, stop } = begin(url, { GITHUB_ACTIONS: 'true' });
  world.noteStop(0);
  const platform = await world.connections.to('acme');
  const put = platform.put(acme, remediation, 'v1');
  await arrived.promise;
  stop();
  expect(await put).toMatchObject({ kind: 'unanswered', message: expect.stringContaining('is stopping') as string });
  await expect(platform.dryRun(acme, remediation)).rejects.toMatchObject({ unsent: true });
  expect(seen).toHaveLength(1);
});
