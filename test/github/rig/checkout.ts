import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { git } from './git.ts';
import type { Site } from './site.ts';

export type Checkout = {
  /** The reference of the run, in full: `refs/heads/main`, `refs/pull/1/merge`. */
  readonly ref: string;
  readonly sha: string;
  /** Commits that are fetched; 0 for all. */
  readonly depth: number;
};

/** Leaves a folder as actions/checkout leaves it, with `persist-credentials: false`. */
export async function checkOut(folder: string, { ref, sha, depth }: Checkout, site: Site): Promise<void> {
  const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
  const local = branch === undefined ? ref.replace('refs/', 'refs/remotes/') : `refs/remotes/origin/${branch}`;
  await mkdir(folder, { recursive: true });
  await git(folder, ['init', '--quiet', '--template=', '--initial-branch=master']);
  // The address that the run sees, and for this one fetch the folder that lies behind it.
  const remote = `\turl = ${site.server}/${site.fullName}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
  await appendFile(join(folder, '.git', 'config'), `[remote "origin"]\n${remote}`);
  const limit = depth === 0 ? [] : [`--depth=${String(depth)}`];
  const fetch = (refspec: string): Promise<string> =>
    git(folder, ['fetch', '--quiet', '--no-tags', ...limit, `file://${site.repository.folder}`, refspec]);
  if (depth === 0) await fetch('+refs/heads/*:refs/remotes/origin/*');
  // By its id: the reference may have moved since the run was told of it.
  await fetch(`+${sha}:${local}`);
  const to = branch === undefined ? [local] : ['-B', branch, local];
  await git(folder, ['-c', 'advice.detachedHead=false', 'checkout', '--quiet', '--force', ...to]);
}
