import { ForgeError } from '../../../src/domain/errors.ts';
import type { Comment, Pull, Status } from '../../../src/domain/forge.ts';
import type { Forge } from '../../../src/review/forge.ts';
import type { Failure, Gate } from './gate.ts';
import { MemoryGit, type Tree } from './memory-git.ts';

export type MemoryPull = {
  readonly number: number;
  /** All heads that the branch has had; the current one is last. */
  readonly heads: string[];
  base: string;
  isOpen: boolean;
  merged: { readonly commit: string; readonly second: number; readonly commits: readonly string[] } | null;
};

export type MemoryComment = {
  readonly id: number;
  readonly pull: number;
  readonly author: Comment['author'];
  /** All texts that the comment has had, with their authors; the current one is last. */
  readonly texts: { readonly body: string; readonly by: string }[];
  isDeleted: boolean;
};

/** A branch moved. */
export type MemoryPush = { readonly branch: string; readonly before: string; readonly after: string };

export type MergeMethod = 'merge' | 'squash' | 'rebase';

/** A clock in whole seconds, which moves only by `advance`, and not at all while `isStill`. */
export class MemoryClock {
  second = 1_700_000_000;
  isStill = false;

  advance(seconds: number): void {
    if (!this.isStill) this.second += seconds;
  }
}

const isoTime = (second: number): string => new Date(second * 1000).toISOString().replace('.000Z', 'Z');

const forgeUrl = 'https://forge.example';

/** Called after each write. */
export type WriteListener = {
  commented(comment: MemoryComment, body: string): void;
  posted(commit: string, status: Omit<Status, 'createdAt'>): void;
};

const actionsBot: Comment['author'] = { login: 'github-actions[bot]', type: 'Bot' };

/** A forge with one repository, as people use it. `open` returns the client that a run gets. */
export class MemoryForge {
  readonly git = new MemoryGit();
  readonly clock: MemoryClock;
  readonly pulls: MemoryPull[] = [];
  readonly comments: MemoryComment[] = [];
  /** The statuses of each commit, oldest first. */
  readonly statuses = new Map<string, Status[]>();
  /** Every push to a base branch, oldest first. */
  readonly pushes: MemoryPush[] = [];
  /** The seconds after a merge until the forge lists it. */
  readonly lagSeconds: number;
  readonly #testMerges = new Map<string, string>();

  constructor(clock: MemoryClock, lagSeconds: number, tree: Tree) {
    this.clock = clock;
    this.lagSeconds = lagSeconds;
    const first = this.git.commit([], tree);
    for (const branch of ['main', 'release']) this.git.setBranch(branch, first);
  }

  // ── What people do ────────────────────────────────────────────────────────────────────────────────────────────────────────

  openPull(base: string, tree: Tree): MemoryPull {
    const head = this.git.commit([this.git.tip(base)], tree);
    const pull: MemoryPull = { number: this.pulls.length + 1, heads: [head], base, isOpen: true, merged: null };
    this.pulls.push(pull);
    return pull;
  }

  /** Adds a commit to the branch of a pull request. */
  push(pull: MemoryPull, tree: Tree): void {
    pull.heads.push(this.git.commit([headOf(pull)], tree));
  }

  forcePush = (pull: MemoryPull, commit: string): number => pull.heads.push(commit);

  /** Merges a commit into the branch of a pull request. Returns false on a conflict, or if the branch contains the commit already. */
  mergeInto(pull: MemoryPull, commit: string): boolean {
    const head = headOf(pull);
    const tree = this.git.mergeTrees(head, commit);
    if (tree === null || this.git.contains(head, commit)) return false;
    pull.heads.push(this.git.commit([head, commit], tree));
    return true;
  }

