import { chmodSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';

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
export function replaceFiles(globs: readonly string[], files: Files): void {
  for (const path of listFiles(globs)) {
    if (!files.has(path)) rmSync(join(root, path));
  }
  writeFiles(root, files);
}

/** Writes files into a folder. A file that starts with `#!` becomes executable. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, text] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    chmodSync(target, isProgram(text) ? 0o755 : 0o644);
  }
}

/** Lists the paths at which the files that match the globs differ from these files. */
export function listDifferences(globs: readonly string[], files: Files): string[] {
  const existing = new Set(listFiles(globs));
  const paths = [...new Set([...existing, ...files.keys()])].toSorted();
  return paths.filter((path) => {
    const text = files.get(path);
    if (text === undefined || !existing.has(path)) return true;
    const target = join(root, path);
    const isExecutable = (statSync(target).mode & 0o100) !== 0;
    return readFileSync(target, 'utf8') !== text || isExecutable !== isProgram(text);
  });
}

const isProgram = (text: string): boolean => text.startsWith('#!');

/** Formats code as `npm run lint` expects it. `name`: the name of the file, which tells the language. Throws for code that cannot be parsed. */
export async function formatCode(name: string, text: string): Promise<string> {
  const { code, errors } = await format(name, text, { printWidth: 120, singleQuote: true });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  return code;
}
