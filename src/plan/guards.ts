import type { Change, Plan, PlannedBundle } from '../domain/plan.ts';
import type { Content } from '../domain/bundle.ts';
import { isSameBundle } from '../domain/bundle.ts';
import { type Guard, type GuardKey, guardKeys, type GuardLimits, type Verdicts } from '../domain/guards.ts';
import type { RuleFailure } from '../domain/rules.ts';
import { foreign, joinSentences, listSentence, say, type Sentence } from '../domain/sentence.ts';
import type { TestResult } from '../domain/tests.ts';
import { canonicalText } from './digest.ts';
import { classifyWithoutBundle } from './effect.ts';
import { shortList, type Classification } from './effect/words.ts';
import { renamesOf } from './renames.ts';
import {
  type Cause,
  exceptionName,
  type StrengthChange,
  strengthChangesOf,
  type StrengthChanges,
  isLoss,
  type Strength,
  strengths,
} from './losses.ts';

type BundleStrengthChanges = { readonly bundle: PlannedBundle; readonly strengthChanges: StrengthChanges };

/** All reasons why approval is required. The limits already include what was approved. */
export function guardPlan(plan: Plan, limits: GuardLimits, verdicts: Verdicts = {}): Guard[] {
  const bundles = plan.bundles.map((bundle) => ({ bundle, strengthChanges: strengthChangesOf(bundle) }));
  return guardKeys.flatMap((key) => checks[key](bundles, limits, verdicts));
}

/** The check of each guard, with its reasons against a plan. */
const checks: {
  readonly [K in GuardKey]: (
    bundles: readonly BundleStrengthChanges[],
    limits: GuardLimits,
    verdicts: Verdicts,
  ) => Guard[];
} = {
  max_deletes: checkDeletes,
  max_delete_percent: checkDeletePercent,
  allow_no_blocking: checkNoBlocking,
  protected: (bundles, limits) => bundles.flatMap(({ bundle }) => checkProtected(bundle, limits)),
  looser: (bundles, limits) => bundles.flatMap(({ bundle }) => checkLooser(bundle, limits)),
  broken_tests: (_, { broken_tests: setting }, { tests = [] }) => (setting === 'allow' ? [] : tests.flatMap(checkTest)),
  allow_failing_rules: checkRules,
};

function checkTest({ isPassed, name, deployment, at, why, decidedBy }: TestResult): Guard[] {
  if (isPassed) return [];
  const of = deployment === null ? [] : say` of ${deployment}`;
  const place = `${at.file}:${String(at.line)}`;
  return [
    {
      guard: 'broken_tests',
      reason: say`The test ${name}${of} (${place}) would fail: ${why}`,
      limit: [],
      approval: true,
      places: [at, ...decidedBy.flatMap((one) => one.at ?? [])],
      ...(deployment !== null && { deployments: [deployment] }),
    },
  ];
}

