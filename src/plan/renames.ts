import type { RemediationPolicy } from '../generated/types.ts';
import type { ObjectId } from '../domain/bundle.ts';
import { isObject } from '../domain/json.ts';
import type { Content } from '../domain/preview.ts';
import type { Position } from '../domain/problem.ts';
import type { Change, PlannedBundle } from '../domain/plan.ts';
import { canonicalAction, canonicalObject } from './digest.ts';

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

type Create = Extract<Change, { verb: 'create' }> & { readonly at: Position };

/** `content`: the same filters and actions. `name`: the same name. */
type Similarity = 'content' | 'name';

/**
 * Policies that were most likely renamed, by the identity of the delete; each policy in at most one pair, and equal content before equal names.
 * Only creates with a position in the files count, since the fix is made there.
 */
export function renamesOf({ kind, content, changes }: PlannedBundle): ReadonlyMap<ObjectId, Rename> {
  if (kind !== 'remediation') return new Map();
  const policies = changes.filter(({ object }) => object === 'RemediationPolicy');
  const created = new Set(
    policies.filter((change): change is Create => change.verb === 'create' && change.at !== null),
  );
  const renames = new Map<ObjectId, Rename>();
  for (const similarity of ['content', 'name'] as const) {
    const bySimilarity = Map.groupBy(created, ({ after }) => similarBy[similarity](after));
    for (const deleted of policies) {
      if (deleted.verb !== 'delete' || renames.has(deleted.id)) continue;
      const wanted = similarBy[similarity](deleted.before);
      const match = wanted === null ? undefined : bySimilarity.get(wanted)?.shift();
      if (match === undefined) continue;
      created.delete(match);
      const pinned = isPinned(match, content.policies);
      renames.set(deleted.id, { ...slugsOf(deleted, match), similarity, pinned, at: match.at });
    }
  }
  return renames;
}

/** Equal texts for similar policies; null for a policy without conditions, since a platform may answer only a slug. */
const similarBy = {
  content({ filters, actions }: Content): string | null {
    const conditions = isObject(filters) ? filters['conditions'] : null;
    if (!Array.isArray(conditions) || conditions.length === 0) return null;
    const does = Array.isArray(actions) ? new Set(actions.map(canonicalAction)) : [];
    return JSON.stringify([canonicalObject('RemediationPolicy', { filters }), [...does].toSorted()]);
  },
  name(policy: Content): string | null {
    const { name } = policy;
    const words = typeof name === 'string' ? (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) : [];
    return words.length === 0 || similarBy.content(policy) === null ? null : words.join(' ');
  },
} as const satisfies Record<Similarity, (policy: Content) => string | null>;

const slugsOf = (deleted: Change, created: Change): Pick<Rename, 'deleted' | 'created'> => ({
  deleted: String(deleted.key['slug']),
  created: String(created.key['slug']),
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
