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

  test.for([301, 302, 307, 308])('is written to with the same request after %i', async (code) => {
    const { url, seen } = await startServer((request, response) => {
      if (request.path === moved) sendJson(response, 201, apiComment(5));
      else response.writeHead(code, { location: moved }).end();
    });
    expect(await connect(url).github.createComment(7, 'text')).toMatchObject({ id: 5 });
    expect(seen.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { body: 'text' }],
      ['POST', { body: 'text' }],
    ]);
  });

  test('never turns a write into a read', async () => {
    const { url, seen } = await startServer((_, response) => response.writeHead(303, { location: moved }).end());
    await expect(connect(url).github.createComment(7, 'x')).rejects.toThrow(
      'it answered 303, a redirect that would turn',
    );
    expect(seen.length).toBe(1);
  });

  test('is not looked for in circles', async () => {
    const { url, seen } = await startServer((_, response) => response.writeHead(301, { location: moved }).end());
    await expect(connect(url).github.comments(7)).rejects.toThrow('it redirects more than 3 times');
    expect(seen.length).toBe(4);
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

  test.for([
    ['', 'without saying where'],
    ['http://[', 'without saying where'],
    ['//evil.example/x', 'to http://evil.example/x'],
    ['https://127.0.0.1/x', 'to https://127.0.0.1/x'],
    ['http:\\\\evil.example', 'to http://evil.example/'],
    ['file:///etc/passwd', 'to file:///etc/passwd'],
    ['javascript:alert(1)', 'to javascript://alert(1)'],
  ] as const)('is recognized in %j', async ([location, says]) => {
    const { url, seen } = await startServer((_, response) => response.writeHead(302, { location }).end());
    await expect(connect(url).github.comments(7)).rejects.toThrow(`a redirect ${says}, which was not followed.`);
    expect(seen.length).toBe(1);
  });

  test('is also the same one with a password, and the one behind a first hop', async () => {
    const { url, seen } = await startServer((request, response) => {
      const location = request.path === moved ? 'http://evil.example/' : moved;
      response.writeHead(301, { location }).end();
    });
    await expect(connect(url).github.comments(7)).rejects.toThrow('a redirect to http://evil.example/,');
    expect(seen.length).toBe(2);
    for (const who of ['me:secret@', 'secret@', ':secret@']) {
      const other = await startServer((_, response) =>
        response.writeHead(301, { location: other.url.replace('http://', `http://${who}`) }).end(),
      );
      const error: unknown = await connect(other.url)
        .github.comments(7)
        .catch((thrown: unknown) => thrown);
      expect(String(error)).toContain('which was not followed');
      expect(String(error)).not.toContain('secret');
      expect(other.seen.length).toBe(1);
    }
  });
});
