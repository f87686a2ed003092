import type { FileChanges, Repository } from './git.ts';
import { now } from './site.ts';

export type Method = 'merge' | 'squash' | 'rebase' | 'queue';

export type NewPull = {
  readonly branch: string;
  readonly files: FileChanges;
  readonly base?: string;
  /** Whose copy of the repository has the branch. */
  readonly fork?: string;
};

export type Pull = {
  readonly number: number;
  readonly title: string;
  readonly author: string;
  readonly fork: string | null;
  readonly branch: string;
  readonly base: string;
  readonly createdAt: string;
  head: string;
  lastHead: string;
  /** The base branch's commit when the branch was last pushed. */
  baseSha: string;
  /** The test merge, `refs/pull/N/merge`; null on a conflict. */
  testMerge: string | null;
  /** The test merge before the last push: what an event's payload still says. */
  lastMerge: string | null;
  /** The two commits of the test merge. */
  tested: string;
  pushes: number;
  isOpen: boolean;
  merged: { readonly sha: string; readonly at: string; readonly commits: readonly string[] } | null;
};

/** A branch moved. */
export type Push = {
  readonly ref: string;
  readonly before: string;
  readonly after: string;
  readonly commits: readonly string[];
};

/** What a merge queue built: one branch with all of its pull requests. */
export type Group = {
  readonly ref: string;
  readonly base: string;
  readonly baseSha: string;
  readonly head: string;
  readonly entries: readonly { readonly pull: number; readonly sha: string; readonly commits: readonly string[] }[];
};

/** All pull requests of a repository. Every merge is git's own. */
export class Pulls {
  readonly #repository: Repository;
  readonly #nextNumber: () => number;
  readonly #pulls = new Map<number, Pull>();

  constructor(repository: Repository, nextNumber: () => number) {
    this.#repository = repository;
    this.#nextNumber = nextNumber;
  }

  get(number: number): Pull {
    const pull = this.#pulls.get(number);
    if (pull === undefined) throw new Error(`there is no pull request ${String(number)}`);
    return pull;
  }

