import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Answer, apiComment, writeAtOnce, connect, startServer, token } from './connect-client.ts';
import { sendJson } from '../rig/recording-server.ts';

/** Trouble a few times, then the answer. */
const after =
  (times: number, trouble: Answer, answer: unknown = [apiComment(1)]): Answer =>
  (request, response, count) => {
    if (count <= times) trouble(request, response, count);
    else sendJson(response, 200, answer);
  };
const status =
  (code: number, headers: Record<string, string> = {}, message = 'Server Error'): Answer =>
  (_, response) =>
    sendJson(response, code, { message }, headers);
const reset: Answer = (_, response) => response.socket?.resetAndDestroy();
const cutOff: Answer = (_, response) => {
  response.writeHead(200, { 'content-length': '999' }).write('[');
  setImmediate(() => response.socket?.destroy());
};
const page: Answer = (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Unicorn!');

describe('a temporary failure', () => {
  test.for([
    ['500', status(500), 500],
    ['502 with a page', page, 502],
    ['a reset connection', reset, null],
    ['an answer that was cut off', cutOff, null],
  ] as const)('is retried, unless a comment could be written twice: %s', async ([, trouble, code]) => {
    const { url, requests } = await startServer(after(4, trouble));
    const { github, waits } = connect(url);
    expect(await github.comments(7)).toHaveLength(1);
    expect([waits, requests.length]).toEqual([[250, 500, 1000, 2000], 5]);
    const second = await startServer(after(2, trouble, apiComment(5)));
    await connect(second.url).github.updateComment(5, 'x', writeAtOnce);
    expect(second.requests.length).toBe(3);
    const third = await startServer(after(1, trouble, apiComment(5)));
    await expect(connect(third.url).github.createComment(7, 'x', writeAtOnce)).rejects.toMatchObject({
      status: code,
    });
    expect(third.requests.length).toBe(1);
  });

  test('is an error after five attempts, with or without an answer', async () => {
    const { url, requests } = await startServer(status(502, {}, 'Bad Gateway'));
    await expect(connect(url).github.pull(7)).rejects.toMatchObject({
      message: 'GET /repos/acme/policies/pulls/7: GitHub answered 502, "Bad Gateway".',
      fix: 'GitHub is unavailable. Re-run the job later.',
    });
    expect(requests.length).toBe(5);
    const silent = await startServer(reset);
    await expect(connect(silent.url).github.pull(7)).rejects.toMatchObject({
      message: expect.stringMatching(
        /^GET \/repos\/acme\/policies\/pulls\/7: no answer of GitHub, the connection broke /,
      ),
      fix: expect.stringContaining('HTTPS_PROXY'),
    });
  });

  test('before anything was sent is retried for a new comment, too', async () => {
    const { url, close } = await startServer(reset);
    await close();
    const { github, waits } = connect(url);
    await expect(github.createComment(7, 'x', writeAtOnce)).rejects.toMatchObject({ status: null });
    expect(waits).toEqual([250, 500, 1000, 2000]);
  });
});

const secondary = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
const limited = status(403, { 'retry-after': '60' }, secondary);

describe('a rate limit', () => {
  test('is waited for at most four times in one call, and ten minutes in total', async () => {
    const { url, requests } = await startServer(limited);
    const { github, waits } = connect(url);
    await expect(github.createComment(7, 'x', writeAtOnce)).rejects.toMatchObject({ status: 403 });
    expect([requests.length, waits]).toEqual([5, [60_500, 60_500, 60_500, 60_500]]);
    const other = await startServer((request, response, count) =>
      count % 2 === 1 ? limited(request, response, count) : sendJson(response, 200, apiComment(5)),
    );
    const second = connect(other.url);
    for (let comment = 0; comment < 9; comment += 1) await second.github.createComment(7, 'x', writeAtOnce);
    await expect(second.github.createComment(7, 'x', writeAtOnce)).rejects.toMatchObject({ status: 403 });
    expect(second.waits).toHaveLength(9);
  });

  test('is followed by the question whether to write at all, as each attempt is', async () => {
    const { url, requests } = await startServer(limited);
    const { github, waits } = connect(url);
    let asked = 0;
    const before = (): Promise<void> => {
      asked += 1;
      return asked === 3 ? Promise.reject(new Error('the pull request was merged')) : Promise.resolve();
    };
    await expect(github.createComment(7, 'x', before)).rejects.toThrow('the pull request was merged');
    expect([asked, requests.length, waits]).toEqual([3, 2, [60_500, 60_500]]);
    asked = 2;
    await expect(github.updateComment(5, 'x', before)).rejects.toThrow('the pull request was merged');
    expect(requests.length).toBe(2);
  });

  const now = Date.UTC(2026, 0, 31, 12);
  const until = (seconds: number | string, date = 'Sat, 31 Jan 2026 12:00:00 GMT') => ({
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': typeof seconds === 'string' ? seconds : String(now / 1000 + seconds),
    date,
  });
  test.for<[Record<string, string>, number | null]>([
    [{ 'retry-after': '0' }, 500],
    [{ 'retry-after': ' 2 ' }, 2500],
    [{ 'retry-after': '89' }, 89_500],
    [{ 'retry-after': '3600' }, null],
    ...['999999999999999999999', '-5', '1e1', '1.5', 'soon', 'Sat, 31 Jan 2026 12:00:05 GMT', ''].map(
      (value): [Record<string, string>, number] => [{ 'retry-after': value }, 60_500],
    ),
    [{}, 60_500],
    [until(10), 11_500],
    [until(-10), 1500],
    [until(4000), null],
    [until('NaN'), 60_500],
  ])('with %j is waited for, unless that is too long', async ([headers, wait]) => {
    for (const code of [403, 429]) {
      const { url } = await startServer(after(1, status(code, headers, secondary)));
      const { github, waits } = connect(url);
      const answered = await github.comments(7).then(
        () => true,
        () => false,
      );
      expect([answered, waits]).toEqual(wait === null ? [false, []] : [true, [wait]]);
    }
  });

  test('of an hour is an error at once, which says when to retry', async () => {
    const headers = {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Date.UTC(2026, 0, 31, 12, 40) / 1000),
      date: 'Sat, 31 Jan 2026 12:00:00 GMT',
    };
    const { url } = await startServer(status(403, headers, 'API rate limit exceeded for installation ID 1.'));
    const { github, waits } = connect(url);
    await expect(github.comments(7)).rejects.toMatchObject({
      fix: 'GitHub rate limit reached. Re-run the job after 12:40 UTC.',
    });
    expect(waits).toEqual([]);
  });
});

