import type { BundleEdit } from '../files/edit/split-shared.ts';
import { type Bundle, exceptionId, isSameBundle, type ObjectId } from '../domain/bundle.ts';
import { UsageError } from '../domain/errors.ts';
import { type Drift, type DriftFix, entriesOf, type BundleEntry, type UnmanagedBundle } from '../domain/drift.ts';
import type { DriftOutcome, MembersOfKind, Outcome } from '../domain/outcome.ts';
import type { TestResult } from '../domain/policy-tests.ts';
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
    /** With `write`: also removes the exceptions that have expired from the files. */
    readonly removeExpired?: boolean;
    /** Whether `write` may overwrite changes that git does not hold. */
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

/** Like `drift`, with the files and targets. */
export async function driftOfFiles(options: DriftOptions, runtime: Runtime): Promise<DriftRun> {
  const previewed = await previewFiles({ ...options, approval: noApproval }, runtime);
  const { outcome, files, targets } = await warnAboutUndeclaredBundles(previewed, runtime);
  if (outcome.kind === 'invalid') return { outcome: { kind: 'invalid', problems: outcome.problems }, files, targets };
  if (!isComparison(outcome)) throw new Error(`a preview ended with ${outcome.kind}`);
  const { plan, problems } = outcome;
  const compared = await compareWithBase(plan, files, targets, options, runtime);
  const unmanaged = unmanagedBundles(plan);
  const found = findDrift(compared, unmanaged);
  const brokenTests = await findTestsBrokenBy(found, files, runtime);
  const hasExpired = files.bundles.some((bundle) => expiredExceptions(bundle, runtime).size > 0);
  const hasWork = hasDrift(found) || (options.removeExpired === true && hasExpired);
  if (options.write && hasWork) {
    const toWrite: DriftToWrite = { found, compared, unmanaged, brokenTests, files };
    return { outcome: await writeDrift(toWrite, options, runtime), files, targets };
  }
  return {
    outcome: { kind: driftKind(found), drift: found, fix: null, brokenTests, problems },
    files,
    targets,
  };
}

type Comparison = MembersOfKind<Outcome, 'changes' | 'no-changes'>;

const isComparison = (outcome: Outcome): outcome is Comparison =>
  outcome.kind === 'changes' || outcome.kind === 'no-changes';

const hasDrift = (found: Drift): boolean => entriesOf(found).length > 0;

const driftKind = (found: Drift): 'in-sync' | 'drift' => (hasDrift(found) ? 'drift' : 'in-sync');

/** The tests of the bundles edited on the platform that the files pass and the platform does not. The code that proves tests is loaded only if needed. */
async function findTestsBrokenBy(
  { bundles }: Drift,
  files: LoadedSelection,
  runtime: Runtime,
): Promise<readonly TestResult[]> {
  const edited = bundles.filter(({ entries }) => entries.some(({ origin }) => origin !== 'repository'));
  if (edited.length === 0 || files.tests.length === 0) return [];
  const { findBrokenTests } = await import('./shared/broken-tests.ts');
  return findBrokenTests(edited, files, runtime);
}

// ── Writing the drift to the files ──────────────────────────────────────────────────────────────────────────────────────────────

/** What `drift --write` starts from. */
type DriftToWrite = {
  readonly found: Drift;
  readonly brokenTests: readonly TestResult[];
  readonly compared: readonly BundleWithBase[];
  readonly unmanaged: readonly UnmanagedBundle[];
  readonly files: LoadedSelection;
};

/**
 * Writes the platform's edits, and nothing else, to the files. First, a dry run of the new texts must show exactly the drift that remains; otherwise no
 * file changes and the run fails.
 */
async function writeDrift(toWrite: DriftToWrite, options: DriftOptions, runtime: Runtime): Promise<DriftOutcome> {
  const { found, files, brokenTests } = toWrite;
  const { edits, before, fixed, notFixed } = await planEdits(toWrite, policyTexts(files));
  requireConfiguredPaths(edits, before, files);
  const source = overlay(options.source, edits);
  const { outcome } = await previewFiles({ ...options, source, approval: noApproval }, runtime);
  const remaining = isComparison(outcome) ? compareAgain(outcome.plan, toWrite) : null;
  if (remaining === null || !remainsExactly(remaining, found, fixed))
    return { kind: 'failed', error: new Error(notWrittenMessage), problems: [] };
  const removal = options.removeExpired === true ? await planRemovalOfExpired(files, edits, runtime) : null;
  const writer = { command: 'drift --write', force: options.force } as const;
  const { written, removed } = writeEdits(writer, before, removal?.edits ?? edits, runtime);
  const expired = removal?.count ?? 0;
  const problems = expired === 0 ? outcome.problems : outcome.problems.filter((one) => !isAboutExpiredException(one));
  const fix = { written, removed, fixed, notFixed, expired };
  return { kind: driftKind(remaining), drift: remaining, fix, brokenTests, problems };
}

const notWrittenMessage =
  "Nothing was written: a dry run with the platform's edits does not show exactly the rest of the drift. No file was changed. Rerun `ifmatch drift`; if it persists, edit the files by hand.";

const isAboutExpiredException = ({ problem }: LocatedProblem): boolean =>
  problem.code === 'expired' && problem.noun === 'exception';

