// Counts the requests of a command to a platform with high latency, and how many of them wait for one another.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startSandbox } from '../../src/sandbox/server.ts';
import { startGitHubRig } from '../../test/rig/github/github-rig.ts';
import { builtAction } from '../../test/rig/github/runner.ts';
import { root } from '../files.ts';
import { benchEnv } from './race.ts';

/** A request that went through the proxy. `key`: equal for equal requests. `start` and `end`: milliseconds. */
export type Exchange = { readonly key: string; readonly start: number; end: number };

export type RoundTrips = {
  readonly command: string;
  readonly requests: number;
  /** The length of the longest chain of requests that waited for one another. */
  readonly chainLength: number;
  /** The length of the shortest possible chain. */
  readonly shortestChain: number;
  /** Number of requests that repeat an earlier one, with no PUT in between. */
  readonly repeated: number;
  readonly ms: number;
};

/** The length of the longest chain of requests, each of which started after the one before it had ended. */
export function longestChain(exchanges: readonly Exchange[]): number {
  const lengths: number[] = [];
  const sorted = exchanges.toSorted((a, b) => a.start - b.start);
  for (const [index, { start }] of sorted.entries())
    lengths.push(
      1 +
        Math.max(0, ...sorted.slice(0, index).map(({ end }, earlier) => (end <= start ? (lengths[earlier] ?? 0) : 0))),
    );
  return Math.max(0, ...lengths);
}

/** The maximum number of requests that were open at the same time. */
export const maxConcurrent = (exchanges: readonly Exchange[]): number =>
  Math.max(
    0,
    ...exchanges.map(({ start }) => exchanges.filter((other) => other.start <= start && start < other.end).length),
  );

/** The number of requests that repeat an earlier one since the last PUT. */
export function countRepeated(exchanges: readonly Pick<Exchange, 'key'>[]): number {
  let repeated = 0;
  let keys = new Set<string>();
  for (const { key } of exchanges) {
    if (key.startsWith('PUT')) keys = new Set();
    else if (keys.has(key)) repeated += 1;
    keys.add(key);
  }
  return repeated;
}

