import { describe, expect, test } from 'vitest';
import { byteLimit } from '../../../src/files/disk.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { isBare, ownFiles, readFile } from '../../../src/files/print/declared-files.ts';
import { policyTexts } from '../../../src/files/print/plan-policies.ts';
import { memory } from '../memory.ts';
import { told } from '../told.ts';
import { bare, list } from './small-files.ts';

const rules = 'product: code\nrulesets: []\nrules: []\ndisabled: []\nexceptions: []\n';
const own = (files: Readonly<Record<string, string>>, kind: 'remediation' | 'detection/code' = 'remediation') => {
  const found = ownFiles(
    { texts: new Map(Object.entries(files)), settings: defaultSettings, deployment: 'acme' },
    kind,
  );
  return 'broken' in found ? found : found.own.map(({ path }) => path);
};

describe('the files of a bundle', () => {
  test('are those of its kind and deployment, in the order of their paths', () => {
    const files = { 'z.yaml': bare('z'), 'c.yaml': rules, 'a.yaml': list('a') };
    expect(own(files)).toEqual(['a.yaml', 'z.yaml']);
    expect(own(files, 'detection/code')).toEqual(['c.yaml']);
    const named = { 'a.yaml': `deployment_slug: acme\n${list('a')}`, 'b.yaml': `deployment_slug: other\n${list('a')}` };
    expect(own(named)).toEqual(['a.yaml']);
  });

  test('are none while some are broken, and each of those is named once', () => {
    const files = { 'a.yaml': list('a'), 'b.yaml': 'x: [', 'c.yaml': 'policies: x\n', 'd.yaml': list('d', 'e') };
    expect(own(files)).toEqual({ broken: ['b.yaml', 'c.yaml'] });
    expect(own({ 'a.yaml': list('a', 'b'), 'b.yaml': list('a', 'b') })).toEqual({ broken: ['b.yaml'] });
  });

  test('may have what is only warned of', () => {
    expect(own({ 'a.yaml': list('a').replace('    slug: a\n', '') })).toEqual(['a.yaml']);
    expect(readFile('a.yaml', `${bare('a')}description: so\n  - and so\n`)).not.toBeNull();
  });
});

describe('a file', () => {
  test('is read with its mark, its value and what it declares', () => {
    const read = readFile('a.yaml', `\u{FEFF}${bare('a')}`);
    expect(read).toMatchObject({ path: 'a.yaml', text: bare('a'), mark: '\u{FEFF}', value: { name: 'a', slug: 'a' } });
    expect(read?.declared).toMatchObject({ kind: 'remediation', file: 'a.yaml', deployment: null });
    expect(readFile('a.yaml', bare('a'))?.mark).toBe('');
  });

  test.for([
    ['too large', `${bare('a')}# ${'x'.repeat(byteLimit)}\n`],
    ['no YAML', 'a: ['],
    ['with a control character', `${bare('a')}# \u0001\n`],
    ['of no known shape', 'a: b'],
    ['with an unknown field', `${bare('a')}colour: red\n`],
    ['with a text that is doubtful', `${bare('a')}description: 1e3\n`],
  ] as const)('is none when it is %s', ([, text]) => {
    expect(readFile('a.yaml', text)).toBeNull();
  });

  test('may be just as large as the limit', () => {
    const text = `${bare('a')}# `;
    expect(readFile('a.yaml', text.padEnd(byteLimit, 'x'))).toMatchObject({ path: 'a.yaml', value: { slug: 'a' } });
    expect(readFile('a.yaml', text.padEnd(byteLimit + 1, 'x'))).toBeNull();
  });

  test('is a policy by itself, or a list of them', () => {
    const [one, several] = [readFile('a.yaml', bare('a')), readFile('a.yaml', list('a'))];
    expect([one && isBare(one), several && isBare(several)]).toEqual([true, false]);
  });
});

describe('the texts of policy files', () => {
  test('come with what is wrong with the paths, and with the files that cannot be read', () => {
    const source = memory({
      'policies/a.yaml': bare('a'),
      'policies/b.yaml': new Uint8Array([0xef, 0xbb, 0x61]),
      'policies/c.yaml': new Uint8Array([0xef, 0xbb, 0xbf, 0x61]),
      'ifmatch.yaml': '',
    });
    const settings = { ...defaultSettings, file: 'ifmatch.yaml' };
    const { texts, problems } = policyTexts(source, settings, { paths: ['', '../x', 'none'], deployment: null });
    expect([...texts]).toEqual([
      ['policies/a.yaml', bare('a')],
      ['policies/c.yaml', '\u{FEFF}a'],
    ]);
    expect(problems.map(told).map((one) => one.replace(/ \{.*/, ''))).toEqual([
      'error path-outside at /',
      'error path-missing at /',
      'error not-utf8 at policies/b.yaml/',
    ]);
  });

  test('do not hold the config, whatever it is called', () => {
    const source = memory({ 'policies/a.yaml': bare('a'), 'policies/own.yaml': 'policies: .\n' });
    const settings = { ...defaultSettings, file: 'policies/own.yaml' };
    const { texts, problems } = policyTexts(source, settings, { paths: ['policies'], deployment: null });
    expect([[...texts.keys()], problems]).toEqual([['policies/a.yaml'], []]);
  });

  test.for(['仿', '＿', 'ﻁ', 'a¿'])('begin with no mark where bytes of one do: %s', (text) => {
    const source = memory({ 'policies/a.yaml': text });
    const { texts } = policyTexts(source, defaultSettings, { paths: ['policies'], deployment: null });
    expect([...texts.values()]).toEqual([text]);
  });
});
