import { describe, expect, test } from 'vitest';
import { editorOf } from '../../src/plan/drift.ts';

describe('who edited an object', () => {
  test.each(['updated_by', 'last_updated_by', 'modified_by', 'last_modified_by'])('is read from %s', (field) => {
    expect(editorOf({ name: 'a' }, { name: 'a', [field]: 'ann' })?.by).toBe('ann');
  });

  test.each(['updated_at', 'last_updated_at', 'last_updated', 'modified_at', 'last_modified_at', 'last_modified'])(
    'is told with the time of %s',
    (field) => {
      const at = '2026-11-20T10:00:00.000Z';
      expect(editorOf({ name: 'a' }, { name: 'a', updated_by: 'ann', [field]: at })?.at).toBe(at);
    },
  );

  test.each(['email', 'name', 'login', 'username', 'id'])('may be an object with the %s of a person', (field) => {
    expect(editorOf({ name: 'a' }, { name: 'a', updated_by: { [field]: 'ann' } })?.by).toBe('ann');
  });
});
