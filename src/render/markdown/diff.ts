import { count } from '../counts.ts';
import { type DiffLine, capDiff } from '../yaml/diff-change.ts';
import { type Markdown, fence } from './template.ts';

/** Lines of one object's diff; the plan file has it whole. */
const maxLines = 100;

/** A diff as a fenced block. */
export const diffFence = (lines: readonly DiffLine[]): Markdown =>
  fence(capDiff(lines, maxLines).map(showLine), 'diff');

function showLine(line: DiffLine): string {
  if (line.mark === 'folded') return `  … ${count(line.lines, 'unchanged line')}`;
  return line.mark === 'cut' ? `  … ${count(line.lines, 'more line')}` : `${line.mark} ${line.text}`;
}
