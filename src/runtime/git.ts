import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type Environment, systemWords, UsageError } from '../domain/json.ts';
import { baseName, type EntryKind, parentOf, type Source, SourceError } from '../domain/problem.ts';
import { type Fetch, runGit, startGit } from './child-process.ts';
import { repositoryTop } from './checkout.ts';

/** A local clone. It is treated as data: nothing that it names is run, and git never prompts. */
export class Git {
  private readonly folder: string;
  private readonly env: Environment;
  /** Our own bare repository for fetched objects. */
  private fetched: string | null = null;
  /** Settles when a background fetch ends, whatever the result. */
  ahead: Promise<unknown> = Promise.resolve();

  constructor(folder: string, env: Environment) {
    this.folder = folder;
    this.env = env;
  }

  /** The full id of a commit; null if unknown, unreadable, or no clone. */
  commit(name: string): string | null {
    const { status, stdout } = this.run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
    return status === 0 ? stdout.toString('utf8').trim() : null;
  }

  /**
   * The root of the checked-out files. Throws UsageError if git refuses, or if the clone's config names another folder than the one with its
   * `.git`, since git would not know files written there.
   */
  top(): string {
    const found = this.read(['rev-parse', '--show-toplevel']).toString('utf8').replace(/\n$/, '');
    const holder = repositoryTop(realpathSync.native(this.folder));
    if (holder !== null && realpathSync.native(found) !== holder)
      throw new UsageError(
        `The config of the repository in ${holder} says that its files are in ${found}. Run \`git config --unset core.worktree\` there.`,
      );
    return found;
  }

  /** Why git refuses the repository, with the fix; null if it does not, or there is none. */
  refusal(): string | null {
    const { stderr } = this.run(['rev-parse', '--git-dir']);
    const why = stderr.toString('utf8').trim();
    return refuses.test(why) ? why : null;
  }

  /** The ids of a commit's parents. */
  parents(commit: string): string[] {
    const header = this.read(['cat-file', 'commit', commit]).toString('utf8').split('\n\n', 1)[0] ?? '';
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id = '']) => id);
  }

  /** Whether a commit contains an older one; null if unknown, as in a shallow clone. */
  has(commit: string, older: string): boolean | null {
    const { status } = this.run(['merge-base', '--is-ancestor', older, commit]);
    if (status === 0) return true;
    const { stdout } = this.run(['rev-parse', '--is-shallow-repository']);
    return status === 1 && stdout.toString('utf8').trim() === 'false' ? false : null;
  }

  /**
   * Fetches one commit or ref of the job's own repository and returns its id. Uses our own repository, since the clone's config could redirect the
   * token to another server. The token is passed in the environment, invisible to other processes.
   */
  fetch(name: string, { server, repository: { owner, name: repository } }: Remote, token: string): string {
    const { ours, args, how } = this.toFetch(name, { server, repository: { owner, name: repository } }, token);
    this.read(args, how);
    return this.read([...ours, 'rev-parse', '--verify', 'FETCH_HEAD^{commit}'])
      .toString('utf8')
      .trim();
  }

  /** Starts to fetch a commit in the background. Nothing else may be fetched before `ahead` settles. */
  fetchAhead(commit: string, remote: Remote, token: string): void {
    const { args, how } = this.toFetch(commit, remote, token);
    this.ahead = startGit(this.folder, args, { env: this.env, ...how });
  }

  private toFetch(name: string, { server, repository: { owner, name: repository } }: Remote, token: string) {
    this.fetched ??= this.openFetched();
    const ours = [`--git-dir=${this.fetched}`];
    const options = ['--quiet', '--no-tags', '--no-recurse-submodules', '--depth=1'];
    const protocol = new URL(server).protocol === 'http:' ? ('http' as const) : ('https' as const);
    const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    const key = `http.${server}/.extraheader`;
    // The empty value clears the user's own header: GitHub refuses two.
    const config = [[key, ''] as const, [key, header] as const];
    const address = `${server}/${owner}/${repository}`;
    return { ours, args: [...ours, 'fetch', ...options, address, name], how: { fetch: { protocol, config } } };
  }

  /** Deletes what was fetched, after a background fetch has ended. */
  async close(): Promise<void> {
    await this.ahead;
    if (this.fetched !== null) rmSync(this.fetched, { recursive: true, force: true });
  }

  /** Uses the clone's objects too. */
  private openFetched(): string {
    const folder = mkdtempSync(join(tmpdir(), 'ifmatch-fetch-'));
    const init = ['init', '--quiet', '--bare', '--template='];
    const format = this.read(['rev-parse', '--show-object-format']).toString('utf8').trim();
    this.read([...init, ...(format === 'sha1' ? [] : [`--object-format=${format}`]), folder]);
    const pathOf = (name: string): string =>
      resolve(this.folder, this.read(['rev-parse', '--git-path', name]).toString('utf8').replace(/\n$/, ''));
    mkdirSync(join(folder, 'objects/info'), { recursive: true });
    writeFileSync(join(folder, 'objects/info/alternates'), `${pathOf('objects')}\n`);
    // Copies the clone's shallow boundary.
    if (existsSync(pathOf('shallow'))) copyFileSync(pathOf('shallow'), join(folder, 'shallow'));
    return folder;
  }

  /** Runs git and returns its output. Throws UsageError if it fails or is missing. */
  read(args: readonly string[], extra: { input?: string; fetch?: Fetch } = {}): Buffer {
    const { status, stdout, stderr, error } = this.run(args, extra);
    if (status === 0) return stdout;
    throw failed(args, stderr, error);
  }

  private run(args: readonly string[], extra: { input?: string; fetch?: Fetch } = {}) {
    const beside = extra.fetch === undefined ? this.fetched : null;
    return runGit(this.folder, args, { env: this.env, beside, ...extra });
  }
}

