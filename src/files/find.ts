import { posix } from 'node:path';
import { configName, type Settings } from '../domain/settings.ts';
import { type EntryKind, foldersAbove, joinPath, type Source, SourceError } from '../domain/source.ts';
import { isTestFileName } from '../domain/policy-tests.ts';
import { fileError, hasErrors, type Problem } from '../domain/problem.ts';
import {
  folderOfGlob,
  descend,
  matchAll,
  type GlobState,
  isGlob,
  isInGlob,
  isMatch,
  mayMatchBelow,
  startOfGlob,
} from './path-glob.ts';
import { nearest } from './nearest.ts';
import { noFiles, type SearchPath } from './search-paths.ts';

/** The files that were found at some paths. */
export type FoundFiles = {
  /** Paths of policy files, sorted by code unit. */
  readonly files: readonly string[];
  /** Paths of test files, sorted by code unit. */
  readonly tests: readonly string[];
  readonly problems: readonly Problem[];
};

/** Finds the policy and test files at some paths, without the config itself and the files that it ignores. */
export function findFiles(
  source: Source,
  paths: readonly SearchPath[],
  settings: Pick<Settings, 'file' | 'ignore' | 'deployments'>,
): FoundFiles {
  const { file: config, ignore } = settings;
  const search: Search = {
    source,
    config: config ?? null,
    ignore: ignore.map(toIgnoreRule),
    files: new Set(),
    tests: new Set(),
    problems: [],
  };
  for (const path of paths) {
    if (mayHaveNoFiles(path, paths, source)) reportMisspelled(search, path, settings);
    else addPath(search, path);
  }
  search.problems.push(...reportMisnamedConfigs(source, paths, search.config));
  const files = [...search.files].toSorted();
  const areTestsOnly = paths.length > 0 && paths.every(({ path }) => isTestFileName(path));
  if (files.length === 0 && !areTestsOnly && !hasErrors(search.problems))
    search.problems.push(noFiles([...new Set(paths.map(({ path }) => path))]));
  return { files, tests: [...search.tests].toSorted(), problems: search.problems };
}

/** The state of a search: its options, and the files and problems found so far. */
type Search = {
  readonly source: Source;
  readonly config: string | null;
  readonly ignore: readonly IgnoreRule[];
  readonly files: Set<string>;
  readonly tests: Set<string>;
  readonly problems: Problem[];
};

function addPath(search: Search, searchPath: SearchPath): void {
  const { path, isDefault } = searchPath;
  const kind = search.source.kind(path);
  if (kind === 'folder') addFolder(search, path, matchAll);
  else if (kind !== 'missing') addOrReport(search, path, kind);
  else if (isGlob(path)) addGlob(search, searchPath);
  else if (!isDefault) reportMissing(search, searchPath);
}

/**
 * Whether a missing path may be a folder of a deployment that has no files yet, since git does not keep empty folders: another path of the same
 * deployment exists.
 */
function mayHaveNoFiles({ path, listedBy }: SearchPath, paths: readonly SearchPath[], source: Source): boolean {
  if (listedBy === undefined || isGlob(path) || source.kind(path) !== 'missing') return false;
  return paths.some(
    (other) => other.listedBy === listedBy && other.path !== path && source.kind(other.path) !== 'missing',
  );
}

/**
 * Reports a missing folder of a deployment if a folder that no deployment lists has nearly the same name. If that is a typo, the deployment would lose
 * the objects of that folder.
 */
function reportMisspelled(
  { source, problems }: Search,
  { at, path }: SearchPath,
  { deployments }: Pick<Settings, 'deployments'>,
): void {
  const parent = posix.dirname(path) === '.' ? '' : posix.dirname(path);
  if (parent !== '' && source.kind(parent) !== 'folder') return;
  const listedFolders = new Set([...deployments.values()].flatMap(({ policies }) => policies ?? []));
  const unlistedNames = source
    .list(parent)
    .filter(({ name, kind }) => kind === 'folder' && !listedFolders.has(joinPath(parent, name)))
    .map(({ name }) => name);
  const intended = nearest(posix.basename(path), unlistedNames);
  if (intended !== null)
    problems.push({ severity: 'error', at, code: 'path-missing', path, nearest: joinPath(parent, intended) });
}

function reportMissing({ problems }: Search, { at, path }: SearchPath): void {
  problems.push({ severity: 'error', at, code: 'path-missing', path });
}

/** Adds the files that a glob matches. Reports a glob that matches none, unless another problem explains that. */
function addGlob(search: Search, searchPath: SearchPath): void {
  const folder = folderOfGlob(searchPath.path);
  const segments = searchPath.path.slice(folder === '' ? 0 : folder.length + 1).split('/');
  const matches: Search = { ...search, files: new Set(), tests: new Set() };
  const problemsBefore = search.problems.length;
  if (search.source.kind(folder) === 'folder') addFolder(matches, folder, startOfGlob(segments));
  if (matches.files.size + matches.tests.size === 0 && search.problems.length === problemsBefore)
    reportMissing(search, searchPath);
  for (const file of matches.files) search.files.add(file);
  for (const file of matches.tests) search.tests.add(file);
}

