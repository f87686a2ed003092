import fc from 'fast-check';
import { dump } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { printPlainly } from '../../../src/render/yaml-diff.ts';

const printed = (fields: object): string[] => dump(fields, { lineWidth: -1, noRefs: true }).trimEnd().split('\n');

const policy = {
  name: 'Block criticals',
  slug: 'block-criticals',
  description: 'Agreed with the teams:\nfixed "first", then merged # always\n\n- or not\n',
  active: true,
  filters: { mode: 'all', conditions: [{ type: 'severity', mode: 'any', values: ['critical', 'high'] }] },
  actions: [{ type: 'slack_app', config: { channel: '#appsec-alerts' } }, { type: 'block' }],
};

// What YAML reads as something else than text, has a sign for, or cannot show as it is.
const pieces = [
  ...'a é 日本 1 0x1f 1e3 2027-01-31 12:30 null Null ~ yes No on TRUE : # - --- ... ? ! & * | > @ % ` [ ] { } << .inf \\'.split(
    ' ',
  ),
  ' ',
  ': ',
  ' #',
  '- ',
  '\n',
  '\t',
  '\r',
  '\u0085',
  '\u00A0',
  '\u2028',
  '\uFEFF',
  '\u{1F600}',
  '\u0007',
];
const tame = ['a', 'Ab c', 'd.', '-e', '---', ',', "'", '"', '{', '=', ':f', '#g', '\n', '\n\n', 'y', '1'];
const made = (some: readonly string[]) =>
  fc.array(fc.constantFrom(...some), { maxLength: 6 }).map((all) => all.join(''));
const text = fc.oneof(
  { weight: 6, arbitrary: made(tame).map((end) => `b${end}`) },
  { weight: 2, arbitrary: made(tame) },
  { weight: 1, arbitrary: made(pieces) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii' }) },
);
const { object } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    { weight: 4, arbitrary: text },
    { weight: 1, arbitrary: fc.boolean() },
    { weight: 1, arbitrary: fc.constantFrom(1, null) },
    { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
    { weight: 3, arbitrary: tie('object') },
  ),
  object: fc.dictionary(fc.oneof(fc.constantFrom('name', 'values', 'mode', 'x-1', 'on'), text), tie('value'), {
    maxKeys: 4,
  }),
}));

describe('YAML that is printed without the library', () => {
  test('is what most policies hold', () => {
    expect(printPlainly(policy)).toEqual(printed(policy));
  });

  test('is none of what needs quotes or escapes', () => {
    const odd = [
      'no',
      'null',
      '1',
      '',
      ' a',
      'a ',
      'a: b',
      'a #b',
      'a:',
      '- a',
      'é',
      'a\tb',
      ' a\nb',
      'a \nb',
      '\na',
      'a\n\n',
      '#a b',
    ];
    expect(odd.filter((one) => printPlainly({ a: one }) !== null)).toEqual([]);
    const empty = [{}, [], null, undefined, 1, [[]], [['a']], [{}], { on: 'a' }, { 'a b': 'c' }, { 1: 'a' }];
    expect(empty.filter((one) => printPlainly({ a: one }) !== null)).toEqual([]);
  });

  test('is the same, line by line, for whatever an object may hold', () => {
    let plain = 0;
    fc.assert(
      fc.property(object, (fields) => {
        const lines = printPlainly(fields);
        if (lines === null) return;
        plain += 1;
        expect(lines).toEqual(printed(fields));
      }),
      { numRuns: 5000, seed: 20_261_121 },
    );
    expect(plain).toBeGreaterThan(100);
  });

  test('may have millions of lines', () => {
    const lines = Array.from({ length: 2_000_000 }, () => 'b');
    expect(printPlainly({ a: lines.join('\n') })).toHaveLength(1 + lines.length);
  });

  test('is the same for every text beside others', () => {
    let plain = 0;
    fc.assert(
      fc.property(text, text, (one, other) => {
        const fields = { a: one, b: [other, { c: other, d: { e: one } }], f: 'g' };
        const lines = printPlainly(fields);
        if (lines === null) return;
        plain += 1;
        expect(lines).toEqual(printed(fields));
      }),
      { numRuns: 5000, seed: 20_261_121 },
    );
    expect(plain).toBeGreaterThan(100);
  });
});
