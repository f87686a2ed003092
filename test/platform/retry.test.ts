import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { acme, connect, remediation, sendJson, startServer } from './server.ts';

const empty = { stateVersion: 'v1', creates: [], updates: [], deletes: [], rejections: [] };

/** A platform that refuses the first requests and then answers. */
async function meet(
  refusals: number,
  status: number,
  headers: Record<string, string> = {},
  options: Parameters<typeof connect>[1] = {},
) {
  const server = await startServer((_request, response, count) => {
    if (count <= refusals) sendJson(response, status, { error: 'not now' }, headers);
    else sendJson(response, 200, { state_version: 'v1', bundle: {}, deployments: [] });
  });
  return { server, ...connect(server.url, options) };
}

describe('a dry run', () => {
  test.for([1, 2, 3, 4])('succeeds after %i refusals', async (refusals) => {
    const { platform, server, waits } = await meet(refusals, 503);
    expect(await platform.dryRun(acme, remediation)).toEqual(empty);
    expect(server.seen.length).toBe(refusals + 1);
    expect(waits).toEqual([500, 1000, 2000, 4000].slice(0, refusals));
  });

  test.for<[string, number]>([
    ['3', 3500],
    ['0', 500],
    ['soon', 500],
    ['-1', 500],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 500],
    ['99999', 120_000],
  ])('waits after Retry-After: %s for %i ms', async ([text, wait]) => {
    const { platform, waits } = await meet(1, 429, { 'retry-after': text });
    expect(await platform.dryRun(acme, remediation)).toEqual(empty);
    expect(waits).toEqual([wait]);
  });

  test('takes Retry-After as a date by the clock of the platform', async () => {
    const headers = { date: 'Sat, 01 Aug 2026 12:00:00 GMT', 'retry-after': 'Sat, 01 Aug 2026 12:00:09 GMT' };
    const { platform, waits } = await meet(1, 503, headers);
    await platform.dryRun(acme, remediation);
    expect(waits).toEqual([9500]);
  });

  test('does not begin a wait that ends after the deadline of the call', async () => {
    const server = await startServer((_request, response) =>
      sendJson(response, 429, { error: 'no' }, { 'retry-after': '90' }),
    );
    let now = 0;
    const clock = {
      now: () => now,
      random: () => 0,
      sleep: async (milliseconds: number) => void (now += milliseconds),
    };
    const { platform } = connect(server.url, { clock });
    await expect(platform.dryRun(acme, remediation)).rejects.toMatchObject({ status: 429 });
    // 0, 90, 180 and 270 seconds; the next one would be at 360, after 300.
    expect([now, server.seen.length]).toEqual([270_000, 4]);
  });

  test('gives each attempt only what is left of the call', async () => {
    const server = await startServer(() => {});
    const { platform } = connect(server.url, { deadlines: { attempt: 600_000, call: 100 } });
    await expect(platform.dryRun(acme, remediation)).rejects.toThrow('in time');
    expect(server.seen.length).toBe(1);
  });
});

