import type { AppliedBundle, Outcome } from '../domain/outcome.ts';
import { isSameBundle } from '../domain/bundle.ts';
import type { PlannedBundle } from '../domain/plan.ts';
import { makePlan } from '../plan/plan.ts';

/** The worst first. */
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
  if (outcomes.length === 1 || worst.kind === 'valid' || worst.kind === 'invalid') return worst;
  const bundles = joinBundles(outcomes.flatMap((outcome) => ('plan' in outcome ? (outcome.plan?.bundles ?? []) : [])));
  const results = joinResults(
    outcomes.flatMap((outcome) => ('results' in outcome ? outcome.results : [])),
    bundles,
  );
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const plan = makePlan(bundles);
  const wasApplied = results.some(({ outcome }) => outcome.result === 'applied' || outcome.result === 'unverified');
  // Something was written, and something else was not.
  if (worst.kind === 'failed' && wasApplied) return { kind: 'partial', plan, results, problems, guards: [] };
  if (worst.kind === 'failed') return { ...worst, plan, results, problems };
  const guards = outcomes.flatMap((outcome) => ('guards' in outcome ? outcome.guards : []));
  if (worst.kind === 'stale' || worst.kind === 'applied' || worst.kind === 'partial')
    return { ...worst, plan, results, problems, guards };
  return { ...worst, plan, problems, guards };
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
    const own = results.filter((one) => isSameBundle(one.bundle, bundle));
    const last = own.at(-1);
    if (last === undefined) return [];
    const first = own.find(({ outcome }) => 'undo' in outcome && outcome.undo !== null)?.outcome;
    const undo = first !== undefined && 'undo' in first ? first.undo : null;
    if (!('undo' in last.outcome) || undo === null || last.outcome.undo === null)
      return [{ bundle, outcome: last.outcome }];
    return [{ bundle, outcome: { ...last.outcome, undo: { ...last.outcome.undo, content: undo.content } } }];
  });
}
