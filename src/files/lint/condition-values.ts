import type { Place } from '../../domain/position.ts';
import type { Problem, Severity } from '../../domain/problem.ts';
import type { Condition } from '../../generated/types.ts';
import { nearest } from '../nearest.ts';
import { fine, inPolicy, type PolicyRule, within } from './rule.ts';
import { seenValues } from './seen.ts';

/** The vocabulary decides, and a type that it lists no values for accepts any. Offline a value that no finding has is a warning. */
export const conditionValues: PolicyRule = (bundle, { vocabulary }) => {
  const severity = vocabulary === null ? 'warning' : 'error';
  const values = vocabulary === null ? seenValues : vocabulary.values;
  const isKnown = (condition: Condition): boolean => {
    const known = values.get(condition.type) ?? [];
    return known.length === 0 || condition.values.every((value) => known.includes(value));
  };
  return (policy) => {
    const { conditions } = policy.filters;
    if (conditions.every(isKnown)) return fine;
    return conditions.flatMap((condition, index) => {
      if (isKnown(condition)) return [];
      const at = inPolicy(bundle, policy, 'filters', 'conditions', index, 'values');
      return unknownValues(condition, values.get(condition.type) ?? [], at, severity);
    });
  };
};

function unknownValues(
  { type, values }: Condition,
  known: readonly string[],
  at: Place,
  severity: Severity,
): Problem[] {
  return values.flatMap((value, index): Problem[] => {
    if (known.includes(value)) return [];
    const place = within(at, index);
    return [
      {
        severity,
        at: place,
        code: 'unknown-condition-value',
        type,
        value,
        known,
        nearest: nearest(value, known),
      },
    ];
  });
}
