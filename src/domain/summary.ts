import type { Change, Effect, Plan, Summary } from './plan.ts';

/** Counts and effect of some changes. */
export function summarize(changes: readonly Change[]): Summary {
  const count = (verb: Change['verb']): number => changes.filter((change) => change.verb === verb).length;
  const effect = combine(changes.map((change) => change.effect));
  return { creates: count('create'), updates: count('update'), deletes: count('delete'), effect };
}

/** The part of a plan that is about one deployment; its digest stays that of the whole run. */
export function planOf(plan: Plan, deployment: string): Plan {
  const bundles = plan.bundles.filter((bundle) => bundle.deployment.slug === deployment);
  return { ...plan, bundles, summary: summarize(bundles.flatMap(({ changes }) => changes)) };
}

/** Several effects as one: what is not known stays not known, and stricter here does not pay for looser there. */
export function combine(effects: readonly Effect[]): Effect {
  const found = new Set(effects);
  if (found.has('unknown')) return 'unknown';
  if (found.has('mixed') || (found.has('looser') && found.has('stricter'))) return 'mixed';
  if (found.has('looser')) return 'looser';
  return found.has('stricter') ? 'stricter' : 'neutral';
}

/** A plan without the bundles that it does not change: they bind nothing. */
export const onlyChanged = (plan: Plan): Plan => ({
  ...plan,
  bundles: plan.bundles.filter(({ changes }) => changes.length > 0),
});
