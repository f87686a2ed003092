import type { Comment, Pull, Status } from '../../domain/forge.ts';
import { isVoid, type RecordAnchor, readRecordAnchors } from './record-anchor.ts';
import {
  type AuditFacts,
  type HiddenFacts,
  isTextIntact,
  isHiddenLineUnreadable,
  joinRecordParts,
  stateOfPart,
  readHiddenLine,
} from './hidden-line.ts';
import type { ReviewRecord } from '../../domain/review.ts';
import type { Forge } from '../forge.ts';
import type { ReviewKey, Verifier } from './review-key.ts';
import { recordDigest } from './record.ts';

// Reads the record of a commit, and the review of an open pull request, from statuses and comments.

/** The record of a head commit: the one whose anchor counts, and what its comment holds by now. */
export type AnchoredRecord =
  /** `hasOtherToken`: there are anchors that no token of this run made. */
  | { readonly state: 'none'; readonly hasOtherToken: boolean }
  | {
      readonly state: 'intact';
      readonly anchor: RecordAnchor;
      readonly record: ReviewRecord;
      readonly comment: Comment;
      /** The kind of state that the comment shows. */
      readonly shown: string;
      /** Who approved its apply, and what it sent. Absent before an apply, and in comments of older versions. */
      readonly audit?: AuditFacts | undefined;
    }
  /** The comment exists, but no longer holds the record. */
  | { readonly state: 'edited'; readonly anchor: RecordAnchor; readonly comment: Comment }
  /** `disputed`: another record has the same number. `replaced`: the plan of a later commit was recorded, and the branch is back. */
  | { readonly state: 'comment-missing' | 'disputed' | 'replaced'; readonly anchor: RecordAnchor };

/** The plan that was recorded last for an earlier head commit of a pull request. */
export type PreviousRecord = {
  readonly head: string;
  readonly anchor: RecordAnchor;
  /** Whether the plan is void already. */
  readonly isVoid: boolean;
  /** Null if the anchor names another record than the comment holds: then it is unknown which plan people saw last. */
  readonly record: ReviewRecord | null;
};

/** Where a review is kept, and the key that proves it to be ours. */
export type ReviewStore = { readonly forge: Forge; readonly key: ReviewKey };

/** The same for readers, who prove nothing. */
export type ReviewReader = { readonly forge: Forge; readonly key: Verifier };

/**
 * Reads the record of a head commit whose anchor counts. `statuses`: of that commit. `comments`: those of the pull request that were read just now; others
 * are requested.
 */
export async function readRecord(
  { forge, key }: ReviewReader,
  { number, head }: Pick<Pull, 'number' | 'head'>,
  statuses: readonly Status[],
  comments: readonly Comment[] = [],
): Promise<AnchoredRecord> {
  const { latest, isDisputed, hasOtherToken } = readRecordAnchors(key, { pull: number, head }, statuses);
  if (latest === null) return { state: 'none', hasOtherToken };
  if (isDisputed) return { state: 'disputed', anchor: latest };
  if (isVoid(latest)) return { state: 'replaced', anchor: latest };
  const comment = comments.find(({ id }) => id === latest.comment) ?? (await forge.comment(latest.comment));
  if (comment === null) return { state: 'comment-missing', anchor: latest };
  const facts = readIntactFacts(key, comment);
  // By now the comment may be about a later commit, and only keep the record of this one.
  if (facts?.head !== head) return { state: 'edited', anchor: latest, comment };
  const { state, audit } = facts;
  const record = await readWholeRecord({ forge, key }, facts, comments);
  if (record === 'missing') return { state: 'comment-missing', anchor: latest };
  const isIntact = record !== null && recordDigest(record) === latest.digest;
  return isIntact
    ? { state: 'intact', anchor: latest, record, comment, shown: state, audit }
    : { state: 'edited', anchor: latest, comment };
}

/** Reads the comments that continue one of ours, in order; null for one that was deleted. */
const readPartComments = (
  { forge }: ReviewReader,
  { parts = [] }: HiddenFacts,
  comments: readonly Comment[],
): Promise<(Comment | null)[]> =>
  Promise.all(parts.map(async (part) => comments.find(({ id }) => id === part) ?? (await forge.comment(part))));

