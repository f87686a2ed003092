import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IssueGroupList, IssueSearchRequest } from '../../src/generated/types.ts';
import { readCursor, writeCursor } from '../../src/sandbox/http/query.ts';
import { found, requests, search, two } from './expected-groups.ts';
import { end, makeFact, makeWorld, move, plantFinding, randomOf, statusOf, type World } from './finding-world.ts';

test('pages give every group once, in the order of one page', () => {
  const world = makeWorld(5);
  fc.assert(
    fc.property(requests, fc.integer({ min: 1, max: 9 }), (request, limit) => {
      const pages = pagesOf(world, { ...request, limit });
      expect(pages.flatMap(found)).toEqual(found(search(world, request)));
      expect(pages.at(-1)?.fetched).toBe(pages.at(-1)?.total);
    }),
    { numRuns: 100 },
  );
});

function pagesOf(world: World, request: IssueSearchRequest, between: () => void = () => undefined): IssueGroupList[] {
  const pages = [search(world, request)];
  for (let cursor = pages[0]?.cursor; cursor; cursor = pages.at(-1)?.cursor) {
    between();
    pages.push(search(world, { ...request, cursor }));
  }
  return pages;
}

test('no group comes twice and none that stays is lost, whatever is triaged and found between pages', () => {
  fc.assert(
    fc.property(requests, fc.integer({ min: 1, max: 5 }), fc.nat(), (request, limit, seed) => {
      const world = makeWorld(6, 200);
      const random = randomOf(seed);
      const before = found(search(world, request)).map(([name]) => name);
      const vanished = new Set<string>();
      let next = world.facts.length;
      const answered = pagesOf(world, { ...request, limit }, () => {
        for (let count = 0; count < 20; count += 1) {
          const fact = world.facts[random(world.facts.length)]!;
          if (statusOf(fact) !== 6) move(world, fact, ([0, 2, 3] as const)[random(3)] ?? 0, end + next * 10 + count);
          const fresh = makeFact((next += 1), random);
          plantFinding(world.db, fresh);
          world.facts.push(fresh);
        }
        const there = found(search(world, request)).map(([name]) => name);
        for (const name of before) if (!there.includes(name)) vanished.add(name);
      }).flatMap(found);
      const names = answered.map(([name]) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(before.filter((name) => !names.includes(name) && !vanished.has(name))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('a cursor belongs to its filter, its order, its types and its deployment', () => {
  const world = makeWorld(7);
  const request: IssueSearchRequest = { filter: { refs: ['refs/heads/main'], onPrimaryBranch: true }, limit: 2 };
  const cursor = search(world, request).cursor ?? '';
  expect(cursor).toMatch(/^[\w-]+$/);
  const others: IssueSearchRequest[] = [
    {},
    { filter: { refs: ['refs/heads/main'] } },
    { ...request, sortBy: 'SORT_BY_SEVERITY' },
    { ...request, sortDirection: 'SORT_DIRECTION_ASC' },
    { ...request, issue_types: ['ISSUE_TYPE_SCA'] },
  ];
  for (const other of others) expect(() => search(world, { ...other, cursor })).toThrow(refusal);
  expect(() => search(world, { ...request, cursor }, two)).toThrow(refusal);
  const same = { limit: 5, filter: { onPrimaryBranch: true, refs: ['refs/heads/main'] }, issue_types: [] };
  expect(search(world, { ...same, cursor }).groups).toHaveLength(5);
});

const refusal = expect.objectContaining({ status: 400 });

test('what is no cursor is refused', () => {
  const world = makeWorld(7);
  const cursor = search(world, { limit: 3 }).cursor ?? '';
  const broken = [
    cursor.slice(1),
    cursor.slice(0, -1),
    `${cursor}A`,
    `${cursor}=`,
    cursor.toUpperCase(),
    'x',
    '0',
    ' ',
  ];
  for (const text of broken) expect(() => search(world, { cursor: text })).toThrow(refusal);
  fc.assert(
    fc.property(fc.oneof(fc.string({ minLength: 1 }), fc.base64String({ minLength: 1 })), (text) => {
      expect(() => search(world, { cursor: text })).toThrow(refusal);
    }),
  );
});

test('a cursor with the right digest and a place of another kind is refused', () => {
  const isText = (place: unknown): place is string => typeof place === 'string';
  expect(readCursor({ a: 1, b: 2 }, writeCursor({ b: 2, a: 1, c: undefined }, 'here'), isText)).toBe('here');
  for (const place of [7, null, ['here'], {}]) {
    expect(() => readCursor({ a: 1 }, writeCursor({ a: 1 }, place), isText)).toThrow(refusal);
  }
});
