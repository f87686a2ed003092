import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Environment } from '../util/environment.ts';
import { describeSystemError } from '../util/system-errors.ts';
import { UsageError } from '../domain/errors.ts';
import { baseName, type EntryKind, parentFolder, type Source, SourceError } from '../domain/source.ts';
import { type FetchAccess, runGit } from './child-process.ts';
import { repositoryRoot } from './repository.ts';

/** A local clone. It is treated as data: nothing that its config names is run, and git never prompts. */
export class Git {
  private readonly folder: string;
  private readonly env: Environment;
  /** Our own bare repository for fetched objects. */
  private fetchFolder: string | null = null;

  constructor(folder: string, env: Environment) {
    this.folder = folder;
    this.env = env;
  }

  /** The full id of a commit; null if unknown, unreadable, or no clone. */
  resolveCommit(name: string): string | null {
    return this.textOrNull('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  }

  /**
   * The root of the checked-out files. Throws UsageError if git refuses, or if the clone's config names another folder than the one with its
   * `.git`, since git would not know files written there.
   */
  worktreeRoot(): string {
    const worktreeRoot = this.text('rev-parse', '--show-toplevel');
    const repository = repositoryRoot(realpathSync.native(this.folder));
    if (repository !== null && realpathSync.native(worktreeRoot) !== repository)
      throw new UsageError(
        `The config of the repository in ${repository} says that its files are in ${worktreeRoot}.`,
        {
          fix: 'Run `git config --unset core.worktree` there.',
        },
      );
    return worktreeRoot;
  }

  /** Git's reason for refusing the repository, with the fix; null if git accepts it, or there is none. */
  whyRefused(): string | null {
    const { stderr } = this.spawn(['rev-parse', '--git-dir']);
    const why = stderr.toString('utf8').trim();
    return refusalPattern.test(why) ? why : null;
  }

  /** The ids of a commit's parents. */
  parents(commit: string): string[] {
    const [header = ''] = this.text('cat-file', 'commit', commit).split('\n\n', 1);
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id = '']) => id);
  }

  /** Whether `older` is an ancestor of a commit, or the commit itself; null if unknown, as in a shallow clone. */
  isAncestor(older: string, commit: string): boolean | null {
    const { status } = this.spawn(['merge-base', '--is-ancestor', older, commit]);
    if (status === 0) return true;
    return status === 1 && !this.isShallow() ? false : null;
  }

  /** Whether the clone ends before the first commit. */
  isShallow(): boolean {
    return this.textOrNull('rev-parse', '--is-shallow-repository') !== 'false';
  }

  /**
   * Fetches one commit or ref of the job's own repository and returns its id. Uses our own repository, since the clone's config could redirect the
   * token to another server. The token is passed in the environment, invisible to other processes.
   */
  fetch(ref: string, { server, repository: { owner, name } }: RemoteRepository, token: string): string {
    this.fetchFolder ??= this.openFetchFolder();
    const gitDirOption = `--git-dir=${this.fetchFolder}`;
    const options = ['--quiet', '--no-tags', '--no-recurse-submodules', '--depth=1'];
    const protocol = new URL(server).protocol === 'http:' ? 'http' : 'https';
    const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    const key = `http.${server}/.extraheader`;
    // The empty value clears the user's own header: GitHub refuses two.
    const config = [[key, ''] as const, [key, header] as const];
    this.run([gitDirOption, 'fetch', ...options, `${server}/${owner}/${name}`, ref], { fetch: { protocol, config } });
    return this.text(gitDirOption, 'rev-parse', '--verify', 'FETCH_HEAD^{commit}');
  }

  /** Creates our own repository, which also uses the clone's objects and shallow boundary. */
  private openFetchFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'ifmatch-fetch-'));
    const pathOf = (name: string): string => resolve(this.folder, this.text('rev-parse', '--git-path', name));
    this.run(['init', '--quiet', '--bare', '--template=', folder]);
    mkdirSync(join(folder, 'objects/info'), { recursive: true });
    writeFileSync(join(folder, 'objects/info/alternates'), `${pathOf('objects')}\n`);
    if (existsSync(pathOf('shallow'))) copyFileSync(pathOf('shallow'), join(folder, 'shallow'));
    return folder;
  }

  /** Deletes the fetched objects. */
  close(): void {
    if (this.fetchFolder !== null) rmSync(this.fetchFolder, { recursive: true, force: true });
  }

  /** Runs git and returns its output. Throws UsageError if it fails or is missing. */
  run(args: readonly string[], extra: { input?: string; fetch?: FetchAccess } = {}): Buffer {
    const { status, stdout, stderr, error } = this.spawn(args, extra);
    if (status === 0) return stdout;
    throw commandError(args, stderr, error);
  }

  /** The output of `run` without its last line break. */
  text(...args: readonly string[]): string {
    return withoutLineBreak(this.run(args));
  }

  /** Like `text`; null if git fails or is missing. */
  textOrNull(...args: readonly string[]): string | null {
    const { status, stdout } = this.spawn(args);
    return status === 0 ? withoutLineBreak(stdout) : null;
  }

  private spawn(args: readonly string[], extra: { input?: string; fetch?: FetchAccess } = {}) {
    const alternate = extra.fetch === undefined ? this.fetchFolder : null;
    return runGit(this.folder, args, { env: this.env, alternate, ...extra });
  }
}

