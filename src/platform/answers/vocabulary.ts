import type { Vocabulary } from '../../domain/preview.ts';
import type { Vocabulary as Answer } from '../../generated/types.ts';
import type { Headers } from '../http/exchange.ts';
import { excerpt } from './excerpt.ts';
import { PartOfList } from './misunderstanding.ts';
import { headerOfPart, signOfPart } from './part-of-list.ts';

/** The vocabulary in our words; what the platform did not say is empty or null. Throws PartOfList where the rest of it is elsewhere. */
export function tidyVocabulary(answer: Answer, headers: Headers): Vocabulary {
  refusePart(answer, headers);
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

function refusePart(
  { condition_types, action_types, value_enums, detection_constraints: _, ...beside }: Answer,
  headers: Headers,
): void {
  const given = { condition_types, action_types, value_enums };
  const lists = Object.fromEntries(Object.entries(given).map(([name, list]) => [name, list?.length ?? 0]));
  const read = { lists, pages: 1, plain: true };
  const sign = signOfPart(beside, read) ?? headerOfPart(headers, read);
  if (sign !== null)
    throw new PartOfList(`with a part of the vocabulary only, as ${excerpt(JSON.stringify(sign))} says`);
}
