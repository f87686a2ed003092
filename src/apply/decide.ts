import type { PlannedBundle } from '../domain/plan.ts';
import type { Standing } from './compare.ts';

/**
 * How a PUT ended, other than with a proper answer. `contradicted`: what was answered does not belong to what was sent. `refused`: the
 * platform itself said no. `conflict`: somebody did, perhaps a gateway, for a state that the PUT does not fit. `unsent`: the platform was
 * never reached. `failed`: somebody said no for another reason, or something else went wrong on the way.
 */
export type Trouble = 'stale' | 'conflict' | 'unanswered' | 'contradicted' | 'refused' | 'unsent' | 'failed';

/** What a dry run shows after a troubled PUT; `rejected` and `silent` show nothing. */
export type Shown = Standing | 'rejected' | 'silent';

const tellsNothing: ReadonlySet<Shown> = new Set(['odd', 'rejected', 'silent']);

/** A PUT that did not end with a proper answer; `error` is what was thrown. */
export type Troubled = { readonly kind: Trouble; readonly message: string; readonly error: Error | null };

/** The dry run after it. */
export type Look = { readonly shown: Shown; readonly fresh: PlannedBundle | null };

/** What went before in the sending of this bundle. */
export type History = {
  /** What came of a PUT that got no clear answer: it may still arrive, so nobody can say any more that nothing was written. */
  readonly lost: string | null;
  /** The PUT was already repeated for a changed state. */
  readonly repeated: boolean;
  /** Whether a changed state is good enough when the diff is the reviewed one. */
  readonly acceptsMoved: boolean;
};

export type Decision = 'applied' | 'already-applied' | 'again' | 'not-applied' | 'unknown';

/** What a troubled PUT came to. `again` only where the same PUT cannot do more than was reviewed, and once for each reason. */
export function decide(trouble: Trouble, shown: Shown, history: History): Decision {
  // A platform that mixes up what was sent may do the same with the dry run.
  if (trouble === 'contradicted') return 'unknown';
  // The platform says that it was not us, unless one of our PUTs is on its way.
  const isLate = trouble === 'stale' || trouble === 'conflict';
  if (shown === 'done') return isLate && history.lost === null ? 'already-applied' : 'applied';
  if (trouble === 'unanswered') return shown === 'same' && history.lost === null ? 'again' : 'unknown';
  if (history.lost !== null) return 'unknown';
  return decisions[trouble](shown, history);
}

const decisions = {
  stale: notFirst,
  conflict: notFirst,
  refused: () => 'not-applied',
  unsent: () => 'not-applied',
  // A gateway may refuse the answer to what was written, and the dry run after it as well.
  failed: (shown) => (shown === 'same' ? 'not-applied' : 'unknown'),
} satisfies Record<Exclude<Trouble, 'unanswered' | 'contradicted'>, (shown: Shown, history: History) => Decision>;

/** A proxy may have sent the PUT twice, and the second found the work of the first: only a dry run can tell. */
function notFirst(shown: Shown, { repeated, acceptsMoved }: History): Decision {
  if (tellsNothing.has(shown)) return 'unknown';
  return shown === 'moved' && acceptsMoved && !repeated ? 'again' : 'not-applied';
}
