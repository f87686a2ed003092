import { expect, test } from 'vitest';
import { bare, editPolicies, list } from './small-files.ts';

type Files = Readonly<Record<string, string>>;
type Row = readonly [
  name: string,
  files: Files,
  slugs: readonly string[],
  after: Readonly<Record<string, string | null>>,
];

const rows = (title: string, all: readonly Row[]): void => {
  test.for(all)(`${title} %s`, ([, files, slugs, after]) => {
    const { texts, unwritten } = editPolicies(files, slugs);
    expect([unwritten, Object.fromEntries(texts)]).toEqual([[], after]);
  });
};

rows('a new policy stands', [
  [
    'at the end of the last list',
    { 'a.yaml': list('b', 'd'), 'b.yaml': list('f', 'h') },
    ['i', 'h', 'g', 'f', 'd', 'b'],
    { 'b.yaml': list('f', 'h', 'g', 'i') },
  ],
  ['in a list of one when that is all there is', { 'a.yaml': list('a') }, ['a', 'c'], { 'a.yaml': list('a', 'c') }],
  [
    'in a list of several where there is one',
    { 'x/a.yaml': bare('a'), 'x/b.yaml': bare('b'), 'x/c.yaml': bare('c'), 'l.yaml': list('d', 'e') },
    ['a', 'b', 'c', 'd', 'e', 'f'],
    { 'l.yaml': list('d', 'e', 'f') },
  ],
  [
    'in a list of its own where each has one',
    { 'x/a.yaml': list('a'), 'x/b.yaml': list('b') },
    ['a', 'b', 'c'],
    { 'x/c.yaml': list('c') },
  ],
  ['in a file of its own beside the only one', { 'x/a.yml': bare('a') }, ['a', 'c'], { 'x/c.yml': bare('c') }],
  [
    'in the root when the others do',
    { 'a.yml': bare('a'), 'b.yml': bare('b') },
    ['a', 'b', 'c'],
    { 'c.yml': bare('c') },
  ],
  [
    'beside the first file',
    { 'a.yaml': bare('a'), 'x/b.yml': bare('b'), 'x/c.yml': bare('c') },
    ['a', 'b', 'c', 'd'],
    { 'd.yaml': bare('d') },
  ],
  [
    'where the list was that loses all',
    { 'x/a.yaml': list('a', 'b'), 'x/z.yaml': bare('z') },
    ['c', 'z'],
    { 'x/a.yaml': list('c') },
  ],
]);

rows('the new file of a policy', [
  [
    'has a name that none of its folder has, whatever the case of its letters',
    { 'x/a.yaml': bare('a'), 'x/b-C.yaml': bare('b'), 'y/d.yaml': bare('e') },
    ['a', 'b', 'e', 'A', 'b-c', 'd'],
    { 'x/a-2.yaml': bare('A'), 'x/b-c-2.yaml': bare('b-c'), 'x/d.yaml': bare('d') },
  ],
  [
    'does not take the place of one that holds another policy',
    { 'x/c.yaml': bare('a'), 'x/d.yaml': bare('b') },
    ['a', 'b', 'c'],
    { 'x/c-2.yaml': bare('c') },
  ],
  [
    'names the schema and the deployment, as the first there does',
    { 'x/a.yaml': `# yaml-language-server: $schema=q\ndeployment_slug: acme\n${bare('a')}` },
    ['a', 'b'],
    { 'x/b.yaml': `# yaml-language-server: $schema=q\n\ndeployment_slug: acme\n${bare('b')}` },
  ],
]);
