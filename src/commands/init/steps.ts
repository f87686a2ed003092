import type { FileStep } from '../../domain/setup.ts';
import type { Source } from '../../domain/source.ts';
import { readExisting } from './existing.ts';

/** A file that is wholly ours: what to do so that it holds this text. */
export function wholeFile(source: Source, path: string, text: string): FileStep {
  const there = readExisting(source, path);
  if (there === null) return { kind: 'create', path, text };
  if ('unsafe' in there) return { kind: 'left', path, why: there.unsafe, add: null };
  if (sameLines(there.text, text)) return { kind: 'same', path };
  return { kind: 'differs', path, text, before: there.text };
}

/** A file of somebody else that our part goes into; `extend` answers the new text, or why it cannot be written. */
export function partOfFile(
  source: Source,
  path: string,
  extend: (text: string | null) => { readonly text: string } | { readonly why: string; readonly add: string },
): FileStep {
  const there = readExisting(source, path);
  if (there !== null && 'unsafe' in there) return { kind: 'left', path, why: there.unsafe, add: null };
  const before = there?.text ?? null;
  const extended = extend(before);
  if ('why' in extended) return { kind: 'left', path, ...extended };
  if (before === null) return { kind: 'create', path, text: extended.text };
  return extended.text === before ? { kind: 'same', path } : { kind: 'extend', path, text: extended.text, before };
}

/** Git may write other line ends than it keeps, and editors a last one. */
const sameLines = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string): string => text.replaceAll('\r\n', '\n').replace(/(?<!\n)\n+$/, '');
