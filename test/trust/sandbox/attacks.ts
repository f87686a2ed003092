import { gzipSync } from 'node:zlib';
import { remediationPath } from '../../rig/platform-api.ts';

/** Where a sandbox listens, and the token that opens it. */
export type Target = { readonly host: string; readonly port: number; readonly token: string };

/** Bytes for one connection. `refused`: it ends without a 2xx, or with a dry run's list of errors; `answered`: with one; `either`: with any answer but a 5xx, or none. */
export type Attack = {
  readonly name: string;
  readonly ends: 'refused' | 'answered' | 'either';
  bytes(target: Target): string | Buffer;
};
type Ends = Attack['ends'];

const list = '/api/v1/deployments';
const emptyBundle = '{"bundle":{"policies":[]}}';

type Head = { readonly line?: string; readonly host?: string | null; readonly more?: readonly string[] };

/** The head of a request, byte for byte as it is written here; `host` null leaves the header out. */
export function head(target: Target, { line = `GET ${list} HTTP/1.1`, host, more = [] }: Head): string {
  const hosts = host === null ? [] : [`Host: ${host ?? target.host}`];
  return [line, ...hosts, `Authorization: Bearer ${target.token}`, ...more, '', ''].join('\r\n');
}

/** The head of a dry run, with its own way to say how long the body is. */
export const dryRun = (target: Target, ...more: readonly string[]): string =>
  head(target, { line: `POST ${remediationPath}:dryRun HTTP/1.1`, more: ['Content-Type: application/json', ...more] });

function withBody(target: Target, body: string | Buffer, ...more: readonly string[]): Buffer {
  const bytes = Buffer.from(body);
  return Buffer.concat([Buffer.from(dryRun(target, `Content-Length: ${String(bytes.length)}`, ...more)), bytes]);
}

const asks = (name: string, of: (target: Target) => Head, ends: Ends = 'refused'): Attack => ({
  name,
  ends,
  bytes: (target) => head(target, of(target)),
});
const path = (text: string, ends?: Ends): Attack =>
  asks(JSON.stringify(text.slice(0, 60)), () => ({ line: `GET ${text} HTTP/1.1` }), ends);
const framed = (name: string, headers: readonly string[], body: string, ends: Ends = 'refused'): Attack => ({
  name,
  ends,
  bytes: (target) => dryRun(target, ...headers) + body,
});
const body = (name: string, text: string | (() => string | Buffer), ends: Ends = 'refused'): Attack => ({
  name,
  ends,
  bytes: (target) => withBody(target, typeof text === 'string' ? text : text()),
});

/** Names under which a web page could reach the loopback, and forms that a parser might read in two ways. */
const hosts: readonly Attack[] = [
  ...['127.0.0.1', 'localhost', '[::1]'].map((name) =>
    asks(`host ${name}`, ({ port }) => ({ host: `${name}:${String(port)}` }), 'answered'),
  ),
  asks('no host', () => ({ host: null })),
  asks('no host in HTTP/1.0', () => ({ line: `GET ${list} HTTP/1.0`, host: null })),
  asks('two hosts, ours first', () => ({ more: ['Host: evil.example'] })),
  asks('two hosts, ours second', ({ host }) => ({ host: 'evil.example', more: [`Host: ${host}`] })),
  asks('a target with a host of its own', () => ({ line: `GET http://evil.example${list} HTTP/1.1` })),
  asks('a forwarded host', ({ host }) => ({ host: 'evil.example', more: [`X-Forwarded-Host: ${host}`] })),
  ...[
    '', ' ', 'evil.example', 'localhost', '127.0.0.1', 'localhost:1', 'localhost:0', 'localhost:99999', 'localhost:', ':80',
    'evil.example:PORT', 'localhost.:PORT', 'LOCALHOST.evil.example:PORT', 'localhost.evil.example:PORT', 'evil.example@localhost:PORT',
    'localhost:PORT@evil.example', 'localhost:PORT, evil.example', 'localhost:PORT/x', 'localhost:PORT#x', 'localhost:+PORT', '127.1:PORT',
    '2130706433:PORT', '0.0.0.0:PORT', '0:PORT', '[::ffff:127.0.0.1]:PORT', '[::]:PORT', '::1:PORT', `${'a'.repeat(10_000)}:PORT`,
  ].map((host) => asks(`host ${host.slice(0, 40)}`, ({ port }) => ({ host: host.replace('PORT', String(port)) }))),
]; // prettier-ignore

