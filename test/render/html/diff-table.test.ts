import { describe, expect, test } from 'vitest';
import { diffTable, planSides } from '../../../src/render/html/change.ts';
import { markup } from '../../../src/render/html/page.ts';
import { diffLines } from '../../../src/render/yaml-diff.ts';

const caption = markup`x`;
const rowsOf = (before: readonly string[], after: readonly string[]) => {
  const { text } = diffTable(diffLines(before, after), planSides, caption);
  return text
    .split('<tr')
    .slice(2)
    .map((row) =>
      row
        .replace('</tbody></table>', '')
        .replace(/^[^>]*>/, '')
        .trimEnd(),
    );
};

describe('a diff side by side', () => {
  test('has what took the place of a line beside it', () => {
    expect(rowsOf(['a', 'b', 'c', 'd'], ['a', 'B', 'd'])).toEqual([
      '<td>  a<td>  a',
      '<td class="cut"><del>- b</del><td class="new"><ins>+ B</ins>',
      '<td class="cut"><del>- c</del><td class="none">',
      '<td>  d<td>  d',
    ]);
  });

  test('has one column where there is one side', () => {
    expect(rowsOf([], ['a'])).toEqual(['<td class="new"><ins>+ a</ins>']);
    expect(diffTable(diffLines(['a'], []), planSides, caption).text).not.toContain('After');
  });

  test('has both columns where all that is shown goes, and what comes is beyond it', () => {
    const list = (name: string) => Array.from({ length: 2000 }, (_, index) => `${name}${String(index)}`);
    const { text } = diffTable(diffLines(list('a'), list('b')), planSides, caption);
    expect(text).toContain('<th scope="col">Before</th>\n<th scope="col">After</th>');
    expect(rowsOf(list('a'), list('b')).at(-1)).toBe('<td class="fold" colspan="2">… 3700 more lines');
  });

  test('says how many lines it folds, and when both sides print the same', () => {
    const same = Array.from({ length: 20 }, (_, index) => String(index));
    expect(rowsOf(['a', ...same], ['b', ...same]).at(-1)).toBe('<td class="fold" colspan="2">… 17 unchanged lines');
    expect(diffTable(diffLines(['a'], ['a']), planSides, caption).text).toContain('Both sides print the same');
  });

  test('ends after some lines, and says how many more there are', () => {
    const rows = rowsOf(
      [],
      Array.from({ length: 1000 }, (_, index) => String(index)),
    );
    expect(rows).toHaveLength(301);
    expect(rows.at(-1)).toBe('<td class="fold" colspan="1">… 700 more lines');
  });
});
