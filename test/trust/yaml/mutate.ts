import type { Random } from '../suite.ts';
import { bits, documents, pieces } from './documents.ts';
import { hostileShape } from './shapes.ts';

/** A file that somebody hostile could commit: a document, changed in its structure, then perhaps in its bytes. */
export function hostileFile(random: Random): Buffer {
  let text = beginning(random);
  for (let left = random.below(5); left > 0; left--) text = random.pick(structural)(text, random);
  return random.below(4) === 0 ? garble(Buffer.from(text), random) : Buffer.from(text);
}

function beginning(random: Random): string {
  const kind = random.below(10);
  if (kind === 0) return hostileShape(random);
  if (kind < 4) return some(random, [...pieces, ...pieces, ...bits]).join(random.pick(['\n', '\n', ' ', '']));
  return one(random, documents);
}

const one = (random: Random, from: readonly string[]): string => from[random.below(from.length)] ?? '';
const some = (random: Random, from: readonly string[]): string[] =>
  Array.from({ length: 1 + random.below(8) }, () => one(random, from));

type Mutation = (text: string, random: Random) => string;

const inLines =
  (change: (lines: string[], at: number, random: Random) => void): Mutation =>
  (text, random) => {
    const lines = text.split('\n');
    change(lines, random.below(lines.length), random);
    return lines.join('\n');
  };

const insert =
  (from: readonly string[]): Mutation =>
  (text, random) => {
    const at = random.below(text.length + 1);
    return text.slice(0, at) + one(random, from) + text.slice(at + (random.below(2) === 0 ? 0 : random.below(6)));
  };

/** Puts something where a value begins. */
const beforeValue: Mutation = (text, random) => {
  const places = Array.from(text.matchAll(/(?<=[:-] )|(?<=[[{,] ?)/g), ({ index }) => index);
  const at = places[random.below(places.length)] ?? 0;
  return text.slice(0, at) + one(random, [...bits, ...pieces]) + text.slice(at);
};

const structural: readonly [Mutation, ...Mutation[]] = [
  insert(bits),
  insert(bits),
  insert(pieces),
  beforeValue,
  beforeValue,
  inLines((lines, at) => void lines.splice(at, 0, lines[at] ?? '')),
  inLines((lines, at) => void lines.splice(at, 1)),
  inLines((lines, at, random) => {
    lines[at] = ' '.repeat(random.below(7)) + (lines[at] ?? '').trimStart();
  }),
  inLines((lines, at, random) => {
    const other = random.below(lines.length);
    [lines[at], lines[other]] = [lines[other] ?? '', lines[at] ?? ''];
  }),
  inLines((lines, at, random) => void lines.splice(at, 0, one(random, pieces))),
  inLines((lines, at, random) => {
    const indent = /^[ -]*/.exec(lines[at] ?? '')?.[0] ?? '';
    lines.splice(at, 0, indent + one(random, pieces).replaceAll('\n', `\n${' '.repeat(indent.length)}`));
  }),
  inLines((lines, at, random) => {
    lines[at] = (lines[at] ?? '').replace(/[\w-]+(?=:)/, () => one(random, ['1', 'no', '"a"', '<<', '? a', '*a', '&k a', '[a]', '__proto__']));
  }),
  (text, random) => text.replaceAll('\n', random.pick(['\r\n', '\r', '\u0085', '\n\n', '\n '])),
  (text, random) => text + random.pick(['\n---\n', '\n...\n', '\n--- ', '\n... x', '\n---']) + one(random, [...pieces, '']),
  (text, random) => random.pick(['---\n', '--- ', ' ---\n', '%YAML 1.2\n---\n', '%TAG ! x\n---\n', '# a\n', '...\n', '\uFEFF']) + text,
  (text, random) => text.slice(0, random.below(text.length + 1)),
  (text, random) => `k: ${random.pick(['{', '[', '"', "'", '|\n', '&a ', '!!str '])}${text}`,
  (text) => `k:\n  ${text.replaceAll('\n', '\n  ')}`,
  (text) => `- ${text.replaceAll('\n', '\n  ')}`,
  (text) => `{ k: [${JSON.stringify(text)}], l: '${text.replaceAll("'", "''")}' }`,
  (text, random) => text + hostileShape(random),
  (text) => text.replaceAll(': ', ':\t'),
]; // prettier-ignore

/** What happens to bytes on their way: other encodings, flipped bits, NULs, halves of characters. */
function garble(bytes: Buffer, random: Random): Buffer {
  const at = random.below(bytes.length + 1);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  const odd: readonly [number[], ...number[][]] = [
    [0], [0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xc0, 0xaf], [0xef, 0xbb, 0xbf], [0x0d], [0x1b], [0x85],
  ]; // prettier-ignore
  return random.pick<() => Buffer>([
    () => Buffer.concat([before, Buffer.from(random.pick(odd)), after]),
    () => Buffer.concat([before, Buffer.from([random.below(256)]), after.subarray(1)]),
    () => Buffer.concat([before, after.subarray(random.below(20))]),
    () => Buffer.concat([before, bytes.subarray(random.below(bytes.length + 1)), after]),
    () => Buffer.from(bytes.toString('utf8'), 'utf16le'),
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(bytes.toString('utf8'), 'utf16le')]),
    () => bytes.map((byte, index) => (index === at ? byte ^ (1 << random.below(8)) : byte)) as Buffer,
    () => Buffer.from(bytes.toString('utf8'), 'latin1'),
  ])();
}
