import { describe, expect, test } from 'vitest';
import { apiComment, apiPull, writeAtOnce, connect, sha, startServer, token } from './connect-client.ts';
import { sendJson } from '../rig/recording-server.ts';

const file = (text: string | Uint8Array, facts = {}) => ({
  type: 'file',
  encoding: 'base64',
  content: Buffer.from(text).toString('base64').replaceAll(/.{60}/g, '$&\n'),
  ...facts,
});

test('a request carries the token without the line break of its file, and the version of the API', async () => {
  const { url, requests } = await startServer((_, response) => sendJson(response, 200, []));
  const { github, lines } = connect(`${url}/api/v3`, `${token}\r\n`);
  await github.comments(7);
  const target = '/api/v3/repos/acme/policies/issues/7/comments?per_page=100';
  expect(requests[0]!.url).toBe(target);
  expect(requests[0]!.headers).toMatchObject({ authorization: `token ${token}`, 'x-github-api-version': '2022-11-28' });
  expect(requests[0]!.headers['user-agent']).toMatch(/^ifmatch\/\d/);
  expect(lines).toEqual([`GET ${target} 200 in 0 ms`]);
});

test.for(['', ' \n', 'to ken', 'tökén', 'to\nken'])('no request is sent with the token %j', (bad) => {
  expect(() => connect('http://127.0.0.1:1', bad)).toThrow('The GitHub token is empty or contains');
});

describe('a file', () => {
  test.for(['guards: {} # ü\r\n', '\uFEFFx: 1', '', 'x'.repeat(900_000)])('is read unchanged (%#)', async (text) => {
    const { url, requests } = await startServer((_, response) => sendJson(response, 200, file(text)));
    expect(await connect(url).github.readFile('tools/a b#?.yaml', sha('b'))).toEqual(Buffer.from(text));
    expect([requests[0]!.path, requests[0]!.query]).toEqual(['/contents/tools%2Fa%20b%23%3F.yaml', { ref: sha('b') }]);
  });

  test('that is missing is null, and a commit that is missing is an error', async () => {
    const says = ['Not Found', 'No commit found for the ref x'];
    const { url } = await startServer((_, response, count) => sendJson(response, 404, { message: says[count - 1] }));
    const { github } = connect(url);
    expect(await github.readFile('ifmatch.yaml', 'x')).toBeNull();
    await expect(github.readFile('ifmatch.yaml', 'x')).rejects.toMatchObject({
      message: 'GET /repos/acme/policies/contents/ifmatch.yaml: GitHub answered 404, "No commit found for the ref x".',
    });
  });
});

/** The link to the next page, at another host. */
const linkTo = (path: string, page: number) => ({
  link: `<https://evil.example/repos/acme/policies${path}?per_page=100&page=${String(page)}>; rel="next"`,
});

describe('comments', () => {
  test('are read page by page, from the host of the API alone', async () => {
    const { url, requests } = await startServer(({ path, query }, response) => {
      const page = Number(query.page ?? 1);
      const ids = Array.from({ length: page === 3 ? 50 : 100 }, (_, index) => (page - 1) * 100 + index + 1);
      const all = ids.map((id) => apiComment(id));
      sendJson(response, 200, all, page < 3 ? linkTo(path, page + 1) : {});
    });
    const found = await connect(url).github.comments(7);
    expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
    expect(requests.map(({ query }) => query.page)).toEqual([undefined, '2', '3']);
  });

  test('that never end are an error', async () => {
    const { url, requests } = await startServer(({ path }, response, count) =>
      sendJson(response, 200, [], linkTo(path, count)),
    );
    await expect(connect(url).github.comments(7)).rejects.toThrow('a list of at most 100 pages');
    expect(requests.length).toBe(100);
  });

  test('are written and edited byte for byte; a deleted one cannot be edited, and its author may be gone', async () => {
    const body = '<!-- ifmatch:record -->\r\n`"\\ ü\u{1F600}` \n';
    const { url, requests } = await startServer((_, response, count) =>
      sendJson(response, count < 3 ? 201 : 404, { ...apiComment(5, body), user: null }),
    );
    const { github } = connect(url);
    const ghost = { id: 5, body, pull: 7, author: { login: 'ghost', type: 'User' } };
    expect(await github.createComment(7, body, writeAtOnce)).toMatchObject(ghost);
    expect(await github.updateComment(5, body, writeAtOnce)).toMatchObject(ghost);
    expect(await github.updateComment(5, body, writeAtOnce)).toBeNull();
    expect(requests.map((one) => one.body)).toEqual([{ body }, { body }, { body }]);
  });
});

test('a commit that GitHub does not know yet has no pull requests', async () => {
  const answer = { message: `No commit found for SHA: ${sha('c')}` };
  const { url } = await startServer((_, response) => sendJson(response, 422, answer));
  expect(await connect(url).github.pullsOf(sha('c'))).toEqual([]);
});

test('merged pull requests are the closed ones with a merge commit', async () => {
  const merged = { merged_at: '2026-01-31T12:00:00Z' };
  const answer = [apiPull(7), apiPull(8, merged), apiPull(9, { ...merged, merge_commit_sha: null })];
  const { url, requests } = await startServer((_, response) => sendJson(response, 200, answer));
  const found = await connect(url).github.mergedPulls('main');
  expect(found.map(({ number, merge }) => [number, merge])).toEqual([
    [8, sha('c')],
    [9, null],
  ]);
  expect(requests[0]!.query).toMatchObject({ state: 'closed', base: 'main', per_page: '100' });
});

