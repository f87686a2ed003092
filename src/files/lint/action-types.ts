import { nearest } from '../nearest.ts';
import { fine, inPolicy, type PolicyRule } from './rule.ts';
import { seenActionTypes } from './seen.ts';

/** An action type that the platform does not know is an error; offline one that nobody has seen is a warning. */
export const actionTypes: PolicyRule = (bundle, vocabulary) => {
  const told = vocabulary !== null && vocabulary.actionTypes.size > 0;
  const known = [...(told ? vocabulary.actionTypes : seenActionTypes).keys()];
  const severity = told ? 'error' : 'warning';
  return (policy) => {
    if (policy.actions.every(({ type }) => known.includes(type))) return fine;
    return policy.actions.flatMap(({ type }, index) => {
      if (known.includes(type)) return [];
      const at = inPolicy(bundle, policy, 'actions', index, 'type');
      return [{ severity, at, code: 'unknown-action-type', type, known, nearest: nearest(type, known) }];
    });
  };
};
