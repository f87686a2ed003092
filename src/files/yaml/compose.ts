import { Composer, type CST } from 'yaml';
import { explain, type SyntaxMistake, type YamlError } from './syntax.ts';

/** Maximum number of errors that are collected: enough to explain the first one. */
const errorLimit = 8;

/** Stops the composer. */
const tooManyErrors = new Error('too many errors');

/** Lets `yaml` compose tokens, and explains the errors that it finds. Returns null if there are none. */
export function findErrors(text: string, tokens: readonly CST.Token[]): SyntaxMistake | null {
  const errors: YamlError[] = [];
  const composer = new Composer({ schema: 'failsafe', uniqueKeys: false, logLevel: 'silent' });
  // The composer would create an error with a stack trace for each of them, and a text of 10 MiB may have millions.
  const onError = (source: ErrorSource, code: string, message: string): void => {
    if (errors.length === errorLimit) throw tooManyErrors;
    errors.push({ code, message, ...rangeOf(source) });
  };
  Object.assign(composer, { onError });
  try {
    for (const document of composer.compose(tokens, true, text.length))
      for (const { code, message, pos } of [...document.errors, ...document.warnings])
        errors.push({ code, message, start: pos[0], end: pos[1] });
  } catch (error) {
    if (error !== tooManyErrors) throw error;
  }
  return explain(text, errors);
}

/** Where the composer reports an error: an offset, a range or a token. */
type ErrorSource = number | readonly number[] | { readonly offset: number; readonly source?: unknown };

function rangeOf(source: ErrorSource): { readonly start: number; readonly end: number } {
  if (typeof source === 'number') return { start: source, end: source + 1 };
  if (!('offset' in source)) return { start: source[0] ?? 0, end: source[1] ?? 0 };
  const { offset, source: text } = source;
  return { start: offset, end: offset + (typeof text === 'string' ? text.length : 1) };
}
