import { describe, expect, test } from 'vitest';
import { isOwner, ownersIn, withOwners } from '../../src/commands/init/files.ts';

const lines = (text: string | null, owners: string[], paths = ['policies/']): string => {
  const result = withOwners(text, paths, owners);
  if ('why' in result) throw new Error(result.why);
  return result.text;
};
const block = '# ifmatch: begin\n/policies/ @acme/appsec\n# ifmatch: end\n';

describe('the lines in CODEOWNERS', () => {
  test('go to the end, where nothing takes the files away again', () => {
    expect(lines(null, ['@acme/appsec'])).toBe(block);
    expect(lines('* @acme/all\n', ['@acme/appsec'])).toBe(`* @acme/all\n\n${block}`);
    expect(lines('* @acme/all', ['@acme/appsec'])).toBe(`* @acme/all\n\n${block}`);
    expect(lines('', ['@acme/appsec'])).toBe(block);
  });

  test('go in front of sections, for what stands in one may be optional', () => {
    expect(lines('* @acme/all\n\n# of the docs\n^[Docs]\n/docs/ @acme/writers\n', ['@acme/appsec'])).toBe(
      `* @acme/all\n\n${block}\n# of the docs\n^[Docs]\n/docs/ @acme/writers\n`,
    );
    expect(lines('[Docs][2] @acme/writers\r\n/docs/\r\n', ['@acme/appsec'])).toBe(
      `${block}\n[Docs][2] @acme/writers\n/docs/\n`.replaceAll('\n', '\r\n'),
    );
  });

  test('are changed where they are, and nothing else', () => {
    const text = `# all\n* @acme/all\n\n${block}\n/docs/ @acme/writers\n`;
    expect(lines(text, ['@acme/appsec'])).toBe(text);
    expect(lines(text, ['@acme/sec', 'a@example.com'])).toBe(text.replace('@acme/appsec', '@acme/sec a@example.com'));
  });

  test('keep the line ends of the file', () => {
    const once = lines('* @acme/all\r\n', ['@acme/appsec']);
    expect(once).toBe(`* @acme/all\n\n${block}`.replaceAll('\n', '\r\n'));
    expect(lines(once, ['@acme/appsec'])).toBe(once);
    expect(ownersIn(once)).toEqual(['@acme/appsec']);
  });

  test('say whom an earlier run named', () => {
    expect(ownersIn(lines('* @x\n', ['@a/b', 'c@example.com'], ['with space/', 'x']))).toEqual([
      '@a/b',
      'c@example.com',
    ]);
    expect(ownersIn('* @x\n')).toEqual([]);
    expect(ownersIn('')).toEqual([]);
  });

  test('escape what would end a pattern', () => {
    expect(lines(null, ['@a'], ['a b/'])).toContain(String.raw`/a\ b/ @a`);
  });

  test('of other folders stay, for they may have a config of their own', () => {
    const first = lines(null, ['@acme/one'], ['one/policies/', 'one/ifmatch.yaml', '.github/']);
    const both = lines(first, ['@acme/two'], ['two/policies/', 'two/ifmatch.yaml', '.github/']);
    expect(both.split('\n').slice(1, -2)).toEqual([
      '/one/policies/ @acme/one',
      '/one/ifmatch.yaml @acme/one',
      '/.github/ @acme/two',
      '/two/policies/ @acme/two',
      '/two/ifmatch.yaml @acme/two',
    ]);
    expect(lines(both, ['@acme/two'], ['two/policies/', 'two/ifmatch.yaml', '.github/'])).toBe(both);
    expect(lines(first, ['@acme/two'], ['one/']).split('\n').slice(1, 3)).toEqual([
      '/one/ @acme/two',
      '/one/policies/ @acme/one',
    ]);
  });

  test('of a whole repository are for every file, and take nothing away from a folder of it', () => {
    expect(lines(null, ['@a'], ['', 'ifmatch.yaml'])).toContain('\n* @a\n/ifmatch.yaml @a\n');
    expect(lines(block, ['@a'], [''])).toBe(block.replace('/policies/', '* @a\n/policies/'));
  });

  test('are left alone when the end is gone, or there are two', () => {
    for (const text of ['# ifmatch: begin\n/policies/ @a\n', block + block])
      expect(withOwners(text, ['policies/'], ['@b'])).toMatchObject({
        why: expect.stringContaining('earlier run') as string,
      });
  });
});

test.for(['@me', '@acme/app-sec', '@a/b/c', 'me@example.com'])('%s is an owner', (word) => {
  expect(isOwner(word)).toBe(true);
});

test.for(['appsec', '@', '@a b', '#x', '@a/', 'me@', '@\u202E', '@a\n* @evil'])('%j is none', (word) => {
  expect(isOwner(word)).toBe(false);
});
