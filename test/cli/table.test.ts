import { expect, test } from 'vitest';
import { openTable, type TableColumn } from '../../src/render/terminal/table.ts';

const columns: readonly TableColumn[] = [
  { title: 'id', keeps: 'start' },
  { title: 'rule', keeps: 'end' },
];

test('a column is as wide as its longest cell', () => {
  const rows = [
    ['1', 'a.b'],
    ['22', 'abcdef'],
  ];
  const table = openTable(columns, rows, 80);
  expect([table.head, ...rows.map((row) => table.row(row))]).toEqual(['ID  RULE\n', '1   a.b\n', '22  abcdef\n']);
});

test('what does not fit is cut from the widest column, at the end that says less', () => {
  const table = openTable(columns, [['1234', 'javascript.express.xss']], 16);
  expect(table.row(['1234', 'javascript.express.xss'])).toBe('1234  …press.xss\n');
  const turned = openTable([{ title: 'name', keeps: 'start' }], [['a long name']], 6);
  expect(turned.row(['a long name'])).toBe('a lon…\n');
});

test('columns grow for later rows and never shrink', () => {
  const table = openTable(columns, [['1', 'abcdef']], 80).widen([['1000', 'a']]);
  expect([table.row(['1', 'abcdef']), table.row(['1000', 'a'])]).toEqual(['1     abcdef\n', '1000  a\n']);
});
