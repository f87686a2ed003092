import type { Comment, GitHub } from '../domain/github.ts';

/** The comments of one pull request, as far as they are known. */
type Known = { readonly byId: Map<number, Comment>; asked: number };

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
      // It may have been written all the same.
      pulls.clear();
      throw error;
    }
  };
  const keep = (comment: Comment): Comment => {
    pulls.get(comment.pull)?.byId.set(comment.id, comment);
    return comment;
  };
  return {
    async comments(pull) {
      const known = pulls.get(pull);
      if (known !== undefined && now() - known.asked < fresh) return inOrder(known);
      const asked = now();
      const listed = await list(pull, known === undefined ? null : newsOf(known));
      const byId = new Map([...(known?.byId ?? []), ...listed.map((one) => [one.id, one] as const)]);
      pulls.set(pull, { byId, asked });
      return inOrder({ byId, asked });
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

const inOrder = ({ byId }: Known): Comment[] => [...byId.values()].toSorted((a, b) => a.id - b.id);

function newsOf({ byId }: Known): number | null {
  const last = Math.max(0, ...[...byId.values()].map(({ updatedAt }) => updatedAt));
  return last === 0 ? null : last - margin;
}
