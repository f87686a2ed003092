import { posix } from 'node:path';
import { configName } from '../domain/json.ts';
import {
  type EntryKind,
  fileError,
  foldersAbove,
  hasErrors,
  nowhere,
  pathIn,
  type Place,
  type Problem,
  type Severity,
  type Source,
  SourceError,
} from '../domain/problem.ts';
import { defaultSettings, type Settings } from '../domain/settings.ts';
import { nearest } from './nearest.ts';

/** A folder, a file or a glob to look at. `byDefault`: no one named it, so it may be missing. */
type AskedPath = { readonly path: string; readonly at: Place; readonly byDefault: boolean };

/** The policy files under what was asked for, sorted by code unit; the config is none of them. */
export function findFiles(
  source: Source,
  asked: readonly AskedPath[],
  config: string | null,
): { files: string[]; problems: Problem[] } {
  const search: Search = { source, config, files: new Set(), problems: [] };
  for (const one of asked) lookAt(search, one);
  const files = [...search.files].toSorted();
  search.problems.push(...sameNames(files));
  if (files.length === 0 && !hasErrors(search.problems)) search.problems.push(noFiles(asked.map(({ path }) => path)));
  return { files, problems: search.problems };
}

/** Files whose names differ in what Windows and macOS do not tell apart: capitals, and how a letter with its accent is written. */
function sameNames(files: readonly string[]): Problem[] {
  const byName = Map.groupBy(files, foldName);
  return [...byName.values()].flatMap(([first = '', ...others]) =>
    others.map((path): Problem => {
      return { severity: 'warning', at: { file: path, pointer: [] }, code: 'same-name', path, other: first };
    }),
  );
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
  readonly files: Set<string>;
  readonly problems: Problem[];
};

function lookAt(search: Search, asked: AskedPath): void {
  const kind = search.source.kind(asked.path);
  if (kind === 'missing' && isGlob(asked.path)) return lookAtGlob(search, asked);
  if (kind === 'folder') return walk(search, asked.path);
  if (kind === 'missing') return asked.byDefault ? undefined : missing(search, asked);
  take(search, asked.path, kind);
}

function missing({ problems }: Search, { at, path }: AskedPath): void {
  problems.push({ severity: 'error', at, code: 'path-missing', path });
}

function lookAtGlob(search: Search, asked: AskedPath): void {
  const folder = beforeGlob(asked.path);
  const segments = asked.path.slice(folder === '' ? 0 : folder.length + 1).split('/');
  const own: Search = { ...search, files: new Set(), problems: [] };
  if (search.source.kind(folder) === 'folder') walk(own, folder, { segments, next: new Set([0]) });
  if (own.files.size === 0 && !hasErrors(own.problems)) missing(search, asked);
  for (const file of own.files) search.files.add(file);
  for (const problem of own.problems) search.problems.push(problem);
}

/** Takes the policy files below a folder that a glob means. */
function walk(search: Search, folder: string, glob: Glob = everything): void {
  for (const { path, name, kind } of entriesIn(search, folder)) {
    const here = enter(glob, name);
    const isLink = kind !== 'folder' && mayBeFolder(name, kind);
    if (kind === 'folder' && here.next.size > 0) walk(search, path, isMeant(here) ? everything : here);
    else if (isMeant(here)) takeEntry(search, path, name, kind);
    else if (isLink && here.next.size > 0) take(search, path, kind);
  }
}

/** A policy file, by its name. What may stand for a folder of policies counts as one. */
function takeEntry(search: Search, path: string, name: string, kind: EntryKind): void {
  if (path === search.config) return;
  const warning = { severity: 'warning', at: { file: path, pointer: [] }, path } as const;
  // Its guards do not count in this run, and whoever wrote them may think that they do.
  if (name === configName)
    return void search.problems.push({ ...warning, code: 'other-config', config: search.config });
  if (isPolicyName(name) || mayBeFolder(name, kind)) return take(search, path, kind);
  const meant = meantName(name);
  if (meant !== null) search.problems.push({ ...warning, code: 'ignored-file', meant });
}

/** A submodule, of which a commit has nothing but the name, what a sparse checkout leaves out, or a link that is not named like another file. */
const mayBeFolder = (name: string, kind: EntryKind): boolean =>
  kind === 'other' || kind === 'left-out' || (kind === 'symlink' && !/\.\w+$/.test(name));

type Entry = { readonly path: string; readonly name: string; readonly kind: EntryKind };

