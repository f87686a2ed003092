import { describe, expect, test } from 'vitest';
import { readingOf } from '../../../src/files/yaml/scalars.ts';
import { scalarTable } from '../../trust/yaml/scalar-table.ts';

describe('a plain scalar', () => {
  test.for(scalarTable)('%s reads as %s', ([text, reads]) => {
    expect(readingOf(text)).toBe(reads);
  });
});
