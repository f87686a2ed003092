import type { Place } from '../../domain/position.ts';

/** What is looked for at one pointer and below it, and the offsets at which its key and its value were found. */
export type Wanted = { readonly children: Map<string, Wanted>; key: number | null; value: number | null };

const newWanted = (): Wanted => ({ children: new Map(), key: null, value: null });

/** All that some places of one document ask for. */
export function wantedBy(places: readonly Place[]): Wanted {
  const root = newWanted();
  for (const { pointer } of places) {
    let wanted = root;
    for (const step of pointer) wanted = child(wanted, String(step));
  }
  return root;
}

function child(wanted: Wanted, step: string): Wanted {
  const known = wanted.children.get(step);
  if (known !== undefined) return known;
  const created = newWanted();
  wanted.children.set(step, created);
  return created;
}

/** Where a place was found; one that is not there is shown at the nearest one above it. */
export function foundAt(root: Wanted, place: Place): number {
  let wanted: Wanted | undefined = root;
  let best = root.value ?? 0;
  for (const step of place.pointer) {
    wanted = wanted?.children.get(String(step));
    best = wanted?.value ?? wanted?.key ?? best;
  }
  return place.key === true ? (wanted?.key ?? best) : best;
}
