import type { BundleEdit } from '../../files/edit/split-shared.ts';
import { isSameBundle, type ObjectId } from '../../domain/bundle.ts';
import type { Drift, DriftFix, DriftChange, UndeclaredBundle } from '../../domain/drift.ts';
import { type Change, declaredIds, type Plan, type PlannedBundle } from '../../domain/plan.ts';
import type { FileSelection } from '../../domain/file-selection.ts';
import { noApproval } from '../../domain/guards.ts';
import type { LocatedProblem } from '../../domain/problem.ts';
import { diffDigest } from '../../plan/digest.ts';
import { findChangedItems } from '../../plan/detection-lists.ts';
import { type BundleWithBase, findDrift } from '../../plan/three-way.ts';
import { undoBundle } from '../../plan/undo.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { editBundles, policyTexts, requireConfiguredPaths, writeNewTexts } from '../edits/edit-bundles.ts';
import { type NewTexts, overlay } from '../edits/overlay.ts';
import type { LoadedSelection } from '../shared/load.ts';
import { previewFiles } from '../shared/preview-files.ts';
import { removeExpired } from './expired-exceptions.ts';

export type WriteDriftOptions = FileSelection & {
  /** Whether to also remove the exceptions that have expired from the files. */
  readonly removeExpired?: boolean;
  /** Whether to overwrite changes that git does not hold. */
  readonly force: boolean;
};

/** What `drift --write` starts from. */
export type DriftToWrite = {
  readonly foundDrift: Drift;
  readonly bundlesWithBase: readonly BundleWithBase[];
  readonly undeclared: readonly UndeclaredBundle[];
  readonly files: LoadedSelection;
};

/** The drift that remains after the files were written, what was written, and the problems of the new files. */
type WrittenDrift = {
  readonly remainingDrift: Drift;
  readonly fix: DriftFix;
  readonly problems: readonly LocatedProblem[];
};

/**
 * Writes the platform's edits, and nothing else, to the files. First, a dry run of the new texts must show exactly the drift that remains. If
 * it does not, no file changes and the result is null.
 */
export async function writeDrift(
  toWrite: DriftToWrite,
  options: WriteDriftOptions,
  runtime: Runtime,
): Promise<WrittenDrift | null> {
  const { foundDrift, files } = toWrite;
  const { newTexts, textsBefore, fixed, notFixed } = await prepareEdits(toWrite, policyTexts(files));
  requireConfiguredPaths(newTexts, textsBefore, files);
  const source = overlay(options.source, newTexts);
  const { outcome } = await previewFiles({ ...options, source, approval: noApproval }, runtime);
  if (outcome.kind !== 'changes' && outcome.kind !== 'no-changes') return null;
  const remainingDrift = compareAgain(outcome.plan, toWrite);
  if (!remainsExactly(remainingDrift, foundDrift, fixed)) return null;
  const removal = options.removeExpired === true ? await removeExpired(files, newTexts, runtime) : null;
  const writer = { command: 'drift --write', force: options.force } as const;
  const { written, removed } = writeNewTexts(writer, textsBefore, removal?.newTexts ?? newTexts, runtime);
  const expired = removal?.count ?? 0;
  const problems =
    expired === 0 ? outcome.problems : outcome.problems.filter((located) => !isAboutExpiredException(located));
  return { remainingDrift, fix: { written, removed, fixed, notFixed, expired }, problems };
}

const isAboutExpiredException = ({ problem }: LocatedProblem): boolean =>
  problem.code === 'expired' && problem.noun === 'exception';

/** Edits the texts of the policy files to contain the platform's edits of each bundle: all of them, or none with the reason. Writes nothing. */
async function prepareEdits(
  { foundDrift, bundlesWithBase, files }: DriftToWrite,
  textsOfFiles: ReadonlyMap<string, string>,
): Promise<PreparedEdits> {
  const bundleEdits: (BundleEdit & { readonly platformEdits: readonly DriftChange[] })[] = [];
  const fixed: DriftChange[] = [];
  const notFixed: DriftFix['notFixed'][number][] = [];
  for (const { deployment, kind, changes } of foundDrift.bundles) {
    const platformEdits = changes.flatMap((change) =>
      change.origin === 'platform' ? [{ ...change, deployment, kind }] : [],
    );
    if (platformEdits.length === 0) continue;
    const bundle = bundlesWithBase.find((candidate) => isSameBundle(candidate.bundle, { kind, deployment }))?.bundle;
    const newContent = bundle === undefined ? null : undoBundle(bundle);
    if (bundle === undefined || newContent === null) {
      notFixed.push(...platformEdits.map((driftChange) => ({ driftChange, reason: 'unwritable' as const })));
      continue;
    }
    const selectedIds = new Set(platformEdits.flatMap(({ change }) => identitiesOf(change, bundle)));
    bundleEdits.push({ kind, deployment: slugInFiles(bundle, files), newContent, selectedIds, platformEdits });
  }
  const { newTexts, editedBundles, textsBefore } = await editBundles(bundleEdits, textsOfFiles, files);
  for (const { edit, unwritten } of editedBundles) {
    const [first] = unwritten;
    if (first === undefined) fixed.push(...edit.platformEdits);
    else notFixed.push(...edit.platformEdits.map((driftChange) => ({ driftChange, reason: first.why })));
  }
  return { newTexts, textsBefore, fixed, notFixed };
}

/** The new texts of the files, the texts that they were made from, and which changes of the drift they fix. */
type PreparedEdits = Pick<DriftFix, 'fixed' | 'notFixed'> & {
  readonly newTexts: NewTexts;
  readonly textsBefore: ReadonlyMap<string, string>;
};

/** The identities of a changed object, on the platform and in the files. A changed list has those of its changed items. */
function identitiesOf(change: Change, bundle: PlannedBundle): ObjectId[] {
  if (change.object === 'DetectionPolicy') return findChangedItems(change).map(({ id }) => id);
  return [...new Set([change.id, ...declaredIds(bundle, [change]).values()])];
}

/** The slug by which the files name the deployment of a bundle; null if they omit it. */
function slugInFiles({ kind, deployment }: PlannedBundle, { bundles, selection }: LoadedSelection): string | null {
  const bundlesOfKind = bundles.filter((bundle) => bundle.kind === kind);
  const declared =
    bundlesOfKind.find((bundle) => bundle.deployment === deployment.slug) ??
    bundlesOfKind.find((bundle) => bundle.deployment === null);
  return declared?.deployment ?? selection.deployment;
}

/** Compares the new texts with the platform, by the bases that were found for the files. */
function compareAgain(plan: Plan, { bundlesWithBase, undeclared }: DriftToWrite): Drift {
  const comparedAgain = plan.bundles.map((bundle) => {
    const before = bundlesWithBase.find((other) => isSameBundle(other.bundle, bundle));
    if (before === undefined) throw new Error('a bundle was added between two comparisons of the same files');
    return { ...before, bundle };
  });
  return findDrift(comparedAgain, undeclared);
}

/** Whether the remaining drift is exactly the drift found before without the changes that were fixed. */
function remainsExactly(remaining: Drift, foundDrift: Drift, fixed: readonly DriftChange[]): boolean {
  const fixedChanges = new Set(fixed.map(({ change }) => change));
  return foundDrift.bundles.every((bundle) => {
    const expected = bundle.changes.map(({ change }) => change).filter((change) => !fixedChanges.has(change));
    const changes = remaining.bundles.find((other) => isSameBundle(other, bundle))?.changes ?? [];
    return diffDigest(expected) === diffDigest(changes.map(({ change }) => change));
  });
}
