import type { Explained, Outcome } from '../domain/outcome.ts';
import type { Plan } from '../domain/plan.ts';

/** The plan whose changes an outcome may show. A stale plan says nothing of what would happen now. */
export const shownPlan = (outcome: Outcome): Plan | null =>
  'plan' in outcome && outcome.kind !== 'stale' ? outcome.plan : null;

/** Whether the plan of an outcome undoes an applied one. */
export const isRollback = (outcome: Outcome): boolean =>
  'plan' in outcome && outcome.plan !== null && outcome.plan.undoes !== undefined;

/** No guard stopped it, but the person who was asked. */
export const wasDeclined = (outcome: Outcome): boolean => outcome.kind === 'consent' && outcome.guards.length === 0;

/** What is told beside that plan. After an apply nobody needs to know whose doing a change was. */
export function shownExplained(outcome: Outcome): Explained {
  if (!('impact' in outcome || 'triangulation' in outcome) || outcome.kind === 'stale') return {};
  const { impact, triangulation } = outcome;
  const isAhead = outcome.kind === 'no-changes' || outcome.kind === 'changes' || outcome.kind === 'consent';
  return {
    ...(impact === undefined ? {} : { impact }),
    ...(triangulation === undefined || !isAhead ? {} : { triangulation }),
  };
}
