import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/server.ts';
import { main } from '../../src/cli/main.ts';

/** What a command line says beside its data. */
async function beside(...args: string[]): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'ifmatch-quiet-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const policy =
    '{ name: a, slug: a, filters: { mode: all, conditions: [{ type: severity, values: [low] }] }, actions: [] }';
  writeFileSync(join(directory, 'policy.yaml'), `policies: [${policy}]\n`);
  const sandbox = await startSandbox({ seed: 'empty' });
  onTestFinished(() => sandbox.close());
  const [out, err] = [new PassThrough().resume(), new PassThrough()];
  const told = err.setEncoding('utf8').toArray();
  const code = await main([...args, 'policy.yaml'], {
    env: { IFMATCH_BASE_URL: sandbox.url, IFMATCH_API_TOKEN: sandbox.token },
    cwd: directory,
    streams: { in: new PassThrough(), out, err },
    packageRoot: join(import.meta.dirname, '../..'),
    now: () => Date.UTC(2026, 10, 20),
    stop: () => new Promise<void>(() => {}),
  });
  err.end();
  expect(code).toBe(0);
  return (await told).join('');
}

test('an apply that leaves no plan file says beforehand that nothing will hold its undo', async () => {
  const says = 'No file will hold the undo of this.';
  expect(await beside('apply', '--yes')).toContain(says);
  expect(await beside('apply', '--yes', '--report', 'applied.json')).not.toContain(says);
  expect(await beside('apply', '--yes', '--format', 'json')).not.toContain(says);
});
