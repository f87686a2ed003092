import type { BundleWithResult } from '../domain/outcome.ts';
import type { BundleResult, CurrentDryRun, PlannedBundle } from '../domain/plan.ts';
import type { ReadyBundle } from './check.ts';
import type { Comparison } from './comparison.ts';
import { reasons } from './reasons.ts';

/**
 * How a PUT ended without a proper answer. `contradicted`: the answer does not match what was sent. `old-version`: it has the old state version.
 * `refused`: the platform itself refused, or was never reached. `conflict`: a refusal, perhaps by a gateway, because the state does not fit.
 * `failed`: refused for another reason, or another failure.
 */
export type PutFailure = 'stale' | 'conflict' | 'unanswered' | 'contradicted' | 'old-version' | 'refused' | 'failed';

/** What a dry run shows after a PUT that failed; `rejected` and `no-answer` show nothing. */
export type DryRunFinding = Comparison | 'rejected' | 'no-answer';

const inconclusiveFindings: ReadonlySet<DryRunFinding> = new Set(['inconsistent', 'rejected', 'no-answer']);

/** A PUT without a proper answer; `error` is what was thrown. */
export type FailedPut = { readonly kind: PutFailure; readonly message: string; readonly error: Error | null };

/** The dry run after a failed PUT; `current` is null if it shows no plan. */
export type DryRunAfterPut = { readonly finding: DryRunFinding; readonly current: PlannedBundle | null };

/** What happened earlier while sending this bundle. */
export type EarlierAttempts = {
  /** How a PUT without a clear answer ended: it may still arrive, so "nothing was written" is no longer certain. */
  readonly unansweredMessage: string | null;
  /** Whether the PUT was already repeated for a changed state. */
  readonly isRepeated: boolean;
  /** Whether a changed state is accepted if the diff is the reviewed one. */
  readonly acceptsOtherVersion: boolean;
};

export type Decision = 'applied' | 'already-applied' | 'again' | 'not-applied' | 'unknown';

/** Decides about a PUT that failed, by the dry run after it. A PUT is sent again only if it cannot do more than was reviewed, and once for each reason. */
export function decideAfterFailedPut(failure: PutFailure, finding: DryRunFinding, attempts: EarlierAttempts): Decision {
  // A platform that mixes up requests may do the same with the dry run.
  if (failure === 'contradicted' || failure === 'old-version') return 'unknown';
  // Not written by us, unless one of our PUTs is in flight.
  const isNotOurs = failure === 'stale' || failure === 'conflict';
  if (finding === 'no-changes') return isNotOurs && attempts.unansweredMessage === null ? 'already-applied' : 'applied';
  if (failure === 'unanswered')
    return finding === 'as-reviewed' && attempts.unansweredMessage === null ? 'again' : 'unknown';
  if (attempts.unansweredMessage !== null) return 'unknown';
  return decideByFailure[failure](finding, attempts);
}

const decideByFailure = {
  stale: decideAfterConflict,
  conflict: decideAfterConflict,
  refused: () => 'not-applied',
  // A gateway may block the answer to a successful write, and the dry run after it as well.
  failed: (finding) => (finding === 'as-reviewed' ? 'not-applied' : 'unknown'),
} satisfies Record<
  Exclude<PutFailure, 'unanswered' | 'contradicted' | 'old-version'>,
  (finding: DryRunFinding, attempts: EarlierAttempts) => Decision
>;

/** A proxy may have sent the PUT twice, and the second found the result of the first: only a dry run can tell. */
function decideAfterConflict(finding: DryRunFinding, { isRepeated, acceptsOtherVersion }: EarlierAttempts): Decision {
  if (inconclusiveFindings.has(finding)) return 'unknown';
  return finding === 'state-changed' && acceptsOtherVersion && !isRepeated ? 'again' : 'not-applied';
}

type FinalDecision = Exclude<Decision, 'again'>;

