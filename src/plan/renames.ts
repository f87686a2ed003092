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
  const addRename = (from: DeletedPolicy, to: CreatedPolicy, isEdited: boolean): void => {
    created.delete(to);
    renames.set(from.id, { deleted: slugOfChange(from), created: slugOfChange(to), isEdited, at: to.at });
  };
  const createdByContent = Map.groupBy(created, ({ after }) => canonicalContent(after));
  for (const policy of deleted) {
    const content = canonicalContent(policy.before);
    const sameContent = content === null ? undefined : createdByContent.get(content)?.shift();
    if (sameContent !== undefined) addRename(policy, sameContent, false);
  }
  // Comparing every pair takes too long where hundreds are replaced, and nobody renames that many at once.
  const unmatched = deleted.filter(({ id }) => !renames.has(id));
  if (unmatched.length * created.size > maxComparisons) return renames;
  for (const policy of unmatched) {
    const edited = [...created].find(
      (other) => isSmallEdit(policy.before, other.after) && areNamedAlike(policy, other),
    );
    if (edited !== undefined) addRename(policy, edited, true);
  }
  return renames;
}

/** The most pairs of policies that are compared for edits. */
const maxComparisons = 10_000;

const slugOfChange = ({ key }: Change): string => String(key['slug']);

/** Filters and actions as a canonical text; null without conditions, since a platform may answer only a slug. */
function canonicalContent(content: Content): string | null {
  const { filters, actions } = content;
  const conditions = isObject(filters) ? filters['conditions'] : null;
  if (!Array.isArray(conditions) || conditions.length === 0) return null;
  return canonicalText('RemediationPolicy', { filters, actions });
}

/** Whether either the filters or the actions are the same, and the others still have much in common. */
function isSmallEdit(before: Content, after: Content): boolean {
  const oldFilters = readFilters(before['filters']);
  const newFilters = readFilters(after['filters']);
  if (oldFilters === null || newFilters === null) return false;
  const isSame = (field: 'filters' | 'actions'): boolean =>
    canonicalText('RemediationPolicy', { [field]: before[field] }) ===
    canonicalText('RemediationPolicy', { [field]: after[field] });
  if (isSame('actions')) return areSimilarFilters(oldFilters, newFilters);
  return isSame('filters') && actionTypesOf(before).some((type) => actionTypesOf(after).includes(type));
}

/** Whether one set of conditions is the other with more conditions, or with other values of which most stayed. */
function areSimilarFilters(a: Filters, b: Filters): boolean {
  if (a.mode !== b.mode) return false;
  return a.conditions.length <= b.conditions.length ? isSimilarPart(a, b) : isSimilarPart(b, a);
}

/** Whether each condition of a part has a similar one in the whole. */
const isSimilarPart = (part: Filters, whole: Filters): boolean =>
  part.conditions.every(({ type, mode, values }) =>
    whole.conditions.some(
      (condition) => condition.type === type && condition.mode === mode && shareHalf(values, condition.values),
    ),
  );

const shareHalf = (one: readonly string[], other: readonly string[]): boolean =>
  one.filter((value) => other.includes(value)).length * 2 >= Math.max(one.length, other.length, 1);

const actionTypesOf = ({ actions }: Content): unknown[] =>
  Array.isArray(actions) ? actions.map((action: unknown) => (isObject(action) ? action['type'] : null)) : [];

/** Whether most words of the slugs, or of the names, are the same: `block-critical-findings` and `block-criticals`. */
const areNamedAlike = (from: DeletedPolicy, to: CreatedPolicy): boolean =>
  shareMostWords(from.key['slug'], to.key['slug']) || shareMostWords(from.before['name'], to.after['name']);

function shareMostWords(one: unknown, other: unknown): boolean {
  const words = splitWords(one);
  const otherWords = splitWords(other);
  const shared = words.filter((word) =>
    otherWords.some((otherWord) => otherWord.startsWith(word) || word.startsWith(otherWord)),
  );
  return shared.length > 0 && shared.length * 3 >= Math.max(words.length, otherWords.length) * 2;
}

const splitWords = (name: unknown): string[] =>
  typeof name === 'string'
    ? name
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '')
    : [];