const withoutLineBreak = (output: Buffer): string => output.toString('utf8').replace(/\n$/, '');

/** The repository of a job, and its server without a trailing slash. */
type RemoteRepository = {
  readonly server: string;
  readonly repository: { readonly owner: string; readonly name: string };
};

/** Git refuses a repository of another user, and a bare one inside a checkout. */
const refusalPattern = /dubious ownership|unsafe repository|cannot use bare repository/;

/** A git command failed. `missing`: what git did not find, if that is the reason. */
export class GitError extends UsageError {
  readonly missing: 'git' | 'repository' | 'remote-ref' | null;

  constructor(
    message: string,
    { missing, ...facts }: Pick<GitError, 'missing' | 'fix'> & { readonly cause: Error | undefined },
  ) {
    super(message, facts);
    this.missing = missing;
  }
}

function commandError(args: readonly string[], stderr: Buffer, cause: Error | undefined): GitError {
  const message = stderr.toString('utf8').trim();
  const why = cause === undefined ? message : `${describeSystemError(cause, 'git is not on the PATH')}.`;
  const command = args.find((arg) => !arg.startsWith('--')) ?? args[0];
  const isPartial = message.includes('promisor remote');
  return new GitError(`git ${command ?? ''} failed: ${isPartial ? partialCloneText : why}`, {
    missing: missingPart(message, cause),
    fix: isPartial ? 'Run `git fetch --refetch --no-filter`.' : null,
    cause,
  });
}

function missingPart(message: string, cause: Error | undefined): GitError['missing'] {
  if (cause !== undefined) return 'code' in cause && cause.code === 'ENOENT' ? 'git' : null;
  if (message.includes('not a git repository')) return 'repository';
  return /couldn't find remote ref/i.test(message) ? 'remote-ref' : null;
}

const partialCloneText = 'this partial clone lacks files of that commit, and ifmatch does not fetch them.';

type TreeEntry = {
  readonly kind: Exclude<EntryKind, 'left-out'>;
  readonly id: string;
  readonly bytes: number;
};

