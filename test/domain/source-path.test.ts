import { expect, test } from 'vitest';
import { baseName, foldersAbove, parentOf, pathIn } from '../../src/domain/problem.ts';

test.for(['a.yaml', 'policies/a.yaml', 'policies/teams/a.yaml'])(
  '%s is made again of its folder and its name',
  (path) => {
    expect(pathIn(parentOf(path), baseName(path))).toBe(path);
  },
);

test('what lies at the root has no folders above it', () => {
  expect(parentOf('a.yaml')).toBe('');
  expect(foldersAbove('a.yaml')).toEqual([]);
  expect(foldersAbove('')).toEqual([]);
});

test('the folders above a path come outermost first, without the path itself', () => {
  expect(foldersAbove('policies/teams/a.yaml')).toEqual(['policies', 'policies/teams']);
});
