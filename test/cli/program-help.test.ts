import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../run-cli.ts';

const run = async (...args: string[]) => runCli(args, { directory: import.meta.dirname });

test.each([
  ['dump', 'pull'],
  ['lint', 'validate'],
  ['previw', 'preview'],
])('whoever types %s is told of %s, also behind an option and when asking for help', async (typed, meant) => {
  for (const words of [
    [typed, 'policies'],
    ['-C', '.', typed],
    [typed, '--help'],
    ['help', typed],
    ['--color', 'never', 'help', typed],
  ]) {
    const { code, text } = await run(...words);
    expect(code).toBe(64);
    expect(text).toBe(`error: unknown command '${typed}'\n(Did you mean ${meant}?)\n(see --help)\n`);
  }
});

test.each([
  ['version', '--version'],
  ['login', 'IFMATCH_API_TOKEN'],
  ['show', 'ifmatch preview'],
  ['state', 'ifmatch drift'],
  ['fmt', 'ifmatch validate'],
  ['destroy', 'policies: []'],
  ['import', 'ifmatch pull --all'],
])('`%s` of another tool answers with what to type', async (typed, says) => {
  const { code, text } = await run(typed);
  expect(code).toBe(64);
  expect(text.startsWith(`error: unknown command '${typed}'\n(`)).toBe(true);
  expect(text).toContain(says);
});

test.each(['plan', 'diff'])('`%s` is `preview`', async (alias) => {
  expect(await run(alias, '--help')).toEqual(await run('preview', '--help'));
  expect(await run('help', alias)).toEqual(await run('preview', '--help'));
});

test.each([['api nosuch --help'], ['help api nosuch'], ['-C . help api nosuch']])(
  '`%s` is told that there is no such operation',
  async (line) => {
    expect(await run(...line.split(' '))).toMatchObject({
      code: 64,
      text: 'error: There is no operation "nosuch". `ifmatch api` lists them all.\n',
    });
  },
);

test.each([
  ['apply --auto-approve', 'Did you mean --yes?'],
  ['apply -y', 'Did you mean --yes?'],
  ['apply --dry-run', 'Did you mean ifmatch preview?'],
  ['apply --token=abc', 'The token comes from IFMATCH_API_TOKEN, and from nowhere else.'],
  ['preview --dry-run', 'A preview changes nothing as it is.'],
  ['preview -out=plan.json', 'Did you mean --out?'],
  ['drift --fix', 'Did you mean --write?'],
  ['preview -o json', 'Did you mean --output, or --format?'],
  ['preview --json', 'Did you mean --format json?'],
  ['preview -f policies', 'Files and folders need no option: write them alone.'],
  ['validate --no-color', 'Did you mean --color never?'],
  ['-v', 'Did you mean --verbose, or -V for the version?'],
  ['--sandbox preview', 'It stands behind its command: ifmatch <command> --sandbox'],
  ['preview --sandox', 'Did you mean --sandbox?'],
])('whoever types `%s` is told: %s', async (line, says) => {
  const { code, text } = await run(...line.split(' '));
  expect(code).toBe(64);
  const [typed = ''] = line.match(/(?<= |^)-[^ =]+/) ?? [];
  expect(text).toBe(`error: unknown option '${typed}'\n(${says})\n(see --help)\n`);
});

test('an option of others that the command has nothing for is told as any other', async () => {
  expect((await run('validate', '--auto-approve')).text).toBe("error: unknown option '--auto-approve'\n(see --help)\n");
});

test.each(['--token=abc preview', 'validate --token=abc', "preview --api-tokn=a'bc"])(
  'the value of an unknown option is not told, which may be a token: %s',
  async (line) => {
    const { code, text } = await run(...line.split(' '));
    expect(code).toBe(64);
    expect(text).toMatch(/^error: unknown option '--(?:api-)?toke?n'\n\(/);
    expect(text).not.toContain('bc');
  },
);

test.each([[[]], [['preview']], [['api', 'listFindings']]])(
  '`help` of %j is what --help tells, and no failure',
  async (words) => {
    process.exitCode = 1; // as the built program sets it until it comes to its end
    try {
      const asked = await run(...words, '--help');
      expect(asked).toMatchObject({ code: 0, text: expect.stringMatching(/^Usage: ifmatch /) });
      for (const before of [[], ['-C', 'x'], ['--quiet', '--color', 'never']])
        expect(await run(...before, 'help', ...words)).toEqual(asked);
    } finally {
      process.exitCode = undefined;
    }
  },
);

test('help that stands before any command is that of the program', async () => {
  const whole = await run('--help');
  for (const line of ['-h validate', '--quiet -h nosuch', 'help help', 'help -h'])
    expect(await run(...line.split(' '))).toEqual(whole);
});

test('the help of the program names the variables that it reads, and the exit codes in the words of the README', async () => {
  const { text } = await run('--help');
  for (const name of ['IFMATCH_BASE_URL', 'IFMATCH_API_TOKEN', 'IFMATCH_API_TOKEN_ACME', 'IFMATCH_USER_JWT'])
    expect(text).toContain(name);
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const codes = [...readme.matchAll(/^\| (\d+) \| (.+) \|$/gm)];
  expect(codes).toHaveLength(8);
  for (const [, code, means] of codes)
    expect(text.replaceAll('`', '')).toContain(`\n${code!.padStart(4)}  ${means!.replaceAll('`', '')}\n`);
});
