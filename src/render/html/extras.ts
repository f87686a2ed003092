import type { BundleKind, Deployment } from '../../domain/bundle.ts';
import type { Drift } from '../../domain/drift.ts';
import type { Impact } from '../../domain/impact.ts';
import type { Change } from '../../domain/plan.ts';
import type { View } from '../view.ts';

/** How and for whom a report is shown. */
export type HtmlView = View & {
  /** Version of the program, for the small print. */
  readonly version: string;
};

/** What a report shows beside the outcome, where it is known. What is absent has no section. */
export type HtmlExtras = {
  readonly impact?: Impact | null;
  readonly drift?: Drift | null;
  readonly triangulation?: readonly Triangulated[] | null;
};

/** What applying a bundle would change, told apart by where the change comes from. */
export type Triangulated = {
  readonly deployment: Deployment;
  readonly kind: BundleKind;
  /** What this pull request changes. */
  readonly own: readonly Change[];
  /** What was edited on the platform, and would be reverted. */
  readonly reverts: readonly Change[];
  /** What this pull request changes, and the platform has already. */
  readonly live: readonly Change[];
};
