import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sandbox } from '../../src/commands/sandbox.ts';
import type { World } from '../../src/world.ts';
import { runCli } from '../run-cli.ts';

/** What a sandbox greets with, once it is there; it serves until the test ends. */
async function greeting(seed: string): Promise<string> {
  const stop = Promise.withResolvers<void>();
  const printed = Promise.withResolvers<string>();
  const terminal = { progress: () => {}, clearProgress: () => {}, print: printed.resolve };
  const serving = sandbox(
    { port: 0, db: null, seed, quirks: [], json: false },
    { terminal } as unknown as World,
    stop.promise,
  );
  onTestFinished(async () => {
    stop.resolve();
    await serving;
  });
  return printed.promise;
}

test.each(['acme', 'empty'])(
  'the commands that a sandbox with the seed %s greets with work in an empty folder',
  async (seed) => {
    const text = await greeting(seed);
    const directory = mkdtempSync(join(tmpdir(), 'ifmatch-greeting-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const env = Object.fromEntries([...text.matchAll(/export (\w+)=(.+)/g)].map(([, name, value]) => [name, value!]));
    const commands = [...text.matchAll(/^ {2}ifmatch (.+)$/gm)].map(([, line]) => line!);
    expect(commands).toHaveLength(2);
    for (const line of commands) {
      const { code, text: said } = await runCli(line.split(' '), { directory, env });
      expect({ line, code, said }).toMatchObject({ code: 0 });
    }
  },
);
