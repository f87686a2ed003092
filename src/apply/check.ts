import { type Content, nameOfBundle } from '../domain/bundle.ts';
import type { Rejection } from '../domain/dry-run.ts';
import { PlatformError } from '../domain/errors.ts';
import type { GuardViolation, GuardLimits } from '../domain/guards.ts';
import type { BundleWithResult } from '../domain/outcome.ts';
import type { BundleResult, Plan, PlannedBundle } from '../domain/plan.ts';
import { guardPlan } from '../plan/guards.ts';
import { makePlan } from '../plan/plan.ts';
import { requestContent } from '../plan/request-fields.ts';
import { canUndo, undoBundle } from '../plan/undo.ts';
import { mapConcurrently } from '../util/parallel.ts';
import { pluralize } from '../util/text.ts';
import { compareWithReviewed, inconsistentAnswer } from './comparison.ts';
import { type ApplyContext, planCurrent, targetOf } from './context.ts';
import { reasons } from './reasons.ts';

export type ApplyLimits = {
  /** Whether a changed state version is accepted if the diff is exactly the reviewed one. */
  readonly onStale: 'refuse' | 'same-diff';
  /** Beyond these limits, approval is required. */
  readonly limits: GuardLimits;
};

/** A reviewed bundle that is ready to be sent: its current plan, and the whole bundle as it is before the apply. */
export type ReadyBundle = {
  readonly state: 'ready';
  readonly bundle: PlannedBundle;
  readonly current: PlannedBundle;
  readonly before: Content;
};

/** A reviewed bundle that the platform already has; `before` is null if the review did not show what it replaced. */
export type AlreadyApplied = {
  readonly state: 'already-applied';
  readonly bundle: PlannedBundle;
  readonly current: PlannedBundle;
  readonly before: Content | null;
};

/** A plan of which at least one bundle may be sent. */
export type CheckedPlan = { readonly kind: 'ready'; readonly deployments: readonly CheckedDeployment[] };

/** The bundles of one deployment: either all may be sent, or none is. */
export type CheckedDeployment =
  | { readonly kind: 'ready'; readonly slug: string; readonly bundles: readonly (ReadyBundle | AlreadyApplied)[] }
  | (RefusedDeployment & { readonly slug: string });

type RejectedBundleCheck = {
  readonly state: 'rejected';
  readonly bundle: PlannedBundle;
  readonly rejections: readonly Rejection[];
};

/** A bundle that the platform rejects, and why. */
export type RejectedBundle = Omit<RejectedBundleCheck, 'state'>;

/** Why nothing of a deployment is sent, with the result of each bundle. */
type RefusedDeployment = { readonly results: readonly BundleWithResult[] } & (
  | { readonly kind: 'stale' }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'invalid'; readonly rejected: readonly RejectedBundle[] }
);

/** Why nothing is sent, with the result of each bundle. */
export type NothingSent =
  | RefusedDeployment
  | {
      readonly kind: 'needs-approval';
      readonly guards: readonly GuardViolation[];
      readonly results: readonly BundleWithResult[];
    };

/** A reviewed bundle with the result of its check. */
type CheckedBundle = ReadyBundle | AlreadyApplied | RejectedBundleCheck | StaleBundleCheck;

type StaleBundleCheck = { readonly state: 'stale'; readonly bundle: PlannedBundle; readonly current: PlannedBundle };

/**
 * Dry-runs every bundle of a plan before the first is sent. Nothing of a deployment is sent if the platform rejects one of its bundles, or if one
 * changed since the review. Nothing at all is sent if a guard requires approval. Reads the current content of each bundle to be sent, for the undo.
 * Writes nothing.
 */
