import { type Bundle, exceptionId, objectId, type ObjectKey, type ObjectKind } from '../domain/bundle.ts';
import { type Change, entryOf, type PlannedBundle, policyFinder } from '../domain/plan.ts';
import { ruleLists } from '../domain/json.ts';
import { type Content, type DiffEntry, previewOf } from '../domain/preview.ts';
import type { DetectionBundle, RemediationBundle, RemediationPolicy } from '../generated/types.ts';
import { planBundle } from './plan.ts';

/**
 * The whole bundle as it was before its changes, ready to send: created objects are removed, updated and deleted ones restored with every field
 * that the platform answered. Null if any object cannot be restored, since half an undo would pass for a whole one.
 */
export function undoBundle(bundle: PlannedBundle): Content | null {
  if (!bundle.changes.every(canBeRestored)) return null;
  return bundle.kind === 'remediation'
    ? restorePolicies(bundle.content, bundle.changes)
    : restoreDetection(bundle.content, bundle.changes);
}

/** Per kind of object, whether the diff holds everything needed to restore it. */
const restorable: ReadonlyMap<ObjectKind, (change: Change) => boolean> = new Map([
  ['RemediationPolicy', (change) => change.verb === 'create' || isWhole(change.before)],
  ['DetectionPolicy', ({ verb }) => verb === 'update'],
  [
    'DetectionPolicyException',
    (change) => hasKnownScope(change) && (change.verb === 'create' || hasType(change.before)),
  ],
]);

const canBeRestored = (change: Change): boolean => restorable.get(change.object)?.(change) ?? false;

/** A platform may answer only changed fields, but fields missing from a PUT are deleted. */
const isWhole = ({ name, filters }: Content): boolean =>
  typeof name === 'string' && typeof filters === 'object' && filters !== null;

const hasKnownScope = ({ key }: Change): boolean =>
  key['scope_type'] === 'project' || key['scope_type'] === 'project_tag';

const hasType = (before: Content): boolean => typeof before['exception_type'] === 'string';

/** The lists and exceptions as they were. Null if the platform did not answer all lists, or for a change of another kind. */
function restoreDetection(content: DetectionBundle, changes: readonly Change[]): Content | null {
  const lists = listsBefore(content, changes);
  const exceptions = exceptionsBefore(content, changes);
  return lists && exceptions && { ...content, ...lists, exceptions };
}

function listsBefore(content: DetectionBundle, changes: readonly Change[]): Content | null {
  const update = changes.find(({ object }) => object === 'DetectionPolicy');
  if (update?.verb !== 'update') return {};
  const { exceptions: _, ...before } = update.before;
  const whole = (side: Content): Content => Object.fromEntries(ruleLists.map((list) => [list, side[list] ?? []]));
  // A platform may answer only the changed list; the others then only look empty.
  const after = whole(update.after);
  if (ruleLists.some((list) => content[list].length > 0 && isEmpty(after[list]))) return null;
  return { ...before, ...whole(before) };
}

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

function exceptionsBefore({ exceptions }: DetectionBundle, changes: readonly Change[]): Content[] | null {
  const own = changes.filter(({ object }) => object === 'DetectionPolicyException');
  const touched = new Map(own.map((change) => [objectId(change.object, change.key), change]));
  const sent = new Set(exceptions.map(exceptionId));
  // A platform may normalize names, such as a project to lower case.
  if ([...touched].some(([id, { verb }]) => verb !== 'delete' && !sent.has(id))) return null;
  const kept = exceptions.flatMap((exception): Content[] => {
    const change = touched.get(exceptionId(exception));
    if (change === undefined) return [exception];
    return change.verb === 'update' ? [restored(change.key, change.before)] : [];
  });
  return [...kept, ...own.flatMap((change) => (change.verb === 'delete' ? [restored(change.key, change.before)] : []))];
}

const notOfException: readonly string[] = [...ruleLists, 'product'];

/** In a diff, an exception's identity is in the key; its content holds the rest, and the lists of the bundle. */
function restored({ scope_type: scope, scope_target: target, rule, rule_type }: ObjectKey, before: Content): Content {
  const own = Object.entries(before).filter(([field, value]) => value !== null && !notOfException.includes(field));
  return {
    ...Object.fromEntries(own),
    rule,
    rule_type,
    [scope === 'project' ? 'project' : 'project_tag_name']: target,
  };
}

/** The policies as they were: in the order they are sent, deleted ones last. Null for a change of another kind. */
function restorePolicies(content: RemediationBundle, changes: readonly Change[]): Content | null {
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
      ...changes.flatMap((change) => (change.verb === 'delete' ? [restoredPolicy(change.key, change.before)] : [])),
    ],
  };
}

function asBefore(policy: RemediationPolicy, change: Change | undefined): Content[] {
  if (change === undefined) return [policy];
  return change.verb === 'update' ? [restoredPolicy(change.key, change.before)] : [];
}

/** A platform may give the slug only in the key. */
const restoredPolicy = (key: Content, before: Content): Content =>
  withoutNulls({ ...before, slug: before['slug'] ?? key['slug'] });

// A platform answers null for unused fields but may not accept it back. Unknown fields are kept.
const nullable = ['name', 'description', 'active', 'filters', 'actions'];

const withoutNulls = (policy: Content): Content =>
  Object.fromEntries(Object.entries(policy).filter(([field, value]) => value !== null || !nullable.includes(field)));

/**
 * The changes an undo makes if the platform was not touched since: those of the apply, inverted. The current dry run of the undo is compared with
 * them to find later changes.
 */
export const invertChanges = (bundle: PlannedBundle, undo: Bundle, stateVersion: string): PlannedBundle =>
  planBundle(undo, bundle.deployment, previewOf(bundle.changes.map(turned), stateVersion), () => []);

function turned(change: Change): DiffEntry {
  const { before, after, ...facts } = entryOf(change);
  return { ...facts, before: after, after: before };
}
