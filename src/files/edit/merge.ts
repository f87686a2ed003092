import { isList, isObject } from '../../util/json.ts';
import type { Json, JsonObject } from '../yaml/print.ts';

/** Whether two values are equal; the order of keys has no meaning. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

/** The meaning of an omitted field. */
const defaults: JsonObject = { active: true, description: '', mode: 'any', config: {} };

/** Objects that are merged field by field, by the field or list that holds them; '' is a whole file. */
const objects: readonly string[] = ['', 'policies[]', 'filters', 'conditions[]', 'actions[]', 'exceptions[]'];

/** The file's object that each merged object came from, so that an edit finds the place of a changed item. */
export type Origins = Map<unknown, JsonObject>;

/**
 * What a value of a file has to become to mean the same as the live one. Whatever means the same already stays as it is: order, notes, and
 * defaults that are written or left out. `role` is the field that holds the value; `conditions[]` is an item of that list. Adds to `origins`.
 */
export function merge(old: Json, live: Json, role: string, origins: Origins): Json {
  if (isList(old) && isList(live)) {
    if (role === 'values') return mergeSet(old, live);
    if (role === 'conditions') return mergeConditions(old, live, origins);
    if (role === 'actions') return mergeActions(old, live, origins);
  }
  if (isObject(old) && isObject(live) && objects.includes(role)) return mergeFields(old, live, origins);
  return isSame(old, live) ? old : live;
}

/** Whether a file's value has the same meaning as a live one. */
export const isEquivalent = (old: Json, live: Json, role: string): boolean =>
  isSame(merge(old, live, role, new Map()), old);

function mergeFields(old: JsonObject, live: JsonObject, origins: Origins): JsonObject {
  const fields = Object.entries(old).flatMap(([key, value]): [string, Json][] => {
    const next = field(live, key) ?? field(defaults, key);
    // Notes belong to the repository, and no live policy names its deployment.
    if (next === undefined) return key.startsWith('x-') || key === 'deployment_slug' ? [[key, value]] : [];
    const isCleared = !Object.hasOwn(live, key) && typeof next !== 'boolean' && key !== 'mode';
    return isCleared && !isSame(value, next) ? [] : [[key, merge(value, next, key, origins)]];
  });
  const order = Object.keys(live);
  for (const [key, value] of Object.entries(live)) {
    if (!Object.hasOwn(old, key)) insertField(fields, order, key, value);
  }
  const merged = Object.fromEntries(fields);
  origins.set(merged, old);
  return merged;
}

const field = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** Inserts a field after the nearest one that precedes it in `order`, or at the end. */
export function insertField(fields: [string, Json][], order: readonly string[], key: string, value: Json): void {
  const before = order.slice(0, order.indexOf(key)).findLast((name) => fields.some(([one]) => one === name));
  const index = before === undefined ? fields.length : fields.findIndex(([one]) => one === before) + 1;
  fields.splice(index, 0, [key, value]);
}

/** A sorted set stays sorted; else new values go to the end. */
function mergeSet(old: readonly Json[], live: readonly Json[]): Json[] {
  const [oldItems, liveItems] = [new Set(old), new Set(live)];
  const merged = [
    ...old.filter((item) => liveItems.has(item)),
    ...[...liveItems].filter((item) => !oldItems.has(item)),
  ];
  return isSorted(old) ? merged.toSorted((a, b) => (isBefore(a, b) ? -1 : 1)) : merged;
}

const isBefore = (a: Json | undefined, b: Json | undefined): boolean =>
  typeof a === 'string' && typeof b === 'string' && a <= b;

const isSorted = (items: readonly Json[]): boolean =>
  items.length > 1 && items.every((item, index) => index === 0 || isBefore(items[index - 1], item));

/** Conditions are a set: equivalent ones stay; of the others, one of the same type counts as edited. */
function mergeConditions(old: readonly Json[], live: readonly Json[], origins: Origins): Json[] {
  const isIn = (all: readonly Json[], one: Json): boolean =>
    all.some((other) => isEquivalent(other, one, 'conditions[]'));
  const missing = live.filter((one, index) => !isIn(old, one) && !isIn(live.slice(0, index), one));
  const merged = old.flatMap((condition) => {
    if (live.some((one) => isEquivalent(condition, one, 'conditions[]'))) return [condition];
    const next = missing.findIndex((one) => typeOf(one) === typeOf(condition));
    return next < 0 ? [] : missing.splice(next, 1).map((one) => merge(condition, one, 'conditions[]', origins));
  });
  return [...merged, ...missing];
}

const typeOf = (value: Json): Json | undefined => (isObject(value) ? field(value, 'type') : undefined);

/**
 * Actions are a set in which some may be equal: equivalent ones stay; of the others, one of the same type counts as edited. A new one follows the
 * action that precedes it on the platform.
 */
function mergeActions(old: readonly Json[], live: readonly Json[], origins: Origins): Json[] {
  const partners = new Map<number, number>();
  const pairUp = (isPartner: (one: Json, other: Json) => boolean): void => {
    for (const [index, action] of live.entries()) {
      const matched = new Set(partners.values());
      if (partners.has(index)) continue;
      const found = old.findIndex((one, place) => !matched.has(place) && isPartner(one, action));
      if (found >= 0) partners.set(index, found);
    }
  };
  pairUp((one, action) => isEquivalent(one, action, 'actions[]'));
  pairUp((one, action) => typeOf(one) === typeOf(action));
  const byPlace = new Map(Array.from(partners, ([index, place]) => [place, index]));
  const merged = old.flatMap((one, place) => {
    const index = byPlace.get(place);
    const next = index === undefined ? undefined : live[index];
    return index === undefined || next === undefined ? [] : [{ index, action: merge(one, next, 'actions[]', origins) }];
  });
  for (const [index, action] of live.entries()) {
    if (partners.has(index)) continue;
    const above = merged.findIndex((one) => one.index === index - 1);
    merged.splice(above + 1, 0, { index, action });
  }
  return merged.map(({ action }) => action);
}
