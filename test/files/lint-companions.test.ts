import { describe, expect, test } from 'vitest';
import type { Vocabulary } from '../../src/domain/preview.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { loadFiles } from '../../src/files/load.ts';
import { linted } from './linted.ts';
import { memory } from './memory.ts';
import { told } from './told.ts';

const action = (...requires: string[]) => ({ description: '', requires });

const vocabulary: Vocabulary = {
  conditionTypes: new Map(),
  actionTypes: new Map([
    ['block', action('jira', 'mail')],
    ['jira', action()],
    ['mail', action('block')],
  ]),
  values: new Map(),
  rulesetsAccepted: null,
  exceptionTypes: [],
  ruleTypes: [],
};

const silent: Vocabulary = { ...vocabulary, actionTypes: new Map() };

function found(actions: readonly string[], known: Vocabulary | null): string[] {
  const text = `name: A\nslug: a\nfilters: { mode: all, conditions: [{ type: severity, values: [high] }] }\nactions: [${actions.map((type) => `{ type: ${type} }`).join(', ')}]\n`;
  const { bundles } = loadFiles(memory({ 'policies/a.yaml': text }), defaultSettings, { paths: [], deployment: null });
  return linted(bundles, known).map(told);
}

describe('the companions of an action', () => {
  const missing = (severity: string, index: number, companion: string): string =>
    `${severity} missing-companion at policies/a.yaml/actions/${String(index)} {"action":"block","companion":"${companion}"}`;

  test.for([
    [['block'], vocabulary, [missing('error', 0, 'jira'), missing('error', 0, 'mail')]],
    [['block', 'jira'], vocabulary, [missing('error', 0, 'mail')]],
    [['mail', 'block'], vocabulary, [missing('error', 1, 'jira')]],
    [['jira', 'block', 'mail'], vocabulary, []],
    [['jira'], vocabulary, []],
    [['block'], null, [missing('warning', 0, 'pr_comment')]],
    [['block', 'pr_comment'], null, []],
    [['block'], silent, [missing('warning', 0, 'pr_comment')]],
    [['block', 'pr_comment'], silent, []],
  ] as const)(
    '%j are looked for in the words of the platform, and else in those that were seen',
    ([actions, known, problems]) => {
      expect(found(actions, known)).toEqual(problems);
    },
  );
});
