import { type Source, type EntryKind, joinPath, SourceError } from '../../domain/source.ts';

/** The new texts of files by path; null deletes the file. */
export type NewTexts = ReadonlyMap<string, string | null>;

/** The texts of files after some edits. */
export function withNewTexts(texts: ReadonlyMap<string, string>, newTexts: NewTexts): Map<string, string> {
  const textsAfter = new Map(texts);
  for (const [path, text] of newTexts) {
    if (text === null) textsAfter.delete(path);
    else textsAfter.set(path, text);
  }
  return textsAfter;
}

/** A source as it would be after some edits, to prove them before anything is written. */
export function overlay(source: Source, newTexts: NewTexts): Source {
  /** The names that the edits add to a folder; '' is the root. */
  const namesOfNewEntries = (folder: string): string[] => {
    const prefix = folder === '' ? '' : `${folder}/`;
    const paths = [...newTexts].flatMap(([path, text]) => (text !== null && path.startsWith(prefix) ? [path] : []));
    return paths.map((path) => path.slice(prefix.length).split('/', 1)[0] ?? '');
  };
  const kind = (path: string): EntryKind => {
    const text = newTexts.get(path);
    if (text !== undefined) return text === null ? 'missing' : 'file';
    const kindInSource = source.kind(path);
    return kindInSource === 'missing' && namesOfNewEntries(path).length > 0 ? 'folder' : kindInSource;
  };
  return {
    kind,
    list(path) {
      const names = source.kind(path) === 'folder' ? source.list(path).map(({ name }) => name) : [];
      return [...new Set([...names, ...namesOfNewEntries(path)])]
        .toSorted()
        .map((name) => ({ name, kind: kind(joinPath(path, name)) }))
        .filter((entry) => entry.kind !== 'missing');
    },
    read: (path, limit) => readEdited(newTexts.get(path), path, limit) ?? source.read(path, limit),
  };
}

/** The edited content of a file; null if the file is not edited. Throws SourceError like a source. */
function readEdited(text: string | null | undefined, path: string, limit: number): Uint8Array | null {
  if (text === undefined) return null;
  if (text === null) throw new SourceError('missing', path, 'it does not exist');
  const bytes = Buffer.from(text);
  if (bytes.length <= limit) return bytes;
  throw new SourceError('too-large', path, 'it is too large', { bytes: bytes.length });
}
