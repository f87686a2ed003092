import { gzipSync } from 'node:zlib';
import { remediationPath } from '../../rig/platform-api.ts';

/** The address of a sandbox, and a valid token. */
export type SandboxTarget = { readonly host: string; readonly port: number; readonly token: string };

/**
 * The bytes of one connection, and how it must end. `refused`: without a 2xx, or with a dry run that lists errors. `answered`: with a 2xx.
 * `either`: without a response, or with any but a 5xx.
 */
export type Attack = {
  readonly name: string;
  readonly expectedEnd: 'refused' | 'answered' | 'either';
  bytes(target: SandboxTarget): string | Buffer;
};
type ExpectedEnd = Attack['expectedEnd'];

const deploymentsPath = '/api/v1/deployments';
const emptyBundle = '{"bundle":{"policies":[]}}';

type RequestHead = { readonly line?: string; readonly host?: string | null; readonly moreHeaders?: readonly string[] };

/** The head of a request, exactly as written, without checks of an HTTP library. `host` null omits the header. */
export function requestHead(
  target: SandboxTarget,
  { line = `GET ${deploymentsPath} HTTP/1.1`, host, moreHeaders = [] }: RequestHead,
): string {
  const hosts = host === null ? [] : [`Host: ${host ?? target.host}`];
  return [line, ...hosts, `Authorization: Bearer ${target.token}`, ...moreHeaders, '', ''].join('\r\n');
}

/** The head of a dry run. The caller adds the headers that frame its body. */
export const dryRunHead = (target: SandboxTarget, ...moreHeaders: readonly string[]): string =>
  requestHead(target, {
    line: `POST ${remediationPath}:dryRun HTTP/1.1`,
    moreHeaders: ['Content-Type: application/json', ...moreHeaders],
  });

function dryRunWithBody(target: SandboxTarget, body: string | Buffer, ...moreHeaders: readonly string[]): Buffer {
  const bytes = Buffer.from(body);
  return Buffer.concat([
    Buffer.from(dryRunHead(target, `Content-Length: ${String(bytes.length)}`, ...moreHeaders)),
    bytes,
  ]);
}

const headAttack = (
  name: string,
  headFor: (target: SandboxTarget) => RequestHead,
  expectedEnd: ExpectedEnd = 'refused',
): Attack => ({
  name,
  expectedEnd,
  bytes: (target) => requestHead(target, headFor(target)),
});
const pathAttack = (text: string, expectedEnd?: ExpectedEnd): Attack =>
  headAttack(JSON.stringify(text.slice(0, 60)), () => ({ line: `GET ${text} HTTP/1.1` }), expectedEnd);
const framingAttack = (
  name: string,
  headers: readonly string[],
  body: string,
  expectedEnd: ExpectedEnd = 'refused',
): Attack => ({
  name,
  expectedEnd,
  bytes: (target) => dryRunHead(target, ...headers) + body,
});
const bodyAttack = (
  name: string,
  text: string | (() => string | Buffer),
  expectedEnd: ExpectedEnd = 'refused',
): Attack => ({
  name,
  expectedEnd,
  bytes: (target) => dryRunWithBody(target, typeof text === 'string' ? text : text()),
});

/** Host names that let a web page reach the sandbox, and spellings that parsers read differently. */
const hostAttacks: readonly Attack[] = [
  ...['127.0.0.1', 'localhost', '[::1]'].map((name) =>
    headAttack(`host ${name}`, ({ port }) => ({ host: `${name}:${String(port)}` }), 'answered'),
  ),
  headAttack('no host', () => ({ host: null })),
  headAttack('no host in HTTP/1.0', () => ({ line: `GET ${deploymentsPath} HTTP/1.0`, host: null })),
  headAttack('two hosts, ours first', () => ({ moreHeaders: ['Host: evil.example'] })),
  headAttack('two hosts, ours second', ({ host }) => ({ host: 'evil.example', moreHeaders: [`Host: ${host}`] })),
  headAttack('a target with a host of its own', () => ({ line: `GET http://evil.example${deploymentsPath} HTTP/1.1` })),
  headAttack('a forwarded host', ({ host }) => ({ host: 'evil.example', moreHeaders: [`X-Forwarded-Host: ${host}`] })),
  ...[
    '', ' ', 'evil.example', 'localhost', '127.0.0.1', 'localhost:1', 'localhost:0', 'localhost:99999', 'localhost:', ':80',
    'evil.example:PORT', 'localhost.:PORT', 'LOCALHOST.evil.example:PORT', 'localhost.evil.example:PORT', 'evil.example@localhost:PORT',
    'localhost:PORT@evil.example', 'localhost:PORT, evil.example', 'localhost:PORT/x', 'localhost:PORT#x', 'localhost:+PORT', '127.1:PORT',
    '2130706433:PORT', '0.0.0.0:PORT', '0:PORT', '[::ffff:127.0.0.1]:PORT', '[::]:PORT', '::1:PORT', `${'a'.repeat(10_000)}:PORT`,
  ].map((host) => headAttack(`host ${host.slice(0, 40)}`, ({ port }) => ({ host: host.replace('PORT', String(port)) }))),
]; // prettier-ignore

