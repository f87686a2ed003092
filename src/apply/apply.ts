import { nameOfBundle } from '../domain/bundle.ts';
import { mapConcurrently } from '../util/parallel.ts';
import type { BundleResult, Plan, PlannedBundle } from '../domain/plan.ts';
import type { PutResult } from '../domain/platform.ts';
import { PlatformError } from '../domain/errors.ts';
import {
  type ApplyContext,
  type ApplyLimits,
  type CheckedDeployment,
  type CheckedPlan,
  checkPlan,
  compareWithReviewed,
  type FreshPreview,
  inPlanOrder,
  type NothingSent,
  previewNow,
  type Ready,
  type RejectedBundle,
  resultsBeforeSending,
  targetOf,
  resultOfUnsent,
} from './check.ts';
import { reasonOf, reasons } from './reasons.ts';
import {
  decideAfterFailedPut,
  type Attempts,
  type DryRunAfterPut,
  outcomeOf,
  toResult,
  type PutFailure,
  type FailedPut,
} from './results.ts';
import type { AppliedBundle } from '../domain/outcome.ts';

/** How an apply ended, with one result per bundle of the plan. `failed`, `needs-approval` and `invalid` mean nothing was written. */
export type ApplyReport = NothingSent | SentReport;

/** How sending a checked plan ended. `stale` and `failed`: nothing was written. `rejected`: by the platform, in deployments that were left out. */
type SentReport = { readonly results: readonly AppliedBundle[]; readonly rejected?: readonly RejectedBundle[] } & (
  | { readonly kind: 'applied' | 'partial' | 'stale' }
  | { readonly kind: 'failed'; readonly error: Error }
);

/**
 * Puts on disk what would undo an apply, before its first PUT. `results` holds the undo of each bundle, and is what the plan file says if the run
 * is killed. If this throws, nothing is sent.
 */
export type SaveUndo = (results: readonly AppliedBundle[]) => Promise<void>;

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
    (one) => one.kind === 'ready' && one.bundles.some(({ state }) => state === 'ready'),
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
  const results: AppliedBundle[] = [];
  const errors: Error[] = [];
  let stopReason: StopReason | null = null;
  for (const wave of groupByWave(deployments, waves)) {
    const failed: string[] = [];
    for (const deployment of wave) {
      const sent =
        deployment.kind === 'ready'
          ? await sendDeployment(deployment, stopReason, context, onStale)
          : resultsOfUnsent(deployment);
      results.push(...sent.results);
      if (sent.error !== null) errors.push(sent.error);
      if (!sent.results.every(({ outcome }) => isDone(outcome))) failed.push(deployment.slug);
    }
    if (failed.length > 0) stopReason ??= stopAfterWave(failed);
  }
  const rejected = deployments.flatMap((one) => (one.kind === 'invalid' ? one.rejected : []));
  return reportFrom(inPlanOrder(results, bundles), rejected, errors[0] ?? null);
}

/** How an apply ended. `error`: the first one that stopped a deployment. */
function reportFrom(
  results: readonly AppliedBundle[],
  rejected: readonly RejectedBundle[],
  error: Error | null,
): ApplyReport {
  const more = rejected.length === 0 ? {} : { rejected };
  const kind = outcomeOf(results);
  if (kind !== 'failed') return { kind, results, ...more };
  if (error !== null) return { kind, error, results, ...more };
  // A rejection is no error of the run.
  if (rejected.length > 0) return { kind: 'invalid', rejected, results };
  throw new Error('an apply that did not stop cannot have failed');
}

function stopAfterWave(failed: readonly string[]): StopReason {
  const reason = reasons.waveStopped(failed.join(', '));
  return { reason, error: new PlatformError(reason) };
}

const isDone = ({ result }: BundleResult): boolean => result === 'applied' || result === 'already-applied';

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

/** What became of one deployment; `error`: why it did not go on. */
type SentDeployment = { readonly results: readonly AppliedBundle[]; readonly error: Error | null };

/** What is known of a deployment of which nothing is sent. */
const resultsOfUnsent = (deployment: Exclude<CheckedDeployment, { kind: 'ready' }>): SentDeployment => ({
  results: deployment.results,
  error: deployment.kind === 'failed' ? deployment.error : null,
});

