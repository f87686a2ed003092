import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git } from './rig/git.ts';
import type { Rig } from './rig/rig.ts';
import type { Run } from './rig/runner/run.ts';
import { openRig } from './rig-client.ts';

const files = { 'policies/a.yaml': 'a: 1\n', 'README.md': '# Policies\n' };
const change = { 'policies/a.yaml': 'a: 2\n' };
const seen = (run: Run, name: 'answers' | 'env' | 'event' | 'files') => JSON.parse(run.outputs[name]!);
const open = (rig: Rig, fork?: 'mallory') =>
  rig.pulls.open({ branch: 'fix', files: change, ...(fork === undefined ? {} : { fork }) });

describe('a run', () => {
  test('of a pull request works on its test merge, with one commit of depth', async () => {
    const rig = await openRig({ files });
    const { number, testMerge, head } = await open(rig);
    const run = await rig.run({ event: 'pull_request', pull: number }, { inputs: { git: '["log","--format=%H"]' } });
    expect(run).toMatchObject({ code: 0, isGreen: true, attempt: 1, errors: [] });
    expect(run.outputs['git']).toBe(JSON.stringify(testMerge));
    expect(readFileSync(join(run.workspace, 'policies/a.yaml'), 'utf8')).toBe('a: 2\n');
    expect(await git(run.workspace, ['status', '--porcelain', '--branch'])).toBe('## HEAD (no branch)');
    expect(readFileSync(join(run.workspace, '.git/config'), 'utf8')).not.toContain(run.token);
    const ref = `refs/pull/${number}/merge`;
    expect(seen(run, 'env')).toMatchObject({
      GITHUB_SHA: testMerge,
      GITHUB_REF: ref,
      GITHUB_BASE_REF: 'main',
      GITHUB_HEAD_REF: 'fix',
    });
    const { pull_request: pull, ...event } = seen(run, 'event');
    expect(event).toMatchObject({
      action: 'opened',
      number,
      repository: { full_name: 'acme/policies', id: 1, default_branch: 'main' },
    });
    // GitHub sends the event before it has made the test merge.
    expect(pull).toMatchObject({
      merge_commit_sha: null,
      head: { sha: head, ref: 'fix' },
      base: { ref: 'main' },
      merged: false,
    });
    await rig.pulls.push(number, { 'policies/b.yaml': 'b: 1\n' });
    const second = seen(await rig.run({ event: 'pull_request', pull: number }), 'event');
    expect(second).toMatchObject({
      action: 'synchronize',
      before: head,
      pull_request: { merge_commit_sha: testMerge },
    });
  });
});
