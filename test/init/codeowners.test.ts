import { describe, expect, test } from 'vitest';
import { ownerLines, withLines } from '../../src/commands/init-files.ts';

const lines = (text: string, owners: string[], paths = ['policies/']): string =>
  withLines(text, '# policies', ownerLines(paths, owners));
const block = '# policies\n/policies/ @acme/appsec\n';

describe('the lines in CODEOWNERS', () => {
  test('go to the end, where nothing takes the files away again', () => {
    expect(lines('', ['@acme/appsec'])).toBe(block);
    expect(lines('* @acme/all\n', ['@acme/appsec'])).toBe(`* @acme/all\n\n${block}`);
    expect(lines('* @acme/all', ['@acme/appsec'])).toBe(`* @acme/all\n\n${block}`);
    expect(lines('', ['@a'], ['a b/#c', '.'])).toBe('# policies\n/a\\ b/\\#c/ @a\n* @a\n');
  });

  test('keep the line ends of the file, and are added once', () => {
    const once = lines('* @acme/all\r\n', ['@acme/appsec']);
    expect(once).toBe(`* @acme/all\n\n${block}`.replaceAll('\n', '\r\n'));
    expect(lines(once, ['@acme/appsec'])).toBe(once);
  });
});
