import type { AppliedBundle, Outcome } from '../domain/outcome.ts';
import { isSameBundle } from '../domain/bundle.ts';
import type { Plan, PlannedBundle } from '../domain/plan.ts';
import type { SettledMerge } from '../review/merge/merge-result.ts';
import { makePlan } from '../plan/plan.ts';

/** Kinds of outcomes, the worst first. */
const severity: readonly Outcome['kind'][] = [
  'partial',
  'failed',
  'stale',
  'needs-approval',
  'invalid',
  'applied',
  'changes',
  'no-changes',
  'valid',
];

/** One outcome of several: all bundles and results, each change of them, and the worst end. */
export function joinOutcomes(outcomes: readonly Outcome[]): Outcome {
  const [worst] = outcomes.toSorted((a, b) => severity.indexOf(a.kind) - severity.indexOf(b.kind));
  if (worst === undefined) return { kind: 'no-changes', plan: makePlan([]), problems: [], guards: [] };
  if (outcomes.length === 1 || worst.kind === 'valid') return worst;
  const bundles = joinBundles(outcomes.flatMap((outcome) => ('plan' in outcome ? (outcome.plan?.bundles ?? []) : [])));
  const results = joinResults(
    outcomes.flatMap((outcome) => ('results' in outcome ? outcome.results : [])),
    bundles,
  );
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const plan = makePlan(bundles);
  const wasApplied = results.some(({ outcome }) => outcome.result === 'applied' || outcome.result === 'unverified');
  // Something was written, and something else was not.
  if ((worst.kind === 'failed' || worst.kind === 'invalid') && wasApplied)
    return { kind: 'partial', plan, results, problems, guards: [] };
  if (worst.kind === 'invalid') return { ...worst, problems };
  if (worst.kind === 'failed') return { ...worst, plan, results, problems };
  const guards = outcomes.flatMap((outcome) => ('guards' in outcome ? outcome.guards : []));
  if (worst.kind === 'stale' || worst.kind === 'applied' || worst.kind === 'partial')
    return { ...worst, plan, results, problems, guards };
  return { ...worst, plan, problems, guards };
}

/**
 * The outcome of a run that settled merges. What was refused is no part of what was written; if nothing was written, it is what the platform lacks now.
 * `currentPlan`: that, if it is known.
 */
export function joinMerges(
  merges: readonly Pick<SettledMerge, 'outcome' | 'refusal'>[],
  currentPlan: Plan | null,
): Outcome {
  const outcomes = merges.map(({ outcome }) => outcome);
  const settled = joinOutcomes(
    merges.flatMap(({ outcome, refusal }) => (refusal === null ? [outcome] : writtenPart(outcome))),
  );
  const isRefused = merges.some(({ refusal }) => refusal !== null);
  if (merges.length < 2 || !isRefused) return joinOutcomes(outcomes);
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  if (settled.kind !== 'no-changes') return { ...settled, problems };
  if (currentPlan === null) return joinOutcomes(outcomes);
  const guards = outcomes.flatMap((outcome) => ('guards' in outcome ? outcome.guards : []));
  const kind = currentPlan.bundles.some(({ changes }) => changes.length > 0) ? 'changes' : 'no-changes';
  return { kind, plan: currentPlan, problems, guards };
}

/** What a refused merge sent: a part may wait for a later merge, or be of a deployment that changed since the review. None if it sent nothing. */
function writtenPart(outcome: Outcome): Outcome[] {
  if (outcome.kind !== 'applied' && outcome.kind !== 'partial') return [];
  const results = outcome.results.filter(({ outcome: { result } }) => result !== 'not-applied');
  if (results.every(({ outcome: { result } }) => result === 'already-applied')) return [];
  return [{ ...outcome, results, plan: makePlan(results.map(({ bundle }) => bundle)) }];
}

/** A bundle that was planned twice is one with both sets of changes. */
function joinBundles(bundles: readonly PlannedBundle[]): PlannedBundle[] {
  const joined: PlannedBundle[] = [];
  for (const bundle of bundles) {
    const at = joined.findIndex((one) => isSameBundle(one, bundle));
    const before = joined[at];
    if (before === undefined) joined.push(bundle);
    else joined[at] = { ...bundle, stateVersion: before.stateVersion, changes: [...before.changes, ...bundle.changes] };
  }
  return joined;
}

/** The undo of a bundle that was written twice is what was live before the first write. */
function joinResults(results: readonly AppliedBundle[], bundles: readonly PlannedBundle[]): AppliedBundle[] {
  return bundles.flatMap((bundle) => {
    const resultsOfBundle = results.filter((one) => isSameBundle(one.bundle, bundle));
    const latest = resultsOfBundle.at(-1);
    // What an earlier merge of this run wrote is no older attempt.
    const written = resultsOfBundle.findLast(({ outcome }) => outcome.result === 'applied');
    const result = latest?.outcome.result === 'already-applied' ? (written ?? latest) : latest;
    if (result === undefined) return [];
    const first = resultsOfBundle.find(({ outcome }) => 'undo' in outcome && outcome.undo !== null)?.outcome;
    const undo = first !== undefined && 'undo' in first ? first.undo : null;
    if (!('undo' in result.outcome) || undo === null || result.outcome.undo === null)
      return [{ bundle, outcome: result.outcome }];
    return [{ bundle, outcome: { ...result.outcome, undo: { ...result.outcome.undo, content: undo.content } } }];
  });
}
