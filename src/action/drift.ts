import { otherConfig } from './records.ts';
import { wantedFrom } from './deployments.ts';
import { driftOfFiles } from '../commands/drift.ts';
import type { Wanted } from '../commands/load.ts';
import { type Previewed, previewFiles } from '../commands/preview.ts';
import type { Drift } from '../domain/drift.ts';
import { GitHubError } from '../domain/github.ts';
import { shellWord, withHint } from '../domain/json.ts';
import type { Outcome } from '../domain/plan.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import { closeIssue, type Reported, reportInIssue } from '../github/drift-issue.ts';
import { digestOfAll } from '../plan/drift.ts';
import { type DriftIssueView, driftTitle, goneLine, notLookedAt, renderDriftIssue } from '../render/drift.ts';
import type { ActionInputs, ActionWorld } from '../world/action-world.ts';
import { type ActionResult, ended, refuseOtherCheckout, requireConnection } from './result.ts';
import { markStale } from './stale.ts';

/**
 * Reports whether the platform still is what the default branch declares, keeps one issue for each deployment in which it is not, and
 * marks open pull requests that are stale. Drift alone is no failure.
 */
export async function reportDrift(action: ActionWorld): Promise<ActionResult> {
  const { world, job, inputs } = action;
  requireConnection(action);
  refuseOtherCheckout(action);
  const wanted = await wantedFrom(world.source, job.repository.defaultBranch, action);
  const previewed = await previewFiles({ ...wanted, approval: inputs.approval }, world);
  const { outcome, targets, files } = previewed;
  const stale = targets.length > 0 ? await markStale({ by: null, targets, settings: files.settings }, action) : [];
  if (outcome.kind !== 'changes' && outcome.kind !== 'no-changes')
    return ended('preview', outcome, {
      warnings: [`${notLookedAt} Open drift issues stay as they are.`],
      notices: stale,
    });
  const { notices, warnings, urls } = await reportAll(previewed, wanted, action);
  const drift = { found: outcome.kind === 'changes', urls };
  return ended('preview', outcome, { drift, warnings, notices: [...stale, ...notices] });
}

type All = Pick<Reported, 'notices' | 'warnings'> & { readonly urls: readonly string[] };

const nothing: All = { notices: [], warnings: [], urls: [] };

async function reportAll(previewed: Previewed, wanted: Wanted, action: ActionWorld): Promise<All> {
  const { inputs, github, job } = action;
  if (inputs.drift === 'off') return nothing;
  const tip = await github.tipOf(job.repository.defaultBranch);
  if (tip !== job.sha) return { ...nothing, notices: [movedOn(job.repository.defaultBranch)] };
  const reported: Reported[] = [];
  for (const drifted of await findAll(previewed, wanted, action)) reported.push(await reportOne(drifted, action));
  return {
    notices: reported.flatMap(({ notices }) => notices),
    warnings: reported.flatMap(({ warnings }) => warnings),
    urls: reported.flatMap(({ url }) => url ?? []),
  };
}

const movedOn = (branch: string): string =>
  `${branch} has moved on since this run began, so the next run reports the drift.`;

/** The drift of one deployment; `only` where the run is about several. */
type Drifted = {
  readonly deployment: string;
  readonly only: boolean;
  readonly drift: Drift;
  readonly problems: readonly LocatedProblem[];
};

/** The drift of each deployment of the run, also where there is none. */
async function findAll({ outcome, targets }: Previewed, wanted: Wanted, action: ActionWorld): Promise<Drifted[]> {
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
  }));
}

async function findIn({ kind }: Outcome, wanted: Wanted, { git, world }: ActionWorld): Promise<Drift> {
  const none: Drift = { bundles: [], unmanaged: [], digest: '' };
  if (kind === 'no-changes') return none;
  const { outcome } = await driftOfFiles({ ...wanted, openPlan: null, base: null, git, fix: null }, world);
  if ('drift' in outcome) return outcome.drift;
  throw new Error('files that were valid are not any more');
}

/** Writes or closes the issue of a deployment. What GitHub refuses becomes a warning. */
async function reportOne(drifted: Drifted, action: ActionWorld): Promise<Reported> {
  const { clock, github, inputs, job } = action;
  const { deployment, drift } = drifted;
  const reporter = { deployment, config: otherConfig(inputs), author: inputs.commentAuthor, run: job.run };
  const view: DriftIssueView = { ...drifted, job, again: againOf(drifted, inputs) };
  try {
    if (drift.bundles.every(({ entries }) => entries.length === 0))
      return await closeIssue(github, reporter, { line: goneLine(view) });
    const report = { title: driftTitle(view), digest: digestOfAll(drift.bundles), body: renderDriftIssue(view) };
    return await reportInIssue(github, reporter, report, clock.now());
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const warning = `The drift of ${deployment} could not be reported in an issue: ${withHint(error)}`;
    return { url: null, notices: [], warnings: [warning] };
  }
}

/** What tells a command which files and which deployment this run is about. */
function againOf({ deployment, only }: Drifted, { folder, config, deployment: asked }: ActionInputs): string {
  const inFolder = folder === '.' ? [] : ['-C', folder];
  const place = config === null ? inFolder : ['--config', config];
  return [...place, ...(only || asked !== null ? ['--deployment', deployment] : [])].map(shellWord).join(' ');
}
