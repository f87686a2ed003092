import { type ChangeObject, diffArrays } from 'diff';
import type { Change } from '../../domain/plan.ts';
import type { Content } from '../../domain/preview.ts';
import { printObject } from './print-object.ts';

/** One line of a diff; `folded` stands for lines that are alike on both sides, `cut` for lines beyond a limit. */
export type DiffLine =
  | { readonly mark: '+' | '-' | ' '; readonly text: string }
  | { readonly mark: 'folded'; readonly lines: number }
  | { readonly mark: 'cut'; readonly lines: number };

/** Lines around each difference, as in every unified diff. */
const context = 3;

/** Comparing takes time in the square of the edits; beyond this the two sides are shown whole. */
const maxEdits = 1000;

/** The YAML diff of one object. A create has only added lines, a delete only removed ones. */
export const diffChange = (change: Change): DiffLine[] =>
  diffLines(printSide(change, 'before'), printSide(change, 'after'));

/** How an object looks before or after a change; no lines where there is nothing. */
export function printSide(change: Change, side: 'before' | 'after'): string[] {
  const content = contentOf(change, side);
  return content === null ? [] : printObject(change.object, change.key, content);
}

function contentOf(change: Change, side: 'before' | 'after'): Content | null {
  if (side === 'before') return change.verb === 'create' ? null : change.before;
  return change.verb === 'delete' ? null : change.after;
}

/** The diff of two texts by lines, with what is far from any difference folded. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  if (before.length === 0) return marked('+', after);
  if (after.length === 0) return marked('-', before);
  const parts = onlyLine(before, after) ?? diffArrays([...before], [...after], { maxEditLength: maxEdits });
  if (parts === undefined) return [...marked('-', before), ...marked('+', after)];
  return parts.flatMap((part, index) => {
    if (part.added) return marked('+', part.value);
    if (part.removed) return marked('-', part.value);
    return fold(part.value, { above: index > 0, below: index < parts.length - 1 });
  });
}

type DiffPart = Pick<ChangeObject<string[]>, 'added' | 'removed' | 'value'>;

/** The parts where one line became another, which most updates are; null for all other, and where another reading is as short. */
function onlyLine(before: readonly string[], after: readonly string[]): DiffPart[] | null {
  const at = before.findIndex((line, index) => line !== after[index]);
  const [was, is] = [before[at], after[at]];
  if (before.length !== after.length || was === undefined || is === undefined) return null;
  const around = [before[at - 1], before[at + 1]];
  if (around.includes(was) || around.includes(is)) return null;
  if (before.some((line, index) => index > at && line !== after[index])) return null;
  const parts = [
    { added: false, removed: false, value: before.slice(0, at) },
    { added: false, removed: true, value: [was] },
    { added: true, removed: false, value: [is] },
    { added: false, removed: false, value: before.slice(at + 1) },
  ];
  return parts.filter(({ value }) => value.length > 0);
}

/** Keeps the lines next to a difference above or below, and folds the rest. */
function fold(lines: readonly string[], near: { above: boolean; below: boolean }): DiffLine[] {
  const head = near.above ? context : 0;
  const tail = near.below ? context : 0;
  // Folding a single line would save nothing.
  if (lines.length <= head + tail + 1) return marked(' ', lines);
  const folded: DiffLine = { mark: 'folded', lines: lines.length - head - tail };
  return [...marked(' ', lines.slice(0, head)), folded, ...marked(' ', lines.slice(lines.length - tail))];
}

/** The first lines of a diff, and how many more there are. */
export function capDiff(lines: readonly DiffLine[], limit: number): readonly DiffLine[] {
  if (lines.length <= limit + 1) return lines;
  const more = lines.slice(limit).reduce((sum, line) => sum + ('lines' in line ? line.lines : 1), 0);
  return [...lines.slice(0, limit), { mark: 'cut', lines: more }];
}

const marked = (mark: '+' | '-' | ' ', lines: readonly string[]): DiffLine[] => lines.map((text) => ({ mark, text }));
