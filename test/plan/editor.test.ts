import { describe, expect, test } from 'vitest';
import { editorOf } from '../../src/plan/drift.ts';

describe('who edited an object', () => {
  test.each(['updated_by', 'last_updated_by', 'modified_by', 'last_modified_by'])('is read from %s', (field) => {
    expect(editorOf({ name: 'a' }, { name: 'a', [field]: 'ann' })?.by).toBe('ann');
  });
});