/** Sends the bundles of one deployment one after another, up to the first that fails, and verifies all that were written. */
async function sendDeployment(
  { bundles }: Extract<CheckedDeployment, { kind: 'ready' }>,
  stopped: StopReason | null,
  context: ApplyContext,
  onStale: ApplyLimits['onStale'],
): Promise<SentDeployment> {
  const sent: (SentBundle | FinishedBundle)[] = [];
  let stop = stopped;
  // A platform may keep one version per deployment, so that our PUT changes the version of its other bundles.
  let acceptsOtherVersion = onStale === 'same-diff';
  for (const one of bundles) {
    const { bundle } = one;
    if (one.state === 'ready' && context.isStopRequested()) stop ??= interrupted;
    if (one.state === 'done' || stop !== null) {
      sent.push({ kind: 'ended', bundle, outcome: resultOfUnsent(one, stop?.reason ?? ''), error: null });
      continue;
    }
    context.progress(`Applying ${nameOfBundle(bundle)}`);
    const putResult = await sendWithRetry(
      one,
      one.fresh,
      { unanswered: null, repeated: false, acceptsOtherVersion },
      context,
    );
    sent.push(putResult);
    acceptsOtherVersion = true;
    stop = stopIfFailed(putResult);
  }
  return { results: await verifyAll(sent, context), error: stop?.error ?? null };
}

/** The first bundle that does not succeed stops its deployment. */
function stopIfFailed(putResult: SentBundle | FinishedBundle): StopReason | null {
  if (putResult.kind === 'written') return null;
  const { bundle, outcome, error } = putResult;
  if (isDone(outcome)) return null;
  return { reason: reasons.stopped(nameOfBundle(bundle)), error: error ?? new PlatformError(outcome.reason ?? '') };
}

// ── Sending ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A bundle that the platform says it has written, to be verified. `sent`: the plan whose state version was sent. */
type SentBundle = {
  readonly kind: 'written';
  readonly bundle: PlannedBundle;
  readonly ready: Ready;
  readonly sent: PlannedBundle;
  /** The version that the platform answered. */
  readonly stateVersion: string;
};

/** A bundle with its final result; `error` is what was thrown, and ends the run. */
type FinishedBundle = {
  readonly kind: 'ended';
  readonly bundle: PlannedBundle;
  readonly outcome: BundleResult;
  readonly error: Error | null;
};

/** Sends one bundle; repeats that only if it cannot do more than was reviewed. Never throws for platform errors. */
async function sendWithRetry(
  ready: Ready,
  fresh: PlannedBundle,
  attempts: Attempts,
  context: ApplyContext,
): Promise<SentBundle | FinishedBundle> {
  const { bundle } = ready;
  const put = await tryPut(fresh, context);
  if (put.kind === 'written') {
    return { kind: 'written', bundle, ready, sent: fresh, stateVersion: put.stateVersion };
  }
  const { error } = put;
  const dryRun = await dryRunAfter(bundle, fresh, put, attempts, context);
  const decision = dryRun === null ? 'not-applied' : decideAfterFailedPut(put.kind, dryRun.shows, attempts);
  const next = attemptsAfter(attempts, put);
  if (decision !== 'again') {
    return { kind: 'ended', bundle, outcome: toResult(decision, put, dryRun, ready, next.unanswered), error };
  }
  if (context.isStopRequested()) {
    return { kind: 'ended', bundle, outcome: interruptedResult(put, dryRun, ready, next.unanswered), error };
  }
  return sendWithRetry(ready, dryRun?.fresh ?? fresh, next, context);
}

const attemptsAfter = (attempts: Attempts, put: FailedPut): Attempts => ({
  ...attempts,
  unanswered: attempts.unanswered ?? (put.kind === 'unanswered' ? put.message : null),
  repeated: put.kind === 'stale' || put.kind === 'conflict' || attempts.repeated,
});

/** A PUT is not repeated once a stop is requested; the first one may still arrive if it got no clear answer. */
function interruptedResult(
  put: FailedPut,
  dryRun: DryRunAfterPut | null,
  ready: Ready,
  unanswered: string | null,
): BundleResult {
  if (unanswered !== null) return toResult('unknown', put, dryRun, ready, unanswered);
  return { result: 'not-applied', reason: reasons.interrupted, current: null };
}

