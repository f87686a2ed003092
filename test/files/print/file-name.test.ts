import { expect, test } from 'vitest';
import { foldName } from '../../../src/files/find.ts';
import { fileName } from '../../../src/files/print/create-files.ts';

test.for([
  ['a.b_c-d', 'a.b_c-d'],
  ['Block Criticals!', 'block-criticals'],
  ['a/b', 'a-b'],
  ['a  b', 'a-b'],
  ['../x', 'x'],
  ['.hidden', 'hidden'],
  ['-._a._-', 'a'],
  ['a--', 'a'],
  ['É', 'é'],
  ['E\u{301}', 'é'],
  ['straße', 'straße'],
  ['?', 'policy'],
  ['', 'policy'],
  ['😀😀', 'policy'],
  ['con', 'policy-con'],
  ['NUL.txt', 'policy-nul.txt'],
  ['com1', 'policy-com1'],
  ['lpt9', 'policy-lpt9'],
  ['com', 'com'],
  ['null', 'null'],
  ['xcon', 'xcon'],
  ['if', 'policy-if'],
  ['ifmatch', 'policy-ifmatch'],
  ['If-Match', 'policy-if-match'],
  ['if_match', 'policy-if_match'],
  ['ifmatches', 'ifmatches'],
  ['x'.repeat(70), 'x'.repeat(60)],
  [`${'x'.repeat(58)}-yy`, `${'x'.repeat(58)}-y`],
  [`${'x'.repeat(59)}-yy`, 'x'.repeat(59)],
  ['𝔵'.repeat(61), '𝔵'.repeat(60)],
] as const)('the file of %j is called %j', ([slug, stem]) => {
  expect(fileName(slug, '.yml', new Set())).toBe(`${stem}.yml`);
});

test('a name that is taken gets a number, whatever the case of its letters', () => {
  const taken = new Set([foldName('A.yaml')]);
  const names = ['a', 'A', 'STRASSE', 'straße', 'b'].map((slug) => fileName(slug, '.yaml', taken));
  expect(names).toEqual(['a-2.yaml', 'a-3.yaml', 'strasse.yaml', 'straße-2.yaml', 'b.yaml']);
  expect(taken).toEqual(new Set(['a.yaml', 'a-2.yaml', 'a-3.yaml', 'strasse.yaml', 'strasse-2.yaml', 'b.yaml']));
});

test('a disk may take ligatures and cases for the same', () => {
  expect(['ﬁ', 'FI', 'É', 'ẞ'].map(foldName)).toEqual(['fi', 'fi', 'é', 'ß']);
});
