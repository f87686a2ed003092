import { describe, expect, test } from 'vitest';
import type { BundleKind } from '../../src/domain/bundle.ts';
import type { Preview } from '../../src/domain/preview.ts';
import { checkShape, Misunderstanding, parseJson } from '../../src/platform/answers.ts';
import { fillRejected, tidyPreview } from '../../src/platform/dry-run.ts';
import { isPreviewAnswer } from '../../src/generated/guards/answers.js';

/** The answer of a dry run as the client reads it. */
const parse = (kind: BundleKind, text: string): Preview =>
  tidyPreview(kind, checkShape(fillRejected(parseJson(text)), isPreviewAnswer), {});
const tidy = (kind: BundleKind, answer: object): Preview =>
  parse(kind, JSON.stringify({ state_version: 'v1', ...answer }));

/** A changed policy as a diff names it. */
const policy = (slug: string, more: object = {}) => ({
  kind: 'RemediationPolicy',
  key: { slug },
  before: { slug, name: 'Old', actions: [] },
  after: { slug, name: 'New', actions: [] },
  ...more,
});

const exceptionKey = {
  product: 'code',
  scope_type: 'project_tag',
  scope_target: 'legacy',
  rule: 'a.b',
  rule_type: 'rule',
};
const exception = (more: object = {}) => ({ kind: 'DetectionPolicyException', key: exceptionKey, ...more });

describe('the answer of a dry run', () => {
  test.for([
    {},
    { creates: null, updates: null, deletes: null, validation_errors: null },
    { creates: [], news: { x: 1 }, took_ms: 3 },
  ])('without a change is empty: %j', (answer) => {
    const empty = { stateVersion: 'v1', creates: [], updates: [], deletes: [], rejections: [] };
    expect(tidy('remediation', answer)).toEqual(empty);
  });

  test('keeps unknown fields and unknown kinds', () => {
    const after = { slug: 'a', actions: [], x_new: { deep: ['x'] } };
    const preview = tidy('remediation', {
      creates: [
        policy('a', { before: null, after }),
        { kind: 'RemediationFolder', key: { path: '/x' }, after: { y: null } },
      ],
    });
    expect(preview.creates).toEqual([
      { object: 'RemediationPolicy', key: { slug: 'a' }, before: null, after },
      { object: 'RemediationFolder', key: { path: '/x' }, before: null, after: { y: null } },
    ]);
  });

  test('has every list of a policy and no field that is not used', () => {
    const filters = { mode: 'all', conditions: [{ type: 'full_scan', values: null, mode: null, x: null }] };
    const before = {
      slug: 'a',
      name: 'A',
      description: null,
      active: null,
      filters,
      actions: [{ type: 'b', config: null }],
    };
    const after = { slug: 'a', filters: { mode: null, conditions: null }, actions: null };
    const { updates } = tidy('remediation', { updates: [policy('a', { before, after })] });
    expect(updates[0]?.before).toEqual({
      slug: 'a',
      name: 'A',
      filters: { mode: 'all', conditions: [{ type: 'full_scan', values: [] }] },
      actions: [{ type: 'b' }],
    });
    expect(updates[0]?.after).toEqual({ slug: 'a', filters: { conditions: [] }, actions: [] });
  });

  test('has every list of a detection policy, and its exceptions have none', () => {
    const preview = tidy('detection/code', {
      updates: [
        {
          kind: 'DetectionPolicy',
          key: { product: 'code' },
          before: { rules: ['r'], exception_type: '' },
          after: { disabled: null },
        },
      ],
      creates: [exception({ after: { rulesets: [], rules: null, disabled: [], exception_type: 'exclude' } })],
    });
    expect(preview.updates[0]).toMatchObject({
      before: { rulesets: [], rules: ['r'], disabled: [] },
      after: { rulesets: [], rules: [], disabled: [] },
    });
    expect(preview.updates[0]?.before).not.toHaveProperty('exception_type');
    expect(preview.creates[0]?.after).toEqual({ exception_type: 'exclude' });
  });

  test('turns validation errors into rejections', () => {
    const preview = tidy('remediation', {
      validation_errors: [
        { code: 'NEW_CODE', message: null, policy_slug: '', context: null, extra: 1 },
        { code: 'X', message: 'bad', policy_slug: 'a', context: { value: 'v', count: 3, gone: null, __proto__: null } },
      ],
    });
    expect(preview.rejections).toEqual([
      { code: 'NEW_CODE', message: '', policySlug: null, context: {} },
      { code: 'X', message: 'bad', policySlug: 'a', context: { value: 'v', count: '3' } },
    ]);
  });

  test.for(['{"validation_errors":[{"code":"X"}]}', '{"validation_errors":[{"code":"X"}],"state_version":null}'])(
    'needs no state version beside validation errors: %s',
    (text) => {
      expect(parse('remediation', text)).toMatchObject({ stateVersion: '', rejections: [{ code: 'X' }] });
    },
  );
});

