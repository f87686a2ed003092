import { type ExtraObject, extrasOf } from '../../domain/extra-fields.ts';
import type { Action, Condition, DetectionException, RemediationPolicy } from '../../generated/types.ts';

/** The extra fields of an object; empty for one that has none. */
const extras = (object: ExtraObject, value: object): string => {
  const own = Object.entries(extrasOf(object, value));
  return own.length === 0 ? '' : meaningOfJson(Object.fromEntries(own));
};

/** Equal texts for equal JSON, whatever the order of its keys. */
export const meaningOfJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** Equal texts for conditions of one meaning: the order of values carries none, nor does a value that stands twice. */
export const conditionMeaning = (condition: Condition): string => {
  const { type, values, mode = 'any' } = condition;
  return JSON.stringify([type, mode, [...new Set(values)].toSorted(), extras('condition', condition)]);
};

export const actionMeaning = (action: Action): string =>
  meaningOfJson([action.type, action.config ?? {}, extras('action', action)]);

/** The same for whole policies. Actions keep their order: nothing says that it means nothing. */
export function policyMeaning(policy: RemediationPolicy): string {
  const { name, description = '', active = true, filters, actions } = policy;
  const conditions = [...new Set(filters.conditions.map(conditionMeaning))].toSorted();
  const content = [name, description, active, filters.mode, conditions, actions.map(actionMeaning)];
  return JSON.stringify([...content, extras('filters', filters), extras('policy', policy)]);
}

export const exceptionMeaning = (exception: DetectionException): string => {
  const { exception_type, rule, rule_type, project, project_tag_name } = exception;
  return JSON.stringify([exception_type, rule, rule_type, project, project_tag_name, extras('exception', exception)]);
};