describe('a PUT', () => {
  test('is sent again after a 429, for then it was not processed', async () => {
    const { platform, server, waits } = await meet(2, 429, { 'retry-after': '1' });
    expect(await platform.put(acme, remediation, 'v1')).toEqual({ kind: 'written', stateVersion: 'v1' });
    expect([server.seen.length, waits]).toEqual([3, [1500, 1500]]);
    expect(new Set(server.seen.map(({ body, headers }) => `${body} ${headers['if-match'] ?? ''}`)).size).toBe(1);
  });

  test.for([500, 502, 503, 504])('is never sent again after a %i', async (status) => {
    const { platform, server } = await meet(1, status, { 'retry-after': '1' });
    expect(await platform.put(acme, remediation, 'v1')).toMatchObject({ kind: 'unanswered' });
    expect(server.seen.length).toBe(1);
  });

  test('that reaches nobody is tried again and then is an error: surely nothing was written', async () => {
    const { platform, waits } = connect(`http://127.0.0.1:${String(await closedPort())}`);
    await expect(platform.put(acme, remediation, 'v1')).rejects.toMatchObject({
      name: 'PlatformError',
      message: expect.stringMatching(/it cannot be reached \(.*ECONNREFUSED/) as string,
      hint: expect.stringContaining('IFMATCH_BASE_URL') as string,
      unsent: true,
    });
    expect(waits.length).toBe(4);
  });

  test('that reaches nobody at first is written once somebody is there', async () => {
    const port = await closedPort();
    const server = createServer((socket) => {
      const body = '{"bundle":{},"state_version":"v2"}';
      socket.once('data', () =>
        socket.end(
          `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${String(body.length)}\r\n\r\n${body}`,
        ),
      );
    });
    const clock = {
      now: () => Date.now(),
      random: () => 0,
      sleep: async () => {
        if (!server.listening) await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
      },
    };
    const { platform } = connect(`http://127.0.0.1:${String(port)}`, { clock });
    expect(await platform.put(acme, remediation, 'v1')).toEqual({ kind: 'written', stateVersion: 'v2' });
    server.close();
  });
});

describe('closing', () => {
  test('lets no PUT go that was not sent yet, and says so', async () => {
    const { platform, server } = await meet(0, 200);
    await platform.close();
    await expect(platform.put(acme, remediation, 'v1')).rejects.toMatchObject({
      name: 'PlatformError',
      message: expect.stringContaining('it was not asked any more') as string,
      unsent: true,
    });
    expect(server.seen).toEqual([]);
  });

  test('ends a request and a wait at once', async () => {
    const silent = await startServer(() => {});
    const busy = await startServer((_request, response) => sendJson(response, 503, {}, { 'retry-after': '100' }));
    for (const { url } of [silent, busy]) {
      const lines: string[] = [];
      const { platform } = connect(url, { clock: realClock, log: (line) => lines.push(line) });
      const work = platform.dryRun(acme, remediation).catch((error: unknown) => error);
      await expect
        .poll(() => silent.seen.length + (lines.length > 1 ? 1 : 0), { timeout: 60_000 })
        .toBe(url === silent.url ? 1 : 2);
      await platform.close();
      expect(await work).toMatchObject({ name: 'PlatformError' });
    }
  });
});

describe('in a hurry', () => {
  test('a wait ends at once, and the last answer stands', async () => {
    const hurry = new AbortController();
    const lines: string[] = [];
    const server = await startServer((_request, response) => sendJson(response, 429, {}, { 'retry-after': '100' }));
    const { platform } = connect(server.url, {
      clock: realClock,
      hurry: hurry.signal,
      log: (line) => {
        if (lines.push(line) === 2) hurry.abort();
      },
    });
    await expect(platform.put(acme, remediation, 'v1')).rejects.toMatchObject({ status: 429 });
    expect(lines[1]).toContain('waiting');
    expect(server.seen.length).toBe(1);
  });

  test('everything is asked once', async () => {
    const { server, platform, waits } = await meet(1, 503, {}, { hurry: AbortSignal.abort() });
    await expect(platform.dryRun(acme, remediation)).rejects.toMatchObject({ status: 503 });
    expect(await platform.dryRun(acme, remediation)).toEqual(empty);
    expect([server.seen.length, waits]).toEqual([2, []]);
  });
});

test('a line is logged for each request and each wait', async () => {
  const server = await startServer((_request, response, count) =>
    sendJson(response, count === 1 ? 503 : 200, { state_version: 'v1' }, { 'x-request-id': `r-${String(count)}` }),
  );
  const { platform, lines } = connect(server.url);
  await platform.dryRun(acme, remediation);
  expect(lines.map((line) => line.replace(/in \d+ ms/, 'in 1 ms'))).toEqual([
    'POST /api/policies/v2/deployments/1234/remediation-policies:dryRun 503 in 1 ms, request r-1',
    'waiting 500 ms, then attempt 2',
    'POST /api/policies/v2/deployments/1234/remediation-policies:dryRun 200 in 1 ms, request r-2',
  ]);
});

const realClock = (await import('../../src/platform/retry.ts')).systemClock;

/** A port where nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