const apiStatus = (facts: Record<string, unknown> = {}) => ({
  context: 'ifmatch / record',
  state: 'success',
  description: 'words',
  target_url: 'https://x.example',
  created_at: '2026-01-31T12:00:00Z',
  ...facts,
});

test('the statuses of a commit are all that were ever set, newest first, also without words and a link', async () => {
  const answer = [apiStatus(), apiStatus({ state: 'pending', description: null, target_url: null })];
  const { url, requests } = await startServer((_, response) => sendJson(response, 200, answer));
  const found = await connect(url).github.statuses(sha('a'));
  expect(requests[0]!.path).toBe(`/commits/${sha('a')}/statuses`);
  const [createdAt, context] = ['2026-01-31T12:00:00Z', 'ifmatch / record'];
  expect(found).toEqual([
    { context, state: 'success', description: 'words', url: 'https://x.example', createdAt },
    { context, state: 'pending', description: '', url: '', createdAt },
  ]);
});

test('the history of a commit is read one page at a time, with all parents in order', async () => {
  const parents = [{ sha: sha('b') }, { sha: sha('c') }];
  const { url, requests } = await startServer((_, response) => sendJson(response, 200, [{ sha: sha('a'), parents }]));
  const { github } = connect(url);
  expect(await github.history(sha('a'), 1)).toEqual([{ id: sha('a'), parents: [sha('b'), sha('c')] }]);
  await github.history(sha('a'), 2);
  const asked = { sha: sha('a'), per_page: '100' };
  expect(requests.map(({ query }) => query)).toEqual([asked, { ...asked, page: '2' }]);
});

test('a branch is asked for by its full name', async () => {
  const { url, requests } = await startServer((_, response) => sendJson(response, 200, { object: { sha: sha('a') } }));
  expect(await connect(url).github.tip('release/1')).toBe(sha('a'));
  expect(requests[0]!.path).toBe('/git/ref/heads%2Frelease%2F1');
});

test.for([[], { type: 'symlink', target: '/etc/passwd' }, file('', { encoding: 'none' })])(
  'a file that cannot be used is an error: %j',
  async (answer) => {
    const { url } = await startServer((_, response) => sendJson(response, 200, answer));
    await expect(connect(url).github.readFile('a', 'main')).rejects.toThrow(
      'GitHub did not send a file of at most 1 MB.',
    );
  },
);

test('an answer that is not a list, and a commit that looks like an option, are errors', async () => {
  const { url } = await startServer((_, response) => sendJson(response, 200, { object: { sha: '--upload-pack=x' } }));
  const { github } = connect(url);
  await expect(github.comments(7)).rejects.toThrow('GitHub did not send a list');
  await expect(github.tip('main')).rejects.toThrow('GitHub did not send the id of a commit.');
});

const notTheApi = 'GitHub did not send what its API promises.';
test.for<[what: string, answer: unknown, message: string]>([
  ['comments', null, 'GitHub did not send a list.'],
  ['comments', { total_count: 0, comments: [] }, 'GitHub did not send a list.'],
  ['comments', [null], notTheApi],
  ['comments', [{}], notTheApi],
  ['comments', [{ ...apiComment(5), body: 5 }], notTheApi],
  ['pull', {}, notTheApi],
  [
    'pull',
    apiPull(7, { head: { sha: sha('a'), repo: {} }, base: { ref: 'main', sha: sha('b'), repo: {} } }),
    notTheApi,
  ],
  ['pull', apiPull(7, { merged_at: '2026-01-31T12:00:00.5Z' }), 'GitHub did not send a time in UTC.'],
  ['tip', [], notTheApi],
  ['comment', { ...apiComment(5), id: '5; 6' }, notTheApi],
  ['history', [{ sha: sha('a') }], notTheApi],
  ['history', [{ sha: 'HEAD', parents: [] }], 'GitHub did not send the id of a commit.'],
  ['statuses', { total_count: 0, statuses: [] }, 'GitHub did not send a list.'],
  ['statuses', [apiStatus({ created_at: '1 minute ago' })], 'GitHub did not send a time in UTC.'],
  ['readFile', '"Log in"', notTheApi],
  ['setStatus', '"Log in"', notTheApi],
])('JSON of another shape is an error, never a bug or an empty list: %s %j', async ([what, answer, message]) => {
  const { url } = await startServer((_, response) => sendJson(response, 200, answer));
  const { github } = connect(url);
  const status = { context: 'c', state: 'failure', url: 'https://x.example', description: 'd' } as const;
  const calls: Record<string, () => Promise<unknown>> = {
    comments: () => github.comments(7),
    comment: () => github.comment(5),
    history: () => github.history(sha('a'), 1),
    statuses: () => github.statuses(sha('a')),
    pull: () => github.pull(7),
    tip: () => github.tip('main'),
    readFile: () => github.readFile('a', 'main'),
    setStatus: () => github.setStatus(sha('a'), status),
  };
  await expect(calls[what]!()).rejects.toMatchObject({ name: 'ForgeError', message });
});
