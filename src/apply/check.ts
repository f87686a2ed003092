import type { Locate } from '../domain/problem.ts';
import { makePlan, planBundle } from '../plan/plan.ts';
import { nameOfBundle, type Bundle, type Content, type Deployment } from '../domain/bundle.ts';
import { PlatformError } from '../domain/errors.ts';
import type { ExtraFields } from '../domain/extra-fields.ts';
import type { AppliedBundle } from '../domain/outcome.ts';
import { mapConcurrently } from '../util/parallel.ts';
import type { BundleResult, Plan, PlannedBundle } from '../domain/plan.ts';
import type { Platform } from '../domain/platform.ts';
import type { Rejection } from '../domain/dry-run.ts';
import type { Guard, GuardLimits } from '../domain/guards.ts';
import { refuseUnexpectedDiff } from '../plan/expected.ts';
import { guardPlan } from '../plan/guards.ts';
import { requestContent } from '../plan/request-fields.ts';
import { isUndoable, undoBundle } from '../plan/undo.ts';
import { reasons } from './reasons.ts';

/** A bundle, with the deployment and platform that it goes to. */
export type Target = { readonly bundle: Bundle; readonly deployment: Deployment; readonly platform: Platform };

/** The target of a planned bundle. */
export function targetOf({ kind, deployment }: PlannedBundle, targets: readonly Target[]): Target {
  const target = targets.find((one) => one.bundle.kind === kind && one.deployment.id === deployment.id);
  if (target === undefined) throw new Error('a plan has a bundle that its files do not declare');
  return target;
}

/** A bundle's fresh plan, or why the platform would reject it. */
export type FreshPreview = PlannedBundle | { readonly rejections: readonly Rejection[] };

/** A running apply: where its bundles go, and the effects of the command that runs it. */
export type ApplyContext = {
  readonly targets: readonly Target[];
  readonly locate: Locate;
  /** Configured fields that the API does not know, which an undo sends back as well. */
  readonly extraFields: ExtraFields;
  /** Whether a stop was requested; checked before each PUT and each wait. */
  isStopRequested(): boolean;
  pause(milliseconds: number): Promise<void>;
  progress(text: string): void;
};

/** Dry-runs the content of a bundle and plans it again. Throws PlatformError if the answer shows something else than what was sent. */
export async function previewNow(planned: PlannedBundle, { targets, locate }: ApplyContext): Promise<FreshPreview> {
  const { bundle, deployment, platform } = targetOf(planned, targets);
  const answer = await platform.dryRun(deployment, bundle);
  if (answer.rejections.length > 0) return answer;
  refuseUnexpectedDiff(bundle, deployment, answer);
  return planBundle(bundle, deployment, answer, locate);
}

export type ApplyLimits = {
  /** Whether a changed state version is accepted if the diff is exactly the reviewed one. */
  readonly onStale: 'refuse' | 'same-diff';
  /** Beyond these limits, approval is required. */
  readonly limits: GuardLimits;
};

/**
 * How a reviewed bundle compares with a fresh dry run. `done`: no changes left. `same`: applying does exactly what was reviewed. `moved`:
 * the same diff at another state version. `other`: another diff. `inconsistent`: no changes at the very state version that had some, so one of the
 * two is wrong.
 */
export type Comparison = 'done' | 'same' | 'moved' | 'other' | 'inconsistent';

export function compareWithReviewed(reviewed: ReviewedDigests, fresh: PlannedBundle): Comparison {
  const isSameDiff = fresh.diffDigest === reviewed.diffDigest;
  const isSameContent = fresh.bundleDigest === reviewed.bundleDigest;
  const isSameState = fresh.stateVersion === reviewed.stateVersion;
  if (fresh.changes.length === 0) return isSameContent && isSameState && !isSameDiff ? 'inconsistent' : 'done';
  if (!isSameContent || !isSameDiff) return 'other';
  return isSameState ? 'same' : 'moved';
}

type ReviewedDigests = Pick<PlannedBundle, 'bundleDigest' | 'stateVersion' | 'diffDigest'>;

/** The error for a dry run that is `inconsistent`. */
export const inconsistentAnswer = (fresh: PlannedBundle): PlatformError =>
  new PlatformError(
    `The platform shows no changes of ${nameOfBundle(fresh)} at the very state version, ${fresh.stateVersion}, at which there have to be some.`,
    { fix: 'Its answer may be incomplete. Retry; if it persists, ask the operator of the platform.' },
  );

/** A reviewed bundle that is ready to be sent: its fresh plan, and the whole bundle as it is before that. */
export type Ready = {
  readonly state: 'ready';
  readonly bundle: PlannedBundle;
  readonly fresh: PlannedBundle;
  readonly before: Content;
};

