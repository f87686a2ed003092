import type { Change, Plan, PlannedBundle } from '../domain/plan.ts';
import type { Content } from '../domain/bundle.ts';
import { isSameBundle } from '../domain/bundle.ts';
import { type Guard, type GuardKey, guardKeys, type GuardLimits, type Verdicts } from '../domain/guards.ts';
import type { RuleFailure } from '../domain/rules.ts';
import { foreign, joinSentences, listSentence, say, type Sentence } from '../domain/sentence.ts';
import type { TestResult } from '../domain/tests.ts';
import { canonicalObject } from './digest.ts';
import { classify } from './effect.ts';
import { inWords, type Classification } from './effect/words.ts';
import { renamesOf } from './renames.ts';
import {
  type Cause,
  exceptionName,
  type LevelChange,
  levelChangesOf,
  type LevelChanges,
  isLoss,
  type Level,
  levels,
} from './losses.ts';

type BundleLevels = { readonly bundle: PlannedBundle; readonly levelChanges: LevelChanges };

/** All reasons why approval is required. The limits already include what was approved. */
export function guardPlan(plan: Plan, limits: GuardLimits, verdicts: Verdicts = {}): Guard[] {
  const bundles = plan.bundles.map((bundle) => ({ bundle, levelChanges: levelChangesOf(bundle) }));
  return guardKeys.flatMap((key) => checks[key](bundles, limits, verdicts));
}

/** The check of each guard, with its reasons against a plan. */
const checks: {
  readonly [K in GuardKey]: (bundles: readonly BundleLevels[], limits: GuardLimits, verdicts: Verdicts) => Guard[];
} = {
  max_deletes: guardDeletes,
  max_delete_percent: guardPercent,
  allow_no_blocking: guardNoBlocking,
  protected: (bundles, limits) => bundles.flatMap(({ bundle }) => guardProtected(bundle, limits)),
  looser: (bundles, limits) => bundles.flatMap(({ bundle }) => guardLooser(bundle, limits)),
  broken_tests: (_, { broken_tests: setting }, { tests = [] }) => (setting === 'allow' ? [] : tests.flatMap(guardTest)),
  allow_failing_rules: guardRules,
};

function guardTest({ isPassed, name, deployment, at, why, decidedBy }: TestResult): Guard[] {
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
function guardRules(
  bundles: readonly BundleLevels[],
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
      reason: say`The rule ${rule} ${[isEvaluated ? 'is broken' : 'cannot be evaluated']}: ${failureWords(failures)}`,
      limit: [],
      approval: [rule],
      places: failures.flatMap(({ at }) => at ?? []),
      deployments: [...new Set(failures.map(({ bundle }) => bundle.deployment.slug))],
    };
  });
}

