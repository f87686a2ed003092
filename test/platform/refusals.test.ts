import { describe, expect, test } from 'vitest';
import { acme, meet, remediation } from './server.ts';

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
});
