import { applyPlan, type ApplyReport } from '../apply/apply.ts';
import { type ApplyContext, type Target, targetOf } from '../apply/context.ts';
import { type Deployment, isSameBundle, nameOfBundle } from '../domain/bundle.ts';
import { deferRejection, mapConcurrently } from '../util/parallel.ts';
import { UsageError } from '../domain/errors.ts';
import { withApproval } from '../domain/guards.ts';
import type { BundleWithResult, Outcome } from '../domain/outcome.ts';
import { onlyChanged, type Plan } from '../domain/plan.ts';
import { hasErrors, type LocatedProblem } from '../domain/problem.ts';
import { openDocuments } from '../files/locate.ts';
import { bundleDigest } from '../plan/digest.ts';
import { guardPlan } from '../plan/guards.ts';
import { rejectionProblems } from '../plan/plan.ts';
import { hasSeveralDeployments } from '../report/words/names.ts';
import type { SavedPlan } from '../plan/file/plan-file.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Confirmation } from './shared/confirmation.ts';
import { loadAndLint } from './shared/load.ts';
import { invalidOutcome, locateAndSort } from './shared/problems.ts';
import { refusePartialBundles } from './shared/whole-bundles.ts';
import { warnAboutDroppedBundles } from './preview.ts';
import {
  evaluateRules,
  previewFiles,
  type PlanOptions,
  rejectExpiredInChangedBundles,
} from './shared/preview-files.ts';
import {
  findPlanTargets,
  readSavedPlan,
  refuseOtherConfig,
  type PlanToApply,
  loadSettingsForSelection,
} from './shared/saved-plan.ts';
import { configuredTargets, findTargets } from './shared/targets.ts';
import { mentionUndoFiles } from './shared/undo-file.ts';

export type ApplyOptions = PlanOptions & {
  /** The saved plan to apply; null to preview now and ask for approval. */
  readonly plan: string | null;
  /** Whether a plan that this run makes, or a saved rollback, is applied. */
  readonly confirm: Confirmation;
  /** What to do if the platform changed since the review; null: the config decides. */
  readonly onStale: 'refuse' | 'same-diff' | null;
  /** Shows the plan before it is applied. */
  show(outcome: Outcome): Promise<void>;
  /** Saves the undo before anything is sent, as the outcome of an apply that is killed after that. Throws UsageError; then nothing is sent. */
  saveUndo(outcome: Outcome): Promise<void>;
};

/** Applies exactly the reviewed plan and reports the result of each bundle. */
export async function apply(options: ApplyOptions, runtime: Runtime): Promise<Outcome> {
  const decision = await (options.plan === null
    ? previewAndConfirm(options, runtime)
    : checkSavedPlan(options, options.plan, runtime));
  if (!decision.proceeds) return decision.outcome;
  const { plan, files, problems } = decision;
  const limits = withApproval(files.settings.guards, options.approval);
  // Rules need notes (x-fields), which a rollback does not have.
  const rules = plan.undoes === undefined ? (await evaluateRules(plan, files.settings, runtime)).failures : [];
  const guards = guardPlan(plan, limits, { rules });
  if (guards.length > 0) return { kind: 'needs-approval', plan, guards, problems };
  // Bundles without changes are not sent, so it does not matter if the platform changed them since the review.
  const planToSend = onlyChanged(plan);
  if (planToSend.bundles.length === 0) return { kind: 'no-changes', plan, guards, problems };
  const onStale = options.onStale ?? files.settings.onStale;
  const report = await applyPlan(planToSend, openApplyContext(decision, runtime), {
    onStale,
    limits,
    waves: files.settings.waves,
    saveUndo: (results) => options.saveUndo({ kind: 'partial', plan, problems, results, guards: [] }),
  });
  return outcomeOfApply(report, decision);
}

/** Makes the context of an apply. From then on, a request to stop the program does not end the process, but the apply after its current step. */
export const openApplyContext = ({ targets, files }: PlanToApply, runtime: Runtime): ApplyContext => ({
  targets,
  locate: openDocuments(files.selection.source).locate,
  extraFields: files.settings.extraFields,
  pause: (milliseconds) => pause(milliseconds, runtime),
  progress: (text) => runtime.terminal.showProgress(text),
  isStopRequested: runtime.deferStop(),
});