/** Starts a proxy to a server that delays each request, and records when it started and ended. */
export async function startSlowProxy(
  target: string,
  latency: number,
): Promise<{ url: string; exchanges: Exchange[]; close: () => void }> {
  const exchanges: Exchange[] = [];
  const server = createServer((message, response) => {
    void (async () => {
      const body = Buffer.concat(await message.toArray());
      const token = message.headers.authorization ?? 'nobody';
      const key = `${message.method ?? ''} ${message.url ?? ''} by ${token} ${body.toString()}`;
      const exchange = { key, start: performance.now(), end: Infinity };
      exchanges.push(exchange);
      await setTimeout(latency);
      const headers = { ...message.headers, host: new URL(target).host };
      const forwarded = send(target + (message.url ?? ''), { method: message.method ?? 'GET', headers });
      forwarded.on('response', (answer) => {
        answer.on('end', () => {
          exchange.end = performance.now();
        });
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      forwarded.end(body);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = (): void => server.close().closeAllConnections();
  return { url: `http://127.0.0.1:${String(port)}`, exchanges, close };
}

const policy = `name: Block critical findings
slug: block-critical-findings
filters: { mode: all, conditions: [{ type: severity, values: [critical] }] }
actions: [{ type: pr_comment }]
`;
const code = 'product: code\nrulesets: [p/default]\n';
const guards = 'guards: { max_deletes: 1000, max_delete_percent: 100, allow_no_blocking: true }';

/** The commands to measure, and the shortest possible chain of requests for each, if the config names the id of the deployment. */
export const roundTripCommands: readonly (readonly [command: string, ideal: number])[] = [
  ['preview', 1],
  ['apply --yes', 5],
  ['apply plan.json', 5],
  ['drift', 2],
  ['pull --force', 3],
  ['init --from-platform', 3],
  ['doctor', 3],
];

/** Writes a repository with two bundles, and prepares it for a command. `run`: runs a command in the repository. */
export async function prepareRepository(
  command: string,
  { cwd, id }: { readonly cwd: string; readonly id: string },
  run: (command: string) => Promise<unknown>,
): Promise<void> {
  mkdirSync(join(cwd, 'policies'), { recursive: true });
  if (command.startsWith('init')) return;
  writeFileSync(join(cwd, 'ifmatch.yaml'), `deployments: { acme: { id: "${id}" } }\n${guards}\n`);
  writeFileSync(join(cwd, 'policies/critical.yaml'), policy);
  writeFileSync(join(cwd, 'policies/code.yaml'), code);
  if (command === 'apply plan.json') await run('preview --out plan.json');
}

/** The number of requests, the longest chain and the number of repeated requests. */
const countRequests = (exchanges: readonly Exchange[]): Pick<RoundTrips, 'requests' | 'chainLength' | 'repeated'> => ({
  requests: exchanges.length,
  chainLength: longestChain(exchanges),
  repeated: countRepeated(exchanges),
});

/** Runs each command once against a platform whose responses take `latency` milliseconds. */
export async function measureRoundTrips(folder: string, latency: number): Promise<RoundTrips[]> {
  const results: RoundTrips[] = [];
  for (const [index, [command, shortestChain]] of roundTripCommands.entries()) {
    const sandbox = await startSandbox({ seed: 'acme' });
    const proxy = await startSlowProxy(sandbox.url, latency);
    const cwd = join(folder, String(index));
    const env = { ...benchEnv(), IFMATCH_BASE_URL: proxy.url, IFMATCH_API_TOKEN: sandbox.token };
    const run = (commandLine: string): Promise<void> => runCommand(cwd, env, commandLine);
    try {
      await prepareRepository(command, { cwd, id: sandbox.deployments[0]?.id ?? '' }, run);
      proxy.exchanges.length = 0;
      const start = performance.now();
      await run(command);
      const ms = performance.now() - start;
      results.push({ command, shortestChain, ms, ...countRequests(proxy.exchanges) });
    } finally {
      proxy.close();
      await sandbox.close();
    }
  }
  return results;
}

const policyWith = (slug: string, severity: string): string =>
  policy.replace(/block-critical-findings/, slug).replace('[critical]', `[${severity}]`);

/** Measures the action: a preview of one policy and an apply of two bundles, with GitHub and git behind the same latency. */
export async function measureActionRoundTrips(latency: number): Promise<RoundTrips[]> {
  const rig = await startGitHubRig({ platform: { seed: 'acme' }, program: builtAction });
  const [platform, api, pages] = [
    await startSlowProxy(rig.platform.url, latency),
    await startSlowProxy(rig.api, latency),
    await startSlowProxy(rig.server, latency),
  ];
  const proxies = [platform, api, pages];
  const env = { GITHUB_API_URL: api.url, GITHUB_SERVER_URL: pages.url };
  const permissions = { contents: 'read', issues: 'write', pull_requests: 'write', statuses: 'write' } as const;
  const measure = async (
    command: string,
    shortestChain: number,
    trigger: Parameters<typeof rig.run>[0],
  ): Promise<RoundTrips> => {
    for (const { exchanges } of proxies) exchanges.length = 0;
    const start = performance.now();
    const { isGreen, log } = await rig.run(trigger, {
      inputs: { 'base-url': platform.url },
      env,
      permissions,
      depth: 2,
    });
    const ms = performance.now() - start;
    if (!isGreen) throw new Error(`${command} failed: ${log}`);
    const exchanges = proxies.flatMap((proxy) => proxy.exchanges);
    return { command, shortestChain, ms, ...countRequests(exchanges), repeated: countRepeated(platform.exchanges) };
  };
  try {
    const id = rig.platform.deployments[0]?.id ?? '';
    const config = `deployments: { acme: { id: "${id}" } }\n${guards}\n`;
    await rig.pulls.pushTo('main', { 'ifmatch.yaml': config, 'policies/a.yaml': policyWith('a', 'critical') });
    // The first run only sets the marker up to which merges are applied.
    const push = await rig.pulls.pushTo('main', { 'README.md': 'Policies\n' });
    await measure('action: nothing to settle', 1, { event: 'push', push });
    const firstPull = await rig.pulls.open({ branch: 'one', files: { 'policies/a.yaml': policyWith('a', 'high') } });
    const preview = await measure('action: preview', 5, { event: 'pull_request', pull: firstPull.number });
    // The apply of the next pull request must not mark this one as stale.
    rig.pulls.close(firstPull.number);
    const secondPull = await rig.pulls.open({
      branch: 'two',
      files: { 'policies/a.yaml': policyWith('a', 'medium'), 'policies/code.yaml': code },
    });
    const previewOfTwo = await measure('action: preview of two bundles', 5, {
      event: 'pull_request',
      pull: secondPull.number,
    });
    const merge = await rig.pulls.merge(secondPull.number, 'squash');
    return [
      preview,
      previewOfTwo,
      await measure('action: apply on merge', 7, { event: 'push', push: merge }),
      await measure('action: drift', 2, { event: 'schedule' }),
    ];
  } finally {
    for (const proxy of proxies) proxy.close();
    await rig.close();
  }
}

/** Runs the built program. Throws if it fails. */
export async function runCommand(cwd: string, env: NodeJS.ProcessEnv, command: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'dist/cli.js'), ...command.split(' ')], { cwd, env });
  const output = Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
  const [status] = (await once(child, 'exit')) as [number];
  const printed = (await output).flat().join('');
  if (status !== 0 && status !== 2) throw new Error(`${command} ended with ${String(status)}: ${printed}`);
}
