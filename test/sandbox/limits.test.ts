import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import type { Sandbox } from '../../src/sandbox/server.ts';
import { codePath, detectionBundle, open, policies, policy, remediationPath, versionOf } from './harness.ts';

/** What a server says on a raw connection until it closes it. */
function rawExchange({ url }: Sandbox, write: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => write(socket));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    // A server that stops reading may reset the connection after its answer.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}

const head = ({ url, token }: Sandbox, ...more: string[]): string =>
  [
    `POST ${remediationPath}:dryRun HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    ...more,
    '',
    '',
  ].join('\r\n');

test('10,000 policies fit into a body', async () => {
  const { call } = await open({ seed: 'empty' });
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...policy(`policy-${String(index)}`),
    description: 'x'.repeat(400),
  }));
  const { status, body } = await call('POST', `${remediationPath}:dryRun`, { body: { bundle: { policies: many } } });
  expect([status, body.creates.length]).toEqual([200, 10_000]);
});

test('a body that says it is too long is not read', async () => {
  const { sandbox } = await open();
  const text = await rawExchange(sandbox, (socket) => socket.write(head(sandbox, 'Content-Length: 999999999')));
  expect(text).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close[\s\S]*longer than 16 MiB/i);
});

test('a body that does not say how long it is is cut off at the limit', async () => {
  const { sandbox } = await open();
  let sent = 0;
  const text = await rawExchange(sandbox, (socket) => {
    socket.write(head(sandbox, 'Transfer-Encoding: chunked'));
    const chunk = Buffer.from(`10000\r\n${' '.repeat(65_536)}\r\n`);
    const more = (): void => {
      while (!socket.destroyed && sent < 64 * 1024 * 1024) {
        sent += 65_536;
        if (!socket.write(chunk)) return void socket.once('drain', more);
      }
    };
    more();
  });
  expect(sent).toBeLessThan(40 * 1024 * 1024);
  expect(['', 'HTTP/1.1 413 Payload Too Large']).toContain(text.split('\r\n')[0]);
});

test('the body of somebody without a token is not read', async () => {
  const { sandbox } = await open();
  const text = await rawExchange(sandbox, (socket) =>
    socket.write(head({ ...sandbox, token: 'wrong-token' }, 'Content-Length: 1000')),
  );
  expect(text).toMatch(/^HTTP\/1\.1 401 [\s\S]*connection: close/i);
});

test('a client that is refused while it sends its body may send it to the end, and reads why', async () => {
  const { sandbox } = await open();
  const rest = Buffer.alloc(12 * 1024 * 1024, ' ');
  let broken: Error | null | undefined;
  const text = await rawExchange(sandbox, (socket) => {
    socket.write(`${head({ ...sandbox, token: 'wrong-token' }, `Content-Length: ${String(rest.length + 1)}`)}{`);
    socket.once('data', () => socket.write(rest, (error) => (broken = error ?? null)));
  });
  expect([broken, text.split(' ')[1]]).toEqual([null, '401']);
});

test.for([
  ['at once', '{}', ''],
  ['when it knows that it was refused', '{', '}'],
])('what a client sends %s behind a refused request is not processed', async ([, first, later]) => {
  const { sandbox, call } = await open({ seed: 'empty' });
  const body = JSON.stringify({ bundle: { policies: [policy('unseen')] } });
  const put = [
    `PUT ${remediationPath} HTTP/1.1`,
    `Host: ${new URL(sandbox.url).host}`,
    `Authorization: Bearer ${sandbox.token}`,
    'Content-Type: application/json',
    `If-Match: ${await versionOf(call, remediationPath)}`,
    `Content-Length: ${String(body.length)}`,
    '',
    body,
  ].join('\r\n');
  const text = await rawExchange(sandbox, (socket) => {
    const refused = head({ ...sandbox, token: 'wrong-token' }, 'Content-Length: 2') + first;
    socket.write(later === '' ? refused + put : refused);
    if (later !== '') socket.once('data', () => socket.write(later + put));
  });
  expect([text.match(/HTTP\/1\.1 \d+/g), sandbox.log()]).toEqual([['HTTP/1.1 401'], []]);
});

test('a client that never ends its request is cut off', async () => {
  const { sandbox, call } = await open({ limits: { headers: 150, request: 300 } });
  const slow = await Promise.all([
    rawExchange(sandbox, (socket) => socket.write('GET /api/v1/deployments HTTP/1.1\r\nHost: ')),
    rawExchange(sandbox, (socket) => socket.write(`${head(sandbox, 'Content-Length: 100')}{"bundle"`)),
  ]);
  for (const text of slow) expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect((await call('GET', codePath)).status).toBe(200);
});

test('headers beyond 16 KiB are refused', async () => {
  const { sandbox } = await open();
  const text = await rawExchange(sandbox, (socket) => socket.write(head(sandbox, `X-Long: ${'x'.repeat(20_000)}`)));
  expect(text).toMatch(/^HTTP\/1\.1 431 /);
});

test('it listens on the loopback only', async () => {
  const { sandbox } = await open();
  expect(sandbox.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test('closing ends open connections and a request under way', async () => {
  const { sandbox } = await open();
  const ended = rawExchange(sandbox, (socket) => socket.write(`${head(sandbox, 'Content-Length: 100')}{"bundle"`));
  await new Promise<void>((resolve) => {
    request(
      `${sandbox.url}${policies}/1234/vocab`,
      { headers: { authorization: `Bearer ${sandbox.token}` } },
      (response) => {
        response.resume().on('end', resolve);
      },
    ).end();
  });
  await sandbox.close();
  expect(await ended).toBe('');
});

test('deep and wide JSON is refused, not a crash', async () => {
  const { call } = await open();
  const deep = `{"bundle":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  expect((await call('POST', `${codePath}:dryRun`, { body: deep })).status).toBe(400);
  // An escape makes every text be looked at, however deep it lies.
  const deepText = deep.replace('[]', String.raw`["\u0000"]`);
  expect((await call('POST', `${codePath}:dryRun`, { body: deepText })).status).toBe(400);
  const wide = JSON.stringify({
    bundle: detectionBundle({ rules: Array.from({ length: 100_001 }, (_, index) => String(index)) }),
  });
  expect((await call('POST', `${codePath}:dryRun`, { body: wide })).body.validation_errors[0].code).toBe(
    'INVALID_FIELD',
  );
});

test('a body that is wrong in millions of places is refused before each is looked at', async () => {
  const { call } = await open();
  const lists = Array.from({ length: 6 }, () => `{"filters":{"conditions":[${'1,'.repeat(99_999)}1]}}`);
  const { status, body } = await call('POST', `${remediationPath}:dryRun`, {
    body: `{"bundle":{"policies":[${lists.join(',')}]}}`,
  });
  expect([status, body.error]).toEqual([400, 'The body holds more than 500000 values.']);
});

test.for([
  ['two Host headers', ['Host: evil.example', 'Content-Length: 2'], /^HTTP\/1\.1 400 [\s\S]*exactly one Host header/],
  [
    'a transfer coding that nobody undoes',
    ['Transfer-Encoding: gzip, chunked'],
    /^HTTP\/1\.1 415 [\s\S]*transfer coding/,
  ],
] as const)('%s are refused', async ([, more, answer]) => {
  const { sandbox } = await open();
  const text = await rawExchange(sandbox, (socket) => socket.write(head(sandbox, ...more)));
  expect(text).toMatch(answer);
});
