import { nameOfBundle } from '../domain/bundle.ts';
import { PlatformError } from '../domain/errors.ts';
import { type BundleWithResult, isApplied } from '../domain/outcome.ts';
import type { BundleResult, Plan, PlannedBundle } from '../domain/plan.ts';
import type { PutResult } from '../domain/platform.ts';
import { mapConcurrently } from '../util/parallel.ts';
import { pluralize } from '../util/text.ts';
import {
  type AlreadyApplied,
  type ApplyLimits,
  type CheckedDeployment,
  type CheckedPlan,
  checkPlan,
  inPlanOrder,
  type NothingSent,
  type ReadyBundle,
  type RejectedBundle,
  resultOfApplied,
  resultOfUnsent,
  resultsBeforeSending,
} from './check.ts';
import { compareWithReviewed } from './comparison.ts';
import { type ApplyContext, type CurrentPlanOrRejection, planCurrent, targetOf } from './context.ts';
import { reasonOf, reasons } from './reasons.ts';
import {
  decideAfterFailedPut,
  type DryRunAfterPut,
  type EarlierAttempts,
  type FailedPut,
  outcomeKindOf,
  type PutFailure,
  resultOfDecision,
} from './results.ts';

/** How an apply ended, with one result per bundle of the plan. With `failed`, `needs-approval` and `invalid`, nothing was written. */
export type ApplyReport = NothingSent | SentReport;

/** How sending a checked plan ended. With `stale` and `failed`, nothing was written. `rejected` are the bundles that the platform rejects; their deployments were left out. */
type SentReport = { readonly results: readonly BundleWithResult[]; readonly rejected?: readonly RejectedBundle[] } & (
  | { readonly kind: 'applied' | 'partial' | 'stale' }
  | { readonly kind: 'failed'; readonly error: Error }
);

/**
 * Puts on disk what would undo an apply, before its first PUT. `results` holds the undo of each bundle, and is what the plan file says if the run
 * is killed. If this throws, nothing is sent.
 */
export type SaveUndo = (results: readonly BundleWithResult[]) => Promise<void>;

/** Slugs of deployments that are sent before those of the next wave; `*` stands for all others. */
export type Waves = readonly (readonly string[])[];

export type ApplyOptions = ApplyLimits & { readonly waves?: Waves; readonly saveUndo: SaveUndo };

/**
 * Applies exactly the reviewed plan: checks every bundle, puts the undo on disk, sends and verifies. A deployment is sent as a whole or, if a check of
 * one of its bundles fails, not at all; the others go on. The report has a true result for every bundle.
 */
export async function applyPlan(reviewed: Plan, context: ApplyContext, options: ApplyOptions): Promise<ApplyReport> {
  const checked = await checkPlan(reviewed, context, options);
  if (checked.kind !== 'ready') return checked;
  const sendsAny = checked.deployments.some(
    (deployment) => deployment.kind === 'ready' && deployment.bundles.some(({ state }) => state === 'ready'),
  );
  if (sendsAny) await options.saveUndo(inPlanOrder(resultsBeforeSending(checked), reviewed.bundles));
  return sendPlan(checked, reviewed, context, options);
}

type StopReason = { readonly reason: string; readonly error: Error };

const interrupted: StopReason = {
  reason: reasons.interrupted,
  error: new PlatformError('The apply was stopped before everything was sent.', { fix: 'Rerunning it is safe.' }),
};

/**
 * Sends the deployments of a checked plan one after another, wave by wave; a wave with a failure is the last one. Never throws for errors of the
 * platform: every end is a true result.
 */
async function sendPlan(
  { deployments }: CheckedPlan,
  { bundles }: Plan,
  context: ApplyContext,
  { onStale, waves = [] }: ApplyOptions,
): Promise<ApplyReport> {
  const results: BundleWithResult[] = [];
  const errors: Error[] = [];
  let stopReason: StopReason | null = null;
  for (const wave of groupByWave(deployments, waves)) {
    const failed: string[] = [];
    for (const deployment of wave) {
      const report =
        deployment.kind === 'ready'
          ? await sendDeployment(deployment, stopReason, context, onStale)
          : reportUnsent(deployment);
      results.push(...report.results);
      if (report.error !== null) errors.push(report.error);
      if (!report.results.every(isApplied)) failed.push(deployment.slug);
    }
    if (failed.length > 0) stopReason ??= stopAfterWave(failed);
  }
  const rejected = deployments.flatMap((deployment) => (deployment.kind === 'invalid' ? deployment.rejected : []));
  return reportFrom(inPlanOrder(results, bundles), rejected, errors[0] ?? null);
}

