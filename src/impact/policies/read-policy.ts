import { isObject } from '../../domain/json.ts';
import type { Content } from '../../domain/preview.ts';
import { textIn, textsIn } from '../json.ts';

/** One test of a finding: that it has one of the values, or none of them. */
export type Condition = {
  readonly type: string;
  readonly values: readonly string[];
  readonly none: boolean;
  /** The same for conditions that mean the same. */
  readonly text: string;
};

/** `conditions` null: they have a form that is not known. Filters with the same text mean the same. */
export type Filters = {
  readonly mode: 'all' | 'any';
  readonly conditions: readonly Condition[] | null;
  readonly text: string;
};

/** A policy as far as its impact can be told from it. */
export type Policy = { readonly active: boolean; readonly blocks: boolean; readonly filters: Filters };

/** What matches nothing: the side of a change on which there is no policy. */
export const noPolicy: Policy = {
  active: false,
  blocks: false,
  filters: { mode: 'any', conditions: [], text: 'nothing' },
};

/** What a platform or a file says of a policy; `active` is true where it says nothing. */
export function readPolicy(content: Content): Policy {
  const { active, actions, filters } = content;
  const types = Array.isArray(actions) ? actions.map((action) => (isObject(action) ? action['type'] : null)) : [];
  return { active: active !== false, blocks: types.includes('block'), filters: readFilters(filters) };
}

function readFilters(filters: unknown): Filters {
  const unknown: Filters = { mode: 'all', conditions: null, text: JSON.stringify(filters) ?? 'none' };
  if (!isObject(filters)) return unknown;
  const { mode, conditions } = filters;
  if ((mode !== 'all' && mode !== 'any') || !Array.isArray(conditions)) return unknown;
  const read = conditions.map(readCondition).filter((condition) => condition !== null);
  if (read.length < conditions.length || read.length === 0) return unknown;
  const texts = new Set(read.map(({ text }) => text));
  return { mode, conditions: read, text: JSON.stringify([mode, [...texts].toSorted()]) };
}

/** Null for a form that is not known. */
function readCondition(condition: unknown): Condition | null {
  if (!isObject(condition)) return null;
  const type = textIn(condition['type']);
  const values = textsIn(condition['values'] ?? []);
  const mode = textIn(condition['mode']) ?? 'any';
  if (type === null || values === null || (mode !== 'any' && mode !== 'none')) return null;
  const [sorted, none] = [[...new Set(values)].toSorted(), mode === 'none'];
  return { type, values: sorted, none, text: JSON.stringify([type, none, sorted]) };
}
