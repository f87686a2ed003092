import { createHash } from 'node:crypto';
import type { Commit } from '../../../src/domain/forge.ts';

/** The files of a commit: a path, and a number in place of its content. */
export type Tree = ReadonlyMap<string, number>;

export type TreeCommit = Commit & {
  readonly tree: Tree;
  /** Counts the commits of the repository: parents have lower ones. */
  readonly index: number;
};

const ids: string[] = [];

/** The id of the n-th commit of any repository. */
const idAt = (index: number): string =>
  (ids[index] ??= createHash('sha1')
    .update(`commit ${String(index)}`)
    .digest('hex'));

/** A git repository: commits with their trees, and branches. */
export class MemoryGit {
  readonly #commits = new Map<string, TreeCommit>();
  readonly #branches = new Map<string, string>();

  commit(parents: readonly string[], tree: Tree): string {
    const index = this.#commits.size;
    const id = idAt(index);
    this.#commits.set(id, { id, parents, tree, index });
    return id;
  }

  read(id: string): TreeCommit {
    const commit = this.#commits.get(id);
    if (commit === undefined) throw new Error(`there is no commit ${id}`);
    return commit;
  }

  tip(branch: string): string {
    const id = this.#branches.get(branch);
    if (id === undefined) throw new Error(`there is no branch ${branch}`);
    return id;
  }

  point(branch: string, id: string): void {
    this.#branches.set(branch, id);
  }

  /** A commit and all its ancestors. */
  ancestors(id: string): Set<string> {
    const found = new Set<string>();
    const waiting = [id];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push(...this.read(next).parents);
    }
    return found;
  }

  /** A commit and its ancestors, newest first, as `git log` lists them. */
  log = (id: string): TreeCommit[] =>
    Array.from(this.ancestors(id), (one) => this.read(one)).toSorted((a, b) => b.index - a.index);

  contains = (id: string, other: string): boolean => this.ancestors(id).has(other);

  /** The first parents of a commit down to another one, without that, oldest first. */
  firstParents(after: string, id: string): string[] {
    const found: string[] = [];
    for (let next: string | undefined = id; next !== undefined && next !== after; next = this.read(next).parents[0])
      found.push(next);
    return found.toReversed();
  }

  /** The tree of a three-way merge; null on a conflict. */
  mergeTrees(ours: string, theirs: string): Tree | null {
    const others = this.ancestors(theirs);
    const base = this.log(ours).find(({ id }) => others.has(id))?.tree ?? new Map<string, number>();
    return mergeThree(base, this.read(ours).tree, this.read(theirs).tree);
  }

  /** What a commit changes, on top of another one; null on a conflict. */
  pick(id: string, onto: string): Tree | null {
    const { tree, parents } = this.read(id);
    const before = parents[0] === undefined ? new Map<string, number>() : this.read(parents[0]).tree;
    return mergeThree(before, this.read(onto).tree, tree);
  }
}

/** Each file by itself, as git does with separate files. */
function mergeThree(base: Tree, ours: Tree, theirs: Tree): Tree | null {
  const merged = new Map<string, number>();
  for (const path of new Set([...ours.keys(), ...theirs.keys()])) {
    const [was, our, their] = [base.get(path), ours.get(path), theirs.get(path)];
    if (our !== was && their !== was && our !== their) return null;
    const value = our === was ? their : our;
    if (value !== undefined) merged.set(path, value);
  }
  return merged;
}
