import type { ObjectKind } from '../domain/object.ts';
import type { Change, PlannedBundle } from '../domain/plan.ts';
import type { Content } from '../domain/preview.ts';
import { restoreDetection } from './undo-detection.ts';
import { restorePolicies } from './undo-policies.ts';

/**
 * The whole bundle as it was before its changes, ready to be sent again: what was created is left out, what was updated or deleted
 * is put back with every field that the platform answered. Null when that cannot be done for every object: half an undo would be taken
 * for a whole one.
 */
export function undoBundle(bundle: PlannedBundle): Content | null {
  if (!bundle.changes.every(canBeRestored)) return null;
  return bundle.kind === 'remediation'
    ? restorePolicies(bundle.content, bundle.changes)
    : restoreDetection(bundle.content, bundle.changes);
}

/** By kind of object, whether the diff holds all that is needed to put it back. */
const restorable: ReadonlyMap<ObjectKind, (change: Change) => boolean> = new Map([
  ['RemediationPolicy', (change) => change.verb === 'create' || isWhole(change.before)],
  ['DetectionPolicy', ({ verb }) => verb === 'update'],
  [
    'DetectionPolicyException',
    (change) => hasKnownScope(change) && (change.verb === 'create' || hasType(change.before)),
  ],
]);

const canBeRestored = (change: Change): boolean => restorable.get(change.object)?.(change) ?? false;

/** A platform may tell only the fields that change, while what is left out of what is sent back is gone. */
const isWhole = ({ name, filters }: Content): boolean =>
  typeof name === 'string' && typeof filters === 'object' && filters !== null;

const hasKnownScope = ({ key }: Change): boolean =>
  key['scope_type'] === 'project' || key['scope_type'] === 'project_tag';
const hasType = (before: Content): boolean => typeof before['exception_type'] === 'string';
