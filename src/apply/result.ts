import type { BundleResult, Current, PlannedBundle, Undo } from '../domain/plan.ts';
import type { Ready } from './check.ts';
import type { Decision, Look, Troubled } from './decide.ts';
import { reasons, troubleInWords } from './reasons.ts';

type Ending = Exclude<Decision, 'again'>;

/** The result of a bundle whose PUT did not end with a proper answer. `lost` is what came of the first one that got no clear answer. */
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
    return { result: ending, reason, undo: undoOf(ready, now ?? ready.fresh) };
  }
  const reason = troubleInWords(put.kind, put.message, found?.shown ?? null, ending);
  const tells = ending === 'unknown' || isLate(put, found);
  return { result: ending, reason, current: tells ? currentOf(now) : null };
}

/** In a conflict nobody knows what the platform says. */
const alreadyInWords = ({ kind, message }: Troubled): string =>
  kind === 'conflict' ? reasons.alreadyAfter(message) : reasons.already;

/** A bundle that is not applied shows what the platform says now only when that is the reason. */
const isLate = ({ kind }: Troubled, found: Look | null): boolean =>
  kind === 'stale' || (kind === 'conflict' && found?.shown !== 'same');

const undoOf = ({ before }: Ready, { stateVersion }: PlannedBundle): Undo | null =>
  before && { stateVersion, content: before };

const currentOf = (now: PlannedBundle | null): Current | null =>
  now && { stateVersion: now.stateVersion, changes: now.changes };
