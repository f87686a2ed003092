import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/domain/sentence.ts';
import { defaultLimits, guardSentence, type GuardViolation, type GuardLimits } from '../../src/domain/guards.ts';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import type { DetectionBundle, RemediationPolicy } from '../../src/generated/types.ts';
import { guardPlan } from '../../src/plan/guards.ts';
import { makePlan } from '../../src/plan/plan.ts';
import {
  declaredDetection,
  diffOfDetection,
  diffOfPolicies,
  exclude,
  listsEntry,
  planOfBundle,
  makePolicy,
  declaredPolicies,
} from './build.ts';

const named = (from: number, to: number): RemediationPolicy[] =>
  Array.from({ length: to - from }, (_, index) => makePolicy(`p${String(from + index)}`));

/** A bundle that replaces `live` policies by keeping the first `kept` and creating `created` others. */
function replacing(live: number, kept: number, created = 0): PlannedBundle {
  const sent = [...named(0, kept), ...named(1000, 1000 + created)];
  return planOfBundle(declaredPolicies(sent), diffOfPolicies(named(0, live), sent));
}

const rules = (count: number): string[] => Array.from({ length: count }, (_, index) => `r${String(index)}`);
const lists = (content: Partial<DetectionBundle>): DetectionBundle => ({
  rulesets: [],
  rules: [],
  disabled: [],
  exceptions: [],
  ...content,
});
const detecting = (live: Partial<DetectionBundle>, sent: Partial<DetectionBundle>): PlannedBundle =>
  planOfBundle(declaredDetection(lists(sent)), diffOfDetection(lists(live), lists(sent)));

const lax: GuardLimits = { ...defaultLimits, max_deletes: 1_000_000, max_delete_percent: 100, allow_no_blocking: true };
type Said = Pick<GuardViolation, 'guard' | 'approval'> & { readonly message: string };
const guard = (bundles: readonly PlannedBundle[], limits: Partial<GuardLimits>): Said[] =>
  guardPlan(makePlan(bundles), { ...lax, ...limits }).map((one) => ({
    guard: one.guard,
    message: plainText(guardSentence(one)),
    approval: one.approval,
  }));
const names = (found: readonly Said[]): string[] => found.map(({ guard: name }) => name);
const defaultPercent = { max_delete_percent: defaultLimits.max_delete_percent };

describe('the number of deletes', () => {
  test('is guarded, with the numbers and what approves it', () => {
    expect(guard([replacing(40, 28)], { max_deletes: 5 })).toEqual([
      {
        guard: 'max_deletes',
        message:
          '12 of 40 remediation policies in acme would be deleted: p28, p29, p30, p31, p32, and 7 more (limit 5).',
        approval: 12,
      },
    ]);
  });

  test('is counted per bundle, and one approval covers all bundles', () => {
    const bundles = [replacing(20, 14), replacing(20, 11), replacing(20, 17)];
    expect(guard(bundles, { max_deletes: 5 }).map(({ approval }) => approval)).toEqual([9, 9]);
    expect(guard(bundles, { max_deletes: 9 })).toEqual([]);
  });

  test('includes rules and rulesets removed by an update, and exceptions', () => {
    const live = {
      rules: rules(4),
      rulesets: ['p/a', 'p/b'],
      disabled: ['x', 'y'],
      exceptions: [exclude('e1'), exclude('e2')],
    };
    const bundle = detecting(live, { rules: ['r0', 'new'], rulesets: ['p/a'], exceptions: [exclude('e2')] });
    expect(guard([bundle], { max_deletes: 4 })[0]?.message).toBe(
      '5 of 8 rulesets, rules and exceptions of detection/code in acme would be deleted: ruleset p/b, rule r1, rule r2, rule r3, exception for e1 in project acme/api (limit 4).',
    );
  });

  test('includes objects of unknown kinds', () => {
    const deletes = ['a', 'b'].map((id) => ({ object: 'NewThing', key: { id }, before: {}, after: null }));
    expect(names(guard([planOfBundle(declaredPolicies([]), { deletes })], { max_deletes: 1 }))).toEqual([
      'max_deletes',
    ]);
  });
});

