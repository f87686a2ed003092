import { breakLineCommand, breakLogCommands, isLineCommand } from './terminal.ts';
import { escapeHidden } from './visible.ts';

// Markdown is printed into logs too, where GitHub's runner looks for its commands.

/** A code span: nothing in it acts as Markdown, HTML, mention or link. It is cut where it would be longer than `limit`. */
export function escapeMarkdownSpan(text: string, limit = 300): string {
  const content = shorten(text, limit);
  if (content === '') return '`""`';
  const fence = '`'.repeat(freeRun(content, 1));
  // One space on each side is taken away again by CommonMark, 6.1, unless all is spaces.
  const pad = /^[` ]|[` ]$/.test(content) && content.trim() !== '' ? ' ' : '';
  return fence + pad + content + pad + fence;
}

/** A code span for a cell of a table, where `|` ends the cell even inside code. */
export const escapeMarkdownCell = (text: string, limit = 300): string =>
  escapeMarkdownSpan(text.replaceAll('|', String.raw`\u{7C}`), limit);

/** A fenced block; the fence is longer than any run of backticks inside. */
export function escapeMarkdownFence(lines: readonly string[], info: 'diff' | 'text', limit = 500): string {
  const content = lines.map((line) => shorten(isLineCommand(line) ? breakLineCommand(line) : line, limit));
  const longest = content.reduce((most, line) => Math.max(most, longestRun(line)), 2);
  const fence = '`'.repeat(longest + 1);
  return [fence + info, ...content, fence].join('\n');
}

/** Escaped text of at most `limit` characters; what is cut ends with `…`. */
function shorten(given: string, limit: number): string {
  const text = breakLogCommands(given);
  const whole = escapeHidden(text.slice(0, limit + 1));
  if (whole.length <= limit) return whole;
  let kept = '';
  for (const character of text) {
    const next = escapeHidden(character);
    if (kept.length + next.length >= limit) break;
    kept += next;
  }
  return `${kept}…`;
}

/** The shortest run of backticks, at least `least` long, that does not occur in the text. */
function freeRun(text: string, least: number): number {
  const runs = new Set((text.match(/`+/g) ?? []).map((run) => run.length));
  let length = least;
  while (runs.has(length)) length += 1;
  return length;
}

const longestRun = (text: string): number =>
  (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
