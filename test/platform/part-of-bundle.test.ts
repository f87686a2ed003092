import { describe, expect, test } from 'vitest';
import { acme, connect, meet, remediation, sendJson, startServer } from './server.ts';

describe('a read of a bundle that comes in part', () => {
  const before = { name: 'A', actions: [] };
  const gone = ['a', 'b'].map((slug) => ({ kind: 'RemediationPolicy', key: { slug }, before }));
  const whole = { state_version: 'v1', deletes: gone };
  const policies = [{ slug: 'a', ...before }];

  /** A platform that answers a GET in one way and a dry run in another one. */
  const serve = (got: object, dryRun: object = whole, headers: Record<string, string> = {}) =>
    startServer(({ method }, response) =>
      method === 'GET' ? sendJson(response, 200, got, headers) : sendJson(response, 200, dryRun),
    );

  test.for<[object, object]>([
    [{}, { total: 2 }],
    [{}, { has_more: true }],
    [{}, { _links: { next: { href: '/rest' } } }],
    [{ total_policies: '2' }, {}],
    [{ next_cursor: 'x' }, {}],
    [{ page: { number: 0, totalPages: 2 } }, {}],
    [{}, { errors: [{ message: 'a shard timed out' }] }],
  ])('as %j in it or %j beside it says, is the one of a dry run of the empty bundle', async ([within, beside]) => {
    const server = await serve({ bundle: { policies, ...within }, state_version: 'v1', ...beside });
    const { content } = await connect(server.url).platform.read(acme, 'remediation');
    expect(content['policies']).toMatchObject([{ slug: 'a' }, { slug: 'b' }]);
    expect(server.seen.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  test('as a header says, is so too', async () => {
    const server = await serve({ bundle: { policies }, state_version: 'v1' }, whole, { link: '</rest>; rel="next"' });
    const { content } = await connect(server.url).platform.read(acme, 'remediation');
    expect(content['policies']).toMatchObject([{ slug: 'a' }, { slug: 'b' }]);
  });

  test('is an error where the dry run comes in part too', async () => {
    const server = await serve({ bundle: { policies }, state_version: 'v1', total: 2 }, { ...whole, has_more: true });
    await expect(connect(server.url).platform.read(acme, 'remediation')).rejects.toThrow(
      'with a part of the changes only, as "has_more" says',
    );
  });

  test('is named where the platform refuses the dry run', async () => {
    const refused = { state_version: '', validation_errors: [{ code: 'EMPTY_BUNDLE', message: 'no policies' }] };
    const server = await serve({ bundle: { policies }, state_version: 'v1', total: 2 }, refused);
    await expect(connect(server.url).platform.read(acme, 'remediation')).rejects.toMatchObject({
      message: expect.stringContaining('a refusal of the empty bundle: EMPTY_BUNDLE') as string,
      hint: expect.stringContaining('with a part of the bundle only, as "total" says.') as string,
    });
  });

  test('is an error where a header of the dry run says that it comes in part', async () => {
    const { platform } = await meet(200, whole, {}, { link: '</rest>; rel="next"' });
    await expect(platform.dryRun(acme, remediation)).rejects.toThrow('a part of the changes only, as "link" says');
  });

  test('is none where totals are those of what came, or of something else', async () => {
    const beside = { total: 1, policies_count: '1', total_findings: 40, quota: { total: 50 }, errors: null };
    const server = await serve({ bundle: { policies, ...beside }, state_version: 'v1', ...beside });
    await connect(server.url).platform.read(acme, 'remediation');
    const exceptions = [{ rule: 'r', project: 'x' }];
    const code = await serve({ bundle: { rules: ['r'], exceptions, total: 2, rules_count: 1 }, state_version: 'v1' });
    await connect(code.url).platform.read(acme, 'detection/code');
    expect([...server.seen, ...code.seen].map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  test('leaves open nothing of a PUT, which is written', async () => {
    const { platform } = await meet(200, { bundle: { policies: [] }, state_version: 'v2', total: 9, has_more: true });
    expect(await platform.put(acme, remediation, 'v1')).toEqual({ kind: 'written', stateVersion: 'v2' });
  });
});
