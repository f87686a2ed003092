import { nearest } from '../nearest.ts';
import { policiesOf, type Rule, within } from './rule.ts';
import { seenActionTypes } from './seen.ts';

/** An action type that the platform does not know is an error; offline one that nobody has seen is a warning. */
export const actionTypes: Rule = (bundle, { vocabulary }) => {
  const told = vocabulary !== null && vocabulary.actionTypes.size > 0;
  const known = [...(told ? vocabulary.actionTypes : seenActionTypes).keys()];
  return policiesOf(bundle).flatMap(({ policy, at }) =>
    policy.actions.flatMap(({ type }, index) => {
      if (known.includes(type)) return [];
      const severity = told ? 'error' : 'warning';
      const place = within(at, 'actions', index, 'type');
      return [{ severity, at: place, code: 'unknown-action-type', type, known, nearest: nearest(type, known) }];
    }),
  );
};
