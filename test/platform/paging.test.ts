import { describe, expect, test } from 'vitest';
import type { DependencyList } from '../../src/generated/types.ts';
import { sendJson } from './server.ts';
import { collect, meetApi } from './web-api-rig.ts';

const findings = (first: number, count: number) => ({
  findings: Array.from({ length: count }, (_, index) => ({ id: first + index })),
});
const dependency = (id: string) => ({ id, name: id, version: '1' });

/** Findings by number, as a platform that has `total` of them. */
const serveFindings = (total: number) =>
  meetApi((request, response) => {
    const query = new URL(request.path, 'http://x').searchParams;
    const [page, size] = [Number(query.get('page')), Number(query.get('page_size'))];
    sendJson(response, 200, findings(page * size, Math.max(0, Math.min(size, total - page * size))));
  });

/** Answers one after another; the last one for ever. */
const serve = (...answers: readonly unknown[]) =>
  meetApi((_request, response, count) => sendJson(response, 200, answers[Math.min(count, answers.length) - 1]));

describe('pages by number', () => {
  test.for([
    [0, 1, []],
    [1, 2, [1]],
    [99, 2, [99]],
    [100, 2, [100]],
    [250, 4, [100, 100, 50]],
    [300, 4, [100, 100, 100]],
  ] as const)('of %s findings take %s requests', async ([total, asked, sizes]) => {
    const { api, server } = await serveFindings(total);
    const pages = await collect(api.findings('acme'), ({ id }) => id);
    expect(pages.map((page) => page.length)).toEqual(sizes);
    expect(pages.flat()).toEqual(Array.from({ length: total }, (_, id) => id));
    expect(server.seen).toHaveLength(asked);
  });

  test('begin where they are told, and keep size and filters', async () => {
    const { api, server } = await serveFindings(1000);
    await collect(api.findings('acme', { page: 3, page_size: 300, repos: ['a', 'b'] }), ({ id }) => id);
    expect(server.seen.map(({ path }) => path.split('?')[1])).toEqual([
      'page=3&page_size=300&repos=a&repos=b',
      'page=4&page_size=300&repos=a&repos=b',
    ]);
  });

  test('are asked for one by one, as they are read', async () => {
    const { api, server } = await serveFindings(1_000_000);
    for await (const page of api.findings('acme', { page_size: 100 })) if (page[0]?.id === 200) break;
    expect(server.seen).toHaveLength(3);
  });

  test('of a platform that ignores the number end in an error', async () => {
    const { api, server } = await serve(findings(0, 100));
    await expect(collect(api.findings('acme'), ({ id }) => id)).rejects.toThrow(
      'List findings, newest first (acme): page 1 is the same as the one before, so the list would never end.',
    );
    expect(server.seen).toHaveLength(2);
  });

  test('may be shorter than was asked in the middle, of a platform that leaves out rows of a page or gives smaller ones', async () => {
    const { api, server } = await serve(findings(0, 99), findings(100, 100), findings(200, 3), findings(300, 1), {});
    expect((await collect(api.findings('acme'), ({ id }) => id)).map((page) => page.length)).toEqual([99, 100, 3, 1]);
    expect(server.seen).toHaveLength(5);
  });

  test('end after a short one where the next is the same, whatever else changes in it', async () => {
    const { api, server } = await meetApi((_request, response, count) =>
      sendJson(response, 200, { findings: [{ id: 1, state_updated_at: `2026-01-31T12:00:0${String(count)}.000Z` }] }),
    );
    expect(await collect(api.findings('acme'), ({ id }) => id)).toEqual([[1]]);
    expect(server.seen).toHaveLength(2);
  });

  test('end in an error where a page is missing, which is told of no end', async () => {
    const { api } = await meetApi((_request, response, count) =>
      count === 1 ? sendJson(response, 200, findings(0, 100)) : sendJson(response, 404, {}),
    );
    await expect(collect(api.findings('acme'), ({ id }) => id)).rejects.toMatchObject({ status: 404 });
  });

  test('end in an error where they are the same in another order', async () => {
    const { findings: all } = findings(0, 100);
    const { api } = await serve({ findings: all }, { findings: all.toReversed() }, { findings: all });
    await expect(collect(api.findings('acme'), ({ id }) => id)).rejects.toThrow('the list would never end');
  });

  test('end where the platform counts more, which may be what the token does not see', async () => {
    const { api } = await serve({ ...findings(0, 3), total: 40, pagination: { total_pages: 4 } }, { total: 40 });
    expect(await collect(api.findings('acme'), ({ id }) => id)).toEqual([[0, 1, 2]]);
  });

  test('may have no list when it is empty', async () => {
    expect(await collect((await serve({})).api.findings('acme'), ({ id }) => id)).toEqual([]);
    expect(await collect((await serve({ findings: null })).api.findings('acme'), ({ id }) => id)).toEqual([]);
  });
});

