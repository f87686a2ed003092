import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../src/generated/operations.ts';
import { session, oddProgram, realProgram } from './completion-program.ts';
import { completionScript } from '../../src/cli/commands/completion.ts';

const folder = mkdtempSync(join(tmpdir(), 'ifmatch-completion-'));
const scripts = { ifmatch: join(folder, 'ifmatch.bash'), odd: join(folder, 'odd.bash') };

beforeAll(async () => {
  writeFileSync(scripts.ifmatch, await realProgram().script('bash'));
  writeFileSync(scripts.odd, await completionScript('bash', oddProgram(), session()));
  mkdirSync(join(folder, 'here/policies'), { recursive: true });
  for (const name of ['plan.json', 'two words.yaml', '$(id).yaml']) writeFileSync(join(folder, 'here', name), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What bash offers for the last of the words, in a folder with a few files. */
function complete(...words: [keyof typeof scripts, ...string[]]): string[] {
  const [name] = words;
  const program = `set -u; source "$SCRIPT"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
    spec=$(complete -p ${name}); [[ $spec == *"-F _${name} "* ]] || exit 9
    _${name}; ((\${#COMPREPLY[@]} == 0)) || printf '%s\\n' "\${COMPREPLY[@]}"`;
  const out = execFileSync('bash', ['--norc', '--noprofile', '-c', program, 'bash', ...words], {
    cwd: join(folder, 'here'),
    env: { PATH: process.env['PATH'], SCRIPT: scripts[name] },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  return out.split('\n').filter(Boolean).toSorted();
}

test('the commands are offered, and those that begin with what is typed', () => {
  expect(complete('ifmatch', '')).toEqual(
    realProgram()
      .program.commands.map((command) => command.name())
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

test('files are offered for paths and for options that take one, whatever they are called', () => {
  const files = ['$(id).yaml', 'plan.json', 'policies', 'two words.yaml'];
  expect(complete('ifmatch', 'validate', '')).toEqual(files);
  expect(complete('ifmatch', 'apply', '--plan', 'pl')).toEqual(['plan.json']);
  expect(complete('ifmatch', 'apply', '--', '')).toEqual(files);
});

test('folders are offered where only a folder will do, and nothing where nobody can know', () => {
  expect(complete('ifmatch', '-C', '')).toEqual(['policies']);
  expect(complete('ifmatch', 'preview', '--deployment', '')).toEqual([]);
});

test('a value that looks like a command does not lead to it', () => {
  expect(complete('ifmatch', '-C', 'api', 'prev')).toEqual(['preview']);
  expect(complete('ifmatch', 'preview', '--deployment', 'api', '--exit')).toEqual(['--exit-code']);
});

test('the operations of the API are offered, with their flags and the values of those', () => {
  expect(complete('ifmatch', 'api', '')).toEqual(expect.arrayContaining(Object.keys(operations)));
  expect(complete('ifmatch', 'api', 'listFind')).toEqual(['listFindings']);
  expect(complete('ifmatch', 'api', 'listFindings', '--sever')).toEqual(['--severities']);
  expect(complete('ifmatch', 'api', 'listFindings', '--severities', 'c')).toEqual(['critical']);
  expect(complete('ifmatch', 'api', 'listFindings', '--format', 't')).toEqual(['table']);
  expect(complete('ifmatch', 'api', 'listFindings', '--dedup', '=', 't')).toEqual(['true']);
  expect(complete('ifmatch', 'api', 'listFindings', '--dedup', '--sever')).toEqual(['--severities']);
});

test('shells are offered to completion itself', () => {
  expect(complete('ifmatch', 'completion', '')).toEqual(['bash', 'fish', 'zsh']);
});

test('every command and every option of the program is reached', () => {
  const { program } = realProgram();
  for (const command of program.commands.filter((one) => one.name() !== 'api')) {
    const offered = complete('ifmatch', command.name(), '-');
    for (const option of command.options.filter(({ hidden }) => !hidden)) expect(offered).toContain(option.long);
  }
});

test('what is hidden stays hidden, words that a shell would run are left out, and commands may be nested', () => {
  expect(complete('odd', '')).toEqual(['deep', 'help', 'run']);
  expect(complete('odd', 'run', '--se')).toEqual([]);
  expect(complete('odd', 'run', '--bad', '')).toEqual(['fine']);
  expect(complete('odd', 'deep', '')).toEqual(expect.arrayContaining(['down']));
  expect(complete('odd', 'deep', 'down', 'z')).toEqual(['zsh']);
  expect(complete('odd', 'run', '--quick', '--output', 'pl')).toEqual(['plan.json']);
});
