import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IssueGroupList, IssueSearchRequest } from '../../src/generated/types.ts';
import { readCursor, writeCursor } from '../../src/sandbox/http/query.ts';
import { found, requests, search } from './expected-groups.ts';
import { makeWorld, type World } from './finding-world.ts';

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
