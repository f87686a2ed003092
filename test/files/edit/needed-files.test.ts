import { expect, test } from 'vitest';
import { defaultDeployment, defaultSettings, type Settings } from '../../../src/domain/settings.ts';
import { bare, editPolicies, list } from './small-files.ts';

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
  ['a file that the config names', config(a, b), { [a]: bare('a'), [b]: bare('b') }, ['a'], { [b]: list() }],
  [
    'the last file of a folder',
    config('policies/a', 'policies/b'),
    { [a]: bare('a'), [b]: list('b', 'c') },
    ['a'],
    { [b]: list() },
  ],
  [
    'the last file of a glob',
    config('policies/*/1.yaml', c),
    { [a]: bare('a'), [c]: bare('b') },
    ['a'],
    { [c]: list() },
  ],
  [
    'one file of a folder that loses all',
    config('policies/a', 'policies/b'),
    { [a]: bare('a'), [b]: bare('b'), [c]: bare('c') },
    ['a'],
    { [b]: list(), [c]: null },
  ],
  [
    'one file for two paths that lead to it',
    config('policies/a', 'policies/b', 'policies/*/1.yaml', b),
    { [a]: bare('a'), [b]: bare('b'), [c]: bare('c') },
    ['a'],
    { [b]: list(), [c]: null },
  ],
  [
    'the file that the config names, also for the folder that it is in',
    config('policies/a', c, 'policies/b'),
    { [a]: bare('a'), [b]: bare('b'), [c]: bare('c') },
    ['a'],
    { [b]: null, [c]: list() },
  ],
  [
    'the folder of one deployment',
    {
      ...config('policies/a'),
      deployments: new Map([['acme', { ...defaultDeployment, policies: ['policies/a', 'policies/b'] }]]),
    },
    { [a]: bare('a'), [b]: bare('b') },
    ['a'],
    { [b]: list() },
  ],
  [
    'no file of a folder that another one is left in',
    config('policies/a', 'policies/b'),
    { [a]: bare('a'), [b]: bare('b'), [c]: bare('c') },
    ['a', 'b'],
    { [c]: null },
  ],
  [
    'no file of a folder that a new one comes into',
    config('policies/a', 'policies/b'),
    { [a]: bare('a'), [b]: bare('b'), [c]: bare('c') },
    ['b', 'c', 'd'],
    { [a]: null, 'policies/a/d.yaml': bare('d') },
  ],
  [
    'no file where nothing names its folder',
    config('policies'),
    { [a]: bare('a'), [b]: bare('b') },
    ['a'],
    { [b]: null },
  ],
  [
    'no file of the default folder, which may be missing',
    defaultSettings,
    { 'x.yaml': bare('a'), [b]: bare('b') },
    ['a'],
    { [b]: null },
  ],
];

test.for(rows)('of files that lose all entries, %s stays as an empty list', ([, settings, files, slugs, after]) => {
  const done = editPolicies(files, slugs, { settings });
  expect([done.unwritten, Object.fromEntries(done.texts)]).toEqual([[], after]);
});
