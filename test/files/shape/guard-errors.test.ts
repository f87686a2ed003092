import { describe, expect, test } from 'vitest';
import { errorsOf } from '../../../src/files/shape/guard-errors.ts';

describe('errorsOf', () => {
  test('tells why a value has not the shape, up to a limit', () => {
    expect(errorsOf('config', { impact: 'on' })).toMatchObject([{ instancePath: '/impact', keyword: 'enum' }]);
    expect(errorsOf('policies', { policies: Array(1200).fill(7) })).toHaveLength(1000);
  });

  // Without an error to show, a file that was refused would go missing in silence.
  test('throws where there is nothing wrong', () => {
    expect(() => errorsOf('detection', { rules: [] })).toThrow('the two guards of a detection file disagree');
  });
});
