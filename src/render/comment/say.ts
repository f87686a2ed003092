import { type Markdown, join, md } from '../markdown/template.ts';

/** A sentence for Markdown, and the same one for a log or an output, whose writer still has to escape it. */
export type Sentence = { readonly markdown: Markdown; readonly text: string };

/** Like `md`: what is put in becomes code in Markdown, and stands as it is in plain text. */
export function say(literals: TemplateStringsArray, ...values: readonly (string | number | Sentence)[]): Sentence {
  const plain = (value: string | number | Sentence): string => (typeof value === 'object' ? value.text : String(value));
  return {
    markdown: md(literals, ...values.map((value) => (typeof value === 'object' ? value.markdown : value))),
    text: literals.map((literal, index) => (index === 0 ? '' : plain(values[index - 1] ?? '')) + literal).join(''),
  };
}

/** Names with commas between them, and `and` before the last. */
export function listed(names: readonly string[]): Sentence {
  const sentences = names.map((name) => say`${name}`);
  const [last = say``, ...before] = sentences.toReversed();
  return before.length === 0 ? last : say`${together(before.toReversed(), ', ')} and ${last}`;
}

/** The same, with those beyond the fifth only counted: more of them nobody reads. */
export function listedBriefly(names: readonly string[]): Sentence {
  const most = 5;
  if (names.length <= most) return listed(names);
  const first = names.slice(0, most).map((name) => say`${name}`);
  return say`${together(first, ', ')} and ${names.length - most} more`;
}

/** Sentences in a row. */
export const together = (sentences: readonly Sentence[], by = ' '): Sentence => ({
  markdown: join(
    sentences.map(({ markdown }) => markdown),
    by,
  ),
  text: sentences
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(by),
});
