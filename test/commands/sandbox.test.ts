import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sandbox } from '../../src/commands/sandbox.ts';
import type { World } from '../../src/world.ts';
import type { Sandbox } from '../../src/sandbox/server.ts';
import { runCli } from '../run-cli.ts';
import { caller } from '../sandbox/harness.ts';

/** What a sandbox greets with, once it is there; it serves until the test ends. */
async function greeting(seed: string, json = false): Promise<string> {
  const stop = Promise.withResolvers<void>();
  const printed = Promise.withResolvers<string>();
  const terminal = { progress: () => {}, clearProgress: () => {}, print: printed.resolve };
  const serving = sandbox(
    { port: 0, db: null, seed, quirks: [], json },
    { terminal } as unknown as World,
    stop.promise,
  );
  onTestFinished(async () => {
    stop.resolve();
    await serving;
  });
  return printed.promise;
}

test.each(['acme', 'empty', 'initech'])(
  'the commands that a sandbox with the seed %s greets with work in an empty folder',
  async (seed) => {
    const text = await greeting(seed);
    const directory = mkdtempSync(join(tmpdir(), 'ifmatch-greeting-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const env = Object.fromEntries([...text.matchAll(/export (\w+)=(.+)/g)].map(([, name, value]) => [name, value!]));
    const commands = [...text.matchAll(/^ {2}ifmatch (.+)$/gm)].map(([, line]) => line!);
    expect(commands).toHaveLength(2);
    for (const line of commands) {
      const { code, text: said } = await runCli(line.split(' '), { directory, env });
      expect({ line, code, said }).toMatchObject({ code: 0 });
    }
  },
);

/** Each deployment of a sandbox with all that is printed of it. */
async function served(seed: string): Promise<Pick<Sandbox, 'url' | 'token' | 'userToken' | 'deployments'>> {
  return JSON.parse(await greeting(seed, true)) as Sandbox;
}

test('everything that the platform can be is reachable with what --format json prints', async () => {
  const { url, token, deployments } = await served('acme');
  const of = (slug: string) => deployments.find((one) => one.slug === slug)!;
  const call = (bearer: string, path: string) => caller({ url, token: bearer })('GET', path);
  expect(deployments.map(({ slug, migrated, bundles }) => [slug, migrated, bundles.length])).toEqual([
    ['acme', true, 3],
    ['globex', false, 0],
    ['hooli', true, 3],
    ['initech', true, 2],
  ]);
  expect(token).toBe(of('acme').token);
  const v2 = (slug: string, what: string) => `/api/policies/v2/deployments/${of(slug).id}/${what}`;
  const v1 = (slug: string) => `/api/policies/v1/deployments/${of(slug).id}`;
  for (const [slug, path, status, code] of [
    ['acme', v1('acme'), 410, 'DEPLOYMENT_MIGRATED'],
    ['globex', v2('globex', 'remediation-policies'), 403, 'DEPLOYMENT_NOT_MIGRATED'],
    ['globex', v1('globex'), 200, undefined],
    ['initech', v2('initech', 'detection-policy/secrets'), 404, 'PRODUCT_NOT_ENABLED'],
    ['hooli', v2('hooli', 'remediation-policies'), 200, undefined],
  ] as const) {
    const answer = await call(of(slug).token, path);
    expect([path, answer.status, answer.body.code]).toEqual([path, status, code]);
  }
  expect((await call(of('acme').tokenWithoutWebApi, v2('acme', 'remediation-policies'))).status).toBe(404);
  const webhooks = `/api/notification_webhooks/deployments/${of('hooli').id}/webhooks`;
  const body = { name: 'n', url: 'https://hooks.example/' };
  expect((await caller({ url, token: of('hooli').userToken })('POST', webhooks, { body })).status).toBe(200);
});

test.each(['globex', 'initech', 'hooli'])('the seed %s begins with that deployment', async (seed) => {
  const { url, token, deployments } = await served(seed);
  const { body } = await caller({ url, token })('GET', '/api/v1/deployments');
  expect([deployments[0]!.slug, body.deployments[0].slug]).toEqual([seed, seed]);
});
