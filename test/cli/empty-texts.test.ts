import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { expect, onTestFinished, test } from 'vitest';
import { describeProgram } from '../../src/cli/main.ts';
import { Session } from '../../src/cli/session.ts';
import { runCli } from '../run-cli.ts';

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'ifmatch-empty-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'policy.yaml'), 'policies: []\n');
  return directory;
}

test.each(['validate', 'preview --sandbox', 'apply --sandbox --yes', 'drift --sandbox'])(
  '`%s` with an empty path, as of a variable that is not set, does not pass for a run on the whole folder',
  async (line) => {
    for (const paths of [[''], ['policy.yaml', '']]) {
      const { code, text } = await runCli([...line.split(' '), ...paths], { directory: folder() });
      expect(code).toBe(64);
      expect(text).toContain("'' is invalid for argument 'paths'. It is empty.");
    }
  },
);

test('a path that is not empty is taken, as often as one is given', async () => {
  const directory = folder();
  writeFileSync(join(directory, 'other.yaml'), 'policies: []\n');
  const { code, text } = await runCli(['validate', 'policy.yaml', 'other.yaml'], { directory });
  expect({ code, text }).toMatchObject({ code: 0, text: expect.stringContaining('2 files') });
});

/** Each option of each command that takes a text, by the words that lead to it. */
function textOptions(): string[][] {
  const streams = { in: process.stdin, out: process.stdout, err: process.stderr };
  const parts = { env: {}, cwd: '.', streams, packageRoot: '.', now: () => 0, stop: async () => {} };
  const program = describeProgram('0', new Session(parts));
  const optionsOf = ({ options }: Command): string[] =>
    options.filter(({ required }) => required).map(({ long }) => long ?? '');
  const below = program.commands.flatMap((command) => optionsOf(command).map((option) => [command.name(), option]));
  return [...optionsOf(program).map((option) => ['validate', option]), ...below];
}

test('no option of any command takes an empty text for another thing than what was meant', async () => {
  const directory = folder();
  const all = [
    ...textOptions(),
    ...['--output', '--config', '--deployment', '--body'].map((one) => ['api', 'triageFindings', one]),
  ];
  for (const named of [
    '--config',
    '--deployment',
    '--output',
    '--plan',
    '--out',
    '--save',
    '--report',
    '--base',
    '--sandbox-db',
  ])
    expect(all.map(([, option]) => option)).toContain(named);
  for (const words of all) {
    const { code, text } = await runCli([...words, ''], { directory });
    expect({ words, code, text }).toMatchObject({ code: 64, text: expect.stringContaining("argument '' is invalid") });
  }
});

test('a flag of an operation may be empty, for that is a value like another', async () => {
  const { text } = await runCli(['api', 'listFindings', '--ref', ''], { directory: folder() });
  expect(text).not.toContain("argument '' is invalid");
});
