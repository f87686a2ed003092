import { type Source, type EntryKind, pathIn, SourceError } from '../../domain/source.ts';

/** A source as it would be after some edits, to prove them before anything is written. */
export function overlay(source: Source, edits: TextEdits): Source {
  /** Names that the edits add to a folder; '' is the root. */
  const namesAddedTo = (folder: string): string[] => {
    const start = folder === '' ? '' : `${folder}/`;
    const paths = [...edits].flatMap(([path, text]) => (text !== null && path.startsWith(start) ? [path] : []));
    return paths.map((path) => path.slice(start.length).split('/', 1)[0] ?? '');
  };
  const kind = (path: string): EntryKind => {
    const text = edits.get(path);
    if (text !== undefined) return text === null ? 'missing' : 'file';
    const below = source.kind(path);
    return below === 'missing' && namesAddedTo(path).length > 0 ? 'folder' : below;
  };
  return {
    kind,
    list(path) {
      const below = source.kind(path) === 'folder' ? source.list(path).map(({ name }) => name) : [];
      return [...new Set([...below, ...namesAddedTo(path)])]
        .toSorted()
        .map((name) => ({ name, kind: kind(pathIn(path, name)) }))
        .filter((entry) => entry.kind !== 'missing');
    },
    read: (path, limit) => readEdited(edits.get(path), path, limit) ?? source.read(path, limit),
  };
}

/** Null if the file is not edited. */
function readEdited(text: string | null | undefined, path: string, limit: number): Uint8Array | null {
  if (text === undefined) return null;
  if (text === null) throw new SourceError('missing', path, 'it does not exist');
  const bytes = Buffer.from(text);
  if (bytes.length <= limit) return bytes;
  throw new SourceError('too-large', path, 'it is too large', { bytes: bytes.length });
}

/** Texts by path; null deletes the file. */
export type TextEdits = ReadonlyMap<string, string | null>;
