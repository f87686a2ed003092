import { applyPlan, type ApplyReport } from '../apply/apply.ts';
import { type Applying, targetOf } from '../apply/check.ts';
import { onlyChanged } from '../domain/plan.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import { guardPlan } from '../plan/guards.ts';
import { rejectionProblems } from '../plan/plan.ts';
import { openDocuments } from '../files/report.ts';
import type { Runtime } from '../runtime.ts';
import { located } from './load.ts';
import { withApproval } from './preview.ts';
import { reviewNow, reviewSaved, type ApplyOptions } from './review.ts';
import type { Reviewed } from './saved-plan.ts';
import type { Outcome } from '../domain/outcome.ts';

/** Applies exactly the reviewed plan and reports the result of each bundle. */
export async function apply(options: ApplyOptions, runtime: Runtime): Promise<Outcome> {
  const reviewed = await (options.plan === null
    ? reviewNow(options, runtime)
    : reviewSaved(options, options.plan, runtime));
  if ('kind' in reviewed) return reviewed;
  const { plan, files } = reviewed;
  const limits = withApproval(files.settings.guards, options.approval);
  const guards = guardPlan(plan, limits);
  if (guards.length > 0) return { kind: 'needs-approval', plan, guards, problems: reviewed.problems };
  // Unchanged bundles pin nothing, even if they changed since the review.
  const sent = onlyChanged(plan);
  if (sent.bundles.length === 0) return { kind: 'no-changes', plan, guards, problems: reviewed.problems };
  const onStale = options.onStale ?? files.settings.onStale;
  const report = await applyPlan(sent, startApplying(reviewed, runtime), { onStale, limits });
  return toOutcome(report, reviewed);
}

/** What an apply works with. From here on, a request to stop is noted. */
export const startApplying = ({ targets, files }: Reviewed, runtime: Runtime): Applying => ({
  targets,
  locate: openDocuments(files.wanted.source).locate,
  pause: (milliseconds) => pause(milliseconds, runtime),
  progress: (text) => runtime.terminal.progress(text),
  stopped: runtime.noteStop(),
});

/** The outcome of an apply. */
export async function toOutcome(report: ApplyReport, reviewed: Reviewed): Promise<Outcome> {
  const { plan, problems } = reviewed;
  if (report.kind === 'invalid')
    return { kind: 'invalid', problems: [...problems, ...(await rejected(report, reviewed))] };
  if (report.kind === 'needs-approval') return { kind: 'needs-approval', plan, problems, guards: report.guards };
  const { results } = report;
  if (report.kind === 'failed') return { kind: 'failed', error: report.error, results, plan, problems };
  return { kind: report.kind, results, plan, problems, guards: [] };
}

function rejected(
  report: ApplyReport & { kind: 'invalid' },
  { targets, files }: Reviewed,
): Promise<readonly LocatedProblem[]> {
  return located(
    files.wanted.source,
    report.rejected.flatMap(({ bundle, rejections }) =>
      rejectionProblems(targetOf(bundle, targets).bundle, rejections),
    ),
  );
}

/** Waits for some milliseconds or until a stop is requested: a cancelled job has ten seconds to report what it did. */
export async function pause(milliseconds: number, { clock, stop }: Pick<Runtime, 'clock' | 'stop'>): Promise<void> {
  const over = new AbortController();
  await Promise.race([clock.sleep(milliseconds, over.signal), stop()]);
  over.abort();
}
