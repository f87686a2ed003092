import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { BundleContent, ObjectId } from '../domain/bundle.ts';
import type { Drift, DriftBundle, DriftFix, NotFixed, OwnedEntry } from '../domain/drift.ts';
import { ChangedMeanwhile, configName, systemWords, UsageError } from '../domain/json.ts';
import { type Change, identitiesIn } from '../domain/plan.ts';
import { type EntryKind, foldersAbove, pathIn, type Source, SourceError } from '../domain/problem.ts';
import { byteLimit, openDisk } from '../files/disk.ts';
import { policyTexts as textsOf, wantedFiles } from '../files/load.ts';
import type { EditedFiles } from '../files/edit/edit-files.ts';
import { changedItems } from '../plan/lists.ts';
import type { Runtime } from '../runtime.ts';
import { unsavedFiles } from '../runtime/git.ts';
import type { Compared } from '../plan/three-way.ts';
import { undoBundle } from '../plan/undo.ts';
import { escapeTerminal } from '../render/escape.ts';
import { count } from '../render/words.ts';
import { removeLeftDrafts, replaceFile, takePlace, writeDraft } from '../runtime/files.ts';
import { type Loaded, pathsOf } from './load.ts';

/** New texts of files, and which edits of the platform they contain or lack. */
type Edits = Pick<DriftFix, 'fixed' | 'left'> & { readonly texts: TextEdits };

/** Edits the texts of the policy files to contain the platform's edits. Writes nothing. */
export async function takeEdits(
  { found, compared, files }: { found: Drift; compared: readonly Compared[]; files: Loaded },
  before: ReadonlyMap<string, string>,
): Promise<Edits> {
  let all: Edits = nothing;
  for (const [index, one] of compared.entries()) {
    const drifted = found.bundles[index];
    const entries = drifted === undefined ? [] : platformEntries(drifted);
    if (entries.length > 0) all = joined(all, await editBundle(one, entries, withEdits(before, all.texts), files));
  }
  return all;
}

const nothing: Edits = { texts: new Map(), fixed: [], left: [] };

const joined = (one: Edits, other: Edits): Edits => ({
  texts: new Map([...one.texts, ...other.texts]),
  fixed: [...one.fixed, ...other.fixed],
  left: [...one.left, ...other.left],
});

const platformEntries = ({ deployment, kind, entries }: DriftBundle): OwnedEntry[] =>
  entries.filter(({ origin }) => origin === 'platform').map((entry) => ({ ...entry, deployment, kind }));

/** Edits the files of one bundle. A second pass omits what could not be written, so that an entry is fixed completely or not at all. */
async function editBundle(
  { bundle }: Compared,
  entries: readonly OwnedEntry[],
  texts: ReadonlyMap<string, string>,
  files: Loaded,
): Promise<Edits> {
  const { editFiles } = await import('../files/edit/edit-files.ts');
  const content = undoBundle(bundle);
  if (content === null) return { ...nothing, left: entries.map((entry) => ({ entry, why: 'unwritable' })) };
  const policyFiles = { texts, settings: files.settings, deployment: nameInFiles(bundle, files) };
  const idsOf = identifier(bundle);
  const edit = (some: readonly OwnedEntry[]): EditedFiles =>
    editFiles(policyFiles, bundle.kind, content, new Set(some.flatMap(({ change }) => idsOf(change))));
  const first = edit(entries);
  if (first.undone.length === 0) return { ...nothing, texts: first.texts, fixed: entries };
  const left = entries.flatMap((entry) => {
    const why = reasonAgainst(idsOf(entry.change), first);
    return why === null ? [] : [{ entry, why }];
  });
  const rest = entries.filter((entry) => !left.some((one) => one.entry === entry));
  const second = rest.length === 0 ? null : edit(rest);
  if (second?.undone.length === 0) return { texts: second.texts, fixed: rest, left };
  const why = first.undone[0]?.why ?? 'layout';
  return { ...nothing, left: [...left, ...rest.map((entry) => ({ entry, why }))] };
}

/** Why an object could not be written. A reason without an object, or for the bundle, applies to all. */
function reasonAgainst(ids: readonly ObjectId[], { undone }: EditedFiles): NotFixed | null {
  const fitting = undone.find((one) => !('id' in one) || one.id === 'bundle' || ids.includes(one.id));
  return fitting?.why ?? null;
}

/** The deployment's name in the files; null if they omit it. */
function nameInFiles({ kind, deployment }: Compared['bundle'], { bundles, wanted }: Loaded): string | null {
  const same = bundles.filter((bundle) => bundle.kind === kind);
  const named =
    same.find((bundle) => bundle.deployment === deployment.slug) ?? same.find((bundle) => bundle.deployment === null);
  return named?.deployment ?? wanted.deployment;
}

