import { Environment, EvaluationError, ParseError, type ParseResult, TypeError } from '@marcbachmann/cel-js';
import type { PlanChange } from '../../generated/types.ts';
import type { Content } from '../../domain/bundle.ts';

// Only this file uses the library for CEL. When an expression is parsed, every name and type that is known by then is checked.

/** What an expression may name. */
export type Variables = {
  /** A change as in the plan file. */
  readonly change: PlanChange;
  /** Its bundle as in the plan file, with all of its changes. */
  readonly bundle: Content;
  /** The beginning of the day, in UTC. */
  readonly today: Date;
};

/** An expression that does not parse, names something unknown, or cannot be evaluated. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  readonly reason: string;
  readonly text: string;
  /** Of the error in the text, in characters; null if it is not known. */
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

/** An expression of type bool. Throws ExpressionError. */
export type Condition = (variables: Variables) => boolean;

/** Throws ExpressionError for a text that is no condition. */
export function parseCondition(text: string): Condition {
  const { run, type } = parseExpression(text);
  if (type !== 'bool' && type !== 'dyn') throw new ExpressionError(`it gives ${type}, not true or false`, text, null);
  return (variables) => {
    const value = run(variables);
    if (typeof value !== 'boolean') throw new ExpressionError('it gives neither true nor false', text, null);
    return value;
  };
}

/** A message with the values of the expressions between `{{` and `}}`. Throws ExpressionError for one that does not parse. */
export function parseMessage(text: string): (variables: Variables) => string {
  const parts = splitAtBraces(text).map((part, index) => (index % 2 === 0 ? part : parseExpression(part.trim())));
  return (variables) =>
    parts.map((part) => (typeof part === 'string' ? part : valueToText(part.run(variables)))).join('');
}

/** The texts outside and inside of `{{` and `}}`, in turns: even indices are outside. Without an end, braces are text. */
function splitAtBraces(text: string): string[] {
  const parts: string[] = [];
  let rest = 0;
  for (;;) {
    const start = text.indexOf('{{', rest);
    const end = start === -1 ? -1 : text.indexOf('}}', start + 2);
    if (end === -1) return [...parts, text.slice(rest)];
    parts.push(text.slice(rest, start), text.slice(start + 2, end));
    rest = end + 2;
  }
}

function valueToText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? Number(inner) : inner)) ?? '';
}

type ParsedExpression = { readonly run: (variables: Variables) => unknown; readonly type: string };

function parseExpression(text: string): ParsedExpression {
  const parsed = withExpressionErrors(text, (): ParseResult => environment.parse(text));
  const { valid, type = 'dyn', error } = withExpressionErrors(text, () => parsed.check());
  if (!valid) throw toExpressionError(error, text);
  return { run: (variables) => withExpressionErrors(text, (): unknown => parsed(variables)), type };
}

function withExpressionErrors<T>(text: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw toExpressionError(error, text);
  }
}

function toExpressionError(error: unknown, text: string): unknown {
  const isFromLibrary = error instanceof ParseError || error instanceof EvaluationError || error instanceof TypeError;
  if (isFromLibrary) return new ExpressionError(error.summary, text, error.range?.start ?? null);
  // An error of `date` or `days`, or of a date or number out of range.
  return error instanceof Error ? new ExpressionError(error.message, text, null) : error;
}
