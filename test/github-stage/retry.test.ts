import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { GitHubError } from '../../src/domain/github.ts';
import { openGitHub } from '../../src/github/client.ts';
import { exchange } from '../../src/github/http.ts';
import { type Answer, apiComment, connect, realFetch, sendJson, startServer, token } from './server.ts';

const found = [apiComment(1)];
/** Trouble a few times, then the answer. */
const after =
  (times: number, trouble: Answer, answer: unknown = found): Answer =>
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

describe('trouble of GitHub that passes', () => {
  test.for([
    ['500', status(500)],
    ['502 with a page', page],
    ['503', status(503)],
    ['504', status(504)],
    ['a reset connection', reset],
    ['an answer that was cut off', cutOff],
  ] as const)('is sat out when reading: %s', async ([, trouble]) => {
    const { url, seen } = await startServer(after(4, trouble));
    const { github, waits } = connect(url);
    expect(await github.comments(7)).toHaveLength(1);
    expect(waits).toEqual([250, 500, 1000, 2000]);
    expect([seen.length, github.requests]).toEqual([5, 5]);
  });

  test.for([
    ['500', status(500)],
    ['a reset connection', reset],
  ] as const)('is sat out when changing a comment or setting a status: %s', async ([, trouble]) => {
    const { url, seen } = await startServer(after(2, trouble, apiComment(5)));
    const { github } = connect(url);
    await github.updateComment(5, 'x');
    expect(seen.length).toBe(3);
    const second = await startServer(after(2, trouble, { context: 'c' }));
    const status2 = { context: 'c', state: 'success', description: '', url: 'https://x.example' } as const;
    await connect(second.url).github.setStatus('a'.repeat(40), status2);
    expect(second.seen.length).toBe(3);
  });

  test.for([
    ['502', page, 502],
    ['a reset connection', reset, null],
    ['an answer that was cut off', cutOff, null],
  ] as const)('never writes a comment twice: %s', async ([, trouble, code]) => {
    const { url, seen } = await startServer(after(1, trouble, apiComment(5)));
    const { github, waits } = connect(url);
    await expect(github.createComment(7, 'x')).rejects.toMatchObject({ name: 'GitHubError', status: code });
    expect([seen.length, waits]).toEqual([1, []]);
  });

  test('is an error after five attempts, which says what GitHub said', async () => {
    const { url, seen } = await startServer(status(502, {}, 'Bad Gateway'));
    const { github } = connect(url);
    await expect(github.pull(7)).rejects.toMatchObject({
      message: 'Reading the pull request (#7): GitHub answered 502, "Bad Gateway".',
      status: 502,
      hint: 'GitHub is unavailable. Re-run the job later.',
    });
    expect(seen.length).toBe(5);
  });

  test('is an error after five attempts without an answer', async () => {
    const { url } = await startServer(reset);
    const { github, lines } = connect(url);
    await expect(github.pull(7)).rejects.toMatchObject({
      message: expect.stringMatching(
        /^Reading the pull request \(#7\): no answer of GitHub, the connection failed: .+\.$/,
      ),
      status: null,
      hint: expect.stringContaining('HTTPS_PROXY'),
    });
    expect(lines.filter((line) => line.includes('got no answer'))).toHaveLength(5);
    expect(lines).toContain('waiting 250 ms, then attempt 2');
  });

  test('a server that is not there is tried again, also for a new comment, for nothing was sent', async () => {
    const { url, close } = await startServer(reset);
    await close();
    const { github, waits } = connect(url);
    await expect(github.createComment(7, 'x')).rejects.toMatchObject({ status: null });
    expect(waits).toEqual([250, 500, 1000, 2000]);
  });
});

describe('which failures leave no request behind', () => {
  const failure = (facts: object) => Object.assign(new Error('no'), facts);
  const refused = failure({ syscall: 'connect', code: 'ECONNREFUSED' });

  test.for([
    ['a name that nobody knows', failure({ syscall: 'getaddrinfo', code: 'ENOTFOUND' }), 'no'],
    ['a connection that takes too long to open', failure({ code: 'UND_ERR_CONNECT_TIMEOUT' }), 'no'],
    ['every address of a host', new AggregateError([refused, refused]), 'no'],
    ['one address, while another one broke', new AggregateError([refused, failure({ syscall: 'read' })]), 'unknown'],
    ['a connection that broke', failure({ syscall: 'read', code: 'ECONNRESET' }), 'unknown'],
    ['something that is no error', 'text', 'unknown'],
    ['nothing at all', new AggregateError([]), 'unknown'],
  ] as const)('%s', async ([, cause, processed]) => {
    const fetch = () => Promise.reject(new TypeError('fetch failed', { cause }));
    const bare = async () => {
      await Promise.resolve();
      // oxlint-disable-next-line typescript/only-throw-error -- anything may be thrown at us
      throw cause;
    };
    for (const one of cause instanceof Error ? [fetch, bare] : [bare]) {
      const asked = exchange(one, { method: 'POST', url: 'http://127.0.0.1', headers: {} }, 1000);
      await expect(asked).rejects.toMatchObject({ processed, passing: true });
    }
  });
});

describe('too many requests', () => {
  const secondary = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';

  test.for([
    ['429 with Retry-After', status(429, { 'retry-after': '7' }, secondary), 7500],
    ['403 with Retry-After', status(403, { 'retry-after': '7' }, secondary), 7500],
    ['403 without it', status(403, {}, secondary), 60_500],
    ['429 without it', status(429, {}), 60_500],
  ] as const)('are waited for, also with a new comment: %s', async ([, trouble, wait]) => {
    const { url, seen } = await startServer(after(1, trouble, apiComment(5)));
    const { github, waits } = connect(url);
    expect(await github.createComment(7, 'x')).toMatchObject({ id: 5 });
    expect([waits, seen.length]).toEqual([[wait], 2]);
  });

  test('are an error when GitHub keeps on, in three minutes at most', async () => {
    const { url, seen } = await startServer(status(429, { 'retry-after': '60' }, secondary));
    const { github, waits } = connect(url);
    await expect(github.comments(7)).rejects.toMatchObject({ status: 429 });
    expect([seen.length, waits]).toEqual([3, [60_500, 60_500]]);
  });

  const limited = status(403, { 'retry-after': '60' }, secondary);

  test('that GitHub goes on refusing for writing are not asked for again while it wants none, and reading goes on', async () => {
    const { url, seen } = await startServer((request, response, count) =>
      request.method === 'GET' ? sendJson(response, 200, found) : limited(request, response, count),
    );
    const { github, waits } = connect(url);
    for (let comment = 0; comment < 300; comment += 1) {
      expect(await github.comments(7)).toHaveLength(1);
      await expect(github.createComment(7, 'x')).rejects.toMatchObject({ status: 403 });
    }
    expect(waits).toEqual([60_500, 60_500]);
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'POST', 'GET']);
  });

  test('that GitHub refuses for reading are not asked for in any way', async () => {
    const { url, seen } = await startServer(limited);
    const { github } = connect(url);
    for (let pull = 1; pull < 4; pull += 1) await expect(github.pull(pull)).rejects.toMatchObject({ status: 403 });
    await expect(github.createComment(7, 'x')).rejects.toMatchObject({ status: 403 });
    expect(seen.length).toBe(3);
  });

  test('are waited for ten minutes in all', async () => {
    const { url } = await startServer((request, response, count) =>
      count % 2 === 1 ? limited(request, response, count) : sendJson(response, 200, apiComment(5)),
    );
    const { github, waits } = connect(url);
    for (let comment = 0; comment < 9; comment += 1) await github.createComment(7, 'x');
    await expect(github.createComment(7, 'x')).rejects.toMatchObject({ status: 403 });
    expect(waits).toHaveLength(9);
  });

  test('are an error at once when the hour is used up, which says until when', async () => {
    const headers = {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Date.UTC(2026, 0, 31, 12, 40) / 1000),
      date: 'Sat, 31 Jan 2026 12:00:00 GMT',
    };
    const says = 'API rate limit exceeded for installation ID 1.';
    const { url, seen } = await startServer(status(403, headers, says));
    const { github, waits } = connect(url);
    await expect(github.comments(7)).rejects.toMatchObject({
      message: `Reading the comments (#7): GitHub answered 403, "${says}".`,
      hint: 'GitHub rate limit reached. Re-run the job after 12:40 UTC.',
    });
    expect([seen.length, waits]).toEqual([1, []]);
  });
});

