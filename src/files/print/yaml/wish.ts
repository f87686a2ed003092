import { isList, isObject, type Json } from './tree.ts';

/** What shall become of a value in a document: as little as possible is said, and the rest stays. */
export type Wish =
  | { readonly to: 'keep' }
  | { readonly to: 'value'; readonly value: Json }
  | { readonly to: 'map'; readonly pairs: ReadonlyMap<string, Wish | null>; readonly add: readonly AddedPair[] }
  | { readonly to: 'list'; readonly items: ReadonlyMap<number, Wish | null>; readonly add: readonly AddedItem[] };

/** A pair goes behind the one with the key `after`, else to the end. Null in `pairs` and `items` takes an entry away. */
export type AddedPair = { readonly after: string; readonly key: string; readonly value: Json };
/** An item goes behind the one that has this index now; -1 is in front of all. */
export type AddedItem = { readonly after: number; readonly value: Json };

export const keep: Wish = { to: 'keep' };

/** A wish for a mapping; one that changes nothing is none. */
export function wishMap(pairs: Iterable<readonly [string, Wish | null]>, add: readonly AddedPair[]): Wish {
  const changed = new Map([...pairs].filter(([, wish]) => wish === null || wish.to !== 'keep'));
  return changed.size === 0 && add.length === 0 ? keep : { to: 'map', pairs: changed, add };
}

/** The same for a list. */
export function wishList(items: Iterable<readonly [number, Wish | null]>, add: readonly AddedItem[]): Wish {
  const changed = new Map([...items].filter(([, wish]) => wish === null || wish.to !== 'keep'));
  return changed.size === 0 && add.length === 0 ? keep : { to: 'list', items: changed, add };
}

/** The value that a wish makes of another one. */
export function fulfilled(old: Json, wish: Wish): Json {
  if (wish.to === 'keep') return old;
  if (wish.to === 'value') return wish.value;
  if (wish.to === 'map') {
    const entries = Object.entries(isObject(old) ? old : {});
    const kept = entries.flatMap(([key, value]): [string, Json][] => {
      const inner = wish.pairs.get(key);
      return inner === null ? [] : [[key, fulfilled(value, inner ?? keep)]];
    });
    return Object.fromEntries([...kept, ...wish.add.map(({ key, value }) => [key, value] as const)]);
  }
  const added = Map.groupBy(wish.add, ({ after }) => after);
  const behind = (index: number): Json[] => (added.get(index) ?? []).map(({ value }) => value);
  const items = (isList(old) ? old : []).flatMap((value, index) => {
    const inner = wish.items.get(index);
    return [...(inner === null ? [] : [fulfilled(value, inner ?? keep)]), ...behind(index)];
  });
  return [...behind(-1), ...items];
}
