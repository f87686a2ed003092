import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { editFiles, type EditedFiles } from '../../../src/files/print/edit-files.ts';

const rules = Array.from({ length: 80_000 }, (_, index) => `r${String(index).padStart(5, '0')}`);
const isEven = (_: string, index: number): boolean => index % 2 === 0;

const linesOf = (some: readonly string[]): string => some.map((rule) => `  - ${rule}\n`).join('');
const file = (some: readonly string[]): string =>
  `product: code\nrulesets: []\nrules:\n  # all\n${linesOf(some)}disabled: []\nexceptions: []\n`;

const edit = (texts: Readonly<Record<string, string>>, live: readonly string[]): EditedFiles =>
  editFiles(
    { texts: new Map(Object.entries(texts)), settings: defaultSettings, deployment: 'acme' },
    'detection/code',
    { product: 'code', rulesets: [], rules: live, disabled: [], exceptions: [] },
  );

describe('tens of thousands of rules in a file', () => {
  test('go one after the other, and the comment above them stays for the last', () => {
    const { texts, undone } = edit({ 'a.yaml': file(rules) }, rules.slice(-1));
    expect(undone).toEqual([]);
    expect(texts.get('a.yaml')).toBe(file(rules.slice(-1)));
  });

  test('come between those that stay', () => {
    const { texts, undone } = edit({ 'a.yaml': file(rules.filter(isEven)) }, rules);
    expect(undone).toEqual([]);
    expect(texts.get('a.yaml')).toBe(file(rules));
  });
});
