import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { UsageError } from '../../domain/usage-error.ts';
import type { Git } from '../../world/git.ts';
import { repositoryTop } from '../../world/repository-folder.ts';

/** What git tells of the folder. */
export type Clone = {
  /** The top of the repository, absolute; without git the folder itself. */
  readonly top: string;
  /** The folder relative to the top with forward slashes; '' for the top itself. */
  readonly prefix: string;
  readonly isRepository: boolean;
  /** Address of `origin`, else of the first remote. */
  readonly remote: string | null;
  /** The default branch; null where git does not tell. */
  readonly branch: string | null;
  /** The branch that is checked out, born or not. */
  readonly current: string | null;
};

/** Throws UsageError where a repository keeps its own data, and nobody's files, or where there is one and no git, or git does not read it. */
export function readClone(git: Git, folder: string): Clone {
  const here = realpathSync.native(folder);
  refuseOwnData(git, here);
  // Without git a repository would be taken for a plain folder.
  const found = repositoryTop(here) === null ? line(git, ['rev-parse', '--show-toplevel']) : git.top();
  if (found === null) return { top: here, prefix: '', isRepository: false, remote: null, branch: null, current: null };
  const top = realpathSync.native(found);
  const remotes = lines(git, ['remote']);
  const name = remotes.includes('origin') ? 'origin' : remotes[0];
  const current = line(git, ['symbolic-ref', '--quiet', '--short', 'HEAD']);
  return {
    top,
    prefix: relative(top, here).replaceAll(sep, '/'),
    isRepository: true,
    remote: name === undefined ? null : line(git, ['remote', 'get-url', name]),
    branch: defaultBranch(git, name ?? null, current),
    current,
  };
}

/** Also where git does not read a repository because it belongs to another user. */
function refuseOwnData(git: Git, here: string): void {
  const refusal = git.refusal();
  if (refusal === null && line(git, ['rev-parse', '--is-inside-work-tree']) !== 'false') return;
  if (refusal !== null && !refusal.includes('bare repository'))
    throw new UsageError(`git does not read this repository: ${refusal}`);
  const isInside = here.split(sep).includes('.git');
  const place = isInside ? 'This folder is where git keeps its own data' : 'This is a bare repository';
  throw new UsageError(`${place}, which holds no files of yours. Run \`ifmatch init\` in a clone of it, at the top.`);
}

/** What the remote calls its default; else the only branch of a usual name, or the only one that there is. */
function defaultBranch(git: Git, remote: string | null, current: string | null): string | null {
  const head = remote && line(git, ['symbolic-ref', '--quiet', '--short', `refs/remotes/${remote}/HEAD`]);
  if (head !== null && remote !== null) return head.slice(remote.length + 1);
  const heads = lines(git, ['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads']);
  const fetched =
    remote === null ? [] : lines(git, ['for-each-ref', '--format=%(refname:lstrip=3)', `refs/remotes/${remote}`]);
  const branches = new Set([...heads, ...fetched]);
  const [usual, another] = ['main', 'master'].filter((name) => branches.has(name));
  if (usual !== undefined && another === undefined) return usual;
  return branches.size === 0 || (branches.size === 1 && current !== null && branches.has(current)) ? current : null;
}

function line(git: Git, args: readonly string[]): string | null {
  const [first = ''] = lines(git, args);
  return first === '' ? null : first;
}

function lines(git: Git, args: readonly string[]): string[] {
  try {
    return git.read(args).toString('utf8').split('\n').filter(Boolean);
  } catch (error) {
    // No repository, no such ref or key, or no git at all: nothing is known then.
    if (error instanceof UsageError) return [];
    throw error;
  }
}
