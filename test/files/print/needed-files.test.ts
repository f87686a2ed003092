import { expect, test } from 'vitest';
import { policyId } from '../../../src/domain/bundle.ts';
import { defaultSettings, type Settings } from '../../../src/domain/settings.ts';
import { bare, edit, editPolicies, list } from './small-files.ts';

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
    { ...config('policies/a'), deployments: new Map([['acme', { id: null, policies: ['policies/a', 'policies/b'] }]]) },
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
    ['a', 'd'],
    { [b]: null, [c]: null, 'policies/b/d.yaml': bare('d') },
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

test.for(rows)('of files that lose all, what stays as an empty list is %s', ([, settings, files, slugs, after]) => {
  const done = editPolicies(files, slugs, { settings });
  expect([done.undone, Object.fromEntries(done.texts)]).toEqual([[], after]);
});

test('a file of empty lists stays where the config names it', () => {
  const lists = (rule: string): string => `product: code\nrulesets: []\nrules: ${rule}\ndisabled: []\nexceptions: []\n`;
  const files = { [a]: lists('[r.one]'), [b]: 'product: code\nrules: [r.two]\n' };
  const content = { rulesets: [], rules: ['r.one'], disabled: [], exceptions: [] };
  const editWith = (settings: Settings): unknown =>
    Object.fromEntries(edit(files, 'detection/code', content, { settings }).texts);
  expect(editWith(config('policies/a', 'policies/b'))).toEqual({ [b]: 'product: code\nrules: []\n' });
  expect(editWith(config('policies'))).toEqual({ [b]: null });
});

test('a policy that needs a file where the config does not look is left, and nothing else of it', () => {
  const files = { [a]: bare('a'), [b]: bare('b') };
  const settings = config('policies/*/1.yaml');
  const done = editPolicies(files, ['a', 'd'], { settings });
  expect(done.undone).toEqual([{ why: 'unread-file', id: policyId('d'), file: 'policies/a/d.yaml' }]);
  expect(Object.fromEntries(done.texts)).toEqual({ [b]: null });
});

const acme = (...policies: string[]): Settings['deployments'] => new Map([['acme', { id: null, policies }]]);

test.for<readonly [name: string, settings: Settings, file: string | null]>([
  ['in none of the paths is left', config(a, b, c), 'policies/b/d.yaml'],
  ['in the last of the paths is made', config(a, 'policies/b'), null],
  ['outside of the path that leads to one of the others is left', config(a), 'policies/b/d.yaml'],
  [
    'in a path of all, but in none of its deployment, is left',
    { ...config('policies'), deployments: acme(a, b, c) },
    'policies/b/d.yaml',
  ],
  ['in a path of its deployment alone is made', { ...config('other'), deployments: acme('policies') }, null],
])('a new file that would lie %s', ([, settings, file]) => {
  const done = editPolicies({ [a]: bare('a'), [b]: bare('b'), [c]: bare('c') }, ['a', 'b', 'c', 'd'], { settings });
  expect(done.undone).toEqual(file === null ? [] : [{ why: 'unread-file', id: policyId('d'), file }]);
  expect([...done.texts.keys()]).toEqual(file === null ? ['policies/b/d.yaml'] : []);
});

test('a run of files that the config does not lead to goes by them', () => {
  const done = editPolicies({ 'x/a.yaml': bare('a') }, ['a', 'd'], { settings: config('policies') });
  expect([done.undone, [...done.texts.keys()]]).toEqual([[], ['x/d.yaml']]);
});
