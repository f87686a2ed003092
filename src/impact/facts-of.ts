import type { ChangeImpact } from '../domain/impact.ts';
import type { Change } from '../domain/plan.ts';

/** What an impact has of its change. */
export const factsOf = ({ object, key, id }: Change): Pick<ChangeImpact, 'object' | 'key' | 'id'> => ({
  object,
  key,
  id,
});