describe('the share of deletes', () => {
  test('is guarded, with the numbers and what approves it', () => {
    expect(guard([replacing(40, 27)], { max_delete_percent: 30 })).toEqual([
      {
        guard: 'max_delete_percent',
        message:
          '13 of 40 remediation policies in acme would be deleted: p27, p28, p29, p30, p31, and 8 more (33%, limit 30%).',
        approval: 33,
      },
    ]);
  });
});

describe('the share of deletes in a bundle of fewer than ten objects', () => {
  const other = makePolicy('new', {
    name: 'New',
    filters: { mode: 'all', conditions: [{ type: 'confidence', values: ['low'] }] },
  });
  const sending = (live: number, ...sent: RemediationPolicy[]): PlannedBundle =>
    planOfBundle(declaredPolicies(sent), diffOfPolicies(named(0, live), sent));

  test('needs approval for every object, and says what to do first', () => {
    expect(guard([sending(3, other)], defaultPercent)).toEqual([
      {
        guard: 'max_delete_percent',
        message:
          '3 of 3 remediation policies in acme would be deleted: p0, p1, p2 (100%, limit 50%). None of what the platform has now would stay: if it was made there, run ifmatch pull first.',
        approval: 100,
      },
    ]);
    expect(guard([sending(1, other)], defaultPercent)).toHaveLength(1);
    expect(guard([sending(3, other)], { max_delete_percent: 100 })).toEqual([]);
  });

  test('needs approval for more than half of them, whatever lower share is set', () => {
    expect(guard([replacing(9, 4)], defaultPercent)[0]?.message).toContain('5 of 9 remediation policies');
    expect(guard([replacing(9, 4)], { max_delete_percent: 55 })).toHaveLength(1);
    expect(guard([replacing(9, 4)], { max_delete_percent: 56 })).toEqual([]);
    expect(guard([replacing(2, 1)], { max_delete_percent: 0 })).toEqual([]);
    expect(guard([replacing(9, 5)], { max_delete_percent: 0 })).toEqual([]);
  });

  test('does not count renames and weakened policies', () => {
    const renamed = named(0, 3).map((one) => ({ ...one, slug: `${one.name.slice(-2)}-renamed` }));
    expect(guard([sending(3, ...renamed)], defaultPercent)).toEqual([]);
    const inactive = named(0, 3).map((one, index) => ({ ...one, active: index === 0 }));
    expect(guard([sending(3, ...inactive)], defaultPercent)).toEqual([]);
  });

  test('counts the rulesets, rules and exceptions of a detection bundle together', () => {
    const live = { rulesets: ['p/a'], rules: ['a'], exceptions: [exclude('x')] };
    expect(guard([detecting(live, { rulesets: ['p/a'] })], defaultPercent)[0]?.message).toContain('2 of 3 rulesets');
    expect(guard([detecting(live, { rulesets: ['p/a'], rules: ['a'] })], defaultPercent)).toEqual([]);
  });
});

describe('a bundle that becomes empty', () => {
  test.for([
    [
      'policies',
      () => replacing(1, 0),
      'No remediation policy would be left in acme (now 1). None of what the platform has now would stay: if it was made there, run ifmatch pull first.',
    ],
    [
      'rules',
      () => detecting({ rules: ['a'], rulesets: ['p/a'] }, { exceptions: [exclude('x')] }),
      'No ruleset or rule would be left in detection/code of acme (now 2).',
    ],
    [
      'exceptions',
      () => detecting({ exceptions: [exclude('x')] }, {}),
      'No exception would be left in detection/code of acme (now 1). None of what the platform has now would stay: if it was made there, run ifmatch pull first.',
    ],
  ] as const)('is guarded: %s', ([, bundle, message]) => {
    expect(guard([bundle()], { allow_no_blocking: false })).toEqual([
      {
        guard: 'allow_no_blocking',
        message,
        approval: true,
      },
    ]);
    expect(guard([bundle()], { allow_no_blocking: true })).toEqual([]);
  });
});