/** Edits the texts of the policy files to contain the platform's edits of each bundle: all of them, or none with the reason. Writes nothing. */
async function planEdits(
  { found, compared, files }: DriftToWrite,
  policies: ReadonlyMap<string, string>,
): Promise<PlannedEdits> {
  const bundleEdits: (BundleEdit & { readonly platformEdits: readonly BundleEntry[] })[] = [];
  const fixed: BundleEntry[] = [];
  const notFixed: DriftFix['notFixed'][number][] = [];
  for (const { deployment, kind, entries } of found.bundles) {
    const platformEdits = entries.flatMap((one) => (one.origin === 'platform' ? [{ ...one, deployment, kind }] : []));
    if (platformEdits.length === 0) continue;
    const bundle = compared.map((one) => one.bundle).find((one) => isSameBundle(one, { kind, deployment }));
    const newContent = bundle === undefined ? null : undoBundle(bundle);
    if (bundle === undefined || newContent === null) {
      notFixed.push(...platformEdits.map((entry) => ({ entry, why: 'unwritable' as const })));
      continue;
    }
    const selectedIds = new Set(platformEdits.flatMap(({ change }) => identitiesOf(change, bundle)));
    bundleEdits.push({ kind, deployment: nameInFiles(bundle, files), newContent, selectedIds, platformEdits });
  }
  const { edits, edited, before } = await editBundles(bundleEdits, policies, files);
  for (const { edit, unwritten } of edited) {
    const [first] = unwritten;
    if (first === undefined) fixed.push(...edit.platformEdits);
    else notFixed.push(...edit.platformEdits.map((entry) => ({ entry, why: first.why })));
  }
  return { edits, before, fixed, notFixed };
}

type PlannedEdits = Pick<DriftFix, 'fixed' | 'notFixed'> & {
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

/** Compares other files with the platform, by the same base. */
function compareAgain(plan: Plan, { compared, unmanaged }: DriftToWrite): Drift {
  const comparedAgain = plan.bundles.map((bundle) => {
    const before = compared.find((one) => isSameBundle(one.bundle, bundle));
    if (before === undefined) throw new Error('a bundle was added between two comparisons of the same files');
    return { ...before, bundle };
  });
  return findDrift(comparedAgain, unmanaged);
}

/** Whether the remaining drift is exactly the one found before, without the entries that were fixed. */
function remainsExactly(remaining: Drift, found: Drift, fixed: readonly BundleEntry[]): boolean {
  const fixedChanges = new Set(fixed.map(({ change }) => change));
  return found.bundles.every((bundle) => {
    const expected = bundle.entries.map(({ change }) => change).filter((change) => !fixedChanges.has(change));
    const entries = remaining.bundles.find((one) => isSameBundle(one, bundle))?.entries ?? [];
    return diffDigest(expected) === diffDigest(entries.map(({ change }) => change));
  });
}

// ── Expired exceptions ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Adds to some edits those that remove every expired exception of the files. Then the files must declare exactly everything else. Throws UsageError if
 * the layout of a file does not allow it.
 */
async function planRemovalOfExpired(
  { selection }: LoadedSelection,
  edits: TextEdits,
  runtime: Runtime,
): Promise<{ readonly edits: TextEdits; readonly count: number }> {
  const files = await load({ ...selection, source: overlay(selection.source, edits) }, runtime);
  const removals = files.bundles.flatMap((bundle) => {
    const expired = expiredExceptions(bundle, runtime);
    return expired.size === 0 ? [] : [{ bundle, expired, bundleAfter: withoutExceptions(bundle, expired) }];
  });
  const bundleEdits = removals.map(({ expired, bundleAfter: { kind, deployment, content } }): BundleEdit => ({
    kind,
    deployment,
    newContent: { ...content },
    selectedIds: expired,
  }));
  const { edits: removingEdits, edited } = await editBundles(bundleEdits, policyTexts(files), files);
  const allEdits = new Map([...edits, ...removingEdits]);
  const filesAfter = await load({ ...selection, source: overlay(selection.source, allEdits) }, runtime);
  const expectedBundles = files.bundles.map(
    (bundle) => removals.find((one) => one.bundle === bundle)?.bundleAfter ?? bundle,
  );
  const isComplete = edited.every(({ unwritten }) => unwritten.length === 0);
  if (!isComplete || hasErrors(filesAfter.problems) || !declareAll(filesAfter, expectedBundles))
    throw new UsageError('The expired exceptions cannot be removed from the files exactly. No file was changed.', {
      fix: 'Remove them by hand: `ifmatch validate` lists them.',
    });
  return { edits: allEdits, count: removals.reduce((sum, { expired }) => sum + expired.size, 0) };
}

/** The ids of the expired exceptions of a bundle; of policies none. */
const expiredExceptions = (bundle: Bundle, { today }: Runtime): ReadonlySet<ObjectId> =>
  new Set(bundle.kind === 'remediation' ? [] : expiredIn(bundle, today));

function withoutExceptions(bundle: Bundle, ids: ReadonlySet<ObjectId>): Bundle {
  if (bundle.kind === 'remediation') return bundle;
  const exceptions = bundle.content.exceptions.filter((one) => !ids.has(exceptionId(one)));
  return { ...bundle, content: { ...bundle.content, exceptions } };
}

const declareAll = (files: LoadedSelection, expected: readonly Bundle[]): boolean =>
  expected.every((bundle) => {
    const declared = files.bundles.find(
      ({ kind, deployment }) => kind === bundle.kind && deployment === bundle.deployment,
    );
    return declared !== undefined && bundleDigest(declared) === bundleDigest(bundle);
  });
