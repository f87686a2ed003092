import { posix } from 'node:path';
import type { PathSelection } from '../domain/file-selection.ts';
import { configName, defaultSettings, type Settings } from '../domain/settings.ts';
import { type EntryKind, foldersAbove, pathIn, type Source, SourceError } from '../domain/source.ts';
import { isTestName } from '../domain/tests.ts';
import { fileError, hasErrors, nowhere, type Place, type Problem } from '../domain/problem.ts';
import { matchesGlob } from '../util/glob.ts';
import { nearest } from './nearest.ts';

/** A folder, file or glob to search. `byDefault`: not given by anyone, so it may be missing. */
type SearchPath = { readonly path: string; readonly at: Place; readonly byDefault: boolean };

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
  { file: config, ignore }: Pick<Settings, 'file' | 'ignore'>,
): FoundFiles {
  const search: Search = {
    source,
    config: config ?? null,
    ignore: ignore.map(readIgnore),
    files: new Set(),
    tests: new Set(),
    problems: [],
  };
  for (const path of paths) searchPath(search, path);
  search.problems.push(...misnamedConfigs(source, paths, search.config));
  const files = [...search.files].toSorted();
  const isAboutTests = paths.length > 0 && paths.every(({ path }) => isTestName(path));
  if (files.length === 0 && !isAboutTests && !hasErrors(search.problems))
    search.problems.push(noFiles(paths.map(({ path }) => path)));
  return { files, tests: [...search.tests].toSorted(), problems: search.problems };
}

export const noFiles = (searched: readonly string[], deployment?: string): Problem => ({
  severity: 'error',
  at: nowhere,
  code: 'no-files',
  searched,
  ...(deployment === undefined ? {} : { deployment }),
});

type Search = {
  readonly source: Source;
  readonly config: string | null;
  readonly ignore: readonly IgnoreRule[];
  readonly files: Set<string>;
  readonly tests: Set<string>;
  readonly problems: Problem[];
};

function searchPath(search: Search, searched: SearchPath): void {
  const kind = search.source.kind(searched.path);
  if (kind === 'missing' && isGlob(searched.path)) return searchGlob(search, searched);
  if (kind === 'folder') return walk(search, searched.path);
  if (kind === 'missing') return searched.byDefault ? undefined : reportMissing(search, searched);
  addFile(search, searched.path, kind);
}

function reportMissing({ problems }: Search, { at, path }: SearchPath): void {
  problems.push({ severity: 'error', at, code: 'path-missing', path });
}

function searchGlob(search: Search, searched: SearchPath): void {
  const folder = beforeGlob(searched.path);
  const segments = searched.path.slice(folder === '' ? 0 : folder.length + 1).split('/');
  const matches: Search = { ...search, files: new Set(), tests: new Set() };
  const before = search.problems.length;
  if (search.source.kind(folder) === 'folder') walk(matches, folder, { segments, next: new Set([0]) });
  if (matches.files.size + matches.tests.size === 0 && search.problems.length === before)
    reportMissing(search, searched);
  for (const file of matches.files) search.files.add(file);
  for (const file of matches.tests) search.tests.add(file);
}

/** Collects the policy files below a folder that match a glob. */
function walk(search: Search, folder: string, glob: Glob = everything): void {
  for (const { path, name, kind } of entriesIn(search, folder)) {
    const here = descend(glob, name);
    const isLink = kind !== 'folder' && mayBeFolder(name, kind);
    if (kind === 'folder' && here.next.size > 0) walk(search, path, isMatch(here) ? everything : here);
    else if (isMatch(here)) addEntry(search, path, name, kind);
    else if (isLink && here.next.size > 0) addFile(search, path, kind);
  }
}

/** Collects a policy file by its name; entries that may stand for a folder of policies count, too. */
function addEntry(search: Search, path: string, name: string, kind: EntryKind): void {
  if (path === search.config || isIgnored(path, search)) return;
  const warning = { severity: 'warning', at: { file: path, pointer: [] }, path } as const;
  // Its guards do not apply in this run, though its author may think so.
  if (name === configName) return void search.problems.push({ ...warning, code: 'other-config' });
  if (isPolicyName(name) || mayBeFolder(name, kind)) return addFile(search, path, kind);
  const meant = meantName(name);
  if (meant !== null) search.problems.push({ ...warning, code: 'ignored-file', meant });
}

