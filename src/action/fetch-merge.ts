import type { Pull } from '../domain/github.ts';
import { UsageError } from '../domain/json.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';

/** Seconds between attempts: GitHub makes the test merge once the pull request is requested, which takes a moment. */
const waits = [0, 1, 2, 4];

/**
 * Fetches the merge result of a pull request as git objects; returns its commit. A re-run gets the merge with the current base branch,
 * since that of its event would revert newer commits. Throws UsageError if there is no such merge.
 */
export async function fetchMerge(pull: Pull, action: ActionRuntime): Promise<string> {
  const { github, job, clock } = action;
  const wanted = job.run.attempt > 1 ? [pull.head, await github.tipOf(pull.base.ref)] : [pull.head];
  for (const wait of waits) {
    await clock.sleep(wait * 1000);
    if (wait > 0 || wanted.length > 1) refuseMoved(pull, await github.pull(pull.number));
    const commit = tryToFetch(pull, action);
    if (commit !== null && hasParents(commit, wanted, action)) return commit;
  }
  throw new UsageError(
    `GitHub has no merge of ${pull.head} with ${pull.base.ref}: most likely they conflict. Resolve the conflict, or run this job again.`,
  );
}

function refuseMoved({ number, head }: Pull, now: Pull): void {
  if (now.merged) throw new UsageError(`Pull request #${String(number)} is merged, so there is nothing to preview.`);
  if (now.head === head) return;
  throw new UsageError(
    `Pull request #${String(number)} moved to ${now.head}. See the run of that commit: this one is for ${head}.`,
  );
}

function tryToFetch({ number }: Pull, { git, job, inputs }: ActionRuntime): string | null {
  try {
    return git.fetch(`refs/pull/${String(number)}/merge`, job, inputs.githubToken);
  } catch (error) {
    // The reference is missing as long as a pull request has never been mergeable.
    if (error instanceof Error && /couldn't find remote ref/i.test(error.message)) return null;
    throw new UsageError(
      `The merge cannot be fetched: ${error instanceof Error ? error.message : String(error)}. Give the job the permission "contents: read", and check that the folder is a checkout.`,
      { cause: error },
    );
  }
}

const hasParents = (commit: string, wanted: readonly string[], { git }: ActionRuntime): boolean => {
  const parents = git.parents(commit);
  return wanted.every((one) => parents.includes(one));
};
