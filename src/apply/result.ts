import type { BundleResult, Current, Undo } from '../domain/plan.ts';
import type { Ready } from './check.ts';
import type { Decision, Look, Troubled } from './decide.ts';
import { reasons, troubleInWords } from './reasons.ts';

type Ending = Exclude<Decision, 'again'>;

/** The result of a bundle whose PUT did not end with a proper answer. */
export function toResult(ending: Ending, put: Troubled, found: Look | null, { fresh, before }: Ready): BundleResult {
  const now = found?.fresh ?? null;
  const undo: Undo | null = before && { stateVersion: (now ?? fresh).stateVersion, content: before };
  if (ending === 'applied') return { result: ending, reason: reasons.lost, undo };
  if (ending === 'already-applied') return { result: ending, reason: reasons.already, undo };
  // A bundle that is not applied shows what the platform says now only when that is the reason.
  const tells = ending === 'unknown' || put.kind === 'stale';
  const current: Current | null =
    tells && now !== null ? { stateVersion: now.stateVersion, changes: now.changes } : null;
  return { result: ending, reason: troubleInWords(put.kind, put.message, found?.shown ?? null, ending), current };
}
