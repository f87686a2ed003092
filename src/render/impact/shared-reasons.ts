import type { BundleImpact, ChangeImpact, Estimate, Impact, Limit } from '../../domain/impact.ts';

/** Reasons that are about the platform or the budget, not about a change. */
const general: ReadonlySet<Limit['why']> = new Set(['platform', 'time', 'requests', 'findings']);

/** They would stand with change after change, so they are told once. */
export function sharedReasons({ bundles }: Impact): Limit[] {
  const all = bundles.flatMap(({ blocked, changes }) => [
    ...(blocked === null ? [] : [blocked]),
    ...changes.flatMap(estimatesIn),
  ]);
  return all.flatMap((one) => (one.kind === 'estimate' ? [] : one.because)).filter(isGeneral);
}

const isGeneral = ({ why }: Limit): boolean => general.has(why);

function estimatesIn(impact: ChangeImpact): Estimate<unknown>[] {
  if (impact.about === 'policy') return [impact.matched, impact.blocked];
  return impact.about === 'detection' ? impact.items.flatMap(({ findings, issues }) => [findings, issues]) : [];
}

/** Of `all`: nothing is estimated at all, and that is told once. Of `known`: what has no number keeps its reason beside it. */
type From = 'all' | 'known';

/** What is left to be told of bundles when those are told elsewhere. */
export const withoutShared = (bundles: Impact['bundles'], from: From): BundleImpact[] =>
  bundles.map((bundle) => ({
    ...bundle,
    blocked: bundle.blocked === null ? null : without(bundle.blocked, from),
    changes: bundle.changes.map((impact) => withoutIn(impact, from)),
  }));

function withoutIn(impact: ChangeImpact, from: From): ChangeImpact {
  if (impact.about === 'policy')
    return { ...impact, matched: without(impact.matched, from), blocked: without(impact.blocked, from) };
  if (impact.about !== 'detection') return impact;
  const items = impact.items.map((item) => ({
    ...item,
    issues: without(item.issues, from),
    findings: without(item.findings, from),
  }));
  return { ...impact, items };
}

function without<One extends Estimate<unknown>>(one: One, from: From): One {
  if (one.kind === 'estimate' || (one.kind === 'not-estimable' && from === 'known')) return one;
  return { ...one, because: one.because.filter((limit) => !isGeneral(limit)) };
}
