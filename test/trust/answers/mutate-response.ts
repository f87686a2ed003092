import { gzipSync } from 'node:zlib';
import type { Random } from '../suite.ts';
import { type GoodResponse, goodResponses } from './good-responses.ts';
import { printJson, type JsonNode, toJsonNode } from './json-text.ts';

export type MutatedResponse = {
  readonly request: GoodResponse['request'];
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether the connection breaks before `Content-Length` bytes are sent. */
  readonly isCut: boolean;
};

/** Draws a correct response, and mutates its structure, its status and its bytes at random. */
export function drawMutatedResponse(random: Random): MutatedResponse {
  const { request, status, body } = random.pick(goodResponses);
  const root = toJsonNode(structuredClone(body));
  for (let remaining = random.below(4); remaining > 0; remaining--) mutate(root, random);
  const bytes = Buffer.from(printJson(root));
  return {
    request,
    status: random.below(12) === 0 ? random.pick([201, 202, 204, 400, 403, 404, 409, 412, 422, 500]) : status,
    headers: { 'content-type': random.below(40) === 0 ? random.pick(contentTypes) : 'application/json' },
    body: random.below(5) === 0 ? mutateBytes(bytes, random) : bytes,
    isCut: random.below(100) === 0,
  };
}

const contentTypes: readonly [string, ...string[]] = [
  'text/html',
  'application/json; charset=utf-16',
  'application/problem+json',
  'text/json',
  '',
];

type Container = Extract<JsonNode, { kind: 'object' | 'list' }>;

function mutate(root: JsonNode, random: Random): void {
  const containers: Container[] = [];
  collect(root, containers);
  const container = containers[random.below(containers.length)];
  if (container === undefined) return;
  if (container.kind === 'list') mutateList(container.items, random, containers);
  else mutatePairs(container.pairs, random, containers);
}

function collect(value: JsonNode, containers: Container[]): void {
  if (value.kind !== 'object' && value.kind !== 'list') return;
  containers.push(value);
  const inner = value.kind === 'list' ? value.items : value.pairs.map(([, node]) => node);
  for (const node of inner) collect(node, containers);
}

function mutateList(items: JsonNode[], random: Random, containers: readonly Container[]): void {
  const index = random.below(items.length + 1);
  random.pick<() => void>([
    () => void items.splice(index, 1),
    () => void items.splice(index, 0, drawNode(random)),
    () => void items.splice(index, 0, structuredClone(items[random.below(items.length)] ?? drawNode(random))),
    () => void items.splice(index, 1, structuredClone(containers[random.below(containers.length)] ?? drawNode(random))),
    () => void items.splice(0),
  ])();
}

function mutatePairs(pairs: [string, JsonNode][], random: Random, containers: readonly Container[]): void {
  const index = random.below(pairs.length);
  const pair = pairs[index];
  if (pair === undefined) return void pairs.push([random.pick(fieldNames), drawNode(random)]);
  random.pick<() => void>([
    () => void pairs.splice(index, 1),
    () => void (pair[1] = drawNode(random)),
    () => void (pair[1] = drawNode(random)),
    () => void (pair[0] = drawMisspelling(pair[0], random)),
    () => void (pair[0] = random.pick(fieldNames)),
    () => void pairs.splice(random.below(pairs.length + 1), 0, [random.pick(fieldNames), drawNode(random)]),
    // The same name twice: JSON does not say which one counts.
    () => void pairs.splice(random.below(pairs.length + 1), 0, [pair[0], random.pick([drawNode(random), structuredClone(pair[1])])]),
    () => void (pair[1] = { kind: 'list', items: [pair[1]] }),
    () => void (pair[1] = { kind: 'text', text: printJson(pair[1]) }),
    () => void (pair[1] = { kind: 'object', pairs: [[random.pick(fieldNames), pair[1]]] }),
    () => void (pair[1] = structuredClone(containers[random.below(containers.length)] ?? pair[1])),
    () => void pairs.splice(0, pairs.length, [random.pick(fieldNames), { kind: 'object', pairs: [...pairs] }]),
    () => swapValues(pairs, index, random.below(pairs.length)),
    () => void (pair[1] = pair[1].kind === 'text' ? { kind: 'text', text: mutateText(pair[1].text, random) } : pair[1]),
  ])(); // prettier-ignore
}

/** Swaps the values of two fields. */
function swapValues(pairs: [string, JsonNode][], index: number, otherIndex: number): void {
  const [pair, otherPair] = [pairs[index], pairs[otherIndex]];
  if (pair !== undefined && otherPair !== undefined) [pair[1], otherPair[1]] = [otherPair[1], pair[1]];
}

const fieldNames: readonly [string, ...string[]] = [
  'creates', 'updates', 'deletes', 'validation_errors', 'state_version', 'bundle', 'data', 'result', 'diff', 'changes', 'items',
  'error', 'errors', 'code', 'message', 'success', 'status', 'ok', 'has_more', 'next_cursor', 'truncated', 'warnings', 'kind', 'key',
  'before', 'after', 'slug', 'product', 'deployment_slug', 'policies', 'exceptions', 'rules', '__proto__', 'constructor', 'toString', '', 'x',
]; // prettier-ignore

const drawMisspelling = (name: string, random: Random): string =>
  random.pick([
    name.toUpperCase(),
    name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    `${name}_`,
    name.slice(0, -1),
    ` ${name}`,
    `${name}\u200B`,
    name.replace('e', 'е'), // the Cyrillic letter
  ]);

const mutateText = (text: string, random: Random): string =>
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

const literals: readonly [string, ...string[]] = [
  'null', 'true', 'false', '0', '-0', '1', '1e400', '9223372036854775807', '-1', '0.1', '1E-9',
]; // prettier-ignore

function drawNode(random: Random): JsonNode {
  const kind = random.below(8);
  if (kind < 4) return { kind: 'word', word: random.pick(literals) };
  if (kind === 4) return { kind: 'text', text: mutateText('x', random) };
  if (kind === 5)
    return toJsonNode(random.pick<unknown>([[], {}, [[]], [{}], [null], { a: [] }, ['x'], { x: { y: 1 } }]));
  if (kind === 6) return nestedLists(random.pick([10, 63, 64, 65, 2000]));
  return toJsonNode(random.pick(goodResponses).body);
}

/** Nested empty lists. One literal is enough, since no mutation changes what is inside. */
const nestedLists = (levels: number): JsonNode => ({ kind: 'word', word: '['.repeat(levels) + ']'.repeat(levels) });

function mutateBytes(bytes: Buffer, random: Random): Buffer {
  const index = random.below(bytes.length + 1);
  const [before, after] = [bytes.subarray(0, index), bytes.subarray(index)];
  const oddBytes: readonly [number[], ...number[][]] = [[0], [0xff], [0xc3], [0xed, 0xa0, 0x80], [0xef, 0xbb, 0xbf], [0x2c], [0x7d], [0x22]];
  return random.pick<() => Buffer>([
    () => before,
    () => Buffer.concat([before, after.subarray(1 + random.below(30))]),
    () => Buffer.concat([before, Buffer.from(random.pick(oddBytes)), after]),
    () => Buffer.concat([before, Buffer.from([random.below(256)]), after.subarray(1)]),
    () => Buffer.concat([Buffer.from('\uFEFF'), bytes]),
    () => Buffer.from(bytes.toString('utf8'), 'utf16le'),
    () => Buffer.concat([bytes, bytes]),
    () => Buffer.concat([Buffer.from(")]}',\n"), bytes]),
    () => gzipSync(bytes),
    () => Buffer.alloc(0),
  ])();
} // prettier-ignore
