import { pathIn } from '../../domain/source-path.ts';
import { type EntryKind, type Source, SourceError } from '../../domain/source.ts';
import type { TextEdits } from './policy-texts.ts';

/** A source as it would be after some edits, so that they can be proved before anything is written. */
export function overlay(source: Source, edits: TextEdits): Source {
  const inFolders = namesByFolder(edits);
  const kind = (path: string): EntryKind => {
    const text = edits.get(path);
    if (text !== undefined) return text === null ? 'missing' : 'file';
    const below = source.kind(path);
    return below === 'missing' && inFolders.has(path) ? 'folder' : below;
  };
  return {
    kind,
    list(path) {
      const below = source.kind(path) === 'folder' ? source.list(path).map(({ name }) => name) : [];
      const names = new Set([...below, ...(inFolders.get(path) ?? [])]);
      return [...names]
        .toSorted()
        .map((name) => ({ name, kind: kind(pathIn(path, name)) }))
        .filter((entry) => entry.kind !== 'missing');
    },
    leadsToFile: (path) => source.leadsToFile(path),
    read: (path, limit) => readEdited(edits.get(path), path, limit) ?? source.read(path, limit),
  };
}

/** The names that the written files bring into each folder; '' is the root. */
function namesByFolder(edits: TextEdits): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [file, text] of edits) {
    const segments = text === null ? [] : file.split('/');
    for (const [depth, name] of segments.entries()) {
      const folder = segments.slice(0, depth).join('/');
      folders.set(folder, (folders.get(folder) ?? new Set()).add(name));
    }
  }
  return folders;
}

/** Null for a file that is not edited. */
function readEdited(text: string | null | undefined, path: string, limit: number): Uint8Array | null {
  if (text === undefined) return null;
  if (text === null) throw new SourceError('missing', path, 'it does not exist');
  const bytes = Buffer.from(text);
  if (bytes.length <= limit) return bytes;
  throw new SourceError('too-large', path, 'it is too large', { bytes: bytes.length });
}