describe('an answer that cannot be taken', () => {
  test('because it unpacks into too much is an error, once', async () => {
    const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024));
    const { url, seen } = await startServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
    });
    await expect(connect(url).github.comments(7)).rejects.toThrow('the answer has over 33554432 bytes');
    expect(seen.length).toBe(1);
  });

  test('because it is a page is an error', async () => {
    const { url } = await startServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset="' }).end('<html>Log in');
    });
    await expect(connect(url).github.comments(7)).rejects.toThrow(
      'the answer of GitHub cannot be used, it is not a list.',
    );
  });

  test('because it never ends is an error, when its time is over', async () => {
    const { url } = await startServer((_, response) => response.writeHead(200).write('['));
    const request = { method: 'POST', url, headers: {} };
    await expect(exchange(realFetch(), request, 30)).rejects.toMatchObject({
      message: 'no complete answer came within 1 s',
      processed: 'unknown',
      passing: true,
    });
  });

  test('and a bug of ours is no trouble of GitHub', async () => {
    const { url } = await startServer(status(502));
    const clock = { now: () => 0, random: () => 0, sleep: () => Promise.reject(new RangeError('bug')) };
    const repository = { owner: 'acme', name: 'policies', id: '17', defaultBranch: 'main' };
    const github = openGitHub({ token, job: { api: url, repository }, fetch: realFetch(), clock });
    const error: unknown = await github.comments(7).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(GitHubError);
    expect(String(error)).toContain('bug');
  });
});

test('what GitHub says of a route that will go stands in the log', async () => {
  const { url } = await startServer((_, response) =>
    sendJson(response, 200, found, { deprecation: 'true', sunset: 'Sat, 31 Jan 2026 13:00:00 GMT' }),
  );
  const { github, lines } = connect(url);
  await github.comments(7);
  expect(lines.join('\n')).toContain('is deprecated. It is scheduled to be removed on Sat, 31 Jan 2026');
});

test('the token is in no message and no log, even when a server sends it back', async () => {
  const { url } = await startServer((request, response, count) => {
    const echo = String(request.headers.authorization);
    if (count < 5) sendJson(response, 500, { message: echo }, { 'x-github-request-id': echo });
    else sendJson(response, 403, { message: echo, errors: [echo, { message: echo }] });
  });
  const { github, lines } = connect(url);
  const error: Error = await github.comments(7).then(
    () => new Error('none'),
    (thrown: unknown) => thrown as Error,
  );
  expect(error).toMatchObject({ message: expect.stringContaining('token [redacted]') });
  expect(JSON.stringify([error, String(error), error.stack, lines])).not.toContain(token);
  expect(error.cause).toBeUndefined();
  expect(lines.join()).toContain('request token [redacted]');
});
