import { combineEffects } from '../../domain/plan.ts';
import { foreign, joinSentences, listSentence, say, type Sentence } from '../../domain/sentence.ts';
import type { Effect } from '../../generated/types.ts';

/** The effect of a change, or of a part of it, and its words. */
export type Classification = { readonly effect: Effect; readonly message: Sentence };

export const together = (parts: readonly Classification[]): Classification => ({
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
export const mostNamed = 5;

/** A list in a sentence; a long one is cut, with the number of the rest. */
export function inWords(items: readonly string[]): Sentence {
  const words = joinSentences(
    items.slice(0, mostNamed).map((item) => [foreign(item)]),
    ', ',
  );
  return items.length > mostNamed ? [...words, `, and ${String(items.length - mostNamed)} more`] : words;
}

/** A noun with names: `rule a`, `rules a, b`. */
export const named = (noun: string, items: readonly string[]): Sentence => [
  `${noun}${items.length === 1 ? '' : 's'} `,
  ...inWords(items),
];

const ranks = ['critical', 'high', 'medium', 'low'];

/** `a, b or c`; the most severe first, and values without a rank before them. */
export function orInWords(values: readonly string[]): Sentence {
  const inOrder = values.toSorted((a, b) => ranks.indexOf(a) - ranks.indexOf(b));
  const more = values.length - mostNamed;
  const words = inOrder.slice(0, mostNamed).map((value): Sentence => [foreign(value)]);
  return listSentence(more > 0 ? [...words, [`${String(more)} more`]] : words, 'or');
}

/** One test of a finding. */
export type Condition = { readonly type: string; readonly mode: string; readonly values: readonly string[] };

/** `severity is critical or high`, `the repository is not tagged a or b`. */
export function describeCondition({ type, mode, values }: Condition): Sentence {
  const name = typeWords(type);
  if (values.length === 0) return say`${name} has no values`;
  const [subject, tagged]: [Sentence, string] =
    type === 'repository_tag' ? [['the repository'], 'tagged '] : [name, ''];
  if (mode === 'any') return say`${subject} is ${[tagged]}${orInWords(values)}`;
  if (mode === 'none') return say`${subject} is not ${[tagged]}${orInWords(values)}`;
  return say`${name} ${mode} of ${inWords(values)}`;
}

/** The name of a condition type; one that ifmatch does not know is as the platform has it. */
export const typeWords = (type: string): Sentence => {
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
