import type { Problem } from '../../domain/problem.ts';
import type { Condition } from '../../generated/types.ts';
import { nearestOfMany } from '../nearest.ts';
import { fine, inPolicy, type PolicyRule, within } from './rule.ts';
import { seenValues } from './seen.ts';

/** The vocabulary decides, and a type that it lists no values for accepts any. Offline a value that no finding has is a warning. */
export const conditionValues: PolicyRule = (bundle, vocabulary) => {
  const severity = vocabulary === null ? 'warning' : 'error';
  const values = vocabulary === null ? seenValues : vocabulary.values;
  // A platform may know every tag of thousands of repositories.
  const sets = new Map([...values].map(([type, known]) => [type, new Set(known)]));
  const isKnown = (condition: Condition): boolean => {
    const known = sets.get(condition.type);
    return known === undefined || known.size === 0 || condition.values.every((value) => known.has(value));
  };
  const nearestOf = nearestOfMany();
  return (policy) => {
    const { conditions } = policy.filters;
    if (conditions.every(isKnown)) return fine;
    return conditions.flatMap(({ type, values: given }, index) => {
      const known = values.get(type) ?? [];
      if (known.length === 0) return [];
      const at = inPolicy(bundle, policy, 'filters', 'conditions', index, 'values');
      return given.flatMap((value, place): Problem[] => {
        if (sets.get(type)?.has(value) === true) return [];
        const facts = {
          code: 'unknown-condition-value',
          type,
          value,
          known,
          nearest: nearestOf(value, known),
        } as const;
        return [{ severity, at: within(at, place), ...facts }];
      });
    });
  };
};
