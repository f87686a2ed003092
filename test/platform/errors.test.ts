import { describe, expect, test } from 'vitest';
import { hintFor, isKnownCode, refusalError, toRefusal } from '../../src/platform/errors.ts';
import { defaultProfile } from '../../src/platform/profile.ts';

const refusal = (status: number, body: unknown, raw = '') => toRefusal(status, body, raw, defaultProfile);
const hint = (status: number, body: unknown) => hintFor(refusal(status, body));

describe('a hint', () => {
  test.for<[number, Record<string, unknown>, string]>([
    [
      400,
      { code: 'UNKNOWN_REFERENCE', missing_references: [{ kind: 'repository_tag', value: 'prod' }] },
      'repository_tag "prod" does not exist on the platform',
    ],
    [400, { code: 'UNKNOWN_REFERENCE' }, 'Something in the files does not exist'],
    [400, { code: 'UNKNOWN_REFERENCE', missing_references: [null, 1, { kind: 1 }] }, 'reference "" does not exist'],
    [400, { code: 'MISSING_DEPENDENT_ACTION', missing_companion: 'pr_comment' }, 'Add the action pr_comment'],
    [400, { code: 'MISSING_DEPENDENT_ACTION' }, 'Add the action that is missing'],
    [400, { code: 'UNSUPPORTED_ACTION_TYPE' }, 'action type that the platform knows'],
    [400, { code: 'INVALID_CONDITION_VALUE' }, 'value that the platform knows'],
    [400, { code: 'ELSE' }, 'Fix the files'],
    [401, {}, 'Check IFMATCH_API_TOKEN'],
    [403, { code: 'DEPLOYMENT_NOT_MIGRATED' }, 'Migrate it to the unified policies first'],
    [403, {}, 'Web API permission'],
    [404, { code: 'PRODUCT_NOT_ENABLED' }, 'not enabled for this deployment'],
    [404, {}, 'token without it gets this answer'],
    [405, {}, 'does not have this operation'],
    [407, {}, 'proxy requires a user name'],
    [408, {}, 'Retry later'],
    [409, { code: 'STATE_VERSION_MISMATCH' }, 'Preview again'],
    [409, { code: 'RESERVED_SLUG' }, 'reserves this slug'],
    [409, {}, 'Read the message'],
    [410, { code: 'DEPLOYMENT_MIGRATED' }, 'has the unified policies now'],
    [410, {}, 'Update ifmatch'],
    [412, {}, 'Preview again'],
    [413, {}, 'exceeds the limit'],
    [415, {}, 'address is the API'],
    [422, {}, 'Fix the files'],
    [428, { code: 'IF_MATCH_REQUIRED' }, 'If-Match header did not arrive'],
    [428, {}, 'If-Match header did not arrive'],
    [429, {}, 'Rate limit'],
    [500, {}, 'Retry later'],
    [501, {}, 'does not have this operation'],
    [503, {}, 'Retry later'],
    [599, {}, 'Retry later'],
    [418, {}, 'address is the API'],
    [204, {}, 'address is the API'],
    // The code counts before the status.
    [500, { code: 'RESERVED_SLUG' }, 'reserves this slug'],
    [412, { code: 'PRODUCT_NOT_ENABLED' }, 'not enabled for this deployment'],
    // A code that is a property of every object is no code of ours.
    [401, { code: 'constructor' }, 'Check IFMATCH_API_TOKEN'],
    [401, { code: '__proto__' }, 'Check IFMATCH_API_TOKEN'],
  ])('for %s %j says what to do', ([status, body, says]) => {
    expect(hint(status, body)).toContain(says);
  });

  test('names the token that the request was sent with, which may be that of one deployment', () => {
    const caller = { id: 'previewRemediationPolicies', scheme: 'WebToken', token: 'IFMATCH_API_TOKEN_ACME' } as const;
    expect(hintFor(refusal(401, {}), caller)).toMatch(/^Check IFMATCH_API_TOKEN_ACME: the token is wrong/);
  });

  test('after a 404 speaks of whatever was given: a slug as much as an id', () => {
    const caller = { id: 'listFindings', scheme: 'WebToken', token: 'IFMATCH_API_TOKEN' } as const;
    expect(hintFor(refusal(404, {}), caller)).toContain('the slugs and ids that were given');
  });

  test('is there for every status', () => {
    for (let status = 100; status < 700; status += 1) expect(hint(status, undefined)).toMatch(/^[A-Z].*\.$/);
  });

  test('knows the codes of the field and no others', () => {
    expect(['RESERVED_SLUG', 'DEPLOYMENT_MIGRATED', 'toString', '', null].map(isKnownCode)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the text of an error', () => {
  test.for<[Record<string, unknown>, string]>([
    [{ error: 'one' }, 'one'],
    [{ message: 'two' }, 'two'],
    [{ detail: 'three' }, 'three'],
    [{ error: 'one', message: 'two', detail: 'three' }, 'one'],
    [{ error: '', message: 'two' }, 'two'],
    [{ error: null, detail: 'three' }, 'three'],
    [{ error: { nested: true }, message: 'two' }, 'two'],
  ])('of %j is %s', ([body, text]) => {
    expect(refusal(500, body, 'raw').text).toBe(text);
  });

  test('is the beginning of the body when it is nowhere else', () => {
    expect(refusal(502, undefined, '<html>\r\n\t<b>Bad Gateway</b>')).toMatchObject({ text: '', isPage: true });
    const page = '<!DOCTYPE html>\n<html><head><title>404 Not Found</title></head><body>nginx</body></html>';
    const asked = { id: 'previewRemediationPolicies', about: 'acme', scheme: 'WebToken', token: null } as const;
    const { message } = refusalError(asked, refusal(404, undefined, page), null, defaultProfile);
    expect(message).toBe(
      'Preview a remediation policies apply (acme): the platform answered 404 with an HTML page, "404 Not Found".',
    );
    expect(refusal(502, { code: 7, reason: 'x' }, '{"code":7,"reason":"x"}')).toMatchObject({
      code: null,
      text: '{"code":7,"reason":"x"}',
    });
  });

  test('is one line of at most 300 characters without control characters', () => {
    const { text } = refusal(500, { error: `\u001B[31mred\u0007\n::error::\u202E${'𝒳'.repeat(400)}` });
    expect(text).toMatch(/^ ?\[31mred ::error:: (𝒳)+ …$/u);
    expect(text.length).toBeLessThanOrEqual(302);
  });

  test('stands in a sentence with what was asked', () => {
    const error = refusalError(
      { id: 'applyRemediationPolicies', about: 'acme', scheme: 'WebToken', token: 'IFMATCH_API_TOKEN' },
      refusal(409, { code: 'RESERVED_SLUG', error: 'slug default is reserved' }),
      'r-1',
      defaultProfile,
    );
    expect(error.message).toBe(
      'Replace the remediation policies bundle, strictly (acme): the platform answered 409 RESERVED_SLUG, "slug default is reserved".',
    );
    expect(error).toMatchObject({ status: 409, code: 'RESERVED_SLUG', requestId: 'r-1' });
  });
});
