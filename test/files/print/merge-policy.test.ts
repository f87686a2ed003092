import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { mergePolicy } from '../../../src/files/print/merge-policy.ts';
import { patchText } from '../../../src/files/print/yaml/patch.ts';
import type { PolicyEntry, RemediationPolicy } from '../../../src/generated/types.ts';

type Live = RemediationPolicy & { slug: string };

const policy = `name: A
slug: a
filters:
  mode: all
  conditions:
    - type: severity
      values: [high, low]
    - type: severity
      values: [x]
      mode: none
    - type: tag
      values: [t]
actions:
  - type: block
  - type: jira
    config:
      project: A
      kind: bug
  - type: pr_comment
    config: {}
`;
const described = policy.replace('filters:', 'description: Why.\nfilters:');

/** The text of a policy once it says what is live; that is the policy itself with some fields changed. */
function after(text: string, change: (live: Live) => void): string | null {
  const old = load(text) as PolicyEntry;
  const live = structuredClone({ slug: 'a', ...old }) as Live;
  change(live);
  return patchText(text, mergePolicy(old, live));
}

type Row = readonly [name: string, before: string, change: (live: Live) => void, from: string, to: string];
const rows = (title: string, all: readonly Row[]): void => {
  test.for(all)(`${title}: %s`, ([, before, change, from, to]) => {
    expect(before).toContain(from);
    expect(after(before, change)).toBe(before.replace(from, to));
  });
};

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

const jira = '  - type: jira\n    config:\n      project: A\n      kind: bug\n';
const config = '    config:\n      project: A\n      kind: bug\n';

rows('actions', [
  [
    'of two of one type the one that is not live',
    policy.replace('pr_comment', 'jira').replace('config: {}', 'config: # of B\n      project: B'),
    ({ actions }) => actions.splice(1, 1),
    jira,
    '',
  ],
  ['one that goes', policy, ({ actions }) => actions.splice(1, 1), jira, ''],
  [
    'one that comes first',
    policy,
    ({ actions }) => actions.unshift({ type: 'x' }),
    'actions:\n',
    'actions:\n  - type: x\n',
  ],
  ['one in between', policy, ({ actions }) => actions.splice(1, 0, { type: 'x' }), jira, `  - type: x\n${jira}`],
  [
    'some at the end',
    policy,
    ({ actions }) => actions.push({ type: 'x', config: { a: 'b' } }, { type: 'z', config: {} }),
    'config: {}\n',
    'config: {}\n  - type: x\n    config:\n      a: b\n  - type: z\n',
  ],
  [
    'in another order',
    policy,
    ({ actions }) => actions.unshift(...actions.splice(1, 1)),
    `  - type: block\n${jira}`,
    `${jira}  - type: block\n`,
  ],
  ['a value', policy, ({ actions }) => (actions[1]!.config!['project'] = 'B'), 'project: A', 'project: B'],
  ['a field less', policy, ({ actions }) => delete actions[1]!.config!['kind'], '      kind: bug\n', ''],
  ['a field more', policy, ({ actions }) => (actions[1]!.config!['more'] = 'c'), 'bug\n', 'bug\n      more: c\n'],
  [
    'other fields',
    policy,
    ({ actions }) => (actions[1]!.config = { other: 'c' }),
    'project: A\n      kind: bug',
    'other: c',
  ],
  [
    'a field of a name that objects have',
    policy,
    ({ actions }) => (actions[1]!.config = { project: 'A', toString: 'x' } as never),
    'kind: bug',
    'toString: x',
  ],
  ['no fields', policy, ({ actions }) => (actions[1]!.config = {}), config, ''],
  ['no fields, left out', policy, ({ actions }) => delete actions[1]!.config, config, ''],
  [
    'first fields',
    policy,
    ({ actions }) => (actions[0]!.config = { a: 'b' }),
    'block\n',
    'block\n    config:\n      a: b\n',
  ],
  ['none for none', policy, ({ actions }) => (actions[0]!.config = {}), '', ''],
  [
    'fields for an empty config',
    policy,
    ({ actions }) => (actions[2]!.config = { a: 'b' }),
    'config: {}',
    'config:\n      a: b',
  ],
  ['none for an empty config', policy, ({ actions }) => delete actions[2]!.config, '', ''],
]);
