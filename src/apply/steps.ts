import type { AppliedBundle } from '../domain/outcome.ts';
import type { Guard, PlannedBundle } from '../domain/plan.ts';
import type { Content, Put, Rejection } from '../domain/preview.ts';

/** What the platform would do with a bundle now: its fresh plan, or why it would be rejected. */
export type Fresh = PlannedBundle | { readonly rejections: readonly Rejection[] };

/** Everything that an apply does to the world. */
export type ApplySteps = {
  /** Dry-runs the content of a bundle and plans it anew. */
  preview(bundle: PlannedBundle): Promise<Fresh>;
  /** Sends the content of a bundle once, with exactly this `If-Match`. */
  put(bundle: PlannedBundle, stateVersion: string): Promise<Put>;
  /** The bundle as it was before; null when it cannot be put back. */
  undo(bundle: PlannedBundle): Content | null;
  /** Reasons why a person must say yes first to these bundles, as they would be applied now. */
  guard(bundles: readonly PlannedBundle[]): readonly Guard[];
  /** Whether somebody wants the apply to stop; asked before each PUT, and before each wait. */
  stopped(): boolean;
  /** Waits so many milliseconds. */
  pause(milliseconds: number): Promise<void>;
  progress(text: string): void;
};

export type ApplyOptions = {
  /** Whether a state version other than the reviewed one is good enough when the diff is exactly the reviewed one. */
  readonly onStale: 'refuse' | 'same-diff';
};

export type Rejected = { readonly bundle: PlannedBundle; readonly rejections: readonly Rejection[] };

/** How an apply ended, with one result for every bundle of the plan. With `failed`, `consent` and `invalid` nothing was written. */
export type ApplyReport = { readonly results: readonly AppliedBundle[] } & (
  | { readonly kind: 'applied' | 'partial' | 'stale' }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'consent'; readonly guards: readonly Guard[] }
  | { readonly kind: 'invalid'; readonly rejected: readonly Rejected[] }
);
