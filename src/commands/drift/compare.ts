import type { BundleContent } from '../../domain/bundle.ts';
import { inParallel } from '../../domain/in-parallel.ts';
import type { Plan, PlannedBundle } from '../../domain/plan.ts';
import { type DiffEntry, type Live, type Platform, PlatformError } from '../../domain/preview.ts';
import { bundleDigest } from '../../plan/digest.ts';
import type { Compared } from '../../plan/drift.ts';
import { entryOf } from '../../plan/drift/entry-of.ts';
import type { World } from '../../world.ts';
import type { Loaded } from '../load.ts';
import { type Target, targetOf } from '../targets.ts';
import { type BaseOptions, type Known, openBases } from './find-base.ts';

/** Asks for each bundle of a plan what tells why it differs. Throws UsageError when the base that the user named cannot be used. */
export async function compare(
  plan: Plan,
  files: Loaded,
  targets: readonly Target[],
  options: BaseOptions,
  world: World,
): Promise<Compared[]> {
  const findBase = await openBases(plan, files, options, world);
  return askEach(
    plan.bundles.map((bundle) => ({ bundle, ...findBase(bundle) })),
    targets,
  );
}

/** Asks for bundles of which it is known what was applied. What the platform refuses only makes that tell less. */
export const askEach = (
  known: readonly (Known & { readonly bundle: PlannedBundle })[],
  targets: readonly Target[],
): Promise<Compared[]> =>
  inParallel(known, async ({ bundle, ...told }) => {
    const { platform } = targetOf(bundle, targets);
    const [since, live] = await Promise.all([askSince(bundle, told.applied, platform), readLive(bundle, platform)]);
    return { bundle, ...told, since, live: live?.content ?? null };
  });

/** What was edited since the last apply by the platform's own word; null where it has none, for then we compare by ourselves. */
async function askSince(
  bundle: PlannedBundle,
  applied: BundleContent | null,
  platform: Platform,
): Promise<readonly DiffEntry[] | null> {
  if (applied === null) return null;
  if (bundleDigest(applied) === bundle.bundleDigest) return bundle.changes.map(entryOf);
  const answer = await optional(platform.dryRun(bundle.deployment, applied));
  // Rejected: it names something that is gone since.
  if (answer === null || answer.rejections.length > 0 || answer.stateVersion !== bundle.stateVersion) return null;
  return [...answer.creates, ...answer.updates, ...answer.deletes];
}

/** What the platform itself tells of the objects that differ; null where nothing does, or where it tells of another state. */
async function readLive(bundle: PlannedBundle, platform: Platform): Promise<Live | null> {
  if (bundle.changes.length === 0) return null;
  const live = await optional(platform.read(bundle.deployment, bundle.kind));
  return live?.stateVersion === bundle.stateVersion ? live : null;
}

async function optional<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    // The dry run of the files has told what differs; without this answer only less is known of why.
    if (error instanceof PlatformError) return null;
    throw error;
  }
}
