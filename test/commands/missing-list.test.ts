import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../run-cli.ts';
import { sendJson, startServer } from '../platform/server.ts';

const token = 'a-token-0123456789abcdef';

/** A platform without a list of deployments, and a repository that needs none. */
async function repository(status: number): Promise<{ directory: string; sandbox: { url: string; token: string } }> {
  const live = { bundle: { deployment_slug: 'acme', policies: [] }, state_version: 'v1' };
  const { url } = await startServer(({ method, path }, response) => {
    if (path === '/api/v1/deployments') sendJson(response, status, { error: 'There is no such operation.' });
    else if (path.endsWith(':dryRun')) sendJson(response, 200, { state_version: 'v1' });
    else if (method === 'GET' && path.endsWith('/remediation-policies')) sendJson(response, 200, live);
    else sendJson(response, 404, {});
  });
  const directory = mkdtempSync(join(tmpdir(), 'ifmatch-list-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'ifmatch.yaml'), 'policies: [a.yaml]\ndeployments: { acme: { id: "1234" } }\n');
  writeFileSync(join(directory, 'a.yaml'), 'policies: []\n');
  return { directory, sandbox: { url, token } };
}

test.each([404, 405, 501])(
  'the configured id makes up for a list of deployments that is answered with %i',
  async (status) => {
    const where = await repository(status);
    expect(await runCli(['preview'], where)).toMatchObject({ code: 0, text: expect.stringContaining('no changes') });
    const { text } = await runCli(['doctor'], where);
    expect(text).toContain('the platform has no list of deployments');
  },
);

test('a refusal of the list that is about the token is no missing list', async () => {
  const where = await repository(403);
  expect(await runCli(['preview'], where)).toMatchObject({ code: 1, text: expect.stringContaining('answered 403') });
});
