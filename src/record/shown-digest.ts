import { createHash } from 'node:crypto';

/**
 * SHA-256 over what a comment says below its first line. GitHub's editor writes line breaks as two characters, and blanks at the end are
 * nothing that anybody sees.
 */
export function shownDigest(text: string): string {
  const seen = text.replaceAll('\r\n', '\n').trimEnd();
  return `sha256:${createHash('sha256').update(`shown 1\n${seen}`).digest('hex')}`;
}

/** The text of a comment without its first line. */
export const belowFirstLine = (body: string): string => body.slice(body.indexOf('\n') + 1);
