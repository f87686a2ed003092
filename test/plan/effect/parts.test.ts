import { describe, expect, test } from 'vitest';
import type { DetectionException } from '../../../src/generated/types.ts';
import { modesOf, readPolicy } from '../../../src/plan/effect/policy-facts.ts';
import { detectionSides } from '../../../src/plan/effect/detection.ts';
import { enforcementOf } from '../../../src/plan/effect/enforcement.ts';
import { makePlan } from '../../../src/plan/plan.ts';
import { detection, diffOfDetection, exceptionEntry, exclude, listsEntry, planned } from '../build.ts';

describe('the other actions of a policy', () => {
  const names = (...actions: object[]): string[] => [...(enforcementOf({ actions })?.deeds.keys() ?? [])];
  const slack = (config: unknown, more: object = {}) => ({ type: 'slack_app', config, ...more });

  test('are the same in whatever order their settings stand', () => {
    expect(names(slack({ channel: '#a', text: 'b' }), slack({ text: 'b', channel: '#a' }))).toHaveLength(1);
    expect(
      names(slack({ channel: '#a', deep: { x: 1, y: 2 } }), slack({ deep: { y: 2, x: 1 }, channel: '#a' })),
    ).toHaveLength(1);
  });

  test.each<[string, object, object]>([
    ['a text', slack({ channel: '#a' }), slack({ channel: '#b' })],
    ['a text that is empty', slack({ channel: '#a', text: '' }), slack({ channel: '#a' })],
    ['a number', slack({ channel: '#a', at: 1 }), slack({ channel: '#a', at: 2 })],
    ['a setting deep inside', slack({ channel: '#a', deep: { x: 1 } }), slack({ channel: '#a', deep: { x: 2 } })],
    ['a field beside the settings', slack({ channel: '#a' }, { until: '1' }), slack({ channel: '#a' }, { until: '2' })],
    ['settings at all', slack({ channel: '#a' }), { type: 'slack_app' }],
    ['the type', slack({ channel: '#a' }), { type: 'jira', config: { channel: '#a' } }],
  ])('are two when they differ in %s', (_, one, other) => {
    expect(names(one, other)).toHaveLength(2);
  });
});

describe('the modes of two filters that are compared', () => {
  const facts = (mode: string, count: number) => {
    const types = ['severity', 'confidence', 'repository_tag'].slice(0, count);
    const conditions = types.map((type) => ({ type, values: [type === 'repository_tag' ? 'a' : 'high'] }));
    const filters = readPolicy(
      { name: 'p', filters: { mode, conditions }, actions: [{ type: 'block' }] },
      null,
    )?.filters;
    if (filters === null || filters === undefined) throw new Error('these filters are known');
    return filters;
  };

  test.each([
    ['any', 1, 'all', 2, ['all', 'all']],
    ['all', 2, 'any', 1, ['all', 'all']],
    ['any', 2, 'all', 2, ['any', 'all']],
    ['any', 2, 'all', 3, ['any', 'all']],
    ['any', 1, 'all', 1, ['all', 'all']],
  ] as const)('%s of %i and %s of %i are compared as %j', (was, many, is, more, modes) => {
    expect(modesOf(facts(was, many), facts(is, more))).toEqual(modes);
  });
});

describe('a rule that is disabled', () => {
  const include = (rule: string, type: DetectionException['rule_type']): DetectionException => ({
    exception_type: 'include',
    rule,
    rule_type: type,
    project: 'acme/api',
  });
  const bundle = (...exceptions: DetectionException[]) => ({ rulesets: [], rules: [], disabled: ['r'], exceptions });
  const isOff = (...exceptions: DetectionException[]): boolean => detectionSides(bundle(...exceptions), []).isOff('r');

  test('is off, unless an exception includes it, or a pack that may hold it', () => {
    expect(isOff()).toBe(true);
    expect(isOff(include('other', 'rule'))).toBe(true);
    expect(isOff({ ...include('r', 'rule'), exception_type: 'exclude' })).toBe(true);
    expect(isOff({ ...include('p/x', 'pack'), exception_type: 'exclude' })).toBe(true);
    expect(isOff(include('r', 'rule'))).toBe(false);
    expect(isOff(include('p/x', 'pack'))).toBe(false);
    expect(detectionSides(bundle(), []).isOff('s')).toBe(false);
  });

  test('was off by the lists and the exceptions that were there', () => {
    const before = listsEntry({ disabled: ['was'] }, { disabled: ['r'] });
    const gone = include('was', 'rule');
    const deleted = exceptionEntry(gone, { exception_type: 'include' }, null);
    expect(detectionSides(bundle(), [before]).wasOff('was')).toBe(true);
    expect(detectionSides(bundle(), [before]).wasOff('r')).toBe(false);
    expect(detectionSides(bundle(), []).wasOff('r')).toBe(true);
    expect(detectionSides(bundle(), [before, deleted]).wasOff('was')).toBe(false);
    expect(detectionSides(bundle(), [before, deleted]).isOff('r')).toBe(true);
  });
});

