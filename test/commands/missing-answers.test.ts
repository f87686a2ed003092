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

test('a refusal of the list that is about the token is no missing list', async () => {
  const where = await repository({ list: [403, {}] });
  expect(await runCli(['preview'], where)).toMatchObject({ code: 1, text: expect.stringContaining('answered 403') });
});

test('the configured id makes up for a list of deployments of which only a part came', async () => {
  const where = await repository({ list: [200, { deployments: [{ id: 1, slug: 'globex' }], has_more: true }] });
  expect(await runCli(['preview'], where)).toMatchObject({ code: 0, text: expect.stringContaining('No changes') });
  const { text } = await runCli(['doctor'], where);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('the platform gives only a part of its list of deployments');
});

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

test('without a configured id a part of the list does not say that the deployment is not there', async () => {
  const list = [200, { deployments: [{ id: 1, slug: 'globex' }], has_more: true }] as const;
  const where = await repository({ list, config: '' });
  const { code, text } = await runCli(['preview', '--deployment', 'acme'], where);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('a part of the deployments only, as "has_more" says');
  expect(code).toBe(1);
});

test.each<[number, object]>([
  [400, { error: 'no route' }],
  [403, { message: 'Missing Authentication Token' }],
  [410, {}],
  [500, {}],
  [200, { condition_types: ['severity'] }],
])('a vocabulary that is answered with %i %j keeps nothing from being previewed', async (...vocabulary) => {
  const where = await repository({ list: [200, { deployments: [{ id: 1234, slug: 'acme' }] }], vocabulary });
  expect(await runCli(['preview'], where)).toMatchObject({ code: 0, text: expect.stringContaining('No changes') });
});

test('doctor takes a deployment from a part of the list, as preview does', async () => {
  const list = [200, { deployments: [{ id: 1234, slug: 'acme' }], total: 2 }] as const;
  const where = await repository({ list, config: '' });
  expect(await runCli(['preview', '--deployment', 'acme'], where)).toMatchObject({ code: 0 });
  const { text } = await runCli(['doctor', '--deployment', 'acme'], where);
  expect(text).toContain('the token is accepted and sees acme');
  expect(text).toContain('acme has the id 1234');
});
