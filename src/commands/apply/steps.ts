import type { ApplyReport, ApplySteps, Fresh } from '../../apply/steps.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { LocatedProblem } from '../../domain/problem.ts';
import type { GuardLimits } from '../../domain/settings.ts';
import { guardPlan } from '../../plan/guards.ts';
import { makePlan, planBundle } from '../../plan/plan.ts';
import { rejectionProblems } from '../../plan/rejections.ts';
import { undoBundle } from '../../plan/undo.ts';
import type { World } from '../../world.ts';
import type { Loaded } from '../load.ts';
import type { Reviewed } from '../review.ts';
import { type Target, targetOf } from '../targets.ts';
import { pause } from './pause.ts';

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
    pause: (milliseconds) => pause(milliseconds, world.stop),
    progress: (text) => world.terminal.progress(text),
    stopped: world.noteStop(),
  };
}

async function previewAgain({ bundle, deployment, platform }: Target, files: Loaded): Promise<Fresh> {
  const answer = await platform.dryRun(deployment, bundle);
  return answer.rejections.length > 0 ? answer : planBundle(bundle, deployment, answer, files.locate);
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
