import { describe, expect, test } from 'vitest';
import { type Content, itemObject } from '../../../src/domain/bundle.ts';
import type { EditedFiles } from '../../../src/files/edit/edit-files.ts';
import { edit } from './small-files.ts';

type Files = Readonly<Record<string, string>>;
const editDetection = (files: Files, content: Content, only: string[] | null = null): EditedFiles =>
  edit(files, 'detection/code', { rulesets: [], rules: [], disabled: [], exceptions: [], ...content }, { only });

const file = (rules: string, more = ''): string =>
  `product: code\nrulesets: [r]\nrules: [${rules}]\ndisabled: []\nexceptions: []\n${more}`;
const rulesFile = (rules: string): string => `product: code\nrules: [${rules}]\n`;

describe('lists of several files', () => {
  const files = { 'c.yaml': file('a, f'), 'd.yaml': rulesFile('c') };

  test('get new items at the end of the last file', () => {
    const { texts, touched } = editDetection(files, { rulesets: ['r'], rules: ['g', 'f', 'c', 'b', 'a'] });
    expect([...texts]).toEqual([['d.yaml', rulesFile('c, b, g')]]);
    expect(touched).toEqual(
      ['b', 'g'].map((item) => ({ ...itemObject('rules', item), verb: 'create', file: 'd.yaml' })),
    );
  });

  test('stay as empty lists when a file loses all entries', () => {
    const without = editDetection(files, { rulesets: ['r'], rules: ['a', 'f'] });
    expect([...without.texts]).toEqual([['d.yaml', rulesFile('')]]);
    expect(without.touched).toEqual([{ ...itemObject('rules', 'c'), verb: 'delete', file: 'd.yaml' }]);
  });

  test('keep a file that was empty before', () => {
    const { texts } = editDetection({ ...files, 'd.yaml': rulesFile('') }, { rulesets: ['r'], rules: ['a'] });
    expect([...texts]).toEqual([['c.yaml', file('a')]]);
  });
});
