import { describe, expect, test } from 'vitest';
import { renderComment } from '../../../src/report/formats/markdown/comment.ts';
import { allowedAddress } from '../../trust/markdown/verify-rendering.ts';
import { statesWith } from './filled-states.ts';
import { readGfm } from './read-gfm.ts';
import { states, commentView } from './states.ts';

describe('links', () => {
  const addresses = (file: string, more: object = {}) => {
    const state = statesWith['invalid']!('x');
    if (state.kind !== 'invalid') throw new Error('the state is another one');
    const [problem] = state.problems;
    const located = { ...problem!, position: { file, line: 12, column: 3 }, first: null };
    return readGfm(
      renderComment({ kind: 'invalid', problems: [located] }, { ...commentView, ...more }),
    ).addresses.slice(0, -1);
  };
  const blob = `${allowedAddress}blob/${commentView.commit!}/`;

  test.each([
    ['policies/a.yaml', 'policies/a.yaml'],
    ['a b/(c)#d?.yaml', 'a%20b/%28c%29%23d%3F.yaml'],
    ["*_~'!&;.yaml", '%2A%5F%7E%27%21%26%3B.yaml'],
    ['é/漢/\uD800.yaml', '%C3%A9/%E6%BC%A2/%EF%BF%BD.yaml'],
    ['a/%2e%2e/b', 'a/%252e%252e/b'],
  ])('lead to the file and line at the commit: %s', (file, path) => {
    expect(addresses(file)).toEqual([`${blob}${path}#L12`]);
  });

  test.each(['../a.yaml', 'a/./b', 'a//b', '', 'é'.repeat(501)])(
    'are omitted if a browser would resolve them differently, or if they are too long: %j',
    (file) => {
      expect(addresses(file)).toEqual([]);
    },
  );

  test('of every state point only into the repository', () => {
    for (const state of Object.values(states))
      expect(
        readGfm(renderComment(state, commentView)).addresses.filter((address) => !address.startsWith(allowedAddress)),
      ).toEqual([]);
  });
});
