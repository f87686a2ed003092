import { foldersAbove } from '../../domain/source-path.ts';
import { type Source, SourceError } from '../../domain/source.ts';

/** What stands where a file shall be: nothing, a text, or something that we neither read nor write. */
export type Existing = { readonly text: string } | { readonly unsafe: string } | null;

/** No file that we write to is anywhere near this size, in bytes. */
const limit = 1024 * 1024;

/** Reads what is at a path. Never through a symbolic link: what lies behind one may be outside of the repository. */
export function readExisting(source: Source, path: string): Existing {
  for (const folder of foldersAbove(path)) {
    const kind = source.kind(folder);
    if (kind === 'symlink') return { unsafe: `${folder} is a symbolic link, and nothing is written through one` };
    if (kind === 'file' || kind === 'other') return { unsafe: `${folder} is no folder` };
  }
  const kind = source.kind(path);
  if (kind === 'missing') return null;
  if (kind === 'symlink') return { unsafe: 'it is a symbolic link, and nothing is written through one' };
  if (kind !== 'file') return { unsafe: 'it is no regular file' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(source.read(path, limit)) };
  } catch (error) {
    if (error instanceof TypeError) return { unsafe: 'it is not UTF-8 text' };
    if (error instanceof SourceError) return { unsafe: `it cannot be read: ${error.why}` };
    throw error;
  }
}

/** The text of a regular file, or null. */
export function textAt(source: Source, path: string): string | null {
  const there = readExisting(source, path);
  return there !== null && 'text' in there ? there.text : null;
}
