import { isList, isObject } from '../../util/json.ts';
import type { Json, JsonObject } from '../yaml/print.ts';

/** Whether two values are equal, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

/** What an omitted field means. */
const valuesOfOmittedFields: JsonObject = { active: true, description: '', mode: 'any', config: {} };

/** The roles of the objects that are reconciled field by field: the fields that hold them, `key[]` for items of a list, '' for a whole file. */
const reconciledRoles: readonly string[] = ['', 'policies[]', 'filters', 'conditions[]', 'actions[]', 'exceptions[]'];

/** By each reconciled object, the object of the file that it replaces. An edit finds by it where a changed list item was. */
export type OriginalByReconciled = Map<unknown, JsonObject>;

/**
 * Changes a value of a file as little as possible so that it means the same as the live value. What means the same already stays as it is: its
 * order, its notes, and defaults that are written or left out. `role`: the field that holds the value (see `Style`). Adds to `originals`.
 */
export function reconcile(old: Json, live: Json, role: string, originals: OriginalByReconciled): Json {
  if (isList(old) && isList(live)) {
    if (role === 'values') return reconcileSet(old, live);
    if (role === 'conditions') return reconcileConditions(old, live, originals);
    if (role === 'actions') return reconcileActions(old, live, originals);
  }
  if (isObject(old) && isObject(live) && reconciledRoles.includes(role)) return reconcileFields(old, live, originals);
  return isSame(old, live) ? old : live;
}

/** Whether a value of a file means the same as a live one. */
export const isEquivalent = (old: Json, live: Json, role: string): boolean =>
  isSame(reconcile(old, live, role, new Map()), old);

function reconcileFields(old: JsonObject, live: JsonObject, originals: OriginalByReconciled): JsonObject {
  const fields: [string, Json][] = [];
  for (const [key, value] of Object.entries(old)) {
    const liveValue = fieldOf(live, key) ?? fieldOf(valuesOfOmittedFields, key);
    if (liveValue === undefined) {
      // Notes belong to the repository, and no live policy names its deployment.
      if (key.startsWith('x-') || key === 'deployment_slug') fields.push([key, value]);
      continue;
    }
    const isOmittedLive = !Object.hasOwn(live, key) && typeof liveValue !== 'boolean' && key !== 'mode';
    if (isOmittedLive && !isSame(value, liveValue)) continue;
    fields.push([key, reconcile(value, liveValue, key, originals)]);
  }
  const order = Object.keys(live);
  for (const [key, value] of Object.entries(live)) {
    if (!Object.hasOwn(old, key)) insertField(fields, order, key, value);
  }
  const reconciled = Object.fromEntries(fields);
  originals.set(reconciled, old);
  return reconciled;
}

const fieldOf = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** Inserts a field behind the nearest field that precedes it in `order`, or at the end. */
export function insertField(fields: [string, Json][], order: readonly string[], key: string, value: Json): void {
  const preceding = order.slice(0, order.indexOf(key)).findLast((name) => fields.some(([field]) => field === name));
  const index = preceding === undefined ? fields.length : fields.findIndex(([field]) => field === preceding) + 1;
  fields.splice(index, 0, [key, value]);
}

/** A sorted list stays sorted. In any other list, new values go to the end. */
function reconcileSet(old: readonly Json[], live: readonly Json[]): Json[] {
  const [oldItems, liveItems] = [new Set(old), new Set(live)];
  const items = [...old.filter((item) => liveItems.has(item)), ...[...liveItems].filter((item) => !oldItems.has(item))];
  return isSorted(old) ? items.toSorted((a, b) => (isInOrder(a, b) ? -1 : 1)) : items;
}

const isInOrder = (a: Json | undefined, b: Json | undefined): boolean =>
  typeof a === 'string' && typeof b === 'string' && a <= b;

const isSorted = (items: readonly Json[]): boolean =>
  items.length > 1 && items.every((item, index) => index === 0 || isInOrder(items[index - 1], item));

/**
 * Conditions are a set. Equivalent ones stay; each of the others becomes a live condition of the same type, or goes. Live conditions without an old
 * one are added at the end.
 */
function reconcileConditions(old: readonly Json[], live: readonly Json[], originals: OriginalByReconciled): Json[] {
  const contains = (conditions: readonly Json[], liveCondition: Json): boolean =>
    conditions.some((condition) => isEquivalent(condition, liveCondition, 'conditions[]'));
  const missing = live.filter(
    (condition, index) => !contains(old, condition) && !contains(live.slice(0, index), condition),
  );
  const conditions = old.flatMap((condition): Json[] => {
    if (live.some((liveCondition) => isEquivalent(condition, liveCondition, 'conditions[]'))) return [condition];
    const index = missing.findIndex((liveCondition) => typeFieldOf(liveCondition) === typeFieldOf(condition));
    if (index < 0) return [];
    const [liveCondition = null] = missing.splice(index, 1);
    return [reconcile(condition, liveCondition, 'conditions[]', originals)];
  });
  return [...conditions, ...missing];
}

const typeFieldOf = (value: Json): Json | undefined => (isObject(value) ? fieldOf(value, 'type') : undefined);

/**
 * Actions are a set that may hold equal ones. Equivalent ones stay; each of the others becomes a live action of the same type, or goes. A new action
 * follows the action that precedes it on the platform.
 */
function reconcileActions(old: readonly Json[], live: readonly Json[], originals: OriginalByReconciled): Json[] {
  const oldIndexes = pairActions(old, live);
  const liveIndexes = new Map(Array.from(oldIndexes, ([liveIndex, oldIndex]) => [oldIndex, liveIndex]));
  const actions: { readonly liveIndex: number; readonly action: Json }[] = [];
  for (const [oldIndex, oldAction] of old.entries()) {
    const liveIndex = liveIndexes.get(oldIndex);
    const liveAction = liveIndex === undefined ? undefined : live[liveIndex];
    if (liveIndex === undefined || liveAction === undefined) continue;
    actions.push({ liveIndex, action: reconcile(oldAction, liveAction, 'actions[]', originals) });
  }
  for (const [liveIndex, action] of live.entries()) {
    if (oldIndexes.has(liveIndex)) continue;
    const preceding = actions.findIndex((other) => other.liveIndex === liveIndex - 1);
    actions.splice(preceding + 1, 0, { liveIndex, action });
  }
  return actions.map(({ action }) => action);
}

/** Pairs live actions with equivalent old ones first, then with old ones of the same type. Returns the old index by the live one. */
function pairActions(old: readonly Json[], live: readonly Json[]): Map<number, number> {
  const oldIndexes = new Map<number, number>();
  const pairBy = (isPair: (oldAction: Json, liveAction: Json) => boolean): void => {
    for (const [liveIndex, liveAction] of live.entries()) {
      if (oldIndexes.has(liveIndex)) continue;
      const paired = new Set(oldIndexes.values());
      const oldIndex = old.findIndex((oldAction, index) => !paired.has(index) && isPair(oldAction, liveAction));
      if (oldIndex >= 0) oldIndexes.set(liveIndex, oldIndex);
    }
  };
  pairBy((oldAction, liveAction) => isEquivalent(oldAction, liveAction, 'actions[]'));
  pairBy((oldAction, liveAction) => typeFieldOf(oldAction) === typeFieldOf(liveAction));
  return oldIndexes;
}
