import { nameOfBundle, type Bundle, type ObjectId } from '../../domain/bundle.ts';
import { UsageError } from '../../domain/errors.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { declaredIds } from '../../domain/plan.ts';
import { hasErrors } from '../../domain/problem.ts';

import { findChangedItems } from '../../plan/detection-lists.ts';
import { declaredObjectTexts } from '../../plan/three-way.ts';
import { escapeTerminal } from '../../report/escape.ts';
import { describeChangedObject } from '../../report/words/names.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { editBundles, policyTexts, writeNewTexts } from '../edits/edit-bundles.ts';
import { overlay } from '../edits/overlay.ts';
import type { RollbackOptions } from './rollback.ts';
import { readAppliedPlan, type UndoableBundle } from '../shared/applied-plan.ts';
import { loadSelection, loadAndLint, type LoadedSelection } from '../shared/load.ts';
import { invalidOutcome } from '../shared/problems.ts';
import { refuseOtherConfig } from '../shared/saved-plan.ts';

export type RollbackFilesOptions = RollbackOptions & {
  /** Whether to overwrite changes that git does not hold. */
  readonly force: boolean;
};

/** Written files, and files deleted because they became empty; paths from the root, sorted. */
export type WrittenFiles = {
  readonly kind: 'written';
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** Number of policies and exceptions restored without their notes, which the platform never had. */
  readonly withoutNotes: number;
};

/**
 * Restores the values from before an applied plan in the files that declare its bundles, without asking the platform; everything else stays as it
 * is. Throws UsageError, before any file is written, when an object of the plan was changed in the files since, when git does not hold a file, or
 * when the files would not declare exactly the old values.
 */
export async function rollbackFiles(options: RollbackFilesOptions, runtime: Runtime): Promise<WrittenFiles | Outcome> {
  const { bundles, config } = await readAppliedPlan(options.plan, options.deployment, runtime);
  const selection = { ...options, paths: [] };
  refuseOtherConfig(config, options.plan, selection, runtime);
  const { files, problems } = await loadAndLint(selection, runtime);
  if (hasErrors(problems)) return invalidOutcome(files, problems);
  const undos = bundles.map((undoable): BundleToRestore => ({
    ...undoable,
    declared: findDeclaredBundle(undoable, files),
    changed: changedObjects(undoable),
  }));
  requireUnchangedSince(undos, options.plan);
  const { newTexts, editedBundles, textsBefore } = await editBundles(
    undos.map(toBundleEdit),
    policyTexts(files),
    files,
  );
  const filesAfter = await loadSelection({ ...selection, source: overlay(options.source, newTexts) }, runtime);
  const isComplete = editedBundles.every(({ unwritten }) => unwritten.length === 0);
  if (!isComplete || !isUndone(undos, files, filesAfter)) {
    throw new UsageError(
      `The old values of ${bundles.map(({ bundle }) => nameOfBundle(bundle)).join(', ')} cannot be written into the files exactly. No file was changed.`,
      { fix: 'Revert them with git, or edit them by hand.' },
    );
  }
  // What the apply deleted comes back from the platform, which has no notes.
  const withoutNotes = editedBundles.flatMap(({ objectEdits, edit }) => {
    const deletedIds = edit.bundle.changes.filter(({ verb }) => verb === 'delete').map(({ id }) => id);
    return objectEdits.filter(({ verb, id }) => verb === 'create' && deletedIds.includes(id));
  });
  return {
    kind: 'written',
    ...writeNewTexts({ command: 'rollback --write', force: options.force }, textsBefore, newTexts, runtime),
    withoutNotes: withoutNotes.length,
  };
}

/** A bundle to undo, what the files declare of it, and what the plan changed in it. */
type BundleToRestore = UndoableBundle & { readonly declared: Bundle; readonly changed: readonly ChangedObject[] };

/** The edit that restores what the plan changed in a bundle. */
function toBundleEdit({ bundle, undo, declared, changed }: BundleToRestore) {
  const selectedIds = new Set(changed.flatMap(({ ids }) => ids));
  return { kind: undo.kind, deployment: declared.deployment, newContent: { ...undo.content }, selectedIds, bundle };
}

