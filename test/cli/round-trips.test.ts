import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fetch } from 'undici';
import { afterEach, describe, expect, test } from 'vitest';
import {
  countRepeated,
  measureActionRoundTrips,
  prepareRepository,
  roundTripCommands,
  startSlowProxy,
} from '../../scripts/bench/round-trips.ts';
import { type Sandbox, startSandbox } from '../../src/sandbox/server.ts';
import { listenOnLoopback } from '../rig/loopback.ts';
import { runCli } from '../rig/run-cli.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function prepare(command: string) {
  const sandbox = await startSandbox({ seed: 'acme' });
  const way = await startSlowProxy(sandbox.url, 0);
  const cwd = temporaryFolder();
  closing.push(
    () => sandbox.close(),
    () => way.close(),
    () => rmSync(cwd, { recursive: true }),
  );
  const run = (words: string, url = way.url) =>
    runCli(words.split(' '), { directory: cwd, sandbox: { url, token: sandbox.token } });
  await prepareRepository(command, { cwd, id: sandbox.deployments[0]!.id }, run);
  way.exchanges.length = 0;
  return { sandbox, way, cwd, run };
}

/** Requests of each command: the list of deployments, and for two bundles what the command needs to know of them. */
const requests: Readonly<Record<string, number>> = {
  preview: 5,
  'apply --yes': 9,
  'apply plan.json': 7,
  drift: 7,
  'pull --force': 7,
  'init --from-platform': 11,
  doctor: 9,
};

test.for(roundTripCommands)('%s sends no request twice', async ([command]) => {
  const { way, run } = await prepare(command);
  const { code, text } = await run(command);
  expect([0, 2], text).toContain(code);
  expect(countRepeated(way.exchanges)).toBe(0);
  expect(way.exchanges.length).toBeLessThanOrEqual(requests[command]!);
});

test('tests --against platform ask for each bundle that they are about once, and prove what is live', async () => {
  const { way, cwd, run } = await prepare('drift');
  const write = (expectation: string): void =>
    writeFileSync(
      join(cwd, 'policies/live.test.yaml'),
      `tests:
  - { name: what is live, always: { severity: critical, confidence: high, without: { repository_tags: [training] } }, expect: ${expectation} }
  - { name: scanners, product: code, project: { name: acme/web, tags: [] }, not_excluded: [zzz] }
`,
    );
  write('block');
  const { code, text } = await run('test --against platform');
  expect([code, text]).toEqual([0, expect.stringContaining('2 tests passed.')]);
  // The list of deployments, since a slug may have got another id, and two bundles.
  expect(way.exchanges).toHaveLength(3);
  write('not block');
  const broken = await run('test --against platform');
  expect([broken.code, broken.text]).toEqual([3, expect.stringContaining('FAIL  what is live')]);
});

test('on a merge, the action fetches and requests no more than needed', async () => {
  const [, , merged, drift] = await measureActionRoundTrips(0);
  expect([merged?.requests, drift?.requests]).toEqual([22, 12]);
});

/** A platform that gives its list of deployments the first time once so many other requests have come, and so on; `id`: what it says of acme. */
async function gate({ url }: Sandbox, others: readonly number[], id: string | null = null): Promise<string> {
  let [responses, lists] = [0, 0];
  const gates = others.map((count) => ({ count, ...Promise.withResolvers<void>() }));
  const server = createServer((message, response) => {
    void (async () => {
      const body = Buffer.concat(await message.toArray());
      const isList = message.url === '/api/v1/deployments';
      if (isList) await gates[lists++]?.promise;
      else responses += 1;
      gates.find(({ count }) => count === responses)?.resolve();
      const { authorization = '', 'if-match': version = '' } = message.headers;
      const headers = { authorization, 'content-type': 'application/json', ...(version && { 'if-match': version }) };
      const method = message.method ?? '';
      const answer = await fetch(url + (message.url ?? ''), { method, headers, ...(method !== 'GET' && { body }) });
      const text = await answer.text();
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(isList && id !== null ? JSON.stringify({ deployments: [{ id, slug: 'acme' }] }) : text);
    })();
  });
  const { url: address, close } = await listenOnLoopback(server);
  closing.push(close);
  return address;
}

describe("with the deployment's id in the config", () => {
  test.for(['preview --out plan.json', 'apply --yes'])(
    '%s uses no dry run if the platform has another id for the slug',
    async (command) => {
      const { sandbox, cwd, run } = await prepare('preview');
      const { code, text } = await run(command, await gate(sandbox, [4], '999'));
      expect(code).toBe(64);
      expect(text).toContain('has the id 999 on the platform');
      expect(text).not.toContain('block-critical-findings');
      expect(existsSync(join(cwd, 'plan.json'))).toBe(false);
      expect(sandbox.log()).toEqual([]);
    },
  );
});
