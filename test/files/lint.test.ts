import { describe, expect, test } from 'vitest';
import type { Vocabulary } from '../../src/domain/preview.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { loadFiles } from '../../src/files/load.ts';
import { linted } from './linted.ts';
import { memory } from './memory.ts';

const vocabulary: Vocabulary = {
  conditionTypes: new Map([
    ['severity', { description: '' }],
    ['exposure', { description: '' }],
  ]),
  actionTypes: new Map([
    ['block', { description: '', requires: ['jira'] }],
    ['jira', { description: '', requires: [] }],
  ]),
  values: new Map([['severity', ['high', 'urgent']]]),
  rulesetsAccepted: null,
  exceptionTypes: ['exclude'],
  ruleTypes: ['rule'],
};

function found(text: string, known: Partial<Vocabulary> | null = null, today = '2026-11-21'): string[] {
  const loaded = loadFiles(memory({ 'policies/a.yaml': text }), defaultSettings, { paths: [], deployment: null });
  const problems = [...loaded.problems, ...linted(loaded.bundles, known && { ...vocabulary, ...known }, today)];
  return loaded
    .report(problems)
    .map(({ problem, position }) => `${position?.line}:${position?.column} ${problem.severity} ${problem.code}`);
}

const policy = (condition: string, action: string): string =>
  `name: P\nslug: p\nfilters:\n  mode: all\n  conditions:\n    - { ${condition} }\nactions:\n  - { ${action} }\n`;

const detection = (product: string, rulesets: string, exception: string): string =>
  `product: ${product}\nrulesets: [${rulesets}]\nrules: []\ndisabled: []\nexceptions:\n  - { ${exception}, project: shop }\n`;

describe('with the vocabulary of a platform', () => {
  test.for([
    ['what it knows is right', policy('type: exposure, values: [x]', 'type: jira'), {}, []],
    [
      'a condition type must be known',
      policy('type: confidence, values: [high]', 'type: jira'),
      {},
      ['6:15 error unknown-condition-type'],
    ],
    [
      'an action type must be known',
      policy('type: exposure, values: [x]', 'type: webhook'),
      {},
      ['8:13 error unknown-action-type'],
    ],
    [
      'a value must be one of those listed',
      policy('type: severity, values: [urgent, critical]', 'type: jira'),
      {},
      ['6:42 error unknown-condition-value'],
    ],
    [
      'a type without listed values takes any',
      policy('type: severity, values: [critical]', 'type: jira'),
      { values: new Map() },
      [],
    ],
    [
      'its companions are the ones that count',
      policy('type: exposure, values: [x]', 'type: block'),
      {},
      ['8:5 error missing-companion'],
    ],
    [
      'lists that it leaves empty decide nothing',
      policy('type: confidence, values: [x]', 'type: webhook'),
      { conditionTypes: new Map(), actionTypes: new Map() },
      [],
    ],
    [
      'rulesets may be refused for code',
      detection('code', 'p/a', 'exception_type: exclude, rule: r, rule_type: rule'),
      { rulesetsAccepted: false },
      ['2:12 error rulesets-in-secrets'],
    ],
    [
      'rulesets are taken for code where it does not say',
      detection('code', 'p/a', 'exception_type: exclude, rule: r, rule_type: rule'),
      { rulesetsAccepted: null },
      [],
    ],
    [
      'kinds of exceptions may be refused',
      detection('code', '', 'exception_type: include, rule: r, rule_type: pack'),
      {},
      ['6:23 error unsupported-exception', '6:52 error unsupported-exception'],
    ],
  ] as const)('%s', ([, text, known, expected]) => {
    expect(found(text, known)).toEqual(expected);
  });
});
