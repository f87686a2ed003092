import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetch } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/server.ts';
import { startServer } from '../platform/server.ts';
import { runCli } from '../run-cli.ts';

test.each(['--report', '--output'])(
  'what was applied is told also when its %s can no longer be written',
  async (option) => {
    const directory = mkdtempSync(join(tmpdir(), 'ifmatch-lost-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
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
    const args = ['apply', '--yes', '--allow-looser', option, 'reports/r.json', 'policy.yaml'];
    const { text } = await runCli(args, { directory, sandbox: { url, token: sandbox.token } });
    expect(text).toMatch(/remediation +applied +written and confirmed by the platform/);
    expect(text).toContain('reports/r.json cannot be written: there is no such folder.');
  },
);
