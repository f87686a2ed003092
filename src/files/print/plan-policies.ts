import { slugOf } from '../../domain/declared-policies.ts';
import { type ObjectId, policyId } from '../../domain/object.ts';
import type { PolicyEntry } from '../../generated/types.ts';
import type { DeclaredPolicies } from '../shape/declare.ts';
import type { Change } from './change.ts';
import type { OwnFile } from './declared-files.ts';
import type { LiveObjects } from './live-content.ts';
import { policyMeaning } from './meaning.ts';
import { mergePolicy, policyJson } from './merge-policy.ts';
import { placePolicies } from './place-policies.ts';

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
