import { posix } from 'node:path';
import type { BaseCommit } from '../commands/base.ts';
import type { FileSelection } from '../domain/file-selection.ts';
import type { Deployment } from '../domain/bundle.ts';
import type { Pull } from '../domain/github.ts';
import { configName, defaultSettings, type Settings } from '../domain/settings.ts';
import { UsageError } from '../domain/errors.ts';
import type { Plan } from '../domain/plan.ts';
import { hasErrors } from '../domain/problem.ts';
import { type Source, SourceError } from '../domain/source.ts';
import { loadConfig } from '../files/config.ts';
import type { ActionInputs, ActionRuntime } from '../runtime/action-runtime.ts';

/** Path of a run's config from the repository root, whether or not the file exists. */
export const configPath = ({ folder, config }: Pick<ActionInputs, 'folder' | 'config'>): string =>
  config ?? posix.join(folder, configName);

/** The deployments of a plan, each once. */
export const deploymentsIn = (plan: Plan): Deployment[] => [
  ...new Map(plan.bundles.map(({ deployment }) => [deployment.slug, deployment])).values(),
];

/** The deployments that have changes. */
export const changedIn = (plan: Plan): Deployment[] =>
  deploymentsIn({ ...plan, bundles: plan.bundles.filter(({ changes }) => changes.length > 0) });

/** Files, and the settings of the base branch that govern them. */
export type GovernedFiles = FileSelection & { readonly baseSettings: Settings };

/**
 * The files of a source, under the settings of another commit: a change must not loosen its own rules. A config that this commit does
 * not have counts once it is merged; until then every deletion and loosening needs approval. Throws UsageError without a config.
 */
export async function wantedFrom(
  source: Source,
  baseCommit: string,
  { github, inputs }: ActionRuntime,
): Promise<GovernedFiles> {
  const { folder, deployment } = inputs;
  const config = configPath(inputs);
  const bytes = await github.readFile(config, baseCommit);
  const hasOwn = source.kind(config) === 'file';
  // Otherwise a typo in the workflow would replace the guards of the config with the defaults.
  if (inputs.config !== null && bytes === null && !hasOwn)
    throw new UsageError(
      `The input config is "${config}", but this file does not exist. The path is relative to the root of the repository.`,
    );
  if (bytes === null && !hasOwn) refuseBelowConfig(source, folder);
  const withoutBase = hasOwn ? strictest : defaultSettings;
  return {
    source,
    paths: hasOwn || folder === '.' ? [] : [posix.join(folder, 'policies')],
    config: hasOwn ? config : null,
    deployment,
    baseSettings: bytes === null ? withoutBase : await settingsIn(config, bytes, baseCommit),
  };
}

/** A new config may be one that the change renames: the guards of the old one would be silently off. */
const strictest: Settings = {
  ...defaultSettings,
  guards: { ...defaultSettings.guards, max_deletes: 0, looser: 'require_approval' },
};

/** Otherwise a parent folder's guards would be silently off. */
function refuseBelowConfig(source: Source, folder: string): void {
  for (let above = folder; above !== '.';) {
    above = posix.dirname(above);
    const config = posix.join(above, configName);
    if (source.kind(config) === 'missing') continue;
    throw new UsageError(
      `${config} lies above the working-directory "${folder}", which has no config, so its guards and folders would not apply. Name it with the input config, use its folder as working-directory, or give this folder its own config.`,
    );
  }
}

async function settingsIn(path: string, bytes: Uint8Array, commit: string): Promise<Settings> {
  const { settings, problems } = await loadConfig(oneFile(path, bytes), path);
  if (!hasErrors(problems)) return settings;
  throw new UsageError(
    `${path} has errors at ${commit}, which the guards are read from. Fix it there first: \`ifmatch validate\` shows what is wrong.`,
  );
}

/** What a pull request was merged with: its event may name an older commit. Throws UsageError if that cannot be read. */
export function baseOfMerge(merge: string, pull: Pull, action: ActionRuntime): BaseCommit {
  const name = baseIn(merge, pull, action);
  fetchMissing(name, action);
  return { name, git: action.git, tip: merge };
}

/** The commit that a pull request was merged with. Throws UsageError if it cannot be read. */
export function baseIn(merge: string, { head }: Pull, { git }: ActionRuntime): string {
  const [first, ...others] = git.parents(merge);
  if (first === undefined || !others.includes(head)) throw new UsageError(`${merge} is not a merge of ${head}`);
  return first;
}

/** Says why a commit cannot be read, and how to fix the workflow. */
export function unreadable({ message }: Error): string {
  // Git's message continues with advice for a terminal user.
  const why = (message.split('\n', 1)[0] ?? '').replace(/\.$/, '');
  return `cannot be read: ${why}. Give the job the permission "contents: read", or check out with fetch-depth: 0.`;
}

/** A checkout usually has only one commit. */
export function fetchMissing(commit: string, { git, job, inputs }: ActionRuntime): void {
  if (git.commit(commit) === null) git.fetch(commit, job, inputs.githubToken);
}

/** A source with a single file. */
export const oneFile = (path: string, bytes: Uint8Array): Source => ({
  kind: (asked) => (asked === path ? 'file' : 'missing'),
  list: () => [],
  read(asked) {
    if (asked !== path) throw new SourceError('missing', asked, 'it is not there');
    return Buffer.from(bytes);
  },
});

/** Seconds between attempts: GitHub makes the test merge once the pull request is requested, which takes a moment. */
const waits = [0, 1, 2, 4];

/**
 * Fetches the merge result of a pull request as git objects; returns its commit. A re-run gets the merge with the current base branch,
 * since that of its event would revert newer commits. Throws UsageError if there is no such merge.
 */
export async function fetchMerge(pull: Pull, action: ActionRuntime): Promise<string> {
  const { github, job, runtime } = action;
  const wanted = job.run.attempt > 1 ? [pull.head, await github.tipOf(pull.base.ref)] : [pull.head];
  for (const wait of waits) {
    await runtime.clock.sleep(wait * 1000);
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