const te = 'Transfer-Encoding: chunked';
const cl = (value: number | string): string => `Content-Length: ${String(value)}`;
const { length } = emptyBundle;
const chunked = `${length.toString(16)}\r\n${emptyBundle}\r\n0\r\n\r\n`;

/** Requests whose end two readers might see in two places; a second answer would be a smuggled request. */
const smuggling: readonly Attack[] = [
  ['two lengths that differ', [cl(length), cl(length + 10)], emptyBundle],
  ['chunks and a length', [te, cl(length)], chunked],
  ['a length and chunks', [cl(4), te], chunked],
  ['a coding that nobody knows', ['Transfer-Encoding: xchunked'], chunked],
  ['a space before the colon', ['Transfer-Encoding : chunked', cl(length)], emptyBundle],
  ['a folded header', ['Transfer-Encoding:', ' chunked', cl(length)], emptyBundle],
  ['a line end of one byte', [`X-A: b\n${te}`, cl(length)], emptyBundle],
  ['a chunk of a negative size', [te], `-1\r\n${emptyBundle}\r\n0\r\n\r\n`],
  ['a chunk longer than it says', [te], `5\r\n${emptyBundle}\r\n0\r\n\r\n`],
  ['a negative length', [cl('-1')], emptyBundle],
].map(([name, headers, text]) => ({
  name: String(name),
  ends: 'refused',
  bytes: (target) => dryRun(target, ...(headers as string[])) + String(text) + head(target, {}),
}));

const mebibyte = 1024 * 1024;
const sizes: readonly Attack[] = [
  framed('chunks', [te], chunked, 'answered'),
  framed('ten thousand chunks of one byte', [te], `${'1\r\n \r\n'.repeat(10_000)}${chunked}`, 'answered'),
  framed('a chunk that never ends', [te], `ff\r\n${emptyBundle}`),
  framed('a length and nothing', [cl(100)], ''),
  framed('17 MiB by its own word', [cl(17 * mebibyte)], 'x'),
  { name: '17 MiB in chunks', ends: 'refused', bytes: (target) => dryRun(target, te) + `10000\r\n${' '.repeat(65_536)}\r\n`.repeat(272) },
  {
    name: '1 MiB and a byte where no bundle is',
    ends: 'refused',
    bytes: (target) =>
      head(target, {
        line: 'POST /api/agent/deployments/1234/issues/search HTTP/1.1',
        more: ['Content-Type: application/json', cl(mebibyte + 1)],
      }) + ' '.repeat(mebibyte + 1),
  },
  ...['gzip', 'deflate', 'br', 'gzip, gzip'].map((coding): Attack => ({
    name: `a body in ${coding}`,
    ends: 'refused',
    bytes: (target) => withBody(target, gzipSync(Buffer.alloc(20 * mebibyte, ' ')), `Content-Encoding: ${coding}`),
  })),
  asks('a header of 20 KB', () => ({ more: [`X-Long: ${'x'.repeat(20_000)}`] })),
  asks('3,000 headers', () => ({ more: Array.from({ length: 3000 }, (_, at) => `X-${String(at)}: x`) })),
]; // prettier-ignore