/** How an apply ended. `error`: the first one that stopped a deployment. */
function reportFrom(
  results: readonly BundleWithResult[],
  rejected: readonly RejectedBundle[],
  error: Error | null,
): ApplyReport {
  const rejectedBundles = rejected.length === 0 ? {} : { rejected };
  const kind = outcomeKindOf(results);
  if (kind !== 'failed') return { kind, results, ...rejectedBundles };
  if (error !== null) return { kind, error, results, ...rejectedBundles };
  // A rejection is no error of the run.
  if (rejected.length > 0) return { kind: 'invalid', rejected, results };
  throw new Error('an apply that did not stop cannot have failed');
}

function stopAfterWave(failed: readonly string[]): StopReason {
  const reason = reasons.waveStopped(failed.join(', '));
  return { reason, error: new PlatformError(reason) };
}

/** The deployments of each wave; those that no wave names are in that of `*`, or the last. */
function groupByWave(deployments: readonly CheckedDeployment[], waves: Waves): CheckedDeployment[][] {
  const indexOfOthers = waves.findIndex((wave) => wave.includes('*'));
  const waveOf = ({ slug }: CheckedDeployment): number => {
    const index = waves.findIndex((wave) => wave.includes(slug));
    if (index >= 0) return index;
    return indexOfOthers >= 0 ? indexOfOthers : waves.length;
  };
  const byWave = Map.groupBy(deployments, waveOf);
  return [...waves.keys(), waves.length].map((index) => byWave.get(index) ?? []);
}

/** The results of one deployment; `error`: why it was not sent completely. */
type DeploymentReport = { readonly results: readonly BundleWithResult[]; readonly error: Error | null };

/** The report of a deployment of which nothing is sent. */
const reportUnsent = (deployment: Exclude<CheckedDeployment, { kind: 'ready' }>): DeploymentReport => ({
  results: deployment.results,
  error: deployment.kind === 'failed' ? deployment.error : null,
});

/** Sends the bundles of one deployment one after another, up to the first that fails, and verifies all that were written. */
async function sendDeployment(
  { bundles }: Extract<CheckedDeployment, { kind: 'ready' }>,
  reasonOfRun: StopReason | null,
  context: ApplyContext,
  onStale: ApplyLimits['onStale'],
): Promise<DeploymentReport> {
  const attempted: (SentBundle | FinishedBundle)[] = [];
  let stopReason = reasonOfRun;
  // A platform may keep one version per deployment, so that our PUT changes the version of its other bundles.
  let acceptsOtherVersion = onStale === 'same-diff';
  for (const checked of bundles) {
    if (checked.state === 'ready' && context.isStopRequested()) stopReason ??= interrupted;
    if (checked.state === 'already-applied' || stopReason !== null) {
      attempted.push(finishUnsent(checked, stopReason));
      continue;
    }
    context.progress(`Applying ${nameOfBundle(checked.bundle)}`);
    const firstAttempt = { unansweredMessage: null, isRepeated: false, acceptsOtherVersion };
    const putResult = await sendWithRetry(checked, checked.current, firstAttempt, context);
    attempted.push(putResult);
    acceptsOtherVersion = true;
    stopReason = stopIfFailed(putResult);
  }
  return { results: await verifySent(attempted, context), error: stopReason?.error ?? null };
}

/** A bundle that is not sent, because the platform has it or because the apply has stopped. */
function finishUnsent(checked: ReadyBundle | AlreadyApplied, stopReason: StopReason | null): FinishedBundle {
  const result =
    checked.state === 'already-applied' ? resultOfApplied(checked) : resultOfUnsent(checked, stopReason?.reason ?? '');
  return { kind: 'finished', bundle: checked.bundle, result, error: null };
}

