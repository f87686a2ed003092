import { isUtf8 } from 'node:buffer';
import { fileError, type Position, type Problem } from '../domain/problem.ts';
import { type Source, SourceError } from '../domain/source.ts';

/** Maximum size of a file. The platform would not accept a bundle from a larger one. */
export const byteLimit = 10 * 1024 * 1024;

/** The text of a file without its byte order mark, or why it cannot be read. */
type DecodedText = { readonly text: string } | { readonly problem: Problem };

/** Reads a text file. It must be UTF-8, without control characters except tabs and line breaks (LF or CRLF). */
export function readText(source: Source, file: string): DecodedText {
  try {
    return decodeText(file, source.read(file, byteLimit));
  } catch (error) {
    // The file is too large, or changed since it was found.
    if (!(error instanceof SourceError)) throw error;
    return { problem: unreadableProblem(file, error) };
  }
}

function unreadableProblem(path: string, { kind, bytes, reason }: SourceError): Problem {
  if (kind === 'too-large') {
    return fileError(path, { code: 'file-too-large', bytes: bytes ?? byteLimit, limit: byteLimit });
  }
  if (kind === 'unreadable') return fileError(path, { code: 'unreadable', reason });
  return fileError(path, { code: kind === 'missing' ? 'path-missing' : kind, path });
}

/** Like `readText`, for bytes that have been read and do not exceed the limit. */
export function decodeText(file: string, bytes: Uint8Array): DecodedText {
  const decoded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  if (!isUtf8(bytes)) {
    const offset = Buffer.byteLength(decoded.slice(0, decoded.indexOf('\uFFFD')));
    return { problem: fileError(file, { code: 'not-utf8', offset }) };
  }
  const text = decoded.startsWith('\u{FEFF}') ? decoded.slice(1) : decoded;
  if (!nonAsciiOrControl.test(text)) return { text };
  const offset = text.search(forbiddenCharacter);
  if (offset < 0) return { text };
  const position = positionAt(lineStarts(text), file, offset);
  return { problem: fileError(file, { code: 'control-character', codePoint: text.charCodeAt(offset), position }) };
}

/** A fast check: most texts are ASCII, and need no other check. */
const nonAsciiOrControl = /[^\n -~]/;

/**
 * Control characters and non-characters. Also a byte order mark inside a text, which is invisible and has no meaning, and a carriage return without a
 * line feed, which ends a line only for some YAML readers.
 */
const forbiddenCharacter = /\r(?!\n)|(?![\t\n\r])[\p{Cc}\uFEFF\uFFFE\uFFFF]/u;

// ── Lines of a text ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The offsets where the lines of a text start. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** Line and column (from 1) of an offset (from 0), in UTF-16 units. */
export function positionAt(starts: readonly number[], file: string, offset: number): Position {
  // Binary search, since a file may have a quarter of a million lines, and as many problems.
  let line = 0;
  let end = starts.length;
  while (end - line > 1) {
    const middle = (line + end) >> 1;
    if ((starts[middle] ?? 0) <= offset) line = middle;
    else end = middle;
  }
  return { file, line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
}
