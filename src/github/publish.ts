import type { Comment } from '../domain/github.ts';
import { ForgeError } from '../domain/errors.ts';
import type { Marker } from '../domain/record.ts';
import type { GitHub } from './client.ts';

/** How to find our comments: by their hidden lines and their author. */
export type Ours = {
  /** Digest of the run's config, so that a workflow for another folder has its own comments. */
  readonly config: string;
  /** Login, for example `github-actions[bot]`. */
  readonly author: string;
  /** Reads the hidden lines of a comment; null if it is not ours. Never throws. */
  readonly readMarker: (body: string) => Marker | null;
};

/** A comment of ours, and what its hidden lines claim. */
export type Marked = { readonly comment: Comment; readonly marker: Marker };

/**
 * Our comments by deployment; null stands for all of the run. The one that counts comes first: the highest number, since a new comment
 * replaces those before; of two with the same number, from concurrent runs, the oldest.
 */
export function oursIn(
  comments: readonly Comment[],
  { config, author, readMarker }: Ours,
): ReadonlyMap<string | null, readonly Marked[]> {
  const marked = comments.flatMap((comment): Marked[] => {
    const marker = isBy(comment, author) ? readMarker(comment.body) : null;
    return marker?.config === config ? [{ comment, marker }] : [];
  });
  const sorted = marked.toSorted((a, b) => b.marker.number - a.marker.number || a.comment.id - b.comment.id);
  return Map.groupBy(sorted, ({ marker }) => marker.deployment);
}

/** Comments beside the first one because concurrent runs recorded a plan. */
export const rivalsIn = ([first, ...others]: readonly Marked[]): Marked[] =>
  others.filter(({ marker }) => marker.hasRecord && marker.number === first?.marker.number);

/** GitHub logins are case-insensitive. Editing a comment does not change its author. */
export function isBy({ author }: Pick<Comment, 'author'>, login: string): boolean {
  // Only a bot's login can have brackets; a user configured as the author is not a bot.
  const type = login.endsWith('[bot]') ? 'Bot' : 'User';
  return author.login.toLowerCase() === login.toLowerCase() && author.type === type;
}

export const firstLine = ({ body }: Comment): string => body.split('\n', 1)[0] ?? '';

export type Publication = Ours & {
  /** Null: about all deployments. */
  readonly deployment: string | null;
  readonly pull: number;
  /** The text with its hidden lines, for the comment that it replaces, or null. */
  readonly body: (replaced: Marker | null) => string;
  /** `quiet`: only updates an existing comment. `new`: never edits another text, since an edit sends no notification. */
  readonly mode: 'always' | 'quiet' | 'new';
  /** The run that writes: the comment of a newer run is never replaced. */
  readonly run: Marker['run'];
  /** The commit that the pull request must still be at, unmerged; null if the text holds for any commit. */
  readonly head: string | null;
  /** The text of our other comments once the one at this URL counts. It has no hidden lines, so the comment is no longer ours. */
  readonly retired: (url: string) => string;
  /** The comment that the text was made for, or null for none: if another comment or first line replaced it, nothing is written. */
  readonly onto?: Comment | null | undefined;
};

/**
 * How writing a comment ended. `needless`: none contradicts the text. `overtaken`: a newer run or another commit owns the comment.
 */
export type Fate = 'written' | 'needless' | 'overtaken' | 'refused';

/** The comment, or null without one. */
export type Published = { readonly url: string | null; readonly fate: Fate };

/**
 * Writes the comment of a deployment in place, or creates it if missing. Never touches comments of other authors. Adds notices, a sentence
 * each. Throws ForgeError.
 */
export async function publish(github: GitHub, publication: Publication, notices: Set<string>): Promise<Published> {
  const { mode } = publication;
  const found = oursIn(await github.comments(publication.pull), publication);
  const ours = found.get(publication.deployment) ?? [];
  const [current = null, ...doubles] = ours;
  const reason = await reasonToSkip(github, publication, ours);
  if (reason !== null) {
    notices.add(`The comment was not changed: ${reason}.`);
    return { url: current && current.comment.url, fate: 'overtaken' };
  }
  const body = publication.body(current && current.marker);
  const updated = await update(github, replacedBy(mode, found, current), body);
  if (updated === null && mode === 'quiet') return { url: null, fate: 'needless' };
  const written = updated ?? (await createOnce(github, publication, body));
  if (!isBy(written, publication.author)) notices.add(otherAuthor(written, publication.author));
  await retire(github, mode === 'new' ? ours : doubles, publication.retired(written.url), notices);
  return { url: written.url, fate: 'written' };
}

/** The comment to edit, if any. That about all deployments becomes the first one's, so that a pull request has one comment. */
function replacedBy(
  mode: Publication['mode'],
  found: ReadonlyMap<string | null, readonly Marked[]>,
  current: Marked | null,
): Comment | null {
  const common = mode === 'always' ? (found.get(null)?.[0] ?? null) : null;
  return mode === 'new' ? null : ((current ?? common)?.comment ?? null);
}

/** Null without a comment, or if it was deleted. */
async function update(github: GitHub, comment: Comment | null, body: string): Promise<Comment | null> {
  if (comment === null || comment.body === body) return comment;
  return github.updateComment(comment.id, body);
}

async function reasonToSkip(
  github: GitHub,
  { pull, head, mode, run, onto }: Publication,
  ours: readonly Marked[],
): Promise<string | null> {
  const current = ours[0]?.comment;
  // A person who re-runs an old job counts as newer than the run of that job.
  const isOlder = mode !== 'new' && ours.some(({ marker }) => isNewer(marker.run, run));
  if (isOlder || (current !== undefined && onto !== undefined && !isSame(current, onto))) return 'a newer run wrote it';
  if (head === null || (current === undefined && mode === 'quiet')) return null;
  const now = await github.pull(pull);
  return now.head === head && !now.merged ? null : 'the pull request was updated since this run began';
}

const isSame = (current: Comment, seen: Comment | null): boolean =>
  current.id === seen?.id && firstLine(current) === firstLine(seen);

/** Whether a run is newer than another, or a later attempt of it. */
const isNewer = (run: Marker['run'], than: Marker['run']): boolean =>
  run.id > than.id || (run.id === than.id && run.attempt > than.attempt);

/** Without an answer, the comment may exist all the same: then it is not written twice. */
async function createOnce(github: GitHub, publication: Publication, body: string): Promise<Comment> {
  const { pull } = publication;
  try {
    return await github.createComment(pull, body);
  } catch (error) {
    const isRefused = error instanceof ForgeError && error.status !== null && error.status < 500;
    if (isRefused) throw error;
    const there = (await github.comments(pull)).find((one) => one.body === body && isBy(one, publication.author));
    return there ?? (await github.createComment(pull, body));
  }
}

/** Otherwise duplicates keep promising a plan, and it is unknown which one was read. */
async function retire(github: GitHub, others: readonly Marked[], text: string, notices: Set<string>): Promise<void> {
  for (const { comment } of others)
    try {
      await github.updateComment(comment.id, text);
    } catch (error) {
      if (!(error instanceof ForgeError)) throw error;
      notices.add(`A duplicate comment of ifmatch is out of date. Delete it: ${comment.url}`);
    }
}

/** For a comment or issue that the next run would not find. */
export const otherAuthor = ({ author }: Pick<Comment, 'author'>, expected: string): string =>
  `GitHub reports the author ${author.login}, not ${expected}. Set comment-author to ${author.login}, or every run writes a new one.`;
