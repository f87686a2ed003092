import type { Comment } from '../domain/github.ts';
import type { Marker } from '../domain/record.ts';

type Run = Marker['run'];

/** Reads the hidden lines of a comment; null when it is none of ours. It never throws. */
export type ReadMarker = (body: string) => Marker | null;

/** How to know the comment of a deployment: what its first line says, and who wrote it. */
export type Ours = {
  /** Null: the one about all deployments of the run. */
  readonly deployment: string | null;
  /**
   * Digest of the run's config, so that a workflow for another folder keeps a comment of its own; behind it those that count where no
   * comment names the one before. Null stands for comments of older versions, which name none.
   */
  readonly configs: readonly (string | null)[];
  /** Login, for example `github-actions[bot]`. */
  readonly author: string;
  readonly readMarker: ReadMarker;
};

/**
 * The comment of a deployment and config. Of several the one with the highest number counts, since a new one replaces those before; and of
 * two with the same number, as after two runs at the same moment, the oldest.
 */
export const findOurs = (comments: readonly Comment[], ours: Ours): Comment | null =>
  allOurs(comments, ours)[0] ?? null;

/** All comments of a deployment that are ours: in the order of their configs, and then those first that count most. */
export function allOurs(comments: readonly Comment[], { deployment, configs, author, readMarker }: Ours): Comment[] {
  const marked = comments.flatMap((comment) => {
    const marker = isBy(comment, author) ? readMarker(comment.body) : null;
    return marker?.deployment === deployment ? [{ comment, marker }] : [];
  });
  return configs.flatMap((wanted) =>
    marked
      .filter(({ marker }) => marker.config === wanted)
      .toSorted(byWeight)
      .map(({ comment }) => comment),
  );
}

type Marked = { readonly comment: Comment; readonly marker: Marker };

/** The comment that counts comes first. */
export const byWeight = (a: Marked, b: Marked): number =>
  b.marker.number - a.marker.number || a.comment.id - b.comment.id;

/** GitHub compares logins without case. Whoever edits a comment does not become its author. */
export function isBy({ author }: Pick<Comment, 'author'>, login: string): boolean {
  // Only a bot can have a login with brackets; a user who has been chosen as the author is none.
  const type = login.endsWith('[bot]') ? 'Bot' : 'User';
  return author.login.toLowerCase() === login.toLowerCase() && author.type === type;
}

/** Whether a run came after another one, or is a later attempt of it. */
export const isNewer = (run: Run, than: Run): boolean =>
  run.id > than.id || (run.id === than.id && run.attempt > than.attempt);