/** One guard for each rule that is broken, or cannot be evaluated, by changes of these bundles. */
function checkRules(
  bundles: readonly BundleStrengthChanges[],
  { allow_failing_rules: allowed }: GuardLimits,
  { rules = [] }: Verdicts,
): Guard[] {
  const failing = rules.filter(
    ({ rule, severity, bundle }) =>
      severity === 'error' && !allowed.includes(rule) && bundles.some((one) => isSameBundle(one.bundle, bundle)),
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
  const more = all.length - maxMessages;
  return joinSentences([...all.slice(0, maxMessages), more > 0 ? [`and ${String(more)} more`] : []], '; ');
}

/** The most messages of one rule in a reason. */
const maxMessages = 5;

// An approval counts for the whole run, so each guard names the number that lets all bundles pass.
function checkDeletes(bundles: readonly BundleStrengthChanges[], { max_deletes: limit }: GuardLimits): Guard[] {
  const exceeding = bundles
    .map(({ bundle, strengthChanges: { main, others, disabledOnly } }) => {
      const all = [...main, ...others, ...disabledOnly];
      return { bundle, live: all.filter(({ oldStrength }) => oldStrength > 0).length, losses: all.filter(isLoss) };
    })
    .filter(({ losses }) => losses.length > limit);
  const approval = Math.max(...exceeding.map(({ losses }) => losses.length));
  return exceeding.map(({ bundle, live, losses }) => {
    const what = say`${losses.length} of ${live} ${[nouns[bundle.kind]]} in ${bundle.deployment.slug}`;
    const reason = say`${what} would ${describeLosses(losses)}`;
    const deployments = [bundle.deployment.slug];
    return { guard: 'max_deletes', reason, limit: [`limit ${String(limit)}`], approval, deployments };
  });
}

/** A bundle with fewer objects is small: a few changes are a large share, so only deletes count, and half of its objects may always be deleted. */
const smallBundleSize = 10;
const smallBundleLimit = 50;

type LossRatio = { readonly strength: Strength; readonly live: number; readonly losses: readonly StrengthChange[] };

function checkDeletePercent(
  bundles: readonly BundleStrengthChanges[],
  { max_delete_percent: limit }: GuardLimits,
): Guard[] {
  const over = bundles.flatMap(({ bundle, strengthChanges }) => {
    const all = [...strengthChanges.main, ...strengthChanges.others];
    const isSmall = all.filter(({ oldStrength }) => oldStrength > 0).length < smallBundleSize;
    const share = isSmall ? deleteRatio(bundle, all) : largestLossRatio(all);
    const bundleLimit = isSmall ? Math.max(limit, smallBundleLimit) : limit;
    const isOver = share !== null && share.losses.length * 100 > bundleLimit * share.live;
    return isOver ? [{ bundle, share, bundleLimit }] : [];
  });
  const approval = Math.max(...over.map(({ share }) => percentOf(share)));
  return over.map(({ bundle, share, bundleLimit }) => {
    const what = say`${share.losses.length} of ${share.live} ${[nouns[bundle.kind] + strengthTexts[share.strength]]}`;
    const reason = say`${what} in ${bundle.deployment.slug} would ${describeLosses(share.losses)}`;
    const percent = `${String(percentOf(share))}%, limit ${String(bundleLimit)}%`;
    const isAll = share.losses.length === share.live && share.losses.every(({ newStrength }) => newStrength === 0);
    const deployments = [bundle.deployment.slug];
    return {
      guard: 'max_delete_percent',
      reason,
      limit: [percent],
      approval,
      deployments,
      ...(isAll && { advice: pullFirst }),
    };
  });
}

/** Files that were never pulled look like files from which everything was deleted. */
const pullFirst = say`None of what the platform has now would stay: if it was made there, run ${'ifmatch pull'} first.`;

/** The objects of a small bundle that are deleted, not only renamed; null where nothing is left, which is what `allow_no_blocking` is about. */
function deleteRatio(bundle: PlannedBundle, strengthChanges: readonly StrengthChange[]): LossRatio | null {
  const live = strengthChanges.filter(({ oldStrength }) => oldStrength > 0);
  if (live.length === 0 || strengthChanges.every(({ newStrength }) => newStrength === 0)) return null;
  const renamed = new Set(Array.from(renamesOf(bundle).values(), ({ deleted }) => deleted));
  return {
    strength: 1,
    live: live.length,
    losses: live.filter(({ newStrength, name }) => newStrength === 0 && !renamed.has(name)),
  };
}

/**
 * The largest share of objects at or above a strength that fall below it; among equals that of the lowest strength. Counting per strength keeps inactive
 * policies from hiding how many active ones stop, and from being deleted uncounted.
 */
function largestLossRatio(strengthChanges: readonly StrengthChange[]): LossRatio | null {
  const shares = strengths.map((strength): LossRatio => {
    const live = strengthChanges.filter(({ oldStrength }) => oldStrength >= strength);
    return { strength, live: live.length, losses: live.filter(({ newStrength }) => newStrength < strength) };
  });
  return shares
    .filter(({ live }) => live >= smallBundleSize)
    .reduce<LossRatio | null>((most, one) => (most === null || ratioOf(one) > ratioOf(most) ? one : most), null);
}

const ratioOf = ({ live, losses }: LossRatio): number => losses.length / live;

/** Rounded up, so that approving this number is enough. */
const percentOf = ({ live, losses }: LossRatio): number => Math.ceil((losses.length * 100) / live);

const strengthTexts = {
  0: '',
  1: '',
  2: ' that enforce',
  3: ' that comment or block',
  4: ' that block',
} as const satisfies Record<Strength, string>;

/** `be deleted: a, b`: what would happen, and to which objects. */
function describeLosses(losses: readonly StrengthChange[]): Sentence {
  const deleted = losses.filter(({ cause }) => cause === 'deleted');
  const would = deleted.length > 0 ? 'be deleted or enforce less' : 'enforce less';
  return say`${[deleted.length === losses.length ? 'be deleted' : would]}: ${listLosses(losses)}`;
}

/** Which objects, and unless all are deleted, by cause. */
function listLosses(losses: readonly StrengthChange[]): Sentence {
  const byCause = Map.groupBy(losses, ({ cause }) => cause);
  const namesOf = (strengthChanges: readonly StrengthChange[]): Sentence =>
    shortList(strengthChanges.map(({ name }) => name));
  if (byCause.get('deleted')?.length === losses.length) return namesOf(losses);
  const each = Array.from(byCause, ([cause, same]) => say`${same.length} ${[causeWords[cause]]} (${namesOf(same)})`);
  return joinSentences(each, ', ');
}

const causeWords = {
  deleted: 'deleted',
  inactive: 'inactive',
  'no-actions': 'without an action that enforces',
  'matches-nothing': 'matching no finding',
  unblocked: 'no longer blocking',
  uncommented: 'no longer commenting',
  disabled: 'disabled',
  excluded: 'excluding their rule, not including it',
} as const satisfies Record<Cause, string>;

const nouns = {
  remediation: 'remediation policies',
  'detection/code': 'rulesets, rules and exceptions of detection/code',
  'detection/secrets': 'rulesets, rules and exceptions of detection/secrets',
} as const satisfies Record<PlannedBundle['kind'], string>;

/** Whether a bundle loses everything at a strength: nothing exists, enforces, comments or blocks any more. */
function checkNoBlocking(
  bundles: readonly BundleStrengthChanges[],
  { allow_no_blocking: isAllowed }: GuardLimits,
): Guard[] {
  if (isAllowed) return [];
  return bundles.flatMap(({ bundle, strengthChanges }): Guard[] => {
    const reason = strengths
      .map((strength) => describeEmptied(strength, bundle, strengthChanges))
      .find((what) => what !== null);
    if (reason === undefined) return [];
    const isWhole = [...strengthChanges.main, ...strengthChanges.others].every(({ newStrength }) => newStrength === 0);
    const deployments = [bundle.deployment.slug];
    const advice = isWhole && { advice: pullFirst };
    return [{ guard: 'allow_no_blocking', reason, limit: [], approval: true, deployments, ...advice }];
  });
}

function describeEmptied(
  strength: (typeof strengths)[number],
  bundle: PlannedBundle,
  strengthChanges: StrengthChanges,
): Sentence | null {
  const isMain = strengthChanges.main.some(({ oldStrength }) => oldStrength >= strength);
  const group = isMain ? strengthChanges.main : strengthChanges.others;
  const live = group.filter(({ oldStrength }) => oldStrength >= strength).length;
  if (live === 0 || group.some(({ newStrength }) => newStrength >= strength)) return null;
  const { kind, deployment } = bundle;
  const place = kind === 'remediation' ? [foreign(deployment.slug)] : say`${[kind]} of ${deployment.slug}`;
  const mainNoun = kind === 'remediation' ? 'remediation policy' : 'ruleset or rule';
  const noun = isMain ? mainNoun : 'exception';
  if (strength === 1) return say`No ${[noun]} would be left in ${place} (now ${live})`;
  const losses = group.filter((one) => one.oldStrength >= strength && isLoss(one));
  return say`No ${[noun]} in ${place} would ${[stoppedWords[strength]]} any more (${live} ${[live === 1 ? 'does' : 'do']} now): ${listLosses(losses)}`;
}

const stoppedWords = { 2: 'enforce anything', 3: 'comment or block', 4: 'block' } as const;

const mayLoosen = ({ effect }: Classification): boolean =>
  effect === 'looser' || effect === 'mixed' || effect === 'unknown';

function checkProtected({ changes, deployment }: PlannedBundle, { protected: slugs }: GuardLimits): Guard[] {
  const touched = changes.filter(
    (change) => change.object === 'RemediationPolicy' && slugs.includes(String(change.key['slug'])),
  );
  return touched.flatMap((change): Guard[] => {
    const harm = describeLoosened(change);
    if (harm === null) return [];
    const slug = String(change.key['slug']);
    const reason = say`The protected policy ${slug} in ${deployment.slug} would be ${harm}`;
    return [{ guard: 'protected', reason, limit: [], approval: [slug], deployments: [deployment.slug] }];
  });
}

// Coverage by another policy does not count: that one is not protected and may go tomorrow.
function describeLoosened(change: Change): Sentence | null {
  if (change.verb === 'delete') return ['deleted'];
  if (change.verb === 'create') return null;
  if (mayLoosen(change)) return say`changed (${[change.effect]}: ${change.message})`;
  const alone = classifyByItself(change);
  return alone !== null && mayLoosen(alone) ? say`changed (${[alone.effect]} by itself: ${alone.message})` : null;
}

/** A protected policy is compared as if active: it could be emptied while inactive and activated later. */
function classifyByItself(change: Change): Classification | null {
  if (change.before?.['active'] !== false) return classifyWithoutBundle(change);
  const [before, after] = [asIfActive(change.before), asIfActive(change.after)];
  const isSame = canonicalText(change.object, before) === canonicalText(change.object, after);
  return isSame ? null : classifyWithoutBundle({ ...change, before, after });
}

const asIfActive = (policy: Content | null): Content => ({ ...policy, active: true });

function checkLooser(bundle: PlannedBundle, { looser }: GuardLimits): Guard[] {
  const weakening = bundle.changes.filter(mayLoosen);
  if (looser === 'allow' || weakening.length === 0) return [];
  const count = `${String(weakening.length)} ${weakening.length === 1 ? 'change' : 'changes'}`;
  const reason = say`${[count]} of ${[bundle.kind]} in ${bundle.deployment.slug} would loosen enforcement, or may: ${shortList(weakening.map(nameOf))}`;
  return [{ guard: 'looser', reason, limit: [], approval: true, deployments: [bundle.deployment.slug] }];
}

function nameOf({ object, key }: Change): string {
  if (object === 'RemediationPolicy') return String(key['slug']);
  if (object === 'DetectionPolicyException') return exceptionName(key);
  return object === 'DetectionPolicy' ? 'rule lists' : object;
}
