// Measures previews of many deployments with one shared change: requests, and the growth of time and memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { join } from 'node:path';
import { acme, acmeRemediation } from '../../src/sandbox/seed/deployments.ts';
import type { Sandbox } from '../../src/sandbox/server.ts';
import { maxConcurrency } from '../../src/util/parallel.ts';
import { startSandboxWith } from '../../test/trust/resources/seeded-sandbox.ts';
import { root } from '../files.ts';
import { benchEnv } from './race.ts';
import {
  countRepeated,
  longestChain,
  maxConcurrent,
  type RoundTrips,
  runCommand,
  startSlowProxy,
} from './round-trips.ts';

/** A repository whose deployments share all policies, and a platform where one of these policies differs. */
export type ManyDeployments = {
  readonly cwd: string;
  readonly sandbox: Sandbox;
  /** The variables with a token for each deployment. */
  readonly tokens: Readonly<Record<string, string>>;
};

/** Writes the repository into a folder that does not exist yet, and starts the platform. */
export async function startManyDeployments(cwd: string, count: number): Promise<ManyDeployments> {
  mkdirSync(join(cwd, 'shared'), { recursive: true });
  const seeds = Array.from({ length: count }, (_, index) => {
    const slug = `team-${String(index)}`;
    return { ...acme, id: String(700_000 + index), slug, name: slug, findings: 0 };
  });
  const sandbox = await startSandboxWith(join(cwd, 'platform.db'), [{ ...acme, findings: 0 }, ...seeds]);
  const configLines = seeds.map(({ id, slug }) => `  ${slug}: { id: "${id}", policies: shared }\n`);
  writeFileSync(join(cwd, 'ifmatch.yaml'), `deployments:\n${configLines.join('')}`);
  for (const [index, policy] of acmeRemediation.entries()) {
    const shared = index === 0 ? { ...policy, description: 'Changed for all.' } : policy;
    writeFileSync(join(cwd, 'shared', `${policy.slug}.yaml`), JSON.stringify(shared, null, 2));
  }
  const tokens = seeds.map(({ slug }) => [
    `IFMATCH_API_TOKEN_${slug.toUpperCase().replace('-', '_')}`,
    sandbox.mintToken(slug),
  ]);
  return { cwd, sandbox, tokens: Object.fromEntries(tokens) as Record<string, string> };
}

/** Measures a preview of many deployments with a bundle and a token each. `shortestChain` is the number of rounds of concurrent requests. */
export async function measureRoundTripsOfMany(folder: string, latency: number, count = 30): Promise<RoundTrips> {
  const { cwd, sandbox, tokens } = await startManyDeployments(join(folder, 'many'), count);
  const proxy = await startSlowProxy(sandbox.url, latency);
  try {
    const start = performance.now();
    await runCommand(cwd, { ...benchEnv(), ...tokens, IFMATCH_BASE_URL: proxy.url }, 'preview');
    const ms = performance.now() - start;
    const { exchanges } = proxy;
    const shortestChain = Math.ceil(exchanges.length / maxConcurrency);
    const command = `preview of ${String(count)} deployments`;
    return {
      command,
      requests: exchanges.length,
      chainLength: longestChain(exchanges),
      shortestChain,
      repeated: countRepeated(exchanges),
      ms,
    };
  } finally {
    proxy.close();
    await sandbox.close();
  }
}

/** Previews of `count` deployments. `times` and `cpuTimes`: milliseconds, one per round. `peak`: memory in MB. */
export type ManyPreviews = {
  readonly count: number;
  readonly requests: number;
  /** The maximum number of requests that were open at the same time. */
  readonly maxOpenRequests: number;
  readonly times: readonly number[];
  readonly cpuTimes: readonly number[];
  readonly peak: number;
};

/** Previews each number of deployments once through a proxy that counts the requests, and then in each round against the sandbox itself. */
export async function measureDeployments(
  folder: string,
  counts: readonly number[],
  rounds: number,
): Promise<ManyPreviews[]> {
  const measured = [];
  for (const count of counts) {
    const many = await startManyDeployments(join(folder, String(count)), count);
    const proxy = await startSlowProxy(many.sandbox.url, 0);
    await preview(many, proxy.url);
    proxy.close();
    const runs: PreviewRun[] = [];
    measured.push({ count, many, exchanges: proxy.exchanges, runs });
  }
  for (let round = 0; round < rounds; round += 1)
    for (const { many, runs } of measured) runs.push(await preview(many, many.sandbox.url));
  for (const { many } of measured) await many.sandbox.close();
  return measured.map(({ count, exchanges, runs }) => ({
    count,
    requests: exchanges.length,
    maxOpenRequests: maxConcurrent(exchanges),
    times: runs.map(({ elapsed }) => elapsed),
    cpuTimes: runs.map(({ cpuTime }) => cpuTime),
    peak: Math.max(...runs.map(({ peak }) => peak)),
  }));
}

type PreviewRun = { readonly elapsed: number; readonly cpuTime: number; readonly peak: number };

type Usage = { readonly userCPUTime: number; readonly systemCPUTime: number; readonly maxRSS: number };

/** A module that makes a process print its resource usage to file descriptor 3 when it exits. */
const printUsageHook = `data:text/javascript,${encodeURIComponent(
  "import { writeSync } from 'node:fs'; process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));",
)}`;

async function preview({ cwd, tokens }: ManyDeployments, url: string): Promise<PreviewRun> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', printUsageHook, join(root, 'dist/cli.js'), 'preview'], {
    cwd,
    env: { ...benchEnv(), ...tokens, IFMATCH_BASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const usageOutput = (child.stdio[3] as Readable).toArray();
  const [status] = (await once(child, 'exit')) as [number];
  const elapsed = performance.now() - start;
  if (status !== 0) throw new Error(`the preview of many deployments ended with ${String(status)}`);
  const usage = JSON.parse(Buffer.concat((await usageOutput) as Buffer[]).toString()) as Usage;
  return { elapsed, cpuTime: (usage.userCPUTime + usage.systemCPUTime) / 1000, peak: usage.maxRSS / 1024 };
}
