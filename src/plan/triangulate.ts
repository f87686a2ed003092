import type { Bundle } from '../domain/bundle.ts';
import type { DriftEntry } from '../domain/drift.ts';
import type { Locate } from '../domain/position.ts';
import type { ChangeOrigin, TriangulatedBundle, TriangulatedChange } from '../domain/triangulation.ts';
import { changesOf } from './changes.ts';
import { entriesOfChange } from './drift/entries.ts';
import { entryOf } from './drift/entry-of.ts';
import { type Compared, type Sides, sidesOf } from './drift/sides.ts';
import { originByParts } from './triangulate/judge-parts.ts';
import { inTurn } from './triangulate/list-parts.ts';
import { asPreview, liveChanges } from './triangulate/live.ts';
import { type FindOwn, findOwn } from './triangulate/own.ts';
import { threeOf } from './triangulate/three.ts';

/**
 * Tells whose doing each change of a bundle is: with B for the base (`applied`), F for the files and L for the platform, F≠B is the
 * files' doing, L≠B the platform's. What an apply would change, F≠L, is the platform's word alone; what both touched is looked at part by
 * part. Where F≠B and F=L it is live already. `declared`: the same bundle as the files have it, for the places in them.
 */
export function triangulateBundle(compared: Compared, declared: Bundle, locate: Locate): TriangulatedBundle {
  const { bundle, applied } = compared;
  const sides = sidesOf(compared);
  return {
    deployment: bundle.deployment,
    kind: bundle.kind,
    inBase: applied !== null,
    changes: triangulatedChanges(compared, sides, declared, locate),
    live: liveChanges(compared, sides, declared, locate),
  };
}

function triangulatedChanges(
  { bundle, applied }: Compared,
  sides: Sides,
  declared: Bundle,
  locate: Locate,
): TriangulatedChange[] {
  const ownOf = findOwn(applied, declared, sides);
  return bundle.changes.flatMap((change) => {
    const entries = entriesOfChange(change, sides);
    if (entries.length === 1) return entries.map((entry) => toTriangulated({ ...entry, change }, sides, ownOf));
    const parts = inTurn(entries, bundle, declared, sides);
    return parts.map((entry) => toTriangulated(placed(entry, declared, locate), sides, ownOf));
  });
}

/** A part stands where its own first list does. */
function placed(entry: DriftEntry, declared: Bundle, locate: Locate): DriftEntry {
  const { change } = entry;
  const [found] = changesOf(declared, asPreview([entryOf(change)]), locate);
  if (found === undefined || found.verb === 'delete' || change.verb === 'delete') return entry;
  const { at, notes } = found;
  return { ...entry, change: { ...change, at, notes } };
}

function toTriangulated(entry: DriftEntry, sides: Sides, ownOf: FindOwn): TriangulatedChange {
  const { change, edit, edited } = entry;
  const origin = originIn(entry, sides);
  const own = ownOf(change, origin);
  return origin === 'own' || origin === 'unknown'
    ? { change, origin, edit: null, own, edited: null }
    : { change, origin, edit, own, edited };
}

function originIn({ change, origin }: DriftEntry, sides: Sides): ChangeOrigin {
  if (origin !== 'both') return origins[origin];
  const three = threeOf(change, sides);
  return three === null ? 'both' : originByParts(three);
}

/** What drift calls an edit, an apply would revert; what waits in the repository is the files' own. */
const origins = { platform: 'revert', repository: 'own', unknown: 'unknown' } as const satisfies Record<
  Exclude<DriftEntry['origin'], 'both'>,
  ChangeOrigin
>;
