import { mutateText } from '../../files/yaml/mutate-plain.ts';
import type { Random } from '../suite.ts';
import { tokens, documents, snippets } from './documents.ts';
import { drawHostileShape } from './shapes.ts';

/** Draws a file that an attacker could commit: a document with mutations of its structure, and sometimes of its bytes. */
export function drawHostileFile(random: Random): Buffer {
  const fragments = [...tokens, ...tokens, ...snippets] as unknown as readonly [string, ...string[]];
  let text = mutateText(drawStart(random, fragments), random.below(4), random, fragments);
  for (let remaining = random.below(3); remaining > 0; remaining--)
    text = random.pick(structuralMutations)(text, random);
  return random.below(4) === 0 ? mutateBytes(Buffer.from(text), random) : Buffer.from(text);
}

function drawStart(random: Random, fragments: readonly [string, ...string[]]): string {
  const kind = random.below(10);
  if (kind === 0) return drawHostileShape(random);
  const chosen = Array.from({ length: 1 + random.below(8) }, () => random.pick(fragments));
  return kind < 4 ? chosen.join(random.pick(['\n', '\n', ' ', ''])) : (documents[random.below(documents.length)] ?? '');
}

type Mutation = (text: string, random: Random) => string;

const keys = ['1', 'no', '"a"', '<<', '? a', '*a', '&k a', '[a]', '__proto__'] as const;
const starts = ['---\n', '--- ', ' ---\n', '%YAML 1.2\n---\n', '%TAG ! x\n---\n', '# a\n', '...\n', '\uFEFF'] as const;

const structuralMutations: readonly [Mutation, ...Mutation[]] = [
  (text, random) => {
    const names = Array.from(text.matchAll(/[\w-]+(?=:)/g), ({ index }) => index);
    const index = names[random.below(names.length)] ?? 0;
    return text.slice(0, index) + text.slice(index).replace(/^[\w-]+/, () => random.pick(keys));
  },
  (text, random) => text.replaceAll('\n', random.pick(['\r\n', '\r', '\u0085', '\n\n', '\n '])),
  (text, random) => `${text}\n${random.pick(['---\n', '...\n', '--- ', '... x', '---'])}a: b`,
  (text, random) => random.pick(starts) + text,
  (text, random) => text.slice(0, random.below(text.length + 1)),
  (text, random) => `k: ${random.pick(['{', '[', '"', "'", '|\n', '&a ', '!!str '])}${text}`,
  (text) => `k:\n  ${text.replaceAll('\n', '\n  ')}`,
  (text) => `{ k: [${JSON.stringify(text)}], l: '${text.replaceAll("'", "''")}' }`,
  (text, random) => text + drawHostileShape(random),
  (text) => text.replaceAll(': ', ':\t'),
];

/** Damages bytes as a transfer might: other encodings, flipped bits, NUL bytes, incomplete characters. */
function mutateBytes(bytes: Buffer, random: Random): Buffer {
  const index = random.below(bytes.length + 1);
  const [before, after] = [bytes.subarray(0, index), bytes.subarray(index)];
  const oddBytes: readonly [number[], ...number[][]] = [
    [0], [0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xc0, 0xaf], [0xef, 0xbb, 0xbf], [0x0d], [0x1b], [0x85],
  ]; // prettier-ignore
  return random.pick<() => Buffer>([
    () => Buffer.concat([before, Buffer.from(random.pick(oddBytes)), after]),
    () => Buffer.concat([before, Buffer.from([random.below(256)]), after.subarray(1)]),
    () => Buffer.concat([before, after.subarray(random.below(20))]),
    () => Buffer.concat([before, bytes.subarray(random.below(bytes.length + 1)), after]),
    () => Buffer.from(bytes.toString('utf8'), 'utf16le'),
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(bytes.toString('utf8'), 'utf16le')]),
    () => bytes.map((byte, position) => (position === index ? byte ^ (1 << random.below(8)) : byte)) as Buffer,
    () => Buffer.from(bytes.toString('utf8'), 'latin1'),
  ])();
}
