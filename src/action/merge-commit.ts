import { UsageError } from '../domain/errors.ts';
import type { Pull } from '../domain/forge.ts';
import { GitError } from '../runtime/git.ts';
import type { ActionRuntime } from './action-runtime.ts';
import { unreadableError } from './files.ts';

/** The seconds before each attempt. GitHub makes the test merge only when the pull request is requested, and that takes a moment. */
const secondsBetweenAttempts = [0, 1, 2, 4];

/** The test merge of a pull request: the merge commit, and the commit of the base branch that it merges into. */
export type CurrentMerge = { readonly commit: string; readonly base: string };

/**
 * Finds the test merge of a pull request into the current tip of its base branch. The test merge of the event may be older, and would show a revert of what
 * was merged since. Throws UsageError if GitHub has no such merge.
 */
export async function currentMerge(pull: Pull, tip: string, action: ActionRuntime): Promise<CurrentMerge> {
  const { runtime, job, git } = action;
  if (git.resolveCommit(job.sha) !== null && isMergeOf(job.sha, pull.head, tip, action))
    return { commit: job.sha, base: tip };
  for (const wait of secondsBetweenAttempts) {
    await runtime.clock.sleep(wait * 1000);
    // This request makes GitHub compute the test merge.
    if (wait > 0) await action.github.pull(pull.number);
    const commit = fetchTestMerge(pull, action);
    if (commit !== null && isMergeOf(commit, pull.head, tip, action)) return { commit, base: tip };
  }
  throw new UsageError(
    `GitHub has no merge of ${pull.head} with ${pull.base} at ${tip}: the base moved, or the two conflict. Nothing is promised for this commit.`,
    { fix: 'Resolve the conflict, if there is one, and re-run this job.' },
  );
}

/** Whether a commit is the merge of `head` into `tip`. */
function isMergeOf(commit: string, head: string, tip: string, { git }: ActionRuntime): boolean {
  const [first, ...others] = git.parents(commit);
  return first === tip && others.includes(head);
}

/** Fetches the test merge that GitHub has, which may be outdated. Returns null if there is none. */
function fetchTestMerge({ number }: Pull, action: ActionRuntime): string | null {
  const { git, job, inputs } = action;
  try {
    return git.fetch(`refs/pull/${String(number)}/merge`, job, inputs.githubToken);
  } catch (error) {
    // The reference does not exist until the pull request is mergeable for the first time.
    if (error instanceof GitError && error.missing === 'remote-ref') return null;
    if (!(error instanceof UsageError)) throw error;
    throw unreadableError('The result of the merge', error);
  }
}
