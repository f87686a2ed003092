import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { git, runGit } from './git.ts';
import { type FileChanges, type Person, personOf, writeCommit } from './write-commit.ts';

/** A commit as git keeps it. */
export type Commit = {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: Person;
  readonly committer: Person;
  /** ISO 8601 in UTC, as GitHub writes it. */
  readonly date: string;
};

const noReply: Person = { name: 'GitHub', email: 'noreply@github.com' };
const start = Date.UTC(2026, 10, 20) / 1000;

/** The bare repository that GitHub would keep, written by git alone. */
export class Repository {
  readonly folder: string;
  readonly defaultBranch = 'main';
  #time = start;

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

  /** Writes a commit. Its time is one minute after the one before, so that ids are the same in each run. */
  commit(draft: {
    refs: readonly string[];
    parents: readonly string[];
    message: string;
    author: string;
    tree?: string;
    files?: FileChanges;
  }): Promise<string> {
    this.#time += 60;
    const author = personOf(draft.author);
    const committer = draft.tree === undefined ? author : noReply; // what GitHub makes, GitHub commits
    return writeCommit(this.folder, { ...draft, author, committer, time: this.#time });
  }

  /** Merges two commits with git and answers the tree; null on a conflict. */
  async mergeTree(ours: string, theirs: string): Promise<string | null> {
    const { code, out } = await runGit(this.folder, ['merge-tree', '--write-tree', ours, theirs], { codes: [0, 1] });
    return code === 0 ? out.toString().trim() : null;
  }

  /** Puts the commits of a branch on top of another, each anew, as GitHub does. Throws GitError on a conflict. */
  async rebase(head: string, onto: string): Promise<string> {
    this.#time += 60;
    const folder = join(this.folder, '..', `rebase-${String(this.#time)}`);
    const env = {
      GIT_COMMITTER_NAME: noReply.name,
      GIT_COMMITTER_EMAIL: noReply.email,
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

  /** The commit that a branch, a tag, a reference or an id names; null for nothing. */
  async resolve(name: string): Promise<string | null> {
    const { code, out } = await runGit(
      this.folder,
      ['rev-parse', '--quiet', '--verify', '--end-of-options', `${name}^{commit}`],
      { codes: [0, 1, 128] },
    );
    return code === 0 ? out.toString().trim() : null;
  }

  /** The commit that a branch points to. Throws when there is no such branch. */
  async tip(branch: string): Promise<string> {
    // Nothing ever packs references here, so git keeps each in a file; a process for each look would be most of a test's time.
    return (await readFile(join(this.folder, 'refs', 'heads', branch), 'utf8')).trim();
  }

  async setRef(ref: string, sha: string | null): Promise<void> {
    await git(this.folder, sha === null ? ['update-ref', '-d', ref] : ['update-ref', ref, sha]);
  }

  /** Commits that `to` has and `from` does not, oldest first. */
  between(from: string, to: string): Promise<Commit[]> {
    return this.#log(['--reverse', '--topo-order', `${from}..${to}`]);
  }

  async commitAt(sha: string): Promise<Commit> {
    const [commit] = await this.#log(['-1', sha]);
    if (commit === undefined) throw new Error(`there is no commit ${sha}`);
    return commit;
  }

  async contains(commit: string, ancestor: string): Promise<boolean> {
    const args = ['merge-base', '--is-ancestor', ancestor, commit];
    return (await runGit(this.folder, args, { codes: [0, 1, 128] })).code === 0;
  }

  /** The text of a file at a commit, a branch or a reference. Throws GitError when it is not there. */
  async read(ref: string, path: string): Promise<string> {
    return (await runGit(this.folder, ['cat-file', 'blob', `${ref}:${path}`])).out.toString();
  }

  async #log(args: readonly string[]): Promise<Commit[]> {
    const fields = ['%H', '%T', '%P', '%an', '%ae', '%cn', '%ce', '%cI', '%B'].join('%x00');
    const { out } = await runGit(this.folder, ['log', '-z', `--format=${fields}%x00`, ...args]);
    const values = out.toString().split('\0');
    const count = Math.floor(values.length / 10);
    return Array.from({ length: count }, (_, at) => commitOf(values.slice(at * 10, at * 10 + 9)));
  }
}

function commitOf(values: readonly string[]): Commit {
  const [sha = '', tree = '', parents = '', name = '', email = '', by = '', byEmail = '', date = '', text = ''] =
    values;
  return {
    sha,
    tree,
    parents: parents.split(' ').filter((parent) => parent !== ''),
    message: text.trimEnd(),
    author: { name, email },
    committer: { name: by, email: byEmail },
    date: date.replace('+00:00', 'Z'),
  };
}
