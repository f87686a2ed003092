import { type Content, isSameBundle } from '../domain/bundle.ts';
import type { Change, Plan, PlannedBundle } from '../domain/plan.ts';
import {
  type GuardViolation,
  type GuardKey,
  guardKeys,
  type GuardLimits,
  type TestAndRuleResults,
} from '../domain/guards.ts';
import type { RuleFailure } from '../domain/rules.ts';
import { foreign, joinSentences, listSentence, say, type Sentence } from '../domain/sentence.ts';
import type { TestResult } from '../domain/policy-tests.ts';
import { pluralize } from '../util/text.ts';
import { canonicalText } from './digest.ts';
import { classifyWithoutBundle } from './effect/classify.ts';
import { shortList, type Classification } from './effect/words.ts';
import { renamesOf } from './renames.ts';
import {
  type LossCause,
  exceptionName,
  type StrengthChange,
  strengthChangesOf,
  type StrengthChanges,
  isLoss,
  type Strength,
  existingStrengths,
  strength,
} from './strength.ts';

type BundleWithStrengths = { readonly bundle: PlannedBundle; readonly strengthChanges: StrengthChanges };

/** All reasons why approval is required. The limits already include what was approved. */
export function guardPlan(plan: Plan, limits: GuardLimits, verdicts: TestAndRuleResults = {}): GuardViolation[] {
  const bundles = plan.bundles.map((bundle) => ({ bundle, strengthChanges: strengthChangesOf(bundle) }));
  return guardKeys.flatMap((key) => guardChecks[key](bundles, limits, verdicts));
}

/** The check of each guard, with its reasons against a plan. */
const guardChecks: {
  readonly [K in GuardKey]: (
    bundles: readonly BundleWithStrengths[],
    limits: GuardLimits,
    verdicts: TestAndRuleResults,
  ) => GuardViolation[];
} = {
  max_deletes: checkDeletes,
  max_delete_percent: checkDeletePercent,
  allow_no_blocking: checkNoBlocking,
  protected: (bundles, limits) => bundles.flatMap(({ bundle }) => checkProtected(bundle, limits)),
  looser: (bundles, limits) => bundles.flatMap(({ bundle }) => checkLooser(bundle, limits)),
  broken_tests: (_, { broken_tests: setting }, { tests = [] }) => (setting === 'allow' ? [] : tests.flatMap(checkTest)),
  allow_failing_rules: checkRules,
};

function checkTest({ isPassed, name, deployment, at, why, decidedBy }: TestResult): GuardViolation[] {
  if (isPassed) return [];
  const ofDeployment = deployment === null ? [] : say` of ${deployment}`;
  const place = `${at.file}:${String(at.line)}`;
  return [
    {
      guard: 'broken_tests',
      reason: say`The test ${name}${ofDeployment} (${place}) would fail: ${why}`,
      limit: [],
      approval: true,
      places: [at, ...decidedBy.flatMap((decider) => decider.at ?? [])],
      ...(deployment !== null && { deployments: [deployment] }),
    },
  ];
}

/** One guard for each rule that is broken, or cannot be evaluated, by changes of these bundles. */
function checkRules(
  bundles: readonly BundleWithStrengths[],
  { allow_failing_rules: allowed }: GuardLimits,
  { rules = [] }: TestAndRuleResults,
): GuardViolation[] {
  const failing = rules.filter(
    ({ rule, severity, bundle }) =>
      severity === 'error' &&
      !allowed.includes(rule) &&
      bundles.some((planned) => isSameBundle(planned.bundle, bundle)),
  );
  const byRule = Map.groupBy(failing, ({ rule, isEvaluated }) => JSON.stringify([rule, isEvaluated]));
  return [...byRule.values()].flatMap((failures) => {
    const [{ rule, isEvaluated } = { rule: '', isEvaluated: true }] = failures;
    return {
      guard: 'allow_failing_rules',
      reason: say`The rule ${rule} ${[isEvaluated ? 'is broken' : 'cannot be evaluated']}: ${describeFailures(failures)}`,
      limit: [],
      approval: [rule],
      places: failures.flatMap(({ at }) => at ?? []),
      deployments: [...new Set(failures.map(({ bundle }) => bundle.deployment.slug))],
    };
  });
}

