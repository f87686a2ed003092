import { describe, expect, test } from 'vitest';
import { headerOfPart, type Read, signOfPart } from '../../../src/platform/answers/part-of-list.ts';

const two: Read = { lists: { deployments: 2 }, pages: 1, plain: true };
const diff: Read = { lists: { entries: 2 }, pages: 1, plain: false };
const bundle: Read = { lists: { rules: 1, disabled: 0, exceptions: 1 }, pages: 1, plain: true };

const next = 'https://platform.example/rest';

describe('a list is a part', () => {
  test.for([
    { _links: { self: { href: '/x' }, next: { href: next } } },
    { links: { prev: null, next } },
    { links: { next: { href: next, meta: {} } } },
    {
      links: [
        { rel: 'self', href: '/x' },
        { rel: 'next', href: next },
      ],
    },
    { paging: { next: { after: 'x' } } },
    { pagination: { next: 2 } },
    { page: 1, next: 'x' },
    { '@odata.nextLink': next },
    { 'next-page': 2 },
    { nextPageNumber: '2' },
    { next_page_start: 25 },
    { nextRecordsUrl: '/x' },
    { metadata: { continue: 'x' } },
    { continuationToken: 'x' },
    { has_more: 1 },
    { hasMoreItems: true },
    { more: 3 },
    { HasMoreDeployments: true },
    { metadata: { remainingItemCount: 3 } },
    { omitted: 3 },
    { partialResults: true },
    { timed_out: true },
    { status: 'PARTIAL_SUCCESS' },
    { next_batch: 's7' },
    { incomplete_results: true },
    { isTruncated: 'True' },
    { last: false },
    { done: false },
    { is_last: 0 },
    { page: { totalPages: 2, number: 0, size: 20 } },
    { pages: 3, page: 1 },
    { current_page: 1, last_page: 2 },
    { page_count: '2' },
    { pagination: { total: 3 } },
    { offset: 0, limit: 2, total: '3' },
    { page: { size: 2, totalElements: 3 } },
    { cursor: 'x', has_more: true },
    { error: 'a shard timed out' },
    { nextpage: 2 },
    { warnings: ['slow', 'The list was truncated to 100 entries.'] },
    { warnings: [{ code: 'RESULT_TRUNCATED', message: 'x' }] },
    { message: 'Only the first 100 are shown' },
    { notice: 'showing 100 of 250' },
    { meta: { warning: '12 more policies were omitted' } },
    { hasnextpage: true },
    { nextPageToken: 'x' },
    { pagination: { next_key: 'x' } },
    { pagination: { next_id: 5, page: 1 } },
    { pagination: { remaining: 3 } },
    { resumptionToken: 'x' },
    { '@nextLink': 'x' },
    { more_results_url: '/x' },
    { next: '/x?$skiptoken=2' },
    { next: 'https://platform.example/x?page[number]=2' },
    { limit_reached: true },
    { terminated_early: true },
    { exhaustive: false },
    { omitted: ['b'] },
    { omitted_policies: [{ slug: 'b' }] },
    { remainingEntries: 3 },
    { meta: { pagination: { total: 3 } } },
    { meta: { result: { partial: true } } },
    { data: { complete: false } },
    { policies_page: { has_more: true } },
    { links: [{ rel: ['next'], href: '/x' }] },
    { links: [{ next: '/x' }] },
    { errors: [{ message: 'a shard timed out' }] },
  ])('where %j stands beside it, also in a dry run', (beside) => {
    expect(Object.keys(beside)).toContain(signOfPart({ version: 2, ...beside }, two));
    expect(Object.keys(beside)).toContain(signOfPart(beside, diff));
  });

  test.for([
    { total: 3 },
    { total: '3' },
    { count: 3 },
    { totalCount: 3 },
    { total_count: 3 },
    { num_found: 3 },
    { '@odata.count': 3 },
    { 'hydra:totalItems': 3 },
    { recordsTotal: 3 },
    { number_of_deployments: 3 },
    { deployment_count: 3 },
    { meta: { total_results: 3 } },
    { summary: { deployments: { total: 3 }, total_deployments: 3 } },
    { next: 'x' },
    { totalcount: 3 },
    { total: { value: 3, relation: 'eq' } },
    { counts: { deployments: 3 } },
    { summary: { deployments: '3' } },
    { meta: { deployments: { total: 3 } } },
    { pagination: { page: 1, total: 3, total_pages: 1 } },
    { pagination: { total: 3, has_more: false } },
  ])('where %j stands beside it, but not in a dry run, which may count or go on to something else', (beside) => {
    expect(signOfPart(beside, two)).toBe(Object.keys(beside)[0]);
    expect(signOfPart(beside, diff)).toBeNull();
  });
});

