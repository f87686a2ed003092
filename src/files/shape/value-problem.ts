import type { Pointer } from '../../domain/position.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Field } from '../../generated/fields.ts';
import type { ErrorObject } from '../../generated/guards/guard.ts';
import { nearest } from '../nearest.ts';
import { typesOf } from './field.ts';

/** A value with everything that the guard says against it; `text` is its source where it is a plain scalar and no text. */
export type MistakenValue = {
  readonly file: string;
  readonly pointer: Pointer;
  readonly value: unknown;
  readonly text: string | null;
  readonly field: Field | null;
  readonly errors: readonly ErrorObject[];
};

/** What is wrong with a value: first that it is none of the allowed ones, then its type, then its size or form; null when only its fields are. */
export function valueProblem(mistaken: MistakenValue): Problem | null {
  const badName = mistaken.errors.find((error) => error.keyword === 'propertyNames');
  if (badName !== undefined) return keyProblem(mistaken, String(badName.params['propertyName']));
  return badValue(mistaken) ?? wrongType(mistaken) ?? outOfBounds(mistaken) ?? badText(mistaken);
}

const here = ({ file, pointer }: MistakenValue) => ({ severity: 'error', at: { file, pointer } }) as const;

function badValue(mistaken: MistakenValue): Problem | null {
  const { value, text, errors } = mistaken;
  const error = errors.find(({ keyword }) => keyword === 'enum');
  const shown = text ?? (typeof value === 'string' ? value : null);
  if (error === undefined || shown === null) return null;
  const allowed = (error.params['allowedValues'] as readonly unknown[]).map(String);
  return { ...here(mistaken), code: 'bad-value', value: shown, allowed, nearest: nearest(shown, allowed) };
}

function wrongType(mistaken: MistakenValue): Problem | null {
  const { value, text, field, errors } = mistaken;
  const found = typeOf(value);
  const types = field === null ? [] : typesOf(field);
  if (types.includes(found) || !errors.some(({ keyword }) => keyword === 'type')) return null;
  const shown = typeof value === 'string' ? value : text;
  return { ...here(mistaken), code: 'wrong-type', expected: types.join(' or '), found, text: shown };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const bounds: Readonly<
  Record<string, { readonly what: 'characters' | 'items' | 'entries' | 'number'; readonly end: 'min' | 'max' }>
> = {
  minLength: { what: 'characters', end: 'min' },
  maxLength: { what: 'characters', end: 'max' },
  minItems: { what: 'items', end: 'min' },
  maxItems: { what: 'items', end: 'max' },
  minProperties: { what: 'entries', end: 'min' },
  maxProperties: { what: 'entries', end: 'max' },
  minimum: { what: 'number', end: 'min' },
  maximum: { what: 'number', end: 'max' },
};

function outOfBounds(mistaken: MistakenValue): Problem | null {
  for (const { keyword, params } of mistaken.errors) {
    const bound = bounds[keyword];
    if (bound === undefined) continue;
    const limit = Number(params['limit']);
    const [min, max] = bound.end === 'min' ? [limit, null] : [null, limit];
    return { ...here(mistaken), code: 'out-of-bounds', what: bound.what, found: sizeOf(mistaken.value), min, max };
  }
  return null;
}

function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return Array.from(value).length;
  return Array.isArray(value) ? value.length : Object.keys(value as object).length;
}

function badText(mistaken: MistakenValue): Problem | null {
  const error = mistaken.errors.find(({ keyword }) => keyword === 'pattern');
  if (error === undefined) return null;
  return {
    ...here(mistaken),
    code: 'bad-text',
    value: String(mistaken.value),
    expected: String(error.params['pattern']),
  };
}

function keyProblem(mistaken: MistakenValue, name: string): Problem {
  const errors = mistaken.errors.filter((error) => error.propertyName === name);
  const problem = outOfBounds({ ...mistaken, value: name, errors });
  if (problem === null) throw new Error(`the name "${name}" was refused for no known reason`);
  return { ...problem, at: { file: mistaken.file, pointer: [...mistaken.pointer, name], key: true } };
}
