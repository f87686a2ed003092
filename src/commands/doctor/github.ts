import { setTimeout } from 'node:timers/promises';
import { openGitHub } from '../../github/client.ts';
import { openFetch } from '../../platform/network.ts';
import type { Proxies } from '../../platform/network.ts';
import { type Looked, ok, warning } from './examination.ts';
import type { Running } from './job.ts';

export type Access = {
  readonly token: string | null;
  readonly proxies: Proxies;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds that all requests together may take. */
  readonly patience: number;
};

/** Whether the job's token reads what the action reads: the default branch and the comments. Throws GitHubError. */
export async function lookAtGitHub({ job }: Running, access: Access): Promise<Looked<true>> {
  const token = access.token?.trim() ?? '';
  if (token === '')
    return warning(
      'GITHUB_TOKEN is not in the environment, so what it may read was not tried.',
      'Add to the step: env: { GITHUB_TOKEN: "${{ github.token }}" }. The action itself needs no such line.',
      true,
    );
  const { repository } = job;
  return withGitHub(token, job, access, async (github) => {
    await github.tipOf(repository.defaultBranch);
    await github.recentComments(1);
    return ok(
      `the token reads ${repository.defaultBranch} and the comments of ${repository.owner}/${repository.name}`,
      true,
    );
  });
}

async function withGitHub<T>(
  token: string,
  job: Running['job'],
  { proxies, now, patience }: Access,
  use: (github: ReturnType<typeof openGitHub>) => Promise<T>,
): Promise<T> {
  const network = openFetch(new URL(job.api), proxies);
  const end = AbortSignal.timeout(patience);
  const github = openGitHub({
    token,
    job,
    fetch: (url, init) => network.fetch(url, { ...init, signal: AbortSignal.any([init.signal, end]) }),
    clock: {
      now,
      random: () => 0,
      // It rejects at the end; the next request then fails at once.
      sleep: (milliseconds) => setTimeout(milliseconds, undefined, { signal: end }).catch(() => undefined),
    },
  });
  try {
    return await use(github);
  } finally {
    await network.close();
  }
}
