import { type GitHubState, type StatusJson, userOf } from './github-state.ts';

/** A status as a client sends it. */
export type NewStatus = {
  readonly state: 'error' | 'failure' | 'pending' | 'success';
  readonly context?: string;
  readonly description?: string | null;
  readonly target_url?: string | null;
};

type Refusal = { readonly message: string; readonly errors?: readonly object[] };

const defaultContext = 'default';

/** "There is a limit of 1000 statuses per `sha` and `context` within a repository." */
const maxStatuses = 1000;

const invalid = (message: string, field?: string): Refusal => ({
  message: 'Validation Failed',
  errors: [{ resource: 'Status', code: 'custom', ...(field === undefined ? {} : { field }), message }],
});

/** Why GitHub refuses a status; null if it accepts it. */
export async function refusalOfStatus(github: GitHubState, sha: string, status: NewStatus): Promise<Refusal | null> {
  const { context = defaultContext, description, target_url: url } = status;
  if ((await github.repository.commitAt(sha)) !== sha) return { message: `No commit found for SHA: ${sha}` };
  if (Array.from(description ?? '').length > 140)
    return invalid('description is too long (maximum is 140 characters)', 'description');
  if (Array.from(context).length > 255) return invalid('context is too long (maximum is 255 characters)', 'context');
  if (url && !/^https?:\/\//i.test(url)) return invalid('target_url must use http(s) scheme', 'target_url');
  if (
    github.statuses.filter(({ sha: commit, context: name }) => commit === sha && name === context).length >= maxStatuses
  )
    return invalid('This SHA and context has reached the maximum number of statuses.');
  return null;
}

/** Adds a status to a commit. GitHub never replaces an earlier one. */
export function addStatus(github: GitHubState, sha: string, login: string, newStatus: NewStatus): StatusJson {
  const { state, context = defaultContext, description = null, target_url = null } = newStatus;
  const at = github.clock.tick();
  const status: StatusJson = {
    sha,
    // GitHub's own ids no longer fit into 32 bits.
    id: 40_000_000_001 + github.statuses.length,
    url: `${github.api}/repos/${github.fullName}/statuses/${sha}`,
    state,
    context,
    description,
    target_url,
    creator: userOf(login),
    created_at: at,
    updated_at: at,
  };
  github.statuses.push(status);
  return status;
}

/** The statuses of a commit, newest first. */
export const statusesOf = (github: GitHubState, sha: string): StatusJson[] =>
  github.statuses.filter((status) => status.sha === sha).toReversed();
