import { expect, test } from 'vitest';
import { readForeign } from '../../../src/files/yaml/parse-any.ts';

test('YAML of others is read as they mean it, and what is no YAML is nothing', () => {
  expect(readForeign('on: [push]\n"on again": yes\n')).toEqual({ on: ['push'], 'on again': 'yes' });
  expect(readForeign('on: [push\n')).toBeUndefined();
  expect(readForeign('')).toBeUndefined();
});
