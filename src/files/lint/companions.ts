import { policiesOf, type Rule, within } from './rule.ts';
import { seenActionTypes } from './seen.ts';

/** An action that needs another beside it: an error when the platform's vocabulary says so, a warning offline. */
export const companions: Rule = (bundle, { vocabulary }) => {
  const told = vocabulary !== null && vocabulary.actionTypes.size > 0;
  const requires = (type: string): readonly string[] =>
    (told ? vocabulary.actionTypes.get(type)?.requires : seenActionTypes.get(type)) ?? [];
  return policiesOf(bundle).flatMap(({ policy, at }) => {
    const present = new Set(policy.actions.map(({ type }) => type));
    return policy.actions.flatMap(({ type }, index) => {
      const missing = requires(type).filter((companion) => !present.has(companion));
      const severity = told ? 'error' : 'warning';
      return missing.map((companion) => ({
        severity,
        at: within(at, 'actions', index),
        code: 'missing-companion',
        action: type,
        companion,
      }));
    });
  });
};
