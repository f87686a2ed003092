import { fixOf, ForgeError, PlatformError, withFix } from '../../domain/errors.ts';
import type { Pull, Status } from '../../domain/forge.ts';
import type { StaleBundle } from '../../domain/outcome.ts';
import { type BundleReference, type ReviewRecord, isSameBundleAndSlug } from '../../domain/review.ts';
import type { Settings } from '../../domain/settings.ts';
import { mapConcurrently } from '../../util/parallel.ts';
import { statusContext } from '../store/status-context.ts';
import { readRecord } from '../store/read-review.ts';
import { type ReviewRun, writeComment } from '../store/write-comment.ts';

/** The current state version of a bundle. */
export type LiveVersion = BundleReference & { readonly stateVersion: string };

/**
 * Sets the status that tells whether the preview of an open pull request is up to date, unless it is set like that already. `reason`: a sentence that says why
 * not; null if it is. A refusal by the forge becomes a notice.
 */
export async function setUpToDateStatus(
  { head }: Pull,
  reason: string | null,
  statuses: readonly Status[],
  { forge, key, job, runMessages }: ReviewRun,
): Promise<void> {
  const context = statusContext('fresh', key.scope.config);
  const lastState = statuses.find((status) => status.context === context)?.state ?? null;
  const state = reason === null ? 'success' : 'failure';
  if (lastState === state) return;
  const description = reason === null ? 'The preview is up to date.' : `${reason} Re-run the preview.`;
  try {
    await forge.setStatus(head, { context, state, description, url: job.run.url });
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    runMessages.notices.add(
      `The commit status "${context}" could not be set. ${fixOf(error, 'action') ?? error.message}`,
    );
  }
}

/** How many open pull requests are checked, the newest ones first. */
const maxPulls = 100;

/** What an apply or somebody else changed on the platform. */
export type PlatformChange = {
  /** The number of the pull request whose apply it was; null if there is none, or if there are several. */
  readonly changedBy: number | null;
  /** The bundles that changed. */
  readonly liveVersions: readonly LiveVersion[];
  readonly onStale: Settings['onStale'];
  /** The open pull requests, which the caller requests beside other work. */
  readonly openPulls: Promise<readonly Pull[]>;
};

/**
 * Marks each open pull request whose recorded state version is out of date, so that people see it before the merge. A failure becomes a notice and never changes
 * how the run ends, since a merge is checked against the platform in any case.
 */
export async function markStalePulls(change: PlatformChange, run: ReviewRun): Promise<void> {
  const { runMessages } = run;
  try {
    const open = await change.openPulls;
    const newest = open.toSorted((a, b) => b.number - a.number).slice(0, maxPulls);
    if (newest.length < open.length)
      runMessages.notices.add(
        `Only the newest ${String(maxPulls)} open pull requests were checked for being stale. A merge is checked in any case.`,
      );
    await mapConcurrently(newest, (pull) => markIfStale(pull, change, run));
  } catch (error) {
    if (!(error instanceof ForgeError || error instanceof PlatformError)) throw error;
    runMessages.notices.add(`Other open pull requests could not be checked: ${withFix(error, 'action')}`);
  }
}

async function markIfStale(
  pull: Pull,
  { changedBy, liveVersions, onStale }: PlatformChange,
  run: ReviewRun,
): Promise<void> {
  const statuses = await run.forge.statuses(pull.head);
  const anchored = await readRecord(run, pull, statuses);
  if (anchored.state !== 'intact') return;
  const { record, comment } = anchored;
  const staleBundles = findStaleBundles(record, liveVersions);
  if (staleBundles.length === 0) return;
  const state = { kind: 'stale', staleBundles, by: changedBy, onStale } as const;
  const written = await writeComment(run, { pull, existing: comment, requiresOpenPull: true }, { state, record });
  // A preview that ran meanwhile wrote the comment, and knows the new state.
  if (written.kind === 'overtaken') return;
  const reason =
    changedBy === null
      ? 'The platform changed since the review.'
      : `Pull request #${String(changedBy)} changed the platform.`;
  await setUpToDateStatus(pull, reason, statuses, run);
}

const findStaleBundles = ({ bundles }: ReviewRecord, live: readonly LiveVersion[]): StaleBundle[] =>
  bundles.flatMap((reviewed) => {
    const stateVersion = live.find((version) => isSameBundleAndSlug(version, reviewed))?.stateVersion ?? '';
    // It is empty if the bundle was not written, or if its state is unknown after a rejection.
    if (stateVersion === '' || stateVersion === reviewed.stateVersion) return [];
    const { deployment, kind } = reviewed;
    return [{ deployment, kind, reviewed: { ...reviewed, changes: null }, current: { stateVersion, changes: null } }];
  });
