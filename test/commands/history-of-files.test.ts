import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/server.ts';
import { runCli } from '../rig/run-cli.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const policy = (severity: string) =>
  `name: Block critical\nslug: block-critical\nfilters:\n  mode: all\n  conditions:\n    - { type: severity, values: [${severity}] }\nactions:\n  - type: pr_comment\n  - type: block\n`;

/** A folder whose pipeline on GitLab applied twice and kept the plan files. */
async function applyTwice() {
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  const directory = temporaryFolder();
  mkdirSync(join(directory, 'policies'));
  mkdirSync(join(directory, 'plans', 'old'), { recursive: true });
  writeFileSync(join(directory, 'ifmatch.yaml'), 'deployments: { acme: {} }\n');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: directory, encoding: 'utf8' }).trim();
  git('init', '-q');
  const env = { GITLAB_CI: 'true', CI_JOB_URL: 'https://gitlab.example/jobs/7', GITLAB_USER_LOGIN: 'ada' };
  const commits: string[] = [];
  for (const [at, severity, out] of [
    [1, 'critical, high', 'plans/old/first.json'],
    [2, 'critical', 'plans/second.json'],
  ] as const) {
    writeFileSync(join(directory, 'policies', 'policy.yaml'), policy(severity));
    git('add', '-A');
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@acme.example', 'commit', '-qm', 'Change the policy');
    commits.push(git('rev-parse', 'HEAD'));
    const args = ['apply', '--yes', '--out', out, '--max-delete-percent', '100', '--max-deletes', '99'];
    const applied = await runCli(args, { directory, sandbox, env, now: () => Date.UTC(2026, 10, at) });
    expect(applied.code, applied.text).toBe(0);
  }
  return { directory, sandbox, commits };
}

const linesIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('tells from plan files what was applied when, by which commit and run, newest first', async () => {
  const { directory, sandbox, commits } = await applyTwice();
  // Neither a plan that was not applied nor any other JSON is an apply.
  await runCli(['preview', '--out', 'plans/preview.json'], { directory, sandbox });
  writeFileSync(join(directory, 'plans', 'package.json'), '{}');
  const { code, text } = await runCli(['history', 'plans', '--format', 'json'], { directory, sandbox });
  expect(code, text).toBe(0);
  const [second, first, ...others] = linesIn(text);
  expect(others).toEqual([]);
  expect(second).toMatchObject({
    state: 'applied',
    applied_at: '2026-11-02T00:00:00Z',
    verified: true,
    note: null,
    commit: commits[1],
    run: 'https://gitlab.example/jobs/7',
    started_by: 'ada',
    plan: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    bundles: [{ deployment: { slug: 'acme' }, kind: 'remediation', state_version: expect.any(String) }],
    changes: [{ verb: 'update', object: 'policy block-critical', effect: 'looser' }],
    source: 'plans/second.json',
  });
  expect(first).toMatchObject({
    applied_at: '2026-11-01T00:00:00Z',
    commit: commits[0],
    source: 'plans/old/first.json',
  });
  const shown = await runCli(['history', 'plans'], { directory, sandbox });
  expect(shown.text).toContain('plans/second.json applied 2026-11-02 00:00 UTC, run started by ada');
});

test('says of which plan files nothing proves who made them', async () => {
  const { directory, sandbox } = await applyTwice();
  const none = await runCli(['history', 'plans', '--format', 'json'], { directory });
  expect(linesIn(none.text)).toMatchObject([
    { verified: false, note: 'The signature is not checked: no API token of acme here.' },
    { verified: false },
  ]);
  const path = join(directory, 'plans', 'second.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"started_by": "ada"', '"started_by": "mallory"'));
  const edited = await runCli(['history', 'plans', '--format', 'json'], { directory, sandbox });
  expect(linesIn(edited.text)).toMatchObject([
    { verified: false, started_by: 'mallory', note: expect.stringContaining('was edited after it was saved') },
    { verified: true },
  ]);
});

test('refuses what plan files cannot tell', async () => {
  const directory = temporaryFolder();
  expect(await runCli(['history', 'plans'], { directory })).toMatchObject({ code: 64 });
  const pending = await runCli(['history', '.', '--pending'], { directory });
  expect(pending.code).toBe(64);
  expect(pending.text).toContain('--pending is about merges on GitHub');
});

test('lists what an apply did not send neither in general nor for its deployment', async () => {
  const { directory, sandbox } = await applyTwice();
  const path = join(directory, 'plans', 'second.json');
  const text = readFileSync(path, 'utf8');
  // Of the two deployments of this apply, one had changed since the review.
  const file = JSON.parse(text) as { outcome: string; bundles: Record<string, unknown>[] };
  const [bundle] = file.bundles;
  file.outcome = 'partial';
  file.bundles.push({ ...bundle, deployment: { id: '5678', slug: 'globex' }, result: 'not-applied', undo: null });
  writeFileSync(path, JSON.stringify(file));
  const [all] = linesIn((await runCli(['history', 'plans', '--format', 'json'], { directory, sandbox })).text);
  expect(all).toMatchObject({
    state: 'partial',
    bundles: [{ deployment: { slug: 'acme' } }],
    changes: [{ deployment: 'acme' }],
  });
  const globex = await runCli(['history', 'plans', '--deployment', 'globex'], { directory, sandbox });
  expect(globex).toMatchObject({ code: 0 });
  expect(globex.text).toContain('Nothing was applied.');
  const acme = await runCli(['history', 'plans', '--deployment', 'acme'], { directory, sandbox });
  expect(acme.text).toContain('plans/second.json partly applied');
});

test('refuses a deployment that neither the config nor a plan file names, and says so if nothing can tell', async () => {
  const { directory, sandbox } = await applyTwice();
  const unknown = await runCli(['history', 'plans', '--deployment', 'acmee'], { directory, sandbox });
  expect(unknown).toMatchObject({ code: 64 });
  expect(unknown.text).toContain('"acmee" is no deployment of the config or of this history.');
  expect(unknown.text).toContain('Did you mean --deployment acme? Known: acme.');
  // The config alone names one to which nothing was applied.
  writeFileSync(join(directory, 'ifmatch.yaml'), 'deployments: { acme: {}, globex: {} }\n');
  const configured = await runCli(['history', 'plans', '--deployment', 'globex'], { directory, sandbox });
  expect(configured).toMatchObject({ code: 0 });
  expect(configured.text).toContain('Nothing was applied.');
  const empty = temporaryFolder();
  mkdirSync(join(empty, 'plans'));
  const untold = await runCli(['history', 'plans', '--deployment', 'acme'], { directory: empty });
  expect(untold).toMatchObject({ code: 0 });
  expect(untold.text).toContain('Whether there is a deployment "acme" is not known here');
});
