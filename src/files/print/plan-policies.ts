import { type ObjectId, policyId, slugOf } from '../../domain/bundle.ts';
import { ruleLists } from '../../domain/json.ts';
import type { PolicyEntry } from '../../generated/types.ts';
import type { DeclaredPolicies } from '../shape.ts';
import type { OwnFile } from './declared-files.ts';
import type { LiveObjects, LivePolicy } from './live-content.ts';
import { insertField, isEquivalent, isList, isObject, isSorted, type Json, merge } from './merge.ts';

export type PolicyFile = OwnFile & { readonly declared: DeclaredPolicies };

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
    return { id: policyId(policy.slug), file, verb: 'add', list: 'policies', after, value: policy };
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
  const old = index === null ? file.value : itemOf(file, 'policies', index);
  // A slug that was left out is written with the first change only.
  const { slug: liveSlug, ...rest } = fate.live;
  const isSlugLeftOut = policy.slug === undefined && slug === liveSlug;
  if (isEquivalent(old, isSlugLeftOut ? rest : fate.live, 'policies[]')) return [];
  const place = { list: index === null ? null : 'policies', index: index ?? 0 };
  return [{ id, file: file.path, verb: 'edit', ...place, value: merge(old, fate.live, 'policies[]') }];
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

/** An item of a list of a file, as it is written. */
export function itemOf({ value }: OwnFile, list: string, index: number): Json {
  const items = isObject(value) ? value[list] : null;
  return (isList(items) ? items[index] : null) ?? null;
}

const indexOf = (pointer: readonly (string | number)[]): number | null => {
  const step = pointer[1];
  return typeof step === 'number' ? step : null;
};

/** Places for new items of a list. */
export function placeItems(
  old: readonly string[],
  items: readonly string[],
): { readonly after: number; readonly value: string }[] {
  const sorted = isSorted(old);
  const inOrder = sorted ? items.toSorted() : items;
  return inOrder.map((value) => ({ after: sorted ? lastBefore(old, value) : old.length - 1, value }));
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
  | { readonly verb: 'edit'; readonly list: string | null; readonly index: number; readonly value: Json }
  | { readonly verb: 'remove'; readonly list: string; readonly index: number }
  | { readonly verb: 'add'; readonly list: string; readonly after: number; readonly value: Json }
);

const detectionLists = [...ruleLists, 'exceptions'];

/** What a file that holds `value` shall hold after some changes of it. A list that it leaves out comes behind those that go before it. */
export function changedValue(value: Json, changes: readonly Change[]): Json {
  const whole = changes.find(({ list }) => list === null);
  const root = whole?.verb === 'edit' ? whole.value : value;
  if (!isObject(root)) return root;
  const fields = Object.entries(root);
  const byList = Map.groupBy(changes, ({ list }) => list);
  for (const list of ['policies', ...detectionLists]) {
    const own = byList.get(list);
    if (own === undefined) continue;
    const items = changedList(Object.hasOwn(root, list) ? root[list] : [], own);
    const index = fields.findIndex(([key]) => key === list);
    if (index < 0) insertField(fields, detectionLists, list, items);
    else fields[index] = [list, items];
  }
  return Object.fromEntries(fields);
}

function changedList(items: Json | undefined, changes: readonly Change[]): Json[] {
  const own = new Map(changes.flatMap((change) => (change.verb === 'add' ? [] : [[change.index, change]])));
  const added = Map.groupBy(
    changes.filter((change) => change.verb === 'add'),
    ({ after }) => after,
  );
  const addedAfter = (index: number): Json[] => (added.get(index) ?? []).map(({ value }) => value);
  const kept = (isList(items) ? items : []).flatMap((item, index) => {
    const change = own.get(index);
    const now = change?.verb === 'edit' ? change.value : item;
    return [...(change?.verb === 'remove' ? [] : [now]), ...addedAfter(index)];
  });
  return [...addedAfter(-1), ...kept];
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