/** Each message once, with the objects that it is about. */
function failureWords(failures: readonly RuleFailure[]): Sentence {
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
function guardDeletes(bundles: readonly BundleLevels[], { max_deletes: limit }: GuardLimits): Guard[] {
  const over = bundles
    .map(({ bundle, levelChanges: { main, others, unlisted } }) => {
      const all = [...main, ...others, ...unlisted];
      return { bundle, live: all.filter(({ oldLevel }) => oldLevel > 0).length, losses: all.filter(isLoss) };
    })
    .filter(({ losses }) => losses.length > limit);
  const approval = Math.max(...over.map(({ losses }) => losses.length));
  return over.map(({ bundle, live, losses }) => {
    const what = say`${losses.length} of ${live} ${[nouns[bundle.kind]]} in ${bundle.deployment.slug}`;
    const reason = say`${what} would ${lossWords(losses)}`;
    const deployments = [bundle.deployment.slug];
    return { guard: 'max_deletes', reason, limit: [`limit ${String(limit)}`], approval, deployments };
  });
}

/** A bundle with fewer objects is small: a few changes are a large share, so only deletes count, and half of its objects may always be deleted. */
const smallBundle = 10;
const smallBundleLimit = 50;

type Share = { readonly level: Level; readonly live: number; readonly losses: readonly LevelChange[] };

function guardPercent(bundles: readonly BundleLevels[], { max_delete_percent: limit }: GuardLimits): Guard[] {
  const over = bundles.flatMap(({ bundle, levelChanges }) => {
    const all = [...levelChanges.main, ...levelChanges.others];
    const isSmall = all.filter(({ oldLevel }) => oldLevel > 0).length < smallBundle;
    const share = isSmall ? shareOfDeletes(bundle, all) : largestShare(all);
    const bundleLimit = isSmall ? Math.max(limit, smallBundleLimit) : limit;
    const isOver = share !== null && share.losses.length * 100 > bundleLimit * share.live;
    return isOver ? [{ bundle, share, bundleLimit }] : [];
  });
  const approval = Math.max(...over.map(({ share }) => percentOf(share)));
  return over.map(({ bundle, share, bundleLimit }) => {
    const what = say`${share.losses.length} of ${share.live} ${[nouns[bundle.kind] + levelWords[share.level]]}`;
    const reason = say`${what} in ${bundle.deployment.slug} would ${lossWords(share.losses)}`;
    const percent = `${String(percentOf(share))}%, limit ${String(bundleLimit)}%`;
    const isAll = share.losses.length === share.live && share.losses.every(({ newLevel }) => newLevel === 0);
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
function shareOfDeletes(bundle: PlannedBundle, levelChanges: readonly LevelChange[]): Share | null {
  const live = levelChanges.filter(({ oldLevel }) => oldLevel > 0);
  if (live.length === 0 || levelChanges.every(({ newLevel }) => newLevel === 0)) return null;
  const renamed = new Set(Array.from(renamesOf(bundle).values(), ({ deleted }) => deleted));
  return {
    level: 1,
    live: live.length,
    losses: live.filter(({ newLevel, name }) => newLevel === 0 && !renamed.has(name)),
  };
}

/**
 * The largest share of objects at or above a level that fall below it; among equals that of the lowest level. Counting per level keeps inactive
 * policies from hiding how many active ones stop, and from being deleted uncounted.
 */
function largestShare(levelChanges: readonly LevelChange[]): Share | null {
  const shares = levels.map((level): Share => {
    const live = levelChanges.filter(({ oldLevel }) => oldLevel >= level);
    return { level, live: live.length, losses: live.filter(({ newLevel }) => newLevel < level) };
  });
  return shares
    .filter(({ live }) => live >= smallBundle)
    .reduce<Share | null>((most, one) => (most === null || shareOf(one) > shareOf(most) ? one : most), null);
}

const shareOf = ({ live, losses }: Share): number => losses.length / live;

/** Rounded up, so that approving this number is enough. */
const percentOf = ({ live, losses }: Share): number => Math.ceil((losses.length * 100) / live);

const levelWords = {
  0: '',
  1: '',
  2: ' that enforce',
  3: ' that comment or block',
  4: ' that block',
} as const satisfies Record<Level, string>;

/** `be deleted: a, b`: what would happen, and to which objects. */
function lossWords(losses: readonly LevelChange[]): Sentence {
  const deleted = losses.filter(({ cause }) => cause === 'deleted');
  const would = deleted.length > 0 ? 'be deleted or enforce less' : 'enforce less';
  return say`${[deleted.length === losses.length ? 'be deleted' : would]}: ${lossNames(losses)}`;
}

/** Which objects, and unless all are deleted, by cause. */
function lossNames(losses: readonly LevelChange[]): Sentence {
  const byCause = Map.groupBy(losses, ({ cause }) => cause);
  const namesOf = (levelChanges: readonly LevelChange[]): Sentence => inWords(levelChanges.map(({ name }) => name));
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

/** Whether a bundle loses everything at a level: nothing exists, enforces, comments or blocks any more. */
function guardNoBlocking(bundles: readonly BundleLevels[], { allow_no_blocking: isAllowed }: GuardLimits): Guard[] {
  if (isAllowed) return [];
  return bundles.flatMap(({ bundle, levelChanges }): Guard[] => {
    const reason = levels.map((level) => describeEmptied(level, bundle, levelChanges)).find((what) => what !== null);
    if (reason === undefined) return [];
    const isWhole = [...levelChanges.main, ...levelChanges.others].every(({ newLevel }) => newLevel === 0);
    const deployments = [bundle.deployment.slug];
    const advice = isWhole && { advice: pullFirst };
    return [{ guard: 'allow_no_blocking', reason, limit: [], approval: true, deployments, ...advice }];
  });
}

function describeEmptied(
  level: (typeof levels)[number],
  bundle: PlannedBundle,
  levelChanges: LevelChanges,
): Sentence | null {
  const isMain = levelChanges.main.some(({ oldLevel }) => oldLevel >= level);
  const group = isMain ? levelChanges.main : levelChanges.others;
  const live = group.filter(({ oldLevel }) => oldLevel >= level).length;
  if (live === 0 || group.some(({ newLevel }) => newLevel >= level)) return null;
  const { kind, deployment } = bundle;
  const place = kind === 'remediation' ? [foreign(deployment.slug)] : say`${[kind]} of ${deployment.slug}`;
  const mainNoun = kind === 'remediation' ? 'remediation policy' : 'ruleset or rule';
  const noun = isMain ? mainNoun : 'exception';
  if (level === 1) return say`No ${[noun]} would be left in ${place} (now ${live})`;
  const losses = group.filter((one) => one.oldLevel >= level && isLoss(one));
  return say`No ${[noun]} in ${place} would ${[stoppedWords[level]]} any more (${live} ${[live === 1 ? 'does' : 'do']} now): ${lossNames(losses)}`;
}

const stoppedWords = { 2: 'enforce anything', 3: 'comment or block', 4: 'block' } as const;

const isWeakening = ({ effect }: Classification): boolean =>
  effect === 'looser' || effect === 'mixed' || effect === 'unknown';

function guardProtected({ changes, deployment }: PlannedBundle, { protected: slugs }: GuardLimits): Guard[] {
  const touched = changes.filter(
    (change) => change.object === 'RemediationPolicy' && slugs.includes(String(change.key['slug'])),
  );
  return touched.flatMap((change): Guard[] => {
    const harm = harmOf(change);
    if (harm === null) return [];
    const slug = String(change.key['slug']);
    const reason = say`The protected policy ${slug} in ${deployment.slug} would be ${harm}`;
    return [{ guard: 'protected', reason, limit: [], approval: [slug], deployments: [deployment.slug] }];
  });
}

// Coverage by another policy does not count: that one is not protected and may go tomorrow.
function harmOf(change: Change): Sentence | null {
  if (change.verb === 'delete') return ['deleted'];
  if (change.verb === 'create') return null;
  if (isWeakening(change)) return say`changed (${[change.effect]}: ${change.message})`;
  const alone = classifyAlone(change);
  return alone !== null && isWeakening(alone) ? say`changed (${[alone.effect]} by itself: ${alone.message})` : null;
}

/** A protected policy is compared as if active: it could be emptied while inactive and activated later. */
function classifyAlone(change: Change): Classification | null {
  if (change.before?.['active'] !== false) return classify(change);
  const [before, after] = [asIfActive(change.before), asIfActive(change.after)];
  const isSame = canonicalObject(change.object, before) === canonicalObject(change.object, after);
  return isSame ? null : classify({ ...change, before, after });
}

const asIfActive = (policy: Content | null): Content => ({ ...policy, active: true });

function guardLooser(bundle: PlannedBundle, { looser }: GuardLimits): Guard[] {
  const weakening = bundle.changes.filter(isWeakening);
  if (looser === 'allow' || weakening.length === 0) return [];
  const count = `${String(weakening.length)} ${weakening.length === 1 ? 'change' : 'changes'}`;
  const reason = say`${[count]} of ${[bundle.kind]} in ${bundle.deployment.slug} would loosen enforcement, or may: ${inWords(weakening.map(nameOf))}`;
  return [{ guard: 'looser', reason, limit: [], approval: true, deployments: [bundle.deployment.slug] }];
}

function nameOf({ object, key }: Change): string {
  if (object === 'RemediationPolicy') return String(key['slug']);
  if (object === 'DetectionPolicyException') return exceptionName(key);
  return object === 'DetectionPolicy' ? 'rule lists' : object;
}
