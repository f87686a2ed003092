import { describe, expect, test } from 'vitest';
import type { BundleContent } from '../../src/domain/bundle.ts';
import type { Put } from '../../src/domain/preview.ts';
import { acme, detection, meet, remediation } from './server.ts';

const state = { bundle: { policies: [] }, state_version: 'v2' };

describe('a request', () => {
  test('sends the bundle byte for byte', async () => {
    const { platform, server } = await meet(200, state);
    const content = {
      policies: [{ name: 'Ä "𝒳" \u2028', slug: 'a', filters: { mode: 'all', conditions: [] }, actions: [] }],
    };
    await platform.put(acme, { kind: 'remediation', content } as BundleContent, 'v1');
    expect(server.seen[0]?.body).toBe(JSON.stringify({ bundle: content }));
  });
});

describe('the list of deployments', () => {
  test.for<[unknown[], string]>([
    [[{ id: -1, slug: 'a' }], 'with "-1" as the id'],
    [[{ id: 1e21, slug: 'a' }], 'as the id'],
    [
      [
        { id: 1, slug: 'a' },
        { id: 2, slug: 'a' },
      ],
      'two deployments of the slug "a"',
    ],
    [[{ id: '1/2', slug: 'a' }], 'must match pattern'],
    [[{ slug: 'a' }], 'with "" as the id'],
    [[{ id: 1 }], 'without the slug of deployment 1'],
  ])('is refused when it is %j', async ([deployments, says]) => {
    await expect((await meet(200, { deployments })).platform.deployments()).rejects.toThrow(says);
  });
});

describe('a read', () => {
  test.for([null, '', undefined])('leaves out the scope of an exception that is %j', async (unused) => {
    const exceptions = [
      { exception_type: 'include', rule: 'r', rule_type: 'rule', project: unused, project_tag_name: 'legacy' },
      { exception_type: 'exclude', rule: 'r', rule_type: null, project: 'shop/web', project_tag_name: unused },
    ];
    const { platform } = await meet(200, { bundle: { exceptions }, state_version: 'v1' });
    expect((await platform.read(acme, 'detection/code')).content['exceptions']).toEqual([
      { exception_type: 'include', rule: 'r', rule_type: 'rule', project_tag_name: 'legacy' },
      { exception_type: 'exclude', rule: 'r', project: 'shop/web' },
    ]);
  });

  test.for<[number, unknown, number]>([
    [404, {}, 2],
    [404, { code: 'NOT_FOUND', error: 'no route' }, 2],
    [405, {}, 2],
    [501, {}, 2],
    [404, { code: 'PRODUCT_NOT_ENABLED' }, 1],
    [403, { code: 'DEPLOYMENT_NOT_MIGRATED' }, 1],
    [401, {}, 1],
    [500, {}, 1],
  ])('after a %i %j ends with %i requests', async ([status, body, requests]) => {
    const { platform, server } = await meet(status, body);
    await expect(platform.read(acme, 'detection/code')).rejects.toMatchObject({ status });
    expect(server.seen.length).toBe(requests);
  });

  test.for<[string, object, string, Put['kind']]>([
    [
      'another deployment',
      { bundle: { deployment_slug: 'umbrella' }, state_version: 'v1' },
      'for the deployment "umbrella", not for "acme"',
      'contradicted',
    ],
    [
      'another product',
      { bundle: { product: 'secrets' }, state_version: 'v1' },
      'for the product "secrets", not for code',
      'contradicted',
    ],
    ['a version that cannot be sent', { bundle: {}, state_version: '*' }, 'which would match any state', 'unanswered'],
  ])('refuses %s, and no PUT is written by such an answer', async ([, answer, says, put]) => {
    const { platform } = await meet(200, answer);
    await expect(platform.read(acme, 'detection/code')).rejects.toThrow(says);
    expect(await platform.put(acme, detection, 'v1')).toMatchObject({
      kind: put,
      message: expect.stringContaining(says) as string,
    });
  });
});

describe('a dry run', () => {
  test.for<[typeof remediation | typeof detection, object, string]>([
    [remediation, { deployment_slug: 'umbrella' }, 'for the deployment "umbrella", not for "acme"'],
    [detection, { deployment_slug: 'umbrella' }, 'for the deployment "umbrella", not for "acme"'],
    [detection, { product: 'secrets' }, 'for the product "secrets", not for code'],
  ])('of %j is refused when it is %j, which is another one', async ([bundle, whose, says]) => {
    const { platform } = await meet(200, { state_version: 'v1', ...whose });
    await expect(platform.dryRun(acme, bundle)).rejects.toThrow(says);
  });
});

describe('a request id', () => {
  test.for<[string, string, string | null]>([
    ['x-request-id', 'abc-1', 'abc-1'],
    ['x-correlation-id', 'c', 'c'],
    ['cf-ray', '\u00E9x\u00FF', 'x'],
    ['x-other', 'abc', null],
  ])('in %s is kept', async ([name, value, kept]) => {
    const { platform } = await meet(500, {}, {}, { [name]: value });
    await expect(platform.deployments()).rejects.toMatchObject({ requestId: kept });
  });
});
