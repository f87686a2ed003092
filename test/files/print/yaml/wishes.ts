import type { Json, Wish } from '../../../../src/files/print/yaml/tree.ts';

/** What takes an entry away. */
export const gone = null;

export const value = (to: Json): Wish => ({ to: 'value', value: to });

/** A wish for some pairs of a mapping; each added pair is `[behind which key, key, value]`. */
export const map = (
  pairs: Readonly<Record<string, Wish | null>>,
  ...added: (readonly [after: string, key: string, value: Json])[]
): Wish => ({
  to: 'map',
  pairs: new Map(Object.entries(pairs)),
  add: added.map(([after, key, inner]) => ({ after, key, value: inner })),
});

/** A wish for some items of a list; each added item is `[behind which index, value]`. */
export const list = (
  items: Readonly<Record<number, Wish | null>>,
  ...added: (readonly [after: number, value: Json])[]
): Wish => ({
  to: 'list',
  items: new Map(Object.entries(items).map(([index, wish]) => [Number(index), wish])),
  add: added.map(([after, inner]) => ({ after, value: inner })),
});
