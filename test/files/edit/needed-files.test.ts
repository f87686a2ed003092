import { expect, test } from 'vitest';
import { defaultDeployment, defaultSettings, type Settings } from '../../../src/domain/settings.ts';
import { policyFile, editPolicies, policyListFile } from './small-files.ts';

const config = (...policies: string[]): Settings => ({ ...defaultSettings, file: 'ifmatch.yaml', policies });
const [a, b, c] = ['policies/a/1.yaml', 'policies/b/1.yaml', 'policies/b/2.yaml'] as const;

type Row = readonly [
  name: string,
  settings: Settings,
  files: Readonly<Record<string, string>>,
  slugs: readonly string[],
  after: Readonly<Record<string, string | null>>,
];

const rows: readonly Row[] = [
  [
    'a file that the config names',
    config(a, b),
    { [a]: policyFile('a'), [b]: policyFile('b') },
    ['a'],
    { [b]: policyListFile() },
  ],
  [
    'the last file of a folder',
    config('policies/a', 'policies/b'),
    { [a]: policyFile('a'), [b]: policyListFile('b', 'c') },
    ['a'],
    { [b]: policyListFile() },
  ],
  [
    'the last file of a glob',
    config('policies/*/1.yaml', c),
    { [a]: policyFile('a'), [c]: policyFile('b') },
    ['a'],
    { [c]: policyListFile() },
  ],
  [
    'one file of a folder that loses all',
    config('policies/a', 'policies/b'),
    { [a]: policyFile('a'), [b]: policyFile('b'), [c]: policyFile('c') },
    ['a'],
    { [b]: policyListFile(), [c]: null },
  ],
  [
    'one file for two paths that lead to it',
    config('policies/a', 'policies/b', 'policies/*/1.yaml', b),
    { [a]: policyFile('a'), [b]: policyFile('b'), [c]: policyFile('c') },
    ['a'],
    { [b]: policyListFile(), [c]: null },
  ],
  [
    'the file that the config names, also for the folder that it is in',
    config('policies/a', c, 'policies/b'),
    { [a]: policyFile('a'), [b]: policyFile('b'), [c]: policyFile('c') },
    ['a'],
    { [b]: null, [c]: policyListFile() },
  ],
  [
    'the folder of one deployment',
    {
      ...config('policies/a'),
      deployments: new Map([['acme', { ...defaultDeployment, policies: ['policies/a', 'policies/b'] }]]),
    },
    { [a]: policyFile('a'), [b]: policyFile('b') },
    ['a'],
    { [b]: policyListFile() },
  ],
  [
    'no file of a folder that another one is left in',
    config('policies/a', 'policies/b'),
    { [a]: policyFile('a'), [b]: policyFile('b'), [c]: policyFile('c') },
    ['a', 'b'],
    { [c]: null },
  ],
  [
    'no file of a folder that a new one comes into',
    config('policies/a', 'policies/b'),
    { [a]: policyFile('a'), [b]: policyFile('b'), [c]: policyFile('c') },
    ['b', 'c', 'd'],
    { [a]: null, 'policies/a/d.yaml': policyFile('d') },
  ],
  [
    'no file where nothing names its folder',
    config('policies'),
    { [a]: policyFile('a'), [b]: policyFile('b') },
    ['a'],
    { [b]: null },
  ],
  [
    'no file of the default folder, which may be missing',
    defaultSettings,
    { 'x.yaml': policyFile('a'), [b]: policyFile('b') },
    ['a'],
    { [b]: null },
  ],
];

test.for(rows)('of files that lose all entries, %s stays as an empty list', ([, settings, files, slugs, after]) => {
  const done = editPolicies(files, slugs, { settings });
  expect([done.unwritten, Object.fromEntries(done.texts)]).toEqual([[], after]);
});
