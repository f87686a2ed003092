import { describe, expect, test } from 'vitest';
import { findOurs, type Publication, publish } from '../../src/github/publish.ts';
import { apiComment, connect, sendJson, sha, startServer } from './server.ts';
import { bot, comment, Memory, ours as config, readMarker } from './memory.ts';

const eve = { login: 'eve', type: 'User' };
const ours = { deployment: 'acme', configs: [config, null], author: bot.login, readMarker };
const wanted = (facts: Partial<Publication> = {}): Publication => ({
  ...ours,
  pull: 7,
  body: () => '[acme 5.1] new',
  mode: 'always',
  head: null,
  retired: (url) => `see ${url}`,
  ...facts,
});
const bodies = (memory: Memory) => memory.comments.map(({ body }) => body);

describe('our comment', () => {
  test.for([
    ['of another deployment', comment(1, '[other 1.1]')],
    ['of another config', comment(1, '[acme@b 1.1]')],
    ['with the marker anywhere but at its very beginning', comment(1, ' [acme 1.1]')],
    ['that quotes the marker', comment(1, '> [acme 1.1]')],
    ['without a marker', comment(1, 'acme')],
    ['of a person', comment(1, '[acme 1.1]', eve)],
    ['of a person with the name of the bot', comment(1, '[acme 1.1]', { ...bot, type: 'User' })],
    ['of another bot', comment(1, '[acme 1.1]', { login: 'renovate[bot]', type: 'Bot' })],
    ['of a bot without its brackets', comment(1, '[acme 1.1]', { login: 'github-actions', type: 'Bot' })],
  ] as const)('is not one %s', ([, foreign]) => {
    expect(findOurs([foreign], ours)).toBeNull();
    expect(findOurs([foreign, comment(2, '[acme 1.1]')], ours)?.id).toBe(2);
  });
});

describe('publishing', () => {
  test('writes a comment when there is none of ours', async () => {
    const memory = new Memory([comment(1, '[other 9.9]'), comment(2, '[acme 9.9]', eve)]);
    expect(await publish(memory.github, wanted())).toEqual({
      url: 'https://x.example/100',
      skipped: null,
      doubles: [],
      writtenBy: null,
    });
    expect(bodies(memory)).toEqual(['[other 9.9]', '[acme 9.9]', '[acme 5.1] new']);
    expect(memory.asked).toEqual(['list', 'create']);
  });

  test('changes ours in place, and leaves what is right as it is', async () => {
    const memory = new Memory([comment(1, '[acme 9.9]', eve), comment(3, '[acme 4.1] old')]);
    expect(await publish(memory.github, wanted())).toMatchObject({ url: 'https://x.example/3', skipped: null });
    expect(bodies(memory)).toEqual(['[acme 9.9]', '[acme 5.1] new']);
    expect(await publish(memory.github, wanted())).toMatchObject({ url: 'https://x.example/3', skipped: null });
    expect(memory.asked).toEqual(['list', 'update', 'list']);
  });

  test.for(['[acme 6.1] newer', '[acme 5.2] a newer attempt'])('never replaces %s', async (newer) => {
    const memory = new Memory([comment(3, newer)]);
    const published = await publish(memory.github, wanted({ head: sha('a') }));
    expect(published).toMatchObject({ skipped: 'older-run', url: 'https://x.example/3' });
    expect([bodies(memory), memory.asked]).toEqual([[newer], ['list']]);
  });
});

describe('against a server', () => {
  test('ours is found among more than a hundred comments, in one request more', async () => {
    const { url, seen } = await startServer(({ method, query }, response) => {
      if (method === 'PATCH') return sendJson(response, 200, apiComment(150, { body: '[acme 5.1] new' }));
      const first = query.page === undefined;
      const ids = Array.from({ length: first ? 100 : 60 }, (_, index) => index + (first ? 1 : 101));
      const body = (id: number) => (id === 150 ? '[acme 4.1] old' : 'chat');
      const link = first ? { link: '<x>; rel="next"' } : {};
      return sendJson(
        response,
        200,
        ids.map((id) => apiComment(id, { body: body(id) })),
        link,
      );
    });
    const { github } = connect(url);
    expect(await publish(github, wanted())).toMatchObject({ skipped: null });
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /issues/7/comments',
      'GET /issues/7/comments',
      'PATCH /issues/comments/150',
    ]);
  });

  test('one page that cannot be read means no comment, not a second one', async () => {
    const { url, seen } = await startServer(({ query }, response) =>
      query.page === undefined
        ? sendJson(response, 200, [apiComment(1)], { link: '<x>; rel="next"' })
        : sendJson(response, 403, { message: 'Resource not accessible by integration' }),
    );
    await expect(publish(connect(url).github, wanted())).rejects.toMatchObject({ status: 403 });
    expect(seen.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('a new comment whose answer was lost is found again', async () => {
    const listed: unknown[] = [];
    const { url, seen } = await startServer(({ method, body }, response) => {
      if (method === 'GET') return sendJson(response, 200, listed);
      listed.push(apiComment(5, body as { body: string }));
      return response.writeHead(502).end('<html>Unicorn!');
    });
    expect(await publish(connect(url).github, wanted())).toMatchObject({
      url: expect.stringMatching(/issuecomment-5$/),
    });
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });
});
