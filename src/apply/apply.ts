import { nameOfBundle } from '../domain/bundle.ts';
import type { AppliedBundle } from '../domain/outcome.ts';
import type { BundleResult, Guard, Plan, PlannedBundle } from '../domain/plan.ts';
import { PlatformError, type Rejection } from '../domain/preview.ts';
import { guardPlan } from '../plan/guards.ts';
import { makePlan } from '../plan/plan.ts';
import { type ApplyOptions, checkAll, type Checked, type Effects } from './check.ts';
import { outcomeOf, reasons } from './report.ts';
import { send, type Sent } from './send.ts';

export type Rejected = { readonly bundle: PlannedBundle; readonly rejections: readonly Rejection[] };

/** How an apply ended, with one result for every bundle of the plan. With `failed`, `consent` and `invalid` nothing was written. */
export type ApplyReport = { readonly results: readonly AppliedBundle[] } & (
  | { readonly kind: 'applied' | 'partial' | 'stale' }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'consent'; readonly guards: readonly Guard[] }
  | { readonly kind: 'invalid'; readonly rejected: readonly Rejected[] }
);

/**
 * Applies exactly what was reviewed: dry-runs every bundle first, then writes one after another, each with the state version that was
 * reviewed, and verifies it; stops at the first that does not succeed. Whatever happens, the report holds a true result for every bundle.
 */
export async function applyPlan(reviewed: Plan, effects: Effects, options: ApplyOptions): Promise<ApplyReport> {
  effects.progress(
    `Checking ${String(reviewed.bundles.length)} ${reviewed.bundles.length === 1 ? 'bundle' : 'bundles'} before anything is written`,
  );
  const checked = await tryCheck(reviewed, effects, options);
  if (checked instanceof Error) {
    return { kind: 'failed', error: checked, results: notApplied(reviewed, reasons.checked(checked)) };
  }
  return refusalOf(checked, options) ?? sendAll(checked, effects, options);
}

async function tryCheck(reviewed: Plan, effects: Effects, options: ApplyOptions): Promise<Checked[] | Error> {
  try {
    return await checkAll(reviewed.bundles, effects, options);
  } catch (thrown) {
    // The platform did not answer for a bundle, which is an end of the run like others.
    if (thrown instanceof PlatformError) return thrown;
    throw thrown;
  }
}

const notApplied = ({ bundles }: Plan, reason: string): AppliedBundle[] =>
  bundles.map((bundle) => ({ bundle, outcome: { result: 'not-applied', reason, current: null } }));

/** Why nothing may be sent at all, or null. */
function refusalOf(checked: readonly Checked[], { limits }: ApplyOptions): ApplyReport | null {
  const rejected = checked.filter((one) => one.state === 'rejected');
  if (rejected.length > 0) {
    return { kind: 'invalid', rejected, results: unsent(checked, reasons.otherRejected(namesOf(rejected))) };
  }
  const stale = checked.filter((one) => one.state === 'stale');
  if (stale.length > 0) return { kind: 'stale', results: unsent(checked, reasons.otherStale(namesOf(stale))) };
  const guards = guardPlan(makePlan(checked.flatMap((one) => (one.state === 'ready' ? [one.fresh] : []))), limits);
  return guards.length > 0 ? { kind: 'consent', guards, results: unsent(checked, reasons.consent) } : null;
}

const namesOf = (checked: readonly Checked[]): string => checked.map(({ bundle }) => nameOfBundle(bundle)).join(', ');

const unsent = (checked: readonly Checked[], reason: string): AppliedBundle[] =>
  checked.map((one) => ({ bundle: one.bundle, outcome: withoutSending(one, reason) }));

/** The result of a bundle that is not sent: its own reason where it has one, else the run's. */
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
  error: new PlatformError('The apply was stopped before everything was sent.', { hint: 'Running it again is safe.' }),
};

async function sendAll(checked: readonly Checked[], effects: Effects, { onStale }: ApplyOptions): Promise<ApplyReport> {
  const results: AppliedBundle[] = [];
  // A platform may keep one version for all bundles of a deployment, so that a PUT of ours changes that of the others.
  const sentTo = new Set<string>();
  let stop: Stop | null = null;
  for (const one of checked) {
    const { bundle } = one;
    if (one.state === 'ready' && effects.stopped()) stop ??= interrupted;
    if (one.state !== 'ready' || stop !== null) {
      results.push({ bundle, outcome: withoutSending(one, stop?.reason ?? '') });
      continue;
    }
    effects.progress(`Applying ${nameOfBundle(bundle)}`);
    const sent = await send(one, effects, onStale === 'same-diff' || sentTo.has(bundle.deployment.id));
    results.push({ bundle, outcome: sent.outcome });
    sentTo.add(bundle.deployment.id);
    stop = stopAt(bundle, sent);
  }
  return toReport(results, stop);
}

/** The first bundle that does not succeed ends the sending. */
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
