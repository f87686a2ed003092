import { type ExtraObject, extrasOf } from '../../domain/extra-fields.ts';
import type { Action, Condition, PolicyEntry, RemediationPolicy } from '../../generated/types.ts';
import { align } from './align.ts';
import { lastBefore } from './last-before.ts';
import { actionMeaning, conditionMeaning } from './meaning.ts';
import { isSame, type Json, type JsonObject } from './yaml/json.ts';
import { type AddedItem, type AddedPair, keep, type Wish, wishList, wishMap } from './yaml/wish.ts';

type Live = RemediationPolicy & { readonly slug: string };

/** What has to be changed in a policy of a file for it to mean the same as the live one; its slug is written if it was left out. */
export function mergePolicy(old: PolicyEntry, live: Live): Wish {
  const pairs: [string, Wish | null][] = [
    ['name', textWish(old.name, live.name)],
    ['filters', filtersWish(old.filters, live.filters)],
    ['actions', actionsWish(old.actions, live.actions)],
  ];
  const add: AddedPair[] = [];
  if (old.slug === undefined) add.push({ after: 'name', key: 'slug', value: live.slug });
  if (old.description !== undefined) pairs.push(['description', descriptionWish(old.description, live.description)]);
  else if (live.description !== undefined) {
    add.push({ after: behindName(old), key: 'description', value: live.description });
  }
  const [before, after] = [old.active ?? true, live.active ?? true];
  if (old.active !== undefined && before !== after) pairs.push(['active', { to: 'value', value: after }]);
  else if (before !== after) add.push({ after: behindDescription(old), key: 'active', value: after });
  return withExtras('policy', old, live, pairs, add);
}

/** The wish for an object, with its extra fields as they are live. */
export function withExtras(
  object: ExtraObject,
  old: object,
  live: object,
  pairs: readonly (readonly [string, Wish | null])[],
  add: readonly AddedPair[] = [],
): Wish {
  const [before, after] = [extrasOf(object, old), extrasOf(object, live)];
  const changed = Object.entries(before).map(([key, value]): [string, Wish | null] => {
    if (!Object.hasOwn(after, key)) return [key, null];
    return [key, isSame(value, after[key]) ? keep : { to: 'value', value: after[key] as Json }];
  });
  const missing = Object.entries(after).filter(([key]) => !Object.hasOwn(before, key));
  return wishMap(
    [...pairs, ...changed],
    [...add, ...missing.map(([key, value]) => ({ after: '', key, value: value as Json }))],
  );
}

const behindName = (old: PolicyEntry): string => (old.slug === undefined ? 'name' : 'slug');
const behindDescription = (old: PolicyEntry): string =>
  old.description === undefined ? behindName(old) : 'description';

const textWish = (old: string, live: string): Wish => (old === live ? keep : { to: 'value', value: live });

/** An empty description says as much as none. */
function descriptionWish(old: string, live: string | undefined): Wish | null {
  if (live === undefined) return old === '' ? keep : null;
  return textWish(old, live);
}

function filtersWish(old: PolicyEntry['filters'], live: RemediationPolicy['filters']): Wish {
  return withExtras('filters', old, live, [
    ['mode', textWish(old.mode, live.mode)],
    ['conditions', conditionsWish(old.conditions, live.conditions)],
  ]);
}

/** Conditions are a set: those that are meant the same stay, of the others those of one type are taken for the same one edited. */
function conditionsWish(old: readonly Condition[], live: readonly Condition[]): Wish {
  const wanted = new Map(live.map((one) => [conditionMeaning(one), one]));
  const kept = new Set(old.map(conditionMeaning).filter((meaning) => wanted.has(meaning)));
  const missing = [...wanted].filter(([meaning]) => !kept.has(meaning)).map(([, condition]) => condition);
  const items = old.map((condition, index): [number, Wish | null] => {
    if (kept.has(conditionMeaning(condition))) return [index, keep];
    const nearest = nearestOf(condition, missing);
    if (nearest < 0) return [index, null];
    const [partner = condition] = missing.splice(nearest, 1);
    return [index, conditionWish(condition, partner)];
  });
  const last = old.length - 1;
  return wishList(
    items,
    missing.map((condition) => ({ after: last, value: conditionJson(condition) })),
  );
}

function nearestOf({ type, mode = 'any' }: Condition, among: readonly Condition[]): number {
  const same = among.findIndex((one) => one.type === type && (one.mode ?? 'any') === mode);
  return same < 0 ? among.findIndex((one) => one.type === type) : same;
}

