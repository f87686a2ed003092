import type { RemediationPolicy } from '../generated/types.ts';
import type { ObjectId } from './object.ts';
import type { Change, PlannedBundle } from './plan.ts';
import type { Position } from './position.ts';
import type { Content } from './preview.ts';
import { alikeBy, type Likeness } from './likeness.ts';

/** A policy that loses its identity, and with it its history, because a slug cannot be changed: it is deleted and created anew. */
export type Rename = {
  readonly deleted: string;
  readonly created: string;
  readonly likeness: Likeness;
  /** Whether the files give the new slug; else it follows from the name. */
  readonly pinned: boolean;
  /** Where the new policy stands in the files. */
  readonly at: Position;
};

type Delete = Extract<Change, { verb: 'delete' }>;
type Create = Extract<Change, { verb: 'create' }> & { readonly at: Position };
type Pair = { readonly gone: Delete; readonly made: Create; readonly likeness: Likeness };

/** With more pairs than this nobody renames one policy, and comparing them all would take long. */
const maxPairs = 2500;

/** The surest comes first. */
const order = { content: 0, name: 1, nearly: 2 } as const satisfies Record<Likeness, number>;

/**
 * By the identity of the delete, each policy that is most probably meant to be renamed. A policy is in one pair at most. Only creates
 * that stand in the files count: what to do about it is to be done there.
 */
export function renamesOf(bundle: PlannedBundle): ReadonlyMap<ObjectId, Rename> {
  if (bundle.kind !== 'remediation') return new Map();
  const { policies } = bundle.content;
  const taken = new Set<Change>();
  const renames = new Map<ObjectId, Rename>();
  for (const { gone, made, likeness } of alikePairs(bundle.changes)) {
    if (taken.has(gone) || taken.has(made)) continue;
    taken.add(gone).add(made);
    renames.set(gone.id, { ...slugsOf(gone, made), likeness, pinned: isPinned(made, policies), at: made.at });
  }
  return renames;
}

function alikePairs(changes: readonly Change[]): Pair[] {
  const policies = changes.filter(({ object }) => object === 'RemediationPolicy');
  const gone = policies.filter((change) => change.verb === 'delete');
  const made = policies.filter((change): change is Create => change.verb === 'create' && change.at !== null);
  if (gone.length * made.length > maxPairs) return [];
  const pairs = gone.flatMap((one) =>
    made.flatMap((other): Pair[] => {
      const likeness = alikeBy(named(one.before, one), named(other.after, other));
      return likeness === null ? [] : [{ gone: one, made: other, likeness }];
    }),
  );
  return pairs.toSorted((a, b) => order[a.likeness] - order[b.likeness]);
}

/** A platform may leave the slug to the key. */
const named = (policy: Content, { key }: Change): Content => ({ ...policy, slug: key['slug'] });

const slugsOf = (gone: Delete, made: Create): Pick<Rename, 'deleted' | 'created'> => ({
  deleted: String(gone.key['slug']),
  created: String(made.key['slug']),
});

const isPinned = ({ key }: Create, policies: readonly RemediationPolicy[]): boolean =>
  policies.some(({ slug }) => slug === key['slug']);
