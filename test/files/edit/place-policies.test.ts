import { expect, test } from 'vitest';
import { policyFile, editPolicies, policyListFile } from './small-files.ts';

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
    { 'a.yaml': policyListFile('b', 'd'), 'b.yaml': policyListFile('f', 'h') },
    ['i', 'h', 'g', 'f', 'd', 'b'],
    { 'b.yaml': policyListFile('f', 'h', 'g', 'i') },
  ],
  [
    'in a list of one when that is all there is',
    { 'a.yaml': policyListFile('a') },
    ['a', 'c'],
    { 'a.yaml': policyListFile('a', 'c') },
  ],
  [
    'in a list of several where there is one',
    {
      'x/a.yaml': policyFile('a'),
      'x/b.yaml': policyFile('b'),
      'x/c.yaml': policyFile('c'),
      'l.yaml': policyListFile('d', 'e'),
    },
    ['a', 'b', 'c', 'd', 'e', 'f'],
    { 'l.yaml': policyListFile('d', 'e', 'f') },
  ],
  [
    'in a list of its own where each has one',
    { 'x/a.yaml': policyListFile('a'), 'x/b.yaml': policyListFile('b') },
    ['a', 'b', 'c'],
    { 'x/c.yaml': policyListFile('c') },
  ],
  [
    'in a file of its own beside the only one',
    { 'x/a.yml': policyFile('a') },
    ['a', 'c'],
    { 'x/c.yml': policyFile('c') },
  ],
  [
    'in the root when the others do',
    { 'a.yml': policyFile('a'), 'b.yml': policyFile('b') },
    ['a', 'b', 'c'],
    { 'c.yml': policyFile('c') },
  ],
  [
    'beside the first file',
    { 'a.yaml': policyFile('a'), 'x/b.yml': policyFile('b'), 'x/c.yml': policyFile('c') },
    ['a', 'b', 'c', 'd'],
    { 'd.yaml': policyFile('d') },
  ],
  [
    'where the list was that loses all',
    { 'x/a.yaml': policyListFile('a', 'b'), 'x/z.yaml': policyFile('z') },
    ['c', 'z'],
    { 'x/a.yaml': policyListFile('c') },
  ],
]);

rows('the new file of a policy', [
  [
    'has a name that none of its folder has, whatever the case of its letters',
    { 'x/a.yaml': policyFile('a'), 'x/b-C.yaml': policyFile('b'), 'y/d.yaml': policyFile('e') },
    ['a', 'b', 'e', 'A', 'b-c', 'd'],
    { 'x/a-2.yaml': policyFile('A'), 'x/b-c-2.yaml': policyFile('b-c'), 'x/d.yaml': policyFile('d') },
  ],
  [
    'does not take the place of one that holds another policy',
    { 'x/c.yaml': policyFile('a'), 'x/d.yaml': policyFile('b') },
    ['a', 'b', 'c'],
    { 'x/c-2.yaml': policyFile('c') },
  ],
  [
    'names the schema and the deployment, as the first there does',
    { 'x/a.yaml': `# yaml-language-server: $schema=q\ndeployment_slug: acme\n${policyFile('a')}` },
    ['a', 'b'],
    { 'x/b.yaml': `# yaml-language-server: $schema=q\n\ndeployment_slug: acme\n${policyFile('b')}` },
  ],
]);
