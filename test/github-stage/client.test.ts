import { describe, expect, test } from 'vitest';
import { apiComment, apiPull, connect, sendJson, sha, startServer, token } from './server.ts';

const file = (text: string | Uint8Array, facts = {}) => ({
  type: 'file',
  encoding: 'base64',
  content: Buffer.from(text).toString('base64').replaceAll(/.{60}/g, '$&\n'),
  ...facts,
});

describe('a request', () => {
  test('carries the token, the version of the API and our name', async () => {
    const { url, seen } = await startServer((_, response) => sendJson(response, 200, []));
    const { github, lines } = connect(`${url}/api/v3`);
    expect(github.requests).toBe(0);
    await github.comments(7);
    expect(github.requests).toBe(1);
    expect(seen[0]!.url).toBe('/api/v3/repos/acme/policies/issues/7/comments?per_page=100');
    expect(seen[0]!.headers).toMatchObject({
      authorization: `token ${token}`,
      accept: 'application/vnd.github.v3+json',
      'x-github-api-version': '2022-11-28',
    });
    expect(seen[0]!.headers['user-agent']).toMatch(/^ifmatch\/\d/);
    expect(lines).toEqual(['GET /api/v3/repos/acme/policies/issues/7/comments?per_page=100 200 in 0 ms']);
  });

  test.for(['', ' \n', 'to ken', 'tökén', 'to\nken'])('is never made with the token %j', (bad) => {
    expect(() => connect('http://127.0.0.1:1', { token: bad })).toThrow('The GitHub token is empty or contains');
  });

  test('does not mind the line break of the file that the token came from', async () => {
    const { url, seen } = await startServer((_, response) => sendJson(response, 200, []));
    await connect(url, { token: `${token}\r\n` }).github.comments(7);
    expect(seen[0]!.headers.authorization).toBe(`token ${token}`);
  });
});

describe('a file', () => {
  test('is read at a commit, whatever its path', async () => {
    const { url, seen } = await startServer((_, response) => sendJson(response, 200, file('guards: {} # ü\r\n')));
    expect(await connect(url).github.readFile('tools/a b#?.yaml', sha('b'))).toBe('guards: {} # ü\r\n');
    expect([seen[0]!.path, seen[0]!.query]).toEqual(['/contents/tools%2Fa%20b%23%3F.yaml', { ref: sha('b') }]);
  });

  test('keeps its byte order mark, and may be empty or long', async () => {
    for (const text of ['\uFEFFx: 1', '', 'x'.repeat(900_000)]) {
      const { url } = await startServer((_, response) => sendJson(response, 200, file(text)));
      expect(await connect(url).github.readFile('a', 'main')).toBe(text);
    }
  });

  test('that is not there is null, and a commit that is not there is an error', async () => {
    const says = ['Not Found', 'No commit found for the ref x', 'This repository is empty.'];
    const { url } = await startServer((_, response, count) => sendJson(response, 404, { message: says[count - 1] }));
    const { github } = connect(url);
    expect(await github.readFile('ifmatch.yaml', 'x')).toBeNull();
    await expect(github.readFile('ifmatch.yaml', 'x')).rejects.toMatchObject({
      message: 'Reading a file (ifmatch.yaml): GitHub answered 404, "No commit found for the ref x".',
      hint: expect.stringContaining('no longer exists'),
    });
    expect(await github.readFile('ifmatch.yaml', 'x')).toBeNull();
  });

  test.for([
    [[], 'it is not a file, it is a folder'],
    [{ type: 'symlink', target: '/etc/passwd' }, 'it is not a file, it is a symlink'],
    [{ type: 'submodule' }, 'it is not a file, it is a submodule'],
    [file('', { encoding: 'none' }), 'it is not a file of at most 1 MB'],
    [file(Buffer.from([0xc3, 0x28])), 'it is not UTF-8'],
    [file('', { content: 7 }), 'content is not a text'],
    ['<html>', 'it is not an object'],
  ] as const)('that cannot be used is an error: %j', async ([answer, says]) => {
    const { url } = await startServer((_, response) => sendJson(response, 200, answer));
    await expect(connect(url).github.readFile('a', 'main')).rejects.toThrow(
      `Reading a file (a): the answer of GitHub cannot be used, ${says}.`,
    );
  });
});