export async function checkPlan(
  { bundles }: Plan,
  context: ApplyContext,
  options: ApplyLimits,
): Promise<CheckedPlan | NothingSent> {
  context.progress(`Checking ${pluralize(bundles.length, 'bundle')} before anything is written`);
  const deployments = await mapConcurrently(
    [...Map.groupBy(bundles, ({ deployment }) => deployment.id).values()],
    (bundlesOfDeployment) => checkDeployment(bundlesOfDeployment, context, options),
  );
  const checked = deployments.flatMap((deployment) => (deployment.kind === 'ready' ? deployment.bundles : []));
  const ready = checked.filter((bundle) => bundle.state === 'ready');
  const refused = deployments.filter((deployment) => deployment.kind !== 'ready');
  if (ready.length === 0 && refused.length > 0) return reportNothingSent(deployments, bundles);
  // Guards judge the whole plan, in which a refused bundle is as it was reviewed: without its approval, no part is sent.
  const unsent = refused.flatMap(({ results }) => results.filter(({ result }) => result.kind === 'not-applied'));
  const guardedBundles = [...ready.map(({ current }) => current), ...unsent.map(({ bundle }) => bundle)];
  const guards = guardPlan(makePlan(guardedBundles), options.limits);
  if (guards.length === 0) return { kind: 'ready', deployments };
  const resultsOfRefused = refused.flatMap(({ results }) => results);
  const results = [...resultsOfUnsent(checked, reasons.needsApproval), ...resultsOfRefused];
  return { kind: 'needs-approval', guards, results: inPlanOrder(results, bundles) };
}

async function checkDeployment(
  bundles: readonly PlannedBundle[],
  context: ApplyContext,
  options: ApplyLimits,
): Promise<CheckedDeployment> {
  const slug = bundles[0]?.deployment.slug ?? '';
  let checked: CheckedBundle[];
  try {
    checked = await Promise.all(bundles.map((bundle) => checkBundle(bundle, context, options)));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const result = { kind: 'not-applied', reason: reasons.dryRunFailed(error), current: null } as const;
    return { kind: 'failed', slug, error, results: bundles.map((bundle) => ({ bundle, result })) };
  }
  const rejected = checked.filter((bundle) => bundle.state === 'rejected');
  if (rejected.length > 0) {
    const results = resultsOfUnsent(checked, reasons.rejectedBundles(namesOf(rejected)));
    return { kind: 'invalid', slug, rejected, results };
  }
  const stale = checked.filter((bundle) => bundle.state === 'stale');
  if (stale.length > 0) {
    const results = resultsOfUnsent(checked, reasons.staleBundles(namesOf(stale)));
    return { kind: 'stale', slug, results };
  }
  const accepted = checked.filter((bundle) => bundle.state === 'ready' || bundle.state === 'already-applied');
  return { kind: 'ready', slug, bundles: accepted };
}

/** Why nothing is sent if every deployment is refused or has its bundles already. */
function reportNothingSent(deployments: readonly CheckedDeployment[], bundles: readonly PlannedBundle[]): NothingSent {
  const allResults = deployments.flatMap((deployment) => {
    if (deployment.kind !== 'ready') return deployment.results;
    const alreadyApplied = deployment.bundles.filter((bundle) => bundle.state === 'already-applied');
    return alreadyApplied.map((checked) => ({ bundle: checked.bundle, result: resultOfApplied(checked) }));
  });
  const results = inPlanOrder(allResults, bundles);
  const failed = deployments.find((deployment) => deployment.kind === 'failed');
  if (failed !== undefined) return { kind: 'failed', error: failed.error, results };
  const rejected = deployments.flatMap((deployment) => (deployment.kind === 'invalid' ? deployment.rejected : []));
  return rejected.length > 0 ? { kind: 'invalid', rejected, results } : { kind: 'stale', results };
}

/** Results in the order of a plan's bundles. */
export const inPlanOrder = (
  results: readonly BundleWithResult[],
  bundles: readonly PlannedBundle[],
): readonly BundleWithResult[] => results.toSorted((a, b) => bundles.indexOf(a.bundle) - bundles.indexOf(b.bundle));

