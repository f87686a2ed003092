import { Environment, EvaluationError, ParseError, type ParseResult, TypeError } from '@marcbachmann/cel-js';
import type { PlanChange } from '../../generated/types.ts';
import type { Content } from '../../domain/bundle.ts';

// Parses and evaluates expressions in CEL (https://cel.dev). No other file uses the library for it. Parsing also checks names and types as far as
// they are known then.

/** The variables of an expression. */
export type Variables = {
  /** A change, as in the plan file. */
  readonly change: PlanChange;
  /** The bundle of the change, as in the plan file, with all changes of the bundle. */
  readonly bundle: Content;
  /** The start of the current day, in UTC. */
  readonly today: Date;
};

/** An expression cannot be parsed, names something unknown, or cannot be evaluated. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  readonly reason: string;
  readonly text: string;
  /** The offset of the error in the text, in characters; null if it is not known. */
  readonly offset: number | null;

  constructor(reason: string, text: string, offset: number | null) {
    super(reason);
    this.reason = reason;
    this.text = text;
    this.offset = offset;
  }
}

const changeFields = {
  verb: 'string',
  object: 'string',
  key: 'map<string, dyn>',
  before: 'dyn',
  after: 'dyn',
  effect: 'string',
  says: 'string',
  notes: 'map<string, string>',
  at: 'dyn',
} satisfies Record<keyof PlanChange, string>;

const environment = new Environment({ enableOptionalTypes: true, homogeneousAggregateLiterals: false })
  .registerVariable({ name: 'change', schema: changeFields })
  .registerVariable('bundle', 'map<string, dyn>')
  .registerVariable('today', 'google.protobuf.Timestamp')
  .registerFunction('date(string): google.protobuf.Timestamp', parseDate)
  .registerFunction('days(int): google.protobuf.Duration', durationOfDays);

function durationOfDays(days: bigint): unknown {
  return environment.evaluate(`duration("${String(days * 24n)}h")`);
}

function parseDate(text: string): Date {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime())) throw new Error(`"${text}" is no day such as 2035-06-30`);
  return date;
}

/** An expression of type bool, parsed. The function evaluates it. Throws `ExpressionError`. */
export type BooleanExpression = (variables: Variables) => boolean;

/** Parses an expression of type bool. Throws `ExpressionError`. */
export function parseBooleanExpression(text: string): BooleanExpression {
  const { run, type } = parseExpression(text);
  if (type !== 'bool' && type !== 'dyn') throw new ExpressionError(`it gives ${type}, not true or false`, text, null);
  return (variables) => {
    const value = run(variables);
    if (typeof value !== 'boolean') throw new ExpressionError('it gives neither true nor false', text, null);
    return value;
  };
}

/**
 * Parses a message with expressions between `{{` and `}}`. The returned function fills in their values. Both throw `ExpressionError`.
 */
export function parseMessage(text: string): (variables: Variables) => string {
  const parts = splitAtBraces(text).map((part, index) => (index % 2 === 0 ? part : parseExpression(part.trim())));
  return (variables) =>
    parts.map((part) => (typeof part === 'string' ? part : valueToText(part.run(variables)))).join('');
}

/** Splits a text into the parts outside braces, at even indices, and inside `{{` and `}}`, at odd ones. Braces that are not closed are text. */
function splitAtBraces(text: string): string[] {
  const parts: string[] = [];
  let restStart = 0;
  for (;;) {
    const start = text.indexOf('{{', restStart);
    const end = start === -1 ? -1 : text.indexOf('}}', start + 2);
    if (end === -1) return [...parts, text.slice(restStart)];
    parts.push(text.slice(restStart, start), text.slice(start + 2, end));
    restStart = end + 2;
  }
}

function valueToText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? Number(inner) : inner)) ?? '';
}

type ParsedExpression = { readonly run: (variables: Variables) => unknown; readonly type: string };

function parseExpression(text: string): ParsedExpression {
  const parsed = convertErrors(text, (): ParseResult => environment.parse(text));
  const { valid, type = 'dyn', error } = convertErrors(text, () => parsed.check());
  if (!valid) throw toExpressionError(error, text);
  return { run: (variables) => convertErrors(text, (): unknown => parsed(variables)), type };
}

function convertErrors<T>(text: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw toExpressionError(error, text);
  }
}

function toExpressionError(error: unknown, text: string): unknown {
  const isFromLibrary = error instanceof ParseError || error instanceof EvaluationError || error instanceof TypeError;
  if (isFromLibrary) return new ExpressionError(error.summary, text, error.range?.start ?? null);
  // Other errors come from `date` and `days`, or say that a date or number is out of range.
  return error instanceof Error ? new ExpressionError(error.message, text, null) : error;
}
