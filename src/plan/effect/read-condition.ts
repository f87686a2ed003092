import { isObject } from '../../domain/json.ts';

/** One test of a finding as it is written, with nothing in it that nobody knows. */
export type PlainCondition = { readonly type: string; readonly mode: string; readonly values: readonly string[] };

const fields: ReadonlySet<string> = new Set(['type', 'values', 'mode']);

/** A platform may send any of these for a field that is not used. */
export const orElse = (value: unknown, unused: unknown): unknown =>
  value === null || value === undefined || value === '' ? unused : value;

/** Null when the condition has a form, or a field, that is not known. */
export function readCondition(condition: unknown): PlainCondition | null {
  if (!isObject(condition) || typeof condition['type'] !== 'string') return null;
  const mode = orElse(condition['mode'], 'any');
  const values = orElse(condition['values'], []);
  if (typeof mode !== 'string' || !Array.isArray(values) || !values.every((value) => typeof value === 'string')) {
    return null;
  }
  const isUsual = (field: string): boolean => fields.has(field) || orElse(condition[field], null) === null;
  return Object.keys(condition).every(isUsual) ? { type: condition['type'], mode, values } : null;
}
