import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readEvent, readJob } from '../../src/github/job.ts';
import { git, gitEnvironment } from './rig/git.ts';
import type { Rig } from './rig/rig.ts';
import { parsePairs, shownSummary } from './rig/runner/file-commands.ts';
import { readLog } from './rig/runner/log-commands.ts';
import type { Run } from './rig/runner/run.ts';
import type { Trigger } from './rig/runner/trigger.ts';
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

  test('of a push works on the tip of the branch, and is told every commit', async () => {
    const rig = await openRig({ files });
    const { number } = await open(rig);
    const push = await rig.pulls.merge(number, 'merge');
    const run = await rig.run({ event: 'push', push }, { depth: 0, inputs: { git: '["rev-parse","HEAD","main^1"]' } });
    expect(run.outputs['git']).toBe(JSON.stringify(`${push.after}\n${push.before}`));
    expect(await git(run.workspace, ['branch', '--show-current'])).toBe('main');
    const event = seen(run, 'event');
    expect(event).toMatchObject({
      ref: 'refs/heads/main',
      before: push.before,
      after: push.after,
      head_commit: { id: push.after },
    });
    expect(event.commits.map(({ id }: { id: string }) => id)).toEqual(push.commits.map(({ sha }) => sha));
    expect(event.commits[0]).not.toHaveProperty('added');
  });

  test('of pull_request_target works on the default branch, with all of its rights', async () => {
    const rig = await openRig({ files });
    const { number } = await open(rig, 'mallory');
    const run = await rig.run({ event: 'pull_request_target', pull: number });
    const tip = await rig.repository.tip('main');
    expect(seen(run, 'env')).toMatchObject({
      GITHUB_SHA: tip,
      GITHUB_REF: 'refs/heads/main',
      'INPUT_API-TOKEN': rig.platform.token,
    });
    expect(readFileSync(join(run.workspace, 'policies/a.yaml'), 'utf8')).toBe('a: 1\n');
    expect(seen(run, 'event').pull_request.head.repo).toMatchObject({ fork: true, full_name: 'mallory/policies' });
  });

  test('of a fork has no secrets and a token that only reads', async () => {
    const rig = await openRig({ files });
    const { number } = await open(rig, 'mallory');
    const requests = [
      { method: 'POST', path: `/issues/${number}/comments`, body: { body: 'x' } },
      { path: `/pulls/${number}` },
    ];
    const run = await rig.run(
      { event: 'pull_request', pull: number },
      { inputs: { requests: JSON.stringify(requests) } },
    );
    expect(seen(run, 'env')['INPUT_API-TOKEN']).toBe('');
    expect(seen(run, 'answers').map(({ status }: { status: number }) => status)).toEqual([403, 200]);
    expect(run.requests.map(({ operation }) => operation)).toEqual(['issues/create-comment', 'pulls/get']);
  });

  test('of a merge group works on the group', async () => {
    const rig = await openRig({ files });
    const { number } = await open(rig);
    const group = await rig.pulls.enqueue([number]);
    const run = await rig.run({ event: 'merge_group', group });
    expect(seen(run, 'env')).toMatchObject({ GITHUB_SHA: group.head, GITHUB_REF: group.ref });
    expect(seen(run, 'event')).toMatchObject({
      action: 'checks_requested',
      merge_group: { head_sha: group.head, base_sha: group.base.sha },
    });
    expect(readFileSync(join(run.workspace, 'policies/a.yaml'), 'utf8')).toBe('a: 2\n');
  });

  test('by hand, by the clock and by any other event works on the default branch', async () => {
    const rig = await openRig({ files });
    const tip = await rig.repository.tip('main');
    const dispatch = await rig.run({ event: 'workflow_dispatch', inputs: { 'plan-digest': 'x' } });
    expect(seen(dispatch, 'event')).toMatchObject({ inputs: { 'plan-digest': 'x' }, ref: 'refs/heads/main' });
    const schedule = await rig.run({ event: 'schedule' });
    expect(seen(schedule, 'event')).toMatchObject({ schedule: '0 5 * * *', repository: { id: 1 } });
    const other = await rig.run({ event: 'other', name: 'issue_comment', payload: { action: 'created' } });
    expect(seen(other, 'env')).toMatchObject({ GITHUB_EVENT_NAME: 'issue_comment', GITHUB_SHA: tip });
  });

  test('is told what the action itself can read', async () => {
    const rig = await openRig({ files });
    const one = await open(rig);
    const triggers: Trigger[] = [
      { event: 'pull_request', pull: one.number },
      { event: 'pull_request_target', pull: one.number },
      { event: 'merge_group', group: await rig.pulls.enqueue([one.number]) },
      { event: 'push', push: await rig.pulls.merge(one.number, 'rebase') },
      { event: 'schedule' },
      { event: 'workflow_dispatch' },
    ];
    const facts = [];
    for (const trigger of triggers) {
      const run = await rig.run(trigger, { depth: null });
      const { kind } = readEvent(run.told.name, run.told.payload);
      const { repository, run: numbers } = readJob(seen(run, 'env'), run.told.payload);
      expect(repository).toEqual({ owner: 'acme', name: 'policies', id: '1', defaultBranch: 'main' });
      facts.push(`${kind} ${numbers.id - 1000}.${numbers.attempt}`);
    }
    expect(facts.join()).toBe('pull-request 1.1,pull-request 2.1,merge-group 3.1,push 4.1,schedule 5.1,dispatch 6.1');
  });

  test('that is run again is told the same, whatever has moved', async () => {
    const rig = await openRig({ files });
    const push = await rig.pulls.pushTo('main', change);
    const run = await rig.run({ event: 'push', push });
    await rig.pulls.pushTo('main', { 'policies/a.yaml': 'a: 3\n' });
    const again = await rig.rerun(run);
    expect([again.id, again.attempt, seen(again, 'env').GITHUB_SHA]).toEqual([run.id, 2, push.after]);
    expect(readFileSync(join(again.workspace, 'policies/a.yaml'), 'utf8')).toBe('a: 2\n');
    expect(seen(again, 'event')).toEqual(seen(run, 'event'));
    expect(again.token).not.toBe(run.token);
  });

  test('gets every input that action.yml declares, and no other', async () => {
    const rig = await openRig({ files });
    const run = await rig.run({ event: 'schedule' }, { depth: null, inputs: { log: 'x' } });
    expect(seen(run, 'env')).toMatchObject({
      'INPUT_GITHUB-TOKEN': run.token,
      INPUT_REQUESTS: '[]',
      INPUT_CODE: '0',
      INPUT_LOG: 'x',
      INPUT_SUMMARY: '',
      'INPUT_BASE-URL': rig.platform.url,
    });
    expect(seen(run, 'files')).toEqual([]);
    expect(Object.keys(seen(run, 'env')).filter((name) => /^(?:VITEST|NODE_|npm_)/.test(name))).toEqual([]);
    await expect(rig.run({ event: 'schedule' }, { inputs: { lgo: 'x' } })).rejects.toThrow('declares no input lgo');
  });

  test('is red when it says so, and when the runner cannot read what it wrote', async () => {
    const rig = await openRig({ files });
    const failed = await rig.run({ event: 'schedule' }, { depth: null, inputs: { code: '3' } });
    expect(failed).toMatchObject({ code: 3, isGreen: false });
    const broken = await rig.run(
      { event: 'schedule' },
      { depth: null, inputs: { 'raw-output': 'name<<END\nvalue\n' } },
    );
    expect(broken).toMatchObject({
      code: 0,
      isGreen: false,
      errors: [expect.stringContaining("Matching delimiter not found 'END'")],
    });
  });

  test('is ended by its deadline', async () => {
    const rig = await openRig({ files });
    rig.fault('repos/get', { silent: true });
    const how = { depth: null, deadline: 1500, inputs: { requests: '[{"path":""}]' } };
    expect(await rig.run({ event: 'schedule' }, how)).toMatchObject({ code: null, isGreen: false });
  });

  test('may fetch with its token what it did not check out', async () => {
    const rig = await openRig({ files });
    const { number, testMerge } = await open(rig);
    const run = await rig.run({ event: 'pull_request_target', pull: number });
    const fetch = (token: string) => {
      const header = `http.extraheader=Authorization: Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
      const args = ['-c', header, 'fetch', '--depth=1', 'origin', testMerge!];
      return promisify(execFile)('git', args, { cwd: run.workspace, env: gitEnvironment });
    };
    await expect(fetch('wrong')).rejects.toThrow('could not read Username');
    await expect(fetch(await rig.mintToken({ pull_requests: 'write' }))).rejects.toThrow('not found');
    await fetch(run.token);
    expect(await git(run.workspace, ['show', 'FETCH_HEAD:policies/a.yaml'])).toBe('a: 2');
  });
});

describe('the runner', () => {
  test('reads pairs of names and values', () => {
    expect(parsePairs('a=1\nb<<X\none\ntwo\nX\n\nc=x=y\nd<<=\nv\n=\ne<<X\nX\n')).toEqual({
      a: '1',
      b: 'one\ntwo',
      c: 'x=y',
      d: 'v',
      e: '',
    });
    expect(parsePairs('a<<X\r\nv\r\nX\r\n')).toEqual({ a: 'v\r' });
    for (const broken of ['a', '=x', '<<X\nX\n', 'a<<\n', 'a<<X\nv', 'a<<X\nv\nX ']) {
      expect(() => parsePairs(broken)).toThrow('Invalid');
    }
  });

  test('shows a summary of one mebibyte, and nothing of a longer one', () => {
    expect(shownSummary(Buffer.alloc(1024 * 1024, 'x')).shown).toHaveLength(1024 * 1024);
    expect(shownSummary(Buffer.alloc(1024 * 1024 + 1))).toEqual({ shown: '', error: expect.stringContaining('1024k') });
  });

  test('shows ten annotations of each level', () => {
    const log = [
      ...Array.from({ length: 12 }, (_, at) => `::error file=a.yaml,line=${at}::no %25`),
      ' ::notice::x',
      'x ::error::y',
    ].join('\n');
    const { annotations, shown } = readLog(log);
    expect([annotations.length, shown.length]).toEqual([13, 11]);
    expect(shown[0]).toEqual({ level: 'error', message: 'no %', properties: { file: 'a.yaml', line: '0' } });
  });

  test('obeys no command between stop and go, and knows what is secret', () => {
    const log = '::add-mask::abc\n::stop-commands::T0\n::error::no\n::T0::\n##[warning]yes';
    const { commands, masks } = readLog(log);
    expect(commands.map(({ command }) => command)).toEqual(['add-mask', 'stop-commands', 'warning']);
    expect(masks).toEqual(['abc']);
  });

  test('leaves nothing behind', async () => {
    const rig = await openRig({ files });
    const { workspace } = await rig.run({ event: 'schedule' });
    expect(existsSync(workspace)).toBe(true);
    await rig.close();
    expect(existsSync(workspace)).toBe(false);
  });
});
