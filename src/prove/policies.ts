import { type Mode, modes } from '../domain/action-types.ts';
import { type Bundle, type Content, policyId, slugOf } from '../domain/bundle.ts';
import { nowhere, type Place } from '../domain/problem.ts';
import { type Enforcement, enforcementOf, modeOf } from '../plan/effect/enforcement.ts';
import {
  type Cube,
  type Filters,
  isUnknownName,
  narrow,
  readFilters,
  whole,
  type Written,
} from '../plan/effect/filter-space.ts';

/** A policy by its slug, a rule, or an exception by its rule, and its place; `nowhere` on the platform. */
export type PlacedName = { readonly name: string; readonly at: Place };

/**
 * A policy as a proof sees it. What ifmatch does not know about it is between two bounds: `certain` findings are matched whatever the unknown
 * parts mean, `possible` ones may be; likewise for the mode.
 */
export type ProvablePolicy = PlacedName & {
  readonly content: Content;
  readonly isActive: boolean;
  readonly certain: readonly Cube[];
  readonly possible: readonly Cube[];
  readonly certainRank: Rank;
  readonly possibleRank: Rank;
  /** Null if they have an unknown form. */
  readonly filters: ProvableFilters | null;
  /** Types of its actions; null if they have an unknown form. */
  readonly actions: ReadonlySet<string> | null;
  /** Whether it may take findings out of sight, so that it is not known what else still happens to them. */
  readonly mayHide: boolean;
};

/** The conditions of a policy, each with the findings that meet it. */
export type ProvableFilters = {
  readonly mode: Filters['mode'];
  readonly conditions: readonly { readonly condition: Written; readonly cube: Cube }[];
};

/** The place of a mode among all, the weakest is 0. */
export type Rank = 0 | 1 | 2;

export const rankOf = (mode: Mode): Rank => modes.indexOf(mode) as Rank;

/** The policies of a bundle, in its order. */
export function provablePolicies(bundle: Bundle & { readonly kind: 'remediation' }): ProvablePolicy[] {
  return bundle.content.policies.map((content) => {
    const slug = slugOf(content);
    const at = bundle.origins.get(policyId(slug)) ?? nowhere;
    const enforcement = enforcementOf(content);
    return {
      name: slug,
      at,
      content,
      filters: filtersOf(content),
      ...(enforcement === null ? unknownForm : boundsOf(enforcement)),
    };
  });
}

function filtersOf(content: Content): ProvableFilters | null {
  const filters = readFilters(content['filters']);
  if (filters === null) return null;
  const { mode, conditions } = filters;
  return { mode, conditions: conditions.map((condition) => ({ condition, cube: narrow(whole, condition) })) };
}

type Bounds = Omit<ProvablePolicy, keyof PlacedName | 'content' | 'filters'>;

/** The bounds of a policy in an unknown form: it may do anything to any finding. */
const unknownForm: Bounds = {
  isActive: true,
  certain: [],
  possible: [whole],
  certainRank: 0,
  possibleRank: 2,
  actions: null,
  mayHide: true,
};

function boundsOf({ active, actions, level, space }: Enforcement): Bounds {
  const isUnclear = actions.some(({ effect }) => effect === 'unknown');
  return {
    isActive: active,
    certain: space.filter(({ some }) => !some.some(isUnknown)),
    possible: space.map((cube) => ({ ...cube, some: cube.some.filter((names) => !isUnknown(names)) })),
    // Block counts as 2, with or without a comment.
    certainRank: Math.min(level, 2) as Rank,
    possibleRank: isUnclear ? 2 : rankOf(modeOf(actions)),
    actions: new Set(actions.map(({ type }) => type)),
    mayHide: actions.some(({ effect }) => effect !== 'enforces'),
  };
}

/** Whether a list of names stands for something that ifmatch does not know. */
export const isUnknown = (names: readonly string[]): boolean => names.some(isUnknownName);
