import { combineEffects } from '../../domain/plan.ts';
import { foreign, joinSentences, listSentence, say, type Sentence } from '../../domain/sentence.ts';
import type { Effect } from '../../generated/types.ts';

/** The effect of a change, or of a part of it, and its words. */
export type Classification = { readonly effect: Effect; readonly message: Sentence };

export const combineClassifications = (parts: readonly Classification[]): Classification => ({
  effect: combineEffects(parts.map(({ effect }) => effect)),
  message: joinSentences(
    parts.map(({ message }) => message),
    '; ',
  ),
});

export const neutral = (message: Sentence): Classification => ({ effect: 'neutral', message });

/** A difference in fields that ifmatch does not know. */
export const unknownFields = (fields: readonly string[]): Classification[] =>
  fields.map((field) => ({ effect: 'unknown', message: say`changes unknown field ${field}` }));

/** The most items of a list in a sentence. */
export const maxNamed = 5;

/** A list in a sentence; a long one is cut, with the number of the rest. */
export function shortList(items: readonly string[]): Sentence {
  const words = joinSentences(
    items.slice(0, maxNamed).map((item) => [foreign(item)]),
    ', ',
  );
  return items.length > maxNamed ? [...words, `, and ${String(items.length - maxNamed)} more`] : words;
}

/** A noun with names: `rule a`, `rules a, b`. */
export const nounWithNames = (noun: string, items: readonly string[]): Sentence => [
  `${noun}${items.length === 1 ? '' : 's'} `,
  ...shortList(items),
];

const severityOrder = ['critical', 'high', 'medium', 'low'];

/** `a, b or c`; the most severe first, and values without a rank before them. */
export function alternatives(values: readonly string[]): Sentence {
  const inOrder = values.toSorted((a, b) => severityOrder.indexOf(a) - severityOrder.indexOf(b));
  const more = values.length - maxNamed;
  const words = inOrder.slice(0, maxNamed).map((value): Sentence => [foreign(value)]);
  return listSentence(more > 0 ? [...words, [`${String(more)} more`]] : words, 'or');
}

/** One test of a finding. */
export type ConditionTest = { readonly type: string; readonly mode: string; readonly values: readonly string[] };

/** `severity is critical or high`, `the repository is not tagged a or b`. */
export function describeCondition({ type, mode, values }: ConditionTest): Sentence {
  const name = describeConditionType(type);
  if (values.length === 0) return say`${name} has no values`;
  const [subject, tagged]: [Sentence, string] =
    type === 'repository_tag' ? [['the repository'], 'tagged '] : [name, ''];
  if (mode === 'any') return say`${subject} is ${[tagged]}${alternatives(values)}`;
  if (mode === 'none') return say`${subject} is not ${[tagged]}${alternatives(values)}`;
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
