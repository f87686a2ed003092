import type { Change, Plan, PlannedBundle } from '../domain/plan.ts';
import type { Content } from '../domain/bundle.ts';
import { type Guard, type GuardKey, guardKeys, type GuardLimits } from '../domain/guards.ts';
import { canonicalObject } from './digest.ts';
import { classify } from './effect.ts';
import { inWords, type Classification } from './effect/words.ts';
import { type Cause, exceptionName, type Fate, fatesOf, type Fates, isLoss, type Level, levels } from './losses.ts';

type Counted = { readonly bundle: PlannedBundle; readonly fates: Fates };

/** All reasons why approval is required. The limits already include what was approved. */
export function guardPlan(plan: Plan, limits: GuardLimits): Guard[] {
  const counted = plan.bundles.map((bundle) => ({ bundle, fates: fatesOf(bundle) }));
  return guardKeys.flatMap((key) => checks[key](counted, limits));
}

/** What each guard has against a plan. */
const checks: { readonly [K in GuardKey]: (counted: readonly Counted[], limits: GuardLimits) => Guard[] } = {
  max_deletes: guardDeletes,
  max_delete_percent: guardPercent,
  allow_empty: guardEmpty,
  protected: (counted, limits) => counted.flatMap(({ bundle }) => guardProtected(bundle, limits)),
  looser: (counted, limits) => counted.flatMap(({ bundle }) => guardLooser(bundle, limits)),
};

// An approval counts for the whole run, so each guard names the number that lets all bundles pass.
function guardDeletes(counted: readonly Counted[], { max_deletes: limit }: GuardLimits): Guard[] {
  const over = counted
    .map(({ bundle, fates }) => ({ bundle, all: [...fates.main, ...fates.others, ...fates.unlisted] }))
    .map(({ bundle, all }) => ({ bundle, live: all.filter(({ was }) => was > 0).length, lost: all.filter(isLoss) }))
    .filter(({ lost }) => lost.length > limit);
  const approval = Math.max(...over.map(({ lost }) => lost.length));
  return over.map(({ bundle, live, lost }) => {
    const what = `${String(lost.length)} of ${String(live)} ${nouns[bundle.kind]} in ${bundle.deployment.slug}`;
    const { would, which } = lossWords(lost);
    const message = `${what} would ${would} (limit ${String(limit)}): ${which}.`;
    return { guard: 'max_deletes', message, approval };
  });
}

// With fewer objects a percentage means nothing.
const fewest = 10;

type Share = { readonly level: Level; readonly live: number; readonly lost: readonly Fate[] };

function guardPercent(counted: readonly Counted[], { max_delete_percent: limit }: GuardLimits): Guard[] {
  const over = counted.flatMap(({ bundle, fates }) => {
    const share = largestShare([...fates.main, ...fates.others]);
    return share !== null && share.lost.length * 100 > limit * share.live ? [{ bundle, share }] : [];
  });
  const approval = Math.max(...over.map(({ share }) => percentOf(share)));
  return over.map(({ bundle, share }) => {
    const { would, which } = lossWords(share.lost);
    const count = `${String(share.lost.length)} of ${String(share.live)} ${nouns[bundle.kind]}${thatDo[share.level]}`;
    const percent = `that is ${String(percentOf(share))}% (limit ${String(limit)}%)`;
    const message = `${count} in ${bundle.deployment.slug} would ${would}; ${percent}: ${which}.`;
    return { guard: 'max_delete_percent', message, approval };
  });
}

/**
 * The largest share of objects at or above a level that fall below it; among equals that of the lowest level. Counting per level keeps inactive
 * policies from hiding how many active ones stop, and from being deleted uncounted.
 */
function largestShare(fates: readonly Fate[]): Share | null {
  const shares = levels.map((level): Share => {
    const live = fates.filter(({ was }) => was >= level);
    return { level, live: live.length, lost: live.filter(({ is }) => is < level) };
  });
  return shares
    .filter(({ live }) => live >= fewest)
    .reduce<Share | null>((most, one) => (most === null || shareOf(one) > shareOf(most) ? one : most), null);
}

const shareOf = ({ live, lost }: Share): number => lost.length / live;

/** Rounded up, so that approving this number is enough. */
const percentOf = ({ live, lost }: Share): number => Math.ceil((lost.length * 100) / live);