/** A reviewed bundle that the platform already has; `before` is null if the review did not show what it replaced. */
export type AlreadyApplied = {
  readonly state: 'done';
  readonly bundle: PlannedBundle;
  readonly fresh: PlannedBundle;
  readonly before: Content | null;
};

/** A plan of which at least one bundle may be sent. */
export type CheckedPlan = { readonly kind: 'ready'; readonly deployments: readonly CheckedDeployment[] };

/** The bundles of one deployment: they may be sent, or nothing of them is. */
export type CheckedDeployment =
  | { readonly kind: 'ready'; readonly slug: string; readonly bundles: readonly (Ready | AlreadyApplied)[] }
  | (RefusedDeployment & { readonly slug: string });

type Rejected = {
  readonly state: 'rejected';
  readonly bundle: PlannedBundle;
  readonly rejections: readonly Rejection[];
};

/** A bundle that the platform rejects, and why. */
export type RejectedBundle = Omit<Rejected, 'state'>;

/** Why nothing of a deployment is sent, with the result of each bundle. */
type RefusedDeployment = { readonly results: readonly AppliedBundle[] } & (
  | { readonly kind: 'stale' }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'invalid'; readonly rejected: readonly RejectedBundle[] }
);

/** Why nothing is sent, with the result of each bundle. */
export type NothingSent =
  | RefusedDeployment
  | {
      readonly kind: 'needs-approval';
      readonly guards: readonly Guard[];
      readonly results: readonly AppliedBundle[];
    };

/** A reviewed bundle beside the platform's current answer. */
type Checked = Ready | AlreadyApplied | Rejected | Stale;

type Stale = { readonly state: 'stale'; readonly bundle: PlannedBundle; readonly fresh: PlannedBundle };

/**
 * Dry-runs every bundle of a plan before the first is sent. Nothing of a deployment is sent if the platform rejects one of its bundles, or if one
 * changed since the review; nothing at all if a guard requires approval. Reads what each bundle to be sent is now, so that it can be undone.
 * Writes nothing.
 */
export async function checkPlan(
  { bundles }: Plan,
  context: ApplyContext,
  options: ApplyLimits,
): Promise<CheckedPlan | NothingSent> {
  const number = bundles.length === 1 ? '1 bundle' : `${String(bundles.length)} bundles`;
  context.progress(`Checking ${number} before anything is written`);
  const deployments = await mapConcurrently(
    [...Map.groupBy(bundles, ({ deployment }) => deployment.id).values()],
    (bundlesOfOne) => checkDeployment(bundlesOfOne, context, options),
  );
  const checked = deployments.flatMap((one) => (one.kind === 'ready' ? one.bundles : []));
  const ready = checked.filter((one) => one.state === 'ready');
  const refused = deployments.filter((one) => one.kind !== 'ready');
  if (ready.length === 0 && refused.length > 0) return reportNothingSent(deployments, bundles);
  // What is left out counts as it was reviewed: without approval of the whole plan, no part of it is sent.
  const leftOut = refused.flatMap(({ results }) => results.filter(({ outcome }) => outcome.result === 'not-applied'));
  const judged = [...ready.map(({ fresh }) => fresh), ...leftOut.map(({ bundle }) => bundle)];
  const guards = guardPlan(makePlan(judged), options.limits);
  if (guards.length === 0) return { kind: 'ready', deployments };
  const results = [...resultsOfUnsent(checked, reasons.needsApproval), ...refused.flatMap((one) => one.results)];
  return { kind: 'needs-approval', guards, results: inPlanOrder(results, bundles) };
}

async function checkDeployment(
  bundles: readonly PlannedBundle[],
  context: ApplyContext,
  options: ApplyLimits,
): Promise<CheckedDeployment> {
  const slug = bundles[0]?.deployment.slug ?? '';
  let checked: Checked[];
  try {
    checked = await Promise.all(bundles.map((bundle) => checkBundle(bundle, context, options)));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const outcome = { result: 'not-applied', reason: reasons.dryRunFailed(error), current: null } as const;
    return { kind: 'failed', slug, error, results: bundles.map((bundle) => ({ bundle, outcome })) };
  }
  const rejected = checked.filter((one) => one.state === 'rejected');
  if (rejected.length > 0)
    return {
      kind: 'invalid',
      slug,
      rejected,
      results: resultsOfUnsent(checked, reasons.rejectedBundles(namesOf(rejected))),
    };
  const stale = checked.filter((one) => one.state === 'stale');
  if (stale.length > 0)
    return { kind: 'stale', slug, results: resultsOfUnsent(checked, reasons.staleBundles(namesOf(stale))) };
  return { kind: 'ready', slug, bundles: checked.filter((one) => one.state === 'ready' || one.state === 'done') };
}

