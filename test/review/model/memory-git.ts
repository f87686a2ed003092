import { createHash } from 'node:crypto';
import type { Commit } from '../../../src/domain/forge.ts';

/** The files of a commit by path. A number stands for the content. */
export type Tree = ReadonlyMap<string, number>;

export type TreeCommit = Commit & {
  readonly tree: Tree;
  /** The position in the order in which commits were made: parents have lower ones. */
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

  setBranch(branch: string, id: string): void {
    this.#branches.set(branch, id);
  }

  /** A commit and all its ancestors. */
  ancestors(id: string): Set<string> {
    const ancestors = new Set<string>();
    const waiting = [id];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (ancestors.has(next)) continue;
      ancestors.add(next);
      waiting.push(...this.read(next).parents);
    }
    return ancestors;
  }

  /** A commit and its ancestors, newest first, as `git log` lists them. */
  log = (id: string): TreeCommit[] =>
    Array.from(this.ancestors(id), (ancestor) => this.read(ancestor)).toSorted((a, b) => b.index - a.index);

  contains = (id: string, other: string): boolean => this.ancestors(id).has(other);

  /** The first parents from `id`, inclusive, down to `after`, exclusive; oldest first. */
  firstParents(after: string, id: string): string[] {
    const parents: string[] = [];
    for (let next: string | undefined = id; next !== undefined && next !== after; next = this.read(next).parents[0])
      parents.push(next);
    return parents.toReversed();
  }

  /** The tree of a three-way merge; null on a conflict. */
  mergeTrees(ours: string, theirs: string): Tree | null {
    const others = this.ancestors(theirs);
    const base = this.log(ours).find(({ id }) => others.has(id))?.tree ?? new Map<string, number>();
    return mergeThreeWay(base, this.read(ours).tree, this.read(theirs).tree);
  }

  /** The tree of `parent` with the changes that a commit makes; null on a conflict. */
  cherryPick(id: string, parent: string): Tree | null {
    const { tree, parents } = this.read(id);
    const before = parents[0] === undefined ? new Map<string, number>() : this.read(parents[0]).tree;
    return mergeThreeWay(before, this.read(parent).tree, tree);
  }
}

/** Merges each file on its own. Null if both sides change a file differently. */
function mergeThreeWay(base: Tree, ours: Tree, theirs: Tree): Tree | null {
  const merged = new Map<string, number>();
  for (const path of new Set([...ours.keys(), ...theirs.keys()])) {
    const [inBase, inOurs, inTheirs] = [base.get(path), ours.get(path), theirs.get(path)];
    if (inOurs !== inBase && inTheirs !== inBase && inOurs !== inTheirs) return null;
    const value = inOurs === inBase ? inTheirs : inOurs;
    if (value !== undefined) merged.set(path, value);
  }
  return merged;
}
