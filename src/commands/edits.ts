import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ChangedMeanwhile, UsageError } from '../domain/errors.ts';
import { configName } from '../domain/settings.ts';
import { describeSystemError } from '../util/system-errors.ts';
import { type EntryKind, foldersAbove, pathIn, type Source, SourceError } from '../domain/source.ts';
import { openDisk } from '../files/disk.ts';
import type { EditedFiles } from '../files/edit/edit-files.ts';
import type { BundleEdit } from '../files/edit/split-shared.ts';
import { policyTexts as textsOf, selectedFiles } from '../files/load.ts';
import { escapeTerminal } from '../report/escape.ts';
import { pluralize } from '../util/text.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { repositoryRoot } from '../runtime/repository.ts';
import { removeAbandonedDrafts, replaceFile, renameDraft, writeDraft } from '../runtime/files.ts';
import { unsavedFiles } from '../runtime/git.ts';
import type { Loaded } from './load.ts';
import { pathsOf } from './config-scope.ts';
import { byteLimit } from '../files/text.ts';

/** Texts by path; null deletes the file. */
export type TextEdits = ReadonlyMap<string, string | null>;

/** The texts of all policy files of a run that loaded without errors, with byte order marks. */
export const policyTexts = ({ settings, selection }: Loaded): ReadonlyMap<string, string> =>
  textsOf(selection.source, settings, { paths: pathsOf(selection, settings), deployment: selection.deployment });

/**
 * Edits the texts of policy files so that they declare some bundles, each completely or not at all: one with `unwritten` leaves its files as they are.
 * Objects in files that several deployments share are edited as `shared-edits.ts` says. Writes nothing. The caller must prove the result.
 */
export async function editBundles(
  bundleEdits: readonly BundleEdit[],
  before: ReadonlyMap<string, string>,
  files: Loaded,
): Promise<Edited> {
  const [{ editFiles }, { configText, editShared, sharedParts }] = await Promise.all([
    import('../files/edit/edit-files.ts'),
    import('./shared-edits.ts'),
  ]);
  const { settings } = files;
  const { file: config = null } = settings;
  const parts = sharedParts(bundleEdits, before, files);
  const formerConfig = parts === null ? '' : configText(files);
  const edits = new Map<string, string | null>();
  const edited = bundleEdits.map((edit, index): EditedFiles => {
    const { kind, deployment, content, only } = edit;
    const now = new Map<string, string | null>([...before, ...edits]);
    const texts = new Map([...now].filter((pair): pair is [string, string] => pair[1] !== null && pair[0] !== config));
    const sharing = parts?.[index] ?? null;
    const one =
      sharing === null
        ? editFiles({ texts, settings, deployment }, kind, content, only)
        : editShared(edit, sharing, texts, files, (config === null ? null : edits.get(config)) ?? formerConfig);
    if (one.unwritten.length === 0) for (const [path, text] of one.texts) edits.set(path, text);
    return one;
  });
  const isConfigEdited = config !== null && edits.has(config);
  return { edits, edited, before: isConfigEdited ? new Map([...before, [config, formerConfig]]) : before };
}

/** Edits of a run, and the texts that they were made from. */
type Edited = {
  readonly edits: TextEdits;
  readonly edited: readonly EditedFiles[];
  readonly before: ReadonlyMap<string, string>;
};

/** A source as it would be after some edits, to prove them before anything is written. */
export function overlay(source: Source, edits: TextEdits): Source {
  /** Names that the edits add to a folder; '' is the root. */
  const added = (folder: string): string[] => {
    const start = folder === '' ? '' : `${folder}/`;
    const paths = [...edits].flatMap(([path, text]) => (text !== null && path.startsWith(start) ? [path] : []));
    return paths.map((path) => path.slice(start.length).split('/', 1)[0] ?? '');
  };
  const kind = (path: string): EntryKind => {
    const text = edits.get(path);
    if (text !== undefined) return text === null ? 'missing' : 'file';
    const below = source.kind(path);
    return below === 'missing' && added(path).length > 0 ? 'folder' : below;
  };
  return {
    kind,
    list(path) {
      const below = source.kind(path) === 'folder' ? source.list(path).map(({ name }) => name) : [];
      return [...new Set([...below, ...added(path)])]
        .toSorted()
        .map((name) => ({ name, kind: kind(pathIn(path, name)) }))
        .filter((entry) => entry.kind !== 'missing');
    },
    read: (path, limit) => readEdited(edits.get(path), path, limit) ?? source.read(path, limit),
  };
}