/** Nothing is left to send, since every deployment is refused or has it already. */
function reportNothingSent(deployments: readonly CheckedDeployment[], bundles: readonly PlannedBundle[]): NothingSent {
  const all = deployments.flatMap((one) => (one.kind === 'ready' ? resultsOfUnsent(one.bundles, '') : one.results));
  const results = inPlanOrder(all, bundles);
  const failed = deployments.find((one) => one.kind === 'failed');
  if (failed !== undefined) return { kind: 'failed', error: failed.error, results };
  const rejected = deployments.flatMap((one) => (one.kind === 'invalid' ? one.rejected : []));
  return rejected.length > 0 ? { kind: 'invalid', rejected, results } : { kind: 'stale', results };
}

/** Results in the order of a plan's bundles. */
export const inPlanOrder = (
  results: readonly AppliedBundle[],
  bundles: readonly PlannedBundle[],
): readonly AppliedBundle[] => results.toSorted((a, b) => bundles.indexOf(a.bundle) - bundles.indexOf(b.bundle));

async function checkBundle(bundle: PlannedBundle, context: ApplyContext, { onStale }: ApplyLimits): Promise<Checked> {
  const fresh = await previewNow(bundle, context);
  if ('rejections' in fresh) return { state: 'rejected', bundle, rejections: fresh.rejections };
  const comparison = compareWithReviewed(bundle, fresh);
  if (comparison === 'inconsistent') throw inconsistentAnswer(fresh);
  if (comparison === 'done') {
    const before = bundle.changes.length > 0 ? undoBundle(bundle) : null;
    return {
      state: 'done',
      bundle,
      fresh,
      before: before && requestContent(bundle.kind, before, context.extraFields),
    };
  }
  const isReady = comparison === 'same' || (comparison === 'moved' && onStale === 'same-diff');
  if (!isReady) return { state: 'stale', bundle, fresh };
  return { state: 'ready', bundle, fresh, before: await readUndo(fresh, context) };
}

/**
 * The whole bundle as it is on the platform, to be sent back by a rollback: from the diff, or read if the diff does not hold all of it. Throws
 * PlatformError if that is impossible, since nothing is sent that cannot be undone.
 */
async function readUndo(fresh: PlannedBundle, { targets, extraFields }: ApplyContext): Promise<Content> {
  const before = undoBundle(fresh);
  if (before !== null) return requestContent(fresh.kind, before, extraFields);
  if (!isUndoable(fresh)) {
    throw new PlatformError(
      `${nameOfBundle(fresh)} cannot be undone, so nothing is sent: the platform would change objects of a kind that ifmatch does not know.`,
      { fix: 'Update ifmatch, or change this bundle on the platform.' },
    );
  }
  const { platform, deployment } = targetOf(fresh, targets);
  const live = await platform.read(deployment, fresh.kind);
  if (live.stateVersion !== fresh.stateVersion) {
    throw new PlatformError(`The platform changed ${nameOfBundle(fresh)} while it was checked.`, {
      fix: 'Nothing was sent. Retry.',
    });
  }
  return requestContent(fresh.kind, live.content, extraFields);
}

const namesOf = (checked: readonly Checked[]): string => checked.map(({ bundle }) => nameOfBundle(bundle)).join(', ');

const resultsOfUnsent = (checked: readonly Checked[], reason: string): AppliedBundle[] =>
  checked.map((one) => ({ bundle: one.bundle, outcome: resultOfUnsent(one, reason) }));

/** The result of a bundle that is not sent: its own reason, else that of the run. */
export function resultOfUnsent(one: Checked, reason: string): BundleResult {
  if (one.state === 'rejected') return { result: 'not-applied', reason: reasons.rejected, current: null };
  if (one.state === 'ready') return { result: 'not-applied', reason, current: null };
  const { stateVersion, changes } = one.fresh;
  if (one.state === 'stale') {
    return { result: 'not-applied', reason: reasons.stale, current: { stateVersion, changes } };
  }
  return { result: 'already-applied', reason: null, undo: one.before && { stateVersion, content: one.before } };
}

/** What is known of each bundle before the first PUT: the results that stay on disk if the run is killed from here on. */
export const resultsBeforeSending = ({ deployments }: CheckedPlan): AppliedBundle[] =>
  deployments.flatMap((deployment): readonly AppliedBundle[] => {
    if (deployment.kind !== 'ready') return deployment.results;
    return deployment.bundles.map((one): AppliedBundle => {
      if (one.state === 'done') return { bundle: one.bundle, outcome: resultOfUnsent(one, '') };
      const undo = { stateVersion: null, content: one.before };
      return { bundle: one.bundle, outcome: { result: 'unknown', reason: reasons.killed, current: null, undo } };
    });
  });
