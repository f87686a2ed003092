import { gzipSync } from 'node:zlib';
import { type Attack, dryRun, emptyBundle, head, smuggled, type Target, withBody } from './attack.ts';

const { length } = emptyBundle;
const chunked = `${length.toString(16)}\r\n${emptyBundle}\r\n0\r\n\r\n`;

const framed = (
  name: string,
  headers: readonly string[],
  body: string | ((target: Target) => string) = emptyBundle,
  ends: Attack['ends'] = 'refused',
): Attack => ({
  name,
  ends,
  bytes: (target) => dryRun(target, ...headers) + (typeof body === 'string' ? body : body(target)),
});

const te = 'Transfer-Encoding: chunked';
const cl = (value: number | string): string => `Content-Length: ${String(value)}`;
const behind = (body: string) => (target: Target) => body + smuggled(target);

/** Requests whose end two readers might see in two places; a second answer would be a smuggled request. */
const smuggling: readonly Attack[] = [
  framed('two lengths that differ', [cl(length), cl(length + 10)], behind(emptyBundle)),
  framed('two lengths, the shorter second', [cl(length + 10), cl(length)], behind(emptyBundle)),
  framed('two lengths in one header', [cl(`${String(length)}, ${String(length + 1)}`)], behind(emptyBundle)),
  framed('chunks and a length', [te, cl(length)], behind(chunked)),
  framed('a length and chunks', [cl(4), te], behind(chunked)),
  framed('chunks twice', [te, te], behind(chunked), 'either'),
  ...[
    'xchunked',
    'chunked, identity',
    'identity, chunked',
    'identity',
    'gzip, chunked',
    'chunked;q=1',
    'chunkedx',
    '"chunked"',
    'chunk',
    '\vchunked',
  ].map((coding) => framed(`the coding ${JSON.stringify(coding)}`, [`Transfer-Encoding: ${coding}`], behind(chunked))),
  framed('a space before the colon', ['Transfer-Encoding : chunked', cl(length)], behind(emptyBundle)),
  framed('a folded header', ['Transfer-Encoding:', ' chunked', cl(length)], behind(emptyBundle)),
  framed('a line end of one byte', [`X-A: b\n${te}`, cl(length)], behind(emptyBundle)),
  framed('a header that ends in a carriage return alone', [`X-A: b\r${te}`, cl(length)], behind(emptyBundle)),
  framed('an underscore in place of the dash', ['Transfer_Encoding: chunked', cl(length)], emptyBundle, 'answered'),
];

const sizes = ['zz', '-1', '0x5', '+5', ' 5', '5 5', 'FFFFFFFFFFFFFFFFF', '1e1', '', '٥', '5;'.padEnd(40_000, 'x')];
const chunks: readonly Attack[] = [
  framed('chunks', [te], chunked, 'answered'),
  ...sizes.map((size) =>
    framed(
      `a chunk of the size ${JSON.stringify(size.slice(0, 20))}`,
      [te],
      behind(`${size}\r\n${emptyBundle}\r\n0\r\n\r\n`),
    ),
  ),
  framed('a chunk longer than it says', [te], behind(`5\r\n${emptyBundle}\r\n0\r\n\r\n`)),
  framed('a chunk that never ends', [te], `ff\r\n${emptyBundle}`),
  framed('ten thousand chunks of one byte', [te], `${'1\r\n \r\n'.repeat(10_000)}${chunked}`, 'answered'),
  framed('long trailers', [te], `${chunked.slice(0, -2)}${'X-T: x\r\n'.repeat(5000)}\r\n`, 'either'),
];

const lengths: readonly Attack[] = [
  ...['-1', '+5', '1e1', '0x1a', '5 5', '18446744073709551617', '99999999999999999999999', 'abc', ''].map((value) =>
    framed(`the length ${JSON.stringify(value)}`, [cl(value)], behind(emptyBundle)),
  ),
  framed('no length at all', [], ''),
  framed('a length and nothing', [cl(100)], ''),
  framed('17 MiB by its own word', [cl(17 * 1024 * 1024)], 'x'),
  framed('a body that waits to be asked for', [cl(length), 'Expect: 100-continue'], emptyBundle, 'either'),
  framed('an expectation that nobody knows', [cl(length), 'Expect: the-unexpected'], emptyBundle),
  {
    name: '1 MiB and a byte where no bundle is',
    ends: 'refused',
    bytes: (target) =>
      head(target, {
        line: 'POST /api/agent/deployments/1234/issues/search HTTP/1.1',
        more: ['Content-Type: application/json', cl(1024 * 1024 + 1)],
      }) + ' '.repeat(1024 * 1024 + 1),
  },
  {
    name: '17 MiB in chunks',
    ends: 'refused',
    bytes: (target) => dryRun(target, te) + `10000\r\n${' '.repeat(65_536)}\r\n`.repeat(272),
  },
];

const coded: readonly Attack[] = ['gzip', 'x-gzip', 'deflate', 'br', 'zstd', 'gzip, gzip', 'identity, gzip'].map(
  (coding) => ({
    name: `a body in ${coding}`,
    ends: 'refused',
    bytes: (target) => withBody(target, gzipSync(Buffer.alloc(20 * 1024 * 1024, ' ')), `Content-Encoding: ${coding}`),
  }),
);

const heads: readonly Attack[] = [
  ['a header of 20 KB', [`X-Long: ${'x'.repeat(20_000)}`]],
  ['3,000 headers', Array.from({ length: 3000 }, (_, at) => `X-${String(at)}: x`)],
  ['a header without a name', [': x']],
  ['a header with a space in its name', ['X Y: z']],
  ['a header with a NUL', ['X-A: b\0c']],
  ['a header without a colon', ['nothing']],
].map(([name, more]): Attack => ({
  name: String(name),
  ends: 'refused',
  bytes: (target) => head(target, { more: more as string[] }),
}));

export const framingAttacks: readonly Attack[] = [...smuggling, ...chunks, ...lengths, ...coded, ...heads];