/** What is neither hidden nor has a name that cannot be read. */
function entriesIn({ source, problems }: Search, folder: string): Entry[] {
  try {
    const all = source.list(folder);
    // A checkout that failed leaves no more than the name of its repository.
    if (all.every(({ name }) => name === '.git') && source.isSubmodule?.(folder) === true)
      problems.push(fileError(folder, { code: 'empty-submodule', path: folder }));
    return all.flatMap(({ name, kind }) => {
      const path = pathIn(folder, name);
      if (name.startsWith('.') || name === 'node_modules') return [];
      // U+FFFD stands for all bytes that are not UTF-8: of two such names one is read twice, and the other never.
      if (!name.includes('\uFFFD')) return [{ path, name, kind }];
      problems.push(fileError(path, { code: 'garbled-name', path }));
      return [];
    });
  } catch (error) {
    if (!(error instanceof SourceError)) throw error; // else a folder that may not be read, or that went away
    problems.push(fileError(folder, { code: 'unreadable', reason: error.why }));
    return [];
  }
}

function take(search: Search, path: string, kind: EntryKind): void {
  if (path === search.config) return;
  if (kind === 'file') search.files.add(path);
  else search.problems.push(notAFile(path, kind));
}

/** What is wrong with reading what stands at a path, which is there and no file. */
export const notAFile = (path: string, kind: EntryKind): Problem =>
  fileError(path, { code: kind === 'symlink' || kind === 'left-out' ? kind : 'not-a-file', path });

/** What a disk may take for the same name. */
export const foldName = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase();

/** A glob part way down the tree, and which of its segments may come next. */
type Glob = { readonly segments: readonly string[]; readonly next: ReadonlySet<number> };

const everything: Glob = { segments: ['**'], next: new Set([0]) };

export const isGlob = (path: string): boolean => /[*?]/.test(path);

/** The folder that holds whatever a glob means; the path itself where it is none. */
export function beforeGlob(path: string): string {
  const segments = path.split('/');
  const first = segments.findIndex(isGlob);
  return first < 0 ? path : segments.slice(0, first).join('/');
}

/** One name further down: a glob of `**` (any folders, also none), `*` (any characters of a name) and `?` (one character). */
function enter({ segments, next }: Glob, name: string): Glob {
  const after = new Set<number>();
  for (const start of next) {
    for (let at = start; at < segments.length; at++) {
      const isAny = segments[at] === '**';
      if (isAny) after.add(at);
      else if (fits(segments[at] ?? '', name)) after.add(at + 1);
      if (!isAny) break;
    }
  }
  return { segments, next: after };
}

/** Whether what stands here is meant. */
const isMeant = ({ segments, next }: Glob): boolean =>
  [...next].some((at) => segments.slice(at).every((segment) => segment === '**'));

/** Whether a glob means a path, or a folder that it lies in. */
export function isInGlob(path: readonly string[], segments: readonly string[]): boolean {
  let glob: Glob = { segments, next: new Set([0]) };
  return path.some((name) => isMeant((glob = enter(glob, name))));
}

/** Matches a name without backtracking over more than the last `*`, so that no pattern is slow. */
function fits(pattern: string, name: string): boolean {
  let [at, star, retry] = [0, -1, 0];
  for (let index = 0; index < name.length;) {
    if (pattern[at] === '*') {
      star = at++;
      retry = index;
    } else if (pattern[at] === '?' || pattern[at] === name[index]) {
      at++;
      index++;
    } else if (star >= 0) {
      at = star + 1;
      index = ++retry;
    } else {
      return false;
    }
  }
  while (pattern[at] === '*') at++;
  return at === pattern.length;
}

/** Whether a file in a searched folder is read. */
export const isPolicyName = (name: string): boolean => /\.ya?ml$/i.test(name);

/** What a file was probably meant to be called that is not read for its name: a typo, JSON, or a copy such as `x.yaml.bak`. Else null. */
export function meantName(name: string): string | null {
  if (isPolicyName(name)) return null;
  const [, original] = /^(.+\.ya?ml)[.~]/i.exec(name) ?? [];
  const [, stem] = /^(.+)\.(?:json|yam|ym|ymal|yalm|yamll|yaaml|ylm)$/i.exec(name) ?? [];
  return original ?? (stem === undefined ? null : `${stem}.yaml`);
}

