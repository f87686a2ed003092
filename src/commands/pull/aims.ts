import { type Bundle, type BundleKind, bundleKinds, type Deployment, isSameBundle } from '../../domain/bundle.ts';
import { inParallel } from '../../domain/in-parallel.ts';
import { type Live, type Platform, PlatformError } from '../../domain/preview.ts';
import type { World } from '../../world.ts';
import type { Loaded } from '../load.ts';
import { findDeployment, findTargets } from '../targets.ts';

/** A bundle to be pulled; `declared` is what the files have of it, null for nothing yet. */
export type Aim = {
  readonly deployment: Deployment;
  readonly platform: Platform;
  readonly kind: BundleKind;
  readonly declared: Bundle | null;
};

export type Aims = { readonly aims: readonly Aim[]; readonly unmanaged: readonly Aim[] };

/**
 * The bundles that the files declare, and those that they do not; these are pulled too when `all` are asked for or no file declares
 * any. Throws UsageError when it is not clear which deployment is meant.
 */
export async function findAims(files: Loaded, all: boolean, world: World): Promise<Aims> {
  const targets = await findTargets(files, world);
  const declared = targets.map(({ bundle, ...home }): Aim => ({ ...home, kind: bundle.kind, declared: bundle }));
  const fills = all || declared.length === 0;
  const homes = fills ? await findHomes(files, world) : declared;
  const byId = new Map(homes.map((home) => [home.deployment.id, home]));
  const missing = [...byId.values()].flatMap(({ deployment, platform }) =>
    bundleKinds
      .filter((kind) => !declared.some((aim) => isSameBundle(aim, { kind, deployment })))
      .map((kind): Aim => ({ deployment, platform, kind, declared: null })),
  );
  return fills ? { aims: [...declared, ...missing], unmanaged: [] } : { aims: declared, unmanaged: missing };
}

/** The deployments that a run is about: the one that it names, else those of the config, else those of the files. */
function findHomes({ settings, bundles, wanted }: Loaded, world: World): Promise<Omit<Aim, 'kind' | 'declared'>[]> {
  const configured: (string | null)[] = [...settings.deployments.keys()];
  const named = configured.length > 0 ? configured : [...new Set(bundles.map(({ deployment }) => deployment))];
  const slugs = wanted.deployment === null ? named : [wanted.deployment];
  return inParallel(slugs.length === 0 ? [null] : slugs, (slug) => findDeployment(slug, settings, world));
}

export type LiveAim = { readonly aim: Aim; readonly live: Live };

/** Reads the bundles; without those that no file declares and whose product the platform has not enabled. */
export async function readAims(aims: readonly Aim[], world: World): Promise<LiveAim[]> {
  let done = 0;
  const read = await inParallel(aims, async (aim) => {
    const live = await readLive(aim);
    done += 1;
    world.terminal.progress(`read ${String(done)} of ${String(aims.length)}`);
    return live === null ? [] : [{ aim, live }];
  });
  return read.flat();
}

async function readLive({ platform, deployment, kind, declared }: Aim): Promise<Live | null> {
  try {
    return await platform.read(deployment, kind);
  } catch (error) {
    const isMissing = error instanceof PlatformError && error.code === 'PRODUCT_NOT_ENABLED';
    if (declared === null && isMissing) return null;
    throw error;
  }
}
