import { describe, expect, test } from 'vitest';
import { judge } from '../../../src/plan/effect.ts';
import { policyEntry } from '../build.ts';

type Condition = { type: string; values: readonly string[]; mode?: string };
const of =
  (type: string) =>
  (...values: string[]): Condition => ({ type, values });
const [severity, confidence] = [of('severity'), of('confidence')];
const [tag, flaw] = [of('repository_tag'), of('vulnerability_class')];
const none = (condition: Condition): Condition => ({ ...condition, mode: 'none' });
const all = (...conditions: Condition[]) => ({ mode: 'all', conditions });
const any = (...conditions: Condition[]) => ({ mode: 'any', conditions });
const [low, high, tagged] = [severity('low'), severity('high'), tag('a')];

/** What is said of a policy that blocks, and whose filters change. */
function said(...sides: [before: object, after: object]): string {
  const [before, after] = sides.map((filters) => ({ name: 'P', filters, actions: [{ type: 'block' }] }));
  const { effect, says } = judge('update', policyEntry('p', before ?? null, after ?? null));
  return `${effect}: ${says}`;
}

describe('what filters lose and gain', () => {
  test.for([
    [
      'of two conditions, each by its type',
      all(low, tagged),
      all(high, tag('b')),
      'stops blocking severity low or repository_tag a without b, also blocks severity high or repository_tag b without a',
    ],
    [
      'of tags, by those that it lacks',
      all(tagged),
      all(tag('b')),
      'stops blocking a without b, also blocks b without a',
    ],
    [
      'of classes, by those that it lacks',
      all(flaw('sqli')),
      all(flaw('xss')),
      'stops blocking sqli without xss, also blocks xss without sqli',
    ],
    [
      'of classes that must not be there',
      all(none(flaw('sqli'))),
      all(none(flaw('xss'))),
      'stops blocking xss, also blocks sqli',
    ],
    [
      'of one condition in place of another',
      all(tagged),
      all(flaw('xss')),
      'stops blocking vulnerability_class none of xss, also blocks repository_tag none of a',
    ],
    [
      'of one condition in place of two',
      all(low, confidence('high')),
      all(tagged),
      'stops blocking repository_tag none of a, also blocks severity none of low or confidence none of high',
    ],
    [
      'of one condition that gets narrower while another goes',
      all(severity('low', 'high'), tagged),
      all(low),
      'stops blocking severity high, also blocks repository_tag none of a',
    ],
    [
      'of one of two alike',
      all(tagged, tag('b')),
      all(tagged, tag('c')),
      'stops blocking b without c, also blocks c without b',
    ],
    ['of two conditions of which one is enough', any(low, tagged), any(high, tag('b')), 'blocks other findings'],
    ['of two conditions of which one is enough now', all(low, tagged), any(high, tag('b')), 'blocks other findings'],
    ['of two conditions of which one was enough', any(low, tagged), all(high, tag('b')), 'blocks other findings'],
    [
      'of two in place of one alike',
      all(tagged),
      all(tag('b'), tag('c')),
      'stops blocking repository_tag none of b or repository_tag none of c, also blocks repository_tag none of a',
    ],
    [
      'of one in place of two alike',
      all(tagged, tag('b')),
      all(tag('c')),
      'stops blocking repository_tag none of c, also blocks repository_tag none of a or repository_tag none of b',
    ],
    ['of two in place of two alike', all(tagged, tag('b')), all(tag('d'), tag('c')), 'blocks other findings'],
    [
      'of one condition that is alone beside the mode',
      any(tagged),
      any(tag('b')),
      'stops blocking a without b, also blocks b without a',
    ],
    [
      'of one condition that changes while another takes the place of a third',
      all(low, tagged),
      all(high, flaw('xss')),
      'stops blocking severity low or vulnerability_class none of xss, also blocks severity high or repository_tag none of a',
    ],
    [
      'of tags, by no more than five that it lacks',
      all(tag('x')),
      all(tag('a', 'b', 'c', 'd', 'e', 'f')),
      'stops blocking x without a, b, c, d, e, or 1 more, also blocks a, b, c, d, e, and 1 more without x',
    ],
    [
      'but not by what the later filters match none of',
      all(none(high), tagged),
      all(low, none(tag('b'))),
      'stops blocking severity none of low or repository_tag any of b, also blocks repository_tag none of a',
    ],
    [
      'but not by what the earlier filters matched none of',
      all(low, none(tag('b'))),
      all(none(high), tagged),
      'stops blocking repository_tag none of a, also blocks severity none of low or repository_tag any of b',
    ],
    [
      'but not of values that another condition shuts out',
      all(severity('low', 'high'), none(low)),
      all(severity('low', 'critical', 'medium'), none(low)),
      'stops blocking high, also blocks critical, medium',
    ],
    [
      'but not of values that another condition shuts out now',
      all(severity('high', 'low'), none(low)),
      all(severity('critical'), tagged),
      'stops blocking severity high or repository_tag none of a, also blocks severity critical',
    ],
    [
      'that would take too many words',
      all(low, tag('a'.repeat(40))),
      all(high, tag('b'.repeat(40))),
      'blocks other findings',
    ],
  ] as const)('is told %s', ([, before, after, words]) => {
    const text = said(before, after);
    expect(text.slice(text.lastIndexOf(': ') + 2)).toBe(words);
    expect(text).toMatch(/^mixed: /);
  });

  test('is told in up to 120 letters', () => {
    const told = (length: number): string =>
      said(all(low, tagged), all(high, tag('b'.repeat(length))))
        .split(': ')
        .at(-1) ?? '';
    expect(told(4)).toHaveLength(120);
    expect(told(5)).toBe('blocks other findings');
  });
});
