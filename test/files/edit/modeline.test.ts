import { expect, test } from 'vitest';
import { modelineOf } from '../../../src/files/edit/new-files.ts';

test.for([
  ['# yaml-language-server: $schema=q\nname: a\n', '# yaml-language-server: $schema=q'],
  ['#yaml-language-server: $schema=q\r\nname: a\r\n', '#yaml-language-server: $schema=q'],
  ['# why\n#  yaml-language-server: $schema=q', '#  yaml-language-server: $schema=q'],
  ['name: a # yaml-language-server: $schema=q\n', null],
  ['description: |\n  # yaml-language-server: $schema=q\n', null],
  ['# yaml\n', null],
] as const)('the modeline of %j is %j', ([text, modeline]) => {
  expect(modelineOf(text)).toBe(modeline);
});
