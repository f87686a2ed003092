import type { BundleEdit } from '../files/edit/split-shared.ts';
import { type Bundle, exceptionId, isSameBundle, type ObjectId } from '../domain/bundle.ts';
import { UsageError } from '../domain/errors.ts';
import {
  type Drift,
  type DriftFix,
  entriesOf,
  type BundleEntry,
  type ThreeWayChange,
  type Unmanaged,
} from '../domain/drift.ts';
import type { DriftOutcome } from '../domain/outcome.ts';
import type { TestResult } from '../domain/tests.ts';
import { type Change, declaredIds, type Plan, type PlannedBundle } from '../domain/plan.ts';
import { noApproval } from '../domain/guards.ts';
import { hasErrors, type LocatedProblem } from '../domain/problem.ts';
import { expiredIn } from '../files/lint/expiry.ts';
import type { Target } from '../apply/context.ts';
import { bundleDigest, diffDigest } from '../plan/digest.ts';
import { findChangedItems } from '../plan/detection-lists.ts';
import { type BundleWithBase, findDrift } from '../plan/three-way.ts';
import { undoBundle } from '../plan/undo.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { type BaseOptions, compareWithBase } from './base/compare.ts';

import { editBundles, policyTexts, requireConfiguredPaths, writeEdits } from './edits/edit-bundles.ts';
import { type TextEdits, overlay } from './edits/overlay.ts';
import { load, type LoadedSelection } from './shared/load.ts';
import type { FileSelection } from '../domain/file-selection.ts';
import { warnAboutUndeclaredBundles } from './preview.ts';
import { previewFiles, unmanagedBundles } from './shared/preview-files.ts';

export type DriftOptions = FileSelection &
  BaseOptions & {
    /** Whether to write the platform's edits to the files. */
    readonly write: boolean;
    /** With `fix`: also removes the exceptions that have expired from the files. */
    readonly removeExpired?: boolean;
    /** Whether `fix` may overwrite changes that git does not hold. */
    readonly force: boolean;
  };

/** The result, with the files and targets it was made from. */
export type DriftRun = {
  readonly outcome: DriftOutcome;
  readonly files: LoadedSelection;
  readonly targets: readonly Target[];
};

/** Compares the live state with the files, and explains differences by what was applied last. */
export const drift = async (options: DriftOptions, runtime: Runtime): Promise<DriftOutcome> =>
  (await driftOfFiles(options, runtime)).outcome;

export async function driftOfFiles(options: DriftOptions, runtime: Runtime): Promise<DriftRun> {
  const previewed = await previewFiles({ ...options, approval: noApproval }, runtime);
  const { outcome, files, targets } = await warnAboutUndeclaredBundles(previewed, runtime);
  if (outcome.kind !== 'changes' && outcome.kind !== 'no-changes')
    return { outcome: toDriftOutcome(outcome), files, targets };
  const { plan, problems } = outcome;
  const compared = await compareWithBase(plan, files, targets, options, runtime);
  const unmanaged = unmanagedBundles(plan);
  const found = findDrift(compared, unmanaged);
  const brokenTests = await testsBrokenBy(found, files, runtime);
  const run = { files, targets };
  const removesAny =
    options.removeExpired === true && files.bundles.some((bundle) => expiredExceptions(bundle, runtime).size > 0);
  if (!options.write || (entriesOf(found).length === 0 && !removesAny))
    return { outcome: { kind: driftKind(found), drift: found, fix: null, brokenTests, problems }, ...run };
  const toFix: DriftToWrite = { found, compared, unmanaged, brokenTests, files };
  return { outcome: await writeDrift(toFix, options, runtime), ...run };
}

const driftKind = (found: Drift): 'in-sync' | 'drift' => (entriesOf(found).length === 0 ? 'in-sync' : 'drift');

function toDriftOutcome(outcome: { readonly kind: string } & Pick<DriftOutcome, 'problems'>): DriftOutcome {
  if (outcome.kind !== 'invalid') throw new Error(`a preview ended with ${outcome.kind}`);
  return { kind: 'invalid', problems: outcome.problems };
}

/** What was edited on the platform: all that the files did not change themselves. */
const isEdit = ({ origin }: ThreeWayChange): boolean => origin !== 'repository';

