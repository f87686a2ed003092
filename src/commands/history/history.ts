import { ForgeError, UsageError } from '../../domain/errors.ts';
import { type History, type HistoryEntry, entriesOfDeployment } from '../../domain/history.ts';
import { type GitHub, openGitHub } from '../../github/client.ts';
import { isLoopback, createNetwork } from '../../platform/network.ts';
import { SigningError, usableToken } from '../../plan/file/signing.ts';
import { ReviewKey } from '../../review/store/review-key.ts';
import { type KeysOf, readAuditTrail } from '../../review/audit/audit-trail.ts';
import { Git } from '../../runtime/git.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { requireKnownDeployment } from './known-deployment.ts';

export type HistoryOptions = {
  readonly deployment: string | null;
  /** Only what is merged and not settled. */
  readonly pending: boolean;
  /** The commit to begin at; null for the newest one. */
  readonly from: string | null;
  /** Maximum number of commits to read. */
  readonly limit: number;
  /** Whether to print each request. */
  readonly verbose: boolean;
};

/** Reads from GitHub what was applied when. Throws UsageError without a token or a repository, and ForgeError if GitHub refuses. */
export async function history(options: HistoryOptions, runtime: Runtime): Promise<History> {
  const gitHubRepository = findRepository(runtime);
  const network = createNetwork(new URL(gitHubRepository.api), runtime.env);
  try {
    const log = options.verbose ? (line: string) => runtime.terminal.printNote(line) : undefined;
    const github = openGitHub({
      token: requireToken(runtime),
      job: gitHubRepository,
      network,
      clock: runtime.clock,
      ...(log && { log }),
    });
    const trail = await withCommandLineFix(() => readTrailOfBranch(github, options, runtime));
    const slugs = trail.entries.flatMap(({ bundles }) => bundles.map(({ deployment }) => deployment.slug));
    const isComplete = trail.end === null && options.from === null;
    if (options.deployment !== null) await requireKnownDeployment(options.deployment, { slugs, isComplete }, runtime);
    return {
      ...trail,
      entries: trail.entries
        .filter(({ state }) => !options.pending || isPending(state))
        .flatMap((entry) => entriesOfDeployment(entry, options.deployment)),
    };
  } finally {
    await network.release();
  }
}

const isPending = (state: HistoryEntry['state']): boolean => state === 'pending' || state === 'partial';

async function readTrailOfBranch(github: GitHub, { from, limit }: HistoryOptions, runtime: Runtime): Promise<History> {
  const { id, defaultBranch } = await github.repository();
  const start = from ?? (await github.tip(defaultBranch));
  return readAuditTrail(github, candidateKeys(github.name, id, runtime), { branch: defaultBranch, from: start, limit });
}

/**
 * The keys that may have signed the records. The action makes its key from all tokens, or in a job for one deployment from the token of that. So all tokens
 * together are tried, then each one alone.
 */
function candidateKeys(forge: string, repository: string, { connections }: Runtime): KeysOf {
  const usableTokens = connections.allTokens().flatMap((secret) => usableOrNull(secret) ?? []);
  const secrets = [...new Set([usableTokens.join('\n'), ...usableTokens])].filter((secret) => secret !== '');
  return (config) => secrets.map((secret) => new ReviewKey(secret, { forge, repository, config }));
}

/** The token; null if it is too short to sign a record. */
function usableOrNull(secret: string): string | null {
  try {
    return usableToken(secret, 'record');
  } catch (error) {
    if (error instanceof SigningError) return null;
    throw error;
  }
}

type GitHubRepository = {
  readonly api: string;
  readonly repository: { readonly owner: string; readonly name: string };
};

/** The repository of GITHUB_REPOSITORY, else of the remote `origin`. */
function findRepository(runtime: Runtime): GitHubRepository {
  const { env, root } = runtime;
  const repositoryVariable = env['GITHUB_REPOSITORY'];
  const remote = repositoryVariable ?? new Git(root, env).textOrNull('remote', 'get-url', 'origin') ?? '';
  const [, owner, name] = /(?:^|[/:])([\w-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  if (owner === undefined || name === undefined)
    throw new UsageError(
      remote === '' ? 'No repository of GitHub is known here.' : `"${remote}" is no repository of GitHub.`,
      { fix: 'Run it in a clone of the repository, or set GITHUB_REPOSITORY to OWNER/NAME.' },
    );
  return { api: apiAddress(runtime, repositoryVariable === undefined ? remote : null), repository: { owner, name } };
}

/** The address of the API, which gets the token. It never comes from a remote, since the config of a clone can change that. */
function apiAddress({ env }: Runtime, remote: string | null): string {
  const configuredAddress = env['GITHUB_API_URL'];
  if (configuredAddress === undefined && remote !== null && !/[/@.]github\.com[/:]/i.test(remote))
    throw new UsageError(`The remote "origin" is ${remote}, not at github.com.`, {
      fix: 'For a GitHub Enterprise Server, set GITHUB_API_URL to https://HOST/api/v3.',
    });
  const api = (configuredAddress ?? 'https://api.github.com').replace(/\/$/, '');
  if (!URL.canParse(api) || !(api.startsWith('https://') || isLoopback(new URL(api))))
    throw new UsageError(`GITHUB_API_URL is "${api}", which does not begin with https://.`);
  return api;
}

const tokenHelp = 'GITHUB_TOKEN=$(gh auth token) ifmatch history';

function requireToken({ env }: Runtime): string {
  const token = (env['GITHUB_TOKEN'] ?? '').trim();
  if (token !== '') return token;
  throw new UsageError('No token for GitHub.', { fix: `Set GITHUB_TOKEN, for example: ${tokenHelp}` });
}

/** Replaces the fix of a refusal by GitHub, which is about a job, by one for the command line. */
async function withCommandLineFix<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    throw new ForgeError(error.message, { status: error.status, cause: error, fix: fixFor(error.status) });
  }
}

function fixFor(status: number | null): string {
  if (status === 401) return `The token is wrong or has expired. For example: ${tokenHelp}`;
  if (status === 403 || status === 404)
    return 'Unless GitHub gives another reason: check the name of the repository, and that the token may read contents, pull requests and commit statuses.';
  return 'Try again later. If it persists, check the network, HTTPS_PROXY and GITHUB_API_URL.';
}
