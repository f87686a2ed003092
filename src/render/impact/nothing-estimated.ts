import type { BlockedEstimate, BundleImpact, ChangeImpact, Estimate } from '../../domain/impact.ts';

/** Whether of no finding in a bundle anything is known, other than that a change turns none. */
export const isNothingEstimated = ({ changes }: Pick<BundleImpact, 'changes'>): boolean =>
  changes.every((impact) => {
    if (impact.about === 'policy') return isUnknown(impact.matched) && turnsNone(impact.blocked);
    return impact.about !== 'detection' || impact.items.every(({ findings }) => isUnknown(findings));
  });

/** Whether there is a reason that is about a change; that secrets are not listed is none. */
export const hasReason = ({ changes }: Pick<BundleImpact, 'changes'>): boolean =>
  changes.some((impact) => {
    if (impact.about === 'policy') return whys([impact.matched, impact.blocked]);
    return impact.about === 'detection' && whys(impact.items.map(({ findings }) => findings));
  });

const whys = (estimates: readonly Estimate<unknown>[]): boolean =>
  estimates.some((one) => one.kind !== 'estimate' && one.because.some(({ why }) => why !== 'unlisted'));

const isUnknown = ({ kind }: Estimate<unknown>): boolean => kind === 'not-estimable';

const turnsNone = (blocked: BlockedEstimate): boolean =>
  blocked.kind === 'not-estimable' || blocked.figures.newly.findings + blocked.figures.noLonger.findings === 0;

/** What is left to be told where nothing is estimated: the platform's own counts of issues. */
export const countsOnly = (bundles: readonly BundleImpact[]): BundleImpact[] =>
  bundles
    .map((bundle) => ({ ...bundle, blocked: null, changes: bundle.changes.flatMap(countsOf) }))
    .filter(({ changes }) => changes.length > 0);

function countsOf(impact: ChangeImpact): ChangeImpact[] {
  if (impact.about !== 'detection') return [];
  const items = impact.items.filter(({ issues }) => issues.kind !== 'not-estimable');
  return items.length === 0 ? [] : [{ ...impact, items }];
}
