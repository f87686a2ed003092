import { nameOfBundle } from '../domain/bundle.ts';
import { inParallel } from '../domain/json.ts';
import type { PlannedBundle } from '../domain/plan.ts';
import { type Content, PlatformError, type Put, type Rejection } from '../domain/preview.ts';
import type { GuardLimits } from '../domain/settings.ts';
import { undoBundle } from '../plan/undo.ts';

/** What the platform would do with a bundle now: its fresh plan, or why it would be rejected. */
export type Fresh = PlannedBundle | { readonly rejections: readonly Rejection[] };

/** What an apply needs from outside. */
export type Effects = {
  /** Dry-runs the content of a bundle and plans it anew. */
  preview(bundle: PlannedBundle): Promise<Fresh>;
  /** Sends the content of a bundle once, with exactly this `If-Match`. */
  put(bundle: PlannedBundle, stateVersion: string): Promise<Put>;
  /** Whether somebody wants the apply to stop; asked before each PUT, and before each wait. */
  stopped(): boolean;
  /** Waits so many milliseconds. */
  pause(milliseconds: number): Promise<void>;
  progress(text: string): void;
};

export type ApplyOptions = {
  /** Whether a state version other than the reviewed one is good enough when the diff is exactly the reviewed one. */
  readonly onStale: 'refuse' | 'same-diff';
  /** Beyond these nothing is sent without approval. */
  readonly limits: GuardLimits;
};

/**
 * How a reviewed bundle stands against a fresh dry run. `done`: nothing is left to change. `same`: applying does exactly what was reviewed.
 * `moved`: so it does, at another state version. `other`: it does something else. `odd`: nothing is left to change at the very state at
 * which something was, so one of both is wrong.
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

/** What to say of a dry run that is `odd`. */
export const oddAnswer = (fresh: PlannedBundle): PlatformError =>
  new PlatformError(
    `The platform shows no changes of ${nameOfBundle(fresh)} at the very state version, ${fresh.stateVersion}, at which there have to be some.`,
    { hint: 'Its answer may be incomplete. Retry; if it persists, ask the operator of the platform.' },
  );

/** A reviewed bundle that was found ready: what the platform answers for it now, and the bundle as it was before. */
export type Ready = { readonly bundle: PlannedBundle; readonly fresh: PlannedBundle; readonly before: Content | null };

/** A reviewed bundle beside what the platform answers for it now. */
export type Checked = { readonly bundle: PlannedBundle } & (
  | ({ readonly state: 'ready' | 'done' } & Ready)
  | { readonly state: 'stale'; readonly fresh: PlannedBundle }
  | { readonly state: 'rejected'; readonly rejections: readonly Rejection[] }
);

/** Dry-runs every bundle before the first is written. Throws when the platform does not answer for one of them, or not what can be. */
export async function checkAll(
  bundles: readonly PlannedBundle[],
  effects: Effects,
  options: ApplyOptions,
): Promise<Checked[]> {
  return inParallel(bundles, async (bundle) => toChecked(bundle, await effects.preview(bundle), options));
}

// The undo is made now, since nothing but the sending itself may go wrong once something is written.
function toChecked(bundle: PlannedBundle, fresh: Fresh, { onStale }: ApplyOptions): Checked {
  if ('rejections' in fresh) return { bundle, state: 'rejected', rejections: fresh.rejections };
  const match = compareWithReviewed(bundle, fresh);
  if (match === 'odd') throw oddAnswer(fresh);
  if (match === 'done') {
    return { bundle, state: 'done', fresh, before: bundle.changes.length > 0 ? undoBundle(bundle) : null };
  }
  const ready = match === 'same' || (match === 'moved' && onStale === 'same-diff');
  return ready ? { bundle, state: 'ready', fresh, before: undoBundle(fresh) } : { bundle, state: 'stale', fresh };
}
