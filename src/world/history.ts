import type { Source } from '../domain/source.ts';
import { openCommit } from './commit-source.ts';
import type { Git } from './git.ts';

/** A commit of the history, as a source. */
export type PastCommit = {
  readonly commit: string;
  /** As git shortens it. */
  readonly short: string;
  /** When it was committed, ISO 8601 in UTC. */
  readonly at: string;
  /** Its files, by the same paths as those of the folder on disk. */
  open(): Source;
};

export type History = {
  /** Those that touch what was asked for, newest first. */
  readonly commits: readonly PastCommit[];
  /** Whether the clone ends before the first commit. */
  readonly shallow: boolean;
};

/**
 * The last commits of the first-parent history that touch some files or folders, at most `limit`. Paths are relative to the clone's
 * folder, which may lie anywhere in its repository; '' is all of it. Null when the folder is no clone with a commit.
 */
export function readHistory(git: Git, paths: readonly string[], limit: number): History | null {
  if (git.commit('HEAD') === null) return null;
  const range = ['--first-parent', `--max-count=${String(limit)}`, 'HEAD'];
  return { commits: listCommits(git, [...range, '--', ...paths.map((path) => path || '.')]), shallow: isShallow(git) };
}

/** A commit by any name that git understands; null when the clone does not have it. */
export function readCommit(git: Git, name: string): PastCommit | null {
  const commit = git.commit(name);
  if (commit === null) return null;
  return listCommits(git, ['--max-count=1', commit])[0] ?? null;
}

/** Paths are taken as they are: a name may hold what git reads as a pattern. */
function listCommits(git: Git, args: readonly string[]): PastCommit[] {
  const text = git.read(['--literal-pathspecs', 'rev-list', '--format=%H %h %ct', ...args]).toString('utf8');
  const prefix = git.read(['rev-parse', '--show-prefix']).toString('utf8').replace(/\n$/, '');
  // Before each line of the format git prints one with `commit` and the id.
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('commit '));
  return lines.map((line) => {
    const [commit = '', short = '', seconds = ''] = line.split(' ');
    const at = new Date(Number(seconds) * 1000).toISOString();
    return { commit, short, at, open: () => below(prefix, openCommit(git, commit)) };
  });
}

const isShallow = (git: Git): boolean =>
  git.read(['rev-parse', '--is-shallow-repository']).toString('utf8').trim() === 'true';

/** A folder of a source; `prefix` is empty or ends with a slash. */
function below(prefix: string, source: Source): Source {
  if (prefix === '') return source;
  const inside = (path: string): string => (path === '' || path === '.' ? prefix.slice(0, -1) : prefix + path);
  return {
    kind: (path) => source.kind(inside(path)),
    list: (path) => source.list(inside(path)),
    leadsToFile: (path) => source.leadsToFile(inside(path)),
    read: (path, limit) => source.read(inside(path), limit),
  };
}