/** The result of a bundle whose PUT had no proper answer. `unansweredMessage`: how the first PUT without a clear answer ended; null if there was none. */
export function resultOfDecision(
  decision: FinalDecision,
  put: FailedPut,
  dryRun: DryRunAfterPut | null,
  ready: ReadyBundle,
  unansweredMessage: string | null,
): BundleResult {
  const current = dryRun?.current ?? null;
  if (decision === 'applied' || decision === 'already-applied') {
    const reason =
      decision === 'applied' ? reasons.writtenAsShown(unansweredMessage ?? put.message) : describeAlreadyApplied(put);
    const { stateVersion } = current ?? ready.current;
    return { kind: decision, reason, undo: { stateVersion, content: ready.before } };
  }
  const reason = describeFailure(put.kind, put.message, dryRun?.finding ?? null, decision);
  if (decision === 'unknown') {
    const undo = { stateVersion: null, content: ready.before };
    return {
      kind: decision,
      reason: `${reason}${describeStoredForm(put, dryRun)}`,
      current: toCurrentDryRun(current),
      undo,
    };
  }
  return { kind: decision, reason, current: hasStateChanged(put, dryRun) ? toCurrentDryRun(current) : null };
}

/** After a PUT that changed nothing: the platform may store what was sent in another form. */
function describeStoredForm({ kind }: FailedPut, dryRun: DryRunAfterPut | null): string {
  const isUnchanged = kind === 'old-version' && dryRun?.finding === 'as-reviewed';
  return isUnchanged && dryRun.current !== null ? reasons.storedForm(dryRun.current.changes) : '';
}

/** A conflict may be the answer of a gateway, so its message is shown. */
const describeAlreadyApplied = ({ kind, message }: FailedPut): string =>
  kind === 'conflict' ? reasons.alreadyLiveAfter(message) : reasons.alreadyLive;

/** Whether a bundle is not applied because its state changed; only then its result shows the current plan. */
const hasStateChanged = ({ kind }: FailedPut, dryRun: DryRunAfterPut | null): boolean =>
  kind === 'stale' || (kind === 'conflict' && dryRun?.finding !== 'as-reviewed');

const toCurrentDryRun = (current: PlannedBundle | null): CurrentDryRun | null =>
  current && { stateVersion: current.stateVersion, changes: current.changes };

/**
 * Summarizes the results of an apply. `partial`: something was written and not everything is certainly as reviewed, or a result is
 * unknown. `stale`: nothing was written because the platform changed. `failed`: nothing was written for another reason.
 */
export function outcomeKindOf(results: readonly BundleWithResult[]): 'applied' | 'partial' | 'stale' | 'failed' {
  const has = (kind: BundleResult['kind']): boolean => results.some(({ result }) => result.kind === kind);
  if (has('unknown') || has('unverified')) return 'partial';
  if (!has('not-applied')) return 'applied';
  if (has('applied')) return 'partial';
  return results.some(({ result }) => isStale(result)) ? 'stale' : 'failed';
}

/** Only a stale bundle comes with the platform's current answer. */
const isStale = (result: BundleResult): boolean => result.kind === 'not-applied' && result.current !== null;

const findingTexts = {
  'no-changes': 'the dry run after it shows that nothing is left to change',
  'as-reviewed': 'the dry run after it shows the state as it was',
  'state-changed': 'the dry run after it shows another state, with the same changes left to make',
  'plan-changed': 'the dry run after it shows other changes than the reviewed ones',
  inconsistent: 'the dry run after it shows that nothing is left to change, but at the state as it was',
  rejected: 'the platform rejects the content in the dry run after it',
  'no-answer': 'the dry run after it failed too',
} as const satisfies Record<DryRunFinding, string>;

/** Why a bundle is not applied, or why that is unknown. */
export function describeFailure(
  failure: PutFailure,
  message: string,
  finding: DryRunFinding | null,
  decision: 'not-applied' | 'unknown',
): string {
  if (decision === 'unknown') {
    return `${message} Whether it was written is not known: ${findingTexts[finding ?? 'no-answer']}. Preview again to find out.`;
  }
  if (failure === 'stale' && finding === 'as-reviewed') {
    return `${message} But the dry run after it shows the same state version as before. Look at the proxies in between: If-Match may not arrive as it was sent.`;
  }
  const isChanged = failure === 'stale' || (failure === 'conflict' && finding !== 'as-reviewed');
  return isChanged ? `${message} ${reasons.stale}` : message;
}