const thatDo = {
  0: '',
  1: '',
  2: ' that enforce',
  3: ' that comment or block',
  4: ' that block',
} as const satisfies Record<Level, string>;

/** What would happen, and to which objects, by cause. */
function lossWords(lost: readonly Fate[]): { readonly would: string; readonly which: string } {
  const byCause = Map.groupBy(lost, ({ cause }) => cause);
  const namesOf = (fates: readonly Fate[]): string => inWords(fates.map(({ name }) => name));
  const deleted = byCause.get('deleted') ?? [];
  if (deleted.length === lost.length) return { would: 'be deleted', which: namesOf(lost) };
  const each = Array.from(byCause, ([cause, own]) => `${String(own.length)} ${causeWords[cause]} (${namesOf(own)})`);
  return { would: deleted.length > 0 ? 'be deleted or enforce less' : 'enforce less', which: each.join(', ') };
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
function guardEmpty(counted: readonly Counted[], { allow_empty: isAllowed }: GuardLimits): Guard[] {
  if (isAllowed) return [];
  return counted.flatMap(({ bundle, fates }): Guard[] => {
    const message = levels.map((level) => emptiedAt(level, bundle, fates)).find((what) => what !== null);
    return message === undefined ? [] : [{ guard: 'allow_empty', message, approval: true }];
  });
}

function emptiedAt(level: (typeof levels)[number], bundle: PlannedBundle, fates: Fates): string | null {
  const isMain = fates.main.some(({ was }) => was >= level);
  const group = isMain ? fates.main : fates.others;
  const live = group.filter(({ was }) => was >= level).length;
  if (live === 0 || group.some(({ is }) => is >= level)) return null;
  const { kind, deployment } = bundle;
  const place = kind === 'remediation' ? deployment.slug : `${kind} of ${deployment.slug}`;
  const mainNoun = kind === 'remediation' ? 'remediation policy' : 'ruleset or rule';
  const noun = isMain ? mainNoun : 'exception';
  if (level === 1) return `No ${noun} would be left in ${place} (now ${String(live)}).`;
  const lost = group.filter((one) => one.was >= level && isLoss(one));
  return `No ${noun} in ${place} would ${anyMore[level]} any more (${String(live)} ${live === 1 ? 'does' : 'do'} now): ${lossWords(lost).which}.`;
}

const anyMore = { 2: 'enforce anything', 3: 'comment or block', 4: 'block' } as const;

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
    const message = `The protected policy ${slug} in ${deployment.slug} would be ${harm}.`;
    return [{ guard: 'protected', message, approval: [slug] }];
  });
}

// Coverage by another policy does not count: that one is not protected and may go tomorrow.
function harmOf(change: Change): string | null {
  if (change.verb === 'delete') return 'deleted';
  if (change.verb === 'create') return null;
  if (isWeakening(change)) return `changed (${change.effect}: ${change.message})`;
  const own = judgeAlone(change);
  return own !== null && isWeakening(own) ? `changed (${own.effect} by itself: ${own.message})` : null;
}

/** A protected policy is compared as if active: it could be emptied while inactive and activated later. */
function judgeAlone(change: Change): Classification | null {
  if (change.before?.['active'] !== false) return classify(change);
  const [before, after] = [asOn(change.before), asOn(change.after)];
  const isSame = canonicalObject(change.object, before) === canonicalObject(change.object, after);
  return isSame ? null : classify({ ...change, before, after });
}

const asOn = (policy: Content | null): Content => ({ ...policy, active: true });

function guardLooser(bundle: PlannedBundle, { looser }: GuardLimits): Guard[] {
  const weakening = bundle.changes.filter(isWeakening);
  if (looser === 'allow' || weakening.length === 0) return [];
  const count = `${String(weakening.length)} ${weakening.length === 1 ? 'change' : 'changes'}`;
  const message = `${count} of ${bundle.kind} in ${bundle.deployment.slug} would loosen enforcement, or may: ${inWords(weakening.map(nameOf))}.`;
  return [{ guard: 'looser', message, approval: true }];
}

function nameOf({ object, key }: Change): string {
  if (object === 'RemediationPolicy') return String(key['slug']);
  if (object === 'DetectionPolicyException') return exceptionName(key);
  return object === 'DetectionPolicy' ? 'rule lists' : object;
}
