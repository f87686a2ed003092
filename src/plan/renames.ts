import type { ObjectId, Content } from '../domain/bundle.ts';
import { isObject } from '../util/json.ts';
import type { Position } from '../domain/problem.ts';
import type { Change, PlannedBundle } from '../domain/plan.ts';
import { canonicalObject } from './digest.ts';

/** A renamed policy: a slug cannot be changed, so the policy is deleted and created, and loses its history. */
export type Rename = {
  readonly deleted: string;
  readonly created: string;
  /** Position of the new policy in the files. */
  readonly at: Position;
};

type Create = Change & { readonly at: Position };

/**
 * Policies that were most likely renamed, since one with the same filters and actions is created; by the identity of the delete, and each policy in
 * at most one pair. Only creates with a position in the files count, since the fix is made there.
 */
export function renamesOf({ changes }: PlannedBundle): ReadonlyMap<ObjectId, Rename> {
  const policies = changes.filter(({ object }) => object === 'RemediationPolicy');
  const created = policies.filter((change): change is Create => change.verb === 'create' && change.at !== null);
  const byContent = Map.groupBy(created, ({ after }) => contentText(after));
  return new Map(
    policies.flatMap((change): [ObjectId, Rename][] => {
      const text = change.after === null ? contentText(change.before) : null;
      const match = text === null ? undefined : byContent.get(text)?.shift();
      if (match === undefined) return [];
      return [[change.id, { deleted: String(change.key['slug']), created: String(match.key['slug']), at: match.at }]];
    }),
  );
}

/** Equal for policies with the same content; null without conditions, since a platform may answer only a slug. */
function contentText(content: Content | null): string | null {
  const { filters, actions } = content ?? {};
  const conditions = isObject(filters) ? filters['conditions'] : null;
  if (!Array.isArray(conditions) || conditions.length === 0) return null;
  return canonicalObject('RemediationPolicy', { filters, actions });
}
