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