describe('an answer that contradicts itself is refused', () => {
  test.for<[string, BundleKind, object, string]>([
    [
      'validation errors beside a diff',
      'remediation',
      { validation_errors: [{ code: 'X' }], updates: [policy('a')] },
      'beside a diff',
    ],
    ['a create with a before', 'remediation', { creates: [policy('a')] }, 'in creates that has a "before"'],
    [
      'a create without an after',
      'remediation',
      { creates: [policy('a', { before: null, after: null })] },
      'has no "after"',
    ],
    [
      'an update without a before',
      'remediation',
      { updates: [policy('a', { before: null })] },
      'in updates that has no "before"',
    ],
    ['a delete with an after', 'remediation', { deletes: [policy('a')] }, 'in deletes that has a "after"'],
    [
      'a delete without a key',
      'remediation',
      { deletes: [{ kind: 'RemediationPolicy', before: {} }] },
      "must have required property 'key'",
    ],
    ['a delete with an empty key', 'remediation', { deletes: [policy('a', { key: {} })] }, 'without a key in deletes'],
    [
      'an unknown kind with an empty key',
      'remediation',
      { deletes: [{ kind: 'New', key: {} }] },
      'without a key in deletes',
    ],
    [
      'a policy without a slug',
      'remediation',
      { deletes: [policy('a', { key: { name: 'a' }, after: null })] },
      'key has no slug',
    ],
    ['a policy with an empty slug', 'remediation', { deletes: [policy('', { after: null })] }, 'key has no slug'],
    [
      'a policy with a slug that is no text',
      'remediation',
      { deletes: [policy('a', { key: { slug: 1 }, after: null })] },
      '/deletes/0/key/slug must be string',
    ],
    [
      'a policy under the key of another',
      'remediation',
      { deletes: [policy('a', { key: { slug: 'b' }, after: null })] },
      '"a" under the key "b"',
    ],
    [
      'the same object in two lists',
      'remediation',
      { updates: [policy('a')], deletes: [policy('a', { after: null })] },
      'twice in the diff',
    ],
    ['the same object twice in a list', 'remediation', { updates: [policy('a'), policy('a')] }, 'twice in the diff'],
    [
      'the same unknown object twice',
      'remediation',
      {
        updates: [
          { kind: 'N', key: { a: 1, b: 2 } },
          { kind: 'N', key: { b: 2, a: 1 } },
        ],
      },
      'twice in the diff',
    ],
    [
      'a detection policy in the diff of remediation',
      'remediation',
      { updates: [{ kind: 'DetectionPolicy', key: { product: 'code' }, before: {}, after: {} }] },
      'in the diff of remediation',
    ],
    [
      'a policy in the diff of detection',
      'detection/code',
      { updates: [policy('a')] },
      'in the diff of detection/code',
    ],
    [
      'an exception of another product',
      'detection/secrets',
      { creates: [exception({ after: {} })] },
      'for the product "code", not for secrets',
    ],
    [
      'an unknown kind of another product',
      'detection/secrets',
      { creates: [{ kind: 'N', key: { product: 'code' } }] },
      'for the product "code", not for secrets',
    ],
    [
      'an exception without a scope',
      'detection/code',
      { creates: [exception({ key: { ...exceptionKey, scope_target: '' }, after: {} })] },
      'key has no scope_target',
    ],
    [
      'an exception without a rule',
      'detection/code',
      { creates: [exception({ key: { ...exceptionKey, rule: null }, after: {} })] },
      'key has no rule ',
    ],
    [
      'actions that are no list',
      'remediation',
      { deletes: [policy('a', { before: { slug: 'a', actions: 'block' }, after: null })] },
      '/deletes/0/before/actions must be array',
    ],
    [
      'a list of ours by another name',
      'remediation',
      { validationErrors: [{ code: 'X' }] },
      'under "validationErrors"',
    ],
    [
      'a list of ours in capitals',
      'remediation',
      { Deletes: [policy('a')], updates: [policy('b')] },
      'under "Deletes"',
    ],
    ['changes of a sort that nobody knows', 'remediation', { renames: [policy('a')] }, 'under "renames"'],
    ['a list that is none', 'remediation', { creates: {} }, '/creates must be array'],
    ['an entry that is none', 'remediation', { creates: [null] }, '/creates/0 must be object'],
    ['a state version that is none', 'remediation', { state_version: 7 }, '/state_version must be string'],
  ])('%s', ([, kind, answer, says]) => {
    expect(() => tidy(kind, answer)).toThrow(Misunderstanding);
    expect(() => tidy(kind, answer)).toThrow(says);
  });

  test('but not for unknown fields', () => {
    expect(() =>
      tidy('remediation', { took_ms: 3, meta: { version: 2 }, warnings: [], creates_total: 0 }),
    ).not.toThrow();
  });
});

