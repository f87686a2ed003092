import type { EntryKind, Source } from '../domain/source.ts';

/** A folder of a sparse checkout with the files that it leaves out, which can be seen there and not be read. */
export function withLeftOut(source: Source, leftOut: readonly string[]): Source {
  if (leftOut.length === 0) return source;
  const inFolders = namesByFolder(leftOut.filter((path) => !path.startsWith('../')));
  const isLeftOut = (path: string): boolean =>
    inFolders.get(parentOf(path))?.has(path.slice(path.lastIndexOf('/') + 1)) === true;
  const kind = (path: string): EntryKind => {
    const found = source.kind(path);
    return found === 'missing' && isLeftOut(path) ? 'left-out' : found;
  };
  return {
    ...source,
    kind,
    list(path) {
      const there = source.list(path);
      const known = new Set(there.map(({ name }) => name));
      const missing = [...(inFolders.get(path === '.' ? '' : path) ?? [])].filter((name) => !known.has(name));
      const added = missing.map((name) => ({ name, kind: 'left-out' as const }));
      return [...there, ...added].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
  };
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The names of files, and of the folders that they lie in, by folder. */
function namesByFolder(paths: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const path of paths) {
    for (let at = path; at !== ''; at = parentOf(at)) {
      const folder = parentOf(at);
      names.set(folder, (names.get(folder) ?? new Set()).add(at.slice(at.lastIndexOf('/') + 1)));
    }
  }
  return names;
}
