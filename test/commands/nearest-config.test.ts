import { expect, test } from 'vitest';
import { configOf } from '../../src/commands/scope.ts';
import type { EntryKind, Source } from '../../src/domain/problem.ts';
import { memory } from '../files/memory.ts';

const nearest = (source: Source, path: string): string | null =>
  configOf({ source, paths: [path], config: null, deployment: null, judge: null });

test('the nearest config above a path counts', () => {
  const source = memory({ 'ifmatch.yaml': '', 'team/ifmatch.yaml': '', 'team/policies/a.yaml': '', 'b.yaml': '' });
  const paths = ['team/policies/a.yaml', 'team', 'b.yaml', '.', '../team'];
  expect(paths.map((path) => nearest(source, path))).toEqual([
    'team/ifmatch.yaml',
    'team/ifmatch.yaml',
    null,
    null,
    null,
  ]);
});

test('paths of two configs are refused by their names, the one of the repository among them', () => {
  const files = { 'team/ifmatch.yaml': '', 'team/a.yaml': '', 'b.yaml': '' };
  const asked = { paths: ['team', 'b.yaml'], config: null, deployment: null, judge: null };
  expect(() => configOf({ ...asked, source: memory(files) })).toThrow('(team/ifmatch.yaml, none)');
  expect(() => configOf({ ...asked, source: memory({ ...files, 'ifmatch.yaml': '' }) })).toThrow(
    '(team/ifmatch.yaml, ifmatch.yaml)',
  );
});

test('a folder whose name begins with two dots has a config like any other', () => {
  expect(nearest(memory({ '..team/ifmatch.yaml': '', '..team/a.yaml': '' }), '..team/a.yaml')).toBe(
    '..team/ifmatch.yaml',
  );
});

test('what stands in place of a config is not passed over', () => {
  const disk = memory({ 'team/ifmatch.yaml': '', 'team/a.yaml': '' });
  const withKind = (path: string, kind: EntryKind): Source => ({
    ...disk,
    kind: (asked) => (`${asked}/`.startsWith(`${path}/`) ? kind : disk.kind(asked)),
  });
  for (const kind of ['symlink', 'folder', 'other'] as const) {
    expect(nearest(withKind('team/ifmatch.yaml', kind), 'team/a.yaml')).toBe('team/ifmatch.yaml');
  }
  expect(nearest(withKind('team/a.yaml', 'symlink'), 'team/a.yaml')).toBe('team/ifmatch.yaml');
});
