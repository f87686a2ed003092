import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { isPlanFile } from '../../src/generated/guards/plan.js';
import { ifmatch, program, root, run } from './run-program.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const golden = (name: string): string => join(import.meta.dirname, 'golden', name);

/** Command, output and exit code, as a user sees them. */
async function transcript(args: readonly string[]): Promise<string> {
  const { code, out, err } = await ifmatch(args);
  return [`$ ifmatch ${args.join(' ')}`, out, err === '' ? '' : `stderr:\n${err}`, `exit ${String(code)}\n`]
    .filter(Boolean)
    .join('\n');
}

test.each([
  ['help.txt', ['--help']],
  ['preview-help.txt', ['preview', '--help']],
  ['apply-help.txt', ['apply', '--help']],
  ['sandbox-help.txt', ['sandbox', '--help']],
  ['mistyped-command.txt', ['preveiw']],
  ['mistyped-option.txt', ['preview', '--sandbx']],
  ['no-address.txt', ['preview', 'examples/policies']],
  ['validate.txt', ['validate', 'examples/policies']],
  ['validate-broken.txt', ['validate', 'examples/broken']],
  ['preview.txt', ['preview', '--sandbox', 'examples/policies', '--exit-code']],
  ['nobody-to-ask.txt', ['apply', '--sandbox', 'examples/policies']],
  ['bad-quirk.txt', ['sandbox', '--quirk', 'spin']],
  ['deployments.txt', ['deployments', '--sandbox', '--format', 'json']],
])('the built program answers as %s shows', async (name, args) => {
  await expect(await transcript(args)).toMatchFileSnapshot(golden(name));
});

test('a preview as JSON has the shape of the plan file, with changes in all three bundles', async () => {
  const { code, out } = await ifmatch(['preview', '--sandbox', 'examples/policies', '--format', 'json', '--exit-code']);
  const plan: unknown = JSON.parse(out);
  expect(code).toBe(2);
  expect(isPlanFile(plan) ? null : isPlanFile.errors).toBeNull();
  const bundles = isPlanFile(plan) ? plan.bundles : [];
  expect(bundles.map(({ changes }) => new Set(changes.map(({ verb }) => verb)).size)).toEqual([3, 3, 3]);
});

test('an older Node gets one sentence and exit code 64', async () => {
  const old = "Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); require(process.argv[1]);";
  const { code, out, err } = await run(process.execPath, ['-e', old, program]);
  expect({ code, out }).toEqual({ code: 64, out: '' });
  expect(err).toMatch(/^ifmatch needs Node\.js \S+ or newer, and this is 20\.20\.2\.\n$/);
});

test('a sandbox serves other processes until it is stopped', async () => {
  const server = spawn(process.execPath, [program, 'sandbox', '--format', 'json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
  const { url, token } = JSON.parse(line) as { url: string; token: string };
  const env = { IFMATCH_BASE_URL: url, IFMATCH_API_TOKEN: token };
  expect(await ifmatch(['apply', '--yes', 'examples/policies'], { env })).toMatchObject({ code: 0 });
  expect(await ifmatch(['preview', '--exit-code', 'examples/policies'], { env })).toMatchObject({ code: 0 });
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('the program ends quietly when its reader stops early', async () => {
  const { code, err } = await run('sh', [
    '-c',
    `"${process.execPath}" "${program}" preview --sandbox examples/policies | head -n 1`,
  ]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('in a deleted folder the program says so, and --help still works', async () => {
  const folder = temporaryFolder();
  const there = (command: string) =>
    run('sh', ['-c', `mkdir here && cd here && rmdir ../here && "${process.execPath}" "${program}" ${command}`], {
      cwd: folder,
    });
  expect(await there('validate')).toEqual({
    code: 64,
    out: '',
    err: 'error: The folder that you are in was deleted. Change to another one.\n',
  });
  expect(await there('--help')).toMatchObject({ code: 0, err: '' });
});
