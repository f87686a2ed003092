import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { evaluateRulesOfConfig } from '../../src/commands/shared/rules.ts';
import type { Notes } from '../../src/domain/bundle.ts';
import type { Change } from '../../src/domain/plan.ts';
import type { Rule } from '../../src/domain/rules.ts';
import { plainText } from '../../src/domain/sentence.ts';
import { checkRules } from '../../src/files/cel/rules.ts';
import { isConfig } from '../../src/generated/guards/files.js';
import type { DetectionException, RemediationPolicy } from '../../src/generated/types.ts';
import { makePlan } from '../../src/plan/plan.ts';
import {
  declaredDetection,
  diffOfPolicies,
  exceptionEntry,
  exclude,
  listsEntry,
  planOfBundle,
  makePolicy,
  declaredPolicies,
} from '../plan/build.ts';

const today = '2026-06-01';

const rule = (facts: Partial<Rule>): Rule => ({
  name: 'r',
  severity: 'error',
  when: null,
  expression: 'true',
  message: 'no',
  ...facts,
});

/** What the failures of a plan with one change say. */
function judged(own: Rule, change: Change, limit?: number): readonly string[] {
  const bundle = { ...planOfBundle(declaredPolicies([])), changes: [change] };
  return evaluateRulesOfConfig(makePlan([bundle]), { rules: [own] }, { today }, limit).map(({ message }) =>
    plainText(message),
  );
}

const ofPolicy = (
  after: RemediationPolicy | null,
  notes: Notes = {},
  before: RemediationPolicy | null = null,
): Change =>
  changeIn(
    planOfBundle(
      declaredPolicies(after === null ? [] : [after]),
      diffOfPolicies(before ? [before] : [], after ? [after] : []),
    ),
    notes,
  );

const ofException = (exception: DetectionException, notes: Notes = {}): Change =>
  changeIn(
    planOfBundle(declaredDetection({ exceptions: [exception] }), {
      creates: [exceptionEntry(exception, null, { exception_type: exception.exception_type })],
    }),
    notes,
  );

const ofLists = (disabled: readonly string[]): Change => {
  const lists = { rulesets: [], rules: [], exceptions: [] };
  const [before, after] = [
    { ...lists, disabled: ['a.b'] },
    { ...lists, disabled: [...disabled] },
  ];
  return changeIn(planOfBundle(declaredDetection(after), { updates: [listsEntry(before, after)] }), {});
};

function changeIn({ changes: [change] }: ReturnType<typeof planOfBundle>, notes: Notes): Change {
  if (change === undefined) throw new Error('no change');
  return { ...change, notes };
}

const comment = makePolicy('payments-comment', { actions: [{ type: 'pr_comment' }] });
const pack: DetectionException = { ...exclude('p/default'), rule_type: 'pack' };
const inPci: DetectionException = {
  exception_type: 'exclude',
  rule: 'a.b',
  rule_type: 'rule',
  project_tag_name: 'pci',
};

/** For each rule of the page, changes that follow it, and some that break it with what is told. */
const cases: Record<string, { follow: readonly Change[]; break: readonly [Change, string][] }> = {
  'exceptions-have-an-owner': {
    follow: [ofException(exclude('a.b'), { 'x-owner': 'me', 'x-reason': 'noise' }), ofPolicy(makePolicy('a'))],
    break: [
      [ofException(exclude('a.b')), 'the exception for a.b needs x-owner and x-reason'],
      [ofException(exclude('a.b'), { 'x-owner': 'me' }), 'the exception for a.b needs x-owner and x-reason'],
    ],
  },
  'exceptions-end-within-a-year': {
    follow: [ofException(exclude('a.b'), { 'x-expires': '2027-06-02' })],
    break: [
      [ofException(exclude('a.b')), 'the exception for a.b must end by 2027-06-02: set x-expires'],
      [
        ofException(exclude('a.b'), { 'x-expires': '2027-06-03' }),
        'the exception for a.b must end by 2027-06-02: set x-expires',
      ],
    ],
  },
  'nothing-is-excluded-in-pci': {
    follow: [ofException(exclude('a.b')), ofException({ ...inPci, exception_type: 'include' })],
    break: [[ofException(inPci), 'a.b would no longer scan projects tagged pci']],
  },
  'no-whole-pack-is-excluded': {
    follow: [ofException(exclude('a.b')), ofException({ ...pack, exception_type: 'include' })],
    break: [[ofException(pack), 'exclude single rules of p/default, not all of it']],
  },
  'block-needs-a-comment': {
    follow: [ofPolicy(makePolicy('a')), ofPolicy(comment), ofPolicy(null, {}, makePolicy('a'))],
    break: [
      [ofPolicy(makePolicy('a', { actions: [{ type: 'block' }] })), 'a blocks without saying why: add pr_comment'],
    ],
  },
  'block-names-a-severity': {
    follow: [ofPolicy(makePolicy('a')), ofPolicy({ ...comment, filters: { mode: 'all', conditions: [] } })],
    break: [
      [ofPolicy(makePolicy('a', { filters: { mode: 'all', conditions: [] } })), 'a blocks findings of every severity'],
    ],
  },
  'compliance-policies-stay': {
    follow: [ofPolicy(makePolicy('pci-a')), ofPolicy(null, {}, makePolicy('a'))],
    break: [
      [ofPolicy(null, {}, makePolicy('pci-a')), 'pci-a is required by PCI DSS: ask compliance first'],
      [ofPolicy(makePolicy('pci-a', { active: false })), 'pci-a is required by PCI DSS: ask compliance first'],
    ],
  },
  'slugs-begin-with-a-team': {
    follow: [ofPolicy(makePolicy('payments-a')), ofPolicy(makePolicy('a'), {}, comment)],
    break: [[ofPolicy(makePolicy('block-a')), 'block-a should begin with the name of its team']],
  },
  'loosening-has-a-ticket': {
    follow: [ofException(exclude('a.b'), { 'x-ticket': 'SEC-1' }), ofPolicy(makePolicy('a'))],
    break: [
      [
        ofException(exclude('a.b'), { 'x-ticket': 'soon' }),
        'this loosens enforcement (excludes rule a.b in project acme/api): name a ticket in x-ticket',
      ],
    ],
  },
  'secrets-rules-stay-on': {
    follow: [ofLists(['a.b', 'c.d'])],
    break: [[ofLists(['a.b', 'secrets.aws']), 'no rule that finds secrets may be disabled: ["a.b","secrets.aws"]']],
  },
};

