import { describe, expect, test } from 'vitest';
import type { Content } from '../../../src/domain/preview.ts';
import { judge } from '../../../src/plan/effect.ts';
import { detection, diffOfDetection, exceptionEntry, exclude, listsEntry, planned } from '../build.ts';

const verbOf = (before: Content | null, after: Content | null): 'create' | 'update' | 'delete' => {
  if (before === null) return 'create';
  return after === null ? 'delete' : 'update';
};
const excludes = { exception_type: 'exclude' };

function saidOf(before: Content | null, after: Content | null, more: Content = {}): string {
  const entry = exceptionEntry(exclude('r'), before, after);
  const { effect, says } = judge(verbOf(before, after), { ...entry, key: { ...entry.key, ...more } });
  return `${effect}: ${says}`;
}

describe('an exception', () => {
  test.for([
    [{}, 'rule r in project acme/api'],
    [{ scope_type: 'project_tag', scope_target: 'prod' }, 'rule r in every project tagged prod'],
    [{ scope_type: 'team', scope_target: 'web  api', rule_type: 'pack' }, 'pack r in team "web  api"'],
    [{ scope_type: 'project', scope_target: '' }, 'rule r in project ""'],
  ] as const)('%j is of %s', ([key, where]) => {
    expect(saidOf(null, excludes, key)).toBe(`looser: excludes ${where}`);
    expect(saidOf(excludes, null, key)).toBe(`stricter: no longer excludes ${where}`);
    expect(saidOf(excludes, excludes, key)).toBe(`unknown: no visible change for ${where}`);
  });

  test.for([
    [{ exception_type: 'mute' }, null, 'exception type mute → none'],
    [null, { exception_type: 'mute' }, 'exception type none → mute'],
    [null, {}, 'exception type none → not given'],
    [{ exception_type: 5 }, excludes, 'exception type not given → exclude'],
  ] as const)('of a type that nobody knows is not known: %j and %j', ([before, after, words]) => {
    expect(saidOf(before, after)).toBe(`unknown: ${words} for rule r in project acme/api`);
  });

  test('that changes tells each field that nobody knows; one that comes or goes only what may turn it', () => {
    expect(saidOf(excludes, { ...excludes, until: 'x' })).toBe('unknown: changes unknown field until');
    expect(saidOf(null, { ...excludes, until: 'x' })).toBe('looser: excludes rule r in project acme/api');
    expect(saidOf({ ...excludes, until: 'x' }, null)).toBe('stricter: no longer excludes rule r in project acme/api');
    expect(saidOf(null, { ...excludes, rules: ['s'] })).toBe(
      'unknown: excludes rule r in project acme/api; changes unknown field rules',
    );
    const known = { rule: 'a', rule_type: 'b', project: 'c', project_tag_name: 'd', product: 'e' };
    expect(saidOf({ ...excludes, ...known }, { exception_type: 'include' })).toBe(
      'stricter: includes, and no longer excludes, rule r in project acme/api',
    );
  });
});

test('lists of which one side is not told are those of the other', () => {
  const [come, gone] = [listsEntry({}, { rules: ['a'] }), listsEntry({ rules: ['a'] }, {})];
  expect(judge('update', { ...come, before: null })).toEqual({ effect: 'stricter', says: 'adds rule a' });
  expect(judge('update', { ...gone, after: null })).toEqual({ effect: 'looser', says: 'removes rule a' });
});

test('a disabled rule beside what is no text is told', () => {
  const odd = { rules: ['r'], disabled: ['r', 5] };
  const said = [
    planned(detection({}), { updates: [listsEntry(odd, {})] }),
    planned(detection({ rules: ['r'], disabled: ['r'] }), {
      updates: [listsEntry({ disabled: [5] }, { rules: ['r'], disabled: ['r'] })],
    }),
  ].map(({ changes }) => changes[0]?.says);
  const unclear = 'disables rules in an unknown form';
  expect(said).toEqual([
    `${unclear}; removes disabled rule r (no effect); no longer ${unclear}`,
    `${unclear}; adds disabled rule r (no effect); no longer ${unclear}`,
  ]);
});

test.for([
  [{ rules: ['a', 5] }, { rules: ['a'] }, 'removes rules in an unknown form; adds rules in an unknown form'],
  [{}, { disabled: 'x' }, 'disables rules in an unknown form; no longer disables rules in an unknown form'],
  [
    { disabled: 'x', rules: ['a'] },
    { rules: [] },
    'removes rule a; disables rules in an unknown form; no longer disables rules in an unknown form',
  ],
  [
    { rules: 'x' },
    { rules: ['a'], disabled: ['b'] },
    'removes rules in an unknown form; disables rule b; adds rules in an unknown form',
  ],
] as const)('lists of a form that nobody knows are not known: %j and %j', ([before, after, words]) => {
  expect(judge('update', listsEntry(before, after))).toEqual({ effect: 'unknown', says: words });
});

test('a hundred thousand rules that were disabled go from both lists at once', () => {
  const rules = Array.from({ length: 100_000 }, (_, index) => `rule-${String(index)}`);
  const [both, none] = [detection({ rules, disabled: rules }), detection({})];
  const saidBy = (before: typeof both, after: typeof both): string[] =>
    planned(after, diffOfDetection(before.content, after.content)).changes.map(({ says }) => says);
  expect(saidBy(both, none)).toMatchObject([expect.stringMatching(/^removes .* and no longer disables them/)]);
  expect(saidBy(none, both)).toMatchObject([expect.stringMatching(/^adds disabled rules .*\(no effect\)$/)]);
});
