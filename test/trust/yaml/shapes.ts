import type { Random } from '../suite.ts';

/** Documents that broke YAML parsers in the past. Their size grows with `count`. */
const shapes: readonly ((count: number) => string)[] = [
  (count) => '['.repeat(count),
  (count) => '- '.repeat(count),
  (count) => '? '.repeat(count),
  (count) => '{a: '.repeat(count),
  (count) => `a: ${'['.repeat(count)}${']'.repeat(count)}`,
  (count) => `a: ${'{b: '.repeat(count)}c${'}'.repeat(count)}`,
  (count) => lines(count, (depth) => `${' '.repeat(depth % 200)}a:`),
  (count) => aliasBomb(count % 12, 9),
  (count) => aliasBomb(3, count % 80),
  (count) => aliasBomb(count % 60, 1),
  () => 'a: &a [*a]',
  () => 'a: &a { b: { c: [*a] } }',
  (count) => `a: &a x\nb: [${Array(count).fill('*a').join(', ')}]`,
  (count) => lines(count, (nth) => `k${nth}: &a${nth} v`),
  (count) => '&a '.repeat(count),
  (count) => '!!str '.repeat(count),
  (count) => 'a: !!js/function "x"\n'.repeat(1 + (count % 3)),
  (count) => `a: '${"''".repeat(count)}'`,
  (count) => `a: "${String.raw`\n`.repeat(count)}"`,
  (count) => `a: "${String.raw`\u00e9`.repeat(count)}"`,
  (count) => `a: ${'x '.repeat(count)}`,
  (count) => `a: ${'x\n  '.repeat(count)}`,
  (count) => `a: |\n${'  x\n'.repeat(count)}`,
  (count) => `a: >\n${'\n'.repeat(count)}  x`,
  (count) => 'a: b\n'.repeat(count),
  (count) => lines(count, (nth) => `k${nth}: b`),
  (count) => '<<: a\n'.repeat(count),
  (count) => 'a: &a { b: c }\nd: { <<: *a }\n'.repeat(1 + (count % 3)),
  (count) => ': \n'.repeat(count),
  (count) => '%FOO bar\n'.repeat(count),
  () => '%TAG ! tag:x,2000:\n---\na: !b c\n',
  (count) => '---\n'.repeat(count),
  (count) => '...\n'.repeat(count),
  (count) => `a: b\n${'---\na: b\n'.repeat(count % 50)}`,
  (count) => '# a\n'.repeat(count),
  (count) => '\r\n'.repeat(count),
  (count) => ','.repeat(count),
  (count) => `a: [${'"b",'.repeat(count)}]`,
  (count) => `a: ${'- '.repeat(count % 40)}b`,
  () => '1: a\ntrue: b\nnull: c\n2027-01-31: d\n',
  () => '{ { a: b }: c }',
  () => '__proto__: { polluted: yes-it-is }\nconstructor: { prototype: { polluted: x } }\n',
  () => 'a: { __proto__: { polluted: x }, toString: y, valueOf: z }\n',
  () => String.raw`a: "x\0y \x7f \u0085 \u2028"`,
  () => 'a: x\0y\n',
  () => '\uFEFFa: b\n\uFEFF',
];

const lines = (count: number, line: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => line(nth)).join('\n');

const aliasBomb = (layers: number, width: number): string =>
  lines(layers, (nth) => {
    const item = nth === 0 ? 'x' : `*a${String(nth - 1)}`;
    return `k${String(nth)}: &a${String(nth)} [${Array(width).fill(item).join(', ')}]`;
  });

/** Draws one of the shapes, in rare cases a very large one. */
export function drawHostileShape(random: Random): string {
  const shape = shapes[random.below(shapes.length)] ?? String;
  const largest = [20, 100, 1000, 5000][random.below(random.below(40) === 0 ? 4 : 3)] ?? 20;
  return shape(1 + random.below(largest));
}

/** Makes every shape about as large as `bytes`. Shapes that do not grow stay small. */
export const makeLargeShapes = (bytes: number): string[] =>
  shapes.map((shape) => {
    const bytesPerCount = (shape(2000).length - shape(1000).length) / 1000;
    return bytesPerCount > 0.5 ? shape(Math.floor(bytes / bytesPerCount)) : shape(1000);
  });
