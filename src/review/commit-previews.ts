import type { BundleKind } from '../domain/bundle.ts';
import type { Outcome, Unanswered } from '../domain/outcome.ts';
import type { Plan } from '../domain/plan.ts';
import type { Settings } from '../domain/settings.ts';
import type { CoveredBundle } from './store/record.ts';

/** What a review needs of the files of a commit, and of the platform that they go to. */
export interface CommitPreviews {
  /** Whether the files of two commits declare the same bundles. Null if one cannot be read: its preview says why. */
  declareSame(one: string, other: string): Promise<boolean | null>;
  /**
   * The bundles that two commits declare differently, each under its own settings, if the settings differ, too. None if a commit cannot be read. The
   * deployment is null if the files name none.
   */
  changedWithSettings(
    one: string,
    other: string,
  ): Promise<readonly { readonly deployment: string | null; readonly kind: BundleKind }[]>;
  /** Dry-runs the files of a commit under the guards of another one, and finds what they change against that. A failure is an outcome. */
  previewAt(commit: string, base: string): Promise<CommitPreview>;
  /** The same, but a deployment that cannot be asked does not stop the others. It does if the config has waves. */
  previewAnswered(commit: string, base: string): Promise<AnsweredPreview>;
}

/** A preview of the deployments that could be asked. */
export type AnsweredPreview = CommitPreview & { readonly unanswered: readonly UnansweredDeployment[] };

/** A deployment that could not be asked. `isChanged`: the commit changes its bundles against the base. */
export type UnansweredDeployment = Unanswered & { readonly isChanged: boolean };

export type CommitPreview = {
  /** `invalid`, `no-changes` or `changes`, with the plan of all bundles that the files declare. */
  readonly outcome: Outcome;
  /** The part that the commit changes against the base; null if its files are invalid. */
  readonly current: CurrentPlan | null;
  /**
   * Applies exactly a plan of these files, under the tests of the commit that it was reviewed on, too. Its undo is on disk before anything is sent.
   */
  apply(plan: Plan, reviewedOn: string | null): Promise<Outcome>;
};

/** The plan of what a pull request's files change, as it is now. */
export type CurrentPlan = {
  /** The bundles that the files change against the base. */
  readonly covered: readonly CoveredBundle[];
  /** URL of the platform. */
  readonly platform: string;
  /** Of the settings that judge the plan, by `settingsDigest`. */
  readonly settings: string;
  readonly onStale: Settings['onStale'];
};
