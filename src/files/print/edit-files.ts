import { type BundleKind, exceptionId, itemId, type ObjectId, policyId } from '../../domain/bundle.ts';
import { ruleLists } from '../../domain/json.ts';
import type { Content } from '../../domain/preview.ts';
import { liesIn } from '../assemble.ts';
import { byteLimit } from '../disk.ts';
import { configuredPaths } from '../find.ts';
import { beyondEntries } from '../yaml/tree.ts';
import {
  type Change,
  changedValue,
  type Entry,
  planPolicies,
  type PolicyFile,
  type PolicyPlan,
} from './plan-policies.ts';
import { createFiles } from './create-files.ts';
import { isBare, type OwnFile, ownFiles, type PolicyFiles, readFile } from './declared-files.ts';
import { type Dropped, liveObjects, type LiveObjects, type Undone } from './live-content.ts';
import { type DetectionFile, planDetection } from './plan-detection.ts';
import { editYaml } from './edit-yaml.ts';
import { isSame, type Json, type JsonObject } from './merge.ts';

/** What an edit did to one object. */
export type Touched = { readonly id: ObjectId; readonly verb: 'create' | 'update' | 'delete'; readonly file: string };

export type EditedFiles = {
  /** New texts of the files that change, by path; null for one that has to go. Files that are not named stay as they are. */
  readonly texts: ReadonlyMap<string, string | null>;
  readonly touched: readonly Touched[];
  readonly dropped: readonly Dropped[];
  /** Empty when the files declare exactly what was asked for, but for what was dropped. */
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
  const plan = planFor(files, found.own, live, selected);
  const done = carryOut(files, found.own, plan);
  const left = leftover({ ...files, texts: withTexts(files.texts, done.texts) }, kind, live, {
    selected,
    undone: done.undone,
  });
  if (left !== null) return nothing(live, left);
  return { ...done, dropped: relevant(live.dropped, only), undone: [...relevant(live.undone, only), ...done.undone] };
}

/** With a part of the objects asked for, what is to be said of the others is of no interest. */
const relevant = <T extends Dropped | Undone>(all: readonly T[], only: ReadonlySet<ObjectId> | null): T[] =>
  all.filter((one) => only === null || !('id' in one) || only.has(one.id));

const nothing = (live: LiveObjects, undone: readonly Undone[]): EditedFiles => ({
  texts: new Map(),
  touched: [],
  dropped: live.dropped,
  undone: [...live.undone, ...undone],
});

/** No file declares the bundle, so there is nothing to edit. */
function everything({ policies, exceptions }: LiveObjects, selected: (id: ObjectId) => boolean): Undone[] {
  const ids = [...policies.keys(), ...exceptions.keys()].filter(selected);
  return (ids.length === 0 ? ['bundle'] : ids).map((id) => ({ why: 'no-file', id }));
}

type Plan = Pick<PolicyPlan, 'changes' | 'created'> & { readonly endings: readonly Ending[] };

/** For the files of one bundle, of which there is one at least. */
function planFor(
  files: PolicyFiles,
  own: readonly OwnFile[],
  live: LiveObjects,
  selected: (id: ObjectId) => boolean,
): Plan {
  const policyFiles = own.filter((file): file is PolicyFile => file.declared.kind === 'remediation');
  if (policyFiles.length > 0) {
    const plan = planPolicies(policyFiles, live, selected);
    const made = (): string[] => createFiles(files, own, plan.created).map(({ path }) => path);
    return {
      ...emptiedFiles(policyFiles, plan, (going) => neededFiles(files, going, made)),
      created: plan.created,
    };
  }
  const detectionFiles = own.filter((file): file is DetectionFile => file.declared.kind !== 'remediation');
  const changes = planDetection(detectionFiles, live, selected);
  return { ...emptiedLists(detectionFiles, changes, (going) => neededFiles(files, going, () => [])), created: [] };
}

type Done = { readonly texts: Map<string, string | null>; readonly touched: Touched[]; readonly undone: Undone[] };

