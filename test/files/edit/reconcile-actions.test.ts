import { expect, test } from 'vitest';
import { textAfterEdit, type LivePolicy, policyText, testEdits } from './edit-one-policy.ts';

const jira = '  - type: jira\n    config:\n      project: A\n      kind: bug\n';
const config = '    config:\n      project: A\n      kind: bug\n';

testEdits('actions', [
  [
    'of two of one type the one that is not live',
    policyText.replace('pr_comment', 'jira').replace('config: {}', 'config: # of B\n      project: B'),
    ({ actions }) => actions.splice(1, 1),
    jira,
    '',
  ],
  ['one that goes', policyText, ({ actions }) => actions.splice(1, 1), jira, ''],
  [
    'one that comes first',
    policyText,
    ({ actions }) => actions.unshift({ type: 'x' }),
    'actions:\n',
    'actions:\n  - type: x\n',
  ],
  [
    'one of the same type that comes before',
    policyText.replace('project: A', 'project: A # ours'),
    ({ actions }) => actions.splice(1, 0, { type: 'jira', config: { project: 'B' } }),
    '  - type: jira\n    config:\n      project: A # ours\n',
    '  - type: jira\n    config:\n      project: B\n  - type: jira\n    config:\n      project: A # ours\n',
  ],
  ['one in between', policyText, ({ actions }) => actions.splice(1, 0, { type: 'x' }), jira, `  - type: x\n${jira}`],
  [
    'some at the end',
    policyText,
    ({ actions }) => actions.push({ type: 'x', config: { a: 'b' } }, { type: 'z', config: {} }),
    'config: {}\n',
    'config: {}\n  - type: x\n    config:\n      a: b\n  - type: z\n',
  ],
  [
    'in another order, with another value',
    policyText,
    ({ actions }) => {
      actions.unshift(...actions.splice(1));
      actions[0]!.config!['project'] = 'B';
    },
    'project: A',
    'project: B',
  ],
  ['a value', policyText, ({ actions }) => (actions[1]!.config!['project'] = 'B'), 'project: A', 'project: B'],
  ['a field less', policyText, ({ actions }) => delete actions[1]!.config!['kind'], '      kind: bug\n', ''],
  ['a field more', policyText, ({ actions }) => (actions[1]!.config!['more'] = 'c'), 'bug\n', 'bug\n      more: c\n'],
  [
    'other fields',
    policyText,
    ({ actions }) => (actions[1]!.config = { other: 'c' }),
    'project: A\n      kind: bug',
    'other: c',
  ],
  [
    'other fields under a comment',
    policyText.replace('config:', 'config: # of ours'),
    ({ actions }) => (actions[1]!.config = { other: 'c', more: 'd' }),
    'project: A\n      kind: bug',
    'other: c\n      more: d',
  ],
  [
    'other fields between brackets',
    policyText.replace(config, '    config: { project: A, kind: bug } # of ours\n'),
    ({ actions }) => (actions[1]!.config = { other: 'c' }),
    'project: A, kind: bug',
    'other: c',
  ],
  [
    'a field for another, while one with a comment stays',
    policyText.replace('project: A', 'project: A # of ours'),
    ({ actions }) => (actions[1]!.config = { project: 'A', more: 'c' }),
    'kind: bug',
    'more: c',
  ],
  [
    'a field of a name that objects have',
    policyText,
    ({ actions }) => (actions[1]!.config = { project: 'A', toString: 'x' } as never),
    'kind: bug',
    'toString: x',
  ],
  ['nothing but their order', policyText, ({ actions }) => actions.unshift(...actions.splice(1)), '', ''],
  ['no fields', policyText, ({ actions }) => (actions[1]!.config = {}), config, ''],
  ['no fields, left out', policyText, ({ actions }) => delete actions[1]!.config, config, ''],
  [
    'first fields',
    policyText,
    ({ actions }) => (actions[0]!.config = { a: 'b' }),
    'block\n',
    'block\n    config:\n      a: b\n',
  ],
  ['none for none', policyText, ({ actions }) => (actions[0]!.config = {}), '', ''],
  [
    'fields for an empty config',
    policyText,
    ({ actions }) => (actions[2]!.config = { a: 'b' }),
    'config: {}',
    'config:\n      a: b',
  ],
  ['none for an empty config', policyText, ({ actions }) => delete actions[2]!.config, '', ''],
]);

const equivalents: readonly [string, (live: LivePolicy) => unknown][] = [
  ['an empty description', (live) => (live.description = '')],
  ['that it is active', (live) => (live.active = true)],
  ['conditions in another order', ({ filters }) => (filters.conditions = filters.conditions.toReversed())],
  ['values in another order', ({ filters }) => (filters.conditions[0]!.values = ['low', 'high'])],
  ['a value twice', ({ filters }) => filters.conditions[0]?.values.push('high')],
  ['a mode that is the default', ({ filters }) => (filters.conditions[0]!.mode = 'any')],
  ['an empty config', ({ actions }) => (actions[0]!.config = {})],
  ['the fields of a config in another order', ({ actions }) => (actions[1]!.config = { kind: 'bug', project: 'A' })],
];

test.for(equivalents)('nothing is written for %s', ([, change]) => {
  expect(textAfterEdit(policyText, change)).toBe(policyText);
});
