import { describe, expect, test } from 'vitest';
import { acme, connect, meet, remediation, sendJson, startServer } from './server.ts';

const before = { name: 'A', actions: [] };
const entryOf = (slug: string) => ({ kind: 'RemediationPolicy', key: { slug }, before });
const link = { link: '<https://platform.example/x?page=2>; rel="next", </x?page=9>; rel="last"' };

/** What says beside one entry that there are more. */
const signs = [
  { has_more: true },
  { hasMore: 'true' },
  { truncated: true },
  { cursor: 'x' },
  { next_page_token: 'x' },
  { nextPage: 2 },
  { next: 'https://platform.example/rest' },
  { pagination: { next: '/rest' } },
  { pageInfo: { hasNextPage: true } },
  { _links: { self: { href: '/x' }, next: { href: '/rest' } } },
];

/** What stands beside a whole list. */
const harmless = [
  { has_more: false, next_cursor: 'x' },
  { cursor: '', next: null, truncated: false, pagination: { next: null, page: 1, per_page: 1 } },
  { total_findings: 40, quota: { total: 50 }, rate_limit: { remaining: 9 }, status: 'partial', took_ms: 3 },
];

describe('a dry run', () => {
  test.for([...signs, { deletes_total: 2 }, { total_deletes: '2' }, { meta: { deletes_count: 2 } }])(
    'is refused when it says that a list goes on elsewhere: %j',
    async (more) => {
      const { platform } = await meet(200, { state_version: 'v1', deletes: [entryOf('a')], ...more });
      await expect(platform.dryRun(acme, remediation)).rejects.toThrow('with a part of the changes only, as "');
    },
  );

  test('is refused when its headers link to the next page', async () => {
    const { platform } = await meet(200, { state_version: 'v1', deletes: [entryOf('a')] }, {}, link);
    await expect(platform.dryRun(acme, remediation)).rejects.toThrow('a part of the changes only, as "link" says');
  });

  test.for([
    { removals: ['b'] },
    { Deletes: [entryOf('b')] },
    { data: { creates: [entryOf('b')] } },
    { unchanged: [entryOf('b')] },
  ])('is refused when it has a list that is not known, which may hold changes: %j', async (more) => {
    for (const deletes of [[], [entryOf('a')]]) {
      const { platform } = await meet(200, { state_version: 'v1', deletes, ...more });
      await expect(platform.dryRun(acme, remediation)).rejects.toMatchObject({
        message: expect.stringContaining(`a list under "${Object.keys(more).join('')}"`) as string,
        hint: expect.stringMatching(/^Without this field the plan would be incomplete\./) as string,
      });
    }
  });

  test.for([...harmless, { total: 40, deletes_total: 1, removals: [], meta: { a: { b: [] } } }])(
    'is taken whole beside %j',
    async (more) => {
      const { platform } = await meet(200, { state_version: 'v1', deletes: [entryOf('a')], ...more });
      expect((await platform.dryRun(acme, remediation)).deletes).toHaveLength(1);
    },
  );

  test('shows validation errors whatever stands beside them', async () => {
    const answer = { state_version: '', validation_errors: [{ code: 'X' }], has_more: true, others: ['x'] };
    expect((await (await meet(200, answer)).platform.dryRun(acme, remediation)).rejections).toHaveLength(1);
  });
});

describe('a bundle that is read', () => {
  const policies = [{ slug: 'a', ...before }];
  const whole = { state_version: 'v1', deletes: [entryOf('a'), entryOf('b')] };

  /** A platform that answers a GET in one way and a dry run in another one. */
  const serve = (got: object, headers: Record<string, string> = {}) =>
    startServer(({ method }, response) =>
      method === 'GET' ? sendJson(response, 200, got, headers) : sendJson(response, 200, whole),
    );

  test.for<[object, object, Record<string, string>]>([
    ...signs.map((sign): [object, object, Record<string, string>] => [{}, sign, {}]),
    [{}, { total: 2 }, {}],
    [{ policies_total: '2' }, {}, {}],
    [{ next_cursor: 'x' }, {}, {}],
    [{}, {}, link],
  ])(
    'in part, by %j in it, %j beside it or %j, is read by the dry run of the empty one',
    async ([within, beside, headers]) => {
      const server = await serve({ bundle: { policies, ...within }, state_version: 'v1', ...beside }, headers);
      const { content } = await connect(server.url).platform.read(acme, 'remediation');
      expect(content['policies']).toMatchObject([{ slug: 'a' }, { slug: 'b' }]);
      expect(server.seen.map(({ method }) => method)).toEqual(['GET', 'POST']);
    },
  );

  test.for([...harmless, { total: 1, total_policies: '1' }])('is whole beside %j', async (beside) => {
    const server = await serve({ bundle: { policies, ...beside }, state_version: 'v1', ...beside });
    expect((await connect(server.url).platform.read(acme, 'remediation')).content['policies']).toHaveLength(1);
    expect(server.seen).toHaveLength(1);
  });

  test('leaves open nothing of a PUT, which is written', async () => {
    const { platform } = await meet(200, { bundle: { policies: [] }, state_version: 'v2', total: 9, has_more: true });
    expect(await platform.put(acme, remediation, 'v1')).toEqual({ kind: 'written', stateVersion: 'v2' });
  });
});
