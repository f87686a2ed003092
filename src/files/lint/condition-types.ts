import { nearest } from '../nearest.ts';
import { policiesOf, type Rule, within } from './rule.ts';
import { seenConditionTypes } from './seen.ts';

/** A condition type that the platform does not know is an error; offline one that nobody has seen is a warning. */
export const conditionTypes: Rule = (bundle, { vocabulary }) => {
  const told = vocabulary !== null && vocabulary.conditionTypes.size > 0;
  const known = told ? [...vocabulary.conditionTypes.keys()] : seenConditionTypes;
  return policiesOf(bundle).flatMap(({ policy, at }) =>
    policy.filters.conditions.flatMap(({ type }, index) => {
      if (known.includes(type)) return [];
      const place = within(at, 'filters', 'conditions', index, 'type');
      const severity = told ? 'error' : 'warning';
      return [{ severity, at: place, code: 'unknown-condition-type', type, known, nearest: nearest(type, known) }];
    }),
  );
};
