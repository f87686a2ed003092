import { type BundleContent, bundleKinds } from '../domain/bundle.ts';
import { type Drift, type DriftOutcome, entriesOf, type Unmanaged } from '../domain/drift.ts';
import { inParallel } from '../domain/in-parallel.ts';
import type { Change, Plan, PlannedBundle } from '../domain/plan.ts';
import { type DiffEntry, type Live, type Platform, PlatformError } from '../domain/preview.ts';
import { bundleDigest } from '../plan/digest.ts';
import { type Compared, findDrift } from '../plan/drift.ts';
import type { World } from '../world.ts';
import { type BaseOptions, openBases } from './drift/find-base.ts';
import type { Fixing } from './drift/fix.ts';
import { noConsent } from './drift/no-consent.ts';
import type { Loaded, Wanted } from './load.ts';
import { previewFiles } from './preview.ts';
import type { Target } from './targets.ts';

export type DriftOptions = Wanted &
  BaseOptions & {
    /** Takes the platform's edits into the files of this folder, the root of `source`; null to change nothing. */
    readonly fix: { readonly root: string } | null;
  };

/** What was found, and what it was made from, for those that go on from here. */
export type DriftFound = {
  readonly outcome: DriftOutcome;
  readonly files: Loaded;
  readonly targets: readonly Target[];
};

/** Holds the live state against the files, and tells why they differ. */
export const drift = async (options: DriftOptions, world: World): Promise<DriftOutcome> =>
  (await driftOfFiles(options, world)).outcome;

export async function driftOfFiles(options: DriftOptions, world: World): Promise<DriftFound> {
  const { outcome, files, targets } = await previewFiles({ ...options, consent: noConsent }, world);
  if (outcome.kind !== 'changes' && outcome.kind !== 'no-changes') return { outcome: asDrift(outcome), files, targets };
  const { plan, problems } = outcome;
  const compared = await compare(plan, files, targets, options, world);
  const unmanaged = unmanagedBy(targets);
  const found = findDrift(compared, unmanaged);
  const told = { files, targets };
  if (options.fix === null || entriesOf(found).length === 0)
    return { outcome: { kind: kindOf(found), drift: found, fix: null, problems }, ...told };
  // Only a fix needs what edits YAML.
  const { fixDrift } = await import('./drift/fix.ts');
  const fixing: Fixing = { found, compared, files, again: (now) => findAgain(now, compared, unmanaged) };
  return { outcome: await fixDrift(fixing, { ...options, root: options.fix.root }, world), ...told };
}

const kindOf = (found: Drift): 'in-sync' | 'drift' => (entriesOf(found).length === 0 ? 'in-sync' : 'drift');

function asDrift(outcome: { readonly kind: string } & Pick<DriftOutcome, 'problems'>): DriftOutcome {
  if (outcome.kind !== 'invalid') throw new Error(`a preview ended with ${outcome.kind}`);
  return { kind: 'invalid', problems: outcome.problems };
}

async function compare(
  plan: Plan,
  files: Loaded,
  targets: readonly Target[],
  options: BaseOptions,
  world: World,
): Promise<Compared[]> {
  const findBase = openBases(plan, files, options, world);
  const known = plan.bundles.map((bundle) => ({ bundle, ...findBase(bundle) }));
  return inParallel(known, async ({ bundle, base, applied }) => {
    const { platform } = targetOf(bundle, targets);
    const [since, live] = await Promise.all([askSince(bundle, applied, platform), readLive(bundle, platform)]);
    return { bundle, base, applied, since, live: live?.content ?? null };
  });
}

function targetOf({ kind, deployment }: PlannedBundle, targets: readonly Target[]): Target {
  const target = targets.find((one) => one.bundle.kind === kind && one.deployment.id === deployment.id);
  if (target === undefined) throw new Error('a bundle was previewed that has no target');
  return target;
}

/** What was edited since the last apply by the platform's own word; null where it has none, for then we compare by ourselves. */
async function askSince(
  bundle: PlannedBundle,
  applied: BundleContent | null,
  platform: Platform,
): Promise<readonly DiffEntry[] | null> {
  if (applied === null) return null;
  if (bundleDigest(applied) === bundle.bundleDigest) return bundle.changes.map(asEntry);
  const answer = await optional(platform.dryRun(bundle.deployment, applied));
  // Rejected: it names something that is gone since.
  if (answer === null || answer.rejections.length > 0 || answer.stateVersion !== bundle.stateVersion) return null;
  return [...answer.creates, ...answer.updates, ...answer.deletes];
}

const asEntry = (change: Change): DiffEntry => ({
  object: change.object,
  key: change.key,
  before: change.verb === 'create' ? null : change.before,
  after: change.verb === 'delete' ? null : change.after,
});

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

/** The same look at other files: what was applied last is still the same. */
function findAgain(plan: Plan, compared: readonly Compared[], unmanaged: readonly Unmanaged[]): Drift {
  const now = plan.bundles.map((bundle) => {
    const before = compared.find(
      (one) => one.bundle.kind === bundle.kind && one.bundle.deployment.id === bundle.deployment.id,
    );
    if (before === undefined) throw new Error('a bundle came up between two looks at the same files');
    return { ...before, bundle };
  });
  return findDrift(now, unmanaged);
}

/** Bundles of the deployments of this run that no file declares. */
function unmanagedBy(targets: readonly Target[]): Unmanaged[] {
  const deployments = new Map(targets.map(({ deployment }) => [deployment.id, deployment]));
  return [...deployments.values()].flatMap((deployment) =>
    bundleKinds
      .filter((kind) => !targets.some((one) => one.bundle.kind === kind && one.deployment.id === deployment.id))
      .map((kind) => ({ deployment, kind })),
  );
}
