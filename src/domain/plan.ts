import type { Effect, RemediationBundle, RemediationPolicy } from '../generated/types.ts';
import {
  type BundleContent,
  type Deployment,
  type Notes,
  type ObjectId,
  type ObjectKey,
  type ObjectKind,
  policyId,
  slugOf,
} from './bundle.ts';
import { isObject } from './json.ts';
import type { Content, DiffEntry } from './preview.ts';
import type { Position } from './problem.ts';

type ChangeFacts = {
  readonly object: ObjectKind;
  readonly key: ObjectKey;
  readonly id: ObjectId;
  readonly effect: Effect;
  /** The effect in one sentence without the object's name, for example «stops blocking high». */
  readonly says: string;
};

/** One object that a run creates, updates or deletes. A delete has no position in the files. */
export type Change =
  | (ChangeFacts & {
      readonly verb: 'create';
      readonly after: Content;
      readonly at: Position | null;
      readonly notes: Notes;
    })
  | (ChangeFacts & {
      readonly verb: 'update';
      readonly before: Content;
      readonly after: Content;
      readonly at: Position | null;
      readonly notes: Notes;
    })
  | (ChangeFacts & { readonly verb: 'delete'; readonly before: Content });

/** One bundle of a plan: the content to send, the state version, and the changes. */
export type PlannedBundle = BundleContent & {
  readonly deployment: Deployment;
  readonly stateVersion: string;
  readonly bundleDigest: string;
  readonly diffDigest: string;
  /** Sorted: deletes, updates, creates; then by identity. */
  readonly changes: readonly Change[];
};

/** All bundles of a run. The digest covers content and state versions only: no time, commit or run. */
export type Plan = {
  readonly bundles: readonly PlannedBundle[];
  readonly digest: string;
  readonly summary: Summary;
  /** For a rollback, the digest of the applied plan that it undoes. */
  readonly undoes?: string;
};

export type Summary = {
  readonly creates: number;
  readonly updates: number;
  readonly deletes: number;
  readonly effect: Effect;
};

/** Why an apply needs approval, with numbers and the option that gives it. */
export type Guard = {
  readonly guard: 'max-deletes' | 'max-delete-percent' | 'empty' | 'protected' | 'looser';
  readonly message: string;
  /** The approving option, as typed. */
  readonly option: string;
};

/** The result of a bundle in an apply. */
export type BundleResult =
  | {
      readonly result: 'applied' | 'already-applied' | 'unverified';
      readonly reason: string | null;
      readonly undo: Undo | null;
    }
  | { readonly result: 'not-applied' | 'unknown'; readonly reason: string; readonly current: Current | null };

/** The current dry run of a stale bundle. */
export type Current = { readonly stateVersion: string; readonly changes: readonly Change[] };

/** The whole bundle before an apply, and the version after it. */
export type Undo = { readonly stateVersion: string; readonly content: Content };

/** A renamed policy: a slug cannot be changed, so the policy is deleted and created, and loses its history. */
export type Rename = {
  readonly deleted: string;
  readonly created: string;
  readonly similarity: Similarity;
  /** Whether the files give the new slug; otherwise it is derived from the name. */
  readonly pinned: boolean;
  /** Position of the new policy in the files. */
  readonly at: Position;
};

/** A change as a diff entry of the platform. */
export const entryOf = (change: Change): DiffEntry => ({
  object: change.object,
  key: change.key,
  before: change.verb === 'create' ? null : change.before,
  after: change.verb === 'delete' ? null : change.after,
});

type Delete = Extract<Change, { verb: 'delete' }>;

type Create = Extract<Change, { verb: 'create' }> & { readonly at: Position };

type Pair = { readonly gone: Delete; readonly made: Create; readonly similarity: Similarity };

/** With more pairs it is no rename, and comparing them would be slow. */
const maxPairs = 2500;

/**
 * Policies that were most likely renamed, by the identity of the delete; each policy in at most one pair. Only creates with a position in the
 * files count, since the fix is made there.
 */
