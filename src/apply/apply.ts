import { nameOfBundle } from '../domain/bundle.ts';
import { inParallel } from '../util/parallel.ts';
import type { BundleResult, Plan, PlannedBundle } from '../domain/plan.ts';
import type { Put } from '../domain/platform.ts';
import { PlatformError } from '../domain/errors.ts';
import {
  type Applying,
  type ApplyLimits,
  type CheckedDeployment,
  type CheckedPlan,
  checkPlan,
  compareWithReviewed,
  type Fresh,
  inPlanOrder,
  type NothingSent,
  previewNow,
  type Ready,
  type RejectedBundle,
  resultsBeforeSending,
  targetOf,
  withoutSending,
} from './check.ts';
import { reasonOf, reasons } from './reasons.ts';
import { decide, type Attempts, type Look, outcomeOf, toResult, type Trouble, type Troubled } from './results.ts';
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

export type ApplyingOptions = ApplyLimits & { readonly waves?: Waves; readonly saveUndo: SaveUndo };

/**
 * Applies exactly the reviewed plan: checks every bundle, puts the undo on disk, sends and verifies. A deployment is sent as a whole or, if a check of
 * one of its bundles fails, not at all; the others go on. The report has a true result for every bundle.
 */
export async function applyPlan(reviewed: Plan, applying: Applying, options: ApplyingOptions): Promise<ApplyReport> {
  const checked = await checkPlan(reviewed, applying, options);
  if (checked.kind !== 'ready') return checked;
  const sendsAny = checked.deployments.some(
    (one) => one.kind === 'ready' && one.bundles.some(({ state }) => state === 'ready'),
  );
  if (sendsAny) await options.saveUndo(inPlanOrder(resultsBeforeSending(checked), reviewed.bundles));
  return sendPlan(checked, reviewed, applying, options);
}

type Stop = { readonly reason: string; readonly error: Error };

const interrupted: Stop = {
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
  applying: Applying,
  { onStale, waves = [] }: ApplyingOptions,
): Promise<ApplyReport> {
  const results: AppliedBundle[] = [];
  const errors: Error[] = [];
  let stopped: Stop | null = null;
  for (const wave of inWaves(deployments, waves)) {
    const failed: string[] = [];
    for (const deployment of wave) {
      const sent =
        deployment.kind === 'ready'
          ? await sendDeployment(deployment, stopped, applying, onStale)
          : withoutDeployment(deployment);
      results.push(...sent.results);
      if (sent.error !== null) errors.push(sent.error);
      if (!sent.results.every(({ outcome }) => isDone(outcome))) failed.push(deployment.slug);
    }
    if (failed.length > 0) stopped ??= stopAfter(failed);
  }
  const rejected = deployments.flatMap((one) => (one.kind === 'invalid' ? one.rejected : []));
  return reportOf(inPlanOrder(results, bundles), rejected, errors[0] ?? null);
}

