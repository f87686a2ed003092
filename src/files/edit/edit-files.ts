import type { BundleKind, ObjectId, Content, Notes } from '../../domain/bundle.ts';
import { type Dropped, liveObjects, type Unwritten, withNotes } from './live-objects.ts';
import { editYaml } from './edit-yaml.ts';
import { isSame, type MergedFrom } from './merge.ts';
import { type BundleFile, bundleFiles, type PolicyFiles, readBundleFile } from './bundle-files.ts';
import { type FileChange, changedValue, findFileChanges, type ObjectEdit } from './file-changes.ts';

export type EditedFiles = {
  /** New texts by path; null deletes the file. Other files stay. */
  readonly texts: ReadonlyMap<string, string | null>;
  readonly touched: readonly ObjectEdit[];
  readonly dropped: readonly Dropped[];
  readonly unwritten: readonly Unwritten[];
};

/**
 * Edits the files of one bundle so that they declare what is live (`content` as `Platform.read` answers it). `only`: the objects that take
 * their live value while all others stay as the files have them; null for all. Objects are named as in `Bundle.origins`: policies,
 * exceptions, list items, and lists as a whole. What means the same is left alone, byte for byte. The caller must prove the result. `notes`: of objects
 * that are new in these files.
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
  const selected = (id: ObjectId): boolean => (only === null || only.has(id)) && !live.blocked.has(id);
  const { changes, created, origins } = findFileChanges(files, declaring, live, selected);
  const texts = new Map<string, string | null>();
  const touched: ObjectEdit[] = [];
  const unwritten: Unwritten[] = live.unwritten.filter(({ id }) => only === null || only.has(id));
  for (const [path, all] of Map.groupBy(changes, ({ file }) => file)) {
    const file = declaring.find((one) => one.path === path);
    const text = file === undefined ? undefined : editFile(file, all, origins, files);
    if (text !== undefined) texts.set(path, text);
    for (const { id, object, verb } of all) {
      if (text === undefined) unwritten.push({ why: 'layout', id, object, file: path });
      else touched.push({ id, object, verb, file: path });
    }
  }
  for (const { path, text, id, object } of created) {
    texts.set(path, text);
    touched.push({ id, object, verb: 'create', file: path });
  }
  return { texts, touched, dropped: live.dropped.filter(({ id }) => only === null || only.has(id)), unwritten };
}

/** The new text of a file, null to delete it; undefined if it does not read back exactly as desired. */
function editFile(
  file: BundleFile,
  changes: readonly FileChange[],
  origins: MergedFrom,
  { settings }: PolicyFiles,
): string | null | undefined {
  const desired = changedValue(file.value, changes, origins);
  if (desired === undefined) return null;
  for (const withAliases of [true, false]) {
    const text = editYaml(file.text, file.value, desired, { withAliases, origins });
    const read = text === null ? null : readBundleFile(file.path, file.byteOrderMark + text, settings.extraFields);
    if (read !== null && isSame(read.value, desired)) return file.byteOrderMark + read.text;
  }
  return undefined;
}