  /** The commit of a merge of the pull request into `tip`; null on a conflict. */
  testMerge(pull: MemoryPull, tip: string): string | null {
    const head = headOf(pull);
    const cached = this.#testMerges.get(`${tip} ${head}`);
    if (cached !== undefined) return cached;
    const tree = this.git.mergeTrees(tip, head);
    if (tree === null) return null;
    const commit = this.git.commit([tip, head], tree);
    this.#testMerges.set(`${tip} ${head}`, commit);
    return commit;
  }

  /** Merges pull requests to one branch, one on top of the other, in one push. Returns null if one has a conflict or nothing to merge. */
  merge(pulls: readonly MemoryPull[], method: MergeMethod): MemoryPush | null {
    const base = pulls[0]?.base ?? '';
    const before = this.git.tip(base);
    const merges: { readonly pull: MemoryPull; readonly commits: readonly string[] }[] = [];
    let tip = before;
    for (const pull of pulls) {
      const commits = this.#mergeCommits(pull, tip, method);
      if (commits === null) return null;
      tip = commits.at(-1) ?? tip;
      merges.push({ pull, commits });
    }
    for (const { pull, commits } of merges) this.#markMerged(pull, commits.at(-1) ?? tip, commits);
    return this.#moveBranch(base, before, tip);
  }

  /** Pushes a commit directly to a base branch. The commit contains the tip of the branch. */
  pushTo(branch: string, commit: string): MemoryPush {
    const before = this.git.tip(branch);
    return this.#moveBranch(branch, before, commit);
  }

  comment(pull: number, body: string, author: Comment['author']): MemoryComment {
    const comment: MemoryComment = {
      id: 1000 + this.comments.length,
      pull,
      author,
      texts: [{ body, by: author.login }],
      isDeleted: false,
    };
    this.comments.push(comment);
    return comment;
  }

  post(commit: string, status: Omit<Status, 'createdAt'>): void {
    const statuses = this.statuses.get(commit) ?? [];
    statuses.push({ ...status, createdAt: isoTime(this.clock.second) });
    this.statuses.set(commit, statuses);
  }

