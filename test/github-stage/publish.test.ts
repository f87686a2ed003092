import { describe, expect, test } from 'vitest';
import { GitHubError } from '../../src/domain/github.ts';
import type { Marker } from '../../src/domain/record.ts';
import { findOurs, isNewer, type Publication, publish } from '../../src/github/publish.ts';
import { apiComment, connect, sendJson, sha, startServer } from './server.ts';
import { bot, comment, Memory, ours as config, pull, readMarker } from './memory.ts';

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
const gone = (status: number | null) => new GitHubError('lost', { status });

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

  test('is the oldest one, in whatever order they come', () => {
    expect(findOurs([comment(9, '[acme 2.1]'), comment(3, '[acme 1.1]')], ours)?.id).toBe(3);
  });

  test('about all deployments is none of one of them, nor the other way round', () => {
    const readAll = (body: string) =>
      body === 'all' ? { ...readMarker('[x 1.1]')!, deployment: null } : readMarker(body);
    const there = [comment(1, '[acme 1.1]'), comment(2, 'all')];
    expect(findOurs(there, { ...ours, readMarker: readAll, deployment: null })?.id).toBe(2);
    expect(findOurs(there, { ...ours, readMarker: readAll })?.id).toBe(1);
  });

  test('may be one of an older version, which named no config, as long as there is none that names ours', () => {
    const [older, own, foreign] = [comment(1, '[acme@ 1.1]'), comment(2, '[acme 1.1]'), comment(3, '[acme@b 1.1]')];
    expect(findOurs([foreign, older], ours)?.id).toBe(1);
    expect(findOurs([foreign, older, own], ours)?.id).toBe(2);
  });

  test('may be written by a user who is chosen as the author, whatever the case of the name', () => {
    expect(findOurs([comment(1, '[acme 1.1]', eve)], { ...ours, author: 'Eve' })?.id).toBe(1);
    expect(findOurs([comment(1, '[acme 1.1]', { ...eve, type: 'Bot' })], { ...ours, author: 'eve' })).toBeNull();
    expect(findOurs([comment(1, '[acme 1.1]')], { ...ours, author: 'GitHub-Actions[bot]' })?.id).toBe(1);
  });

  test('a run is newer by its number, and then by its attempt', () => {
    const run = (id: number, attempt: number) => ({ id, attempt });
    expect(isNewer(run(2, 1), run(1, 9))).toBe(true);
    expect(isNewer(run(1, 2), run(1, 1))).toBe(true);
    expect(isNewer(run(1, 1), run(1, 1))).toBe(false);
    expect(isNewer(run(1, 9), run(2, 1))).toBe(false);
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

  test('goes on in the same run and in its next attempt', async () => {
    const memory = new Memory([comment(3, '[acme 5.1] planned')]);
    await publish(memory.github, wanted({ body: () => '[acme 5.1] applied' }));
    await publish(memory.github, wanted({ body: () => '[acme 5.2] again' }));
    expect(bodies(memory)).toEqual(['[acme 5.2] again']);
  });

  test.for(['[acme 6.1] newer', '[acme 5.2] a newer attempt'])('never replaces %s', async (newer) => {
    const memory = new Memory([comment(3, newer)]);
    const published = await publish(memory.github, wanted({ head: sha('a') }));
    expect(published).toMatchObject({ skipped: 'older-run', url: 'https://x.example/3' });
    expect([bodies(memory), memory.asked]).toEqual([[newer], ['list']]);
  });

  test('asks the foreign comment of a newer run for nothing', async () => {
    const memory = new Memory([comment(3, '[acme 9.9]', eve), comment(4, '[acme 4.1]')]);
    expect(await publish(memory.github, wanted())).toMatchObject({ skipped: null, url: 'https://x.example/4' });
  });

  test('of several of ours changes the oldest, and takes the others out of use', async () => {
    const memory = new Memory([comment(8, '[acme 4.1] b'), comment(3, '[acme 3.1] a'), comment(9, '[acme@ 1.1] c')]);
    expect(await publish(memory.github, wanted())).toMatchObject({ url: 'https://x.example/3', doubles: [] });
    expect(bodies(memory)).toEqual(['see https://x.example/3', '[acme 5.1] new', 'see https://x.example/3']);
    expect(await publish(memory.github, wanted())).toMatchObject({ url: 'https://x.example/3', doubles: [] });
    expect(memory.asked).toEqual(['list', 'update', 'update', 'update', 'list']);
  });

  test('tells what became of the plan of the oldest also where a second comment is of a newer run', async () => {
    const memory = new Memory([comment(3, '[acme 3.1] planned'), comment(8, '[acme 6.1] planned')]);
    expect(await publish(memory.github, wanted({ body: () => '[acme 3.1] applied' }))).toMatchObject({ skipped: null });
    expect(bodies(memory)).toEqual(['[acme 3.1] applied', 'see https://x.example/3']);
  });

  test('writes a new comment in place of none, and takes every other one out of use', async () => {
    const memory = new Memory([comment(3, '[acme 6.1] a'), comment(8, '[acme 4.1] #2 b')]);
    const body = (replaced: Marker | null): string => `[acme 5.1] #${String((replaced?.number ?? 0) + 1)} new`;
    const published = await publish(memory.github, wanted({ mode: 'new', body }));
    expect(published).toMatchObject({ url: 'https://x.example/100', skipped: null, doubles: [] });
    const see = 'see https://x.example/100';
    expect(bodies(memory)).toEqual([see, see, '[acme 5.1] #3 new']);
  });

  test('of several of ours changes the one with the highest number', async () => {
    const memory = new Memory([comment(3, '[acme 3.1] a'), comment(8, '[acme 4.1] #2 b')]);
    expect(await publish(memory.github, wanted())).toMatchObject({ url: 'https://x.example/8' });
    expect(bodies(memory)).toEqual(['see https://x.example/8', '[acme 5.1] new']);
  });

  test('writes nothing in place of what the text was not made for', async () => {
    const there = comment(3, '[acme 4.1] #2\nshown');
    for (const onto of [null, comment(2, there.body), comment(3, '[acme 4.1]\nshown')]) {
      const memory = new Memory([there]);
      expect(await publish(memory.github, wanted({ onto }))).toMatchObject({ skipped: 'older-run' });
      expect(bodies(memory)).toEqual([there.body]);
    }
    const same = new Memory([there]);
    const onto = comment(3, '[acme 4.1] #2\nsomething else');
    expect(await publish(same.github, wanted({ onto }))).toMatchObject({ skipped: null });
  });

  test('names a second comment that GitHub does not let us change', async () => {
    const memory = new Memory([comment(3, '[acme 3.1]'), comment(8, '[acme 4.1]')]);
    const { github } = memory;
    const updateComment = (id: number, body: string) =>
      id === 8 ? Promise.reject(gone(403)) : github.updateComment(id, body);
    const published = await publish({ ...github, updateComment }, wanted());
    expect(published).toMatchObject({ url: 'https://x.example/3', doubles: [{ id: 8 }] });
  });

  test('of two of ours replaces neither where one is of a newer run', async () => {
    const newer = new Memory([comment(8, '[acme 6.1]'), comment(3, '[acme 3.1]')]);
    expect(await publish(newer.github, wanted())).toMatchObject({ skipped: 'older-run' });
  });

  test('quietly says nothing where nothing was said', async () => {
    const memory = new Memory([comment(3, '[acme 1.1]', eve)]);
    expect(await publish(memory.github, wanted({ mode: 'quiet' }))).toMatchObject({ url: null, skipped: 'quiet' });
    expect(memory.asked).toEqual(['list']);
    const said = new Memory([comment(3, '[acme 1.1]')]);
    expect(await publish(said.github, wanted({ mode: 'quiet' }))).toMatchObject({ skipped: null });
    expect(bodies(said)).toEqual(['[acme 5.1] new']);
  });

  test('says nothing of a commit that the pull request has left, or after its merge', async () => {
    for (const now of [pull(7, { head: sha('f') }), pull(7, { merged: true })]) {
      const memory = new Memory([comment(3, '[acme 1.1]')], { pull: now });
      expect(await publish(memory.github, wanted({ head: sha('a') }))).toMatchObject({ skipped: 'moved-on' });
      expect([bodies(memory), memory.asked]).toEqual([['[acme 1.1]'], ['list', 'pull']]);
      expect(await publish(memory.github, wanted({ head: null }))).toMatchObject({ skipped: null });
    }
    const memory = new Memory([]);
    expect(await publish(memory.github, wanted({ head: sha('a') }))).toMatchObject({ skipped: null });
    expect(memory.asked).toEqual(['list', 'pull', 'create']);
  });

  test('writes anew what somebody deleted a moment ago', async () => {
    const meanwhile = (comments: unknown[]) => comments.splice(0);
    const memory = new Memory([comment(3, '[acme 1.1]')], { meanwhile });
    expect(await publish(memory.github, wanted())).toMatchObject({ url: 'https://x.example/100', skipped: null });
    expect(bodies(memory)).toEqual(['[acme 5.1] new']);
    const quiet = new Memory([comment(3, '[acme 1.1]')], { meanwhile });
    expect(await publish(quiet.github, wanted({ mode: 'quiet' }))).toMatchObject({ url: null, skipped: 'quiet' });
    expect(bodies(quiet)).toEqual([]);
  });

  test.for([
    ['500, written', gone(500), true, ['list', 'create', 'list']],
    ['no answer, written', gone(null), true, ['list', 'create', 'list']],
    ['502, not written', gone(502), false, ['list', 'create', 'list', 'create']],
    ['no answer, not written', gone(null), false, ['list', 'create', 'list', 'create']],
  ] as const)('writes one comment when the answer is lost: %s', async ([, error, written, asked]) => {
    const memory = new Memory([], { lost: [{ error, written }] });
    expect(await publish(memory.github, wanted())).toMatchObject({ url: 'https://x.example/100', skipped: null });
    expect([bodies(memory), memory.asked]).toEqual([['[acme 5.1] new'], asked]);
  });

  test('fails when the second answer is lost too, and at once when GitHub says no', async () => {
    const twice = new Memory([], { lost: [gone(502), gone(502)].map((error) => ({ error, written: false })) });
    await expect(publish(twice.github, wanted())).rejects.toThrow('lost');
    const refused = new Memory([], { lost: [{ error: gone(403), written: false }] });
    await expect(publish(refused.github, wanted())).rejects.toMatchObject({ status: 403 });
    expect(refused.asked).toEqual(['list', 'create']);
  });

  test('tells when GitHub names another author, for the next run would write once more', async () => {
    const memory = new Memory([], { author: { login: 'acme-policies[bot]', type: 'Bot' } });
    expect(await publish(memory.github, wanted())).toMatchObject({ writtenBy: 'acme-policies[bot]' });
  });

  test('without a first line is a mistake of ours', async () => {
    await expect(publish(new Memory([]).github, wanted({ body: () => 'text' }))).rejects.toThrow(
      'without its first line',
    );
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
