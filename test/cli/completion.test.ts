import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completionScript } from '../../src/cli/commands/completion.ts';
import { describeProgram } from '../../src/cli/main.ts';
import { Session } from '../../src/cli/session.ts';

const folder = mkdtempSync(join(tmpdir(), 'ifmatch-completion-'));
const script = join(folder, 'ifmatch.bash');
const session = new Session({
  env: {},
  cwd: import.meta.dirname,
  streams: { in: new PassThrough(), out: new PassThrough(), err: new PassThrough() },
  packageRoot: join(import.meta.dirname, '../..'),
  now: Date.now,
  stop: () => new Promise<void>(() => {}),
});
const program = await describeProgram('0.0.0', session);

beforeAll(async () => {
  writeFileSync(script, await completionScript('bash', program, session));
  mkdirSync(join(folder, 'here/policies'), { recursive: true });
  for (const name of ['plan.json', 'two words.yaml', '$(id).yaml']) writeFileSync(join(folder, 'here', name), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What bash offers for the last of the words, in a folder with a few files. */
function complete(...words: string[]): string[] {
  const lines = `set -u; source "$SCRIPT"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
    spec=$(complete -p ifmatch); [[ $spec == *"-F _ifmatch "* ]] || exit 9
    _ifmatch; ((\${#COMPREPLY[@]} == 0)) || printf '%s\\n' "\${COMPREPLY[@]}"`;
  const out = execFileSync('bash', ['--norc', '--noprofile', '-c', lines, 'bash', ...words], {
    cwd: join(folder, 'here'),
    env: { PATH: process.env['PATH'], SCRIPT: script },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  return out.split('\n').filter(Boolean).toSorted();
}

test('the commands are offered, and those that begin with what is typed', () => {
  expect(complete('ifmatch', '')).toEqual(
    program.commands
      .map((command) => command.name())
      .concat('help')
      .toSorted(),
  );
  expect(complete('ifmatch', 'prev')).toEqual(['preview']);
});

test('options of the command and of the program are offered after a dash', () => {
  expect(complete('ifmatch', 'preview', '--s')).toEqual(['--sandbox', '--sandbox-db', '--strict']);
  expect(complete('ifmatch', 'preview', '--dir')).toEqual(['--directory']);
  expect(complete('ifmatch', 'validate', '--sand')).toEqual([]);
});

test('choices are offered for an option that has them, typed with a space or an equals sign', () => {
  const formats = ['github', 'html', 'json', 'markdown', 'sarif', 'terminal'];
  expect(complete('ifmatch', 'preview', '--format', '')).toEqual(formats);
  expect(complete('ifmatch', 'preview', '--format', '=')).toEqual(formats);
  expect(complete('ifmatch', 'preview', '--format', '=', 'js')).toEqual(['json']);
  expect(complete('ifmatch', '--color', 'a')).toEqual(['always', 'auto']);
});

test('folders are offered where only a folder will do, and nothing where nobody can know', () => {
  expect(complete('ifmatch', '-C', '')).toEqual(['policies']);
  expect(complete('ifmatch', 'preview', '--deployment', '')).toEqual([]);
});

test('a value that looks like a command does not lead to it', () => {
  expect(complete('ifmatch', '-C', 'api', 'prev')).toEqual(['preview']);
  expect(complete('ifmatch', 'preview', '--deployment', 'api', '--exit')).toEqual(['--exit-code']);
});

test('shells are offered to completion itself', () => {
  expect(complete('ifmatch', 'completion', '')).toEqual(['bash', 'fish', 'zsh']);
});

const isHere = (shell: string): boolean => spawnSync(shell, ['-c', ':']).status === 0;

test.for((['bash', 'zsh', 'fish'] as const).filter((shell) => isHere(shell)))('%s takes its script', async (shell) => {
  const path = join(folder, `script.${shell}`);
  writeFileSync(path, await completionScript(shell, program, session));
  const { status, stderr } = spawnSync(shell, ['-n', path], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
