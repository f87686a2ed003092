import { Agent } from 'undici';
import { onTestFinished } from 'vitest';
import { type GitHub, openGitHub } from '../../src/github/client.ts';
import { systemClock } from '../../src/platform/clock.ts';
import * as recording from '../rig/recording-server.ts';

/** A request to the API of GitHub. */
type ApiRequest = {
  readonly method: string;
  readonly url: string;
  /** Without the part that names the repository. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: recording.ReceivedRequest['headers'];
  readonly body: unknown;
};

export type Answer = recording.Responder<ApiRequest>;

export const token = 'ghs_canaryCanaryCanaryCanary0123456789';
export const sha = (digit: string): string => digit.repeat(40);

/** Starts a server on loopback that is closed after the test. */
export async function startServer(answer: Answer): Promise<recording.RecordingServer<ApiRequest>> {
  const requests: ApiRequest[] = [];
  const server = await recording.startServer(({ method, path: target, headers, body }, response, count) => {
    const url = new URL(target, 'http://server');
    const request = {
      method,
      url: target,
      path: url.pathname.replace('/repos/acme/policies', ''),
      query: Object.fromEntries(url.searchParams),
      headers,
      body: body === '' ? null : (JSON.parse(body) as unknown),
    };
    requests.push(request);
    answer(request, response, count);
  });
  return { ...server, requests };
}

/** The condition of a write that may be sent at once. */
export const writeAtOnce = (): Promise<void> => Promise.resolve();

/** A client of GitHub, how long it waited in milliseconds, and the lines that it logged. */
type ObservedClient = {
  readonly github: GitHub;
  readonly waits: number[];
  readonly lines: string[];
};

const start = Date.UTC(2026, 0, 31, 12);

/** Opens the client of GitHub on a clock that only its own waits advance. */
export function connect(api: string, secret = token): ObservedClient {
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

/** A comment as the API returns it. */
export const apiComment = (id: number, body = 'text') => ({
  id,
  body,
  user: { login: 'github-actions[bot]', type: 'Bot' },
  issue_url: `https://api.github.com/repos/acme/policies/issues/7`,
  html_url: `https://github.com/acme/policies/pull/7#issuecomment-${String(id)}`,
  created_at: '2026-01-31T12:00:00Z',
  updated_at: '2026-01-31T12:00:00Z',
});

/** A pull request as the API returns it. */
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
