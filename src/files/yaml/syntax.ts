import type { FactsOf, SyntaxReason } from '../../domain/problem.ts';

/** An error that `yaml` reports for the text from `start` to `end`. */
export type YamlError = {
  readonly code: string;
  readonly message: string;
  readonly start: number;
  readonly end: number;
};

export type SyntaxMistake = Omit<FactsOf<'syntax'>, 'position'> & { readonly offset: number };

/** Makes a syntax mistake. `text`: what the user wrote, if the message quotes it. */
export const syntax = (reason: SyntaxReason, offset: number, text = ''): SyntaxMistake => ({
  code: 'syntax',
  reason,
  text,
  offset,
});

/** Explains the first of some errors, at the place where the user must change something. Returns null if there are no errors. */
export function explain(text: string, errors: readonly YamlError[]): SyntaxMistake | null {
  const [first, ...others] = errors.filter(({ code }) => !tagErrors.has(code)).toSorted((a, b) => a.start - b.start);
  if (first === undefined) return null;
  // `yaml` reports a wrong indentation at the start of the line.
  const offset = skipSpaces(text, first.start);
  const [marker] = /^(?:---|\.\.\.)(?=\s|$)/.exec(text.slice(offset, offset + 4)) ?? [];
  if (marker !== undefined) return syntax('document-marker', offset, marker);
  if (text.charAt(offset) === '\t') return syntax('tab', offset);
  const reason = reasonOf(first);
  const wrongIndent = findWrongIndent(text, offset, reason, others);
  if (wrongIndent !== null) return syntax('indentation', wrongIndent);
  return syntax(reason, offset, quotedText(text, offset, reason, first.message));
}

/** Errors about tags. They are ignored, since `parse.ts` refuses tags. */
const tagErrors: ReadonlySet<string> = new Set(['TAG_RESOLVE_FAILED', 'BAD_COLLECTION_TYPE']);

/** The offset of a wrong indent that causes another error; null if there is none. */
function findWrongIndent(
  text: string,
  offset: number,
  reason: SyntaxReason,
  otherErrors: readonly YamlError[],
): number | null {
  if (reason === 'second-colon') {
    // A line that is indented too much continues the value above it, so that its key seems to start there.
    const longKey = otherErrors.find(({ code, start }) => code === 'MULTILINE_IMPLICIT_KEY' && start === offset);
    return longKey === undefined ? null : skipSpaces(text, text.lastIndexOf('\n', longKey.end - 1) + 1);
  }
  const isDash = reason === 'missing-colon' && /^-\s/.test(text.slice(offset, offset + 2));
  return isDash || (reason === 'text-after-value' && startsLine(text, offset)) ? offset : null;
}

/** The part of the text that the message about an error quotes; empty if it quotes none. */
function quotedText(text: string, offset: number, reason: SyntaxReason, message: string): string {
  if (reason === 'escape') return message.replace('Invalid escape sequence ', '');
  if (reason === 'reserved-start' || reason === 'stray-bracket') return text.charAt(offset);
  return reason === 'other' ? message : '';
}

const reasonOf = ({ code, message }: YamlError): SyntaxReason =>
  reasons.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1] ?? 'other';

/** The reason by the code and message of `yaml`. The first pattern that matches counts. */
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
 * Returns the cause of a syntax error, if the text shows it, or else the error. The cause may be a merge conflict, or a space in this line or the one
 * before it that YAML does not treat as a space, such as one copied from a web page.
 */
export function rootCause(text: string, mistake: SyntaxMistake): SyntaxMistake {
  const conflict = /^<{7} /m.exec(text);
  if (conflict !== null) return syntax('merge-conflict', conflict.index);
  const lineBreak = text.lastIndexOf('\n', mistake.offset - 1);
  const lineBefore = lineBreak < 0 ? 0 : text.lastIndexOf('\n', lineBreak - 1) + 1;
  const end = text.indexOf('\n', mistake.offset);
  const match = lineWithOddSpace.exec(text.slice(lineBefore, end < 0 ? text.length : end));
  if (match === null) return mistake;
  const [upToSpace, space = ''] = match;
  return syntax('odd-space', lineBefore + match.index + upToSpace.length - 1, space);
}

/** Matches a line with such a space at its start, or behind its dash or key. */
const lineWithOddSpace = /^[ \t]*(?:-[ \t]*)*(?:\w[\w.-]*:)?((?! )\p{Zs})/mu;

function skipSpaces(text: string, from: number): number {
  let offset = from;
  while (text.charAt(offset) === ' ') offset++;
  return offset;
}

const startsLine = (text: string, offset: number): boolean =>
  /^[ \t]*$/.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
