import { ForgeError } from '../../../src/domain/errors.ts';
import type { Comment, Pull, Status } from '../../../src/domain/forge.ts';
import type { Forge } from '../../../src/review/forge.ts';
import type { Failure, Gate } from './gate.ts';
import { MemoryGit, type Tree } from './memory-git.ts';

export type MemoryPull = {
  readonly number: number;
  /** Each head that the branch had, the present one last. */
  readonly heads: string[];
  base: string;
  isOpen: boolean;
  merged: { readonly commit: string; readonly second: number; readonly commits: readonly string[] } | null;
};

export type MemoryComment = {
  readonly id: number;
  readonly pull: number;
  readonly author: Comment['author'];
  /** Each text that it had, the present one last, and who wrote it. */
  readonly texts: { readonly body: string; readonly by: string }[];
  isDeleted: boolean;
};

/** A branch moved. */
export type MemoryPush = { readonly branch: string; readonly before: string; readonly after: string };

export type Method = 'merge' | 'squash' | 'rebase';

/** Counts whole seconds. It moves when it is told to. */
export class MemoryClock {
  second = 1_700_000_000;
  isStill = false;

  advance(seconds: number): void {
    if (!this.isStill) this.second += seconds;
  }
}

const timeOf = (second: number): string => new Date(second * 1000).toISOString().replace('.000Z', 'Z');

const url = 'https://forge.example';

/** Told of each write, after it. */
export type Watch = {
  commented(comment: MemoryComment, body: string): void;
  posted(commit: string, status: Omit<Status, 'createdAt'>): void;
};

const bot: Comment['author'] = { login: 'github-actions[bot]', type: 'Bot' };

/** A forge with one repository, as people use it; `open` is what a run sees of it. */
export class MemoryForge {
  readonly git = new MemoryGit();
  readonly clock: MemoryClock;
  readonly pulls: MemoryPull[] = [];
  readonly comments: MemoryComment[] = [];
  /** Of a commit, oldest first. */
  readonly statuses = new Map<string, Status[]>();
  /** Every push to a branch that is no pull request's, oldest first. */
  readonly pushes: MemoryPush[] = [];
  /** So many seconds after a merge, lists and commits know it. */
  readonly lag: number;
  readonly #testMerges = new Map<string, string>();

  constructor(clock: MemoryClock, lag: number, tree: Tree) {
    this.clock = clock;
    this.lag = lag;
    const first = this.git.commit([], tree);
    for (const branch of ['main', 'release']) this.git.point(branch, first);
  }

  // ── What people do ────────────────────────────────────────────────────────────────────────────────────────────────────────

  openPull(base: string, tree: Tree): MemoryPull {
    const head = this.git.commit([this.git.tip(base)], tree);
    const pull: MemoryPull = { number: this.pulls.length + 1, heads: [head], base, isOpen: true, merged: null };
    this.pulls.push(pull);
    return pull;
  }

  /** Moves the branch of a pull request to a new commit, or to any. */
  push(pull: MemoryPull, tree: Tree): void {
    pull.heads.push(this.git.commit([headOf(pull)], tree));
  }

  forcePush = (pull: MemoryPull, commit: string): number => pull.heads.push(commit);

  /** Merges a commit into the branch of a pull request. False on a conflict, or without need. */
  mergeInto(pull: MemoryPull, commit: string): boolean {
    const head = headOf(pull);
    const tree = this.git.mergeTrees(head, commit);
    if (tree === null || this.git.contains(head, commit)) return false;
    pull.heads.push(this.git.commit([head, commit], tree));
    return true;
  }

  /** The commit that merging would make now; null on a conflict. */
  testMerge(pull: MemoryPull, tip: string): string | null {
    const head = headOf(pull);
    const known = this.#testMerges.get(`${tip} ${head}`);
    if (known !== undefined) return known;
    const tree = this.git.mergeTrees(tip, head);
    if (tree === null) return null;
    const made = this.git.commit([tip, head], tree);
    this.#testMerges.set(`${tip} ${head}`, made);
    return made;
  }

  /** Merges pull requests to one branch, one on top of the other, in one push. Null if one has a conflict or nothing to merge. */
  merge(pulls: readonly MemoryPull[], method: Method): MemoryPush | null {
    const base = pulls[0]?.base ?? '';
    const before = this.git.tip(base);
    const made: { readonly pull: MemoryPull; readonly commits: readonly string[] }[] = [];
    let onto = before;
    for (const pull of pulls) {
      const commits = this.#combine(pull, onto, method);
      if (commits === null) return null;
      onto = commits.at(-1) ?? onto;
      made.push({ pull, commits });
    }
    for (const { pull, commits } of made) this.#finish(pull, commits.at(-1) ?? onto, commits);
    return this.#moved(base, before, onto);
  }

  /** Moves a branch past every pull request, to a commit that contains it. */
  pushTo(branch: string, commit: string): MemoryPush {
    const before = this.git.tip(branch);
    return this.#moved(branch, before, commit);
  }

  comment(pull: number, body: string, author: Comment['author']): MemoryComment {
    const made: MemoryComment = {
      id: 1000 + this.comments.length,
      pull,
      author,
      texts: [{ body, by: author.login }],
      isDeleted: false,
    };
    this.comments.push(made);
    return made;
  }

