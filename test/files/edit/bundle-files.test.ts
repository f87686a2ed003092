import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { noExtraFields } from '../../../src/domain/extra-fields.ts';
import { findBundleFiles, readBundleFile } from '../../../src/files/edit/bundle-files.ts';
import { policyTexts } from '../../../src/files/load.ts';
import { memorySource } from '../memory-source.ts';
import { policyFile, policyListFile } from './small-files.ts';

const rules = 'product: code\nrulesets: []\nrules: []\ndisabled: []\nexceptions: []\n';
const own = (files: Readonly<Record<string, string>>, kind: 'remediation' | 'detection/code' = 'remediation') =>
  findBundleFiles({ texts: new Map(Object.entries(files)), settings: defaultSettings, deployment: 'acme' }, kind).map(
    ({ path }) => path,
  );

describe('the files of a bundle', () => {
  test('are those of its kind and deployment, sorted by path', () => {
    const files = { 'z.yaml': policyFile('z'), 'c.yaml': rules, 'a.yaml': policyListFile('a') };
    expect(own(files)).toEqual(['a.yaml', 'z.yaml']);
    expect(own(files, 'detection/code')).toEqual(['c.yaml']);
    const named = {
      'a.yaml': `deployment_slug: acme\n${policyListFile('a')}`,
      'b.yaml': `deployment_slug: other\n${policyListFile('a')}`,
    };
    expect(own(named)).toEqual(['a.yaml']);
  });
});

describe('a file', () => {
  test('is read with its byte order mark, value and declaration', () => {
    const read = readBundleFile('a.yaml', `\u{FEFF}${policyFile('a')}`, noExtraFields);
    expect(read).toMatchObject({
      path: 'a.yaml',
      text: policyFile('a'),
      byteOrderMark: '\u{FEFF}',
      value: { name: 'a', slug: 'a' },
    });
    expect(read?.declared).toMatchObject({ kind: 'remediation', path: 'a.yaml', deployments: [] });
    expect(readBundleFile('a.yaml', policyFile('a'), noExtraFields)?.byteOrderMark).toBe('');
  });
});

describe('the texts of policy files', () => {
  test('are the texts that the next run reads, with byte order marks', () => {
    const files = { 'policies/a.yaml': `\u{FEFF}${policyFile('a')}`, 'policies/b.txt': '', 'other/c.yaml': 'x' };
    const texts = policyTexts(memorySource(files), defaultSettings, { paths: [], deployment: null });
    expect([...texts]).toEqual([['policies/a.yaml', files['policies/a.yaml']]]);
  });

  test.for(['仿', '＿', 'ﻁ', 'a¿'])('begin without a byte order mark for bytes that only resemble one: %s', (text) => {
    const source = memorySource({ 'policies/a.yaml': text });
    const texts = policyTexts(source, defaultSettings, { paths: ['policies'], deployment: null });
    expect([...texts.values()]).toEqual([text]);
  });
});
