import { describe, expect, test } from 'vitest';
import { type Content, itemObject } from '../../../src/domain/bundle.ts';
import type { EditedFiles } from '../../../src/files/edit/edit-files.ts';
import { editFilesWith } from './small-files.ts';

type Files = Readonly<Record<string, string>>;
const editDetection = (files: Files, content: Content, only: string[] | null = null): EditedFiles =>
  editFilesWith(
    files,
    'detection/code',
    { rulesets: [], rules: [], disabled: [], exceptions: [], ...content },
    { only },
  );

const file = (rules: string, more = ''): string =>
  `product: code\nrulesets: [r]\nrules: [${rules}]\ndisabled: []\nexceptions: []\n${more}`;
const rulesFile = (rules: string): string => `product: code\nrules: [${rules}]\n`;

describe('lists of several files', () => {
  const files = { 'c.yaml': file('a, f'), 'd.yaml': rulesFile('c') };

  test('get new items at the end of the last file', () => {
    const { texts, objectEdits } = editDetection(files, { rulesets: ['r'], rules: ['g', 'f', 'c', 'b', 'a'] });
    expect([...texts]).toEqual([['d.yaml', rulesFile('c, b, g')]]);
    expect(objectEdits).toEqual(
      ['b', 'g'].map((item) => ({ ...itemObject('rules', item), verb: 'create', file: 'd.yaml' })),
    );
  });

  test('stay as empty lists when a file loses all entries', () => {
    const without = editDetection(files, { rulesets: ['r'], rules: ['a', 'f'] });
    expect([...without.texts]).toEqual([['d.yaml', rulesFile('')]]);
    expect(without.objectEdits).toEqual([{ ...itemObject('rules', 'c'), verb: 'delete', file: 'd.yaml' }]);
  });

  test('keep a file that was empty before', () => {
    const { texts } = editDetection({ ...files, 'd.yaml': rulesFile('') }, { rulesets: ['r'], rules: ['a'] });
    expect([...texts]).toEqual([['c.yaml', file('a')]]);
  });
});

describe('an exception of several projects', () => {
  const exceptions = (...entries: string[]): string =>
    `product: code\nrules: []\nexceptions:\n${entries.map((one) => `  - ${one}\n`).join('')}`;
  const entry = (projects: string): string =>
    `{ exception_type: exclude, rule: r, rule_type: rule, ${projects}, x-reason: legacy }`;
  const files = { 'c.yaml': exceptions(entry('projects: [a, b, c]')) };
  const live = (project: string, type = 'exclude'): Content => ({
    exception_type: type,
    rule: 'r',
    rule_type: 'rule',
    project,
  });
  const edited = (...all: Content[]): string | null | undefined =>
    editDetection(files, { exceptions: all }).texts.get('c.yaml');

  test('stays when all of them are live', () => {
    expect(edited(live('c'), live('a'), live('b'))).toBeUndefined();
  });

  test('loses the projects that are gone, and goes with the last one', () => {
    expect(edited(live('a'), live('c'))).toBe(exceptions(entry('projects: [a, c]')));
    expect(edited()).toBe('product: code\nrules: []\nexceptions: []\n');
  });

  test('gives one that became different an entry of its own, with the notes', () => {
    expect(edited(live('a'), live('b', 'include'), live('c'))?.replace('\n\n', '\n')).toBe(
      exceptions(entry('projects: [a, c]'), entry('project: b').replace('exclude', 'include')),
    );
  });

  test('stays one entry when all became the same', () => {
    expect(edited(live('a', 'include'), live('b', 'include'), live('c', 'include'))).toBe(
      exceptions(entry('projects: [a, b, c]').replace('exclude', 'include')),
    );
  });

  test('stays for those that became the same when no other is left', () => {
    expect(edited(live('a', 'include'), live('c', 'include'))).toBe(
      exceptions(entry('projects: [a, c]').replace('exclude', 'include')),
    );
  });

  test('does not take a new project, since its reason is not known', () => {
    const text = edited(live('a'), live('b'), live('c'), live('d'));
    expect(text).toContain(entry('projects: [a, b, c]'));
    expect(text).toContain('project: d');
  });
});
