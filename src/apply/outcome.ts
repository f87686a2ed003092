import type { AppliedBundle } from '../domain/outcome.ts';
import type { BundleResult } from '../domain/plan.ts';

/**
 * What the results of an apply amount to. `partial` as soon as something was written and not everything is surely as reviewed, or when
 * something is not known; `stale` when nothing was written because the platform changed; `failed` when nothing was written for another reason.
 */
export function outcomeOf(results: readonly AppliedBundle[]): 'applied' | 'partial' | 'stale' | 'failed' {
  const has = (wanted: BundleResult['result']): boolean => results.some(({ outcome }) => outcome.result === wanted);
  if (has('unknown') || has('unverified')) return 'partial';
  if (!has('not-applied')) return 'applied';
  if (has('applied')) return 'partial';
  return results.some(({ outcome }) => isStale(outcome)) ? 'stale' : 'failed';
}

/** Only a bundle that is stale comes with what the platform answers now. */
const isStale = (outcome: BundleResult): boolean => outcome.result === 'not-applied' && outcome.current !== null;
