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
});
