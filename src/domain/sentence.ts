/** A text from files or the platform, escaped by each format in its own way. */
type Foreign = { readonly foreign: string };

/** A sentence in pieces; strings are our own words. */
export type Sentence = readonly (string | Foreign)[];

export const foreign = (text: string): Foreign => ({ foreign: text });

/** A sentence whose inserted texts are foreign; numbers and sentences are our own. */
export function say(literals: TemplateStringsArray, ...values: readonly (string | number | Sentence)[]): Sentence {
  const pieces = literals.flatMap((literal, at): Sentence => {
    const value = values[at] ?? [];
    if (typeof value === 'string') return [literal, foreign(value)];
    return typeof value === 'number' ? [literal, String(value)] : [literal, ...value];
  });
  return pieces.filter((piece) => piece !== '');
}

/** Joins sentences without the empty ones. */
export const joined = (sentences: readonly Sentence[], by = ' '): Sentence =>
  sentences
    .filter((sentence) => sentence.length > 0)
    .flatMap((sentence, index) => (index === 0 ? sentence : [by, ...sentence]));

/** As plain text, not escaped yet. */
export const plainText = (sentence: Sentence): string =>
  sentence.map((piece) => (typeof piece === 'string' ? piece : piece.foreign)).join('');

const mostListed = 12;

/** `a, b and c`; the number of the others after twelve. */
export function listed(things: readonly Sentence[], word: 'and' | 'or' = 'and'): Sentence {
  const more = things.length - mostListed;
  const all = more > 0 ? [...things.slice(0, mostListed), [`${more} more`]] : things;
  const last = all.at(-1) ?? [];
  return all.length < 2 ? last : [...joined(all.slice(0, -1), ', '), ` ${word} `, ...last];
}