/** Adds the policy files below a folder that match a glob. */
function addFolder(search: Search, folder: string, glob: GlobState): void {
  for (const { path, name, kind } of visibleEntries(search, folder)) {
    const globState = descend(glob, name);
    if (kind === 'folder') {
      if (mayMatchBelow(globState)) addFolder(search, path, isMatch(globState) ? matchAll : globState);
    } else if (isMatch(globState)) addEntry(search, path, name, kind);
    else if (mayMatchBelow(globState) && mayHideFolder(name, kind)) addOrReport(search, path, kind);
  }
}

/** Adds a file if its name is that of a policy file. Reports a file with a similar name that is not read. */
function addEntry(search: Search, path: string, name: string, kind: EntryKind): void {
  if (path === search.config || isIgnored(path, search)) return;
  const warning = { severity: 'warning', at: { file: path, pointer: [] }, path } as const;
  // The author of another config may expect that its guards apply, but this run does not read it.
  if (name === configName) {
    search.problems.push({ ...warning, code: 'other-config' });
    return;
  }
  if (isPolicyName(name) || mayHideFolder(name, kind)) {
    addOrReport(search, path, kind);
    return;
  }
  const intended = intendedName(name);
  if (intended !== null) search.problems.push({ ...warning, code: 'ignored-file', meant: intended });
}

/**
 * Whether an entry that is no folder may stand for a folder of policies: a submodule in a commit, an entry that a sparse checkout leaves out, or a
 * link whose name has no extension.
 */
const mayHideFolder = (name: string, kind: EntryKind): boolean =>
  kind === 'other' || kind === 'left-out' || (kind === 'symlink' && !/\.\w+$/.test(name));

type FolderEntry = { readonly path: string; readonly name: string; readonly kind: EntryKind };

/** The entries of a folder that are not hidden. */
function visibleEntries({ source, problems }: Search, folder: string): FolderEntry[] {
  try {
    const entries = source.list(folder);
    // A submodule that was not checked out contains at most `.git`.
    if (entries.every(({ name }) => name === '.git') && source.isSubmodule?.(folder) === true)
      problems.push(fileError(folder, { code: 'empty-submodule', path: folder }));
    return entries
      .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
      .map(({ name, kind }) => ({ path: joinPath(folder, name), name, kind }));
  } catch (error) {
    // The folder cannot be read, or was deleted after it was listed.
    if (!(error instanceof SourceError)) throw error;
    problems.push(fileError(folder, { code: 'unreadable', reason: error.reason }));
    return [];
  }
}

/** Adds a file, or reports a link, a submodule or another path that is not a file. */
function addOrReport(search: Search, path: string, kind: EntryKind): void {
  if (path === search.config || isIgnored(path, search)) return;
  if (kind !== 'file') search.problems.push(notAFile(path, kind));
  else if (isTestFileName(path)) search.tests.add(path);
  else search.files.add(path);
}

/** The problem that an existing path is not a file. */
export const notAFile = (path: string, kind: EntryKind): Problem =>
  fileError(path, { code: kind === 'symlink' || kind === 'left-out' ? kind : 'not-a-file', path });

/** Returns the same text for names that some file systems do not distinguish: those that differ only in case, or in how Unicode composes letters. */
export const caseFoldedName = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase();

/** A glob of ignored files or, if it is negated, of files that are not ignored. Of all rules that match a file, the last one counts. */
type IgnoreRule = { readonly segments: readonly string[]; readonly isNegated: boolean };

function toIgnoreRule(glob: string): IgnoreRule {
  const isNegated = glob.startsWith('!');
  return { segments: (isNegated ? glob.slice(1) : glob).split('/'), isNegated };
}

function isIgnored(path: string, { ignore }: Search): boolean {
  const names = path.split('/');
  return ignore.findLast(({ segments }) => isInGlob(names, segments))?.isNegated === false;
}

/** Whether a file with this name is read as a policy file. */
export const isPolicyName = (name: string): boolean => /\.ya?ml$/i.test(name);

/** The name that was most likely intended for a file that is not read: a typo, JSON, or a copy such as `x.yaml.bak`. Null for any other name. */
export function intendedName(name: string): string | null {
  const [, stem] = /^(.+?)\.(?:json|y[aml]{1,4})(?:[.~].*)?$/i.exec(name) ?? [];
  return stem === undefined ? null : `${stem}.yaml`;
}

/** Common wrong names of the config. */
const commonMisspellings = [
  '.ifmatch.yaml',
  '.ifmatch.yml',
  'if-match.yaml',
  'if-match.yml',
  'ifmatch.json',
  'ifmatch.yml',
];

/**
 * Reports files with nearly the name of the config, in the searched folders and above them, because their guards would be silently ignored. Folders
 * above the config of this run are not searched.
 */
export function reportMisnamedConfigs(source: Source, paths: readonly SearchPath[], config: string | null): Problem[] {
  const folders = new Set(['', ...paths.flatMap(({ path }) => [...foldersAbove(path), path])]);
  const isAboveConfig = (folder: string): boolean =>
    config !== null && (folder === '' || config.startsWith(`${folder}/`));
  const candidates = [...folders]
    // Below a link to a folder, each path counts as a link; the link itself is reported elsewhere.
    .filter((folder) => !isAboveConfig(folder) && source.kind(folder) !== 'symlink')
    .flatMap((folder) => commonMisspellings.map((name) => joinPath(folder, name)));
  const misnamed = candidates.filter((path) => ['file', 'symlink'].includes(source.kind(path)));
  return misnamed.map((path) => fileError(path, { code: 'misnamed-config', path, expected: configName }));
}
