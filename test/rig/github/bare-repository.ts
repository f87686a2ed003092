import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gitOutput, runGitAsync } from '../git.ts';

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
export class BareRepository {
  readonly folder: string;
  readonly #known = new Set<string>();
  #time = Date.UTC(2026, 10, 20) / 1000;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(root: string, files: FileChanges): Promise<BareRepository> {
    const folder = join(root, 'origin.git');
    await mkdir(folder);
    await gitOutput(folder, ['init', '--quiet', '--bare', '--template=', '--initial-branch=main', '.']);
    // GitHub gives any commit that it has to whoever asks for it by its id.
    await gitOutput(folder, ['config', 'uploadpack.allowAnySHA1InWant', 'true']);
    const repository = new BareRepository(folder);
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
    return gitOutput(this.folder, ['fast-import', '--quiet', '--force', '--done'], { input: stream.join('') });
  }

  /** Merges two commits and returns the tree; null on a conflict. */
  async mergeTree(ours: string, theirs: string): Promise<string | null> {
    const { code, out } = await runGitAsync(this.folder, ['merge-tree', '--write-tree', ours, theirs], {
      codes: [0, 1],
    });
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
    await gitOutput(this.folder, ['worktree', 'add', '--quiet', '--detach', folder, head]);
    try {
      await gitOutput(folder, ['rebase', '--quiet', '--force-rebase', onto], { env });
      return await gitOutput(folder, ['rev-parse', 'HEAD']);
    } finally {
      await gitOutput(this.folder, ['worktree', 'remove', '--force', folder]);
    }
  }

  /** The commit that a branch points to. Nothing packs references here: reading the file saves a process. */
  async tip(branch: string): Promise<string> {
    return (await readFile(join(this.folder, 'refs', 'heads', branch), 'utf8')).trim();
  }

  async setRef(ref: string, sha: string | null): Promise<void> {
    await gitOutput(this.folder, sha === null ? ['update-ref', '-d', ref] : ['update-ref', ref, sha]);
  }

  /** Commits that `to` has and `from` does not, oldest first. */
  async between(from: string, to: string): Promise<string[]> {
    const listed = await gitOutput(this.folder, ['rev-list', '--reverse', '--topo-order', `${from}..${to}`]);
    return listed === '' ? [] : listed.split('\n');
  }

  /** The commits that a branch had as its tip since `from`, oldest first. */
  async firstParents(from: string, to: string): Promise<string[]> {
    const listed = await gitOutput(this.folder, ['rev-list', '--reverse', '--first-parent', `${from}..${to}`]);
    return listed === '' ? [] : listed.split('\n');
  }

  /** The id of a commit by itself or by its branch; null if there is none. */
  async commitAt(ref: string): Promise<string | null> {
    if (!/^[0-9a-f]{40}$/.test(ref)) return this.tip(ref.replace(/^(?:refs\/)?heads\//, '')).catch(() => null);
    if (this.#known.has(ref)) return ref;
    const { code } = await runGitAsync(this.folder, ['cat-file', '-e', `${ref}^{commit}`], { codes: [0, 1, 128] });
    if (code === 0) this.#known.add(ref);
    return code === 0 ? ref : null;
  }

  /** A commit and all before it, newest first, in the order of `git log`. */
  async history(from: string): Promise<Commit[]> {
    const format = ['%H', '%P', '%T', '%an', '%ae', '%at', '%cn', '%ce', '%ct', '%B'].join('%x00');
    const out = await gitOutput(this.folder, ['log', '-z', `--format=tformat:${format}`, from]);
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
    return (await runGitAsync(this.folder, args, { codes: [0, 1, 128] })).code === 0;
  }

  /** A file at a commit or branch; null if it is missing. */
  async read(ref: string, path: string): Promise<Buffer | null> {
    const { code, out } = await runGitAsync(this.folder, ['cat-file', 'blob', `${ref}:${path}`], { codes: [0, 128] });
    return code === 0 ? out : null;
  }
}

const data = (text: string): string => `data ${String(Buffer.byteLength(text))}\n${text}\n`;
