import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rig, startRig } from '../../test/github/rig/rig.ts';
import type { RunOptions } from '../../test/github/rig/runner/run.ts';
import { type Interval, startRelay, union } from './relay.ts';
import { runOnce } from './run-process.ts';

/** Of one preview, in ms: Node alone, a bare program to its first request, the action to its first request and to its comment, with and without the time of the others. */
export type ActionTimes = {
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

/** Notes when GitHub works. The proxy before it handles one request of a preview at a time. */
function watchGitHub(rig: Rig, busy: Interval[]): void {
  let from = 0;
  rig.fault('*', { before: () => (from = performance.now()) }, { times: Infinity });
  rig.fault('*', { after: () => busy.push([from, performance.now()]) }, { times: Infinity });
}

type Setting = { readonly busy: Interval[]; readonly url: string; readonly program: string };

/** One preview, from the start of its process to GitHub's answer that the comment is written. */
async function round(rig: Rig, index: number, { busy, url, program }: Setting): Promise<ActionTimes> {
  const { ms: node } = runOnce({ words: [process.execPath, '-e', '0'], cwd: tmpdir() });
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

/** Times the built action on pull requests. */
export async function measureAction(rounds: number): Promise<ActionTimes[]> {
  const rig = await startRig({ files: { 'README.md': '# Policies\n' }, platform: { seed: 'empty' } });
  const busy: Interval[] = [];
  const relay = await startRelay(rig.platform.url, busy);
  watchGitHub(rig, busy);
  const folder = mkdtempSync(join(tmpdir(), 'ifmatch-bench-'));
  const program = join(folder, 'bare.cjs');
  writeFileSync(program, bareProgram);
  try {
    const all: ActionTimes[] = [];
    for (let index = 0; index < rounds; index += 1) {
      all.push(await round(rig, index, { busy, url: relay.url, program }));
    }
    return all;
  } finally {
    rmSync(folder, { recursive: true });
    relay.close();
    await rig.close();
  }
}
