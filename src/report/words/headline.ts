import { type Change, type Plan, summarize, type Summary } from '../../domain/plan.ts';
import type { ThreeWayDiff } from '../../domain/drift.ts';
import { changesIn, changeWords, doneWords, effectCounts, foundWords } from './summary.ts';
import { type Owner, slugsOf } from './names.ts';
import { say, type Sentence, plainText } from '../../domain/sentence.ts';
import { count } from '../../util/text.ts';
import { dispatch, type DispatchTable } from '../../util/dispatch.ts';
import type { AppliedBundle, Outcome } from '../../domain/outcome.ts';

/** The outcome in one line. */
const headlines: DispatchTable<Outcome, 'kind', [], Sentence> = {
  valid: (outcome) => [foundWords(outcome)],
  invalid: (outcome) => [foundWords(outcome)],
  'no-changes': ({ plan, threeWayDiff }) => {
    // What a merge left alone is not part of its plan.
    if (plan.bundles.length === 0) return ['No changes to apply'];
    return isRollback(plan)
      ? say`Nothing to roll back: ${target(plan)} is already as it was before`
      : say`No changes for ${target(plan)}${[liveTail(liveIn(threeWayDiff).length)]}`;
  },
  changes: ({ plan }) =>
    say`${[isRollback(plan) ? 'Rollback' : 'Policies']} for ${target(plan)}: ${[effectCounts(changesIn(plan))]}`,
  'needs-approval': ({ plan, guards }) =>
    guards.length === 0
      ? say`Declined: nothing was applied to ${target(plan)} (${[effectCounts(changesIn(plan))]})`
      : say`Approval required for ${target(plan)}: ${[effectCounts(changesIn(plan))]}`,
  stale: ({ plan, results }) => {
    // Only what changed on the platform comes with its current state.
    const isPlatform = results.some(({ outcome }) => outcome.result === 'not-applied' && outcome.current !== null);
    if (isRollback(plan)) return say`Stale: ${target(plan)} changed since the apply; nothing was rolled back`;
    return isPlatform
      ? say`Stale: ${target(plan)} changed since the review; nothing was applied`
      : say`Stale: the files are not those of the review; nothing was applied to ${target(plan)}`;
  },
  applied: ({ plan, results }) =>
    results.every(({ outcome }) => outcome.result === 'already-applied')
      ? say`Already applied to ${target(plan)}${[unsentTail(results)]}`
      : say`Applied to ${target(plan)}: ${[doneWords(appliedSummary(results)) + alreadyTail(results)]}`,
  partial: ({ plan, results }) =>
    say`Partly applied to ${target(plan)}: ${results.filter(isDone).length} of ${[count(results.length, 'bundle')]} confirmed`,
  failed: ({ plan }) =>
    plan === null ? ['Failed'] : say`Failed: ${target(plan)}, ${[changeWords(plan.summary)]} planned`,
};

/** Follows `no changes`. */
export const liveTail = (number: number): string => (number === 0 ? '' : `, ${number} already live`);

/** A change with its bundle. */
export type Owned = { readonly change: Change; readonly owner: Owner };

/** Changes of the files that the platform already has. */
export const liveIn = (threeWayDiff: ThreeWayDiff | undefined): Owned[] =>
  threeWayDiff?.bundles.flatMap((owner) => owner.live.map((change) => ({ change, owner }))) ?? [];

/** Whether a bundle has the reviewed content. */
export const isDone = ({ outcome: { result } }: AppliedBundle): boolean =>
  result === 'applied' || result === 'already-applied';

/** For bundles that were never sent: a sent one has a reason. */
export const unsentTail = (results: readonly AppliedBundle[]): string =>
  results.every(({ outcome }) => outcome.reason === null) ? ', nothing was sent' : '';

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
export const headlineOf = (outcome: Outcome): Sentence => dispatch(headlines, 'kind', outcome);

/** `3 creates, 6 updates, 3 deletes` of a plan that is still to be applied; else nothing. */
export const countsOf = (outcome: Outcome): Sentence =>
  outcome.kind === 'changes' || outcome.kind === 'needs-approval' ? [changeWords(outcome.plan.summary)] : [];

/** The same as one text. */
export const headlineText = (outcome: Outcome): string => plainText(headlineOf(outcome));

/** The deployment, or the number of deployments. */
export function target({ bundles }: { readonly bundles: Parameters<typeof slugsOf>[0] }): Sentence {
  const slugs = slugsOf(bundles);
  const [slug] = slugs;
  if (slug === undefined) return ['no deployment'];
  return slugs.length === 1 ? say`${slug}` : [count(slugs.length, 'deployment')];
}