describe('a list is whole', () => {
  test.for([
    {},
    { total: 2, count: '2', meta: { total_count: 2 }, total_deployments: 1 },
    { total: null, count: '', total_items: 0 },
    { _links: { self: { href: next }, next: null, last: { href: next } }, links: { next: { href: null } } },
    { links: [{ rel: 'self', href: next }] },
    { links: { prev: next, documentation: 'https://platform.example/next/page' } },
    { page: { number: 9, size: 20, totalElements: 2, totalPages: 1 } },
    { page: 1, per_page: 100, total: 2, pages: 1, next: null },
    { pagination: { first: 0, last: 0, total_pages: 1 } },
    { has_more: false, cursor: 'x' },
    { pagination: { hasMore: 'false', cursor: 'x', next: 'x' } },
    { page_info: { has_next_page: 0, end_cursor: 'x' } },
    { done: true, last: 'globex', complete: 0 },
    { total_users: 40, policy_count: 12, account_count: 3, discount: 7, totally: 9 },
    { quota: { total: 50, used: 2 }, rate_limit: { remaining: 99, count: 5 }, usage: { total_count: 9 } },
    { errors: [], error: null },
    { warnings: ['The description of a policy is truncated after 100 characters', 'rule x is incomplete'] },
    { message: 'OK', note: 'Results are up to date', audit: { message: 'results truncated' } },
    { onboarding: { complete: false }, setup: { done: false }, subscription: { status: 'incomplete' } },
    { last_scan: { errors: 3, partial: true, truncated: false }, health: { status: 'partial_outage' } },
    { audit: { events: [{ id: 1 }], has_more: true, next_cursor: 'x' } },
    { description_truncated: true, allow_partial: true, supports_partial: true, can_continue: 'yes' },
    { migration_status: 'partial', seat_limit_exceeded: true, scan_timed_out: true },
    { status: 'complete', omitted: 0, timed_out: false, learn_more: next, remaining: 99, partial_results: 'no' },
  ])('where %j stands beside it', (beside) => {
    expect(signOfPart(beside, two)).toBeNull();
  });

  test.for([
    { next: 'https://platform.example/docs/getting-started' },
    { next: 'https://homepage.example/x' },
    { pagination: { page: 1, per_page: 100, total: 40, total_pages: 1 } },
    { pagination: { limit: 100, offset: 0, total: 40, has_more: false } },
  ])('in a dry run where %j stands beside it', (beside) => {
    expect(signOfPart(beside, diff)).toBeNull();
  });

  test('unless it has as many entries as a page and nothing says that it is the last one', () => {
    const full: Read = { lists: { policies: 100 }, pages: 1, plain: true };
    for (const beside of [{ limit: 100 }, { page: 1, per_page: '100' }, { pagination: { size: 100, number: 0 } }])
      expect(signOfPart(beside, full)).not.toBeNull();
    const last = [{ total: 100 }, { has_more: false }, { next: null }, { total_pages: 1 }, { limit: 1000 }];
    for (const beside of last) expect(signOfPart({ limit: 100, ...beside }, full)).toBeNull();
    expect(signOfPart({ quota: { limit: 100 }, rate_limit: { limit: 100 } }, full)).toBeNull();
    expect(signOfPart({ limit: 2 }, two)).toBeNull();
  });

  test('where a total of one of its lists, or of all of them, is what came', () => {
    expect(signOfPart({ total: 2, total_rules: 1, exceptions_count: 1 }, bundle)).toBeNull();
    expect(signOfPart({ total: 3 }, bundle)).toBe('total');
    expect(signOfPart({ exception_count: 2 }, bundle)).toBe('exception_count');
    expect(signOfPart({ total_disabled: 1 }, bundle)).toBe('total_disabled');
    expect(signOfPart({ policies_count: 2 }, { lists: { policies: 2 }, pages: 1, plain: true })).toBeNull();
    expect(signOfPart({ totalPolicies: 3, policy: 1 }, { lists: { policies: 2 }, pages: 1, plain: true })).toBe(
      'totalPolicies',
    );
  });
});

describe('the headers of a list', () => {
  test.for<[string, string]>([
    ['link', '<https://platform.example/x?page=2>; rel="next", <https://platform.example/x?page=9>; rel="last"'],
    ['link', '</x>; rel=next'],
    ['link', '</x>; title="a"; rel="last next"'],
    ['x-total-count', '3'],
    ['x-total', '3'],
    ['x-next-page', '2'],
    ['x-total-pages', '2'],
    ['x-has-more', 'true'],
    ['content-range', 'deployments 0-1/3'],
    ['x-totalcount', '3'],
    ['warning', '199 - "results truncated"'],
    ['x-nextpage', '2'],
    ['x-wp-total', '3'],
    ['x-wp-totalpages', '2'],
    ['x-pagination', '{"TotalCount":3,"CurrentPage":1,"TotalPages":2}'],
    ['x-ms-continuationtoken', 'x'],
    ['link', '<https://platform.example/?a=1,2>; title="a, b"; rel="next"'],
  ])('tell of more by %s: %s', ([name, value]) => {
    expect(headerOfPart({ date: 'x', [name]: value }, two)).toBe(name);
  });

  test.for<[string, string]>([
    ['link', '<https://platform.example/x>; rel="self", </y>; rel="last"'],
    ['link', '</style.css>; rel=preload; title=next'],
    ['link', '</x>; rel="https://platform.example/rels/next"'],
    ['link', '</x>; rel="next-steps"'],
    ['link', '</a;rel=next>; rel=preload'],
    ['link', '</x?cursor=1>; rel="previous"; results="true", </x?cursor=2>; rel="next"; results="false"'],
    ['content-range', 'bytes 0-1233/1234'],
    ['warning', '110 - "response is stale"'],
    ['x-pagination', 'off'],
    ['x-total-count', '2'],
    ['x-next-page', ''],
    ['x-total-pages', '1'],
    ['x-has-more', 'false'],
    ['x-request-id', '12345'],
    ['x-ratelimit-remaining', '59'],
    ['content-range', 'deployments 0-1/2'],
    ['content-range', 'deployments 0-1/*'],
    ['next-page', '2'],
  ])('tell of no more by %s: %s', ([name, value]) => {
    expect(headerOfPart({ [name]: value }, two)).toBeNull();
  });
});
