import type { BundleResult, Current, PlannedBundle } from '../domain/plan.ts';
import type { Ready, Standing } from './check.ts';
import { reasons } from './reasons.ts';
import type { AppliedBundle } from '../domain/outcome.ts';

/**
 * How a PUT ended without a proper answer. `contradicted`: the answer does not match what was sent. `unmoved`: it has the old state version.
 * `refused`: the platform itself refused, or was never reached. `conflict`: a refusal, perhaps by a gateway, because the state does not fit.
 * `failed`: refused for another reason, or another failure.
 */
export type Trouble = 'stale' | 'conflict' | 'unanswered' | 'contradicted' | 'unmoved' | 'refused' | 'failed';

/** What a dry run shows after a troubled PUT; `rejected` and `silent` show nothing. */
export type Shown = Standing | 'rejected' | 'silent';

const tellsNothing: ReadonlySet<Shown> = new Set(['odd', 'rejected', 'silent']);

/** A PUT without a proper answer; `error` is what was thrown. */
export type Troubled = { readonly kind: Trouble; readonly message: string; readonly error: Error | null };

/** The dry run after it. */
export type Look = { readonly shown: Shown; readonly fresh: PlannedBundle | null };

/** What happened earlier while sending this bundle. */
export type Attempts = {
  /** How a PUT without a clear answer ended: it may still arrive, so "nothing was written" is no longer certain. */
  readonly lost: string | null;
  /** The PUT was already repeated for a changed state. */
  readonly repeated: boolean;
  /** Whether a changed state is accepted if the diff is the reviewed one. */
  readonly acceptsMoved: boolean;
};

export type Decision = 'applied' | 'already-applied' | 'again' | 'not-applied' | 'unknown';

/** Classifies a troubled PUT. `again` only if the same PUT cannot do more than was reviewed, and once per reason. */
export function decide(trouble: Trouble, shown: Shown, history: Attempts): Decision {
  // A platform that mixes up requests may do the same with the dry run.
  if (trouble === 'contradicted' || trouble === 'unmoved') return 'unknown';
  // Not written by us, unless one of our PUTs is in flight.
  const isNotOurs = trouble === 'stale' || trouble === 'conflict';
  if (shown === 'done') return isNotOurs && history.lost === null ? 'already-applied' : 'applied';
  if (trouble === 'unanswered') return shown === 'same' && history.lost === null ? 'again' : 'unknown';
  if (history.lost !== null) return 'unknown';
  return decisions[trouble](shown, history);
}

const decisions = {
  stale: notFirst,
  conflict: notFirst,
  refused: () => 'not-applied',
  // A gateway may block the answer to a successful write, and the dry run after it as well.
  failed: (shown) => (shown === 'same' ? 'not-applied' : 'unknown'),
} satisfies Record<
  Exclude<Trouble, 'unanswered' | 'contradicted' | 'unmoved'>,
  (shown: Shown, history: Attempts) => Decision
>;

/** A proxy may have sent the PUT twice, and the second found the result of the first: only a dry run can tell. */
function notFirst(shown: Shown, { repeated, acceptsMoved }: Attempts): Decision {
  if (tellsNothing.has(shown)) return 'unknown';
  return shown === 'moved' && acceptsMoved && !repeated ? 'again' : 'not-applied';
}

type Ending = Exclude<Decision, 'again'>;

/** The result of a bundle whose PUT had no proper answer. `lost`: how the first one without a clear answer ended. */
export function toResult(
  ending: Ending,
  put: Troubled,
  found: Look | null,
  ready: Ready,
  lost: string | null,
): BundleResult {
  const now = found?.fresh ?? null;
  if (ending === 'applied' || ending === 'already-applied') {
    const reason = ending === 'applied' ? reasons.shown(lost ?? put.message) : alreadyInWords(put);
    const { stateVersion } = now ?? ready.fresh;
    return { result: ending, reason, undo: { stateVersion, content: ready.before } };
  }
  const reason = troubleInWords(put.kind, put.message, found?.shown ?? null, ending);
  if (ending === 'unknown') {
    const undo = { stateVersion: null, content: ready.before };
    return { result: ending, reason: `${reason}${otherForm(put, found)}`, current: currentOf(now), undo };
  }
  return { result: ending, reason, current: isLate(put, found) ? currentOf(now) : null };
}

/** After a PUT that changed nothing: the platform may store what was sent in another form. */
function otherForm({ kind }: Troubled, found: Look | null): string {
  const isUnchanged = kind === 'unmoved' && found?.shown === 'same';
  return isUnchanged && found.fresh !== null ? reasons.otherForm(found.fresh.changes) : '';
}

/** In a conflict, the platform's own answer is unknown. */
const alreadyInWords = ({ kind, message }: Troubled): string =>
  kind === 'conflict' ? reasons.alreadyAfter(message) : reasons.already;

/** An unapplied bundle shows the platform's current answer only if that is the reason. */
const isLate = ({ kind }: Troubled, found: Look | null): boolean =>
  kind === 'stale' || (kind === 'conflict' && found?.shown !== 'same');

const currentOf = (now: PlannedBundle | null): Current | null =>
  now && { stateVersion: now.stateVersion, changes: now.changes };

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

const shownWords = {
  done: 'the dry run after it shows that nothing is left to change',
  same: 'the dry run after it shows the state as it was',
  moved: 'the dry run after it shows another state, with the same changes left to make',
  other: 'the dry run after it shows other changes than the reviewed ones',
  odd: 'the dry run after it shows that nothing is left to change, but at the state as it was',
  rejected: 'the platform rejects the content in the dry run after it',
  silent: 'the dry run after it failed too',
} as const satisfies Record<Shown, string>;

/** Why a bundle is not applied, or why that is unknown. */
export function troubleInWords(
  trouble: Trouble,
  message: string,
  shown: Shown | null,
  decision: 'not-applied' | 'unknown',
): string {
  if (decision === 'unknown') {
    return `${message} Whether it was written is not known: ${shownWords[shown ?? 'silent']}. Preview again to find out.`;
  }
  if (trouble === 'stale' && shown === 'same') {
    return `${message} But the dry run after it shows the same state version as before. Look at the proxies in between: If-Match may not arrive as it was sent.`;
  }
  const isOther = trouble === 'conflict' && shown !== 'same';
  return trouble === 'stale' || isOther ? `${message} ${reasons.stale}` : message;
}