/** The first bundle that does not succeed stops its deployment. */
function stopIfFailed(putResult: SentBundle | FinishedBundle): StopReason | null {
  if (putResult.kind === 'written' || isApplied(putResult)) return null;
  const { bundle, result, error } = putResult;
  return { reason: reasons.stopped(nameOfBundle(bundle)), error: error ?? new PlatformError(result.reason ?? '') };
}

// ── Sending ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A bundle that the platform says it has written, to be verified. `sentBundle` is the planned bundle whose state version was sent. */
type SentBundle = {
  readonly kind: 'written';
  readonly bundle: PlannedBundle;
  readonly ready: ReadyBundle;
  readonly sentBundle: PlannedBundle;
  /** The version that the platform answered. */
  readonly stateVersion: string;
};

/** A bundle with its final result; `error` is what was thrown, and ends the run. */
type FinishedBundle = {
  readonly kind: 'finished';
  readonly bundle: PlannedBundle;
  readonly result: BundleResult;
  readonly error: Error | null;
};

/** Sends one bundle, and sends it again only if that cannot do more than was reviewed. Never throws for platform errors. */
async function sendWithRetry(
  ready: ReadyBundle,
  bundleToSend: PlannedBundle,
  attempts: EarlierAttempts,
  context: ApplyContext,
): Promise<SentBundle | FinishedBundle> {
  const { bundle } = ready;
  const put = await tryPut(bundleToSend, context);
  if (put.kind === 'written') {
    return { kind: 'written', bundle, ready, sentBundle: bundleToSend, stateVersion: put.stateVersion };
  }
  const { error } = put;
  const dryRun = await dryRunAfter(bundle, bundleToSend, put, attempts, context);
  const decision = dryRun === null ? 'not-applied' : decideAfterFailedPut(put.kind, dryRun.finding, attempts);
  const nextAttempts = addAttempt(attempts, put);
  const { unansweredMessage } = nextAttempts;
  if (decision !== 'again') {
    return {
      kind: 'finished',
      bundle,
      result: resultOfDecision(decision, put, dryRun, ready, unansweredMessage),
      error,
    };
  }
  if (context.isStopRequested()) {
    return { kind: 'finished', bundle, result: interruptedResult(put, dryRun, ready, unansweredMessage), error };
  }
  return sendWithRetry(ready, dryRun?.current ?? bundleToSend, nextAttempts, context);
}

const addAttempt = (attempts: EarlierAttempts, put: FailedPut): EarlierAttempts => ({
  ...attempts,
  unansweredMessage: attempts.unansweredMessage ?? (put.kind === 'unanswered' ? put.message : null),
  isRepeated: put.kind === 'stale' || put.kind === 'conflict' || attempts.isRepeated,
});

/** A PUT is not repeated once a stop is requested; the first one may still arrive if it got no clear answer. */
function interruptedResult(
  put: FailedPut,
  dryRun: DryRunAfterPut | null,
  ready: ReadyBundle,
  unansweredMessage: string | null,
): BundleResult {
  if (unansweredMessage !== null) return resultOfDecision('unknown', put, dryRun, ready, unansweredMessage);
  return { kind: 'not-applied', reason: reasons.interrupted, current: null };
}

type AcceptedPut = Extract<PutResult, { kind: 'written' }>;

/** Sends a bundle once, with exactly the state version of its current plan as `If-Match`. */
async function tryPut(current: PlannedBundle, { targets }: ApplyContext): Promise<AcceptedPut | FailedPut> {
  try {
    const { platform, deployment } = targetOf(current, targets);
    const put = await platform.put(deployment, current, current.stateVersion);
    if (put.kind !== 'written') return { ...put, error: null };
    // There are changes and the version is a fingerprint: an old version means no write, or a wrong answer.
    if (put.stateVersion === current.stateVersion) {
      return { kind: 'old-version', message: reasons.oldVersion, error: null };
    }
    return put;
  } catch (thrown) {
    // Earlier bundles were applied and must be reported, so even a bug of ours becomes a result.
    const error = toError(thrown);
    return { kind: classifyPutError(error), message: reasonOf(error), error };
  }
}

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Classifies the error of a PUT, which a gateway may have sent instead of the platform:
 * - 5xx and 408: the platform may still be working, so the PUT counts as unanswered.
 * - 409: a gateway may have sent the PUT twice. The second PUT then conflicts with the result of the first.
 * - Another 4xx is a clear refusal only with an error of the platform itself. A gateway may send one after the write.
 */
