import type { Outcome } from '../domain/outcome.ts';
import type { Plan } from '../domain/plan.ts';

/** The plan whose changes an outcome may show. A stale plan says nothing of what would happen now. */
export const shownPlan = (outcome: Outcome): Plan | null =>
  'plan' in outcome && outcome.kind !== 'stale' ? outcome.plan : null;
