import { describe, expect, test } from 'vitest';
import { byteLimit } from '../../../src/files/disk.ts';
import { policyId } from '../../../src/domain/bundle.ts';
import { bare, editPolicies, list, live } from './small-files.ts';

type Files = Readonly<Record<string, string>>;
type Row = readonly [
  name: string,
  files: Files,
  slugs: readonly string[],
  after: Readonly<Record<string, string | null>>,
];

const rows = (title: string, all: readonly Row[]): void => {
  test.for(all)(`${title} %s`, ([, files, slugs, after]) => {
    const { texts, undone } = editPolicies(files, slugs);
    expect([undone, Object.fromEntries(texts)]).toEqual([[], after]);
  });
};

rows('a new policy stands', [
  [
    'behind its neighbour by slug, in whichever file that is',
    { 'a.yaml': list('b', 'd'), 'b.yaml': list('f', 'h') },
    ['i', 'h', 'g', 'f', 'e', 'd', 'b', 'a'],
    { 'a.yaml': list('a', 'b', 'd', 'e'), 'b.yaml': list('f', 'g', 'h', 'i') },
  ],
  [
    'in front of the first by slug, wherever that stands',
    { 'a.yaml': list('d', 'b'), 'b.yaml': list('f', 'h') },
    ['a', 'b', 'd', 'f', 'h'],
    { 'a.yaml': list('d', 'a', 'b') },
  ],
  ['in a list of one when that is all there is', { 'a.yaml': list('a') }, ['a', 'c'], { 'a.yaml': list('a', 'c') }],
  [
    'in a list when half of the policies do',
    { 'x/a.yaml': bare('a'), 'x/b.yaml': bare('b'), 'l.yaml': list('d', 'e') },
    ['a', 'b', 'd', 'e', 'f'],
    { 'l.yaml': list('d', 'e', 'f') },
  ],
  [
    'in a file of its own when more than half of the policies do',
    { 'x/a.yaml': bare('a'), 'x/b.yaml': bare('b'), 'x/c.yaml': bare('c'), 'l.yaml': list('d', 'e') },
    ['a', 'b', 'c', 'd', 'e', 'f'],
    { 'x/f.yaml': bare('f') },
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
    'in the folder where most are, whatever else is there',
    { 'a.yaml': bare('a'), 'x/b.yml': bare('b'), 'x/c.yml': bare('c') },
    ['a', 'b', 'c', 'd'],
    { 'x/d.yml': bare('d') },
  ],
  [
    'where the list was that loses all',
    { 'x/a.yaml': list('a', 'b'), 'x/z.yaml': bare('z') },
    ['c', 'z'],
    { 'x/a.yaml': list('c') },
  ],
]);

test('a new policy does not fill an empty list where each has a file of its own', () => {
  const { texts } = editPolicies({ 'x/a.yaml': list(), 'x/b.yaml': bare('b') }, ['b', 'c']);
  expect([...texts.keys()]).toEqual(['x/c.yaml']);
});

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
  [
    'begins with the mark of the first there',
    { 'x/a.yaml': `\u{FEFF}${bare('a')}` },
    ['a', 'b'],
    { 'x/b.yaml': `\u{FEFF}${bare('b')}` },
  ],
]);

describe('of a deployment', () => {
  const files = {
    'a.yaml': `deployment_slug: other\n${list('a', 'b')}`,
    'b.yaml': `deployment_slug: acme\n${list('a', 'b')}`,
  };

  test('only its own files are edited', () => {
    expect([...editPolicies(files, ['a']).texts]).toEqual([['b.yaml', `deployment_slug: acme\n${list('a')}`]]);
  });

  test('whose run names none, all files are', () => {
    const one = { 'a.yaml': files['a.yaml'] };
    expect([...editPolicies(one, ['a'], { deployment: null }).texts]).toEqual([
      ['a.yaml', `deployment_slug: other\n${list('a')}`],
    ]);
  });

  test('nothing is edited while another file does not say whose it is', () => {
    const unclear = { ...files, 'c.yaml': list('c') };
    expect(editPolicies(unclear, ['a'])).toMatchObject({ undone: [{ why: 'broken-file', file: 'c.yaml' }] });
  });
});

