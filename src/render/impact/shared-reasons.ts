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

/** What is left to be told of bundles when those are told elsewhere. */
export function withoutShared(bundles: Impact['bundles']): BundleImpact[] {
  return bundles.map((bundle) => ({
    ...bundle,
    blocked: bundle.blocked === null ? null : without(bundle.blocked),
    changes: bundle.changes.map(withoutIn),
  }));
}

function withoutIn(impact: ChangeImpact): ChangeImpact {
  if (impact.about === 'policy')
    return { ...impact, matched: without(impact.matched), blocked: without(impact.blocked) };
  if (impact.about !== 'detection') return impact;
  const items = impact.items.map((item) => ({
    ...item,
    issues: without(item.issues),
    findings: without(item.findings),
  }));
  return { ...impact, items };
}

const without = <One extends Estimate<unknown>>(one: One): One =>
  one.kind === 'estimate' ? one : { ...one, because: one.because.filter((limit) => !isGeneral(limit)) };
