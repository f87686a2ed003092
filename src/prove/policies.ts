import { type Mode, modes } from '../domain/action-types.ts';
import { type Bundle, type Content, policyId, slugOf } from '../domain/bundle.ts';
import { nowhere, type Place } from '../domain/problem.ts';
import { type Enforcement, enforcementOf, modeOf } from '../plan/effect/enforcement.ts';
import {
  type Cube,
  type Filters,
  isUnknownName,
  narrowBy,
  readFilters,
  allFindings,
  type NormalizedCondition,
} from '../plan/effect/filter-space.ts';

/** A policy by its slug, a rule, or an exception by its rule, and its place; `nowhere` on the platform. */
export type PlacedName = { readonly name: string; readonly at: Place };

/** A policy as a proof sees it. What ifmatch does not know about it lies between two bounds: what it does for certain, and what it may do at most. */
export type ProvablePolicy = PlacedName & {
  readonly content: Content;
  readonly isActive: boolean;
  readonly certain: Bound;
  readonly possible: Bound;
  /** Null if they have an unknown form. */
  readonly filters: ProvableFilters | null;
  /** Types of its actions; null if they have an unknown form. */
  readonly actions: ReadonlySet<string> | null;
  /** Whether it may ignore findings (the action `triage`), so that it is not known what else still happens to them. */
  readonly mayIgnoreFindings: boolean;
};

/** The findings that a policy matches, and the mode that it enforces for them. */
type Bound = { readonly findings: readonly Cube[]; readonly strictness: Strictness };

export type BoundName = 'certain' | 'possible';

/** The conditions of a policy, each with the findings that meet it. */
export type ProvableFilters = {
  readonly mode: Filters['mode'];
  readonly conditions: readonly { readonly condition: NormalizedCondition; readonly cube: Cube }[];
};

/** The index of a mode in `modes`: monitor is 0, block is 2. `Enforcement.strictness` has one level more: 3 is a block that also comments. */
export type Strictness = 0 | 1 | 2;

export const strictnessOf = (mode: Mode): Strictness => modes.indexOf(mode) as Strictness;

/** The policies of a bundle, in its order. */
export function provablePolicies(bundle: Bundle & { readonly kind: 'remediation' }): ProvablePolicy[] {
  return bundle.content.policies.map((content) => {
    const slug = slugOf(content);
    const at = bundle.origins.get(policyId(slug)) ?? nowhere;
    const enforcement = enforcementOf(content);
    const bounds = enforcement === null ? boundsOfUnknownForm : boundsOf(enforcement);
    return { name: slug, at, content, filters: filtersOf(content), ...bounds };
  });
}

function filtersOf(content: Content): ProvableFilters | null {
  const filters = readFilters(content['filters']);
  if (filters === null) return null;
  const { mode, conditions } = filters;
  return { mode, conditions: conditions.map((condition) => ({ condition, cube: narrowBy(allFindings, condition) })) };
}

type Bounds = Omit<ProvablePolicy, keyof PlacedName | 'content' | 'filters'>;

/** The bounds of a policy in an unknown form: it may do anything to any finding. */
const boundsOfUnknownForm: Bounds = {
  isActive: true,
  certain: { findings: [], strictness: 0 },
  possible: { findings: [allFindings], strictness: 2 },
  actions: null,
  mayIgnoreFindings: true,
};

function boundsOf({ active, actions, strictness, space }: Enforcement): Bounds {
  const hasUnknownEffect = actions.some(({ effect }) => effect === 'unknown');
  return {
    isActive: active,
    certain: {
      findings: space.filter(({ anyOf }) => !anyOf.some(hasUnknownName)),
      strictness: Math.min(strictness, 2) as Strictness,
    },
    possible: {
      findings: space.map((cube) => ({ ...cube, anyOf: cube.anyOf.filter((names) => !hasUnknownName(names)) })),
      strictness: hasUnknownEffect ? 2 : strictnessOf(modeOf(actions)),
    },
    actions: new Set(actions.map(({ type }) => type)),
    mayIgnoreFindings: actions.some(({ effect }) => effect !== 'enforces'),
  };
}

/** Whether a list of names stands for something that ifmatch does not know. */
export const hasUnknownName = (names: readonly string[]): boolean => names.some(isUnknownName);
