/** An object of a bundle with its identity, and with a text that is the same for every form of the same meaning. */
export type Item<Value> = { readonly key: string; readonly value: Value; canonical(): string };
export type Items<Value> = ReadonlyMap<string, Item<Value>>;

export type Comparison<Value> = {
  readonly created: readonly Value[];
  readonly updated: readonly { readonly before: Value; readonly after: Value }[];
  readonly deleted: readonly Value[];
};

/** What turns one set of objects into another. Created and updated ones stand in the order of `after`, deleted ones in that of `before`. */
export function compare<Value>(before: Items<Value>, after: Items<Value>): Comparison<Value> {
  const created: Value[] = [];
  const updated: { before: Value; after: Value }[] = [];
  for (const item of after.values()) {
    const old = before.get(item.key);
    if (old === undefined) created.push(item.value);
    else if (!isSame(old, item)) updated.push({ before: old.value, after: item.value });
  }
  const deleted = [...before.values()].filter(({ key }) => !after.has(key)).map(({ value }) => value);
  return { created, updated, deleted };
}

// Most objects of a bundle are sent as they stand, which is found out faster than a canonical text is made.
const isSame = (a: Item<unknown>, b: Item<unknown>): boolean =>
  isIdentical(a.value, b.value) || a.canonical() === b.canonical();

/** Of two plain JSON values: whether they are equal down to the order of lists. */
function isIdentical(a: unknown, b: unknown): boolean {
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((one, index) => isIdentical(one, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return a === b;
  for (const key in a) if (!isIdentical(a[key], b[key])) return false;
  for (const key in b) if (!Object.hasOwn(a, key)) return false;
  return true;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function itemsOf<Value>(items: Iterable<Item<Value>>): Items<Value> {
  return new Map(Array.from(items, (item) => [item.key, item]));
}

/** A set as a list: without repetitions, in an order that does not depend on the machine. */
export const sortedSet = (texts: Iterable<string>): string[] => [...new Set(texts)].toSorted();

/** The same for two sets that hold the same. */
export const setText = (texts: Iterable<string>): string => JSON.stringify(sortedSet(texts));
