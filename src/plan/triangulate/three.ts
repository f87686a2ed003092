import { isObject } from '../../domain/json.ts';
import type { Change } from '../../domain/plan.ts';
import type { Content } from '../../domain/preview.ts';
import type { Sides } from '../drift/sides.ts';

/** One thing as the base, the files and the platform have it. */
export type Sided<T> = { readonly base: T; readonly files: T; readonly live: T };

/** A policy that stands in the files and on the platform; null for a base without it. */
export type Three = {
  readonly base: Content | null;
  readonly files: Content;
  readonly live: Content;
  /** Whether the platform has more of it, that none of the three shows and that an apply would change. */
  readonly unsaid: boolean;
};

export const eachSide = <T>({ base, files, live }: Three, look: (policy: Content) => T): Sided<T> => ({
  base: look(base ?? {}),
  files: look(files),
  live: look(live),
});

/**
 * The three of a policy in the same spelling: the platform's, where it told of the base too, else ours. Null for what cannot be looked
 * into: another object, or a policy of a form that nobody knows.
 */
export function threeOf(change: Change, sides: Sides): Three | null {
  if (change.object !== 'RemediationPolicy' || change.verb !== 'update') return null;
  const three = toldBy(change, sides);
  return three !== null && Object.values(eachSide(three, isOfKnownForm)).every(Boolean) ? three : null;
}

function toldBy(change: Extract<Change, { verb: 'update' }>, { since, applied, files, live }: Sides): Three | null {
  if (since !== null) {
    const edit = since.get(change.id);
    return edit === undefined ? null : { base: edit.after, files: change.after, live: change.before, unsaid: false };
  }
  const [inFiles, onPlatform] = [files.get(change.id), live.get(change.id)];
  if (inFiles === undefined || onPlatform === undefined) return null;
  const base = applied?.get(change.id)?.content ?? null;
  return { base, files: inFiles.content, live: onPlatform.content, unsaid: onPlatform.unsaid };
}

/** A platform may send null for a list that is empty. */
const isList = (value: unknown): boolean => value === undefined || value === null || Array.isArray(value);

const isOfKnownForm = ({ filters, actions }: Content): boolean =>
  isList(actions) && (filters === undefined || (isObject(filters) && isList(filters['conditions'])));
