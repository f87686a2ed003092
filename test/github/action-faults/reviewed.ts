import { expect } from 'vitest';
import { type Rig, type RigOptions, startRig } from '../rig/rig.ts';
import type { Push } from '../rig/pull.ts';
import type { Run, RunOptions } from '../rig/runner/run.ts';

const weaknesses = [
  'Code Injection',
  'Command Injection',
  'Cross-Site Scripting (XSS)',
  'Cryptographic Issues',
  'Hard-coded Secrets',
  'Improper Authentication',
  'Improper Authorization',
  'Insecure Deserialization',
  'Mass Assignment',
  'Open Redirect',
  'Path Traversal',
  'Server-Side Request Forgery (SSRF)',
  'SQL Injection',
  'XML Injection',
];

/** The slug of the nth policy. */
export const slugOf = (index: number): string => `policy-${String(index)}`;

/** The nth policy of up to 16,000; no two match the same findings. `name` is free. */
export function policy(index: number, name = `Comment on ${slugOf(index)}`): string {
  const values = weaknesses.filter((_, bit) => ((index + 1) & (1 << bit)) !== 0);
  return `name: ${name}
slug: ${slugOf(index)}
filters:
  mode: all
  conditions:
    - { type: vulnerability_class, values: [${values.join(', ')}] }
actions:
  - type: pr_comment
`;
}

/** A rig with an empty platform and the built action, with limits of GitHub that many runs keep. */
export const startStories = (options: RigOptions = {}): Promise<Rig> =>
  startRig({
    limits: { requests: 1_000_000, writes: 1_000_000 },
    ...options,
    files: { 'policies/seed.yaml': policy(0), ...options.files },
    platform: { seed: 'empty', ...options.platform },
  });

let stories = 0;

/** A pull request that adds a policy of its own. */
export async function openPull(rig: Rig): Promise<number> {
  stories += 1;
  const slug = slugOf(stories);
  return (await rig.pulls.open({ branch: slug, files: { [`policies/${slug}.yaml`]: policy(stories) } })).number;
}

export const preview = (rig: Rig, pull: number, how: RunOptions = {}): Promise<Run> =>
  rig.run({ event: 'pull_request', pull }, how);

/** A pull request that was previewed without trouble and merged, and what its reviewers saw. */
export type Reviewed = { readonly number: number; readonly push: Push; readonly version: string };

export async function merged(rig: Rig): Promise<Reviewed> {
  const number = await openPull(rig);
  const run = await preview(rig, number);
  expect(run.outputs).toMatchObject({ outcome: 'changes', 'failure-reason': '' });
  return { number, push: await rig.pulls.merge(number, 'squash'), version: versionOf(run) };
}

export const apply = (rig: Rig, { push }: Pick<Reviewed, 'push'>, how: RunOptions = {}): Promise<Run> =>
  rig.run({ event: 'push', push }, how);

/** The state version that a run saw. */
export const versionOf = (run: Run): string =>
  (JSON.parse(run.outputs['state-versions'] ?? '{}') as Record<string, string>)['acme remediation'] ?? '';

/** The bodies of the comments that begin with a line of ours. */
export async function ourComments(rig: Rig, pull: number): Promise<string[]> {
  const comments = await rig.comments(pull);
  return comments.map(({ body }) => body).filter((body) => body.startsWith('<!-- ifmatch:'));
}

/** What every run owes to whoever reads its end: a red one says why, a green one gives no reason. */
export function expectHonestEnd(run: Run): void {
  expect([0, 1]).toContain(run.code);
  expect(run.errors).toEqual([]);
  const reason = run.outputs['failure-reason'] ?? '';
  expect([run.code, reason === '']).toEqual([run.code, run.code === 0]);
  const told = run.shown.filter(({ level }) => level === 'error');
  expect([run.code, told.length > 0]).toEqual([run.code, run.code !== 0]);
  expect(run.log).not.toMatch(/bug in ifmatch|\n {4}at /);
}

/** The report and the platform's own log agree, and nothing but the reviewed version was ever replaced. */
export function expectSameTruth(rig: Rig, run: Run, { before, version }: { before: number; version: string }): void {
  const puts = rig.platform.log().slice(before);
  expect(puts.every(({ if_match: sent }) => sent === version)).toBe(true);
  const stored = puts.filter(({ status }) => status === 200).length;
  const said = { applied: 1, failed: 0, refused: 0, stale: 0, 'no-changes': 0 }[run.outputs['outcome'] ?? ''];
  expect([run.outputs['outcome'], stored]).toEqual([run.outputs['outcome'], said]);
}
