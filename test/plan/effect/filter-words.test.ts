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
    'findings where severity is low, and confidence is low, and repository is tagged a, and repository is tagged b, and repository is tagged c';

  test.for([
    ['five conditions', all(...many.slice(0, 5)), told],
    ['six', all(...many), `${told}, and 1 more condition`],
    [
      'seven of which one is enough',
      any(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => none(tag(name)))),
      `findings where ${['a', 'b', 'c', 'd', 'e'].map((name) => `repository is not tagged ${name}`).join(', or ')}, or 2 more conditions`,
    ],
    ['filters of a form that nobody knows', 'severity >= low', 'findings by filters in an unknown form'],
  ] as const)('is said of %s', ([, filters, words]) => {
    expect(said(null, policy(filters))).toBe(`stricter: blocks ${words}`);
    expect(said(policy(filters), null)).toBe(`looser: stops blocking ${words}`);
  });
});

const low = severity('low');
const [high, tagged] = [severity('high'), tag('a')];

describe('a change of filters', () => {
  test.for([
    [all(severity('low', 'high')), all(severity('high', 'low')), 'neutral: equivalent; only the notation differs'],
    [all(none(low), none(high)), all(none(severity('low', 'high'))), 'neutral: equivalent; only the notation differs'],
    [any(low, high), any(low), 'looser: stops blocking: severity high'],
    [
      all(severity('low', 'high')),
      all(severity('high', 'medium')),
      'mixed: stops blocking: severity low; also blocks: severity medium',
    ],
    [
      all(severity('critical', 'high'), none(low)),
      all(severity('critical', 'high'), none(severity('medium'))),
      'neutral: blocks the same findings: severity is not medium (was low)',
    ],
    [
      all(severity('critical', 'high'), none(severity('critical', 'low'))),
      all(severity('critical', 'high'), none(severity('medium', 'low'))),
      'stricter: blocks more findings: severity is neither medium nor low (was critical or low)',
    ],
    [
      all(severity('critical', 'high'), none(low), tagged),
      all(severity('critical', 'high'), none(severity('medium')), tag('b')),
      'mixed: stops blocking: repository tagged a but not b; also blocks: repository tagged b but not a',
    ],
    [
      all(none(severity('low', 'high'))),
      all(none(severity('high', 'medium'))),
      'mixed: stops blocking: severity medium; also blocks: severity low',
    ],
    [all(low, tagged), all(high, tagged), 'mixed: stops blocking: severity low; also blocks: severity high'],
    [any(low), any(high), 'mixed: stops blocking: severity low; also blocks: severity high'],
    [any(low, tagged), any(high, tagged), 'mixed: blocks different findings: severity is high (was low)'],
    [any(severity('low', 'high')), any(low), 'looser: stops blocking: severity high'],
    [
      all(severity('low', 'high')),
      all(low, tagged),
      'looser: blocks fewer findings: severity is low (was high or low); adds the condition that repository is tagged a',
    ],
    [
      any(low, tagged),
      all(high, tagged),
      'looser: blocks fewer findings: all conditions must hold, no longer only one; severity is high (was low)',
    ],
    [
      all(none(high)),
      all(low),
      'looser: blocks fewer findings: removes the condition that severity is not high; adds the condition that severity is low',
    ],
    [
      all(low),
      all(none(high)),
      'stricter: blocks more findings: removes the condition that severity is low; adds the condition that severity is not high',
    ],
    [
      all(low, tagged),
      any(high, tagged),
      'stricter: blocks more findings: one condition is enough, no longer all of them; severity is high (was low)',
    ],
    [
      all(low, tagged),
      any(low, tagged),
      'stricter: blocks more findings: one condition is enough, no longer all of them',
    ],
    [any(low, tagged), all(low, tagged), 'looser: blocks fewer findings: all conditions must hold, no longer only one'],
    [all(low), all(low, tagged), 'looser: blocks fewer findings: adds the condition that repository is tagged a'],
    [any(low), any(low, tagged), 'stricter: blocks more findings: adds the condition that repository is tagged a'],
    [all(low, tagged), all(low), 'stricter: blocks more findings: removes the condition that repository is tagged a'],
    [all(tagged), all(tag('a', 'b')), 'stricter: blocks more findings: repository is tagged a or b (was a)'],
    [
      all(high, none(low)),
      all(severity('low', 'high'), none(low)),
      'neutral: blocks the same findings: severity is high or low (was high)',
    ],
    [
      all(high, tagged, none(tagged)),
      all(low, tagged, none(tagged)),
      'neutral: blocks the same findings: severity is low (was high)',
    ],
    [
      all(high, none(low)),
      all(severity('low', 'medium', 'high'), none(low)),
      'stricter: blocks more findings: severity is high, medium or low (was high)',
    ],
    [all(severity('low', 'high'), tagged), all(low, tagged), 'looser: stops blocking: severity high'],
    [all(low), all(low, none(high)), 'neutral: blocks the same findings: adds the condition that severity is not high'],
    [all({ ...low, more: null }), all(high), 'mixed: stops blocking: severity low; also blocks: severity high'],
  ] as const)('is told by what it does, %#', ([before, after, words]) => {
    expect(said(policy(before), policy(after))).toBe(words);
  });

  test.for([
    ['a type that nobody knows', all({ type: 'moon', values: ['full'] }), all({ type: 'moon', values: ['new'] })],
    ['a value that nobody knows', all(low), all(severity('deadly'))],
    ['a field that nobody knows', all({ ...low, more: 1 }), all(low)],
  ] as const)('of %s is not known', ([, before, after]) => {
    expect(said(policy(before), policy(after))).toMatch(/^unknown: the effect is not known: /);
  });

  test.for([
    ['filters', 'x'],
    ['conditions', all('x')],
    ['values', all({ type: 'severity', values: 'low' })],
  ] as const)('to %s of a form that nobody knows is not known', ([, filters]) => {
    expect(said(policy(all(low)), policy(filters))).toBe('unknown: has filters in an unknown form');
    expect(said(policy(filters), policy(all(low)))).toBe('unknown: has filters in an unknown form');
  });

  test('from one form that nobody knows to another is not known', () => {
    expect(said(policy('x'), policy('y'))).toBe('unknown: has filters in an unknown form');
  });

  test('of a policy that does nothing changes what it monitors', () => {
    expect(said(policy(all(low), []), policy(all(low, tagged), []))).toBe(
      'neutral: monitors fewer findings: adds the condition that repository is tagged a',
    );
    expect(said(policy(all(low), []), policy(all(low, tagged)))).toBe(
      'stricter: Monitor → Block; monitors fewer findings: adds the condition that repository is tagged a',
    );
    expect(said(policy(all(low)), policy(all(low, tagged), []))).toBe(
      'looser: Block → Monitor; monitors fewer findings: adds the condition that repository is tagged a',
    );
  });

  test('stops what was done before, and does what is done now', () => {
    const [blocks, comments] = [[{ type: 'block' }], [{ type: 'pr_comment' }]];
    const [both, one] = [all(severity('low', 'high')), all(low)];
    expect(said(policy(both, blocks), policy(one, comments))).toBe(
      'looser: Block → Comment; stops blocking: severity high',
    );
    expect(said(policy(one, blocks), policy(both, comments))).toBe(
      'mixed: Block → Comment; also comments on: severity high',
    );
  });

  test('beside a condition that nobody knows is known as far as that goes', () => {
    const moon = { type: 'moon', values: ['full'] };
    expect(said(policy(all(moon, low)), policy(all(moon, high)))).toBe(
      'mixed: stops blocking: severity low; also blocks: severity high',
    );
  });

  test('is told as what a policy watches where it does nothing before or after', () => {
    const [blocks, idle] = [policy(all(low)), policy(all(high), [])];
    const words = 'stops monitoring: severity low; also monitors: severity high';
    expect(said(blocks, idle)).toBe(`looser: Block → Monitor; ${words}`);
    expect(said(policy(all(low), []), policy(all(high)))).toBe(`stricter: Monitor → Block; ${words}`);
  });
});
