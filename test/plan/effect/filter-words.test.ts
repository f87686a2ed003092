import { describe, expect, test } from 'vitest';
import type { Content } from '../../../src/domain/preview.ts';
import { judge } from '../../../src/plan/effect.ts';
import { policyEntry } from '../build.ts';

type Condition = { type: string; values: readonly string[]; mode?: string };
const of =
  (type: string) =>
  (...values: string[]): Condition => ({ type, values });
const [severity, confidence, tag] = [of('severity'), of('confidence'), of('repository_tag')];
const none = (condition: Condition): Condition => ({ ...condition, mode: 'none' });
const all = (...conditions: unknown[]) => ({ mode: 'all', conditions });
const any = (...conditions: unknown[]) => ({ mode: 'any', conditions });

const policy = (filters: unknown, actions: unknown = [{ type: 'block' }]): Content => ({ name: 'P', filters, actions });
const said = (before: Content | null, after: Content | null): string => {
  const changes = after === null ? 'delete' : 'update';
  const { effect, says } = judge(before === null ? 'create' : changes, policyEntry('p', before, after));
  return `${effect}: ${says}`;
};

describe('what a new policy is about', () => {
  const many = [severity('low'), confidence('low'), tag('a'), tag('b'), tag('c'), tag('d')];
  const told =
    'severity any of low, confidence any of low, repository_tag any of a, repository_tag any of b, repository_tag any of c';

  test.for([
    ['five conditions', all(...many.slice(0, 5)), told.replaceAll(/, (?=[a-z]+_?[a-z]* any)/g, ' and ')],
    ['six', all(...many), `${told.replaceAll(/, (?=[a-z]+_?[a-z]* any)/g, ' and ')} and 1 more conditions`],
    [
      'seven of which one is enough',
      any(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => none(tag(name)))),
      `${['a', 'b', 'c', 'd', 'e'].map((name) => `repository_tag none of ${name}`).join(' or ')} or 2 more conditions`,
    ],
    ['filters of a form that nobody knows', 'severity >= low', 'findings, by filters of a form that is not known'],
  ] as const)('is said of %s', ([, filters, words]) => {
    expect(said(null, policy(filters))).toBe(`stricter: blocks ${words}`);
    expect(said(policy(filters), null)).toBe(`looser: stops blocking ${words}`);
  });
});

const low = severity('low');
const [high, tagged] = [severity('high'), tag('a')];