/** How an apply ended. `error`: the first one that stopped a deployment. */
function reportOf(
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

function stopAfter(failed: readonly string[]): Stop {
  const reason = reasons.waveStopped(failed.join(', '));
  return { reason, error: new PlatformError(reason) };
}

const isDone = ({ result }: BundleResult): boolean => result === 'applied' || result === 'already-applied';

/** The deployments of each wave; those that no wave names are in that of `*`, or the last. */
function inWaves(deployments: readonly CheckedDeployment[], waves: Waves): CheckedDeployment[][] {
  const named = waves.length === 0 ? [['*']] : waves;
  const rest = named.findIndex((wave) => wave.includes('*'));
  const places = deployments.map(({ slug }) => {
    const own = named.findIndex((wave) => wave.includes(slug));
    if (own >= 0) return own;
    return rest >= 0 ? rest : named.length;
  });
  return [...named, []].map((_, place) => deployments.filter((__, index) => places[index] === place));
}

/** What became of one deployment; `error`: why it did not go on. */
type SentDeployment = { readonly results: readonly AppliedBundle[]; readonly error: Error | null };

/** What is known of a deployment of which nothing is sent. */
const withoutDeployment = (deployment: Exclude<CheckedDeployment, { kind: 'ready' }>): SentDeployment => ({
  results: deployment.results,
  error: deployment.kind === 'failed' ? deployment.error : null,
});

/** Sends the bundles of one deployment one after another, up to the first that fails, and verifies all that were written. */
async function sendDeployment(
  { bundles }: Extract<CheckedDeployment, { kind: 'ready' }>,
  stopped: Stop | null,
  applying: Applying,
  onStale: ApplyLimits['onStale'],
): Promise<SentDeployment> {
  const sent: (Written | Ended)[] = [];
  let stop = stopped;
  // A platform may keep one version per deployment, so that our PUT changes the version of its other bundles.
  let acceptsMoved = onStale === 'same-diff';
  for (const one of bundles) {
    const { bundle } = one;
    if (one.state === 'ready' && applying.stopped()) stop ??= interrupted;
    if (one.state === 'done' || stop !== null) {
      sent.push({ kind: 'ended', bundle, outcome: withoutSending(one, stop?.reason ?? ''), error: null });
      continue;
    }
    applying.progress(`Applying ${nameOfBundle(bundle)}`);
    const end = await send(one, one.fresh, { lost: null, repeated: false, acceptsMoved }, applying);
    sent.push(end);
    acceptsMoved = true;
    stop = stopAt(end);
  }
  return { results: await verifyAll(sent, applying), error: stop?.error ?? null };
}

/** The first bundle that does not succeed stops its deployment. */
function stopAt(end: Written | Ended): Stop | null {
  if (end.kind === 'written') return null;
  const { bundle, outcome, error } = end;
  if (isDone(outcome)) return null;
  return { reason: reasons.stopped(nameOfBundle(bundle)), error: error ?? new PlatformError(outcome.reason ?? '') };
}

// ── Sending ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A bundle that the platform says it has written, to be verified. `sent`: the plan whose state version was sent. */
type Written = {
  readonly kind: 'written';
  readonly bundle: PlannedBundle;
  readonly ready: Ready;
  readonly sent: PlannedBundle;
  /** The version that the platform answered. */
  readonly stateVersion: string;
};

/** A bundle with its final result; `error` is what was thrown, and ends the run. */
type Ended = {
  readonly kind: 'ended';
  readonly bundle: PlannedBundle;
  readonly outcome: BundleResult;
  readonly error: Error | null;
};

/** Sends one bundle, again only if that cannot do more than was reviewed. Never throws for platform errors. */
async function send(
  ready: Ready,
  fresh: PlannedBundle,
  history: Attempts,
  applying: Applying,
): Promise<Written | Ended> {
  const { bundle } = ready;
  const put = await tryPut(fresh, applying);
  if (put.kind === 'written') {
    return { kind: 'written', bundle, ready, sent: fresh, stateVersion: put.stateVersion };
  }
  const { error } = put;
  const found = await look(bundle, fresh, put, history, applying);
  const decision = found === null ? 'not-applied' : decide(put.kind, found.shown, history);
  const next = afterPut(history, put);
  if (decision !== 'again') {
    return { kind: 'ended', bundle, outcome: toResult(decision, put, found, ready, next.lost), error };
  }
  if (applying.stopped()) {
    return { kind: 'ended', bundle, outcome: interruptedResult(put, found, ready, next.lost), error };
  }
  return send(ready, found?.fresh ?? fresh, next, applying);
}

const afterPut = (history: Attempts, put: Troubled): Attempts => ({
  ...history,
  lost: history.lost ?? (put.kind === 'unanswered' ? put.message : null),
  repeated: put.kind === 'stale' || put.kind === 'conflict' || history.repeated,
});

/** A PUT is not repeated once a stop is requested; the first one may still arrive if it got no clear answer. */
function interruptedResult(put: Troubled, found: Look | null, ready: Ready, lost: string | null): BundleResult {
  if (lost !== null) return toResult('unknown', put, found, ready, lost);
  return { result: 'not-applied', reason: reasons.interrupted, current: null };
}

type Accepted = Extract<Put, { kind: 'written' }>;

/** Sends a bundle once, with exactly the state version of its fresh plan as `If-Match`. */
async function tryPut(fresh: PlannedBundle, { targets }: Applying): Promise<Accepted | Troubled> {
  try {
    const { platform, deployment } = targetOf(fresh, targets);
    const put = await platform.put(deployment, fresh, fresh.stateVersion);
    if (put.kind !== 'written') return { ...put, error: null };
    // There are changes and the version is a fingerprint: an old version means no write, or a wrong answer.
    const isOld = put.stateVersion === fresh.stateVersion;
    return isOld ? { kind: 'unmoved', message: reasons.oldVersion, error: null } : put;
  } catch (thrown) {
    // Earlier bundles were applied and must be reported, so even a bug of ours becomes a result.
    const error = toError(thrown);
    return { kind: troubleOf(error), message: reasonOf(error), error };
  }
}

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Only a 4xx of the platform itself is a clear refusal; a gateway may send one after the write. A gateway may send the PUT twice, and
 * its 409 answers the second, which found the first one's result. After its 5xx, or a 408, the platform may still be working.
 */
function troubleOf(error: Error): Trouble {
  if (!(error instanceof PlatformError)) return 'failed';
  if (error.unsent) return 'refused';
  const status = error.status ?? 0;
  if (status === 408 || status >= 500) return 'unanswered';
  if (error.unprocessed) return 'refused';
  return status === 409 ? 'conflict' : 'failed';
}

/** Dry-runs after a troubled PUT; null if it was clearly refused or never reached the platform. */
async function look(
  bundle: PlannedBundle,
  sent: PlannedBundle,
  put: Troubled,
  history: Attempts,
  applying: Applying,
): Promise<Look | null> {
  if (put.kind === 'refused' && history.lost === null) return null;
  const fresh = await tryPreview(bundle, applying);
  if (fresh instanceof Error) return { shown: 'silent', fresh: null };
  if ('rejections' in fresh) return { shown: 'rejected', fresh: null };
  return { shown: compareWithReviewed(sent, fresh), fresh };
}

async function tryPreview(bundle: PlannedBundle, applying: Applying): Promise<Fresh | Error> {
  try {
    return await previewNow(bundle, applying);
  } catch (thrown) {
    // As above: the report matters more than the source of the error.
    return toError(thrown);
  }
}

// ── Verifying ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The result of every bundle; those that were written are dry-run again. */
async function verifyAll(sent: readonly (Written | Ended)[], applying: Applying): Promise<AppliedBundle[]> {
  const number = sent.filter(({ kind }) => kind === 'written').length;
  if (number > 0) applying.progress(`Verifying ${number === 1 ? '1 bundle' : `${String(number)} bundles`}`);
  return inParallel(sent, async (one) => ({
    bundle: one.bundle,
    outcome: one.kind === 'written' ? await verify(one, applying) : one.outcome,
  }));
}

/** A bundle is applied if its dry run is empty; a version changed by our own later PUT in the same deployment is fine. */
async function verify({ bundle, ready, sent, stateVersion }: Written, applying: Applying): Promise<BundleResult> {
  const undo = { stateVersion, content: ready.before };
  const now = await lookBeyond(sent, bundle, applying);
  if (now instanceof Error) return { result: 'unverified', reason: reasons.notVerified(now), undo };
  if ('rejections' in now) return { result: 'unverified', reason: reasons.rejectedAfter, undo };
  if (isBehind(now, sent)) return { result: 'unverified', reason: reasons.stillOld, undo };
  if (now.changes.length > 0) return { result: 'unverified', reason: reasons.leftOver(now.changes), undo };
  // The version of the content confirmed here: some platforms answer a PUT with another form of it, or with an older one.
  return { result: 'applied', reason: null, undo: { ...undo, stateVersion: now.stateVersion } };
}

/** Seconds between checks, 15 in all. A platform may read from a replica that lags some seconds behind. */
const waits = [1, 2, 4, 4, 4];

/** Checks again as long as the platform shows the very state that the PUT was sent to. */
async function lookBeyond(sent: PlannedBundle, bundle: PlannedBundle, applying: Applying): Promise<Fresh | Error> {
  let shown = await tryPreview(bundle, applying);
  for (const seconds of waits) {
    if (!isBehind(shown, sent) || applying.stopped()) return shown;
    await applying.pause(seconds * 1000);
    shown = await tryPreview(bundle, applying);
  }
  return shown;
}

const isBehind = (shown: Fresh | Error, sent: PlannedBundle): boolean =>
  'changes' in shown && shown.stateVersion === sent.stateVersion;
