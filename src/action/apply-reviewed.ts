import { applyPlan } from '../apply/apply.ts';
import type { Target } from '../apply/context.ts';
import { runBaseTests } from '../commands/base/tests-of-base.ts';
import { openApplyContext, outcomeOfApply } from '../commands/apply.ts';
import type { LoadedSelection } from '../commands/shared/load.ts';
import {
  type GuardViolation,
  type GuardLimits,
  isFoundByTestsOrRules,
  type TestAndRuleResults,
  withApproval,
} from '../domain/guards.ts';
import { type Outcome, testAndRuleResultsOf } from '../domain/outcome.ts';
import type { Plan } from '../domain/plan.ts';
import type { Settings } from '../domain/settings.ts';
import type { TestResult } from '../domain/policy-tests.ts';
import { guardPlan } from '../plan/guards.ts';
import { openCommit } from '../runtime/git.ts';
import type { ActionRuntime } from './action-runtime.ts';
import { fetchMissing } from './files.ts';
import { joinOutcomes } from './join-outcomes.ts';
import { writeUndo } from './write-plan.ts';

type ApplyReviewedOptions = {
  readonly onStale?: Settings['onStale'];
  /** The outcomes of what this run applied before. */
  readonly previousOutcomes?: readonly Outcome[];
  /** The commit that the plan was reviewed on, if the tests of that commit must pass as well; null if not. */
  readonly reviewedOn?: string | null;
};

/**
 * Applies exactly a reviewed plan. Before anything is sent, the undo of all that this run applies is written to the plan file. Guards that stop the apply
 * give the outcome `needs-approval`.
 */
export async function applyReviewed(
  plan: Plan,
  {
    outcome,
    files,
    targets,
  }: { readonly outcome: Outcome; readonly files: LoadedSelection; readonly targets: readonly Target[] },
  action: ActionRuntime,
  {
    onStale = action.inputs.onStale ?? files.settings.onStale,
    previousOutcomes = [],
    reviewedOn = null,
  }: ApplyReviewedOptions = {},
): Promise<Outcome> {
  const { runtime, inputs } = action;
  const { problems } = outcome;
  const toApply = { plan, problems, files, targets };
  const limits = withApproval(files.settings.guards, inputs.approval);
  let guards = checkVerdicts(plan, 'guards' in outcome ? testAndRuleResultsOf(outcome) : {}, limits);
  if (guards.length === 0 && reviewedOn !== null)
    guards = checkVerdicts(plan, { tests: await testResultsOn(reviewedOn, files, action) }, limits);
  if (guards.length > 0) return { kind: 'needs-approval', plan, guards, problems };
  const report = await applyPlan(plan, openApplyContext(toApply, runtime), {
    onStale,
    limits,
    waves: files.settings.waves,
    saveUndo: (results) =>
      writeUndo(joinOutcomes([...previousOutcomes, { kind: 'partial', plan, problems, results, guards: [] }]), action),
  });
  return outcomeOfApply(report, toApply);
}

/** The guards on tests and rules that a plan breaks. All other guards run again in `applyPlan`, on a fresh plan. */
const checkVerdicts = (plan: Plan, verdicts: TestAndRuleResults, limits: GuardLimits): GuardViolation[] =>
  guardPlan(plan, limits, verdicts).filter(isFoundByTestsOrRules);

/** Runs the tests of the commit that a plan was reviewed on. The preview runs only those of the commit that the merge starts from, which may differ. */
async function testResultsOn(
  commit: string,
  files: LoadedSelection,
  action: ActionRuntime,
): Promise<readonly TestResult[]> {
  fetchMissing(commit, action);
  return (await runBaseTests(openCommit(action.git, commit), files))?.results ?? [];
}
