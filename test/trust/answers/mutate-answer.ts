import { gzipSync } from 'node:zlib';
import type { Random } from '../suite.ts';
import { type Good, goodAnswers } from './good-answers.ts';
import { write, type Written, writtenOf } from './json-text.ts';

export type Answer = {
  readonly question: Good['question'];
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether the connection breaks before the end that was announced. */
  readonly isCut: boolean;
};

/** An answer of a platform in order, changed in its structure, then perhaps in its bytes. */
export function oddAnswer(random: Random): Answer {
  const { question, status, body } = random.pick(goodAnswers);
  const root = writtenOf(structuredClone(body));
  for (let left = random.below(4); left > 0; left--) mutate(root, random);
  const bytes = Buffer.from(write(root));
  return {
    question,
    status: random.below(12) === 0 ? random.pick([201, 202, 204, 400, 403, 404, 409, 412, 422, 500]) : status,
    headers: { 'content-type': random.below(40) === 0 ? random.pick(types) : 'application/json' },
    body: random.below(5) === 0 ? garble(bytes, random) : bytes,
    isCut: random.below(100) === 0,
  };
}

const types: readonly [string, ...string[]] = [
  'text/html',
  'application/json; charset=utf-16',
  'application/problem+json',
  'text/json',
  '',
];

type Container = Extract<Written, { kind: 'object' | 'list' }>;

function mutate(root: Written, random: Random): void {
  const containers: Container[] = [];
  collect(root, containers);
  const at = containers[random.below(containers.length)];
  if (at === undefined) return;
  if (at.kind === 'list') mutateList(at.items, random, containers);
  else mutatePairs(at.pairs, random, containers);
}

function collect(value: Written, into: Container[]): void {
  if (value.kind !== 'object' && value.kind !== 'list') return;
  into.push(value);
  const inner = value.kind === 'list' ? value.items : value.pairs.map(([, one]) => one);
  for (const one of inner) collect(one, into);
}

function mutateList(items: Written[], random: Random, containers: readonly Container[]): void {
  const at = random.below(items.length + 1);
  random.pick<() => void>([
    () => void items.splice(at, 1),
    () => void items.splice(at, 0, junk(random)),
    () => void items.splice(at, 0, structuredClone(items[random.below(items.length)] ?? junk(random))),
    () => void items.splice(at, 1, structuredClone(containers[random.below(containers.length)] ?? junk(random))),
    () => void items.splice(0),
  ])();
}

function mutatePairs(pairs: [string, Written][], random: Random, containers: readonly Container[]): void {
  const at = random.below(pairs.length);
  const pair = pairs[at];
  if (pair === undefined) return void pairs.push([random.pick(names), junk(random)]);
  random.pick<() => void>([
    () => void pairs.splice(at, 1),
    () => void (pair[1] = junk(random)),
    () => void (pair[1] = junk(random)),
    () => void (pair[0] = renamed(pair[0], random)),
    () => void (pair[0] = random.pick(names)),
    () => void pairs.splice(random.below(pairs.length + 1), 0, [random.pick(names), junk(random)]),
    // The same name twice: JSON leaves open which one counts.
    () => void pairs.splice(random.below(pairs.length + 1), 0, [pair[0], random.pick([junk(random), structuredClone(pair[1])])]),
    () => void (pair[1] = { kind: 'list', items: [pair[1]] }),
    () => void (pair[1] = { kind: 'text', text: write(pair[1]) }),
    () => void (pair[1] = { kind: 'object', pairs: [[random.pick(names), pair[1]]] }),
    () => void (pair[1] = structuredClone(containers[random.below(containers.length)] ?? pair[1])),
    () => void pairs.splice(0, pairs.length, [random.pick(names), { kind: 'object', pairs: [...pairs] }]),
    () => exchange(pairs, at, random.below(pairs.length)),
    () => void (pair[1] = pair[1].kind === 'text' ? { kind: 'text', text: oddText(pair[1].text, random) } : pair[1]),
  ])(); // prettier-ignore
}

/** Two fields have each other's value. */
function exchange(pairs: [string, Written][], a: number, b: number): void {
  const [one, other] = [pairs[a], pairs[b]];
  if (one !== undefined && other !== undefined) [one[1], other[1]] = [other[1], one[1]];
}

const names: readonly [string, ...string[]] = [
  'creates', 'updates', 'deletes', 'validation_errors', 'state_version', 'bundle', 'data', 'result', 'diff', 'changes', 'items',
  'error', 'errors', 'code', 'message', 'success', 'status', 'ok', 'has_more', 'next_cursor', 'truncated', 'warnings', 'kind', 'key',
  'before', 'after', 'slug', 'product', 'deployment_slug', 'policies', 'exceptions', 'rules', '__proto__', 'constructor', 'toString', '', 'x',
]; // prettier-ignore

const renamed = (name: string, random: Random): string =>
  random.pick([
    name.toUpperCase(),
    name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    `${name}_`,
    name.slice(0, -1),
    ` ${name}`,
    `${name}\u200B`,
    name.replace('e', 'е'), // the Cyrillic letter
  ]);

const oddText = (text: string, random: Random): string =>
  random.pick([
    '',
    ' ',
    `${text} `,
    text.toUpperCase(),
    `${text}\0`,
    `${text}\uD800`,
    'x'.repeat(5000),
    'secrets',
    'acme2',
    '*',
  ]);

const words: readonly [string, ...string[]] = [
  'null', 'true', 'false', '0', '-0', '1', '1e400', '9223372036854775807', '-1', '0.1', '1E-9',
]; // prettier-ignore

function junk(random: Random): Written {
  const kind = random.below(8);
  if (kind < 4) return { kind: 'word', word: random.pick(words) };
  if (kind === 4) return { kind: 'text', text: oddText('x', random) };
  if (kind === 5)
    return writtenOf(random.pick<unknown>([[], {}, [[]], [{}], [null], { a: [] }, ['x'], { x: { y: 1 } }]));
  if (kind === 6) return deep(random.pick([10, 63, 64, 65, 2000]));
  return writtenOf(random.pick(goodAnswers).body);
}

/** As one word, for nothing here looks into it. */
const deep = (levels: number): Written => ({ kind: 'word', word: '['.repeat(levels) + ']'.repeat(levels) });

function garble(bytes: Buffer, random: Random): Buffer {
  const at = random.below(bytes.length + 1);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  const odd: readonly [number[], ...number[][]] = [[0], [0xff], [0xc3], [0xed, 0xa0, 0x80], [0xef, 0xbb, 0xbf], [0x2c], [0x7d], [0x22]];
  return random.pick<() => Buffer>([
    () => before,
    () => Buffer.concat([before, after.subarray(1 + random.below(30))]),
    () => Buffer.concat([before, Buffer.from(random.pick(odd)), after]),
    () => Buffer.concat([before, Buffer.from([random.below(256)]), after.subarray(1)]),
    () => Buffer.concat([Buffer.from('\uFEFF'), bytes]),
    () => Buffer.from(bytes.toString('utf8'), 'utf16le'),
    () => Buffer.concat([bytes, bytes]),
    () => Buffer.concat([Buffer.from(")]}',\n"), bytes]),
    () => gzipSync(bytes),
    () => Buffer.alloc(0),
  ])();
} // prettier-ignore
