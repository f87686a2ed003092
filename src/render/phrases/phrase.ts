import type { Problem, ProblemCode } from '../../domain/problem.ts';

/** What is so, and what to do about it. */
export type Phrase = { readonly says: string; readonly fix: string };

/** The words for some codes; one that lacks its words does not compile. */
export type Phrasebook<C extends ProblemCode> = {
  readonly [K in C]: (problem: Extract<Problem, { code: K }>) => Phrase;
};

export const quoted = (text: string): string => `"${begun(text)}"`;

/** Longer texts are not told whole: nobody reads them, and a file may hold ten million characters. */
const longest = 300;

export const isLong = (text: string): boolean => text.length > longest;

/** A short text, or the beginning of a long one, cut at a whole character. */
export const begun = (text: string): string =>
  isLong(text) ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

/** `"a", "b" and "c"`; of a long list only the beginning. */
export function listed(texts: readonly string[], word: 'and' | 'or' = 'and'): string {
  const most = 12;
  if (texts.length > most) return `${texts.slice(0, most).map(quoted).join(', ')} ${word} ${texts.length - most} more`;
  const [last = '', ...before] = texts.map(quoted).toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${word} ${last}`;
}

/** Did-you-mean where one of the allowed is near, else what is allowed. */
export function suggestion(nearest: string | null, allowed: readonly string[], otherwise: string): string {
  if (nearest !== null) return `did you mean ${quoted(nearest)}?`;
  return allowed.length === 0 ? otherwise : `${otherwise}: ${listed(allowed, 'or')}`;
}

export const unicodeName = (codePoint: number): string => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
