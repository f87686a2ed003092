import { nearest } from '../../files/nearest.ts';
import type { ErrorObject } from '../../generated/guards/guard.ts';
import type { Input } from '../../generated/requests.ts';
import { boundsOf, either, isTooLarge, textOf, tooLarge } from './describe-input.ts';

/** What a value that breaks the document has to be, as a sentence without a subject. */
export function wordsFor(error: ErrorObject, input: Input | undefined, value: unknown): string {
  const says = words.get(error.keyword)?.(error.params, input, value) ?? error.message ?? 'is wrong';
  return says.endsWith('?') ? says : `${says}.`;
}

type Words = (params: ErrorObject['params'], input: Input | undefined, value: unknown) => string | null;

const types: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const least: Words = ({ limit }, input) => `must be ${boundsOf(input ?? { minimum: Number(limit) }) ?? 'larger'}`;
/** The largest number that JavaScript holds is no bound that says something, but it is one. */
const most: Words = ({ limit }, input) =>
  `must be ${boundsOf(input?.maximum === Number.MAX_SAFE_INTEGER ? {} : (input ?? {})) ?? `at most ${String(limit)}`}`;
const notFewer: Words = ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${String(limit)}`);

const words: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['type', ofType],
  ['enum', ({ allowedValues }, _, value) => oneOf([allowedValues].flat().map(String), textOf(value))],
  ['const', ({ allowedValue }) => `must be ${String(allowedValue)}`],
  ['minimum', least],
  ['maximum', most],
  ['maxLength', ({ limit }) => `must have at most ${String(limit)} characters`],
  ['minLength', notFewer],
  ['minItems', notFewer],
  ['maxItems', ({ limit }) => `must have at most ${String(limit)} values`],
  ['uniqueItems', () => 'must not hold a value twice'],
  ['pattern', (_, input) => (isDateTime(input) ? `must be an ${input.description.slice(3).replace(/\.$/, '')}` : null)],
]);

function ofType({ type }: ErrorObject['params'], _: Input | undefined, value: unknown): string {
  if (type === 'integer' && isTooLarge(value)) return tooLarge;
  return `must be ${either([type].flat().map((one) => types[String(one)] ?? String(one)))}`;
}

function oneOf(allowed: readonly string[], value: string): string {
  const meant = nearest(value, allowed);
  return `must be ${either(allowed)}${meant === null ? '' : `. Did you mean ${meant}?`}`;
}

const isDateTime = (input: Input | undefined): input is Input => input?.description.startsWith('An ISO 8601') === true;