/** Null if the file is not edited. */
function readEdited(text: string | null | undefined, path: string, limit: number): Uint8Array | null {
  if (text === undefined) return null;
  if (text === null) throw new SourceError('missing', path, 'it does not exist');
  const bytes = Buffer.from(text);
  if (bytes.length <= limit) return bytes;
  throw new SourceError('too-large', path, 'it is too large', { bytes: bytes.length });
}

/**
 * Throws UsageError for a new file that the config does not read: the next run would treat its content as deleted. It does not decide where it
 * reads none of the run's files.
 */
export function refuseUnread(
  edits: TextEdits,
  before: ReadonlyMap<string, string>,
  { settings, selection }: Loaded,
): void {
  const made = [...edits.keys()].filter((path) => edits.get(path) !== null && !before.has(path));
  const read = new Set(selectedFiles(overlay(selection.source, edits), settings, { ...selection, paths: [] }).files);
  const readsEdited = before.size === 0 || [...before.keys()].some((path) => read.has(path));
  const unread = readsEdited ? made.find((path) => !read.has(path)) : undefined;
  if (unread !== undefined)
    throw new UsageError(
      `A new policy file would be ${escapeTerminal(unread)}, but ${escapeTerminal(settings.file ?? configName)} does not include it.`,
      { fix: 'Add the file, or its folder, to its policies, then retry.' },
    );
}

/** The command that edits files, and whether it may overwrite what git cannot bring back. */
export type Writer = {
  readonly command: 'pull' | 'drift --write' | 'rollback --write';
  readonly force: boolean;
};

/** Throws UsageError if edits would overwrite or delete a text that git does not hold, and names each file, unless the writer has force. */
function refuseUnsaved(
  { command, force }: Writer,
  before: ReadonlyMap<string, string>,
  edits: TextEdits,
  { root, env }: Pick<Runtime, 'root' | 'env'>,
): void {
  if (force || edits.size === 0) return;
  const old = [...edits.keys()].filter((path) => before.has(path)).toSorted();
  const unsaved = unsavedFiles(root, env, old);
  if (unsaved.length === 0) return;
  const removed = unsaved.filter((path) => edits.get(path) === null);
  const would = [
    ['overwrite', unsaved.filter((path) => !removed.includes(path))] as const,
    ['delete', removed] as const,
  ].flatMap(([verb, paths]) => (paths.length === 0 ? [] : `${verb} ${namesOf(paths)}`));
  const save =
    repositoryRoot(root) === null ? 'Run `git init` and `git add .` first' : 'Commit it or `git add` it first';
  throw new UsageError(
    `\`ifmatch ${command}\` would ${would.join(' and ')}. Git does not hold what is there now, so it would be lost.`,
    { fix: `${save}, or pass --force to \`ifmatch ${command}\`. No file was changed.` },
  );
}

/** The most files that a message names. */
const mostNamed = 10;

function namesOf(paths: readonly string[]): string {
  const more = paths.length - mostNamed;
  const names = [...paths.slice(0, mostNamed).map(escapeTerminal), ...(more > 0 ? [pluralize(more, 'more file')] : [])];
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/**
 * Writes edits of policy files that were proved, all or none; see `replaceTexts`. Returns the written and the removed files, sorted. Throws
 * UsageError if git does not hold a text that they would overwrite, unless the writer has force.
 */
export function writeEdits(
  writer: Writer,
  before: ReadonlyMap<string, string>,
  edits: TextEdits,
  runtime: Pick<Runtime, 'root' | 'env'>,
): { readonly written: readonly string[]; readonly removed: readonly string[] } {
  refuseUnsaved(writer, before, edits, runtime);
  replaceTexts(runtime.root, before, edits);
  const paths = [...edits.keys()].toSorted();
  const isRemoved = (path: string): boolean => edits.get(path) === null;
  return { written: paths.filter((path) => !isRemoved(path)), removed: paths.filter(isRemoved) };
}

/**
 * Writes files, all or none, and creates the folders they need. `before`: the texts that the edits were made from. Throws ChangedMeanwhile when a
 * file changed since, UsageError when it would be written through a symbolic link or cannot be written; then nothing was changed. Removes drafts of
 * a run that was killed.
 */
export function replaceTexts(root: string, before: ReadonlyMap<string, string>, edits: TextEdits): void {
  // Read again: an editor may have saved a file meanwhile.
  const disk = openDisk(root);
  for (const path of edits.keys()) refuseChanged(disk, path, before.get(path) ?? null);
  removeAbandonedDrafts([...before.keys(), ...edits.keys()].map((path) => dirname(join(root, path))));
  const needed = [...edits].flatMap(([path, text]) => (text === null ? [] : foldersAbove(path)));
  const made: string[] = [];
  try {
    for (const folder of new Set(needed)) {
      if (disk.kind(folder) !== 'missing') continue;
      onDisk(folder, () => mkdirSync(join(root, folder)));
      made.push(join(root, folder));
    }
    replaceFiles(root, edits);
  } catch (error) {
    removeFolders(made);
    throw error;
  }
}

/** Throws if a file is not as it was read, or would be written through a link. */
function refuseChanged(disk: Source, path: string, before: string | null): void {
  const blocking = foldersAbove(path).find((folder) => !['folder', 'missing'].includes(disk.kind(folder)));
  if (blocking !== undefined) throw unwritable(path, `${escapeTerminal(blocking)} is not a folder`);
  const kind = disk.kind(path);
  const isSame =
    before === null
      ? kind === 'missing'
      : kind === 'file' && onDisk(path, () => Buffer.from(before).equals(disk.read(path, byteLimit)));
  if (!isSame)
    throw new ChangedMeanwhile(`${escapeTerminal(path)} was changed meanwhile. No file was changed.`, {
      fix: 'Run it again.',
    });
}

/** Turns refusals of the system (disk full, name too long, no permission) into UsageError. */
function onDisk<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (cause) {
    throw unwritable(path, describeSystemError(cause, 'there is no such folder'), cause);
  }
}