describe('pages by cursor', () => {
  const page = (name: string, rest: Omit<DependencyList, 'dependencies'>) => ({
    dependencies: [dependency(name)],
    ...rest,
  });

  test.for<[string, DependencyList]>([
    ['nothing remains', page('b', { hasMore: false, cursor: 'c2' })],
    ['there is no cursor', page('b', {})],
    ['the cursor is null', page('b', { cursor: null, hasMore: null })],
    ['the cursor is empty', page('b', { cursor: '' })],
  ])('end when %s', async ([, last]) => {
    const { api, server } = await serve(page('a', { hasMore: true, cursor: 'c1' }), last);
    const pages = await collect(api.dependencies('12', { pageSize: 1 }), ({ id }) => id);
    expect(pages).toEqual([['a'], ['b']]);
    expect(server.seen.map(({ body }) => JSON.parse(body))).toEqual([
      { deploymentId: 12, pageSize: 1 },
      { deploymentId: 12, pageSize: 1, cursor: 'c1' },
    ]);
  });

  test('end with an empty page, but not when more is said to remain', async () => {
    const empty = { dependencies: [], cursor: 'c2' };
    const ends = await serve(page('a', { cursor: 'c1' }), empty, page('b', {}));
    expect(await collect(ends.api.dependencies('12'), ({ id }) => id)).toEqual([['a']]);
    const goesOn = await serve(page('a', { cursor: 'c1', hasMore: true }), { ...empty, hasMore: true }, page('b', {}));
    expect(await collect(goesOn.api.dependencies('12'), ({ id }) => id)).toEqual([['a'], ['b']]);
  });

  test.for([
    ['the one before', [page('a', { cursor: 'c1' }), page('b', { cursor: 'c1' })], 2],
    ['an earlier one', [page('a', { cursor: 'c1' }), page('b', { cursor: 'c2' }), page('c', { cursor: 'c1' })], 3],
    ['the one that it began with', [page('a', { cursor: 'c0' })], 1],
  ] as const)('that repeat %s end in an error', async ([, answers, asked]) => {
    const { api, server } = await serve(...answers);
    await expect(collect(api.dependencies('12', { cursor: 'c0' }), ({ id }) => id)).rejects.toThrow(
      'List dependencies: the platform gave the cursor of an earlier page again, so the list would never end.',
    );
    expect(server.seen).toHaveLength(asked);
  });

  test('that are promised without a cursor end in an error, for something would be lost', async () => {
    const { api } = await serve(page('a', { hasMore: true }));
    await expect(collect(api.dependencies('12'), ({ id }) => id)).rejects.toThrow('gave no cursor');
  });

  test.for([{ has_more: true }, { nextCursor: 'x' }, { _links: { next: { href: '/rest' } } }])(
    'that are promised by another word end in an error too: %j',
    async (more) => {
      const { api } = await serve({ ...page('a', {}), ...more });
      await expect(collect(api.dependencies('12'), ({ id }) => id)).rejects.toThrow('gave no cursor');
      const last = await serve({ ...page('a', { hasMore: false }), ...more });
      expect(await collect(last.api.dependencies('12'), ({ id }) => id)).toEqual([['a']]);
    },
  );

  test('that are empty for ever end in an error', async () => {
    const { api, server } = await meetApi((_request, response, count) =>
      sendJson(response, 200, { dependencies: [], hasMore: true, cursor: String(count) }),
    );
    await expect(collect(api.dependencies('12'), ({ id }) => id)).rejects.toThrow('100 pages in a row were empty');
    expect(server.seen).toHaveLength(100);
  });

  test('hold issue groups too, by a cursor alone', async () => {
    const group = (ruleId: string) => ({ ruleId, issuesCount: '1' });
    const { api, server } = await serve(
      { groups: [group('a')], cursor: 'c1', total: '2', fetched: '1' },
      { groups: [group('b')], cursor: '', total: '2', fetched: '2' },
    );
    expect(await collect(api.issueGroups('12', { limit: 1 }), ({ ruleId }) => ruleId)).toEqual([['a'], ['b']]);
    expect(server.seen.map(({ body }) => JSON.parse(body))).toEqual([
      { deploymentId: '12', limit: 1 },
      { deploymentId: '12', limit: 1, cursor: 'c1' },
    ]);
  });
});
