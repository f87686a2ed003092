import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { type EditedFiles, editFiles } from '../../../src/files/print/edit-files.ts';
import { liveObjects } from '../../../src/files/print/live-content.ts';
import { planDetection } from '../../../src/files/print/plan-detection.ts';

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

test('tens of thousands of exceptions that came find their neighbours among as many that stay', () => {
  const entry = (index: number) => {
    const rule = `${'rule-'.repeat(20)}${String(index).padStart(6, '0')}`;
    return { exception_type: 'exclude', rule, rule_type: 'rule', project: 'acme/api' } as const;
  };
  const [count, path] = [60_000, 'a.yaml'];
  const indexes = Array.from({ length: count }, (_, index) => index);
  const exceptions = indexes.map((index) => ({ value: entry(index * 2), at: { file: path, pointer: [] } }));
  const lists = { rulesets: [], rules: [], disabled: [] };
  const declared = { file: path, deployment: null, kind: 'detection/code', lists, exceptions } as const;
  const live = liveObjects('detection/code', { ...lists, exceptions: indexes.map((index) => entry(index * 2 + 1)) });
  const isAdded = (id: string): boolean => live.exceptions.has(id);
  const changes = planDetection([{ path, text: '', mark: '', value: {}, declared }], live, isAdded);
  expect(changes).toHaveLength(count);
  expect(changes.every((change) => change.verb === 'add' && change.after === count - 1)).toBe(true);
});
