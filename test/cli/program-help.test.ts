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
  ['preview --dry-run', '`preview` never writes: leave it out.'],
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
