import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderComment } from '../../../src/render/comment/comment.ts';
import { renderSummary } from '../../../src/render/comment/summary.ts';
import { link, ours } from '../../../src/render/markdown/template.ts';
import { filledWith, hostile, runs } from '../hostile.ts';
import { stateWith, viewWith } from './filled.ts';
import { readGfm } from './gfm.ts';
import { states, view } from './states.ts';

const firstLine = '<!-- ifmatch:record:v1:0123456789abcdef:eyJhIjoxfQ:00ff -->';

/** Marks every foreign text, so that it is found again wherever it came to stand. */
const mark = 'Zq7';
const marked = (text: string) => mark + text;
const quiet = marked('quiet');

const inside = 'https://github.com/acme-inc/policies/';

/** What is wrong with a rendering of a hostile text, beside the rendering of a quiet one; empty when nothing is. */
function faults(loud: string, calm: string): string[] {
  const [found, expected] = [readGfm(loud), readGfm(calm)];
  return [
    ...(found.outside === expected.outside
      ? []
      : [`outside of code:\n${found.outside}\ninstead of\n${expected.outside}`]),
    ...(found.outside.includes(mark) ? ['a foreign text stands outside of code'] : []),
    ...found.codes.flatMap((code, index) =>
      code.includes(mark) === expected.codes[index]!.includes(mark)
        ? []
        : [`${code} stands in place of ${expected.codes[index]!}`],
    ),
    ...found.addresses.filter((address) => !address.startsWith(inside) || address.includes('..')),
  ];
}

/** What is wrong with a rendering, for any text; calm, it is rendered only once. */
function against(render: (text: string) => string): (text: string) => string[] {
  const calm = render(quiet);
  return (text) => faults(render(marked(text)), calm);
}

/** A long page takes ten times as long to parse; most of its parts are on several pages. */
const runsFor = (page: string) => ({ ...runs, numRuns: page.length > 4000 ? 30 : 250 });

describe('a foreign text ends in code, as a parser of GitHub Flavored Markdown reads it', () => {
  test.each(Object.entries(stateWith))('in a comment: %s', (_, fill) => {
    const render = (text: string) => `${firstLine}\n${renderComment(fill(text), viewWith(text))}`;
    const faultsOf = against(render);
    fc.assert(
      fc.property(hostile, (text) => {
        expect(faultsOf(text)).toEqual([]);
      }),
      runsFor(render(quiet)),
    );
  });

  test.each(Object.entries(filledWith))('in a summary: %s', (_, fill) => {
    const render = (text: string) => renderSummary(fill(text), viewWith(text));
    const faultsOf = against(render);
    fc.assert(
      fc.property(hostile, (text) => {
        expect(faultsOf(text)).toEqual([]);
      }),
      runsFor(render(quiet)),
    );
  });

  test('and shows what stood there, with nothing hidden', () => {
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
    expect(faults(calm, calm)).toEqual([]);
    expect(faults(loud, calm)).not.toEqual([]);
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
