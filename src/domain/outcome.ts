import type { Impact } from './impact.ts';
import type { Guard, Plan, PlannedBundle, BundleResult } from './plan.ts';
import type { LocatedProblem } from './problem.ts';
import type { Triangulation } from './triangulation.ts';

/** A bundle and what an apply made of it. */
export type AppliedBundle = { readonly bundle: PlannedBundle; readonly outcome: BundleResult };

type Found = { readonly problems: readonly LocatedProblem[] };
/** What the changes mean for open findings, and whose doing they are; where somebody asked for it. */
export type Explained = { readonly impact?: Impact; readonly triangulation?: Triangulation };
type Planned = Found &
  Explained & {
    readonly plan: Plan;
    readonly guards: readonly Guard[];
  };
type Attempted = Planned & { readonly results: readonly AppliedBundle[] };

/** How a run ended; the exit code and every output are functions of it. */
export type Outcome =
  | (Found & {
      readonly kind: 'valid';
      readonly files: number;
      readonly policies: number;
      /** Paths for all of the bundles, where those of the run give only a part of one, which a preview refuses. */
      readonly whole: readonly string[] | null;
    })
  | (Found & { readonly kind: 'invalid' })
  | (Planned & { readonly kind: 'no-changes' | 'changes' | 'consent' })
  | (Attempted & { readonly kind: 'stale' | 'applied' | 'partial' })
  | (Found & {
      readonly kind: 'failed';
      readonly error: Error;
      readonly plan: Plan | null;
      readonly results: readonly AppliedBundle[];
    });

export type OutcomeKind = Outcome['kind'];
