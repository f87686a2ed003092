import type { AppliedBundle, Outcome } from '../../domain/outcome.ts';
import type { Plan, Summary } from '../../domain/plan.ts';
import type { LocatedProblem } from '../../domain/problem.ts';
import { summarize } from '../../domain/summary.ts';
import { countLive, liveTail } from '../triangulation/words.ts';
import { slugsOf } from './bundle-name.ts';
import { changeWords, count, policiesIn, problemWords, summaryWords } from './counts.ts';

/** The member of the union that may have this kind; some members have several. */
type Of<K extends Outcome['kind'], O = Outcome> = O extends { kind: infer Kinds }
  ? K extends Kinds
    ? O
    : never
  : never;

/** A headline in two parts: ours, with the names of deployments apart, for they come from elsewhere. */
export type Headline = { readonly before: string; readonly slug: string | null; readonly after: string };

/** What came of a run, in one line. */
const headlines: { readonly [K in Outcome['kind']]: (outcome: Of<K>) => Headline } = {
  valid: (outcome) =>
    alone(`Valid: ${policiesIn(outcome)}${outcome.problems.length > 0 ? `, ${problemWords(outcome.problems)}` : ''}`),
  invalid: ({ problems }) => alone(`Not valid: ${problemWords(problems)}${inFiles(problems)}`),
  'no-changes': ({ plan, triangulation }) =>
    isRollback(plan)
      ? of('Nothing to roll back: ', plan, ' is as before already')
      : of('Plan for ', plan, `: no changes${liveTail(countLive(triangulation ?? null))}`),
  changes: ({ plan }) => of(isRollback(plan) ? 'Rollback for ' : 'Plan for ', plan, `: ${summaryWords(plan.summary)}`),
  consent: ({ plan, guards }) =>
    guards.length === 0
      ? of('Nothing was applied to ', plan, `: nobody said yes to ${summaryWords(plan.summary)}`)
      : of('Consent needed for ', plan, `: ${summaryWords(plan.summary)}`),
  stale: ({ plan }) =>
    isRollback(plan)
      ? of('Stale: ', plan, ' was changed since the apply; nothing was rolled back')
      : of('Stale: ', plan, ' is not what was reviewed; nothing was sent'),
  applied: ({ plan, results }) =>
    results.every(({ outcome }) => outcome.result === 'already-applied')
      ? of('Applied already: ', plan, ` has it${isUnsent(results) ? ', and nothing was sent' : ''}`)
      : of('Applied to ', plan, `: ${summaryWords(appliedSummary(results))}${alreadyTail(results)}`),
  partial: ({ plan, results }) => {
    const done = results.filter(
      ({ outcome }) => outcome.result === 'applied' || outcome.result === 'already-applied',
    ).length;
    return of('Partly applied to ', plan, `: ${String(done)} of ${count(results.length, 'bundle')} confirmed`);
  },
  failed: ({ plan }) =>
    plan === null
      ? alone('Failed')
      : of('Failed: ', plan, `, ${changeWords(plan.summary).join(', ') || 'no changes'} planned`),
};

/** Whether bundles that the platform had already were found so before they were sent: one that was sent has a reason of its own. */
export const isUnsent = (results: readonly AppliedBundle[]): boolean =>
  results.every(({ outcome }) => outcome.reason === null);

/** What an apply itself wrote. */
export const appliedSummary = (results: readonly AppliedBundle[]): Summary =>
  summarize(results.flatMap(({ bundle, outcome }) => (outcome.result === 'already-applied' ? [] : bundle.changes)));

/** That an earlier attempt, or a person, did the rest. */
export function alreadyTail(results: readonly AppliedBundle[]): string {
  const already = results.filter(({ outcome }) => outcome.result === 'already-applied').length;
  return already === 0 ? '' : `; ${count(already, 'bundle')} applied already`;
}

const isRollback = ({ undoes }: Plan): boolean => undoes !== undefined;

/** The headline of any outcome. */
export function headlineOf(outcome: Outcome): Headline {
  // The table has a row for each kind; TypeScript cannot tell that row and outcome belong together.
  const row = headlines[outcome.kind] as (outcome: Outcome) => Headline;
  return row(outcome);
}

/** The same as one text. */
export function headlineText(outcome: Outcome): string {
  const { before, slug, after } = headlineOf(outcome);
  return `${before}${slug ?? ''}${after}`;
}

/** In how many files the problems are. A position is only asked where no file is named: whatever has one would be searched for it. */
function inFiles(problems: readonly LocatedProblem[]): string {
  const placed = problems.filter((located) => located.problem.at.file !== '' || located.position !== null);
  const files = new Set(placed.map(({ problem }) => problem.at.file));
  return files.size === 0 ? '' : ` in ${count(files.size, 'file')}`;
}

const alone = (before: string): Headline => ({ before, slug: null, after: '' });

function of(before: string, plan: Plan, after: string): Headline {
  const slugs = slugsOf(plan.bundles);
  const [slug] = slugs;
  if (slug === undefined) return alone(`${before}no deployment${after}`);
  return slugs.length === 1 ? { before, slug, after } : alone(`${before}${count(slugs.length, 'deployment')}${after}`);
}
