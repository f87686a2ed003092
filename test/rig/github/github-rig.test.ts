import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { describe, expect, onTestFinished, test } from 'vitest';
import { interceptPlatform } from '../../github/action/intercept-platform.ts';
import {
  startProposal,
  startStory,
  expectGreen,
  additionalPolicy,
  policyPath,
  proposal,
} from '../../github/action/stories.ts';
import { readOnly, type GitHubRig, startGitHubRig, withoutStatuses } from './github-rig.ts';
import type { Permissions } from './github-state.ts';

async function beginRig(): Promise<GitHubRig> {
  const rig = await startGitHubRig();
  onTestFinished(() => rig.close());
  return rig;
}

/** Any client of GitHub's API, with a token of a job. */
async function call(rig: GitHubRig, asked: string, body?: object, permissions?: Permissions) {
  const [method = '', path = ''] = asked.split(' ');
  const answer = await request(`${rig.api}/repos/acme/policies/${path}`, {
    method: method as 'GET',
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${rig.mintToken('github-actions[bot]', permissions)}`,
      'content-type': 'application/json',
      'user-agent': 'test',
      'x-github-api-version': '2022-11-28',
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const link = String(answer.headers['link'] ?? '');
  return { status: answer.statusCode, body: (await answer.body.json()) as never, link };
}

const pages = (link: string) =>
  Object.fromEntries([...link.matchAll(/[?&]page=(\d+)[^>]*>; rel="(\w+)"/g)].map(([, page, rel]) => [rel, page]));

const record = { state: 'success', context: 'ifmatch / record' } as const;

describe('the statuses of a commit', () => {
  test('are all kept, and listed newest first in pages', async () => {
    const rig = await beginRig();
    const { head } = await rig.pulls.open({ branch: 'more', files: {} });
    await call(rig, `POST statuses/${head}`, { ...record, description: 'one' });
    await rig.asUser('hubot').status(head, { ...record, description: 'two', target_url: 'https://x.example/' });
    await rig.asUser('hubot').repost(rig.statuses[0]?.id ?? 0);
    const first = await call(rig, `GET commits/${head}/statuses?per_page=2`);
    const [repeated, two] = first.body as typeof rig.statuses;
    expect(repeated).toMatchObject({ ...record, description: 'one', target_url: null, creator: { login: 'hubot' } });
    expect(two).toMatchObject({ description: 'two', target_url: 'https://x.example/' });
    expect([two?.created_at, repeated?.created_at]).toEqual(['2026-11-20T12:00:30Z', '2026-11-20T12:00:40Z']);
    expect(pages(first.link)).toEqual({ next: '2', last: '2' });
    const second = await call(rig, `GET commits/${head}/statuses?per_page=2&page=2`);
    const bot = { login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' };
    expect(second.body).toMatchObject([{ description: 'one', creator: bot, updated_at: '2026-11-20T12:00:20Z' }]);
    expect(pages(second.link)).toEqual({ prev: '1', first: '1' });
    // A branch names its tip, and has none of the statuses of another commit.
    expect((await call(rig, 'GET commits/more/statuses')).body).toHaveLength(3);
    expect(await call(rig, 'GET commits/main/statuses')).toMatchObject({ status: 200, body: [], link: '' });
  });

  test('are at most 1,000 for each context', async () => {
    const rig = await beginRig();
    const head = await rig.repository.tip('main');
    const hubot = rig.asUser('hubot');
    for (let count = 0; count < 1000; count += 1) await hubot.status(head, record);
    const refused = await call(rig, `POST statuses/${head}`, record);
    expect(refused).toMatchObject({ status: 422, body: { message: 'Validation Failed' } });
    expect(JSON.stringify(refused.body)).toContain('has reached the maximum number of statuses');
    await expect(hubot.status(head, record)).rejects.toThrow('maximum number');
    expect(await call(rig, `POST statuses/${head}`, { state: 'success' })).toMatchObject({ status: 201 });
  });

  test.for<[string, object]>([
    ['a description of 141 characters', { description: 'é'.repeat(141) }],
    ['a context of 256 characters', { context: 'c'.repeat(256) }],
    ['an address that is none', { target_url: 'ftp://x.example' }],
  ])('do not take %s', async ([, wrong]) => {
    const rig = await beginRig();
    const path = `POST statuses/${await rig.repository.tip('main')}`;
    expect(await call(rig, path, { ...record, ...wrong })).toMatchObject({ status: 422 });
    expect(await call(rig, path, { ...record, description: 'é'.repeat(140) })).toMatchObject({ status: 201 });
  });

  test('need a commit and a permission', async () => {
    const rig = await beginRig();
    const unknown = '1'.repeat(40);
    const main = await rig.repository.tip('main');
    const message = `No commit found for SHA: ${unknown}`;
    expect(await call(rig, `POST statuses/${unknown}`, record)).toMatchObject({ status: 422, body: { message } });
    expect(await call(rig, `GET commits/${unknown}/statuses`)).toMatchObject({ status: 404 });
    for (const permissions of [readOnly, withoutStatuses]) {
      expect(await call(rig, `POST statuses/${main}`, record, permissions)).toMatchObject({ status: 403 });
      expect(await call(rig, `GET commits/${main}/statuses`, undefined, permissions)).toMatchObject({ status: 200 });
    }
    await expect(rig.asUser('mallory').status(main, record)).rejects.toThrow('may not write');
  });
});

test('commits are listed in git order with their parents, in pages', async () => {
  const rig = await beginRig();
  const start = await rig.repository.tip('main');
  const { number, head } = await rig.pulls.open({ branch: 'more', files: { 'a.txt': 'a\n' } });
  const { after: direct } = await rig.pulls.pushTo('main', { 'b.txt': 'b\n' });
  const { after: merge } = await rig.pulls.merge(number, 'merge');
  const first = await call(rig, `GET commits?sha=${merge}&per_page=3`);
  expect(first.body).toMatchObject([
    { sha: merge, parents: [{ sha: direct }, { sha: head }], commit: { message: expect.stringMatching(/^Merge/) } },
    { sha: direct, parents: [{ sha: start }], commit: { message: 'Change directly' } },
    { sha: head, parents: [{ sha: start }], author: { login: 'mona' } },
  ]);
  expect(pages(first.link)).toEqual({ next: '2', last: '2' });
  const rest = await call(rig, 'GET commits?sha=main&per_page=3&page=2');
  expect(rest.body).toMatchObject([{ sha: start, parents: [] }]);
  expect(await call(rig, `GET commits?sha=${'1'.repeat(40)}`)).toMatchObject({ status: 404 });
});

test('a comment is read by its id until it is deleted, and its id is never given again', async () => {
  const rig = await beginRig();
  const { number } = await rig.pulls.open(proposal);
  const [mona, mallory] = [rig.asUser('mona'), rig.asUser('mallory')];
  const id = mona.comment(number, 'first');
  expect(() => mallory.edit(id, 'theirs')).toThrow('may not write');
  rig.asUser('hubot').edit(id, 'second');
  mona.restore(id);
  const read = `GET issues/comments/${String(id)}`;
  const [created_at, updated_at] = ['2026-11-20T12:00:20Z', '2026-11-20T12:00:40Z'];
  expect(await call(rig, read)).toMatchObject({ status: 200, body: { body: 'first', created_at, updated_at } });
  mona.remove(id);
  expect(await call(rig, read)).toMatchObject({ status: 404 });
  expect(() => mona.restore(id)).toThrow('there is no comment');
  expect(mona.comment(number, 'third')).toBe(id + 1);
});

test('a comment, a status and a merge can fall into the same second', async () => {
  const rig = await beginRig();
  const { number, head } = await rig.pulls.open(proposal);
  const hubot = rig.asUser('hubot');
  await rig.clock.inOneSecond(async () => {
    hubot.comment(number, 'words');
    await hubot.status(head, record);
    await rig.pulls.merge(number, 'squash');
  });
  const at = '2026-11-20T12:00:20Z';
  expect([rig.comments(number)[0]?.created_at, rig.statuses[0]?.created_at]).toEqual([at, at]);
  const pull = { state: 'closed', merged: true, merged_at: at, closed_at: at, updated_at: at, commits: 1 };
  expect((await call(rig, `GET pulls/${String(number)}`)).body).toMatchObject(pull);
  hubot.comment(number, 'later');
  rig.clock.freeze();
  hubot.comment(number, 'in the same second');
  expect(rig.comments(number).map((one) => one.created_at.slice(-3, -1))).toEqual(['20', '30', '30']);
});

test('closed pull requests are listed by their last change', async () => {
  const rig = await beginRig();
  for (const branch of ['one', 'two', 'three']) await rig.pulls.open({ branch, files: { [branch]: branch } });
  await rig.pulls.merge(2, 'squash');
  rig.pulls.close(1);
  rig.asUser('mona').comment(2, 'late words');
  const closed = await call(rig, 'GET pulls?state=closed&sort=updated&direction=desc&base=main');
  expect(closed.body).toMatchObject([{ number: 2 }, { number: 1, merged_at: null }]);
  await rig.pulls.reopen(1);
  expect((await call(rig, 'GET pulls?base=main')).body).toMatchObject([{ number: 3 }, { number: 1 }]);
  expect(await call(rig, 'GET pulls/4')).toMatchObject({ status: 404 });
});

describe('a stack', () => {
  test.for(['merge', 'queue'] as const)('is merged by one %s commit that contains both heads', async (method) => {
    const rig = await beginRig();
    const lower = await rig.pulls.open({ branch: 'lower', files: { a: 'a' } });
    const upper = await rig.pulls.open({ branch: 'upper', files: { b: 'b' }, from: lower.head });
    const push = await rig.pulls.merge(upper.number, method);
    const merged = { state: 'closed', merged_at: '2026-11-20T12:00:30Z', merge_commit_sha: push.after };
    expect((await call(rig, 'GET pulls?state=all&direction=asc')).body).toMatchObject([
      { number: 1, ...merged, head: { sha: lower.head } },
      { number: 2, ...merged, head: { sha: upper.head } },
    ]);
    for (const sha of [push.after, lower.head])
      expect((await call(rig, `GET commits/${sha}/pulls`)).body).toMatchObject([{ number: 1 }, { number: 2 }]);
  });

  test('of branches moves the lower head when the upper pull request is merged into it', async () => {
    const rig = await beginRig();
    const lower = await rig.pulls.open({ branch: 'lower', files: { a: 'a' } });
    const upper = await rig.pulls.open({ branch: 'upper', files: { b: 'b' }, base: 'lower' });
    const { after } = await rig.pulls.merge(upper.number, 'squash');
    expect(rig.pulls.get(lower.number)).toMatchObject({ head: after, isOpen: true });
  });

  test('of branches gets the base of the merged lower pull request when its branch is deleted', async () => {
    const rig = await beginRig();
    const lower = await rig.pulls.open({ branch: 'lower', files: { a: 'a' } });
    const upper = await rig.pulls.open({ branch: 'upper', files: { b: 'b' }, base: 'lower' });
    await rig.pulls.merge(lower.number, 'squash');
    await rig.pulls.deleteBranch('lower');
    const { jobContext } = await rig.run({ event: 'pull_request', pull: upper.number, action: 'edited' });
    expect(jobContext.payload).toMatchObject({
      action: 'edited',
      changes: { base: { ref: { from: 'lower' }, sha: { from: lower.head } } },
      pull_request: { base: { ref: 'main', sha: await rig.repository.tip('main') } },
    });
    await rig.pulls.deleteBranch('upper');
    expect(rig.pulls.get(upper.number)).toMatchObject({ isOpen: false, merged: null });
  });
});

test('a push moves every open pull request of its branch, also back to an earlier head', async () => {
  const rig = await beginRig();
  const { number, head: first } = await rig.pulls.open({ branch: 'more', files: { a: 'a' } });
  await rig.pulls.createBranch('release');
  const other = await rig.pulls.open({ branch: 'more', from: first, base: 'release' });
  const second = await rig.pulls.push(number, {});
  expect(rig.pulls.get(other.number)).toMatchObject({ head: second, commits: 2 });
  await rig.pulls.forcePush(number, first);
  for (const one of [number, other.number])
    expect((await call(rig, `GET pulls/${String(one)}`)).body).toMatchObject({ head: { sha: first }, commits: 1 });
  expect((await call(rig, `GET commits/${second}/statuses`)).status).toBe(200);
});

test('a test merge is made anew when a side moves, unless it comes late or is held', async () => {
  const rig = await beginRig();
  const { number, testMerge: first } = await rig.pulls.open({ branch: 'more', files: { a: 'a' } });
  const read = async () => (await call(rig, `GET pulls/${String(number)}`)).body;
  await rig.pulls.pushTo('main', { b: 'b' });
  rig.delays.testMerge = 1;
  expect(await read()).toMatchObject({ mergeable: null, merge_commit_sha: first });
  const { testMerge: second } = await rig.pulls.refresh(number);
  expect(second).not.toBe(first);
  expect(await read()).toMatchObject({ mergeable: true, merge_commit_sha: second });
  rig.pulls.holdTestMerge(number);
  await rig.pulls.createBranch('release');
  await rig.pulls.retarget(number, 'release');
  expect(await read()).toMatchObject({ mergeable: true, merge_commit_sha: second, base: { ref: 'release' } });
  const { testMerge: third } = await rig.pulls.remakeTestMerge(number);
  expect(await read()).toMatchObject({ mergeable: true, merge_commit_sha: third });
  expect((await rig.pulls.remakeTestMerge(number)).testMerge).not.toBe(third);
});

test('a run for a merged pull request is told of its base branch, and one that is run again of the same', async () => {
  const { rig, number } = await startProposal();
  const push = await rig.pulls.merge(number, 'squash');
  const run = await rig.run({ event: 'pull_request', pull: number, action: 'closed' });
  expect(run.jobContext).toMatchObject({ ref: 'refs/heads/main', sha: push.after });
  await rig.pulls.pushTo('main', { 'README.md': 'later\n' });
  const again = await rig.rerun(run);
  expect(again).toMatchObject({ id: run.id, attempt: 2, jobContext: run.jobContext });
  const read = `GET actions/runs/${String(run.id)}/approvals`;
  expect(await call(rig, read)).toMatchObject({ status: 403 });
  expect(await call(rig, read, undefined, { actions: 'read' })).toMatchObject({ status: 200, body: [] });
});

describe('a run', () => {
  test.for<['before' | 'after', number]>([
    ['before', 0],
    ['after', 1],
  ])('that is killed %s it comments leaves %i comments, and can be run again', async ([when, count]) => {
    const { rig } = await startStory();
    const { number } = await rig.pulls.open(proposal);
    const run = await rig.preview(number, { kill: { at: 'issues/create-comment', when } });
    expect(run.code).toBe(null);
    expect(rig.comments(number)).toHaveLength(count);
    expectGreen(await rig.rerun(run), 'changes');
    expect(rig.comments(number)).toHaveLength(1);
  });

  test.for<['before' | 'after', number, string]>([
    ['before', 0, 'applied'],
    ['after', 1, 'no-changes'],
  ])('that is killed %s its PUT has sent %i, and can be run again', async ([when, count, outcome]) => {
    const story = await startStory();
    const { rig } = story;
    let kill: (() => void) | null = null;
    const { runOptions } = await interceptPlatform(rig, async (asked, pass) => {
      if (kill === null || !asked.startsWith('PUT')) return pass();
      if (when === 'after') await pass();
      kill();
      return null;
    });
    const number = await rig.propose(proposal, runOptions);
    const run = await rig.merge(number, { ...runOptions, onStart: (it) => (kill = it) });
    expect([run.code, story.puts().length]).toEqual([null, count]);
    kill = null;
    expectGreen(await rig.rerun(run, runOptions), outcome);
    expect(story.puts()).toHaveLength(1);
  });

  test('that ends before the request at which it should be killed fails the story', async () => {
    const { rig } = await startStory();
    const { number } = await rig.pulls.open({ branch: 'words', files: { 'README.md': 'words\n' } });
    const preview = rig.preview(number, { kill: { at: 'issues/create-comment' } });
    await expect(preview).rejects.toThrow('before request 1 of issues/create-comment');
  });

  test('may write with the token of an App', async () => {
    const { rig } = await startStory();
    const app = 'acme-policies[bot]';
    const number = await rig.propose(proposal, { app });
    expect(rig.comments(number)).toMatchObject([{ user: { login: app, type: 'Bot' } }]);
  });

  test('may have its checkout in a folder of the workspace', async () => {
    const { rig } = await startStory();
    const { number } = await rig.pulls.open(proposal);
    const { workspace } = await rig.preview(number, { path: 'repo' });
    const isThere = ['.git', 'repo/.git', `repo/${policyPath(additionalPolicy)}`].map((path) =>
      existsSync(join(workspace, path)),
    );
    expect(isThere).toEqual([false, true, true]);
  });
});