/** What the files declare of a bundle. Files that name no deployment belong to the plan's. */
function findDeclaredBundle({ bundle }: UndoableBundle, files: LoadedSelection): Bundle {
  const declared = files.bundles.find(
    ({ kind, deployment }) => kind === bundle.kind && (deployment ?? bundle.deployment.slug) === bundle.deployment.slug,
  );
  if (declared !== undefined) return declared;
  throw new UsageError(`No file declares ${nameOfBundle(bundle)}, so its old values cannot be written into the files.`);
}

/** Maximum number of objects that a message names. */
const maxNames = 10;

/** Throws UsageError if the files were changed since the apply: that is someone's work, and half an undo would look like a whole one. */
function requireUnchangedSince(undos: readonly BundleToRestore[], plan: string): void {
  const names = undos.flatMap((undo) => changedSince(undo).map(({ name }) => `${name} (${nameOfBundle(undo.bundle)})`));
  if (names.length === 0) return;
  const more = names.length > maxNames ? ` and ${String(names.length - maxNames)} more` : '';
  throw new UsageError(
    `The files were changed since ${escapeTerminal(plan)} was applied, and a rollback would overwrite that: they no longer declare ${names.slice(0, maxNames).map(escapeTerminal).join(', ')}${more} as it was sent. No file was changed.`,
    { fix: 'Edit the files by hand, or revert them with git.' },
  );
}

/** An object that an applied plan changed: its name, and its identities on the platform and in the files. */
type ChangedObject = { readonly name: string; readonly ids: readonly ObjectId[] };

/** What an applied plan changed in a bundle; each list item is an object, by content, since the files move between these two. */
function changedObjects({ bundle, undo }: UndoableBundle): ChangedObject[] {
  const idsInFiles = declaredIds(bundle, bundle.changes);
  const items = findChangedItems({ before: { ...undo.content }, after: { ...bundle.content } });
  return bundle.changes.flatMap((change) => {
    if (change.object === 'DetectionPolicy')
      return items.map(({ id, list, item }) => ({ name: `item ${item} of ${list}`, ids: [id] }));
    const { noun, name } = describeChangedObject(change, bundle.kind);
    return [{ name: `${noun} ${name}`, ids: [change.id, idsInFiles.get(change.id) ?? change.id] }];
  });
}

/** The objects that the files declare neither as sent nor as before, so that someone has changed them since. */
function changedSince({ declared, bundle, undo, changed }: BundleToRestore): ChangedObject[] {
  const textsInFiles = declaredObjectTexts(declared);
  const sentTexts = declaredObjectTexts(bundle);
  const oldTexts = declaredObjectTexts(undo);
  return changed.filter(
    ({ ids }) =>
      ids.some((id) => textsInFiles.get(id) !== sentTexts.get(id)) &&
      ids.some((id) => textsInFiles.get(id) !== oldTexts.get(id)),
  );
}

/** Whether the files declare the old value of everything that the plan changed, and everything else is as before. */
function isUndone(undos: readonly BundleToRestore[], before: LoadedSelection, after: LoadedSelection): boolean {
  if (hasErrors(after.problems)) return false;
  return before.bundles.every((bundleBefore) => {
    const bundleAfter = after.bundles.find(
      ({ kind, deployment }) => kind === bundleBefore.kind && deployment === bundleBefore.deployment,
    );
    if (bundleAfter === undefined) return false;
    const undo = undos.find(({ declared }) => declared === bundleBefore);
    return declaresExactly(bundleAfter, expectedTexts(bundleBefore, undo));
  });
}

/** The texts of the objects of a bundle after its undo, if it has one. */
function expectedTexts(bundle: Bundle, undo: BundleToRestore | undefined): ReadonlyMap<ObjectId, string> {
  const expected = new Map(declaredObjectTexts(bundle));
  if (undo === undefined) return expected;
  const oldTexts = declaredObjectTexts(undo.undo);
  for (const id of undo.changed.flatMap(({ ids }) => ids)) {
    const oldText = oldTexts.get(id);
    if (oldText === undefined) expected.delete(id);
    else expected.set(id, oldText);
  }
  return expected;
}

function declaresExactly(bundle: Bundle, expected: ReadonlyMap<ObjectId, string>): boolean {
  const texts = declaredObjectTexts(bundle);
  return texts.size === expected.size && [...texts].every(([id, text]) => expected.get(id) === text);
}
