import { isObject } from '../../domain/json.ts';
import type { Content } from '../../domain/preview.ts';
import { canonicalAction, canonicalCondition, canonicalObject, plain } from '../canonical.ts';
import { deedOf, type Deed } from './enforcement.ts';
import { orElse, readCondition } from './read-condition.ts';
import { regionOf, unknownIn, type Region } from './region.ts';

/** One test of a finding. `understood`: its type, mode and values are known, so that widening and narrowing can be told. */
export type ConditionFacts = {
  readonly type: string;
  readonly mode: string;
  readonly values: readonly string[];
  readonly understood: boolean;
  readonly text: string;
};
export type FilterFacts = {
  readonly mode: 'all' | 'any';
  readonly conditions: readonly ConditionFacts[];
  readonly region: Region;
};
export type ActionFacts = {
  readonly type: string;
  readonly text: string;
  readonly deed: Deed;
  /** The state that a triage sets; null for another action, and where none is given. */
  readonly state: string | null;
};

/** What sentences say of a policy. */
export type PolicyFacts = {
  readonly active: boolean;
  /** Null when they have a form that is not known; `filtersText` tells even then whether they differ. */
  readonly filters: FilterFacts | null;
  readonly filtersText: string;
  /** The filters as they came. */
  readonly filtersJson: string;
  readonly actions: readonly ActionFacts[];
};

/** Null when the policy has a form that is not known. Filters that read as those of `other`, which most changes leave alone, are not read again. */
export function readPolicy(content: Content | null, other: PolicyFacts | null): PolicyFacts | null {
  const active = orElse(content?.['active'], true);
  const actions = orElse(content?.['actions'], []);
  if (content === null || typeof active !== 'boolean' || !Array.isArray(actions)) return null;
  if (!actions.every((action) => isObject(action) && typeof action['type'] === 'string')) return null;
  const { filters } = content;
  const filtersJson = JSON.stringify(filters) ?? '';
  const read = filtersJson === other?.filtersJson ? other : { ...readFilterFacts(filters), filtersJson };
  return { ...read, active, actions: actions.map(readAction) };
}

const readFilterFacts = (filters: unknown): Pick<PolicyFacts, 'filters' | 'filtersText'> => ({
  filters: readFilters(filters),
  // Under a mode that nobody knows, order may carry a meaning, and so may a condition that stands twice.
  filtersText: hasKnownMode(filters) ? canonicalObject('RemediationPolicy', { filters }) : plain(filters),
});

const readAction = (action: { readonly type: string; readonly config?: unknown }): ActionFacts => ({
  type: action.type,
  text: canonicalAction(action),
  deed: deedOf(action),
  state: action.type === 'triage' ? stateIn(action.config) : null,
});

function stateIn(config: unknown): string | null {
  const state = isObject(config) ? orElse(config['state'], null) : null;
  return typeof state === 'string' ? state : null;
}

const hasKnownMode = (filters: unknown): filters is Content & Pick<FilterFacts, 'mode'> =>
  isObject(filters) && (filters['mode'] === 'all' || filters['mode'] === 'any');

function readFilters(filters: unknown): FilterFacts | null {
  if (!hasKnownMode(filters)) return null;
  const { mode, conditions } = filters;
  if (!Array.isArray(conditions) || conditions.length === 0) return null;
  const read = conditions.map(readFacts);
  const known = read.filter((condition) => condition !== null);
  const region = regionOf({ filters: { mode, conditions } });
  return known.length === read.length ? { mode, conditions: merge(mode, known), region } : null;
}

function readFacts(condition: unknown): ConditionFacts | null {
  const { type, mode, values } = isObject(condition) ? condition : {};
  const facts = readCondition({ type, mode, values });
  if (facts === null) return null;
  const understood = unknownIn(regionOf({ filters: { mode: 'all', conditions: [condition] } })).length === 0;
  return { ...facts, values: sorted(facts.values), understood, text: canonicalCondition(condition) };
}

const sorted = (values: readonly string[]): string[] => [...new Set(values)].toSorted();

/**
 * Conditions that say the same as one: under `any`, «one of a» or «one of b» is «one of a, b»; under `all`, «none of a» and «none of b» is
 * «none of a, b». So that splitting or joining them is no change of meaning.
 */
function merge(mode: 'all' | 'any', conditions: readonly ConditionFacts[]): ConditionFacts[] {
  const merged = new Map<string, ConditionFacts>();
  for (const condition of conditions) {
    const mergeable = condition.understood && condition.mode === (mode === 'any' ? 'any' : 'none');
    const key = mergeable ? condition.type : `as it is ${condition.text}`;
    merged.set(key, union(merged.get(key), condition));
  }
  return [...merged.values()];
}

function union(one: ConditionFacts | undefined, other: ConditionFacts): ConditionFacts {
  if (one === undefined || one.text === other.text) return other;
  const { type, mode } = other;
  const values = sorted([...one.values, ...other.values]);
  return { type, mode, values, understood: true, text: canonicalCondition({ type, mode, values }) };
}