/** The tests of the bundles with edits that the files pass and the platform does not. The code that proves tests is loaded only for drift with tests. */
async function testsBrokenBy(
  { bundles }: Drift,
  files: LoadedSelection,
  runtime: Runtime,
): Promise<readonly TestResult[]> {
  const edited = bundles.filter(({ entries }) => entries.some(isEdit));
  if (edited.length === 0 || files.tests.length === 0) return [];
  const { findBrokenTests } = await import('./shared/broken-tests.ts');
  return findBrokenTests(edited, files, runtime);
}

/** What `drift --write` starts from. */
type DriftToWrite = {
  readonly found: Drift;
  readonly brokenTests: readonly TestResult[];
  readonly compared: readonly BundleWithBase[];
  readonly unmanaged: readonly Unmanaged[];
  readonly files: LoadedSelection;
};

/**
 * Writes the platform's edits, and nothing else, to the files. First, a dry run of the new texts must show exactly what remains; otherwise no file
 * changes and the run fails.
 */
async function writeDrift(toFix: DriftToWrite, options: DriftOptions, runtime: Runtime): Promise<DriftOutcome> {
  const { edits, before, fixed, notFixed } = await planEdits(toFix, policyTexts(toFix.files));
  requireConfiguredPaths(edits, before, toFix.files);
  const source = overlay(options.source, edits);
  const { outcome } = await previewFiles({ ...options, source, approval: noApproval }, runtime);
  const isValid = outcome.kind === 'changes' || outcome.kind === 'no-changes';
  const rest = isValid ? compareAgain(outcome.plan, toFix) : null;
  if (rest === null || !leavesExactly(toFix.found, fixed, rest))
    return { kind: 'failed', error: new Error(notWrittenMessage), problems: [] };
  const { edits: all, removed: expired } =
    options.removeExpired === true ? await withoutExpired(toFix.files, edits, runtime) : { edits, removed: 0 };
  const writer = { command: 'drift --write', force: options.force } as const;
  const fix = { ...writeEdits(writer, before, all, runtime), fixed, notFixed, expired };
  const isLeft = ({ problem }: LocatedProblem): boolean =>
    expired === 0 || problem.code !== 'expired' || problem.noun !== 'exception';
  const { brokenTests } = toFix;
  return { kind: driftKind(rest), drift: rest, fix, brokenTests, problems: outcome.problems.filter(isLeft) };
}

/**
 * The edits, and those that remove every expired exception of the files. What the files declare then must be exactly the rest. Throws UsageError if the
 * layout of a file does not allow it.
 */
async function withoutExpired(
  files: LoadedSelection,
  edits: TextEdits,
  runtime: Runtime,
): Promise<{ readonly edits: TextEdits; readonly removed: number }> {
  const source = overlay(files.selection.source, edits);
  const now = await load({ ...files.selection, source }, runtime);
  const rest = now.bundles.map((bundle): Bundle => {
    if (bundle.kind === 'remediation') return bundle;
    const expired = expiredExceptions(bundle, runtime);
    const exceptions = bundle.content.exceptions.filter((one) => !expired.has(exceptionId(one)));
    return { ...bundle, content: { ...bundle.content, exceptions } };
  });
  const desired = rest.flatMap(({ kind, deployment, content }, index): BundleEdit[] => {
    const only = expiredExceptions(now.bundles[index], runtime);
    return only.size === 0 ? [] : [{ kind, deployment, content: { ...content }, only }];
  });
  const { edits: removals, edited } = await editBundles(desired, policyTexts(now), now);
  const all = new Map([...edits, ...removals]);
  const after = await load({ ...files.selection, source: overlay(files.selection.source, all) }, runtime);
  const isRest =
    !hasErrors(after.problems) &&
    rest.every((bundle) => {
      const found = after.bundles.find(
        ({ kind, deployment }) => kind === bundle.kind && deployment === bundle.deployment,
      );
      return found !== undefined && bundleDigest(found) === bundleDigest(bundle);
    });
  if (edited.some(({ unwritten }) => unwritten.length > 0) || !isRest)
    throw new UsageError('The expired exceptions cannot be removed from the files exactly. No file was changed.', {
      fix: 'Remove them by hand: `ifmatch validate` lists them.',
    });
  return { edits: all, removed: desired.reduce((sum, { only }) => sum + (only?.size ?? 0), 0) };
}

