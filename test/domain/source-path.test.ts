import { expect, test } from 'vitest';
import { baseName, parentOf, pathIn } from '../../src/domain/problem.ts';

test.for(['a.yaml', 'policies/a.yaml', 'policies/teams/a.yaml'])(
  '%s is made again of its folder and its name',
  (path) => {
    expect(pathIn(parentOf(path), baseName(path))).toBe(path);
  },
);