const chunkedHeader = 'Transfer-Encoding: chunked';
const lengthHeader = (value: number | string): string => `Content-Length: ${String(value)}`;
const { length } = emptyBundle;
const chunkedBody = `${length.toString(16)}\r\n${emptyBundle}\r\n0\r\n\r\n`;

/** Requests whose end two parsers may see in different places. A second response would mean a smuggled request. */
const smugglingAttacks: readonly Attack[] = [
  ['two lengths that differ', [lengthHeader(length), lengthHeader(length + 10)], emptyBundle],
  ['chunks and a length', [chunkedHeader, lengthHeader(length)], chunkedBody],
  ['a length and chunks', [lengthHeader(4), chunkedHeader], chunkedBody],
  ['a coding that nobody knows', ['Transfer-Encoding: xchunked'], chunkedBody],
  ['a space before the colon', ['Transfer-Encoding : chunked', lengthHeader(length)], emptyBundle],
  ['a folded header', ['Transfer-Encoding:', ' chunked', lengthHeader(length)], emptyBundle],
  ['a line end of one byte', [`X-A: b\n${chunkedHeader}`, lengthHeader(length)], emptyBundle],
  ['a chunk of a negative size', [chunkedHeader], `-1\r\n${emptyBundle}\r\n0\r\n\r\n`],
  ['a chunk longer than it says', [chunkedHeader], `5\r\n${emptyBundle}\r\n0\r\n\r\n`],
  ['a negative length', [lengthHeader('-1')], emptyBundle],
].map(([name, headers, text]) => ({
  name: String(name),
  expectedEnd: 'refused',
  bytes: (target) => dryRunHead(target, ...(headers as string[])) + String(text) + requestHead(target, {}),
}));

const mebibyte = 1024 * 1024;
const sizeAttacks: readonly Attack[] = [
  framingAttack('chunks', [chunkedHeader], chunkedBody, 'answered'),
  framingAttack('ten thousand chunks of one byte', [chunkedHeader], `${'1\r\n \r\n'.repeat(10_000)}${chunkedBody}`, 'answered'),
  framingAttack('a chunk that never ends', [chunkedHeader], `ff\r\n${emptyBundle}`),
  framingAttack('a length and nothing', [lengthHeader(100)], ''),
  framingAttack('17 MiB by its own word', [lengthHeader(17 * mebibyte)], 'x'),
  { name: '17 MiB in chunks', expectedEnd: 'refused', bytes: (target) => dryRunHead(target, chunkedHeader) + `10000\r\n${' '.repeat(65_536)}\r\n`.repeat(272) },
  {
    name: '1 MiB and a byte where no bundle is',
    expectedEnd: 'refused',
    bytes: (target) =>
      requestHead(target, {
        line: 'POST /api/agent/deployments/1234/issues/search HTTP/1.1',
        moreHeaders: ['Content-Type: application/json', lengthHeader(mebibyte + 1)],
      }) + ' '.repeat(mebibyte + 1),
  },
  ...['gzip', 'deflate', 'br', 'gzip, gzip'].map((coding): Attack => ({
    name: `a body in ${coding}`,
    expectedEnd: 'refused',
    bytes: (target) => dryRunWithBody(target, gzipSync(Buffer.alloc(20 * mebibyte, ' ')), `Content-Encoding: ${coding}`),
  })),
  headAttack('a header of 20 KB', () => ({ moreHeaders: [`X-Long: ${'x'.repeat(20_000)}`] })),
  headAttack('3,000 headers', () => ({ moreHeaders: Array.from({ length: 3000 }, (_, index) => `X-${String(index)}: x`) })),
]; // prettier-ignore

