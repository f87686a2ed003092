import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Asked, ask, type Served, serveSandbox, stop } from './served.ts';

/** How long operations over findings take, and how that grows with their number: medians in milliseconds of lone requests, answers read whole. */
const sizes = (process.argv[2] ?? '100000,1000000').split(',');
const rounds = 15;

const list = (query: string): Asked => ({ method: 'GET', path: `/api/v1/deployments/acme/findings?${query}` });
const groups = (filter: object): Asked => ({
  method: 'POST',
  path: '/api/agent/deployments/1234/issues/search',
  body: { filter },
});
const report = (name: string): Asked => ({
  method: 'POST',
  path: `/api/reporting/1234/reports/${name}`,
  body: { filters: {} },
});
const dependencies = (dependencyFilter: object): Asked => ({
  method: 'POST',
  path: '/api/sca/deployments/1234/dependencies',
  body: { dependencyFilter },
});
const states = ['ignored', 'reopened', 'fixing'];
const triage = (round: number): Asked => ({
  method: 'POST',
  path: '/api/v1/deployments/acme/triage',
  body: { issue_type: 'sast', severities: ['medium'], limit: 3000, new_triage_state: states[round % states.length] },
});

/** `asked` takes the round, for what a repetition would not change. */
const rows: readonly { readonly name: string; readonly asked: (round: number) => Asked }[] = [
  { name: 'findings, all', asked: () => list('') },
  { name: 'findings, open and critical', asked: () => list('status=open&severities=critical') },
  { name: 'findings, a category', asked: () => list('categories=SQL+Injection&status=open') },
  { name: 'findings, a repository', asked: () => list('repos=acme/backoffice') },
  {
    name: 'findings, a rule in a repository',
    asked: () => list('repos=acme/backoffice&rules=python.flask.security.audit.debug-enabled'),
  },
  { name: 'findings, sca, reachable', asked: () => list('issue_type=sca&exposures=reachable') },
  { name: 'findings, once for all refs', asked: () => list('dedup=true&status=open') },
  {
    name: 'findings, a rare mix',
    asked: () => list('status=provisionally_ignored&autotriage_verdict=false_positive&confidence=low'),
  },
  { name: 'findings, 3,000 on a page', asked: () => list('page_size=3000') },
  { name: 'issue groups, all', asked: () => groups({}) },
  { name: 'issue groups, primary branch', asked: () => groups({ onPrimaryBranch: true }) },
  { name: 'issue groups, a policy', asked: () => groups({ policySlugs: ['block-critical-findings'] }) },
  { name: 'dependencies, a licence', asked: () => dependencies({ license: ['MIT'] }) },
  { name: 'report, backlog', asked: () => report('backlog/by-rule') },
  { name: 'report, guardrails', asked: () => report('guardrails-activity') },
  { name: 'triage of 3,000', asked: triage },
];

async function measure(served: Served, asked: (round: number) => Asked): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await ask(served, asked(round));
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

/** Peak memory of the server in MB. */
function peakMemory({ process: { pid } }: Served): number {
  const [, kibibytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}

console.log(
  `Node ${process.versions.node}, ${String(availableParallelism())} cores, load ${loadavg()[0]?.toFixed(1) ?? ''}`,
);
const columns: number[][] = [];
for (const size of sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'ifmatch-bench-'));
  const file = join(folder, 'bench.db');
  const start = performance.now();
  const planting = await serveSandbox('--seed', `acme:${size}`, '--db', file);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${size} findings planted in ${seconds} s, ${peakMemory(planting).toFixed(0)} MB of memory, ${megabytes(statSync(file).size)} MB on disk`,
  );
  await stop(planting);
  const served = await serveSandbox('--seed', `acme:${size}`, '--db', file);
  const column: number[] = [];
  for (const { asked } of rows) column.push(await measure(served, asked));
  columns.push(column);
  console.log(`peak memory of the server: ${peakMemory(served).toFixed(0)} MB`);
  await stop(served);
  rmSync(folder, { recursive: true });
}
console.log(`\n${''.padEnd(36)}${sizes.map((size) => size.padStart(10)).join('')}${'growth'.padStart(10)}`);
for (const [index, { name }] of rows.entries()) {
  const times = columns.map((column) => column[index] ?? 0);
  const growth = (times.at(-1) ?? 0) / (times[0] ?? 1);
  console.log(
    `${name.padEnd(36)}${times.map((ms) => ms.toFixed(1).padStart(10)).join('')}${`${growth.toFixed(1)}x`.padStart(10)}`,
  );
}
