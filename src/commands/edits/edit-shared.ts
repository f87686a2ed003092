import { byteLimit } from '../../files/text.ts';
import type { ObjectEdit } from '../../files/edit/file-changes.ts';
import {
  type BundleEdit,
  type LeftOutObject,
  type LiveEdit,
  type EditTargets,
  splitShared,
} from '../../files/edit/split-shared.ts';
import { folderOfGlob } from '../../files/path-glob.ts';
import { makeNewFiles } from '../../files/edit/new-files.ts';
import type { UnwrittenObject } from '../../files/edit/live-objects.ts';
import { posix } from 'node:path';
import {
  type BundleKind,
  type Content,
  exceptionId,
  type ExceptionIdentity,
  itemId,
  type Notes,
  type ObjectId,
  objectsOf,
  policyId,
  ruleLists,
} from '../../domain/bundle.ts';
import { type EditorSchema, schemaFrom, schemaPath } from '../../domain/editor-schemas.ts';
import { configName } from '../../domain/settings.ts';

import { addWithoutEntries } from '../../files/edit/edit-config.ts';
import { type EditedFiles, editFiles } from '../../files/edit/edit-files.ts';
import { findBundleFiles, type PolicyFiles, sharedFilesIn } from '../../files/edit/bundle-files.ts';

import type { Json } from '../../files/yaml/print.ts';
import { isList } from '../../util/json.ts';
import type { LoadedSelection } from '../shared/load.ts';
import { withNewTexts } from './overlay.ts';

// Edits bundles that are partly declared in files shared with other deployments: in the shared files, in the deployment's own files, and in the config.

/** For each edit of a bundle that is in shared files, which of its objects belong into those, into the deployment's own files, or into the config. */
export function splitEdits(
  edits: readonly BundleEdit[],
  texts: ReadonlyMap<string, string>,
  { settings, bundles, selection }: LoadedSelection,
): ReadonlyMap<BundleEdit, EditTargets> {
  const shared = sharedFilesIn({ texts, settings, deployment: selection.deployment });
  if (shared.size === 0) return new Map();
  const declared = edits.flatMap((edit): { readonly edit: BundleEdit; readonly live: LiveEdit }[] => {
    const { kind, deployment, newContent, selectedIds } = edit;
    const bundle = bundles.find((candidate) => candidate.kind === kind && candidate.deployment === deployment);
    return bundle === undefined ? [] : [{ edit, live: { bundle, liveContent: newContent, selectedIds } }];
  });
  const hasAllDeployments = selection.deployment === null && selection.paths.length === 0;
  const split = splitShared(
    declared.map(({ live }) => live),
    { shared, bundles, hasAllDeployments },
    settings,
  );
  return new Map(
    declared.flatMap(({ edit }, index) => {
      const targets = split[index];
      return targets === undefined ? [] : [[edit, targets]];
    }),
  );
}

/** Edits the files of one bundle. `targets`: null if it is in no shared file. `config`: the current text of the config. */
export function editBundle(
  { kind, deployment, newContent, selectedIds }: BundleEdit,
  targets: EditTargets | null,
  texts: ReadonlyMap<string, string>,
  files: LoadedSelection,
  config: string,
): EditedFiles {
  if (targets === null)
    return editFiles({ texts, settings: files.settings, deployment }, kind, newContent, selectedIds);
  const { inSharedFiles, inOwnFiles, notes, leftOut } = targets;
  const scope = { settings: files.settings, deployment };
  const shared =
    inSharedFiles.size === 0
      ? nothingEdited
      : editFiles({ ...scope, texts, sharing: 'shared' }, kind, newContent, inSharedFiles);
  const ownFiles: PolicyFiles = { ...scope, texts: withNewTexts(texts, shared.texts), sharing: 'own' };
  const parts = [
    shared,
    inOwnFiles.size === 0
      ? nothingEdited
      : editOwnFiles(ownFiles, { kind, content: newContent, ids: inOwnFiles, notes }, files),
    leftOut.length === 0 ? nothingEdited : leaveOut(leftOut, deployment ?? '', files, config),
  ];
  return {
    texts: new Map(parts.flatMap((part) => [...part.texts])),
    objectEdits: parts.flatMap((part) => part.objectEdits),
    dropped: parts.flatMap((part) => part.dropped),
    unwritten: parts.flatMap((part) => part.unwritten),
  };
}

const nothingEdited: EditedFiles = { texts: new Map(), objectEdits: [], dropped: [], unwritten: [] };