/** Paths that a careless parser would take for another path. */
const pathAttacks: readonly Attack[] = [
  pathAttack(deploymentsPath, 'answered'),
  ...[
    `${deploymentsPath}/`, `/${deploymentsPath}`, '/api/v1/x/../deployments', '/api/v1/%2e%2e/v1/deployments', `${deploymentsPath}%00`, `${deploymentsPath}%2f`, `${deploymentsPath};x=1`, `${deploymentsPath}%`,
    '/api/v1/DEPLOYMENTS', String.raw`\api\v1\deployments`, `${deploymentsPath}/globex/findings`, `${deploymentsPath}/acme/../globex/findings`,
    `${deploymentsPath}/acme%2f..%2fglobex/findings`, `${deploymentsPath}/__proto__/findings`, '/api/policies/v2/deployments/1234/detection-policy/__proto__',
    '/api/policies/v2/deployments/01234/remediation-policies', '/api/policies/v2/deployments/1234.0/remediation-policies',
    '/api/policies/v2/deployments/%EF%BC%91%EF%BC%92%EF%BC%93%EF%BC%94/remediation-policies',
    `${deploymentsPath}/acme/findings?page=99999999999999999999`, `${deploymentsPath}/acme/findings?page=1e2`, `${deploymentsPath}/acme/findings?issue_type=__proto__`,
    '*', '', 'api/v1/deployments', '/../../etc/passwd', `${deploymentsPath}?${'x'.repeat(20_000)}`, `/${'a/'.repeat(5000)}`,
  ].map((text) => pathAttack(text)),
  pathAttack(`${deploymentsPath}/acme/findings?${'repos=a&'.repeat(1500)}`, 'either'),
  pathAttack(`${deploymentsPath}/acme/findings?ref='%20OR%201=1--`, 'either'),
  ...['POST', 'DELETE', 'OPTIONS', 'TRACE', 'get'].map((method) => headAttack(method, () => ({ line: `${method} ${deploymentsPath} HTTP/1.1` }))),
  headAttack('CONNECT', () => ({ line: 'CONNECT 127.0.0.1:22 HTTP/1.1' })),
  headAttack('an upgrade', () => ({ moreHeaders: ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x'] }), 'either'),
  { name: 'a TLS hello', expectedEnd: 'refused', bytes: () => Buffer.from('16030100050100000100', 'hex') },
  { name: 'line ends', expectedEnd: 'refused', bytes: () => '\r\n'.repeat(1000) },
]; // prettier-ignore

const bundleJson = (moreFields: string): string =>
  `{"bundle":{"policies":[{"name":"a","slug":"a","filters":{"mode":"all","conditions":[{"type":"severity","values":["low"]}]},"actions":[{"type":"pr_comment"}]${moreFields}}]}}`;
const nestedJson = (open: string, inner: string, close: string): string =>
  `{"bundle":${open.repeat(100_000)}${inner}${close.repeat(100_000)}}`;

const bodyAttacks: readonly Attack[] = [
  ...[
    '', '{', '{"bundle":{"policies":[]}}}', '{"bundle":{"policies":[,]}}', '{"bundle":NaN}', String.raw`{"bundle":"\u12"}`, '// x\n{}', 'null', '1e999',
    '[]', '{}', '{"bundle":null}', '{"bundle":[]}', '{"bundle":{"policies":{}}}', '{"bundle":{"policies":[null]}}', '{"bundle":{"policies":[{}]}}',
    '{"__proto__":{"bundle":{"policies":[]}}}', '{"bundle":{"policies":[],"__proto__":{"polluted":1}}}', '{"bundle":{"policies":[]},"bundle":1}',
    bundleJson(',"__proto__":{"polluted":1}'), bundleJson(',"constructor":{"prototype":{"polluted":1}}'), bundleJson(',"toString":1'),
    bundleJson('').replace('"name":"a"', String.raw`"name":"\ud800"`), bundleJson('').replace('"name":"a"', String.raw`"name":"a\u0000"`),
  ].map((text) => bodyAttack(`JSON ${JSON.stringify(text.slice(0, 60))}`, text)),
  bodyAttack('a slug that is a key of every object', bundleJson('').replace('"slug":"a"', '"slug":"__proto__"'), 'either'),
  bodyAttack('a condition of the type __proto__', bundleJson('').replace('"severity"', '"__proto__"'), 'either'),
  bodyAttack('a slug that climbs', bundleJson('').replace('"slug":"a"', '"slug":"../../etc/passwd"'), 'either'),
  bodyAttack('SQL in a name', bundleJson('').replace('"name":"a"', `"name":"'; DROP TABLE bundles; --"`), 'answered'),
  bodyAttack('bytes that are no UTF-8', () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
  bodyAttack('100,000 lists in each other', () => nestedJson('[', '', ']')),
  bodyAttack('100,000 objects around an escape', () => nestedJson('{"a":', String.raw`"\ud800"`, '}')),
  bodyAttack('5 million values that are all wrong', () => {
    const conditions = `{"filters":{"conditions":[${'1,'.repeat(99_999)}1]}}`;
    return `{"bundle":{"policies":[${Array.from({ length: 50 }, () => conditions).join(',')}]}}`;
  }),
  bodyAttack('8 MiB of open brackets', () => '['.repeat(8 * mebibyte)),
  bodyAttack('a text of 15 MiB', () => bundleJson('').replace('"name":"a"', `"name":"${'x'.repeat(15 * mebibyte)}"`)),
  bodyAttack('a list of a million numbers', () => `{"bundle":{"policies":[${'1,'.repeat(1_000_000)}1]}}`),
  {
    name: 'a body of another type',
    expectedEnd: 'refused',
    bytes: (target) => dryRunWithBody(target, '{}').toString().replace('application/json', 'application/jsonp'),
  },
]; // prettier-ignore

export const attacks: readonly Attack[] = [
  ...hostAttacks,
  ...smugglingAttacks,
  ...sizeAttacks,
  ...pathAttacks,
  ...bodyAttacks,
];
