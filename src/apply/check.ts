import type { Locate } from '../domain/problem.ts';
import { planBundle } from '../plan/plan.ts';
import { nameOfBundle, type Bundle, type Deployment, type Content } from '../domain/bundle.ts';
import { inParallel } from '../util/parallel.ts';
import type { PlannedBundle } from '../domain/plan.ts';
import { PlatformError } from '../domain/errors.ts';
import type { Rejection } from '../domain/preview.ts';
import type { Platform } from '../domain/platform.ts';
import type { GuardLimits } from '../domain/guards.ts';
import { undoBundle } from '../plan/undo.ts';

/** A bundle, with the deployment and platform that it goes to. */
export type Target = { readonly bundle: Bundle; readonly deployment: Deployment; readonly platform: Platform };

/** The target of a planned bundle. */
export function targetOf({ kind, deployment }: PlannedBundle, targets: readonly Target[]): Target {
  const target = targets.find((one) => one.bundle.kind === kind && one.deployment.id === deployment.id);
  if (target === undefined) throw new Error('a plan has a bundle that its files do not declare');
  return target;
}

/** A bundle's fresh plan, or why the platform would reject it. */
export type Fresh = PlannedBundle | { readonly rejections: readonly Rejection[] };

/** A running apply: where its bundles go, and the effects of the command that runs it. */
export type Applying = {
  readonly targets: readonly Target[];
  readonly locate: Locate;
  /** Whether a stop was requested; checked before each PUT and each wait. */
  stopped(): boolean;
  pause(milliseconds: number): Promise<void>;
  progress(text: string): void;
};

/** Dry-runs the content of a bundle and plans it again. */
export async function previewNow(planned: PlannedBundle, { targets, locate }: Applying): Promise<Fresh> {
  const { bundle, deployment, platform } = targetOf(planned, targets);
  const answer = await platform.dryRun(deployment, bundle);
  return answer.rejections.length > 0 ? answer : planBundle(bundle, deployment, answer, locate);
}

export type ApplyLimits = {
  /** Whether a changed state version is accepted if the diff is exactly the reviewed one. */
  readonly onStale: 'refuse' | 'same-diff';
  /** Beyond these limits, approval is required. */
  readonly limits: GuardLimits;
};

/**
 * How a reviewed bundle compares with a fresh dry run. `done`: no changes left. `same`: applying does exactly what was reviewed. `moved`:
 * the same diff at another state version. `other`: another diff. `odd`: no changes at the very state version that had some, so one of the
 * two is wrong.
 */
export type Standing = 'done' | 'same' | 'moved' | 'other' | 'odd';

export function compareWithReviewed(reviewed: Reviewed, fresh: PlannedBundle): Standing {
  const isSameDiff = fresh.diffDigest === reviewed.diffDigest;
  const isSameContent = fresh.bundleDigest === reviewed.bundleDigest;
  const isSameState = fresh.stateVersion === reviewed.stateVersion;
  if (fresh.changes.length === 0) return isSameContent && isSameState && !isSameDiff ? 'odd' : 'done';
  if (!isSameContent || !isSameDiff) return 'other';
  return isSameState ? 'same' : 'moved';
}

type Reviewed = Pick<PlannedBundle, 'bundleDigest' | 'stateVersion' | 'diffDigest'>;

/** The error for a dry run that is `odd`. */
export const oddAnswer = (fresh: PlannedBundle): PlatformError =>
  new PlatformError(
    `The platform shows no changes of ${nameOfBundle(fresh)} at the very state version, ${fresh.stateVersion}, at which there have to be some.`,
    { hint: 'Its answer may be incomplete. Retry; if it persists, ask the operator of the platform.' },
  );

/** A reviewed bundle that is ready: its fresh plan, and the content before the apply. */
export type Ready = { readonly bundle: PlannedBundle; readonly fresh: PlannedBundle; readonly before: Content | null };

/** A reviewed bundle beside the platform's current answer. */
export type Checked = { readonly bundle: PlannedBundle } & (
  | ({ readonly state: 'ready' | 'done' } & Ready)
  | { readonly state: 'stale'; readonly fresh: PlannedBundle }
  | { readonly state: 'rejected'; readonly rejections: readonly Rejection[] }
);

/** Dry-runs every bundle before the first write. Throws PlatformError when the platform does not answer for one, or answers oddly. */
export async function checkAll(
  bundles: readonly PlannedBundle[],
  applying: Applying,
  options: ApplyLimits,
): Promise<Checked[]> {
  return inParallel(bundles, async (bundle) => toChecked(bundle, await previewNow(bundle, applying), options));
}

// The undo is made now, since after the first write only sending may fail.
function toChecked(bundle: PlannedBundle, fresh: Fresh, { onStale }: ApplyLimits): Checked {
  if ('rejections' in fresh) return { bundle, state: 'rejected', rejections: fresh.rejections };
  const match = compareWithReviewed(bundle, fresh);
  if (match === 'odd') throw oddAnswer(fresh);
  if (match === 'done') {
    return { bundle, state: 'done', fresh, before: bundle.changes.length > 0 ? undoBundle(bundle) : null };
  }
  const ready = match === 'same' || (match === 'moved' && onStale === 'same-diff');
  return ready ? { bundle, state: 'ready', fresh, before: undoBundle(fresh) } : { bundle, state: 'stale', fresh };
}
