import { createHash } from 'node:crypto';
import { driftOfFiles } from '../commands/drift/drift.ts';
import { previewFiles, type Previewed } from '../commands/shared/preview-files.ts';
import type { Drift } from '../domain/drift.ts';
import { planOf } from '../domain/outcome.ts';
import { ForgeError, withFix } from '../domain/errors.ts';
import { quoteForShell } from '../util/shell.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import { expiryPlaces, placeKey } from '../files/lint/expiry.ts';
import { driftLabel, writeDriftIssue } from './drift-issue.ts';
import { plainText } from '../domain/sentence.ts';
import type { TestResult } from '../domain/policy-tests.ts';
import { digestOfAll } from '../plan/three-way.ts';
import {
  type DriftIssueView,
  driftIssueTitle,
  noDriftLine,
  renderDriftIssue,
} from '../report/formats/markdown/drift-issue.ts';
import { notCheckedText } from '../report/drift-report.ts';
import type { ActionInputs, ActionRuntime } from './action-runtime.ts';
import { filesOfCheckout } from './files.ts';
import { openReview } from './open-review.ts';
import { type ActionResult, actionResult } from './result.ts';
import { refuseOtherCheckout, requireConnection } from './preconditions.ts';
import type { ReviewStore } from '../review/store/read-review.ts';
import { findLastSettledCommit } from '../review/history/unsettled-history.ts';
import { markOpenPulls } from './stale.ts';

/**
 * Reports drift between the platform and the default branch, keeps an issue for each deployment with drift, and marks open pull requests that are stale.
 * Drift alone does not fail the job.
 */
export async function reportDrift(action: ActionRuntime): Promise<ActionResult> {
  requireConnection(action);
  refuseOtherCheckout(action);
  const selection = await filesOfCheckout(action, action.job.repository.defaultBranch);
  const { approval } = action.inputs;
  const previewed = await previewFiles({ ...selection, approval, readsLive: true }, action.runtime);
  const { outcome } = previewed;
  const liveVersions = planOf(outcome)?.bundles ?? [];
  await markOpenPulls({ changedBy: null, liveVersions, onStale: previewed.files.settings.onStale }, action);
  // The command preview only shows the differences.
  if (action.inputs.command === 'preview') return actionResult('preview', outcome);
  if (outcome.kind !== 'changes' && outcome.kind !== 'no-changes') {
    action.runMessages.warnings.add(`${notCheckedText} Open drift issues stay as they are.`);
    return actionResult('preview', outcome);
  }
  const urls = action.inputs.drift === 'off' ? [] : await updateIssues(previewed, action);
  return actionResult('preview', outcome, { drift: { found: outcome.kind === 'changes', urls } });
}

/** Updates the issue of each deployment. Returns the URLs of the issues. */
async function updateIssues(previewed: Previewed, action: ActionRuntime): Promise<string[]> {
  const { job, github, runMessages } = action;
  const { defaultBranch } = job.repository;
  if ((await github.tip(defaultBranch)) !== job.sha) {
    runMessages.notices.add(`${defaultBranch} has moved on since this run began, so the next run reports the drift.`);
    return [];
  }
  const urls: (string | null)[] = [];
  for (const drifted of await driftByDeployment(previewed, action)) urls.push(await updateIssue(drifted, action));
  return urls.filter((url) => url !== null);
}

/** What the issue of one deployment reports. */
type DeploymentDrift = {
  readonly deployment: string;
  /** Whether the run covers other deployments, too. */
  readonly isOneOfSeveral: boolean;
  readonly drift: Drift;
  readonly brokenTests: readonly TestResult[];
  readonly problems: readonly LocatedProblem[];
};

/** The drift of each deployment of the run, including deployments without drift. */
async function driftByDeployment(previewed: Previewed, action: ActionRuntime): Promise<DeploymentDrift[]> {
  const { targets } = previewed;
  const { drift, brokenTests } = await driftOfRun(previewed, action);
  const slugs = [...new Set(targets.map(({ deployment }) => deployment.slug))];
  return slugs.map((deployment) => ({
    deployment,
    isOneOfSeveral: slugs.length > 1,
    drift: {
      ...drift,
      bundles: drift.bundles.filter((bundle) => bundle.deployment.slug === deployment),
      undeclared: drift.undeclared.filter((bundle) => bundle.deployment.slug === deployment),
    },
    // A test without a deployment belongs to the only one.
    brokenTests: brokenTests.filter((test) => test.deployment === null || test.deployment === deployment),
    problems: problemsOf(deployment, previewed),
  }));
}

