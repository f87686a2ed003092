import { posix } from 'node:path';
import { SourceError, type Source } from '../domain/source.ts';
import { UsageError } from '../domain/errors.ts';
import type { FileSelection } from '../domain/file-selection.ts';
import { configName, type Settings } from '../domain/settings.ts';
import { loadSettingsOfBase } from '../commands/shared/config-scope.ts';
import { GitError, openCommit } from '../runtime/git.ts';
import type { ActionInputs, ActionRuntime } from './action-runtime.ts';

// Finds the files that a run works on: the files of one commit, under the settings of the base branch.

/** The path of a run's config from the repository root. The file may not exist. */
export const configPath = ({ folder, config }: Pick<ActionInputs, 'folder' | 'config'>): string =>
  config ?? posix.join(folder, configName);

/** Selected files, and the settings of the base branch, which apply to them. */
export type FilesUnderBaseSettings = FileSelection & { readonly baseSettings: Settings };

/**
 * Selects the files of a source, under the settings of the base, because a change must not loosen its own rules. If the base has no config, the defaults
 * apply until one is merged. `base.name`: the name of the base for people. Throws UsageError if the input `config` names a missing file, or if a config lies
 * above the folder.
 */
export async function filesUnderBaseSettings(
  source: Source,
  base: { readonly source: Source; readonly name: string },
  { inputs }: Pick<ActionRuntime, 'inputs'>,
): Promise<FilesUnderBaseSettings> {
  const { folder, deployment } = inputs;
  const config = configPath(inputs);
  const isInBase = base.source.kind(config) === 'file';
  const isInSource = source.kind(config) === 'file';
  // A typo in the workflow must not replace the guards of the config by the defaults.
  if (inputs.config !== null && !isInBase && !isInSource)
    throw new UsageError(`The input config is "${config}", but this file does not exist.`, {
      fix: 'Set a path that begins at the root of the repository.',
    });
  if (!isInBase && !isInSource) refuseFolderBelowConfig(source, folder);
  return {
    source,
    paths: isInSource || folder === '.' ? [] : [posix.join(folder, 'policies')],
    config: isInSource ? config : null,
    deployment,
    baseSettings: await loadSettingsOfBase(base, config, isInSource),
  };
}

/** Refuses a folder below one with a config, because the guards of that config would be silently ignored. Throws UsageError. */
function refuseFolderBelowConfig(source: Source, folder: string): void {
  let parent = folder;
  while (parent !== '.') {
    parent = posix.dirname(parent);
    const config = posix.join(parent, configName);
    if (source.kind(config) === 'missing') continue;
    throw new UsageError(
      `${config} lies above the working-directory "${folder}", which has no config, so its guards and folders would not apply.`,
      {
        fix: 'Name it with the input config, use its folder as working-directory, or give this folder its own config.',
      },
    );
  }
}

/** Selects the files of the checkout, under the settings of a branch. They are read from GitHub, since the clone may not have the branch. */
export async function filesOfCheckout(action: ActionRuntime, branch: string): Promise<FilesUnderBaseSettings> {
  const config = configPath(action.inputs);
  // The full name of the reference, since a tag may have the same name.
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

/** The files of a commit: the checkout, if it is at that commit, else the objects of git. Throws UsageError if the commit cannot be read. */
export function sourceOfCommit(commit: string, action: ActionRuntime): Source {
  const { git, job, runtime } = action;
  if (commit === job.sha && git.resolveCommit('HEAD') === commit) return runtime.source;
  fetchMissing(commit, action);
  return openCommit(git, commit);
}

/** Fetches a commit that the clone does not have, since a checkout usually has only one. Throws UsageError if GitHub refuses. */
export function fetchMissing(commit: string, { git, job, inputs }: ActionRuntime): void {
  if (git.resolveCommit(commit) !== null) return;
  try {
    git.fetch(commit, job, inputs.githubToken);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw unreadableError(`Commit ${commit}`, error);
  }
}

/** The error that `what`, such as a commit, cannot be read, with the fix for the workflow. */
export function unreadableError(what: string, cause: Error): UsageError {
  // The other lines of git's message advise people at a terminal.
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

/** The fixes for a workflow whose job cannot read commits. */
export const fixes = {
  noGit: 'Install git in the container of the job, before actions/checkout.',
  noClone: 'Run actions/checkout before this step; if it has "path:", set working-directory to that folder.',
  noCommit: 'Give the job the permission "contents: read", or check out with fetch-depth: 0.',
} as const;
