import { changed } from '../../files/yaml/mutate-plain.ts';
import type { Random } from '../suite.ts';
import { bits, documents, pieces } from './documents.ts';
import { hostileShape } from './shapes.ts';

/** A file that somebody hostile could commit: a document, changed in its structure, then perhaps in its bytes. */
export function hostileFile(random: Random): Buffer {
  const from = [...bits, ...bits, ...pieces] as unknown as readonly [string, ...string[]];
  let text = changed(beginning(random, from), random.below(4), random, from);
  for (let left = random.below(3); left > 0; left--) text = random.pick(structural)(text, random);
  return random.below(4) === 0 ? garble(Buffer.from(text), random) : Buffer.from(text);
}

function beginning(random: Random, from: readonly [string, ...string[]]): string {
  const kind = random.below(10);
  if (kind === 0) return hostileShape(random);
  const some = Array.from({ length: 1 + random.below(8) }, () => random.pick(from));
  return kind < 4 ? some.join(random.pick(['\n', '\n', ' ', ''])) : (documents[random.below(documents.length)] ?? '');
}

type Mutation = (text: string, random: Random) => string;

const keys = ['1', 'no', '"a"', '<<', '? a', '*a', '&k a', '[a]', '__proto__'] as const;
const starts = ['---\n', '--- ', ' ---\n', '%YAML 1.2\n---\n', '%TAG ! x\n---\n', '# a\n', '...\n', '\uFEFF'] as const;

const structural: readonly [Mutation, ...Mutation[]] = [
  (text, random) => {
    const names = Array.from(text.matchAll(/[\w-]+(?=:)/g), ({ index }) => index);
    const at = names[random.below(names.length)] ?? 0;
    return text.slice(0, at) + text.slice(at).replace(/^[\w-]+/, () => random.pick(keys));
  },
  (text, random) => text.replaceAll('\n', random.pick(['\r\n', '\r', '\u0085', '\n\n', '\n '])),
  (text, random) => `${text}\n${random.pick(['---\n', '...\n', '--- ', '... x', '---'])}a: b`,
  (text, random) => random.pick(starts) + text,
  (text, random) => text.slice(0, random.below(text.length + 1)),
  (text, random) => `k: ${random.pick(['{', '[', '"', "'", '|\n', '&a ', '!!str '])}${text}`,
  (text) => `k:\n  ${text.replaceAll('\n', '\n  ')}`,
  (text) => `{ k: [${JSON.stringify(text)}], l: '${text.replaceAll("'", "''")}' }`,
  (text, random) => text + hostileShape(random),
  (text) => text.replaceAll(': ', ':\t'),
];

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
