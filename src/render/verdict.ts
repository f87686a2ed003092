import { type Change, type Guard, type Plan, summarize, type Summary } from '../domain/plan.ts';
import type { ThreeWayDiff } from '../domain/drift.ts';
import type { Effect } from '../generated/types.ts';
import {
  changeWords,
  count,
  doneWords,
  foreign,
  foundWords,
  type Sentence,
  slugsOf,
  summaryWords,
  textOf,
} from './words.ts';
import type { AppliedBundle, Explained, Outcome } from '../domain/outcome.ts';

/** The member of the union with this kind. */
type Of<K extends Outcome['kind'], O = Outcome> = O extends { kind: infer Kinds }
  ? K extends Kinds
    ? O
    : never
  : never;

/** The outcome in one line. */
const headlines: { readonly [K in Outcome['kind']]: (outcome: Of<K>) => Sentence } = {
  valid: (outcome) => [foundWords(outcome)],
  invalid: (outcome) => [foundWords(outcome)],
  'no-changes': ({ plan, threeWayDiff }) => {
    // What a merge left alone is not part of its plan.
    if (plan.bundles.length === 0) return ['No changes to apply'];
    return isRollback(plan)
      ? ['Nothing to roll back: ', ...target(plan), ' is already as it was before']
      : ['No changes for ', ...target(plan), liveTail(countLive(threeWayDiff ?? null))];
  },
  changes: ({ plan }) => [
    isRollback(plan) ? 'Rollback for ' : 'Plan for ',
    ...target(plan),
    `: ${summaryWords(plan.summary)}`,
  ],
  'needs-approval': ({ plan, guards }) =>
    guards.length === 0
      ? ['Declined: nothing was applied to ', ...target(plan), ` (${summaryWords(plan.summary)})`]
      : ['Approval required for ', ...target(plan), `: ${summaryWords(plan.summary)}`],
  stale: ({ plan }) =>
    isRollback(plan)
      ? ['Stale: ', ...target(plan), ' changed since the apply; nothing was rolled back']
      : ['Stale: ', ...target(plan), ' changed since the review; nothing was applied'],
  applied: ({ plan, results }) =>
    results.every(({ outcome }) => outcome.result === 'already-applied')
      ? ['Already applied to ', ...target(plan), isUnsent(results) ? '; nothing was sent' : '']
      : ['Applied to ', ...target(plan), `: ${doneWords(appliedSummary(results))}${alreadyTail(results)}`],
  partial: ({ plan, results }) => {
    const done = results.filter(
      ({ outcome }) => outcome.result === 'applied' || outcome.result === 'already-applied',
    ).length;
    return ['Partly applied to ', ...target(plan), `: ${String(done)} of ${count(results.length, 'bundle')} confirmed`];
  },
  failed: ({ plan }) =>
    plan === null
      ? ['Failed']
      : ['Failed: ', ...target(plan), `, ${changeWords(plan.summary).join(', ') || 'no changes'} planned`],
};

/** Follows `no changes`. */
export const liveTail = (number: number): string => (number === 0 ? '' : `, ${String(number)} already live`);

/** Number of changes that the platform already has. */
const countLive = (threeWayDiff: ThreeWayDiff | null): number =>
  threeWayDiff?.bundles.reduce((sum, { live }) => sum + live.length, 0) ?? 0;

/** Whether the already applied bundles were never sent: a sent one has a reason. */
export const isUnsent = (results: readonly AppliedBundle[]): boolean =>
  results.every(({ outcome }) => outcome.reason === null);

/** What the apply itself wrote. */
export const appliedSummary = (results: readonly AppliedBundle[]): Summary =>
  summarize(results.flatMap(({ bundle, outcome }) => (outcome.result === 'already-applied' ? [] : bundle.changes)));

/** For bundles that an earlier attempt, or a person, applied. */
export function alreadyTail(results: readonly AppliedBundle[]): string {
  const already = results.filter(({ outcome }) => outcome.result === 'already-applied').length;
  return already === 0 ? '' : `; ${count(already, 'bundle')} already applied`;
}

