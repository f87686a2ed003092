import { type ObjectId, policyId, slugOf } from '../../domain/bundle.ts';
import { type ExtraObject, extrasOf } from '../../domain/extra-fields.ts';
import { ruleLists } from '../../domain/json.ts';
import type { Action, Condition, PolicyEntry, RemediationPolicy } from '../../generated/types.ts';
import type { DeclaredPolicies } from '../shape/declare.ts';
import type { OwnFile } from './declared-files.ts';
import { actionMeaning, conditionMeaning, type LiveObjects, policyMeaning } from './live-content.ts';
import {
  type AddedItem,
  type AddedPair,
  isObject,
  isSame,
  type Json,
  type JsonObject,
  keep,
  type Wish,
  wishList,
  wishMap,
} from './yaml/tree.ts';

export type PolicyFile = OwnFile & { readonly declared: DeclaredPolicies };

export type LivePolicy = LiveObjects['policies'] extends ReadonlyMap<ObjectId, infer P> ? P : never;

/** A policy of the files, and what shall become of it. `index` is its place in the list of its file; null for a file that is one policy. */
export type Entry = {
  readonly file: PolicyFile;
  readonly index: number | null;
  readonly policy: PolicyEntry;
  readonly slug: string;
  readonly fate: 'keep' | 'remove' | { readonly live: LivePolicy };
};

/** What to do for the files to declare the live policies; `files` are new ones, and `emptied` those that nothing is left in. */
export type PolicyPlan = {
  readonly changes: readonly Change[];
  readonly created: readonly { readonly id: ObjectId; readonly policy: LivePolicy }[];
  readonly emptied: readonly Entry[];
};

/** `selected`: whether an object shall become what it is live; all others stay. */
export function planPolicies(
  files: readonly PolicyFile[],
  live: LiveObjects,
  selected: (id: ObjectId) => boolean,
): PolicyPlan {
  const { entries, missing } = pair(files, live, selected);
  const { added, created } = placePolicies(files, entries, missing);
  const left = new Set([
    ...entries.filter(({ fate }) => fate !== 'remove').map(({ file }) => file.path),
    ...added.map(({ file }) => file),
  ]);
  const going = new Set(entries.filter(({ file }) => !left.has(file.path)));
  const changes = entries.filter((entry) => !going.has(entry)).flatMap(changeOf);
  const adds = added.map(({ policy, file, after }): Change => {
    return { id: policyId(policy.slug), file, verb: 'add', list: 'policies', after, value: policyJson(policy) };
  });
  return {
    changes: [...changes, ...adds],
    created: created.map((policy) => ({ id: policyId(policy.slug), policy })),
    emptied: [...going],
  };
}

function changeOf({ file, index, policy, slug, fate }: Entry): Change[] {
  const id = policyId(slug);
  if (fate === 'keep') return [];
  if (fate === 'remove') return [{ id, file: file.path, verb: 'remove', list: 'policies', index: index ?? 0 }];
  const isEqual = policyMeaning(policy) === policyMeaning(fate.live);
  if (isEqual && slug === fate.live.slug) return [];
  const wish = mergePolicy(policy, fate.live);
  return [{ id, file: file.path, verb: 'edit', list: index === null ? null : 'policies', index: index ?? 0, wish }];
}

/** Finds for each policy of the files the live one: by slug, and for one that gives none by its name, too. */
function pair(
  files: readonly PolicyFile[],
  { policies, blocked }: LiveObjects,
  selected: (id: ObjectId) => boolean,
): { entries: Entry[]; missing: LivePolicy[] } {
  const declared = files.flatMap((file) =>
    file.declared.policies.map(({ value, at }) => ({ file, index: indexOf(at.pointer), policy: value })),
  );
  const slugs = new Set(declared.map(({ policy }) => slugOf(policy)));
  const byName = new Map(
    [...policies.values()].filter(({ slug }) => !slugs.has(slug)).map((live) => [live.name, live]),
  );
  const found = new Set<LivePolicy>();
  const entries = declared.map((one): Entry => {
    const slug = slugOf(one.policy);
    const own = policies.get(policyId(slug));
    // A policy that is live and cannot be written is none that only has another slug now.
    const mayBeRenamed = one.policy.slug === undefined && !blocked.has(policyId(slug));
    const live = own ?? (mayBeRenamed ? byName.get(one.policy.name) : undefined);
    const isFirst = live !== undefined && !found.has(live);
    if (isFirst) found.add(live);
    const isSelected = selected(policyId(slug)) || (isFirst && selected(policyId(live.slug)));
    if (!isSelected) return { ...one, slug, fate: 'keep' };
    return { ...one, slug, fate: isFirst ? { live } : 'remove' };
  });
  const missing = [...policies.values()].filter((live) => !found.has(live) && selected(policyId(live.slug)));
  return { entries, missing: missing.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)) };
}

const indexOf = (pointer: readonly (string | number)[]): number | null => {
  const step = pointer[1];
  return typeof step === 'number' ? step : null;
};

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
  const partners = actionPartners(old, live);
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

