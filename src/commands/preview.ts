import type { DroppedBundle, ThreeWayDiff } from '../domain/drift.ts';
import type { Impact, ImpactBudget } from '../domain/impact.ts';
import type { Plan } from '../domain/plan.ts';
import { type LocatedProblem, nowhere } from '../domain/problem.ts';
import { isFoundByTestsOrRules } from '../domain/guards.ts';
import { repositoryRoot } from '../runtime/repository.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { BaseCommit } from './base/compare.ts';
import { findConfig, loadSettingsOfBase } from './shared/config-scope.ts';
import type { Outcome } from '../domain/outcome.ts';
import { configName } from '../domain/settings.ts';
import { impactSources } from './shared/impact-sources.ts';
import {
  type PlanOptions,
  rejectExpiredInChangedBundles,
  previewFiles,
  type Previewed,
} from './shared/preview-files.ts';

/** Optional explanations of the changes; null for none. */
export type ExplainOptions = {
  /** The commit that the change starts from. */
  readonly base: BaseCommit | null;
  readonly impactBudget: ImpactBudget | null;
};

/** The options of `preview`. */
export type PreviewOptions = PlanOptions &
  ExplainOptions & {
    /** Whether a change that a guard stops ends the preview as one that needs approval. */
    readonly failsOnGuards?: boolean;
  };

/** Shows what applying these files would change, and changes nothing. Throws UsageError when the base cannot be read. */
export async function preview(options: PreviewOptions, runtime: Runtime): Promise<Outcome> {
  const { base, failsOnGuards = false } = options;
  const planOptions = base === null ? options : await withBaseGuardsAndTests(base, options);
  const previewed = rejectExpiredInChangedBundles(await previewFiles(planOptions, runtime));
  const withWarnings = base === null ? await warnAboutDroppedBundles(previewed, runtime) : previewed;
  return requireApproval(await explain(withWarnings, options, runtime), failsOnGuards);
}

/** Takes the guards and tests of the base, as on a pull request: a change must not loosen those that judge it. */
async function withBaseGuardsAndTests({ git, name }: BaseCommit, options: PreviewOptions): Promise<PlanOptions> {
  const { requireCommit } = await import('./base/files-of-commit.ts');
  const testSource = requireCommit(git, name).open();
  const config = findConfig(options) ?? configName;
  const hasConfig = options.source.kind(config) === 'file';
  return {
    ...options,
    testSource,
    baseSettings: await loadSettingsOfBase({ source: testSource, name }, config, hasConfig),
  };
}

/** A preview needs approval if a test or rule is broken, since that can still be fixed; with `failsOnGuards`, if any guard stops it. */
function requireApproval(outcome: Outcome, failsOnGuards: boolean): Outcome {
  const isStopped =
    outcome.kind === 'changes' &&
    (failsOnGuards ? outcome.guards.length > 0 : outcome.guards.some(isFoundByTestsOrRules));
  return isStopped ? { ...outcome, kind: 'needs-approval' } : outcome;
}

/**
 * Adds the origin of each change and its impact on open findings; both are loaded only on request. Refusals by the platform leave them out.
 * Throws UsageError when the base cannot be read.
 */
export async function explain(previewed: Previewed, options: ExplainOptions, runtime: Runtime): Promise<Outcome> {
  const { outcome } = previewed;
  if (outcome.kind !== 'changes' && outcome.kind !== 'no-changes' && outcome.kind !== 'needs-approval') return outcome;
  const { base, impactBudget } = options;
  const [threeWayDiff, impact] = await Promise.all([
    base && compareWith(base, outcome.plan, previewed, runtime),
    outcome.kind === 'no-changes' ? null : impactBudget && estimateImpactOf(outcome.plan, impactBudget, runtime),
  ]);
  const warnings = threeWayDiff ? warningsAboutDropped(threeWayDiff.dropped, threeWayDiff.base.short) : [];
  const problems = [...outcome.problems, ...warnings];
  return { ...outcome, problems, ...(threeWayDiff && { threeWayDiff }), ...(impact && { impact }) };
}

async function compareWith(
  base: BaseCommit,
  plan: Plan,
  { files, targets }: Previewed,
  { terminal }: Runtime,
): Promise<ThreeWayDiff> {
  terminal.showProgress('comparing with the base');
  const { diffAgainstBase } = await import('./base/compare.ts');
  return diffAgainstBase(plan, files, targets, base);
}

async function estimateImpactOf(plan: Plan, limits: ImpactBudget, runtime: Runtime): Promise<Impact> {
  runtime.terminal.showProgress('reading findings for the impact');
  const { estimateImpact } = await import('../impact/estimate.ts');
  return estimateImpact(plan, impactSources(runtime), limits);
}

/** Adds a warning for each bundle that the last commit of the clone declares and the files no longer do. Without a clone, it adds none. */
export async function warnAboutDroppedBundles(
  previewed: Previewed,
  runtime: Pick<Runtime, 'root' | 'env'>,
): Promise<Previewed> {
  const { outcome, files, targets } = previewed;
  const isComplete = (outcome.kind === 'changes' || outcome.kind === 'no-changes') && outcome.undeclared !== undefined;
  if (!isComplete || repositoryRoot(runtime.root) === null) return previewed;
  const [{ findBundlesDroppedSinceHead }, { Git }] = await Promise.all([
    import('./base/compare.ts'),
    import('../runtime/git.ts'),
  ]);
  const droppedSinceHead = await findBundlesDroppedSinceHead(
    outcome.plan,
    files,
    targets,
    new Git(runtime.root, runtime.env),
  );
  const warnings =
    droppedSinceHead === null ? [] : warningsAboutDropped(droppedSinceHead.dropped, droppedSinceHead.commit);
  return { ...previewed, outcome: { ...outcome, problems: [...outcome.problems, ...warnings] } };
}

const warningsAboutDropped = (dropped: readonly DroppedBundle[], commit: string): LocatedProblem[] =>
  dropped.map(({ kind: bundle, deployment, files }) => ({
    problem: { severity: 'warning', at: nowhere, code: 'bundle-dropped', bundle, deployment, files, commit },
    position: null,
    first: null,
    excerpt: null,
  }));
