import { type BundleWithResult, type Outcome, planOf } from '../domain/outcome.ts';
import { isSameBundle } from '../domain/bundle.ts';
import type { Plan, PlannedBundle } from '../domain/plan.ts';
import type { SettledMerge } from '../review/merge/merge-result.ts';
import { makePlan } from '../plan/plan.ts';

/** All kinds of outcomes, the worst first. */
const worstFirst: readonly Outcome['kind'][] = [
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

/** Joins outcomes: the result has all bundles, changes and results, and the worst kind. */
export function joinOutcomes(outcomes: readonly Outcome[]): Outcome {
  const [worst] = outcomes.toSorted((a, b) => worstFirst.indexOf(a.kind) - worstFirst.indexOf(b.kind));
  if (worst === undefined) return { kind: 'no-changes', plan: makePlan([]), problems: [], guards: [] };
  if (outcomes.length === 1 || worst.kind === 'valid') return worst;
  const bundles = joinBundles(outcomes.flatMap((outcome) => planOf(outcome)?.bundles ?? []));
  const results = joinResults(
    outcomes.flatMap((outcome) => ('results' in outcome ? outcome.results : [])),
    bundles,
  );
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const plan = makePlan(bundles);
  const wasApplied = results.some(({ result }) => result.kind === 'applied' || result.kind === 'unverified');
  // Some bundles were written, and others were not.
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
 * Joins the outcomes of a run that applied merges. If a merge was refused, only what was written counts. If nothing was written either, the outcome is the
 * plan of what the platform still lacks. `remainingPlan` is that plan; null if it is not known.
 */
export function joinMerges(
  merges: readonly Pick<SettledMerge, 'outcome' | 'refusal'>[],
  remainingPlan: Plan | null,
): Outcome {
  const outcomes = merges.map(({ outcome }) => outcome);
  const isAnyRefused = merges.some(({ refusal }) => refusal !== null);
  if (merges.length < 2 || !isAnyRefused) return joinOutcomes(outcomes);
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const written = joinOutcomes(
    merges.flatMap(({ outcome, refusal }) => (refusal === null ? [outcome] : writtenPart(outcome))),
  );
  if (written.kind !== 'no-changes') return { ...written, problems };
  if (remainingPlan === null) return joinOutcomes(outcomes);
  const guards = outcomes.flatMap((outcome) => ('guards' in outcome ? outcome.guards : []));
  const kind = remainingPlan.bundles.some(({ changes }) => changes.length > 0) ? 'changes' : 'no-changes';
  return { kind, plan: remainingPlan, problems, guards };
}

/**
 * The part of a refused merge that was written; empty if nothing was. The rest may wait for a later merge, or belong to a deployment that changed since the
 * review.
 */
function writtenPart(outcome: Outcome): Outcome[] {
  if (outcome.kind !== 'applied' && outcome.kind !== 'partial') return [];
  const results = outcome.results.filter(({ result }) => result.kind !== 'not-applied');
  if (results.every(({ result }) => result.kind === 'already-applied')) return [];
  return [{ ...outcome, results, plan: makePlan(results.map(({ bundle }) => bundle)) }];
}

/** Joins the bundles that were planned more than once: one bundle has all changes. */
function joinBundles(bundles: readonly PlannedBundle[]): PlannedBundle[] {
  const joined: PlannedBundle[] = [];
  for (const bundle of bundles) {
    const index = joined.findIndex((other) => isSameBundle(other, bundle));
    const earlier = joined[index];
    if (earlier === undefined) {
      joined.push(bundle);
      continue;
    }
    const changes = [...earlier.changes, ...bundle.changes];
    joined[index] = { ...bundle, stateVersion: earlier.stateVersion, changes };
  }
  return joined;
}

/** One result for each bundle: the latest. The undo of a bundle that was written twice is what was live before the first write. */
function joinResults(results: readonly BundleWithResult[], bundles: readonly PlannedBundle[]): BundleWithResult[] {
  return bundles.flatMap((bundle) => {
    const resultsOfBundle = results.filter((other) => isSameBundle(other.bundle, bundle));
    const latest = resultsOfBundle.at(-1);
    // If an earlier merge of this run wrote the bundle, this run has applied it.
    const written = resultsOfBundle.findLast(({ result }) => result.kind === 'applied');
    const joined = latest?.result.kind === 'already-applied' ? (written ?? latest) : latest;
    if (joined === undefined) return [];
    const { result } = joined;
    const firstUndo = resultsOfBundle.map((other) => undoOf(other)).find((undo) => undo !== null);
    if (!('undo' in result) || result.undo === null || firstUndo === undefined) return [{ bundle, result }];
    return [{ bundle, result: { ...result, undo: { ...result.undo, content: firstUndo.content } } }];
  });
}

const undoOf = ({ result }: BundleWithResult) => ('undo' in result ? result.undo : null);
