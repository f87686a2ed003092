import { posix } from 'node:path';
import { SourceError, type Source } from '../domain/source.ts';
import { UsageError } from '../domain/errors.ts';
import type { FileSelection } from '../domain/file-selection.ts';
import { configName, type Settings } from '../domain/settings.ts';
import { settingsOfBase } from '../commands/shared/config-scope.ts';
import { GitError, openCommit } from '../runtime/git.ts';
import type { ActionInputs, ActionRuntime } from './action-runtime.ts';

// Which files a run is about: those of a commit, under the settings of another one.

/** Path of a run's config from the repository root, whether or not the file exists. */
export const configPath = ({ folder, config }: Pick<ActionInputs, 'folder' | 'config'>): string =>
  config ?? posix.join(folder, configName);

/** Files, and the settings of the base branch that govern them. */
export type GovernedFiles = FileSelection & { readonly baseSettings: Settings };

/**
 * The files of a source, under the settings of another one: a change must not loosen its own rules. A config that the base does not have counts once it
 * is merged; until then every deletion and loosening needs approval. `name`: of the base, for people. Throws UsageError without a config.
 */
export async function filesUnderBaseSettings(
  source: Source,
  base: { readonly source: Source; readonly name: string },
  { inputs }: Pick<ActionRuntime, 'inputs'>,
): Promise<GovernedFiles> {
  const { folder, deployment } = inputs;
  const config = configPath(inputs);
  const isInBase = base.source.kind(config) === 'file';
  const isInSource = source.kind(config) === 'file';
  // Otherwise a typo in the workflow would replace the guards of the config with the defaults.
  if (inputs.config !== null && !isInBase && !isInSource)
    throw new UsageError(`The input config is "${config}", but this file does not exist.`, {
      fix: 'Set a path that begins at the root of the repository.',
    });
  if (!isInBase && !isInSource) refuseBelowConfig(source, folder);
  return {
    source,
    paths: isInSource || folder === '.' ? [] : [posix.join(folder, 'policies')],
    config: isInSource ? config : null,
    deployment,
    baseSettings: await settingsOfBase(base, config, isInSource),
  };
}

/** Otherwise a parent folder's guards would be silently off. */
function refuseBelowConfig(source: Source, folder: string): void {
  for (let above = folder; above !== '.';) {
    above = posix.dirname(above);
    const config = posix.join(above, configName);
    if (source.kind(config) === 'missing') continue;
    throw new UsageError(
      `${config} lies above the working-directory "${folder}", which has no config, so its guards and folders would not apply.`,
      {
        fix: 'Name it with the input config, use its folder as working-directory, or give this folder its own config.',
      },
    );
  }
}

/** The files of the checkout under the settings of a branch, which GitHub is asked for, since the clone may not have it. */
export async function filesOfCheckout(action: ActionRuntime, branch: string): Promise<GovernedFiles> {
  const config = configPath(action.inputs);
  // By its full name: a tag of the same name must not win.
  const bytes = await action.github.readFile(config, `refs/heads/${branch}`);
  return filesUnderBaseSettings(
    action.runtime.source,
    { source: sourceOfOneFile(config, bytes), name: branch },
    action,
  );
}

/** A source with at most one file. */
const sourceOfOneFile = (path: string, bytes: Uint8Array | null): Source => ({
  kind: (requested) => (requested === path && bytes !== null ? 'file' : 'missing'),
  list: () => [],
  read(requested) {
    if (requested !== path || bytes === null) throw new SourceError('missing', requested, 'it is not there');
    return Buffer.from(bytes);
  },
});

/** The files of a commit: of the checkout, if it is there, or from git's objects. Throws UsageError if it cannot be read. */
export function sourceOfCommit(commit: string, action: ActionRuntime): Source {
  const { git, job, runtime } = action;
  if (commit === job.sha && git.commit('HEAD') === commit) return runtime.source;
  fetchMissing(commit, action);
  return openCommit(git, commit);
}

/** A checkout usually has only one commit. Throws UsageError if GitHub does not give another one. */
export function fetchMissing(commit: string, { git, job, inputs }: ActionRuntime): void {
  if (git.commit(commit) !== null) return;
  try {
    git.fetch(commit, job, inputs.githubToken);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw unreadableError(`Commit ${commit}`, error);
  }
}

/** Why `what`, a commit, cannot be read, and how to fix the workflow. */
export function unreadableError(what: string, cause: Error): UsageError {
  // Git's message continues with advice for a terminal user.
  const why = (cause.message.split('\n', 1)[0] ?? '').replace(/\.$/, '');
  const missing = cause instanceof GitError ? cause.missing : null;
  if (missing === 'git') return new UsageError(`${what} cannot be read: ${why}.`, { fix: fixes.noGit, cause });
  if (missing === 'repository')
    return new UsageError(`${what} cannot be read: the working directory is in no clone.`, {
      fix: fixes.noClone,
      cause,
    });
  return new UsageError(`${what} cannot be read: ${why}.`, { fix: fixes.noCommit, cause });
}

/** How to fix a workflow whose job cannot read commits. */
export const fixes = {
  noGit: 'Install git in the container of the job, before actions/checkout.',
  noClone: 'Run actions/checkout before this step; if it has "path:", set working-directory to that folder.',
  noCommit: 'Give the job the permission "contents: read", or check out with fetch-depth: 0.',
} as const;
