import { fine, inPolicy, type PolicyRule } from './rule.ts';
import { seenActionTypes } from './seen.ts';

/** An action that needs another beside it: an error when the platform's vocabulary says so, a warning offline. */
export const companions: PolicyRule = (bundle, vocabulary) => {
  const told = vocabulary !== null && vocabulary.actionTypes.size > 0;
  const requires = (type: string): readonly string[] =>
    (told ? vocabulary.actionTypes.get(type)?.requires : seenActionTypes.get(type)) ?? [];
  const severity = told ? 'error' : 'warning';
  return (policy) => {
    const { actions } = policy;
    const isMissing = (companion: string): boolean => !actions.some(({ type }) => type === companion);
    if (!actions.some(({ type }) => requires(type).some(isMissing))) return fine;
    return actions.flatMap(({ type: action }, index) => {
      const at = inPolicy(bundle, policy, 'actions', index);
      const missing = requires(action).filter(isMissing);
      return missing.map((companion) => ({ severity, at, code: 'missing-companion', action, companion }));
    });
  };
};
