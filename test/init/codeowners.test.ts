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
});

test.for(['appsec', '@', '@a b', '#x', '@a/', 'me@', '@\u202E', '@a\n* @evil'])('%j is none', (word) => {
  expect(isOwner(word)).toBe(false);
});
