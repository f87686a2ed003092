import { combine } from '../../domain/plan.ts';
import type { Effect } from '../../generated/types.ts';

/** The effect of a change, or of a part of it, and its words. */
export type Classification = { readonly effect: Effect; readonly message: string };

export const together = (parts: readonly Classification[]): Classification => ({
  effect: combine(parts.map(({ effect }) => effect)),
  message: parts.map(({ message }) => message).join('; '),
});

export const neutral = (message: string): Classification => ({ effect: 'neutral', message });

/** A difference in fields that ifmatch does not know. */
export const unknownFields = (fields: readonly string[]): Classification[] =>
  fields.map((field) => ({ effect: 'unknown', message: `changes unknown field ${field}` }));

/** The most items of a list in a sentence. */
export const mostNamed = 5;

/** A list in a sentence; a long one is cut, with the number of the rest. */
export function inWords(items: readonly string[]): string {
  const words = items.slice(0, mostNamed).join(', ');
  return items.length > mostNamed ? `${words}, and ${String(items.length - mostNamed)} more` : words;
}

/** A noun with names: `rule a`, `rules a, b`. */
export const named = (noun: string, items: readonly string[]): string =>
  `${noun}${items.length === 1 ? '' : 's'} ${inWords(items)}`;

const ranks = ['critical', 'high', 'medium', 'low'];

/** `a, b or c`; the most severe first, and values without a rank before them. */
export function orInWords(values: readonly string[]): string {
  const inOrder = values.toSorted((a, b) => ranks.indexOf(a) - ranks.indexOf(b));
  const words = inOrder.slice(0, mostNamed);
  const all = values.length > mostNamed ? [...words, `${String(values.length - mostNamed)} more`] : words;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}`;
}

/** One test of a finding. */
export type Condition = { readonly type: string; readonly mode: string; readonly values: readonly string[] };

/** `severity is critical or high`, `repository is not tagged a or b`. */
export function describeCondition({ type, mode, values }: Condition): string {
  const name = type.replaceAll('_', ' ');
  if (values.length === 0) return `${name} has no values`;
  const [subject, tagged] = type === 'repository_tag' ? ['repository', 'tagged '] : [name, ''];
  if (mode === 'any') return `${subject} is ${tagged}${orInWords(values)}`;
  if (mode === 'none') return `${subject} is not ${tagged}${orInWords(values)}`;
  return `${type} ${mode} of ${inWords(values)}`;
}
