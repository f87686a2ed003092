// The steps of an edit: live-objects.ts converts what is live to objects as files write them → file-changes.ts compares them with the files and finds the
// items to change → reconcile.ts changes the value of each item as little as possible → edit-yaml.ts changes the text, with arrange*.ts for the comments
// around moved entries. split-shared.ts decides before which of several files gets an object; new-files.ts makes files where none exists. correct.ts and
// correction-edits.ts are apart: they fix mistakes that `validate --fix` finds.
import type { BundleKind, ObjectId, Content, Notes } from '../../domain/bundle.ts';
import { type DroppedField, toLiveObjects, type UnwrittenObject, withNotes } from './live-objects.ts';
import { editYaml } from './edit-yaml.ts';
import { isSame, type OriginalByReconciled } from './reconcile.ts';
import { type BundleFile, findBundleFiles, type PolicyFiles, readBundleFile } from './bundle-files.ts';
import { type FileChange, editedValue, findFileChanges, type ObjectEdit } from './file-changes.ts';

export type EditedFiles = {
  /** New texts by path; null deletes the file. Files that are not in it stay as they are. */
  readonly texts: ReadonlyMap<string, string | null>;
  readonly objectEdits: readonly ObjectEdit[];
  readonly dropped: readonly DroppedField[];
  readonly unwritten: readonly UnwrittenObject[];
};

/**
 * Edits the files of one bundle so that they declare what is live. What already means the same is left alone, byte for byte. The caller must verify
 * the result.
 * - `liveContent`: the bundle as `Platform.read` returns it.
 * - `selectedIds`: the objects that take their live value, while all others stay as the files have them; null for all objects. They are identified as in
 *   `Bundle.origins`: policies, exceptions, list items, and lists as a whole.
 * - `notes`: the notes of objects that are new in these files.
 *
 * Throws if no file declares the bundle.
 */
export function editFiles(
  files: PolicyFiles,
  kind: BundleKind,
  liveContent: Content,
  selectedIds: ReadonlySet<ObjectId> | null = null,
  notes: ReadonlyMap<ObjectId, Notes> = new Map(),
): EditedFiles {
  const live = withNotes(toLiveObjects(kind, liveContent, files.settings.extraFields), notes);
  const declaring = findBundleFiles(files, kind);
  if (declaring.length === 0) throw new Error('no file declares the bundle');
  const isSelected = (id: ObjectId): boolean => selectedIds === null || selectedIds.has(id);
  const { changes, created, originals } = findFileChanges(
    files,
    declaring,
    live,
    (id) => isSelected(id) && !live.unwritableIds.has(id),
  );
  const texts = new Map<string, string | null>();
  const objectEdits: ObjectEdit[] = [];
  const unwritten: UnwrittenObject[] = live.unwritten.filter(({ id }) => isSelected(id));
  for (const [path, changesOfFile] of Map.groupBy(changes, ({ file }) => file)) {
    const file = declaring.find((candidate) => candidate.path === path);
    const text = file === undefined ? undefined : editFile(file, changesOfFile, originals, files);
    if (text !== undefined) texts.set(path, text);
    for (const { id, object, verb } of changesOfFile) {
      if (text === undefined) unwritten.push({ why: 'layout', id, object, file: path });
      else objectEdits.push({ id, object, verb, file: path });
    }
  }
  for (const { path, text, id, object } of created) {
    texts.set(path, text);
    objectEdits.push({ id, object, verb: 'create', file: path });
  }
  return { texts, objectEdits, dropped: live.dropped.filter(({ id }) => isSelected(id)), unwritten };
}

/** Returns the new text of a file, or null to delete it. Returns undefined if no edited text reads back exactly as desired. */
function editFile(
  file: BundleFile,
  changes: readonly FileChange[],
  originals: OriginalByReconciled,
  { settings }: PolicyFiles,
): string | null | undefined {
  const desired = editedValue(file.value, changes, originals);
  if (desired === undefined) return null;
  for (const withAliases of [true, false]) {
    const text = editYaml(file.text, file.value, desired, { withAliases, originals });
    const edited = text === null ? null : readBundleFile(file.path, file.byteOrderMark + text, settings.extraFields);
    if (edited !== null && isSame(edited.value, desired)) return file.byteOrderMark + edited.text;
  }
  return undefined;
}
