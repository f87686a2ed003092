import type { Emulator } from './emulator.ts';
import type { Group, Method, NewPull, Pull, Push } from './pull.ts';
import type { Repository } from './repository.ts';
import type { FileChanges } from './write-commit.ts';

const blank = () => ({
  testMerge: null,
  lastMerge: null,
  tested: '',
  pushes: 0,
  isOpen: true,
  merged: null,
});

/** All pull requests of a repository. Every merge is git's own. */
export class Pulls {
  readonly #repository: Repository;
  readonly #emulator: Emulator;
  readonly #path: string;
  readonly #pulls = new Map<number, Pull>();

  constructor(repository: Repository, emulator: Emulator, fullName: string) {
    this.#repository = repository;
    this.#emulator = emulator;
    this.#path = `/repos/${fullName}`;
  }

  get(number: number): Pull {
    const pull = this.#pulls.get(number);
    if (pull === undefined) throw new Error(`there is no pull request ${String(number)}`);
    return pull;
  }

  known(number: number): Pull | undefined {
    return this.#pulls.get(number);
  }

  all(): Pull[] {
    return [...this.#pulls.values()];
  }

  async open(wanted: NewPull): Promise<Pull> {
    const { branch, files, base = 'main', author = wanted.fork ?? 'mona', title = `Change ${branch}` } = wanted;
    const fork = wanted.fork ?? null;
    const baseSha = await this.#repository.tip(base);
    const head = `${fork === null ? '' : `${fork}/`}${branch}`;
    const asked = { title, head, base, body: wanted.body ?? null };
    const { number } = (await this.#call(author, 'POST', '/pulls', asked)) as { number: number };
    const pull: Pull = {
      number,
      title,
      author,
      fork,
      branch,
      base,
      head: baseSha,
      lastHead: baseSha,
      baseSha,
      ...blank(),
    };
    this.#pulls.set(number, pull);
    await this.push(number, files, title);
    return pull;
  }

  /** Adds a commit to the pull request's branch. */
  async push(number: number, files: FileChanges, message = 'Change more'): Promise<string> {
    const pull = this.get(number);
    const write = (refs: readonly string[]): Promise<string> =>
      this.#repository.commit({ refs, parents: [pull.head], message, author: pull.author, files });
    await this.#moved(pull, write);
    return pull.head;
  }

  /** The button "Update branch": merges the base into the pull request's branch. */
  async updateBranch(number: number): Promise<string> {
    const pull = this.get(number);
    const base = await this.#repository.tip(pull.base);
    const tree = await this.#merged(pull.head, base);
    const message = `Merge branch '${pull.base}' into ${pull.branch}`;
    const write = (refs: readonly string[]): Promise<string> =>
      this.#repository.commit({ refs, parents: [pull.head, base], message, author: pull.author, tree });
    await this.#moved(pull, write);
    return pull.head;
  }

  /** Makes the test merge anew when one of its two sides has moved. */
  async refresh(number: number): Promise<Pull> {
    const pull = this.get(number);
    const base = await this.#repository.tip(pull.base);
    const tested = `${base} ${pull.head}`;
    if (!pull.isOpen || pull.tested === tested) return pull;
    const tree = await this.#repository.mergeTree(base, pull.head);
    pull.tested = tested;
    pull.testMerge = tree && (await this.#testMerge(pull, base, tree));
    return pull;
  }

  async close(number: number, by = this.get(number).author): Promise<void> {
    this.get(number).isOpen = false;
    await this.#call(by, 'PATCH', `/pulls/${String(number)}`, { state: 'closed' });
  }

  async merge(number: number, method: Method, by = 'mona'): Promise<Push> {
    if (method === 'queue') return this.land(await this.enqueue([number]));
    const pull = this.get(number);
    const before = await this.#repository.tip(pull.base);
    const ref = `refs/heads/${pull.base}`;
    const after = await this.#combine(pull, before, method, ref);
    const commits = await this.#repository.between(before, after);
    await this.#markMerged(
      pull,
      after,
      commits.map(({ sha }) => sha),
      by,
    );
    return { ref, before, after, commits, by };
  }

  /** Builds a group of the merge queue: each pull request on top of the one before. */
  async enqueue(numbers: readonly number[], method: Exclude<Method, 'queue'> = 'merge'): Promise<Group> {
    const base = this.get(numbers[0] ?? 0).base;
    const sha = await this.#repository.tip(base);
    const entries: Group['entries'][number][] = [];
    let [head, ref] = [sha, ''];
    for (const number of numbers) {
      const onto = head;
      ref = `refs/heads/gh-readonly-queue/${base}/pr-${String(number)}-${onto}`;
      head = await this.#combine(this.get(number), onto, method, ref);
      const commits = await this.#repository.between(onto, head);
      entries.push({ pull: number, sha: head, commits: commits.map((commit) => commit.sha) });
    }
    return { ref, base: { ref: `refs/heads/${base}`, sha }, head, entries };
  }

  /** Moves the base branch to a group that passed its checks, all of its pull requests in one push. */
  async land(group: Group): Promise<Push> {
    const branch = group.base.ref.slice('refs/heads/'.length);
    const before = await this.#repository.tip(branch);
    if (before !== group.base.sha) throw new Error(`${branch} has moved since the group was built: build it anew`);
    await this.#repository.setRef(group.base.ref, group.head);
    await this.#repository.setRef(group.ref, null);
    const by = 'mona';
    for (const entry of group.entries) await this.#markMerged(this.get(entry.pull), entry.sha, entry.commits, by);
    const commits = await this.#repository.between(before, group.head);
    return { ref: group.base.ref, before, after: group.head, commits, by };
  }

  /** A commit straight to a branch, past every pull request. */
  async pushTo(branch: string, files: FileChanges, message = 'Change directly', by = 'mona'): Promise<Push> {
    const ref = `refs/heads/${branch}`;
    const before = await this.#repository.tip(branch);
    const after = await this.#repository.commit({ refs: [ref], parents: [before], message, author: by, files });
    return { ref, before, after, commits: await this.#repository.between(before, after), by };
  }

  /** The pull requests of a commit: the merged ones that brought it to the default branch, else open ones that have it. */
  async ofCommit(sha: string): Promise<Pull[]> {
    const all = this.all();
    const tip = await this.#repository.tip(this.#repository.defaultBranch);
    if (await this.#repository.contains(tip, sha)) return all.filter(({ merged }) => merged?.commits.includes(sha));
    const open = all.filter(({ isOpen }) => isOpen);
    const has = await Promise.all(open.map(({ head }) => this.#repository.contains(head, sha)));
    return open.filter((_, at) => has[at]);
  }

  async #combine(pull: Pull, onto: string, method: Exclude<Method, 'queue'>, ref: string): Promise<string> {
    if (!pull.isOpen) throw new Error(`pull request ${String(pull.number)} is not open`);
    if (method === 'rebase') {
      const rebased = await this.#repository.rebase(pull.head, onto);
      await this.#repository.setRef(ref, rebased);
      return rebased;
    }
    const tree = await this.#merged(onto, pull.head);
    const number = `#${String(pull.number)}`;
    const [message, parents] =
      method === 'merge'
        ? [`Merge pull request ${number} from ${pull.branch}\n\n${pull.title}`, [onto, pull.head]]
        : [`${pull.title} (${number})`, [onto]];
    return this.#repository.commit({ refs: [ref], parents, message, author: pull.author, tree });
  }

  async #merged(ours: string, theirs: string): Promise<string> {
    const tree = await this.#repository.mergeTree(ours, theirs);
    if (tree === null) throw new Error(`${theirs} does not merge into ${ours}: there is a conflict`);
    return tree;
  }

  async #moved(pull: Pull, write: (refs: readonly string[]) => Promise<string>): Promise<void> {
    const head = `refs/pull/${String(pull.number)}/head`;
    pull.lastHead = pull.head;
    pull.head = await write(pull.fork === null ? [`refs/heads/${pull.branch}`, head] : [head]);
    pull.baseSha = await this.#repository.tip(pull.base);
    pull.pushes += 1;
    pull.lastMerge = pull.testMerge;
    await this.refresh(pull.number);
  }

  #testMerge(pull: Pull, base: string, tree: string): Promise<string> {
    const refs = [`refs/pull/${String(pull.number)}/merge`];
    const message = `Merge ${pull.head} into ${base}`;
    return this.#repository.commit({ refs, parents: [base, pull.head], message, author: pull.author, tree });
  }

  async #markMerged(pull: Pull, sha: string, commits: readonly string[], by: string): Promise<void> {
    const at = new Date().toISOString();
    Object.assign(pull, { isOpen: false, merged: { sha, by, at, commits } } satisfies Partial<Pull>);
    await this.#call(by, 'PATCH', `/pulls/${String(pull.number)}`, { state: 'closed' });
  }

  #call(login: string, method: string, path: string, body: unknown): Promise<unknown> {
    return this.#emulator.call(this.#emulator.tokenOf(login), method, `${this.#path}${path}`, body);
  }
}
