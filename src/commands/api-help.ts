import { nearest } from '../files/nearest.ts';
import type { ErrorObject } from '../generated/guards/guard.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import type { Input } from '../generated/requests.ts';

/** `low, medium or high`. */
export function either(words: readonly string[], link = 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${link} ${last}`;
}

/** `from 100 to 3000`, `at least 1`; null without meaningful bounds. */
function boundsOf({ minimum, maximum }: Pick<Input, 'minimum' | 'maximum'>): string | null {
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (minimum !== undefined && most !== undefined) return `from ${String(minimum)} to ${String(most)}`;
  if (minimum !== undefined) return `at least ${String(minimum)}`;
  return most === undefined ? null : `at most ${String(most)}`;
}

/** A value's constraints for the help: `required; one of sast, sca; default sast`. */
export function constraintsOf(input: Input): string[] {
  const bounds = boundsOf(input);
  return [
    ...(input.deprecated === true ? ['deprecated'] : []),
    ...(input.required ? ['required'] : []),
    ...(input.list ? ['repeatable'] : []),
    ...(input.enum === undefined ? [] : [`one of ${input.enum.join(', ')}`]),
    ...(bounds === null ? [] : [bounds]),
    ...(input.maxLength === undefined ? [] : [`at most ${String(input.maxLength)} characters`]),
    ...(input.default === undefined ? [] : [`default ${textOf(input.default)}`]),
  ];
}

/** A value as typed; a list or object as JSON. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** In code points, like the API description. */
export const charactersIn = (text: string): number => Array.from(text).length;

/** An integer beyond the range of a JavaScript number, kept as text. */
export const isTooLarge = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d+$/.test(value) && !Number.isSafeInteger(Number(value));

export const tooLarge = `must be at most ${String(Number.MAX_SAFE_INTEGER)}: a larger number cannot be sent exactly`;

/** What an invalid value must be, as a sentence without subject. */
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

/** The largest JavaScript number is not a meaningful bound, but still one. */
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

/** The items of an answer; an answer without a list is its own item. */
export function itemsOf(id: OperationId, answer: Readonly<Record<string, unknown>>): readonly object[] {
  const name = itemsName(id);
  return name === null ? [answer] : ((answer[name] ?? []) as readonly object[]);
}

/** The lists that come whole. */
const lists: Partial<Record<OperationId, string>> = {
  listDeployments: 'deployments',
  reportGuardrailsActivity: 'buckets',
  reportBacklogByRule: 'buckets',
  listLegacyPolicies: 'policies',
  listScmSubscriptions: 'subscriptions',
};

/** The field with an answer's items; null without a list. */
export const itemsName = (id: OperationId): string | null => operations[id].paging?.items ?? lists[id] ?? null;
