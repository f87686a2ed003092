import { expect, test } from 'vitest';
import { checkFile } from '../../../src/files/shape.ts';
import { parse } from '../../../src/files/yaml/parse.ts';
import { type Parsed } from '../../../src/files/yaml/parse-any.ts';
import { told } from '../told.ts';

function parsed(text: string): Parsed {
  const result = parse('', text);
  if ('problems' in result) throw new Error('this is no YAML');
  return result;
}

const listOf = (name: string, item: string, count: number): string => `${name}:\n${`  - ${item}\n`.repeat(count)}`;

test.for([
  [
    'of the wrong type',
    listOf('policies', 'x', 1001),
    'error wrong-type at /policies/999 {"expected":"object","found":"string","text":"x"}',
  ],
  [
    'that readers take for something else',
    `product: code\n${listOf('rulesets', '1', 1001)}`,
    'error ambiguous-scalar at /rulesets/999 {"text":"1","reads":"number"}',
  ],
] as const)('of many values %s the first thousand are told', ([, text, last]) => {
  const { problems } = checkFile('', parsed(text));
  expect(problems).toHaveLength(1000);
  expect(problems.map(told).at(-1)).toBe(last);
});
