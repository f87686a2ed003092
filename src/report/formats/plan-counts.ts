import type { Outcome } from '../../domain/outcome.ts';
import { toJson } from '../escape.ts';
import { planToShow } from '../outcome-report.ts';
import { plannedChanges } from '../words/summary.ts';

/**
 * How many objects a plan creates, updates and deletes, as GitLab's widget for Terraform reads it from `artifacts:reports:terraform`
 * (https://docs.gitlab.com/ci/yaml/artifacts_reports/#artifactsreportsterraform). Without a plan nothing is counted: the widget then says that the
 * report is broken, where zeros would say that nothing changes.
 */
export function renderPlanCounts(outcome: Outcome): string {
  const plan = planToShow(outcome);
  if (plan === null) return '{}\n';
  const counts = { create: 0, update: 0, delete: 0 };
  for (const { verb } of plannedChanges(plan)) counts[verb] += 1;
  return `${toJson(counts)}\n`;
}
