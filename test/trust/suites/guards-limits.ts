import type { RuleFailure } from '../../../src/domain/rules.ts';
import type { TestResult } from '../../../src/domain/policy-tests.ts';
import {
  approvalOf,
  defaultLimits,
  type GuardKey,
  type GuardLimits,
  withApproval,
  guardKeys,
  guardDefinitions,
} from '../../../src/domain/guards.ts';
import type { PlannedBundle } from '../../../src/domain/plan.ts';
import type { DetectionBundle, RemediationPolicy } from '../../../src/generated/types.ts';
import { guardPlan } from '../../../src/plan/guards.ts';
import { makePlan } from '../../../src/plan/plan.ts';
import { detection, diffOfDetection, diffOfPolicies, exclude, planned, policy, remediation } from '../../plan/build.ts';
import { effectOf, isWeakening, pairs } from '../../plan/effect/pairs.ts';
import { difference, drawn, Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

/** A change, the limits that it is judged by, and whether the guard must speak. */
type Case = {
  readonly name: string;
  readonly bundle: PlannedBundle;
  readonly limits: Partial<GuardLimits>;
  readonly speaks: boolean;
  readonly tests?: readonly TestResult[];
  readonly rules?: readonly RuleFailure[];
};

/** No guard of a number speaks, so that each case is about its own guard. */
const numberLimits: Partial<GuardLimits> = Object.fromEntries(
  guardKeys.flatMap((key) => {
    const { argument } = guardDefinitions[key].values;
    return argument?.kind === 'number' ? [[key, argument.max]] : [];
  }),
);
const lax: GuardLimits = { ...defaultLimits, ...numberLimits, allow_no_blocking: true };

const named = (from: number, to: number): RemediationPolicy[] =>
  Array.from({ length: to - from }, (_, index) => policy(`p${String(from + index)}`));
const texts = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index)}`);
const lists = (content: Partial<DetectionBundle>): DetectionBundle => detection(content).content;

/** `live` objects of which the first `left` stay as they are; each way hides what goes in another place. */
const shrinking: Readonly<Record<string, (live: number, left: number, fresh: number) => PlannedBundle>> = {
  policies(live, left, fresh) {
    const sent = [...named(0, left), ...named(5000, 5000 + fresh)];
    return planned(remediation(sent), diffOfPolicies(named(0, live), sent));
  },
  'policies that become inactive': (live, left, fresh) => turned(live, left, fresh, { active: false }),
  'policies that stop blocking': (live, left, fresh) =>
    turned(live, left, fresh, { actions: [{ type: 'pr_comment' }] }),
  'policies that lose their actions': (live, left, fresh) => turned(live, left, fresh, { actions: [] }),
  'policies that match nothing': (live, left, fresh) => turned(live, left, fresh, { filters: contradiction }),
  'rules that are disabled': (live, left, fresh) => {
    const rules = texts(live, 'r');
    const sent = { rules: [...rules, ...texts(fresh, 'new')], disabled: rules.slice(left) };
    return detecting({ rules }, sent);
  },
  'exceptions that exclude what they included': (live, left, fresh) => {
    const including = [...texts(live, 'e'), ...texts(fresh, 'new')].map((rule) => ({
      ...exclude(rule),
      exception_type: 'include' as const,
    }));
    const sent = including.map((one, index) =>
      index < left || index >= live ? one : { ...one, exception_type: 'exclude' as const },
    );
    return detecting({ exceptions: including.slice(0, live) }, { exceptions: sent });
  },
  'rules inside an update': (live, left, fresh) =>
    detecting({ rules: texts(live, 'r') }, { rules: [...texts(left, 'r'), ...texts(fresh, 'new')] }),
  exceptions: (live, left, fresh) =>
    detecting(
      { exceptions: texts(live, 'e').map((rule) => exclude(rule)) },
      { exceptions: [...texts(left, 'e'), ...texts(fresh, 'new')].map((rule) => exclude(rule)) },
    ),
};

const contradiction: RemediationPolicy['filters'] = {
  mode: 'all',
  conditions: [
    { type: 'severity', values: ['high'] },
    { type: 'severity', mode: 'none', values: ['high'] },
  ],
};

/** All policies stay, and those beyond the first `left` become something else. */
function turned(live: number, left: number, fresh: number, change: Partial<RemediationPolicy>): PlannedBundle {
  const sent = named(0, live).map((one, index) => (index < left ? one : { ...one, ...change }));
  const all = [...sent, ...named(5000, 5000 + fresh)];
  return planned(remediation(all), diffOfPolicies(named(0, live), all));
}

const detecting = (live: Partial<DetectionBundle>, sent: Partial<DetectionBundle>): PlannedBundle =>
  planned(detection(lists(sent)), diffOfDetection(lists(live), lists(sent)));

const ways = Object.entries(shrinking);

const deleteCases: readonly Case[] = ways.flatMap(([way, shrink]) =>
  [0, 1, 5, 10, 99].flatMap((limit) =>
    [limit, limit + 1, limit * 3 + 2].map((deletes): Case => ({
      name: `${String(deletes)} deletes of ${way}, limit ${String(limit)}`,
      bundle: shrink(deletes + 7, 7, 2),
      limits: { max_deletes: limit },
      speaks: deletes > limit,
    })),
  ),
);

/** Whole numbers only, so that no rounding decides: more than `limit` in a hundred, from ten live objects on. */
const percentCases: readonly Case[] = ways.flatMap(([way, shrink]) =>
  [10, 11, 40, 333].flatMap((live) =>
    [0, 30, 99].flatMap((limit) => {
      const most = Math.floor((live * limit) / 100);
      return [most, most + 1].map((deletes): Case => ({
        name: `${String(deletes)} of ${String(live)} ${way}, limit ${String(limit)}%`,
        bundle: shrink(live, live - deletes, 1),
        limits: { max_delete_percent: limit },
        speaks: deletes > most,
      }));
    }),
  ),
);

/** With fewer objects only deletes count: more than half of them, as long as something is left. */
const deleting = new Set(['policies', 'rules inside an update', 'exceptions']);
const smallCases: readonly Case[] = ways.flatMap(([way, shrink]) =>
  [2, 3, 8, 9].flatMap((live) =>
    [0, 30, 50, 60].flatMap((limit) => {
      const most = Math.floor((live * Math.max(limit, 50)) / 100);
      return [most, most + 1].map((deletes): Case => ({
        name: `${String(deletes)} of only ${String(live)} ${way}, limit ${String(limit)}%`,
        bundle: shrink(live, live - deletes, 0),
        limits: { max_delete_percent: limit },
        speaks: deleting.has(way) && deletes > most && deletes < live,
      }));
    }),
  ),
);

const noBlockingCases: readonly Case[] = ways.flatMap(([way, shrink]) =>
  [1, 2, 12].flatMap((live) =>
    [
      [0, 0, false],
      [0, 0, true],
      [0, 1, false],
      [1, 0, false],
    ].map(([left, fresh, isAllowed]): Case => ({
      name: `${String(live)} ${way}: ${String(left)} left, ${String(fresh)} new, empty ${isAllowed === true ? 'allowed' : 'not allowed'}`,
      bundle: shrink(live, Math.min(live, Number(left)), Number(fresh)),
      limits: { allow_no_blocking: isAllowed === true },
      speaks: left === 0 && fresh === 0 && isAllowed !== true,
    })),
  ),
);

/** What becomes of the policy `keep`, and whether that harms it. */
const fates: readonly (readonly [string, readonly RemediationPolicy[], boolean])[] = [
  ['deleted', [], true],
  ['deleted beside a new one', [policy('other')], true],
  ['given another slug', [policy('keep-2', { name: 'Name of keep' })], true],
  ['switched off', [policy('keep', { active: false })], true],
  ['no longer blocking', [policy('keep', { actions: [{ type: 'pr_comment' }] })], true],
  ['for fewer findings', [policy('keep', { filters: oneSeverity('critical') })], true],
  ['renamed', [policy('keep', { name: 'Other' })], false],
  ['left alone', [policy('keep')], false],
];

function oneSeverity(value: string): RemediationPolicy['filters'] {
  return { mode: 'all', conditions: [{ type: 'severity', values: [value] }] };
}

const protectedCases: readonly Case[] = fates.flatMap(([fate, sent, harms]) =>
  [['keep'], ['other', 'keep'], ['other'], []].map((slugs): Case => ({
    name: `keep is ${fate}, protected: ${slugs.join(', ')}`,
    bundle: planned(remediation(sent), diffOfPolicies([policy('keep')], sent)),
    limits: { protected: slugs },
    speaks: harms && slugs.includes('keep'),
  })),
);

const looserCases: readonly Case[] = fates.slice(3).flatMap(([fate, sent, harms]) =>
  (['allow', 'require_approval'] as const).map((looser): Case => ({
    name: `a policy is ${fate}, looser: ${looser}`,
    bundle: planned(remediation(sent), diffOfPolicies([policy('keep')], sent)),
    limits: { looser },
    speaks: harms && looser === 'require_approval',
  })),
);

const at = { file: 'a.test.yaml', line: 1, column: 1 };

const brokenCases: readonly Case[] = [true, false].flatMap((isPassed) =>
  (['allow', 'require_approval'] as const).map((setting): Case => ({
    name: `a test of the base branch ${isPassed ? 'holds' : 'fails'}, broken_tests: ${setting}`,
    bundle: planned(remediation([policy('keep')]), diffOfPolicies([], [policy('keep')])),
    limits: { broken_tests: setting },
    tests: [
      {
        name: 't',
        isInvariant: true,
        deployment: null,
        at,
        verdict: isPassed ? 'holds' : 'broken',
        isPassed,
        why: [],
        decidedBy: [],
      },
    ],
    speaks: !isPassed && setting === 'require_approval',
  })),
);

const ruleCases: readonly Case[] = (['error', 'warning'] as const).flatMap((severity) =>
  [[], ['r'], ['other', 'r'], ['other']].map((allowed): Case => {
    const bundle = planned(remediation([policy('keep')]), diffOfPolicies([], [policy('keep')]));
    const failure = { rule: 'r', severity, isEvaluated: true, bundle, message: ['no'], object: 'policy keep', at };
    return {
      name: `a rule of severity ${severity} is broken, allow_failing_rules: ${allowed.join(', ')}`,
      bundle,
      limits: { allow_failing_rules: allowed },
      rules: [failure],
      speaks: severity === 'error' && !allowed.includes('r'),
    };
  }),
);

const casesOf: { readonly [K in GuardKey]: readonly Case[] } = {
  max_deletes: deleteCases,
  max_delete_percent: [...percentCases, ...smallCases],
  allow_no_blocking: noBlockingCases,
  protected: protectedCases,
  looser: looserCases,
  broken_tests: brokenCases,
  allow_failing_rules: ruleCases,
};
const limitCases = Object.entries(casesOf).flatMap(([guard, own]) => own.map((one) => ({ ...one, guard })));
const weakenings = pairs.filter(isWeakening);

/** The guard speaks exactly when it must, alone, and what it asks for is enough and no more. */
function judge({
  guard,
  bundle,
  limits,
  speaks,
  tests = [],
  rules = [],
}: Case & { readonly guard: string }): string | null {
  const plan = makePlan([bundle]);
  const judged = { ...lax, ...limits };
  const found = guardPlan(plan, judged, { tests, rules });
  const names = difference(
    found.map((one) => one.guard),
    speaks ? [guard] : [],
  );
  if (names !== null) return names;
  const after = found.flatMap((one) => guardPlan(plan, withApproval(judged, approvalOf([one])), { tests, rules }));
  return after.length === 0 ? null : 'still guarded after the approval';
}

function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const all = [
    ...limitCases.map((one) => ({ figure: 'around the limits', name: one.name, judge: () => judge(one) })),
    ...weakenings.map((pair) => ({
      figure: 'weakenings',
      name: `${pair.effect}: ${pair.why}`,
      judge: () => (['stricter', 'neutral'].includes(effectOf(pair)) ? `passes as ${effectOf(pair)}` : null),
    })),
  ];
  for (const one of drawn(all, cases, seed)) {
    tally.count(one.figure);
    tally.add(one.name, one.judge());
  }
  return Promise.resolve(tally.figures());
}

const total = limitCases.length + weakenings.length;

export const suite: TrustSuite = {
  name: 'guards-limits',
  threat: 'Mass deletes and mass weakening',
  claim:
    'just below and above each limit, the guard stops the plan exactly when it must, and its approval is enough; every labelled weakening is found',
  cases: { full: total, quick: total },
  run,
};
