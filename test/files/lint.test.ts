import { expect, test } from 'vitest';
import type { Vocabulary } from '../../src/domain/platform.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { isOfflineGuess, lint, lintVocabulary } from '../../src/files/lint/lint.ts';
import { loadFiles } from '../../src/files/load.ts';
import { openDocuments, locateProblems } from '../../src/files/locate.ts';
import { memorySource } from './memory-source.ts';

const vocabulary: Vocabulary = {
  conditionTypes: ['severity', 'exposure'],
  requires: new Map([
    ['block', ['jira', 'mail']],
    ['jira', []],
    ['mail', []],
  ]),
  values: new Map([['severity', ['high', 'urgent']]]),
  rulesetsAccepted: null,
};

/** What a preview finds: of what a platform knows where there is a vocabulary, else as offline. */
async function found(text: string, known: Partial<Vocabulary> | null): Promise<string[]> {
  const source = memorySource({ 'policies/a.yaml': text });
  const loaded = await loadFiles(source, defaultSettings, { paths: [], deployment: null });
  const offline = lint(loaded.bundles, { today: '2026-11-21', warningDays: 14 });
  const whole = known && { ...vocabulary, ...known };
  const asked = whole && loaded.bundles.flatMap((bundle) => lintVocabulary(bundle, whole));
  const problems = asked === null ? offline : [...offline.filter((problem) => !isOfflineGuess(problem)), ...asked];
  return locateProblems(openDocuments(source), [...loaded.problems, ...problems]).map(({ problem, position }) => {
    const nearest = 'nearest' in problem ? [String(problem.nearest)] : [];
    const companion = problem.code === 'missing-companion' ? [problem.companion] : [];
    return [`${position?.line}:${position?.column}`, problem.severity, problem.code, ...nearest, ...companion].join(
      ' ',
    );
  });
}

const policy = (conditions: string, actions: string): string =>
  `name: P\nslug: p\nfilters:\n  mode: all\n  conditions:\n    - { ${conditions} }\nactions:\n  - ${actions}\n`;
const fine = 'type: exposure, values: [x]';
const exception = (product: string, type: string, rule: string): string =>
  `product: ${product}\nrulesets: [p/a]\nexceptions:\n  - { exception_type: ${type}, rule: r, rule_type: ${rule}, project: shop }\n`;

test.for([
  ['what it knows is right', policy(fine, 'type: jira'), {}, []],
  ['a condition type', policy('type: exposur, values: [x]', 'type: jira'), {}, ['6:15 error unknown-condition-type exposure']],
  ['an action type', policy(fine, 'type: webhook'), {}, ['8:11 error unknown-action-type null']],
  ['a value', policy('type: severity, values: [urgent, hihg]', 'type: jira'), {}, ['6:42 error unknown-condition-value high']],
  ['any value where it lists none', policy('type: severity, values: [critical]', 'type: jira'), { values: new Map() }, []],
  ['companions', policy(fine, 'type: block\n  - type: mail'), {}, ['8:5 error missing-companion jira']],
  ['all companions', policy(fine, 'type: jira\n  - type: block\n  - type: mail'), {}, []],
  ['no type where it lists none', policy('type: confidence, values: [x]', 'type: webhook'), { conditionTypes: [], requires: new Map() }, []],
  ['no companions where it lists none', policy(fine, 'type: block'), { requires: new Map() }, []],
  ['rulesets of code that it refuses', exception('code', 'exclude', 'rule'), { rulesetsAccepted: false }, ['2:12 error rulesets-in-secrets']],
  ['rulesets of code where it does not say', exception('code', 'exclude', 'rule'), {}, []],
  ['rulesets of secrets', exception('secrets', 'exclude', 'rule'), { rulesetsAccepted: true }, ['2:12 error rulesets-in-secrets']],
  ['offline, what was seen', policy('type: severty, values: [x]', 'type: blok'), null, ['6:15 error unknown-condition-type severity', '8:11 error unknown-action-type block']],
  ['offline, values and companions', policy('type: severity, values: [hihg]', 'type: block'), null, ['6:34 error unknown-condition-value high', '8:5 warning missing-companion pr_comment']],
  ['offline, yes and no', policy('type: full_scan, values: [tru, perhaps]', 'type: jira'), null, ['6:35 error unknown-condition-value true', '6:40 warning unknown-condition-value null']],
  ['a class by one letter, and no other class', policy('type: vulnerability_class, values: [SQL Injecton, NoSQL Injection]', 'type: jira'), null, ['6:45 error unknown-condition-value SQL Injection']],
  ['the config of an action', policy('type: severity, values: [high]', '{ type: triage, config: { state: ignord, reason: new, resaon: x, other: z } }'), null, ['8:38 error unknown-config-value ignored', '8:54 warning unknown-config-value null', '8:67 warning unknown-config-key reason']],
  ['a tag as a glob, which nobody reads', policy('type: repository_tag, values: ["prod-*"]', 'type: jira'), null, ['6:40 warning glob']],
] as const)("the platform's vocabulary decides: %s", async ([, text, known, expected]) => {
  expect(await found(text, known)).toEqual(expected);
}); // prettier-ignore

test('only the first of many wrong values get a suggestion', async () => {
  const known = Array.from({ length: 10_000 }, (_, index) => `team-${String(index)}`);
  const wrong = Array.from({ length: 30 }, (_, index) => `taem-${String(index)}`);
  const text = policy(`type: exposure, values: [${wrong.join(', ')}]`, 'type: jira');
  const codes = await found(text, { values: new Map([['exposure', known]]) });
  expect(codes.map((one) => one.split(' ').at(-1))).toEqual([...known.slice(0, 10), ...Array<string>(20).fill('null')]);
});