describe('comments', () => {
  test('are read page by page, oldest first, without following the addresses in an answer', async () => {
    const { url, seen } = await startServer(({ query }, response) => {
      const page = Number(query.page ?? 1);
      const ids = Array.from({ length: page === 3 ? 50 : 100 }, (_, index) => (page - 1) * 100 + index + 1);
      const link = `<https://evil.example/?page=${String(page + 1)}>; rel="next", <https://evil.example>; rel="last"`;
      sendJson(
        response,
        200,
        ids.map((id) => apiComment(id)),
        page < 3 ? { link } : { link: '<x>; rel="prev"' },
      );
    });
    const { github } = connect(url);
    expect((await github.comments(7)).map(({ id }) => id)).toEqual(
      Array.from({ length: 250 }, (_, index) => index + 1),
    );
    expect(seen.map(({ query }) => query)).toEqual([
      { per_page: '100' },
      { per_page: '100', page: '2' },
      { per_page: '100', page: '3' },
    ]);
    expect(github.requests).toBe(3);
  });

  test('take one request up to a hundred of them', async () => {
    const page = Array.from({ length: 100 }, (_, index) => apiComment(index + 1));
    const { url } = await startServer((_, response) => sendJson(response, 200, page));
    const { github } = connect(url);
    expect((await github.comments(7)).length).toBe(100);
    expect(github.requests).toBe(1);
  });

  test('that never end are given up', async () => {
    const { url, seen } = await startServer((_, response) => sendJson(response, 200, [], { link: '<x>; rel="next"' }));
    await expect(connect(url).github.comments(7)).rejects.toThrow('GitHub returned more than 10000');
    expect(seen.length).toBe(100);
  });

  test('say who wrote them, also when the account is gone', async () => {
    const listed = [
      apiComment(1, { pull: 9, body: 'hi', login: 'eve', type: 'User' }),
      { ...apiComment(2), user: null, body: undefined },
    ];
    const { url } = await startServer((_, response) => sendJson(response, 200, listed));
    expect(await connect(url).github.comments(9)).toEqual([
      {
        id: 1,
        pull: 9,
        body: 'hi',
        author: { login: 'eve', type: 'User' },
        url: 'https://github.com/acme/policies/pull/7#issuecomment-1',
        updatedAt: Date.UTC(2026, 10, 21, 6),
      },
      expect.objectContaining({ id: 2, body: '', author: { login: 'ghost', type: 'User' } }),
    ]);
  });

  test('of the whole repository come by their last change, as many as asked for', async () => {
    const page = Array.from({ length: 100 }, (_, index) => apiComment(index + 1));
    const link = '<x>; rel="next"';
    const { url, seen } = await startServer((_, response) => sendJson(response, 200, page, { link }));
    const { github } = connect(url);
    expect((await github.recentComments(150)).length).toBe(150);
    expect(seen.map(({ path, query }) => [path, query])).toEqual([
      ['/issues/comments', { sort: 'updated', direction: 'desc', per_page: '100' }],
      ['/issues/comments', { sort: 'updated', direction: 'desc', per_page: '100', page: '2' }],
    ]);
    expect((await github.recentComments(30)).length).toBe(30);
    expect(seen[2]!.query.per_page).toBe('30');
  });

  test('are written and changed with their exact text', async () => {
    const body = '<!-- ifmatch:record -->\r\n`"\\ ü\u{1F600}` \n';
    const { url, seen } = await startServer((_, response) => sendJson(response, 201, apiComment(5, { body })));
    const { github } = connect(url);
    expect(await github.createComment(7, body)).toMatchObject({ id: 5, body });
    expect(await github.updateComment(5, body)).toMatchObject({ id: 5, body });
    expect(seen.map((one) => [one.method, one.path, one.body])).toEqual([
      ['POST', '/issues/7/comments', { body }],
      ['PATCH', '/issues/comments/5', { body }],
    ]);
  });

  test('that somebody deleted cannot be changed, and that is no error', async () => {
    const { url } = await startServer((_, response) => sendJson(response, 404, { message: 'Not Found' }));
    expect(await connect(url).github.updateComment(5, 'x')).toBeNull();
  });

  test.for([
    [[{ ...apiComment(1), id: '1' }], '[0].id is not a positive number'],
    [
      [apiComment(1), { ...apiComment(2), issue_url: 'https://x/pulls/1' }],
      '[1].issue_url is not the address of an issue',
    ],
    [[{ ...apiComment(1), updated_at: 'soon' }], '[0].updated_at is not a time'],
    [[{ ...apiComment(1), user: {} }], '[0].user.login is not a text'],
    [{ message: 'ok' }, 'it is not a list'],
  ] as const)('of another shape are an error: %j', async ([answer, says]) => {
    const { url } = await startServer((_, response) => sendJson(response, 200, answer));
    await expect(connect(url).github.comments(7)).rejects.toThrow(
      `Reading the comments (#7): the answer of GitHub cannot be used, ${says}.`,
    );
  });
});