/** Reads the record of a comment and of those that continue it. `missing`: one of these was deleted. Null if the visible text of one was edited. */
async function readWholeRecord(
  store: ReviewReader,
  facts: HiddenFacts,
  comments: readonly Comment[],
): Promise<ReviewRecord | 'missing' | null> {
  const parts = await readPartComments(store, facts, comments);
  const existing = parts.filter((part) => part !== null);
  if (existing.length < parts.length) return 'missing';
  if (existing.some((part) => readIntactFacts(store.key, part) === null)) return null;
  return readRecordOfComment(store, facts, existing);
}

/** The facts of a comment of ours; null if its hidden line or its visible text was edited. */
function readIntactFacts(key: Verifier, { body }: Comment): HiddenFacts | null {
  const facts = readHiddenLine(key, body);
  return facts !== null && isTextIntact(facts, body) ? facts : null;
}

/** Reads the record that a comment of ours holds, alone or with those that continue it. Null if it has none, or if one of these was deleted or edited. */
export async function readRecordOfComment(
  store: ReviewReader,
  facts: HiddenFacts,
  comments: readonly Comment[] = [],
): Promise<ReviewRecord | null> {
  if (facts.record !== null) return facts.record;
  const parts = await readPartComments(store, facts, comments);
  const records = parts.flatMap((part) => (part && readHiddenLine(store.key, part.body)?.record) ?? []);
  return records.length === parts.length ? joinRecordParts(records) : null;
}

/** What the forge knows about the review of an open pull request. */
export type ReviewState = {
  readonly anchored: AnchoredRecord;
  /** The record of another head commit that our comment holds, if that commit has an anchor; null without one. */
  readonly previous: PreviousRecord | null;
  /** Our comment: the one that the anchor names, else by its hidden line the oldest one, since a copy is younger. Null without one. */
  readonly comment: Comment | null;
  /** Comments that are, or look like, ours. */
  readonly candidates: readonly Comment[];
  readonly statuses: readonly Status[];
};

/** Reads the review of an open pull request. */
export async function readReview(store: ReviewStore, pull: Pick<Pull, 'number' | 'head'>): Promise<ReviewState> {
  const { forge, key } = store;
  const [comments, statuses] = await Promise.all([forge.comments(pull.number), forge.statuses(pull.head)]);
  const anchored = await readRecord(store, pull, statuses, comments);
  const anchoredComment = 'comment' in anchored ? anchored.comment : null;
  const candidates = comments.filter(
    ({ id, body }) => id === anchoredComment?.id || isOurs(store, pull, body) || isHiddenLineUnreadable(key, body),
  );
  let comment = anchoredComment;
  // Once the anchored comment is deleted, what looks like it is a copy by somebody else.
  if (comment === null && anchored.state !== 'comment-missing')
    comment = candidates.find(({ body }) => isOurs(store, pull, body) && !isPart(store, body)) ?? null;
  const previous = comment === null ? null : await readPrevious(store, pull, comment, comments);
  const isCopy = comment !== null && previous !== null && previous.anchor.comment !== comment.id;
  return { anchored, previous, comment: isCopy ? null : comment, candidates, statuses };
}

const isOurs = ({ key }: ReviewStore, { number }: Pick<Pull, 'number'>, body: string): boolean =>
  readHiddenLine(key, body)?.pull === number;

const isPart = ({ key }: ReviewStore, body: string): boolean => readHiddenLine(key, body)?.state === stateOfPart;

/** Reads the record of another head commit in a comment; null without one. */
async function readPrevious(
  { forge, key }: ReviewStore,
  { number, head }: Pick<Pull, 'number' | 'head'>,
  comment: Comment,
  comments: readonly Comment[],
): Promise<PreviousRecord | null> {
  const facts = readHiddenLine(key, comment.body);
  const record = facts && (await readRecordOfComment({ forge, key }, facts, comments));
  if (record === null || record.head === head) return null;
  const statuses = await forge.statuses(record.head);
  const { latest, recorded } = readRecordAnchors(key, { pull: number, head: record.head }, statuses);
  if (latest === null || recorded === null) return null;
  const isAnchored = recorded.comment === comment.id && recorded.digest === recordDigest(record);
  return { head: record.head, anchor: recorded, isVoid: isVoid(latest), record: isAnchored ? record : null };
}
