import { expect, test } from 'vitest';
import { after, described, type Live, policy, rows } from './merged.ts';

rows('a policy', [
  ['nothing', policy, () => {}, '', ''],
  ['its name', policy, (live) => (live.name = 'B'), 'name: A', 'name: B'],
  ['its mode', policy, ({ filters }) => (filters.mode = 'any'), 'mode: all', 'mode: any'],
  ['a first description', policy, (live) => (live.description = 'Why.'), 'slug: a', 'slug: a\ndescription: Why.'],
  ['another description', described, (live) => (live.description = 'So.'), 'Why.', 'So.'],
  ['no description', described, (live) => delete live.description, 'description: Why.\n', ''],
  ['an empty one for none', `${policy}description: ""\n`, (live) => delete live.description, '', ''],
  ['switched off', policy, (live) => (live.active = false), 'slug: a', 'slug: a\nactive: false'],
  ['off, described', described, (live) => (live.active = false), 'Why.', 'Why.\nactive: false'],
  ['off, said on', `${policy}active: true\n`, (live) => (live.active = false), 'active: true', 'active: false'],
  ['on, said off', `${policy}active: false\n`, (live) => delete live.active, 'active: false', 'active: true'],
  ['on, said so', `${policy}active: true\n`, (live) => delete live.active, '', ''],
  ['its name, said on in capitals', `${policy}active: TRUE\n`, (live) => (live.name = 'B'), 'name: A', 'name: B'],
]);

test('a policy without a slug gets it behind its name, and what is new behind that', () => {
  const change = (live: Live): void => void Object.assign(live, { description: 'Why.', active: false });
  expect(after(policy.replace('slug: a\n', ''), change)).toBe(
    policy.replace('slug: a', 'slug: a\ndescription: Why.\nactive: false'),
  );
});

const severity = '    - type: severity\n      values: [x]\n      mode: none\n';

test('a name that stays keeps its lines', () => {
  const folded = policy.replace('name: A', 'name: A\n  and more');
  expect(after(folded, ({ filters }) => (filters.mode = 'any'))).toBe(folded.replace('mode: all', 'mode: any'));
});

rows('conditions', [
  ['in another order', policy, ({ filters }) => (filters.conditions = filters.conditions.toReversed()), '', ''],
  [
    'with values in another order',
    policy,
    ({ filters }) => (filters.conditions[0]!.values = ['low', 'high', 'low']),
    '',
    '',
  ],
  [
    'of one type and mode in another order',
    policy.replace('      mode: none\n', ''),
    ({ filters }) => (filters.conditions = filters.conditions.toReversed()),
    '',
    '',
  ],
  ['with the usual mode written', policy, ({ filters }) => (filters.conditions[0]!.mode = 'any'), '', ''],
  ['one that goes', policy, ({ filters }) => filters.conditions.splice(1, 1), severity, ''],
  ['one that is there twice', policy, ({ filters }) => filters.conditions.push(filters.conditions[0]!), '', ''],
  [
    'one that is new',
    policy,
    ({ filters }) => filters.conditions.push({ type: 'z', values: ['v', 'v'], mode: 'none' }),
    'values: [t]\n',
    'values: [t]\n    - type: z\n      values: [v]\n      mode: none\n',
  ],
  [
    'one that is new with the usual mode',
    policy,
    ({ filters }) => filters.conditions.push({ type: 'z', values: ['v'], mode: 'any' }),
    'values: [t]\n',
    'values: [t]\n    - type: z\n      values: [v]\n',
  ],
  [
    'one that takes the place of another type',
    policy,
    ({ filters }) => filters.conditions.splice(2, 1, { type: 'z', values: ['v'] }),
    '    - type: tag\n      values: [t]',
    '    - type: z\n      values: [v]',
  ],
  [
    'values that come and go',
    policy,
    ({ filters }) => (filters.conditions[0]!.values = ['low', 'critical']),
    '[high, low]',
    '[critical, low]',
  ],
  [
    'one that gets a mode',
    policy,
    ({ filters }) => (filters.conditions[2]!.mode = 'none'),
    'values: [t]',
    'values: [t]\n      mode: none',
  ],
  [
    'one that gets a mode and has its type last',
    policy.replace('- type: tag\n      values: [t]', '- values: [t]\n      type: tag'),
    ({ filters }) => (filters.conditions[2]!.mode = 'none'),
    'values: [t]',
    'values: [t]\n      mode: none',
  ],
  [
    'one that keeps its mode, which it repeats from another',
    policy.replace('mode: none', 'mode: &m none').replace('values: [t]', 'values: [t]\n      mode: *m'),
    ({ filters }) => (filters.conditions[2]!.values = ['v']),
    '[t]',
    '[v]',
  ],
  ['one that loses its mode', policy, ({ filters }) => delete filters.conditions[1]!.mode, 'mode: none', 'mode: any'],
  [
    'one that is nearest to the edited one of its mode',
    policy,
    ({ filters }) =>
      filters.conditions.splice(
        0,
        2,
        { type: 'severity', values: ['y'], mode: 'none' },
        { type: 'severity', values: ['high', 'low'] },
      ),
    '[x]',
    '["y"]',
  ],
  [
    'two of one type that change places and values',
    policy,
    ({ filters }) =>
      filters.conditions.splice(
        0,
        2,
        { type: 'severity', values: ['z'], mode: 'none' },
        { type: 'severity', values: ['high'] },
      ),
    'values: [high, low]\n    - type: severity\n      values: [x]',
    'values: [high]\n    - type: severity\n      values: [z]',
  ],
]);
