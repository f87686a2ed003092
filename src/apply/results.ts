import type { BundleResult, CurrentDryRun, PlannedBundle } from '../domain/plan.ts';
import type { Ready, Comparison } from './check.ts';
import { reasons } from './reasons.ts';
import type { AppliedBundle } from '../domain/outcome.ts';

/**
 * How a PUT ended without a proper answer. `contradicted`: the answer does not match what was sent. `old-version`: it has the old state version.
 * `refused`: the platform itself refused, or was never reached. `conflict`: a refusal, perhaps by a gateway, because the state does not fit.
 * `failed`: refused for another reason, or another failure.
 */
export type PutFailure = 'stale' | 'conflict' | 'unanswered' | 'contradicted' | 'old-version' | 'refused' | 'failed';

/** What a dry run shows after a PUT that failed; `rejected` and `no-answer` show nothing. */
export type DryRunFinding = Comparison | 'rejected' | 'no-answer';

const inconclusive: ReadonlySet<DryRunFinding> = new Set(['inconsistent', 'rejected', 'no-answer']);

/** A PUT without a proper answer; `error` is what was thrown. */
export type FailedPut = { readonly kind: PutFailure; readonly message: string; readonly error: Error | null };

/** The dry run after it. */
export type DryRunAfterPut = { readonly shows: DryRunFinding; readonly fresh: PlannedBundle | null };

/** What happened earlier while sending this bundle. */
export type Attempts = {
  /** How a PUT without a clear answer ended: it may still arrive, so "nothing was written" is no longer certain. */
  readonly unanswered: string | null;
  /** The PUT was already repeated for a changed state. */
  readonly repeated: boolean;
  /** Whether a changed state is accepted if the diff is the reviewed one. */
  readonly acceptsOtherVersion: boolean;
};

export type Decision = 'applied' | 'already-applied' | 'again' | 'not-applied' | 'unknown';

/** Classifies a PUT that failed, by the dry run after it. `again` only if the same PUT cannot do more than was reviewed, and once per reason. */
export function decideAfterFailedPut(failure: PutFailure, shows: DryRunFinding, attempts: Attempts): Decision {
  // A platform that mixes up requests may do the same with the dry run.
  if (failure === 'contradicted' || failure === 'old-version') return 'unknown';
  // Not written by us, unless one of our PUTs is in flight.
  const isNotOurs = failure === 'stale' || failure === 'conflict';
  if (shows === 'done') return isNotOurs && attempts.unanswered === null ? 'already-applied' : 'applied';
  if (failure === 'unanswered') return shows === 'same' && attempts.unanswered === null ? 'again' : 'unknown';
  if (attempts.unanswered !== null) return 'unknown';
  return decisions[failure](shows, attempts);
}

const decisions = {
  stale: decideAfterConflict,
  conflict: decideAfterConflict,
  refused: () => 'not-applied',
  // A gateway may block the answer to a successful write, and the dry run after it as well.
  failed: (shows) => (shows === 'same' ? 'not-applied' : 'unknown'),
} satisfies Record<
  Exclude<PutFailure, 'unanswered' | 'contradicted' | 'old-version'>,
  (shows: DryRunFinding, attempts: Attempts) => Decision
>;

/** A proxy may have sent the PUT twice, and the second found the result of the first: only a dry run can tell. */
function decideAfterConflict(shows: DryRunFinding, { repeated, acceptsOtherVersion }: Attempts): Decision {
  if (inconclusive.has(shows)) return 'unknown';
  return shows === 'moved' && acceptsOtherVersion && !repeated ? 'again' : 'not-applied';
}

type FinalDecision = Exclude<Decision, 'again'>;