function classifyPutError(error: Error): PutFailure {
  if (!(error instanceof PlatformError)) return 'failed';
  if (error.unsent) return 'refused';
  const status = error.status ?? 0;
  if (status === 408 || status >= 500) return 'unanswered';
  if (error.unprocessed) return 'refused';
  return status === 409 ? 'conflict' : 'failed';
}

/** Dry-runs after a PUT that failed; null if it was clearly refused or never reached the platform. */
async function dryRunAfter(
  bundle: PlannedBundle,
  sentPlan: PlannedBundle,
  put: FailedPut,
  attempts: EarlierAttempts,
  context: ApplyContext,
): Promise<DryRunAfterPut | null> {
  if (put.kind === 'refused' && attempts.unansweredMessage === null) return null;
  const preview = await tryPlanCurrent(bundle, context);
  if (preview.kind === 'failed') return { finding: 'no-answer', current: null };
  if (preview.kind === 'rejected') return { finding: 'rejected', current: null };
  return { finding: compareWithReviewed(sentPlan, preview.current), current: preview.current };
}

type PlanAttempt = CurrentPlanOrRejection | { readonly kind: 'failed'; readonly error: Error };

async function tryPlanCurrent(bundle: PlannedBundle, context: ApplyContext): Promise<PlanAttempt> {
  try {
    return await planCurrent(bundle, context);
  } catch (thrown) {
    // Earlier bundles must be reported, so even a bug of ours becomes a result.
    return { kind: 'failed', error: toError(thrown) };
  }
}

// ── Verifying ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The result of every bundle; those that were written are dry-run again. */
async function verifySent(
  attempted: readonly (SentBundle | FinishedBundle)[],
  context: ApplyContext,
): Promise<BundleWithResult[]> {
  const count = attempted.filter(({ kind }) => kind === 'written').length;
  if (count > 0) context.progress(`Verifying ${pluralize(count, 'bundle')}`);
  return mapConcurrently(attempted, async (attempt) => ({
    bundle: attempt.bundle,
    result: attempt.kind === 'written' ? await verify(attempt, context) : attempt.result,
  }));
}

/** A bundle is applied if its dry run is empty; a version changed by our own later PUT in the same deployment is fine. */
async function verify(
  { bundle, ready, sentBundle, stateVersion }: SentBundle,
  context: ApplyContext,
): Promise<BundleResult> {
  const undo = { stateVersion, content: ready.before };
  const unverified = (reason: string): BundleResult => ({ kind: 'unverified', reason, undo });
  const preview = await planUntilChanged(sentBundle, bundle, context);
  if (preview.kind === 'failed') return unverified(reasons.notVerified(preview.error));
  if (preview.kind === 'rejected') return unverified(reasons.rejectedAfter);
  if (isStillOld(preview, sentBundle)) return unverified(reasons.stillOld);
  const { changes, stateVersion: confirmedVersion } = preview.current;
  if (changes.length > 0) return unverified(reasons.leftUndone(changes));
  // The undo names the confirmed version: some platforms answer a PUT with another form of it, or with an older one.
  return { kind: 'applied', reason: null, undo: { ...undo, stateVersion: confirmedVersion } };
}

/** Seconds between checks, 15 in all. A platform may read from a replica that lags some seconds behind. */
const secondsBetweenChecks = [1, 2, 4, 4, 4];

/** Previews again as long as the platform shows the very state that the PUT was sent to. */
async function planUntilChanged(
  sentPlan: PlannedBundle,
  bundle: PlannedBundle,
  context: ApplyContext,
): Promise<PlanAttempt> {
  let preview = await tryPlanCurrent(bundle, context);
  for (const seconds of secondsBetweenChecks) {
    if (!isStillOld(preview, sentPlan) || context.isStopRequested()) return preview;
    await context.pause(seconds * 1000);
    preview = await tryPlanCurrent(bundle, context);
  }
  return preview;
}

const isStillOld = (preview: PlanAttempt, sentPlan: PlannedBundle): boolean =>
  preview.kind === 'planned' && preview.current.stateVersion === sentPlan.stateVersion;
