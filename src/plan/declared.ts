import type { Bundle } from '../domain/bundle.ts';
import { policyFinder, slugOf } from '../domain/declared-policies.ts';
import { detectionPolicyId, listId, objectId, policyId, type ObjectId } from '../domain/object.ts';
import type { Content, DiffEntry } from '../domain/preview.ts';
import { ruleLists } from '../domain/rule-lists.ts';
import { canonicalObject } from './canonical.ts';

/** Tells under which identity the files know the object of a diff entry; one that they do not know keeps its own. */
export function declaredId(bundle: Bundle): (entry: DiffEntry) => ObjectId {
  if (bundle.kind !== 'remediation') {
    return (entry) => (entry.object === 'DetectionPolicy' ? firstChangedList(bundle, entry) : idOf(entry));
  }
  const find = policyFinder(bundle.content);
  return (entry) => {
    if (entry.object !== 'RemediationPolicy') return idOf(entry);
    const policy = find(String(entry.key['slug']), entry.after?.['name']);
    return policy === null ? idOf(entry) : policyId(slugOf(policy));
  };
}

const idOf = ({ object, key }: DiffEntry): ObjectId => objectId(object, key);

/** A diff names no single rule, so a change of the lists stands where the first list stands that differs. */
function firstChangedList(bundle: Bundle, { before, after }: DiffEntry): ObjectId {
  const only = (content: Content | null, list: string): string =>
    canonicalObject('DetectionPolicy', { [list]: content?.[list] });
  const changed = ruleLists.filter((list) => only(before, list) !== only(after, list));
  return [...changed, ...ruleLists].map(listId).find((id) => bundle.origins.has(id)) ?? detectionPolicyId;
}
