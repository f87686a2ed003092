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
      'stops blocking: severity low, or repository tagged a but not b; also blocks: severity high, or repository tagged b but not a',
    ],
    [
      'of tags, by those that it lacks',
      all(tagged),
      all(tag('b')),
      'stops blocking: repository tagged a but not b; also blocks: repository tagged b but not a',
    ],
    [
      'of classes, by those that it lacks',
      all(flaw('sqli')),
      all(flaw('xss')),
      'stops blocking: vulnerability class sqli but not xss; also blocks: vulnerability class xss but not sqli',
    ],
    [
      'of classes that must not be there',
      all(none(flaw('sqli'))),
      all(none(flaw('xss'))),
      'stops blocking: vulnerability class xss; also blocks: vulnerability class sqli',
    ],
    [
      'of one condition in place of another',
      all(tagged),
      all(flaw('xss')),
      'stops blocking: vulnerability class other than xss; also blocks: repository not tagged a',
    ],
    [
      'of one condition in place of two',
      all(low, confidence('high')),
      all(tagged),
      'stops blocking: repository not tagged a; also blocks: severity other than low, or confidence other than high',
    ],
    [
      'of one condition that gets narrower while another goes',
      all(severity('low', 'high'), tagged),
      all(low),
      'stops blocking: severity high; also blocks: repository not tagged a',
    ],
    [
      'of one of two alike',
      all(tagged, tag('b')),
      all(tagged, tag('c')),
      'stops blocking: repository tagged b but not c; also blocks: repository tagged c but not b',
    ],
    [
      'of two conditions of which one is enough',
      any(low, tagged),
      any(high, tag('b')),
      'blocks different findings: severity is high (was low); repository is tagged b (was a)',
    ],
    [
      'of two conditions of which one is enough now',
      all(low, tagged),
      any(high, tag('b')),
      'blocks different findings: one condition is enough, no longer all of them; severity is high (was low); repository is tagged b (was a)',
    ],
    [
      'of two conditions of which one was enough',
      any(low, tagged),
      all(high, tag('b')),
      'blocks different findings: all conditions must hold, no longer only one; severity is high (was low); repository is tagged b (was a)',
    ],
    [
      'of two in place of one alike',
      all(tagged),
      all(tag('b'), tag('c')),
      'stops blocking: repository not tagged b, or repository not tagged c; also blocks: repository not tagged a',
    ],
    [
      'of one in place of two alike',
      all(tagged, tag('b')),
      all(tag('c')),
      'stops blocking: repository not tagged c; also blocks: repository not tagged a, or repository not tagged b',
    ],
    [
      'of two in place of two alike',
      all(tagged, tag('b')),
      all(tag('d'), tag('c')),
      'stops blocking: repository not tagged d, or repository not tagged c; also blocks: repository not tagged a, or repository not tagged b',
    ],
    [
      'of one condition that is alone beside the mode',
      any(tagged),
      any(tag('b')),
      'stops blocking: repository tagged a but not b; also blocks: repository tagged b but not a',
    ],
    [
      'of one condition that changes while another takes the place of a third',
      all(low, tagged),
      all(high, flaw('xss')),
      'stops blocking: severity low, or vulnerability class other than xss; also blocks: severity high, or repository not tagged a',
    ],
    [
      'of tags, by no more than five that it lacks',
      all(tag('x')),
      all(tag('a', 'b', 'c', 'd', 'e', 'f')),
      'stops blocking: repository tagged x but not a, b, c, d, e or 1 more; also blocks: repository tagged a, b, c, d, e or 1 more but not x',
    ],
    [
      'but not by what the later filters match none of',
      all(none(high), tagged),
      all(low, none(tag('b'))),
      'stops blocking: severity other than low, or repository tagged b; also blocks: repository not tagged a',
    ],
    [
      'but not by what the earlier filters matched none of',
      all(low, none(tag('b'))),
      all(none(high), tagged),
      'stops blocking: repository not tagged a; also blocks: severity other than low, or repository tagged b',
    ],
    [
      'but not of values that another condition shuts out',
      all(severity('low', 'high'), none(low)),
      all(severity('low', 'critical', 'medium'), none(low)),
      'stops blocking: severity high; also blocks: severity critical or medium',
    ],
    [
      'but not of values that another condition shuts out now',
      all(severity('high', 'low'), none(low)),
      all(severity('critical'), tagged),
      'stops blocking: severity high, or repository not tagged a; also blocks: severity critical',
    ],
    [
      'that would take too many words',
      all(low, tag('a'.repeat(40))),
      all(high, tag('b'.repeat(40))),
      'blocks different findings: severity is high (was low); repository is tagged bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb (was aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa)',
    ],
  ] as const)('is told %s', ([, before, after, words]) => {
    expect(said(before, after)).toBe(`mixed: ${words}`);
  });

  test('is told in up to 160 letters', () => {
    const told = (length: number): string => said(all(low, tagged), all(high, tag('b'.repeat(length))));
    expect(told(19)).toHaveLength('mixed: '.length + 160);
    expect(told(20)).toMatch(/^mixed: blocks different findings: /);
  });
});
