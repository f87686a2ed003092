import { type EntryKind, type Source, SourceError } from '../../src/domain/source.ts';

/** A repository in memory: the texts or bytes of its files by path. */
export function memorySource(files: Readonly<Record<string, string | Uint8Array>>): Source {
  const contents = new Map(Object.entries(files));
  const isFolder = (path: string): boolean =>
    path === '' || [...contents.keys()].some((file) => file.startsWith(`${path}/`));
  const kind = (path: string): EntryKind => {
    if (contents.has(path)) return 'file';
    return isFolder(path) ? 'folder' : 'missing';
  };
  return {
    kind,
    list(path) {
      const start = path === '' ? '' : `${path}/`;
      const inside = [...contents.keys()].filter((file) => file.startsWith(start));
      const names = new Set(inside.map((file) => file.slice(start.length).split('/')[0] ?? ''));
      return [...names].toSorted().map((name) => ({ name, kind: kind(start + name) }));
    },
    read(path, limit) {
      const content = contents.get(path);
      if (content === undefined) throw new SourceError('missing', path, 'it does not exist');
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      if (bytes.length > limit) throw new SourceError('too-large', path, 'it is too large', { bytes: bytes.length });
      return bytes;
    },
  };
}
