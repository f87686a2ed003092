import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchAction } from './bench-action.ts';
import { root } from './files.ts';

const count = 10_000;
const rounds = 5;

/** A program that is timed as a whole process. */
type Contender = { readonly name: string; readonly args: readonly string[] };

const readAll = `const { readdirSync, readFileSync } = require('node:fs');
for (const name of readdirSync('policies', { recursive: true })) if (name.endsWith('.yaml')) readFileSync('policies/' + name, 'utf8');`;

const contenders: readonly Contender[] = [
  { name: 'start Node', args: ['-e', '0'] },
  { name: 'read the files', args: ['-e', readAll] },
  { name: 'ifmatch validate', args: [join(root, 'dist/cli.js'), 'validate'] },
];

/** Writes one policy a file, a hundred files a folder; always the same bytes. */
function writePolicies(folder: string): void {
  const next = numbers(20_261_121);
  const pick = (words: readonly string[]): string => words[next() % words.length] ?? '';
  for (let index = 0; index < count; index++) {
    const inside = join(folder, 'policies', `team-${String(Math.floor(index / 100)).padStart(3, '0')}`);
    if (index % 100 === 0) mkdirSync(inside, { recursive: true });
    writeFileSync(join(inside, `policy-${index}.yaml`), policy(index, pick));
  }
}

function policy(index: number, pick: (words: readonly string[]) => string): string {
  const severities = ['[critical]', '[critical, high]', '[high]', '[medium, low]'];
  const tags = ['payments', 'internet-facing', 'pci', 'legacy', 'platform'];
  return `# Owner: platform security
name: Comment on ${pick(tags)} findings ${index}
slug: comment-${index}
description: >-
  What the reviewers of the ${pick(tags)} services agreed on: a finding is fixed
  before the change is merged, or an exception is asked for.
x-owner: ${pick(['appsec', 'platform', 'team-web'])}
filters:
  mode: all
  conditions:
    - type: severity
      values: ${pick(severities)}
    - type: repository_tag
      values:
        - ${pick(tags)}
        - service-${index} # so that no two policies are the same
actions:
  - type: pr_comment
  - type: ${pick(['jira', 'slack_app', 'webhook'])}
    config: { channel: "#sec-${pick(tags)}" }
`;
}

/** Numbers that look random and are the same each time (a linear congruential generator, from its high bits). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}

function time({ name, args }: Contender, cwd: string): number {
  // It makes old versions of Node start slower; see the toolchain notes.
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr.slice(0, 500)}`);
  return performance.now() - start;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Another order each round, so that no contender always runs on a warm or a tired machine. */
function race(cwd: string): { name: string; ms: number }[] {
  const times = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    const order = [...contenders.slice(round % contenders.length), ...contenders.slice(0, round % contenders.length)];
    for (const contender of order) times.get(contender.name)?.push(time(contender, cwd));
  }
  return Array.from(times, ([name, all]) => ({ name, ms: median(all) }));
}

const folder = mkdtempSync(join(tmpdir(), 'ifmatch-bench-'));
try {
  writePolicies(folder);
  const results = race(folder);
  const base = results[0]?.ms ?? 1;
  console.log(`${count} policy files, median of ${rounds} whole processes`);
  for (const { name, ms } of results) {
    console.log(`${name.padEnd(18)} ${(ms / base).toFixed(1).padStart(6)} x  (${ms.toFixed(0)} ms)`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

console.log();
await benchAction();