describe('a part of the policies', () => {
  const files = { 'a.yaml': list('a', 'b') };
  const only = (slugs: string[], policies: Parameters<typeof editPolicies>[1] = ['c', 'd']) =>
    editPolicies(files, policies, { only: slugs.map((slug) => policyId(slug)) });

  test('is written, deleted or left alone', () => {
    expect(only([])).toEqual({ texts: new Map(), touched: [], dropped: [], undone: [] });
    expect([...only(['c']).texts]).toEqual([['a.yaml', list('a', 'b', 'c')]]);
    expect([...only(['b']).texts]).toEqual([['a.yaml', list('a')]]);
    expect(only(['a', 'c']).touched).toEqual([
      { id: policyId('a'), verb: 'delete', file: 'a.yaml' },
      { id: policyId('c'), verb: 'create', file: 'a.yaml' },
    ]);
  });

  test('is all of which something is told', () => {
    const odd = [live('a', { tier: 1 }), live('b', { tier: 1, name: 5 })];
    expect(only(['b'], odd)).toEqual({
      texts: new Map(),
      touched: [],
      dropped: [{ id: policyId('b'), pointer: ['tier'] }],
      undone: [{ why: 'unwritable', id: policyId('b'), pointer: ['name'] }],
    });
    expect(only(['a'], odd).undone).toEqual([]);
  });

  test('may be one that is known by its name, under its own slug or the live one', () => {
    const unnamed = { 'a.yaml': list('a', 'b').replace('    slug: a\n', '') };
    for (const slug of ['a', 'a-9']) {
      const { texts, touched } = editPolicies(unnamed, [live('a-9', { name: 'a' }), 'b'], { only: [policyId(slug)] });
      expect([...texts]).toEqual([['a.yaml', list('a', 'b').replace('slug: a', 'slug: a-9')]]);
      expect(touched).toEqual([{ id: policyId('a'), verb: 'update', file: 'a.yaml' }]);
    }
  });
});

describe('nothing is written', () => {
  test('where no file declares the bundle, which is told of each object that is asked for', () => {
    const files = { 'c.yaml': 'product: code\nrulesets: []\nrules: []\ndisabled: []\nexceptions: []\n' };
    expect(editPolicies(files, [])).toMatchObject({ undone: [{ why: 'no-file', id: 'bundle' }] });
    expect(editPolicies(files, ['a', 'b'], { only: [policyId('b')] })).toEqual({
      texts: new Map(),
      touched: [],
      dropped: [],
      undone: [{ why: 'no-file', id: policyId('b') }],
    });
  });

  test.for([
    ['of one slug twice', { 'a.yaml': list('a', 'b'), 'z.yaml': list('a') }, 'z.yaml'],
    ['that cannot be read', { 'a.yaml': list('a'), 'z.yaml': 'policies: [' }, 'z.yaml'],
    ['that are no policies', { 'a.yaml': list('a'), 'z.yaml': 'x' }, 'z.yaml'],
    ['with a field that nobody knows', { 'a.yaml': `${bare('a')}colour: red\n` }, 'a.yaml'],
    ['that say nothing', { 'a.yaml': list('a'), 'c.yaml': 'product: code\n' }, 'c.yaml'],
  ] as const)('beside files %s', ([, files, file]) => {
    expect(editPolicies(files, ['c'])).toEqual({
      texts: new Map(),
      touched: [],
      dropped: [],
      undone: [{ why: 'broken-file', file }],
    });
  });
});

describe('a file that is nearly as large as it may be', () => {
  const filler = `# ${'x'.repeat(byteLimit - 400)}\n`;
  const files = { 'a.yaml': list('a', 'b') + filler };
  const long = live('b', { description: 'w'.repeat(900) });

  test('keeps what does not fit into it, and takes what does', () => {
    expect(editPolicies(files, ['a', long])).toEqual({
      texts: new Map(),
      touched: [],
      dropped: [],
      undone: [{ why: 'too-large', id: policyId('b'), file: 'a.yaml' }],
    });
    const { texts, touched, undone } = editPolicies(files, [live('a', { name: 'A1' }), long]);
    expect(texts.get('a.yaml') === list('a', 'b').replace('name: a', 'name: A1') + filler).toBe(true);
    expect(touched).toEqual([{ id: policyId('a'), verb: 'update', file: 'a.yaml' }]);
    expect(undone).toEqual([{ why: 'too-large', id: policyId('b'), file: 'a.yaml' }]);
  });
});
