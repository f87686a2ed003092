import { spawn } from 'node:child_process';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Git without this machine's configuration, prompts and hooks. */
export const gitEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  HOME: '/nonexistent',
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
};

type Options = {
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
  /** Exit codes that are an answer and no failure. */
  readonly codes?: readonly number[];
};

/** Runs git in a folder. Throws with its message when it ends with an unexpected code. */
export function runGit(folder: string, args: readonly string[], options: Options = {}) {
  return new Promise<{ readonly code: number; readonly out: Buffer }>((resolve, reject) => {
    const env = { ...gitEnvironment, ...options.env };
    const child = spawn('git', ['-C', folder, ...args], { env, stdio: 'pipe', timeout: 100_000 });
    const [out, errors]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== null && (options.codes ?? [0]).includes(code)) resolve({ code, out: Buffer.concat(out) });
      else reject(new Error(`git ${args.join(' ')} ended with ${String(code)}: ${Buffer.concat(errors).toString()}`));
    });
    child.stdin.on('error', () => undefined); // git may end before it has read everything
    child.stdin.end(options.input ?? '');
  });
}

/** What git prints, without the line's end. */
export const git = async (folder: string, args: readonly string[], options?: Options): Promise<string> =>
  (await runGit(folder, args, options)).out.toString().trimEnd();

/** The new text of each file; null deletes it. */
export type FileChanges = Readonly<Record<string, string | null>>;

type Draft = {
  /** Where the commit goes; several references may move at once. */
  readonly refs: readonly string[];
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: string;
  /** The tree of another commit or merge, and what changes on top of it. Without one: the first parent's. */
  readonly tree?: string;
  readonly files?: FileChanges;
};

type Signature = { readonly name: string; readonly email: string; readonly date: string };

type Commit = {
  readonly sha: string;
  readonly parents: readonly string[];
  readonly tree: string;
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
};

/** Name, address and seconds, as `git log` prints them. */
const signature = ([name = '', email = '', seconds = '']: readonly string[]): Signature => ({
  name,
  email,
  date: `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19)}Z`,
});

