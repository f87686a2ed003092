import { describe, expect, test } from 'vitest';
import type { Vocabulary } from '../../src/domain/preview.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { loadFiles } from '../../src/files/load.ts';
import { linted } from './linted.ts';
import { memory } from './memory.ts';
import { told } from './told.ts';

const described = { description: '' };
const vocabulary: Vocabulary = {
  conditionTypes: new Map([
    ['severity', described],
    ['exposure', described],
  ]),
  actionTypes: new Map([
    ['block', { ...described, requires: ['jira', 'mail'] }],
    ['jira', { ...described, requires: [] }],
  ]),
  values: new Map([['severity', ['high', 'urgent']]]),
  rulesetsAccepted: null,
  exceptionTypes: ['exclude'],
  ruleTypes: ['rule'],
};

/** What lint says of some files, which have no other problem. */
function found(files: Readonly<Record<string, string>>, known: Vocabulary | null = null): string[] {
  const { bundles, problems } = loadFiles(memory(files), defaultSettings, { paths: [], deployment: null });
  expect(problems).toEqual([]);
  return linted(bundles, known).map(told);
}

const policy = (slug: string, condition: string, action = '', more = ''): string =>
  `name: ${slug}\nslug: ${slug}\nfilters: { mode: all, conditions: [${condition}] }\nactions: [${action}]\n${more}`;

describe('what nobody has seen', () => {
  const conditions =
    '{ type: severity, values: [hihg, high, zzz] }, { type: severty, values: [x] }, { type: zzz, values: [x] }';
  const files = {
    'policies/a.yaml': policy('a', conditions, '{ type: blok }, { type: block }, { type: qqq }, { type: triage }'),
  };
  const at = 'at policies/a.yaml';

  test('is told with what was seen, and what was probably meant', () => {
    const types = '["severity","confidence","repository_tag","vulnerability_class","breaking_change","full_scan"]';
    const actions = '["block","pr_comment","jira","slack_app","webhook","triage"]';
    expect(found(files)).toEqual([
      `warning unknown-condition-type ${at}/filters/conditions/1/type {"type":"severty","known":${types},"nearest":"severity"}`,
      `warning unknown-condition-type ${at}/filters/conditions/2/type {"type":"zzz","known":${types},"nearest":null}`,
      `warning unknown-condition-value ${at}/filters/conditions/0/values/0 {"type":"severity","value":"hihg","known":["low","medium","high","critical"],"nearest":"high"}`,
      `warning unknown-condition-value ${at}/filters/conditions/0/values/2 {"type":"severity","value":"zzz","known":["low","medium","high","critical"],"nearest":null}`,
      `warning unknown-action-type ${at}/actions/0/type {"type":"blok","known":${actions},"nearest":"block"}`,
      `warning unknown-action-type ${at}/actions/2/type {"type":"qqq","known":${actions},"nearest":null}`,
      `warning missing-companion ${at}/actions/1 {"action":"block","companion":"pr_comment"}`,
    ]);
  });

  test('is told with what the platform knows, where it says that', () => {
    expect(found(files, vocabulary)).toEqual([
      `error unknown-condition-type ${at}/filters/conditions/1/type {"type":"severty","known":["severity","exposure"],"nearest":"severity"}`,
      `error unknown-condition-type ${at}/filters/conditions/2/type {"type":"zzz","known":["severity","exposure"],"nearest":null}`,
      `error unknown-condition-value ${at}/filters/conditions/0/values/0 {"type":"severity","value":"hihg","known":["high","urgent"],"nearest":"high"}`,
      `error unknown-condition-value ${at}/filters/conditions/0/values/2 {"type":"severity","value":"zzz","known":["high","urgent"],"nearest":null}`,
      `error unknown-action-type ${at}/actions/0/type {"type":"blok","known":["block","jira"],"nearest":"block"}`,
      `error unknown-action-type ${at}/actions/2/type {"type":"qqq","known":["block","jira"],"nearest":null}`,
      `error unknown-action-type ${at}/actions/3/type {"type":"triage","known":["block","jira"],"nearest":null}`,
      `error missing-companion ${at}/actions/1 {"action":"block","companion":"jira"}`,
      `error missing-companion ${at}/actions/1 {"action":"block","companion":"mail"}`,
    ]);
  });
});

describe('the same conditions', () => {
  const one = '{ type: severity, values: [high] }';

  test('are told of each policy after the first, wherever it stands', () => {
    const twice = '{ type: severity, values: [high, high], mode: any }';
    const files = {
      'policies/a.yaml': policy('a', one),
      'policies/b.yaml': policy('b', twice),
      'policies/c.yaml': policy('c', one),
    };
    const first = '"first":{"file":"policies/a.yaml","pointer":["filters"]}';
    expect(found(files)).toEqual([
      `warning same-conditions at policies/b.yaml/filters {"slug":"b",${first}}`,
      `warning same-conditions at policies/c.yaml/filters {"slug":"c",${first}}`,
    ]);
  });

  test('are known in any order, in short lists and in long ones', () => {
    const tags = Array.from({ length: 12 }, (_, index) => `t${String(index)}`);
    const condition = (values: readonly string[]): string => `{ type: repository_tag, values: [${values.join(', ')}] }`;
    const said = (a: readonly string[], b: readonly string[]): number =>
      found({ 'policies/a.yaml': policy('a', condition(a)), 'policies/b.yaml': policy('b', condition(b)) }).length;
    for (const count of [1, 2, 3, 8, 9, 12]) {
      const some = tags.slice(0, count);
      expect([
        count,
        said(some, some.toReversed()),
        said(some, [...some, 't0']),
        said(some, [...some, 'other']),
      ]).toEqual([count, 1, 1, 0]);
    }
  });
});