export function renamesOf(bundle: PlannedBundle): ReadonlyMap<ObjectId, Rename> {
  if (bundle.kind !== 'remediation') return new Map();
  const { policies } = bundle.content;
  const taken = new Set<Change>();
  const renames = new Map<ObjectId, Rename>();
  for (const { gone, made, similarity } of similarPairs(bundle.changes)) {
    if (taken.has(gone) || taken.has(made)) continue;
    taken.add(gone).add(made);
    renames.set(gone.id, { ...slugsOf(gone, made), similarity, pinned: isPinned(made, policies), at: made.at });
  }
  return renames;
}

function similarPairs(changes: readonly Change[]): Pair[] {
  const policies = changes.filter(({ object }) => object === 'RemediationPolicy');
  const gone = policies.filter((change) => change.verb === 'delete');
  const made = policies.filter((change): change is Create => change.verb === 'create' && change.at !== null);
  if (gone.length * made.length > maxPairs) return [];
  const pairs = gone.flatMap((one) =>
    made.flatMap((other): Pair[] => {
      const similarity = similarityOf(named(one.before, one), named(other.after, other));
      return similarity === null ? [] : [{ gone: one, made: other, similarity }];
    }),
  );
  // Most certain pairs first.
  return pairs.toSorted((a, b) => (a.similarity < b.similarity ? -1 : 1));
}

/** A platform may give the slug only in the key. */
const named = (policy: Content, { key }: Change): Content => ({ ...policy, slug: key['slug'] });

/** `content`: the same filters and actions. `name`: the same name. */
type Similarity = 'content' | 'name';

/** Whether two policies are most likely the same under another slug. A false alarm costs more than a miss. */
export function similarityOf(one: Content, other: Content): Similarity | null {
  const [a, b] = [meaningOf(one), meaningOf(other)];
  if (a === null || b === null) return null;
  if (a === b) return 'content';
  const [name, otherName] = [wordsOf(one['name']), wordsOf(other['name'])];
  return name !== '' && name === otherName ? 'name' : null;
}

