import { describe, expect, test } from 'vitest';
import { ask, openRig, type Wanted } from './rig-client.ts';
import type { Fault } from './rig/faults.ts';

const files = { 'policies/a.yaml': 'a: 1\n' };

async function commenting() {
  const rig = await openRig();
  const { number } = await rig.pulls.open({ branch: 'fix', files });
  const token = await rig.mintToken();
  const comment: Wanted = { method: 'POST', path: `/issues/${number}/comments`, body: { body: 'x' } };
  return { rig, number, token, comment, send: (milliseconds?: number) => ask(rig, token, comment, milliseconds) };
}

describe('a fault', () => {
  test.for<[string, Fault, number]>([
    ['before GitHub did anything leaves no comment', { reset: 'before' }, 0],
    ['after GitHub did it leaves a comment', { reset: 'after' }, 1],
    ['in the middle of the answer leaves a comment', { truncated: true }, 1],
  ])('that breaks the connection %s', async ([, fault, count]) => {
    const { rig, number, send } = await commenting();
    rig.fault('issues/create-comment', fault);
    await expect(send()).rejects.toThrow(/other side closed|aborted|terminated/);
    expect(await rig.comments(number)).toHaveLength(count);
    expect((await send()).status).toBe(201);
  });

  test('can be an answer of any status, as often as wanted and after as many as wanted', async () => {
    const { rig, number, send } = await commenting();
    rig.fault('issues/create-comment', { status: 502, headers: { 'retry-after': '1' } }, { times: 2, skip: 1 });
    const got = [await send(), await send(), await send(), await send()];
    expect(got.map(({ status }) => status)).toEqual([201, 502, 502, 201]);
    expect(got[1]?.headers['retry-after']).toBe('1');
    expect(await rig.comments(number)).toHaveLength(2);
    expect(rig.requests.map(({ status }) => status)).toEqual([201, 502, 502, 201]);
  });

  test('can be a page of something in between', async () => {
    const { rig, number, send } = await commenting();
    rig.fault('*', { html: '<h1>Sign in</h1>' });
    expect(await send()).toMatchObject({ status: 200, json: '<h1>Sign in</h1>' });
    expect(await rig.comments(number)).toEqual([]);
  });

  test('can be silence, which the rig does not wait for', async () => {
    const { rig, send } = await commenting();
    rig.fault('issues/create-comment', { silent: true });
    await expect(send(100)).rejects.toThrow('timeout');
    expect(rig.requests.map(({ status }) => status)).toEqual([null]);
  });

  test('can be a delay', async () => {
    const { rig, send } = await commenting();
    rig.fault('issues/create-comment', { delay: 150 });
    await expect(send(50)).rejects.toThrow('timeout');
  });

  test('can be somebody who acts just before GitHub reads the request', async () => {
    const { rig, number, token, send } = await commenting();
    const { json } = await send();
    rig.fault('issues/update-comment', { before: () => rig.asUser('mona').remove(json.id) });
    const change: Wanted = { method: 'PATCH', path: `/issues/comments/${json.id}`, body: { body: 'y' } };
    expect((await ask(rig, token, change)).status).toBe(404);
    expect(await rig.comments(number)).toEqual([]);
  });

  test('can be somebody who acts before the answer arrives', async () => {
    const { rig, number, send } = await commenting();
    rig.fault('issues/create-comment', { after: () => rig.asUser('mona').comment(number, 'meanwhile') });
    await send();
    expect((await rig.comments(number)).map(({ body }) => body)).toEqual(['x', 'meanwhile']);
  });

  test('hits no other operation, and none after it was taken back', async () => {
    const { rig, send } = await commenting();
    rig.fault('pulls/get', { status: 500 }, { times: Infinity });
    rig.fault('issues/create-comment', { status: 500 }, { times: Infinity });
    rig.clearFaults();
    rig.fault('pulls/list', { status: 500 });
    expect((await send()).status).toBe(201);
  });
});

describe('GitHub', () => {
  test('knows the pull request of a commit late', async () => {
    const { rig, number, token } = await commenting();
    const { after } = await rig.pulls.merge(number, 'squash');
    rig.late.association = 2;
    const lists = [];
    for (let at = 0; at < 3; at += 1) lists.push((await ask(rig, token, { path: `/commits/${after}/pulls` })).json);
    expect(lists.map((list: unknown[]) => list.length)).toEqual([0, 0, 1]);
    expect(lists[2][0]).toMatchObject({ number, merge_commit_sha: after, state: 'closed' });
    expect(lists[2][0]).not.toHaveProperty('merged'); // the short form of a pull request lacks it
  });

  test('knows the test merge late', async () => {
    const { rig, number, token } = await commenting();
    rig.late.merge = 1;
    const [first, second] = [
      await ask(rig, token, { path: `/pulls/${number}` }),
      await ask(rig, token, { path: `/pulls/${number}` }),
    ];
    expect(first.json).toMatchObject({ mergeable: null, merge_commit_sha: null });
    expect(second.json).toMatchObject({ mergeable: true, merge_commit_sha: rig.pulls.get(number).testMerge });
  });
});
