import { isBookkeeping } from '../../domain/bundle.ts';
import { isObject } from '../../domain/json.ts';
import { plain } from '../digest.ts';

/** Names of the fields beyond `known` whose content differs, the platform's book-keeping apart. */
export function otherFields(before: unknown, after: unknown, known: readonly string[]): string[] {
  const [left, right] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  const fields = [...new Set([...Object.keys(left), ...Object.keys(right)])].toSorted();
  const differs = (field: string): boolean =>
    left[field] !== right[field] && plain({ field: left[field] }) !== plain({ field: right[field] });
  return fields.filter((field) => !known.includes(field) && !isBookkeeping(field) && differs(field));
}

/** Names and content, as one text each, of the fields beyond `known` that are used. */
export function fieldsBeside(content: unknown, known: readonly string[]): string[] {
  if (!isObject(content)) return [];
  const beside = Object.keys(content).filter((field) => !known.includes(field));
  return beside.length === 0 ? [] : otherFields(content, {}, known).map((field) => `${field} ${plain(content[field])}`);
}
