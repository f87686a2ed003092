import { configName } from '../../domain/config-name.ts';
import { nowhere, type Place } from '../../domain/position.ts';
import { hasErrors, type Problem } from '../../domain/problem.ts';
import { pathIn } from '../../domain/source-path.ts';
import { type EntryKind, type Source, SourceError } from '../../domain/source.ts';
import { foldName } from '../fold-name.ts';
import { enter, type Glob, isGlob, isMeant, leadsOn, openGlob } from './glob.ts';
import { isPolicyName, likelyNames, meantName } from './meant-name.ts';

/** A folder, a file or a glob to look at. `byDefault`: nobody named it, so it may be missing. */
export type AskedPath = { readonly path: string; readonly at: Place; readonly byDefault: boolean };

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
  if (files.length === 0 && !hasErrors(search.problems)) search.problems.push(whyNone(asked, config));
  // What one glob leaves out another may ask for.
  const isRead = (problem: Problem): boolean => problem.code === 'ignored-file' && search.files.has(problem.path);
  return { files, problems: search.problems.filter((problem) => !isRead(problem)) };
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

/** The config is checked in every run, and is no policy file. */
const whyNone = (asked: readonly AskedPath[], config: string | null): Problem =>
  config !== null && asked.length > 0 && asked.every(({ path }) => path === config)
    ? { severity: 'error', at: nowhere, code: 'config-is-no-policy', path: config }
    : noFiles(asked.map(({ path }) => path));

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

function missing(search: Search, asked: AskedPath): void {
  search.problems.push({ severity: 'error', at: asked.at, code: 'path-missing', path: asked.path });
}

function lookAtGlob(search: Search, asked: AskedPath): void {
  const segments = asked.path.split('/');
  const literal = segments.findIndex(isGlob);
  const folder = segments.slice(0, literal).join('/');
  const own: Search = { ...search, files: new Set(), problems: [] };
  if (search.source.kind(folder) === 'folder') walkGlob(own, folder, openGlob(segments.slice(literal)));
  if (own.files.size === 0 && !hasErrors(own.problems)) missing(search, asked);
  for (const file of own.files) search.files.add(file);
  for (const problem of own.problems) search.problems.push(problem);
}

function walkGlob(search: Search, folder: string, glob: Glob): void {
  const concerns = ({ name, kind }: Entry): boolean => {
    const here = enter(glob, name);
    return isMeant(here) || (kind !== 'file' && leadsOn(here));
  };
  for (const { path, name, kind } of soundEntries(search, folder, concerns)) {
    const here = enter(glob, name);
    if (kind === 'folder') {
      if (isMeant(here)) walk(search, path);
      else if (leadsOn(here)) walkGlob(search, path, here);
    } else if (isMeant(here)) {
      takeEntry(search, path, name, kind);
    } else if (kind !== 'file' && leadsOn(here)) {
      if (mayBeFolder(search, path, kind)) take(search, path, kind);
    } else if (isMeant(enter(glob, meantName(name) ?? name))) {
      takeEntry(search, path, name, kind);
    } else {
      leaveOut(search, glob, path, name);
    }
  }
}

/** Tells of a file that a glob would read with another ending. */
function leaveOut(search: Search, glob: Glob, path: string, name: string): void {
  if (path === search.config || name === configName) return;
  const meant = likelyNames(name).find((likely) => isMeant(enter(glob, likely)));
  if (meant !== undefined) ignore(search, path, meant);
}

function walk(search: Search, folder: string): void {
  for (const { path, name, kind } of soundEntries(search, folder, () => true)) {
    if (kind === 'folder') walk(search, path);
    else takeEntry(search, path, name, kind);
  }
}

/** A policy file, by its name. What may stand for a folder of policies counts as one. */
function takeEntry(search: Search, path: string, name: string, kind: EntryKind): void {
  if (path === search.config) return;
  if (name === configName) return warnOfConfig(search, path);
  if (isPolicyName(name) || mayBeFolder(search, path, kind)) return take(search, path, kind);
  const meant = meantName(name);
  if (meant !== null) ignore(search, path, meant);
}

/** Its guards do not count in this run, and whoever wrote them may think that they do. */
function warnOfConfig({ problems, config }: Search, path: string): void {
  problems.push({ severity: 'warning', at: { file: path, pointer: [] }, code: 'other-config', path, config });
}

function ignore(search: Search, path: string, meant: string): void {
  search.problems.push({ severity: 'warning', at: { file: path, pointer: [] }, code: 'ignored-file', path, meant });
}

/** A link that does not lead to a file, a submodule, of which a commit has nothing but the name, or what a sparse checkout leaves out. */
const mayBeFolder = ({ source }: Search, path: string, kind: EntryKind): boolean =>
  kind === 'other' || kind === 'left-out' || (kind === 'symlink' && !source.leadsToFile(path));

type Entry = { readonly path: string; readonly name: string; readonly kind: EntryKind };

/** U+FFFD stands for all bytes that are not UTF-8: of two such names one is read twice, and the other never. */
const isGarbled = ({ name, kind }: Entry): boolean =>
  name.includes('\uFFFD') && (kind !== 'file' || isPolicyName(name));

/** Those whose names can be read; the others are told where they concern what is looked for. */
function soundEntries(search: Search, folder: string, concerns: (entry: Entry) => boolean): Entry[] {
  const entries = visibleEntries(search, folder);
  for (const { path } of entries.filter((entry) => isGarbled(entry) && concerns(entry)))
    search.problems.push({ severity: 'error', at: { file: path, pointer: [] }, code: 'garbled-name', path });
  return entries.filter((entry) => !isGarbled(entry));
}

function visibleEntries(search: Search, folder: string): Entry[] {
  try {
    const all = search.source.list(folder);
    // A checkout that failed leaves no more than the name of its repository.
    if (all.every(({ name }) => name === '.git')) tellSubmodule(search, folder);
    const entries = all.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules');
    return entries.map(({ name, kind }) => ({ path: pathIn(folder, name), name, kind }));
  } catch (error) {
    if (!(error instanceof SourceError)) throw error; // else a folder that may not be read, or that went away
    search.problems.push({
      severity: 'error',
      at: { file: folder, pointer: [] },
      code: 'unreadable',
      reason: error.why,
    });
    return [];
  }
}

function tellSubmodule({ source, problems }: Search, path: string): void {
  if (source.isSubmodule?.(path) !== true) return;
  problems.push({ severity: 'error', at: { file: path, pointer: [] }, code: 'empty-submodule', path });
}

function take(search: Search, path: string, kind: EntryKind): void {
  if (path === search.config) return;
  if (kind === 'file') {
    search.files.add(path);
  } else {
    search.problems.push({
      severity: 'error',
      at: { file: path, pointer: [] },
      code: kind === 'symlink' || kind === 'left-out' ? kind : 'not-a-file',
      path,
    });
  }
}
