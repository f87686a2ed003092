import { setTimeout } from 'node:timers/promises';
import type { ApplyReport } from '../apply/apply.ts';
import type { Effects, Fresh } from '../apply/check.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import { planBundle } from '../plan/plan.ts';
import { rejectionProblems } from '../plan/rejections.ts';
import type { World } from '../world.ts';
import type { Loaded } from './load.ts';
import type { Reviewed } from './review.ts';
import { type Target, targetOf } from './targets.ts';

/** What an apply of bundles that were reviewed needs from outside. From here on somebody who wants it to stop is heard. */
export function applyEffects({ targets, files }: Reviewed, world: World): Effects {
  return {
    preview: (bundle) => previewAgain(targetOf(bundle, targets), files),
    put: (bundle, stateVersion) => {
      const { platform, deployment } = targetOf(bundle, targets);
      return platform.put(deployment, bundle, stateVersion);
    },
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

/** Waits so many milliseconds, or until somebody asks for a stop: a cancelled job has ten seconds to tell what it did. */
export async function pause(milliseconds: number, stop: () => Promise<void>): Promise<void> {
  const timer = new AbortController();
  const time = setTimeout(milliseconds, null, { signal: timer.signal }).catch(() => {}); // it rejects once it is not needed any more
  await Promise.race([time, stop()]);
  timer.abort();
}
