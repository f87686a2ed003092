import { type Content, type ObjectKey, type DiffObjectKind, ruleLists } from './bundle.ts';
import { isObject } from '../util/json.ts';

/** An object of the platform's diff: created without `before`, deleted without `after`, else updated. */
export type DiffEntry = {
  readonly object: DiffObjectKind;
  readonly key: ObjectKey;
  readonly before: Content | null;
  readonly after: Content | null;
};

/**
 * The object before a diff entry that updates or deletes it, as a bundle declares it. Null if the entry does not contain all of it: a platform may send
 * only changed fields, but fields missing from a PUT are deleted.
 */
export function restoreObject({ object, key, before }: DiffEntry): Content | null {
  if (before === null) return null;
  if (object === 'RemediationPolicy')
    return typeof before['name'] === 'string' && isObject(before['filters'])
      ? { ...before, slug: before['slug'] ?? key['slug'] }
      : null;
  const scope = scopeFields.get(String(key['scope_type']));
  if (object !== 'DetectionPolicyException' || scope === undefined || typeof before['exception_type'] !== 'string')
    return null;
  // A platform may repeat the lists of the bundle here.
  const contentFields = Object.entries(before).filter(([field]) => !['product', ...ruleLists].includes(field));
  const { rule, rule_type, scope_target } = key;
  return { ...Object.fromEntries(contentFields), rule, rule_type, [scope]: scope_target };
}

/** The field of a bundle for each scope type of a diff. */
const scopeFields: ReadonlyMap<string, string> = new Map([
  ['project', 'project'],
  ['project_tag', 'project_tag_name'],
]);

/** Why the platform rejects the bundle; `code` is an open list. */
export type Rejection = {
  readonly code: string;
  readonly message: string;
  /** Null for an error of the whole bundle. */
  readonly policySlug: string | null;
  readonly context: Readonly<Record<string, string>>;
};

/** A normalized dry run. With rejections there are no entries. */
export type DryRun = {
  readonly stateVersion: string;
  readonly entries: readonly DiffEntry[];
  readonly rejections: readonly Rejection[];
  /** Number of objects that the config leaves alone, which are in neither the entries nor the bundle; absent for none. */
  readonly unmanagedObjects?: number;
};