function carryOut(files: PolicyFiles, own: readonly OwnFile[], { changes, created, endings }: Plan): Done {
  const done: Done = { texts: new Map(), touched: [], undone: [] };
  const byFile = Map.groupBy(changes, ({ file }) => file);
  for (const file of own) {
    const all = byFile.get(file.path) ?? [];
    if (all.length === 0) continue;
    const { text, undone } = editFile(file, all);
    if (text !== file.text) done.texts.set(file.path, file.mark + text);
    done.undone.push(...undone);
    const failed = new Set(undone.map((one) => ('id' in one ? one.id : '')));
    done.touched.push(...all.filter(({ id }) => !failed.has(id)).map(touchedBy));
  }
  for (const { file, text, ids } of endings) {
    done.texts.set(file, text);
    done.touched.push(...ids.map((id) => ({ id, verb: 'delete' as const, file })));
  }
  for (const { path, text, id } of createFiles(files, own, created)) {
    if (isUnread(path, own, files)) {
      done.undone.push({ why: 'unread-file', id, file: path });
      continue;
    }
    done.texts.set(path, text);
    done.touched.push({ id, verb: 'create', file: path });
  }
  return done;
}

const verbs = { add: 'create', edit: 'update', remove: 'delete' } as const;

const touchedBy = ({ id, file, verb }: Change): Touched => ({ id, file, verb: verbs[verb] });

function withTexts(
  before: ReadonlyMap<string, string>,
  changed: ReadonlyMap<string, string | null>,
): ReadonlyMap<string, string> {
  const all: [string, string | null][] = [...before, ...changed];
  return new Map([...new Map(all)].filter((pair): pair is [string, string] => pair[1] !== null));
}

/** Reads the result as the next run will, and asks what there is to do then; null when that is only what is known to be undone. */
function leftover(
  files: PolicyFiles,
  kind: BundleKind,
  live: LiveObjects,
  { selected, undone }: { selected: (id: ObjectId) => boolean; undone: readonly Undone[] },
): Undone[] | null {
  const found = ownFiles(files, kind);
  if ('broken' in found) return found.broken.map((file) => ({ why: 'layout', id: 'bundle', file }));
  if (found.own.length === 0) return [{ why: 'no-file', id: 'bundle' }];
  const { changes, created } = planFor(files, found.own, live, selected);
  const known = new Set(undone.map((one) => ('id' in one ? one.id : '')));
  const left = [...changes, ...created.map(({ id }) => ({ id, file: '' }))].filter(({ id }) => !known.has(id));
  return left.length === 0 ? null : left.map(({ id, file }) => ({ why: 'layout', id, file }));
}

/** A file that is left with nothing: it goes, unless it has to say that there is nothing. */
type Ending = { readonly file: string; readonly text: string | null; readonly ids: readonly ObjectId[] };

type Ended = { readonly changes: readonly Change[]; readonly endings: readonly Ending[] };

/** Which of some files that are about to go have to stay all the same. */
type Needed = (going: readonly string[]) => ReadonlySet<string>;

/** Files whose policies all go. The last file of a bundle stays and says `policies: []`: a bundle that no file declares is not managed. */
function emptiedFiles(files: readonly PolicyFile[], { changes, created, emptied }: PolicyPlan, needed: Needed): Ended {
  const byFile = Map.groupBy(emptied, ({ file }) => file);
  const mustStay = created.length === 0 && files.every((file) => byFile.has(file));
  const inOrder = [...byFile.keys()].toSorted((a, b) => Number(isBare(a)) - Number(isBare(b)));
  const last = mustStay ? inOrder[0] : undefined;
  const kept = needed(inOrder.filter((file) => file !== last).map(({ path }) => path));
  const stays = (file: PolicyFile): boolean => file === last || kept.has(file.path);
  const endings = [...byFile].flatMap(([file, entries]): Ending[] => {
    const ids = entries.map(({ slug }) => policyId(slug));
    if (!stays(file)) return [{ file: file.path, text: null, ids }];
    return isBare(file) ? [{ file: file.path, text: emptyText(file), ids }] : [];
  });
  const left = [...byFile].flatMap(([file, entries]) => (stays(file) && !isBare(file) ? entries : []));
  return { changes: [...changes, ...left.map(removal)], endings };
}

const removal = ({ file, index, slug }: Entry): Change => ({
  id: policyId(slug),
  file: file.path,
  verb: 'remove',
  list: 'policies',
  index: index ?? 0,
});

/** The fields of the policy go, with the comments on them; what else stands in the file is about the file, and stays. */
function emptyText(file: PolicyFile): string {
  const { deployment_slug } = file.value as JsonObject;
  const value = { ...(deployment_slug !== undefined && { deployment_slug }), policies: [] };
  return (
    file.mark + editFile(file, [{ id: 'bundle', file: file.path, verb: 'edit', list: null, index: 0, value }]).text
  );
}

