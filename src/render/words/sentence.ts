/** A text of files or the platform, which each output escapes in its own way. */
export type Foreign = { readonly foreign: string };

/** A sentence in pieces; a bare string is our own words. */
export type Sentence = readonly (string | Foreign)[];

export const foreign = (text: string): Foreign => ({ foreign: text });

/** Sentences in a row with something of ours between them. */
export const joined = (sentences: readonly Sentence[], by: string): Sentence =>
  sentences.flatMap((sentence, index) => (index === 0 ? sentence : [by, ...sentence]));

/** A sentence as plain text, not escaped yet. */
export const textOf = (sentence: Sentence): string =>
  sentence.map((piece) => (typeof piece === 'string' ? piece : piece.foreign)).join('');

/** Things as they are counted off: `a, b and c`. */
export function listed(things: readonly Sentence[]): Sentence {
  const last = things.at(-1) ?? [];
  return things.length < 2 ? last : [...joined(things.slice(0, -1), ', '), ' and ', ...last];
}
