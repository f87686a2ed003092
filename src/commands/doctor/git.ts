import { UsageError } from '../../domain/usage-error.ts';
import type { Git } from '../../world/git.ts';
import { openDisk } from '../../files/disk.ts';
import { clashesAmong, clashWords, findAppliers } from '../appliers.ts';
import { type Looked, ok, skipped, warning } from './examination.ts';

type ReadableGit = Pick<Git, 'read' | 'refusal'>;

/** Whether the folder is a clone with its history. Nothing of this stops a preview, so it only warns. */
export function lookAtGit(git: ReadableGit): Looked<true> {
  if (ask(git, '--version') === null)
    return warning('git cannot be run.', 'Install git; `ifmatch drift` and the action need it.', true);
  const refusal = git.refusal();
  if (refusal !== null)
    return warning(
      `git does not read this repository (${refusal.split('\n', 1)[0] ?? ''}).`,
      'Drift and `preview --base` need it. `git status` in this folder names the command that fixes it.',
      true,
    );
  if (ask(git, 'rev-parse', '--is-inside-work-tree') !== 'true')
    return warning(
      'This folder is in no git repository.',
      'Run `git init` here, or start ifmatch in the repository with -C. Pull requests and drift need its history.',
      true,
    );
  const branch = ask(git, 'symbolic-ref', '--quiet', '--short', 'HEAD') ?? 'no branch';
  const says = `a repository, on ${branch}${defaultBranch(git)}`;
  if (ask(git, 'rev-parse', '--is-shallow-repository') === 'true')
    return warning(
      `The clone is shallow (${says}), so drift cannot find what was applied last.`,
      'Run `git fetch --unshallow`; in a workflow give actions/checkout `fetch-depth: 0`.',
      true,
    );
  if (ask(git, 'rev-parse', '--verify', '--quiet', 'HEAD') === null)
    return warning('The repository has no commit yet.', 'Commit the policies.', true);
  return ok(says, true);
}

/** Whether the repository has several workflows that apply, which would fight on every merge. */
export function lookAtWorkflows(git: ReadableGit): Looked<true> {
  const top = ask(git, 'rev-parse', '--show-toplevel');
  if (top === null) return skipped('this folder is in no repository that git reads');
  const appliers = findAppliers(openDisk(top));
  const clashing = clashesAmong(appliers);
  if (clashing.length > 0) {
    const { says, fix } = clashWords(clashing);
    return warning(says, fix, true);
  }
  return ok(
    appliers.length === 0 ? 'none applies policies' : `applied by ${appliers.map(({ path }) => path).join(', ')}`,
    true,
  );
}

function defaultBranch(git: ReadableGit): string {
  const remote = ask(git, 'symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD');
  if (remote !== null) return `; the default branch is ${remote.replace(/^origin\//, '')}`;
  return ask(git, 'remote') === '' ? '; it has no remote' : '';
}

/** What git prints; null when it fails. */
function ask(git: ReadableGit, ...args: readonly string[]): string | null {
  try {
    return git.read(args).toString('utf8').trim();
  } catch (error) {
    // It throws nothing else when git says no, or is not there.
    if (error instanceof UsageError) return null;
    throw error;
  }
}
