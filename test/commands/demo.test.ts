import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const program = join(import.meta.dirname, '../../src/cli.ts');

test('a demo without a folder for temporary files says so, and ends', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--no-warnings', program, 'demo'], {
    encoding: 'utf8',
    env: { TMPDIR: '/no/such', TEMP: '/no/such' },
    timeout: 100_000,
  });
  expect({ status, stderr }).toEqual({
    status: 64,
    stderr: 'error: /no/such cannot be written: there is no such folder.\n',
  });
});
