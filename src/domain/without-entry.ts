import type { WithoutEntry } from '../generated/types.ts';
import { matchesGlob } from '../util/wildcard.ts';
import type { BundleObject } from './bundle.ts';

/** Whether an entry of `without` leaves an object out of a deployment. */
export function leavesOut(entry: WithoutEntry, object: BundleObject): boolean {
  if (typeof entry === 'string') {
    if (object.kind === 'policy') return matchesGlob(entry, object.slug);
    return object.kind === 'item' && matchesGlob(entry, object.item);
  }
  if (object.kind !== 'exception') return false;
  const { exception } = object;
  return exceptionFields.every((field) => {
    const glob = entry[field];
    return glob === undefined || matchesGlob(glob, exception[field] ?? '');
  });
}

const exceptionFields = ['rule', 'rule_type', 'project', 'project_tag_name'] as const;

/** The entry for exactly this object; null if its names would be read as globs. */
export function withoutEntryFor(object: BundleObject): WithoutEntry | null {
  if (object.kind === 'bundle') return null;
  if (object.kind === 'policy') return isGlob(object.slug) ? null : object.slug;
  if (object.kind === 'item') return isGlob(object.item) ? null : object.item;
  const { exception } = object;
  const fields = exceptionFields.flatMap((field) => (exception[field] ? [[field, exception[field]] as const] : []));
  return fields.some(([, text]) => isGlob(text)) ? null : Object.fromEntries(fields);
}

const isGlob = (text: string): boolean => /[*?]/.test(text);

/** An entry as the config has it: `p/xss`, or `{ rule: p/xss, project: acme/web }`. */
export const describeWithoutEntry = (entry: WithoutEntry): string =>
  typeof entry === 'string' ? entry : `{ ${exceptionTexts(entry).join(', ')} }`;

const exceptionTexts = (entry: Exclude<WithoutEntry, string>): string[] =>
  exceptionFields.flatMap((field) => (entry[field] === undefined ? [] : [`${field}: ${entry[field]}`]));