/** Each message once, with the objects that it is about. */
function describeFailures(failures: readonly RuleFailure[]): Sentence {
  const byMessage = Map.groupBy(failures, ({ message }) => JSON.stringify(message));
  const all = Array.from(byMessage.values(), (same): Sentence => {
    const objects = same.map(({ at, object }): Sentence =>
      at === null ? [foreign(object)] : [foreign(`${at.file}:${String(at.line)}:${String(at.column)}`)],
    );
    return say`${same[0]?.message ?? []} (${listSentence(objects)})`;
  });
  const more = all.length - maxListedMessages;
  return joinSentences([...all.slice(0, maxListedMessages), more > 0 ? [`and ${String(more)} more`] : []], '; ');
}

/** The most messages of one rule in a reason. */
const maxListedMessages = 5;

// An approval counts for the whole run, so each guard names the number that lets all bundles pass.
function checkDeletes(bundles: readonly BundleWithStrengths[], { max_deletes: limit }: GuardLimits): GuardViolation[] {
  const exceeding = bundles
    .map(({ bundle, strengthChanges: { policiesOrRules, exceptions, disabledOnly } }) => {
      const all = [...policiesOrRules, ...exceptions, ...disabledOnly];
      return { bundle, liveCount: all.filter(isLive).length, losses: all.filter(isLoss) };
    })
    .filter(({ losses }) => losses.length > limit);
  const approval = Math.max(...exceeding.map(({ losses }) => losses.length));
  return exceeding.map(({ bundle, liveCount, losses }) => {
    const slug = bundle.deployment.slug;
    const subject = say`${losses.length} of ${liveCount} ${[nouns[bundle.kind]]} in ${slug}`;
    const reason = say`${subject} would ${describeLosses(losses)}`;
    return { guard: 'max_deletes', reason, limit: [`limit ${String(limit)}`], approval, deployments: [slug] };
  });
}

/** Whether an object exists on the platform. */
const isLive = ({ oldStrength }: StrengthChange): boolean => oldStrength > strength.absent;

/** A bundle with fewer objects is small: a few changes are a large share, so only deletes count, and half of its objects may always be deleted. */
const smallBundleSize = 10;
const smallBundleLimit = 50;

/**
 * How many of the objects at or above a strength fall below it. With 40 live policies of which 20 block, a plan that stops 10 of them from blocking has
 * the ratio 10 of 20 at `blocks`, and 0 of 40 at `idle`.
 */
type LossRatio = {
  readonly strength: Strength;
  readonly liveCount: number;
  readonly losses: readonly StrengthChange[];
};

function checkDeletePercent(
  bundles: readonly BundleWithStrengths[],
  { max_delete_percent: limit }: GuardLimits,
): GuardViolation[] {
  const exceeding = bundles.flatMap(({ bundle, strengthChanges }) => {
    const all = [...strengthChanges.policiesOrRules, ...strengthChanges.exceptions];
    const isSmall = all.filter(isLive).length < smallBundleSize;
    const ratio = isSmall ? deleteRatio(bundle, all) : largestLossRatio(all);
    const bundleLimit = isSmall ? Math.max(limit, smallBundleLimit) : limit;
    const isExceeded = ratio !== null && ratio.losses.length * 100 > bundleLimit * ratio.liveCount;
    return isExceeded ? [{ bundle, ratio, bundleLimit }] : [];
  });
  const approval = Math.max(...exceeding.map(({ ratio }) => percentOf(ratio)));
  return exceeding.map(({ bundle, ratio, bundleLimit }) => {
    const { losses, liveCount } = ratio;
    const slug = bundle.deployment.slug;
    const subject = say`${losses.length} of ${liveCount} ${[nouns[bundle.kind] + strengthTexts[ratio.strength]]}`;
    const reason = say`${subject} in ${slug} would ${describeLosses(losses)}`;
    const percent = `${String(percentOf(ratio))}%, limit ${String(bundleLimit)}%`;
    const isAllDeleted = losses.length === liveCount && losses.every(isDeleted);
    return {
      guard: 'max_delete_percent',
      reason,
      limit: [percent],
      approval,
      deployments: [slug],
      ...(isAllDeleted && { advice: pullFirst }),
    };
  });
}

const isDeleted = ({ newStrength }: StrengthChange): boolean => newStrength === strength.absent;

/** Files that were never pulled look like files from which everything was deleted. */
const pullFirst = say`None of what the platform has now would stay: if it was made there, run ${'ifmatch pull'} first.`;

