import { expect, test } from 'vitest';
import { checkConfig, checkFile } from '../../../src/files/shape.ts';
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

test('what stands behind a thousand mistakes declares nothing where it is no list', () => {
  const { content } = checkFile('', parsed(`product: code\n${listOf('rulesets', '1', 1000)}rules: x\n`));
  expect(content).toMatchObject({ lists: { rulesets: [], rules: [], disabled: null } });
});

test('nothing in place of a product is told behind a thousand values that are in doubt, too', () => {
  const { content, problems } = checkFile('', parsed(`${listOf('rules', '1', 1000)}product:\n`));
  expect(content).toBe(null);
  expect(problems.map(told)).toContain('error wrong-type at /product {"expected":"string","found":"null","text":null}');
});

test('a bad name among too many deployments is told as a bad name', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `  d${index}: {}\n`).join('');
  const { content, problems } = checkConfig('', parsed(`deployments:\n  "": {}\n${many}`));
  expect(content).toBe(null);
  expect(problems.map(told)).toEqual([
    'error out-of-bounds at /deployments/ (the key) {"what":"characters","found":0,"min":1,"max":null}',
  ]);
});
