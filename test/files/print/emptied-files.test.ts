import { expect, test } from 'vitest';
import { policyId } from '../../../src/domain/bundle.ts';
import { bare, editPolicies, list } from './small-files.ts';

type Row = readonly [
  name: string,
  files: Readonly<Record<string, string>>,
  slugs: readonly string[],
  after: Readonly<Record<string, string | null>>,
  touched: readonly string[],
];

const first = list('a')
  .replace(/\{ mode.*/, '\n      mode: all\n      conditions:\n        - type: s\n          values: [x]')
  .replace('filters: \n', 'filters:\n');

const rows: readonly Row[] = [
  ['an empty list that takes its first', { 'a.yaml': list() }, ['a'], { 'a.yaml': first }, ['create a in a.yaml']],
  [
    'the first of two that lose all',
    { 'a.yaml': list('a', 'b'), 'b.yaml': list('c', 'd') },
    [],
    { 'a.yaml': list(), 'b.yaml': null },
    ['delete a in a.yaml', 'delete b in a.yaml', 'delete c in b.yaml', 'delete d in b.yaml'],
  ],
  [
    'a list rather than a policy',
    { 'a.yaml': bare('a'), 'b.yaml': list('b') },
    [],
    { 'a.yaml': null, 'b.yaml': list() },
    ['delete b in b.yaml', 'delete a in a.yaml'],
  ],
  [
    'the first policy of several, which becomes an empty list',
    { 'a.yaml': `\u{FEFF}# yaml-language-server: $schema=q\n# why\n${bare('a')}`, 'b.yaml': bare('b') },
    [],
    { 'a.yaml': `\u{FEFF}# yaml-language-server: $schema=q\n${list()}`, 'b.yaml': null },
    ['delete a in a.yaml', 'delete b in b.yaml'],
  ],
  [
    'the first policy of several with what stands at the top of the file, and its ends of lines',
    { 'a.yaml': `---\n# Ours.\n\n# why\n${bare('a')}`.replaceAll('\n', '\r\n'), 'b.yaml': bare('b') },
    [],
    { 'a.yaml': `---\n# Ours.\n\n${list()}`.replaceAll('\n', '\r\n'), 'b.yaml': null },
    ['delete a in a.yaml', 'delete b in b.yaml'],
  ],
  [
    'the first policy of several with all that stands at the top of the file, its modeline only once',
    {
      'a.yaml': `# yaml-language-server: $schema=q\n# One.\n\n# Two.\n# Three.\n\n# why\n${bare('a')}`,
      'b.yaml': bare('b'),
    },
    [],
    {
      'a.yaml': `# yaml-language-server: $schema=q\n# One.\n\n# Two.\n# Three.\n\n${list()}`,
      'b.yaml': null,
    },
    ['delete a in a.yaml', 'delete b in b.yaml'],
  ],
  [
    'the first policy of several with the start of the document above what is about the file',
    { 'a.yaml': `---\n# Ours.\n\n# why\n${bare('a')}`, 'b.yaml': bare('b') },
    [],
    { 'a.yaml': `---\n# Ours.\n\n${list()}`, 'b.yaml': null },
    ['delete a in a.yaml', 'delete b in b.yaml'],
  ],
  [
    'one line, of a policy in one line without an end',
    { 'a.yaml': '{ name: a, filters: { mode: all, conditions: [{ type: s, values: [x] }] }, actions: [] }' },
    [],
    { 'a.yaml': '{ policies: [] }' },
    ['delete a in a.yaml'],
  ],
  [
    'what is said of the deployment, and all that stands apart from the policy',
    {
      'a.yaml': `# Whose it is.\ndeployment_slug: acme # ours\n\n# Apart.\n\n# why\n${bare('a').trimEnd()} # none\n\n# To come: b.\n`,
    },
    [],
    {
      'a.yaml': `# Whose it is.\ndeployment_slug: acme # ours\n${list()}\n# Apart.\n\n# To come: b.\n`,
    },
    ['delete a in a.yaml'],
  ],
  [
    'what is said of the deployment behind a policy that repeats it',
    { 'a.yaml': `x-owner: &team acme\n${bare('a')}# Ours.\ndeployment_slug: *team # of the team\n` },
    [],
    { 'a.yaml': `# Ours.\ndeployment_slug: &team acme # of the team\n${list()}` },
    ['delete a in a.yaml'],
  ],
  [
    'one line, which ends as the first of its policy does',
    { 'a.yaml': `${bare('a')}active: true\r\n` },
    [],
    { 'a.yaml': list() },
    ['delete a in a.yaml'],
  ],
  [
    'nothing of a policy that another one replaces',
    { 'x/a.yaml': bare('a') },
    ['b'],
    { 'x/a.yaml': null, 'x/b.yaml': bare('b') },
    ['delete a in x/a.yaml', 'create b in x/b.yaml'],
  ],
  [
    'a list of what replaces all',
    { 'a.yaml': list('a', 'b') },
    ['c'],
    { 'a.yaml': list('c') },
    ['delete a in a.yaml', 'delete b in a.yaml', 'create c in a.yaml'],
  ],
  [
    'a list of what stays, and nothing of another that goes',
    { 'a.yaml': list('a', 'b'), 'b.yaml': list('c', 'd') },
    ['b'],
    { 'a.yaml': list('b'), 'b.yaml': null },
    ['delete a in a.yaml', 'delete c in b.yaml', 'delete d in b.yaml'],
  ],
];

test.for(rows)('what is left of files is %s', ([, files, slugs, after, touched]) => {
  const done = editPolicies(files, slugs);
  expect([done.undone, Object.fromEntries(done.texts)]).toEqual([[], after]);
  const slugOf = new Map(['a', 'b', 'c', 'd'].map((slug) => [policyId(slug), slug]));
  expect(done.touched.map(({ id, verb, file }) => `${verb} ${slugOf.get(id)} in ${file}`)).toEqual(touched);
});