/** A submodule in a commit, an entry of a sparse checkout, or a link without another file's extension. */
const mayBeFolder = (name: string, kind: EntryKind): boolean =>
  kind === 'other' || kind === 'left-out' || (kind === 'symlink' && !/\.\w+$/.test(name));

type FolderEntry = { readonly path: string; readonly name: string; readonly kind: EntryKind };

/** Entries that are not hidden. */
function entriesIn({ source, problems }: Search, folder: string): FolderEntry[] {
  try {
    const all = source.list(folder);
    // A failed checkout leaves only `.git`.
    if (all.every(({ name }) => name === '.git') && source.isSubmodule?.(folder) === true)
      problems.push(fileError(folder, { code: 'empty-submodule', path: folder }));
    return all
      .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
      .map(({ name, kind }) => ({ path: pathIn(folder, name), name, kind }));
  } catch (error) {
    if (!(error instanceof SourceError)) throw error; // else a folder that may not be read, or that went away
    problems.push(fileError(folder, { code: 'unreadable', reason: error.why }));
    return [];
  }
}

function addFile(search: Search, path: string, kind: EntryKind): void {
  if (path === search.config || isIgnored(path, search)) return;
  if (kind === 'file') (isTestName(path) ? search.tests : search.files).add(path);
  else search.problems.push(notAFile(path, kind));
}

/** Why an existing path cannot be read as a file. */
export const notAFile = (path: string, kind: EntryKind): Problem =>
  fileError(path, { code: kind === 'symlink' || kind === 'left-out' ? kind : 'not-a-file', path });

/** Equal for names that some disk does not distinguish. */
export const foldName = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase();

/** A glob part way down the tree, with the segments that may come next. */
type Glob = { readonly segments: readonly string[]; readonly next: ReadonlySet<number> };

const everything: Glob = { segments: ['**'], next: new Set([0]) };

export const isGlob = (path: string): boolean => /[*?]/.test(path);

/** The folder above a glob's first wildcard; the path itself if it is no glob. */
export function beforeGlob(path: string): string {
  const segments = path.split('/');
  const first = segments.findIndex(isGlob);
  return first < 0 ? path : segments.slice(0, first).join('/');
}

/** Descends into a name: `**` matches any folders or none, `*` any characters of a name, `?` one character. */
function descend({ segments, next }: Glob, name: string): Glob {
  const after = new Set<number>();
  for (const start of next) {
    for (let at = start; at < segments.length; at++) {
      const isAny = segments[at] === '**';
      if (isAny) after.add(at);
      else if (matchesGlob(segments[at] ?? '', name)) after.add(at + 1);
      if (!isAny) break;
    }
  }
  return { segments, next: after };
}

/** Whether the glob matches here. */
const isMatch = ({ segments, next }: Glob): boolean =>
  [...next].some((at) => segments.slice(at).every((segment) => segment === '**'));

/** Whether a glob matches a path or one of its parent folders. */
export function isInGlob(path: readonly string[], segments: readonly string[]): boolean {
  let glob: Glob = { segments, next: new Set([0]) };
  return path.some((name) => isMatch((glob = descend(glob, name))));
}

/** A glob of ignored files; of several that match, the last one counts. */
type IgnoreRule = { readonly segments: readonly string[]; readonly isIgnored: boolean };

const readIgnore = (glob: string): IgnoreRule =>
  glob.startsWith('!')
    ? { segments: glob.slice(1).split('/'), isIgnored: false }
    : { segments: glob.split('/'), isIgnored: true };

function isIgnored(path: string, { ignore }: Search): boolean {
  const names = path.split('/');
  return ignore.findLast(({ segments }) => isInGlob(names, segments))?.isIgnored === true;
}

/** Whether a file in a searched folder is read. */
export const isPolicyName = (name: string): boolean => /\.ya?ml$/i.test(name);

