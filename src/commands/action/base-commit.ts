import type { Pull } from '../../domain/event.ts';
import { GitHubError } from '../../domain/github.ts';
import { UsageError } from '../../domain/usage-error.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import type { BaseWanted } from '../explain.ts';

/** The commit that a preview's changes start from, as git's objects; or none, and a sentence where it should be there. */
export type Base = { readonly base: BaseWanted | null; readonly notices: readonly string[] };

/** The base branch as a pull request was merged with it: its event may name an older commit. */
export const baseOfMerge = (merge: string, pull: Pull, action: ActionWorld): Promise<Base> =>
  whereReadable(() => baseIn(merge, pull, action), merge, action);

/** The commit that a pull request was merged with. Throws UsageError where it cannot be read. */
export function baseIn(merge: string, { head }: Pull, { git }: ActionWorld): string {
  const [first, ...others] = git.parents(merge);
  if (first === undefined || !others.includes(head)) throw new UsageError(`${merge} is no merge of ${head}`);
  return first;
}

/** The default branch as it is now, for a run by hand on another one. On the default branch itself nothing is to be merged. */
export async function baseByHand(action: ActionWorld): Promise<Base> {
  const { job, github } = action;
  const { defaultBranch } = job.repository;
  if (job.ref === `refs/heads/${defaultBranch}`) return { base: null, notices: [] };
  return whereReadable(() => github.tipOf(defaultBranch), job.sha, action);
}

/** Why a preview tells less than it could; how it ends does not depend on that. */
export const notToldApart = (error: Error): string =>
  `What these files change is not told apart from edits on the platform, for the base ${unreadable(error)}`;

/** That a commit cannot be read, and what a workflow can do about it. */
export function unreadable({ message }: Error): string {
  // What git says goes on for lines, with advice for a person at a terminal.
  const why = (message.split('\n', 1)[0] ?? '').replace(/\.$/, '');
  return `cannot be read: ${why}. Give the job the permission "contents: read", or check out with fetch-depth: 0.`;
}

/** `tip`: the commit that the files are at. */
async function whereReadable(find: () => string | Promise<string>, tip: string, action: ActionWorld): Promise<Base> {
  try {
    const commit = await find();
    fetchMissing(commit, action);
    return { base: { name: commit, git: action.git, tip }, notices: [] };
  } catch (error) {
    // There may be no clone, no such commit, no permission or no answer.
    if (!(error instanceof UsageError || error instanceof GitHubError)) throw error;
    return { base: null, notices: [notToldApart(error)] };
  }
}

/** A checkout usually has one commit only. */
export function fetchMissing(commit: string, { git, job, inputs }: ActionWorld): void {
  if (git.commit(commit) === null) git.fetch(commit, job, inputs.githubToken);
}