async function checkBundle(
  bundle: PlannedBundle,
  context: ApplyContext,
  { onStale }: ApplyLimits,
): Promise<CheckedBundle> {
  const preview = await planCurrent(bundle, context);
  if (preview.kind === 'rejected') return { state: 'rejected', bundle, rejections: preview.rejections };
  const { current } = preview;
  const comparison = compareWithReviewed(bundle, current);
  if (comparison === 'inconsistent') throw inconsistentAnswer(current);
  if (comparison === 'no-changes') {
    const before = bundle.changes.length > 0 ? undoBundle(bundle) : null;
    return {
      state: 'already-applied',
      bundle,
      current,
      before: before && requestContent(bundle.kind, before, context.extraFields),
    };
  }
  const isReady = comparison === 'as-reviewed' || (comparison === 'state-changed' && onStale === 'same-diff');
  if (!isReady) return { state: 'stale', bundle, current };
  return { state: 'ready', bundle, current, before: await readUndo(current, context) };
}

/**
 * The whole bundle as it is on the platform, to be sent back by a rollback: from the diff, or read if the diff does not hold all of it. Throws
 * PlatformError if that is impossible, since nothing is sent that cannot be undone.
 */
async function readUndo(current: PlannedBundle, { targets, extraFields }: ApplyContext): Promise<Content> {
  const before = undoBundle(current);
  if (before !== null) return requestContent(current.kind, before, extraFields);
  if (!canUndo(current)) {
    throw new PlatformError(
      `${nameOfBundle(current)} cannot be undone, so nothing is sent: the platform would change objects of a kind that ifmatch does not know.`,
      { fix: 'Update ifmatch, or change this bundle on the platform.' },
    );
  }
  const { platform, deployment } = targetOf(current, targets);
  const live = await platform.read(deployment, current.kind);
  if (live.stateVersion !== current.stateVersion) {
    throw new PlatformError(`The platform changed ${nameOfBundle(current)} while it was checked.`, {
      fix: 'Nothing was sent. Retry.',
    });
  }
  return requestContent(current.kind, live.content, extraFields);
}

const namesOf = (checked: readonly CheckedBundle[]): string =>
  checked.map(({ bundle }) => nameOfBundle(bundle)).join(', ');

const resultsOfUnsent = (checked: readonly CheckedBundle[], reason: string): BundleWithResult[] =>
  checked.map((bundle) => ({ bundle: bundle.bundle, result: resultOfUnsent(bundle, reason) }));

/** The result of a bundle that is not sent. `reason`: why the run does not send it; a stale or rejected bundle has its own reason. */
export function resultOfUnsent(checked: CheckedBundle, reason: string): BundleResult {
  if (checked.state === 'already-applied') return resultOfApplied(checked);
  if (checked.state === 'ready') return { kind: 'not-applied', reason, current: null };
  if (checked.state === 'rejected') return { kind: 'not-applied', reason: reasons.rejected, current: null };
  const { stateVersion, changes } = checked.current;
  return { kind: 'not-applied', reason: reasons.stale, current: { stateVersion, changes } };
}

/** The result of a bundle that the platform had before the apply. */
export const resultOfApplied = ({ current: { stateVersion }, before }: AlreadyApplied): BundleResult => ({
  kind: 'already-applied',
  reason: null,
  undo: before && { stateVersion, content: before },
});

/** What is known of each bundle before the first PUT: the results that stay on disk if the run is killed from here on. */
export const resultsBeforeSending = ({ deployments }: CheckedPlan): BundleWithResult[] =>
  deployments.flatMap((deployment): readonly BundleWithResult[] => {
    if (deployment.kind !== 'ready') return deployment.results;
    return deployment.bundles.map((checked): BundleWithResult => {
      if (checked.state === 'already-applied') return { bundle: checked.bundle, result: resultOfApplied(checked) };
      const undo = { stateVersion: null, content: checked.before };
      return { bundle: checked.bundle, result: { kind: 'unknown', reason: reasons.killed, current: null, undo } };
    });
  });
