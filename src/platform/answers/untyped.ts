import { isObject } from '../../domain/json.ts';

/** Text with something in it, or null. */
export const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A count; 64-bit numbers come as text. */
export function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^[0-9]+$/.test(value) ? Number(value) : null;
}

/** What a platform may send for a field that is not used; 64-bit numbers come as text. */
export function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isObject(value)) return Object.values(value).every(isNothing);
  return [null, undefined, false, 'false', 0, '0', ''].some((nothing) => nothing === value);
}