/** The outcome of an apply. */
export async function outcomeOfApply(report: ApplyReport, reviewed: PlanToApply): Promise<Outcome> {
  const { plan, problems } = reviewed;
  if (report.kind === 'invalid')
    return { kind: 'invalid', problems: [...problems, ...(await locateRejections(report, reviewed))] };
  if (report.kind === 'needs-approval') return { kind: 'needs-approval', plan, problems, guards: report.guards };
  const { results } = report;
  const rejections = await locateRejections(report, reviewed);
  if (rejections.length > 0 && report.kind === 'partial')
    return { kind: report.kind, results, plan, problems: [...problems, ...rejections], guards: [] };
  if (report.kind === 'failed') return { kind: 'failed', error: report.error, results, plan, problems };
  return { kind: report.kind, results, plan, problems, guards: [] };
}

/** Why the platform rejects bundles, as problems of the files. */
function locateRejections(report: ApplyReport, { targets, files }: PlanToApply): Promise<readonly LocatedProblem[]> {
  const bundles = 'rejected' in report ? (report.rejected ?? []) : [];
  const hasSeveral = hasSeveralDeployments(targets);
  return locateAndSort(
    files.selection.source,
    bundles.flatMap(({ bundle, rejections }) =>
      rejectionProblems(targetOf(bundle, targets).bundle, rejections, hasSeveral ? bundle.deployment.slug : null),
    ),
  );
}

/** Waits for some milliseconds or until a stop is requested: a cancelled job has ten seconds to report what it did. */
export async function pause(milliseconds: number, { clock, stop }: Pick<Runtime, 'clock' | 'stop'>): Promise<void> {
  const timer = new AbortController();
  await Promise.race([clock.sleep(milliseconds, timer.signal), stop()]);
  timer.abort();
}

// ── What to apply ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whether the run goes on to apply a plan. If not, its outcome. */
type Decision = ({ readonly proceeds: true } & PlanToApply) | { readonly proceeds: false; readonly outcome: Outcome };

/** Previews now and asks for approval. Ends if there is nothing to apply, a guard stops the plan, or the user declines. */
async function previewAndConfirm(options: ApplyOptions, runtime: Runtime): Promise<Decision> {
  if (options.confirm === 'no') {
    throw new UsageError('No terminal to ask for approval.', {
      fix: 'Save a plan with `ifmatch preview --out FILE` and apply it with `ifmatch apply FILE`, or pass --yes.',
    });
  }
  const previewed = rejectExpiredInChangedBundles(await previewFiles(options, runtime));
  const { outcome, files, targets } = await warnAboutDroppedBundles(previewed, runtime);
  if ('plan' in outcome && outcome.plan !== null) await mentionUndoFiles(outcome.plan.bundles, null, runtime);
  if (outcome.kind !== 'changes') return { proceeds: false, outcome };
  const { plan, problems, guards } = outcome;
  const declined: Decision = { proceeds: false, outcome: { kind: 'needs-approval', plan, problems, guards } };
  if (guards.length > 0) return declined;
  await options.show(outcome);
  const isConfirmed = options.confirm === 'yes' || (await runtime.terminal.ask('Apply exactly this?'));
  // The platform may have changed while waiting for the answer.
  if (options.confirm !== 'yes') runtime.connections.clearCachedState();
  return isConfirmed ? { proceeds: true, plan, problems, files, targets } : declined;
}

/** Reads a saved plan and compares it with the files. Ends if the files have errors, or are not what was reviewed. */
async function checkSavedPlan(options: ApplyOptions, path: string, runtime: Runtime): Promise<Decision> {
  const saved = await readSavedPlan(path, runtime);
  if (saved.plan.undoes !== undefined) return checkSavedRollback(saved, path, options, runtime);
  const { plan, platform } = saved;
  refuseOtherConfig(saved.config, path, options, runtime);
  const { files, problems } = await loadAndLint(options, runtime);
  if (hasErrors(problems)) return { proceeds: false, outcome: await invalidOutcome(files, problems) };
  await refusePartialBundles(files);
  const sentBundles = onlyChanged(plan).bundles;
  const configured = (await configuredTargets(files, runtime)) ?? [];
  const changedTargets = configured.filter((target) =>
    sentBundles.some((bundle) => isSameBundle(bundle, { ...target, kind: target.bundle.kind })),
  );
  // These dry runs start while the deployments are looked up. The check before the apply reuses their results. An error of the look-up is reported first.
  void deferRejection(
    mapConcurrently(changedTargets, (target) => target.platform.dryRun(target.deployment, target.bundle)),
  );
  const targets = await findTargets(files, runtime);
  if (platform !== runtime.connections.platformName) {
    throw new UsageError(
      `${path} was made for ${platform ?? 'no platform'}, but this is ${runtime.connections.platformName ?? 'no platform'}.`,
      { fix: 'Preview again here, or fix the address.' },
    );
  }
  await mentionUndoFiles(sentBundles, path, runtime);
  const planToApply: PlanToApply = { plan, problems: await locateAndSort(options.source, problems), files, targets };
  const difference = describeFileDifference(plan, targets);
  if (difference === null) return { proceeds: true, ...planToApply };
  const results = refusedResults(plan, difference);
  return {
    proceeds: false,
    outcome: { kind: 'stale', guards: [], results, plan, problems: planToApply.problems },
  };
}

