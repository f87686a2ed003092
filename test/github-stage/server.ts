import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent } from 'undici';
import { onTestFinished } from 'vitest';
import { type GitHub, openGitHub } from '../../src/github/client.ts';
import { systemClock } from '../../src/platform/clock.ts';

/** A request that a server got, whole. `path` begins after the repository. */
type Seen = {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
};

export type Answer = (request: Seen, response: ServerResponse, count: number) => void;

export const token = 'ghs_canaryCanaryCanaryCanary0123456789';
export const sha = (digit: string): string => digit.repeat(40);

/** A server on loopback that lives as long as the test. `count` is 1 for the first request. */
export async function startServer(answer: Answer): Promise<{ url: string; seen: Seen[]; close: () => Promise<void> }> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://server');
      seen.push({
        method: request.method ?? '',
        url: request.url ?? '',
        path: url.pathname.replace('/repos/acme/policies', ''),
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: body === '' ? null : JSON.parse(body),
      });
      answer(seen.at(-1)!, response, seen.length);
    });
  });
  server.keepAliveTimeout = 0; // a slow machine must not look like a lost connection
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  onTestFinished(close);
  return { url, seen, close };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

/** What a write waits for when nothing speaks against it. */
export const maxConcurrency = (): Promise<void> => Promise.resolve();

/** A client, what it was told to wait, and what it logged. Its clock goes on by the waits alone. */
type Watched = {
  readonly github: GitHub;
  readonly waits: number[];
  readonly lines: string[];
};

const start = Date.UTC(2026, 0, 31, 12);

export function connect(api: string, secret = token): Watched {
  const waits: number[] = [];
  const lines: string[] = [];
  let time = start;
  const agent = new Agent();
  onTestFinished(() => agent.destroy());
  const github = openGitHub({
    token: secret,
    job: { api, repository: { owner: 'acme', name: 'policies' } },
    network: { open: () => Promise.resolve(agent) },
    clock: {
      now: () => time,
      random: () => 0.5,
      async sleep(milliseconds) {
        waits.push(milliseconds);
        time += milliseconds;
        await Promise.resolve();
      },
      timer: systemClock.timer,
    },
    log: (line) => lines.push(line),
  });
  return { github, waits, lines };
}

/** A comment as the API shows it. */
export const apiComment = (id: number, body = 'text') => ({
  id,
  body,
  user: { login: 'github-actions[bot]', type: 'Bot' },
  issue_url: `https://api.github.com/repos/acme/policies/issues/7`,
  html_url: `https://github.com/acme/policies/pull/7#issuecomment-${String(id)}`,
  created_at: '2026-01-31T12:00:00Z',
  updated_at: '2026-01-31T12:00:00Z',
});

/** A pull request as the API shows it. */
export const apiPull = (number: number, facts: Record<string, unknown> = {}) => ({
  number,
  state: 'open',
  head: { ref: 'change', sha: sha('a'), repo: { id: 17 } },
  base: { ref: 'main', sha: sha('b'), repo: { id: 17 } },
  merge_commit_sha: sha('c'),
  merged_at: null,
  mergeable: null,
  ...facts,
});
