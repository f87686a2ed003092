import { count } from '../words/counts.ts';
import { type DiffLine, capDiff } from '../yaml/diff-change.ts';
import { type Markdown, fence } from './template.ts';

/** A diff as a fenced block of about `maxLines` lines. */
export const diffFence = (lines: readonly DiffLine[], maxLines: number): Markdown =>
  fence(capDiff(lines, maxLines).map(showLine), 'diff');

function showLine(line: DiffLine): string {
  if (line.mark === 'folded') return `  … ${count(line.lines, 'unchanged line')}`;
  return line.mark === 'cut' ? `  … ${count(line.lines, 'more line')}` : `${line.mark} ${line.text}`;
}