/** Identities on the platform and in the files; each list item has its own. */
function identifier(bundle: BundleContent): (change: Change) => ObjectId[] {
  const idsOf = identitiesIn(bundle);
  return (change) =>
    change.object === 'DetectionPolicy' && change.verb === 'update'
      ? changedItems(change).map(({ id }) => id)
      : idsOf(change);
}

/** Texts by path; null deletes the file. */
export type TextEdits = ReadonlyMap<string, string | null>;

/** The texts of all policy files of a run that loaded without errors, with byte order marks. */
export const policyTexts = ({ settings, wanted }: Loaded): ReadonlyMap<string, string> =>
  textsOf(wanted.source, settings, { paths: pathsOf(wanted, settings), deployment: wanted.deployment });

/** The texts after some edits. */
export function withEdits(before: ReadonlyMap<string, string>, edits: TextEdits): ReadonlyMap<string, string> {
  const all = new Map<string, string | null>([...before, ...edits]);
  return new Map([...all].filter((pair): pair is [string, string] => pair[1] !== null));
}

/** A source as it would be after some edits, to prove them before anything is written. */
export function overlay(source: Source, edits: TextEdits): Source {
  const inFolders = namesByFolder(edits);
  const kind = (path: string): EntryKind => {
    const text = edits.get(path);
    if (text !== undefined) return text === null ? 'missing' : 'file';
    const below = source.kind(path);
    return below === 'missing' && inFolders.has(path) ? 'folder' : below;
  };
  return {
    kind,
    list(path) {
      const below = source.kind(path) === 'folder' ? source.list(path).map(({ name }) => name) : [];
      const names = new Set([...below, ...(inFolders.get(path) ?? [])]);
      return [...names]
        .toSorted()
        .map((name) => ({ name, kind: kind(pathIn(path, name)) }))
        .filter((entry) => entry.kind !== 'missing');
    },
    read: (path, limit) => readEdited(edits.get(path), path, limit) ?? source.read(path, limit),
  };
}

/** Names that the edits add to each folder; '' is the root. */
function namesByFolder(edits: TextEdits): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [file, text] of edits) {
    const segments = text === null ? [] : file.split('/');
    for (const [depth, name] of segments.entries()) {
      const folder = segments.slice(0, depth).join('/');
      folders.set(folder, (folders.get(folder) ?? new Set()).add(name));
    }
  }
  return folders;
}

/** Null if the file is not edited. */
function readEdited(text: string | null | undefined, path: string, limit: number): Uint8Array | null {
  if (text === undefined) return null;
  if (text === null) throw new SourceError('missing', path, 'it does not exist');
  const bytes = Buffer.from(text);
  if (bytes.length <= limit) return bytes;
  throw new SourceError('too-large', path, 'it is too large', { bytes: bytes.length });
}

/** Throws UsageError for a new file whose path is taken, or which the config does not read: the next run would treat its content as deleted. */
export function refuseUnread(
  edits: TextEdits,
  before: ReadonlyMap<string, string>,
  source: Source,
  { settings, wanted }: Loaded,
): void {
  const made = [...edits].flatMap(([path, text]) => (text === null || before.has(path) ? [] : [path]));
  if (made.length === 0) return;
  const taken = made.find((path) => source.kind(path) !== 'missing');
  if (taken !== undefined)
    throw new UsageError(
      `A new policy file would be ${escapeTerminal(taken)}, but that file already exists and is not a policy file. Move it, then pull again.`,
    );
  const read = new Set(wantedFiles(overlay(source, edits), settings, { ...wanted, paths: [] }).files);
  const unread = made.find((path) => !read.has(path));
  if (unread !== undefined)
    throw new UsageError(
      `A new policy file would be ${escapeTerminal(unread)}, but ${escapeTerminal(settings.file ?? configName)} does not include it. Add the file, or its folder, to its policies, then pull again.`,
    );
}

/** Throws UsageError if edits would discard uncommitted work. `what` makes them, for example `a pull`. */
export function refuseUnsaved(
  what: string,
  edits: TextEdits,
  before: ReadonlyMap<string, string>,
  { root, env }: Pick<Runtime, 'root' | 'env'>,
): void {
  const [first, ...others] = unsavedFiles(
    root,
    env,
    [...edits.keys()].filter((path) => before.has(path)),
  );
  if (first === undefined) return;
  const which = others.length === 0 ? 'has' : `and ${count(others.length, 'more file')} have`;
  throw new UsageError(
    `${escapeTerminal(first)} ${which} uncommitted changes, and ${what} would overwrite them. Commit or stash them, or \`git add\` them for \`git restore\` to bring them back. No file was changed.`,
  );
}

/**
 * Writes policy files, all or none, and creates the folders they need. `before`: the texts that the edits were made from. Throws ChangedMeanwhile
 * when a file changed since, UsageError when it would be written through a symbolic link or cannot be written; then nothing was changed.
 */
