import type { GitHubClock } from './clock.ts';
import type { FileChanges, BareRepository } from './bare-repository.ts';

export type Method = 'merge' | 'squash' | 'rebase' | 'queue';

export type NewPull = {
  readonly branch: string;
  /** What its first commit changes; without it, the branch is only what `from` names. */
  readonly files?: FileChanges;
  readonly base?: string;
  /** The commit that the branch starts from; by default the tip of the base. */
  readonly from?: string;
  /** Whose copy of the repository has the branch. */
  readonly fork?: string;
};

export type Pull = {
  readonly number: number;
  readonly title: string;
  readonly author: string;
  readonly fork: string | null;
  readonly branch: string;
  readonly createdAt: string;
  updatedAt: string;
  closedAt: string | null;
  base: string;
  /** The base branch's commit when the branch was last pushed, or the base last changed. */
  baseSha: string;
  /** The base before it was last changed. */
  formerBase: { readonly ref: string; readonly sha: string } | null;
  head: string;
  lastHead: string;
  /** The number of commits that the base does not have; what it was at last once the pull request is closed. */
  commits: number;
  /** The test merge, `refs/pull/N/merge`; null on a conflict. */
  testMerge: string | null;
  /** The test merge before the last push: what an event's payload still says. */
  lastMerge: string | null;
  /** The two commits of the test merge. */
  tested: string;
  /** Whether GitHub leaves the test merge as it is although a side moved. */
  isHeld: boolean;
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

const branchRef = (branch: string): string => `refs/heads/${branch}`;

const headRef = ({ number }: Pull): string => `refs/pull/${String(number)}/head`;

/** All pull requests of a repository, and its branches. Every merge is git's own. */
export class Pulls {
  readonly #repository: BareRepository;
  readonly #clock: GitHubClock;
  readonly #nextNumber: () => number;
  readonly #pulls = new Map<number, Pull>();

  constructor(repository: BareRepository, clock: GitHubClock, nextNumber: () => number) {
    this.#repository = repository;
    this.#clock = clock;
    this.#nextNumber = nextNumber;
  }

  has = (number: number): boolean => this.#pulls.has(number);

  get(number: number): Pull {
    const pull = this.#pulls.get(number);
    if (pull === undefined) throw new Error(`there is no pull request ${String(number)}`);
    return pull;
  }

  all = (): Pull[] => [...this.#pulls.values()];

  async open({ branch, files, base = 'main', from, fork }: NewPull): Promise<Pull> {
    const [number, at] = [this.#nextNumber(), this.#clock.tick()];
    const baseSha = await this.#repository.tip(base);
    const start = from ?? baseSha;
    const pull: Pull = {
      number,
      title: `Change ${branch}`,
      author: fork ?? 'mona',
      fork: fork ?? null,
      branch,
      createdAt: at,
      updatedAt: at,
      closedAt: null,
      base,
      baseSha,
      formerBase: null,
      head: start,
      lastHead: start,
      commits: 0,
      testMerge: null,
      lastMerge: null,
      tested: '',
      isHeld: false,
      pushes: 0,
      isOpen: true,
      merged: null,
    };
    this.#pulls.set(number, pull);
    if (files === undefined) {
      await this.#point(pull, start);
      await this.#headMoved(pull, start, [], at);
    } else {
      const head = await this.#commit(pull, files, pull.title);
      await this.#headMoved(pull, head, [head], at);
    }
    return pull;
  }

  /** Adds a commit to the pull request's branch; without files, an empty one. */
  async push(number: number, files: FileChanges, message = 'Change more'): Promise<string> {
    const pull = this.get(number);
    const head = await this.#commit(pull, files, message);
    await this.#headMoved(pull, head, [head], this.#clock.tick());
    return head;
  }

  /** Moves the pull request's branch to any commit, as `git push --force` does. */
  async forcePush(number: number, sha: string): Promise<void> {
    const pull = this.get(number);
    await this.#point(pull, sha);
    await this.#headMoved(pull, sha, await this.#repository.between(pull.head, sha), this.#clock.tick());
  }

  /** Makes the test merge anew when one of its two sides has moved. */
  async refresh(number: number): Promise<Pull> {
    const pull = this.get(number);
    if (!pull.isOpen || pull.isHeld) return pull;
    const base = await this.#repository.tip(pull.base);
    if (pull.tested !== `${base} ${pull.head}`) await this.#testMerge(pull, base);
    return pull;
  }

  /** GitHub leaves the test merge as it is, and says that it is the current one, whatever moves. */
  holdTestMerge(number: number): void {
    this.get(number).isHeld = true;
  }

  /** Makes another test merge of the same or of newer sides. GitHub also keeps it current again. */
  async remakeTestMerge(number: number): Promise<Pull> {
    const pull = this.get(number);
    pull.isHeld = false;
    await this.#testMerge(pull, await this.#repository.tip(pull.base));
    return pull;
  }

  /** Closes it without a merge. */
  close(number: number): void {
    shut(this.get(number), this.#clock.tick());
  }

  async reopen(number: number): Promise<void> {
    const pull = this.get(number);
    if (pull.isOpen || pull.merged !== null) throw new Error(`pull request ${String(number)} cannot be reopened`);
    Object.assign(pull, { isOpen: true, closedAt: null, updatedAt: this.#clock.tick() });
    await this.refresh(number);
  }

  /** Changes the base branch. */
  async retarget(number: number, base: string): Promise<void> {
    await this.#setBase(this.get(number), base, this.#clock.tick());
  }

  async merge(number: number, method: Method): Promise<Push> {
    if (method === 'queue') return this.land(await this.enqueue([number]));
    const pull = this.get(number);
    const ref = branchRef(pull.base);
    const before = await this.#repository.tip(pull.base);
    const after = await this.#combine(pull, before, method, ref);
    const commits = await this.#repository.between(before, after);
    const [push, at] = [{ ref, before, after, commits }, this.#clock.tick()];
    finish(pull, { sha: after, at, commits });
    await this.#branchMoved(push, at);
    return push;
  }

  /** Builds a group of the merge queue: each pull request on top of the one before. */
  async enqueue(numbers: readonly number[], method: Exclude<Method, 'queue'> = 'merge'): Promise<Group> {
    const { base } = this.get(numbers[0] ?? 0);
    const baseSha = await this.#repository.tip(base);
    const entries: Group['entries'][number][] = [];
    let [head, ref] = [baseSha, ''];
    for (const pull of numbers) {
      const onto = head;
      ref = branchRef(`gh-readonly-queue/${base}/pr-${String(pull)}-${onto}`);
      head = await this.#combine(this.get(pull), onto, method, ref);
      entries.push({ pull, sha: head, commits: await this.#repository.between(onto, head) });
    }
    return { ref, base: branchRef(base), baseSha, head, entries };
  }

  /** Moves the base branch to a group that passed its checks: one push for all of its pull requests. */
  async land({ ref, base, baseSha, head, entries }: Group): Promise<Push> {
    if ((await this.#repository.commitAt(base)) !== baseSha)
      throw new Error(`${base} moved since: the merge queue would build this group anew`);
    const at = this.#clock.tick();
    await this.#repository.setRef(base, head);
    await this.#repository.setRef(ref, null);
    for (const { pull, ...merged } of entries) finish(this.get(pull), { ...merged, at });
    const commits = await this.#repository.between(baseSha, head);
    const push = { ref: base, before: baseSha, after: head, commits };
    await this.#branchMoved(push, at);
    return push;
  }

  /** A commit straight to a branch, past every pull request. */
  async pushTo(branch: string, files: FileChanges): Promise<Push> {
    const ref = branchRef(branch);
    const before = await this.#repository.tip(branch);
    const draft = { refs: [ref], parents: [before], message: 'Change directly', author: 'mona', files };
    const after = await this.#repository.commit(draft);
    const push = { ref, before, after, commits: [after] };
    await this.#branchMoved(push, this.#clock.tick());
    return push;
  }

  /** An existing commit is pushed to a branch, such as that of another branch which merged it. */
  async pushCommit(branch: string, after: string): Promise<Push> {
    const ref = branchRef(branch);
    const before = await this.#repository.tip(branch);
    await this.#repository.setRef(ref, after);
    const push = { ref, before, after, commits: await this.#repository.between(before, after) };
    await this.#branchMoved(push, this.#clock.tick());
    return push;
  }

  async createBranch(branch: string, from = 'main'): Promise<void> {
    await this.#repository.setRef(branchRef(branch), await this.#repository.tip(from));
    this.#clock.tick();
  }

  /**
   * Deletes a branch. Its own open pull requests are closed. Those that have it as their base get the base of the pull request that merged
   * it; if none did, they are closed, too.
   */
  async deleteBranch(branch: string): Promise<void> {
    const at = this.#clock.tick();
    const isIts = (pull: Pull): boolean => pull.fork === null && pull.branch === branch;
    const mergedIt = this.all().findLast((pull) => isIts(pull) && pull.merged !== null);
    await this.#repository.setRef(branchRef(branch), null);
    for (const pull of this.#allOpen()) {
      const isBasedOnIt = pull.base === branch;
      if (isIts(pull) || (isBasedOnIt && mergedIt === undefined)) shut(pull, at);
      else if (isBasedOnIt && mergedIt !== undefined) await this.#setBase(pull, mergedIt.base, at);
    }
  }

  /** The merged pull requests that brought a commit to the default branch; for another commit, all that have it and are open or merged. */
  async ofCommit(sha: string): Promise<Pull[]> {
    const isBrought = ({ merged }: Pull): boolean => merged?.commits.includes(sha) === true;
    if (await this.#repository.contains(await this.#repository.tip('main'), sha)) return this.all().filter(isBrought);
    const found: Pull[] = [];
    for (const pull of this.all())
      if (isBrought(pull) || ((pull.isOpen || pull.merged) && (await this.#repository.contains(pull.head, sha))))
        found.push(pull);
    return found;
  }

  #allOpen = (): Pull[] => this.all().filter(({ isOpen }) => isOpen);

  #commit(pull: Pull, files: FileChanges, message: string): Promise<string> {
    const refs = pull.fork === null ? [branchRef(pull.branch), headRef(pull)] : [headRef(pull)];
    return this.#repository.commit({ refs, parents: [pull.head], message, author: pull.author, files });
  }

  async #point(pull: Pull, sha: string): Promise<void> {
    if (pull.fork === null) await this.#repository.setRef(branchRef(pull.branch), sha);
    await this.#repository.setRef(headRef(pull), sha);
  }

  async #headMoved(pull: Pull, after: string, commits: readonly string[], at: string): Promise<void> {
    if (pull.fork !== null) return this.#setHead(pull, after, at);
    return this.#branchMoved({ ref: branchRef(pull.branch), before: pull.head, after, commits }, at, pull);
  }

  /**
   * What GitHub does after a push to a branch, of which `mover` knows already. Every open pull request of the branch has a new head, and every one to the branch whose head
   * came with the push is merged by it ("indirect merge").
   */
  async #branchMoved(push: Push, at: string, mover?: Pull): Promise<void> {
    for (const pull of this.#allOpen()) {
      if (pull.fork === null && branchRef(pull.branch) === push.ref) {
        if (pull !== mover) await this.#repository.setRef(headRef(pull), push.after);
        await this.#setHead(pull, push.after, at);
      } else if (branchRef(pull.base) === push.ref && push.commits.includes(pull.head)) {
        await this.#mergeIndirectly(pull, push, at);
      }
    }
  }

  /** Its merge commit is the first tip of the base that had its head: another pull request's merge commit if that one brought it. */
  async #mergeIndirectly(pull: Pull, { before, after }: Push, at: string): Promise<void> {
    for (const sha of await this.#repository.firstParents(before, after)) {
      if (!(await this.#repository.contains(sha, pull.head))) continue;
      const own = await this.#repository.between(before, pull.head);
      finish(pull, { sha, at, commits: [...new Set([...own, sha])] });
      return;
    }
  }

  async #setHead(pull: Pull, head: string, at: string): Promise<void> {
    pull.lastHead = pull.head;
    pull.head = head;
    pull.baseSha = await this.#repository.tip(pull.base);
    pull.updatedAt = at;
    pull.pushes += 1;
    pull.lastMerge = pull.testMerge;
    await this.refresh(pull.number);
  }

  async #setBase(pull: Pull, base: string, at: string): Promise<void> {
    pull.formerBase = { ref: pull.base, sha: pull.baseSha };
    pull.base = base;
    pull.baseSha = await this.#repository.tip(base);
    pull.updatedAt = at;
    await this.refresh(pull.number);
  }

  async #testMerge(pull: Pull, base: string): Promise<void> {
    const { number, head, author } = pull;
    const tree = await this.#repository.mergeTree(base, head);
    const refs = [`refs/pull/${String(number)}/merge`];
    const draft = { refs, parents: [base, head], message: `Merge ${head} into ${base}`, author };
    pull.tested = `${base} ${head}`;
    pull.testMerge = tree === null ? null : await this.#repository.commit({ ...draft, tree });
    pull.commits = (await this.#repository.between(base, head)).length;
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

function finish(pull: Pull, merged: NonNullable<Pull['merged']>): void {
  Object.assign(pull, { isOpen: false, merged, closedAt: merged.at, updatedAt: merged.at });
}

function shut(pull: Pull, at: string): void {
  if (!pull.isOpen) throw new Error(`pull request ${String(pull.number)} is not open`);
  Object.assign(pull, { isOpen: false, closedAt: at, updatedAt: at });
}
