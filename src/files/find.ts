import { posix } from 'node:path';
import { configName, type Settings } from '../domain/settings.ts';
import { type EntryKind, foldersAbove, pathIn, type Source, SourceError } from '../domain/source.ts';
import { isTestName } from '../domain/tests.ts';
import { fileError, hasErrors, type Problem } from '../domain/problem.ts';
import {
  beforeGlob,
  descend,
  everything,
  type GlobState,
  isGlob,
  isInGlob,
  isMatch,
  mayMatchBelow,
  startOfGlob,
} from './glob.ts';
import { nearest } from './nearest.ts';
import { noFiles, type SearchPath } from './search-paths.ts';

/** The files at some paths. */
export type FoundFiles = {
  /** Paths of policy files, sorted by code unit. */
  readonly files: readonly string[];
  /** Those of test files. */
  readonly tests: readonly string[];
  readonly problems: readonly Problem[];
};

/** The policy and test files at some paths, without the config and what it ignores. */
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
  search.problems.push(...misnamedConfigs(source, paths, search.config));
  const files = [...search.files].toSorted();
  const areTestsOnly = paths.length > 0 && paths.every(({ path }) => isTestName(path));
  if (files.length === 0 && !areTestsOnly && !hasErrors(search.problems))
    search.problems.push(noFiles([...new Set(paths.map(({ path }) => path))]));
  return { files, tests: [...search.tests].toSorted(), problems: search.problems };
}

/** A search under way: what is searched, and what was found so far. */
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
  if (kind === 'folder') addFolder(search, path, everything);
  else if (kind !== 'missing') addFile(search, path, kind);
  else if (isGlob(path)) addGlob(search, searchPath);
  else if (!isDefault) reportMissing(search, searchPath);
}

/** Whether a path is missing that may stand for a deployment's own folder without files yet, since git keeps no empty folder: its list has others. */
function mayHaveNoFiles(one: SearchPath, paths: readonly SearchPath[], source: Source): boolean {
  if (one.listedBy === undefined || isGlob(one.path) || source.kind(one.path) !== 'missing') return false;
  return paths.some(
    ({ listedBy, path }) => listedBy === one.listedBy && path !== one.path && source.kind(path) !== 'missing',
  );
}

/** Reports a folder without files if a folder that no deployment lists has nearly its name: a typo would take away what a deployment has of its own. */
function reportMisspelled(
  { source, problems }: Search,
  { at, path }: SearchPath,
  { deployments }: Pick<Settings, 'deployments'>,
): void {
  const parent = posix.dirname(path) === '.' ? '' : posix.dirname(path);
  if (parent !== '' && source.kind(parent) !== 'folder') return;
  const listed = new Set([...deployments.values()].flatMap(({ policies }) => policies ?? []));
  const unlisted = source
    .list(parent)
    .filter(({ name, kind }) => kind === 'folder' && !listed.has(pathIn(parent, name)))
    .map(({ name }) => name);
  const meant = nearest(posix.basename(path), unlisted);
  if (meant !== null)
    problems.push({ severity: 'error', at, code: 'path-missing', path, nearest: pathIn(parent, meant) });
}

function reportMissing({ problems }: Search, { at, path }: SearchPath): void {
  problems.push({ severity: 'error', at, code: 'path-missing', path });
}

/** A glob that matches nothing is reported, unless a problem says why. */
function addGlob(search: Search, searchPath: SearchPath): void {
  const folder = beforeGlob(searchPath.path);
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
    const here = descend(glob, name);
    if (kind === 'folder') {
      if (mayMatchBelow(here)) addFolder(search, path, isMatch(here) ? everything : here);
    } else if (isMatch(here)) addEntry(search, path, name, kind);
    else if (mayMatchBelow(here) && mayHideFolder(name, kind)) addFile(search, path, kind);
  }
}

/** Adds a policy file by its name, or reports why a file with a similar name is not read. */
function addEntry(search: Search, path: string, name: string, kind: EntryKind): void {
  if (path === search.config || isIgnored(path, search)) return;
  const warning = { severity: 'warning', at: { file: path, pointer: [] }, path } as const;
  // The guards of another config do not apply in this run, though its author may think so.
  if (name === configName) {
    search.problems.push({ ...warning, code: 'other-config' });
    return;
  }
  if (isPolicyName(name) || mayHideFolder(name, kind)) {
    addFile(search, path, kind);
    return;
  }
  const meant = intendedName(name);
  if (meant !== null) search.problems.push({ ...warning, code: 'ignored-file', meant });
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
    // A submodule that was not checked out has at most `.git`.
    if (entries.every(({ name }) => name === '.git') && source.isSubmodule?.(folder) === true)
      problems.push(fileError(folder, { code: 'empty-submodule', path: folder }));
    return entries
      .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
      .map(({ name, kind }) => ({ path: pathIn(folder, name), name, kind }));
  } catch (error) {
    // A folder that may not be read, or that was deleted since it was listed.
    if (!(error instanceof SourceError)) throw error;
    problems.push(fileError(folder, { code: 'unreadable', reason: error.why }));
    return [];
  }
}

function addFile(search: Search, path: string, kind: EntryKind): void {
  if (path === search.config || isIgnored(path, search)) return;
  if (kind !== 'file') search.problems.push(notAFile(path, kind));
  else if (isTestName(path)) search.tests.add(path);
  else search.files.add(path);
}

/** Why an existing path cannot be read as a file. */
export const notAFile = (path: string, kind: EntryKind): Problem =>
  fileError(path, { code: kind === 'symlink' || kind === 'left-out' ? kind : 'not-a-file', path });

/** Equal for names that some file system does not distinguish: they differ in case, or in how Unicode composes a letter. */
export const caseFoldedName = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase();

/** A glob of ignored files, or of exceptions from these; of several that match, the last one counts. */
type IgnoreRule = { readonly segments: readonly string[]; readonly isNegated: boolean };

function toIgnoreRule(glob: string): IgnoreRule {
  const isNegated = glob.startsWith('!');
  return { segments: (isNegated ? glob.slice(1) : glob).split('/'), isNegated };
}

function isIgnored(path: string, { ignore }: Search): boolean {
  const names = path.split('/');
  return ignore.findLast(({ segments }) => isInGlob(names, segments))?.isNegated === false;
}

/** Whether a file in a searched folder is read. */
export const isPolicyName = (name: string): boolean => /\.ya?ml$/i.test(name);

/** The intended name of a file that is not read: a typo, JSON, or a copy such as `x.yaml.bak`; else null. */
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
 * Files with nearly the config's name, in the searched folders or above: without a problem, their guards would silently be off. Folders above the
 * config are left out, since the run has a config there.
 */
export function misnamedConfigs(source: Source, paths: readonly SearchPath[], config: string | null): Problem[] {
  const folders = new Set(['', ...paths.flatMap(({ path }) => [...foldersAbove(path), path])]);
  const isAboveConfig = (folder: string): boolean =>
    config !== null && (folder === '' || config.startsWith(`${folder}/`));
  const candidates = [...folders]
    // Of a link to a folder, every entry looks like a link; the link itself is reported.
    .filter((folder) => !isAboveConfig(folder) && source.kind(folder) !== 'symlink')
    .flatMap((folder) => commonMisspellings.map((name) => pathIn(folder, name)));
  const misnamed = candidates.filter((path) => ['file', 'symlink'].includes(source.kind(path)));
  return misnamed.map((path) => fileError(path, { code: 'misnamed-config', path, expected: configName }));
}
