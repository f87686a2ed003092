import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetch } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/server.ts';
import { startServer } from '../platform/server.ts';
import { runCli } from '../run-cli.ts';
import { temporaryFolder } from '../temporary-folder.ts';

test.each([
  ['--out', []],
  ['--out', ['--plan', 'plan.json']],
  ['--out', ['--format', 'json']],
  ['--output', []],
] as const)('the result is printed even if %s can no longer be written, with %j', async (option, more) => {
  const directory = temporaryFolder();
  const policy =
    '{ name: a, slug: a, filters: { mode: all, conditions: [{ type: severity, values: [low] }] }, actions: [] }';
  writeFileSync(join(directory, 'policy.yaml'), `policies: [${policy}]\n`);
  mkdirSync(join(directory, 'reports'));
  const sandbox = await startSandbox({ seed: 'empty' });
  onTestFinished(() => sandbox.close());
  // The folder goes away while the bundle is being written.
  const { url } = await startServer(({ method, path, headers, body }, response) => {
    if (method === 'PUT') rmSync(join(directory, 'reports'), { recursive: true, force: true });
    const { authorization = '', 'content-type': type, 'if-match': ifMatch } = headers;
    const sent = {
      authorization,
      ...(type ? { 'content-type': type } : {}),
      ...(ifMatch ? { 'if-match': ifMatch } : {}),
    };
    void fetch(`${sandbox.url}${path}`, { method, headers: sent, ...(body === '' ? {} : { body }) }).then(
      async (answer) =>
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text()),
    );
  });
  const where = { directory, sandbox: { url, token: sandbox.token } };
  await runCli(['preview', '--out', 'plan.json', 'policy.yaml'], where);
  const args = ['apply', '--yes', '--allow-looser', ...more, option, 'reports/r.json', 'policy.yaml'];
  const { text } = await runCli(args, where);
  expect(text).toMatch(/remediation +applied +written and confirmed by the platform|"result": "applied"/);
  expect(text).toContain(`reports/r.json cannot be written: there is no such folder.\n`);
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
