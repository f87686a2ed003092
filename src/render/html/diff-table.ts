import { count } from '../words/counts.ts';
import { type DiffLine, capDiff } from '../yaml/diff-change.ts';
import { type Html, markup, nothing } from './template.ts';

/** What the two columns show. */
export type Sides = { readonly before: string; readonly after: string };

export const planSides: Sides = { before: 'Before', after: 'After' };

/** Lines of one object; the plan file has it whole. */
const maxLines = 300;

type Row =
  | { readonly kind: 'same'; readonly text: string }
  | { readonly kind: 'changed'; readonly before: string | null; readonly after: string | null }
  | { readonly kind: 'note'; readonly says: string };

/** A diff side by side, the lines of each row being about the same thing. What stands on one side only has one column. */
export function diffTable(diff: readonly DiffLine[], sides: Sides, caption: Html): Html {
  // One side may begin beyond what is shown.
  const has = (mark: DiffLine['mark']): boolean => diff.some((line) => line.mark === mark);
  if (!has('+') && !has('-'))
    return markup`<p class="more">Both sides print the same; only the order or unused fields differ.</p>`;
  const shown = [has('-') || has(' ') ? sides.before : '', has('+') || has(' ') ? sides.after : ''].filter(Boolean);
  const rows = rowsOf(capDiff(diff, maxLines)).map((row) => showRow(row, shown.length));
  const titles = shown.map((title) => markup`<th scope="col">${title}</th>`);
  return markup`<table class="diff"><caption>${caption}</caption><thead><tr>${titles}</tr></thead><tbody>${rows}</tbody></table>`;
}

function rowsOf(lines: readonly DiffLine[]): Row[] {
  const rows: Row[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = (): void => {
    rows.push(...pairs(removed, added));
    [removed, added] = [[], []];
  };
  for (const line of lines) {
    if (line.mark === '-' && added.length > 0) flush();
    if (line.mark === '-') removed.push(line.text);
    else if (line.mark === '+') added.push(line.text);
    else {
      flush();
      rows.push('text' in line ? { kind: 'same', text: line.text } : { kind: 'note', says: noteOf(line) });
    }
  }
  flush();
  return rows;
}

const pairs = (removed: readonly string[], added: readonly string[]): Row[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => ({
    kind: 'changed',
    before: removed[index] ?? null,
    after: added[index] ?? null,
  }));

function noteOf(line: Exclude<DiffLine, { text: string }>): string {
  return line.mark === 'folded' ? `… ${count(line.lines, 'unchanged line')}` : `… ${count(line.lines, 'more line')}`;
}

// The end tags of rows and cells may be left out (HTML, 13.1.2.4), and a large report has very many of them.
function showRow(row: Row, columns: number): Html {
  if (row.kind === 'note') return markup`<tr><td class="fold" colspan="${columns}">${row.says}`;
  if (row.kind === 'same') return markup`<tr class="same"><td>  ${row.text}<td>  ${row.text}`;
  const before = columns === 1 && row.before === null ? nothing : cell(row.before, '-');
  return markup`<tr>${before}${columns === 1 && row.after === null ? nothing : cell(row.after, '+')}`;
}

function cell(text: string | null, sign: '+' | '-'): Html {
  if (text === null) return markup`<td class="none">`;
  return sign === '-' ? markup`<td class="cut"><del>- ${text}</del>` : markup`<td class="new"><ins>+ ${text}</ins>`;
}
