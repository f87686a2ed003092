import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const program = join(import.meta.dirname, '../../src/cli.ts');

test.runIf(existsSync('/dev/full')).each(['--version', 'demo'])(
  'a failed write to %s is reported once, and fails the run',
  async (line) => {
    const full = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(full));
    const child = spawn(process.execPath, ['--no-warnings', program, line], {
      stdio: ['ignore', full, 'pipe'],
    });
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (piece: string) => (output += piece));
    const [code] = (await once(child, 'close')) as [number | null];
    expect([code, output]).toEqual([64, 'error: Standard output cannot be written: no space left on device.\n']);
  },
);

test('a closed stderr changes neither the run nor its exit code', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'policies'));
  writeFileSync(
    join(folder, 'policies/code.yaml'),
    'product: code\nrulesets: []\nrules: []\ndisabled: []\nexceptions: []\n',
  );
  const args = ['--no-warnings', program, 'preview', '--sandbox', '--verbose', '--exit-code', '-C', folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stderr.destroy();
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (output += piece));
  const [code] = (await once(child, 'close')) as [number | null];
  expect([code, output]).toEqual([5, expect.stringContaining('Approval required for acme: ')]);
});
