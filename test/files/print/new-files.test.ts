import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { load } from 'js-yaml';
import { parseDocument } from 'yaml';
import type { Content } from '../../../src/domain/preview.ts';
import { byteLimit } from '../../../src/files/disk.ts';
import { newFiles, type NewFilesOptions } from '../../../src/files/print/create-files.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { loadFiles } from '../../../src/files/load.ts';
import { memory } from '../memory.ts';
import { declaredBy, plain } from './declared.ts';
import { liveDetection, livePolicies } from './live.ts';

const seed = 20_261_121;
const options: NewFilesOptions = {
  single: false,
  folder: 'policies',
  schema: (_, shape) => `../.ifmatch/${shape}.schema.json`,
};

const remediation = (policies: Content[], more: Partial<NewFilesOptions> = {}) =>
  newFiles({ kind: 'remediation', deployment: 'acme', content: { policies } }, { ...options, ...more });

const policy = {
  slug: 'a',
  name: 'A',
  filters: { mode: 'all', conditions: [{ type: 'severity', values: ['high'] }] },
  actions: [],
};

describe('files for a bundle that none declares yet', () => {
  test('declare just what is live, for any policies', () => {
    fc.assert(
      fc.property(livePolicies(), fc.boolean(), (content, single) => {
        const { texts, undone } = newFiles(
          { kind: 'remediation', deployment: 'acme', content },
          { ...options, single },
        );
        expect(undone).toEqual([]);
        expect(declaredBy(texts, 'remediation')).toEqual(plain(content));
      }),
      { seed, numRuns: 600 },
    );
  });

  test('declare just what is live, for any detection policy', () => {
    fc.assert(
      fc.property(liveDetection(), (content) => {
        const { texts, undone } = newFiles({ kind: 'detection/code', deployment: 'acme', content }, options);
        expect(undone).toEqual([]);
        expect(declaredBy(texts, 'detection/code')).toEqual(plain(content));
      }),
      { seed, numRuns: 500 },
    );
  });

  test('are read alike by a reader of YAML 1.1 and by another of 1.2', () => {
    fc.assert(
      fc.property(livePolicies(), (content) => {
        const { texts } = newFiles({ kind: 'remediation', deployment: 'acme', content }, { ...options, single: true });
        const [text = ''] = texts.values();
        for (const version of ['1.1', '1.2'] as const) {
          expect(parseDocument(text, { version, merge: true }).toJS()).toEqual(load(text));
        }
      }),
      { seed, numRuns: 300 },
    );
  });

  test('look as our examples do', () => {
    const { texts } = remediation([
      {
        slug: 'tickets-for-no',
        name: 'Tickets: no, 1.10',
        description: 'One line.\nAnd #2.\n',
        active: false,
        filters: {
          mode: 'all',
          conditions: [
            { type: 'severity', values: ['high', 'no'], mode: 'any' },
            { type: 'repository_tag', values: ['a tag', 'x'.repeat(80)], mode: 'none' },
          ],
        },
        actions: [
          { type: 'pr_comment', config: {} },
          { type: 'slack_app', config: { channel: '#oncall' } },
        ],
      },
    ]);
    expect([...texts.keys()]).toEqual(['policies/remediation/tickets-for-no.yaml']);
    expect([...texts.values()][0]).toBe(`# yaml-language-server: $schema=../.ifmatch/remediation-file.schema.json

deployment_slug: acme
name: "Tickets: no, 1.10"
slug: tickets-for-no
description: |
  One line.
  And #2.
active: false
filters:
  mode: all
  conditions:
    - type: severity
      values: [high, "no"]
    - type: repository_tag
      values:
        - a tag
        - ${'x'.repeat(80)}
      mode: none
actions:
  - type: pr_comment
  - type: slack_app
    config:
      channel: "#oncall"
`);
  });

  test('have names that every disk can hold and tell apart', () => {
    const slugs = [
      'con',
      'CON',
      'a/b',
      'a-b',
      '../x',
      '.hidden',
      'ifmatch',
      'If-Match',
      'É',
      'é',
      'x'.repeat(255),
      '?',
      '*',
      'nul.txt',
      'straße',
      'STRASSE',
    ];
    const { texts, undone } = remediation(slugs.map((slug) => ({ ...policy, slug })));
    expect(undone).toEqual([]);
    const names = [...texts.keys()].map((path) => path.replace('policies/remediation/', ''));
    expect(new Set(names.map((name) => name.toUpperCase().normalize('NFKC'))).size).toBe(slugs.length);
    for (const name of names) expect(name).toMatch(/^(?!(?:con|nul)\.)[\p{L}\p{N}][\p{L}\p{N}._-]{0,80}\.yaml$/u);
    const { bundles, problems } = loadFiles(memory(Object.fromEntries(texts)), defaultSettings, {
      paths: [],
      deployment: null,
    });
    expect(problems.filter(({ code }) => code !== 'same-conditions')).toEqual([]);
    expect(bundles[0]?.origins.size).toBe(slugs.length);
  });

  test('do not depend on the order of the answer', () => {
    const policies = ['b', 'a', 'A', 'c'].map((slug) => ({ ...policy, slug }));
    expect([...remediation(policies).texts]).toEqual([...remediation(policies.toReversed()).texts]);
    const exceptions = ['b', 'a', 'c'].map((rule) => ({
      exception_type: 'exclude',
      rule,
      rule_type: 'rule',
      project: 'p',
    }));
    const texts = [exceptions, exceptions.toReversed()].map((list) => {
      const content = { rulesets: [], rules: [], disabled: [], exceptions: list };
      return newFiles({ kind: 'detection/code', deployment: 'acme', content }, options).texts;
    });
    expect(texts[0]?.get('policies/detection/code.yaml')?.match(/(?<=rule: )./g)).toEqual(['a', 'b', 'c']);
    expect(texts[1]).toEqual(texts[0]);
  });

  test('say that there is nothing where there is nothing', () => {
    expect([...remediation([], { schema: () => null, folder: '' }).texts]).toEqual([
      ['remediation.yaml', 'deployment_slug: acme\npolicies: []\n'],
    ]);
  });

  test('are not written beyond the size that a file may have', () => {
    const policies = Array.from({ length: 1_100 }, (_, index) => ({
      ...policy,
      slug: `p${index}`,
      description: 'x'.repeat(10_000),
    }));
    expect(remediation(policies, { single: true })).toMatchObject({
      undone: [{ why: 'too-large', file: 'policies/remediation.yaml' }],
    });
    expect(remediation(policies).texts.size).toBe(1_100);
  });

  test('are written up to that size', () => {
    const sized = (first: number) => {
      const policies = Array.from({ length: 1_040 }, (_, index) => ({
        ...policy,
        slug: `p${String(index).padStart(4, '0')}`,
        description: 'x'.repeat(index === 0 ? first : 9_925),
      }));
      return remediation(policies, { single: true });
    };
    const lengthOf = ({ texts }: ReturnType<typeof sized>): number =>
      texts.get('policies/remediation.yaml')?.length ?? 0;
    const room = byteLimit - lengthOf(sized(1));
    expect(lengthOf(sized(1 + room))).toBe(byteLimit);
    expect(sized(2 + room).undone).toEqual([{ why: 'too-large', id: 'bundle', file: 'policies/remediation.yaml' }]);
  });

  test('leave out what our files cannot say, and tell', () => {
    const { texts, undone, dropped } = remediation([
      { ...policy, id: 7, color: 'red' },
      { ...policy, slug: 'b', filters: { mode: 'some', conditions: [] } },
      { ...policy, slug: 'c', actions: [{ type: 'x', weight: 1 }] },
    ]);
    expect(texts.size).toBe(2);
    expect(undone).toMatchObject([{ why: 'unwritable', id: 'slug b' }]);
    expect(dropped).toEqual([
      { id: 'slug a', pointer: ['color'] },
      { id: 'slug c', pointer: ['actions', 0, 'weight'] },
    ]);
  });
});
