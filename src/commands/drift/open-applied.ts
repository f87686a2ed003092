import { isSameBundle } from '../../domain/bundle.ts';
import { UsageError } from '../../domain/usage-error.ts';
import type { World } from '../../world.ts';
import { isApplied, readSaved } from '../saved-plan.ts';
import type { FindApplied } from './find-base.ts';

const giveApplied = 'Give what `ifmatch apply --plan` left, or no --plan.';

/** Tells what an applied plan sent for a bundle. Throws UsageError when the file is no plan, was applied nowhere, or somewhere else. */
export async function openApplied(path: string, world: World): Promise<FindApplied> {
  const { plan, platform, results } = await readSaved(path, world, giveApplied);
  const here = world.connections.name;
  if (platform !== here) {
    throw new UsageError(
      `${path} was made for ${platform ?? 'no platform'}, but this is ${here ?? 'no platform'}. Give the plan that was applied here.`,
    );
  }
  if (!results.some(({ result }) => isApplied(result)))
    throw new UsageError(`${path} is a plan that was not applied. ${giveApplied}`);
  return (bundle) => {
    const sent = results.find((one) => isSameBundle(one.bundle, bundle));
    if (sent === undefined) return { base: { kind: 'none', why: 'not-in-plan' }, applied: null };
    if (!isApplied(sent.result)) return { base: { kind: 'none', why: 'not-applied' }, applied: null };
    return {
      base: { kind: 'plan', path, digest: plan.digest, isUndo: plan.undoes !== undefined },
      applied: sent.bundle,
    };
  };
}
