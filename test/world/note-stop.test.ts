import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { World } from '../../src/world.ts';
import { acme, remediation, sendJson, startServer } from '../platform/server.ts';

test('whoever asks for a stop waits for no second attempt: a cancelled job has ten seconds', async () => {
  const server = await startServer((_request, response) => sendJson(response, 503, {}, { 'retry-after': '100' }));
  const asked = Promise.withResolvers<void>();
  const [out, err] = [new PassThrough(), new PassThrough()];
  const world = new World(
    {
      env: { IFMATCH_API_TOKEN: 'secret' },
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
      connection: { sandbox: null, baseUrl: server.url },
    },
  );
  const stopped = world.noteStop();
  err.on('data', (line: Buffer) => {
    if (line.includes('waiting')) asked.resolve();
  });
  const platform = await world.connections.to('acme');
  await expect(platform.dryRun(acme, remediation)).rejects.toMatchObject({ status: 503 });
  expect(stopped()).toBe(true);
  await expect(platform.dryRun(acme, remediation)).rejects.toMatchObject({ status: 503 });
  expect(server.seen.length).toBe(2);
  await world.close();
});