/** The files of a commit as a source, read from git's objects without a checkout. */
export function openCommit(git: Git, commit: string): Source {
  const entries = readTree(git, commit);
  const folders = Map.groupBy(entries.keys(), parentFolder);
  const blobs = new Map<string, Buffer>();
  return {
    kind: (path) => (path === '' || path === '.' ? 'folder' : (entries.get(path)?.kind ?? 'missing')),
    list: (path) =>
      (folders.get(path === '.' ? '' : path) ?? [])
        .map((inside) => ({ name: baseName(inside), kind: entries.get(inside)?.kind ?? 'missing' }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    read(path, limit) {
      const { kind, id, bytes } = entries.get(path) ?? { kind: 'missing', id: '', bytes: 0 };
      if (kind !== 'file') {
        const reason = kind === 'symlink' || kind === 'missing' ? kind : 'not-a-file';
        throw new SourceError(reason, path, 'it is not a regular file');
      }
      if (bytes > limit) throw new SourceError('too-large', path, 'it is too large', { bytes });
      // One process per folder; one per file would take half a minute for ten thousand.
      if (!blobs.has(id))
        for (const [name, blob] of readBlobs(git, similarFileIds(entries, path, limit))) blobs.set(name, blob);
      const blob = blobs.get(id);
      if (blob === undefined) throw new SourceError('unreadable', path, 'it is not in the clone');
      return blob;
    },
  };
}

/** The entries of a commit by path, relative to the folder of the clone. */
function readTree(git: Git, commit: string): Map<string, TreeEntry> {
  const entries = new Map<string, TreeEntry>();
  for (const line of git.text('ls-tree', '-r', '-t', '-z', '-l', commit).split('\0').filter(Boolean)) {
    const [, mode = '', id = '', size = '', path = ''] = /^(\d+) \w+ (\w+) +(\S+)\t(.+)$/s.exec(line) ?? [];
    entries.set(path, { kind: kindOfMode(mode), id, bytes: Number(size) });
  }
  return entries;
}

/** By git's mode: 120000 is a symbolic link, 160000 a submodule. */
function kindOfMode(mode: string): TreeEntry['kind'] {
  if (mode === '040000') return 'folder';
  if (mode === '120000') return 'symlink';
  return mode.startsWith('100') ? 'file' : 'other';
}

/** The ids of a file and of others with the same extension in the same top-level folder. */
function similarFileIds(entries: ReadonlyMap<string, TreeEntry>, path: string, limit: number): string[] {
  const top = `${path.split('/')[0] ?? ''}/`;
  const ending = path.slice(path.lastIndexOf('.'));
  const similar = [...entries].filter(
    ([name, { kind, bytes }]) => kind === 'file' && bytes <= limit && name.startsWith(top) && name.endsWith(ending),
  );
  return [...new Set([entries.get(path)?.id ?? '', ...similar.map(([, { id }]) => id)])];
}

/** Reads blobs by id. `cat-file --batch` prints `<id> blob <bytes>`, the bytes and a line break for each. */
function* readBlobs(git: Git, ids: readonly string[]): Generator<[string, Buffer]> {
  const output = git.run(['cat-file', '--batch'], { input: `${ids.join('\n')}\n` });
  for (let offset = 0; offset < output.length;) {
    const end = output.indexOf('\n', offset);
    const [id = '', type, size = ''] = output.toString('latin1', offset, end).split(' ');
    if (type !== 'blob') return;
    const stop = end + 1 + Number(size);
    yield [id, output.subarray(end + 1, stop)];
    offset = stop + 1;
  }
}

/** A commit with its files. */
export type PastCommit = {
  readonly id: string;
  /** The id, abbreviated by git. */
  readonly short: string;
  /** Time of the commit, ISO 8601 in UTC. */
  readonly committedAt: string;
  /** Its files, by the same paths as on disk. */
  open(): Source;
};

export type PastCommits = {
  /** Newest first. */
  readonly commits: readonly PastCommit[];
  /** Whether the clone ends before the first commit. */
  readonly shallow: boolean;
};

/**
 * The last commits of the first-parent history that touch some paths, at most `limit`. Paths are relative to the clone's folder; '' means all.
 * Null if the folder is not a clone with a commit.
 */
export function readHistory(git: Git, paths: readonly string[], limit: number): PastCommits | null {
  if (git.resolveCommit('HEAD') === null) return null;
  const range = ['--first-parent', `--max-count=${String(limit)}`, 'HEAD'];
  const commits = listCommits(git, [...range, '--', ...paths.map((path) => path || '.')]);
  return { commits, shallow: git.isShallow() };
}

/** A commit by any name that git resolves; null if the clone lacks it. */
export function readCommit(git: Git, name: string): PastCommit | null {
  const commit = git.resolveCommit(name);
  if (commit === null) return null;
  return listCommits(git, ['--max-count=1', commit])[0] ?? null;
}

/** Lists commits by `rev-list`. Paths are literal, not patterns. */
function listCommits(git: Git, args: readonly string[]): PastCommit[] {
  const lines = git.text('--literal-pathspecs', 'rev-list', '--format=%H %h %ct', ...args).split('\n');
  // Git prints a line `commit <id>` before each formatted line.
  const formatted = lines.filter((line) => line !== '' && !line.startsWith('commit '));
  return formatted.map((line) => {
    const [id = '', short = '', seconds = ''] = line.split(' ');
    return {
      id,
      short,
      committedAt: new Date(Number(seconds) * 1000).toISOString(),
      open: () => openCommit(git, id),
    };
  });
}

/**
 * The files whose text is not in git: changed since they were added, never added, ignored, or outside of any clone. Paths are relative to the root and may
 * be in submodules. Throws UsageError if git refuses, or is missing.
 */
export function unsavedFiles(root: string, env: Environment, paths: readonly string[]): string[] {
  const from = realpathSync.native(root);
  const byClone = Map.groupBy(
    paths.map((path) => join(from, path)),
    (file) => repositoryRoot(dirname(file)),
  );
  const unsaved = new Set(
    [...byClone].flatMap(([top, files]) => (top === null ? files : unsavedInClone(files, new Git(top, env)))),
  );
  return paths.filter((path) => unsaved.has(join(from, path)));
}

/** Compares texts itself, since git would run the clone's filters. A name that git has in another letter case counts as never added. */
function unsavedInClone(files: readonly string[], git: Git): string[] {
  const worktreeRoot = git.worktreeRoot();
  // Whole folders, to keep the command line short.
  const places = new Set(files.map((file) => relative(worktreeRoot, file).split(sep)[0] ?? '.'));
  const listed = git.text('--literal-pathspecs', 'ls-files', '--stage', '-z', '--', ...places).split('\0');
  // `<mode> <id> <stage>`, a tab and the name.
  const ids = new Map(
    listed.map((line) => [join(worktreeRoot, line.slice(line.indexOf('\t') + 1)), line.split(' ')[1]]),
  );
  const added = files.flatMap((file) => ids.get(file) ?? []);
  const blobs = added.length === 0 ? new Map<string, Buffer>() : new Map(readBlobs(git, added));
  return files.filter((file) => {
    const id = ids.get(file);
    return id === undefined || !isSameText(file, blobs.get(id));
  });
}

/** Whether texts are equal, ignoring line endings, which depend on git's settings. */
function isSameText(file: string, blob: Buffer | undefined): boolean {
  const withUnixLines = (text: Buffer): string => text.toString('latin1').replaceAll('\r\n', '\n');
  try {
    return blob !== undefined && withUnixLines(readFileSync(file)) === withUnixLines(blob);
  } catch {
    return false; // it was deleted, or cannot be read
  }
}
