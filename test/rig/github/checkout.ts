import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gitOutput } from '../git.ts';
import type { BareRepository } from './bare-repository.ts';

type Checkout = {
  /** The address of the repository's pages. */
  readonly url: string;
  /** The full reference of the run: `refs/heads/main`, `refs/pull/1/merge`. */
  readonly ref: string;
  readonly sha: string;
  /** Number of commits to fetch; 0 for all. */
  readonly depth: number;
};

/** Leaves a folder as actions/checkout leaves it, with `persist-credentials: false`. */
export async function checkOut(
  folder: string,
  from: BareRepository,
  { url, ref, sha, depth }: Checkout,
): Promise<void> {
  const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
  const local = branch === undefined ? ref.replace('refs/', 'refs/remotes/') : `refs/remotes/origin/${branch}`;
  await gitOutput(folder, ['init', '--quiet', '--template=', '--initial-branch=master']);
  const remote = `[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
  await appendFile(join(folder, '.git', 'config'), remote);
  const limit = depth === 0 ? [] : [`--depth=${String(depth)}`];
  const fetch = (refspec: string): Promise<string> =>
    gitOutput(folder, ['fetch', '--quiet', '--no-tags', ...limit, `file://${from.folder}`, refspec]);
  if (depth === 0) await fetch('+refs/heads/*:refs/remotes/origin/*');
  // By its id: the reference may have moved since the event.
  await fetch(`+${sha}:${local}`);
  const to = branch === undefined ? [local] : ['-B', branch, local];
  await gitOutput(folder, ['-c', 'advice.detachedHead=false', 'checkout', '--quiet', '--force', ...to]);
}