/** What a run asks for: files or folders in place of those of the settings, and one deployment or all. */
export type WantedPaths = {
  readonly paths: readonly string[];
  readonly deployment: string | null;
  /** Told how many files there are before the first is read. */
  readonly expect?: (files: number) => void;
};

/** Where to look for policy files. Folders of deployments that are not wanted are left alone. */
export function askedPaths(
  settings: Settings,
  { paths: given, deployment }: WantedPaths,
): { paths: AskedPath[]; problems: Problem[] } {
  if (given.length === 0) {
    const slugs = [...settings.deployments.keys()];
    if (deployment === null || slugs.length === 0 || slugs.includes(deployment))
      return { paths: configuredPaths(settings, deployment), problems: [] };
    return { paths: [], problems: [unknownDeployment(settings, deployment, slugs)] };
  }
  const inside = given.map((path) => ({ given: path, path: insidePath('', path) }));
  return {
    paths: inside.flatMap(({ path }) => (path === null ? [] : [{ path, at: nowhere, byDefault: false }])),
    problems: inside.flatMap(({ given: path, path: found }): Problem[] =>
      found === null ? [{ severity: 'error', at: nowhere, code: 'path-outside', path }] : [],
    ),
  };
}

/** The run names a deployment that neither the config nor a file knows. */
export function unknownDeployment(settings: Settings, slug: string, known: readonly string[]): Problem {
  const at = inConfig(settings, ['deployments']);
  return { severity: 'error', at, code: 'deployment-unknown', slug, configured: known, nearest: nearest(slug, known) };
}

/** The folders of the config: the common ones, and those of one deployment or of all. A path that stands in no list is shown where it stands. */
export function configuredPaths(settings: Settings, deployment: string | null): AskedPath[] {
  const byDefault = settings.policies === defaultSettings.policies;
  const common = settings.policies.map((path, index) => {
    return { path, at: inConfig(settings, ['policies', index]), byDefault };
  });
  const chosen = [...settings.deployments].filter(([slug]) => deployment === null || slug === deployment);
  const own = chosen.flatMap(([slug, { policies }]) => {
    const at = (index: number): Place => inConfig(settings, ['deployments', slug, 'policies', index]);
    return (policies ?? []).map((path, index) => ({ path, at: at(index), byDefault: false }));
  });
  return [...common, ...own];
}

const inConfig = (settings: Settings, pointer: Place['pointer']): Place =>
  settings.file === undefined ? nowhere : { file: settings.file, pointer };

/** A path relative to the repository's root, without `.`, `..` and doubled slashes; null when it leads outside. The root itself is ''. */
export function insidePath(base: string, path: string): string | null {
  if (posix.isAbsolute(path) || /^[A-Za-z]:[\\/]/.test(path)) return null;
  // Windows takes either slash: what is a name elsewhere would lead outside there.
  if (/(?:^|[\\/])\.\.\\|\\\.\.(?:[\\/]|$)/.test(path)) return null;
  const joined = posix.join(base, path);
  if (joined === '..' || joined.startsWith('../')) return null;
  return joined === '.' || joined === './' ? '' : joined.replace(/\/$/, '');
}

/** What people call the config by mistake. */
const misnames = ['.ifmatch.yaml', '.ifmatch.yml', 'if-match.yaml', 'if-match.yml', 'ifmatch.json', 'ifmatch.yml'];

/** Files of a folder that are called nearly as the config, which is then not read: guards that someone set would be off. */
export function misnamedConfigs(source: Source, folder: string, severity: Severity): Problem[] {
  const paths = misnames.map((name) => pathIn(folder, name));
  const found = paths.filter((path) => ['file', 'symlink'].includes(source.kind(path)));
  return found.map((path) => {
    return { severity, at: { file: path, pointer: [] }, code: 'misnamed-config', path, expected: configName };
  });
}

/** The same for the folders that paths of a run lie in, where the config of such a folder would count. */
export function misnamedAbove(source: Source, asked: readonly AskedPath[], config: string | null): Problem[] {
  // The root's config is looked for in any case, and a config in the folder, or further down, is nearer to the paths.
  const toPath = (path: string): string[] => (path === '' ? [] : [...foldersAbove(path), path]);
  const folders = new Set(asked.flatMap(({ path }) => toPath(path)));
  return [...folders].flatMap((folder) =>
    config?.startsWith(`${folder}/`) === true ? [] : misnamedConfigs(source, folder, 'error'),
  );
}
