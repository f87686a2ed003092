import { spawnSync } from 'node:child_process';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rig, startRig } from '../test/github/rig/rig.ts';
import type { RunOptions } from '../test/github/rig/runner/run.ts';

const rounds = 9;

/** When others worked for us, in milliseconds. */
type Interval = readonly [from: number, to: number];
type Figures = {
  readonly node: number;
  readonly bare: number;
  readonly first: number;
  readonly own: number;
  readonly whole: number;
};

/** The least that a program can do: it asks GitHub for one file. */
const bareProgram = `const { GITHUB_API_URL: api, GITHUB_REPOSITORY: name, INPUT_TOKEN: token } = process.env;
const headers = { authorization: 'Bearer ' + token, accept: 'application/vnd.github+json', 'user-agent': 'bench' };
process.getBuiltinModule('node:http').get(api + '/repos/' + name + '/contents/README.md', { headers }, (answer) => answer.resume());
`;

const policy = `name: Block critical findings
slug: block-critical-findings
filters:
  mode: all
  conditions:
    - { type: severity, values: [critical] }
actions:
  - type: pr_comment
  - type: block
`;

/** The platform behind a relay that notes when it works. */
async function startRelay(target: string, busy: Interval[]) {
  const server = createServer((asked: IncomingMessage, answer: ServerResponse) => {
    const from = performance.now();
    const { method, headers, url = '' } = asked;
    const onward = request(
      `${target}${url}`,
      { method, headers: { ...headers, host: new URL(target).host } },
      (came) => {
        answer.writeHead(came.statusCode ?? 502, came.headers);
        came.pipe(answer);
        came.on('end', () => busy.push([from, performance.now()]));
      },
    );
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return { url, server };
}

/** Notes when GitHub works. The proxy before it handles one request of a preview at a time. */
function watchGitHub(rig: Rig, busy: Interval[]): void {
  let from = 0;
  rig.fault('*', { before: () => (from = performance.now()) }, { times: Infinity });
  rig.fault('*', { after: () => busy.push([from, performance.now()]) }, { times: Infinity });
}

/** How long at least one of the intervals lasted. */
function union(intervals: readonly Interval[]): number {
  let [sum, end] = [0, -Infinity];
  for (const [from, to] of intervals.toSorted(([a], [b]) => a - b)) {
    sum += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return sum;
}

function timeNode(): number {
  const start = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - start;
}

/** One preview, from the start of its process to GitHub's answer that the comment is written. */
async function round(rig: Rig, index: number, { busy, url, program }: Setting): Promise<Figures> {
  const node = timeNode();
  const files = { 'policies/critical.yaml': `${policy}x-round: round ${String(index)}\n` };
  const { number } = await rig.pulls.open({ branch: `round-${String(index)}`, files });
  let start = 0;
  const prepare = (): void => {
    busy.length = 0;
    start = performance.now();
  };
  const run = (how: RunOptions) => rig.run({ event: 'pull_request', pull: number }, { prepare, ...how });
  const first = (): number => Math.min(...busy.map(([from]) => from)) - start;
  await run({ program, env: { INPUT_TOKEN: await rig.mintToken() } });
  const bare = first();
  const { code, log } = await run({ inputs: { 'base-url': url } });
  if (code !== 0 || (await rig.comments(number)).length !== 1) throw new Error(`the preview failed: ${log}`);
  const whole = Math.max(...busy.map(([, to]) => to)) - start;
  return { node, bare, first: first(), own: whole - union(busy), whole };
}

type Setting = { readonly busy: Interval[]; readonly url: string; readonly program: string };

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Times the built action on pull requests and prints it. */
export async function benchAction(): Promise<void> {
  const rig = await startRig({ files: { 'README.md': '# Policies\n' }, platform: { seed: 'empty' } });
  const busy: Interval[] = [];
  const relay = await startRelay(rig.platform.url, busy);
  watchGitHub(rig, busy);
  const folder = mkdtempSync(join(tmpdir(), 'ifmatch-bench-'));
  const program = join(folder, 'bare.cjs');
  writeFileSync(program, bareProgram);
  const all: Figures[] = [];
  for (let index = 0; index < rounds; index += 1) all.push(await round(rig, index, { busy, url: relay.url, program }));
  rmSync(folder, { recursive: true });
  relay.server.closeAllConnections();
  relay.server.close();
  await rig.close();
  const base = median(all.map(({ node }) => node));
  const print = (name: string, values: readonly number[]): void => {
    const ms = median(values);
    console.log(`${name.padEnd(48)} ${(ms / base).toFixed(1).padStart(6)} x  (${ms.toFixed(0)} ms)`);
  };
  console.log(`a preview by the action on a pull request, median of ${String(rounds)} whole processes`);
  print(
    'start Node',
    all.map(({ node }) => node),
  );
  print(
    'bare Node to its first request',
    all.map(({ bare }) => bare),
  );
  print(
    'to the first request',
    all.map(({ first }) => first),
  );
  print(
    'to the comment, without the time of the others',
    all.map(({ own }) => own),
  );
  print(
    'to the comment',
    all.map(({ whole }) => whole),
  );
}

if (import.meta.main) await benchAction();
