import { isSameBundle } from '../../domain/bundle.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { isPlanFile } from '../../generated/guards/plan.js';
import type { PlanBundle } from '../../generated/types.ts';
import { digestsOf } from '../../plan/digest.ts';
import { judgeIn } from '../../plan/effect.ts';
import { PlanFileError } from '../../record/plan-file-error.ts';
import { readPlanFile, type SavedPlan } from '../../record/read-plan-file.ts';
import type { World } from '../../world.ts';
import type { FindApplied } from './find-base.ts';

const giveApplied = 'Give what `ifmatch apply --plan` left, or no --plan.';

/** Tells what an applied plan sent for a bundle. Throws UsageError when the file is no plan, was applied nowhere, or somewhere else. */
export function readApplied(path: string, world: World): FindApplied {
  const text = world.readText(path);
  const { plan, platform } = readPlan(path, text);
  const here = world.connections.name;
  if (platform !== here) {
    throw new UsageError(
      `${path} was made for ${platform ?? 'no platform'}, but this is ${here ?? 'no platform'}. Give the plan that was applied here.`,
    );
  }
  const results = resultsIn(text);
  if (!results.some(isApplied)) throw new UsageError(`${path} is a plan that was not applied. ${giveApplied}`);
  return (bundle) => {
    const index = plan.bundles.findIndex((one) => isSameBundle(one, bundle));
    const sent = plan.bundles[index];
    if (sent === undefined) return { base: { kind: 'none', why: 'not-in-plan' }, applied: null };
    if (!isApplied(results[index] ?? null)) return { base: { kind: 'none', why: 'not-applied' }, applied: null };
    return { base: { kind: 'plan', path, digest: plan.digest, isUndo: plan.undoes !== undefined }, applied: sent };
  };
}

function readPlan(path: string, text: string): SavedPlan {
  try {
    return readPlanFile(text, digestsOf, judgeIn);
  } catch (error) {
    if (!(error instanceof PlanFileError)) throw error;
    throw new UsageError(`${path}: ${error.message} ${giveApplied}`, { cause: error });
  }
}

type Result = PlanBundle['result'];

/** In the order of the plan's bundles; the text was read as a plan before. */
function resultsIn(text: string): Result[] {
  const file: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  return isPlanFile(file) ? file.bundles.map(({ result }) => result) : [];
}

/** Written, also where the platform then answered with changes: those are what is looked for here. */
const isApplied = (result: Result): boolean =>
  result === 'applied' || result === 'already-applied' || result === 'unverified';
