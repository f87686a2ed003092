import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PlatformError } from '../../src/domain/preview.ts';
import { acme, connect, remediation, secret, sendJson, startServer, type Watched } from './server.ts';

/** What a fault must come to. A dry run or a read always ends in one PlatformError. */
type Fault = {
  readonly name: string;
  readonly answer: (response: ServerResponse) => void;
  /** In the message of the error. */
  readonly says: string;
  /** In the message of a read, where that is another one. */
  readonly readSays?: string;
  /** Requests that a dry run or a read sends. */
  readonly reads: 1 | 5;
  /** What a PUT comes to, and with how many requests. */
  readonly put: 'unanswered' | 'stale' | 'refused';
  readonly puts: 1 | 5;
};

const json = { 'content-type': 'application/json' };
const html = '<!doctype html><title>Sign in</title>';
const status =
  (code: number, body: unknown = { error: 'no' }, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    sendJson(response, code, body, headers);
const raw =
  (text: string | Buffer, headers: Record<string, string> = json, code = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end(text);
const once = (name: string, says: string, answer: Fault['answer'], put: Fault['put'] = 'unanswered'): Fault => ({
  name,
  answer,
  says,
  reads: 1,
  put,
  puts: 1,
});
const again = (name: string, says: string, answer: Fault['answer']): Fault => ({
  name,
  answer,
  says,
  reads: 5,
  put: 'unanswered',
  puts: 1,
});

const good = JSON.stringify({ state_version: 'v1', bundle: {}, deployments: [] });
const drip = (response: ServerResponse) => {
  response.writeHead(200, json);
  const drops = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(drops));
};

const faults: readonly Fault[] = [
  again('reset before an answer', 'broke before', (response) => response.destroy()),
  again('reset within the headers', 'broke before', (response) => {
    response.socket?.write('HTTP/1.1 200 OK\r\nContent-Ty');
    response.socket?.destroySoon();
  }),
  again('truncated by content-length', 'broke before', (response) => {
    response.writeHead(200, { ...json, 'content-length': '5000' }).write(good);
    setTimeout(() => response.destroy(), 5);
  }),
  again('truncated within chunks', 'broke before', (response) => {
    response.writeHead(200, json).write(good);
    setTimeout(() => response.destroy(), 5);
  }),
  again('silence', 'no complete answer came in time', () => {}),
  again('a drip', 'no complete answer came in time', drip),
  again('headers and then silence', 'no complete answer came in time', (response) =>
    response.writeHead(200, json).flushHeaders(),
  ),
  ...[502, 503, 504].map((code) => again(`a ${String(code)}`, `answered ${String(code)}, "no"`, status(code))),
  again(
    'a 503 with a page of a gateway',
    'answered 503, "<h1>Bad gateway</h1>"',
    raw('<h1>Bad gateway</h1>', { 'content-type': 'text/html' }, 503),
  ),
  { ...again('a 429', 'answered 429, "no"', status(429)), put: 'refused', puts: 5 },
  once('a 500', 'answered 500, "no"', status(500)),
  once('a 501', 'answered 501', status(501)),
  once('a 599 without a body', 'answered 599.', raw('', {}, 599)),
  once('a 204', 'answered 204', (response) => response.writeHead(204).end()),
  once('a 202', 'answered 202', status(202, JSON.parse(good) as unknown)),
  once('a 408', 'answered 408', status(408)),
  ...[400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 428].map((code) =>
    once(`a ${String(code)}`, `answered ${String(code)}, "no"`, status(code), 'refused'),
  ),
  once('a 404 without a body', 'answered 404.', raw('', {}, 404), 'refused'),
  once(
    'a 403 with a page',
    'answered 403 with an HTML page, "Sign in"',
    raw(html, { 'content-type': 'text/html' }, 403),
    'refused',
  ),
  once(
    'a 409 of another code',
    'answered 409 SLUG_IN_USE',
    status(409, { code: 'SLUG_IN_USE', error: 'no' }),
    'refused',
  ),
  once('a 412', 'answered 412', status(412), 'stale'),
  once('a 412 without a body', 'answered 412.', raw('', {}, 412), 'stale'),
  once(
    'a 409 that is stale',
    'answered 409 STATE_VERSION_MISMATCH',
    status(409, { code: 'STATE_VERSION_MISMATCH' }),
    'stale',
  ),
  once(
    'an HTML page with 200',
    'with an HTML page in place of JSON, "Sign in"',
    raw(html, { 'content-type': 'text/html; charset=utf-8' }),
  ),
  once('an HTML page that says it is JSON', 'not JSON, or it was cut off, "Sign in"', raw(html)),
  once('plain text', 'with text/plain in place of JSON', raw('ok', { 'content-type': 'text/plain' })),
  once('JSON of no type', 'with a body without a content type', raw(good, {})),
  once('an empty body', 'with an empty body', raw('')),
  once('JSON that was cut off', 'not JSON, or it was cut off', raw(good.slice(0, -5))),
  once('JSON twice', 'not JSON', raw(good + good)),
  once('bytes that are not UTF-8', 'not UTF-8', raw(Buffer.from(good.replace('v1', 'v\xFF'), 'latin1'))),
  once(
    'JSON that is too deep',
    'over 64 levels',
    raw(`{"state_version":"v1","bundle":{},"deployments":[],"x":${'['.repeat(500)}${']'.repeat(500)}}`),
  ),
  ...['null', '[]', '"ok"', '{"deployments":{}}'].map((text) =>
    once(`the JSON ${text}`, 'in a shape that is not understood', raw(text)),
  ),
  ...['{}', '{"state_version":1}', '{"data":[]}'].map((text) => ({
    ...once(`the JSON ${text}`, 'in a shape that is not understood', raw(text)),
    readSays: 'without a list of deployments',
  })),
  once('a gzip bomb', 'too large', raw(gzipSync(Buffer.alloc(60 << 20, 32)), { ...json, 'content-encoding': 'gzip' })),
  once(
    'a brotli bomb',
    'too large',
    raw(brotliCompressSync(Buffer.alloc(60 << 20, 32)), { ...json, 'content-encoding': 'br' }),
  ),
  once('a huge body', 'too large', (response) => response.writeHead(200, json).end(Buffer.alloc(11 << 20, 32))),
  once('gzip that is none', 'cannot be decoded', raw(good, { ...json, 'content-encoding': 'gzip' })),
  once(
    'gzip that was cut off',
    'cannot be decoded',
    raw(gzipSync(good).subarray(0, -9), { ...json, 'content-encoding': 'gzip' }),
  ),
  once(
    'an encoding that was not asked for',
    'packed in a way that was not asked for',
    raw(good, { ...json, 'content-encoding': 'zstd' }),
  ),
  once('no HTTP', 'cannot be decoded', (response) => response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n')),
];

async function meet(fault: Fault, tokens: string[] = []): Promise<Watched & { requests: () => number }> {
  const server = await startServer((request, response) => {
    tokens.push(request.headers.authorization ?? '');
    fault.answer(response);
  });
  return {
    ...connect(server.url, { deadlines: { attempt: fault.says.includes('in time') ? 150 : 15_000 } }),
    requests: () => server.seen.length,
  };
}

async function errorOf(work: Promise<unknown>): Promise<PlatformError> {
  const value = await work.then(
    (answer) => new Error(`answered ${JSON.stringify(answer)}`),
    (error: unknown) => error,
  );
  expect(value).toBeInstanceOf(PlatformError);
  return value as PlatformError;
}

/** An error of a PUT says that surely nothing was written. */
function toRefused(error: unknown) {
  expect(error).toBeInstanceOf(PlatformError);
  return { kind: 'refused', message: (error as PlatformError).message };
}

describe.for(faults)('$name', (fault) => {
  test('ends a dry run in one clear error', async () => {
    const { platform, requests, waits } = await meet(fault);
    const error = await errorOf(platform.dryRun(acme, remediation));
    expect(error.message).toMatch(/^Preview a remediation policies apply \(acme\): /);
    expect(error.message).toContain(fault.says);
    expect(error.hint).toMatch(/\.$/);
    expect([requests(), waits.length]).toEqual([fault.reads, fault.reads - 1]);
  });

  test('ends a read in one clear error', async () => {
    const { platform, requests } = await meet(fault);
    const error = await errorOf(platform.deployments());
    expect(error.message).toContain(fault.readSays ?? fault.says);
    expect(requests()).toBe(fault.reads);
  });

  test('never makes a PUT written', async () => {
    const { platform, requests } = await meet(fault);
    const put = await platform.put(acme, remediation, 'v1').catch(toRefused);
    expect(put).toMatchObject({ kind: fault.put, message: expect.stringContaining(fault.says) as string });
    expect(requests()).toBe(fault.puts);
  });
});

test('an answer never shows the token that a platform echoes', async () => {
  const forms = [secret, encodeURIComponent(secret), Buffer.from(`Bearer ${secret}`).toString('base64')];
  const texts = forms.join(' ');
  const spelt = (value: unknown): string =>
    JSON.stringify(value)
      .replaceAll('/', String.raw`\/`)
      .replaceAll('canary', String.raw`\u0063anary`);
  const entry = { kind: 'RemediationPolicy', key: { slug: 'a' }, after: { name: texts, [secret]: [{ x: texts }] } };
  const answers = {
    invalid: { state_version: 'v1', validation_errors: [{ code: 'X', message: texts, context: { value: texts } }] },
    diff: { state_version: 'v1', creates: [entry] },
    state: { state_version: 'v1', bundle: { policies: [{ slug: 'a', name: texts }] } },
    vocabulary: { condition_types: [{ type: 'severity', description: texts }] },
  };
  for (const write of [JSON.stringify, spelt]) {
    const ask = async (answer: unknown, question: (platform: Watched['platform']) => Promise<unknown>) => {
      const { platform } = await meet(once('echo', '', raw(write(answer))));
      return question(platform);
    };
    const got = [
      await ask(answers.invalid, (platform) => platform.dryRun(acme, remediation)),
      await ask(answers.diff, (platform) => platform.dryRun(acme, remediation)),
      await ask(answers.state, (platform) => platform.read(acme, 'remediation')),
      await ask(answers.vocabulary, (platform) => platform.vocabulary(acme, 'remediation')),
    ];
    const printed = inspect(got, { depth: 20 });
    expect(printed).toContain('[redacted]');
    expect(printed).not.toMatch(/canary|0123456789|Y2FuYXJ5/);
  }
});

test('an error never shows the token that a platform echoes', async () => {
  const forms = [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret),
    Buffer.from(`Bearer ${secret}`).toString('base64'),
  ];
  const echoes: Fault['answer'][] = [
    status(500, { error: `bad header: Bearer ${forms.join(' ')}` }),
    status(400, { code: secret, message: forms.join(' ') }, { 'x-request-id': encodeURIComponent(secret) }),
    raw(`<pre>Authorization: ${forms.join(' ')}</pre>`, { 'content-type': 'text/html' }),
    raw(`{"seen": ${forms.join(' ')}`),
    raw(
      `<pre>${forms.join(' ')}</pre>`,
      {
        'content-type': 'text/html',
        location: `https://evil.example/${encodeURIComponent(secret)}?t=${encodeURIComponent(secret)}`,
      },
      302,
    ),
    raw(JSON.stringify({ state_version: 'v1', creates: [{ kind: secret, key: {} }] })),
    (response) => response.socket?.end(`BROKEN ${secret}\r\n`),
  ];
  for (const answer of echoes) {
    const { platform, lines } = await meet(once('echo', '', answer));
    const printed =
      inspect(await errorOf(platform.dryRun(acme, remediation)), { depth: 9, showHidden: true }) + lines.join('\n');
    expect(printed).not.toMatch(/canary|0123456789/);
  }
});
