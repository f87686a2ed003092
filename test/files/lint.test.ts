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

describe('offline', () => {
  test.for([
    ['types and values that were seen', policy('type: severity, values: [high, critical]', 'type: jira'), []],
    ['values of a type that has any', policy('type: repository_tag, values: [whatever]', 'type: jira'), []],
    [
      'a condition type nobody has seen',
      policy('type: exposure, values: [x]', 'type: jira'),
      ['6:15 warning unknown-condition-type'],
    ],
    [
      'an action type nobody has seen',
      policy('type: severity, values: [high]', 'type: email'),
      ['8:13 warning unknown-action-type'],
    ],
    [
      'a severity that no finding has',
      policy('type: severity, values: [high, urgent]', 'type: jira'),
      ['6:40 warning unknown-condition-value'],
    ],
    [
      'block without its companion',
      policy('type: severity, values: [high]', 'type: block'),
      ['8:5 warning missing-companion'],
    ],
    [
      'rulesets for secrets',
      detection('secrets', 'p/a', 'exception_type: exclude, rule: r, rule_type: rule'),
      ['2:12 error rulesets-in-secrets'],
    ],
    ['any kind of exception', detection('code', 'p/a', 'exception_type: include, rule: r, rule_type: pack'), []],
  ] as const)('%s', ([, text, expected]) => {
    expect(found(text)).toEqual(expected);
  });
});

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

describe('an expiry', () => {
  const expiring = (day: string) => `${policy('type: severity, values: [high]', 'type: jira')}x-expires: ${day}\n`;

  test.for([
    ['2026-11-22', []],
    ['2026-11-21', ['9:12 error expired']],
    ['2025-01-01', ['9:12 error expired']],
    ['2028-02-29', []],
    ['2027-02-29', ['9:12 error bad-date']],
    ['2027-13-01', ['9:12 error bad-date']],
    ['2027-00-10', ['9:12 error bad-date']],
    ['"2027-04-31"', ['9:12 error bad-date']],
    ['2027-4-3', ['9:12 error bad-text']],
    ['2027-04-30T00:00:00Z', ['9:12 error bad-text']],
  ] as const)('on %s', ([day, expected]) => {
    expect(found(expiring(day))).toEqual(expected);
  });
});

describe('two policies', () => {
  const two = (a: string, b: string) =>
    `policies:\n${[a, b].map((filters, index) => `  - name: P${index}\n    slug: p${index}\n    filters: ${filters}\n    actions: []\n`).join('')}`;
  const same = ['8:14 warning same-conditions'];

  test.for([
    [
      '{ mode: all, conditions: [{ type: a, values: [x, y] }] }',
      '{ mode: any, conditions: [{ type: a, values: [y, x, x], mode: any }] }',
      same,
    ],
    [
      '{ mode: all, conditions: [{ type: a, values: [x] }, { type: b, values: [y] }] }',
      '{ mode: all, conditions: [{ type: b, values: [y] }, { type: a, values: [x] }] }',
      same,
    ],
    [
      '{ mode: all, conditions: [{ type: a, values: [x] }, { type: b, values: [y] }] }',
      '{ mode: any, conditions: [{ type: a, values: [x] }, { type: b, values: [y] }] }',
      [],
    ],
    [
      '{ mode: all, conditions: [{ type: a, values: [x] }] }',
      '{ mode: all, conditions: [{ type: a, values: [x], mode: none }] }',
      [],
    ],
    [
      '{ mode: all, conditions: [{ type: a, values: [x] }] }',
      '{ mode: all, conditions: [{ type: a, values: [X] }] }',
      [],
    ],
  ] as const)('with %s and %s', ([a, b, expected]) => {
    expect(found(two(a, b)).filter((problem) => problem.includes('same'))).toEqual(expected);
  });
});

describe('an expiry by another name', () => {
  const noted = (note: string) => `${policy('type: severity, values: [high]', 'type: jira')}${note}\n`;

  test.for([
    'x-expire: "2027-01-31"',
    'x-expiry: 31.12.2027',
    'x-expiration-date: Jan 2027',
    'x-expires-on: "2027-01-31"',
    'x-Expires: "2027-01-31"',
    'x-exipres: "2027-01-31"',
  ])('is an error: %s', (note) => {
    expect(found(noted(note))).toEqual(['9:1 error misnamed-expiry']);
    expect(found(`${noted(note)}x-expires: 2020-01-31\n`)).toEqual([
      '9:1 error misnamed-expiry',
      '10:12 error expired',
    ]);
  });

  test.for([
    'x-expires-reason: the customer asked for it',
    'x-experts: team-payments',
    'x-review-by: "2027-01-31"',
    'x-ticket: SEC-2027',
  ])('is not every note: %s', (note) => {
    expect(found(noted(note))).toEqual([]);
  });
});

describe('of two with one identity', () => {
  test('what is wrong with the second policy is not shown at the first', () => {
    const first = `${policy('type: severity, values: [high]', 'type: jira')}x-expires: 2099-01-01\n`;
    const second = `${policy('type: exposure, values: [x]', 'type: email')}x-expires: 2020-01-01\n`;
    const both = [first, second].map((text) => `  - ${text.trimEnd().replaceAll('\n', '\n    ')}\n`).join('');
    expect(found(`policies:\n${both}`)).toEqual(['12:11 error duplicate-slug']);
    expect(found(`policies:\n${both.replaceAll('exposure, values: [x]', 'severity, values: [high]')}`)).toEqual([
      '12:11 error duplicate-slug',
    ]);
  });

  test('what is wrong with the second exception is not shown at the first', () => {
    const exception = (type: string, day: string): string =>
      `{ exception_type: ${type}, rule: r, rule_type: rule, project: shop, x-expires: ${day} }`;
    const lists = `product: code\nrulesets: []\nrules: []\ndisabled: []\n`;
    const both = `exceptions:\n  - ${exception('exclude', '2099-01-01')}\n  - ${exception('include', '2020-01-01')}\n`;
    expect(found(`${lists}${both}`, {})).toEqual(['7:5 error duplicate-exception']);
  });
});