/** The repository of a job, and its server without a trailing slash. */
type Remote = { readonly server: string; readonly repository: { readonly owner: string; readonly name: string } };

/** Git refuses a repository of another user, and a bare one inside a checkout. */
const refuses = /dubious ownership|unsafe repository|cannot use bare repository/;

function failed(args: readonly string[], stderr: Buffer, cause: Error | undefined): UsageError {
  const said = stderr.toString('utf8').trim();
  const why = cause === undefined ? said : `${systemWords(cause, 'git is not on the PATH')}.`;
  const command = args.find((one) => !one.startsWith('--')) ?? args[0];
  return new UsageError(`git ${command ?? ''} failed: ${said.includes('promisor remote') ? partial : why}`, { cause });
}

const partial =
  'this partial clone lacks files of that commit, and ifmatch does not fetch them. Run `git fetch --refetch --no-filter`.';

type Entry = {
  readonly kind: Exclude<EntryKind, 'left-out'>;
  readonly id: string;
  readonly bytes: number;
};

/** The files of a commit as a source, read from git's objects without a checkout. */
export function openCommit(git: Git, commit: string): Source {
  const entries = readTree(git, commit);
  const folders = Map.groupBy(entries.keys(), parentOf);
  const blobs = new Map<string, Buffer>();
  return {
    kind: (path) => (path === '' || path === '.' ? 'folder' : (entries.get(path)?.kind ?? 'missing')),
    list: (path) =>
      (folders.get(path === '.' ? '' : path) ?? [])
        .map((inside) => ({ name: baseName(inside), kind: entries.get(inside)?.kind ?? 'missing' }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    read(path, limit) {
      const { kind, id, bytes } = entries.get(path) ?? { kind: 'missing', id: '', bytes: 0 };
      if (kind !== 'file') throw new SourceError(reasons[kind], path, 'it is not a regular file');
      if (bytes > limit) throw new SourceError('too-large', path, 'it is too large', { bytes });
      // One process per folder; one per file would take half a minute for ten thousand.
      if (!blobs.has(id))
        for (const [name, blob] of readBlobs(git, neighbours(entries, path, limit))) blobs.set(name, blob);
      const blob = blobs.get(id);
      if (blob === undefined) throw new SourceError('unreadable', path, 'it is not in the clone');
      return blob;
    },
  };
}

const reasons = {
  folder: 'not-a-file',
  other: 'not-a-file',
  symlink: 'symlink',
  missing: 'missing',
} as const satisfies Record<Exclude<EntryKind, 'file' | 'left-out'>, SourceError['reason']>;

function readTree(git: Git, commit: string): Map<string, Entry> {
  const lines = git.read(['ls-tree', '-r', '-t', '-z', '-l', '--full-tree', commit]).toString('utf8').split('\0');
  const entries = new Map<string, Entry>();
  for (const line of lines.filter(Boolean)) {
    const tab = line.indexOf('\t');
    const path = line.slice(tab + 1);
    const [mode = '', , id = '', size = ''] = line.slice(0, tab).split(/ +/);
    // Names that differ only in bytes that are not UTF-8 become equal; a folder must not pass for a file.
    const isMixed = entries.has(path) && entries.get(path)?.kind !== kindOf(mode);
    entries.set(path, {
      kind: isMixed ? 'other' : kindOf(mode),
      id,
      bytes: Number(size),
    });
  }
  return entries;
}

/** By git's mode: 120000 is a symbolic link, 160000 a submodule. */
function kindOf(mode: string): Entry['kind'] {
  if (mode === '040000') return 'folder';
  if (mode === '120000') return 'symlink';
  return mode.startsWith('100') ? 'file' : 'other';
}

/** The file and others with the same extension in the same top folder. */
function neighbours(entries: ReadonlyMap<string, Entry>, path: string, limit: number): string[] {
  const top = `${path.split('/')[0] ?? ''}/`;
  const ending = path.slice(path.lastIndexOf('.'));
  const wanted = [...entries].filter(
    ([name, { kind, bytes }]) => kind === 'file' && bytes <= limit && name.startsWith(top) && name.endsWith(ending),
  );
  return [...new Set([entries.get(path)?.id ?? '', ...wanted.map(([, { id }]) => id)])];
}

/** Reads blobs by id. `cat-file --batch` prints `<id> blob <bytes>`, the bytes and a line break for each. */
function* readBlobs(git: Git, ids: readonly string[]): Generator<[string, Buffer]> {
  const output = git.read(['cat-file', '--batch'], { input: `${ids.join('\n')}\n` });
  for (let at = 0; at < output.length;) {
    const end = output.indexOf('\n', at);
    const [id = '', type, size = ''] = output.toString('latin1', at, end).split(' ');
    if (type !== 'blob') return;
    const stop = end + 1 + Number(size);
    yield [id, output.subarray(end + 1, stop)];
    at = stop + 1;
  }
}

/** A commit as a source. */
export type PastCommit = {
  readonly commit: string;
  /** Abbreviated by git. */
  readonly short: string;
  /** When it was committed, ISO 8601 in UTC. */
  readonly at: string;
  /** Its files, by the same paths as on disk. */
  open(): Source;
};

export type History = {
  /** Newest first. */
  readonly commits: readonly PastCommit[];
  /** Whether the clone ends before the first commit. */
  readonly shallow: boolean;
};

/**
 * The last commits of the first-parent history that touch some paths, at most `limit`. Paths are relative to the clone's folder; '' means all.
 * Null if the folder is no clone with a commit.
 */
export function readHistory(git: Git, paths: readonly string[], limit: number): History | null {
  if (git.commit('HEAD') === null) return null;
  const range = ['--first-parent', `--max-count=${String(limit)}`, 'HEAD'];
  return { commits: listCommits(git, [...range, '--', ...paths.map((path) => path || '.')]), shallow: isShallow(git) };
}

/** A commit by any name that git resolves; null if the clone lacks it. */
export function readCommit(git: Git, name: string): PastCommit | null {
  const commit = git.commit(name);
  if (commit === null) return null;
  return listCommits(git, ['--max-count=1', commit])[0] ?? null;
}

/** Paths are literal, not patterns. */
function listCommits(git: Git, args: readonly string[]): PastCommit[] {
  const text = git.read(['--literal-pathspecs', 'rev-list', '--format=%H %h %ct', ...args]).toString('utf8');
  const prefix = git.read(['rev-parse', '--show-prefix']).toString('utf8').replace(/\n$/, '');
  // Git prints a line `commit <id>` before each formatted line.
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
    read: (path, limit) => source.read(inside(path), limit),
  };
}

/**
 * The files whose text git does not hold: changed since added, or never added. Files outside of a clone and ignored files do not count. Paths are
 * relative to the root and may be in submodules. Throws UsageError if git refuses, or is missing.
 */
export function unsavedFiles(root: string, env: Environment, paths: readonly string[]): string[] {
  const from = realpathSync.native(root);
  const byClone = Map.groupBy(
    paths.map((path) => join(from, path)),
    (file) => repositoryTop(dirname(file)),
  );
  const unsaved = new Set(
    [...byClone].flatMap(([top, files]) =>
      top === null || isForeign(join(top, '.git')) ? [] : unsavedIn(files, new Git(top, env)),
    ),
  );
  return paths.filter((path) => unsaved.has(join(from, path)));
}

/** A `.git` folder without git's files does not belong to git. */
const isForeign = (path: string): boolean =>
  statSync(path).isDirectory() && !['HEAD', 'config', 'objects'].some((name) => existsSync(join(path, name)));

/** Compares texts here, since git would run the clone's filters. A name that git has in other capitals counts as never added. */
function unsavedIn(files: readonly string[], git: Git): string[] {
  const found = git.top();
  // Whole folders, to keep the command line short.
  const places = new Set(files.map((file) => relative(found, file).split(sep)[0] ?? '.'));
  const list = (...what: string[]): string[] =>
    git
      .read(['--literal-pathspecs', 'ls-files', ...what, '-z', '--', ...places])
      .toString('utf8')
      .split('\0');
  const ignored = new Set(list('--others', '--ignored', '--exclude-standard').map((name) => join(found, name)));
  // `<mode> <id> <stage>`, a tab and the name.
  const ids = new Map(
    list('--stage').map((line) => [join(found, line.slice(line.indexOf('\t') + 1)), line.split(' ')[1]]),
  );
  const added = files.flatMap((file) => ids.get(file) ?? []);
  const blobs = added.length === 0 ? new Map<string, Buffer>() : new Map(readBlobs(git, added));
  return files.filter((file) => {
    const id = ids.get(file);
    return id === undefined ? !ignored.has(file) : !isSameText(file, blobs.get(id));
  });
}

/** Ignores line endings, which depend on git's settings. */
function isSameText(file: string, blob: Buffer | undefined): boolean {
  const plain = (text: Buffer): string => text.toString('latin1').replaceAll('\r\n', '\n');
  try {
    return blob !== undefined && plain(readFileSync(file)) === plain(blob);
  } catch {
    return false; // it was deleted, or cannot be read
  }
}
