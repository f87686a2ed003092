import type { GuardViolation, TestAndRuleResults } from './guards.ts';
import type { Impact } from './impact.ts';
import type { LocatedProblem, Position, WithProblems } from './problem.ts';
import type { ThreeWayDiff, Drift, DriftFix, UndeclaredBundle } from './drift.ts';
import {
  type PlannedBundle,
  type Plan,
  type BundleResult,
  type Change,
  type CurrentDryRun,
  summarize,
  type Summary,
} from './plan.ts';
import type { RuleFailure } from './rules.ts';
import type { BaseTests, TestResult } from './policy-tests.ts';
import type { BundleKind, BundleObject, Deployment } from './bundle.ts';

/** A bundle with its result. */
export type BundleWithResult = { readonly bundle: PlannedBundle; readonly result: BundleResult };

/**
 * Optional explanations of a plan: impact, origin of each change, undeclared bundles, and bundles that differ elsewhere. Undeclared bundles are unknown if the
 * run reads only a part of the files.
 */
export type PlanExplanations = {
  readonly impact?: Impact | undefined;
  readonly threeWayDiff?: ThreeWayDiff | undefined;
  /** Present if the base branch has tests. */
  readonly tests?: BaseTests | undefined;
  /** Changes that break rules of the config; absent if none does. */
  readonly brokenRules?: readonly RuleFailure[];
  readonly undeclared?: readonly UndeclaredBundle[];
  /** Number of live objects that the config leaves alone; only bundles with such objects. */
  readonly unmanagedObjects?: readonly (UndeclaredBundle & { readonly count: number })[];
  /** Objects of a deployment's own files that replace shared ones. */
  readonly overrides?: readonly Override[];
  /** Bundles that differ on the platform, but that the reviewed change does not touch. They are not part of the plan. */
  readonly differsElsewhere?: readonly PlannedBundle[] | undefined;
};

/** The results of tests and rules, which guards judge besides the changes. */
export const testAndRuleResultsOf = ({ tests, brokenRules }: PlanExplanations): TestAndRuleResults => ({
  tests: tests?.results ?? [],
  rules: brokenRules ?? [],
});

/** An object of a deployment's own file that replaces a shared one. */
export type Override = {
  readonly deployment: Deployment;
  readonly kind: BundleKind;
  readonly object: BundleObject;
  readonly at: Position;
  /** Where the shared file declares it. */
  readonly overridden: Position;
};

type WithPlan = WithProblems &
  PlanExplanations & {
    readonly plan: Plan;
    readonly guards: readonly GuardViolation[];
  };

type WithResults = WithPlan & { readonly results: readonly BundleWithResult[] };

/** A deployment whose platform could not be reached, or refused the request. `slug` is null for files without one. */
export type DeploymentFailure = { readonly slug: string | null; readonly error: Error };

/** The outcome of a run; exit code and all outputs follow from it. */
export type Outcome =
  | (WithProblems & {
      readonly kind: 'valid';
      readonly files: number;
      readonly policies: number;
      /** Paths that complete the bundles, if those of the run name only a part, which a preview refuses. */
      readonly completePaths: readonly string[] | null;
    })
  | (WithProblems & {
      readonly kind: 'invalid';
      /** The plan of the bundles that the platform accepts where it rejects others; shown, and never saved or applied. */
      readonly accepted?: Plan;
      /** The overrides in those bundles. */
      readonly overrides?: readonly Override[];
    })
  | (WithPlan & { readonly kind: 'no-changes' | 'changes' | 'needs-approval' })
  | (WithResults & { readonly kind: 'stale' | 'applied' })
  /** `error`: present if some deployments could not be previewed. */
  | (WithResults & { readonly kind: 'partial'; readonly error?: Error })
  | (WithProblems & {
      readonly kind: 'failed';
      readonly error: Error;
      readonly plan: Plan | null;
      readonly results: readonly BundleWithResult[];
    });

/** The members of a union that may have this kind. */
export type MembersOfKind<U, K> = U extends { readonly kind: infer Kinds } ? (K extends Kinds ? U : never) : never;

export type OutcomeKind = Outcome['kind'];

/** The outcome of `drift`. After a fix, `drift` is the remaining drift. */
export type DriftOutcome =
  | {
      readonly kind: 'in-sync' | 'drift';
      readonly drift: Drift;
      readonly fix: DriftFix | null;
      /** Tests that the files pass and the platform's state fails, so that an edit there broke them. */
      readonly brokenTests: readonly TestResult[];
      readonly problems: readonly LocatedProblem[];
    }
  | Extract<Outcome, { kind: 'invalid' }>
  | { readonly kind: 'failed'; readonly error: Error; readonly problems: readonly LocatedProblem[] };

/** A bundle whose state on the platform changed since the review: as reviewed, and as it is now. Changes are null if unknown. */
export type StaleBundle = {
  readonly deployment: Deployment;
  readonly kind: BundleKind;
  readonly reviewed: Pick<Summary, 'creates' | 'updates' | 'deletes'> & {
    readonly stateVersion: string;
    readonly changes: readonly Change[] | null;
  };
  readonly current: { readonly stateVersion: string; readonly changes: readonly Change[] | null };
};

/** The bundles whose state an apply found changed since the review. */
export function staleBundlesIn(results: readonly BundleWithResult[]): StaleBundle[] {
  return results.flatMap(({ bundle, result }) => {
    const current: CurrentDryRun | null = 'current' in result ? result.current : null;
    if (current === null) return [];
    const { deployment, kind, stateVersion, changes } = bundle;
    const { creates, updates, deletes } = summarize(changes);
    return [{ deployment, kind, reviewed: { stateVersion, creates, updates, deletes, changes }, current }];
  });
}

/** Why a run failed, or why some deployments could not be previewed; else null. */
export const errorOf = (outcome: Outcome): Error | null => ('error' in outcome ? (outcome.error ?? null) : null);

/** The plan of an outcome; null if it has none. */
export const planOf = (outcome: Outcome): Plan | null => ('plan' in outcome ? outcome.plan : null);

/** Whether the user declined the plan; then no guard stopped it. */
export const isDeclined = (outcome: Outcome): boolean =>
  outcome.kind === 'needs-approval' && outcome.guards.length === 0;

/** Whether the platform has the reviewed content of a bundle, by this apply or before it. */
export const isApplied = ({ result }: BundleWithResult): boolean =>
  result.kind === 'applied' || result.kind === 'already-applied';
