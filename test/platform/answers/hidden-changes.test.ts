import { describe, expect, test } from 'vitest';
import { refuseHidden } from '../../../src/platform/answers/hidden-changes.ts';
import { Misunderstanding } from '../../../src/platform/answers/misunderstanding.ts';
import { policy, tidy } from './dry-run.ts';

const unchanged = { kind: 'RemediationPolicy', key: { slug: 'a' }, before: { a: 1 }, after: { a: 1 } };

function errorOf(answer: object): Misunderstanding {
  try {
    tidy('remediation', answer);
  } catch (error) {
    if (error instanceof Misunderstanding) return error;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('a dry run with empty lists', () => {
  test.for([
    { error: 'internal' },
    { error: { message: 'no' } },
    { errors: [{ message: 'no' }] },
    { errors: ['no'] },
    { code: 'INTERNAL' },
    { code: 500 },
    { success: false },
    { success: 'false' },
    { ok: false },
    { is_valid: false },
    { status: 'failed' },
    { result: 'partial' },
    { diff: { removed: 1 } },
    { diff: 'slug: b is removed' },
    { changes: { b: 'gone' } },
    { changes: 3 },
    { result: { b: 1 } },
    { result: { creates: [policy('a')] } },
    { data: { deletes: ['b'] } },
    { data: { policies: { b: {}, c: { gone: 1 } } } },
    { plan: [['delete', 'b']] },
    { removals: ['b'] },
    { removedSlugs: 'b' },
    { affected: ['b'] },
    { deletes_count: 1 },
    { deletesCount: '1' },
    { total_changes: 2 },
    { summary: { deletes: 1 } },
    { meta: { success: false } },
    { meta: { summary: { deletes: 1 }, changes: { b: 'gone' } } },
    { links: [{ rel: 'next', href: '/x' }] },
    { has_more: true },
    { hasMore: true },
    { next_cursor: 'abc' },
    { pagination: { next: '/page/2' } },
    { truncated: true },
    { warnings: ['the diff is truncated'] },
    { partial: true },
    { warnings: [{ code: 'X', would: { delete: 'b' } }] },
    { unchanged: [{ ...unchanged, after: { a: 2 } }] },
    { unchanged: [{ ...unchanged, verb: 'delete' }] },
    { unchanged: { b: { gone: 1 } } },
    { unchanged: false },
    { noChanges: 'false' },
    { summary: { is_noop: false } },
    { renames: [policy('a')] },
  ])('is never «no changes» beside %j', (more) => {
    const [name = ''] = Object.keys(more);
    for (const empty of [{}, { creates: [], updates: [], deletes: [], validation_errors: [] }, { creates: null }]) {
      const error = errorOf({ ...empty, ...more });
      expect(error.message).toContain(JSON.stringify(name));
      expect(error.hint).toMatch(/^A newer version of ifmatch may know this field\./);
    }
  });

  test.for([
    { request_id: 'abc', trace_id: 'x' },
    { generated_at: '2026-08-02T00:00:00.000Z', updated_at: '2026-08-02', last_changed_at: '2026-08-02' },
    { warnings: [], hints: [], errors: [], error: null, code: null },
    { warnings: [{ code: 'SLOW', message: 'slow' }], hints: ['x'] },
    { meta: { version: 2, request: { id: 'x' }, links: { self: { href: '/x' } } } },
    { meta: { version: 2 }, took_ms: 3, news: { x: 1 } },
    { success: true, ok: true, valid: true, status: 'ok', result: 'success', code: 'OK' },
    { creates_total: 0, deletes_count: '0', has_changes: false, changed: 'false' },
    { diff: {}, changes: { creates: 0, updates: [], deletes: { count: 0 } }, summary: { creates: 0 }, result: {} },
    { unchanged: 12, unmodifiedCount: '3', summary: { creates: 0, unchanged: 12 } },
    { unchanged: true, no_changes: 'true', up_to_date: true, summary: { unchanged: 0 } },
    { has_more: false, next_cursor: '', cursor: null, truncated: false, pagination: { next: null } },
    { _links: { self: { href: '/x' }, update: { href: '/y' }, next: null }, links: [{ rel: 'self', href: '/x' }] },
    { pageInfo: { hasNextPage: false, endCursor: null, hasPreviousPage: true, startCursor: 'x' } },
    { pagination: { page: 1, per_page: 100, total: 40, total_pages: 1 } },
    { unchanged: [unchanged], deployment_slug: 'acme', product: 'code', token_valid_until: 'x', context: 'y' },
  ])('is «no changes» beside %j', (more) => {
    expect(tidy('remediation', more)).toMatchObject({ creates: [], updates: [], deletes: [], rejections: [] });
  });
});

describe('a dry run with changes', () => {
  const creates = [policy('a', { before: null })];

  test.for([
    { has_more: true },
    { has_more: 'true' },
    { pageInfo: { hasNextPage: true } },
    { nextCursor: 'x' },
    { next_page: 2 },
    { nextLink: 'https://platform.example/rest' },
    { pagination: { next: '/page/2' } },
    { links: { next: 'https://platform.example/list?offset=100' } },
    { page: { truncated: true } },
    { partial: true },
    { complete: false },
    { page: { isLast: false } },
    { _links: { next: { href: '/rest' } } },
    { pagination: { total: 2 } },
    { total_pages: 2 },
    { error: 'a shard timed out' },
  ])('is refused when it is only a part of them, as %j says', (more) => {
    expect(errorOf({ creates, ...more }).message).toContain('a part of the changes only');
  });

  test.for([
    { counts: { creates: 5 } },
    { summary: { unchanged: 1, deletes: '1' } },
    { stats: { created: 2 } },
    { creates_count: 2 },
    { totalUpdates: 1 },
    { num_deletes: '1' },
    { totals: { Deleted: 1 } },
    { total_changes: 2 },
    { summary: { changes_count: '5' } },
    { num_entries: 2 },
  ])('is refused when one of its lists should have more entries, as %j says', (more) => {
    expect(errorOf({ creates, ...more }).message).toMatch(
      /^with [01] entries( in (creates|updates|deletes))?, but [125] as "/,
    );
  });

  test.for([
    { counts: { creates: 1, updates: 0 }, summary: { creates: '1', changes: 7 } },
    { limits: { deletes: 10 }, deletes_limit: 3, created_at: 5, created: 1_763_755_200, updated: '1763755200' },
    { stats: { creates: 0 }, updates_count: null, total: 9 },
  ])('is accepted beside %j, which counts nothing else', (more) => {
    expect(tidy('remediation', { creates, ...more }).creates).toHaveLength(1);
  });

  test.for([
    { deletions: [policy('b', { after: null })] },
    { data: { moves: [policy('b')] } },
    { changes: [policy('a', { before: null }), policy('b')] },
    { retires: [policy('a'), policy('b', { kind: 'Policy' })] },
  ])('is refused when entries that its lists do not have stand elsewhere, as in %j', (more) => {
    const [name = ''] = Object.keys(more);
    expect(errorOf({ creates, ...more }).message).toBe(`with changes under "${name}", which is not understood`);
  });

  test.for([
    { changes: [policy('a', { before: null, verb: 'create' })], data: { all: [policy('a')] } },
    { unchanged: [{ ...unchanged, key: { slug: 'b' } }] },
    { warnings: [{ kind: 'RemediationPolicy', key: { slug: 'b' }, message: 'is never used' }] },
    { diff: { a: 1 } },
    { summary: { creates: 1 }, creates_count: 1, total_changes: 1, changes_count: '1' },
    { has_more: false, next: 'x', isLast: true, complete: true },
    { next: '/api/apply', pagination: { page: 1, next_page: null, hasNextPage: false, next_offset: 0 } },
  ])('is accepted beside %j', (more) => {
    expect(tidy('remediation', { creates, ...more }).creates).toHaveLength(1);
  });
});

test('a bare total counts the changes where a list is as long as pages are, and may count what stays otherwise', () => {
  const deletes = (count: number) =>
    Array.from({ length: count }, (_, index) => policy(String(index), { after: null }));
  for (const length of [50, 100, 250])
    expect(errorOf({ deletes: deletes(length), total: length + 1 }).message).toContain('only, as "total" says');
  for (const [length, total] of [
    [49, 250],
    [0, 40],
    [100, 100],
    [100, 99],
  ] as const)
    expect(tidy('remediation', { deletes: deletes(length), total }).deletes).toHaveLength(length);
});

test('the entries are looked through as often for many fields that tell them once more as for one', () => {
  const readsFor = (count: number): number => {
    let reads = 0;
    const more = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`again${String(index)}`, [policy('a')]]),
    );
    const answer = Object.defineProperty(more, 'creates', {
      enumerable: true,
      get() {
        reads += 1;
        return [policy('a')];
      },
    });
    refuseHidden(answer, {});
    return reads;
  };
  expect(readsFor(50)).toBe(readsFor(1));
});

test('validation errors are shown whatever stands beside them', () => {
  const answer = { validation_errors: [{ code: 'X' }], success: false, error: 'invalid', has_more: true };
  expect(tidy('remediation', answer).rejections).toHaveLength(1);
});