describe('policies that stop enforcing without a delete', () => {
  const none = {
    filters: {
      mode: 'all' as const,
      conditions: (['any', 'none'] as const).map((mode) => ({ type: 'severity', mode, values: ['high'] })),
    },
  };
  const triage = { type: 'triage', config: { state: 'ignored', reason: 'no_time' } };
  const [comment, jira] = ['pr_comment', 'jira'].map((type) => ({ type }));
  /** A bundle of 50 policies of which the first so many become another one. */
  const turning = (count: number, was: Partial<RemediationPolicy>, is: Partial<RemediationPolicy>): PlannedBundle => {
    const live = named(0, 50).map((one) => ({ ...one, ...was }));
    const sent = live.map((one, index) => (index < count ? { ...one, ...is } : one));
    return planOfBundle(declaredPolicies(sent), diffOfPolicies(live, sent));
  };

  test.for<[string, Partial<RemediationPolicy>, Partial<RemediationPolicy>, string]>([
    ['switched off', {}, { active: false }, 'inactive'],
    ['no longer blocking', {}, { actions: [comment!] }, 'no longer blocking'],
    ['no longer commenting', { actions: [comment!, jira!] }, { actions: [jira!] }, 'no longer commenting'],
    ['without actions', {}, { actions: [] }, 'without an action that enforces'],
    ['only ignoring what they find', {}, { actions: [triage] }, 'without an action that enforces'],
    ['with filters that contradict each other', {}, none, 'matching no finding'],
  ])('are counted if they are %s', ([, was, is, cause]) => {
    const limits = { max_deletes: 10, max_delete_percent: 30 };
    expect(names(guard([turning(10, was, is)], limits))).toEqual([]);
    expect(names(guard([turning(11, was, is)], limits))).toEqual(['max_deletes']);
    expect(names(guard([turning(16, was, is)], { max_delete_percent: 30 }))).toEqual(['max_delete_percent']);
    const [deletes, percent, empty] = guard([turning(50, was, is)], { ...limits, allow_no_blocking: false });
    const first = 'p0, p1, p10, p11, p12, and 45 more';
    expect(deletes?.message).toContain(
      `50 of 50 remediation policies in acme would enforce less: 50 ${cause} (${first}) (limit 10).`,
    );
    expect(percent?.message).toContain('(100%, limit 30%)');
    expect(empty?.message).toMatch(/^No remediation policy in acme would .* any more \(50 do now\): /);
  });

  test.for<[string, Partial<RemediationPolicy>, Partial<RemediationPolicy>]>([
    ['were inactive before', { active: false }, { active: false, actions: [] }],
    ['had no actions before', { actions: [] }, { active: false }],
    ['only ignored what they found', { actions: [triage] }, { active: false }],
    ['still match something', {}, { filters: { mode: 'any', conditions: [...none.filters.conditions] } }],
    ['have a condition of a new type', {}, { filters: { mode: 'all', conditions: [{ type: 'new', values: ['x'] }] } }],
    ['have settings for their action', {}, { actions: [{ type: 'block', config: { a: 'b' } }, comment!] }],
  ])('are not counted if they %s', ([, was, is]) => {
    expect(guard([turning(50, was, is)], { max_deletes: 0, max_delete_percent: 0, allow_no_blocking: false })).toEqual(
      [],
    );
  });

  const odd = { actions: 'a form that nobody knows' } as unknown as Partial<RemediationPolicy>;

  test.for<[string, Partial<RemediationPolicy>, Partial<RemediationPolicy>, number]>([
    ['acts at most, so what commented no longer does', { actions: [comment!] }, odd, 1],
    ['acts, so its actions may be lost', odd, { actions: [] }, 1],
    ['acts, so nothing is lost when it still acts', odd, { actions: [jira!] }, 0],
  ])('in an unknown form %s', ([, was, is, counted]) => {
    expect(guard([turning(11, was, is)], { max_deletes: 10 })).toHaveLength(counted);
  });

  test('are guarded if a whole small bundle stops blocking', () => {
    const live = [makePolicy('a'), makePolicy('b'), makePolicy('c', { actions: [comment!] })];
    const sent = live.map((one) => ({ ...one, actions: [comment!] }));
    const found = guard([planOfBundle(declaredPolicies(sent), diffOfPolicies(live, sent))], defaultLimits);
    expect(found.map(({ message }) => message)).toEqual([
      'No remediation policy in acme would block any more (2 do now): 2 no longer blocking (a, b).',
    ]);
  });

  test('are counted as a share of the active ones', () => {
    const idle = named(100, 190).map((one) => ({ ...one, active: false }));
    const sent = named(0, 10).map((one, index) => ({ ...one, active: index === 0 }));
    const bundle = planOfBundle(
      declaredPolicies([...idle, ...sent]),
      diffOfPolicies([...idle, ...named(0, 10)], [...idle, ...sent]),
    );
    expect(guard([bundle], { max_delete_percent: 30 })[0]?.message).toContain(
      '9 of 10 remediation policies that enforce in acme would enforce less: 9 inactive (p1, p2,',
    );
  });

  test('include a deleted inactive policy as a delete', () => {
    const idle = named(0, 20).map((one) => ({ ...one, active: false }));
    const bundle = planOfBundle(declaredPolicies(idle.slice(0, 9)), diffOfPolicies(idle, idle.slice(0, 9)));
    expect(names(guard([bundle], defaultLimits))).toEqual(['max_deletes', 'max_delete_percent']);
  });

  const include = (rule: string) => ({ ...exclude(rule), exception_type: 'include' as const });

  test.for<[string, Partial<DetectionBundle>, Partial<DetectionBundle>, number | null]>([
    ['a rule that is disabled', { rules: rules(3) }, { rules: rules(3), disabled: ['r0'] }, 1],
    ['a rule of a ruleset that is disabled', { rulesets: ['p/a'] }, { rulesets: ['p/a'], disabled: ['r0', 'r1'] }, 2],
    ['a ruleset that is removed', { rulesets: ['p/a', 'p/b'] }, { rulesets: ['p/b'] }, 1],
    ['an include that becomes an exclude', { exceptions: [include('r0')] }, { exceptions: [exclude('r0')] }, 1],
    ['a rule that is removed and disabled', { rules: rules(3) }, { rules: ['r1', 'r2'], disabled: ['r0'] }, 1],
    ['a disabled rule that nothing lists', { rules: ['r0'] }, { rules: ['r0'], disabled: ['x'] }, 1],
    ['a rule that is enabled', { rules: ['r0'], disabled: ['r0'] }, { rules: ['r0'] }, null],
    ['a new exclude of one project', { rules: ['r0'] }, { rules: ['r0'], exceptions: [exclude('r0')] }, null],
  ])('are counted in detection: %s', ([, live, sent, count]) => {
    expect(guard([detecting(live, sent)], { max_deletes: 0 }).map(({ approval }) => approval)).toEqual(
      count === null ? [] : [count],
    );
  });

  test.for<[string, Partial<DetectionBundle>, Partial<DetectionBundle>, string | null]>([
    ['every rule is disabled', { rules: rules(2) }, { rules: rules(2), disabled: rules(2) }, 'ruleset or rule'],
    [
      'every rule is disabled beside a new include',
      { rules: rules(2) },
      { rules: rules(2), disabled: rules(2), exceptions: [include('x')] },
      'ruleset or rule',
    ],
    ['the only include is turned', { exceptions: [include('x')] }, { exceptions: [exclude('x')] }, 'exception'],
    [
      'a ruleset is left',
      { rules: rules(2), rulesets: ['p/a'] },
      { rules: rules(2), rulesets: ['p/a'], disabled: rules(2) },
      null,
    ],
  ])('are guarded where a detection bundle enforces nothing any more: %s', ([, live, sent, noun]) => {
    const found = guard([detecting(live, sent)], { allow_no_blocking: false });
    expect(found.map(({ message }) => message.split(' would ')[0])).toEqual(
      noun === null ? [] : [`No ${noun} in detection/code of acme`],
    );
  });
});

