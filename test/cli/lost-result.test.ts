import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PlanFile } from '../../src/generated/types.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { startPlatformProxy } from '../rig/platform-proxy.ts';
import { runCli } from '../rig/run-cli.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const policy =
  '{ name: a, slug: a, filters: { mode: all, conditions: [{ type: severity, values: [low] }] }, actions: [] }';

/** A repository whose folder `reports` goes away while the first bundle is being written. */
async function losesReports() {
  const directory = temporaryFolder();
  writeFileSync(join(directory, 'policy.yaml'), `policies: [${policy}]\n`);
  mkdirSync(join(directory, 'reports'));
  const sandbox = await startSandbox({ seed: 'empty' });
  onTestFinished(() => sandbox.close());
  const proxy = await startPlatformProxy(sandbox.url, {
    before({ method }) {
      if (method === 'PUT') rmSync(join(directory, 'reports'), { recursive: true, force: true });
    },
  });
  onTestFinished(() => proxy.close());
  const run = (line: string) =>
    runCli(line.split(' '), { directory, sandbox: { url: proxy.url, token: sandbox.token } });
  return { directory, run };
}

const lost = 'error: reports/r.json cannot be written: there is no such folder.\n';
const approval = '--yes --allow-looser';

test.each(['', ' --plan plan.json', ' --format json'])(
  'a result that cannot be written to --out any more is printed with the undo, and the exit code is 6: apply%s',
  async (options) => {
    const { directory, run } = await losesReports();
    await run('preview --out plan.json policy.yaml');
    const { code, text } = await run(`apply policy.yaml ${approval} --out reports/r.json${options}`);
    expect(code).toBe(6);
    expect(text).toMatch(/remediation +applied +written and confirmed by the platform|"result": "applied"/);
    const [, undo = ''] = text.split(
      `${lost}Something was written, or may have been, and the file with its undo is gone. Save these lines in a file, for ifmatch rollback FILE:\n`,
    );
    writeFileSync(join(directory, 'saved.json'), undo);
    const rollback = await run('rollback saved.json --allow-no-blocking');
    expect(rollback).toMatchObject({ code: 0, text: expect.stringContaining('delete policy a') });
  },
);

test('a result that can no longer be written leaves the undo on disk, and its path is named', async () => {
  const { directory, run } = await losesReports();
  const { code, text } = await run(`apply policy.yaml ${approval} --output reports/r.json --format terminal`);
  const file = '.ifmatch-undo-2026-11-20-1.json';
  const says = `Something was written, or may have been. To see what, and undo it: ifmatch rollback ${file}\n`;
  expect([code, text]).toEqual([6, expect.stringContaining(lost + says)]);
  expect(text).toMatch(/remediation +applied +written and confirmed by the platform/);
  const { bundles } = JSON.parse(readFileSync(join(directory, file), 'utf8')) as PlanFile;
  expect(bundles.map(({ result }) => result)).toEqual(['unknown']);
  const rollback = await run(`rollback ${file} --allow-no-blocking`);
  expect(rollback).toMatchObject({ code: 0, text: expect.stringContaining('delete policy a') });
});

test.each(['validate', 'preview', 'pull', 'drift', 'deployments', 'doctor', 'schema plan'])(
  'an --output that cannot be written ends %s at the start',
  async (line) => {
    const args = [...line.split(' '), '--output', 'no/such/folder'];
    expect(await runCli(args, { directory: import.meta.dirname })).toMatchObject({
      code: 64,
      text: 'error: no/such/folder cannot be written: there is no such folder.\n',
    });
  },
);

test.each([
  'validate --output',
  'preview --output',
  'preview --out',
  'apply --out',
  'pull --output',
  'schema plan --output',
])('%s overwrites no policy file', async (line) => {
  const directory = temporaryFolder();
  writeFileSync(join(directory, 'policy.yaml'), 'policies: []\n');
  expect(await runCli([...line.split(' '), 'policy.yaml'], { directory })).toMatchObject({
    code: 64,
    text: 'error: policy.yaml is a YAML file and would be overwritten. Name another file.\n',
  });
  expect(readFileSync(join(directory, 'policy.yaml'), 'utf8')).toBe('policies: []\n');
});
