import type { Change, Outcome } from '../../../src/domain/plan.ts';
import { at, bundle, create, plan, policy, remove, update } from '../build.ts';

const object = 'RemediationPolicy';

/** A tenth deletes, a half updates that loosen, the rest creates. */
function changeOf(index: number): Change {
  const slug = `policy-${String(index)}`;
  const place = at(`policies/team-${String(index % 40)}.yaml`, index + 1, 3);
  if (index % 10 === 0)
    return remove(object, { slug }, policy(slug, ['high']), { says: 'stops blocking: severity high' });
  if (index % 10 > 5)
    return create(object, { slug }, policy(slug, ['low']), {
      says: 'blocks findings where severity is low',
      at: place,
    });
  const sides = [policy(slug, ['high', 'critical']), policy(slug, ['critical'])] as const;
  return update(object, { slug }, sides, { effect: 'looser', says: 'stops blocking: severity high', at: place });
}

/** A plan of so many changes. */
export const manyChanges = (number: number): Outcome => ({
  kind: 'changes',
  plan: plan(
    bundle(
      'remediation',
      Array.from({ length: number }, (_, index) => changeOf(index)),
    ),
  ),
  problems: [],
  guards: [],
});
