import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { UsageError } from '../../domain/errors.ts';
import type { Git } from '../../runtime/git.ts';
import { repositoryRoot } from '../../runtime/repository.ts';

/** What git knows about the folder. */
export type Clone = {
  /** Absolute path of the repository; without git, of the folder. */
  readonly top: string;
  /** The folder relative to the top, with forward slashes; '' for the top. */
  readonly prefix: string;
  readonly isRepository: boolean;
  /** Whether `origin` is at another host than GitHub. */
  readonly isOtherHost: boolean;
  /** The default branch. */
  readonly branch: string;
};

export function readClone(git: Git, folder: string): Clone {
  const here = realpathSync.native(folder);
  // A bare repository, git's own folder, or the repository of another user.
  const refusal = git.whyRefused();
  if (refusal !== null || readGitLine(git, ['rev-parse', '--is-inside-work-tree']) === 'false')
    throw new UsageError(`This folder is no working tree of git${refusal === null ? '' : ` (${refusal})`}.`, {
      fix: 'Run `ifmatch init` at the top of a clone.',
    });
  // Only a folder outside any repository works without git.
  if (repositoryRoot(here) === null)
    return { top: here, prefix: '', isRepository: false, isOtherHost: false, branch: 'main' };
  const top = realpathSync.native(git.worktreeRoot());
  const head = readGitLine(git, ['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD'])?.replace(
    /^origin\//,
    '',
  );
  const commonBranch = ['main', 'master'].find(
    (name) => readGitLine(git, ['rev-parse', '--verify', '--quiet', `refs/heads/${name}`]) !== null,
  );
  return {
    top,
    prefix: relative(top, here).replaceAll(sep, '/'),
    isRepository: true,
    isOtherHost: isOtherHost(readGitLine(git, ['remote', 'get-url', 'origin']) ?? ''),
    branch: head ?? commonBranch ?? readGitLine(git, ['symbolic-ref', '--quiet', '--short', 'HEAD']) ?? 'main',
  };
}

/** The first line that git prints; null if it fails: no repository, or no such ref or key. */
function readGitLine(git: Git, args: readonly string[]): string | null {
  try {
    const [first = ''] = git.run(args).toString('utf8').split('\n');
    return first === '' ? null : first;
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}

/** Whether a remote is at another host than GitHub, such as GitLab. A local path has none. */
export function isOtherHost(remote: string): boolean {
  const [, server] =
    /^(?:https?|ssh|git):\/\/(?:[^/@]*@)?([^/:]+)/i.exec(remote) ??
    /^(?:[^/@:]+@)?([^/:@]{2,}):(?!\/\/)/.exec(remote) ??
    [];
  return server !== undefined && !/(?:^|[.-])(?:github|ghe)[.-]/i.test(server);
}