/** Equal for the same filters and actions in any order. Null without conditions: a platform may answer only a slug. */
function meaningOf({ filters, actions }: Content): string | null {
  const { mode, conditions } = asObject(filters);
  const values = asList(conditions).flatMap((condition) => {
    const { type, mode: asks, values: wanted } = asObject(condition);
    return asList(wanted).map((value) => JSON.stringify([type, asks ?? 'any', value]));
  });
  const does = asList(actions).map((action) => {
    const { type, config } = asObject(action);
    return JSON.stringify([type, Object.entries(asObject(config)).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
  });
  const parts = [values, does].map((part) => [...new Set(part)].toSorted());
  return values.length === 0 ? null : JSON.stringify([mode, ...parts]);
}

const wordsOf = (text: unknown): string =>
  typeof text === 'string' ? (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ') : '';

const asObject = (value: unknown): Content => (isObject(value) ? value : {});

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const slugsOf = (gone: Delete, made: Create): Pick<Rename, 'deleted' | 'created'> => ({
  deleted: String(gone.key['slug']),
  created: String(made.key['slug']),
});

const isPinned = ({ key }: Create, policies: readonly RemediationPolicy[]): boolean =>
  policies.some(({ slug }) => slug === key['slug']);

/** A sentence in pieces: even ones are words, odd ones are code, unescaped. */
type Pieces = readonly string[];

const similarities = {
  content: 'with the same content',
  name: 'with the same name',
} as const satisfies Record<Similarity, string>;

const kept = {
  content: [' and change only ', 'name', '.'],
  name: [' and change the rest.'],
} as const satisfies Record<Similarity, Pieces>;

/** What is lost, and what to do instead. */
export function renamePieces({ deleted, created, similarity, pinned, at }: Rename): Pieces {
  const lost = ` created ${similarities[similarity]}: a new identity loses its history. To rename, `;
  const slug = `slug: ${asYaml(deleted)}`;
  const [first = '', ...rest] = pinned
    ? ['keep ', slug, ...kept[similarity]]
    : ['write ', slug, ' at ', `${at.file}:${String(at.line)}`, '.'];
  return ['', deleted, ' is deleted and ', created, lost + first, ...rest];
}

/** The same as one text, with code in backticks. */
export const renameText = (rename: Rename): string =>
  renamePieces(rename)
    .map((piece, index) => (index % 2 === 0 ? piece : `\`${piece}\``))
    .join('');

/** Quoted if YAML might read something else. */
const asYaml = (slug: string): string => (/^[a-z][\da-z]*(?:-[\da-z]+)+$/.test(slug) ? slug : JSON.stringify(slug));

/** Counts and combined effect of some changes. */
export function summarize(changes: readonly Change[]): Summary {
  const count = (verb: Change['verb']): number => changes.filter((change) => change.verb === verb).length;
  const effect = combine(changes.map((change) => change.effect));
  return { creates: count('create'), updates: count('update'), deletes: count('delete'), effect };
}

/** The part of a plan about one deployment; the digest stays that of the whole run. */
export function planOf(plan: Plan, deployment: string): Plan {
  const bundles = plan.bundles.filter((bundle) => bundle.deployment.slug === deployment);
  return { ...plan, bundles, summary: summarize(bundles.flatMap(({ changes }) => changes)) };
}

/** Combines effects: unknown stays unknown, and stricter does not compensate looser. */
export function combine(effects: readonly Effect[]): Effect {
  const found = new Set(effects);
  if (found.has('unknown')) return 'unknown';
  if (found.has('mixed') || (found.has('looser') && found.has('stricter'))) return 'mixed';
  if (found.has('looser')) return 'looser';
  return found.has('stricter') ? 'stricter' : 'neutral';
}

/** A plan without its unchanged bundles. */
export const onlyChanged = (plan: Plan): Plan => ({
  ...plan,
  bundles: plan.bundles.filter(({ changes }) => changes.length > 0),
});

/** Finds the declared policy for a platform's slug, which may be derived from the name. */
type FindPolicy = (slug: string, name: unknown) => RemediationPolicy | null;

/** By declared or derived slug; else by name among policies without a slug. */
export function policyFinder({ policies }: RemediationBundle): FindPolicy {
  const byName = new Map(policies.filter(({ slug }) => slug === undefined).map((policy) => [policy.name, policy]));
  const bySlug = new Map(policies.map((policy) => [slugOf(policy), policy]));
  return (slug, name) => bySlug.get(slug) ?? (typeof name === 'string' ? byName.get(name) : undefined) ?? null;
}

/** Identity and new content of an object in a diff. */
type DiffObject = Pick<DiffEntry, 'object' | 'key'> & { readonly after?: Content | null };

/** Declared policies that a diff creates or updates. */
function touchedPolicies(bundle: RemediationBundle, changes: readonly DiffObject[]): ReadonlySet<RemediationPolicy> {
  const find = policyFinder(bundle);
  const touched = changes.flatMap(({ object, key, after }) =>
    object === 'RemediationPolicy' && after ? (find(String(key['slug']), after['name']) ?? []) : [],
  );
  return new Set(touched);
}

/** Declared policies that a diff leaves unchanged, in order. */
export function unchangedPolicies(bundle: RemediationBundle, changes: readonly DiffObject[]): RemediationPolicy[] {
  const touched = touchedPolicies(bundle, changes);
  return bundle.policies.filter((policy) => !touched.has(policy));
}

/** The identities of a changed object on the platform and in the files: a policy without a slug may have another one than we derive. */
export function identitiesIn(bundle: BundleContent): (change: Change) => ObjectId[] {
  if (bundle.kind !== 'remediation') return ({ id }) => [id];
  const find = policyFinder(bundle.content);
  return (change) => {
    const policy = change.verb === 'delete' ? null : find(String(change.key['slug']), change.after['name']);
    return policy === null ? [change.id] : [change.id, policyId(slugOf(policy))];
  };
}
