import { expect, test } from 'vitest';
import type { Content } from '../../../src/domain/preview.ts';
import { newFiles, type NewFilesOptions } from '../../../src/files/print/create-files.ts';

const policy = (slug: string): Content => ({
  slug,
  name: 'A',
  filters: { mode: 'all', conditions: [{ type: 's', values: ['x'] }] },
  actions: [],
});
const options: NewFilesOptions = { single: false, folder: 'f', schema: (path, shape) => `${shape} of ${path}` };
const fields = (slug: string, indent = ''): string =>
  [
    `name: A`,
    `slug: ${slug}`,
    'filters:',
    '  mode: all',
    '  conditions:',
    '    - type: s',
    '      values: [x]',
    'actions: []',
  ]
    .map((line, index) => `${index === 0 ? '' : indent}${line}\n`)
    .join('');

test('policies have a file each, in the order of their slugs, with the schema on top', () => {
  const content = { policies: ['b', 'B', 'a'].map(policy) };
  const { texts } = newFiles({ kind: 'remediation', deployment: null, content }, options);
  expect([...texts]).toEqual(
    [
      ['f/remediation/b.yaml', 'B'],
      ['f/remediation/a.yaml', 'a'],
      ['f/remediation/b-2.yaml', 'b'],
    ].map(([path, slug]) => [
      path,
      `# yaml-language-server: $schema=remediation-file of ${String(path)}\n\n${fields(String(slug))}`,
    ]),
  );
});

test('policies stand apart in one file', () => {
  const content = { policies: ['b', 'a'].map(policy) };
  const single = { ...options, single: true, folder: '', schema: () => null };
  const { texts } = newFiles({ kind: 'remediation', deployment: 'acme', content }, single);
  expect([...texts]).toEqual([
    ['remediation.yaml', `deployment_slug: acme\npolicies:\n  - ${fields('a', '    ')}\n  - ${fields('b', '    ')}`],
  ]);
});

test('a detection policy has its lists apart, sorted, and its exceptions in order', () => {
  const exclude = (rule: string): Content => ({ exception_type: 'exclude', rule, rule_type: 'rule', project: 'p' });
  const content = { rulesets: [], rules: ['b', 'a'], disabled: ['d', 'c'], exceptions: [exclude('z'), exclude('m')] };
  const printed = (rule: string): string =>
    `  - exception_type: exclude\n    rule: ${rule}\n    rule_type: rule\n    project: p\n`;
  const { texts } = newFiles({ kind: 'detection/secrets', deployment: 'acme', content }, options);
  expect([...texts]).toEqual([
    [
      'f/detection/secrets.yaml',
      `# yaml-language-server: $schema=detection-file of f/detection/secrets.yaml\n\ndeployment_slug: acme\nproduct: secrets\n\nrulesets: []\n\nrules:\n  - a\n  - b\n\ndisabled:\n  - c\n  - d\n\nexceptions:\n${printed('m')}\n${printed('z')}`,
    ],
  ]);
});

test('rulesets of code are sorted, too', () => {
  const content = { rulesets: ['b', 'a'], rules: [], disabled: [], exceptions: [] };
  const { texts } = newFiles({ kind: 'detection/code', deployment: null, content }, { ...options, schema: () => null });
  expect([...texts]).toEqual([
    [
      'f/detection/code.yaml',
      'product: code\n\nrulesets:\n  - a\n  - b\n\nrules: []\n\ndisabled: []\n\nexceptions: []\n',
    ],
  ]);
});

test('a file that becomes too large is not written, and that is all that is said of it', () => {
  const long = Array.from({ length: 1_100 }, (_, index) => ({
    ...policy(`p${String(index)}`),
    description: 'x'.repeat(10_000),
  }));
  const content = { policies: [...long, { ...policy('c'), name: 5 }] };
  const { texts, undone } = newFiles({ kind: 'remediation', deployment: null, content }, { ...options, single: true });
  expect(texts.size).toBe(0);
  expect(undone).toEqual([
    { why: 'unwritable', id: 'slug c', pointer: ['name'] },
    { why: 'too-large', id: 'bundle', file: 'f/remediation.yaml' },
  ]);
});
