import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Command, CommanderError } from 'commander';
import { expect, test } from 'vitest';
import { doctorCommand } from '../../src/cli/commands/doctor.ts';
import { schemaCommand } from '../../src/cli/commands/schema.ts';
import { globalOptions, settle } from '../../src/cli/options.ts';
import { Session } from '../../src/cli/session.ts';
import { emptyFolder, examplePolicies, packageRoot, runGit } from './examine.ts';

async function run(args: readonly string[], directory: string, env: Record<string, string> = {}) {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const session = new Session({
    env: { PATH: process.env['PATH'], HOME: '/nonexistent', ...env },
    cwd: directory,
    streams: { in: new PassThrough(), out, err },
    packageRoot,
    now: Date.now,
    stop: () => new Promise<void>(() => {}),
  });
  const program = settle(globalOptions(new Command('ifmatch')), session.parts.streams);
  for (const make of [doctorCommand, schemaCommand]) program.addCommand(settle(make(session), session.parts.streams));
  await program.parseAsync(args, { from: 'user' }).catch((error: unknown) => {
    if (!(error instanceof CommanderError)) throw error;
    session.code = 64;
  });
  out.end();
  return { code: session.code, out: (await out.setEncoding('utf8').toArray()).join('') };
}

test('doctor prints a line a check and exits with 0 when all is well', async () => {
  const folder = examplePolicies();
  runGit(folder, 'init', '-b', 'main');
  runGit(folder, 'commit', '--allow-empty', '-m', 'one');
  const { code, out } = await run(['doctor', '--sandbox'], folder);
  expect(code).toBe(0);
  await expect(out.replace(/Node [\d.]+/, 'Node 24.21.0')).toMatchFileSnapshot('golden/all-is-well.txt');
});

test.for(['config', 'remediation-file', 'detection-file', 'plan'])('schema prints %s', async (name) => {
  const { code, out } = await run(['schema', name], emptyFolder());
  expect(code).toBe(0);
  expect(out).toBe(readFileSync(join(packageRoot, 'schemas', `${name}.schema.json`), 'utf8'));
});

test('schema without a name lists them, and knows no other', async () => {
  const { out } = await run(['schema'], emptyFolder());
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['config', 'remediation-file', 'detection-file', 'plan']);
  expect((await run(['schema', 'openapi'], emptyFolder())).code).toBe(64);
});
