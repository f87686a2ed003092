import { describe, expect, test } from 'vitest';
import { apiPull, connect, sendJson, sha, startServer, token } from './server.ts';

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
});

describe('a file', () => {
  test('keeps its byte order mark, and may be empty or long', async () => {
    for (const text of ['\uFEFFx: 1', '', 'x'.repeat(900_000)]) {
      const { url } = await startServer((_, response) => sendJson(response, 200, file(text)));
      expect(await connect(url).github.readFile('a', 'main')).toBe(text);
    }
  });
});

describe('pull requests', () => {
  const merged = { merged_at: '2026-01-31T12:00:00Z' };

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
