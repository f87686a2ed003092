import type { Action, Condition, DetectionException, RemediationPolicy } from '../../generated/types.ts';

/** Equal texts for conditions of one meaning: the order of values carries none, nor does a value that stands twice. */
export const conditionMeaning = ({ type, values, mode = 'any' }: Condition): string =>
  JSON.stringify([type, mode, [...new Set(values)].toSorted()]);

export const actionMeaning = ({ type, config = {} }: Action): string =>
  JSON.stringify([type, Object.entries(config).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

/** The same for whole policies. Actions keep their order: nothing says that it means nothing. */
export function policyMeaning({ name, description = '', active = true, filters, actions }: RemediationPolicy): string {
  const conditions = [...new Set(filters.conditions.map(conditionMeaning))].toSorted();
  return JSON.stringify([name, description, active, filters.mode, conditions, actions.map(actionMeaning)]);
}

export const exceptionMeaning = ({
  exception_type,
  rule,
  rule_type,
  project,
  project_tag_name,
}: DetectionException): string => JSON.stringify([exception_type, rule, rule_type, project, project_tag_name]);
