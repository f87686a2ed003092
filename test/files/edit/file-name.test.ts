import { expect, test } from 'vitest';
import { fileName } from '../../../src/files/edit/new-files.ts';

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
] as const)('the file of %j is named %j', ([slug, stem]) => {
  expect(fileName(slug, '.yml', new Set())).toBe(`${stem}.yml`);
});