test('an answer that is too large when decompressed, or HTML, is an error', async () => {
  const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024));
  const big = await startServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
  });
  await expect(connect(big.url).github.comments(7)).rejects.toThrow('it has over 10485760 bytes');
  expect(big.requests.length).toBe(1);
  const html = await startServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset="' }).end('<html>Log in');
  });
  await expect(connect(html.url).github.comments(7)).rejects.toThrow('the answer of GitHub is not JSON');
});

test('the token is in no message and no log, even when a server sends it back', async () => {
  const { url } = await startServer((request, response, count) => {
    const echo = String(request.headers.authorization);
    if (count < 5) sendJson(response, 500, { message: echo }, { 'x-github-request-id': echo });
    else sendJson(response, 403, { message: echo, errors: [echo, { message: echo }] });
  });
  const { github, lines } = connect(url);
  const error = await github.comments(7).catch((thrown: unknown) => thrown as Error);
  expect(error).toMatchObject({ message: expect.stringContaining('token [redacted]'), cause: undefined });
  expect(JSON.stringify([error, (error as Error).stack, lines])).not.toContain(token);
});

describe('a redirect', () => {
  test.for(['http://[', '//evil.example/x?secret=1', 'http://me:secret@127.0.0.1/x', 'file:///etc/passwd'])(
    'is not followed or quoted: %j',
    async (location) => {
      const { url, requests } = await startServer((_, response) => response.writeHead(302, { location }).end());
      await expect(connect(url).github.comments(7)).rejects.toMatchObject({
        message: expect.stringContaining('GitHub answered 302, a redirect, which was not followed.'),
        fix: expect.stringContaining('The token is never sent to another address.'),
      });
      expect(requests.length).toBe(1);
    },
  );

  test.for([301, 302, 303, 307, 308])('to another server causes no request after %i', async (code) => {
    const canary = await startServer((_, response) => sendJson(response, 200, [apiComment(1)]));
    const { url } = await startServer((_, response) => response.writeHead(code, { location: canary.url }).end());
    const { github } = connect(url);
    for (const ask of [
      github.comments(7),
      github.createComment(7, 'x', writeAtOnce),
      github.updateComment(5, 'x', writeAtOnce),
    ])
      await expect(ask).rejects.toThrow('which was not followed');
    expect(canary.requests).toEqual([]);
  });
});

test.for([
  [200, 'application/json', '<html>Log in', 'the answer of GitHub is not JSON.'],
  [403, 'application/problem+json', '{"message":"Denied"}', 'GitHub answered 403, "Denied".'],
  [403, 'application/xml', '<error>\n  Denied\n</error>', 'GitHub answered 403, "<error> Denied </error>".'],
  [403, ';;', 'Denied', 'GitHub answered 403, "Denied".'],
  // octokit's paging takes it for an empty list.
  [409, 'application/json', '{"message":"Conflict"}', 'GitHub answered 409, "Conflict".'],
] as const)('an answer of a proxy is an error: %i %s %s', async ([code, type, body, says]) => {
  const { url } = await startServer((_, response) => response.writeHead(code, { 'content-type': type }).end(body));
  await expect(connect(url).github.comments(7)).rejects.toMatchObject({
    name: 'ForgeError',
    message: `GET /repos/acme/policies/issues/7/comments: ${says}`,
  });
});

test('a status without an answer is set again, since a second one of the same changes nothing', async () => {
  const { url, requests } = await startServer(after(2, status(502), { context: 'c' }));
  const set = { context: 'c', state: 'failure', url: 'https://x.example', description: 'd' } as const;
  await connect(url).github.setStatus('a'.repeat(40), set);
  expect(requests.length).toBe(3);
});
