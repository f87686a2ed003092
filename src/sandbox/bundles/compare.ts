/** An object of a bundle with its identity, and with a text that is the same for every form of the same meaning. */
export type Item<Value> = {
  readonly key: string;
  readonly value: Value;
  canonical(): string;
  /** Whether another of the same key is equal to the last byte, which most are. It is found out much faster than a canonical text is made. */
  isIdentical(other: Value): boolean;
};
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
    else if (!isSame(item, old)) updated.push({ before: old.value, after: item.value });
  }
  const deleted: Value[] = [];
  for (const { key, value } of before.values()) if (!after.has(key)) deleted.push(value);
  return { created, updated, deleted };
}

const isSame = <Value>(a: Item<Value>, b: Item<Value>): boolean =>
  a.isIdentical(b.value) || a.canonical() === b.canonical();

export function itemsOf<Value>(items: Iterable<Item<Value>>): Items<Value> {
  const byKey = new Map<string, Item<Value>>();
  for (const item of items) byKey.set(item.key, item);
  return byKey;
}

/** A set as a list: without repetitions, in an order that does not depend on the machine. */
export const sortedSet = (texts: Iterable<string>): string[] => [...new Set(texts)].toSorted();

/** The same for two sets that hold the same. */
export const setText = (texts: Iterable<string>): string => JSON.stringify(sortedSet(texts));