describe('a detection policy', () => {
  const files = {
    'policies/a.yaml': `product: secrets
rulesets: [p/a, p/b]
rules: [r, s]
disabled: [s, t]
exceptions:
  - { exception_type: exclude, rule: r, rule_type: rule }
  - { exception_type: include, rule: r, rule_type: pack, project: p, project_tag_name: t }
`,
  };
  const at = 'at policies/a.yaml';
  const wrong = [
    `error rulesets-in-secrets ${at}/rulesets/0 {"ruleset":"p/a"}`,
    `error rulesets-in-secrets ${at}/rulesets/1 {"ruleset":"p/b"}`,
    `warning rule-enabled-and-disabled ${at}/disabled/0 {"rule":"s","first":{"file":"policies/a.yaml","pointer":["rules",1]}}`,
    `error exception-scope ${at}/exceptions/1 {"found":"both"}`,
    `error exception-scope ${at}/exceptions/0 {"found":"none"}`,
  ];

  test('is told what it must not say', () => {
    expect(found(files)).toEqual(wrong);
  });

  test('is told what the platform does not take', () => {
    const right = {
      'policies/a.yaml': `product: code
rulesets: [p/a]
rules: []
disabled: []
exceptions:
  - { exception_type: exclude, rule: r, rule_type: rule, project: p }
  - { exception_type: include, rule: r, rule_type: pack, project: p }
`,
    };
    expect(found(right, vocabulary)).toEqual([
      `error unsupported-exception ${at}/exceptions/1/exception_type {"field":"exception_type","value":"include","known":["exclude"]}`,
      `error unsupported-exception ${at}/exceptions/1/rule_type {"field":"rule_type","value":"pack","known":["rule"]}`,
    ]);
    expect(found(right, { ...vocabulary, exceptionTypes: [], ruleTypes: [] })).toEqual([]);
    expect(found(right, { ...vocabulary, exceptionTypes: [], ruleTypes: [], rulesetsAccepted: false })).toEqual([
      `error rulesets-in-secrets ${at}/rulesets/0 {"ruleset":"p/a"}`,
    ]);
  });
});

test('an entry that is overdue, or until a day that is none, is told with both days', () => {
  const exception = (rule: string, more: string): string =>
    `  - { exception_type: exclude, rule: ${rule}, rule_type: rule, project: p, ${more} }\n`;
  const files = {
    'policies/a.yaml': policy('a', '{ type: severity, values: [high] }', '', 'x-expires: 2026-11-20\n'),
    'policies/d.yaml': `product: code\nrulesets: []\nrules: []\ndisabled: []\nexceptions:\n${
      exception('r', 'x-expires: 2026-11-31') + exception('s', 'x-expires: 2026-11-22') + exception('u', 'x-owner: me')
    }`,
  };
  expect(found(files)).toEqual([
    'error expired at policies/a.yaml/x-expires {"expires":"2026-11-20","today":"2026-11-21"}',
    'error bad-date at policies/d.yaml/exceptions/0/x-expires {"text":"2026-11-31"}',
  ]);
});

test('of very many wrong values only the first are compared with all that the platform knows', () => {
  const known = Array.from({ length: 10_000 }, (_, index) => `team-${String(index)}`);
  const wrong = Array.from({ length: 300 }, (_, index) => `taem-${String(index)}`);
  const text = policy('a', `{ type: team, values: [${wrong.join(', ')}] }`);
  const { bundles } = loadFiles(memory({ 'policies/a.yaml': text }), defaultSettings, { paths: [], deployment: null });
  const telling = { ...vocabulary, conditionTypes: new Map([['team', described]]), values: new Map([['team', known]]) };
  const problems = linted(bundles, telling);
  expect(problems).toHaveLength(300);
  const nearest = problems.map((problem) => 'nearest' in problem && problem.nearest);
  expect(nearest.slice(0, 100)).toEqual(known.slice(0, 100));
  expect(new Set(nearest.slice(100))).toEqual(new Set([null]));
});

describe('of characters that are seldom meant', () => {
  const named = (name: string) =>
    `name: ${JSON.stringify(name)}\nslug: a\nfilters: { mode: all, conditions: [{ type: repository_tag, values: [a] }] }\nactions: [{ type: pr_comment }]\n`;
  const isTold = (text: string) => found({ 'policies/a.yaml': text }).some((one) => one.includes('odd-character'));

  test.each([
    ['« Bloquer » tout ce qui est « critique »', false],
    ['“Critical” and “high”', false],
    ['„Kritisch“ blockiert „prod“', false],
    ['‘A’ or ‘B’', false],
    ['“Don’t merge”', true],
    ['„Alles blockieren“', true],
  ])('the name %s is in quotes of its own: %j', (name, yes) => {
    expect(isTold(named(name))).toBe(yes);
  });

  test.each([
    ['l’équipe', false],
    ['м’ята', false],
    ['\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', false],
    ['نمی\u200Cخواهم', false],
    ['\u{1F469}\u200D\u{1F4BB} ❤\uFE0F', false],
    ['\u0600\u0661', false],
    ['‘web’', true],
    ['web’', true],
    ['we\u00ADb', true],
    ['web\u{E0067}', true],
  ])('the tag %j is odd: %j', (tag, yes) => {
    expect(isTold(policy('a', `{ type: repository_tag, values: [${JSON.stringify(tag)}] }`))).toBe(yes);
  });
});
