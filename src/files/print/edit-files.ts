import type { BundleKind } from '../../domain/bundle.ts';
import type { ObjectId } from '../../domain/object.ts';
import type { Content } from '../../domain/preview.ts';
import type { Change } from './change.ts';
import { createFiles } from './create-files.ts';
import { type OwnFile, ownFiles, type PolicyFiles } from './declared-files.ts';
import { editFile } from './edit-file.ts';
import { emptiedFiles, emptiedLists, type Ending } from './emptied-files.ts';
import { isUnread } from './is-unread.ts';
import { liveObjects, type LiveObjects } from './live-content.ts';
import { neededFiles } from './needed-files.ts';
import { type DetectionFile, planDetection } from './plan-detection.ts';
import { type PolicyFile, type PolicyPlan, planPolicies } from './plan-policies.ts';
import type { Dropped, Undone } from './report.ts';

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