/** The blocks of YAML on the page. */
const page = readFileSync(join(import.meta.dirname, '../../docs/rules.md'), 'utf8');
const blocks = Array.from(page.matchAll(/```yaml\n(.*?)```/gs), ([, text = '']): unknown => parse(text));
const documented = blocks.flatMap((block): Rule[] => {
  if (!isConfig(block)) throw new Error('a block of docs/rules.md is no config');
  return (block.rules ?? []).map((one) => rule({ ...one, when: one.when ?? null }));
});

describe('docs/rules.md', () => {
  test('has rules that parse, and no other than those that are tried here', () => {
    expect(checkRules(documented, 'ifmatch.yaml')).toEqual([]);
    expect(documented.slice(1).map(({ name }) => name)).toEqual(Object.keys(cases));
  });

  test.for(documented.slice(1))('$name speaks when it must, and only then', (own) => {
    const { follow = [], break: breaking = [] } = cases[own.name] ?? {};
    for (const change of follow) expect(judged(own, change)).toEqual([]);
    for (const [change, message] of breaking) expect(judged(own, change)).toEqual([message]);
  });

  test('begins with a rule about who owns what blocks', () => {
    const [first = rule({})] = documented;
    expect(judged(first, ofPolicy(makePolicy('a')))).toEqual(['a blocks merges, so it needs an x-owner']);
    expect(judged(first, ofPolicy(makePolicy('a'), { 'x-owner': 'me' }))).toEqual([]);
    expect(judged(first, ofPolicy(comment))).toEqual([]);
  });
});

describe('a rule that cannot be evaluated', () => {
  test.for([
    ['a key that is absent', 'change.after.project == "a"', 'No such key: project at character 14'],
    ['null', 'change.before.slug == "a"', 'No such key: slug at character 15'],
    ['no day', 'date(change.after.slug) < today', '"a" is no day such as 2035-06-30'],
    ['no answer', 'change.after.slug', 'it gives neither true nor false'],
    ['an invalid pattern', 'change.after.slug.matches("(")', 'Invalid regular expression'],
  ] as const)('is a failure, for %s', ([, expression, message]) => {
    const warningRule = rule({ expression, severity: 'warning' });
    const plan = makePlan([{ ...planOfBundle(declaredPolicies([])), changes: [ofPolicy(makePolicy('a'))] }]);
    const [failure, ...others] = evaluateRulesOfConfig(plan, { rules: [warningRule] }, { today });
    expect(others).toEqual([]);
    expect(failure).toMatchObject({ rule: 'r', severity: 'error', isEvaluated: false, object: 'policy a' });
    expect(plainText(failure?.message ?? [])).toContain(message);
  });

  test('is one in `when`, too', () => {
    expect(judged(rule({ when: 'change.after.project == "a"' }), ofPolicy(makePolicy('a')))).toHaveLength(1);
  });

  test.for([
    ['a pattern', `"${'a'.repeat(40)}!".matches("^(a+)+$")`],
    ['a loop in loops', 'bundle.bundle.all(a, [1,2,3,4,5,6,7,8,9].all(b, LOOPS))'],
  ])('is stopped in %s that would take for ever', ([, text = '']) => {
    const nine = '[1,2,3,4,5,6,7,8,9]';
    const loops = Array.from({ length: 9 }, (_, depth) => `${nine}.all(v${String(depth)}, `).join('');
    const expression = text.replace('LOOPS', `${loops}true${')'.repeat(9)}`);
    expect(judged(rule({ expression }), ofPolicy(makePolicy('a')), 20)).toEqual(['it takes longer than 20 ms']);
  });
});

test.for([
  ['change.after. == 1', 'Expected IDENTIFIER', 14],
  ['chnage.verb == "create"', 'Unknown variable: chnage', 0],
  ['change.vreb == "create"', 'No such key: vreb', 7],
  ['change.verb == 1', 'no such overload', 0],
  ['change.verb', 'it gives string', null],
] as const)('%s is a mistake at its line', ([expression, reason, offset]) => {
  const [problem, ...others] = checkRules([rule({}), rule({ name: 's', expression })], 'ifmatch.yaml');
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'bad-expression', offset, at: { pointer: ['rules', 1, 'expression'] } });
  expect(problem).toHaveProperty('reason', expect.stringContaining(reason));
});

test('a mistake in a message, and a name given twice, are told', () => {
  const rules = [rule({}), rule({ message: '{{change.key.slug}} and {{chnage}}' })];
  expect(checkRules(rules, 'ifmatch.yaml').map(({ code }) => code)).toEqual(['duplicate-rule', 'bad-expression']);
});

test('an expression that is too deep for the parser is a mistake, too', () => {
  const [problem] = checkRules([rule({ expression: `${'!'.repeat(9000)}true` })], 'ifmatch.yaml');
  expect(problem).toMatchObject({ code: 'bad-expression', reason: 'Maximum call stack size exceeded' });
});
