import { describe, expect, test } from 'vitest';
import { acme, meet, remediation } from './server.ts';

describe('an older platform that answers an invalid bundle with a 4xx', () => {
  test.for<[number, object, object[]]>([
    [
      400,
      { code: 'UNSUPPORTED_ACTION_TYPE', error: 'no such action', policy_slug: 'a', context: { action_type: 'x' } },
      [{ code: 'UNSUPPORTED_ACTION_TYPE', message: 'no such action', policySlug: 'a', context: { action_type: 'x' } }],
    ],
    [
      400,
      { code: 'MISSING_DEPENDENT_ACTION', message: 'add it', missing_companion: 'pr_comment' },
      [
        {
          code: 'MISSING_DEPENDENT_ACTION',
          message: 'add it',
          policySlug: null,
          context: { missing_companion: 'pr_comment' },
        },
      ],
    ],
    [
      422,
      {
        code: 'UNKNOWN_REFERENCE',
        detail: 'two are missing',
        missing_references: [
          { kind: 'tag', value: 'p' },
          { kind: 'rule', value: 'r' },
        ],
      },
      [
        {
          code: 'UNKNOWN_REFERENCE',
          message: 'two are missing',
          policySlug: null,
          context: { kind: 'tag', value: 'p' },
        },
        {
          code: 'UNKNOWN_REFERENCE',
          message: 'two are missing',
          policySlug: null,
          context: { kind: 'rule', value: 'r' },
        },
      ],
    ],
    [
      409,
      { code: 'RESERVED_SLUG', error: 'taken' },
      [{ code: 'RESERVED_SLUG', message: 'taken', policySlug: null, context: {} }],
    ],
    [
      400,
      { validation_errors: [{ code: 'NEW', policy_slug: 'b' }, 'junk', { code: 1 }] },
      [{ code: 'NEW', message: '', policySlug: 'b', context: {} }],
    ],
  ])('with %i %j gives rejections', async ([status, body, rejections]) => {
    const { platform } = await meet(status, body);
    expect(await platform.dryRun(acme, remediation)).toEqual({
      stateVersion: '',
      creates: [],
      updates: [],
      deletes: [],
      rejections,
    });
  });

  test.for([
    [400, { code: 'OTHER' }],
    [400, { validation_errors: [] }],
    [401, {}],
    [500, { code: 'RESERVED_SLUG' }],
  ] as const)('is not meant by %i %j', async ([status, body]) => {
    await expect((await meet(status, body)).platform.dryRun(acme, remediation)).rejects.toMatchObject({ status });
  });
});

describe('a PUT', () => {
  test.for<[number, object, string | null]>([
    [409, { code: 'STATE_VERSION_MISMATCH', current_state_version: 'v9' }, 'v9'],
    [409, { code: 'STATE_VERSION_MISMATCH', current_state_version: 'v1' }, 'v1'],
    [409, { current_state_version: 'v9' }, 'v9'],
    [409, { code: 'VERSION_CONFLICT', current_state_version: 'v9' }, 'v9'],
    [412, {}, null],
    [412, { code: 'PRECONDITION_FAILED', current_state_version: 7 }, null],
    [500, { code: 'STATE_VERSION_MISMATCH' }, null],
  ])('after a %i %j is stale', async ([status, body, currentStateVersion]) => {
    const { platform } = await meet(status, { error: 'moved', ...body }, {}, { 'x-request-id': 'r-7' });
    expect(await platform.put(acme, remediation, 'v1')).toEqual({
      kind: 'stale',
      currentStateVersion,
      message: expect.stringMatching(/"moved"\. \(request r-7\)$/) as string,
    });
  });

  test.for([
    [409, { code: 'RESERVED_SLUG' }],
    [409, {}],
    [409, { current_state_version: '' }],
    [409, { code: 'LOCKED', current_state_version: 'v1' }],
    [409, { code: 'RESERVED_SLUG', current_state_version: 'v1' }],
    [412, { code: 'RESERVED_SLUG' }],
    [428, { code: 'IF_MATCH_REQUIRED' }],
    [400, { code: 'UNKNOWN_REFERENCE' }],
  ] as const)('after a %i %j is an error that is not stale', async ([status, body]) => {
    await expect((await meet(status, body)).platform.put(acme, remediation, 'v1')).rejects.toMatchObject({
      name: 'PlatformError',
      status,
    });
  });

  test.for([
    [true, 409, { code: 'RESERVED_SLUG' }],
    [true, 403, { code: 'DEPLOYMENT_NOT_MIGRATED' }],
    [true, 429, {}],
    [false, 409, { code: 'LOCKED' }],
    [false, 403, {}],
    [false, 403, { code: 'WAF_BLOCKED' }],
    [false, 401, {}],
  ] as const)('was surely not processed: %s, after a %i %j', async ([unprocessed, status, body]) => {
    await expect((await meet(status, body)).platform.put(acme, remediation, 'v1')).rejects.toMatchObject({
      unprocessed,
      status,
    });
  });

  test('learns other codes and statuses from the profile', async () => {
    const { platform } = await meet(460, { code: 'MOVED' }, { profile: { staleCodes: ['MOVED'] } });
    expect(await platform.put(acme, remediation, 'v1')).toMatchObject({ kind: 'stale' });
  });
});
