import type { Place } from '../../domain/position.ts';

/** What is looked for at one pointer and below it, and the offsets at which its key and its value were found. */
export type Sought = { readonly children: Map<string, Sought>; key: number | null; value: number | null };

const newSought = (): Sought => ({ children: new Map(), key: null, value: null });

/** All that some places of one document ask for. */
export function soughtBy(places: readonly Place[]): Sought {
  const root = newSought();
  for (const { pointer } of places) {
    let sought = root;
    for (const step of pointer) sought = child(sought, String(step));
  }
  return root;
}

function child(sought: Sought, step: string): Sought {
  const known = sought.children.get(step);
  if (known !== undefined) return known;
  const created = newSought();
  sought.children.set(step, created);
  return created;
}

/** Where a place was found; one that is not there is shown at the nearest one above it. */
export function foundAt(root: Sought, place: Place): number {
  let sought: Sought | undefined = root;
  let best = root.value ?? 0;
  for (const step of place.pointer) {
    sought = sought?.children.get(String(step));
    best = sought?.value ?? sought?.key ?? best;
  }
  return place.key === true ? (sought?.key ?? best) : best;
}
