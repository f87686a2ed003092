import type { ObjectId, Content } from '../domain/bundle.ts';
import { isObject } from '../util/json.ts';
import type { Position } from '../domain/problem.ts';
import type { Change, PlannedBundle } from '../domain/plan.ts';
import { canonicalText } from './digest.ts';
import { type Filters, readFilters } from './effect/filter-space.ts';

/** A renamed policy: a slug cannot be changed, so the policy is deleted and created, and loses its history. */
export type Rename = {
  readonly deleted: string;
  readonly created: string;
  /** Whether its filters or actions were edited as well. */
  readonly isEdited: boolean;
  /** Position of the new policy in the files. */
  readonly at: Position;
};

type DeletedPolicy = Change & { readonly before: Content };

type CreatedPolicy = Change & { readonly after: Content; readonly at: Position };

/**
 * Policies that were most likely renamed, by the identity of the delete: one with the same filters and actions is created, or one with a similar name
 * and a small edit. Each policy is in at most one pair. Only creates with a position in the files count, since the fix is made there.
 */
export function renamesOf({ changes }: Pick<PlannedBundle, 'changes'>): ReadonlyMap<ObjectId, Rename> {
  const policies = changes.filter(({ object }) => object === 'RemediationPolicy');
  const deleted = policies.filter(
    (change): change is DeletedPolicy => change.verb === 'delete' && change.before !== null,
  );
  const created = new Set(
    policies.filter(
      (change): change is CreatedPolicy => change.verb === 'create' && change.after !== null && change.at !== null,
    ),
  );
  const renames = new Map<ObjectId, Rename>();
  const pair = (from: DeletedPolicy, to: CreatedPolicy, isEdited: boolean): void => {
    created.delete(to);
    renames.set(from.id, { deleted: slugOfChange(from), created: slugOfChange(to), isEdited, at: to.at });
  };
  const byContent = Map.groupBy(created, ({ after }) => canonicalContent(after));
  for (const from of deleted) {
    const text = canonicalContent(from.before);
    const same = text === null ? undefined : byContent.get(text)?.shift();
    if (same !== undefined) pair(from, same, false);
  }
  // Comparing every pair takes too long where hundreds are replaced, and nobody renames that many at once.
  const rest = deleted.filter(({ id }) => !renames.has(id));
  if (rest.length * created.size > maxComparisons) return renames;
  for (const from of rest) {
    const edited = [...created].find((to) => isSmallEdit(from.before, to.after) && areNamedAlike(from, to));
    if (edited !== undefined) pair(from, edited, true);
  }
  return renames;
}

const maxComparisons = 10_000;

const slugOfChange = ({ key }: Change): string => String(key['slug']);

/** Equal for policies with the same content; null without conditions, since a platform may answer only a slug. */
function canonicalContent(content: Content): string | null {
  const { filters, actions } = content;
  const conditions = isObject(filters) ? filters['conditions'] : null;
  if (!Array.isArray(conditions) || conditions.length === 0) return null;
  return canonicalText('RemediationPolicy', { filters, actions });
}

/** Whether either the filters or the actions are the same, and the others still have much in common. */
function isSmallEdit(before: Content, after: Content): boolean {
  const [was, is] = [readFilters(before['filters']), readFilters(after['filters'])];
  if (was === null || is === null) return false;
  const isSame = (field: 'filters' | 'actions'): boolean =>
    canonicalText('RemediationPolicy', { [field]: before[field] }) ===
    canonicalText('RemediationPolicy', { [field]: after[field] });
  if (isSame('actions')) return areSimilarFilters(was, is);
  return isSame('filters') && actionTypesOf(before).some((type) => actionTypesOf(after).includes(type));
}

/** Whether one set of conditions is the other with more conditions, or with other values of which most stayed. */
function areSimilarFilters(one: Filters, other: Filters): boolean {
  if (one.mode !== other.mode) return false;
  const [fewer, more] =
    one.conditions.length <= other.conditions.length
      ? [one.conditions, other.conditions]
      : [other.conditions, one.conditions];
  return fewer.every(({ type, mode, values }) =>
    more.some((match) => match.type === type && match.mode === mode && shareHalf(values, match.values)),
  );
}

const shareHalf = (one: readonly string[], other: readonly string[]): boolean =>
  one.filter((value) => other.includes(value)).length * 2 >= Math.max(one.length, other.length, 1);

const actionTypesOf = ({ actions }: Content): unknown[] =>
  Array.isArray(actions) ? actions.map((action: unknown) => (isObject(action) ? action['type'] : null)) : [];

/** Whether most words of the slugs, or of the names, are the same: `block-critical-findings` and `block-criticals`. */
function areNamedAlike(from: DeletedPolicy, to: CreatedPolicy): boolean {
  const pairs: [unknown, unknown][] = [
    [from.key['slug'], to.key['slug']],
    [from.before['name'], to.after['name']],
  ];
  return pairs.some(([one, other]) => {
    const [some, others] = [splitWords(one), splitWords(other)];
    const shared = some.filter((word) => others.some((same) => same.startsWith(word) || word.startsWith(same)));
    return shared.length > 0 && shared.length * 3 >= Math.max(some.length, others.length) * 2;
  });
}

const splitWords = (name: unknown): string[] =>
  typeof name === 'string'
    ? name
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '')
    : [];
