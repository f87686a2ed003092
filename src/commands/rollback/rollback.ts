import { compareWithReviewed, inconsistentAnswer } from '../../apply/comparison.ts';
import type { Target } from '../../apply/context.ts';
import { nameOfBundle } from '../../domain/bundle.ts';
import { mapConcurrently } from '../../util/parallel.ts';
import { PlatformError } from '../../domain/errors.ts';
import type { BundleWithResult, Outcome } from '../../domain/outcome.ts';
import type { Change, PlannedBundle } from '../../domain/plan.ts';
import type { Locate } from '../../domain/problem.ts';
import { type Approval, withApproval } from '../../domain/guards.ts';
import { openDocuments } from '../../files/locate.ts';
import { diffDigest } from '../../plan/digest.ts';
import { refuseUnexpectedDiff } from '../../plan/unexpected-diff.ts';
import { guardPlan } from '../../plan/guards.ts';
import { makePlan, planBundle } from '../../plan/plan.ts';
import { invertChanges } from '../../plan/undo.ts';
import { pluralize } from '../../util/text.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { FileSelection } from '../../domain/file-selection.ts';
import { findPlanTargets, refuseOtherConfig, loadSettingsForSelection } from '../shared/saved-plan.ts';
import { mentionUndoFiles } from '../shared/undo-file.ts';
import { type UndoableBundle, readAppliedPlan, type AppliedPlan } from '../shared/applied-plan.ts';

/** The options of `rollback`, with `--write` or without. */
export type RollbackOptions = FileSelection & {
  /** The applied plan, with its results and its undo. */
  readonly plan: string;
  readonly approval: Approval;
};

/** The undo as it would be without edits since the apply, and as it is now. */
type CheckedUndo = {
  readonly undoable: UndoableBundle;
  readonly expected: PlannedBundle;
  readonly current: PlannedBundle;
  /** All state versions that the apply left in this deployment. */
  readonly appliedVersions: ReadonlySet<string | null>;
};

/**
 * Shows what undoing an applied plan would change, and changes nothing; `apply` sends it with this outcome's plan. Stale if the platform is
 * neither as the apply left it nor as it was before. Throws UsageError when the plan cannot be undone completely.
 */
export async function rollback(options: RollbackOptions, runtime: Runtime): Promise<Outcome> {
  const applied = await readAppliedPlan(options.plan, options.deployment, runtime);
  refuseOtherConfig(applied.config, applied.path, options, runtime);
  const settings = await loadSettingsForSelection(options, runtime);
  const contents = applied.bundles.map(({ bundle, undo }) => ({ content: undo, deployment: bundle.deployment }));
  const targets = await findPlanTargets(contents, applied, settings, runtime);
  const bundles = applied.bundles.map(({ bundle }) => bundle);
  await mentionUndoFiles(bundles, applied.path, runtime);
  runtime.terminal.showProgress(`Checking ${pluralize(targets.length, 'bundle')}`);
  const { locate } = openDocuments(options.source);
  const pairs = targets.flatMap((target, index) => {
    const undoable = applied.bundles[index];
    return undoable === undefined ? [] : [{ undoable, target }];
  });
  const checkedUndos = await mapConcurrently(pairs, ({ undoable, target }) =>
    checkUndo(undoable, target, applied, locate),
  );
  if (checkedUndos.some(isStale)) return staleOutcome(checkedUndos, applied);
  const plan = { ...makePlan(checkedUndos.map(({ current }) => current)), undoes: applied.digest };
  const guards = guardPlan(plan, withApproval(settings.guards, options.approval));
  const result = { plan, guards, problems: [] };
  if (guards.length > 0) return { kind: 'needs-approval', ...result };
  return { kind: plan.bundles.some(({ changes }) => changes.length > 0) ? 'changes' : 'no-changes', ...result };
}

/** Asks what undoing one bundle would change now. */
async function checkUndo(
  undoable: UndoableBundle,
  target: Target,
  { bundles }: AppliedPlan,
  locate: Locate,
): Promise<CheckedUndo> {
  const { bundle, stateVersion } = undoable;
  const { deployment, platform } = target;
  const dryRun = await platform.dryRun(deployment, target.bundle);
  const [rejection] = dryRun.rejections;
  if (rejection !== undefined) {
    throw new PlatformError(`The platform rejects what ${nameOfBundle(bundle)} was before: ${rejection.message}`, {
      code: rejection.code,
      fix: 'The old values refer to something that no longer exists. Restore what you can in the files, and apply them.',
    });
  }
  refuseUnexpectedDiff(target.bundle, deployment, dryRun);
  const current = planBundle(target.bundle, deployment, dryRun, locate);
  const expected = invertChanges(bundle, target.bundle, stateVersion ?? bundle.stateVersion);
  if (stateVersion !== null && compareWithReviewed(expected, current) === 'inconsistent')
    throw inconsistentAnswer(current);
  const undoablesOfDeployment = bundles.filter((other) => other.bundle.deployment.id === deployment.id);
  return {
    undoable,
    expected,
    current,
    appliedVersions: new Set(undoablesOfDeployment.map((other) => other.stateVersion)),
  };
}

/** Whether the platform is neither as the apply left it nor as it was before. */
function isStale({ undoable, expected, current, appliedVersions }: CheckedUndo): boolean {
  // Everything is as before, whatever happened in between.
  if (current.changes.length === 0) return false;
  // The run was killed, or a PUT got no answer: what the platform has now must be exactly what was sent.
  if (undoable.stateVersion === null)
    return digestOneSide(current.changes, 'before') !== digestOneSide(undoable.bundle.changes, 'after');
  // Some platforms keep one version for all bundles of a deployment, so that the last PUT changed the version of the others.
  const isOwnWrite = appliedVersions.has(current.stateVersion) && current.diffDigest === expected.diffDigest;
  return current.stateVersion !== expected.stateVersion && !isOwnWrite;
}

/** A digest of the objects on one side of some changes. */
const digestOneSide = (changes: readonly Change[], side: 'before' | 'after'): string =>
  diffDigest(changes.map((change) => ({ ...change, verb: 'update', before: change[side], after: null })));

function staleOutcome(checkedUndos: readonly CheckedUndo[], applied: AppliedPlan): Outcome {
  const plan = { ...makePlan(checkedUndos.map(({ expected }) => expected)), undoes: applied.digest };
  const names = checkedUndos.filter(isStale).map(({ expected }) => nameOfBundle(expected));
  const results = checkedUndos.map((checkedUndo) => resultOfStaleUndo(checkedUndo, names));
  return { kind: 'stale', plan, results, guards: [], problems: [] };
}

function resultOfStaleUndo(checkedUndo: CheckedUndo, names: readonly string[]): BundleWithResult {
  const { expected, current } = checkedUndo;
  const { stateVersion, changes } = current;
  const outcome = isStale(checkedUndo)
    ? {
        reason: 'The platform changed since the apply; a rollback would overwrite that.',
        current: { stateVersion, changes },
      }
    : {
        reason: `Nothing is rolled back: the platform changed since in ${names.join(', ')}.`,
        current: null,
      };
  return { bundle: expected, result: { kind: 'not-applied', ...outcome } };
}