/** The objects of a live bundle that belong into a deployment's own files, and the notes that they get there. */
type OwnPart = {
  readonly kind: BundleKind;
  readonly content: Content;
  readonly ids: ReadonlySet<ObjectId>;
  readonly notes: ReadonlyMap<ObjectId, Notes>;
};

/** Edits the deployment's own files, or creates them. */
function editOwnFiles(
  ownFiles: PolicyFiles,
  { kind, content, ids, notes }: OwnPart,
  files: LoadedSelection,
): EditedFiles {
  if (findBundleFiles(ownFiles, kind).length > 0) return editFiles(ownFiles, kind, content, ids, notes);
  const part = selectObjects(kind, content, ids);
  const objects = objectsOf({ kind, content: part } as Parameters<typeof objectsOf>[0]);
  const folder = findOwnFolder(ownFiles.deployment, files);
  const created =
    folder === null
      ? null
      : makeNewFiles({ kind, deployment: null, content: part, notes }, newFileOptions(folder, files));
  if (created === null || [...created.texts.keys()].some((path) => ownFiles.texts.has(path))) {
    const file = files.settings.file ?? configName;
    return {
      ...nothingEdited,
      unwritten: objects.map((object): UnwrittenObject => ({ ...object, why: 'shared', file })),
    };
  }
  const [file = ''] = created.texts.keys();
  return { ...created, objectEdits: objects.map((object): ObjectEdit => ({ ...object, verb: 'create', file })) };
}

/** The content of a bundle with only some of its objects. */
export function selectObjects(kind: BundleKind, content: Content, ids: ReadonlySet<ObjectId>): Content {
  const listOf = (field: string): readonly unknown[] => {
    const list = content[field];
    return isList(list) ? list : [];
  };
  if (kind === 'remediation')
    return { policies: listOf('policies').filter((policy) => ids.has(policyId(String((policy as Content)['slug'])))) };
  const lists = ruleLists.map((list) => [list, listOf(list).filter((item) => ids.has(itemId(list, String(item))))]);
  const exceptions = listOf('exceptions').filter((exception) => ids.has(exceptionId(exception as ExceptionIdentity)));
  return { ...(Object.fromEntries(lists) as Content), exceptions };
}

/** The last folder that only this deployment lists, so that its files override shared ones; null for none. */
function findOwnFolder(deployment: string | null, { settings, selection }: LoadedSelection): string | null {
  const paths = (deployment === null ? null : settings.deployments.get(deployment)?.policies) ?? [];
  const pathsOfOthers = [...settings.deployments].flatMap(([slug, other]) =>
    slug === deployment ? [] : (other.policies ?? []),
  );
  const isFolder = (path: string): boolean =>
    !/\.ya?ml$/i.test(path) && ['folder', 'missing'].includes(selection.source.kind(path));
  return paths.map(folderOfGlob).findLast((path) => !pathsOfOthers.includes(path) && isFolder(path)) ?? null;
}

/** How new files in a folder are written. */
export function newFileOptions(
  folder: string,
  { settings, selection }: LoadedSelection,
): Parameters<typeof makeNewFiles>[1] {
  const root = settings.file === undefined ? '.' : posix.dirname(settings.file);
  const schemaAddressFor = (path: string, shape: EditorSchema): string | null =>
    selection.source.kind(schemaPath(shape, root)) === 'file' ? schemaFrom(path, shape, root) : null;
  return { single: false, folder, extra: settings.extraFields, schemaAddressFor };
}

/** Leaves shared objects out of a deployment, by its `without` in the config. */
function leaveOut(
  leftOut: readonly LeftOutObject[],
  deployment: string,
  { settings }: LoadedSelection,
  config: string,
): EditedFiles {
  const path = settings.file ?? configName;
  const entries = leftOut.flatMap(({ entry }) => entry ?? []);
  const text =
    entries.length < leftOut.length
      ? null
      : addWithoutEntries(path, config, new Map([[deployment, entries as Json[]]]));
  if (text === null) {
    const unwritten = leftOut.map(({ id, object, file }): UnwrittenObject => ({ why: 'shared', id, object, file }));
    return { ...nothingEdited, unwritten };
  }
  const objectEdits = leftOut.map(({ id, object }): ObjectEdit => ({ id, object, verb: 'delete', file: path }));
  return { ...nothingEdited, texts: new Map([[path, text]]), objectEdits };
}

/** The text of the config that governs a run. */
export function readConfigText({ settings, selection }: LoadedSelection): string {
  return settings.file === undefined ? '' : Buffer.from(selection.source.read(settings.file, byteLimit)).toString();
}