/** The objects of a small bundle that are deleted, not only renamed; null if nothing is left, which `allow_no_blocking` checks. */
function deleteRatio(bundle: PlannedBundle, strengthChanges: readonly StrengthChange[]): LossRatio | null {
  const live = strengthChanges.filter(isLive);
  if (live.length === 0 || strengthChanges.every(isDeleted)) return null;
  const renamed = new Set(Array.from(renamesOf(bundle).values(), ({ deleted }) => deleted));
  const losses = live.filter((change) => isDeleted(change) && !renamed.has(change.name));
  return { strength: strength.idle, liveCount: live.length, losses };
}

/**
 * The largest ratio of all strengths; among equals that of the lowest strength. Counting per strength keeps inactive policies from hiding how many
 * active ones stop, and from being deleted uncounted.
 */
function largestLossRatio(strengthChanges: readonly StrengthChange[]): LossRatio | null {
  const ratios = existingStrengths.map((level): LossRatio => {
    const live = strengthChanges.filter(({ oldStrength }) => oldStrength >= level);
    return { strength: level, liveCount: live.length, losses: live.filter(({ newStrength }) => newStrength < level) };
  });
  return ratios
    .filter(({ liveCount }) => liveCount >= smallBundleSize)
    .reduce<LossRatio | null>(
      (largest, ratio) => (largest === null || fractionOf(ratio) > fractionOf(largest) ? ratio : largest),
      null,
    );
}

const fractionOf = ({ liveCount, losses }: LossRatio): number => losses.length / liveCount;

/** Rounded up, so that approving this number is enough. */
const percentOf = ({ liveCount, losses }: LossRatio): number => Math.ceil((losses.length * 100) / liveCount);

const strengthTexts = {
  [strength.absent]: '',
  [strength.idle]: '',
  [strength.acts]: ' that enforce',
  [strength.comments]: ' that comment or block',
  [strength.blocks]: ' that block',
} as const satisfies Record<Strength, string>;

/** `be deleted: a, b`: what would happen, and to which objects. */
function describeLosses(losses: readonly StrengthChange[]): Sentence {
  const deleted = losses.filter(({ cause }) => cause === 'deleted');
  const would = deleted.length > 0 ? 'be deleted or enforce less' : 'enforce less';
  return say`${[deleted.length === losses.length ? 'be deleted' : would]}: ${listLosses(losses)}`;
}

/** The names of the objects; grouped by cause unless all are deleted. */
function listLosses(losses: readonly StrengthChange[]): Sentence {
  const byCause = Map.groupBy(losses, ({ cause }) => cause);
  const namesOf = (strengthChanges: readonly StrengthChange[]): Sentence =>
    shortList(strengthChanges.map(({ name }) => name));
  if (byCause.get('deleted')?.length === losses.length) return namesOf(losses);
  const sentences = Array.from(
    byCause,
    ([cause, changes]) => say`${changes.length} ${[causeTexts[cause]]} (${namesOf(changes)})`,
  );
  return joinSentences(sentences, ', ');
}

const causeTexts = {
  deleted: 'deleted',
  inactive: 'inactive',
  'no-actions': 'without an action that enforces',
  'matches-nothing': 'matching no finding',
  unblocked: 'no longer blocking',
  uncommented: 'no longer commenting',
  disabled: 'disabled',
  excluded: 'excluding their rule, not including it',
} as const satisfies Record<LossCause, string>;

const nouns = {
  remediation: 'remediation policies',
  'detection/code': 'rulesets, rules and exceptions of detection/code',
  'detection/secrets': 'rulesets, rules and exceptions of detection/secrets',
} as const satisfies Record<PlannedBundle['kind'], string>;

/** Whether a bundle loses everything at a strength: nothing exists, enforces, comments or blocks any more. */
function checkNoBlocking(
  bundles: readonly BundleWithStrengths[],
  { allow_no_blocking: isAllowed }: GuardLimits,
): GuardViolation[] {
  if (isAllowed) return [];
  return bundles.flatMap(({ bundle, strengthChanges }): GuardViolation[] => {
    const lost = findLostStrength(strengthChanges);
    if (lost === null) return [];
    const isEmptied = [...strengthChanges.policiesOrRules, ...strengthChanges.exceptions].every(isDeleted);
    return [
      {
        guard: 'allow_no_blocking',
        reason: describeLostStrength(lost, bundle),
        limit: [],
        approval: true,
        deployments: [bundle.deployment.slug],
        ...(isEmptied && { advice: pullFirst }),
      },
    ];
  });
}

/** A strength that no object has any more. `objects`: those that the guard looks at; exceptions only if nothing else had that strength. */
type LostStrength = {
  readonly strength: (typeof existingStrengths)[number];
  readonly areExceptions: boolean;
  readonly objects: readonly StrengthChange[];
};