const isRollback = ({ undoes }: Plan): boolean => undoes !== undefined;

/** The headline of any outcome. */
export function headlineOf(outcome: Outcome): Sentence {
  // TypeScript cannot see that row and outcome belong together.
  const row = headlines[outcome.kind] as (outcome: Outcome) => Sentence;
  return row(outcome);
}

/** The same as one text. */
export const headlineText = (outcome: Outcome): string => textOf(headlineOf(outcome));

/** The deployment, or the number of deployments. */
export function target({ bundles }: { readonly bundles: Parameters<typeof slugsOf>[0] }): Sentence {
  const slugs = slugsOf(bundles);
  const [slug] = slugs;
  if (slug === undefined) return ['no deployment'];
  return slugs.length === 1 ? [foreign(slug)] : [count(slugs.length, 'deployment')];
}

/** Lower is more important. */
const effectRank = { looser: 0, unknown: 0, mixed: 0, stricter: 1, neutral: 2 } as const satisfies Record<
  Effect,
  number
>;

const verbRank = { delete: 0, update: 1, create: 2 } as const satisfies Record<Change['verb'], number>;

/** Whether a change removes protection, or might. */
export const isLoosening = (change: Change): boolean => effectRank[change.effect] === 0;

/** Deletes first, loosening ones before others; then other loosening changes; then the rest in the plan's order. */
export const byDanger = (a: Change, b: Change): number =>
  dangerOf(a) - dangerOf(b) || Number(isLoosening(b)) - Number(isLoosening(a)) || verbRank[a.verb] - verbRank[b.verb];

/** 0: delete, 1: loosens, 2: other. */
export function dangerOf(change: Change): 0 | 1 | 2 {
  if (change.verb === 'delete') return 0;
  return isLoosening(change) ? 1 : 2;
}

/** A guard's reason, without advice for the command line. */
export function reasonOf({ message, option }: Guard): string {
  const advice = ` If this is intended, rerun with ${option}.`;
  return message.endsWith(advice) ? message.slice(0, -advice.length) : message;
}

/** The setting that approves: `Set max_deletes: 12 (…).` */
export const settingWords = (guard: Guard): Sentence => [
  ...settings[guard.guard](guard.option.replace(/^\S+ ?/, '')),
  '.',
];

/** Called with the value of the guard's option. */
const settings = {
  'max-deletes': (argument) => [
    'Set ',
    foreign(`max_deletes: ${argument}`),
    ' (or the input ',
    foreign('max-deletes'),
    ' of a manual run)',
  ],
  'max-delete-percent': (argument) => ['Set ', foreign(`max_delete_percent: ${argument}`)],
  empty: () => ['Set ', foreign('allow_empty: true')],
  protected: (argument) => ['Remove ', foreign(argument), ' from ', foreign('protected')],
  looser: () => ['Set ', foreign('looser: allow')],
} as const satisfies Record<Guard['guard'], (argument: string) => Sentence>;

/** The plan whose changes may be shown. A stale plan does not say what would happen now. */
export const shownPlan = (outcome: Outcome): Plan | null =>
  'plan' in outcome && outcome.kind !== 'stale' ? outcome.plan : null;

/** Its explanations. After an apply, origins do not matter. */
export function shownExplained(outcome: Outcome): Explained {
  if (!('guards' in outcome) || outcome.kind === 'stale') return {};
  const { impact, threeWayDiff, unmanaged }: Explained = outcome;
  const isAhead = outcome.kind === 'no-changes' || outcome.kind === 'changes' || outcome.kind === 'needs-approval';
  return {
    ...(impact === undefined ? {} : { impact }),
    ...(threeWayDiff === undefined || !isAhead ? {} : { threeWayDiff }),
    ...(unmanaged === undefined || !isAhead ? {} : { unmanaged }),
  };
}
