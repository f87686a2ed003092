import { nearest } from '../nearest.ts';
import { fine, inPolicy, type PolicyRule } from './rule.ts';
import { seenConditionTypes } from './seen.ts';

/** A condition type that the platform does not know is an error; offline one that nobody has seen is a warning. */
export const conditionTypes: PolicyRule = (bundle, vocabulary) => {
  const told = vocabulary !== null && vocabulary.conditionTypes.size > 0;
  const known = told ? [...vocabulary.conditionTypes.keys()] : seenConditionTypes;
  const severity = told ? 'error' : 'warning';
  return (policy) => {
    const { conditions } = policy.filters;
    if (conditions.every(({ type }) => known.includes(type))) return fine;
    return conditions.flatMap(({ type }, index) => {
      if (known.includes(type)) return [];
      const at = inPolicy(bundle, policy, 'filters', 'conditions', index, 'type');
      return [{ severity, at, code: 'unknown-condition-type', type, known, nearest: nearest(type, known) }];
    });
  };
};