  post(commit: string, status: Omit<Status, 'createdAt'>): void {
    const all = this.statuses.get(commit) ?? [];
    all.push({ ...status, createdAt: timeOf(this.clock.second) });
    this.statuses.set(commit, all);
  }

  #combine(pull: MemoryPull, onto: string, method: Method): string[] | null {
    const head = headOf(pull);
    if (this.git.contains(onto, head)) return null;
    if (method === 'rebase') return this.#rebase(head, onto);
    const tree = this.git.mergeTrees(onto, head);
    if (tree === null) return null;
    return [this.git.commit(method === 'merge' ? [onto, head] : [onto], tree)];
  }

  /** As GitHub does: without the merges of the branch. */
  #rebase(head: string, base: string): string[] | null {
    const known = this.git.ancestors(base);
    const own = this.git.log(head).filter(({ id, parents }) => !known.has(id) && parents.length < 2);
    const commits: string[] = [];
    for (const { id } of own.toReversed()) {
      const onto: string = commits.at(-1) ?? base;
      const tree = this.git.pick(id, onto);
      if (tree === null) return null;
      commits.push(this.git.commit([onto], tree));
    }
    return commits.length === 0 ? null : commits;
  }

  /** What follows from a push: pull requests whose head came with it are merged by it. */
  #moved(branch: string, before: string, after: string): MemoryPush {
    this.git.point(branch, after);
    const older = this.git.ancestors(before);
    for (const pull of this.pulls) {
      const head = headOf(pull);
      if (!pull.isOpen || pull.base !== branch || older.has(head)) continue;
      const commit = this.git.firstParents(before, after).find((one) => this.git.contains(one, head));
      const own = this.git.log(head).filter(({ id }) => !older.has(id));
      if (commit !== undefined) this.#finish(pull, commit, [...own.map(({ id }) => id), commit]);
    }
    const push = { branch, before, after };
    this.pushes.push(push);
    return push;
  }

  #finish(pull: MemoryPull, commit: string, commits: readonly string[]): void {
    Object.assign(pull, { isOpen: false, merged: { commit, second: this.clock.second, commits } });
  }

  // ── What a run sees ───────────────────────────────────────────────────────────────────────────────────────────────────────

  readonly toPull = (pull: MemoryPull): Pull => {
    const { number, base, isOpen, merged } = pull;
    const merge = merged?.commit ?? (isOpen ? this.testMerge(pull, this.git.tip(base)) : null);
    const mergedAt = merged === null ? null : timeOf(merged.second);
    return { number, author: 'mona', head: headOf(pull), base, merge, isOpen, mergedAt, isFork: false };
  };

  isKnown = ({ merged }: MemoryPull): boolean => merged !== null && this.clock.second >= merged.second + this.lag;

  /** The forge for one run. */
  open<Event>(gate: Gate<Event>, watch: Watch): Forge {
    const call = <T>(effect: () => T): Promise<T> => gate.call(effect, refusal);
    const find = (number: number): MemoryPull => {
      const pull = this.pulls[number - 1];
      if (pull === undefined) throw new ForgeError('Not Found', { status: 404 });
      return pull;
    };
    const present = (id: number): MemoryComment | null =>
      this.comments.find((one) => one.id === id && !one.isDeleted) ?? null;
    return {
      name: 'Memory',
      pull: (number) => call(() => this.toPull(find(number))),
      openPulls: (branch) =>
        call(() => this.pulls.filter(({ isOpen, base }) => isOpen && base === branch).map(this.toPull)),
      mergedPulls: (branch) =>
        call(() => this.pulls.filter((one) => one.base === branch && this.isKnown(one)).map(this.toPull)),
      pullsOf: (commit) =>
        call(() =>
          this.pulls
            .filter((one) => this.isKnown(one) && one.merged?.commits.includes(commit) === true)
            .map(this.toPull),
        ),
      approvers: (number) => call(() => (find(number), [])),
      tip: (branch) => call(() => this.git.tip(branch)),
      history: (commit, page) =>
        call(() =>
          this.git
            .log(commit)
            .slice((page - 1) * 100, page * 100)
            .map(({ id, parents }) => ({ id, parents })),
        ),
      readFile: () => call(() => null),
      comments: (pull) => call(() => this.comments.filter((one) => one.pull === pull && !one.isDeleted).map(toComment)),
      comment: (id) =>
        call(() => {
          const found = present(id);
          return found && toComment(found);
        }),
      createComment: async (pull, body, before) => {
        await before();
        return call(() => {
          const made = this.comment(pull, body, bot);
          watch.commented(made, body);
          return toComment(made);
        });
      },
      updateComment: async (id, body, before) => {
        await before();
        return call(() => {
          const found = present(id);
          if (found === null) return null;
          found.texts.push({ body, by: bot.login });
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
  url: `${url}/pull/${String(comment.pull)}#${String(comment.id)}`,
});

const refusal = (how: Failure): never => {
  throw how === 'refused'
    ? new ForgeError('Resource not accessible by integration', { status: 403 })
    : new ForgeError('The forge did not answer.');
};
