import { baseName, type EntryKind, parentOf, type Source } from '../domain/problem.ts';

/** A folder of a sparse checkout with the files that it leaves out, which can be seen there and not be read. */
export function withLeftOut(source: Source, leftOut: (() => readonly string[]) | null): Source {
  if (leftOut === null) return source;
  let known: ReturnType<typeof namesByFolder> | null = null;
  const namesIn = (folder: string): ReadonlySet<string> | undefined => {
    known ??= namesByFolder(leftOut().filter((path) => !path.startsWith('../')));
    return known.get(folder);
  };
  const isLeftOut = (path: string): boolean => namesIn(parentOf(path))?.has(baseName(path)) === true;
  const kind = (path: string): EntryKind => {
    const found = source.kind(path);
    return found === 'missing' && isLeftOut(path) ? 'left-out' : found;
  };
  return {
    ...source,
    kind,
    list(path) {
      const there = source.list(path);
      const seen = new Set(there.map(({ name }) => name));
      const missing = [...(namesIn(path === '.' ? '' : path) ?? [])].filter((name) => !seen.has(name));
      const added = missing.map((name) => ({ name, kind: 'left-out' as const }));
      return [...there, ...added].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
  };
}

/** The names of files, and of the folders that they lie in, by folder. */
function namesByFolder(paths: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const path of paths) {
    for (let at = path; at !== ''; at = parentOf(at)) {
      const folder = parentOf(at);
      names.set(folder, (names.get(folder) ?? new Set()).add(baseName(at)));
    }
  }
  return names;
}
