import { type Deployment, type BundleKind, type Bundle, bundleKinds, isSameBundle } from '../../domain/bundle.ts';
import { PlatformError } from '../../domain/errors.ts';
import type { Platform, LiveBundle } from '../../domain/platform.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { mapConcurrently } from '../../util/parallel.ts';
import type { LoadedSelection } from '../shared/load.ts';
import { findTargets, findDeployment, withProgress } from '../shared/targets.ts';

/** A bundle to pull; `declared`: what the files have, null for nothing. */
export type PullTarget = {
  readonly deployment: Deployment;
  readonly platform: Platform;
  readonly kind: BundleKind;
  readonly declared: Bundle | null;
};

type PullTargets = { readonly targets: readonly PullTarget[]; readonly undeclared: readonly PullTarget[] };

/** Finds the bundles to pull: the declared ones; with `all`, or if none is declared, also the others. Throws UsageError when the deployment is ambiguous. */
export async function findPullTargets(files: LoadedSelection, all: boolean, runtime: Runtime): Promise<PullTargets> {
  const targets = await findTargets(files, runtime);
  const declared = targets.map(({ bundle, ...deploymentAndPlatform }): PullTarget => ({
    ...deploymentAndPlatform,
    kind: bundle.kind,
    declared: bundle,
  }));
  const includesUndeclared = all || declared.length === 0;
  const deployments = includesUndeclared ? await findDeployments(files, runtime) : declared;
  const byId = new Map(deployments.map((candidate) => [candidate.deployment.id, candidate]));
  const undeclared = [...byId.values()].flatMap(({ deployment, platform }) =>
    bundleKinds
      .filter((kind) => !declared.some((target) => isSameBundle(target, { kind, deployment })))
      .map((kind): PullTarget => ({ deployment, platform, kind, declared: null })),
  );
  return includesUndeclared
    ? { targets: [...declared, ...undeclared], undeclared: [] }
    : { targets: declared, undeclared };
}

/** The deployments of a run: the given one, else those of the config, else those of the files. */
function findDeployments(
  { settings, bundles, selection }: LoadedSelection,
  runtime: Runtime,
): Promise<Omit<PullTarget, 'kind' | 'declared'>[]> {
  const configured: (string | null)[] = [...settings.deployments.keys()];
  const named = configured.length > 0 ? configured : [...new Set(bundles.map(({ deployment }) => deployment))];
  const slugs = selection.deployment === null ? named : [selection.deployment];
  return mapConcurrently(slugs.length === 0 ? [null] : slugs, (slug) => findDeployment(slug, settings, runtime));
}

export type LiveTarget = { readonly target: PullTarget; readonly live: LiveBundle };

/** Reads the live bundles. Undeclared ones whose product is not enabled are left out. */
export async function readTargets(targets: readonly PullTarget[], runtime: Runtime): Promise<LiveTarget[]> {
  const liveBundles = await withProgress('read', targets, readLiveBundle, runtime);
  return targets.flatMap((target, index) => {
    const live = liveBundles[index] ?? null;
    return live === null ? [] : [{ target, live }];
  });
}

async function readLiveBundle({ platform, deployment, kind, declared }: PullTarget): Promise<LiveBundle | null> {
  try {
    return await platform.read(deployment, kind);
  } catch (error) {
    const isMissing = error instanceof PlatformError && error.code === 'PRODUCT_NOT_ENABLED';
    if (declared === null && isMissing) return null;
    throw error;
  }
}
