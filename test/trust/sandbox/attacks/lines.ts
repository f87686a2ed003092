import { randomBytes } from 'node:crypto';
import { type Attack, head } from './attack.ts';

const line = (text: string, ends: Attack['ends'] = 'refused'): Attack => ({
  name: JSON.stringify(text.slice(0, 60)),
  ends,
  bytes: (target) => head(target, { line: text }),
});
const path = (text: string, ends?: Attack['ends']): Attack => line(`GET ${text} HTTP/1.1`, ends);
const raw = (name: string, bytes: string | Buffer): Attack => ({ name, ends: 'refused', bytes: () => bytes });

/** Paths that a careless reader would take for others. */
const paths: readonly Attack[] = [
  path('/api/v1/deployments', 'answered'),
  path('/api/v1/deployments?x=1', 'either'),
  ...[
    '/api/v1/deployments/',
    '//api/v1/deployments',
    '/api//v1/deployments',
    '/api/v1/deployments/.',
    '/api/v1/x/../deployments',
    '/api/v1/%2e%2e/v1/deployments',
    '/api/v1/deployments%00',
    '/api/v1/deployments%2f',
    '/api/v1/deployments;x=1',
    '/api/v1/deployments%',
    '/api/v1/deployments%zz',
    '/api/v1/DEPLOYMENTS',
    String.raw`\api\v1\deployments`,
    '/api/v1/deployments/globex/findings',
    '/api/v1/deployments/acme/../globex/findings',
    '/api/v1/deployments/acme%2f..%2fglobex/findings',
    '/api/v1/deployments/__proto__/findings',
    '/api/v1/deployments/constructor/findings',
    '/api/policies/v2/deployments/1234/detection-policy/__proto__',
    '/api/policies/v2/deployments/1234/detection-policy/%F0%9F%92%A9',
    '/api/policies/v2/deployments/01234/remediation-policies',
    '/api/policies/v2/deployments/1234.0/remediation-policies',
    '/api/policies/v2/deployments/0x4d2/remediation-policies',
    '/api/policies/v2/deployments/%EF%BC%91%EF%BC%92%EF%BC%93%EF%BC%94/remediation-policies',
    '/api/v1/deployments/acme/findings?page=99999999999999999999',
    '/api/v1/deployments/acme/findings?page=-1',
    '/api/v1/deployments/acme/findings?page=1e2',
    '/api/v1/deployments/acme/findings?page_size=3001',
    '/api/v1/deployments/acme/findings?since=NaN',
    '/api/v1/deployments/acme/findings?issue_type=__proto__',
    '*',
    '',
    '?',
    'api/v1/deployments',
    '/../../etc/passwd',
    '/%c0%ae%c0%ae/etc/passwd',
    '/api/v1/deployments#fragment',
    `/api/v1/deployments?${'x'.repeat(20_000)}`,
    `/${'a/'.repeat(5000)}`,
  ].map((text) => path(text)),
  path(`/api/v1/deployments/acme/findings?${'repos=a&'.repeat(1500)}`, 'either'),
  path("/api/v1/deployments/acme/findings?ref='%20OR%201=1--", 'either'),
];

const methods: readonly Attack[] = [
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'GETT', 'X'.repeat(5000)].map(
    (method) => line(`${method} /api/v1/deployments HTTP/1.1`),
  ),
  line('CONNECT 127.0.0.1:22 HTTP/1.1'),
  line('GET /api/v1/deployments', 'either'),
  line('GET /api/v1/deployments HTTP/0.9', 'either'),
  line('GET /api/v1/deployments HTTP/2.0', 'either'),
  line('GET /api/v1/deployments HTTP/1.1 extra'),
  line('GET\t/api/v1/deployments\tHTTP/1.1'),
  line(' GET /api/v1/deployments HTTP/1.1'),
  line('\0GET /api/v1/deployments HTTP/1.1'),
  {
    name: 'an upgrade to a web socket',
    ends: 'either',
    bytes: (target) =>
      head(target, {
        more: ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13'],
      }),
  },
  {
    name: 'an upgrade to HTTP/2',
    ends: 'either',
    bytes: (target) =>
      head(target, { more: ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'] }),
  },
  raw('the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  raw('a TLS hello', Buffer.from('16030100050100000100', 'hex')),
  raw('noise', randomBytes(5000)),
  raw('a NUL', '\0'),
  raw('line ends', '\r\n'.repeat(1000)),
];

export const lineAttacks: readonly Attack[] = [...paths, ...methods];