/** For each live action the index of the old one it comes from, in order: the same one, else the next of its type; -1 for none. */
function actionPartners(old: readonly Action[], live: readonly Action[]): number[] {
  let from = 0;
  return live.map((action) => {
    const meaning = actionMeaning(action);
    const same = old.findIndex((one, index) => index >= from && actionMeaning(one) === meaning);
    const found = same >= 0 ? same : old.findIndex(({ type }, index) => index >= from && type === action.type);
    if (found >= 0) from = found + 1;
    return found;
  });
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

type Added = { readonly policy: LivePolicy; readonly file: string; readonly after: number };

/** Where new policies go: behind their neighbour by slug in a file that holds several, or each into a file of its own where that is the custom. */
function placePolicies(
  files: readonly PolicyFile[],
  entries: readonly Entry[],
  policies: readonly LivePolicy[],
): { added: Added[]; created: LivePolicy[] } {
  const shared = sharedEntries(files, entries);
  const staying = shared.filter(({ fate }) => fate !== 'remove').toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const added: Added[] = [];
  const created: LivePolicy[] = [];
  const fallback = fallbackFile(files, entries, shared);
  for (const policy of policies) {
    const place = besides(staying, policy) ?? (fallback && { policy, file: fallback.path, after: lastIndex(fallback) });
    if (place === null) created.push(policy);
    else added.push(place);
  }
  return { added, created };
}

/** The policies of lists that hold several; none where most policies have a file of their own. */
function sharedEntries(files: readonly PolicyFile[], entries: readonly Entry[]): Entry[] {
  const shared = entries.filter(
    ({ file, index }) => index !== null && (files.length === 1 || file.declared.policies.length > 1),
  );
  return shared.length * 2 >= entries.length ? shared : [];
}

function besides(staying: readonly Entry[], policy: LivePolicy): Added | null {
  const before = staying.findLast(({ slug }) => slug < policy.slug);
  if (before !== undefined) return { policy, file: before.file.path, after: before.index ?? 0 };
  const [next] = staying;
  return next === undefined ? null : { policy, file: next.file.path, after: (next.index ?? 0) - 1 };
}

/** The list that was there, when nothing of it stays or it was empty. */
function fallbackFile(
  files: readonly PolicyFile[],
  entries: readonly Entry[],
  shared: readonly Entry[],
): PolicyFile | null {
  if (shared[0] !== undefined) return shared[0].file;
  return entries.length > 0 ? null : (files.find((file) => file.declared.policies.length === 0) ?? null);
}

const lastIndex = (file: PolicyFile): number => file.declared.policies.length - 1;

/** Something to do in a file that is there. An edit without a list is one of the whole file. */
export type Change = { readonly id: ObjectId; readonly file: string } & (
  | { readonly verb: 'edit'; readonly list: string | null; readonly index: number; readonly wish: Wish }
  | { readonly verb: 'remove'; readonly list: string; readonly index: number }
  | { readonly verb: 'add'; readonly list: string; readonly after: number; readonly value: Json }
);

/** All changes of one file, which holds `value`, as one wish. A list that it leaves out comes behind those that go before it. */
export function wishOf(changes: readonly Change[], value: Json): Wish {
  const whole = changes.find(({ list }) => list === null);
  const top = whole?.verb === 'edit' ? whole.wish : keep;
  if (changes.length === 1 && whole !== undefined) return top;
  const byList = Map.groupBy(
    changes.filter(({ list }) => list !== null),
    ({ list }) => list ?? '',
  );
  const isThere = (list: string): boolean => isObject(value) && Object.hasOwn(value, list);
  const there = Array.from(byList, ([list, own]) => [list, listWish(own)] as const).filter(([list]) => isThere(list));
  const absent = detectionLists
    .filter((list) => byList.has(list) && !isThere(list))
    .map((list): AddedPair => {
      const after = detectionLists.slice(0, detectionLists.indexOf(list)).findLast(isThere) ?? '';
      return { after, key: list, value: [...(byList.get(list) ?? [])].flatMap(addedBy) };
    });
  // Beside its lists only fields of a detection policy change, which are none of them.
  const [pairs, add] = top.to === 'map' ? [[...top.pairs], top.add] : [[], []];
  return wishMap([...there, ...pairs], [...absent, ...add]);
}

const detectionLists = [...ruleLists, 'exceptions'];

const addedBy = (change: Change): Json[] => (change.verb === 'add' ? [change.value] : []);

function listWish(changes: readonly Change[]): Wish {
  const items = changes.flatMap((change): [number, Wish | null][] => {
    if (change.verb === 'add') return [];
    return [[change.index, change.verb === 'edit' ? change.wish : null]];
  });
  const add = changes.flatMap((change): AddedItem[] =>
    change.verb === 'add' ? [{ after: change.after, value: change.value }] : [],
  );
  return wishList(items, add);
}

/** The index of the last text before another one, of texts in order; -1 where there is none. */
export function lastBefore(inOrder: readonly string[], text: string): number {
  let [from, to] = [0, inOrder.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((inOrder[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
