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
const valuesOfOmittedFields: JsonObject = { active: true, description: '', mode: 'any', config: {} };

/** Objects that are merged field by field, by the field or list that holds them; '' is a whole file. */
const reconciledRoles: readonly string[] = ['', 'policies[]', 'filters', 'conditions[]', 'actions[]', 'exceptions[]'];

/** The file's object that each merged object came from, so that an edit finds the place of a changed item. */
export type MergedFrom = Map<unknown, JsonObject>;

/**
 * What a value of a file has to become to mean the same as the live one. Whatever means the same already stays as it is: order, notes, and
 * defaults that are written or left out. `role` is the field that holds the value; `conditions[]` is an item of that list. Adds to `origins`.
 */
export function reconcile(old: Json, live: Json, role: string, origins: MergedFrom): Json {
  if (isList(old) && isList(live)) {
    if (role === 'values') return reconcileSet(old, live);
    if (role === 'conditions') return reconcileConditions(old, live, origins);
    if (role === 'actions') return reconcileActions(old, live, origins);
  }
  if (isObject(old) && isObject(live) && reconciledRoles.includes(role)) return reconcileFields(old, live, origins);
  return isSame(old, live) ? old : live;
}

/** Whether a file's value has the same meaning as a live one. */
export const isEquivalent = (old: Json, live: Json, role: string): boolean =>
  isSame(reconcile(old, live, role, new Map()), old);

function reconcileFields(old: JsonObject, live: JsonObject, origins: MergedFrom): JsonObject {
  const fields = Object.entries(old).flatMap(([key, value]): [string, Json][] => {
    const next = field(live, key) ?? field(valuesOfOmittedFields, key);
    // Notes belong to the repository, and no live policy names its deployment.
    if (next === undefined) return key.startsWith('x-') || key === 'deployment_slug' ? [[key, value]] : [];
    const isCleared = !Object.hasOwn(live, key) && typeof next !== 'boolean' && key !== 'mode';
    return isCleared && !isSame(value, next) ? [] : [[key, reconcile(value, next, key, origins)]];
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
function reconcileSet(old: readonly Json[], live: readonly Json[]): Json[] {
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
function reconcileConditions(old: readonly Json[], live: readonly Json[], origins: MergedFrom): Json[] {
  const isIn = (all: readonly Json[], one: Json): boolean =>
    all.some((other) => isEquivalent(other, one, 'conditions[]'));
  const missing = live.filter((one, index) => !isIn(old, one) && !isIn(live.slice(0, index), one));
  const merged = old.flatMap((condition) => {
    if (live.some((one) => isEquivalent(condition, one, 'conditions[]'))) return [condition];
    const next = missing.findIndex((one) => typeField(one) === typeField(condition));
    return next < 0 ? [] : missing.splice(next, 1).map((one) => reconcile(condition, one, 'conditions[]', origins));
  });
  return [...merged, ...missing];
}

const typeField = (value: Json): Json | undefined => (isObject(value) ? field(value, 'type') : undefined);

/**
 * Actions are a set in which some may be equal: equivalent ones stay; of the others, one of the same type counts as edited. A new one follows the
 * action that precedes it on the platform.
 */
function reconcileActions(old: readonly Json[], live: readonly Json[], origins: MergedFrom): Json[] {
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
  pairUp((one, action) => typeField(one) === typeField(action));
  const byPlace = new Map(Array.from(partners, ([index, place]) => [place, index]));
  const merged = old.flatMap((one, place) => {
    const index = byPlace.get(place);
    const next = index === undefined ? undefined : live[index];
    return index === undefined || next === undefined
      ? []
      : [{ index, action: reconcile(one, next, 'actions[]', origins) }];
  });
  for (const [index, action] of live.entries()) {
    if (partners.has(index)) continue;
    const above = merged.findIndex((one) => one.index === index - 1);
    merged.splice(above + 1, 0, { index, action });
  }
  return merged.map(({ action }) => action);
}
