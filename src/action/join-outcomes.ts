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

/**
 * One outcome of several: all bundles and results, each change of them, and the worst end. Once something was written, what was refused before any
 * write adds its problems only: its plan is not a part of what was done.
 */
export function joinOutcomes(all: readonly Outcome[]): Outcome {
  const isWritten = all.some(wasWritten);
  const outcomes = isWritten ? all.filter((outcome) => wasWritten(outcome) || !isRefused(outcome)) : all;
  const [worst] = outcomes.toSorted((a, b) => severity.indexOf(a.kind) - severity.indexOf(b.kind));
  if (worst === undefined) return { kind: 'no-changes', plan: makePlan([]), problems: [], guards: [] };
  if (all.length === 1 || worst.kind === 'valid' || worst.kind === 'invalid') return worst;
  const planned = outcomes.flatMap((outcome) => ('plan' in outcome ? (outcome.plan?.bundles ?? []) : []));
  const bundles = isWritten ? joinWritten(planned) : newestOf(planned);
  const results = joinResults(
    outcomes.flatMap((outcome) => ('results' in outcome ? outcome.results : [])),
    bundles,
  );
  const problems = all.flatMap((outcome) => outcome.problems);
  const plan = makePlan(bundles);
  // Something was written, and something else was not.
  if (worst.kind === 'failed' && isWritten) return { kind: 'partial', plan, results, problems, guards: [] };
  if (worst.kind === 'failed') return { ...worst, plan, results, problems };
  const guards = outcomes.flatMap((outcome) => ('guards' in outcome ? outcome.guards : []));
  if (worst.kind === 'stale' || worst.kind === 'applied' || worst.kind === 'partial')
    return { ...worst, plan, results, problems, guards };
  return { ...worst, plan, problems, guards };
}

const wasWritten = (outcome: Outcome): boolean =>
  'results' in outcome &&
  outcome.results.some((one) => one.outcome.result === 'applied' || one.outcome.result === 'unverified');

/** Whether an outcome, if nothing of it was written, is one of a merge that was refused. */
const isRefused = ({ kind }: Outcome): boolean =>
  kind === 'changes' || kind === 'needs-approval' || kind === 'stale' || kind === 'invalid';

/** Each bundle once, as it was planned last. */
const newestOf = (bundles: readonly PlannedBundle[]): PlannedBundle[] =>
  bundles.filter((bundle, at) => !bundles.slice(at + 1).some((later) => isSameBundle(later, bundle)));

/** A bundle that was written twice is one with both sets of changes. */
function joinWritten(bundles: readonly PlannedBundle[]): PlannedBundle[] {
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