describe('a change of filters', () => {
  test.for([
    [all(severity('low', 'high')), all(severity('high', 'low')), 'neutral: says the same in another way'],
    [all(none(low), none(high)), all(none(severity('low', 'high'))), 'neutral: says the same in another way'],
    [any(low, high), any(low), 'looser: severity any of high, low → low: stops blocking high'],
    [
      all(severity('low', 'high')),
      all(severity('high', 'medium')),
      'mixed: severity any of high, low → high, medium: stops blocking low, also blocks medium',
    ],
    [
      all(severity('critical', 'high'), none(low)),
      all(severity('critical', 'high'), none(severity('medium'))),
      'neutral: severity none of low → medium: blocks the same findings',
    ],
    [
      all(severity('critical', 'high'), none(severity('critical', 'low'))),
      all(severity('critical', 'high'), none(severity('medium', 'low'))),
      'stricter: severity none of critical, low → low, medium: blocks more findings',
    ],
    [
      all(severity('critical', 'high'), none(low), tagged),
      all(severity('critical', 'high'), none(severity('medium')), tag('b')),
      'mixed: severity none of low → medium; repository_tag any of a → b: stops blocking repository_tag a without b, also blocks repository_tag b without a',
    ],
    [
      all(none(severity('low', 'high'))),
      all(none(severity('high', 'medium'))),
      'mixed: severity none of high, low → high, medium: stops blocking medium, also blocks low',
    ],
    [all(low, tagged), all(high, tagged), 'mixed: severity any of low → high: stops blocking low, also blocks high'],
    [any(low), any(high), 'mixed: severity any of low → high: stops blocking low, also blocks high'],
    [any(low, tagged), any(high, tagged), 'mixed: severity any of low → high: blocks other findings'],
    [any(severity('low', 'high')), any(low), 'looser: severity any of high, low → low: stops blocking high'],
    [
      all(severity('low', 'high')),
      all(low, tagged),
      'looser: severity any of high, low → low; adds condition repository_tag any of a: blocks fewer findings',
    ],
    [
      any(low, tagged),
      all(high, tagged),
      'looser: all conditions must hold, not any; severity any of low → high: blocks fewer findings',
    ],
    [
      all(none(high)),
      all(low),
      'looser: removes condition severity none of high; adds condition severity any of low: blocks fewer findings',
    ],
    [
      all(low),
      all(none(high)),
      'stricter: removes condition severity any of low; adds condition severity none of high: blocks more findings',
    ],
    [
      all(low, tagged),
      any(high, tagged),
      'stricter: any condition is enough, not all; severity any of low → high: blocks more findings',
    ],
    [all(low, tagged), any(low, tagged), 'stricter: any condition is enough, not all: blocks more findings'],
    [any(low, tagged), all(low, tagged), 'looser: all conditions must hold, not any: blocks fewer findings'],
    [all(low), all(low, tagged), 'looser: adds condition repository_tag any of a: blocks fewer findings'],
    [any(low), any(low, tagged), 'stricter: adds condition repository_tag any of a: blocks more findings'],
    [all(low, tagged), all(low), 'stricter: removes condition repository_tag any of a: blocks more findings'],
    [all(tagged), all(tag('a', 'b')), 'stricter: repository_tag any of a → a, b: blocks more findings'],
    [
      all(high, none(low)),
      all(severity('low', 'high'), none(low)),
      'neutral: severity any of high → high, low: blocks the same findings',
    ],
    [
      all(high, tagged, none(tagged)),
      all(low, tagged, none(tagged)),
      'neutral: severity any of high → low: blocks the same findings',
    ],
    [
      all(high, none(low)),
      all(severity('low', 'medium', 'high'), none(low)),
      'stricter: severity any of high → high, low, medium: blocks more findings',
    ],
    [
      all(severity('low', 'high'), tagged),
      all(low, tagged),
      'looser: severity any of high, low → low: stops blocking high',
    ],
    [all(low), all(low, none(high)), 'neutral: adds condition severity none of high: blocks the same findings'],
    [all({ ...low, more: null }), all(high), 'mixed: severity any of low → high: stops blocking low, also blocks high'],
  ] as const)('is told by what it does, %#', ([before, after, words]) => {
    expect(said(policy(before), policy(after))).toBe(words);
  });

  test.for([
    ['a type that nobody knows', all({ type: 'moon', values: ['full'] }), all({ type: 'moon', values: ['new'] })],
    ['a value that nobody knows', all(low), all(severity('deadly'))],
    ['a field that nobody knows', all({ ...low, more: 1 }), all(low)],
  ] as const)('of %s is not known', ([, before, after]) => {
    expect(said(policy(before), policy(after))).toMatch(/^unknown: .*: what that does is not known$/);
  });

  test.for([
    ['filters', 'x'],
    ['conditions', all('x')],
    ['values', all({ type: 'severity', values: 'low' })],
  ] as const)('to %s of a form that nobody knows is not known', ([, filters]) => {
    expect(said(policy(all(low)), policy(filters))).toBe('unknown: has filters of a form that is not known');
    expect(said(policy(filters), policy(all(low)))).toBe('unknown: has filters of a form that is not known');
  });

  test('from one form that nobody knows to another is not known', () => {
    expect(said(policy('x'), policy('y'))).toBe('unknown: has filters of a form that is not known');
  });

  test('of a policy that does nothing changes what it monitors', () => {
    expect(said(policy(all(low), []), policy(all(low, tagged), []))).toBe(
      'neutral: adds condition repository_tag any of a: monitors fewer findings',
    );
    expect(said(policy(all(low), []), policy(all(low, tagged)))).toBe(
      'stricter: Monitor → Block; adds condition repository_tag any of a: monitors fewer findings',
    );
    expect(said(policy(all(low)), policy(all(low, tagged), []))).toBe(
      'looser: Block → Monitor; adds condition repository_tag any of a: monitors fewer findings',
    );
  });

  test('stops what was done before, and does what is done now', () => {
    const [blocks, comments] = [[{ type: 'block' }], [{ type: 'pr_comment' }]];
    const [both, one] = [all(severity('low', 'high')), all(low)];
    expect(said(policy(both, blocks), policy(one, comments))).toBe(
      'looser: Block → Comment; severity any of high, low → low: stops blocking high',
    );
    expect(said(policy(one, blocks), policy(both, comments))).toBe(
      'mixed: Block → Comment; severity any of low → high, low: also comments on high',
    );
  });

  test('beside a condition that nobody knows is known as far as that goes', () => {
    const moon = { type: 'moon', values: ['full'] };
    expect(said(policy(all(moon, low)), policy(all(moon, high)))).toBe(
      'mixed: severity any of low → high: stops blocking low, also blocks high',
    );
  });

  test('is told as what a policy watches where it does nothing before or after', () => {
    const [blocks, idle] = [policy(all(low)), policy(all(high), [])];
    const words = 'severity any of low → high: stops monitoring low, also monitors high';
    expect(said(blocks, idle)).toBe(`looser: Block → Monitor; ${words}`);
    expect(said(policy(all(low), []), policy(all(high)))).toBe(`stricter: Monitor → Block; ${words}`);
  });
});