describe('a protected policy', () => {
  const gone = (): PlannedBundle => planOfBundle(declaredPolicies([]), diffOfPolicies([makePolicy('keep')], []));

  test('is guarded against deletion', () => {
    expect(guard([gone()], { protected: ['keep'] })).toEqual([
      {
        guard: 'protected',
        message: 'The protected policy keep in acme would be deleted.',
        approval: ['keep'],
      },
    ]);
    expect(guard([gone()], { protected: ['other'] })).toEqual([]);
  });

  describe('covered by another policy', () => {
    const better = makePolicy('better');
    const beside = (was: object, is: object): Said[] => {
      const live = [{ ...makePolicy('keep'), ...was }];
      const sent = [{ ...makePolicy('keep'), ...is }, better];
      const bundle = planOfBundle(declaredPolicies(sent), diffOfPolicies(live, sent));
      expect(bundle.changes.map(({ effect }) => effect)).not.toContain('looser');
      return guard([bundle], { protected: ['keep'] });
    };

    test('is guarded by its own change alone', () => {
      expect(beside({}, { active: false })).toEqual([
        {
          guard: 'protected',
          message:
            'The protected policy keep in acme would be changed (looser by itself: becomes inactive: stops blocking findings where severity is critical or high).',
          approval: ['keep'],
        },
      ]);
    });

    const only = (...values: string[]) => ({
      filters: { mode: 'all' as const, conditions: [{ type: 'severity', values }] },
    });

    test.for([
      ['is switched off', {}, { active: false }, true],
      ['only comments', {}, { actions: [{ type: 'pr_comment' }] }, true],
      ['blocks something else', {}, only('critical', 'low'), true],
      ['is hollowed out while it is off', { active: false }, { active: false, ...only('critical') }, true],
      ['is hollowed out as it is switched on', { active: false }, only('critical'), true],
      ['is switched on', { active: false }, {}, false],
      ['is widened while it is off', { active: false }, { active: false, ...only('critical', 'high', 'low') }, false],
      ['is named otherwise while it is off', { active: false }, { active: false, name: 'Other' }, false],
    ] as const)('and %s: guarded %4$s', ([, was, is, guarded]) => {
      expect(names(beside(was, is))).toEqual(guarded ? ['protected'] : []);
    });
  });
});

