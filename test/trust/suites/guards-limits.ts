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
import {
  declaredDetection,
  diffOfDetection,
  diffOfPolicies,
  exclude,
  planOfBundle,
  makePolicy,
  declaredPolicies,
} from '../../plan/build.ts';
import { effectOf, isWeakening, pairs } from '../../plan/effect/pairs.ts';
import { describeDifference, drawSample, Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

/** A change, its limits, and whether the guard must stop it. */
type GuardCase = {
  readonly name: string;
  readonly bundle: PlannedBundle;
  readonly limits: Partial<GuardLimits>;
  readonly isExceeded: boolean;
  readonly tests?: readonly TestResult[];
  readonly rules?: readonly RuleFailure[];
};

/** The highest limit of every guard with a number, so that each case exceeds only its own guard. */
const numberLimits: Partial<GuardLimits> = Object.fromEntries(
  guardKeys.flatMap((key) => {
    const { argument } = guardDefinitions[key].values;
    return argument?.kind === 'number' ? [[key, argument.max]] : [];
  }),
);
const permissiveLimits: GuardLimits = { ...defaultLimits, ...numberLimits, allow_no_blocking: true };

const numberedPolicies = (start: number, end: number): RemediationPolicy[] =>
  Array.from({ length: end - start }, (_, index) => makePolicy(`p${String(start + index)}`));
const numberedTexts = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index)}`);
const detectionContent = (content: Partial<DetectionBundle>): DetectionBundle => declaredDetection(content).content;

/** Ways to lose objects. Of `live` objects the first `kept` stay as they are, and `added` new ones are added to hide the loss. */
const planShrinking: Readonly<Record<string, (live: number, kept: number, added: number) => PlannedBundle>> = {
  policies(live, kept, added) {
    const sent = [...numberedPolicies(0, kept), ...numberedPolicies(5000, 5000 + added)];
    return planOfBundle(declaredPolicies(sent), diffOfPolicies(numberedPolicies(0, live), sent));
  },
  'policies that become inactive': (live, kept, added) => planChangedPolicies(live, kept, added, { active: false }),
  'policies that stop blocking': (live, kept, added) =>
    planChangedPolicies(live, kept, added, { actions: [{ type: 'pr_comment' }] }),
  'policies that lose their actions': (live, kept, added) => planChangedPolicies(live, kept, added, { actions: [] }),
  'policies that match nothing': (live, kept, added) =>
    planChangedPolicies(live, kept, added, { filters: contradiction }),
  'rules that are disabled': (live, kept, added) => {
    const rules = numberedTexts(live, 'r');
    const sent = { rules: [...rules, ...numberedTexts(added, 'new')], disabled: rules.slice(kept) };
    return planDetection({ rules }, sent);
  },
  'exceptions that exclude what they included': (live, kept, added) => {
    const including = [...numberedTexts(live, 'e'), ...numberedTexts(added, 'new')].map((rule) => ({
      ...exclude(rule),
      exception_type: 'include' as const,
    }));
    const sent = including.map((exception, index) =>
      index < kept || index >= live ? exception : { ...exception, exception_type: 'exclude' as const },
    );
    return planDetection({ exceptions: including.slice(0, live) }, { exceptions: sent });
  },
  'rules inside an update': (live, kept, added) =>
    planDetection(
      { rules: numberedTexts(live, 'r') },
      { rules: [...numberedTexts(kept, 'r'), ...numberedTexts(added, 'new')] },
    ),
  exceptions: (live, kept, added) =>
    planDetection(
      { exceptions: numberedTexts(live, 'e').map((rule) => exclude(rule)) },
      { exceptions: [...numberedTexts(kept, 'e'), ...numberedTexts(added, 'new')].map((rule) => exclude(rule)) },
    ),
};

const contradiction: RemediationPolicy['filters'] = {
  mode: 'all',
  conditions: [
    { type: 'severity', values: ['high'] },
    { type: 'severity', mode: 'none', values: ['high'] },
  ],
};

/** All policies stay. Those after the first `kept` are changed. */
function planChangedPolicies(
  live: number,
  kept: number,
  added: number,
  change: Partial<RemediationPolicy>,
): PlannedBundle {
  const changedPolicies = numberedPolicies(0, live).map((policyBefore, index) =>
    index < kept ? policyBefore : { ...policyBefore, ...change },
  );
  const sent = [...changedPolicies, ...numberedPolicies(5000, 5000 + added)];
  return planOfBundle(declaredPolicies(sent), diffOfPolicies(numberedPolicies(0, live), sent));
}

const planDetection = (live: Partial<DetectionBundle>, sent: Partial<DetectionBundle>): PlannedBundle =>
  planOfBundle(
    declaredDetection(detectionContent(sent)),
    diffOfDetection(detectionContent(live), detectionContent(sent)),
  );

const shrinkingWays = Object.entries(planShrinking);

const deleteCases: readonly GuardCase[] = shrinkingWays.flatMap(([way, shrink]) =>
  [0, 1, 5, 10, 99].flatMap((limit) =>
    [limit, limit + 1, limit * 3 + 2].map((deletes): GuardCase => ({
      name: `${String(deletes)} deletes of ${way}, limit ${String(limit)}`,
      bundle: shrink(deletes + 7, 7, 2),
      limits: { max_deletes: limit },
      isExceeded: deletes > limit,
    })),
  ),
);

/** From ten live objects on, more than `limit` percent of deletes exceed the guard. */
const percentCases: readonly GuardCase[] = shrinkingWays.flatMap(([way, shrink]) =>
  [10, 11, 40, 333].flatMap((live) =>
    [0, 30, 99].flatMap((limit) => {
      const allowedDeletes = Math.floor((live * limit) / 100);
      return [allowedDeletes, allowedDeletes + 1].map((deletes): GuardCase => ({
        name: `${String(deletes)} of ${String(live)} ${way}, limit ${String(limit)}%`,
        bundle: shrink(live, live - deletes, 1),
        limits: { max_delete_percent: limit },
        isExceeded: deletes > allowedDeletes,
      }));
    }),
  ),
);

/** With fewer than ten objects only real deletes count, if they are more than half of the objects and not all of them. */
const waysThatDelete = new Set(['policies', 'rules inside an update', 'exceptions']);
const smallCases: readonly GuardCase[] = shrinkingWays.flatMap(([way, shrink]) =>
  [2, 3, 8, 9].flatMap((live) =>
    [0, 30, 50, 60].flatMap((limit) => {
      const allowedDeletes = Math.floor((live * Math.max(limit, 50)) / 100);
      return [allowedDeletes, allowedDeletes + 1].map((deletes): GuardCase => ({
        name: `${String(deletes)} of only ${String(live)} ${way}, limit ${String(limit)}%`,
        bundle: shrink(live, live - deletes, 0),
        limits: { max_delete_percent: limit },
        isExceeded: waysThatDelete.has(way) && deletes > allowedDeletes && deletes < live,
      }));
    }),
  ),
);

const noBlockingCases: readonly GuardCase[] = shrinkingWays.flatMap(([way, shrink]) =>
  [1, 2, 12].flatMap((live) =>
    [
      [0, 0, false],
      [0, 0, true],
      [0, 1, false],
      [1, 0, false],
    ].map(([kept, added, isAllowed]): GuardCase => ({
      name: `${String(live)} ${way}: ${String(kept)} left, ${String(added)} new, empty ${isAllowed === true ? 'allowed' : 'not allowed'}`,
      bundle: shrink(live, Math.min(live, Number(kept)), Number(added)),
      limits: { allow_no_blocking: isAllowed === true },
      isExceeded: kept === 0 && added === 0 && isAllowed !== true,
    })),
  ),
);

/** Changes of the policy `keep`: a description, the policies afterwards, and whether its protection becomes weaker. */
const policyChanges: readonly (readonly [string, readonly RemediationPolicy[], boolean])[] = [
  ['deleted', [], true],
  ['deleted beside a new one', [makePolicy('other')], true],
  ['given another slug', [makePolicy('keep-2', { name: 'Name of keep' })], true],
  ['switched off', [makePolicy('keep', { active: false })], true],
  ['no longer blocking', [makePolicy('keep', { actions: [{ type: 'pr_comment' }] })], true],
  ['for fewer findings', [makePolicy('keep', { filters: oneSeverity('critical') })], true],
  ['renamed', [makePolicy('keep', { name: 'Other' })], false],
  ['left alone', [makePolicy('keep')], false],
];

function oneSeverity(value: string): RemediationPolicy['filters'] {
  return { mode: 'all', conditions: [{ type: 'severity', values: [value] }] };
}

const protectedCases: readonly GuardCase[] = policyChanges.flatMap(([change, sent, isWeaker]) =>
  [['keep'], ['other', 'keep'], ['other'], []].map((slugs): GuardCase => ({
    name: `keep is ${change}, protected: ${slugs.join(', ')}`,
    bundle: planOfBundle(declaredPolicies(sent), diffOfPolicies([makePolicy('keep')], sent)),
    limits: { protected: slugs },
    isExceeded: isWeaker && slugs.includes('keep'),
  })),
);

const looserCases: readonly GuardCase[] = policyChanges.slice(3).flatMap(([change, sent, isWeaker]) =>
  (['allow', 'require_approval'] as const).map((looser): GuardCase => ({
    name: `a policy is ${change}, looser: ${looser}`,
    bundle: planOfBundle(declaredPolicies(sent), diffOfPolicies([makePolicy('keep')], sent)),
    limits: { looser },
    isExceeded: isWeaker && looser === 'require_approval',
  })),
);

const position = { file: 'a.test.yaml', line: 1, column: 1 };

const brokenCases: readonly GuardCase[] = [true, false].flatMap((isPassed) =>
  (['allow', 'require_approval'] as const).map((setting): GuardCase => ({
    name: `a test of the base branch ${isPassed ? 'holds' : 'fails'}, broken_tests: ${setting}`,
    bundle: planOfBundle(declaredPolicies([makePolicy('keep')]), diffOfPolicies([], [makePolicy('keep')])),
    limits: { broken_tests: setting },
    tests: [
      {
        name: 't',
        isInvariant: true,
        deployment: null,
        at: position,
        verdict: isPassed ? 'holds' : 'broken',
        isPassed,
        why: [],
        decidedBy: [],
      },
    ],
    isExceeded: !isPassed && setting === 'require_approval',
  })),
);

const ruleCases: readonly GuardCase[] = (['error', 'warning'] as const).flatMap((severity) =>
  [[], ['r'], ['other', 'r'], ['other']].map((allowed): GuardCase => {
    const bundle = planOfBundle(declaredPolicies([makePolicy('keep')]), diffOfPolicies([], [makePolicy('keep')]));
    const failure = {
      rule: 'r',
      severity,
      isEvaluated: true,
      bundle,
      message: ['no'],
      object: 'policy keep',
      at: position,
    };
    return {
      name: `a rule of severity ${severity} is broken, allow_failing_rules: ${allowed.join(', ')}`,
      bundle,
      limits: { allow_failing_rules: allowed },
      rules: [failure],
      isExceeded: severity === 'error' && !allowed.includes('r'),
    };
  }),
);

const casesByGuard: { readonly [K in GuardKey]: readonly GuardCase[] } = {
  max_deletes: deleteCases,
  max_delete_percent: [...percentCases, ...smallCases],
  allow_no_blocking: noBlockingCases,
  protected: protectedCases,
  looser: looserCases,
  broken_tests: brokenCases,
  allow_failing_rules: ruleCases,
};
const limitCases = Object.entries(casesByGuard).flatMap(([guard, guardCases]) =>
  guardCases.map((guardCase) => ({ ...guardCase, guard })),
);
const weakenings = pairs.filter(isWeakening);

/** Returns null if exactly the expected guard stops the plan, and if its approval is enough. */
function findGuardError({
  guard,
  bundle,
  limits,
  isExceeded,
  tests = [],
  rules = [],
}: GuardCase & { readonly guard: string }): string | null {
  const plan = makePlan([bundle]);
  const guardLimits = { ...permissiveLimits, ...limits };
  const violations = guardPlan(plan, guardLimits, { tests, rules });
  const guardError = describeDifference(
    violations.map((violation) => violation.guard),
    isExceeded ? [guard] : [],
  );
  if (guardError !== null) return guardError;
  const remainingViolations = violations.flatMap((violation) =>
    guardPlan(plan, withApproval(guardLimits, approvalOf([violation])), { tests, rules }),
  );
  return remainingViolations.length === 0 ? null : 'still guarded after the approval';
}

function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const allCases = [
    ...limitCases.map((limitCase) => ({
      figure: 'around the limits',
      name: limitCase.name,
      judge: () => findGuardError(limitCase),
    })),
    ...weakenings.map((pair) => ({
      figure: 'weakenings',
      name: `${pair.effect}: ${pair.why}`,
      judge: () => (['stricter', 'neutral'].includes(effectOf(pair)) ? `passes as ${effectOf(pair)}` : null),
    })),
  ];
  for (const chosenCase of drawSample(allCases, cases, seed)) {
    tally.count(chosenCase.figure);
    tally.add(chosenCase.name, chosenCase.judge());
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
