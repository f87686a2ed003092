import { type Comment, type GitHub, GitHubError } from '../domain/github.ts';

/** The comments of one pull request, as far as they are known. */
type Known = {
  readonly byId: Map<number, Comment>;
  /** When they were listed, by the clock of here. */
  readonly asked: number;
  /** What was changed before is known, by GitHub's clock; null while nothing is. */
  readonly knownTo: number | null;
};

type Asking = {
  /** Those that were written or changed since, in milliseconds since 1970; null lists all. */
  readonly list: (pull: number, since: number | null) => Promise<Comment[]>;
  readonly create: (pull: number, body: string) => Promise<Comment>;
  readonly update: (id: number, body: string) => Promise<Comment | null>;
};

/** For so many milliseconds others' comments are taken to be as they were: no longer than a request that is retried takes. */
const fresh = 2000;

// GitHub tells whole seconds, and may show one list a moment later than another.
const margin = 5000;

/**
 * Lists the comments of a pull request as a whole only once, and later what is new: a run over hundreds of deployments looks at them
 * before each that it writes. What is written here is known without asking; after a write that failed nothing is.
 */
export function shareComments(
  { list, create, update }: Asking,
  now: () => number,
): Pick<GitHub, 'comments' | 'createComment' | 'updateComment'> {
  const pulls = new Map<number, Known>();
  const forgetting = async <T>(write: () => Promise<T>): Promise<T> => {
    try {
      return await write();
    } catch (error) {
      // It may have been written all the same, but for a clear no.
      if (!isRefusal(error)) pulls.clear();
      throw error;
    }
  };
  const keep = (comment: Comment): Comment => {
    pulls.get(comment.pull)?.byId.set(comment.id, comment);
    return comment;
  };
  return {
    async comments(pull, options) {
      const known = pulls.get(pull);
      if (known !== undefined && isFresh(now() - known.asked, options)) return inOrder(known);
      const asked = now();
      const listed = await list(pull, known?.knownTo ?? null);
      const byId = new Map([...(known?.byId ?? []), ...listed.map((one) => [one.id, one] as const)]);
      const next = { byId, asked, knownTo: newestOf(listed, now() - asked) ?? known?.knownTo ?? null };
      pulls.set(pull, next);
      return inOrder(next);
    },
    createComment: async (pull, body) => keep(await forgetting(() => create(pull, body))),
    async updateComment(id, body) {
      const updated = await forgetting(() => update(id, body));
      if (updated !== null) return keep(updated);
      for (const { byId } of pulls.values()) byId.delete(id);
      return null;
    },
  };
}

/** All below 500 but a time-out. */
const isRefusal = (error: unknown): boolean =>
  error instanceof GitHubError && error.status !== null && error.status < 500 && error.status !== 408;

/** A clock that was set back measures nothing. */
const isFresh = (age: number, options?: { readonly isNow?: boolean }): boolean =>
  options?.isNow !== true && age >= 0 && age < fresh;

const inOrder = ({ byId }: Pick<Known, 'byId'>): Comment[] => [...byId.values()].toSorted((a, b) => a.id - b.id);

/**
 * Up to when a list that took so long tells everything. What is written here tells nothing of that: others may have
 * written before it and after the list, and one page of a list may be older than another.
 */
function newestOf(listed: readonly Comment[], took: number): number | null {
  if (listed.length === 0 || took < 0) return null;
  return Math.max(...listed.map(({ updatedAt }) => updatedAt)) - took - margin;
}