  #mergeCommits(pull: MemoryPull, onto: string, method: MergeMethod): string[] | null {
    const head = headOf(pull);
    if (this.git.contains(onto, head)) return null;
    if (method === 'rebase') return this.#rebase(head, onto);
    const tree = this.git.mergeTrees(onto, head);
    if (tree === null) return null;
    return [this.git.commit(method === 'merge' ? [onto, head] : [onto], tree)];
  }

  /** Copies the commits of a branch on top of `base`, without its merge commits, as GitHub does. Returns null on a conflict. */
  #rebase(head: string, base: string): string[] | null {
    const ofBase = this.git.ancestors(base);
    const toReplay = this.git.log(head).filter(({ id, parents }) => !ofBase.has(id) && parents.length < 2);
    const commits: string[] = [];
    for (const { id } of toReplay.toReversed()) {
      const parent: string = commits.at(-1) ?? base;
      const tree = this.git.cherryPick(id, parent);
      if (tree === null) return null;
      commits.push(this.git.commit([parent], tree));
    }
    return commits.length === 0 ? null : commits;
  }

  /** Sets the tip of a base branch. Open pull requests whose head the push contains become merged. */
  #moveBranch(branch: string, before: string, after: string): MemoryPush {
    this.git.setBranch(branch, after);
    const older = this.git.ancestors(before);
    for (const pull of this.pulls) {
      const head = headOf(pull);
      if (!pull.isOpen || pull.base !== branch || older.has(head)) continue;
      const commit = this.git.firstParents(before, after).find((candidate) => this.git.contains(candidate, head));
      const ofBranch = this.git.log(head).filter(({ id }) => !older.has(id));
      if (commit !== undefined) this.#markMerged(pull, commit, [...ofBranch.map(({ id }) => id), commit]);
    }
    const push = { branch, before, after };
    this.pushes.push(push);
    return push;
  }

  #markMerged(pull: MemoryPull, commit: string, commits: readonly string[]): void {
    Object.assign(pull, { isOpen: false, merged: { commit, second: this.clock.second, commits } });
  }

  // ── What a run sees ───────────────────────────────────────────────────────────────────────────────────────────────────────

  readonly toPull = (pull: MemoryPull): Pull => {
    const { number, base, isOpen, merged } = pull;
    const merge = merged?.commit ?? (isOpen ? this.testMerge(pull, this.git.tip(base)) : null);
    const mergedAt = merged === null ? null : isoTime(merged.second);
    return { number, author: 'mona', head: headOf(pull), base, merge, isOpen, mergedAt, isFork: false };
  };

  isListedAsMerged = ({ merged }: MemoryPull): boolean =>
    merged !== null && this.clock.second >= merged.second + this.lagSeconds;

  /** The forge for one run. */
  open<Event>(gate: Gate<Event>, watch: WriteListener): Forge {
    const call = <T>(effect: () => T): Promise<T> => gate.call(effect, throwForgeError);
    const findPull = (number: number): MemoryPull => {
      const pull = this.pulls[number - 1];
      if (pull === undefined) throw new ForgeError('Not Found', { status: 404 });
      return pull;
    };
    const findComment = (id: number): MemoryComment | null =>
      this.comments.find((comment) => comment.id === id && !comment.isDeleted) ?? null;
    return {
      name: 'Memory',
      pull: (number) => call(() => this.toPull(findPull(number))),
      openPulls: (branch) =>
        call(() => this.pulls.filter(({ isOpen, base }) => isOpen && base === branch).map(this.toPull)),
      mergedPulls: (branch) =>
        call(() => this.pulls.filter((pull) => pull.base === branch && this.isListedAsMerged(pull)).map(this.toPull)),
      pullsOf: (commit) =>
        call(() =>
          this.pulls
            .filter((pull) => this.isListedAsMerged(pull) && pull.merged?.commits.includes(commit) === true)
            .map(this.toPull),
        ),
      approvers: (number) => call(() => (findPull(number), [])),
      tip: (branch) => call(() => this.git.tip(branch)),
      history: (commit, page) =>
        call(() =>
          this.git
            .log(commit)
            .slice((page - 1) * 100, page * 100)
            .map(({ id, parents }) => ({ id, parents })),
        ),
      readFile: () => call(() => null),
      comments: (pull) =>
        call(() => this.comments.filter((comment) => comment.pull === pull && !comment.isDeleted).map(toComment)),
      comment: (id) =>
        call(() => {
          const found = findComment(id);
          return found && toComment(found);
        }),
      createComment: async (pull, body, before) => {
        await before();
        return call(() => {
          const comment = this.comment(pull, body, actionsBot);
          watch.commented(comment, body);
          return toComment(comment);
        });
      },
      updateComment: async (id, body, before) => {
        await before();
        return call(() => {
          const found = findComment(id);
          if (found === null) return null;
          found.texts.push({ body, by: actionsBot.login });
          watch.commented(found, body);
          return toComment(found);
        });
      },
      statuses: (commit) => call(() => (this.statuses.get(commit) ?? []).toReversed()),
      setStatus: (commit, status) =>
        call(() => {
          this.post(commit, status);
          watch.posted(commit, status);
        }),
    };
  }
}

export const headOf = ({ heads }: MemoryPull): string => heads.at(-1)!;

export const bodyOf = ({ texts }: MemoryComment): string => texts.at(-1)!.body;

const toComment = (comment: MemoryComment): Comment => ({
  id: comment.id,
  pull: comment.pull,
  body: bodyOf(comment),
  author: comment.author,
  url: `${forgeUrl}/pull/${String(comment.pull)}#${String(comment.id)}`,
});

const throwForgeError = (failure: Failure): never => {
  throw failure === 'refused'
    ? new ForgeError('Resource not accessible by integration', { status: 403 })
    : new ForgeError('The forge did not answer.');
};
