import type { GitHubClock } from './clock.ts';
import type { FileChanges, BareRepository } from './bare-repository.ts';

export type MergeMethod = 'merge' | 'squash' | 'rebase' | 'queue';

export type NewPull = {
  readonly branch: string;
  /** The changes of its first commit. Without them, the branch points to `from`. */
  readonly files?: FileChanges;
  readonly base?: string;
  /** The commit that the branch starts from; by default the tip of the base. */
  readonly from?: string;
  /** The owner of the fork that has the branch. */
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
  previousHead: string;
  /** The number of commits that the base does not have. It no longer changes once the pull request is closed. */
  commits: number;
  /** The test merge, `refs/pull/N/merge`; null on a conflict. */
  testMerge: string | null;
  /** The test merge before the last push, which the payload of its event still has. */
  previousTestMerge: string | null;
  /** The two commits of the test merge; null before the first one. */
  testMergeParents: { readonly base: string; readonly head: string } | null;
  /** Whether GitHub keeps the test merge although a side has moved. */
  isTestMergeHeld: boolean;
  pushes: number;
  isOpen: boolean;
  merged: { readonly sha: string; readonly at: string; readonly commits: readonly string[] } | null;
};

/** A push that moved a branch. */
export type Push = {
  readonly ref: string;
  readonly before: string;
  readonly after: string;
  readonly commits: readonly string[];
};

/** A group of the merge queue: one branch with all of its pull requests. */
export type Group = {
  readonly ref: string;
  readonly base: string;
  readonly baseSha: string;
  readonly head: string;
  readonly entries: readonly { readonly pull: number; readonly sha: string; readonly commits: readonly string[] }[];
};

const branchRef = (branch: string): string => `refs/heads/${branch}`;

const headRef = ({ number }: Pull): string => `refs/pull/${String(number)}/head`;

