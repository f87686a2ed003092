import type { BundleKind, ObjectId } from '../../domain/bundle.ts';
import type { Content } from '../../domain/preview.ts';
import { liesIn } from '../assemble.ts';
import { byteLimit } from '../disk.ts';
import { beyondEntries } from '../yaml/scalars.ts';
import { type Change, changedValue, type Plan, planChanges, type Touched } from './plan.ts';
import { type OwnFile, ownFiles, type PolicyFiles, readFile } from './declared-files.ts';
import { type Dropped, liveObjects, type LiveObjects, type Undone } from './live-content.ts';
import { editYaml } from './edit-yaml.ts';
import { isSame } from './merge.ts';

export type EditedFiles = {
  /** New texts by path; null deletes the file. Other files stay. */
  readonly texts: ReadonlyMap<string, string | null>;
  readonly touched: readonly Touched[];
  readonly dropped: readonly Dropped[];
  /** Empty if the files then declare exactly the wanted content, except what was dropped. */
  readonly undone: readonly Undone[];
};

/**
 * Edits the files of one bundle so that they declare what is live (`content` as `Platform.read` answers it). `only`: the objects that take
 * their live value while all others stay as the files have them; null for all. Objects are named as in `Bundle.origins`: policies,
 * exceptions, list items, and lists as a whole. What means the same is left alone, byte for byte.
 */
export function editFiles(
  files: PolicyFiles,
  kind: BundleKind,
  content: Content,
  only: ReadonlySet<ObjectId> | null = null,
): EditedFiles {
  const live = liveObjects(kind, content, files.settings.extraFields);
  const found = ownFiles(files, kind);
  if ('broken' in found)
    return nothing(
      live,
      found.broken.map((file) => ({ why: 'broken-file', file })),
    );
  const selected = (id: ObjectId): boolean => (only === null || only.has(id)) && !live.blocked.has(id);
  if (found.own.length === 0) return nothing(live, everything(live, selected));
  const plan = planChanges(files, found.own, live, selected);
  const done = carryOut(files, found.own, plan);
  const left = leftover({ ...files, texts: withTexts(files.texts, done.texts) }, kind, live, {
    selected,
    undone: done.undone,
  });
  if (left !== null) return nothing(live, left);
  return { ...done, dropped: relevant(live.dropped, only), undone: [...relevant(live.undone, only), ...done.undone] };
}

/** Omits what concerns objects that were not asked for. */
const relevant = <T extends Dropped | Undone>(all: readonly T[], only: ReadonlySet<ObjectId> | null): T[] =>
  all.filter((one) => only === null || !('id' in one) || only.has(one.id));

const nothing = (live: LiveObjects, undone: readonly Undone[]): EditedFiles => ({
  texts: new Map(),
  touched: [],
  dropped: live.dropped,
  undone: [...live.undone, ...undone],
});

/** For a bundle without files. */
function everything({ policies, exceptions }: LiveObjects, selected: (id: ObjectId) => boolean): Undone[] {
  const ids = [...policies.keys(), ...exceptions.keys()].filter(selected);
  return (ids.length === 0 ? ['bundle'] : ids).map((id) => ({ why: 'no-file', id }));
}

type Done = { readonly texts: Map<string, string | null>; readonly touched: Touched[]; readonly undone: Undone[] };

function carryOut(files: PolicyFiles, own: readonly OwnFile[], { changes, created }: Plan): Done {
  const done: Done = { texts: new Map(), touched: [], undone: [] };
  const byFile = Map.groupBy(changes, ({ file }) => file);
  for (const file of own) {
    const all = byFile.get(file.path) ?? [];
    const isGoing = all.some(({ list, value }) => list === null && value === undefined);
    const edited = isGoing ? { text: null } : editFile(file, all);
    if ('why' in edited) {
      done.undone.push(...all.map(({ id }) => ({ why: edited.why, id, file: file.path })));
      continue;
    }
    if (edited.text !== file.text) done.texts.set(file.path, edited.text === null ? null : file.mark + edited.text);
    done.touched.push(...all.map(({ id, verb }) => ({ id, verb, file: file.path })));
  }
  for (const { path, text, id } of created) {
    if (isUnread(path, own, files)) {
      done.undone.push({ why: 'unread-file', id, file: path });
      continue;
    }
    done.texts.set(path, text);
    done.touched.push({ id, verb: 'create', file: path });
  }
  return done;
}

function withTexts(
  before: ReadonlyMap<string, string>,
  changed: ReadonlyMap<string, string | null>,
): ReadonlyMap<string, string> {
  const all: [string, string | null][] = [...before, ...changed];
  return new Map([...new Map(all)].filter((pair): pair is [string, string] => pair[1] !== null));
}

/** Reads the result like the next run and plans again; null if only known leftovers remain. */
function leftover(
  files: PolicyFiles,
  kind: BundleKind,
  live: LiveObjects,
  { selected, undone }: { selected: (id: ObjectId) => boolean; undone: readonly Undone[] },
): Undone[] | null {
  const found = ownFiles(files, kind);
  if ('broken' in found) return found.broken.map((file) => ({ why: 'layout', id: 'bundle', file }));
  if (found.own.length === 0) return [{ why: 'no-file', id: 'bundle' }];
  const { changes, created } = planChanges(files, found.own, live, selected);
  const known = new Set(undone.map((one) => ('id' in one ? one.id : '')));
  const left = [...changes, ...created.map(({ id, path }) => ({ id, file: path }))].filter(({ id }) => !known.has(id));
  return left.length === 0 ? null : left.map(({ id, file }) => ({ why: 'layout', id, file }));
}

/** Whether the config reads the bundle's files but not a new one beside them. With given paths, those decide. */
function isUnread(path: string, own: readonly OwnFile[], { settings, deployment }: PolicyFiles): boolean {
  const paths = (deployment === null ? null : settings.deployments.get(deployment)?.policies) ?? settings.policies;
  const leadsTo = (file: string): boolean => paths.some((one) => liesIn(file, one));
  return !leadsTo(path) && own.some((file) => leadsTo(file.path));
}

type Edited = { readonly text: string } | { readonly why: 'layout' | 'too-large' };

/** The new text of a file, without byte order mark, if it reads back exactly as wanted; else why not. */
function editFile(file: OwnFile, changes: readonly Change[]): Edited {
  const wished = changedValue(file.value, changes);
  const text = editYaml(file.text, file.value, wished);
  if (text === null) return { why: 'layout' };
  if (Buffer.byteLength(file.mark + text) > byteLimit || beyondEntries(text) !== null) return { why: 'too-large' };
  const read = readFile(file.path, file.mark + text, file.extra);
  return read === null || !isSame(read.value, wished) ? { why: 'layout' } : { text };
}