export function replaceTexts(root: string, before: ReadonlyMap<string, string>, edits: TextEdits): void {
  // Read again: an editor may have saved a file meanwhile.
  const disk = openDisk(root);
  for (const path of edits.keys()) {
    // What the system refuses here passes for a file, or for none, below.
    onDisk(path, () => lstatSync(join(root, path), { throwIfNoEntry: false }));
    const blocking = onDisk(path, () => blockingFolder(disk, path));
    if (blocking !== undefined) throw unwritable(path, `${escapeTerminal(blocking)} is not a folder`);
    const change = onDisk(path, () => changeOf(disk, path, before.get(path) ?? null));
    if (change !== null)
      throw new ChangedMeanwhile(`${escapeTerminal(path)} ${change} meanwhile. No file was changed. Run it again.`);
  }
  const made: string[] = [];
  try {
    for (const folder of missingFolders(disk, edits)) {
      onDisk(folder, () => mkdirSync(join(root, folder)));
      made.push(join(root, folder));
    }
    replaceFiles(root, edits);
  } catch (error) {
    removeFolders(made);
    throw error;
  }
}

/** Turns refusals of the system (disk full, name too long, no permission) into UsageError. */
function onDisk<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (cause) {
    throw unwritable(path, systemWords(cause, 'there is no such folder'), cause);
  }
}

const unwritable = (path: string, reason: string, cause?: unknown): UsageError =>
  new UsageError(`${escapeTerminal(path)} cannot be written: ${reason}. No file was changed.`, { cause });

const blockingFolder = (disk: Source, path: string): string | undefined =>
  foldersAbove(path).find((folder) => !['folder', 'missing'].includes(disk.kind(folder)));

/** What happened to a file since it was read; null if unchanged. */
function changeOf(disk: Source, path: string, before: string | null): string | null {
  const kind = disk.kind(path);
  if (before === null) return kind === 'missing' ? null : 'came up';
  if (kind !== 'file') return 'went away';
  return Buffer.from(before).equals(disk.read(path, byteLimit)) ? null : 'was changed';
}

/** Missing folders of the written files, outermost first. */
function missingFolders(disk: Source, edits: TextEdits): string[] {
  const needed = [...edits].flatMap(([path, text]) => (text === null ? [] : foldersAbove(path)));
  return [...new Set(needed)].filter((folder) => disk.kind(folder) === 'missing');
}

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
  for (const folder of new Set(Array.from(texts.keys(), dirname))) removeLeftDrafts(join(root, folder));
  const drafts = new Map<string, string>();
  const done = new Map<string, Kept>();
  let path = '';
  try {
    // Steps that need disk space or permissions come first, so that hardly anything can fail once a file has changed.
    for ([path] of texts) prepare(join(root, path), texts.get(path) ?? null, drafts);
    for (const [next, text] of texts) {
      path = next;
      const target = join(root, path);
      const kept = { text: textOf(target), mode: modeOf(target), instead: text };
      replace(target, drafts);
      done.set(path, kept);
    }
  } catch (cause) {
    for (const draft of drafts.values()) rmSync(draft, { force: true });
    throw new UsageError(
      `${path} cannot be written: ${systemWords(cause, 'there is no such folder')}. ${leftWords(putBack(root, done))}`,
      { cause },
    );
  }
}

const leftWords = (left: readonly string[]): string =>
  left.length === 0
    ? 'No file was changed.'
    : `Could not undo the changes in ${left.join(', ')}. Check them with \`git diff\`.`;

/** The former file (null for none), and what was written in its place. */
type Kept = { readonly text: string | null; readonly mode: number | null; readonly instead: string | null };

/** Refuses a write-protected file, which replacing it would ignore. */
function prepare(target: string, text: string | null, drafts: Map<string, string>): void {
  if (modeOf(target) !== null) accessSync(target, constants.W_OK);
  if (text === null) accessSync(dirname(target), constants.W_OK);
  else drafts.set(target, writeDraft(target, text));
}

function replace(target: string, drafts: Map<string, string>): void {
  const draft = drafts.get(target);
  if (draft === undefined) rmSync(target, { force: true });
  else takePlace(draft, target);
}

/** Returns what could not be restored, with the reasons. */
const putBack = (root: string, done: ReadonlyMap<string, Kept>): string[] =>
  [...done].flatMap(([path, kept]) => {
    const reason = whyLeft(join(root, path), kept);
    return reason === null ? [] : [`${path} (${reason})`];
  });

/** Restores one file; returns why that failed, or null. */
function whyLeft(target: string, { text, mode, instead }: Kept): string | null {
  try {
    if (textOf(target) !== instead) return 'it was changed meanwhile';
    if (text === null) rmSync(target, { force: true });
    else replaceFile(target, text);
    if (mode !== null && mode !== modeOf(target)) chmodSync(target, mode & 0o7777);
    return null;
  } catch (error) {
    return systemWords(error, 'its folder is gone');
  }
}

const modeOf = (path: string): number | null => statSync(path, { throwIfNoEntry: false })?.mode ?? null;

/** Null without a file. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