describe('pull requests', () => {
  const merged = { merged_at: '2026-01-31T12:00:00Z' };

  test('are read one by one', async () => {
    const { url, seen } = await startServer((_, response) => sendJson(response, 200, apiPull(7, { mergeable: true })));
    expect(await connect(url).github.pull(7)).toEqual({
      number: 7,
      head: sha('a'),
      base: { ref: 'main', sha: sha('b') },
      merge: sha('c'),
      merged: false,
      fork: false,
    });
    expect(seen[0]!.path).toBe('/pulls/7');
  });

  test('of a commit, those that are open, and those that were merged', async () => {
    const { url, seen } = await startServer((_, response) =>
      sendJson(response, 200, [apiPull(7), apiPull(8, merged), apiPull(9, { ...merged, merge_commit_sha: null })]),
    );
    const { github } = connect(url);
    const all = [
      [7, null, false],
      [8, sha('c'), true],
      [9, null, true],
    ];
    const short = (pulls: Awaited<ReturnType<typeof github.pullsOf>>) =>
      pulls.map((pull) => [pull.number, pull.merge, pull.merged]);
    expect(short(await github.pullsOf(sha('c')))).toEqual(all);
    expect(short(await github.openPulls('release/1'))).toEqual(all);
    expect(short(await github.mergedPulls('main', 20))).toEqual(all.slice(1));
    expect(seen.map(({ path, query }) => [path, query])).toEqual([
      [`/commits/${sha('c')}/pulls`, { per_page: '100' }],
      ['/pulls', { state: 'open', base: 'release/1', sort: 'created', direction: 'asc', per_page: '100' }],
      ['/pulls', { state: 'closed', base: 'main', sort: 'updated', direction: 'desc', per_page: '20' }],
    ]);
  });

  test('of a commit that GitHub does not know yet are none', async () => {
    const answer = { message: `No commit found for SHA: ${sha('c')}` };
    const { url } = await startServer((_, response) => sendJson(response, 422, answer));
    expect(await connect(url).github.pullsOf(sha('c'))).toEqual([]);
  });
});

describe('commits', () => {
  test('a branch points to one', async () => {
    const { url, seen } = await startServer((_, response) => sendJson(response, 200, { object: { sha: sha('d') } }));
    expect(await connect(url).github.tipOf('release/1.x')).toBe(sha('d'));
    expect(seen[0]!.path).toBe('/git/ref/heads%2Frelease%2F1.x');
  });

  test('between two are listed page by page', async () => {
    const { url, seen } = await startServer((_, response, count) =>
      sendJson(response, 200, { commits: [{ sha: sha(String(count)) }] }, count < 3 ? { link: '<x>; rel="next"' } : {}),
    );
    expect(await connect(url).github.commitsBetween(sha('a'), 'main')).toEqual([sha('1'), sha('2'), sha('3')]);
    expect(seen[0]!.path).toBe(`/compare/${sha('a')}...main`);
  });

  test('get a status, with as much of its text as GitHub takes', async () => {
    const { url, seen } = await startServer((_, response) => sendJson(response, 201, { context: 'ifmatch' }));
    const { github } = connect(url);
    const status = { context: 'ifmatch', state: 'failure', url: 'https://x.example/run' } as const;
    await github.setStatus(sha('a'), { ...status, description: 'é'.repeat(140) });
    await github.setStatus(sha('a'), { ...status, description: '\u{1F600}'.repeat(141) });
    expect(seen.map(({ path, body }) => [path, body])).toEqual(
      ['é'.repeat(140), `${'\u{1F600}'.repeat(139)}…`].map((description) => [
        `/statuses/${sha('a')}`,
        { context: 'ifmatch', state: 'failure', description, target_url: 'https://x.example/run' },
      ]),
    );
  });
});
