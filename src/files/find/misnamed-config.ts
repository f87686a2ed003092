import { configName } from '../../domain/config-name.ts';
import type { Problem, Severity } from '../../domain/problem.ts';
import { foldersAbove, pathIn } from '../../domain/source-path.ts';
import { type Source, SourceError } from '../../domain/source.ts';
import { nearest } from '../nearest.ts';
import type { AskedPath } from './find-files.ts';
import { isPolicyName, meantName } from './meant-name.ts';

/** Files of a folder that are called nearly as the config, which is then not read: guards that somebody set would be off. */
export function misnamedConfigs(source: Source, folder: string, severity: Severity): Problem[] {
  if (source.kind(folder) !== 'folder') return [];
  const names = namesIn(source, folder).filter(isMisnamed);
  return names.map((name) => {
    const path = pathIn(folder, name);
    return { severity, at: { file: path, pointer: [] }, code: 'misnamed-config', path, expected: configName };
  });
}

/** The same for the folders that paths of a run lie in, where the config of such a folder would count. */
export function misnamedAbove(source: Source, asked: readonly AskedPath[], config: string | null): Problem[] {
  const folders = new Set(asked.flatMap(({ path }) => toPath(path)).filter((folder) => !liesAbove(config, folder)));
  return [...folders].flatMap((folder) => misnamedConfigs(source, folder, 'error'));
}

/** The path itself, if it is a folder, and all above it but the root, whose config is looked for in any case. */
const toPath = (path: string): string[] => (path === '' ? [] : [...foldersAbove(path), path]);

/** A config in the folder, or further down, is nearer to the paths. */
const liesAbove = (config: string | null, folder: string): boolean => config?.startsWith(`${folder}/`) ?? false;

function namesIn(source: Source, folder: string): string[] {
  try {
    const files = source.list(folder).filter(({ kind }) => kind === 'file' || kind === 'symlink');
    return files.map(({ name }) => name);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error; // else a folder that may not be read
    return [];
  }
}

function isMisnamed(name: string): boolean {
  const shown = name.replace(/^\./, '');
  if (name === configName || !(isPolicyName(shown) || meantName(shown) !== null)) return false;
  const stem = shown.slice(0, Math.max(0, shown.lastIndexOf('.'))).toLowerCase();
  const plain = stem.replaceAll(/[-_]/g, '');
  // A longer name may be another config on purpose, a word without its beginning another thing.
  return plain.startsWith('if') && plain.length <= 'ifmatch'.length && nearest(plain, ['ifmatch']) !== null;
}
