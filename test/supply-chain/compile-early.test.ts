import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import type { Span } from '../../scripts/called-functions.ts';
import { inParentheses } from '../../scripts/compile-early.ts';

const sum = 'let sum = 0; for (let one = 0; one < most; one += 1) sum += one * one; return sum;';
const text = `import { outer } from "./outer.js";
const early = declared(3);
function declared(most) { const inner = (add) => add + early; ${sum} }
const arrow = (most) => { ${sum} };
const table = { of: function(most) { ${sum} }, method(most) { ${sum} } };
async function later(most) { ${sum} }
export { early, arrow, table, later };
`;

const spanOf = (piece: string): Span => {
  const start = text.indexOf(piece);
  return `${start}:${start + piece.length}`;
};
const pieces = [
  `function declared(most) { const inner = (add) => add + early; ${sum} }`,
  '(add) => add + early',
  `(most) => { ${sum} }`,
  `function(most) { ${sum} }`,
  `async function later(most) { ${sum} }`,
];
const marked = inParentheses('some.js', text, new Set(pieces.map(spanOf)));

test('a called function stands in parentheses, and where it was declared it has its value before anything runs', () => {
  expect(marked).toBe(`import { outer } from "./outer.js";
var declared = (function(most) { const inner = ((add) => add + early); ${sum} });
const early = declared(3);

const arrow = ((most) => { ${sum} });
const table = { of: (function(most) { ${sum} }), method(most) { ${sum} } };
async function later(most) { ${sum} }
export { early, arrow, table, later };
`);
});

test('V8 compiles it with its file, so that it is in what is kept of that file', () => {
  const script = (code: string): string => code.replace(/^import.*$/m, '').replace(/^export.*$/m, '');
  const kept = (code: string): number => new Script(script(code)).createCachedData().length;
  expect(kept(marked)).toBeGreaterThan(kept(text) + 3 * 200);
});

test('a file of which nothing was called stays as it is', () => {
  expect(inParentheses('some.js', text, new Set())).toBe(text);
  expect(inParentheses('some.js', text)).toBe(text);
});
