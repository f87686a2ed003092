import { bundleKinds, isSameBundle } from '../domain/bundle.ts';
import { noConsent } from '../domain/consent.ts';
import { type Drift, type DriftOutcome, entriesOf, type Unmanaged } from '../domain/drift.ts';
import type { Plan } from '../domain/plan.ts';
import { type Compared, findDrift } from '../plan/drift.ts';
import type { World } from '../world.ts';
import { compare } from './drift/compare.ts';
import type { BaseOptions } from './drift/find-base.ts';
import type { Fixing } from './drift/fix.ts';
import type { Loaded, Wanted } from './load.ts';
import { previewFiles } from './preview.ts';
import type { FindUnsaved } from './edits/refuse-unsaved.ts';
import type { Target } from './targets.ts';

export type DriftOptions = Wanted &
  BaseOptions & {
    /** Takes the platform's edits into the files of this folder, the root of `source`; null to change nothing. */
    readonly fix: { readonly root: string; readonly unsaved: FindUnsaved } | null;
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
  return { outcome: await fixDrift(fixing, { ...options, ...options.fix }, world), ...told };
}

const kindOf = (found: Drift): 'in-sync' | 'drift' => (entriesOf(found).length === 0 ? 'in-sync' : 'drift');

function asDrift(outcome: { readonly kind: string } & Pick<DriftOutcome, 'problems'>): DriftOutcome {
  if (outcome.kind !== 'invalid') throw new Error(`a preview ended with ${outcome.kind}`);
  return { kind: 'invalid', problems: outcome.problems };
}

/** The same look at other files: what was applied last is still the same. */
function findAgain(plan: Plan, compared: readonly Compared[], unmanaged: readonly Unmanaged[]): Drift {
  const now = plan.bundles.map((bundle) => {
    const before = compared.find((one) => isSameBundle(one.bundle, bundle));
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
