import { chmodSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The text of each file by its path, relative to the root and with forward slashes. */
export type Files = ReadonlyMap<string, string>;

export const root = dirname(import.meta.dirname);

/** Lists the files that match the globs. */
export function listFiles(globs: readonly string[]): string[] {
  const entries = globSync([...globs], { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}

/** Writes these files, and deletes all other files that match the globs. */
export function writeFiles(globs: readonly string[], files: Files): void {
  for (const path of listFiles(globs)) {
    if (!files.has(path)) rmSync(join(root, path));
  }
  saveFiles(root, files);
}

/** Writes files into a folder. A file that starts with `#!` becomes executable. */
export function saveFiles(folder: string, files: Files): void {
  for (const [path, text] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    chmodSync(target, modeOf(text));
  }
}

/** Lists the paths at which the files that match the globs differ from these files. */
export function listDifferences(globs: readonly string[], files: Files): string[] {
  const present = new Set(listFiles(globs));
  const paths = [...new Set([...present, ...files.keys()])].toSorted();
  return paths.filter((path) => {
    const text = files.get(path);
    if (text === undefined || !present.has(path)) return true;
    const target = join(root, path);
    const executable = (statSync(target).mode & 0o100) !== 0;
    return readFileSync(target, 'utf8') !== text || executable !== text.startsWith('#!');
  });
}

const modeOf = (text: string): number => (text.startsWith('#!') ? 0o755 : 0o644);