/** Files whose lists all become empty, when other files give the same lists. */
function emptiedLists(files: readonly DetectionFile[], changes: readonly Change[], needed: Needed): Ended {
  const going = new Set<string>();
  for (const file of files) {
    const own = changes.filter((change) => change.file === file.path);
    const others = files.filter((other) => other !== file && !going.has(other.path));
    const isNeeded = listsOf(file).some((list) => !others.some((other) => listsOf(other).includes(list)));
    const removals = own.filter(({ verb }) => verb === 'remove').length;
    const hasAll = removals > 0 && removals === idsOf(file).length && removals === own.length;
    if (hasAll && !isNeeded) going.add(file.path);
  }
  const kept = needed([...going]);
  const gone = new Set([...going].filter((path) => !kept.has(path)));
  const endings = files
    .filter(({ path }) => gone.has(path))
    .map((file) => ({ file: file.path, text: null, ids: idsOf(file) }));
  return { changes: changes.filter(({ file }) => !gone.has(file)), endings };
}

const listsOf = ({ declared }: DetectionFile): string[] => [
  ...ruleLists.filter((list) => declared.lists[list] !== null),
  ...(declared.exceptions === null ? [] : ['exceptions']),
];

const idsOf = ({ declared }: DetectionFile): ObjectId[] => [
  ...ruleLists.flatMap((list) => (declared.lists[list] ?? []).map(({ value }) => itemId(list, value))),
  ...(declared.exceptions ?? []).map(({ value }) => exceptionId(value)),
];

/** Whether the config leads to files of a bundle and not to a new one beside them. A run that was given other paths goes by those. */
function isUnread(path: string, own: readonly OwnFile[], { settings, deployment }: PolicyFiles): boolean {
  const paths = (deployment === null ? null : settings.deployments.get(deployment)?.policies) ?? settings.policies;
  const leadsTo = (file: string): boolean => paths.some((one) => liesIn(file, one));
  return !leadsTo(path) && own.some((file) => leadsTo(file.path));
}

/**
 * Those of the files that are about to go without which a path of the config would lead nowhere, which is an error in the next run: of
 * each path the first. A folder counts as its files do, for git keeps no empty one. `made`: files that come up instead.
 */
function neededFiles(
  { texts, settings }: PolicyFiles,
  going: readonly string[],
  made: () => readonly string[],
): ReadonlySet<string> {
  const needed = new Set<string>();
  if (going.length === 0) return needed;
  const gone = new Set(going);
  const left = [...texts.keys(), ...made()].filter((path) => !gone.has(path));
  for (const { path, byDefault } of configuredPaths(settings, null)) {
    const isIn = (file: string): boolean => liesIn(file, path);
    const first = byDefault ? undefined : going.find(isIn);
    if (first !== undefined && !left.some(isIn) && !going.some((file) => needed.has(file) && isIn(file)))
      needed.add(first);
  }
  return needed;
}

/** Does what can be done of some changes of a file, and says what cannot. The text is without a byte order mark. */
function editFile(file: OwnFile, changes: readonly Change[]): { text: string; undone: Undone[] } {
  const work: Work = { file, done: [], text: file.text, undone: [] };
  attempt(work, changes);
  return work;
}

type Work = { readonly file: OwnFile; done: readonly Change[]; text: string; readonly undone: Undone[] };

/** All at once if that works; else in halves, down to the one that does not: the edited object is printed anew, without the comments inside. */
function attempt(work: Work, changes: readonly Change[]): void {
  const why = tryAll(work, changes, null);
  if (why === null) return;
  // A file that is too large gets none of them: thousands of single tries would each take as long as the whole file.
  if (why === 'layout' && changes.length > 1) {
    const middle = changes.length >> 1;
    attempt(work, changes.slice(0, middle));
    attempt(work, changes.slice(middle));
    return;
  }
  const [change] = changes;
  if (why === 'layout' && change?.verb === 'edit' && tryAll(work, changes, change.value) === null) return;
  work.undone.push(...changes.map(({ id }) => ({ why, id, file: work.file.path })));
}

/** Null when the text says just that, with the changes done before, once it is read again; else why it does not. */
function tryAll(work: Work, changes: readonly Change[], reprint: Json | null): 'layout' | 'too-large' | null {
  const { file } = work;
  const all = [...work.done, ...changes];
  const wished = changedValue(file.value, all);
  const text = editYaml(file.text, file.value, wished, reprint);
  if (text === null) return 'layout';
  if (Buffer.byteLength(file.mark + text) > byteLimit || beyondEntries(text) !== null) return 'too-large';
  const read = readFile(file.path, file.mark + text, file.extra);
  if (read === null || !isSame(read.value, wished)) return 'layout';
  work.done = all;
  work.text = text;
  return null;
}
