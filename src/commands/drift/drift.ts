import { type Drift, changesIn } from '../../domain/drift.ts';
import { noApproval } from '../../domain/guards.ts';
import type { DriftOutcome } from '../../domain/outcome.ts';
import type { TestResult } from '../../domain/policy-tests.ts';
import type { Target } from '../../apply/context.ts';
import { findDrift } from '../../plan/three-way.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { type BaseOptions, compareWithBase } from '../base/compare.ts';
import { warnAboutDroppedBundles } from '../preview.ts';
import type { LoadedSelection } from '../shared/load.ts';
import { findUndeclaredBundles, previewFiles } from '../shared/preview-files.ts';
import { expiredExceptions } from './expired-exceptions.ts';
import { writeDrift, type WriteDriftOptions } from './write-drift.ts';

export type DriftOptions = BaseOptions &
  WriteDriftOptions & {
    /** Whether to write the platform's edits to the files. */
    readonly write: boolean;
  };

/** The outcome of a comparison, with the files and targets that it was made from. */
export type DriftRun = {
  readonly outcome: DriftOutcome;
  readonly files: LoadedSelection;
  readonly targets: readonly Target[];
};

/**
 * Compares the live state with the files, and explains each difference by what was applied last: the platform was edited, or the files were. With `write`,
 * the edits of the platform are written to the files. Throws UsageError, PlatformError.
 */
export const drift = async (options: DriftOptions, runtime: Runtime): Promise<DriftOutcome> =>
  (await driftOfFiles(options, runtime)).outcome;

/** Like `drift`, with the files and targets. */
export async function driftOfFiles(options: DriftOptions, runtime: Runtime): Promise<DriftRun> {
  const previewed = await previewFiles({ ...options, approval: noApproval }, runtime);
  const { outcome, files, targets } = await warnAboutDroppedBundles(previewed, runtime);
  if (outcome.kind === 'invalid') return { outcome: { kind: 'invalid', problems: outcome.problems }, files, targets };
  if (outcome.kind !== 'changes' && outcome.kind !== 'no-changes')
    throw new Error(`a preview ended with ${outcome.kind}`);
  const { plan, problems } = outcome;
  const bundlesWithBase = await compareWithBase(plan, files, targets, options, runtime);
  const undeclared = findUndeclaredBundles(plan);
  const foundDrift = findDrift(bundlesWithBase, undeclared);
  const brokenTests = await findTestsBrokenBy(foundDrift, files, runtime);
  const hasExpired = files.bundles.some((bundle) => expiredExceptions(bundle, runtime).size > 0);
  const hasWork = hasDrift(foundDrift) || (options.removeExpired === true && hasExpired);
  if (!options.write || !hasWork)
    return {
      outcome: { kind: driftKind(foundDrift), drift: foundDrift, fix: null, brokenTests, problems },
      files,
      targets,
    };
  const written = await writeDrift({ foundDrift, bundlesWithBase, undeclared, files }, options, runtime);
  if (written === null)
    return { outcome: { kind: 'failed', error: new Error(notWrittenMessage), problems: [] }, files, targets };
  const { remainingDrift, ...result } = written;
  return {
    outcome: { kind: driftKind(remainingDrift), drift: remainingDrift, brokenTests, ...result },
    files,
    targets,
  };
}

const notWrittenMessage =
  "Nothing was written: a dry run with the platform's edits does not show exactly the rest of the drift. No file was changed. Rerun `ifmatch drift`; if it persists, edit the files by hand.";

const hasDrift = (drifted: Drift): boolean => changesIn(drifted).length > 0;

const driftKind = (drifted: Drift): 'in-sync' | 'drift' => (hasDrift(drifted) ? 'drift' : 'in-sync');

/** The tests that the files pass and the platform, since its bundles were edited, does not. The code that proves tests is loaded only if needed. */
async function findTestsBrokenBy(
  { bundles }: Drift,
  files: LoadedSelection,
  runtime: Runtime,
): Promise<readonly TestResult[]> {
  const editedBundles = bundles.filter(({ changes }) => changes.some(({ origin }) => origin !== 'repository'));
  if (editedBundles.length === 0 || files.tests.length === 0) return [];
  const { findBrokenTests } = await import('../shared/broken-tests.ts');
  return findBrokenTests(editedBundles, files, runtime);
}