describe('what is said of a rule that is disabled', () => {
  type Lists = Parameters<typeof detection>[0];
  const saidOf = (live: Lists, sent: Lists): string[] => {
    const diff = diffOfDetection(detection(live).content, detection(sent).content);
    return makePlan([planned(detection(sent), diff)]).bundles.flatMap(({ changes }) =>
      changes.map(({ effect, says }) => `${effect}: ${says}`),
    );
  };
  const both = { rules: ['r'], disabled: ['r'] };
  const off = exclude('r', 'a');

  test.each<[string, Lists, Lists, string[]]>([
    [
      'leaves both lists',
      both,
      {},
      ['neutral: removes rule r and no longer disables it (no effect: it did not run and still does not)'],
    ],
    [
      'leaves both lists beside a ruleset',
      { ...both, rulesets: ['p/a'] },
      { rulesets: ['p/a'] },
      [
        'stricter: removes rule r and no longer disables it (it did not run; now it runs if a ruleset or the platform includes it)',
      ],
    ],
    [
      'leaves both lists with another one',
      { rules: ['r', 's'], disabled: ['r', 's'] },
      {},
      ['neutral: removes rules r, s and no longer disables them (no effect: it did not run and still does not)'],
    ],
    ['leaves the rules only', both, { disabled: ['r'] }, ['neutral: removes disabled rule r (no effect)']],
    ['joins the rules', { disabled: ['r'] }, both, ['neutral: adds disabled rule r (no effect)']],
    ['joins both lists', {}, both, ['neutral: adds disabled rule r (no effect)']],
    [
      'joins both lists beside a ruleset',
      { rulesets: ['p/a'] },
      { ...both, rulesets: ['p/a'] },
      ['looser: disables rule r; adds disabled rule r (no effect)'],
    ],
    [
      'joins both lists as the ruleset goes that may have had it',
      { rulesets: ['p/a'] },
      both,
      ['looser: removes ruleset p/a; disables rule r; adds disabled rule r (no effect)'],
    ],
    [
      'is excluded too',
      { disabled: ['r'] },
      { disabled: ['r'], exceptions: [off] },
      ['neutral: excludes rule r in project a (no effect: the rule is disabled)'],
    ],
    [
      'is enabled, but excluded in a project',
      both,
      { rules: ['r'], exceptions: [off] },
      [
        'stricter: no longer disables rule r',
        'neutral: excludes rule r in project a (no effect: the rule was disabled and stays off here)',
      ],
    ],
    [
      'was only excluded in a project before',
      { rules: ['r'], exceptions: [off] },
      both,
      [
        'neutral: no longer excludes rule r in project a (no effect: the rule is now disabled, so it stays off here)',
        'looser: disables rule r',
      ],
    ],
    [
      'is enabled, and no longer excluded in a project',
      { ...both, exceptions: [off] },
      { rules: ['r'] },
      ['stricter: no longer excludes rule r in project a', 'stricter: no longer disables rule r'],
    ],
    [
      'bears the name of a pack that is excluded',
      { disabled: ['r'] },
      { disabled: ['r'], exceptions: [{ ...off, rule_type: 'pack' }] },
      ['looser: excludes pack r in project a'],
    ],
    [
      'differs from another by white space',
      { rules: ['r'] },
      { rules: ['r '] },
      ['mixed: removes rule r; adds rule "r "'],
    ],
  ])('that %s', (_, live, sent, said) => {
    expect(saidOf(live, sent)).toEqual(said);
  });

  test.each([[undefined], [null], [[]]])('and joins both lists where none ran by a ruleset, told as %j', (rulesets) => {
    const entry = listsEntry({ rulesets }, { rulesets: [], ...both });
    const [change] = planned(detection(both), { updates: [entry] }).changes;
    expect(change).toMatchObject({ effect: 'neutral', says: 'adds disabled rule r (no effect)' });
  });

  test('and leaves both lists of secrets: nobody says which are looked for anyway', () => {
    const entry = { ...listsEntry(both, {}), key: { product: 'secrets' } };
    expect(detectionSides({ rulesets: [], rules: [], disabled: [], exceptions: [] }, [entry]).hasUnlisted).toBe(true);
  });
});
