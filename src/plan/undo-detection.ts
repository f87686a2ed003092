import { exceptionId, objectId, type ObjectKey } from '../domain/object.ts';
import type { Change } from '../domain/plan.ts';
import type { Content } from '../domain/preview.ts';
import { ruleLists } from '../domain/rule-lists.ts';
import type { DetectionBundle } from '../generated/types.ts';

/** The lists and exceptions as they were. Null where the platform did not tell all of the lists, or when a change is of no exception. */
export function restoreDetection(content: DetectionBundle, changes: readonly Change[]): Content | null {
  const lists = listsBefore(content, changes);
  const exceptions = exceptionsBefore(content, changes);
  return lists && exceptions && { ...content, ...lists, exceptions };
}

function listsBefore(content: DetectionBundle, changes: readonly Change[]): Content | null {
  const update = changes.find(({ object }) => object === 'DetectionPolicy');
  if (update?.verb !== 'update') return {};
  const { exceptions: _, ...before } = update.before;
  const whole = (side: Content): Content => Object.fromEntries(ruleLists.map((list) => [list, side[list] ?? []]));
  // A platform may tell only the list that changes: then another one, which looks empty, is not.
  const after = whole(update.after);
  if (ruleLists.some((list) => content[list].length > 0 && isEmpty(after[list]))) return null;
  return { ...before, ...whole(before) };
}

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

function exceptionsBefore({ exceptions }: DetectionBundle, changes: readonly Change[]): Content[] | null {
  const own = changes.filter(({ object }) => object === 'DetectionPolicyException');
  const touched = new Map(own.map((change) => [objectId(change.object, change.key), change]));
  const sent = new Set(exceptions.map(exceptionId));
  // A platform may write a name in its own way, such as that of a project in small letters.
  if ([...touched].some(([id, { verb }]) => verb !== 'delete' && !sent.has(id))) return null;
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
