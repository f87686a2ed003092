import { describe, expect, test } from 'vitest';
import type { BundleKind } from '../../src/domain/bundle.ts';
import type { DryRun } from '../../src/domain/dry-run.ts';
import { checkResponseShape, InvalidResponse, parseJson } from '../../src/platform/answers.ts';
import { parseDryRun } from '../../src/platform/parse-dry-run.ts';
import { isPreviewAnswer } from '../../src/generated/guards/answers.js';

/** The answer of a dry run as the client reads it. */
const parse = (kind: BundleKind, text: string): DryRun =>
  parseDryRun(kind, checkResponseShape(parseJson(text), isPreviewAnswer), {});
const tidy = (kind: BundleKind, answer: object): DryRun =>
  parse(kind, JSON.stringify({ state_version: 'v1', ...answer }));

/** A changed policy as a diff names it. */
const policy = (slug: string, more: object = {}) => ({
  kind: 'RemediationPolicy',
  key: { slug },
  before: { slug, name: 'Old', actions: [] },
  after: { slug, name: 'New', actions: [] },
  ...more,
});

describe('the answer of a dry run', () => {
  test.for([
    {},
    { creates: null, updates: null, deletes: null, validation_errors: null },
    { creates: [], news: { x: 1 }, took_ms: 3 },
  ])('without a change is empty: %j', (answer) => {
    const empty = { stateVersion: 'v1', entries: [], rejections: [] };
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
    expect(preview.entries).toEqual([
      { object: 'RemediationPolicy', key: { slug: 'a' }, before: null, after },
      { object: 'RemediationFolder', key: { path: '/x' }, before: null, after: { y: null } },
    ]);
  });

  test('has every list of a policy, and no unused field', () => {
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
    const { entries } = tidy('remediation', { updates: [policy('a', { before, after })] });
    expect(entries[0]?.before).toEqual({
      slug: 'a',
      name: 'A',
      filters: { mode: 'all', conditions: [{ type: 'full_scan', values: [] }] },
      actions: [{ type: 'b' }],
    });
    expect(entries[0]?.after).toEqual({ slug: 'a', filters: { conditions: [] }, actions: [] });
  });

  test('has every list of a detection policy, and exceptions without lists', () => {
    const exception = {
      kind: 'DetectionPolicyException',
      key: { scope_type: 'project_tag', scope_target: 'legacy', rule: 'a.b', rule_type: 'rule' },
      after: { rulesets: [], rules: null, disabled: [], exception_type: 'exclude' },
    };
    const preview = tidy('detection/code', {
      updates: [
        {
          kind: 'DetectionPolicy',
          key: { product: 'code' },
          before: { rules: ['r'], exception_type: '' },
          after: { disabled: null },
        },
      ],
      creates: [exception],
    });
    expect(preview.entries[1]).toMatchObject({
      before: { rulesets: [], rules: ['r'], disabled: [] },
      after: { rulesets: [], rules: [], disabled: [] },
    });
    expect(preview.entries[1]?.before).not.toHaveProperty('exception_type');
    expect(preview.entries[0]?.after).toEqual({ exception_type: 'exclude' });
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
});

describe('an answer that contradicts itself is refused', () => {
  const both = '"before":{"slug":"a","actions":[]},"after":{"slug":"a","actions":[]}';
  const one = (sides: string, key = '{"slug":"a"}') => `{"kind":"RemediationPolicy","key":${key},${sides}}`;
  const key = '{"product":"code","scope_type":"project","scope_target":"shop","rule":"a.b","rule_type":"rule"}';
  const exempt = (given: string) => `{"kind":"DetectionPolicyException","key":${given},"after":{}}`;
  const lists = '{"kind":"DetectionPolicy","key":{"product":"code"},"before":{},"after":{}}';

  test.for<[string, BundleKind, string]>([
    [`"validation_errors":[{"code":"X"}],"updates":[${one(both)}]`, 'remediation', 'beside a diff'],
    [`"creates":[${one(both)}]`, 'remediation', 'in creates that has a "before"'],
    [`"creates":[${one('"after":null')}]`, 'remediation', 'has no "after"'],
    [`"updates":[${one('"after":{}')}]`, 'remediation', 'in updates that has no "before"'],
    [`"deletes":[${one(both)}]`, 'remediation', 'in deletes that has a "after"'],
    ['"deletes":[{"kind":"RemediationPolicy","before":{}}]', 'remediation', "must have required property 'key'"],
    [`"deletes":[${one('"before":{}', '{}')}]`, 'remediation', 'without a key in deletes'],
    ['"deletes":[{"kind":"New","key":{}}]', 'remediation', 'without a key in deletes'],
    [`"deletes":[${one('"before":{}', '{"name":"a"}')}]`, 'remediation', 'key has no slug'],
    [`"deletes":[${one('"before":{}', '{"slug":""}')}]`, 'remediation', 'key has no slug'],
    [`"deletes":[${one('"before":{}', '{"slug":1}')}]`, 'remediation', '/deletes/0/key/slug must be string'],
    [`"deletes":[${one('"before":{"slug":"a"}', '{"slug":"b"}')}]`, 'remediation', '"a" under the key "b"'],
    [`"updates":[${one(both)}],"deletes":[${one('"before":{}')}]`, 'remediation', 'twice in the diff'],
    [`"updates":[${one(both)},${one(both)}]`, 'remediation', 'twice in the diff'],
    [
      '"updates":[{"kind":"N","key":{"a":1,"b":2}},{"kind":"N","key":{"b":2,"a":1}}]',
      'remediation',
      'twice in the diff',
    ],
    [`"updates":[${lists}]`, 'remediation', 'in the diff of remediation'],
    [`"updates":[${one(both)}]`, 'detection/code', 'in the diff of detection/code'],
    [`"creates":[${exempt(key)}]`, 'detection/secrets', 'for the product "code", not for secrets'],
    [
      '"creates":[{"kind":"N","key":{"product":"code"}}]',
      'detection/secrets',
      'for the product "code", not for secrets',
    ],
    [`"creates":[${exempt(key.replace('shop', ''))}]`, 'detection/code', 'key has no scope_target'],
    [`"creates":[${exempt(key.replace('"a.b"', 'null'))}]`, 'detection/code', 'key has no rule '],
    [`"deletes":[${one('"before":{"actions":"block"}')}]`, 'remediation', '/deletes/0/before/actions must be array'],
    [`"deletes":[${one('"before":{"filters":{"conditions":{}}}')}]`, 'remediation', 'with conditions that is no list'],
    ['"validationErrors":[{"code":"X"}]', 'remediation', 'under "validationErrors"'],
    [`"Deletes":[${one(both)}]`, 'remediation', 'under "Deletes"'],
    ['"creates":{}', 'remediation', '/creates must be array'],
    ['"creates":[null]', 'remediation', '/creates/0 must be object'],
  ])('%s of %s', ([answer, kind, says]) => {
    const read = () => parse(kind, `{"state_version":"v1",${answer}}`);
    expect(read).toThrow(InvalidResponse);
    expect(read).toThrow(says);
  });

  test('but not for unknown fields', () => {
    expect(() =>
      tidy('remediation', { took_ms: 3, meta: { version: 2 }, warnings: [], creates_total: 0 }),
    ).not.toThrow();
  });
});

describe('JSON', () => {
  test('keeps 64-bit ids exactly, and other values unchanged', () => {
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
    'refuses a duplicate name: %s',
    (text) => {
      expect(() => parseJson(text)).toThrow('a name occurs twice in one object');
    },
  );

  test('accepts the same name in several objects, and in text', () => {
    expect(parseJson('[{"a":"\\"a\\":"},{"a" : {"a":"a:"}}]')).toEqual([{ a: '"a":' }, { a: { a: 'a:' } }]);
  });

  // As many as an answer may have in 10 MiB; a pattern over them would overflow its stack.
  test.for(['\\n', '\\"', '\\\\'])('reads a text of five million times %s', (escape) => {
    const text = escape.repeat(5_000_000);
    const { a } = parseJson(`{"b":"\\\\","a":"${text}"}`) as { a: string };
    expect(a.length).toBe(5_000_000);
    expect(() => parseJson(`{"a":"${text}","a":"${text}"}`)).toThrow('a name occurs twice in one object');
  });

  test.for([65, 100_000, 1_000_000])('refuses %i levels', (levels) => {
    expect(() => parseJson('['.repeat(levels + 1) + ']'.repeat(levels + 1))).toThrow(SyntaxError);
    const objects = `${'{"a":'.repeat(levels + 1)}9223372036854775807${'}'.repeat(levels + 1)}`;
    expect(() => parseJson(objects)).toThrow(SyntaxError);
    expect(() => parseJson('['.repeat(64) + ']'.repeat(64))).not.toThrow();
  });
});
