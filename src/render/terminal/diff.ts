import type { Change } from '../../domain/plan.ts';
import { count } from '../words/counts.ts';
import { type DiffLine, capDiff, diffChange } from '../yaml/diff-change.ts';
import { type Line, type Style, code, styled, words } from './line.ts';

/** Lines of an object's diff, and characters of one of them, that are shown when nobody asks for more. */
const maxLines = 40;
const maxCharacters = 400;

const looks = { '+': 'green', '-': 'red', ' ': 'dim' } as const satisfies Record<'+' | '-' | ' ', Style>;

/** The YAML diff of one object, each line behind its sign. */
export function changeDiffLines(change: Change, indent: number, verbose: boolean): Line[] {
  return layDiff(diffChange(change), indent, verbose);
}

/** A diff as lines; one without a difference says so. */
export function layDiff(lines: readonly DiffLine[], indent: number, verbose: boolean): Line[] {
  if (!lines.some(({ mark }) => mark === '+' || mark === '-')) {
    return [words(indent, styled('dim', 'Both sides print the same; only the order or unused fields differ.'))];
  }
  return (verbose ? lines : capDiff(lines, maxLines)).map((line) => oneLine(line, indent, verbose));
}

function oneLine(line: DiffLine, indent: number, verbose: boolean): Line {
  if (line.mark === 'folded') return words(indent, styled('dim', `  … ${count(line.lines, 'unchanged line')}`));
  if (line.mark === 'cut') {
    return words(indent, styled('dim', `  … ${count(line.lines, 'more line')}; --verbose shows all`));
  }
  const shown = verbose || line.text.length <= maxCharacters ? line.text : `${line.text.slice(0, maxCharacters)}…`;
  const deeper = shown.length - shown.trimStart().length + 4;
  return code(indent, deeper, styled(looks[line.mark], `${line.mark} ${shown}`));
}
