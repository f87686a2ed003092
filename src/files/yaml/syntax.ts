import type { FactsOf, SyntaxReason } from '../../domain/problem.ts';

/** An error of `yaml`; it covers the text from `start` to `end`. */
export type YamlError = {
  readonly code: string;
  readonly message: string;
  readonly start: number;
  readonly end: number;
};

export type SyntaxMistake = Omit<FactsOf<'syntax'>, 'position'> & { readonly offset: number };

export const syntax = (reason: SyntaxReason, offset: number, text = ''): SyntaxMistake => ({
  code: 'syntax',
  reason,
  text,
  offset,
});

/** The first of some errors in our words, at the place where a user has to change something; null without errors. */
export function explain(text: string, errors: readonly YamlError[]): SyntaxMistake | null {
  const [first, ...others] = errors.filter(({ code }) => !tagErrors.has(code)).toSorted((a, b) => a.start - b.start);
  if (first === undefined) return null;
  // Where indentation is wrong, `yaml` points to the beginning of the line.
  const offset = skipSpaces(text, first.start);
  const [marker] = /^(?:---|\.\.\.)(?=\s|$)/.exec(text.slice(offset, offset + 4)) ?? [];
  if (marker !== undefined) return syntax('document-marker', offset, marker);
  if (text.charAt(offset) === '\t') return syntax('tab', offset);
  const reason = reasonOf(first);
  const indented = wrongIndent(text, offset, reason, others);
  return indented === null
    ? syntax(reason, offset, quotedText(text, offset, reason, first.message))
    : syntax('indentation', indented);
}

/** A tag is refused whatever it says. */
const tagErrors: ReadonlySet<string> = new Set(['TAG_RESOLVE_FAILED', 'BAD_COLLECTION_TYPE']);

/** The place of a wrong indent that is the cause of another error. */
function wrongIndent(text: string, offset: number, reason: SyntaxReason, others: readonly YamlError[]): number | null {
  if (reason === 'second-colon') {
    // A line that is indented too much continues the value above, so that its key seems to begin there.
    const long = others.find(({ code, start }) => code === 'MULTILINE_IMPLICIT_KEY' && start === offset);
    return long === undefined ? null : skipSpaces(text, text.lastIndexOf('\n', long.end - 1) + 1);
  }
  const isDash = reason === 'missing-colon' && /^-\s/.test(text.slice(offset, offset + 2));
  return isDash || (reason === 'text-after-value' && startsLine(text, offset)) ? offset : null;
}

/** What the user has written, as far as it says more than the place. */
function quotedText(text: string, offset: number, reason: SyntaxReason, message: string): string {
  if (reason === 'escape') return message.replace('Invalid escape sequence ', '');
  if (reason === 'reserved-start' || reason === 'stray-bracket') return text.charAt(offset);
  return reason === 'other' ? message : '';
}

const reasonOf = ({ code, message }: YamlError): SyntaxReason =>
  reasons.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1] ?? 'other';

/** By the code and message of `yaml`; the first that fits. */
const reasons: readonly (readonly [RegExp, SyntaxReason])[] = [
  [/^TAB_AS_INDENT/, 'tab'],
  [/^BAD_SCALAR_START/, 'reserved-start'],
  [/^BAD_DQ_ESCAPE/, 'escape'],
  [/^KEY_OVER_1024_CHARS/, 'key-length'],
  [/^(?:BAD_ALIAS|ALIAS_PROPS|MULTIPLE_|BAD_PROP_ORDER)|Tags and anchors must|after block sequence props/, 'anchor'],
  [/block scalar header|Block scalar header|Not a YAML token/, 'block-header'],
  [/more-indented leading empty lines/, 'empty-lines'],
  [/Comments must be separated/, 'comment'],
  [/doc-end|directives-end/, 'document-marker'],
  [/Unexpected flow-(?:map|seq)-end/, 'stray-bracket'],
  [/Unexpected (?:,|comma|empty item)/, 'stray-comma'],
  [/between flow|must end with|flow sequence pairs|^BLOCK_IN_FLOW/, 'missing-comma'],
  [/block-seq-ind on same line/, 'list-beside-key'],
  [/Nested mappings/, 'second-colon'],
  [/^MULTILINE_IMPLICIT_KEY|followed by map values|Missing space after :/, 'missing-colon'],
  [/^BAD_INDENT|block sequence may not be used|Sequence item without/, 'indentation'],
  [/^UNEXPECTED_TOKEN/, 'text-after-value'],
];

/**
 * What is behind a syntax error, where the text shows it: a merge conflict, or in this line or the one before it a space that is none to YAML, copied
 * from a web page or a document.
 */
export function rootCause(text: string, mistake: SyntaxMistake): SyntaxMistake {
  const conflict = /^<{7} /m.exec(text);
  if (conflict !== null) return syntax('merge-conflict', conflict.index);
  const line = text.lastIndexOf('\n', mistake.offset - 1);
  const before = line < 0 ? 0 : text.lastIndexOf('\n', line - 1) + 1;
  const end = text.indexOf('\n', mistake.offset);
  const found = lineWithOddSpace.exec(text.slice(before, end < 0 ? text.length : end));
  if (found === null) return mistake;
  const [start, space = ''] = found;
  return syntax('odd-space', before + found.index + start.length - 1, space);
}

/** At the beginning of a line, or behind its dash or key. */
const lineWithOddSpace = /^[ \t]*(?:-[ \t]*)*(?:\w[\w.-]*:)?((?! )\p{Zs})/mu;

function skipSpaces(text: string, from: number): number {
  let offset = from;
  while (text.charAt(offset) === ' ') offset++;
  return offset;
}

const startsLine = (text: string, offset: number): boolean =>
  /^[ \t]*$/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
