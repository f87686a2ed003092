import type { BundleKind, ObjectId, Content, Notes } from '../../domain/bundle.ts';
import { type Dropped, liveObjects, type Unwritten, withNotes } from './live-objects.ts';
import { editYaml } from './edit-yaml.ts';
import { isSame, type MergedFrom } from './reconcile.ts';
import { type BundleFile, bundleFiles, type PolicyFiles, readBundleFile } from './bundle-files.ts';
import { type FileChange, changedValue, findFileChanges, type ObjectEdit } from './file-changes.ts';

export type EditedFiles = {
  /** New texts by path; null deletes the file. Files that are not in it stay as they are. */
  readonly texts: ReadonlyMap<string, string | null>;
  readonly touched: readonly ObjectEdit[];
  readonly dropped: readonly Dropped[];
  readonly unwritten: readonly Unwritten[];
};

/**
 * Edits the files of one bundle so that they declare what is live. What already means the same is left alone, byte for byte. The caller must verify
 * the result.
 * - `content`: what is live, as `Platform.read` returns it.
 * - `only`: the objects that take their live value, while all others stay as the files have them; null for all objects. They are identified as in
 *   `Bundle.origins`: policies, exceptions, list items, and lists as a whole.
 * - `notes`: the notes of objects that are new in these files.
 *
 * Throws if no file declares the bundle.
 */
export function editFiles(
  files: PolicyFiles,
  kind: BundleKind,
  content: Content,
  only: ReadonlySet<ObjectId> | null = null,
  notes: ReadonlyMap<ObjectId, Notes> = new Map(),
): EditedFiles {
  const live = withNotes(liveObjects(kind, content, files.settings.extraFields), notes);
  const declaring = bundleFiles(files, kind);
  if (declaring.length === 0) throw new Error('no file declares the bundle');
  const isSelected = (id: ObjectId): boolean => only === null || only.has(id);
  const { changes, created, mergedFrom } = findFileChanges(
    files,
    declaring,
    live,
    (id) => isSelected(id) && !live.blocked.has(id),
  );
  const texts = new Map<string, string | null>();
  const touched: ObjectEdit[] = [];
  const unwritten: Unwritten[] = live.unwritten.filter(({ id }) => isSelected(id));
  for (const [path, changesOfFile] of Map.groupBy(changes, ({ file }) => file)) {
    const file = declaring.find((candidate) => candidate.path === path);
    const text = file === undefined ? undefined : editFile(file, changesOfFile, mergedFrom, files);
    if (text !== undefined) texts.set(path, text);
    for (const { id, object, verb } of changesOfFile) {
      if (text === undefined) unwritten.push({ why: 'layout', id, object, file: path });
      else touched.push({ id, object, verb, file: path });
    }
  }
  for (const { path, text, id, object } of created) {
    texts.set(path, text);
    touched.push({ id, object, verb: 'create', file: path });
  }
  return { texts, touched, dropped: live.dropped.filter(({ id }) => isSelected(id)), unwritten };
}

/** Returns the new text of a file, or null to delete it. Returns undefined if no edited text reads back exactly as desired. */
function editFile(
  file: BundleFile,
  changes: readonly FileChange[],
  mergedFrom: MergedFrom,
  { settings }: PolicyFiles,
): string | null | undefined {
  const desired = changedValue(file.value, changes, mergedFrom);
  if (desired === undefined) return null;
  for (const withAliases of [true, false]) {
    const text = editYaml(file.text, file.value, desired, { withAliases, mergedFrom });
    const edited = text === null ? null : readBundleFile(file.path, file.byteOrderMark + text, settings.extraFields);
    if (edited !== null && isSame(edited.value, desired)) return file.byteOrderMark + edited.text;
  }
  return undefined;
}
