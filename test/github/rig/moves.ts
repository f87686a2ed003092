/** A branch was made, moved or deleted. */
export type Move = {
  readonly id: number;
  readonly ref: string;
  readonly before: string;
  readonly after: string;
  readonly type: 'push' | 'branch_creation' | 'branch_deletion' | 'pr_merge' | 'merge_queue_merge';
  /** Login; null for an account that is gone. */
  readonly by: string | null;
  /** In whole seconds, as GitHub tells it. */
  readonly at: string;
};

/** No commit at all. */
export const nothing = '0'.repeat(40);

/** Everything that happened to the branches of a repository, oldest first. */
export class Moves {
  readonly all: Move[] = [];

  /** Null stands for no branch. */
  add(branch: string, [before, after]: readonly [string | null, string | null], by: string, how?: Move['type']): void {
    const made = before === null ? 'branch_creation' : 'push';
    this.all.push({
      id: this.all.length + 1,
      ref: `refs/heads/${branch}`,
      before: before ?? nothing,
      after: after ?? nothing,
      type: how ?? (after === null ? 'branch_deletion' : made),
      by,
      at: new Date().toISOString().replace(/\.\d{3}Z$/, 'Z'),
    });
  }
}
