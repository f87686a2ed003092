import type { BundleEdit } from '../../files/edit/split-shared.ts';
import { nameOfBundle, type Bundle, type ObjectId } from '../../domain/bundle.ts';
import { UsageError } from '../../domain/errors.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { declaredIds } from '../../domain/plan.ts';
import { hasErrors } from '../../domain/problem.ts';

import { findChangedItems } from '../../plan/detection-lists.ts';
import { declaredObjectTexts, type ObjectTexts } from '../../plan/three-way.ts';
import { escapeTerminal } from '../../report/escape.ts';
import { describeChangedObject } from '../../report/words/names.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { editBundles, policyTexts, writeEdits } from '../edits/edit-bundles.ts';
import { overlay } from '../edits/overlay.ts';
import type { RollbackOptions } from './rollback.ts';
import { readAppliedPlan, type UndoableBundle } from '../shared/applied-plan.ts';
import { load, problemsOf, type LoadedSelection } from '../shared/load.ts';
import { invalidOutcome } from '../shared/problems.ts';
import { refuseOtherConfig } from '../shared/saved-plan.ts';

export type WriteUndoOptions = RollbackOptions & {
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
export async function writeUndo(options: WriteUndoOptions, runtime: Runtime): Promise<WrittenFiles | Outcome> {
  const { bundles, config } = await readAppliedPlan(options.plan, options.deployment, runtime);
  const selection = { ...options, paths: [] };
  refuseOtherConfig(config, options.plan, selection, runtime);
  const files = await load(selection, runtime);
  const problems = problemsOf(files, runtime);
  if (hasErrors(problems)) return invalidOutcome(files, problems);
  const undos = bundles.map((undoable): UndoOfFiles => {
    const declared = declaredBundle(undoable, files);
    return { ...undoable, declared, changed: changedObjects(undoable) };
  });
  refuseChangedSince(undos, options.plan);
  const desired = undos.map(({ undo, declared: { deployment }, changed }): BundleEdit => {
    const only = new Set(changed.flatMap(({ ids }) => ids));
    return { kind: undo.kind, deployment, content: { ...undo.content }, only };
  });
  const { edits, edited, before } = await editBundles(desired, policyTexts(files), files);
  const after = await load({ ...selection, source: overlay(options.source, edits) }, runtime);
  if (edited.some(({ unwritten }) => unwritten.length > 0) || !isUndone(undos, files, after)) {
    throw new UsageError(
      `The old values of ${bundles.map(({ bundle }) => nameOfBundle(bundle)).join(', ')} cannot be written into the files exactly. No file was changed.`,
      { fix: 'Revert them with git, or edit them by hand.' },
    );
  }
  const withoutNotes = edited.flatMap(({ touched }, index) => {
    const deletedIds = undos[index]?.bundle.changes.flatMap(({ verb, id }) => (verb === 'delete' ? [id] : [])) ?? [];
    return touched.filter(({ verb, id }) => verb === 'create' && deletedIds.includes(id));
  });
  return {
    kind: 'written',
    ...writeEdits({ command: 'rollback --write', force: options.force }, before, edits, runtime),
    withoutNotes: withoutNotes.length,
  };
}

/** A bundle to undo, what the files declare of it, and what the plan changed in it. */
type UndoOfFiles = UndoableBundle & { readonly declared: Bundle; readonly changed: readonly ChangedObject[] };

/** Files without a deployment are taken for the plan's. */
function declaredBundle({ bundle }: UndoableBundle, files: LoadedSelection): Bundle {
  const declared = files.bundles.find(
    ({ kind, deployment }) => kind === bundle.kind && (deployment ?? bundle.deployment.slug) === bundle.deployment.slug,
  );
  if (declared !== undefined) return declared;
  throw new UsageError(`No file declares ${nameOfBundle(bundle)}, so its old values cannot be written into the files.`);
}

/** The most names in one message. */
const maxNames = 10;

/** A later change is someone's work, and half an undo would look like a whole one. */
function refuseChangedSince(undos: readonly UndoOfFiles[], plan: string): void {
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

/** Objects that the files declare neither as sent nor as before: someone changed them since. */
function changedSince({ declared, bundle, undo, changed }: UndoOfFiles): ChangedObject[] {
  const [own, sent, old] = [declaredObjectTexts(declared), declaredObjectTexts(bundle), declaredObjectTexts(undo)];
  const isAs = (other: ObjectTexts, { ids }: ChangedObject): boolean =>
    ids.every((id) => own.get(id) === other.get(id));
  return changed.filter((one) => !isAs(sent, one) && !isAs(old, one));
}

/** Whether the files declare the old value of everything that the plan changed, and everything else is as before. */
function isUndone(undos: readonly UndoOfFiles[], before: LoadedSelection, after: LoadedSelection): boolean {
  if (hasErrors(after.problems)) return false;
  return before.bundles.every((was) => {
    const now = after.bundles.find((one) => one.kind === was.kind && one.deployment === was.deployment);
    const undo = undos.find(({ declared }) => declared === was);
    const ids = new Set(undo?.changed.flatMap((one) => one.ids));
    if (now === undefined) return false;
    const [nowTexts, wasTexts, oldTexts] = [now, was, undo?.undo ?? was].map((one) => declaredObjectTexts(one));
    const all = new Set([...(nowTexts?.keys() ?? []), ...(wasTexts?.keys() ?? []), ...(oldTexts?.keys() ?? [])]);
    return [...all].every((id) => nowTexts?.get(id) === (ids.has(id) ? oldTexts : wasTexts)?.get(id));
  });
}
