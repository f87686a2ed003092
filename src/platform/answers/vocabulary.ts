import type { Vocabulary } from '../../domain/preview.ts';
import type { Vocabulary as Answer } from '../../generated/types.ts';

/** The vocabulary in our words; what the platform did not say is empty or null. */
export function tidyVocabulary(answer: Answer): Vocabulary {
  const constraints = answer.detection_constraints;
  const values = (answer.value_enums ?? []).map(({ type, values: allowed }) => [type, allowed ?? []] as const);
  return {
    conditionTypes: new Map(
      (answer.condition_types ?? []).map(({ type, description }) => [type, { description: description ?? '' }]),
    ),
    actionTypes: new Map(
      (answer.action_types ?? []).map(({ type, description, requires }) => [
        type,
        { description: description ?? '', requires: requires ?? [] },
      ]),
    ),
    // An empty enumeration would forbid every value: the platform has left its list out.
    values: new Map(values.filter(([, allowed]) => allowed.length > 0)),
    rulesetsAccepted: constraints?.rulesets_accepted ?? null,
    exceptionTypes: constraints?.exception_types ?? [],
    ruleTypes: constraints?.rule_types ?? [],
  };
}