type Accepted = Extract<PutResult, { kind: 'written' }>;

/** Sends a bundle once, with exactly the state version of its fresh plan as `If-Match`. */
async function tryPut(fresh: PlannedBundle, { targets }: ApplyContext): Promise<Accepted | FailedPut> {
  try {
    const { platform, deployment } = targetOf(fresh, targets);
    const put = await platform.put(deployment, fresh, fresh.stateVersion);
    if (put.kind !== 'written') return { ...put, error: null };
    // There are changes and the version is a fingerprint: an old version means no write, or a wrong answer.
    if (put.stateVersion === fresh.stateVersion) {
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
 * Only a 4xx of the platform itself is a clear refusal; a gateway may send one after the write. A gateway may send the PUT twice, and
 * its 409 answers the second, which found the first one's result. After its 5xx, or a 408, the platform may still be working.
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
  sent: PlannedBundle,
  put: FailedPut,
  attempts: Attempts,
  context: ApplyContext,
): Promise<DryRunAfterPut | null> {
  if (put.kind === 'refused' && attempts.unanswered === null) return null;
  const fresh = await tryPreview(bundle, context);
  if (fresh instanceof Error) return { shows: 'no-answer', fresh: null };
  if ('rejections' in fresh) return { shows: 'rejected', fresh: null };
  return { shows: compareWithReviewed(sent, fresh), fresh };
}

async function tryPreview(bundle: PlannedBundle, context: ApplyContext): Promise<FreshPreview | Error> {
  try {
    return await previewNow(bundle, context);
  } catch (thrown) {
    // Earlier bundles must be reported, so even a bug of ours becomes a result.
    return toError(thrown);
  }
}

// ── Verifying ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The result of every bundle; those that were written are dry-run again. */
async function verifyAll(
  sent: readonly (SentBundle | FinishedBundle)[],
  context: ApplyContext,
): Promise<AppliedBundle[]> {
  const count = sent.filter(({ kind }) => kind === 'written').length;
  if (count > 0) context.progress(`Verifying ${count === 1 ? '1 bundle' : `${String(count)} bundles`}`);
  return mapConcurrently(sent, async (one) => ({
    bundle: one.bundle,
    outcome: one.kind === 'written' ? await verify(one, context) : one.outcome,
  }));
}

/** A bundle is applied if its dry run is empty; a version changed by our own later PUT in the same deployment is fine. */
async function verify({ bundle, ready, sent, stateVersion }: SentBundle, context: ApplyContext): Promise<BundleResult> {
  const undo = { stateVersion, content: ready.before };
  const now = await previewUntilChanged(sent, bundle, context);
  if (now instanceof Error) return { result: 'unverified', reason: reasons.notVerified(now), undo };
  if ('rejections' in now) return { result: 'unverified', reason: reasons.rejectedAfter, undo };
  if (isStillOld(now, sent)) return { result: 'unverified', reason: reasons.stillOld, undo };
  if (now.changes.length > 0) return { result: 'unverified', reason: reasons.leftUndone(now.changes), undo };
  // The version of the content confirmed here: some platforms answer a PUT with another form of it, or with an older one.
  return { result: 'applied', reason: null, undo: { ...undo, stateVersion: now.stateVersion } };
}

/** Seconds between checks, 15 in all. A platform may read from a replica that lags some seconds behind. */
const secondsBetweenChecks = [1, 2, 4, 4, 4];

/** Checks again as long as the platform shows the very state that the PUT was sent to. */
async function previewUntilChanged(
  sent: PlannedBundle,
  bundle: PlannedBundle,
  context: ApplyContext,
): Promise<FreshPreview | Error> {
  let preview = await tryPreview(bundle, context);
  for (const seconds of secondsBetweenChecks) {
    if (!isStillOld(preview, sent) || context.isStopRequested()) return preview;
    await context.pause(seconds * 1000);
    preview = await tryPreview(bundle, context);
  }
  return preview;
}

const isStillOld = (preview: FreshPreview | Error, sent: PlannedBundle): boolean =>
  'changes' in preview && preview.stateVersion === sent.stateVersion;
