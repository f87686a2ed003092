import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../run-cli.ts';
import { sendJson, startServer } from '../platform/server.ts';
import { open } from '../sandbox/harness.ts';

const token = 'a-token-0123456789abcdef';

type Answers = {
  readonly list: readonly [number, object];
  readonly vocabulary?: readonly [number, object];
  readonly config?: string;
};

/** A platform with such a list of deployments, and a repository that needs none. */
async function repository({
  list,
  vocabulary = [404, {}],
  config = 'deployments: { acme: { id: "1234" } }',
}: Answers): Promise<{ directory: string; sandbox: { url: string; token: string } }> {
  const live = { bundle: { deployment_slug: 'acme', policies: [] }, state_version: 'v1' };
  const { url } = await startServer(({ method, path }, response) => {
    if (path === '/api/v1/deployments') sendJson(response, ...list);
    else if (path.includes('/vocab')) sendJson(response, ...vocabulary);
    else if (path.endsWith(':dryRun')) sendJson(response, 200, { state_version: 'v1' });
    else if (method === 'GET' && path.endsWith('/remediation-policies')) sendJson(response, 200, live);
    else sendJson(response, 404, {});
  });
  const directory = mkdtempSync(join(tmpdir(), 'ifmatch-list-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'ifmatch.yaml'), `policies: [a.yaml]\n${config}\n`);
  writeFileSync(join(directory, 'a.yaml'), 'policies: []\n');
  return { directory, sandbox: { url, token } };
}

test.each([404, 405, 501])(
  'the configured id makes up for a list of deployments that is answered with %i',
  async (status) => {
    const where = await repository({ list: [status, { error: 'There is no such operation.' }] });
    expect(await runCli(['preview'], where)).toMatchObject({ code: 0, text: expect.stringContaining('No changes') });
    const { text } = await runCli(['doctor'], where);
    expect(text).toContain('the platform has no list of deployments');
  },
);

test('the configured id makes up for it too where the deployment is still on the legacy policies', async () => {
  const { directory } = await repository({ list: [404, {}], config: 'deployments: { globex: { id: "2345" } }' });
  const { sandbox } = await open({ quirks: ['no-deployments'] });
  const where = { directory, sandbox: { url: sandbox.url, token: sandbox.mintToken('globex') } };
  for (const operation of ['listLegacyPolicies', 'listDependencies', 'searchIssues']) {
    const { code, text } = await runCli(['api', operation, '--deployment', 'globex'], where);
    expect([operation, code, text]).toEqual([operation, 0, expect.any(String)]);
  }
  const { code, text } = await runCli(['preview', '--deployment', 'globex'], where);
  expect([code, text]).toEqual([1, expect.stringContaining('403 DEPLOYMENT_NOT_MIGRATED')]);
});