/** The result of a bundle whose PUT had no proper answer. `lost`: how the first one without a clear answer ended. */
export function toResult(
  decision: FinalDecision,
  put: FailedPut,
  dryRun: DryRunAfterPut | null,
  ready: Ready,
  unanswered: string | null,
): BundleResult {
  const fresh = dryRun?.fresh ?? null;
  if (decision === 'applied' || decision === 'already-applied') {
    const reason = decision === 'applied' ? reasons.shown(unanswered ?? put.message) : describeAlreadyApplied(put);
    const { stateVersion } = fresh ?? ready.fresh;
    return { result: decision, reason, undo: { stateVersion, content: ready.before } };
  }
  const reason = describeFailure(put.kind, put.message, dryRun?.shows ?? null, decision);
  if (decision === 'unknown') {
    const undo = { stateVersion: null, content: ready.before };
    return { result: decision, reason: `${reason}${otherForm(put, dryRun)}`, current: toCurrent(fresh), undo };
  }
  return { result: decision, reason, current: showsCurrent(put, dryRun) ? toCurrent(fresh) : null };
}

/** After a PUT that changed nothing: the platform may store what was sent in another form. */
function otherForm({ kind }: FailedPut, dryRun: DryRunAfterPut | null): string {
  const isUnchanged = kind === 'old-version' && dryRun?.shows === 'same';
  return isUnchanged && dryRun.fresh !== null ? reasons.otherForm(dryRun.fresh.changes) : '';
}

/** In a conflict, the platform's own answer is unknown. */
const describeAlreadyApplied = ({ kind, message }: FailedPut): string =>
  kind === 'conflict' ? reasons.alreadyAfter(message) : reasons.already;

/** An unapplied bundle shows the platform's current answer only if that is the reason. */
const showsCurrent = ({ kind }: FailedPut, dryRun: DryRunAfterPut | null): boolean =>
  kind === 'stale' || (kind === 'conflict' && dryRun?.shows !== 'same');

const toCurrent = (fresh: PlannedBundle | null): CurrentDryRun | null =>
  fresh && { stateVersion: fresh.stateVersion, changes: fresh.changes };

/**
 * Summarizes the results of an apply. `partial`: something was written and not everything is certainly as reviewed, or a result is
 * unknown. `stale`: nothing was written because the platform changed. `failed`: nothing was written for another reason.
 */
export function outcomeOf(results: readonly AppliedBundle[]): 'applied' | 'partial' | 'stale' | 'failed' {
  const has = (result: BundleResult['result']): boolean => results.some(({ outcome }) => outcome.result === result);
  if (has('unknown') || has('unverified')) return 'partial';
  if (!has('not-applied')) return 'applied';
  if (has('applied')) return 'partial';
  return results.some(({ outcome }) => isStale(outcome)) ? 'stale' : 'failed';
}

/** Only a stale bundle comes with the platform's current answer. */
const isStale = (outcome: BundleResult): boolean => outcome.result === 'not-applied' && outcome.current !== null;

const findingTexts = {
  done: 'the dry run after it shows that nothing is left to change',
  same: 'the dry run after it shows the state as it was',
  moved: 'the dry run after it shows another state, with the same changes left to make',
  other: 'the dry run after it shows other changes than the reviewed ones',
  inconsistent: 'the dry run after it shows that nothing is left to change, but at the state as it was',
  rejected: 'the platform rejects the content in the dry run after it',
  'no-answer': 'the dry run after it failed too',
} as const satisfies Record<DryRunFinding, string>;

/** Why a bundle is not applied, or why that is unknown. */
export function describeFailure(
  failure: PutFailure,
  message: string,
  shows: DryRunFinding | null,
  decision: 'not-applied' | 'unknown',
): string {
  if (decision === 'unknown') {
    return `${message} Whether it was written is not known: ${findingTexts[shows ?? 'no-answer']}. Preview again to find out.`;
  }
  if (failure === 'stale' && shows === 'same') {
    return `${message} But the dry run after it shows the same state version as before. Look at the proxies in between: If-Match may not arrive as it was sent.`;
  }
  const isOther = failure === 'conflict' && shows !== 'same';
  return failure === 'stale' || isOther ? `${message} ${reasons.stale}` : message;
}
