import { describe, expect, test } from 'vitest';
import { checkConfig, checkFile } from '../../../src/files/shape.ts';
import { parse } from '../../../src/files/yaml/parse.ts';
import { type Parsed } from '../../../src/files/yaml/parse-any.ts';
import { told } from '../told.ts';

function parsed(text: string): Parsed {
  const result = parse('', text);
  if ('problems' in result) throw new Error('this is no YAML');
  return result;
}

const problemsOf = (text: string): string[] => checkFile('', parsed(text)).problems.map(told);

const rest = 'filters: { mode: all, conditions: [{ type: s, values: [x] }] }\nactions: []\n';
const policyFields = '["deployment_slug","name","slug","description","active","filters","actions","x-expires"]';

describe('one mistake is told once:', () => {
  test.for([
    [
      'a field that nobody knows, and that has no value',
      `name: A\n${rest}colour:\n`,
      [`error unknown-field at /colour (the key) {"field":"colour","allowed":${policyFields},"nearest":null}`],
    ],
    [
      'a date that is only a year',
      `name: A\n${rest}x-expires: 2027\n`,
      ['error ambiguous-scalar at /x-expires {"text":"2027","reads":"number"}'],
    ],
    [
      'a date that is missing',
      `name: A\n${rest}x-expires:\n`,
      ['error null-value at /x-expires (the key) {"field":"x-expires"}'],
    ],
    [
      'a line with a dash anywhere in a note, which is for people only',
      'policies: []\nx-notes:\n  why: a\n    - b',
      ['warning joined-lines at /x-notes/why'],
    ],
  ] as const)('%s', ([, text, problems]) => {
    expect(problemsOf(text)).toEqual(problems);
  });
});

test.for([
  ['x', 'error wrong-type at / {"expected":"object","found":"string","text":null}'],
  ['5', 'error wrong-type at / {"expected":"object","found":"number","text":null}'],
  ['policies: { a: b }', 'error wrong-type at /policies {"expected":"string or array","found":"object","text":null}'],
  ['policies: [a, 5]', 'error ambiguous-scalar at /policies/1 {"text":"5","reads":"number"}'],
  [
    'deployments: { a: { policies: [b, no] } }',
    'error ambiguous-scalar at /deployments/a/policies/1 {"text":"no","reads":"boolean"}',
  ],
  ['on_stale: [refuse]', 'error wrong-type at /on_stale {"expected":"string","found":"array","text":null}'],
  ['on_stale: {}', 'error wrong-type at /on_stale {"expected":"string","found":"object","text":null}'],
  ['policies:\n  - one\n    - two', 'error joined-lines at /policies/0'],
  ['guards: { max_deletes: 010 }', 'error ambiguous-number at /guards/max_deletes {"text":"010"}'],
  [
    'guards: { max_deletes: 01.5 }',
    'error wrong-type at /guards/max_deletes {"expected":"integer","found":"number","text":"01.5"}',
  ],
] as const)('of the config %j nothing counts: %s', ([text, problem]) => {
  const { content, problems } = checkConfig('', parsed(text));
  expect([content, problems.map(told)]).toEqual([null, [problem]]);
});
