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

  test('are left to the user in a file with sections, for what stands in one may be optional', () => {
    const text = '* @acme/all\n\n^[Docs]\n/docs/ @acme/writers\n';
    expect(withOwners(text, ['policies/'], ['@acme/appsec'])).toEqual({ why: 'it has sections', add: block.trimEnd() });
  });

  test('keep the line ends of the file', () => {
    const once = lines('* @acme/all\r\n', ['@acme/appsec']);
    expect(once).toBe(`* @acme/all\n\n${block}`.replaceAll('\n', '\r\n'));
    expect(lines(once, ['@acme/appsec'])).toBe(once);
    expect(ownersIn(once)).toEqual(['@acme/appsec']);
  });
});

test.for(['appsec', '@', '@a b', '#x', '@a/', 'me@', '@\u202E', '@a\n* @evil'])('%j is none', (word) => {
  expect(isOwner(word)).toBe(false);
});
