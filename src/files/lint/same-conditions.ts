import type { Place } from '../../domain/position.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Filters } from '../../generated/types.ts';
import { policiesOf, type Rule, slugOf, within } from './rule.ts';

/** Two policies that match the same findings are mostly a copy that was not finished; both will run. */
export const sameConditions: Rule = (bundle) => {
  const seen = new Map<string, Place>();
  return policiesOf(bundle).flatMap(({ policy, at }): Problem[] => {
    const key = meaningOf(policy.filters);
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, at);
      return [];
    }
    const common = { severity: 'warning', code: 'same-conditions', slug: slugOf(policy) } as const;
    return [{ ...common, at: within(at, 'filters'), first: within(first, 'filters') }];
  });
};

/** Equal for filters that match the same findings: order and repeats carry no meaning, nor does the mode of a single condition. */
function meaningOf({ mode, conditions }: Filters): string {
  // No text of a file holds these control characters.
  const parts = distinct(
    conditions.map((one) => `${one.mode ?? 'any'}\0${one.type}\0${distinct(one.values).join('\0')}`),
  );
  return `${parts.length > 1 ? mode : 'all'}\u0001${parts.join('\u0001')}`;
}

/** Sorted, each once. Lists are mostly short, and then inserting is several times faster than a sort. */
function distinct(texts: readonly string[]): readonly string[] {
  if (texts.length > 8) return [...new Set(texts)].toSorted();
  const sorted: string[] = [];
  for (const text of texts) {
    let at = sorted.length;
    while (at > 0 && (sorted[at - 1] ?? '') > text) at--;
    if (at === 0 || sorted[at - 1] !== text) sorted.splice(at, 0, text);
  }
  return sorted;
}
