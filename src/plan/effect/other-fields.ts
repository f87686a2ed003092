import { isBookkeeping } from '../../domain/bookkeeping.ts';
import { isObject, plain } from '../canonical.ts';

/** Names of the fields beyond `known` whose content differs, the platform's book-keeping apart. */
export function otherFields(before: unknown, after: unknown, known: readonly string[]): string[] {
  const [left, right] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  const fields = [...new Set([...Object.keys(left), ...Object.keys(right)])].toSorted();
  const differs = (field: string): boolean => plain({ field: left[field] }) !== plain({ field: right[field] });
  return fields.filter((field) => !known.includes(field) && !isBookkeeping(field) && differs(field));
}