describe('JSON', () => {
  test('keeps every digit of a 64-bit id, and other numbers and texts as they are', () => {
    expect(parseJson('{"id":9223372036854775807,"negative":-9007199254740993,"text":"9223372036854775807"}')).toEqual({
      id: '9223372036854775807',
      negative: '-9007199254740993',
      text: '9223372036854775807',
    });
    expect(parseJson('[1,9007199254740991,0.1234567890123456,1e300,9223372036854775807]')).toMatchObject([
      1,
      9_007_199_254_740_991,
      0.1234567890123456,
      1e300,
      '9223372036854775807',
    ]);
  });

  test('does not let a key named __proto__ reach a prototype', () => {
    const value = parseJson('{"__proto__":{"polluted":1},"id":9223372036854775807}') as Record<string, unknown>;
    expect(Object.keys(value)).toEqual(['__proto__', 'id']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test.for(['[', 'sesame', '', '{"token":"sesame"', '\uFEFF{}'])('does not quote %j in its error', (text) => {
    expect(() => parseJson(text)).toThrow('it is not JSON, or it was cut off');
    expect(() => parseJson(text)).not.toThrow('sesame');
  });

  test.for(['{"a":1,"a":1}', '{"x":[{"b":{},"c":0,"\\u0062":[]}]}', '{"__proto__":1,"__proto__":2}'])(
    'refuses a name that stands twice: %s',
    (text) => {
      expect(() => parseJson(text)).toThrow('a name stands twice in one object');
    },
  );

  test('lets the same name stand in several objects, and in text', () => {
    expect(parseJson('[{"a":"\\"a\\":"},{"a" : {"a":"a:"}}]')).toEqual([{ a: '"a":' }, { a: { a: 'a:' } }]);
  });

  test.for([65, 100_000, 1_000_000])('refuses %i levels', (levels) => {
    expect(() => parseJson('['.repeat(levels + 1) + ']'.repeat(levels + 1))).toThrow(SyntaxError);
    const objects = `${'{"a":'.repeat(levels + 1)}9223372036854775807${'}'.repeat(levels + 1)}`;
    expect(() => parseJson(objects)).toThrow(SyntaxError);
    expect(() => parseJson('['.repeat(64) + ']'.repeat(64))).not.toThrow();
  });
});