/** All pull requests and branches of a repository. Git itself makes every merge. */
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
      previousHead: start,
      commits: 0,
      testMerge: null,
      previousTestMerge: null,
      testMergeParents: null,
      isTestMergeHeld: false,
      pushes: 0,
      isOpen: true,
      merged: null,
    };
    this.#pulls.set(number, pull);
    if (files === undefined) {
      await this.#setHeadRef(pull, start);
      await this.#moveHead(pull, start, [], at);
    } else {
      const head = await this.#commit(pull, files, pull.title);
      await this.#moveHead(pull, head, [head], at);
    }
    return pull;
  }

  /** Adds a commit to the pull request's branch; without files, an empty one. */
  async push(number: number, files: FileChanges, message = 'Change more'): Promise<string> {
    const pull = this.get(number);
    const head = await this.#commit(pull, files, message);
    await this.#moveHead(pull, head, [head], this.#clock.tick());
    return head;
  }

  /** Moves the pull request's branch to any commit, as `git push --force` does. */
  async forcePush(number: number, sha: string): Promise<void> {
    const pull = this.get(number);
    await this.#setHeadRef(pull, sha);
    await this.#moveHead(pull, sha, await this.#repository.between(pull.head, sha), this.#clock.tick());
  }

  /** Remakes the test merge if one of its two sides has moved. */
  async refresh(number: number): Promise<Pull> {
    const pull = this.get(number);
    if (!pull.isOpen || pull.isTestMergeHeld) return pull;
    const base = await this.#repository.tip(pull.base);
    const parents = pull.testMergeParents;
    if (parents?.base !== base || parents.head !== pull.head) await this.#testMerge(pull, base);
    return pull;
  }

  /** Lets GitHub keep the test merge, and call it the current one, whatever moves. */
  holdTestMerge(number: number): void {
    this.get(number).isTestMergeHeld = true;
  }

  /** Makes another test merge, and ends `holdTestMerge`. */
  async remakeTestMerge(number: number): Promise<Pull> {
    const pull = this.get(number);
    pull.isTestMergeHeld = false;
    await this.#testMerge(pull, await this.#repository.tip(pull.base));
    return pull;
  }

  /** Closes it without a merge. */
  close(number: number): void {
    closePull(this.get(number), this.#clock.tick());
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

  async merge(number: number, method: MergeMethod): Promise<Push> {
    if (method === 'queue') return this.land(await this.enqueue([number]));
    const pull = this.get(number);
    const ref = branchRef(pull.base);
    const before = await this.#repository.tip(pull.base);
    const after = await this.#mergeInto(pull, before, method, ref);
    const commits = await this.#repository.between(before, after);
    const [push, at] = [{ ref, before, after, commits }, this.#clock.tick()];
    markMerged(pull, { sha: after, at, commits });
    await this.#updatePullsAfterPush(push, at);
    return push;
  }

  /** Builds a group of the merge queue: each pull request on top of the previous one. */
  async enqueue(numbers: readonly number[], method: Exclude<MergeMethod, 'queue'> = 'merge'): Promise<Group> {
    const { base } = this.get(numbers[0] ?? 0);
    const baseSha = await this.#repository.tip(base);
    const entries: Group['entries'][number][] = [];
    let [head, ref] = [baseSha, ''];
    for (const pull of numbers) {
      const onto = head;
      ref = branchRef(`gh-readonly-queue/${base}/pr-${String(pull)}-${onto}`);
      head = await this.#mergeInto(this.get(pull), onto, method, ref);
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
    for (const { pull, ...merged } of entries) markMerged(this.get(pull), { ...merged, at });
    const commits = await this.#repository.between(baseSha, head);
    const push = { ref: base, before: baseSha, after: head, commits };
    await this.#updatePullsAfterPush(push, at);
    return push;
  }

  /** Pushes a new commit directly to a branch, without a pull request. */
  async pushTo(branch: string, files: FileChanges): Promise<Push> {
    const ref = branchRef(branch);
    const before = await this.#repository.tip(branch);
    const draft = { refs: [ref], parents: [before], message: 'Change directly', author: 'mona', files };
    const after = await this.#repository.commit(draft);
    const push = { ref, before, after, commits: [after] };
    await this.#updatePullsAfterPush(push, this.#clock.tick());
    return push;
  }

  /** Pushes an existing commit to a branch, such as the tip of another branch that contains it. */
  async pushCommit(branch: string, after: string): Promise<Push> {
    const ref = branchRef(branch);
    const before = await this.#repository.tip(branch);
    await this.#repository.setRef(ref, after);
    const push = { ref, before, after, commits: await this.#repository.between(before, after) };
    await this.#updatePullsAfterPush(push, this.#clock.tick());
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
    const isBranchOfPull = (pull: Pull): boolean => pull.fork === null && pull.branch === branch;
    const mergedPull = this.all().findLast((pull) => isBranchOfPull(pull) && pull.merged !== null);
    await this.#repository.setRef(branchRef(branch), null);
    for (const pull of this.#allOpen()) {
      const isBasedOnIt = pull.base === branch;
      if (isBranchOfPull(pull) || (isBasedOnIt && mergedPull === undefined)) closePull(pull, at);
      else if (isBasedOnIt && mergedPull !== undefined) await this.#setBase(pull, mergedPull.base, at);
    }
  }

  /**
   * The pull requests of a commit: for one on the default branch, the merged pull requests that added it; for any other, all open or merged ones that
   * contain it.
   */
  async ofCommit(sha: string): Promise<Pull[]> {
    const hasAdded = ({ merged }: Pull): boolean => merged?.commits.includes(sha) === true;
    if (await this.#repository.contains(await this.#repository.tip('main'), sha)) return this.all().filter(hasAdded);
    const pulls: Pull[] = [];
    for (const pull of this.all())
      if (hasAdded(pull) || ((pull.isOpen || pull.merged) && (await this.#repository.contains(pull.head, sha))))
        pulls.push(pull);
    return pulls;
  }

  #allOpen = (): Pull[] => this.all().filter(({ isOpen }) => isOpen);

  #commit(pull: Pull, files: FileChanges, message: string): Promise<string> {
    const refs = pull.fork === null ? [branchRef(pull.branch), headRef(pull)] : [headRef(pull)];
    return this.#repository.commit({ refs, parents: [pull.head], message, author: pull.author, files });
  }

  async #setHeadRef(pull: Pull, sha: string): Promise<void> {
    if (pull.fork === null) await this.#repository.setRef(branchRef(pull.branch), sha);
    await this.#repository.setRef(headRef(pull), sha);
  }

  async #moveHead(pull: Pull, after: string, commits: readonly string[], at: string): Promise<void> {
    if (pull.fork !== null) return this.#setHead(pull, after, at);
    return this.#updatePullsAfterPush({ ref: branchRef(pull.branch), before: pull.head, after, commits }, at, pull);
  }

  /**
   * Updates pull requests after a push to a branch, as GitHub does. Open pull requests of the branch get a new head; the reference of `knownPull` has
   * it already. Open pull requests to the branch whose head the push contains become merged ("indirect merge").
   */
  async #updatePullsAfterPush(push: Push, at: string, knownPull?: Pull): Promise<void> {
    for (const pull of this.#allOpen()) {
      if (pull.fork === null && branchRef(pull.branch) === push.ref) {
        if (pull !== knownPull) await this.#repository.setRef(headRef(pull), push.after);
        await this.#setHead(pull, push.after, at);
      } else if (branchRef(pull.base) === push.ref && push.commits.includes(pull.head)) {
        await this.#mergeIndirectly(pull, push, at);
      }
    }
  }

  /** The merge commit is the first tip of the base that contains the head, even if that is the merge commit of another pull request. */
  async #mergeIndirectly(pull: Pull, { before, after }: Push, at: string): Promise<void> {
    for (const sha of await this.#repository.firstParents(before, after)) {
      if (!(await this.#repository.contains(sha, pull.head))) continue;
      const ofBranch = await this.#repository.between(before, pull.head);
      markMerged(pull, { sha, at, commits: [...new Set([...ofBranch, sha])] });
      return;
    }
  }

  async #setHead(pull: Pull, head: string, at: string): Promise<void> {
    pull.previousHead = pull.head;
    pull.head = head;
    pull.baseSha = await this.#repository.tip(pull.base);
    pull.updatedAt = at;
    pull.pushes += 1;
    pull.previousTestMerge = pull.testMerge;
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
    pull.testMergeParents = { base, head };
    pull.testMerge = tree === null ? null : await this.#repository.commit({ ...draft, tree });
    pull.commits = (await this.#repository.between(base, head)).length;
  }

  async #mergeInto(pull: Pull, onto: string, method: Exclude<MergeMethod, 'queue'>, ref: string): Promise<string> {
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

function markMerged(pull: Pull, merged: NonNullable<Pull['merged']>): void {
  Object.assign(pull, { isOpen: false, merged, closedAt: merged.at, updatedAt: merged.at });
}

function closePull(pull: Pull, at: string): void {
  if (!pull.isOpen) throw new Error(`pull request ${String(pull.number)} is not open`);
  Object.assign(pull, { isOpen: false, closedAt: at, updatedAt: at });
}
