import type { BundleKind } from '../domain/bundle.ts';
import type { Outcome, DeploymentFailure } from '../domain/outcome.ts';
import type { Plan } from '../domain/plan.ts';
import type { Settings } from '../domain/settings.ts';
import type { CoveredBundle } from './store/record.ts';

/** What a review needs of the files of commits, and of the platform that they are applied to. */
export interface CommitPreviews {
  /** Whether the files of two commits declare the same bundles. Null if one cannot be read: its preview says why. */
  declareSameBundles(commit: string, otherCommit: string): Promise<boolean | null>;
  /**
   * The bundles that two commits declare differently because their settings differ, each commit read under its own settings. Empty if the settings are
   * equal or a commit cannot be read. The deployment is null if the files name none.
   */
  bundlesChangedBySettings(
    commit: string,
    otherCommit: string,
  ): Promise<readonly { readonly deployment: string | null; readonly kind: BundleKind }[]>;
  /** Dry-runs the files of a commit under the guards of another one, and finds what they change against that. A failure is an outcome. */
  previewAt(commit: string, base: string): Promise<CommitPreview>;
  /** Like `previewAt`, but a deployment that cannot be asked does not stop the others, unless the config has waves. */
  previewReachable(commit: string, base: string): Promise<ReachablePreview>;
}

/** A preview of the deployments that could be asked. */
export type ReachablePreview = CommitPreview & { readonly unanswered: readonly UnansweredDeployment[] };

/** A deployment that could not be asked. `isChanged`: whether the commit changes its bundles against the base. */
export type UnansweredDeployment = DeploymentFailure & { readonly isChanged: boolean };

export type CommitPreview = {
  /** `invalid`, `no-changes` or `changes`, with the plan of all bundles that the files declare. */
  readonly outcome: Outcome;
  /** The part that the commit changes against the base; null if its files are invalid. */
  readonly current: CoveredPlan | null;
  /**
   * Applies exactly a plan of these files. It must also pass the tests of the commit that it was reviewed on; null for none. Its undo is on disk before
   * anything is sent.
   */
  apply(plan: Plan, reviewedOn: string | null): Promise<Outcome>;
};

/** The part of a preview that a pull request's files change. */
export type CoveredPlan = {
  /** The bundles that the files change against the base. */
  readonly covered: readonly CoveredBundle[];
  /** URL of the platform. */
  readonly platform: string;
  /** Digest of the settings that judge the plan, by `settingsDigest`. */
  readonly settings: string;
  readonly onStale: Settings['onStale'];
};
