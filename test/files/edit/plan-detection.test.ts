import { describe, expect, test } from 'vitest';
import { itemId } from '../../../src/domain/bundle.ts';
import type { Content } from '../../../src/domain/preview.ts';
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

  test('take new items where their neighbours by name are', () => {
    const { texts, touched } = editDetection(files, { rulesets: ['r'], rules: ['g', 'f', 'd', 'c', 'b', 'a', 'A'] });
    expect([...texts]).toEqual([
      ['c.yaml', file('A, a, b, f, g')],
      ['d.yaml', rulesFile('c, d')],
    ]);
    expect(touched).toEqual(
      ['A', 'b', 'g', 'd'].map((item) => ({
        id: itemId('rules', item),
        verb: 'create',
        file: item === 'd' ? 'd.yaml' : 'c.yaml',
      })),
    );
  });

  test('take a new item into the last file that holds its neighbour', () => {
    const both = { 'c.yaml': file('a, c'), 'd.yaml': rulesFile('c') };
    const { texts } = editDetection(both, { rulesets: ['r'], rules: ['a', 'c', 'd'] });
    expect([...texts]).toEqual([['d.yaml', rulesFile('c, d')]]);
  });

  test('stay as empty lists when a file is left with nothing', () => {
    const without = editDetection(files, { rulesets: ['r'], rules: ['a', 'f'] });
    expect([...without.texts]).toEqual([['d.yaml', rulesFile('')]]);
    expect(without.touched).toEqual([{ id: itemId('rules', 'c'), verb: 'delete', file: 'd.yaml' }]);
  });

  test('keep a file that was empty before', () => {
    const { texts } = editDetection({ ...files, 'd.yaml': rulesFile('') }, { rulesets: ['r'], rules: ['a'] });
    expect([...texts]).toEqual([['c.yaml', file('a')]]);
  });
});

describe('exceptions', () => {
  type Scope = { project: string } | { project_tag_name: string };
  const live = (rule: string, scope: Scope, type = 'exclude') => ({
    exception_type: type,
    rule,
    rule_type: 'rule',
    ...scope,
  });
  const line = (rule: string, scope: string, type = 'exclude'): string =>
    `  - { exception_type: ${type}, rule: ${rule}, rule_type: rule, ${scope} }\n`;
  const head = 'product: code\nrulesets: []\nrules: []\ndisabled: []\nexceptions:\n';
  const [m, k] = [line('m', 'project: p'), line('k', 'project_tag_name: q')];
  const files = { 'c.yaml': head + k + m };
  const kept = [live('m', { project: 'p' }), live('k', { project_tag_name: 'q' })];

  test('stand behind the last that comes before them by rule, else in front of the first', () => {
    const added = [
      live('m', { project: 'z' }),
      live('o', { project: 'p' }),
      live('x', { project_tag_name: 'q' }),
      live('a', { project: 'q' }),
    ];
    expect(editDetection(files, { exceptions: [...kept, ...added] }).texts.get('c.yaml')).toBe(
      head +
        line('a', 'project: q') +
        k +
        m +
        line('m', 'project: z') +
        line('o', 'project: p') +
        line('x', 'project_tag_name: q'),
    );
  });
});
