import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/server.ts';
import { runCli } from '../rig/run-cli.ts';
import { caller, putBundle, remediationPath } from '../rig/platform-api.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const examples = join(import.meta.dirname, '../../examples/policies');

let sandbox: Sandbox;
let directory: string;
beforeEach(async () => {
  sandbox = await startSandbox();
  directory = temporaryFolder();
  cpSync(examples, join(directory, 'policies'), { recursive: true });
});
afterEach(() => sandbox.close());

const run = (line: string, env: Record<string, string> = {}) => runCli(line.split(' '), { directory, sandbox, env });

/** The commands that a text tells to run, one per line. */
const commandsIn = (text: string): string[] =>
  [...text.matchAll(/^ +(?:npx )?ifmatch (.+)$/gm)].map(([, words = '']) => words.trim());

/** Runs a command and every command that it prints, and that those print. */
async function follow(line: string, env: Record<string, string> = {}): Promise<string[]> {
  const followed: string[] = [];
  let next = [line];
  for (let step = 0; next.length > 0 && step < 7; step += 1) {
    const [command = '', ...others] = next;
    const { code, text } = await run(command, env);
    followed.push(command);
    // 64 is a wrong use, 1 a failure.
    expect({ command, code, text: [1, 64].includes(code) ? text : '' }).toEqual({ command, code, text: '' });
    next = [...commandsIn(text), ...others].filter((one) => !followed.includes(one));
  }
  return followed;
}

/** A colleague's edit on the platform. */
async function editPlatform(): Promise<void> {
  const call = caller(sandbox);
  const { bundle } = (await call('GET', remediationPath)).body;
  const policies = bundle.policies.map((one: object, index: number) => (index === 0 ? { ...one, active: false } : one));
  await putBundle(call, remediationPath, { policies });
}

/** The config of the example is beside its policies, so each command names it. */
const config = '--config policies/ifmatch.yaml';

const withoutTriage = (): void => rmSync(join(directory, 'policies/remediation/triage.yaml'));
const emptied = (): void => {
  for (const file of ['blocking', 'comments', 'tickets-and-alerts', 'triage'])
    rmSync(join(directory, `policies/remediation/${file}.yaml`));
};

describe('every command that a result prints works as printed, without a terminal', () => {
  test('from validate to an apply and the undo of it', async () => {
    expect(await follow('validate policies')).toEqual([
      'validate policies',
      'preview policies',
      'apply --yes policies',
    ]);
    withoutTriage();
    expect(await follow('apply --yes policies --out applied.json')).toEqual([
      'apply --yes policies --out applied.json',
      `rollback ${config} applied.json`,
      `rollback ${config} applied.json --out undo.json`,
      `apply --yes ${config} --plan undo.json`,
      `preview ${config}`,
      `apply --yes ${config}`,
    ]);
  });

  test('of a saved plan', async () => {
    expect((await follow('preview policies --out plan.json')).slice(0, 3)).toEqual([
      'preview policies --out plan.json',
      'apply policies --plan plan.json',
      `rollback ${config} plan.json`,
    ]);
  });

  test.each([
    ['preview policies', /^apply --yes policies .*--max-deletes/],
    ['preview policies --out plan.json', /^apply policies --plan plan.json .*--max-deletes/],
    ['apply policies --yes', /^apply --yes policies .*--max-deletes/],
  ])('of %s, where a guard needs approval', async (command, expected) => {
    emptied();
    expect((await follow(command))[1]).toMatch(expected);
  });

  test('of a stale plan', async () => {
    await run('preview policies --out plan.json');
    await editPlatform();
    expect((await follow('apply policies --plan plan.json')).slice(0, 2)).toEqual([
      'apply policies --plan plan.json',
      'preview policies --out plan.json',
    ]);
  });

  test('of a rollback after a later edit', async () => {
    await run('apply --yes policies --out applied.json');
    await run(`rollback ${config} applied.json --out undo.json`);
    await editPlatform();
    expect((await follow(`apply --yes ${config} --plan undo.json`))[1]).toBe(`drift ${config}`);
    // What git holds may be overwritten.
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
    ])
      execFileSync('git', args, { cwd: directory });
    expect((await follow(`rollback ${config} applied.json`))[1]).toBe(`rollback ${config} applied.json --write`);
  });

  test('of a plan that is shown again', async () => {
    await run('preview policies --out plan.json');
    expect((await follow('show plan.json'))[1]).toBe(`apply ${config} --plan plan.json`);
  });

  test('with npx where npx has started the program', async () => {
    const { text } = await run('preview policies', { npm_command: 'exec' });
    expect(text).toMatch(/^ +npx ifmatch apply --yes policies$/m);
  });
});

describe('show', () => {
  const plan = (): string => readFileSync(join(directory, 'plan.json'), 'utf8');
  const offline = (line: string, env: Record<string, string> = {}) => runCli(line.split(' '), { directory, env });

  test('prints the file itself as JSON', async () => {
    await run('preview policies --impact --out plan.json');
    const { text } = await offline('show plan.json --format json --quiet');
    expect(JSON.parse(text)).toEqual(JSON.parse(plan()));
  });

  test('prints the results of an apply', async () => {
    await run('apply --yes policies --out plan.json');
    const { code, text } = await offline('show plan.json');
    expect(code).toBe(0);
    expect(text).toMatch(/^Applied/m);
    expect(text).toContain('ifmatch rollback');
  });

  test('says whether the signature could be checked', async () => {
    await run('preview policies --out plan.json');
    const [here, elsewhere] = [await run('show plan.json'), await offline('show plan.json')];
    expect([here.code, elsewhere.code]).toEqual([0, 0]);
    expect(here.text).toContain('The signature is valid: signed with the API token of acme.');
    expect(elsewhere.text).toContain('The signature is not checked: no API token of acme here.');
    const other = await run('show plan.json', { IFMATCH_API_TOKEN: 'another-token-that-is-long-enough' });
    expect([other.code, other.text]).toEqual([0, expect.stringContaining('The signature cannot be checked here.')]);
  });

  test('fails for an edited plan, even if it is quiet', async () => {
    await run('preview policies --out plan.json');
    writeFileSync(join(directory, 'plan.json'), plan().replace('"outcome": "changes"', '"outcome": "no-changes"'));
    const { code, text } = await run('show plan.json --quiet');
    expect([code, text]).toEqual([1, expect.stringContaining('The plan was edited after it was saved')]);
  });

  test('refuses a file that is no plan', async () => {
    writeFileSync(join(directory, 'plan.json'), '{}');
    expect(await offline('show plan.json')).toMatchObject({
      code: 64,
      text: expect.stringContaining('not a plan file'),
    });
  });
});

describe('--output', () => {
  test.each([
    ['report.html', /^<!doctype html>/i],
    ['report.md', /^#+ /m],
    ['report.json', /^\{\n {2}"version": 1/],
    ['report.sarif', /"\$schema"/],
    ['report.txt', /^Plan|^platform:/m],
  ])('%s gets the format of its ending', async (file, expected) => {
    expect(await run(`preview policies --output ${file} --color never`)).toMatchObject({ code: 0 });
    expect(readFileSync(join(directory, file), 'utf8')).toMatch(expected);
  });

  test('goes by --format, if that is given', async () => {
    await run('preview policies --output report.html --format markdown');
    expect(readFileSync(join(directory, 'report.html'), 'utf8')).not.toMatch(/<html/);
  });

  test('is refused for a format that the command does not print', async () => {
    expect(await run('drift policies --output drift.sarif')).toMatchObject({
      code: 64,
      text: expect.stringContaining('drift does not print sarif'),
    });
  });
});
