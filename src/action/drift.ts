import { configDigest } from './comments.ts';
import { wantedFrom } from './sources.ts';
import { driftOfFiles } from '../commands/drift.ts';
import type { Wanted } from '../commands/load.ts';
import { type Previewed, previewFiles } from '../commands/preview.ts';
import type { Drift } from '../domain/drift.ts';
import { GitHubError, type Issue } from '../domain/github.ts';
import { begun, shellWord, withHint } from '../domain/json.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import { reportDriftIn, type Reported } from '../github/drift-issue.ts';
import { digestOfAll } from '../plan/three-way.ts';
import { type DriftIssueView, driftTitle, goneLine, notLookedAt, renderDriftIssue } from '../render/drift.ts';
import type { ActionInputs, ActionRuntime } from '../runtime/action-runtime.ts';
import { type ActionResult, ended, refuseOtherCheckout, requireConnection } from './result.ts';
import { lookForPulls, markStale } from './stale.ts';
import type { Outcome } from '../domain/outcome.ts';

/**
 * Reports drift between the platform and the default branch, keeps one issue per deployment with drift, and marks stale open pull
 * requests. Drift alone is no failure.
 */
export async function reportDrift(action: ActionRuntime): Promise<ActionResult> {
  const { runtime, job, inputs } = action;
  requireConnection(action);
  refuseOtherCheckout(action);
  const wanted = await wantedFrom(runtime.source, job.repository.defaultBranch, action);
  const pulls = begun(lookForPulls(action));
  const seen = inputs.drift === 'off' ? null : lookForIssues(action);
  const previewed = await previewFiles({ ...wanted, approval: inputs.approval, readsLive: true }, runtime);
  const { outcome, targets, files } = previewed;
  const marking = targets.length > 0 ? markStale({ by: null, targets, settings: files.settings }, action, pulls) : [];
  if (outcome.kind !== 'changes' && outcome.kind !== 'no-changes')
    return ended('preview', outcome, {
      warnings: [`${notLookedAt} Open drift issues stay as they are.`],
      notices: await marking,
    });
  const [stale, { notices, warnings, urls }] = await Promise.all([
    marking,
    seen === null ? nothing : reportAll(previewed, wanted, seen, action),
  ]);
  const drift = { found: outcome.kind === 'changes', urls };
  return ended('preview', outcome, { drift, warnings, notices: [...stale, ...notices] });
}

type All = Pick<Reported, 'notices' | 'warnings'> & { readonly urls: readonly string[] };

const nothing: All = { notices: [], warnings: [], urls: [] };

/** The tip of the default branch, and the issues that may be ours. */
type Seen = { readonly tip: Promise<string>; readonly issues: Promise<Issue[]> };

/** Requested ahead, once for all deployments. */
function lookForIssues({ github, inputs, job }: ActionRuntime): Seen {
  return {
    tip: begun(github.tipOf(job.repository.defaultBranch)),
    issues: begun(github.issuesBy(inputs.commentAuthor)),
  };
}

async function reportAll(previewed: Previewed, wanted: Wanted, seen: Seen, action: ActionRuntime): Promise<All> {
  const { job } = action;
  const tip = await seen.tip;
  if (tip !== job.sha) return { ...nothing, notices: [movedOn(job.repository.defaultBranch)] };
  const reported: Reported[] = [];
  for (const drifted of await findAll(previewed, wanted, action))
    reported.push(await reportOne(drifted, seen.issues, action));
  return {
    notices: reported.flatMap(({ notices }) => notices),
    warnings: reported.flatMap(({ warnings }) => warnings),
    urls: reported.flatMap(({ url }) => url ?? []),
  };
}

const movedOn = (branch: string): string =>
  `${branch} has moved on since this run began, so the next run reports the drift.`;

/** The drift of one deployment; `only` if the run covers several. */
type Drifted = {
  readonly deployment: string;
  readonly only: boolean;
  readonly drift: Drift;
  readonly problems: readonly LocatedProblem[];
};

/** The drift of each deployment of the run, including those without any. */
async function findAll({ outcome, targets }: Previewed, wanted: Wanted, action: ActionRuntime): Promise<Drifted[]> {
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

async function findIn({ kind }: Outcome, wanted: Wanted, { git, runtime }: ActionRuntime): Promise<Drift> {
  const none: Drift = { bundles: [], unmanaged: [], digest: '' };
  if (kind === 'no-changes') return none;
  const { outcome } = await driftOfFiles({ ...wanted, plan: null, base: null, git, fix: false }, runtime);
  if ('drift' in outcome) return outcome.drift;
  throw new Error('valid files became invalid');
}

/** Writes or closes the issue of a deployment. A refusal by GitHub becomes a warning. */
async function reportOne(drifted: Drifted, seen: Promise<Issue[]>, action: ActionRuntime): Promise<Reported> {
  const { github, inputs, job } = action;
  const { deployment, drift } = drifted;
  const reporter = { deployment, config: configDigest(inputs), author: inputs.commentAuthor };
  const view: DriftIssueView = { ...drifted, job, again: rerunArgs(drifted, inputs) };
  try {
    const isGone = drift.bundles.every(({ entries }) => entries.length === 0);
    const report = isGone
      ? { digest: null, body: goneLine(view) }
      : { digest: digestOfAll(drift.bundles), body: renderDriftIssue(view) };
    return await reportDriftIn(github, await seen, { ...reporter, ...report, title: driftTitle(view) });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const warning = `The drift of ${deployment} could not be reported in an issue: ${withHint(error)}`;
    return { url: null, notices: [], warnings: [warning] };
  }
}

/** The command-line options that select the files and deployment of this run. */
function rerunArgs({ deployment, only }: Drifted, { folder, config, deployment: asked }: ActionInputs): string {
  const inFolder = folder === '.' ? [] : ['-C', folder];
  const place = config === null ? inFolder : ['--config', config];
  return [...place, ...(only || asked !== null ? ['--deployment', deployment] : [])].map(shellWord).join(' ');
}