/** Paths that a careless reader would take for others. */
const paths: readonly Attack[] = [
  path(list, 'answered'),
  ...[
    `${list}/`, `/${list}`, '/api/v1/x/../deployments', '/api/v1/%2e%2e/v1/deployments', `${list}%00`, `${list}%2f`, `${list};x=1`, `${list}%`,
    '/api/v1/DEPLOYMENTS', String.raw`\api\v1\deployments`, `${list}/globex/findings`, `${list}/acme/../globex/findings`,
    `${list}/acme%2f..%2fglobex/findings`, `${list}/__proto__/findings`, '/api/policies/v2/deployments/1234/detection-policy/__proto__',
    '/api/policies/v2/deployments/01234/remediation-policies', '/api/policies/v2/deployments/1234.0/remediation-policies',
    '/api/policies/v2/deployments/%EF%BC%91%EF%BC%92%EF%BC%93%EF%BC%94/remediation-policies',
    `${list}/acme/findings?page=99999999999999999999`, `${list}/acme/findings?page=1e2`, `${list}/acme/findings?issue_type=__proto__`,
    '*', '', 'api/v1/deployments', '/../../etc/passwd', `${list}?${'x'.repeat(20_000)}`, `/${'a/'.repeat(5000)}`,
  ].map((text) => path(text)),
  path(`${list}/acme/findings?${'repos=a&'.repeat(1500)}`, 'either'),
  path(`${list}/acme/findings?ref='%20OR%201=1--`, 'either'),
  ...['POST', 'DELETE', 'OPTIONS', 'TRACE', 'get'].map((method) => asks(method, () => ({ line: `${method} ${list} HTTP/1.1` }))),
  asks('CONNECT', () => ({ line: 'CONNECT 127.0.0.1:22 HTTP/1.1' })),
  asks('an upgrade', () => ({ more: ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x'] }), 'either'),
  { name: 'a TLS hello', ends: 'refused', bytes: () => Buffer.from('16030100050100000100', 'hex') },
  { name: 'line ends', ends: 'refused', bytes: () => '\r\n'.repeat(1000) },
]; // prettier-ignore

const policy = (more: string): string =>
  `{"bundle":{"policies":[{"name":"a","slug":"a","filters":{"mode":"all","conditions":[{"type":"severity","values":["low"]}]},"actions":[{"type":"pr_comment"}]${more}}]}}`;
const nested = (open: string, inner: string, close: string): string =>
  `{"bundle":${open.repeat(100_000)}${inner}${close.repeat(100_000)}}`;

const bodies: readonly Attack[] = [
  ...[
    '', '{', '{"bundle":{"policies":[]}}}', '{"bundle":{"policies":[,]}}', '{"bundle":NaN}', String.raw`{"bundle":"\u12"}`, '// x\n{}', 'null', '1e999',
    '[]', '{}', '{"bundle":null}', '{"bundle":[]}', '{"bundle":{"policies":{}}}', '{"bundle":{"policies":[null]}}', '{"bundle":{"policies":[{}]}}',
    '{"__proto__":{"bundle":{"policies":[]}}}', '{"bundle":{"policies":[],"__proto__":{"polluted":1}}}', '{"bundle":{"policies":[]},"bundle":1}',
    policy(',"__proto__":{"polluted":1}'), policy(',"constructor":{"prototype":{"polluted":1}}'), policy(',"toString":1'),
    policy('').replace('"name":"a"', String.raw`"name":"\ud800"`), policy('').replace('"name":"a"', String.raw`"name":"a\u0000"`),
  ].map((text) => body(`JSON ${JSON.stringify(text.slice(0, 60))}`, text)),
  body('a slug that is a key of every object', policy('').replace('"slug":"a"', '"slug":"__proto__"'), 'either'),
  body('a condition of the type __proto__', policy('').replace('"severity"', '"__proto__"'), 'either'),
  body('a slug that climbs', policy('').replace('"slug":"a"', '"slug":"../../etc/passwd"'), 'either'),
  body('SQL in a name', policy('').replace('"name":"a"', `"name":"'; DROP TABLE bundles; --"`), 'answered'),
  body('bytes that are no UTF-8', () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
  body('100,000 lists in each other', () => nested('[', '', ']')),
  body('100,000 objects around an escape', () => nested('{"a":', String.raw`"\ud800"`, '}')),
  body('5 million values that are all wrong', () => {
    const conditions = `{"filters":{"conditions":[${'1,'.repeat(99_999)}1]}}`;
    return `{"bundle":{"policies":[${Array.from({ length: 50 }, () => conditions).join(',')}]}}`;
  }),
  body('8 MiB of open brackets', () => '['.repeat(8 * mebibyte)),
  body('a text of 15 MiB', () => policy('').replace('"name":"a"', `"name":"${'x'.repeat(15 * mebibyte)}"`)),
  body('a list of a million numbers', () => `{"bundle":{"policies":[${'1,'.repeat(1_000_000)}1]}}`),
  {
    name: 'a body of another type',
    ends: 'refused',
    bytes: (target) => withBody(target, '{}').toString().replace('application/json', 'application/jsonp'),
  },
]; // prettier-ignore

export const attacks: readonly Attack[] = [...hosts, ...smuggling, ...sizes, ...paths, ...bodies];
