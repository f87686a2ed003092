import type { ChangeImpact, Impact } from '../../domain/impact.ts';
import type { ObjectId } from '../../domain/object.ts';
import type { Change } from '../../domain/plan.ts';
import { type Owner, ownerKey } from '../owner-key.ts';

/** Finds the impact of a change. */
export type FindImpact = (owner: Owner, change: Change) => ChangeImpact | null;

export function impactFinder(bundles: Impact['bundles']): FindImpact {
  const known = new Map<string, ReadonlyMap<ObjectId, ChangeImpact>>(
    bundles.map((bundle) => [ownerKey(bundle), new Map(bundle.changes.map((one) => [one.id, one]))]),
  );
  return (owner, { id }) => known.get(ownerKey(owner))?.get(id) ?? null;
}