/** The problems of a run, without expiry warnings of other deployments. */
function problemsOf(slug: string, { outcome, targets }: Previewed): readonly LocatedProblem[] {
  const targetsOfDeployment = targets.filter(({ deployment }) => deployment.slug === slug);
  const places = new Set(targetsOfDeployment.flatMap(({ bundle }) => [...expiryPlaces(bundle)]));
  return outcome.problems.filter(({ problem }) => {
    const isAboutExpiry = problem.code === 'expired' || problem.code === 'expires-soon';
    return !isAboutExpiry || places.has(placeKey(problem.at));
  });
}

/** The drift of all deployments of the run. */
async function driftOfRun(
  { outcome: { kind }, files }: Previewed,
  { git, runtime }: ActionRuntime,
): Promise<Pick<DeploymentDrift, 'drift' | 'brokenTests'>> {
  if (kind === 'no-changes') return { drift: { bundles: [], undeclared: [], digest: '' }, brokenTests: [] };
  const { outcome } = await driftOfFiles(
    { ...files.selection, plan: null, base: null, git, write: false, force: false },
    runtime,
  );
  if ('drift' in outcome) return outcome;
  throw new Error('valid files became invalid');
}

/** Writes or closes the issue of a deployment. A refusal by GitHub becomes a warning. */
async function updateIssue(drifted: DeploymentDrift, action: ActionRuntime): Promise<string | null> {
  const { github, inputs, job, runMessages } = action;
  const { deployment } = drifted;
  const review = openReview(action);
  try {
    const hasDrift = drifted.drift.bundles.some(({ changes }) => changes.length > 0);
    const [appliedUpTo, issues] = await Promise.all([
      hasDrift ? lastAppliedCommit(review, job.sha) : null,
      github.issuesWithLabel(driftLabel),
    ]);
    const view: DriftIssueView = { ...drifted, job, appliedUpTo, repeatedOptions: driftCommandArgs(drifted, inputs) };
    const expired = drifted.problems.filter(({ problem }) => problem.code === 'expired');
    const isResolved = !hasDrift && expired.length === 0;
    const report = {
      deployment,
      title: driftIssueTitle(view),
      digest: isResolved ? null : digestOfIssue(drifted),
      body: isResolved ? noDriftLine(view) : renderDriftIssue(view),
    };
    return await writeDriftIssue({ issues: github, key: review.key }, issues, report, runMessages);
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    runMessages.warnings.add(
      `The drift of ${deployment} could not be reported in an issue: ${withFix(error, 'action')}`,
    );
    return null;
  }
}

/** The commit up to which merges were applied last. Null if GitHub refuses to tell, since an issue without it is better than none. */
async function lastAppliedCommit(review: ReviewStore, commit: string): Promise<string | null> {
  try {
    return await findLastSettledCommit(review, commit);
  } catch (error) {
    if (error instanceof ForgeError) return null;
    throw error;
  }
}

/** A digest of what the issue reports: drift, broken tests, and entries that have expired or will soon. The issue is written again if it changes. */
function digestOfIssue({ drift, brokenTests, problems }: DeploymentDrift): string {
  const broken = brokenTests.map(({ name, why }) => [name, plainText(why)]);
  const expiring = problems.flatMap(({ problem, position }) =>
    problem.code === 'expired' || problem.code === 'expires-soon'
      ? [[problem.code, problem.expires, position?.file]]
      : [],
  );
  const digest = digestOfAll(drift.bundles);
  if (expiring.length + broken.length === 0) return digest;
  const hash = createHash('sha256').update(JSON.stringify([digest, expiring, ...broken]));
  return `sha256:${hash.digest('hex')}`;
}

/** The command-line options that select the files and deployment of this run. */
function driftCommandArgs(
  { deployment, isOneOfSeveral }: DeploymentDrift,
  { folder, config, deployment: input }: ActionInputs,
): string {
  const args: string[] = [];
  if (config !== null) args.push('--config', config);
  else if (folder !== '.') args.push('-C', folder);
  if (isOneOfSeveral || input !== null) args.push('--deployment', deployment);
  return args.map(quoteForShell).join(' ');
}
