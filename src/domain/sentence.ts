/** An untrusted text from files or the platform, escaped by each format in its own way. */
type Foreign = { readonly foreign: string };

/** A sentence in pieces; strings are texts of ifmatch itself. */
export type Sentence = readonly (string | Foreign)[];

export const foreign = (text: string): Foreign => ({ foreign: text });

/** A template for sentences: inserted texts are foreign, inserted numbers and sentences are not. */
export function say(literals: TemplateStringsArray, ...values: readonly (string | number | Sentence)[]): Sentence {
  const pieces = literals.flatMap((literal, index): Sentence => {
    const value = values[index] ?? [];
    if (typeof value === 'string') return [literal, foreign(value)];
    return typeof value === 'number' ? [literal, String(value)] : [literal, ...value];
  });
  return pieces.filter((piece) => piece !== '');
}

/** Joins sentences without the empty ones. */
export const joinSentences = (sentences: readonly Sentence[], by = ' '): Sentence =>
  sentences
    .filter((sentence) => sentence.length > 0)
    .flatMap((sentence, index) => (index === 0 ? sentence : [by, ...sentence]));

/** The sentence as plain text, not escaped. */
export const plainText = (sentence: Sentence): string =>
  sentence.map((piece) => (typeof piece === 'string' ? piece : piece.foreign)).join('');

const maxListed = 12;

/** `a, b and c`; the number of the others after twelve. */
export function listSentence(things: readonly Sentence[], word: 'and' | 'or' = 'and'): Sentence {
  const more = things.length - maxListed;
  const all = more > 0 ? [...things.slice(0, maxListed), [`${more} more`]] : things;
  const last = all.at(-1) ?? [];
  return all.length < 2 ? last : [...joinSentences(all.slice(0, -1), ', '), ` ${word} `, ...last];
}
