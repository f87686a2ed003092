import { Environment, EvaluationError, ParseError, type ParseResult, TypeError } from '@marcbachmann/cel-js';
import type { PlanChange } from '../generated/types.ts';
import type { Content } from '../domain/bundle.ts';

// The home of the library for CEL. Every name and type that is known before a run is checked when an expression is parsed.

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
  /** Of the mistake, in characters; null if it is not known. */
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
  .registerFunction('date(string): google.protobuf.Timestamp', dateOf)
  .registerFunction('days(int): google.protobuf.Duration', daysOf);

function daysOf(number: bigint): unknown {
  return environment.evaluate(`duration("${String(number * 24n)}h")`);
}

function dateOf(text: string): Date {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime())) throw new Error(`"${text}" is no day such as 2035-06-30`);
  return date;
}

/** Whether something is so. Throws ExpressionError. */
export type Condition = (variables: Variables) => boolean;

/** Throws ExpressionError for a text that is no condition. */
export function parseCondition(text: string): Condition {
  const { run, type } = parse(text);
  if (type !== 'bool' && type !== 'dyn') throw new ExpressionError(`it gives ${type}, not true or false`, text, null);
  return (variables) => {
    const value = run(variables);
    if (typeof value !== 'boolean') throw new ExpressionError('it gives neither true nor false', text, null);
    return value;
  };
}

/** A message with the values of the expressions between `{{` and `}}`. Throws ExpressionError for one that does not parse. */
export function parseMessage(text: string): (variables: Variables) => string {
  const pieces = piecesOf(text).map((piece, index) => (index % 2 === 0 ? piece : parse(piece.trim())));
  return (variables) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : textOf(piece.run(variables)))).join('');
}

/** The text outside of braces, and inside of them, in turns. Without an end, braces are text. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = 0;
  for (;;) {
    const start = text.indexOf('{{', rest);
    const end = start === -1 ? -1 : text.indexOf('}}', start + 2);
    if (end === -1) return [...pieces, text.slice(rest)];
    pieces.push(text.slice(rest, start), text.slice(start + 2, end));
    rest = end + 2;
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? Number(inner) : inner)) ?? '';
}

type Parsed = { readonly run: (variables: Variables) => unknown; readonly type: string };

function parse(text: string): Parsed {
  const parsed = withMistakes(text, (): ParseResult => environment.parse(text));
  const { valid, type = 'dyn', error } = withMistakes(text, () => parsed.check());
  if (!valid) throw mistakeOf(error, text);
  return { run: (variables) => withMistakes(text, (): unknown => parsed(variables)), type };
}

function withMistakes<T>(text: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw mistakeOf(error, text);
  }
}

function mistakeOf(error: unknown, text: string): unknown {
  const isKnown = error instanceof ParseError || error instanceof EvaluationError || error instanceof TypeError;
  if (isKnown) return new ExpressionError(error.summary, text, error.range?.start ?? null);
  // What our own functions throw, and what a day or a number out of range does.
  return error instanceof Error ? new ExpressionError(error.message, text, null) : error;
}