/** The intended name of a file that is not read: a typo, JSON, or a copy such as `x.yaml.bak`; else null. */
export function meantName(name: string): string | null {
  const [, stem] = /^(.+?)\.(?:json|y[aml]{1,4})(?:[.~].*)?$/i.exec(name) ?? [];
  return stem === undefined ? null : `${stem}.yaml`;
}

/** The paths to search, without the folders of other deployments. */
export function searchPaths(
  settings: Settings,
  { paths: requestedPaths, deployment }: PathSelection,
): { paths: SearchPath[]; problems: Problem[] } {
  if (requestedPaths.length === 0) {
    const slugs = [...settings.deployments.keys()];
    if (deployment === null || slugs.length === 0 || slugs.includes(deployment))
      return { paths: configuredPaths(settings, deployment), problems: [] };
    return { paths: [], problems: [unknownDeployment(settings, deployment, slugs)] };
  }
  const paths: SearchPath[] = [];
  const problems: Problem[] = [];
  for (const path of requestedPaths) {
    const inside = insidePath('', path);
    if (inside === null) problems.push({ severity: 'error', at: nowhere, code: 'path-outside', path });
    else paths.push({ path: inside, at: nowhere, byDefault: false });
  }
  return { paths, problems };
}

/** For a run whose deployment neither config nor files name. */
export function unknownDeployment(settings: Settings, slug: string, known: readonly string[]): Problem {
  const at = inConfig(settings, ['deployments']);
  return { severity: 'error', at, code: 'deployment-unknown', slug, configured: known, nearest: nearest(slug, known) };
}

/** The config's folders of tests, beside those of policies. */
export const testPaths = (settings: Settings): SearchPath[] =>
  settings.tests.map((path, index) => ({ path, at: inConfig(settings, ['tests', index]), byDefault: false }));

/** The config's folders: the common ones, and those of one deployment or all. */
export function configuredPaths(settings: Settings, deployment: string | null): SearchPath[] {
  const byDefault = settings.policies === defaultSettings.policies;
  const common = settings.policies.map((path, index) => {
    return { path, at: inConfig(settings, ['policies', index]), byDefault };
  });
  const selected = [...settings.deployments].filter(([slug]) => deployment === null || slug === deployment);
  const ofDeployments = selected.flatMap(([slug, { policies }]) => {
    const at = (index: number): Place => inConfig(settings, ['deployments', slug, 'policies', index]);
    return (policies ?? []).map((path, index) => ({ path, at: at(index), byDefault: false }));
  });
  return [...common, ...ofDeployments];
}

const inConfig = (settings: Settings, pointer: Place['pointer']): Place =>
  settings.file === undefined ? nowhere : { file: settings.file, pointer };

/** A path relative to the root, without `.`, `..` and double slashes; null if it leads outside. The root is ''. */
export function insidePath(base: string, path: string): string | null {
  if (posix.isAbsolute(path) || /^[A-Za-z]:[\\/]/.test(path)) return null;
  // Windows accepts both slashes, so a name elsewhere may lead outside there.
  if (/(?:^|[\\/])\.\.\\|\\\.\.(?:[\\/]|$)/.test(path)) return null;
  const joined = posix.join(base, path);
  if (joined === '..' || joined.startsWith('../')) return null;
  return joined === '.' || joined === './' ? '' : joined.replace(/\/$/, '');
}

/** Common wrong names of the config. */
const misnames = ['.ifmatch.yaml', '.ifmatch.yml', 'if-match.yaml', 'if-match.yml', 'ifmatch.json', 'ifmatch.yml'];

/** Files with nearly the config's name, beside or above the searched paths: their guards would be off. Folders above the config have it. */
export function misnamedConfigs(source: Source, paths: readonly SearchPath[], config: string | null): Problem[] {
  const folders = new Set(['', ...paths.flatMap(({ path }) => [...foldersAbove(path), path])]);
  const others = [...folders].filter(
    (folder) => config === null || !(folder === '' || config.startsWith(`${folder}/`)),
  );
  const candidates = others.flatMap((folder) => misnames.map((name) => pathIn(folder, name)));
  const found = candidates.filter((path) => ['file', 'symlink'].includes(source.kind(path)));
  return found.map((path) => fileError(path, { code: 'misnamed-config', path, expected: configName }));
}