/** The bare repository that GitHub would keep, written by git alone. */
export class Repository {
  readonly folder: string;
  readonly #known = new Set<string>();
  #time = Date.UTC(2026, 10, 20) / 1000;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(root: string, files: FileChanges): Promise<Repository> {
    const folder = join(root, 'origin.git');
    await mkdir(folder);
    await git(folder, ['init', '--quiet', '--bare', '--template=', '--initial-branch=main', '.']);
    // GitHub gives any commit that it has to whoever asks for it by its id.
    await git(folder, ['config', 'uploadpack.allowAnySHA1InWant', 'true']);
    const repository = new Repository(folder);
    await repository.commit({ refs: ['refs/heads/main'], parents: [], message: 'Start', author: 'mona', files });
    return repository;
  }

  /** Writes a commit, in one process, and returns its id. Its time is a minute after the last, so that ids are the same in each run. */
  async commit({ refs: [ref = '', ...others], parents: [first, ...merged], ...draft }: Draft): Promise<string> {
    this.#time += 60;
    const who = `${draft.author} <${draft.author}@users.noreply.github.com> ${String(this.#time)} +0000`;
    const stream = [
      `commit ${ref}\nmark :1\nauthor ${who}\ncommitter ${who}\n`,
      data(draft.message),
      ...(first === undefined ? [] : [`from ${first}\n`]),
      ...merged.map((parent) => `merge ${parent}\n`),
      ...(draft.tree === undefined ? [] : [`M 040000 ${draft.tree} ""\n`]),
      ...Object.entries(draft.files ?? {}).map(([path, text]) =>
        text === null ? `D "${path}"\n` : `M 100644 inline "${path}"\n${data(text)}`,
      ),
      ...others.map((other) => `\nreset ${other}\nfrom :1\n`),
      '\nget-mark :1\ndone\n',
    ];
    // Forced: a test merge replaces the one before, and a branch may be rewritten.
    return git(this.folder, ['fast-import', '--quiet', '--force', '--done'], { input: stream.join('') });
  }

  /** Merges two commits and returns the tree; null on a conflict. */
  async mergeTree(ours: string, theirs: string): Promise<string | null> {
    const { code, out } = await runGit(this.folder, ['merge-tree', '--write-tree', ours, theirs], { codes: [0, 1] });
    return code === 0 ? out.toString().trim() : null;
  }

  /** Puts the commits of a branch on top of another, as GitHub does. Throws on a conflict. */
  async rebase(head: string, onto: string): Promise<string> {
    this.#time += 60;
    const folder = join(this.folder, '..', `rebase-${String(this.#time)}`);
    const env = {
      GIT_COMMITTER_NAME: 'GitHub',
      GIT_COMMITTER_EMAIL: 'noreply@github.com',
      GIT_COMMITTER_DATE: `${String(this.#time)} +0000`,
    };
    await git(this.folder, ['worktree', 'add', '--quiet', '--detach', folder, head]);
    try {
      await git(folder, ['rebase', '--quiet', '--force-rebase', onto], { env });
      return await git(folder, ['rev-parse', 'HEAD']);
    } finally {
      await git(this.folder, ['worktree', 'remove', '--force', folder]);
    }
  }

  /** The commit that a branch points to. Nothing packs references here: reading the file saves a process. */
  async tip(branch: string): Promise<string> {
    return (await readFile(join(this.folder, 'refs', 'heads', branch), 'utf8')).trim();
  }

  async setRef(ref: string, sha: string | null): Promise<void> {
    await git(this.folder, sha === null ? ['update-ref', '-d', ref] : ['update-ref', ref, sha]);
  }

  /** Commits that `to` has and `from` does not, oldest first. */
  async between(from: string, to: string): Promise<string[]> {
    const listed = await git(this.folder, ['rev-list', '--reverse', '--topo-order', `${from}..${to}`]);
    return listed === '' ? [] : listed.split('\n');
  }

  /** The commits that a branch had as its tip since `from`, oldest first. */
  async firstParents(from: string, to: string): Promise<string[]> {
    const listed = await git(this.folder, ['rev-list', '--reverse', '--first-parent', `${from}..${to}`]);
    return listed === '' ? [] : listed.split('\n');
  }

  /** The id of a commit by itself or by its branch; null if there is none. */
  async commitAt(ref: string): Promise<string | null> {
    if (!/^[0-9a-f]{40}$/.test(ref)) return this.tip(ref.replace(/^(?:refs\/)?heads\//, '')).catch(() => null);
    if (this.#known.has(ref)) return ref;
    const { code } = await runGit(this.folder, ['cat-file', '-e', `${ref}^{commit}`], { codes: [0, 1, 128] });
    if (code === 0) this.#known.add(ref);
    return code === 0 ? ref : null;
  }

  /** A commit and all before it, newest first, in the order of `git log`. */
  async history(from: string): Promise<Commit[]> {
    const format = ['%H', '%P', '%T', '%an', '%ae', '%at', '%cn', '%ce', '%ct', '%B'].join('%x00');
    const out = await git(this.folder, ['log', '-z', `--format=tformat:${format}`, from]);
    const fields = out.split('\0');
    const commits: Commit[] = [];
    for (let at = 0; at + 10 <= fields.length; at += 10) {
      const [sha = '', parents = '', tree = '', ...rest] = fields.slice(at, at + 10);
      commits.push({
        sha,
        parents: parents.split(' ').filter((parent) => parent !== ''),
        tree,
        author: signature(rest.slice(0, 3)),
        committer: signature(rest.slice(3, 6)),
        message: (rest[6] ?? '').trimEnd(),
      });
    }
    return commits;
  }

  async contains(commit: string, ancestor: string): Promise<boolean> {
    const args = ['merge-base', '--is-ancestor', ancestor, commit];
    return (await runGit(this.folder, args, { codes: [0, 1, 128] })).code === 0;
  }

  /** A file at a commit or branch; null if it is missing. */
  async read(ref: string, path: string): Promise<Buffer | null> {
    const { code, out } = await runGit(this.folder, ['cat-file', 'blob', `${ref}:${path}`], { codes: [0, 128] });
    return code === 0 ? out : null;
  }
}

const data = (text: string): string => `data ${String(Buffer.byteLength(text))}\n${text}\n`;

type Checkout = {
  /** The address of the repository's pages. */
  readonly url: string;
  /** The full reference of the run: `refs/heads/main`, `refs/pull/1/merge`. */
  readonly ref: string;
  readonly sha: string;
  /** Number of commits to fetch; 0 for all. */
  readonly depth: number;
};

/** Leaves a folder as actions/checkout leaves it, with `persist-credentials: false`. */
export async function checkOut(folder: string, from: Repository, { url, ref, sha, depth }: Checkout): Promise<void> {
  const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
  const local = branch === undefined ? ref.replace('refs/', 'refs/remotes/') : `refs/remotes/origin/${branch}`;
  await git(folder, ['init', '--quiet', '--template=', '--initial-branch=master']);
  const remote = `[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
  await appendFile(join(folder, '.git', 'config'), remote);
  const limit = depth === 0 ? [] : [`--depth=${String(depth)}`];
  const fetch = (refspec: string): Promise<string> =>
    git(folder, ['fetch', '--quiet', '--no-tags', ...limit, `file://${from.folder}`, refspec]);
  if (depth === 0) await fetch('+refs/heads/*:refs/remotes/origin/*');
  // By its id: the reference may have moved since the event.
  await fetch(`+${sha}:${local}`);
  const to = branch === undefined ? [local] : ['-B', branch, local];
  await git(folder, ['-c', 'advice.detachedHead=false', 'checkout', '--quiet', '--force', ...to]);
}
