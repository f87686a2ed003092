import { expect, test } from 'vitest';
import type { Place, Problem } from '../../src/domain/problem.ts';
import { openDocuments } from '../../src/files/config.ts';
import { report } from '../../src/files/report.ts';
import { memory } from './memory.ts';

const text = 'a: { x: 1, y: 2 }\nb: 3\n';
const reported = (problems: readonly Problem[]): string[] =>
  report(openDocuments(memory({ 'a.yaml': text, 'b.yaml': text })), problems).map(
    ({ problem, position }) =>
      `${position === null ? 'nowhere' : `${position.file}:${position.line}:${position.column}`} ${problem.code}`,
  );

const inFile = (file: string, ...pointer: string[]): Place => ({ file, pointer });
const joined = (at: Place): Problem => ({ severity: 'error', at, code: 'joined-lines' });
const empty = (at: Place): Problem => ({ severity: 'error', at, code: 'empty-file' });
const missing = (at: Place): Problem => ({ severity: 'error', at, code: 'missing-field', field: 'z' });

test('problems stand by file, then line, then column, however they were found', () => {
  const places = [
    inFile('b.yaml', 'a', 'x'),
    inFile('a.yaml', 'b'),
    inFile('a.yaml', 'a', 'y'),
    inFile('a.yaml', 'a', 'x'),
  ];
  const inOrder = ['a.yaml:1:9', 'a.yaml:1:15', 'a.yaml:2:4', 'b.yaml:1:9'].map((place) => `${place} joined-lines`);
  expect(reported(places.map(joined))).toEqual(inOrder);
  expect(reported(places.toReversed().map(joined))).toEqual(inOrder);
});

test.for([
  ['a place in a file', inFile('a.yaml', 'b'), 'a.yaml:2:4'],
  ['no file at all', inFile(''), 'nowhere'],
] as const)('problems of %s stand by code', ([, at, place]) => {
  const inOrder = [`${place} empty-file`, `${place} joined-lines`, `${place} missing-field`];
  const [e, j, m] = [empty(at), joined(at), missing(at)];
  for (const problems of [
    [e, j, m],
    [e, m, j],
    [j, e, m],
    [j, m, e],
    [m, e, j],
    [m, j, e],
  ]) {
    expect(reported(problems)).toEqual(inOrder);
  }
});

test('what is found twice at one place is told once, in a file or nowhere', () => {
  for (const at of [inFile('a.yaml', 'b'), inFile('')]) {
    expect(reported([joined(at), empty(at), joined(at)])).toHaveLength(2);
  }
});

const unknown = (at: Place, known: readonly string[], value = 'x'): Problem => ({
  severity: 'error',
  at,
  code: 'unknown-condition-value',
  type: 'team',
  value,
  known,
  nearest: null,
});

test('what equal lists say of one place is told once, what other lists say is told too', () => {
  const at = inFile('a.yaml', 'b');
  const lists = [['blue'], ['blue'], ['blue', 'red'], ['blue,red'], ['blue', 'red']];
  expect(reported(lists.map((known) => unknown(at, known)))).toHaveLength(3);
});

test('many problems that name one long list hold it once', () => {
  const known = Array.from({ length: 20_000 }, (_, index) => `a team with a rather long name, number ${String(index)}`);
  const problems = Array.from({ length: 10_000 }, (_, index) => unknown(inFile('a.yaml', 'b'), known, String(index)));
  // With its list in the key of each, this takes more memory than there is.
  expect(reported(problems)).toHaveLength(problems.length);
});

test.for([
  ['api_token', null],
  ['Password', null],
  ['privateKey', null],
  ['b', 'b: 3'],
] as const)('a field "%s" that nothing has is shown with the line %s: no log repeats a secret', ([field, excerpt]) => {
  const problem: Problem = {
    severity: 'error',
    at: inFile('a.yaml', 'b'),
    code: 'unknown-field',
    field,
    allowed: [],
    nearest: null,
  };
  expect(report(openDocuments(memory({ 'a.yaml': text })), [problem])).toMatchObject([{ excerpt }]);
});
