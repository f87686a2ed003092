import { nameOfBundle } from '../domain/bundle.ts';
import type { Guard } from '../domain/guards.ts';
import type { BundleResult, Plan, PlannedBundle } from '../domain/plan.ts';
import { PlatformError } from '../domain/errors.ts';
import type { Put } from '../domain/platform.ts';
import type { Rejection } from '../domain/preview.ts';
import { guardPlan } from '../plan/guards.ts';
import { makePlan } from '../plan/plan.ts';
import {
  type Applying,
  type ApplyLimits,
  checkAll,
  type Checked,
  compareWithReviewed,
  type Fresh,
  previewNow,
  type Ready,
  targetOf,
} from './check.ts';
import {
  decide,
  type Attempts,
  type Look,
  outcomeOf,
  reasonOf,
  reasons,
  toResult,
  type Trouble,
  type Troubled,
} from './results.ts';
import type { AppliedBundle } from '../domain/outcome.ts';

type Rejected = { readonly bundle: PlannedBundle; readonly rejections: readonly Rejection[] };

/** How an apply ended, with one result per bundle of the plan. `failed`, `needs-approval` and `invalid` mean nothing was written. */
export type ApplyReport = { readonly results: readonly AppliedBundle[] } & (
  | { readonly kind: 'applied' | 'partial' | 'stale' }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'needs-approval'; readonly guards: readonly Guard[] }
  | { readonly kind: 'invalid'; readonly rejected: readonly Rejected[] }
);

/**
 * Applies exactly the reviewed plan: dry-runs every bundle first, then writes them one by one with the reviewed state version and verifies
 * each; stops at the first failure. The report always holds a true result for every bundle.
 */
export async function applyPlan(reviewed: Plan, applying: Applying, options: ApplyLimits): Promise<ApplyReport> {
  applying.progress(
    `Checking ${String(reviewed.bundles.length)} ${reviewed.bundles.length === 1 ? 'bundle' : 'bundles'} before anything is written`,
  );
  let checked: Checked[];
  try {
    checked = await checkAll(reviewed.bundles, applying, options);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const outcome = { result: 'not-applied', reason: reasons.checked(error), current: null } as const;
    return { kind: 'failed', error, results: reviewed.bundles.map((bundle) => ({ bundle, outcome })) };
  }
  return refusalOf(checked, options) ?? sendAll(checked, applying, options);
}

/** Why nothing may be sent at all, or null. */
function refusalOf(checked: readonly Checked[], { limits }: ApplyLimits): ApplyReport | null {
  const rejected = checked.filter((one) => one.state === 'rejected');
  if (rejected.length > 0) {
    return { kind: 'invalid', rejected, results: unsent(checked, reasons.otherRejected(namesOf(rejected))) };
  }
  const stale = checked.filter((one) => one.state === 'stale');
  if (stale.length > 0) return { kind: 'stale', results: unsent(checked, reasons.otherStale(namesOf(stale))) };
  const guards = guardPlan(makePlan(checked.flatMap((one) => (one.state === 'ready' ? [one.fresh] : []))), limits);
  return guards.length > 0 ? { kind: 'needs-approval', guards, results: unsent(checked, reasons.needsApproval) } : null;
}

const namesOf = (checked: readonly Checked[]): string => checked.map(({ bundle }) => nameOfBundle(bundle)).join(', ');

const unsent = (checked: readonly Checked[], reason: string): AppliedBundle[] =>
  checked.map((one) => ({ bundle: one.bundle, outcome: withoutSending(one, reason) }));

/** The result of a bundle that is not sent: its own reason, else the run's. */
function withoutSending(one: Checked, reason: string): BundleResult {
  if (one.state === 'rejected') return { result: 'not-applied', reason: reasons.rejected, current: null };
  if (one.state === 'ready') return { result: 'not-applied', reason, current: null };
  const { stateVersion, changes } = one.fresh;
  if (one.state === 'stale') {
    return { result: 'not-applied', reason: reasons.stale, current: { stateVersion, changes } };
  }
  return { result: 'already-applied', reason: null, undo: one.before && { stateVersion, content: one.before } };
}

type Stop = { readonly reason: string; readonly error: Error };

const interrupted: Stop = {
  reason: reasons.interrupted,
  error: new PlatformError('The apply was stopped before everything was sent.', { hint: 'Rerunning it is safe.' }),
};

