import { describe, expect, test } from 'vitest';
import { type DetectionKind, detectionPolicyId, exceptionId, itemId, listId } from '../../../src/domain/bundle.ts';
import { detectionBundle } from '../../../src/files/assemble.ts';
import type { DeclaredDetection } from '../../../src/files/shape/declare.ts';
import type { ExceptionEntry } from '../../../src/generated/types.ts';
import { told } from '../told.ts';

type Given = DeclaredDetection & { readonly file: string };

const none = { lists: { rulesets: null, rules: null, disabled: null }, exceptions: null };

const given = (file: string, more: Partial<DeclaredDetection>): Given => ({
  file,
  kind: 'detection/code',
  ...none,
  ...more,
});

const rule = { exception_type: 'exclude', rule: 'r', rule_type: 'rule' } as const;

const exceptions = (file: string, ...entries: ExceptionEntry[]) =>
  entries.map((value, index) => ({ value, at: { file, pointer: ['exceptions', index] } }));

describe('a detection bundle', () => {
  test.for([
    [null, 'detection/code', { product: 'code' }],
    [null, 'detection/secrets', { product: 'secrets' }],
    ['acme', 'detection/code', { deployment_slug: 'acme', product: 'code' }],
    ['acme', 'detection/secrets', { deployment_slug: 'acme', product: 'secrets' }],
  ] as const satisfies [string | null, DetectionKind, object][])(
    'of deployment %s and kind %s says so in what is sent',
    ([deployment, kind, head]) => {
      const { bundle } = detectionBundle(deployment, kind, [given('a.yaml', {})]);
      expect(bundle).toMatchObject({ deployment, kind });
      expect(bundle.content).toStrictEqual({ ...head, rulesets: [], rules: [], disabled: [], exceptions: [] });
    },
  );

  test('knows a list by the key of the first file that gives it', () => {
    const item = { value: 'r', at: { file: 'b.yaml', pointer: ['rules', 0] } };
    const files = [
      given('a.yaml', {}),
      given('b.yaml', { lists: { ...none.lists, rules: [item] } }),
      given('c.yaml', { lists: { rulesets: [], rules: [], disabled: null } }),
    ];
    expect(detectionBundle(null, 'detection/code', files).bundle.origins).toEqual(
      new Map([
        [detectionPolicyId, { file: 'a.yaml', pointer: ['product'], key: true }],
        [listId('rulesets'), { file: 'c.yaml', pointer: ['rulesets'], key: true }],
        [listId('rules'), { file: 'b.yaml', pointer: ['rules'], key: true }],
        [itemId('rules', 'r'), { file: 'b.yaml', pointer: ['rules', 0] }],
      ]),
    );
  });

  test('sends its exceptions by identity, with the fields that they have', () => {
    const [a, b, c, tag] = [
      { ...rule, project: 'a' },
      { ...rule, project: 'b' },
      { ...rule, project: 'c' },
      { ...rule, project_tag_name: 'a' },
    ];
    expect([tag, a, b, c].map(exceptionId).toSorted()).toEqual([a, b, c, tag].map(exceptionId));
    const files = [given('a.yaml', { exceptions: exceptions('a.yaml', b, tag, c, a) })];
    const { content } = detectionBundle(null, 'detection/code', files).bundle;
    expect('exceptions' in content && content.exceptions).toStrictEqual([a, b, c, tag]);
  });

  test('tells exceptions of the same scope apart from none, also where they have no scope', () => {
    const files = [
      given('a.yaml', {
        lists: { rulesets: [], rules: [], disabled: [] },
        exceptions: exceptions('a.yaml', rule, rule),
      }),
    ];
    expect(detectionBundle(null, 'detection/code', files).problems.map(told)).toEqual([
      'error duplicate-exception at a.yaml/exceptions/1 {"rule":"r","scope":"","first":{"file":"a.yaml","pointer":["exceptions",0]}}',
    ]);
  });
});
