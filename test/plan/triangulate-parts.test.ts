import { describe, expect, test } from 'vitest';
import type { Content } from '../../src/domain/preview.ts';
import type { TriangulatedBundle } from '../../src/domain/drift.ts';
import type { RemediationPolicy } from '../../src/generated/types.ts';
import { diffOfPolicies, policy, remediation } from './build.ts';
import { triangulated } from './triangulate-build.ts';

/** `name | conditions | actions`, a condition as `type:values`. */
function read(text: string): RemediationPolicy {
  const [name = '', conditions = '', actions = ''] = text.split('|').map((part) => part.trim());
  const words = (part: string): string[] => part.split(' ').filter((word) => word !== '');
  const condition = (word: string) => {
    const [type = '', value = ''] = word.split(':');
    return { type, values: value === '' ? [] : value.split(',') };
  };
  return policy('a', {
    name,
    filters: { mode: 'all', conditions: words(conditions).map(condition) },
    actions: words(actions).map((type) => ({ type })),
  });
}

function written(content: Content): string {
  const { name, filters, actions } = content as RemediationPolicy;
  const conditions = filters.conditions.map(({ type, values }) => `${type}:${values.join()}`);
  return [name, conditions.join(' '), actions.map(({ type }) => type).join(' ')].join(' | ').trim();
}

const originsOf = ({ changes }: TriangulatedBundle): string[] => changes.map(({ origin }) => origin);
const liveIn = ({ live }: TriangulatedBundle): string[] =>
  live.map((change) => (change.verb === 'delete' ? 'gone' : `${change.verb} ${written(change.after)}`));

type Case = { base: string | null; files: string; live: string; is: 'own' | 'both'; has: string | null };
const cases: [string, Case][] = [
  [
    'a condition that both brought is live, one that only the files bring is their own',
    {
      base: 'n | s:a | block',
      files: 'n | s:a s:b s:c | block',
      live: 'n | s:a s:b | block',
      is: 'own',
      has: 'update n | s:a s:b | block',
    },
  ],
  [
    'an action that both brought is live, one that only the files bring is their own',
    {
      base: 'n | s:a | block',
      files: 'n | s:a | block pr jira',
      live: 'n | s:a | block pr',
      is: 'own',
      has: 'update n | s:a | block pr',
    },
  ],
  [
    'a type that both removed says nothing of what another type gets',
    { base: 'n | s:a t:x | b', files: 'n | t:x t:y | b', live: 'n | t:x | b', is: 'own', has: 'update n | t:x | b' },
  ],
  [
    'a condition of two, of which the files remove one that the platform has kept, is no replacement',
    {
      base: 'n | s:a s:d | b',
      files: 'n | s:a s:b | b',
      live: 'n | s:a s:d s:b | b',
      is: 'own',
      has: 'update n | s:a s:d s:b | b',
    },
  ],
  [
    'a condition that both replaced, each by another one, is both, and its going is not live',
    { base: 'n | s:a s:d | b', files: 'n | s:b s:d | b', live: 'n | s:c s:d | b', is: 'both', has: null },
  ],
  [
    'a condition that stands twice on the platform is no edit',
    {
      base: 'n | s:a | b',
      files: 'n | s:a s:b s:c | b',
      live: 'n | s:a s:a s:b | b',
      is: 'own',
      has: 'update n | s:a s:b | b',
    },
  ],
  [
    'a condition whose values the platform has in another order is no edit',
    {
      base: 'n | s:a,b | one',
      files: 'n | s:a,b | one two three',
      live: 'n | s:b,a | one two',
      is: 'own',
      has: 'update n | s:a,b | one two',
    },
  ],
  [
    'an action that stands twice on the platform is an edit',
    { base: 'n | s:a | jira', files: 'm | s:a | jira', live: 'n | s:a | jira jira', is: 'both', has: null },
  ],
  [
    'an action that is live leaves the condition alone that reads like it',
    {
      base: 'n | x: s:a | block',
      files: 'n | s:a | block x',
      live: 'n | x: s:a | block x',
      is: 'own',
      has: 'update n | x: s:a | block x',
    },
  ],
  [
    'an order of actions that is live moves the actions only, whatever else is live',
    {
      base: 'n | s:a s:b | one two three',
      files: 'm | s:b s:a | three two one jira',
      live: 'm | s:a s:b | three two one',
      is: 'own',
      has: 'update m | s:a s:b | three two one',
    },
  ],
  [
    'an order of the files alone is not live because the name is',
    {
      base: 'n | s:a | one two',
      files: 'm | s:a | two one',
      live: 'm | s:a | one two',
      is: 'own',
      has: 'update m | s:a | one two',
    },
  ],
  [
    'an order of the files alone is not live because another action is',
    {
      base: 'n | s:a | one two',
      files: 'n | s:a | two one new',
      live: 'n | s:a | one two new',
      is: 'own',
      has: 'update n | s:a | one two new',
    },
  ],
  [
    'an action that both brought to the front leaves the order of the files their own',
    {
      base: 'n | s:a | one two',
      files: 'n | s:a | new two one',
      live: 'n | s:a | new one two',
      is: 'own',
      has: 'update n | s:a | one two new',
    },
  ],
  [
    'an action that both brought, each to another place, is both, whatever else the files do',
    {
      base: 'n | s:a | block',
      files: 'm | s:a | pr block jira',
      live: 'n | s:a | block pr',
      is: 'both',
      has: 'update n | s:a | block pr',
    },
  ],
  [
    'an action that both brought between others, which only the files turn round, is both',
    {
      base: 'n | s:a | two one',
      files: 'n | s:a | one pr two',
      live: 'n | s:a | two pr one',
      is: 'both',
      has: 'update n | s:a | two one pr',
    },
  ],
  [
    'an action that both brought to one place, beside others that each has alone, is live',
    {
      base: 'n | s:a | one gone',
      files: 'm | s:a | new one pr',
      live: 'n | s:a | one gone pr',
      is: 'own',
      has: 'update n | s:a | one gone pr',
    },
  ],
  [
    'of actions that both made in another order neither holds all of the other',
    { base: null, files: 'n | s:a | one two three', live: 'n | s:a | two one', is: 'both', has: null },
  ],
  [
    'of what both made, the files with more, the platform has what stands there',
    {
      base: null,
      files: 'n | s:a s:b | block',
      live: 'n | s:a | block',
      is: 'own',
      has: 'create n | s:a | block',
    },
  ],
  [
    'of what both made, the platform with more, it has what the files say, and an apply takes the rest back',
    {
      base: null,
      files: 'n | s:a | block',
      live: 'n | s:a s:b | block',
      is: 'both',
      has: 'create n | s:a | block',
    },
  ],
];

describe.each([
  ['where the platform told of the base', true],
  ['where it did not', false],
])('%s', (_, asked) => {
  test.each(cases)('%s', (_case, { base, files, live, is, has }) => {
    const before = base === null ? [] : [read(base)];
    const there = [read(live)];
    const { updates = [], deletes = [] } = diffOfPolicies(there, before);
    const told = triangulated(
      remediation(before),
      remediation([read(files)]),
      diffOfPolicies(there, [read(files)]),
      asked ? [...updates, ...deletes] : null,
    );
    expect(originsOf(told)).toEqual([is]);
    expect(liveIn(told)).toEqual(has === null ? [] : [has]);
  });
});
