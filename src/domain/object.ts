import type { DetectionException } from '../generated/types.ts';
import type { RuleList } from './rule-lists.ts';

/** What the platform's diff names `kind`; open, since new kinds may come. */
export type ObjectKind = string;

/** Identity of an object as the platform's diff names it: `{slug}`, `{product}` or the five fields of an exception. */
export type ObjectKey = Readonly<Record<string, unknown>>;

/** Identity of an object within its bundle, as one string. */
export type ObjectId = string;

/** The lists of a detection bundle as a whole; the platform's diff calls them one object of kind `DetectionPolicy`. */
export const detectionPolicyId: ObjectId = 'policy';

/** Identity of one list of a detection bundle, so that a change of it is found in the files. */
export const listId = (list: RuleList): ObjectId => `list ${list}`;

/** Identity of one item of such a list. */
export const itemId = (list: RuleList, item: string): ObjectId => `item ${list} ${item}`;

export const policyId = (slug: string): ObjectId => `slug ${slug}`;

/** Two exceptions are the same when scope, rule and rule type are; include or exclude is their content. */
export function exceptionId(
  exception: Pick<DetectionException, 'rule' | 'rule_type' | 'project' | 'project_tag_name'>,
): ObjectId {
  const scope =
    exception.project === undefined ? ['project_tag', exception.project_tag_name] : ['project', exception.project];
  return JSON.stringify(['exception', ...scope, exception.rule, exception.rule_type]);
}

/** The identity of what a diff entry speaks of. Kinds that nobody knows yet are told apart by their whole key. */
export function objectId(kind: ObjectKind, key: ObjectKey): ObjectId {
  if (kind === 'RemediationPolicy') return policyId(String(key['slug']));
  if (kind === 'DetectionPolicy') return detectionPolicyId;
  if (kind !== 'DetectionPolicyException')
    return JSON.stringify([kind, Object.entries(key).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
  return JSON.stringify(['exception', key['scope_type'], key['scope_target'], key['rule'], key['rule_type']]);
}