async function sendAll(
  checked: readonly Checked[],
  applying: Applying,
  { onStale }: ApplyLimits,
): Promise<ApplyReport> {
  const results: AppliedBundle[] = [];
  // A platform may keep one version per deployment, so that our PUT changes the version of its other bundles.
  const sentTo = new Set<string>();
  let stop: Stop | null = null;
  for (const one of checked) {
    const { bundle } = one;
    if (one.state === 'ready' && applying.stopped()) stop ??= interrupted;
    if (one.state !== 'ready' || stop !== null) {
      results.push({ bundle, outcome: withoutSending(one, stop?.reason ?? '') });
      continue;
    }
    applying.progress(`Applying ${nameOfBundle(bundle)}`);
    const sent = await send(one, applying, onStale === 'same-diff' || sentTo.has(bundle.deployment.id));
    results.push({ bundle, outcome: sent.outcome });
    sentTo.add(bundle.deployment.id);
    stop = stopAt(bundle, sent);
  }
  return toReport(results, stop);
}

/** The first bundle that does not succeed stops the apply. */
function stopAt(bundle: PlannedBundle, { outcome, error }: Sent): Stop | null {
  if (outcome.result === 'applied' || outcome.result === 'already-applied') return null;
  return { reason: reasons.stopped(nameOfBundle(bundle)), error: error ?? new PlatformError(outcome.reason ?? '') };
}

function toReport(results: readonly AppliedBundle[], stop: Stop | null): ApplyReport {
  const kind = outcomeOf(results);
  if (kind !== 'failed') return { kind, results };
  if (stop === null) throw new Error('an apply that did not stop cannot have failed');
  return { kind, results, error: stop.error };
}

/** The result of a send; `error` is what was thrown, and ends the run. */
type Sent = { readonly outcome: BundleResult; readonly error: Error | null };

/** Writes one bundle and verifies it. Never throws for platform errors: every end is a true result. */
function send(ready: Ready, applying: Applying, acceptsMoved: boolean): Promise<Sent> {
  return attempt(ready, ready.fresh, { lost: null, repeated: false, acceptsMoved }, applying);
}

async function attempt(ready: Ready, fresh: PlannedBundle, history: Attempts, applying: Applying): Promise<Sent> {
  const put = await tryPut(fresh, applying);
  if (put.kind === 'written') return { outcome: await verify(ready, fresh, put.stateVersion, applying), error: null };
  const found = await look(ready.bundle, fresh, put, history, applying);
  const decision = found === null ? 'not-applied' : decide(put.kind, found.shown, history);
  const next = afterPut(history, put);
  if (decision !== 'again') return { outcome: toResult(decision, put, found, ready, next.lost), error: put.error };
  if (applying.stopped()) return { outcome: interruptedResult(put, found, ready, next.lost), error: put.error };
  return attempt(ready, found?.fresh ?? fresh, next, applying);
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

type Written = Extract<Put, { kind: 'written' }>;

/** Sends a bundle once, with exactly the state version of its fresh plan as `If-Match`. */
function putNow(fresh: PlannedBundle, { targets }: Applying): Promise<Put> {
  const { platform, deployment } = targetOf(fresh, targets);
  return platform.put(deployment, fresh, fresh.stateVersion);
}

async function tryPut(fresh: PlannedBundle, applying: Applying): Promise<Written | Troubled> {
  try {
    const put = await putNow(fresh, applying);
    if (put.kind !== 'written') return { ...put, error: null };
    // There are changes and the version is a fingerprint: an old version means no write, or a wrong answer.
    const isOld = put.stateVersion === fresh.stateVersion;
    return isOld ? { kind: 'contradicted', message: reasons.oldVersion, error: null } : put;
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

async function verify(
  { bundle, before }: Ready,
  sent: PlannedBundle,
  stateVersion: string,
  applying: Applying,
): Promise<BundleResult> {
  const undo = before && { stateVersion, content: before };
  const now = await lookBeyond(sent, bundle, applying);
  if (now instanceof Error) return { result: 'unverified', reason: reasons.notVerified(now), undo };
  if ('rejections' in now) return { result: 'unverified', reason: reasons.rejectedAfter, undo };
  if (isBehind(now, sent)) return { result: 'unverified', reason: reasons.stillOld, undo };
  if (now.changes.length > 0) return { result: 'unverified', reason: reasons.leftOver(now.changes.length), undo };
  // The version of the content confirmed here: some platforms answer a PUT with another form of it, or with an older one.
  return { result: 'applied', reason: null, undo: undo && { ...undo, stateVersion: now.stateVersion } };
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