function conditionWish(old: Condition, live: Condition): Wish {
  const [before, after] = [old.mode ?? 'any', live.mode ?? 'any'];
  const pairs: [string, Wish | null][] = [['values', setWish(old.values, live.values)]];
  const add: AddedPair[] = [];
  if (old.mode !== undefined && before !== after) pairs.push(['mode', { to: 'value', value: after }]);
  else if (before !== after) add.push({ after: 'values', key: 'mode', value: after });
  return withExtras('condition', old, live, pairs, add);
}

/** Takes out of a list what is not live, and puts in what is missing: where the order has it if there is one, else at the end. */
export function setWish(old: readonly string[], live: readonly string[]): Wish {
  const wanted = new Set(live);
  const had = new Set(old);
  const items = old.map((item, index): [number, Wish | null] => [index, wanted.has(item) ? keep : null]);
  return wishList(
    items,
    placeItems(
      old,
      [...wanted].filter((item) => !had.has(item)),
    ),
  );
}

/** Places for new items of a list. */
export function placeItems(
  old: readonly string[],
  items: readonly string[],
): { readonly after: number; readonly value: string }[] {
  const isSorted = old.length > 1 && old.every((item, index) => (old[index - 1] ?? '') <= item);
  const inOrder = isSorted ? items.toSorted() : items;
  return inOrder.map((value) => ({
    after: isSorted ? lastBefore(old, value) : old.length - 1,
    value,
  }));
}

function actionsWish(old: readonly Action[], live: readonly Action[]): Wish {
  const likeness = (a: Action, b: Action): number => {
    if (a.type !== b.type) return 0;
    return actionMeaning(a) === actionMeaning(b) ? 3 : 2;
  };
  const partners = align(old, live, likeness);
  const items = old.map((action, index): [number, Wish | null] => {
    const partner = live[partners.indexOf(index)];
    return [index, partner === undefined ? null : actionWish(action, partner)];
  });
  let after = -1;
  const add = live.flatMap((action, index): AddedItem[] => {
    const partner = partners[index] ?? -1;
    if (partner >= 0) after = partner;
    return partner >= 0 ? [] : [{ after, value: actionJson(action) }];
  });
  return wishList(items, add);
}

function actionWish(old: Action, live: Action): Wish {
  const wanted = live.config ?? {};
  if (old.config !== undefined) return withExtras('action', old, live, [['config', configWish(old.config, wanted)]]);
  const isEmpty = Object.keys(wanted).length === 0;
  return withExtras('action', old, live, [], isEmpty ? [] : [{ after: 'type', key: 'config', value: { ...wanted } }]);
}

type ActionConfig = NonNullable<Action['config']>;

/** What becomes of the settings of an action; null where there are none any more. */
function configWish(config: ActionConfig, wanted: ActionConfig): Wish | null {
  const isEmpty = Object.keys(wanted).length === 0;
  if (Object.keys(config).length === 0) return isEmpty ? keep : { to: 'value', value: { ...wanted } };
  if (isEmpty) return null;
  const pairs = Object.entries(config).map(([key, value]): [string, Wish | null] => {
    const next = Object.hasOwn(wanted, key) ? wanted[key] : undefined;
    return [key, next === undefined ? null : textWish(value, next)];
  });
  const missing = Object.entries(wanted).filter(([key]) => !Object.hasOwn(config, key));
  return wishMap(
    pairs,
    missing.map(([key, value]) => ({ after: '', key, value })),
  );
}

const extraJson = (object: ExtraObject, value: object): JsonObject => extrasOf(object, value) as JsonObject;

const conditionJson = (condition: Condition): Json => {
  const { type, values, mode = 'any' } = condition;
  return {
    type,
    values: [...new Set(values)],
    ...(mode !== 'any' && { mode }),
    ...extraJson('condition', condition),
  };
};

const actionJson = (action: Action): Json => {
  const { type, config = {} } = action;
  return {
    type,
    ...(Object.keys(config).length > 0 && { config: { ...config } }),
    ...extraJson('action', action),
  };
};

/** A live policy as a new entry of a file. */
export function policyJson(policy: Live): Json {
  const { name, slug, description, active, filters, actions } = policy;
  return {
    name,
    slug,
    ...(description !== undefined && { description }),
    ...(active === false && { active }),
    filters: {
      mode: filters.mode,
      ...extraJson('filters', filters),
      conditions: filters.conditions.map(conditionJson),
    },
    actions: actions.map(actionJson),
    ...extraJson('policy', policy),
  };
}