/** Identities of the expired exceptions of a bundle; of policies none. */
const expiredExceptions = (bundle: Bundle | undefined, { today }: Runtime): ReadonlySet<ObjectId> =>
  new Set(bundle === undefined || bundle.kind === 'remediation' ? [] : expiredIn(bundle, today));

const notWrittenMessage =
  "Nothing was written: a dry run with the platform's edits does not show exactly the rest of the drift. No file was changed. Rerun `ifmatch drift`; if it persists, edit the files by hand.";

/** Edits the texts of the policy files to contain the platform's edits of each bundle: all of them, or none with the reason. Writes nothing. */
async function planEdits(
  { found, compared, files }: DriftToWrite,
  policies: ReadonlyMap<string, string>,
): Promise<EditedTexts> {
  const editsOfBundles: { readonly edit: BundleEdit; readonly entriesOfBundle: readonly BundleEntry[] }[] = [];
  const fixed: BundleEntry[] = [];
  const notFixed: DriftFix['notFixed'][number][] = [];
  for (const [index, { deployment, kind, entries }] of found.bundles.entries()) {
    const bundle = compared[index]?.bundle;
    const entriesOfBundle = entries.flatMap((one) => (one.origin === 'platform' ? [{ ...one, deployment, kind }] : []));
    const content = bundle === undefined || entriesOfBundle.length === 0 ? null : undoBundle(bundle);
    if (bundle === undefined || content === null)
      notFixed.push(...entriesOfBundle.map((entry) => ({ entry, why: 'unwritable' as const })));
    else {
      const only = new Set(entriesOfBundle.flatMap(({ change }) => identitiesOf(change, bundle)));
      editsOfBundles.push({ entriesOfBundle, edit: { kind, deployment: nameInFiles(bundle, files), content, only } });
    }
  }
  const { edits, edited, before } = await editBundles(
    editsOfBundles.map(({ edit }) => edit),
    policies,
    files,
  );
  for (const [index, { entriesOfBundle }] of editsOfBundles.entries()) {
    const why = edited[index]?.unwritten[0]?.why;
    if (why === undefined) fixed.push(...entriesOfBundle);
    else notFixed.push(...entriesOfBundle.map((entry) => ({ entry, why })));
  }
  return { edits, before, fixed, notFixed };
}

type EditedTexts = Pick<DriftFix, 'fixed' | 'notFixed'> & {
  readonly edits: TextEdits;
  readonly before: ReadonlyMap<string, string>;
};

/** Identities on the platform and in the files; each list item has its own. */
function identitiesOf(change: Change, bundle: PlannedBundle): ObjectId[] {
  if (change.object === 'DetectionPolicy') return findChangedItems(change).map(({ id }) => id);
  return [...new Set([change.id, ...declaredIds(bundle, [change]).values()])];
}

/** The deployment's name in the files; null if they omit it. */
function nameInFiles({ kind, deployment }: PlannedBundle, { bundles, selection }: LoadedSelection): string | null {
  const same = bundles.filter((bundle) => bundle.kind === kind);
  const named =
    same.find((bundle) => bundle.deployment === deployment.slug) ?? same.find((bundle) => bundle.deployment === null);
  return named?.deployment ?? selection.deployment;
}

/** The same comparison for other files, with the same base. */
function compareAgain(plan: Plan, { compared, unmanaged }: DriftToWrite): Drift {
  const now = plan.bundles.map((bundle) => {
    const before = compared.find((one) => isSameBundle(one.bundle, bundle));
    if (before === undefined) throw new Error('a bundle was added between two comparisons of the same files');
    return { ...before, bundle };
  });
  return findDrift(now, unmanaged);
}

/** Whether a later drift is exactly the former one without the entries that were fixed. */
function leavesExactly(former: Drift, fixed: readonly BundleEntry[], now: Drift): boolean {
  const isFixed = new Set(fixed.map(({ change }) => change));
  return former.bundles.every((bundle) => {
    const rest = bundle.entries.map(({ change }) => change).filter((change) => !isFixed.has(change));
    const found = now.bundles.find((one) => isSameBundle(one, bundle))?.entries ?? [];
    return diffDigest(rest) === diffDigest(found.map(({ change }) => change));
  });
}