/** Says how the files differ from what the plan would send; null if they do not. */
function describeFileDifference(plan: Plan, targets: readonly Target[]): string | null {
  const sentBundles = onlyChanged(plan).bundles;
  const renumbered = sentBundles.find(({ deployment }) =>
    targets.some((target) => isRenumbered(deployment, target.deployment)),
  );
  if (renumbered !== undefined)
    return `the deployment ${renumbered.deployment.slug} had the id ${renumbered.deployment.id} and has another now`;
  const declared = new Map(
    targets.map(({ bundle, deployment }) => [nameOfBundle({ kind: bundle.kind, deployment }), bundleDigest(bundle)]),
  );
  const missing = sentBundles.map(nameOfBundle).filter((name) => !declared.has(name));
  if (missing.length > 0)
    return `the files do not declare ${missing.join(', ')}: give the same paths as for the preview`;
  const changedBundles = sentBundles
    .filter((bundle) => declared.get(nameOfBundle(bundle)) !== bundle.bundleDigest)
    .map(nameOfBundle);
  return changedBundles.length > 0 ? `the files of ${changedBundles.join(', ')} changed since the review` : null;
}

const isRenumbered = (reviewed: Deployment, current: Deployment): boolean =>
  reviewed.slug === current.slug && reviewed.id !== current.id;

const refusedResults = (plan: Plan, reason: string): BundleWithResult[] =>
  onlyChanged(plan).bundles.map((bundle) => ({ bundle, result: { kind: 'not-applied', reason, current: null } }));

/** Checks a saved rollback. It sends what the files do not contain, so it is not compared with them and always needs approval. */
async function checkSavedRollback(
  { plan, platform, config }: SavedPlan,
  path: string,
  options: ApplyOptions,
  runtime: Runtime,
): Promise<Decision> {
  if (options.confirm === 'no') {
    throw new UsageError(`${path} is a rollback: it sends values that are not in the files, so it needs approval.`, {
      fix: 'Give --yes.',
    });
  }
  refuseOtherDeployments(plan, path, options);
  refuseOtherConfig(config, path, options, runtime);
  const settings = await loadSettingsForSelection(options, runtime);
  const contents = plan.bundles.map((bundle) => ({ content: bundle, deployment: bundle.deployment }));
  const targets = await findPlanTargets(contents, { path, platform }, settings, runtime);
  await mentionUndoFiles(plan.bundles, path, runtime);
  const proceed: Decision = {
    proceeds: true,
    plan,
    problems: [],
    files: { settings, selection: options },
    targets,
  };
  const guards = guardPlan(plan, withApproval(settings.guards, options.approval));
  // The apply itself ends a plan that a guard stops, so it is not asked about.
  if (options.confirm === 'yes' || guards.length > 0) return proceed;
  await options.show({ kind: 'changes', plan, guards, problems: [] });
  if (await runtime.terminal.ask('Apply exactly this?')) return proceed;
  return { proceeds: false, outcome: { kind: 'needs-approval', plan, guards, problems: [] } };
}

/** Throws UsageError if a saved rollback is of another deployment than `--deployment`. No files limit it. */
function refuseOtherDeployments({ bundles }: Plan, path: string, { deployment }: ApplyOptions): void {
  const other = bundles.find((bundle) => deployment !== null && bundle.deployment.slug !== deployment);
  if (other === undefined || deployment === null) return;
  throw new UsageError(`${path} rolls back ${nameOfBundle(other)}, not only ${deployment}.`, {
    fix: `Make a rollback of that deployment alone with \`ifmatch rollback --deployment ${deployment}\`, or leave --deployment out.`,
  });
}
