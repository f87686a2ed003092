import { describe, expect, test } from 'vitest';
import { type Answer, apiComment, connect, sendJson, startServer } from './server.ts';

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
});
