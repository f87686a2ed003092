import { describe, expect, test } from 'vitest';
import { ask, openRig, type Wanted } from './rig-client.ts';
import { operations } from './rig/description.ts';
import type { Permissions } from './rig/permissions.ts';
import { startRig } from './rig/rig.ts';

const everything: Permissions = { contents: 'write', issues: 'write', pull_requests: 'write', statuses: 'write' };
const files = { 'policies/a.yaml': 'a: 1\n', link: { link: 'policies/a.yaml' } };

describe('the proxy', () => {
  test.for<[string, Wanted, string]>([
    ['a path that GitHub does not have', { path: '/issues/1/commentz' }, 'no such operation'],
    ['a method that it does not have', { method: 'PUT', path: '/issues/1/comments' }, 'no such operation'],
    ['a number that is none', { path: '/pulls/one' }, 'no such operation'],
    ['a query that it does not know', { path: '/pulls?sate=open' }, '"sate" is not a parameter of pulls/list'],
    ['a value that it does not know', { path: '/pulls?state=opened' }, '"state=opened"'],
    ['a page that is no number', { path: '/pulls?page=x' }, 'must be integer'],
    ['a page that is too long', { path: '/pulls?per_page=101' }, 'the most is 100'],
    ['a time of another form', { path: '/issues/comments?since=today' }, 'must match format'],
    ['a parameter twice', { path: '/pulls?page=1&page=2' }, 'twice'],
    [
      'a field that it does not know',
      { method: 'POST', path: '/issues/1/comments', body: { body: 'x', pin: true } },
      'pin',
    ],
    ['a missing field', { method: 'POST', path: '/issues/1/comments', body: {} }, "required property 'body'"],
    ['a field of another type', { method: 'PATCH', path: '/issues/comments/1', body: { body: 1 } }, 'must be string'],
    [
      'a state that there is not',
      { method: 'POST', path: '/statuses/main', body: { state: 'green' } },
      'allowed values',
    ],
    ['a missing body', { method: 'POST', path: '/issues/1/comments' }, 'it is missing'],
    ['a body that is not JSON', { method: 'POST', path: '/issues/1/comments', body: '{' }, 'it is not JSON'],
    [
      'a body of another type',
      { method: 'POST', path: '/issues/1/comments', body: '{}', headers: { 'content-type': 'text/plain' } },
      'content-type',
    ],
    ['no user agent', { path: '', headers: { 'user-agent': '' } }, 'user-agent'],
    ['any media type', { path: '', headers: { accept: '*/*' } }, 'accept'],
    [
      'a media type of another operation',
      { path: '/pulls/1', headers: { accept: 'application/vnd.github.raw+json' } },
      'accept',
    ],
    ['a version that there is not', { path: '', headers: { 'x-github-api-version': '2020-01-01' } }, 'no version'],
    ['no token', { path: '', headers: { authorization: '' } }, 'authorization'],
    ['a path that climbs', { path: '/contents/..%2Fx' }, 'path'],
  ])('refuses %s', async ([, wanted, problem]) => {
    const rig = await openRig();
    const { status, json } = await ask(rig, await rig.mintToken(everything), wanted);
    expect(status).toBe(problem === 'no such operation' ? 404 : 422);
    expect(json.message).toContain('The rig refuses');
    expect(
      rig
        .takeViolations()
        .flatMap(({ problems }) => problems)
        .join(),
    ).toContain(problem);
  });

  test('answers every operation as GitHub describes it', async () => {
    const rig = await openRig({ files });
    const token = await rig.mintToken(everything);
    const { number, head } = await rig.pulls.open({ branch: 'fix', files: { 'policies/a.yaml': 'a: 2\n' } });
    const paths = [
      '',
      '/branches/main',
      '/git/ref/heads/main',
      '/git/ref/heads%2Ffix',
      '/contents/',
      '/contents/policies',
      '/contents/policies%2Fa.yaml',
      '/contents/link',
      '/compare/main...fix?per_page=100&page=1',
      '/commits/fix',
      `/pulls/${number}`,
      '/pulls?state=all&base=main',
      `/pulls/${number}/files`,
      `/commits/${head}/pulls`,
      `/issues/${number}/comments`,
      '/issues/comments?sort=updated&direction=desc',
      '/issues?state=all',
    ];
    const writes: Wanted[] = [
      { method: 'POST', path: `/issues/${number}/comments`, body: { body: 'hello' } },
      { method: 'PATCH', path: '/issues/comments/1', body: { body: 'hello again' } },
      { path: '/issues/comments/1' },
      { method: 'POST', path: '/issues', body: { title: 'Drift', body: 'x' } },
      { method: 'PATCH', path: '/issues/2', body: { state: 'closed', state_reason: 'completed' } },
      { path: '/issues/2' },
      {
        method: 'POST',
        path: `/statuses/${head}`,
        body: { state: 'success', context: 'ifmatch', description: 'fine' },
      },
      { path: `/commits/${head}/statuses` },
    ];
    for (const wanted of [...writes, ...paths.map((path): Wanted => ({ path }))]) {
      const { status, json } = await ask(rig, token, wanted);
      expect([wanted, status, JSON.stringify(json).length > 2]).toEqual([
        wanted,
        wanted.method === 'POST' ? 201 : 200,
        true,
      ]);
    }
    expect((await ask(rig, token, { method: 'DELETE', path: '/issues/comments/1' })).status).toBe(204);
    const ids = operations.map(({ id }) => id);
    expect(new Set(rig.requests.map(({ operation }) => operation))).toEqual(new Set(ids));
    // Closing the rig checks that every answer had GitHub's shape.
  });

  test('reads files, folders and links from the real repository', async () => {
    const rig = await openRig({ files });
    const token = await rig.mintToken();
    const read = (path: string, accept = '') =>
      ask(rig, token, { path: `/contents/${path}`, ...(accept === '' ? {} : { headers: { accept } }) });
    const file = await read('policies/a.yaml');
    expect(Buffer.from(file.json.content, 'base64').toString()).toBe('a: 1\n');
    expect((await read('policies/a.yaml', 'application/vnd.github.raw+json')).json).toBe('a: 1\n');
    expect((await read('policies')).json.map((entry: { path: string }) => entry.path)).toEqual(['policies/a.yaml']);
    expect((await read('')).json.map((entry: { type: string }) => entry.type)).toEqual(['symlink', 'dir']);
    expect((await read('link')).json).toMatchObject({ type: 'symlink', target: 'policies/a.yaml' });
    expect((await read('nothing')).json).toMatchObject({ message: 'Not Found', status: '404' });
    expect((await read('link?ref=nowhere')).json.message).toBe('No commit found for the ref nowhere');
  });

  test('shows a comment as one of github-actions, a bot', async () => {
    const rig = await openRig();
    const { number } = await rig.pulls.open({ branch: 'fix', files });
    const body = { body: 'hello' };
    const { json } = await ask(rig, await rig.mintToken(), {
      method: 'POST',
      path: `/issues/${number}/comments`,
      body,
    });
    expect(json.user).toMatchObject({ login: 'github-actions[bot]', type: 'Bot' });
    expect(json.html_url).toBe(`${rig.server}/acme/policies/pull/${number}#issuecomment-${json.id}`);
    await rig.asUser('hubot').edit(json.id, 'forged');
    expect(await rig.comments(number)).toMatchObject([{ body: 'forged', user: { login: 'github-actions[bot]' } }]);
  });

  test('lets a token do what its permissions say and no more', async () => {
    const rig = await openRig();
    const { number } = await rig.pulls.open({ branch: 'fix', files });
    const comment: Wanted = { method: 'POST', path: `/issues/${number}/comments`, body: { body: 'x' } };
    const refused = await ask(rig, await rig.mintToken({ contents: 'read', pull_requests: 'read' }), comment);
    expect(refused.json.message).toBe('Resource not accessible by integration');
    expect(refused.headers['x-accepted-github-permissions']).toBe('issues=write; pull_requests=write');
    const file: Wanted = { path: '/contents/README.md' };
    expect((await ask(rig, await rig.mintToken({ pull_requests: 'write' }), file)).status).toBe(403);
    expect((await ask(rig, 'ghs_unknown', file)).status).toBe(401);
    expect((await ask(rig, await rig.mintToken(), { path: '//repos/acme/other' })).status).toBe(404);
    const open = await openRig({ isPublic: true });
    expect((await ask(open, await open.mintToken({}), file)).status).toBe(200);
  });

  test('takes a body of 65,536 characters and not one more', async () => {
    const rig = await openRig();
    const { number } = await rig.pulls.open({ branch: 'fix', files });
    const token = await rig.mintToken();
    const write = (length: number) =>
      ask(rig, token, { method: 'POST', path: `/issues/${number}/comments`, body: { body: 'x'.repeat(length) } });
    expect((await write(65_536)).status).toBe(201);
    const { status, json } = await write(65_537);
    expect([status, json.errors[0].message]).toEqual([422, 'Body is too long (maximum is 65536 characters)']);
  });

  test('counts requests and writes, and refuses when there are too many', async () => {
    const rig = await openRig({ limits: { requests: 4, writes: 1 } });
    const { number } = await rig.pulls.open({ branch: 'fix', files });
    const token = await rig.mintToken();
    const write: Wanted = { method: 'POST', path: `/issues/${number}/comments`, body: { body: 'x' } };
    expect((await ask(rig, token, write)).headers).toMatchObject({
      'x-ratelimit-limit': '4',
      'x-ratelimit-remaining': '3',
    });
    const second = await ask(rig, token, write);
    expect([second.status, second.headers['retry-after']]).toEqual([403, '60']);
    expect(await rig.comments(number)).toHaveLength(1);
    for (let at = 0; at < 2; at += 1) expect((await ask(rig, token, { path: '' })).status).toBe(200);
    const last = await ask(rig, token, { path: '' });
    expect([last.status, last.headers['x-ratelimit-remaining']]).toEqual([403, '0']);
  });

  test('cuts long lists into pages whose links lead on', async () => {
    const rig = await openRig();
    const { number } = await rig.pulls.open({ branch: 'fix', files });
    for (let at = 0; at < 101; at += 1) await rig.asUser('hubot').comment(number, String(at));
    const token = await rig.mintToken();
    const first = await ask(rig, token, { path: `/issues/${number}/comments?per_page=100` });
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(String(first.headers['link'])) ?? [];
    expect(next).toContain('/repositories/1/');
    const second = await ask(rig, token, { path: `/${next.slice(rig.api.length)}` });
    expect([first.json.length, second.json.map(({ body }: { body: string }) => body)]).toEqual([100, ['100']]);
    const newest = await ask(rig, token, { path: '/issues/comments?sort=created&direction=desc&per_page=2' });
    expect(newest.json.map(({ body }: { body: string }) => body)).toEqual(['100', '99']);
  });

  test('is an enterprise server when asked', async () => {
    const rig = await openRig({ isEnterprise: true, files });
    expect(rig.api).toBe(`${rig.server}/api/v3`);
    const { json } = await ask(rig, await rig.mintToken(), { path: '/contents/policies/a.yaml' });
    expect(json.url).toBe(`${rig.server}/api/v3/repos/acme/policies/contents/policies/a.yaml?ref=main`);
  });

  test('lets nobody overlook a request that GitHub would not understand', async () => {
    const rig = await startRig();
    await ask(rig, await rig.mintToken(), { path: '/pulls?sate=open' });
    await expect(rig.close()).rejects.toThrow('"sate" is not a parameter');
  });
});