const unwritable = (path: string, reason: string, cause?: unknown): UsageError =>
  new UsageError(`${escapeTerminal(path)} cannot be written: ${reason}. No file was changed.`, { cause });

/** Removes folders that are empty again; others stay. */
function removeFolders(folders: readonly string[]): void {
  for (const folder of folders.toReversed()) {
    try {
      rmdirSync(folder);
    } catch {
      // Not empty, or removed already.
    }
  }
}

/**
 * Writes or removes (null) files in a folder, all or none. Paths are relative to the folder; the files are UTF-8. Throws UsageError when one
 * cannot be written; then all are restored, except for those that someone changed meanwhile, which the message names.
 */
export function replaceFiles(root: string, texts: TextEdits): void {
  const drafts = new Map<string, string>();
  const former = new Map<string, string | null>();
  // Steps that need disk space or permissions come first, so that hardly anything can fail once a file has changed.
  const failure =
    firstFailure(texts.keys(), (path) => prepare(join(root, path), texts.get(path) ?? null, drafts)) ??
    firstFailure(texts.keys(), (path) => {
      const target = join(root, path);
      const [old, draft] = [readIfPresent(target), drafts.get(target)];
      if (draft === undefined) rmSync(target, { force: true });
      else renameDraft(draft, target);
      former.set(path, old);
    });
  if (failure === null) return;
  for (const draft of drafts.values()) rmSync(draft, { force: true });
  const left = [...former].filter(([path, old]) => !isPutBack(join(root, path), old, texts.get(path) ?? null));
  const reason = describeSystemError(failure.cause, 'there is no such folder');
  if (left.length === 0) throw unwritable(failure.path, reason, failure.cause);
  const changed = left.map(([path]) => escapeTerminal(path)).join(', ');
  throw new UsageError(
    `${escapeTerminal(failure.path)} cannot be written: ${reason}. Could not undo the changes in ${changed}.`,
    { fix: 'Check them with `git diff`.', cause: failure.cause },
  );
}

/** The first file whose step throws; null if none does. The files behind it are left alone. */
function firstFailure(
  paths: Iterable<string>,
  step: (path: string) => void,
): { readonly path: string; readonly cause: unknown } | null {
  for (const path of paths) {
    try {
      step(path);
    } catch (cause) {
      return { path, cause };
    }
  }
  return null;
}

/** Refuses a write-protected file, which replacing it would ignore. */
function prepare(target: string, text: string | null, drafts: Map<string, string>): void {
  if (existsSync(target)) accessSync(target, constants.W_OK);
  if (text === null) accessSync(dirname(target), constants.W_OK);
  else drafts.set(target, writeDraft(target, text));
}

/** Restores a file (null: none), unless someone changed it meanwhile. Returns whether it is as before. */
function isPutBack(target: string, text: string | null, instead: string | null): boolean {
  try {
    if (readIfPresent(target) !== instead) return false;
    if (text === null) rmSync(target, { force: true });
    else replaceFile(target, text);
    return true;
  } catch {
    return false;
  }
}

/** Null without a file. */
function readIfPresent(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
