import type { Change } from '../../domain/plan.ts';
import type { Triangulation } from '../../domain/triangulation.ts';
import { type Owner, ownerKey } from '../owner-key.ts';
import { isRevert } from './list-changes.ts';

/** Tells of a change of a plan whether it is in all its parts one that would only take something back. */
export type FindRevert = (owner: Owner, change: Change) => boolean;

export function findReverts(triangulation: Triangulation | null): FindRevert {
  const reverts = new Set<string>();
  for (const { changes, ...owner } of triangulation?.bundles ?? []) {
    for (const [id, parts] of Map.groupBy(changes, ({ change }) => change.id)) {
      if (parts.every(isRevert)) reverts.add(keyOf(owner, id));
    }
  }
  return (owner, { id }) => reverts.has(keyOf(owner, id));
}

const keyOf = (owner: Owner, id: string): string => `${ownerKey(owner)} ${id}`;
