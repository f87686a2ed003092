import { posix } from 'node:path';
import { baseName, parentOf } from '../domain/source-path.ts';
import { type EntryKind, type Source, SourceError } from '../domain/source.ts';
import type { Git } from './git.ts';

type Entry = {
  readonly kind: Exclude<EntryKind, 'left-out'>;
  readonly id: string;
  readonly bytes: number;
};

/** The files of a commit as a source: read as git's objects, never checked out. */
export function openCommit(git: Git, commit: string): Source {
  const entries = readTree(git, commit);
  const folders = Map.groupBy(entries.keys(), parentOf);
  const blobs = new Map<string, Buffer>();
  return {
    kind: (path) => (path === '' || path === '.' ? 'folder' : (entries.get(path)?.kind ?? 'missing')),
    list: (path) =>
      (folders.get(path === '.' ? '' : path) ?? [])
        .map((inside) => ({ name: baseName(inside), kind: entries.get(inside)?.kind ?? 'missing' }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    leadsToFile: (path) => entries.get(targetOf(git, entries, path))?.kind === 'file',
    read(path, limit) {
      const { kind, id, bytes } = entries.get(path) ?? { kind: 'missing', id: '', bytes: 0 };
      if (kind !== 'file') throw new SourceError(reasons[kind], path, 'it is not a regular file');
      if (bytes > limit) throw new SourceError('too-large', path, 'it is too large', { bytes });
      // One process for a whole folder, since ten thousand of them would take half a minute.
      if (!blobs.has(id))
        for (const [name, blob] of readBlobs(git, neighbours(entries, path, limit))) blobs.set(name, blob);
      const blob = blobs.get(id);
      if (blob === undefined) throw new SourceError('unreadable', path, 'it is not in the clone');
      return blob;
    },
  };
}

const reasons = {
  folder: 'not-a-file',
  other: 'not-a-file',
  symlink: 'symlink',
  missing: 'missing',
} as const satisfies Record<Exclude<EntryKind, 'file' | 'left-out'>, SourceError['reason']>;

function readTree(git: Git, commit: string): Map<string, Entry> {
  const lines = git.read(['ls-tree', '-r', '-t', '-z', '-l', '--full-tree', commit]).toString('utf8').split('\0');
  const entries = new Map<string, Entry>();
  for (const line of lines.filter(Boolean)) {
    const tab = line.indexOf('\t');
    const path = line.slice(tab + 1);
    const [mode = '', , id = '', size = ''] = line.slice(0, tab).split(/ +/);
    // Names that differ in nothing but bytes that are not UTF-8 are one here, and a folder must not pass for a file.
    const isMixed = entries.has(path) && entries.get(path)?.kind !== kindOf(mode);
    entries.set(path, {
      kind: isMixed ? 'other' : kindOf(mode),
      id,
      bytes: Number(size),
    });
  }
  return entries;
}

/** By the mode that git gives an entry: 120000 is a symbolic link, 160000 another repository. */
function kindOf(mode: string): Entry['kind'] {
  if (mode === '040000') return 'folder';
  if (mode === '120000') return 'symlink';
  return mode.startsWith('100') ? 'file' : 'other';
}

/** Where a link leads, as a path from the root; '' for what is no link. */
function targetOf(git: Git, entries: ReadonlyMap<string, Entry>, path: string): string {
  const entry = entries.get(path);
  if (entry?.kind !== 'symlink') return '';
  const [blob] = readBlobs(git, [entry.id]);
  return posix.join(parentOf(path), blob?.[1].toString('utf8') ?? '');
}

/** The file and those with the same ending in the same top folder. */
function neighbours(entries: ReadonlyMap<string, Entry>, path: string, limit: number): string[] {
  const top = `${path.split('/')[0] ?? ''}/`;
  const ending = path.slice(path.lastIndexOf('.'));
  const wanted = [...entries].filter(
    ([name, { kind, bytes }]) => kind === 'file' && bytes <= limit && name.startsWith(top) && name.endsWith(ending),
  );
  return [...new Set([entries.get(path)?.id ?? '', ...wanted.map(([, { id }]) => id)])];
}

/** Blobs by their ids, each once. The output of `cat-file --batch` is a line `<id> blob <bytes>`, the bytes and a line break, again and again. */
export function* readBlobs(git: Git, ids: readonly string[]): Generator<[string, Buffer]> {
  const output = git.read(['cat-file', '--batch'], { input: `${ids.join('\n')}\n` });
  for (let at = 0; at < output.length;) {
    const end = output.indexOf('\n', at);
    const [id = '', type, size = ''] = output.toString('latin1', at, end).split(' ');
    if (type !== 'blob') return;
    const stop = end + 1 + Number(size);
    yield [id, output.subarray(end + 1, stop)];
    at = stop + 1;
  }
}
