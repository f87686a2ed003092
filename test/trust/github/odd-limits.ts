import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetch } from 'undici';
import { openGitHub } from '../../../src/github/client.ts';
import { GitHubError } from '../../../src/domain/github.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers of a refusal for too many requests, and what must be waited: nothing for good, or between these milliseconds. */
export type OddLimit = { readonly headers: Headers; readonly waits: 'never' | readonly [least: number, most: number] };

const minute = [60_000, 61_000] as const;
const now = Date.UTC(2026, 10, 21, 6);
const seconds = (value: number): string => String(now / 1000 + value);
const reset = (value: string, more: Headers = {}): Headers => ({
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': value,
  date: new Date(now).toUTCString(),
  ...more,
});

export const oddLimits: readonly OddLimit[] = [
  { headers: { 'retry-after': '0' }, waits: [0, 1000] },
  { headers: { 'retry-after': ' 2 ' }, waits: [2000, 3000] },
  { headers: { 'retry-after': '89' }, waits: [89_000, 90_000] },
  { headers: { 'retry-after': '3600' }, waits: 'never' },
  { headers: { 'retry-after': '999999999999999999999' }, waits: minute },
  { headers: { 'retry-after': '-5' }, waits: minute },
  { headers: { 'retry-after': '1e1' }, waits: minute },
  { headers: { 'retry-after': '1.5' }, waits: minute },
  { headers: { 'retry-after': 'soon' }, waits: minute },
  { headers: { 'retry-after': 'Sat, 21 Nov 2026 06:00:05 GMT' }, waits: minute },
  { headers: { 'retry-after': '' }, waits: minute },
  { headers: {}, waits: minute },
  { headers: reset(seconds(10)), waits: [11_000, 12_000] },
  { headers: reset(seconds(-10)), waits: [1000, 2000] },
  { headers: reset(seconds(4000)), waits: 'never' },
  { headers: reset('NaN'), waits: minute },
  { headers: reset(seconds(10), { date: 'yesterday' }), waits: [11_000, 12_000] },
];

/** A GitHub that refuses once with these headers and then answers; `waited` is what the client waits by its own clock. */
export async function meetLimit({ headers, waits }: OddLimit, status: 403 | 429): Promise<string | null> {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    const body = asked === 1 ? { message: 'You have exceeded a secondary rate limit.' } : [];
    response.writeHead(asked === 1 ? status : 200, {
      'content-type': 'application/json',
      ...(asked === 1 ? headers : {}),
    });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const waited: number[] = [];
  const github = openGitHub({
    token: 'token-of-a-job',
    job: {
      api: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
      repository: { owner: 'acme', name: 'policies', id: '17', defaultBranch: 'main' },
    },
    fetch: (url, init) => fetch(url, init),
    clock: {
      now: () => now,
      random: () => 0.5,
      sleep: (milliseconds) => Promise.resolve(void waited.push(milliseconds)),
    },
    log: () => undefined,
  });
  const end = await github.comments(7).then(
    () => 'answered',
    (error: unknown) => (error instanceof GitHubError ? 'refused' : String(error)),
  );
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  if (waits === 'never')
    return end === 'refused' && waited.length === 0 ? null : `${end} after ${waited.join(', ')} ms`;
  const [wait = -1] = waited;
  return end === 'answered' && waited.length === 1 && wait >= waits[0] && wait <= waits[1]
    ? null
    : `${end} after ${waited.join(', ')} ms`;
}
