import { describe, expect, test } from 'vitest';
import { apiComment, connect, sendJson, startServer } from './server.ts';

const codes = [301, 302, 303, 307, 308];
const moved = '/repositories/17/issues/7/comments';

describe('a repository that was renamed', () => {
  test.for(codes)('is read where GitHub points with %i', async (code) => {
    const { url, seen } = await startServer((request, response) => {
      if (request.path.startsWith('/repositories')) sendJson(response, 200, [apiComment(1)]);
      else response.writeHead(code, { location: `${moved}?per_page=100` }).end();
    });
    const { github } = connect(url);
    expect(await github.comments(7)).toHaveLength(1);
    expect(seen.map((one) => one.url)).toEqual([
      '/repos/acme/policies/issues/7/comments?per_page=100',
      `${moved}?per_page=100`,
    ]);
    expect(seen[1]!.headers.authorization).toBe(seen[0]!.headers.authorization);
    expect(github.requests).toBe(2);
  });
});

describe('another host', () => {
  test.for(codes)('gets neither the request nor the token after %i', async (code) => {
    const canary = await startServer((_, response) => sendJson(response, 200, [apiComment(1)]));
    const { url } = await startServer((_, response) =>
      response.writeHead(code, { location: `${canary.url}${moved}?secret=1` }).end(),
    );
    const { github, waits } = connect(url);
    for (const ask of [github.comments(7), github.createComment(7, 'x'), github.updateComment(5, 'x')]) {
      await expect(ask).rejects.toMatchObject({
        message: expect.stringMatching(
          /a redirect to http:\/\/127\.0\.0\.1:\d+\/repositories\/17\/issues\/7\/comments, which was not followed\.$/,
        ),
        status: null,
        hint: expect.stringContaining('The token is never sent to another host.'),
      });
    }
    expect([canary.seen, waits]).toEqual([[], []]);
  });
});
