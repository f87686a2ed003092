import { applyPlan } from '../apply/apply.ts';
import type { ApplyReport, ApplySteps, Fresh } from '../apply/steps.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { PlannedBundle } from '../domain/plan.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import type { GuardLimits } from '../domain/settings.ts';
import { guardPlan } from '../plan/guards.ts';
import { makePlan, planBundle } from '../plan/plan.ts';
import { rejectionProblems } from '../plan/rejections.ts';
import { undoBundle } from '../plan/undo.ts';
import type { World } from '../world.ts';
import { withConsent } from './consent.ts';
import type { Loaded } from './load.ts';
import type { PreviewOptions } from './preview.ts';
import { type Reviewed, reviewNow, reviewSaved } from './review.ts';
import type { Target } from './targets.ts';

export type ApplyOptions = PreviewOptions & {
  /** The saved plan to apply; null to preview now and have somebody say yes. */
  readonly plan: string | null;
  /** Whether a plan that was made just now is applied: it is, somebody is asked, or nobody is there to be asked. */
  readonly confirm: 'yes' | 'ask' | 'no';
  /** Null: as the config says. */
  readonly onStale: 'refuse' | 'same-diff' | null;
  /** Shows a plan that was made just now, before it is applied. */
  show(outcome: Outcome): Promise<void>;
};

/** Applies exactly what was reviewed, strictly, and tells what became of each bundle. */
export async function apply(options: ApplyOptions, world: World): Promise<Outcome> {
  const reviewed = await (options.plan === null
    ? reviewNow(options, world)
    : reviewSaved(options, options.plan, world));
  if ('kind' in reviewed) return reviewed;
  const { plan, files } = reviewed;
  const limits = withConsent(files.settings.guards, options.consent);
  const guards = guardPlan(plan, limits);
  if (guards.length > 0) return { kind: 'consent', plan, guards, problems: reviewed.problems };
  const report = await applyPlan(plan, applySteps(reviewed, limits, world), {
    onStale: options.onStale ?? files.settings.onStale,
  });
  return toOutcome(report, reviewed);
}

/** What an apply does to the world, for bundles that were reviewed. */
export function applySteps({ targets, files }: Reviewed, limits: GuardLimits, world: World): ApplySteps {
  return {
    preview: (bundle) => previewAgain(targetOf(bundle, targets), files),
    put: (bundle, stateVersion) => {
      const { platform, deployment } = targetOf(bundle, targets);
      return platform.put(deployment, bundle, stateVersion);
    },
    undo: undoBundle,
    guard: (bundles) => guardPlan(makePlan(bundles), limits),
    progress: (text) => world.terminal.progress(text),
    stopped: world.noteStop(),
  };
}

async function previewAgain({ bundle, deployment, platform }: Target, files: Loaded): Promise<Fresh> {
  const answer = await platform.dryRun(deployment, bundle);
  return answer.rejections.length > 0 ? answer : planBundle(bundle, deployment, answer, files.locate);
}

function targetOf({ kind, deployment }: PlannedBundle, targets: readonly Target[]): Target {
  const target = targets.find((one) => one.bundle.kind === kind && one.deployment.id === deployment.id);
  if (target === undefined) throw new Error('a plan was accepted although the files lack one of its bundles');
  return target;
}

/** How an apply ended, as every command tells it. */
export function toOutcome(report: ApplyReport, reviewed: Reviewed): Outcome {
  const { plan, problems } = reviewed;
  if (report.kind === 'invalid') return { kind: 'invalid', problems: [...problems, ...rejected(report, reviewed)] };
  if (report.kind === 'consent') return { kind: 'consent', plan, problems, guards: report.guards };
  const { results } = report;
  if (report.kind === 'failed') return { kind: 'failed', error: report.error, results, plan, problems };
  return { kind: report.kind, results, plan, problems, guards: [] };
}

function rejected(report: ApplyReport & { kind: 'invalid' }, { targets, files }: Reviewed): LocatedProblem[] {
  return files.report(
    report.rejected.flatMap(({ bundle, rejections }) =>
      rejectionProblems(targetOf(bundle, targets).bundle, rejections),
    ),
  );
}
