import { policyFinder } from '../domain/declared-policies.ts';
import type { Change } from '../domain/plan.ts';
import type { Content } from '../domain/preview.ts';
import type { RemediationBundle, RemediationPolicy } from '../generated/types.ts';

/** The policies as they were: in the order in which they are sent, deleted ones after them. Null when a change is of none of them. */
export function restorePolicies(content: RemediationBundle, changes: readonly Change[]): Content | null {
  const find = policyFinder(content);
  const touched = new Map<RemediationPolicy | null, Change>();
  for (const change of changes) {
    if (change.verb !== 'delete') touched.set(find(String(change.key['slug']), change.after['name']), change);
  }
  if (touched.has(null)) return null;
  const kept = content.policies.flatMap((policy) => asBefore(policy, touched.get(policy)));
  return {
    ...content,
    policies: [
      ...kept,
      ...changes.flatMap((change) => (change.verb === 'delete' ? [restored(change.key, change.before)] : [])),
    ],
  };
}

function asBefore(policy: RemediationPolicy, change: Change | undefined): Content[] {
  if (change === undefined) return [policy];
  return change.verb === 'update' ? [restored(change.key, change.before)] : [];
}

/** A platform may leave the slug to the key. */
const restored = (key: Content, before: Content): Content =>
  withoutNulls({ ...before, slug: before['slug'] ?? key['slug'] });

// A platform answers null for a field of ours that is not used, but need not take it back. Fields that nobody knows stay as they are.
const nullable = ['name', 'description', 'active', 'filters', 'actions'];

const withoutNulls = (policy: Content): Content =>
  Object.fromEntries(Object.entries(policy).filter(([field, value]) => value !== null || !nullable.includes(field)));
