import { describe, expect, test } from 'vitest';
import { renderComment } from '../../../src/render/comment.ts';
import { link, ours } from '../../../src/render/markdown/text.ts';
import { faults, inside, quiet } from '../../trust/markdown/faults.ts';
import { stateWith } from './filled.ts';
import { readGfm } from './gfm.ts';
import { states, view } from './states.ts';

describe('a foreign text', () => {
  test('is shown as it stood there, with nothing hidden', () => {
    const { codes } = readGfm(renderComment(stateWith['refused, edited']!('a`b <!-- \u202E @octocat'), view));
    expect(codes).toContain(String.raw`a${'`'}b <!-- \u{202E} @octocat`);
  });
});

describe('the check itself', () => {
  const calm = `### Policies for \`${quiet}\``;

  test.each([
    ['text', `### Policies for ${quiet}`],
    ['a mention', `### Policies for \`${quiet}\` @octocat`],
    ['markup of HTML', `### Policies for <b>\`${quiet}\`</b>`],
    ['a link that leads away', `### Policies for [\`${quiet}\`](https://evil.example)`],
    ['an address that becomes a link', `### Policies for \`${quiet}\`\n\nwww.evil.example`],
    ['another text in the code', '### Policies for `other`'],
  ])('sees %s', (_, loud) => {
    expect(faults(calm, readGfm(calm))).toEqual([]);
    expect(faults(loud, readGfm(calm))).not.toEqual([]);
  });
});

describe('links', () => {
  const addresses = (file: string, more: object = {}) => {
    const state = stateWith['invalid']!('x');
    if (state.kind !== 'invalid') throw new Error('the state is another one');
    const [problem] = state.problems;
    const located = { ...problem!, position: { file, line: 12, column: 3 }, first: null };
    return readGfm(renderComment({ kind: 'invalid', problems: [located] }, { ...view, ...more })).addresses.slice(
      0,
      -1,
    );
  };
  const blob = `${inside}blob/${view.commit!}/`;

  test.each([
    ['policies/a.yaml', 'policies/a.yaml'],
    ['a b/(c)#d?.yaml', 'a%20b/%28c%29%23d%3F.yaml'],
    ["*_~'!&;.yaml", '%2A%5F%7E%27%21%26%3B.yaml'],
    ['é/漢/\uD800.yaml', '%C3%A9/%E6%BC%A2/%EF%BF%BD.yaml'],
    ['a/%2e%2e/b', 'a/%252e%252e/b'],
  ])('lead to the file and line at the commit: %s', (file, path) => {
    expect(addresses(file)).toEqual([`${blob}${path}#L12`]);
  });

  test('begin at the folder that positions are relative to', () => {
    expect(addresses('a.yaml', { folder: './teams/appsec/' })).toEqual([`${blob}teams/appsec/a.yaml#L12`]);
  });

  test.each(['../a.yaml', 'a/./b', 'a//b', '', 'é'.repeat(501)])(
    'are left out where a browser would go elsewhere, and where they would take too much room: %j',
    (file) => {
      expect(addresses(file)).toEqual([]);
    },
  );

  test('are left out without a commit', () => {
    expect(addresses('a.yaml', { commit: null })).toEqual([]);
  });

  test.each([
    'javascript:alert(1)',
    'https://x/a)b',
    'https://x/ b',
    'https://x/<b>',
    '//x',
    'https://x/&copy;',
    'data:,',
  ])('are text where the address could act: %s', (address) => {
    expect(link(ours('text'), address).text).toBe('text');
  });

  test('of every state lead into the repository only', () => {
    for (const state of Object.values(states))
      expect(readGfm(renderComment(state, view)).addresses.filter((address) => !address.startsWith(inside))).toEqual(
        [],
      );
  });
});
