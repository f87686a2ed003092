import { type Deployment, nameOfBundle } from '../domain/bundle.ts';
import { inParallel, UsageError } from '../domain/json.ts';
import { onlyChanged, type Plan } from '../domain/plan.ts';
import { hasErrors } from '../domain/problem.ts';
import { bundleDigest } from '../plan/digest.ts';
import type { Runtime } from '../runtime.ts';
import { check, invalid, load, type Loaded, located } from './load.ts';
import { previewFiles, type PreviewOptions, withApproval } from './preview.ts';
import { readSaved, refuseOtherConfig, type Reviewed } from './saved-plan.ts';
import { refuseParts } from './scope.ts';
import { configuredTargets, findTargets } from './targets.ts';
import type { AppliedBundle, Outcome } from '../domain/outcome.ts';
import { guardPlan } from '../plan/guards.ts';
import type { SavedPlan } from '../record/plan-file.ts';
import { loadSettings, aimedTargets } from './rollback.ts';
import type { Target } from '../apply/check.ts';

/** Previews now and asks for approval. Returns an outcome if there is nothing to apply or approval is declined. */
export async function reviewNow(options: ApplyOptions, runtime: Runtime): Promise<Reviewed | Outcome> {
  if (options.confirm === 'no') {
    throw new UsageError(
      'No terminal to ask for approval. Save a plan with `ifmatch preview --out FILE` and apply it with `ifmatch apply FILE`, or pass --yes.',
    );
  }
  const { outcome, files, targets } = await previewFiles(options, runtime);
  if (outcome.kind !== 'changes') return outcome;
  const { plan, problems, guards } = outcome;
  if (guards.length > 0) return { kind: 'needs-approval', plan, problems, guards };
  await options.show(outcome);
  const agreed = options.confirm === 'yes' || (await runtime.terminal.ask('Apply exactly this?'));
  // The platform may have changed while waiting for the answer.
  if (options.confirm !== 'yes') runtime.connections.forgetState();
  return agreed ? { plan, problems, files, targets } : { kind: 'needs-approval', plan, problems, guards };
}

/** Reads a saved plan and compares it with the files. Returns an outcome if they are not what was reviewed. */
export async function reviewSaved(options: ApplyOptions, path: string, runtime: Runtime): Promise<Reviewed | Outcome> {
  const saved = await readSaved(path, runtime);
  if (saved.plan.undoes !== undefined) return reviewRollback(saved, path, options, runtime);
  const { plan, platform } = saved;
  refuseOtherConfig(saved.config, path, options, runtime);
  const files = await load(options, runtime);
  const problems = check(files, runtime);
  if (hasErrors(problems)) return invalid(files, problems);
  await refuseParts(files);
  void askEarly(plan, files, runtime);
  const targets = await findTargets(files, runtime);
  if (platform !== runtime.connections.name) {
    throw new UsageError(
      `${path} was made for ${platform ?? 'no platform'}, but this is ${runtime.connections.name ?? 'no platform'}. Preview again here, or fix the address.`,
    );
  }
  const reviewed = { plan, problems: await located(options.source, problems), files, targets };
  const difference = differenceOf(plan, targets);
  return difference === null
    ? reviewed
    : { kind: 'stale', guards: [], results: notApplied(plan, difference), ...reviewed };
}

/** Starts the dry runs of the check while deployments are looked up; the check reports their results. */
async function askEarly(plan: Plan, files: Loaded, runtime: Runtime): Promise<void> {
  const isSent = ({ bundle, deployment }: Target): boolean =>
    onlyChanged(plan).bundles.some((one) => one.kind === bundle.kind && one.deployment.id === deployment.id);
  try {
    const targets = (await configuredTargets(files, runtime)) ?? [];
    await inParallel(targets.filter(isSent), ({ platform, deployment, bundle }) => platform.dryRun(deployment, bundle));
  } catch {
    // Reported by the look-up or the check.
  }
}

/** How the files differ from the plan, or null. Unchanged bundles pin nothing. */
function differenceOf(plan: Plan, targets: readonly Target[]): string | null {
  const sent = onlyChanged(plan).bundles;
  const moved = sent.find(({ deployment }) => targets.some((target) => isRenumbered(deployment, target.deployment)));
  if (moved !== undefined)
    return `the deployment ${moved.deployment.slug} had the id ${moved.deployment.id} and has another now`;
  const declared = new Map(
    targets.map(({ bundle, deployment }) => [nameOfBundle({ kind: bundle.kind, deployment }), bundleDigest(bundle)]),
  );
  const missing = sent.map(nameOfBundle).filter((name) => !declared.has(name));
  if (missing.length > 0)
    return `the files do not declare ${missing.join(', ')}: give the same paths as for the preview`;
  const differs = sent.filter((bundle) => declared.get(nameOfBundle(bundle)) !== bundle.bundleDigest).map(nameOfBundle);
  return differs.length > 0 ? `the files of ${differs.join(', ')} changed since the review` : null;
}

const isRenumbered = (reviewed: Deployment, now: Deployment): boolean =>
  reviewed.slug === now.slug && reviewed.id !== now.id;

const notApplied = (plan: Plan, reason: string): AppliedBundle[] =>
  onlyChanged(plan).bundles.map((bundle) => ({ bundle, outcome: { result: 'not-applied', reason, current: null } }));

export type ApplyOptions = PreviewOptions & {
  /** The saved plan to apply; null to preview now and ask for approval. */
  readonly plan: string | null;
  /** Whether a plan made just now is applied: always, after approval, or never because no one can be asked. */
  readonly confirm: 'yes' | 'ask' | 'no';
  /** Null: the config decides. */
  readonly onStale: 'refuse' | 'same-diff' | null;
  /** Shows a plan made just now, before it is applied. */
  show(outcome: Outcome): Promise<void>;
};

/** Checks a saved rollback. It is not compared with the files, since it sends what they do not contain; so it always needs approval. */
export async function reviewRollback(
  { plan, platform, config }: SavedPlan,
  path: string,
  options: ApplyOptions,
  runtime: Runtime,
): Promise<Reviewed | Outcome> {
  if (options.confirm === 'no') {
    throw new UsageError(
      `${path} is a rollback: it sends values that are not in the files, so it needs approval. Give --yes.`,
    );
  }
  refuseOthers(plan, path, options);
  refuseOtherConfig(config, path, options, runtime);
  const files = await loadSettings(options, runtime);
  if ('kind' in files) return files;
  const aims = plan.bundles.map((bundle) => ({ content: bundle, deployment: bundle.deployment }));
  const targets = await aimedTargets(aims, { path, platform }, files.settings, runtime);
  const guards = guardPlan(plan, withApproval(files.settings.guards, options.approval));
  const reviewed = { plan, problems: [], files, targets };
  if (options.confirm === 'yes' || guards.length > 0) return reviewed;
  await options.show({ kind: 'changes', plan, guards, problems: [] });
  return (await runtime.terminal.ask('Apply exactly this?'))
    ? reviewed
    : { kind: 'needs-approval', plan, guards, problems: [] };
}

/** The given deployment limits a rollback, since no files do. Throws UsageError. */
function refuseOthers({ bundles }: Plan, path: string, { deployment }: ApplyOptions): void {
  const other = bundles.find((bundle) => deployment !== null && bundle.deployment.slug !== deployment);
  if (other === undefined || deployment === null) return;
  throw new UsageError(
    `${path} rolls back ${nameOfBundle(other)}, not only ${deployment}. Make a rollback of that deployment alone with \`ifmatch rollback --deployment ${deployment}\`, or leave --deployment out.`,
  );
}