describe('a looser change', () => {
  test('is guarded when the config asks for approval', () => {
    const bundle = detecting(
      { rules: ['a'], exceptions: [exclude('x')] },
      { rules: ['a'], disabled: ['a'], exceptions: [exclude('y')] },
    );
    expect(guard([bundle], { looser: 'allow' })).toEqual([]);
    expect(guard([bundle], { looser: 'require_approval' })).toEqual([
      {
        guard: 'looser',
        message:
          '2 changes of detection/code in acme would loosen enforcement, or may: rule lists, exception for y in project acme/api.',
        approval: true,
      },
    ]);
  });
});

test('all guards of a plan are reported at once', () => {
  expect(names(guard([replacing(40, 0)], { ...defaultLimits, protected: ['p1'], looser: 'require_approval' }))).toEqual(
    ['max_deletes', 'max_delete_percent', 'allow_no_blocking', 'protected', 'looser'],
  );
});

test('lists of an unknown form are not counted', () => {
  const strange = planOfBundle(declaredDetection({}), {
    updates: [listsEntry({ rules: 'all', rulesets: 5 }, { rules: [] })],
  });
  expect(guard([strange], { allow_no_blocking: false, max_deletes: 0 })).toEqual([]);
});

test('a looser change is named by its kind', () => {
  const disabling = planOfBundle(declaredDetection({ rules: ['r'], disabled: ['r'] }), {
    updates: [listsEntry({ rules: ['r'] }, { rules: ['r'], disabled: ['r'] })],
  });
  const novelty = { object: 'Novelty', key: { slug: 'a' }, before: { on: true }, after: { on: false } };
  const bundles = [disabling, planOfBundle(declaredPolicies([]), { updates: [novelty] }), replacing(1, 0)];
  const messages = guard(bundles, { looser: 'require_approval' }).map(({ message }) => message);
  expect(messages.map((message) => /or may: (.*?)\.$/.exec(message)?.[1])).toEqual(['rule lists', 'Novelty', 'p0']);
});

test('protected slugs apply only to policies', () => {
  const entry = { object: 'NewThing', key: { slug: 'kept' }, before: { a: '' }, after: null };
  expect(guard([planOfBundle(declaredPolicies([]), { deletes: [entry] })], { protected: ['kept'] })).toEqual([]);
});
