import { type Attack, head, type Target } from './attack.ts';

const host = (value: string | ((target: Target) => string), ends: Attack['ends'] = 'refused'): Attack => {
  const of = (target: Target): string => (typeof value === 'string' ? value : value(target));
  return {
    name: `host ${of({ host: 'HOST:PORT', port: 1, token: '' })}`,
    ends,
    bytes: (target) => head(target, { host: of(target) }),
  };
};

/** Names under which a web page could reach the loopback, and forms that a parser might read in two ways. */
export const hostAttacks: readonly Attack[] = [
  host(({ port }) => `127.0.0.1:${String(port)}`, 'answered'),
  host(({ port }) => `localhost:${String(port)}`, 'answered'),
  host(({ port }) => `[::1]:${String(port)}`, 'answered'),
  { name: 'no host', ends: 'refused', bytes: (target) => head(target, { host: null }) },
  {
    name: 'no host in HTTP/1.0',
    ends: 'refused',
    bytes: (target) => head(target, { line: 'GET /api/v1/deployments HTTP/1.0', host: null }),
  },
  {
    name: 'two hosts, ours first',
    ends: 'refused',
    bytes: (target) => head(target, { more: ['Host: evil.example'] }),
  },
  {
    name: 'two hosts, ours second',
    ends: 'refused',
    bytes: (target) => head(target, { host: 'evil.example', more: [`Host: ${target.host}`] }),
  },
  {
    name: 'a target with a host of its own',
    ends: 'refused',
    bytes: (target) => head(target, { line: 'GET http://evil.example/api/v1/deployments HTTP/1.1' }),
  },
  {
    name: 'a forwarded host',
    ends: 'refused',
    bytes: (target) => head(target, { host: 'evil.example', more: [`X-Forwarded-Host: ${target.host}`] }),
  },
  ...[
    '',
    ' ',
    'evil.example',
    'localhost',
    '127.0.0.1',
    'localhost:1',
    'localhost:0',
    'localhost:99999',
    'localhost:',
    ':80',
  ].map((value) => host(value)),
  ...[
    (at: string) => `evil.example:${at}`,
    (at: string) => `localhost.:${at}`,
    (at: string) => `LOCALHOST.evil.example:${at}`,
    (at: string) => `localhost.evil.example:${at}`,
    (at: string) => `evil.example@localhost:${at}`,
    (at: string) => `localhost:${at}@evil.example`,
    (at: string) => `localhost:${at}, evil.example`,
    (at: string) => `localhost:${at}/x`,
    (at: string) => `localhost:${at}#x`,
    (at: string) => `localhost:+${at}`,
    (at: string) => `localhost:0x${Number(at).toString(16)}`,
    (at: string) => `127.1:${at}`,
    (at: string) => `2130706433:${at}`,
    (at: string) => `0.0.0.0:${at}`,
    (at: string) => `0:${at}`,
    (at: string) => `[::ffff:127.0.0.1]:${at}`,
    (at: string) => `[::]:${at}`,
    (at: string) => `::1:${at}`,
    (at: string) => `${'a'.repeat(10_000)}:${at}`,
  ].map((build): Attack => host(({ port }) => build(String(port)))),
];
