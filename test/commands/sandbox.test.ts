import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import type { Sandbox, ServedDeployment } from '../../src/sandbox/server.ts';
import { runCli } from '../rig/run-cli.ts';
import { type ApiResponse, type Caller, caller } from '../rig/platform-api.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

function emptyFolder(): string {
  const directory = temporaryFolder();
  return directory;
}

/** What `ifmatch sandbox` prints once it serves; it is stopped when the test ends. */
async function greeting(...args: string[]): Promise<string> {
  const stop = Promise.withResolvers<void>();
  const [out, err] = [new PassThrough().setEncoding('utf8'), new PassThrough().setEncoding('utf8')];
  const ended = main(['sandbox', ...args], {
    env: {},
    cwd: emptyFolder(),
    streams: { in: new PassThrough(), out, err },
    packageRoot: join(import.meta.dirname, '../..'),
    now: Date.now,
    stop: () => stop.promise,
  });
  onTestFinished(async () => {
    stop.resolve();
    expect(await ended).toBe(0);
  });
  const failed = ended.then((code) => `ended with ${String(code)}: ${String(err.read())}`);
  const printed = new Promise<string>((resolve) => {
    let text = '';
    // The greeting is written at once, but may come in pieces.
    out.on('data', (piece: string) => (text += piece) && text.endsWith('\n') && resolve(text));
  });
  return Promise.race([printed, failed]);
}

type Served = Pick<Sandbox, 'url' | 'token' | 'userToken' | 'deployments'> & {
  readonly of: (slug: string) => ServedDeployment;
  /** Calls with the API token of a deployment. */
  readonly as: (slug: string) => Caller;
};

/** What `--format json` prints. */
async function served(...args: string[]): Promise<Served> {
  const printed = JSON.parse(await greeting('--format', 'json', ...args)) as Served;
  const of = (slug: string) => printed.deployments.find((one) => one.slug === slug)!;
  return { ...printed, of, as: (slug) => caller({ url: printed.url, token: of(slug).token }) };
}

test.each(['acme', 'empty', 'globex', 'initech', 'hooli'])(
  'the commands that a sandbox with the seed %s prints work in an empty folder',
  async (seed) => {
    const text = await greeting('--seed', seed);
    const directory = emptyFolder();
    const env = Object.fromEntries([...text.matchAll(/export (\w+)=(.+)/g)].map(([, name, value]) => [name, value!]));
    const commands = [...text.matchAll(/^ {2}ifmatch (.+)$/gm)].map(([, line]) => line!);
    expect(commands).toHaveLength(2);
    for (const line of commands) {
      const { code, text: said } = await runCli(line.split(' '), { directory, env });
      // doctor reports that globex is not migrated.
      expect({ line, code, said }).toMatchObject({ code: line === 'doctor' ? 1 : 0 });
    }
  },
);

const v1 = ({ id }: ServedDeployment) => `/api/policies/v1/deployments/${id}`;
const v2 = ({ id }: ServedDeployment, rest: string) => `/api/policies/v2/deployments/${id}/${rest}`;
const codeOf = ({ status, body }: ApiResponse): unknown[] => [status, body.code];

test('--format json prints every deployment with tokens for every kind of answer', async () => {
  const { url, token, userToken, deployments, of, as } = await served();
  expect(deployments.map(({ slug, migrated, bundles }) => [slug, migrated, bundles])).toEqual([
    ['acme', true, ['remediation', 'code', 'secrets']],
    ['globex', false, []],
    ['hooli', true, ['remediation', 'code', 'secrets']],
    ['initech', true, ['remediation', 'code']],
  ]);
  expect([token, userToken]).toEqual([of('acme').token, of('acme').userToken]);

  const [acme, globex, initech, hooli] = [of('acme'), of('globex'), of('initech'), of('hooli')];
  expect(codeOf(await as('acme')('GET', v1(acme)))).toEqual([410, 'DEPLOYMENT_MIGRATED']);
  expect(codeOf(await as('globex')('GET', v2(globex, 'remediation-policies')))).toEqual([
    403,
    'DEPLOYMENT_NOT_MIGRATED',
  ]);
  expect((await as('globex')('GET', v1(globex))).body.policies).not.toEqual([]);
  const secrets = v2(initech, 'detection-policy/secrets');
  expect(codeOf(await as('initech')('GET', secrets))).toEqual([404, 'PRODUCT_NOT_ENABLED']);
  expect((await as('hooli')('GET', v2(hooli, 'remediation-policies'))).status).toBe(200);

  const noWebApi = caller({ url, token: acme.tokenWithoutWebApi });
  expect((await noWebApi('GET', v2(acme, 'remediation-policies'))).status).toBe(404);
  const webhooks = `/api/notification_webhooks/deployments/${hooli.id}/webhooks`;
  const body = { name: 'n', url: 'https://hooks.example/' };
  expect((await caller({ url, token: hooli.userToken })('POST', webhooks, { body })).status).toBe(200);
});
