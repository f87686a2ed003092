import type { PlannedBundle } from '../../domain/plan.ts';

/** A bundle by its kind, and by its deployment where a run has several. */
export const bundleName = (bundle: PlannedBundle, several: boolean): string =>
  several ? `${bundle.deployment.slug} ${bundle.kind}` : bundle.kind;

type OfDeployment = Pick<PlannedBundle, 'deployment'>;

/** The deployments of some bundles by slug, each once. */
export const slugsOf = (bundles: readonly OfDeployment[]): string[] => [
  ...new Set(bundles.map(({ deployment }) => deployment.slug)),
];

export const hasSeveralDeployments = (bundles: readonly OfDeployment[]): boolean => slugsOf(bundles).length > 1;
