import { combineEffects } from '../../domain/plan.ts';
import { foreign, joinSentences, listSentence, say, type Sentence } from '../../domain/sentence.ts';
import type { Effect } from '../../generated/types.ts';

/** The effect of a change, or of a part of it, and a sentence about it. */
export type Classification = { readonly effect: Effect; readonly message: Sentence };

export const combineClassifications = (parts: readonly Classification[]): Classification => ({
  effect: combineEffects(parts.map(({ effect }) => effect)),
  message: joinSentences(
    parts.map(({ message }) => message),
    '; ',
  ),
});

export const neutral = (message: Sentence): Classification => ({ effect: 'neutral', message });

/** Classifies changes of fields that ifmatch does not know. */
export const unknownFields = (fields: readonly string[]): Classification[] =>
  fields.map((field) => ({ effect: 'unknown', message: say`changes unknown field ${field}` }));

/** The most items of a list in a sentence. */
export const maxNamed = 5;

/** Foreign names, separated by commas; a long list is cut and ends with the number of the others. */
export function shortList(items: readonly string[]): Sentence {
  const names = joinSentences(
    items.slice(0, maxNamed).map((item) => [foreign(item)]),
    ', ',
  );
  return items.length > maxNamed ? [...names, `, and ${String(items.length - maxNamed)} more`] : names;
}

/** A noun with names: `rule a`, `rules a, b`. */
export const nounWithNames = (noun: string, items: readonly string[]): Sentence => [
  `${noun}${items.length === 1 ? '' : 's'} `,
  ...shortList(items),
];

const severityOrder = ['critical', 'high', 'medium', 'low'];

/** `a, b or c`: severities from the worst to the mildest, after all other values. */
export function alternatives(values: readonly string[]): Sentence {
  const sorted = values.toSorted((a, b) => severityOrder.indexOf(a) - severityOrder.indexOf(b));
  const omitted = values.length - maxNamed;
  const names = sorted.slice(0, maxNamed).map((value): Sentence => [foreign(value)]);
  return listSentence(omitted > 0 ? [...names, [`${String(omitted)} more`]] : names, 'or');
}

/** What a condition tests of a finding. */
export type ConditionValues = { readonly type: string; readonly mode: string; readonly values: readonly string[] };

/** `severity is critical or high`, `the repository is not tagged a or b`. */
export function describeCondition({ type, mode, values }: ConditionValues): Sentence {
  const name = describeConditionType(type);
  if (values.length === 0) return say`${name} has no values`;
  const isTag = type === 'repository_tag';
  const subject = isTag ? ['the repository'] : name;
  const tagged = isTag ? ['tagged '] : [];
  if (mode === 'any') return say`${subject} is ${tagged}${alternatives(values)}`;
  if (mode === 'none') return say`${subject} is not ${tagged}${alternatives(values)}`;
  return say`${name} ${mode} of ${shortList(values)}`;
}

/** The name of a condition type; one that ifmatch does not know is as the platform has it. */
export const describeConditionType = (type: string): Sentence => {
  const known = conditionTypes.get(type);
  return known === undefined ? [foreign(type)] : [known];
};

const conditionTypes: ReadonlyMap<string, string> = new Map([
  ['severity', 'severity'],
  ['confidence', 'confidence'],
  ['repository_tag', 'repository tag'],
  ['vulnerability_class', 'vulnerability class'],
  ['full_scan', 'full scan'],
  ['breaking_change', 'breaking change'],
]);
