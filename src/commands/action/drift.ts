import type { Drift } from '../../domain/drift.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Telling } from '../../github/drift/ours.ts';
import { notLookedAt } from '../../render/drift/words.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { driftOfFiles } from '../drift.ts';
import type { Wanted } from '../load.ts';
import { type Previewed, previewFiles } from '../preview.ts';
import { requireConnection } from './require-connection.ts';
import { tellDriftOf, type Drifted } from './drift-told.ts';
import { markStale } from './mark-stale.ts';
import { refuseOtherCheckout } from './refuse-other-checkout.ts';
import { type ActionResult, ended } from './result.ts';
import { wantedFrom } from './wanted.ts';

/**
 * Says whether the platform still is what the default branch declares, keeps one issue or pull request for each deployment in which it is
 * not, and marks open pull requests that are stale. Drift alone is no failure.
 */
export async function tellDrift(action: ActionWorld): Promise<ActionResult> {
  const { world, job, inputs } = action;
  requireConnection(action);
  refuseOtherCheckout(action);
  const wanted = await wantedFrom(world.source, job.repository.defaultBranch, action);
  const previewed = await previewFiles({ ...wanted, consent: inputs.consent }, world);
  const { outcome, targets } = previewed;
  const stale = targets.length > 0 ? await markStale({ by: null, targets }, action) : [];
  if (outcome.kind !== 'changes' && outcome.kind !== 'no-changes')
    return ended('preview', outcome, {
      warnings: [`${notLookedAt} What tells of drift stays as it is.`],
      notices: stale,
    });
  const { notices, warnings, urls } = await tellAll(previewed, wanted, action);
  const drift = { found: outcome.kind === 'changes', urls };
  return ended('preview', outcome, { drift, warnings, notices: [...stale, ...notices] });
}

type All = Pick<Telling, 'notices' | 'warnings'> & { readonly urls: readonly string[] };
const nothing: All = { notices: [], warnings: [], urls: [] };

async function tellAll(previewed: Previewed, wanted: Wanted, action: ActionWorld): Promise<All> {
  const { inputs, github, job } = action;
  if (inputs.drift === 'off') return nothing;
  const tip = await github.tipOf(job.repository.defaultBranch);
  if (tip !== job.sha) return { ...nothing, notices: [movedOn(job.repository.defaultBranch)] };
  const told: Telling[] = [];
  for (const drifted of await findAll(previewed, wanted, action)) {
    told.push(await tellDriftOf(drifted, inputs.drift, action));
  }
  return {
    notices: told.flatMap(({ notices }) => notices),
    warnings: told.flatMap(({ warnings }) => warnings),
    urls: told.flatMap(({ url }) => url ?? []),
  };
}

const movedOn = (branch: string): string =>
  `The branch ${branch} has moved on since this run began, so the drift is left to the next run to tell.`;

/** The drift of each deployment of the run, also where there is none. */
async function findAll(
  { outcome, files, targets }: Previewed,
  wanted: Wanted,
  action: ActionWorld,
): Promise<Drifted[]> {
  const drift = await findIn(outcome, wanted, action);
  const slugs = [...new Set(targets.map(({ deployment }) => deployment.slug))];
  return slugs.map((deployment) => ({
    deployment,
    only: slugs.length > 1,
    drift: {
      ...drift,
      bundles: drift.bundles.filter((bundle) => bundle.deployment.slug === deployment),
      unmanaged: drift.unmanaged.filter((bundle) => bundle.deployment.slug === deployment),
    },
    problems: outcome.problems,
    files,
  }));
}

async function findIn({ kind }: Outcome, wanted: Wanted, { git, world }: ActionWorld): Promise<Drift> {
  const none: Drift = { bundles: [], unmanaged: [], digest: '' };
  if (kind === 'no-changes') return none;
  const { outcome } = await driftOfFiles({ ...wanted, openPlan: null, base: null, git, fix: null }, world);
  if ('drift' in outcome) return outcome.drift;
  throw new Error('files that were valid are not any more');
}