/** The lowest strength that a bundle loses; null if it keeps all. */
function findLostStrength({ policiesOrRules, exceptions }: StrengthChanges): LostStrength | null {
  for (const level of existingStrengths) {
    const hadStrength = ({ oldStrength }: StrengthChange): boolean => oldStrength >= level;
    const areExceptions = !policiesOrRules.some(hadStrength);
    const objects = areExceptions ? exceptions : policiesOrRules;
    const isLost = objects.some(hadStrength) && objects.every(({ newStrength }) => newStrength < level);
    if (isLost) return { strength: level, areExceptions, objects };
  }
  return null;
}

function describeLostStrength(
  { strength: level, areExceptions, objects }: LostStrength,
  bundle: PlannedBundle,
): Sentence {
  const live = objects.filter(({ oldStrength }) => oldStrength >= level);
  const { kind, deployment } = bundle;
  const place = kind === 'remediation' ? [foreign(deployment.slug)] : say`${[kind]} of ${deployment.slug}`;
  const policyOrRule = kind === 'remediation' ? 'remediation policy' : 'ruleset or rule';
  const noun = areExceptions ? 'exception' : policyOrRule;
  if (level === strength.idle) return say`No ${[noun]} would be left in ${place} (now ${live.length})`;
  const now = `${String(live.length)} ${live.length === 1 ? 'does' : 'do'} now`;
  return say`No ${[noun]} in ${place} would ${[stoppedTexts[level]]} any more (${[now]}): ${listLosses(live.filter(isLoss))}`;
}

const stoppedTexts = {
  [strength.acts]: 'enforce anything',
  [strength.comments]: 'comment or block',
  [strength.blocks]: 'block',
} as const;

const mayLoosen = ({ effect }: Classification): boolean =>
  effect === 'looser' || effect === 'mixed' || effect === 'unknown';

function checkProtected({ changes, deployment }: PlannedBundle, { protected: slugs }: GuardLimits): GuardViolation[] {
  const protectedChanges = changes.filter(
    (change) => change.object === 'RemediationPolicy' && slugs.includes(String(change.key['slug'])),
  );
  return protectedChanges.flatMap((change): GuardViolation[] => {
    const loosened = describeLoosened(change);
    if (loosened === null) return [];
    const slug = String(change.key['slug']);
    const reason = say`The protected policy ${slug} in ${deployment.slug} would be ${loosened}`;
    return [{ guard: 'protected', reason, limit: [], approval: [slug], deployments: [deployment.slug] }];
  });
}

/** Whether a change weakens a protected policy, in words. Coverage by another policy does not count, since that one may be deleted later. */
function describeLoosened(change: Change): Sentence | null {
  if (change.verb === 'delete') return ['deleted'];
  if (change.verb === 'create') return null;
  if (mayLoosen(change)) return say`changed (${[change.effect]}: ${change.message})`;
  const byItself = classifyByItself(change);
  if (byItself === null || !mayLoosen(byItself)) return null;
  return say`changed (${[byItself.effect]} by itself: ${byItself.message})`;
}

/** A protected policy is compared as if active: it could be emptied while inactive and activated later. */
function classifyByItself(change: Change): Classification | null {
  if (change.before?.['active'] !== false) return classifyWithoutBundle(change);
  const [before, after] = [asIfActive(change.before), asIfActive(change.after)];
  const isSame = canonicalText(change.object, before) === canonicalText(change.object, after);
  return isSame ? null : classifyWithoutBundle({ ...change, before, after });
}

const asIfActive = (policy: Content | null): Content => ({ ...policy, active: true });

function checkLooser(bundle: PlannedBundle, { looser }: GuardLimits): GuardViolation[] {
  const loosening = bundle.changes.filter(mayLoosen);
  if (looser === 'allow' || loosening.length === 0) return [];
  const reason = say`${[pluralize(loosening.length, 'change')]} of ${[bundle.kind]} in ${bundle.deployment.slug} would loosen enforcement, or may: ${shortList(loosening.map(nameOfChange))}`;
  return [{ guard: 'looser', reason, limit: [], approval: true, deployments: [bundle.deployment.slug] }];
}

function nameOfChange({ object, key }: Change): string {
  if (object === 'RemediationPolicy') return String(key['slug']);
  if (object === 'DetectionPolicyException') return exceptionName(key);
  return object === 'DetectionPolicy' ? 'rule lists' : object;
}
