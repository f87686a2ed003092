import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { formats } from '../../src/cli/options.ts';
import { runCli } from '../rig/run-cli.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const folder = temporaryFolder();

/** What the program answers a shell for an unfinished line. */
async function complete(line: string): Promise<string[]> {
  const env = { COMP_LINE: line, COMP_POINT: String(line.length) };
  const { code, text } = await runCli(['completion', 'bash', '--', 'ifmatch', '', ''], { directory: folder, env });
  expect(code).toBe(0);
  return text.split('\n').filter(Boolean).toSorted();
}

test('commands are offered, filtered by what is typed', async () => {
  expect(await complete('ifmatch ')).toEqual(expect.arrayContaining(['apply', 'completion', 'preview', 'validate']));
  expect(await complete('ifmatch prev')).toEqual(['preview']);
});

test('options of the command and of the program are offered after a dash', async () => {
  expect(await complete('ifmatch preview --s')).toEqual(['--sandbox', '--sandbox-db', '--strict']);
  expect(await complete('ifmatch plan --dir')).toEqual(['--directory']);
  expect(await complete('ifmatch validate --sand')).toEqual([]);
});

test('known values of options and arguments are offered', async () => {
  expect(await complete('ifmatch preview --format ')).toEqual([...formats].toSorted());
  expect(await complete('ifmatch --color a')).toEqual(['always', 'auto']);
  expect(await complete('ifmatch completion ')).toEqual(['bash', 'fish', 'zsh']);
  expect(await complete('ifmatch preview --deployment ')).toEqual([]);
  expect(await complete('ifmatch preview ')).toEqual([]);
});

test('API operations are offered with their flags and known values', async () => {
  expect(await complete('ifmatch api listF')).toEqual(['listFindings']);
  expect(await complete('ifmatch api listFindings --severities ')).toEqual(['critical', 'high', 'low', 'medium']);
});

test("an option's value is not taken for a command", async () => {
  expect(await complete('ifmatch -C api prev')).toEqual(['preview']);
  expect(await complete('ifmatch preview --deployment api --exit')).toEqual(['--exit-code']);
});

const isHere = (shell: string): boolean => spawnSync(shell, ['-c', ':']).status === 0;

/** How to complete a line without a keyboard, in the shells that can. */
const asks = {
  bash: 'compgen -C "ifmatch completion bash --" ""; complete -p ifmatch',
  fish: 'complete --do-complete "ifmatch prev"',
};

beforeAll(() => {
  mkdirSync(join(folder, 'bin'));
  const program = join(import.meta.dirname, '../../src/cli.ts');
  writeFileSync(join(folder, 'bin/ifmatch'), `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`);
  chmodSync(join(folder, 'bin/ifmatch'), 0o755);
});

test.for((['bash', 'fish'] as const).filter((shell) => isHere(shell)))(
  '%s loads the script and gets completions from the program',
  async (shell) => {
    const { text } = await runCli(['completion', shell], { directory: folder });
    const env = { HOME: folder, PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}` };
    const line = shell === 'bash' ? { COMP_LINE: 'ifmatch prev', COMP_POINT: '12' } : {};
    const out = execFileSync(shell, ['-c', `${text}\n${asks[shell]}`], {
      env: { ...env, ...line },
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    });
    expect(out).toMatch(/^preview$/m);
  },
);
