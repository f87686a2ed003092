import { isUtf8 } from 'node:buffer';
import type { Problem } from '../domain/problem.ts';
import { type Source, SourceError } from '../domain/source.ts';
import { lineStarts, positionAt } from './yaml/lines.ts';
import { isSimple } from './yaml/plain.ts';

/** No policy file may be larger: the platform would not take a bundle of that size. */
export const byteLimit = 10 * 1024 * 1024;

/** The text of a file without a byte order mark, and whether `isSimple` holds; or why there is none. */
export type Text = { readonly text: string; readonly simple: boolean } | { readonly problem: Problem };

/** Reads a file that must be UTF-8 and hold no control character but tabs and line breaks (LF or CRLF). */
export function readText(source: Source, file: string): Text {
  try {
    return readBytes(file, source.read(file, byteLimit));
  } catch (error) {
    if (!(error instanceof SourceError)) throw error; // else it is too large, or changed since it was found
    return { problem: whyUnreadable(file, error) };
  }
}

function whyUnreadable(file: string, { reason, bytes, why }: SourceError): Problem {
  const common = { severity: 'error', at: { file, pointer: [] } } as const;
  const problems: Readonly<Record<SourceError['reason'], Problem>> = {
    missing: { ...common, code: 'path-missing', path: file },
    symlink: { ...common, code: 'symlink', path: file },
    'not-a-file': { ...common, code: 'not-a-file', path: file },
    'too-large': { ...common, code: 'file-too-large', bytes: bytes ?? byteLimit, limit: byteLimit },
    unreadable: { ...common, code: 'unreadable', reason: why },
  };
  return problems[reason];
}

/** What `readText` answers for a file of these bytes, which must not be more than it may have. */
export function readBytes(file: string, bytes: Uint8Array): Text {
  const common = { severity: 'error', at: { file, pointer: [] } } as const;
  if (!isUtf8(bytes)) return { problem: { ...common, code: 'not-utf8', offset: firstBadByte(bytes) } };
  const text = withoutMark(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'));
  if (isSimple(text)) return { text, simple: true };
  const found = text.search(forbidden);
  if (found < 0) return { text, simple: false };
  const position = positionAt(lineStarts(text), file, found);
  return { problem: { ...common, code: 'control-character', codePoint: text.charCodeAt(found), position } };
}

const withoutMark = (text: string): string => (text.startsWith('\u{FEFF}') ? text.slice(1) : text);

// Control characters, and what is no character at all. A byte order mark inside a text is invisible and means nothing. A carriage return
// alone ends a line for some readers of YAML and not for others.
const forbidden = /\r(?!\n)|(?![\t\n\r])[\p{Cc}\uFEFF\uFFFE\uFFFF]/u;

/** Halves the search for the longest beginning without a fault, then steps back to where its last character is whole. */
function firstBadByte(bytes: Uint8Array): number {
  let [good, bad] = [0, bytes.length + 1];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isUtf8Prefix(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  while (!isUtf8(bytes.subarray(0, good))) good--;
  return good;
}

const isUtf8Prefix = (bytes: Uint8Array): boolean => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    decoder.decode(bytes, { stream: true }); // a character cut at the end is no error in a stream
    return true;
  } catch {
    return false; // the only error that it throws
  }
};
