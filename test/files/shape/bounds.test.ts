import { expect, test } from 'vitest';
import { checkFile } from '../../../src/files/shape.ts';
import { parse } from '../../../src/files/yaml/parse.ts';
import { told } from '../told.ts';

const rest = 'filters: { mode: all, conditions: [{ type: s, values: [x] }] }\nactions: []\n';

function problems(text: string): string[] {
  const parsed = parse('', text);
  if ('problems' in parsed) throw new Error('this is no YAML');
  return checkFile('', parsed).problems.map(told);
}

test('a text that is too long is told with its characters, whatever they are made of', () => {
  const bound = '"min":null,"max":255';
  expect(problems(`name: A\nslug: ${'x'.repeat(255)}\n${rest}`)).toEqual([]);
  expect(problems(`name: A\nslug: ${'😀'.repeat(255)}\n${rest}`)).toEqual([]);
  for (const letter of ['x', '😀']) {
    expect(problems(`name: A\nslug: ${letter.repeat(256)}\n${rest}`)).toEqual([
      `error out-of-bounds at /slug {"what":"characters","found":256,${bound}}`,
    ]);
  }
});