  all = (): Pull[] => [...this.#pulls.values()];

  async open({ branch, files, base = 'main', fork }: NewPull): Promise<Pull> {
    const number = this.#nextNumber();
    const [title, author, sha] = [`Change ${branch}`, fork ?? 'mona', await this.#repository.tip(base)];
    const commits = { head: sha, lastHead: sha, baseSha: sha, testMerge: null, lastMerge: null, tested: '' };
    const pull: Pull = {
      number,
      title,
      author,
      fork: fork ?? null,
      branch,
      base,
      createdAt: now(),
      ...commits,
      pushes: 0,
      isOpen: true,
      merged: null,
    };
    this.#pulls.set(number, pull);
    await this.push(number, files, title);
    return pull;
  }

  /** Adds a commit to the pull request's branch. */
  async push(number: number, files: FileChanges, message = 'Change more'): Promise<string> {
    const pull = this.get(number);
    const head = `refs/pull/${String(number)}/head`;
    const refs = pull.fork === null ? [`refs/heads/${pull.branch}`, head] : [head];
    pull.lastHead = pull.head;
    pull.head = await this.#repository.commit({ refs, parents: [pull.head], message, author: pull.author, files });
    pull.baseSha = await this.#repository.tip(pull.base);
    pull.pushes += 1;
    pull.lastMerge = pull.testMerge;
    await this.refresh(number);
    return pull.head;
  }

  /** Makes the test merge anew when one of its two sides has moved. */
  async refresh(number: number): Promise<Pull> {
    const pull = this.get(number);
    const { head, author } = pull;
    const base = await this.#repository.tip(pull.base);
    if (!pull.isOpen || pull.tested === `${base} ${head}`) return pull;
    const tree = await this.#repository.mergeTree(base, head);
    const refs = [`refs/pull/${String(number)}/merge`];
    const draft = { refs, parents: [base, head], message: `Merge ${head} into ${base}`, author };
    pull.tested = `${base} ${head}`;
    pull.testMerge = tree === null ? null : await this.#repository.commit({ ...draft, tree });
    return pull;
  }

  close(number: number): void {
    this.get(number).isOpen = false;
  }

  async merge(number: number, method: Method): Promise<Push> {
    if (method === 'queue') return this.land(await this.enqueue([number]));
    const pull = this.get(number);
    const ref = `refs/heads/${pull.base}`;
    const before = await this.#repository.tip(pull.base);
    const after = await this.#combine(pull, before, method, ref);
    const commits = await this.#repository.between(before, after);
    Object.assign(pull, { isOpen: false, merged: { sha: after, at: now(), commits } });
    return { ref, before, after, commits };
  }

  /** Builds a group of the merge queue: each pull request on top of the one before. */
  async enqueue(numbers: readonly number[]): Promise<Group> {
    const { base } = this.get(numbers[0] ?? 0);
    const baseSha = await this.#repository.tip(base);
    const entries: Group['entries'][number][] = [];
    let [head, ref] = [baseSha, ''];
    for (const pull of numbers) {
      const onto = head;
      ref = `refs/heads/gh-readonly-queue/${base}/pr-${String(pull)}-${onto}`;
      head = await this.#combine(this.get(pull), onto, 'merge', ref);
      entries.push({ pull, sha: head, commits: await this.#repository.between(onto, head) });
    }
    return { ref, base: `refs/heads/${base}`, baseSha, head, entries };
  }

  /** Moves the base branch to a group that passed its checks: one push for all of its pull requests. */
  async land({ ref, base, baseSha, head, entries }: Group): Promise<Push> {
    await this.#repository.setRef(base, head);
    await this.#repository.setRef(ref, null);
    for (const { pull, ...merged } of entries)
      Object.assign(this.get(pull), { isOpen: false, merged: { ...merged, at: now() } });
    return { ref: base, before: baseSha, after: head, commits: await this.#repository.between(baseSha, head) };
  }

  /** A commit straight to a branch, past every pull request. */
  async pushTo(branch: string, files: FileChanges): Promise<Push> {
    const ref = `refs/heads/${branch}`;
    const before = await this.#repository.tip(branch);
    const draft = { refs: [ref], parents: [before], message: 'Change directly', author: 'mona', files };
    const after = await this.#repository.commit(draft);
    return { ref, before, after, commits: [after] };
  }

  /** The merged pull requests that brought a commit to the default branch, else the open ones that have it. */
  async ofCommit(sha: string): Promise<Pull[]> {
    if (await this.#repository.contains(await this.#repository.tip('main'), sha))
      return this.all().filter(({ merged }) => merged?.commits.includes(sha));
    const open = this.all().filter(({ isOpen }) => isOpen);
    const has = await Promise.all(open.map(({ head }) => this.#repository.contains(head, sha)));
    return open.filter((_, at) => has[at]);
  }

  async #combine(pull: Pull, onto: string, method: Exclude<Method, 'queue'>, ref: string): Promise<string> {
    const { number, head, title, author, branch } = pull;
    if (!pull.isOpen) throw new Error(`pull request ${String(number)} is not open`);
    if (method === 'rebase') {
      const rebased = await this.#repository.rebase(head, onto);
      await this.#repository.setRef(ref, rebased);
      return rebased;
    }
    const tree = await this.#repository.mergeTree(onto, head);
    if (tree === null) throw new Error(`pull request ${String(number)} has a conflict`);
    const [message, parents] =
      method === 'merge'
        ? [`Merge pull request #${String(number)} from ${branch}\n\n${title}`, [onto, head]]
        : [`${title} (#${String(number)})`, [onto]];
    return this.#repository.commit({ refs: [ref], parents, message, author, tree });
  }
}
