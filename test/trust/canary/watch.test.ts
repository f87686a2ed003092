import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { canaryToken, formsOf } from './forms.ts';
import { refuseSecrets, secretsIn } from './watch.ts';

/** A program by the name of ours that prints one of its variables, in two pieces. */
function leakyProgram(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ifmatch-watch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'dist'));
  const path = join(folder, 'dist/cli.js');
  writeFileSync(
    path,
    'const t = process.env.IFMATCH_API_TOKEN ?? ""; process.stdout.write(`so ${t.slice(0, 9)}`, () => process.stdout.write(t.slice(9)));',
  );
  return path;
}

/** What the watch throws where the output arrives, which is nobody's call. */
async function uncaught(start: () => unknown): Promise<string> {
  const known = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  try {
    return await new Promise<string>((resolve) => {
      process.once('uncaughtException', ({ message }) => resolve(message));
      start();
    });
  } finally {
    for (const listener of known) process.on('uncaughtException', listener);
  }
}

test('a program of ours that prints its token fails the run', async () => {
  const env = { IFMATCH_API_TOKEN: canaryToken };
  const program = leakyProgram();
  const said = await uncaught(() => execFile(process.execPath, [program], { env }));
  expect(said).toContain('dist/cli.js shows a token that it was given');
});

test.for(formsOf(canaryToken))('the form %s is seen', (form) => {
  expect(() => refuseSecrets(`x${form}y`, [canaryToken], 'a log')).toThrow('a log shows a token');
});

test('only what is secret is looked for', () => {
  const env = {
    IFMATCH_API_TOKEN_ACME: 'token-of-acme',
    'INPUT_GITHUB-TOKEN': 'ghs_123456789',
    IFMATCH_BASE_URL: 'https://x',
    GITHUB_SHA: 'abcdef0123',
  };
  expect(secretsIn(env)).toEqual(['token-of-acme', 'ghs_123456789']);
});
