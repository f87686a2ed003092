import { exceptionId, objectId, type ObjectKey } from '../domain/object.ts';
import type { Change } from '../domain/plan.ts';
import type { Content } from '../domain/preview.ts';
import type { DetectionBundle } from '../generated/types.ts';
import { ruleLists } from './rule-lists.ts';

/** The lists and exceptions as they were. */
export function restoreDetection(content: DetectionBundle, changes: readonly Change[]): Content {
  return { ...content, ...listsBefore(changes), exceptions: exceptionsBefore(content, changes) };
}

function listsBefore(changes: readonly Change[]): Content {
  const update = changes.find(({ object }) => object === 'DetectionPolicy');
  if (update?.verb !== 'update') return {};
  const { exceptions: _, ...before } = update.before;
  return { ...before, ...Object.fromEntries(ruleLists.map((list) => [list, before[list] ?? []])) };
}

function exceptionsBefore({ exceptions }: DetectionBundle, changes: readonly Change[]): Content[] {
  const own = changes.filter(({ object }) => object === 'DetectionPolicyException');
  const touched = new Map(own.map((change) => [objectId(change.object, change.key), change]));
  const kept = exceptions.flatMap((exception): Content[] => {
    const change = touched.get(exceptionId(exception));
    if (change === undefined) return [exception];
    return change.verb === 'update' ? [restored(change.key, change.before)] : [];
  });
  return [...kept, ...own.flatMap((change) => (change.verb === 'delete' ? [restored(change.key, change.before)] : []))];
}

const notOfException: readonly string[] = [...ruleLists, 'product'];

/** An exception in a diff has its identity in the key; its content holds the rest, and lists that belong to the bundle. */
function restored({ scope_type: scope, scope_target: target, rule, rule_type }: ObjectKey, before: Content): Content {
  const own = Object.entries(before).filter(([field, value]) => value !== null && !notOfException.includes(field));
  return {
    ...Object.fromEntries(own),
    rule,
    rule_type,
    [scope === 'project' ? 'project' : 'project_tag_name']: target,
  };
}
