import type { Place } from '../../domain/position.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Filters } from '../../generated/types.ts';
import { policiesOf, type Rule, slugOf, within } from './rule.ts';

/** Two policies that match the same findings are mostly a copy that was not finished; both will run. */
export const sameConditions: Rule = (bundle) => {
  const seen = new Map<string, Place>();
  return policiesOf(bundle).flatMap(({ policy, at }): Problem[] => {
    const place = within(at, 'filters');
    const key = meaningOf(policy.filters);
    const first = seen.get(key);
    if (first !== undefined) {
      return [{ severity: 'warning', at: place, code: 'same-conditions', slug: slugOf(policy), first }];
    }
    seen.set(key, place);
    return [];
  });
};

/** Equal for filters that match the same findings: order and repeats carry no meaning, nor does the mode of a single condition. */
function meaningOf({ mode, conditions }: Filters): string {
  const parts = conditions.map((one) =>
    JSON.stringify([one.type, one.mode ?? 'any', [...new Set(one.values)].toSorted()]),
  );
  const distinct = [...new Set(parts)].toSorted();
  return JSON.stringify([distinct.length > 1 ? mode : 'all', distinct]);
}
